### What tools/rules_digest.py writes around the rules.

digest-title = Dust Tactics
digest-intro = The rules as this program plays them, in two rule sets, retold in our own words: those of the German core rulebook, and the same with the publisher's later corrections, called the FAQ. The numbers are those shown beside every question and in every refusal. Where the printed rules are silent or unclear, a ruling says what was decided; cases that players argue about are in the last chapter. Dust Tactics is a title of its publisher; this text does not replace the rulebook.
comparison-title = The rule sets compared
comparison-intro = Everything in which the two rule sets differ. The option faq chooses the second.
column-rulebook = Rulebook
column-faq = FAQ
row-full-entry = The entering move has all the move points of the unit
    .rule = T3.3
row-any-corner = Any corner of a blocking square next to the target gives corner cover
    .rule = T8.3
row-plunging-artillery = Artillery ignores cover except inside buildings
    .rule = T12.3
row-one-reaction = There is only one attempt to react in an activation
    .rule = T13.3
row-charge-interrupted = A charge can be reacted to between its two moves
    .rule = T13.3
row-medic-refills = A miniature that the medic revives brings full limited ammunition
    .rule = T18.5
cell-yes = yes
cell-no = no
reconstructed-intro = Cards, boards and scenarios were printed on components of their own, not in the rulebook. The data files say for each value whether it is established, derived or reconstructed, and why. Each can be replaced by a file of your own, for instance with the values of your own copy of the game.
reconstructed-cards = Cards. Established are what the rulebook's tables and examples show and what reviewers read off the cards: the rows of Blackhawk, Lara, Heavy Laser Grenadiers, Rhino and Hell Boys, parts of others, several costs, and that the box is worth 130 AP a side. A weapon of one name has the same row on all cards. The other values are reconstructed within these limits.
reconstructed-boards = Boards. One poster is nine by six squares. Established is little more than that the first battle has one poster with a building of tiles in the middle and two crossed squares; all else is drawn for this program, symmetric where neither side shall be favoured.
reconstructed-scenarios = Scenarios. Established are the forces of the first, 130 AP for the others, two titles and the kinds of missions. Objectives in detail, round limits and bonuses are reconstructed.
