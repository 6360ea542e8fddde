### The guided first game of Dual Powers: short paragraphs, at most eight lines before the learner acts.
### `$purple-ours` and `$purple-theirs` are the strengths of Red and White in purple, and so on.
### `.board` is said instead beside a drawn board, where the words for the terminal would not fit.

## 1 and 2: to read

lesson-city = Petrograd, March 1917
lesson-city-powers = The Tsar is gone, and two powers claim his city. You lead Red, the Petrograd Soviet. I play White, the Provisional Government, and tell you why I do what I do.
lesson-city-tokens = Six regions, and in each of them a neutral unit. Every token has two strengths: { $neutral } is worth 1 while it is ready and 2 once it is exhausted. Exhausted tokens stand in brackets.
    .board = Six regions, and in each of them a neutral unit. Every token has two strengths: { $neutral } is worth 1 while it is ready and 2 once it is exhausted. Exhausted tokens are pale and tilted, with a moon.
lesson-city-start = The marker on the support track starts in the middle; { $track } steps bring either side victory. For this lesson I have chosen the cards, and one unit is exhausted already; in a real game cards are dealt at random and all units begin ready.

lesson-aims = What a round is about
lesson-aims-scored = Every round three regions are scored: the region of unrest, which everybody knows, and two secret objectives, one of yours and one of mine. The points go to whoever is stronger there, no matter who chose the region.
lesson-aims-tiles = There is unrest in { $purple } now. The blockade tile is { $blue }, and that tells you two things: { $blue } will be the next region of unrest, and for now nobody can move between { $blue } and { $purple }.
lesson-aims-will = You hold Will of the People: you have the first turn, and all neutral tokens obey you. They add to your strength wherever a token of your own stands beside them.

## 3: the objective

lesson-objective = A secret of your own
lesson-objective-what = Your hand: five command cards and three leaders. One of the command cards you now lay face down as your objective. Its region will be scored this round, for the points in the last column.
    .board = Your hand: five command cards and three leaders. One of the command cards you now lay face down as your objective. Its region will be scored this round, for the points beside the star.
lesson-objective-which = Choose a region you can send units to. And compare the columns: cards with many points recruit little, so you miss them least.
    .board = Choose a region you can send units to. And compare the cards: those with many points recruit little, so you miss them least.
lesson-objective-hint = { $card-goal } is worth most and recruits least, and with { $card-green } you can send units there.
lesson-objective-best = Well chosen: your best { $points } points, and you give up a card that recruits only 1. With { $card-green } you can fight for the place. I look the other way.
lesson-objective-green = A good region. { $card-goal } would have scored a point more there, and the card you laid down recruits better. But it works.
lesson-objective-unrest = So { $purple } will be scored twice, once for the unrest and once for you. All in one place: fine if you hold it, and I will be there too.
lesson-objective-other = { $points } points in { $region }, then. Units come there only with a card of that region, with a leader, or step by step; keep that in mind.

## 4: the first card

lesson-first = The calendar
lesson-first-turn = The first of your four turns. In each you play a card: the calendar moves on by its days, and then you use the card.
lesson-first-days = Beside each card stands the date it leads to. If you land exactly on 15 or 31 you earn a bonus action; whoever passes 31 begins a new month. Neither is in reach yet.
    .board = At the foot of each card stands the date it leads to. If you land exactly on 15 or 31 you earn a bonus action; whoever passes 31 begins a new month. Neither is in reach yet.
lesson-first-which = So choose by what the card does. Nobody stands in { $purple } yet, where the unrest is worth { $unrest-points } points. Leaders are strong, but each comes only once in the whole game.
lesson-first-hint = { $card-purple } brings units to { $purple }, the region of unrest.
lesson-first-best = First things first. The card brings units to where there are points for certain.
lesson-first-mine = Your objective first: you will be strong there. It also tells me early where to look.
lesson-first-other = You can do that. Do not forget { $purple }, though: the points there are for all to see.
lesson-card-leader-early = { $leader } now? He comes only once in the game, and so far I have shown nothing he could answer. A command card would do for the moment.
lesson-card-hint = Look for a card whose region will be scored.
lesson-card-plain = Day { $lands }. No bonus and no new month this time: what counts is what the card does.

## 5: recruit or act

lesson-use = Recruit, or act
lesson-use-either = A command card does one of two things, never both: it recruits in its region for its value, or it allows its action, anywhere.
lesson-use-units = To recruit, choose units whose costs fit the value. The first number of a unit is its cost and its strength, the second its strength once it is exhausted: { $unit-red-2-2 } loses nothing then, { $unit-red-1-2 } even gains.
lesson-use-action = The action of this card is refresh: it turns an exhausted token ready again, for instance the neutral unit in { $purple }. But remember that it counts for you only beside a token of your own.
lesson-use-short = Recruit in { $region }, or take the card's action: which of the two helps where points will be counted?
lesson-use-hint = Use the full value, and prefer units whose second number is not smaller than the first.
lesson-use-wasted = That is less than the card would pay for, and the rest is lost. There are units for the full value.
lesson-use-two = Several small units: as strong together as one big one. And if strength is equal, the side with more tokens is the stronger one.
lesson-use-lasting = A good unit: when it tires it will be as strong as it is now.
lesson-use-fading = Strong for the moment. Mind the second number: when it tires, it is worth only that.
lesson-use-refresh-nobody = It is ready now, but it helps nobody: there is no token of yours beside it. First recruit, then refresh.
lesson-use-refresh = Refreshed. If it is neutral, it counts for you as long as you hold Will of the People.
lesson-use-fetch = One more token in { $target }, and you are { $target-ours } strong there now. It stays yours only as long as Will of the People does; units of your own are more faithful.
lesson-use-stray = You may, for neutral tokens obey you. But in { $target } no token of yours stands, and alone a neutral one counts for nobody.
lesson-use-march = It moves to { $target }. A move adds nothing, it only brings strength to the right place; now and then that is worth more.

## 6 and 7: the second turn

lesson-second = The fifteenth
lesson-second-reach = It is day { $day }. Look at the dates beside your cards: with the right one you land exactly on 15, and that earns a bonus action on top of what the card does.
    .board = It is day { $day }. Look at the dates at the foot of your cards: with the right one you land exactly on 15, and that earns a bonus action on top of what the card does.
lesson-second-which = Counting days is half of this game: to land where it pays, and to leave the other side where it does not.
lesson-second-hint = Take the card that says "bonus action"; best of all one that also recruits where you need units.
    .board = Take a card that ends on 15; best of all one that also recruits where you need units.
lesson-second-best = Exactly on 15! First you use the card, and then a bonus action is waiting.
lesson-second-elsewhere = Exactly on 15, so a bonus action is waiting. The card itself works in a place that is not scored, as far as you know.
lesson-second-missed = Day { $lands }. Another card would have ended on 15 and earned you a bonus action.

lesson-move = Moving, and the blockade
lesson-move-neutrals = Instead of recruiting, this card can move a token along a connection. All neutral tokens obey you, so you could bring one to your units, say from { $brown } to { $purple }.
lesson-move-blockade = The blockade never stops recruiting, but from { $blue } to { $purple } no one moves. Ask, and you hear the rule: why move neutral-1/0 ready blue, to purple
    .board = The blockade never stops recruiting, but from { $blue } to { $purple } no one moves. Press "Why not?" and type this, and you hear the rule: move neutral-1/0 ready blue, to purple
lesson-move-which = What is worth more: new units of your own, or a neutral one in a better place?
lesson-move-hint = Neutral tokens change sides with Will of the People. Units of your own stay.
lesson-move-own = Good: these are your own, whatever becomes of the neutral ones. In { $region } the neutral unit beside them counts for you as well.

## 8: the bonus

lesson-bonus = The bonus action
lesson-bonus-four = A bonus action is one of four things: recruit a unit of cost 1 anywhere, move a token one step, refresh one, or draw a card, which makes your hand larger for the rest of the game.
lesson-bonus-which = It is small, but it comes at the right moment. Where will one more strength be missed?
lesson-bonus-hint = A unit of your own in a region that will be scored; { $unit-red-1-2 } grows stronger when it tires.
lesson-bonus-lasting = Small and lasting. You are { $target-ours } strong in { $target } now, and tiring will not cost this unit anything.
lesson-bonus-scored = You are { $target-ours } strong in { $target } now. When this unit tires it may be worth nothing, so next time look at its second number too.
lesson-bonus-next = A first foot in { $target }, the next region of unrest. It will still be ready when the next round begins.
lesson-bonus-idle = A unit in { $target }; but nothing will be scored there, as far as you know.
lesson-bonus-draw = One card more, now and in every round to come: more dates to choose from. On the board it changes nothing yet.
lesson-bonus-none = You may decline, but it costs nothing: even a drawn card would have helped.

## 9 and 10: a leader

lesson-third = The leaders
lesson-third-blow = The neutral tokens have gone over to me, and in { $purple } it is { $purple-ours } to { $purple-theirs } now. Time for an answer.
lesson-third-leaders = A leader enters any region you like, and each has a special of his own. His card moves the calendar like any other, and then he is used up for good.
lesson-third-specials = { $stalin } turns up my secret objective. { $zinoviev } moves the blockade. { $lenin } takes Will of the People; many keep him for the late rounds, when unrest is worth up to 6.
lesson-third-hint = { $stalin }: if you know my objective, you know where he is needed.
lesson-third-spy = A good moment for { $leader }: two of the three regions you know, and now you will see the third.
lesson-third-inspire = That brings the neutral tokens back at once. It is an early hour for { $leader }, though; passing 31 would do the same, and that day is near.
lesson-third-protest = { $leader } is strong wherever you need him. His blockade matters only if somebody wants to move.
lesson-third-bonus = Day { $lands }, a bonus action. Well counted!
lesson-third-command = Leaders saved are strength for later, so that is sound. You still have to guess, however, what I am after.

lesson-leader = First ask, then act
lesson-leader-both = Two things to do, in the order you like: { $leader } enters a region, and you may use his special.
lesson-leader-spy = Espionage turns up my objective, and it stays open. Ask first, and you know where to send him.
lesson-leader-inspire = To inspire the people is to take Will of the People with all neutral tokens. Do it before he enters, and exhausted neutral units around him become ready.
lesson-leader-protest = To mobilise a protest is to move the blockade to another connection. The next region of unrest stays the same.
lesson-leader-seen = So my objective is { $goal-card }: { $goal-points } points in { $goal }, for whoever is stronger there. Why should that not be you?
lesson-leader-where = Where does he help most? Think of the regions that will be scored.
lesson-leader-hint-ask = Use the special first; then decide where he goes.
lesson-leader-hint-place = My objective scores for you if you are stronger there.
lesson-leader-asked = I would rather have kept that to myself.
lesson-leader-asked-late = Better late than never. If you ask first, you can still choose where he goes.
lesson-leader-inspired = The people are with you again, and every neutral token too. The order of turns stays as it is.
lesson-leader-protested = Another bridge is closed, and the old one open. In the clean-up the marker moves again.
lesson-leader-done = Without his special, then. You may; sometimes there is no use for it.
lesson-leader-theirs = That hurts! { $target-ours } to { $target-theirs } in { $target }: as things stand, the points of my own objective go to you.
lesson-leader-unrest = { $target-ours } to { $target-theirs } in { $target }, the region of unrest. My objective, wherever it is, you leave to me.
lesson-leader-safe = { $target } is well guarded now: { $target-ours } to { $target-theirs }. Perhaps better than it needed.
lesson-leader-next = { $target } is the next region of unrest: early, but there he will still be ready in the next round. For this one he does nothing.
lesson-leader-nowhere = He stands in { $target }, where nothing is scored this round as far as you know. Two or three points elsewhere could use him.

## 11 and 12: the fourth turn

lesson-fourth = The end of the month
lesson-fourth-month = Your last card of the round, on day { $day }. Whoever passes 31 takes Will of the People and with it every neutral token. And in May Trotsky comes back: neutral, 3 strong, into the region of unrest.
lesson-fourth-reach = You can pass 31 now, and then all that is yours.
lesson-fourth-stop = You can also stop on 31 for a bonus action; but then the month has not changed, and I come after you.
lesson-fourth-keep = You hold Will of the People already. If you pass 31 yourself you keep it; if you leave that to me, I take it.
lesson-fourth-no-reach = No card of yours gets that far, so this time the month is not yours. Choose what helps you in the regions that will be scored.
lesson-fourth-hint = A card of enough days to pass 31: { $card-blue }, if you still have it. Then the neutral tokens and Trotsky are yours.
lesson-fourth-best = A new month! Will of the People is yours and Trotsky obeys you. All this happens before you use the card, so you can use them at once.
lesson-fourth-leader = A new month! Will of the People is yours, and { $leader } comes on top. He comes only once, but he will not be idle.
lesson-fourth-kept = A new month, and the people stay with you, Trotsky included.
lesson-fourth-eve = A bonus action, yes. But from 31 any card passes, and the next one is mine: Will of the People and Trotsky will come to me.

lesson-last = Trotsky
lesson-last-trotsky = Trotsky stands in { $purple }, and he obeys you: { $purple-ours } to { $purple-theirs }. Do you need him there? One step leads to { $green } or { $brown }; the way to { $blue } is closed.
lesson-last-word = I still have one turn. Count what it could change: a card recruits up to 3, and { $kornilov } is 4 strong. And think of { $blue }: what you recruit there now will be ready for the next round.
lesson-last-hint = Without him you still lead in { $purple } if strengths are equal and you have more tokens. Where the objectives lie he protects more points.
lesson-last-moved = Well seen. He makes { $target } safe with { $target-ours } to { $target-theirs }, and in { $purple } it is { $purple-ours } to { $purple-theirs } and still yours.
lesson-last-lost = He strengthens { $target }, but now I lead in { $purple }: { $purple-ours } to { $purple-theirs }.
lesson-last-next = You think of the next round: { $region } is its region of unrest, and I am there already. This round's regions stay as they are, and the last word is mine.

## 13: the scoring

lesson-reward = The scoring
lesson-reward-order = The scoring has a fixed order. First the unrest, and there you are stronger. Then both objectives are turned up, that of the side behind first. In the end all tokens in scored regions tire.
lesson-reward-tied = Look closely: { $purple-ours } to { $purple-theirs } in { $purple } is a tie. Then more tokens decide, and if these are equal too, Will of the People.
lesson-reward-which = For the unrest you may take { $unrest-points } points, or a bonus action instead. It happens at once, before the objectives are compared: good if it wins a region you would lose.
lesson-reward-hint = If you lead where the objectives lie, take the points. If one more strength would turn a region, the bonus is worth more.
lesson-reward-points = Sure points, and the support marker moves your way. And now the objectives:
lesson-reward-bonus = No points, then, but one more action before the objectives are turned up.

## 14: afterwards

lesson-closing = After the first round
lesson-closing-tired = In the regions that were scored all tokens are exhausted now, hence the brackets. Whoever is exhausted and scored again leaves: units go back to the supply, leaders and neutral tokens for good. Refresh prevents that.
    .board = In the regions that were scored all tokens are exhausted now, pale and tilted. Whoever is exhausted and scored again leaves: units go back to the supply, leaders and neutral tokens for good. Refresh prevents that.
lesson-closing-clean = Clean-up: { $blue } has become the region of unrest, a new tile closes another connection, and you have five new cards. Whoever holds Will of the People has the first turn.
lesson-closing-ahead = So it goes on. Unrest is worth more from July on, up to 6 in October, and after the scoring of October the game ends; or earlier, if the marker reaches an end of the track.

## What White says

lesson-white-next = Why { $blue }, where nothing is scored this round? The blockade tile: { $blue } is the next region of unrest. Where nothing is scored nobody tires, so my unit will still be ready then.
lesson-white-inspire = { $kerensky } has the same special as { $lenin }: Will of the People is mine now, and every neutral token obeys me. They are fickle friends.
lesson-white-enters = A leader makes the neutral units beside him ready if they obey him. I took Will of the People first and entered { $purple } then, so the exhausted one there helps me at once.
lesson-white-tie = Look at { $brown }: { $brown-ours } to { $brown-theirs }, and yet I lead. If strength is equal, more tokens decide: my unit and the neutral one against yours. If that were equal too, Will of the People.
lesson-white-brown = I recruit in { $brown }. You may guess why, or know already.
lesson-white-green = You have been busy in { $green }, so I suspect your objective there and try my luck: { $green-ours } to { $green-theirs }. { $kornilov } I keep for a month when there is more to win.
lesson-white-month = The month turns, and it was I who passed 31: Will of the People is mine, every neutral token obeys me, and so does Trotsky.
lesson-white-bonus = The calendar gave me a bonus action too; I did not let it go.
lesson-white-points = I am stronger in the region of unrest and take the points. The rest of the scoring goes its fixed way: both objectives are turned up, that of the side behind first.
