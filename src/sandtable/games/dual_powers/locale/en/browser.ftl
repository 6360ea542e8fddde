### The board in the browser, and how the lobby introduces the game.

## The lobby

lobby-about-dual-powers = Petrograd, 1917: two powers claim one revolution. Red and White play cards that recruit and move their people through six districts, and every card also drives the calendar towards October. At the end of a round three districts are scored: the one in unrest, which everybody knows, and two that were chosen in secret. Two players or one, about forty minutes.
lobby-preset-rookie = Against Rookie
    .about = You are Red, a bot is White. It plays soundly and at once: the best way to learn the game.
lobby-preset-two = Two at one screen
    .about = Red and White share this device. A curtain hides the hands when it passes from one to the other.
lobby-preset-friend = With a friend
    .about = You are Red. Send the link, and a friend plays White in their own browser.
lobby-preset-alone-red = Alone, as Red
    .about = Three rounds against an opposition that turns up cards and never tires. Difficulty 2 of 6.
lobby-preset-alone-white = Alone, as White
    .about = The same three rounds from the other side. Difficulty 2 of 6.

## The city

dp-city = Map of the city
dp-district = { $region } district
dp-neutral = neutral
dp-why-empty = Nobody is there.
dp-why-neutral = Only neutral tokens are there, so nobody is stronger.
dp-why-alone = { $side } is there without a rival and is stronger.
dp-why-strength = { $side } is stronger.
dp-why-tokens = Equal strength: { $side } is stronger with more tokens.
dp-why-will = Equal strength and tokens: { $side } is stronger with Will of the People.
dp-tie-tokens = tie: more tokens
dp-tie-will = tie: Will
dp-unrest = Unrest
dp-unrest-about = Unrest: at the end of the round whoever is stronger here takes { $points ->
        [one] one point
       *[other] { $points } points
    } or a bonus action.
dp-next = next unrest
dp-next-about = Here the unrest will be next round.
dp-objective-here = The objective of { $side } is here: { $points ->
        [one] one point
       *[other] { $points } points
    }.
dp-bridge = { $connection } bridge
dp-bridge-ends = Joins { $origin } and { $target }.
dp-bridge-open = Open: tokens may cross.
dp-bridge-closed = Closed by the blockade: no token crosses. Recruiting is not hindered.
dp-bridge-tile = The blockade tile of { $region } closes it.
dp-token-strengths = Strength { $ready } ready, { $exhausted } exhausted.
dp-token-ready = It is ready. When its district is scored it is exhausted.
dp-token-exhausted = It is exhausted. When its district is scored it leaves.
dp-token-cost = Costs { $cost } to recruit.
dp-token-counts = Counts for { $side }, who holds Will of the People and has a token here.
dp-token-idle = Counts for nobody: the holder of Will of the People has no token of their own here.
dp-trotsky = Trotsky
dp-in-supply = { $count } in the supply.
dp-choices = { $count } choices
dp-menu = What do you do here?
dp-rule = Rule { $number }

## Calendar and track

dp-turns = Turns still to come this round
dp-turns-about = The holder of Will of the People at the start of a round takes the first turn; then both sides take turns.
dp-turns-count = Turns to come: Red { $red }, White { $white }
dp-day = Day { $day }
dp-day-today = Today.
dp-day-bonus = A card that ends exactly here earns a bonus action.
dp-day-skipped = Never rested on: the date goes on to 31.
dp-day-reached = { $card } ends here.
dp-month-unrest = The unrest is worth { $points ->
        [one] one point
       *[other] { $points } points
    } in this month.
dp-month-ends = The game ends after the round in which this month is reached.
dp-enters-trotsky = Trotsky returns, neutral
dp-enters-trotsky-red = Trotsky joins Red
dp-support-about = { $spaces } spaces to each end. Points move the marker; whoever brings it to their end wins at once.
dp-ended-ahead = { $points ->
        [one] one space
       *[other] { $points } spaces
    } ahead on the support track
dp-ended-even = holds Will of the People, with the support marker in the middle

## What is scored

dp-will = Will of the People
dp-will-about = Whoever holds it controls the neutral tokens, is stronger where all else is equal, and begins the next round. Whoever makes the month change takes it.
dp-forecast = If the round ended now
dp-forecast-lead = The marker would stand at { $side } +{ $points }
dp-forecast-even = The marker would stand in the middle
dp-forecast-about = As far as you can know: points are taken in the unrest, objectives that lie face down are left out.
dp-objective-of = Objective of { $side }
dp-objective-down = It lies face down: only its owner knows it.
dp-objective-unseen = It lies face down: nobody has looked at it yet.
dp-objective-open = It lies open.
dp-objective-yours = Only you know it.
dp-objective-about = Whoever is stronger in its district takes its points, whoever chose it.
dp-face-down = face down
dp-nobody = nobody

## Cards

dp-deck = Deck
dp-discards = Discards ({ $count })
dp-round-of = Round { $round } of { $rounds }
dp-hidden-about = Command cards in the hand of { $side }, unknown to you. Leaders are known.
dp-hand-empty = You hold no cards.
dp-hand-more = More cards
dp-tap-again = Tap again to choose it.
dp-days = { $days ->
        [one] day
       *[other] days
    }
dp-recruit = Recruit { $value }
dp-goal = Objective +{ $points }
dp-short-date = { $month } { $day }
dp-short-bonus = bonus action
dp-short-will = takes the Will
dp-tiny-bonus = bonus
dp-tiny-will = Will
dp-card-days = Moves the date by { $days ->
        [one] one day
       *[other] { $days } days
    }.
dp-card-recruit = Recruit units for { $value } in { $region },
dp-card-action = or take its action: { $action }.
dp-card-points = As objective: { $points ->
        [one] one point
       *[other] { $points } points
    } in { $region }.
dp-card-leader = Enters any district. Special: { $special }.

## Solitaire

dp-opposition = Opposition ({ $side })
dp-opposition-short = Exhausted units have strength { $difficulty }.
dp-opposition-about = It turns up a card, moves the date and puts a unit of the card's value into the card's district. It never moves.
dp-opposition-tired = Its exhausted units have strength { $difficulty }, the difficulty.
dp-opposition-goal = Objective so far: { $region }, { $points ->
        [one] one point
       *[other] { $points } points
    }.
