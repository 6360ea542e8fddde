### The rules of Dual Powers in our own words, one message for each rule number (P4.8 is rule-P4-8).
### The attribute .ruling says what was decided where the printed rules are silent, unclear or contradicted.
### One line for each message: tools/rules_digest.py writes docs/rules/dual-powers.md from them.

chapter-P1 = Components
chapter-P2 = Set-up
chapter-P3 = Draw and objective
chapter-P4 = Action phase
chapter-P5 = Scoring
chapter-P6 = Clean-up and end
chapter-P7 = Solitaire

## P1 Components

rule-P1-1 = Two sides contend for the city: red is the Petrograd Soviet, white the Provisional Government. The board has six regions: purple, blue, red, green, white and brown (one example of the rulebook calls brown yellow). Connections join them, and each region has a tile of its colour.
rule-P1-2 = There are 48 command cards. Each shows a number of days, a region, a recruit value from 1 to 3, an action (move, double move or refresh) and victory points. The region says where the card recruits, or which region is scored if the card is a secret objective; the points count only then.
rule-P1-3 = There are six leader cards: Lenin, Stalin and Zinoviev for red; Kerensky, Lvov and Kornilov for white. Each shows a number of days, the strength of its leader ready and exhausted, the sign that he may enter any region, and one special: mobilise protest, espionage or inspire the people.
rule-P1-4 = Every token has a ready and an exhausted side, each with a strength. There are 10 red and 10 white units with a recruit cost of 1 to 3, 6 neutral units, 6 leaders, and Trotsky twice, neutral and red. An exhausted token is not always the weaker one: its strength may be as high as before, or higher.
rule-P1-5 = One support track with a single marker has a victory space at each end. The calendar has the days 1 to 31 and the months Mar/Apr, May/Jun, Jul, Aug, Sep, Oct and Nov. There are also the blockade marker, the Will of the People marker, and three objective markers numbered 1 to 3.

## P2 Set-up

rule-P2-1 = Each side takes its three leader cards into the hand and puts its three leaders and ten units, ready side up, into its supply.
rule-P2-2 = One neutral unit, drawn at random, enters each region ready. The support marker starts in the middle, Will of the People with red, the calendar at Mar/Apr, day 1.
rule-P2-3 = The six region tiles are shuffled. The first two are turned up on the spaces Unrest and Blockade, and the blockade marker closes the connection whose colour the blockade tile has.
rule-P2-4 = The 48 command cards are shuffled into one deck.
rule-P2-5 = Neutral Trotsky waits beside May/Jun, red Trotsky beside Aug. The three objective markers lie beside the support track. The tile stack and the deck lie face down.
    .ruling = The first tile drawn is the unrest, the second the blockade. The printed rules do not say which is which.

## P3 Draw and objective

rule-P3-1 = A round begins with a draw: each player takes five command cards. When the deck is used up, the discards are shuffled and become the deck. There is no limit to the hand.
rule-P3-2 = Each player then lays one command card face down as the secret objective. A leader card cannot be the objective. Players may look at their own objectives at any time.
    .ruling = Whoever holds no command card, both piles being empty, has no objective this round.
rule-P3-3 = After the draw a hand, leader cards included, has eight cards plus one for every bonus card drawn so far, and never fewer: a round uses five cards, the four played and the objective, and five come back. In solitaire it is seven, for there the objective never is in the hand.
    .ruling = The holder of Will of the People draws first. Only the discards are shuffled into a new deck, never cards in play. If deck and discards are both empty nothing is drawn, and the bonus draw is not offered.
rule-P3-4 = Both objectives are chosen at the same time, neither player seeing the other's. Everybody may see the supplies, both sides of every token, the number of cards in each hand, the discards and the leader cards not yet played. Secret are the command cards in hand, objectives that lie face down, and the order of the deck and of the tile stack.

## P4 Action phase

rule-P4-1 = Each player has four turns, taken alternately. Whoever holds Will of the People when the phase begins has the first turn, and that order stands for the whole round. A turn has four steps: play a card, advance the date, act, and take a bonus action if one was earned.
rule-P4-2 = The day marker advances by the days on the card; leader cards count as well. Beyond 31 it goes on from 1, and the month advances by one. A move that ends on 29 or 30 goes on to 31. Reaching 31 does not advance the month; from 31, a card of n days leads to day n of the next month.
rule-P4-3 = When the month advances, the player whose turn it is takes Will of the People, and with it the control of every neutral token on the board. If they have it already, nothing changes.
rule-P4-4 = If the day marker ends its move exactly on 15 or 31, the player has earned a bonus action, which they may take after their action (P4.16).
rule-P4-5 = When the month reaches May/Jun, neutral Trotsky enters the region of unrest at once. Like the neutral units he is controlled by the holder of Will of the People.
    .ruling = Neutral Trotsky enters ready. With no region of unrest (P6.1) he does not come, and so red Trotsky does not come either.
rule-P4-6 = When the month reaches Aug, red Trotsky takes the place of neutral Trotsky at once, in the same region and with the same side up. If neutral Trotsky is no longer on the board, red Trotsky never comes.
rule-P4-7 = A command card is used for one of two things: to recruit (P4.8), or for the action it shows (P4.9 to P4.11). Never both.
    .ruling = The card must be used if recruiting or its action is possible, though the player decides which, and may recruit for less than the full value. If neither is possible the action is skipped; the date has advanced all the same.
rule-P4-8 = Recruit: place one or more units of your own from the supply, ready, in the region of the card. Their costs together may not exceed the recruit value. Without a unit in the supply that the value can pay for, you cannot choose to recruit. The blockade never stops recruiting.
    .ruling = Units of one recruitment may be named in any sequence; the log names the dearest first.
rule-P4-9 = Move: take one token you control, ready or exhausted, to a neighbouring region along a connection that is not blockaded.
rule-P4-10 = Double move: take one token you control one or two regions far. Both steps need open connections, and it is always one token: two tokens cannot go one region each.
    .ruling = A double move may not end in the region where it began.
rule-P4-11 = Refresh: turn one exhausted token you control to its ready side. A ready token cannot be turned over.
rule-P4-12 = A leader card brings that leader from your supply, ready, into any region. At once every exhausted neutral unit you control in that region becomes ready; this helps units only, not neutral Trotsky. You may also use the special of the card, before or after placing the leader. Either way the leader enters. The order can matter: if you inspire the people first you control the neutral units when the leader arrives, and they become ready; if you inspire afterwards they do not.
    .ruling = The publisher's online text leaves out that the neutral units become ready; we follow the printed rules. That the special may come first is the publisher's own answer. With the option accompanied_neutrals the leader just placed is company enough for the neutral units to become ready. The printed rules say that whoever plays a leader card may recruit the leader and use the special: we read it as leave to do both, where a command card gives one action, and not as leave to keep the leader back.
rule-P4-13 = Mobilise protest: you may move the blockade marker to any other connection. The tiles stay as they are, and so does the next region of unrest (P6.4).
    .ruling = With the marker off the board (P6.1) every connection is open to it.
rule-P4-14 = Espionage: you may turn the opponent's secret objective face up. It stays open to both players until it is scored.
    .ruling = Not offered when there is no objective face down.
rule-P4-15 = Inspire the people: you may take Will of the People, and with it the control of all neutral units and neutral leaders. The order of turns in this round does not change.
    .ruling = Not offered to whoever holds Will of the People already.
rule-P4-16 = With a bonus action earned, you may after your action do one of four things: recruit one unit of cost 1 from your supply, ready, into any region (if you have such a unit); move one token one region, as P4.9; refresh one token, as P4.11; or draw one command card.
    .ruling = The publisher's online text allows the bonus move only to leaders and units of cost 1; we follow the printed rules, which allow it to every token you control.
rule-P4-17 = You control your own tokens, and while you hold Will of the People all neutral tokens, wherever they are. With the option accompanied_neutrals you control a neutral token only in a region where a token of your own stands.
    .ruling = The option accompanied_neutrals is the publisher's later online text; the printed rules, which hold without it, ask for a token of your own only when strength is compared (P5.1).
rule-P4-18 = Every turn one card of the hand, command card or leader card, is played face up. Nobody may pass.
    .ruling = A hand can be empty only after deck and discards ran out; the turn is then passed over.
rule-P4-19 = The date step has a fixed order: the day, the month, Will of the People, then Trotsky. The action comes afterwards, so it may already use neutral tokens the player has just won.
rule-P4-20 = Neutral Trotsky is a neutral leader: the holder of Will of the People moves and refreshes him, but a leader who arrives does not make him ready (P4.12). Red Trotsky is a red leader from the moment he appears, whoever holds Will of the People.
rule-P4-21 = A card drawn as a bonus is in the hand at once and may be played in a later turn of the same round. Played cards lie open before their player and join the discards only in the clean-up.

## P5 Scoring

rule-P5-1 = Your strength in a region is the sum of the numbers your tokens there show, units and leaders, ready or exhausted. Neutral tokens, and Trotsky while he is neutral, add to the strength of the holder of Will of the People, but only where that player also has a token that is not neutral.
rule-P5-2 = With equal strength the side with more tokens there is stronger, neutral ones included if they counted under P5.1; if that is equal too, the holder of Will of the People. A side without a token of its own in the region is never the stronger one, and where there are no tokens, or only neutral ones, nobody is.
    .ruling = Neutral tokens that did not count under P5.1 are not counted as tokens here either, though their holder controls them (P4.17): so a single token that shows 0 is stronger than any number of neutral tokens without company.
rule-P5-3 = The region of unrest is scored first, and objective marker 1 is put there. The stronger side takes either points or a bonus action. The points depend on the month: 2 from Mar to Jun, 3 in Jul, 4 in Aug, 5 in Sep, 6 in Oct and Nov. With the option unrest_seven it is 7 in Oct and Nov.
    .ruling = The option unrest_seven is the publisher's online text; without it the printed 6 holds.
rule-P5-4 = Points move the support marker toward the side that scores them, one space for each point. A marker that reaches an end of the track wins the game for that side at once.
rule-P5-5 = Then the secret objectives are turned up. The side that is behind on the support track reveals first, and objective marker 2 is put into the region of its card; then the other side reveals, with marker 3. If the support marker is in the middle, the side without Will of the People reveals first.
rule-P5-6 = The region with marker 2 is scored, then the region with marker 3: the side that is stronger there takes the points of that objective card. If several markers lie in one region, each is scored by itself.
    .ruling = The points go to whoever is stronger, no matter who chose the card. The printed text is not of one mind about it: its description of the cards speaks only of the player who chose it, its scoring steps of whoever is stronger.
rule-P5-7 = At the end of the scoring, in each region with one or more objective markers every ready token becomes exhausted, and every token that was already exhausted leaves the board. Red and white units return to their supply; leaders and neutral tokens are out of the game. This happens once for each region, however many markers lie there.
rule-P5-8 = Marker 1 lies in the region of unrest whether points were taken, a bonus action, or nothing; the tokens there tire all the same.
rule-P5-9 = The bonus action for the unrest is carried out at once: before the objectives are turned up, before the other regions are compared, and before any token tires.
    .ruling = The printed rules say that who chooses the bonus carries out one of the four actions at once; but two of the four may be done or left (recruit and draw, P4.16), so it may be declined like any bonus action. The points are gone then.
rule-P5-10 = Who is behind (P5.5) is judged after the unrest was scored. Both objectives are face up before the region with marker 2 is scored.
rule-P5-11 = If nobody is stronger in a region, nobody scores it; its tokens tire like the others.
rule-P5-12 = Trotsky, neutral or red, tires like any other token: if he is already exhausted in a region that is scored, he is out of the game.
rule-P5-13 = The support track runs equally far to both sides, and its last space on each side is the victory space.
    .ruling = The number of spaces to a side counts the victory space. Points beyond it are lost. If the end is reached, nothing more is scored; if that happens in the unrest, the objectives that lie face down stay hidden.

## P6 Clean-up and end

rule-P6-1 = The unrest tile leaves the game, and the blockade tile becomes the new unrest. A new tile is drawn for the blockade, and the blockade marker goes to the connection of its colour.
    .ruling = When no tile is left to draw, the blockade marker leaves the board, and a protest may bring it back to any connection. When there is no unrest tile either (round 7), the scoring of the unrest is skipped.
rule-P6-2 = The objective markers return to their places. All command cards played in the round and both objectives go to the discards; leader cards that were played are out of the game. Cards not played stay in the hand.
rule-P6-3 = The game ends at once when the support marker reaches an end of the track, and otherwise after the scoring of a round in which the month is Oct or Nov. The side the marker stands on wins; if it stands in the middle, the holder of Will of the People.
    .ruling = A player who resigns has lost.
rule-P6-4 = The clean-up puts the blockade marker on the connection of the new tile, wherever a protest had moved it. What becomes the next unrest is told by the blockade tile, not by the marker.
rule-P6-5 = Nov is the last month of the calendar.
    .ruling = If the day passes 31 again in Nov, the month stays where it is, and the player still takes Will of the People.

## P7 Solitaire

rule-P7-1 = You choose a side and play against the opposition, which takes the other. The units of that other side stay in the box. The opposition has its three leaders, whose cards are shuffled and laid face down, and 27 units of its own: nine each of levels 1, 2 and 3, as strong as their level while ready. You choose a difficulty from 1 to 6. Everything else is set up as in P2.
rule-P7-2 = In the draw you take four cards into the hand and lay a fifth, unseen, as your secret objective: P3.2 does not hold, and nobody looks at it before it is turned up. Five more cards are laid face down, unseen, for the opposition, which has no objective card.
rule-P7-3 = In place of choosing objectives, the next leader of the opposition is turned up and enters the region of unrest. His special is not used and the date does not advance. Then the opposition takes Will of the People, so that it holds it at the start of every action phase.
    .ruling = With no region of unrest (P6.1) no leader enters.
rule-P7-4 = The opposition has five turns in a round and you have four, taken alternately, so that the opposition has the first and the last.
rule-P7-5 = In its turn the opposition turns up its next card, advances the day by it, and puts one of its units, of the level of the card's recruit value, ready into the card's region. If the day ends on 15 or 31, it also puts a unit of level 1 into the region of unrest. If the day passes 31, it takes Will of the People. It never moves and never refreshes.
    .ruling = If the opposition has no unit of the level left, it places none, be it for the card or for the bonus.
rule-P7-6 = Your turns are as in the game for two, with one more bonus action: organise turns up your own secret objective. Espionage turns it up as well, since the opposition has none.
rule-P7-7 = The unrest is scored as in P5.3, but when the opposition is stronger it always takes the points, never the bonus action.
rule-P7-8 = The opposition's objective follows from its five cards. Add up the days of the cards of each region; the highest sum names the region. If sums are equal, the region with most cards; if that is equal too, the region among those of which a card was played last. The card of that region with the most points is the one scored.
    .ruling = The last card decides the region only. The printed example speaks of the four-day card as the last one played, which it was not; it counts because it has more points.
rule-P7-9 = An exhausted unit of the opposition has a strength of X, which is the difficulty you chose.
rule-P7-10 = The game ends at once when the marker reaches an end of the track, and otherwise after the scoring of the third round. The winner is found as in P6.3.
rule-P7-11 = The leader of the opposition enters ready. His coming is no action: no neutral unit becomes ready through it.
rule-P7-12 = The days 29 and 30, the months and Trotsky work in the turns of the opposition as in yours. The unit of its card enters before the unit for its bonus.
rule-P7-13 = The cards of the opposition lie open in the order they were played. The clean-up is as in P6.
    .ruling = Units of the opposition that leave the board return to its supply and can be placed again.
rule-P7-14 = An exhausted leader of the opposition has the strength printed on his exhausted side. X holds for its units only, and for every level of them, so that a weak unit can grow stronger by tiring.
rule-P7-15 = Everything else is played as in the game for two.
    .ruling = P5.5 decides which of the two objectives gets marker 2 and which marker 3. Organise can be chosen only in the action phase, not as the bonus of the unrest. Red Trotsky belongs to red, whether you play red or the opposition does.
