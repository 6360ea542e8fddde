### What every game needs to say. A game's own messages are in its package and may replace these.
### Arguments arrive as names for people; `$<argument>-word` is the word of the record, for selectors.

## Whom the table waits for

waiting-for = Waiting for { $seats }.
game-over = The game is over. { $ending }
seat-chance = chance
and = { $first } and { $last }

## Events and endings

event-resigned = { $seat } resigns.
event-agreed = All agree to end the game undecided.
ending-resignation = It was decided by resignation.
ending-agreement = All agreed that nobody wins.
result-won = { $seats } won.
result-drawn = Nobody won.
result-lost = The game is lost.

## Why something is not allowed

no-game-over = The game is over.
no-not-your-turn = It is not your turn to decide.
no-no-such-action = There is no such action.
no-not-the-question = That does not answer the question that is asked now.
no-not-an-outcome = That cannot be the outcome.

## What is typed besides orders, in the terminal and in the browser; the word that is shown comes first

cli-words =
    .undo = undo
    .restart = restart
    .hint = hint
    .why = why
    .rule = rule
    .board = board
    .log = log
    .save = save
    .help = help
    .quit = quit
