### The guided first game of Dust: short paragraphs, about eight lines before the learner acts.
### `$ours` and `$theirs` are the learner's and the partner's; `$origin` and `$goal` the areas of an order.

## 1 and 2: to read

lesson-world = The world
lesson-world-seats = You are the { $you } and lead Red; I am the { $me } and lead Blue, and I tell you why I do what I do. Two rounds have been played. For this lesson I have chosen position, cards and dice.
lesson-world-control = Above you see the whole map, region by region: who holds which areas, with which units. An area belongs to whoever has at least one unit there, on land and at sea. Neutrals sit in four capitals; they never move and never attack.
    .board = An area belongs to whoever has at least one unit there, on land and at sea; the map shows it in our colours. Neutrals sit in four capitals; they never move and never attack.
lesson-world-marks = Learn the three marks: * is a capital, ! a power source, + a production centre. You need not know the whole world now. What matters today lies in Africa, where our armies meet.
    .board = Three kinds of areas matter most: capitals, power sources, and areas with a production centre; the map marks each. You need not know the whole world now. What matters today lies in Africa, where our armies meet.

lesson-aims = What wins
lesson-aims-points = At the end of every round each of us gets a victory point for every capital, every power source and every majority. Whoever has { $target } points then, and holds a capital, wins. Points are never lost again.
lesson-aims-majorities = The three majorities go to whoever has most production centres, most sea areas and most land areas. In centres we are level, { $centres-ours } to { $centres-theirs }, so nobody has it; the sea is yours; on land I am ahead, { $land-theirs } to { $land-ours }.
lesson-aims-now = If we scored now, you would get { $now-ours } and I { $now-theirs }: the table shows it with a plus sign. A round is about moving these numbers, and you will move them today.
    .board = If we scored now, you would get { $now-ours } and I { $now-theirs }. A round is about moving these numbers, and you will move them today.

## 3: the card

lesson-card = A card for the round
lesson-card-numbers = Each of us picks a card in secret, and both are turned up together. Its three numbers add up to 7: how many attacks you may make this round, how many moves, and how many production points you get on top. The ability beside it can be used once.
lesson-card-order = The higher combat value has the first turn; then movement decides, then the stars. Whoever comes first strikes first. Whoever comes last keeps what they take until it is scored.
lesson-card-which = Your aims: { $egypt }, a power source of mine beside your army in { $maghreb }, and { $south-africa }, a power source that nobody holds. So you need a few moves and an attack or two.
lesson-card-hint = One attack for { $egypt }, one move for { $south-africa }, and another move to bring up tanks: look for a card with 2 and 3, or 3 and 2.
lesson-card-hint-more = { $ace } is the one I mean: its ability makes fighters stronger, and fighters you will want anyway.
lesson-card-best = Well chosen: { $combat } attacks and { $movement } moves are enough for both aims, and your fighters will get a die more in one battle.
lesson-card-attacks = { $combat } attacks, and most likely the first turn. But only { $movement ->
        [one] one move
       *[other] { $movement } moves
    }: you will have to choose what to bring up. It can be done.
lesson-card-moves = { $movement } moves are more than you need, and a single attack leaves no room for bad luck. The ability helps, though: a free mech is worth 5 points.
lesson-card-points = Five production points are tempting, but with one move and one attack you can do little with them, and I shall probably have my turn before you. Today another card does more.

## 4: production

lesson-buy = Production
lesson-buy-points = A turn has three phases: production, movement, combat. You have { $points } points to spend; the sum above shows where they come from. A centre yields { $each } only if you have a power source for it.
    .board = A turn has three phases: production, movement, combat. You have { $points } points to spend: 6 for a capital, { $each } for each production centre that has a power source, and those of your card.
lesson-buy-supremacy = In a battle the side with more supremacy rolls first: each mech, fighter and bomber has 1 of it, tanks have none, and if it is equal the defender is first. In { $egypt } I have { $egypt-units }, so my supremacy is { $egypt-supremacy }. Fighters are the cheapest way to more.
lesson-buy-centre = A new production centre pays from the next round on, and with one more than I have the majority is yours: a victory point each round.
lesson-buy-how = Choose item by item, or write it all in one line: buy 2T 1F 1C 1K means two tanks, a fighter, a centre (C) and a card (K). What you do not spend is lost.
    .board = Put together what you want and buy it all at once. What you do not spend is lost.
lesson-buy-hint = Two fighters beat my supremacy of { $egypt-supremacy }. A centre is good for the majority. The rest into tanks, and the last point into a card.
lesson-buy-hint-plain = A centre for the majority, then cheap tanks where you need them, and the last point into a card.
lesson-buy-hint-line = { $tanks ->
        [0] In one line: buy 2F 1C 1K
       *[other] In one line: buy { $tanks }T 2F 1C 1K
    }
    .board = { $tanks ->
            [0] That is two fighters, a centre and a card.
            [one] That is one tank, two fighters, a centre and a card.
           *[other] That is { $tanks } tanks, two fighters, a centre and a card.
        }
lesson-buy-best = Just what I feared: enough supremacy to roll first in { $egypt }, and a centre that turns a majority.
lesson-buy-both = Enough supremacy to roll first in { $egypt }, and a centre that will pay in every round to come.
lesson-buy-strike = Enough supremacy to roll first in { $egypt }. A centre would have paid in every round to come, but a strong blow is worth something too.
lesson-buy-built = A centre now is points in every round to come. Mind the supremacy, though: without more fighters or mechs than I have, I roll first.
lesson-buy-boats = Submarines hold sea areas and carry your army across. For { $egypt } they do nothing, since you can walk there.
lesson-buy-other = Sound units. For the first roll in a battle it takes more fighters or mechs than I have, for the majority a centre; you cannot have everything.
lesson-buy-nothing = Nothing at all? The { $left } points are lost, and I will not be so modest. Better take that back.
lesson-buy-wasted = { $left } points are left over, and they are lost unless you give them to neutrals. Even the last point buys a card.

lesson-hire = Units for neutrals
lesson-hire-what = Points are left over, and with them you may put units into a neutral capital. They stay neutral for good: they hinder whoever wants to take that capital.
lesson-hire-hint = You need not. If you want to, strengthen a capital that I could take sooner than you.
lesson-hire-none = Then the points are lost. No harm done: neutrals help neither of us.
lesson-hire-neighbour = { $gulf-coast } is beside your own capital: one day you will want to take it, and now it is harder.
lesson-hire-far = That makes this capital a harder nut for me. For you the points are gone all the same.

## 5: placing

lesson-put = Where they appear
lesson-put-where = New units appear in areas of yours with a production centre, at most five in each centre. You place them kind by kind.
lesson-put-front = The centre in { $maghreb } is next to { $egypt }: what appears there can attack this very turn, without a move.
lesson-put-boats = Submarines go to a sea area beside a production centre of yours, if nobody else is there.
lesson-put-more = Now the next ones.
lesson-put-hint = All to { $maghreb }: there they are where they are needed.
lesson-put-hint-plain = Where they can attack at once, or where you are weakest.
lesson-put-best = Straight to the front. { $maghreb } is beside { $egypt }, so they can attack at once.
lesson-put-far = Safe, but far from the front. You would have to spend a move to bring them there; it can be done over the sea.
lesson-put-ready = Good: from there they can defend you, or set out later.
lesson-put-at-sea = Submarines hold sea areas, which count for a majority, and they are planks of your bridge.

## 6: a new centre

lesson-centre = A new production centre
lesson-centre-where = The new centre stands in a land area of yours without power source and without centre. It builds nothing this turn, but it counts for the majority at once.
lesson-centre-which = It belongs to whoever holds the area, and defenders there roll 3 more dice. Where is it safe, and of most use?
lesson-centre-hint = Away from my army, and on a coast, so that it can build submarines later.
lesson-centre-coast = Safe, and by the sea: units from there can be shipped, and it can build submarines.
lesson-centre-inland = Safe from me. Only, without a coast it never builds a submarine.
lesson-centre-front = It would work at once where the fighting is. But I stand next to it, and if I take the area the centre is mine, and with it your majority. Further back it is safer.

## 7: cards

lesson-discard = A new card
lesson-discard-what = Before you draw you may throw away cards you do not like. Nobody holds more than five.
lesson-discard-hint = You have room for it, so keep what you have: more cards, more choice.
lesson-discard-none = A full hand is worth its few points: next round you will have more to choose from.
lesson-discard-some = Gone for good. That makes sense if your hand is full, or if a card has no use at all.

## 8: movement

lesson-move = Movement
lesson-move-what = Each move costs a point and takes any number of units from one area to another, over land as far as you like, through your own and empty areas, never through those of others. Leave at least one unit behind, or the area is no longer yours.
lesson-move-sea = Submarines are a bridge: where they lie in an unbroken chain your army crosses the sea, as many units as you like. Your chain leads from { $eastern-states } over { $sargasso-sea } and { $mid-atlantic } to { $maghreb }.
lesson-move-gift = { $south-africa } is free, a power source beside { $congo }: one tank is enough to take it. You cannot attack an empty area, but you can walk in.
lesson-move-gather = Only units of one area attack together, so gather them in { $maghreb } first. In { $eastern-states } tanks stand idle: it is a capital, and I may not attack yours before I have { $half } points.
lesson-move-rest = You may move on, or say Done: the attacks come next, and then nobody moves any more.
lesson-move-hint-gift = From { $congo } to { $south-africa }, one tank; or in one line: move congo>south-africa 1T
    .board = From { $congo } to { $south-africa }, one tank.
lesson-move-hint-gather = From { $eastern-states } to { $maghreb } over the sea, all tanks but one; in one line: move eastern-states>maghreb 2T
    .board = From { $eastern-states } to { $maghreb } over the sea, all tanks but one.
lesson-move-hint-done = If nothing is to be gained, Done.
lesson-move-source = A power source for a single tank: a victory point in every round, as long as you keep it. You would score { $now-ours } now.
lesson-move-gathered = Good: { $maghreb } grows. Units that have moved may still attack.
lesson-move-done = Done with moving, then. On to the attacks.
lesson-move-missed = But { $south-africa } is still free! One tank from { $congo } would be enough, and if you leave it lying about I shall pick it up.
lesson-move-abandoned = Nobody stays in { $origin }, so it is no longer yours, nor what goes with it. Leave a unit there.
lesson-move-left = { $origin } is empty now and belongs to nobody: one land or sea area less for the majority. A single unit would hold it.
lesson-move-taken = An empty area is yours by walking in; it counts for the majority.
lesson-move-other = Why not. A move brings nothing new, it only brings things to a better place.

## 9: attack

lesson-attack = The attack
lesson-attack-what = Each attack costs a combat point. Units of one area attack an area next to it; every tank and fighter rolls one die, every mech and bomber two, and a third of the dice hit. Leave somebody behind to hold the area you start from.
lesson-attack-order = At a production centre defenders roll 3 dice more, in a capital 5, and there they always roll first.
lesson-attack-odds = With { $strike } from { $maghreb }, that is all but one, you would have a supremacy of { $strike-supremacy } to my { $egypt-supremacy }. How would it end against my { $egypt-units }? Before you attack, ask. Type: odds maghreb egypt { $strike }
    .board = With { $strike } from { $maghreb }, that is all but one, you would have a supremacy of { $strike-supremacy } to my { $egypt-supremacy }. How would it end against my { $egypt-units }? Look at the odds before you attack.
lesson-attack-plain = Before you attack, ask; odds tells who rolls first, and how it will probably end. Name your area, the target and the units, like this: odds sudan east-africa 1T
    .board = Look at the odds before you attack: they tell who rolls first, and how it will probably end.
lesson-attack-won = { $egypt } is yours! You may attack again, also from there. But think of my turn: I have an army in { $near-east }, and whoever is few in { $egypt } will not stay long.
lesson-attack-more = Attacks are left. From the same area the same target can be attacked only once a turn; ask for the odds, or say Done.
lesson-attack-hint = { $egypt } from { $maghreb }: your chance is { $strike-chance } %. Take all but one.
lesson-attack-hint-line = In one line: attack maghreb>egypt { $strike-word }
    .board = That is { $strike-word }, from { $maghreb } against { $egypt }.
lesson-attack-hint-done = I see no attack that is both likely and needed. Done keeps your units together.
lesson-attack-best = A good decision: { $chance } % to take { $goal }, with { $force } against { $against }. What the dice say now is another matter.
lesson-attack-prize = { $chance } % is good, and { $goal } is worth having. Only do not scatter your army: I come after you.
lesson-attack-area = { $chance } %: that should work. An area like { $goal } counts for the majority on land only.
lesson-attack-even = { $chance } % to take { $goal }: more often than not it works. With a unit or two more it would be a good attack.
lesson-attack-gamble = Only { $chance } % to take { $goal } with { $force } against { $against }. It is allowed, but your units will probably be gone.
lesson-attack-bare = With { $chance } % you take { $goal }, but then nobody is left in { $origin }, and what you had there is lost. Leave one behind.
lesson-attack-special = A strike without a battle: each hit destroys a unit, nobody shoots back, and nobody moves in.
lesson-attack-shy = You have an army in { $maghreb } and a very good chance against { $egypt }. Combat points cannot be kept; take that back and strike.
lesson-attack-enough = Wise. What stays together is harder to beat when it is my turn.

## 10: the ability

lesson-ability = The ability of the card
lesson-ability-once = Your card asks whether you use its ability. You can do so once in this round; afterwards it is gone, and unused it lapses.
lesson-ability-ace = { $ability }: for this battle each of your aircraft rolls one die more. You have { $aircraft } here.
lesson-ability-rockets = { $ability }: roll all { $dice } dice again; only the new result counts. On average a third of them hit.
lesson-ability-nurse = { $ability }: for each unit you lose in this battle a die is rolled, and in two cases of three it comes away alive.
lesson-ability-builder = { $ability }: a mech for nothing at one of your production centres.
lesson-ability-hint-ace = If this is the battle you came for, use it.
lesson-ability-hint-rockets = Roll again if fewer than a third of the dice have hit.
lesson-ability-hint-nurse = If more losses are to come in this battle, call her now.
lesson-ability-hint-builder = Where it can fight at once.
lesson-ability-ace-used = Right: more dice in the battle that matters.
lesson-ability-rockets-used = { $hits } of { $dice } was below average, so a new roll is likely to be better.
lesson-ability-rockets-greedy = { $hits } of { $dice } was no bad roll, and the new one counts even if it is worse.
lesson-ability-rockets-kept = { $hits } of { $dice } is a good result. Keep the rockets for a worse one.
lesson-ability-nurse-used = She stays until the end of this battle.
lesson-ability-mech-front = Two dice and a supremacy of 1, right at the front, and for nothing.
lesson-ability-mech = A mech for nothing. Nearer to the front it could have fought this turn.
lesson-ability-declined = You may wait for a better moment. Just do not forget it: the round is short.

## 11: the battle

lesson-battle = Dice
lesson-battle-dice = The two sides roll in turn until one is gone. Each hit destroys a unit, and whoever rolled chooses it, but no mech before the tanks and no bomber before the fighters. After three rolls in a row without a hit there is a cease-fire, and the attackers go home.
lesson-battle-sea = At sea it is simpler: both sides roll at the same time and lose units at the same time. After three pairs of rolls without a hit there is a cease-fire.
lesson-battle-retreat = Before each roll of yours up to half of your units may go back where they came from; here that is { $half-units }. The others fight on.
lesson-battle-now = Still fighting: { $ours } of yours, { $theirs } of the enemy. If nobody retreats you win in about { $prospect } cases of a hundred.
lesson-battle-hint-on = You are not badly off: Done, and the dice are rolled.
lesson-battle-hint-back = It looks bad. Save half of them for another day.
lesson-battle-on = Forward, then. The dice are rolled:
lesson-battle-stubborn = Bravely said, but with { $prospect } cases of a hundred it was time to save what could be saved.
lesson-battle-early = You were well ahead: { $prospect } cases of a hundred. With fewer units the battle becomes a gamble.
lesson-battle-careful = Cautious. It was about even, and those who fight on have it harder now.
lesson-battle-saved = Well done: units that live can fight again, and it looked bad here.

lesson-hurt = Whom do you hit?
lesson-hurt-what = The choice of losses belongs to whoever rolled. Hits on land units take tanks before mechs, hits on aircraft fighters before bombers. A fighter costs { $fighter-cost } points, a tank 2, and both roll one die.
lesson-hurt-again = You rolled, so you choose: how many of the hits fall on land units, how many on aircraft?
lesson-hurt-neutral = This time you roll for the neutrals, as the neighbour of the attacker.
lesson-hurt-hint = Take what was most expensive, if it rolls as many dice.
lesson-hurt-dearest = That hurts most.
lesson-hurt-cheaper = Also possible; the other choice would have cost more points.

lesson-flee = Where to?
lesson-flee-where = Units that leave a battle go to an area of their own next to it. If there is none they may go to an empty one, but never to where the attackers came from.
lesson-flee-hint = Where they protect a power source or a production centre.
lesson-flee-worth = There they guard something that counts.
lesson-flee-plain = Saved. They will be useful again.

## 12: being attacked

lesson-defence = Under attack
lesson-defence-what = Now you defend. Before each of your rolls, except for your first, up to half of your units may retreat to an area of yours next to the battle.
lesson-defence-now = Still fighting: { $ours } of yours, { $theirs } of the enemy. If nobody retreats you hold the area in about { $prospect } cases of a hundred.
lesson-defence-hint-stay = It is not lost: Done, and roll.
lesson-defence-hint-go = This will probably be lost. Save half, or make it expensive for me.
lesson-defence-stay = Right: stand fast. The area counts for you if you hold it until the end of the round.
lesson-defence-last = To the last, then. Each unit you take with you I shall miss next round.
lesson-defence-early = You were not losing: { $prospect } cases of a hundred are yours. Now I have it easier.
lesson-defence-careful = Cautious: it was about even.
lesson-defence-saved = Sensible. An area can be taken back; units that are gone are paid for again.

## 13: the scoring

lesson-closing = The end of the round
lesson-closing-scored = You score { $gained-ours }: { $capitals-ours } for capitals, { $sources-ours } for power sources, { $majorities-ours } for majorities. I score { $gained-theirs }, so it is { $vp-ours } to { $vp-theirs } now, and { $target } win. If numbers are equal, last round's holder keeps a majority.
lesson-closing-capitals = From { $half } points on a player may attack the other's capital, and once that has been done everybody may. So it is time to think of a garrison.
lesson-closing-ahead = The cards of this round are discarded, and the next begins with a new choice. It goes on like this, five to seven rounds. Before your attacks ask for the odds, production shows your points, and hint asks the bot.
    .board = The cards of this round are discarded, and the next begins with a new choice. It goes on like this, five to seven rounds. Look at the odds before you attack.

## What the partner says

lesson-partner-second = The cards are open: { $card } for you, { $their-card } for me. Combat value first, then movement, then stars: you have the first turn, and I come after you.
lesson-partner-first = The cards are open: { $card } for you, { $their-card } for me. Combat value first, then movement, then stars: so I have the first turn. You come after me, and what you take then I cannot take back before the scoring.
lesson-partner-buys = I spend my points as you do: every point left over is lost.
lesson-partner-builds = A new centre for me: { $centres-ours } to { $centres-theirs } in centres now. The majority goes to whoever has more; if it is equal it stays with whoever had it, or with nobody.
lesson-partner-source = A power source that nobody held: one unit is enough, and it is a point for me in every round.
lesson-partner-gathers = You see what that means: I gather units in { $goal }, beside an area of yours.
lesson-partner-attacks = I attack { $goal } with { $force } against your { $against }. Supremacy { $force-supremacy } to { $against-supremacy }: the higher rolls first, and if it is equal the defender. My chance was { $chance } %.
lesson-partner-neutrals = I attack neutrals in { $goal } with { $force } against { $against }. In their place you roll the dice; they never retreat.
lesson-partner-strikes = A strike without a battle: I roll once, nobody answers, and nobody moves in.
lesson-partner-retreats = Some of mine retreat. Half of the units at most, and only before a roll of my own.
lesson-partner-again = My ability: blank dice may be rolled again, once in the round.
