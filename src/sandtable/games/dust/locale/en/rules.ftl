### The rules of Dust in our own words, one message for each rule number (D4.8 is rule-D4-8).
### The attribute .ruling says what was decided where the printed rules are silent, unclear or contradicted.
### One line for each message: tools/rules_digest.py writes docs/rules/dust.md from them.

chapter-D1 = Components
chapter-D2 = Set-up
chapter-D3 = Cards and initiative
chapter-D4 = Production
chapter-D5 = Movement
chapter-D6 = Attacks
chapter-D7 = Battles
chapter-D8 = Retreat
chapter-D9 = Special attacks
chapter-D10 = Abilities
chapter-D11 = Victory points
chapter-D12 = Victory

## D1 Components

rule-D1-1 = Each of the six armies has 60 tanks, 20 mechs, 20 fighters, 15 bombers and 15 submarines. One tank of every player marks their score, so that at most 59 of them can be on the map; of a colour that only neutrals use it is all 60. Nobody can bring more units of a kind into play than their supply holds.
    .ruling = Destroyed units return to the supply and can be built again.
rule-D1-2 = There are 24 production centres in all, the same for everybody. When the last of them stands on the map, no more can be built.
rule-D1-3 = The deck has 45 cards. Each shows a combat, a movement and a production value of 1 to 5 that add up to 7, a number of stars and one ability. As soon as the last card of the deck has been drawn, the discards are shuffled and become the new deck; cards that lie open before players are not among them.
    .ruling = Only the Original rulebook tells the sum and the range of the values; they hold in all editions. Premium and Standard speak of ten abilities, but eleven are described, and eleven there are.
rule-D1-4 = A die has two faces with a hit and four blank ones. However many dice a roll asks for, all of them are rolled.
rule-D1-5 = The map consists of areas joined by links. Every area is either land or sea. Some links run around the edge of the map from east to west, none from north to south. Of the 48 land areas 6 are capitals, 12 power sources and 30 plain; of the 28 sea areas 4 are power sources. Each capital touches exactly one other capital, so that they form three pairs.
    .ruling = The number of 28 sea areas rests on a single review; no rulebook gives it.
rule-D1-6 = Cost, combat value and supremacy of the units are: tank 2, 1 and 0; mech 5, 2 and 1; fighter 3, 1 and 1; bomber 6, 2 and 1; submarine 4, 1 and none. In Standard and Epic the combat value of a submarine is 2. Tanks and mechs are land units, fighters and bombers air units, submarines sea units. A production centre costs 6 points and a card 1.
    .ruling = The price list of the Original rulebook prints 8 for a production centre, its text 6. The price is 6.
rule-D1-7 = A production centre is no unit and is never destroyed. It belongs to whoever controls its area. In an area that nobody controls it is nobody's and builds nothing. What can be built in a neutral capital is told in D4.9.
rule-D1-8 = You control an area as long as at least one of your units stands there. Units of different colours never share an area.
rule-D1-9 = A link joins land to land, sea to sea or land to sea; land that touches the sea is coastal. Links between land and sea serve only to carry units over the sea, for amphibious attacks, to build submarines and for special attacks, in Original for retreats too.
rule-D1-10 = For movement and combat neutral units count as enemies of everybody. They never attack and never move, and they become more only where they can be bought (D4.9).
rule-D1-11 = Everybody may see the map, the open cards and the discards, which lie face up, how many cards each player holds, the supplies and the scores. Secret are the cards in the hands and in the deck.

## D2 Set-up

rule-D2-1 = Everybody is dealt six cards and secretly picks one. All picks are revealed together; the five cards left are the first hand.
rule-D2-2 = The revealed cards give the order of the set-up: a higher combat value comes first. If combat values are equal, the higher movement value decides, then the greater number of stars.
rule-D2-3 = In this order everybody chooses a colour that is still free and claims a free capital by putting a tank there. Any colour may take any capital.
rule-D2-4 = With few players some capitals are closed. In Premium, Standard and Epic it depends on their number: with 2 players the second may not take the partner of the first one's capital; with 3 nobody may take the partner of a capital that is taken; with 4 the third pair is closed as soon as capitals of two pairs are taken, so that everybody ends up beside a neighbour; with 5 or 6 nothing is closed. In Original the first three players take capitals of three different pairs, however many play.
rule-D2-5 = Each capital that nobody claimed is held by neutrals, with a tank and a mech. In Premium and Standard it gets a production centre as well, in Epic and Original it does not.
rule-D2-6 = In Premium and Standard the players in rotation put a tank on a free land area each, until no land is free. In Epic and Original they first take two power sources on land each, in rotation; those left over become neutral, with a tank and a mech. Then they take five further land areas each, in rotation, and what is left over becomes neutral in the same way.
rule-D2-7 = In rotation everybody places three production centres, one at a time, on their own land areas: the capital is allowed, a power source never, and no area gets a second one.
rule-D2-8 = In order, everybody buys units for up to 12 points plus the production value of their set-up card, and places all of them at their own production centres as in D4.4. Production centres, cards and neutral units cannot be bought now, and points left over are lost. In Premium and Standard submarines may be bought too; they go to a sea area next to one of the buyer's production centres that nobody else occupies, and a power source taken in this way counts at once. In Epic and Original there are no submarines in the set-up.
    .ruling = Premium speaks of units worth exactly this sum. As in Standard it is the most that can be spent.
rule-D2-9 = When everybody has placed their units, the set-up cards are discarded and the first round begins.
    .ruling = Original does not say what becomes of the card; it is discarded there too. The ability of a set-up card cannot be used, for the set-up is no round.
rule-D2-10 = Neutral units have colours that nobody plays. In Premium and Standard each neutral capital has a colour of its own. In Original the unused colours may be mixed at will.
    .ruling = Epic follows Original. The program gives each neutral capital a colour of its own and any other neutral area the colour with most mechs left, so that none runs out.
rule-D2-11 = In Epic and Original everybody now has 1 capital, 2 power sources and 5 plain areas with a tank on each, and neutrals hold 32 areas with 2 players, 24 with 3, 16 with 4, 8 with 5 and 0 with 6. In Premium and Standard 10 production centres stand on the map before the first units are bought with 2 players, 12 with 3, 14 with 4, 16 with 5 and 18 with 6.
rule-D2-12 = Whoever places production centres needs areas of their own that may have one.
    .ruling = Whoever has fewer than three such areas places as many production centres as they can and is passed over afterwards.

## D3 Cards and initiative

rule-D3-1 = A round begins with a card: everybody secretly picks one from their hand, and all are revealed together. It lies open until the end of the round and is then discarded.
rule-D3-2 = Whoever has no card in hand plays the top card of the deck instead, without a choice and without paying for it.
    .ruling = Premium does not speak of an empty hand; the rule of the other editions holds there too. The top card is turned up when the others have revealed theirs.
rule-D3-3 = The cards give the order of turns: combat value, then movement value, then stars, the higher first. A turn consists of production, movement and combat, in this sequence.
rule-D3-4 = The ability on your card may be used once in this round, at the moment its text names (D10.1 to D10.11).
    .ruling = The German rulebook leaves the texts of the abilities to sheets of their own. In Standard and Epic they are those of Premium, except for the missiles, which it describes itself.
rule-D3-5 = Everybody plays exactly one card in a round. The order at the table never matters for the order of turns, only for who rolls for neutrals (D7.11).
    .ruling = If two cards are equal in everything, which can happen only with cards of your own making, chance decides who comes first.

## D4 Production

rule-D4-1 = You have 3 production points for each production centre you control, counting no more centres than you control power sources; to these come points for capitals and the production value of your card. You never have fewer than 6. In Premium, Standard and Epic each capital you control yields 6 points. In Original only the capital you claimed in the set-up does, while you hold it.
rule-D4-2 = Everything is bought before anything is placed. Then the new units are placed, after them the new production centres, and the cards are drawn last.
    .ruling = Neutral units (D4.9) are bought with what is left over from your own purchases and placed at once; the free mech of D10.9 appears after the new production centres.
rule-D4-3 = Whoever controls no production centre when their production begins cannot buy units this turn, but can buy production centres and cards.
rule-D4-4 = New land and air units go to areas of yours whose production centre stood there when the phase began. Each production centre builds at most five new units a turn, submarines included.
rule-D4-5 = New submarines go to a sea area next to a production centre of yours, and that sea area must be your own or unoccupied.
    .ruling = The Premium text names only the buyer's own sea areas, but its set-up takes it for granted that empty ones will do; they do in all editions. If a sea area touches several of your production centres, it is enough that the submarines can be shared out among them so that none builds more than five units.
rule-D4-6 = A new production centre goes to a land area of yours that has neither a power source nor a production centre. It builds no units in this turn.
rule-D4-7 = Cards can be bought once a turn. Discard as many as you like, say how many you buy, and only then draw. Nobody may hold more than five cards.
    .ruling = The number of cards belongs to the list of purchases; then one discards, then one draws.
rule-D4-8 = Production points you do not spend are lost.
rule-D4-9 = In Premium and Standard you may buy land and air units, but no submarines, for a neutral capital. They cost what they always cost, have the colour of that capital, come from the supply of that colour, and are neutral for good. In Epic and Original this is not possible.
    .ruling = Each player may buy at most five units a turn for each neutral capital, and none for a capital that has been taken or is empty. They are bought after the player's own list and stand at once, before the player's own units are placed. A capital once taken takes no more, even if its holder resigns.
rule-D4-10 = With 1 capital, 3 production centres, 2 power sources and a production value of 3 you have 6 + 6 + 3 = 15 points, which buy a production centre, two tanks, a submarine and a card (example A).
rule-D4-11 = You can buy only what you can place. Each production centre builds no more than five units; submarines need a sea area they may enter; a production centre needs an area that may have it, and one of the 24 must be left; cards need room in your hand.
    .ruling = Without a production centre of your own you cannot buy neutral units either. You cannot discard cards without buying any.
rule-D4-12 = In Epic and Original everybody has 13 to 17 points in the first round: 6 for the capital, 6 for three production centres with only two power sources, and 1 to 5 for the card (examples B and C).
rule-D4-13 = In Original a capital of yours that was lost and won back pays again.
    .ruling = The formula in the Premium rulebook adds a single 6, its text says 6 for each capital. The text holds.

## D5 Movement

rule-D5-1 = Each move costs a movement point, and your card gives as many as its movement value. Points you do not spend are lost, and your first attack ends the phase.
rule-D5-2 = A move takes any number of your units from one area to one other area. Units that have moved may move again for another point.
rule-D5-3 = Land move: land and air units go over land. In Premium and Standard they may pass your own and unoccupied areas, in Epic and Original your own only. In every edition they may stop in an area that is your own or unoccupied.
rule-D5-4 = Sea move: submarines pass sea areas that are their own or unoccupied, and stop in one.
rule-D5-5 = Amphibious move: land and air units go from a coastal area of yours over an unbroken chain of sea areas, each with submarines of yours, to a coastal area that is your own or unoccupied.
rule-D5-6 = Strategic move: bombers, and only bombers, fly from a land area of yours to any that is your own or unoccupied, whatever lies between. In Original bombers of several areas may join in one such move, all to the same area.
    .ruling = In Original bombers may join any move that bombers alone make, from each area once.
rule-D5-7 = Areas held by enemies or neutrals can neither be entered nor crossed by a move.
rule-D5-8 = When the last of your units leaves an area you lose control of it at once; when a unit of yours enters an empty one you gain control at once. Production centre, power source and capital go with the area.
rule-D5-9 = How many submarines stand in a sea area of the chain does not matter: they limit neither the number of units they carry nor the number of attackers.
rule-D5-10 = Bombers may take part in land moves and amphibious moves too. A land move to the coast and then an amphibious move of the same units cost 2 points together (example E).
rule-D5-11 = Capitals, power sources and production centres that nobody occupies may be entered by a move in every round. D6.8 and D6.9 restrict attacks only.

## D6 Attacks

rule-D6-1 = Each attack costs a combat point, be it a special attack or not, and your card gives as many as its combat value.
rule-D6-2 = Any number of units of one area of yours, the origin, attack one adjacent area held by an enemy or by neutrals, the target. Everything that stands in the target defends. Units of several areas never attack together, mechs that are dropped excepted (D10.7).
rule-D6-3 = Land and air units cannot attack the sea, and submarines cannot attack land, unless by a special attack (D9.1, D9.2).
rule-D6-4 = Amphibious attack: land and air units in a coastal area of yours attack another coastal area over a chain of sea areas, each with submarines of yours.
rule-D6-5 = Sea attack: submarines attack an adjacent sea area. In Original they may attack at any distance, through sea areas that are unoccupied or their own.
rule-D6-6 = From one origin the same target can be attacked only once a turn.
    .ruling = This holds for special attacks too. Original says so; the other rulebooks leave it open.
rule-D6-7 = An area that nobody occupies cannot be attacked. Units that have won an area may attack again from there.
rule-D6-8 = In the first round nobody may attack a power source, on land or at sea, nor an area with a production centre; in Premium, Standard and Epic no capital either. Original does not name capitals, so neutral ones are open there.
    .ruling = Special attacks and mech drops are attacks as well. Original lets neutral areas be attacked without limits, but its first round closes neutral power sources too.
rule-D6-9 = Capitals are protected at first. In Premium and Standard you may attack a capital held by another player only with at least half the victory points that win: 25 with 2 players, 20 with 3 or 4, 15 with 5 or 6. As soon as somebody who may has done so, everybody may for the rest of the game. In Epic nobody may attack any capital, neutral ones included, until somebody has 20 victory points. In Original nobody may attack or bombard a capital of an enemy until somebody has 20.
    .ruling = By the words of Premium an attack on any capital opens them to all, which would include neutral ones; we follow Standard, where it is an opponent's. An opponent's capital is every capital that another player holds at that moment, in Original not one that was neutral at first. A mech drop by a player who is entitled opens the capitals as well.
rule-D6-10 = A capital held by neutrals can be attacked from round 2 on in Premium and Standard. It defends with supremacy and 5 more dice, and yields production points and victory points to whoever holds it. In Epic it is the same, but there is no production centre in it, and D6.9 holds. In Original a neutral capital is ordinary land: no ban, no dice, no supremacy, no points.
    .ruling = In Premium and Standard a neutral capital is not an opponent's, so that D6.9 does not concern it. In Original it stays ordinary land for good, even when a player has taken it. The option plain_neutral_capitals, a ruling of the designers, makes it so in the other editions too; but a production centre in it keeps its 3 dice and the ban of D6.8.
rule-D6-11 = All units of an area may attack. If none comes back, the area is unoccupied, and with it its production centre, power source or capital is lost; it can then be taken only by a move.
rule-D6-12 = One target may be attacked from several origins, one attack after the other, and one origin may attack several targets.
    .ruling = If the target touches the origin by land, the attack is always one by land. In Original the origin of submarines that attack from afar is the area where they started.

## D7 Battles

rule-D7-1 = There are four kinds of battles: on land, at sea, amphibious, and the mech drop, which is fought like one on land (D10.7).
rule-D7-2 = In all battles but those at sea one side has supremacy and rolls first: the one whose units have the higher sum of it. If the sums are equal it is the defender, and in a capital it always is, except in a neutral one in Original. It is settled once for the whole battle.
    .ruling = Supremacy is settled as the battle begins. Units that an ability takes out before the first roll have counted.
rule-D7-3 = A side rolls as many dice as the combat values of its units that still fight add up to. In a capital the defender adds 5 dice to each of their rolls, at a production centre 3, never both. In Original a neutral capital adds none.
rule-D7-4 = Each hit destroys an enemy unit. Whoever rolled chooses it, but no bomber while they could take a fighter, and no mech while they could take a tank.
rule-D7-5 = The two sides roll in turn until one of them is gone. What has been destroyed rolls no more.
rule-D7-6 = In Premium, Standard and Epic a side may retreat before a roll of its own: up to half of its units then fighting, rounded up, and it rolls with the others. The defender may not before their first roll. In Original each side may retreat one land or air unit before every roll, no matter whose.
    .ruling = In Original the side that is about to roll decides first. The last unit of a side may retreat too; that ends the battle.
rule-D7-7 = Three rolls in a row without a hit, counting both sides together, are a cease-fire: all attackers must retreat.
rule-D7-8 = If no attacker is left, the battle is over. If no defender is left, the remaining attackers move in and control the area.
rule-D7-9 = At sea nobody has supremacy. Both sides roll and lose units at the same time, so that both may be gone, and a cease-fire takes three pairs of rolls without a hit. In Premium, Standard and Epic submarines retreat as in D7.6: before each pair first the attacker decides, then the defender, who may not before the first pair. In Original they never retreat, but after a cease-fire the attackers return to where they started.
    .ruling = The attacker throws their dice first and then decides whether an ability rolls them again; after that the defender does the same. Both results take effect together.
rule-D7-10 = In an amphibious battle the attackers never retreat of their own will. A cease-fire destroys them in Premium, Standard and Epic; in Original they go back.
rule-D7-11 = For neutrals the player on the attacker's left, who has the next seat, rolls the dice. Neutrals never retreat.
    .ruling = Only Original says who rolls; it holds in all editions. That player also chooses the neutrals' victims, and may not use their own card for the neutrals. Whoever has resigned (D12.5) is passed over. That neutrals never retreat follows in Premium and Standard from their never moving; in Epic and Original it was decided.
rule-D7-12 = Two tanks, a mech, a fighter and a bomber attack with 7 dice and a supremacy of 3; five tanks and two fighters have a supremacy of 2. The attackers roll first, and with two hits may take both fighters. The defenders have 5 dice left; with two hits they may take the fighter and then the bomber, but not the mech behind its tanks (example G).
rule-D7-13 = Only the units named as attackers fight, shield others and count. What stays in the origin has no part in the battle.
rule-D7-14 = On land there is a cease-fire when attacker, defender and attacker, or defender, attacker and defender, have rolled without a hit; at sea after six such rolls in three pairs (example H).
    .ruling = What counts is the result after an ability has rolled again. A hit whose victim the nurse saves is a hit. A retreat does not begin the count anew. Hits beyond the last unit are lost.
rule-D7-15 = A battle is also over when the last unit of a side has retreated. If it was the defender's, the remaining attackers all move in.
rule-D7-16 = Abilities for the start of a battle are used before any dice are rolled.
    .ruling = First the attacker says whether to use theirs, then the defender, once each.

## D8 Retreat

rule-D8-1 = Attackers retreat to the area they came from.
rule-D8-2 = Defenders retreat to an area of their own next to the target, whichever their owner chooses.
rule-D8-3 = If there is no such area, defenders in Premium, Standard and Epic retreat to an unoccupied area next to the target, but never to the one the attackers came from.
rule-D8-4 = In Premium, Standard and Epic a defender who has to retreat and finds no area is destroyed. In Original there is no retreat without an area.
    .ruling = A retreat of one's own will that would end in destruction is not offered.
rule-D8-5 = In Original defenders retreat only to areas of their own: to one next to the target, or over their own submarines to the one with the shortest way.
rule-D8-6 = Land and air units never retreat to the sea, submarines never to land.
rule-D8-7 = Retreating defenders may each go to a different area of their own.
    .ruling = They retreat unit by unit, so an empty area that the first has entered is their own for the next. In Original the shortest way is the one over the fewest sea areas; if there are several, the owner chooses, and an area of their own next to the target is always allowed.

## D9 Special attacks

rule-D9-1 = Bombers of one land area may strike submarines in an adjacent sea area. Each bomber rolls two dice, and each hit destroys a submarine.
    .ruling = How many of the bombers strike is the choice of their owner; so it is with submarines in D9.2.
rule-D9-2 = Submarines of one sea area may bombard an adjacent land area. Each submarine rolls one die, and each hit destroys a unit as in D7.4. Capitals can be bombarded in Original only.
rule-D9-3 = The third special attack are ballistic missiles, for which the card is needed (D10.11).
rule-D9-4 = A special attack is no battle: the dice are rolled once, nobody answers, and abilities for battles do nothing. Its attackers come from one area and stay there. A target without units left is unoccupied, and nobody moves in. Capitals and production centres add no dice.
rule-D9-5 = In Standard and Epic too a submarine bombards with one die, although its combat value is 2.

## D10 Abilities

rule-D10-1 = Rocket troops: right after a roll of yours in battle you may roll all its dice again, and the new result holds. A land unit of yours must still be fighting; in Original one of either side is enough.
    .ruling = You are asked even if every die was a hit. The rulebooks speak of a battle that involves a land unit; that it must still be fighting at the moment of the roll is our reading.
rule-D10-2 = Nurse: when a unit of yours is destroyed in battle you may roll a die. If it is blank the unit retreats by chapter D8 instead, provided that it can; and so for every further loss of yours in this battle. Attackers in an amphibious battle are brought back to their origin, in Original they cannot be saved; dropped mechs never can. In Original she saves land and air units only.
    .ruling = Whoever does not call her is asked again at the next loss; once called, she comes to every further loss of that battle. At sea she looks at the defender's losses first. She does not help attackers who die because of a cease-fire.
rule-D10-3 = Secret weapon: as the attacker you may drive out all defenders at the start of a battle, before any dice. They retreat by chapter D8, and your attackers move in. It cannot be used if a single unit would be destroyed by it. In Original it works neither against capitals nor against submarines, which cannot retreat there.
    .ruling = It never works against neutrals. The option tame_capitals, a house rule, forbids it against capitals. In Original it works against a capital that was neutral at first, for that is ordinary land. Original says before rolling in attack, which could mean any roll of the attacker; as Premium says, it is before the first dice of the battle, whoever throws them.
rule-D10-4 = Diplomat: at the start of your production, in Original at any time during it, you name another player. Until the end of the round neither of you may attack the other, nor make special attacks on them.
    .ruling = Attacks made earlier in the round stand. Neutrals cannot be named. An area the other has left may be entered. In Original the diplomat may speak between any two orders of the production, and at its end.
rule-D10-5 = Alien radar: at the start of a battle, before any dice, you retreat all your units by chapter D8. If the target is empty then, the attackers move in; the combat point is spent in any case. In Premium, Standard and Epic you may do so again in every battle of the round. In Original it serves in one battle, for as many units as you like, but not for submarines. Attackers in an amphibious battle or a mech drop cannot use it.
    .ruling = In Premium, Standard and Epic it can be used only if all your units in the battle have somewhere to go (D8.4). In Original those who stay fight on.
rule-D10-6 = Koshka: as another player's turn begins and yours is still to come, you take yours now, and they have theirs right after it. You get no second turn. If two use her at once, the one with more stars comes first.
    .ruling = If the stars are equal too, the order of turns decides. A turn taken by Koshka can be interrupted only by another unused Koshka with more stars. Whoever lets the chance pass is asked again at every later turn of another player that begins before their own.
rule-D10-7 = Mech dropper: for a combat point one or more mechs, from any of your areas, attack a single area of enemies or neutrals anywhere on the map. It is a battle as on land, from which the attacker never retreats. In Original it cannot be joined to another attack. D6.8 to D6.10 hold for it, D6.6 does not.
    .ruling = The target must be land. A cease-fire destroys the mechs in Premium, Standard and Epic; in Original each returns to the area it came from, and if some are lost, their owner says which are left. Every area a mech came from is closed to retreating defenders as in D8.3. The option tame_capitals, a house rule, forbids drops on capitals.
rule-D10-8 = Ace of the sky: at the start of a battle, before any dice, each of your air units gets 1 more combat value until the battle ends.
rule-D10-9 = Mech builder: in your production you get a free mech at a production centre of yours, over and above the five it can build.
    .ruling = The mech comes after new production centres are built and before cards are drawn.
rule-D10-10 = Sigrid: right after a roll of yours in battle you may roll its blank dice again.
    .ruling = You are asked only if there is a blank.
rule-D10-11 = Ballistic missiles: for a combat point you roll 3 dice in Premium, Standard and Epic, against any area of land or sea that is no capital. In Original you roll a die for each production centre you control, against a land area with enemies that is no capital. Each hit destroys a unit of your choice, for nothing is shielded.
    .ruling = There must be enemy or neutral units in the area. With the option small_missiles, a house rule, you roll a die less than you control production centres, and at most 6. If no die is left by that option, they cannot be fired.
rule-D10-12 = An ability that was not used lapses, and every effect ends with the round.
    .ruling = Original speaks of abilities in one's own turn; those whose texts say otherwise work in the turns of others too. It names no moment for the ace of the sky, who is used when Premium says.
rule-D10-13 = In Premium, Standard and Epic the mech builder may use a production centre built in the same turn, but not in Original. A mech must be left in your supply.
    .ruling = Original asks for an area with a production centre and adds the mech to the normal production, so we hold it to the rule for bought units (D4.4): the centre must have stood at the start of the phase. Premium lets the card be used at any time of the phase.

## D11 Victory points

rule-D11-1 = Everybody scores at the end of a round. In Premium and Standard each capital, each power source and each majority is worth 1 victory point. In Epic and Original each capital and each majority is worth 2, and every three power sources 1.
    .ruling = With the option cheap_capitals, a variant in the Original rulebook, a capital is worth 1.
rule-D11-2 = There are three majorities: most production centres, most sea areas and most land areas. If several players have equally many, the one among them who held the majority last round keeps it; if none of them did, nobody has it.
    .ruling = Original speaks of an absolute majority, but it is enough to have more than anybody else, not more than half. Whoever has none of a thing has no majority in it.
rule-D11-3 = Neutrals never score. Victory points are never lost.
rule-D11-4 = Capitals and power sources on land count as land areas too. Majorities change hands only when points are scored. In Original capitals that were neutral in the set-up never score. An abandoned area scores for nobody.

## D12 Victory

rule-D12-1 = The game ends with a round in which somebody has reached or passed the victory points that win: in Premium and Standard 50 with 2 players, 40 with 3 or 4 and 30 with 5 or 6; in Epic and Original 40.
    .ruling = By the words of Premium they must be passed; as elsewhere it is enough to reach them. With the option conquest, a house rule, victory points do not win: at the end of a round it must be 4 capitals and 9 power sources with 2 players, 3 and 8 with 3 or 4, 3 and 7 with 5 or 6. Where fewer capitals count as such (D6.10), it must be all of these. If several hold that many, the one with most other areas wins.
rule-D12-2 = In Premium, Standard and Epic only a player who holds at least one capital can win.
rule-D12-3 = If several players could win, it is the one with most victory points. If these are equal, in Premium, Standard and Epic capitals decide, then areas of land and sea together; if they are equal too, the victory is shared. In Original the points of this round decide, then majorities, land areas, power sources and capitals; if all of it is equal, another round is played.
rule-D12-4 = In Premium, Standard and Epic a player who has the points but no capital has not won, and unless somebody else has, the game goes on. Only players with a capital are compared.
    .ruling = The last is said by Premium; it holds in Standard and Epic too.
rule-D12-5 = Nobody is thrown out of the game.
    .ruling = A player without units plays a card each round, can buy nothing but cards, and keeps their victory points. A player who resigns is replaced by a bot or becomes neutral, as the table decides; the last one left has won. After 60 rounds, or after fewer with the option round_limit, a house rule, the game ends unfinished, and all players are ranked as in D12.3. The units of a player who has resigned never move, attack or retreat again; their capital is open to attack as neutral ones are, but keeps its dice and points, and they score nothing more.
rule-D12-6 = A game of Premium or Standard usually takes 5 to 7 rounds, one of Epic 7 to 10. This is a hint, no rule.

## The digest

digest-title = Dust
digest-intro = The rules as this program plays them, in four editions, retold in our own words. Premium is the game of the English rulebook, Standard the basic game and Epic the variant of the German one, Original the game of the Italian one; what names no edition holds in all four. The numbers are those shown beside every question and in every refusal. Where the printed rules are silent or unclear, a ruling says what was decided. Dust is a title of its publisher; this text does not replace the rulebooks.
reconstructed-intro = The rulebooks print neither the map nor the cards, and no list of them is known. The data files say for each value whether it is established, derived or reconstructed, and why. Each can be replaced by a file of your own, for instance with the values of your own copy of the game.
reconstructed-map = Map. Established are the number of areas of each kind, the three pairs of capitals, links around the edge from east to west and none from north to south, and that nothing lies on Antarctica. Which areas there are, what they are called, where they lie, which are capitals or power sources and what is linked is reconstructed: the Earth as it is, one connected ocean, inland areas, three pairs of capitals in North America, Europe and China, and about four power sources on land for each pair.
reconstructed-cards = Cards. Established are their number, the range and the sum of their values, and the eleven abilities. Derived is that each of the fifteen ways to make 7 of three values stands on three cards, with one, two and three stars. Which card has which ability is reconstructed: ten abilities are there four times and rocket troops five times, each with high values and low ones.
reconstructed-colours = Colours. Red, blue and grey armies are named in the rulebooks, a yellow one in a report of a game. Green and white are a guess.

## The editions compared: the rows of editions.TABLE, each with its rule, and what stands in its cells

comparison-intro = Everything in which the editions differ, from the table by which the program plays. Where a cell departs from a printed text, the ruling stands under the rule.
column-premium = Premium
column-standard = Standard
column-epic = Epic
column-original = Original
row-submarine-combat = Dice of a submarine
    .rule = D1.6
row-land-setup = How the land is given out
    .rule = D2.6
row-setup-submarines = Submarines can be bought in the set-up
    .rule = D2.8
row-neutral-centres = A neutral capital has a production centre
    .rule = D2.5
row-buy-neutrals = Neutral units can be bought
    .rule = D4.9
row-pairs-for-all = The first three players take three pairs of capitals, however many play
    .rule = D2.4
row-own-capital-only = Only the capital claimed in the set-up yields production points
    .rule = D4.1
row-cross-empty = Land moves may pass unoccupied areas
    .rule = D5.3
row-strategic-from-many = Bombers of several areas may join in one strategic move
    .rule = D5.6
row-naval-range = Submarines attack at any distance
    .rule = D6.5
row-capital-attacks = When capitals may be attacked
    .rule = D6.9
row-round-one-capitals = Neutral capitals may be attacked in round 1
    .rule = D6.8
row-neutral-capitals-plain = Neutral capitals are ordinary land, for good
    .rule = D6.10
row-retreat = Retreat of one's own will
    .rule = D7.6
row-submarines-retreat = Submarines may retreat
    .rule = D7.9
row-retreat-to-empty = Defenders without an area of their own may retreat to an unoccupied one
    .rule = D8.3
row-retreat-by-sea = Defenders may retreat over their own submarines
    .rule = D8.5
row-lost-at-sea = A cease-fire destroys amphibious attackers
    .rule = D7.10
row-bombard-capitals = Submarines may bombard capitals
    .rule = D9.2
row-missile-dice = Dice of the missiles
    .rule = D10.11
row-missiles-at-sea = Missiles may be fired at sea areas
    .rule = D10.11
row-rockets-either-side = A land unit of either side is enough for rocket troops
    .rule = D10.1
row-nurse-for-submarines = The nurse saves submarines
    .rule = D10.2
row-nurse-for-landings = The nurse saves amphibious attackers
    .rule = D10.2
row-weapon-at-capitals = The secret weapon works against capitals
    .rule = D10.3
row-radar-all-round = The radar works in every battle of the round, for submarines too
    .rule = D10.5
row-diplomat-any-time = The diplomat may be used at any time of one's own production
    .rule = D10.4
row-builder-at-new = The free mech may appear at a production centre built this turn
    .rule = D10.13
row-drop-returns = Dropped mechs return after a cease-fire
    .rule = D10.7
row-capital-vp = Victory points of a capital
    .rule = D11.1
row-majority-vp = Victory points of a majority
    .rule = D11.1
row-sources-per-vp = Power sources for 1 victory point
    .rule = D11.1
row-targets = Victory points that win, with 2 / 3 / 4 / 5 / 6 players
    .rule = D12.1
row-needs-capital = Only who holds a capital can win
    .rule = D12.2
row-ties = What decides if victory points are equal
    .rule = D12.3
cell-yes = yes
cell-no = no
cell-missile-dice-0 = one for each production centre of one's own
cell-all-land = tank by tank, until no land is free
cell-small-bases = two power sources and five areas each, the rest is neutral
cell-who-has-half-the-target = another player's only by whoever has half the points that win; once that was done, by everybody
cell-nobody-any-capital-before-somebody-has-20 = none, neutral ones included, until somebody has 20 points
cell-nobody-an-enemy-s-capital-before-somebody-has-20 = an enemy's not until somebody has 20 points
cell-up-to-half-before-an-own-roll = up to half of the units, before a roll of their own
cell-one-before-every-roll = one unit of each side, before every roll
cell-capitals-areas-shared = capitals, then areas; or they share
cell-this-round-majorities-land-sources-capitals-another-round = points of this round, then majorities, land areas, power sources, capitals; or another round

## Worked examples

example-A = It is the first round of a game of six. You hold your capital, the three production centres you placed and only two power sources, and your card has a production value of 3. The third production centre yields nothing for want of a power source, so you have 6 + 6 + 3 = 15 points. You buy a production centre for 6, two tanks for 4, a submarine for 4 and a card for 1. The tanks go to the capital, where one of your production centres stands, the submarine to the sea beside another one, the new production centre to an area of yours without one; then you draw the card.
    .rules = D4.10, D4.1, D4.2, D4.4, D4.5, D4.6, D4.7
example-B = At the start of a game of Original everybody has three production centres but only two power sources, so that their production centres yield 6 points and not 9. For the full 9 they have to win a third power source.
    .rules = D4.12, D4.1
example-C = In the first round of Original the capital yields 6 points and the production centres 6; with a card of 1 that makes 13 points, with a card of 5 it makes 17. Nobody can have fewer or more.
    .rules = D4.12, D4.1
example-D = Red has an unbroken row of land areas. For one movement point they take as many units as they like, say two tanks, three mechs, two fighters and a bomber, from one end to the other. If one of the areas between is unoccupied, they may do so in Premium and Standard, but not in Epic and Original.
    .rules = D5.2, D5.3
example-E = Units far from the coast are to cross the sea. A land move takes them to a coastal area, and an amphibious move takes the same units from there along a chain of own submarines to a distant coast. That makes two moves, and costs 2 movement points.
    .rules = D5.10, D5.2, D5.5
example-F = Blue has five units in their capital on the coast, and two routes of sea areas with Blue's submarines lead to a coast held by Grey. By either of them Blue may attack that coast with as many of the five as they like. If they send all five and win, nobody stands in their capital any more, and they have lost control of it.
    .rules = D6.4, D5.9, D6.11
example-G = Red attacks with two tanks, a mech, a fighter and a bomber; Blue defends with five tanks and two fighters. Red has fewer units but supremacy, 3 against 2. Red rolls 7 dice, hits twice and destroys both fighters. Blue answers with 5 dice and hits twice as well. The mech is out of reach while there are tanks, so Blue takes the fighter and then the bomber, which nothing shields any longer.
    .rules = D7.12, D7.2, D7.3, D7.4
example-H = An attacker on land rolls no hit, nor does the defender, nor does the attacker again: that is a cease-fire, and the attackers go back. It is the same if the defender rolled first and third. At sea both sides have to roll three times together, all six rolls without a hit.
    .rules = D7.14, D7.7, D7.9
example-I = At the end of the first round two players have equally many sea areas, more than anybody else. Nobody held that majority before, so neither gets it. Had one of the two held it, they would keep it.
    .rules = D11.2
example-J = Submarines bombard a coast and destroy two tanks. Their owner has played the nurse, but a special attack is no battle, and she cannot save them.
    .rules = D9.4, D9.2, D10.2
