### What is wrong with something a person gave us. The code says these sentences in English by itself;
### they stand here for the other languages, and a test compares the two.

## Ends of sentences

error-did-you-mean = ; did you mean "{ $guess }"?
error-known = ; known are { $names }

## Orders

error-word = "{ $word }" is no { $domain }{ $guess }
error-verb = "{ $word }" is no order here{ $guess }
error-action = action { $number } does not exist; there are { $count }
error-no-words = an action needs at least one word
error-form = "{ $words }" is not of the form "{ $form }"
error-takes = "{ $verb }" takes { $takes }, not { $given }
error-no-number = { $verb }: { $domain } number { $number } does not exist
error-names-twice = the names of { $domain } are not all different
error-one-word = { $domain } "{ $word }" must be one word without space, comma, semicolon or "?"
error-verb-twice = the verb "{ $verb }" is taken
error-order-complete = the order is complete after "{ $order }"; give the rest as orders of their own
error-order-open = the order is not complete; after "{ $order }" say one of { $choices }
error-not-possible = "{ $words }" is not possible now
error-forbidden = "{ $words }" is not possible: { $why }{ $rule }

## Tables

error-seats = { $game } has { $count } seats here, not { $given }
error-seat = there is no seat { $seat }; the seats are 0 to { $last }
error-player-name = a player needs a name of 1 to { $most } letters
error-not-asked = "{ $words }" is not for this seat to decide now
error-undo-over = the game is over, so nothing can be taken back
error-resigned = you have resigned already
error-undo-nothing = there is no decision of yours to take back
error-undo-strict = your last decision cannot be taken back: dice, a revelation or somebody else's decision followed
error-undo-consent = nobody waits for your consent
error-undo-policy = the undo policy is strict, free or consent, not "{ $undo }"
error-draw-none = nobody has offered to end the game undecided
error-fork = the game went on since you began to try things out; fork again
error-record-early = the whole record is given out when the game is over; until then each seat has its own
error-log = log entry { $number } takes back what was not done
error-cut = the game goes on from its last position that fits the rules: { $problem }

## Games, options, languages

error-game = there is no game "{ $game }"{ $guess }
error-game-entry = the entry point of "{ $game }" does not name a Game
error-bot = { $game } has no bot "{ $bot }"{ $guess }
error-bot-entry = the entry point of bot "{ $bot }" does not name a Bot
error-option = option { $option } takes one of { $choices }, not { $given } ({ $rule })
error-no-option = { $game } has no option "{ $option }"{ $guess }
error-no-maker = { $game } makes no "{ $name }"{ $guess }
error-language = there are no texts in "{ $language }"{ $guess }

## Files

error-read = cannot read { $file }: { $reason }
error-write = cannot write { $file }: { $reason }
error-in-file = { $file }: { $problem }
error-damaged = the file is damaged or was edited: { $reason }
error-no-file = this is no Sandtable file, or it is damaged: { $reason }
error-no-version = this is no Sandtable file: it lacks the version number "sandtable"
error-format-newer = the file has format { $found }, this program reads up to { $known }; update it
error-format-older = the file has format { $found }, which this program no longer reads
error-kind = a Sandtable file is of the kind "table" or "record"
error-record-seen = this record shows only what one seat saw, so it cannot be replayed
error-newer = the record was made under revision { $revision } of the rules of { $game }, this program knows revision { $known }; update it

## Positions

error-toml = the position is not valid TOML: { $reason }
error-no-toml = this is not valid TOML: { $reason }
error-toml-deep = the tables are nested too deep
error-position-game = a position says which game it is of: game = "NAME"
error-position-options = the options of a position are a table
error-position-other-options = the options of the position are not those of this game
error-position-other = this is a position of { $found }, not of { $wanted }
error-position-key = a position has no "{ $key }"{ $guess }
error-position-shape = in a position, board is a table, steps a list of tables, turn a number from 0
error-position-over = a position of a game that is on says in steps what is to come
error-position-step = a step of a position is a table with the key step and its fields
error-position-place = the step "{ $step }" does not fit the position: { $problem }
error-position-stuck = nobody can answer the step "{ $step }" in this position
error-position-ending = in a position, ending is a word and returns a list of numbers from { $low } to { $high }
error-position-returns = returns has a number for each of the { $count } seats, not { $given }
error-step = "{ $step }" is no step{ $guess }
error-step-lacks = step "{ $step }" lacks "{ $key }"
error-step-has-no = step "{ $step }" has no "{ $key }"
error-step-answers = the answers of a step are a table from seat to action
error-value-count = { $what } should have a whole number of { $name }, not { $given }
error-value-parts = { $what } should have { $names }
error-value = { $what } should be { $kind }, not { $given }
error-what-field = "{ $key }" of step "{ $step }"
error-what-of = { $what } of { $name }
error-kind-int = a whole number
error-kind-bool = true or false
error-kind-list = a list
error-kind-table = a table
error-kind-word = a word
problem-it-is-asked-at-once-so-it-can-only-be-the-first-step = it is asked at once, so it can only be the first step{ $rule }
problem-nobody-decides-it = nobody decides it{ $rule }

## Data files of a user

data-a-list = a list
data-a-table = a table
data-huge = a huge number
data-nothing = nothing
data-time = a date or time
data-file = { $key } is no data file{ $guess }
data-directory = { $file }: this is a directory; give a TOML file
data-no-file = { $file }: there is no such file
data-odd-file = { $file }: this is no ordinary file; give a TOML file
data-large = { $file }: the file is too large; at most { $most } bytes are read
data-dots = { $file }: a line has too many dots; at most { $most } are read
data-read = { $file }: the file cannot be read ({ $reason })
data-no-text = { $file }: this is no text file; give a TOML file in UTF-8
data-toml = { $file }: this is not valid TOML: { $reason }
data-long-number = { $file }: this is not valid TOML: a number is too long
data-deep = { $file }: the tables are nested too deep
data-no-number = { $file }: { $given } is no number a data file can hold
data-large-number = { $file }: a number is too large
data-dates = { $file }: dates and times have no place in a data file
data-entry = { $file }, { $entry }: { $problem } ({ $rule })
data-missing = { $key } is missing
data-whole = { $key } must be a whole number from { $low } to { $high }, not { $given }
data-range = { $key } must be { $low } to { $high }, not { $given }
data-word = { $key } must be one of { $choices }, not { $given }{ $guess }
data-letters = { $key } must be a word of 1 to { $most } letters, not { $given }
data-name = { $key } must be one word of small letters, digits, hyphens and slashes, not { $given }
data-label = label must be a text of 1 to { $most } characters, not { $given }
data-holds = { $file }: the file must hold a table, not { $given } ({ $rule })
data-group = { $file }: { $group } is missing; give a list of tables ({ $rule })
data-tables = { $file }: { $group } must be a list of tables, not { $given } ({ $rule })
data-single = { $file }: { $group } is missing; give a table ({ $rule })
data-row = { $file }, { $entry }: this must be a table, not { $given } ({ $rule })
data-key = unknown key { $key }{ $guess }
data-origin-key = origin of an unknown key { $key }{ $guess }
data-origin = the origin of { $key } must begin with one of { $choices }, not { $given }
data-no-origin = { $key } has no origin; say one of { $choices } under origin.{ $group }.{ $key }
data-unknown = { $file }: unknown key { $key }{ $guess } ({ $rule })
data-twice = the { $what } { $name } is used twice
