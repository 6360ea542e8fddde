### The rulebook's worked examples retold. .rules names the rules an example shows.

example-A = Katja plays a purple card of four days while the calendar is at day 26. Four days lead to 30, which goes on to 31. The month does not advance, and Katja has earned a bonus action.
    .rules = P4.2, P4.4
example-B = Viktor uses a green card of four days and recruit value 2 to recruit. He takes two units of cost 1; both enter the green region, the only one the card allows.
    .rules = P4.7, P4.8
example-C = Katja plays a card with the action move. Kerensky cannot go from green to red, because the blockade marker closes that connection. She moves a white unit from blue to white instead.
    .rules = P4.9, P2.3
example-D = Viktor plays red, holds Will of the People and ends exactly on day 15. He recruits a unit of cost 2 into purple and then takes the bonus move: a neutral unit goes from brown to purple. No token of his own stands in brown, and none is needed to move it.
    .rules = P4.4, P4.8, P4.16, P4.17
example-E = In brown, Viktor's three tokens show 3, 1 and 0, Katja's two show 2 and 2. Both have a strength of 4. Viktor is stronger, having three tokens against two.
    .rules = P5.1, P5.2
example-F = Brown is the region of unrest, and the month is Jul. Katja has 1, 1 and 1, Viktor 2 and 0, so Katja is stronger with 3 against 2. She takes the points, and the support marker moves three spaces toward her.
    .rules = P5.1, P5.3, P5.4
example-G = White has been scored. Katja has two tokens, 2 and 1, one of them an exhausted leader; Viktor has one exhausted unit showing 3. With 3 against 3 Katja is the stronger, by two tokens to one. Then her ready token becomes exhausted and her leader leaves the game for good, while Viktor's unit leaves the board and returns to his supply.
    .rules = P5.2, P5.7, P1.4
example-H = The opposition has played red-2, red-4, purple-4, brown-5 and purple-2, in this order. Red and purple both have 6 days, brown 5; red and purple both have two cards. The last card of the two regions was purple-2, so the region is purple. Of its two cards purple-4 has more points and is the one scored.
    .rules = P7.8
