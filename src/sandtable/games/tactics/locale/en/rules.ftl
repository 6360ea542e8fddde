### The rules of Dust Tactics in our own words, one message for each rule number (T5.7 is rule-T5-7, R12 is rule-R12).
### The attribute .ruling says what was decided where the printed rules are silent, unclear or contradicted.
### One line for each message: tools/rules_digest.py writes docs/rules/dust-tactics.md from them.

chapter-T1 = Units and cards
chapter-T2 = Terrain
chapter-T3 = The round
chapter-T4 = Actions
chapter-T5 = Movement
chapter-T6 = Line of sight
chapter-T7 = Attack
chapter-T8 = Cover
chapter-T9 = Attacking cover elements
chapter-T10 = Ranges
chapter-T11 = Close combat
chapter-T12 = Artillery
chapter-T13 = Reactive fire
chapter-T14 = Buildings
chapter-T15 = Heroes
chapter-T16 = Preparation
chapter-T17 = Abilities
chapter-T18 = Command squad
chapter-T19 = Special damage
chapter-T20 = Special weapons
chapter-T21 = End and victory
chapter-R = Argued cases

## T1 Units and cards

rule-T1-1 = A unit is a squad, a vehicle or a hero. Its card gives its move value, its armour class (soldiers 1 to 4, vehicles 1 to 7, aircraft 1 to 3), its points (a squad has one for each miniature), abilities, limited ammunition, cost in AP, faction and weapon rows; the card of a squad also shows what saves it in soft and in hard cover.
    .ruling = An aircraft is a fourth kind of unit: one miniature with points.
rule-T1-2 = A weapon row shows the weapon, its range, how many carry it, and for each armour class dice and damage, nothing, or a special value (T19.1 to T19.4).
rule-T1-3 = A squad stands on one square. So do most vehicles; some need more than one.
rule-T1-4 = Squads normally have 2 to 5 points, vehicles 2 to 10. A dash means that the weapon never hurts this class. A number in brackets behind a weapon says how many carry it; when all of them are dead, the row is gone.
rule-T1-5 = Some vehicles are so large that they cover several squares.
    .ruling = A large vehicle covers a block of two by two squares and has no facing. It moves as a block: it must be able to enter every square it newly covers, it goes diagonally only if both ways round are free, it enters neither buildings nor squares with friends, and it may crush every crate it enters. For range and sight the best pair of squares counts, the same for both, and for cover the one that gives least; its own squares never block it. A hero in a square that it goes on covering does not stop it. It enters as a whole, with at least two of its squares at its side's edge, and is named by the upper left one. It is one target, reacts once and scores once.
rule-T1-6 = Aircraft fly over every terrain, cover element, unit and building, and no corner stops them.
    .ruling = Aircraft end their move on a square with a symbol, water included, that has no unit and lies in no building. Nobody enters or crosses their square, not even friends, and an enemy aircraft closes a corner as every enemy does. They block no sight; soldiers and tank traps block none to or from them, vehicles and squares without symbol do. They have no cover, crush nothing and hold no objective, but they keep the enemy from holding it.
rule-T1-7 = All units of an army belong to one faction.
    .ruling = Each hero is there once, every other card as often as the scenario's pool has it; in the box each is there once. The SSU fights on the side of the Allies.
rule-T1-8 = Each point of damage costs a squad one miniature and everybody else one point: damage 3 on a squad is 3 miniatures.

## T2 Terrain

rule-T2-1 = A circle is open ground. A triangle is deep water: nobody enters it, but sight passes; aircraft and units with Jump cross it. A cross is rubble: closed to vehicles without Jump, open to everybody else, and soft cover for a squad. A diamond is smoke: everybody may enter, but it blocks sight, and a unit in it neither attacks nor is attacked. A square without symbol is closed to everybody and blocks sight; aircraft fly over it, Jump does not cross it.
rule-T2-2 = Cover elements stand on circles and diamonds only. A terrain tile makes its square one without symbol.
rule-T2-3 = Everybody may enter the square of an ammo crate. A vehicle that enters may crush the crate, where it stops or on its way; its player names the crates, and all of them must lie on one way the vehicle can pay for. No vehicle enters the square of a tank trap.
    .ruling = Any way the vehicle can pay for will do, not only the cheapest; the dearer way is then paid.
rule-T2-4 = A square holds one cover element. An element keeps the damage it has taken.

## T3 The round

rule-T3-1 = At the start of a round each side rolls three dice; a die has two faces with a crosshair and four blank ones. More crosshairs win, ties are rolled again. The winner says which side begins.
rule-T3-2 = The sides take turns to activate one unit; when one has none left, the other goes on. To pass, activate a unit and let it do nothing. When all have been activated the round ends, and all units are ready again.
rule-T3-3 = In the first round every unit enters the board: its first action is a move of one square from its side's edge, after which it acts freely. By the FAQ the entering move has all the move points of the unit.
rule-T3-4 = The entering move always comes first, so that an entering unit cannot make a sustained attack. A joined hero enters with the squad.
    .ruling = By the rulebook the entering move is the entry square, one more with Fast, two more with Scout Vehicle, and one more with Assault, which doubles the one square before Fast is added; each only if it is used now. A joined hero cannot be activated alone before both are on the board.
rule-T3-5 = Abilities and scenarios may give a side more or fewer dice for the initiative.
    .ruling = At least one die is left to each side.
rule-T3-6 = In the first round nobody may stay off the board.
    .ruling = If no entry square is free the unit does nothing and enters in a later activation by the same rule. Entering is no diagonal step. Who can enter only by one jump of both moves has to do so. A scenario may place units on the board instead, large vehicles first; one for which there is no room stays off the board.

## T4 Actions

rule-T4-1 = An activated unit takes up to two actions: move, attack, skill or nothing; or a sustained attack, which takes both. It may not attack twice.
rule-T4-2 = What a unit will do is declared before its activation begins, abilities and special weapons included.
    .ruling = The targets of all rows, C rows too, are named together when the attack begins, before any die is rolled. A declaration is judged where the unit will stand.
rule-T4-3 = In a sustained attack all blank dice of each weapon row are rolled once more.
rule-T4-4 = Any two actions may be combined, two skills too, but not two attacks. Free abilities cost no action, but only an activated unit uses them.
rule-T4-5 = An ability that changes an action is announced before that action: Berserk before the dice, Charge before the move.
    .ruling = A declared action that has become impossible is lost. All In One, Berserk and Medal of Honor are announced only with an attack, Assault only with a move, Heroic Attack with anything.
rule-T4-6 = Reactive fire and a called artillery strike are activations too, so that free abilities may be used then.

## T5 Movement

rule-T5-1 = A move action gives a unit as many move points as its move value. A step costs 1. The first diagonal step of an activation costs 1 as well, each further one 2.
    .ruling = If several rules forbid a square one is named: what is wrong with the square itself, then what lies in the way. The rulebook once speaks of a round instead of an action; its examples show that each action is meant.
rule-T5-2 = Nobody enters an enemy's square; only Jump passes it (T17.17). Vehicles do not pass friends. Squads and heroes pass any friend but do not stop there, unless a hero shares the square (T15.1).
rule-T5-3 = A diagonal step leads past two squares, its corners. Soldiers may step past one impassable corner, not between two; for them a tank trap is never one. Vehicles may not step past any: no enemy, tank trap or square without symbol.
rule-T5-4 = There is no facing. Move points need not be used up, and none are kept for the second move; but the one cheap diagonal is for both moves together. A square whose cost cannot be paid cannot be entered.
    .ruling = A move may return to the square where it began, if going and coming back can be paid; the unit has moved then. To stay is no move.
rule-T5-5 = Water and rubble may be impassable corners as well (T5.3).
    .ruling = Water is an impassable corner for everybody, rubble for vehicles without Jump, friends for nobody. For a unit with Jump neither units nor tank traps nor water are impassable corners.
rule-T5-6 = A square has room for one squad or one vehicle.
    .ruling = Heroes come on top of one squad or vehicle. A squad may stop where a friendly hero stands alone. A vehicle enters no square with friends, but a hero may enter a vehicle's.
rule-T5-7 = No step crosses a wall. Of the two ways round a diagonal step, one is closed if its square is impassable for the unit or a wall lies on either of its two edges; for vehicles a small entrance closes it, too. Soldiers are stopped if both ways are closed, vehicles if one is.

## T6 Line of sight

rule-T6-1 = Sight is a straight line from centre to centre. A square without symbol or with smoke that it crosses blocks it; a corner that it only touches does not, but may give cover (T8.3). Sight is always mutual.
rule-T6-2 = A line that touches such corners on both its sides is blocked, wherever on the line they lie, even at one point. If all of them are on the same side it is open.
rule-T6-3 = Ammo crates never block sight. Tank traps block it only from soldiers to soldiers.
rule-T6-4 = A soldier unit between two others blocks sight from soldiers to soldiers. If attacker or target is a vehicle it does not.
rule-T6-5 = Vehicles block sight for everybody, like squares without symbol.
rule-T6-6 = The rulebook's example of corners holds exactly. A wall is four squares long; A1 to A4 continue it, counted from its end, and B1 to B4 lie alongside it, counted from the same end. An A square sees those B squares whose number is not higher than its own.
rule-T6-7 = Tank traps and units block only between shooter and target, never in the square of either. A cover element that is shot at counts as a vehicle for sight.
rule-T6-8 = Smoke blocks sight like a square without symbol (T6.1).
    .ruling = The corners of smoke count like those of a square without symbol.
rule-T6-9 = Walls lie on the edges of squares. A line that crosses one between its ends is blocked. The end of a wall is a corner on the side where the wall lies, and walls on both sides of a point that is touched block the line.
    .ruling = At the end of a small entrance the wall in line with it is no corner; at a large entrance it is.

## T7 Attack

rule-T7-1 = An attack goes through range, sight, targets, dice, cover and damage, in this order. All rows are fired at the same time, and each has a target of its own.
rule-T7-2 = Range is counted as movement is: the first diagonal is 1, each further one 2.
rule-T7-3 = The dice of a squad's row are multiplied by the number of those alive who carry the weapon; those of vehicles and heroes are not.
rule-T7-4 = Nobody changes targets. Declared ammunition is spent even if the target is already dead.
rule-T7-5 = Each hit does the damage of its row. The damage to a target from all rows but C rows is added up; then the owner of a squad picks, once, which miniatures die. Vehicles and heroes lose points.
    .ruling = A miniature that a sniper named falls first; then the owner shares out the rest among those left.
rule-T7-6 = Rows may stay unused. A miniature uses all its weapons in one attack: rifle, limited weapon and knife.
    .ruling = At least one row has to fire, in a reaction too; only if a reaction or dice came between declaration and attack may all stay unused. The dice of all rows but C rows count the miniatures of the target before any of them dies.
rule-T7-7 = An attack is aimed at the enemy.
    .ruling = Targets are enemy units and cover elements; friends are hit only by flames (T20.4).
rule-T7-8 = A weapon that took part in an attack is not used again in the round.
    .ruling = Not again in the round means in this activation: a unit that is made ready again may use all its rows, and C rows strike back whatever was used before.

## T8 Cover

rule-T8-1 = Cover protects squads, and heroes who have joined one, against ranged weapons. One die is rolled for each hit, and the symbol on the card for soft or hard cover saves. If the card shows no symbol there is no roll.
rule-T8-2 = An ammo crate and rubble give soft cover, a tank trap hard cover, to the squad in that square.
rule-T8-3 = Corner cover is soft: the line passes a corner that the target's square shares with a square blocking this attacker's sight. By the FAQ it may be any corner of a blocking square next to the target.
rule-T8-4 = Soft cover twice is hard cover. There is nothing better than hard cover.
rule-T8-5 = A save cancels a hit, with all its damage. C rows, phasers, flamethrowers and UGLs ignore cover.
rule-T8-6 = The shared corner of T8.3 is what corner cover needs.
    .ruling = A line meets a corner of the target's square only on an exact diagonal. The rulebook's more general sentences refer to this one.
rule-T8-7 = Artillery that is called fires without a line of its own (T12.2).
    .ruling = There is no corner cover against artillery that is called; the cover of the target's square and that of a building, as seen from the gun, hold.

## T9 Attacking cover elements

rule-T9-1 = An ammo crate is a vehicle of class 3 with 2 points, a tank trap one of class 5 with 4 points.
rule-T9-2 = A unit and a cover element in one square need different weapon rows; the unit is resolved first.
rule-T9-3 = The unit, resolved first, still has the cover of that element.
rule-T9-4 = Elements take damage by their vehicle class: lasers, phasers, C rows and AP flame work, the last destroying with one hit; flamethrowers do not harm tank traps. Elements never strike back and score nothing.

## T10 Ranges

rule-T10-1 = A single number is the longest range, and the shortest is 1. Two numbers are the shortest and the longest. U has no limit but sight. C means an adjacent square, diagonally too. A is artillery: from 4 on, without limit.
    .ruling = A cover element in the unit's own square cannot be shot at, for every range begins at 1.

## T11 Close combat

rule-T11-1 = C rows come after the losses from the other rows. Their target may strike back with all its C rows, at the same time; if there are several targets, each may.
rule-T11-2 = There is no cover, and a sustained attack works. Knife, Knife & Grenade and Combat Knife are C rows, one for every living miniature.
rule-T11-3 = Striking back is optional. It is done by those alive after the other rows, against the attacker only, without activation, sustained attack or announced abilities; a joined hero uses C rows, too. The activated unit may strike back at a reaction with C rows. Close combat needs sight: no wall and no two blocking corners between.
    .ruling = Spotter inverts dice of striking back, too, for it is not announced; All In One, Berserk and Medal of Honor do not count.

## T12 Artillery

rule-T12-1 = Direct fire: artillery that sees its target attacks as other weapons do. A sustained attack is allowed, and other rows may fire as well.
rule-T12-2 = Indirect fire: a spotter, that is a unit with Artillery Strike, that sees the target spends a skill action, without a roll. A friendly artillery unit attacks at once, hitting on crosshairs: it must be loaded, on the board, not yet activated, and 4 or more away from the target. That uses both its actions and is never a sustained attack. Its other rows may fire at the same target or another that they see and reach themselves.
rule-T12-3 = Reloading is a skill action; everything is loaded at the start. By the FAQ artillery ignores cover except inside buildings.
rule-T12-4 = An A weapon that has fired is unloaded. A unit may attack and reload in one activation, in either order.
rule-T12-5 = After the strike the spotter carries out its remaining action; then it is the enemy's turn.
rule-T12-6 = The target of a strike is a unit that the spotter sees; the distance is counted from the gun.
    .ruling = A gun in a building or in smoke cannot be called, and a spotter in smoke sees nothing.

## T13 Reactive fire

rule-T13-1 = A unit not yet activated may try to react to the activated enemy, if it sees it, has it in range and has a weapon that can hurt it. It rolls one die; on a crosshair it makes one attack at it with all rows in range. It counts as activated either way. Free abilities may be used.
rule-T13-2 = The moment to react is after the move of move and attack, after the attack of attack and move, after the first of two moves, and after both moves of a charge, before its attack. There is none against a sustained attack.
    .ruling = With Fast the moment to react comes after the whole move action and its additional point; so in two moves it is after the first.
rule-T13-3 = By the FAQ there is one attempt in each activation of an enemy, and against a charge it may also be made between the two moves.
    .ruling = After an attempt between the moves of a charge there is none after them.
rule-T13-4 = All rows of a reaction aim at the activated unit; some may be left out. If that unit survives it goes on with what it declared.
    .ruling = A reaction is announced when its moment has come. By the rulebook several units may react, one after the other; by the FAQ only one.
rule-T13-5 = An activation is interrupted by reactions at one moment only (T13.2).
    .ruling = The moment to react comes after the first action, whatever the second is, even if that is nothing; doing nothing first counts as doing it second. There is none if the unit does nothing at all or makes a sustained attack. In a charge, or in one jump of both moves, it comes after the second move (T17.17). Nobody reacts to artillery that was called.

## T14 Buildings

rule-T14-1 = Walls block sight and cannot be destroyed. Small entrances let soldiers in, large ones vehicles too; aircraft never enter. Soldiers with Jump cross buildings, vehicles do not. Nobody lands on a building.
rule-T14-2 = A squad in a building has soft cover against attacks from inside it and hard cover against those from outside. Between inside and outside, the unit inside, be it attacker or target, must stand on a square with an entrance towards the other. Small entrances give no corner cover. Tank traps may be placed only in a building with at least one large entrance.
    .ruling = The line between inside and outside must cross no wall.
rule-T14-3 = Inside, units move and shoot as usual, and cover adds up: the building's soft cover and a crate or a corner are hard cover.
rule-T14-4 = Outer and inner walls give corner cover, to a squad outside as well. They lie on the edges of squares: to cross one blocks, to touch its end is a corner. An entrance is open over the whole length of its edge. Vehicles need a large entrance.
rule-T14-5 = Some cases of walls and doors are not in the rulebook.
    .ruling = A jump over walls ends outside that building, even if a door could have been used later in the same move. Units in two different buildings both need their door. A line through two entrances of an empty house is open if it crosses no wall.
rule-T14-6 = The entrance must belong to the square of the unit inside, whoever attacks.
    .ruling = One sentence of the rulebook names the attacker's square by mistake; its example shows what is meant. The entrance is the one that the line crosses, or at whose end it leaves the square.

## T15 Heroes

rule-T15-1 = A hero may share a square with a friendly unit. Before the first round a hero may join a squad of the same armour class; a squad takes one hero only.
rule-T15-2 = A joined hero and the squad have one activation and use all their rows. The hero has the squad's abilities, and the squad some of the hero's (T17.27). Damage is shared out as their owner likes. The squad's cover protects both, and the faster move value counts.
rule-T15-3 = A hero may leave the squad during the game, for good.
rule-T15-4 = Joined units are always in one square. A hero dies with the last point, and the squad goes on. Heroes alone have no cover. Both cards score separately.
rule-T15-5 = That a hero leaves is declared before the joint activation. From then on both are activated separately and share nothing. They may stay in one square, but the hero never joins again. Nobody joins after the start.
rule-T15-6 = When the last miniature of the squad goes, the hero fights on alone from then on: no cover, own points, the same activation.
    .ruling = What the attack has in store for the squad then meets the hero: damage left over, and C rows, at which the hero may strike back.
rule-T15-7 = A hero who shares a square without having joined is a separate target; neither blocks the sight of the other.
    .ruling = Both sides decide in secret and at the same time who joins whom, before the first initiative.

## T16 Preparation

rule-T16-1 = An army costs no more AP than the scenario allows. Terrain lies as the scenario says or is placed in turns: three dice a side decide who places the first tile, and again who places the first cover element; ties are rolled again. Cover elements stand in the scenario's cover zone, in battles of your own in the middle.
    .ruling = An army has at most twelve cards. Where the scenario fixes the numbers of vehicles and squads, no card is taken with which the army could never be complete. Tiles lie on circles, not in buildings, not where units enter or are placed, and not on objectives.
rule-T16-2 = The order is scenario, armies, posters and tiles, cover elements, heroes, initiative. There are two crates and two tank traps; the player whose turn it is chooses which to place.
    .ruling = Armies are chosen in secret, by both sides at the same time; nobody sees how many cards the other has. Of partners one chooses.

## T17 Abilities

rule-T17-1 = Advanced Reactive Fire: two dice for a reaction, of which one must show a crosshair.
rule-T17-2 = Superior Reactive Fire: three dice for a reaction, of which one must show a crosshair.
rule-T17-3 = Agile: every diagonal step costs 1.
rule-T17-4 = All In One: once a game, twice the dice for all rows in this round.
rule-T17-5 = Artillery Strike (skill): the unit calls artillery, see T12.2.
rule-T17-6 = Assault: once a game, the move value is doubled, for both moves too.
rule-T17-7 = Badass: limited ammunition never runs out, but an activation fires no more than the printed number of rounds.
rule-T17-8 = Berserk: once a game, all blank dice of each row are rolled once more, after those of a sustained attack.
rule-T17-9 = Black Ops: one more die for the initiative, however many units have it.
rule-T17-10 = Blutkreuz Ape: heroes and squads with it join only each other.
rule-T17-11 = Blutkreuz Zombie: heroes and squads with it join only each other.
rule-T17-12 = Charge: move, move and attack, the attack with all rows whose printed range is 1 or C. Entering counts as the first move. Without a target the attack is lost.
    .ruling = Charge takes the place of both actions and gives no further one.
rule-T17-13 = Command Squad: the unit gives orders, see T18.1 to T18.8.
rule-T17-14 = Damage Resilient: after cover one die is rolled for each point of damage, and a crosshair ignores it. A hero does not share it.
rule-T17-15 = Fast: one more move point in one move action of an activation. Of two moves, the first uses it if it needs it.
rule-T17-16 = Heroic Attack: once a game, when the hero is activated and without an action, attacks on the hero do no damage for the rest of the round, artillery and close combat included. The squad shares it.
    .ruling = No dice are rolled at a unit under Heroic Attack, except by a hero with the serum, whose hits count all the same (T17.28).
rule-T17-17 = Jump: a move passes cover elements, water, rubble and soldier units, friends or enemies, but never a square without symbol or a vehicle, and ends on a square without another unit. Soldiers cross buildings as well. Hero and squad join only if both have it.
    .ruling = Both moves may be one jump; only its last square must be legal, and reactive fire comes after it. A jump may end on rubble and crates, not on water, and on a tank trap only for soldiers. A hero may land on a friend, a squad may not. Jump need not be used: soldiers may walk instead, each move as a whole, and then go and stop where all soldiers may. A diagonal jump goes over walls if the ground closes at most one of its sides, and counts as a jump over the buildings of all four squares.
rule-T17-18 = Medal of Honor: once a round the hero rolls one die again. It is not shared.
rule-T17-19 = Reload (skill): the weapon is loaded again, see T12.3.
rule-T17-20 = Scout Vehicle: two squares more in the first round.
rule-T17-21 = Self-Repair: at the end of the round one die is rolled for each lost point, and each crosshair gives one back.
rule-T17-22 = Sniper: names a miniature of the target, a joined hero too. Each hit is one damage to that miniature only, and what is left over is lost; the squad's cover counts. It is not shared.
rule-T17-23 = Spotter: the squad's attacks hit on blank faces, and a sustained attack rolls crosshairs again.
rule-T17-24 = Tank Head (skill): once a game an adjacent friendly vehicle is repaired completely.
rule-T17-25 = Wiederbelebungsserum: after all rows the hero gets one point back for each own hit on soldiers.
    .ruling = Flames on friends give nothing back.
rule-T17-26 = Where a special rule contradicts a basic rule, the special rule holds.
rule-T17-27 = A hero shares with the squad Advanced and Superior Reactive Fire, Agile, Assault, Badass, Berserk, Charge and Heroic Attack; but not Damage Resilient, which concerns only damage assigned to the hero, Medal of Honor, which is for the hero's rows, and Sniper. The squad shares everything with the hero.
    .ruling = Nor does a hero share Fast, All In One, Artillery Strike and Tank Head. What lasts for both already is not announced again; the squad's own is used first.
rule-T17-28 = Scout Vehicle gives two points in all, and nothing to a vehicle that enters after the first round. Self-Repair and the serum never lead above the starting value and do not help what is destroyed. The serum counts hits the hero rolled, not those of striking back.
    .ruling = The two points of a Scout Vehicle are two for the whole first round, even if it is made ready again.
rule-T17-29 = Commander: the hero may join a command squad.
rule-T17-30 = How long abilities last and how far they reach is not always printed.
    .ruling = All In One, Assault, Berserk and Heroic Attack last the round, even if the unit is made ready again. Spotter inverts attack dice only; Berserk then repeats crosshairs, and lasers go on with blanks. Black Ops counts while the unit is alive, also before it enters. Adjacent for skills are the eight squares around and the same square, if no wall is between.
rule-T17-31 = Medal of Honor influences dice, so that it is announced before they are rolled.
    .ruling = After all repeats of one of the hero's rows one die that missed is rolled again; a laser may go on from it.
rule-T17-32 = Abilities that change the dice also work with special damage (T19.1 to T19.4).
    .ruling = All In One doubles the X of phasers, flames and salvos; with a burst weapon there are four times the dice. Spotter inverts the X dice of a phaser, not its damage dice.
rule-T17-33 = Sniper belongs to one weapon row, whose hits do 1 damage whatever the row shows. Against a vehicle or a hero alone, the miniature is the unit.
rule-T17-34 = A squad that is Damage Resilient rolls for all damage before it is shared out, a joined hero's share included; a hero rolls only for damage assigned to the hero.
    .ruling = Hits of a sniper count, too. If squad and hero both are Damage Resilient there is one roll for each damage, not two.

## T18 Command squad

rule-T18-1 = A command squad has an officer, a radioman, a mechanic, a medic and a specialist; who is dead gives no orders. A player tries one order a round, however many command squads there are; Artillery Strike, makeshift repair and healing count as one, the radio relay does not. Several command squads need different armour classes. Only a hero with Commander joins one. No order helps the squad that gives it.
    .ruling = The order is counted for the side, with four players too. A strike by somebody with Artillery Strike of their own is no order, and an order that became impossible before it was given was not tried. A hero who joined the command squad is part of it, so that its medic does not heal the hero.
rule-T18-2 = Officer (skill, on a crosshair): a friendly unit that has been activated is ready again. It is chosen before the roll, adjacent or, with a living radioman, anywhere on the board. It may be activated as soon as the command squad's activation has ended, or later in the round.
    .ruling = A unit that is used up or destroyed before the command squad's activation ends is not offered.
rule-T18-3 = Radioman: the relay of orders is always on. Artillery Strike is a skill action.
rule-T18-4 = Mechanic: makeshift repair (skill, without a roll) gives an adjacent vehicle one point back, never by radio. Field repair (skill, on a crosshair, once a game, with a living radioman) ends the activation; a destroyed vehicle is activated at once and enters from its own zone.
    .ruling = Aircraft are no vehicles: they are neither repaired nor rebuilt, by Tank Head neither.
rule-T18-5 = Medic: as a skill without a roll, an adjacent living squad gets back a lost miniature of its owner's choice, never above the starting strength, with its weapon and full limited ammunition; or an adjacent hero gets one point back. By the FAQ nothing is refilled. Bringing back a dead squad, never a hero (skill, on a crosshair, once a game, with a living radioman), ends the activation; the squad enters and is activated at once.
rule-T18-6 = A unit that was brought back and is destroyed again counts again for the points: a Blackhawk destroyed twice is worth 44.
rule-T18-7 = The order is announced when the command squad is activated.
    .ruling = A failed roll does not use up an order that works once a game. A unit that is brought back has all its points and ammunition and is loaded; abilities it has used stay used. Its first action is the entering move.
rule-T18-8 = Field repair works once for each mechanic, bringing back once for each medic.

## T19 Special damage

rule-T19-1 = Phaser X/Y: X dice are rolled, each hit gives Y dice, and each crosshair of those is one damage. There is no cover, and only the X dice are rolled again.
rule-T19-2 = Salvo: the row gives dice for 1, 2, 3 and more rounds fired together, each hit with the row's damage; only in the columns that show it.
rule-T19-3 = Flame: X dice for each miniature of the target.
rule-T19-4 = AP flame: X dice for each miniature of the target, and one hit destroys the whole unit.
    .ruling = Damage Resilient does not help, and a joined hero dies with the squad.

## T20 Special weapons

rule-T20-1 = Limited ammunition belongs to the unit: any living miniature may fire it. In an attack a squad fires at most one round for each living miniature, all limited weapons together; vehicles, aircraft and heroes fire as many as they have left. All rounds of a row have one target.
rule-T20-2 = Burst: twice the dice at a target that has not moved this round.
rule-T20-3 = UGL: there is no cover against it.
rule-T20-4 = Flamethrowers ignore cover and do not harm tank traps. With range 1 they aim at one unit. With a longer range as many different squares burn at most, side by side or behind each other; each must be seen and in range, and with a square all squares that its line crosses burn too and count. Every unit in a burning square is hit, friends too, each by its own class. Fire never passes a square that blocks the shooter's sight.
    .ruling = The squares are named from the shooter outwards; of two that the line crosses at the same distance one burns, as the shooter chooses. A longer flame burns a square only if an enemy stands there, or on the way to an enemy who burns, too. It reaches a cover element beyond the next square only past squares without units. In a reaction only the square of the activated unit burns and those on the way to it. A row hits a large vehicle once.
rule-T20-5 = Laser: each hit does the row's damage and is rolled again, until it is blank. Sustained attack and Berserk repeat only dice that have never hit; a blank that ends a chain is final.
rule-T20-6 = Grenade Launcher and Grenade Pistol are UGLs with unlimited ammunition.
rule-T20-7 = Dice of a sustained attack that are rolled again cost no ammunition. A squad's limit of one round for each miniature (T20.1) holds with Badass, too. Every A weapon needs to be reloaded.
rule-T20-8 = A unit has moved if it has changed its square this round, by entering too. A cover element has never moved.

## T21 End and victory

rule-T21-1 = The battle ends at the end of a round, by the first of these that holds: a side is wiped out; an objective is met; the scenario has objectives and neither side can meet one any more, so that points decide; the last round is over, and points decide unless the scenario says otherwise.
    .ruling = Charges cannot be taken any more if too few are free or no soldiers are left to take them, a bridge cannot be held if too few rounds or only aircraft are left, and nobody breaks through with too few AP left. A building can always be kept by one side.
rule-T21-2 = Points are the AP of destroyed enemy units and the scenario's bonuses; more points win. For example, units of 30 and 24 make 54 points, which lose against units of 34 and 23, that is 57.
rule-T21-3 = If more than two play there are two sides, and partners share the activations of their side.
rule-T21-4 = One partner may lead the vehicles and the other the soldiers, or as they agree: any partner may act.
rule-T21-5 = A side that still has units when the other is wiped out has won.
    .ruling = If both sides are wiped out, points decide. With equal points it is a draw. Units destroyed by their own side score for the enemy.
rule-T21-6 = Units that are not on the board yet are not destroyed.

## R Argued cases

rule-R1 = The line leaves past a corner of the shooter's own square: has the far target cover? No. It must be a corner of the target's square (T8.3), by the FAQ one of a blocking square next to it.
rule-R2 = A hero stands with a walker, and the enemy aims at the hero. Allowed: units in the target's own square never block (T6.7). The hero has no cover.
rule-R3 = Does a squad between two heroes in one line block? Yes, like every soldier unit, and so does a hero alone.
rule-R4 = A walker stops beside a crate that it could have crossed on another way. The crate is crushed only if it was named and lies on a way the walker could pay for.
rule-R5 = May a vehicle leave a square that it shares with a hero, or enter a hero's? It may leave, but not enter.
rule-R6 = Sustained attack or Berserk with a flame that also hits friends: dice against friends are not rolled again.
rule-R7 = Flame dice against a squad with a hero: one for each miniature, and one for the hero.
rule-R8 = AP flame at a squad with a joined hero: they are one unit, and one hit destroys both (T19.4). Both cards score.
rule-R9 = Two rows with different damage, and one hit is saved: which one? Cover is rolled row by row.
rule-R10 = What becomes of surplus hits of a laser? The chain is rolled on only while it can still matter, which it always can if cover may save hits or the target is Damage Resilient; everything else is lost.
rule-R11 = The first reaction kills: does a second unit still roll? No, the moment is over with the target's death. Otherwise each unit decides after the result of the one before, by the rulebook.
rule-R12 = A reaction takes away weapons of a declared attack. The rows that are left may fire; if none is left the action is lost.
rule-R13 = A squad dies from a reaction, its hero lives. The hero goes on with the declared actions.
rule-R14 = May a unit react with C rows to one that stopped beside it? Yes, and the activated unit may strike back (T11.3).
rule-R15 = May the officer make a unit ready whose reaction failed? Yes, and it may react again in this round.
rule-R16 = May one react to a unit whose hero has used Heroic Attack? It may be tried, but does no damage.
rule-R17 = May Heroic Attack be used in a reaction? Yes: it is a free ability, and a reaction is an activation.
rule-R18 = May a called gun use All In One, and may one react to it? It may, and one may not.
rule-R19 = A squad with Spotter calls artillery: are the gun's dice inverted? No: the gun attacks, not the squad.
rule-R20 = The command squad has called a strike: may it give another order? No, there is one order a round.
rule-R21 = The officer orders a squad with a joined hero. Both are ready again.
rule-R22 = A squad is brought back: what of the hero who had joined it? The hero stays in place, or dead; the squad returns alone and is never joined again.
rule-R23 = Field repair of a vehicle that was active in this round: it is activated again all the same.
rule-R24 = The entry edge is full. Then the order to bring a unit back may not be chosen.
rule-R25 = May an entering unit do nothing? Not as its first action.
rule-R26 = The last units of both sides kill each other in close combat. Both sides are wiped out, and points decide (T21.5).
rule-R27 = Assault and Fast with a move value of 1: 2, 2 and 1 points in the activation, for doubling comes first.
rule-R28 = A diagonal in the first of two moves: the cheap one is used up for both, unless the unit is Agile.
rule-R29 = A diagonal step out of a house over the end of its entrance: soldiers may, vehicles may not (T5.7).
rule-R30 = May one jump over a friendly walker? No: a vehicle counts as a square without symbol.
rule-R31 = May a jump end on a tank trap? Not for a walker; for soldiers it may.
rule-R32 = May a jump end on the square where the first move began? Yes, a move may return.
rule-R33 = A hero leaves: which of the two is active? The one that is activated now; the other stays ready.
rule-R34 = A sniper names a hero in cover. The squad's cover is rolled, and surplus hits are lost.
rule-R35 = Does Spotter invert dice for cover, reactions and orders? No.
rule-R36 = Does the serum work if cover saved the hits? Yes: hits that were rolled count (T17.28).
rule-R37 = Self-Repair and the end of the game: at the end of a round Self-Repair comes first, then the check for victory.
rule-R38 = Does Black Ops count if the hero is not on the board yet? Yes.
rule-R39 = Who holds an objective? A side that at the end of the round has a unit there while the enemy has none. Aircraft do not hold.
rule-R40 = May a medic revive the radioman of another command squad? Yes, only their own squad is excluded.
rule-R41 = Reload and strike in one activation of the gun: not by a gun that was called. In an activation of its own it may reload and attack.
rule-R42 = The target stands outside the smoke, the shooter beside it. Only crossing smoke or standing in it blocks; its corner is a corner (T6.8).
rule-R43 = A cover element and a squad in one square, and a flame row of range 2. The square burns for units only; the element needs a row of its own.
