### What the command line says.

## Playing

cli-hint = Type the number of a choice, an order in words, or help.
cli-help = What you can type:
    .number = take the choice with this number
    .order = give an order in words; a comma joins its parts
    .undo = take back your last order (inside an order: begin it again)
    .restart = take back everything you did this turn
    .hint = ask the bot rookie what it would do
    .why = say whether an order is allowed, or which rule forbids it
    .rule = print a rule
    .board = show the board again
    .log = all that happened so far, as you saw it
    .save = save the game into a new file
    .help = show this list
    .quit = leave; a game started with --save FILE is kept
cli-takes =
    .order = ORDER
    .number = NUMBER
    .file = FILE
cli-hand-over = Hand the keyboard to { $seat }, then press enter.
cli-hand-over-undo = Hand the keyboard to { $seat }, then press enter (or type undo to take back the last order of { $previous }).
cli-allowed = That is allowed.
cli-why-what = Say what you want to know about, for instance: why { $example }
cli-save-what = Say where to, for instance: save game.json
cli-no-choice = { $count ->
        [one] There is one choice; { $number } is not it.
       *[other] There are { $count } choices; { $number } is none of them.
    }
cli-undone = Taken back.
cli-saved = Saved as { $file }.
cli-kept = The game is kept in { $file }; go on with: sandtable play --load { $file } --save { $file }
cli-not-kept = The game was not kept; --save FILE keeps one.
cli-begin = { $title }. { $seats }.
cli-player = { $seat }: { $player }
cli-player-human = you
cli-player-person = a person at this keyboard
cli-player-random = plays at random
cli-repeated = { $sentence } (x{ $times })
cli-ruling = Ruling: { $text }

## Showing

cli-show-title = { $title }, rules revision { $revision }
cli-show-options = Options: { $options }
cli-show-position = It begins from a position of its own.
cli-show-viewer = As { $seat } sees it.
cli-show-public = As a spectator sees it; --seat all shows everything.
cli-show-start = The position at the start:
cli-show-entry = The position after decision { $entry } of { $count }:
cli-show-problem = This is the last position that fits the rules: { $problem }.
cli-show-decision = decision { $number } does not: { $problem }
cli-show-seen = This record shows only what one seat saw, so there is no position to show.

## Rules

cli-coverage-head = { $number }  { $text }
cli-coverage-tests = tests: { $tests }
cli-coverage-code = code: { $code }
cli-coverage-none = none
cli-coverage-totals = { $game }: { $rules ->
        [one] one rule
       *[other] { $rules } rules
    }, { $tested } with a test, { $coded } with code.
cli-coverage-untested = Without a test: { $rules }.
cli-coverage-uncoded = Without code: { $rules }.
cli-coverage-unknown = Cited by tests, but no rule: { $rules }.

## Games

cli-games-title = { $name }: { $title }
cli-games-option = --option { $name }={ $choices } (normally { $default }, rule { $rule })

## Errors

cli-error-command = there is no command "{ $given }"{ $guess }
cli-error-flag = { $command } has no option "{ $given }"{ $guess }
cli-error-flag-first = "{ $given }" stands before the command; write: sandtable COMMAND { $given }
cli-error-flag-twice = { $flag } is given twice
cli-error-no-value = { $flag } needs a value; write: { $usage }
cli-error-switch = { $flag } stands by itself, without "{ $given }"
cli-error-extra = "{ $given }" is one word too many; write: { $usage }
cli-error-missing = { $command } needs { $name }; write: { $usage }
cli-error-whole = { $flag } takes a whole number, not "{ $given }"
cli-error-decimal = { $flag } takes a number such as 0.05, not "{ $given }"
cli-error-seed = a seed is a text of characters that can be printed
cli-error-write = cannot write { $file }: { $reason }
cli-error-pair = --{ $flag } takes name=value, not "{ $given }"
cli-error-twice = --{ $flag } { $name } is given twice
cli-error-player = a seat is played by one of { $names }, not by "{ $player }"
cli-error-seats = { $game } has { $wanted ->
        [one] one seat
       *[other] { $wanted } seats
    } here ({ $names }), but --seats names { $given }
cli-error-alone = { $game } has no rules for playing alone; leave out --solo
cli-error-side-and-seats = give --side or --seats, not both
cli-error-side = there is no side "{ $side }"; the sides are { $names }
cli-error-load-and = { $flag } does not go with --load: the file brings its own set-up
cli-error-load-game = { $file } holds a game of { $found }, not of { $wanted }
cli-error-load-record = { $file } is a record, not a table to play on; look at it with: sandtable show { $file }
cli-error-load-bot = { $file }: { $seat } is played by the bot "{ $bot }", which is not installed; say who plays each seat, for instance: --seats { $seats }
cli-error-exists = { $file } exists already; choose another name, or go on with it by --load { $file } --save { $file }
cli-error-there = { $file } exists already; choose another name
cli-error-directory = { $file } is a directory
cli-error-read = cannot read { $file }: { $reason }
cli-error-position = { $file }: { $problem }
cli-error-no-text = { $file } is no text file
cli-error-seat = there is no seat "{ $seat }"; the seats are { $names }
cli-error-entry = there are { $count } decisions, so --entry takes 0 to { $count }, not { $entry }
cli-error-which-game = say which game; known are { $games }
cli-error-no-rules = { $game } has no rule texts
cli-error-no-rule = { $game } has no rule "{ $number }"; near are { $near }
cli-error-lang = --lang takes a language: { $languages }
cli-error-json = --json goes with --coverage
cli-error-number = give either a rule number or --coverage
cli-error-no-tests = the coverage needs a checkout of the sources: there is no folder of tests beside { $game }
cli-error-games = sandtable games lists the games; sandtable games check --all, or with the name of a table, checks what is stored
cli-error-no-tool = the game "{ $game }" has no command "{ $tool }"; it is there for { $games }
cli-error-choice = sandtable { $command } takes one of { $choices }, not "{ $given }"{ $guess }
cli-error-tool-whose = sandtable { $tool } needs the name of a game, for several have it: { $games }
cli-error-needs = { $flag } goes with { $needs }
cli-games-differs = Table { $table }: { $problem }.
cli-games-checked = { $count ->
    [one] One game was replayed
   *[other] { $count } games were replayed
}, { $wrong ->
    [0] and no difference was found.
   *[other] and { $wrong } of them differ.
}
