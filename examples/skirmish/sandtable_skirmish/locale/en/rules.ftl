### The rules of Skirmish, one message for each rule number (S4.2 is rule-S4-2).

chapter-S1 = The box
chapter-S2 = The rounds
chapter-S3 = Foraging
chapter-S4 = Marching
chapter-S5 = Battle
chapter-S6 = The end

rule-S1-1 = There are three seats. Ana and Ben are the allies; Cid, the rival, plays alone against them.
rule-S1-2 = In an area stand troops of one side, or none. A troop is on the field or lost.
rule-S1-3 = A card is in a hand, in the deck or spent.
rule-S2-1 = Each seat draws two cards. Then come the rounds, three unless agreed otherwise: all forage, then each seat marches twice, Ana first, then Ben, then Cid.
rule-S3-1 = All name an area to forage in, at the same time and in secret. Whoever named one that nobody else named draws a card.
rule-S3-2 = Only whoever draws a card sees it.
rule-S4-1 = One forages in, marches from and retreats to areas where troops of one's own side stand.
rule-S4-2 = At least one troop stays behind when others march.
rule-S4-3 = A march or a retreat leads to a neighbouring area.
rule-S5-1 = A march into an area of the enemy is a battle. The sides fire by turns, the attackers first, three volleys each. Each troop is a die that hits on two faces of six, and each hit is a troop lost. When the defenders are lost, the attackers move in; otherwise those who are left stay where they came from.
rule-S5-2 = Before the dice, each defender who holds an ambush is asked for it. If it is played, the attackers lose their first volley.
rule-S5-3 = After a volley, each player of the side that fired who holds a reroll is asked for it. If it is played, the volley is rolled again.
rule-S5-4 = Before the attackers fire again, the defenders may retreat together, and the attackers move in. Either partner may decide.
rule-S5-5 = One plays a card of one's own hand, for what it does.
rule-S6-1 = A side without areas has lost. After the last round the side with more points in its areas wins; if neither has more, the rival does. The winners share 1, the losers -1.
