### Simulations and the arena: what they print. `$low`, `$share` and the like arrive as text, with the marks below.

## Numbers

# Between thousands and before decimals.
arena-thousands = ,
arena-decimal = .
arena-percent = { $number } %
arena-span = { $low } to { $high }
arena-span-up = { $low } or more
arena-span-down = { $high } or less
arena-span-none = unknown

## Simulation

arena-progress = Playing
arena-simulated = { $title }: { $games } games between bots, seed { $seed }.
arena-interrupted = Interrupted: these are the first { $games } of { $wanted } games, without a gap, as if only so many had been asked for.
arena-pace = { $decisions } decisions in { $seconds } s, { $pace } a second.
arena-wins = won
arena-share = share
arena-interval = 95 % interval
arena-drawn = drawn
arena-turns = Turns: { $mean } on average, { $least } to { $most }.
arena-endings = How the games ended:

## Arena

arena-held = { $title }: { $games } games in { $pairings ->
        [one] one pairing
       *[other] { $pairings } pairings
    }, seed { $seed }.
arena-interrupted-deals = Interrupted: these are { $games } of { $wanted } games; deals that were not complete are left out.
arena-bot = bot
arena-elo = Elo
arena-score = score
arena-pairing = pairing
arena-games = games
arena-results = results
arena-verdict = verdict
arena-versus = { $first } against { $second }
arena-verdict-stronger = { $bot } is stronger
arena-verdict-close = close
arena-verdict-open = open
arena-seat = { $seat } won { $wins } games ({ $share }).
arena-draws = { $draws } games were drawn ({ $share }).
arena-anchor = { $bot } is 0
arena-anchor-mean = the mean is 0
arena-about = Elo by maximum likelihood, { $anchor }. The { $deals } seatings of a seed share their dice and count as one deal; all intervals rest on the deals.
arena-about-stop = A pairing stopped as soon as it was decided. The chance that any verdict is false is at most { $error }; scores and ratings of pairings that stopped early lie a little too far from one half.
arena-plot-title = { $title }: ratings of the bots
arena-plot-note = { $games } games, seed { $seed }; lines are 95 % intervals; { $anchor }
arena-plot-axis = Elo

## Errors

arena-error-least = { $flag } takes a number from { $least }, not { $given }
arena-error-stop = --error and --margin go with --stop
arena-error-error = the error lies between 0 and 1, { $given } does not
arena-error-margin = the margin lies between 0 and 0.5, { $given } does not
arena-error-bots = an arena needs at least two bots; name one twice to let it play against itself
arena-error-seats = { $game } needs { $wanted ->
        [one] 1 bot
       *[other] { $wanted } bots
    } here (for { $names }), not { $given }
arena-error-match = a game failed (bots { $bots }, seed "{ $seed }"): { $problem }; repeat it with: { $command }
