### The guided first game of Dust Tactics: short paragraphs, about nine lines before the learner acts.
### `.board` is said instead beside a drawn board, where the words for the terminal would not fit.

## 1 to 3: to read

lesson-ground = The ground
lesson-ground-sides = You lead the Allies: a squad, the { $death-dealers }, and a walker, the { $blackhawk }. I lead the Axis, the { $sturmpioniere } and the walker { $hans }, and I tell you why I do what I do. Positions and dice I have chosen for this lesson.
lesson-ground-squares = Squares are named by column and row: your squad is on c3. In the middle, on e3, f3, d4 and e4, stands a building; nobody walks or looks through it. On c2 and g5 lies rubble, where walkers cannot go.
lesson-ground-cover = Then there are ammo crates on d2 and e1 and tank traps on f1 and e6. Squads take cover in all of these, and in the rubble. A tank trap stops walkers.

lesson-round = A round
lesson-round-turns = You activate one of your units, then I one of mine, and so on until all have been activated. Then a new round begins, and everybody is ready again.
lesson-round-acts = An activated unit has two actions, say a move and an attack, or two moves; only two attacks are not allowed. You say both before it begins. What a unit can do is on its card. Type: card death-dealers
    .board = An activated unit has two actions, say a move and an attack, or two moves; only two attacks are not allowed. You say both before it begins. What a unit can do is on its card: pick the unit, and you see it.
lesson-round-aim = If one side is wiped out, the other has won. Otherwise round { $rounds } is the last, and points decide: whoever destroys a unit gets what it costs.

lesson-sight = Who sees whom
lesson-sight-line = You can only shoot at what you see. Think of a straight line from the middle of your square to the middle of the other. The building blocks it, and so does any walker in between; soldiers and tank traps in between block it for soldiers only.
lesson-sight-now = My { $sturmpioniere } are on g2. From c3 you do not see them, for the line crosses e3. Nor do they see you: sight always works both ways. { $hans } is hidden too, on f4 behind the building.
lesson-sight-ask = Never guess whether you see something. Ask, now and at any time. Type: sight c3 g2. It says what is in the way; and sight d2 g2 says what a step would change.
    .board = Never guess whether you see something. Point at a unit or at a square, now and at any time: the board lights up what is seen from there, and says what is in the way of the rest.

## 4: the first activation

lesson-move = A better place
lesson-move-points = Both your units have 1 move point for each move, and a step costs 1. Diagonally it is 1 as well, but only once in an activation; any further diagonal step costs 2.
lesson-move-where = Look at d2, one diagonal step from your squad: a crate to hide behind, a clear view along the row to g2, and only 3 squares to go, which is near enough for all your guns.
lesson-move-how = So activate the { $death-dealers }: first Move, then Attack. Choose step by step, or write it in one line: death-dealers: move d2, attack sturmpioniere
    .board = So activate the { $death-dealers }: first Move, then Attack, and go to d2.
lesson-move-else = Where could your squad go, so that it sees an enemy and has cover itself? reach death-dealers shows where it can go, and sight what it sees from there.
    .board = Where could your squad go, so that it sees an enemy and has cover itself? The board shows where it can go, and what it sees from there.
lesson-move-hint = Move first, then attack: the diagonal step to d2 is all it takes.
lesson-move-hint-line = In one line: death-dealers: move d2, attack sturmpioniere
    .board = The { $death-dealers }: Move, then Attack, to d2.
lesson-move-best = One cheap step, and you have cover, a view, and every gun in range. That is how a good turn begins.
lesson-move-rubble = Rubble is cover too, and you see g2 from here. It is 4 squares, though: too far for the bazooka, which reaches 3. From d2 it could have joined in.
lesson-move-waits = In cover, that is something. But you could have had cover and a shot in the same activation.

## What is said of any activation

lesson-act-idle = Nothing at all? Both actions are gone then. Even a single step to a better place would be worth more.
lesson-act-blind = You announced an attack, but from { $end } there is no enemy in sight and in range, so that action is lost. Look before you go: sight tells you what you will see from there.
    .board = You announced an attack, but from { $end } there is no enemy in sight and in range, so that action is lost. Look before you go: the board shows what you will see from there.
lesson-act-wrecks = You shoot at cover where nobody stands. That is allowed, and sometimes it clears the way. Today it hurts nobody, and you may want that cover yourself.
lesson-act-gamble = { $deadly ->
        [yes] Brave, but look what comes back: from { $foe-square } my { $foe } can shoot at you on { $end }, and destroys your walker with a chance of { $share } %. There are better ways to use it.
       *[no] Brave, but look what comes back: from { $foe-square } my { $foe } can get at you on { $end }, which costs you { $share } % of the squad on average. There are better ways to use it.
    }
lesson-act-careless = { $deadly ->
        [yes] Look out: from { $foe-square } my { $foe } sees you on { $end }, and destroys your walker with a chance of { $share } %. There are squares where nobody can get at it.
       *[no] Look out: from { $foe-square } my { $foe } sees you on { $end }, which costs you { $share } % of the squad on average, and you got nothing for it. There are squares where nobody can get at you.
    }
lesson-act-sustained = A sustained attack takes both actions, and every die that misses is rolled once more. And nobody may react to it. A good choice whenever you already stand where you want to be.
lesson-act-close = Close combat: first your guns, then the knives, and against those no cover helps. Whoever is left of the enemy strikes back.
lesson-act-fires = { $hits ->
        [one] From { $end } you can hurt my { $target }: on average it costs about one point.
       *[other] From { $end } you can hurt my { $target }: on average it costs about { $hits } points.
    }
lesson-act-seen = There was hardly a safe place left. My { $foe } can still get at you on { $end }.
lesson-act-moves = All right: on { $end } there is not much I can do to you next.

## 5: aiming

lesson-shoot = Rows and dice
lesson-shoot-rows = Each weapon is a row on the card, with so many dice against each kind of enemy. In a squad they count for everybody who carries the weapon. Against my { $sturmpioniere }, soldiers of class 2, you have: { $rows }.
lesson-shoot-plain = Each weapon is a row on the card, with so many dice against each kind of enemy. Here, against { $enemy }, you have: { $rows }.
lesson-shoot-dice = { $dice ->
        [one] Two of the six sides of a die hit. So with one die you hit one time in three.
       *[other] Two of the six sides of a die hit. So of { $dice } dice about { $average } hit, and a hit usually costs the enemy a miniature or a point.
    }
lesson-shoot-elements = From here no enemy can be hit, only crates and tank traps. Better hold your fire and leave the cover standing.
lesson-shoot-soft = They are in soft cover: one hit in three will be saved.
lesson-shoot-hard = They are in hard cover: two hits in three will be saved.
lesson-shoot-ask = Every row may have a target of its own, and you name them all before the dice are rolled. If you want it exactly, ask: odds { $shooter-word } { $enemy-word }
    .board = Every row may have a target of its own, and you name them all before the dice are rolled. The exact odds stand beside them.
lesson-shoot-hint = Everything at the same enemy. Whoever falls now does not shoot back.
lesson-shoot-hint-line = In one line: attack { $enemy-word }
    .board = All rows at { $enemy }.
lesson-shoot-all = All rows at one enemy: so it should be. Whoever falls now does not shoot back.
lesson-shoot-some = You kept a row back. It saves nothing: what is not fired now cannot be fired later in this activation.
lesson-shoot-spared = Right: nobody to hit, and the cover may still be of use to you.
lesson-shoot-none = You held your fire altogether, so the attack is lost. If a better target came along, it would be another activation anyway.
lesson-shoot-split = Several targets at once: that can pay if one of them is nearly gone. Mostly it is better to finish one first.

## 6: losses

lesson-losses = Who falls
lesson-losses-what = { $damage ->
        [one] One hit has come through, and it costs a miniature. Whoever leads the squad chooses who falls; you are asked kind by kind.
       *[other] { $damage } points of damage have come through, and each costs a miniature. Whoever leads the squad chooses who falls; you are asked kind by kind.
    }
lesson-losses-which = With a miniature its weapon is gone. A rifle is one die against soldiers of class 2, the Victory MG four. And the bazooka is the only weapon of the squad that can hurt { $hans }.
lesson-losses-hint = Give up riflemen first; you have { $riflemen } of them.
lesson-losses-rifles = Right. A rifle is the least you can lose.
lesson-losses-mg = The Victory MG alone has four dice, and a rifle one. A rifleman would have been the smaller loss.
lesson-losses-bazooka = Now your squad has nothing left against { $hans }. A rifleman would have been the smaller loss.
lesson-losses-others = There was nobody cheaper left. That is how it goes.

## 7: the walker

lesson-walker = The walker
lesson-walker-danger = { $hans } does not see your { $blackhawk } yet, but one step to f5 is enough. It reaches 3 squares and has two dice, each of which may destroy you outright. Your own gun reaches 2 squares only, so do not wait for it here.
lesson-walker-corners = Walkers enter neither rubble nor tank traps, and they never cut a corner: past a building there is no diagonal for them. Soldiers may cut one corner, just not squeeze between two.
lesson-walker-ambush = On c4 nobody sees you who does not come right up to you, into the reach of your gun. The diagonal from d5 is closed by the building, so it takes two moves: c5, then c4.
lesson-walker-else = Which of my units could come and see it where it stands? Look for a square where none can, or for a good shot. reach hans shows where { $hans } can go.
    .board = Which of my units could come and see it where it stands? Look for a square where none can, or for a good shot.
lesson-walker-hint = Behind the building: twice Move, to c5 and on to c4.
lesson-walker-hint-line = In one line: blackhawk: move c5, move c4
    .board = The { $blackhawk }: Move and Move, to c5, then to c4.
lesson-walker-best = An ambush. Whoever wants to shoot at your { $blackhawk } now has to come round the corner, right in front of its gun.

lesson-onward = Onward
lesson-onward-what = The first move is done, and I have had my chance to react. Now the second: again 1 point, and the cheap diagonal if you have not used it.
lesson-onward-shot = The attack is done, and I have had my chance to react. Now the move you announced: 1 point, and one diagonal is as cheap as a straight step.
lesson-onward-hint = Where can nobody get at you next? If you are well placed already, stay.
lesson-onward-safe = Good: on { $end } there is not much I can do to you.
lesson-onward-seen = It can be done. My { $foe } can get at you there, though.

## 8: initiative

lesson-begin = Initiative
lesson-begin-what = A new round. We both rolled three dice, and you have more crosshairs: you say who begins.
lesson-begin-which = Whoever begins strikes first. Whoever comes second sees what the other does, and has more units ready to react.
lesson-begin-hint = Begin. Your squad strikes first, and your walker stays ready for whatever I do next.
lesson-begin-first = Good: your squad can strike before mine does, and your walker stays ready for an answer.
lesson-begin-second = You let me begin. So I strike first, but both your units are ready to react, and the last activation is yours.

## 9: close combat

lesson-assault = Closer
lesson-assault-cover = My { $sturmpioniere } stand behind a tank trap. That is hard cover: two hits in three are saved. From a distance you will hardly get them out.
lesson-assault-knives = Knives have range C, which is the next square, diagonally too. No cover helps against them. But what is left of the enemy strikes back at the same time.
lesson-assault-where = Look at e1: it is next to f1, one diagonal step from d2, and has a crate for afterwards. First Move, then Attack; your guns fire first, then come the knives.
lesson-assault-there = You are next to each other already. A sustained attack takes both actions, and every die that misses is rolled once more.
lesson-assault-else = Can you get next to them this turn? If not, look for a shot from a good place, and ask for the odds.
lesson-assault-hint = To e1, and at them with everything you have.
lesson-assault-hint-line = In one line: death-dealers: move e1, attack sturmpioniere
    .board = The { $death-dealers }: Move, then Attack, to e1.
lesson-assault-best = Right up to them, and with a crate around you when it is my turn.
lesson-assault-close = Right up to them. That is the way to deal with cover.

## 10: guns and knives

lesson-blades = First guns, then knives
lesson-blades-rows = In one attack every row may be used, guns and knives: { $rows }.
lesson-blades-knives = { $knives ->
        [one] The guns come first. Then both sides use their knives, at the same time: a die for each who is left, for you one now.
       *[other] The guns come first. Then both sides use their knives, at the same time: a die for each who is left, for you { $knives } now.
    }
lesson-blades-all = Everything at once. The guns thin them out, and whoever falls to them does not strike back.

lesson-strike = Striking back
lesson-strike-what = My soldiers come at you with knives. You may strike back with yours, at the same time, whether your unit has been activated or not.
lesson-strike-hint = Of course: it costs nothing.
lesson-strike-back = Of course. It costs nothing, and you stay as ready as you were.
lesson-strike-not = You hold still? Striking back costs nothing at all, not even an activation.

## 11: reactions

lesson-reaction = Reactive fire
lesson-reaction-when = My unit has finished its first action, and this is your moment. Whoever of yours has not been activated yet, sees it, and can hurt it from there may try to react.
lesson-reaction-die = You roll one die. On a crosshair your { $reactor } may attack at once, before I go on; then { $enemy } will be destroyed with a chance of { $reaction } %. Either way the unit counts as activated for this round.
lesson-reaction-peril = { $victim-word ->
        [blackhawk] And if you let it pass? I have announced an attack, and your { $victim } would be destroyed with a chance of { $peril } %.
       *[other] And if you let it pass? I have announced an attack, and it would cost you { $peril } % of your { $victim } on average.
    }
lesson-reaction-hint = Try it. Better a shot now, one time in three, than perhaps none at all later.
lesson-reaction-hint-not = It would hardly do any harm. Keep the unit for its own activation.
lesson-reaction-tried = Right, try it. Even a single point of damage before I shoot is worth having.
lesson-reaction-weak = It can be tried. But with so little effect the unit would rather have kept its own activation.
lesson-reaction-missed = You let me shoot in peace. With luck there is something left for your own activation; a reaction might have come first.
lesson-reaction-kept = You keep the unit for its own activation. That is sound as long as nobody shoots at it before.
lesson-reaction-idle = Good: it would hardly have done any harm, and so the unit keeps its activation.

lesson-later = What now?
lesson-later-what = Now you know all you need for this one. Who sees whom, who is in range, and what could come back? sight, reach and odds tell you.
    .board = Now you know all you need for this one. Who sees whom, who is in range, and what could come back? The board and the odds tell you.
lesson-later-hint = I would say: { $best }

## 12: the end

lesson-closing = On your own
lesson-closing-stands = Two rounds are over, and it is { $score-ours } to { $score-theirs } in points. You have { $death-dealers-left } of 5 { $death-dealers } left, and { $blackhawk-left } of 3 points of the { $blackhawk }; I have { $sturmpioniere-left } of 5 { $sturmpioniere }, and { $hans-left } of 3 points of { $hans }. The battle lasts until the end of round { $rounds }.
lesson-closing-won = The battle is over, and you have won it, with { $score-ours } points to { $score-theirs }. I did not expect that so soon.
lesson-closing-lost = The battle is over, and this one was mine, with { $score-theirs } points to { $score-ours }. The next will be better.
lesson-closing-drawn = The battle is over, and nobody has won it: { $score-ours } points to { $score-theirs }.
lesson-closing-learnt = You have seen what it is about: cover before fire, a look before a step, and a unit that is still ready is a threat. Other battles bring heroes, jumps and artillery; the cards say how they work.
lesson-closing-ahead = Whenever you wonder, ask: sight, reach, card and odds know the answer, and why says what forbids something.
    .board = Whenever you wonder, ask: the board shows who sees whom, the cards what everybody can do, and "Why not?" says what forbids something.

## What the partner says

lesson-partner-holds = Did you notice? After your first action I could have tried to shoot: units that have not been activated yet may react. But with one die, and whoever tries counts as activated. I would rather keep mine for now.
lesson-partner-fails = I tried to react: one die, and no crosshair. Nothing happens, but the unit counts as activated. That is the price.
lesson-partner-succeeds = My reaction: one die, a crosshair. So I shoot before you go on.
lesson-partner-begins = I have won the initiative and let you begin: then you strike first, and I see what you are up to.
lesson-partner-trap = One diagonal step, and I am in cover. A tank trap is hard cover, even better than a crate.
lesson-partner-soft = You are in soft cover, and there it pays: for each hit you roll a die, and a crosshair saves you. That is one hit in three.
lesson-partner-hard = You are in hard cover: for each hit you roll a die, and every side without a crosshair saves you. That is two hits in three.
lesson-partner-open = You have no cover there, so every hit counts.
lesson-partner-hunts = { $hans } comes round the corner to { $end } to shoot at you. But moving was its first action, and between two actions you may react.
lesson-partner-rockets = Two launchers, one die each. One hit is enough to destroy a light walker, however many points it has left.
lesson-partner-creeps = All your units have been activated, so nobody can react: { $hans } walks up to { $end } quite at ease. Think of that when you choose who goes last.
lesson-partner-loses = I choose who falls, and I give up whom I need least. { $sturmpioniere-left ->
        [one] One of my { $sturmpioniere } is left.
       *[other] { $sturmpioniere-left } of my { $sturmpioniere } are left.
    }
lesson-partner-strikes = Whoever is left of mine strikes back, at the same time as you do. It costs nothing.
