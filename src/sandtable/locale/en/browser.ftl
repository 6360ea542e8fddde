### What the table in the browser says.

## The page

browser-tagline = Board wargames, played by your browser
browser-loading = One moment ...
browser-close = Close
browser-cancel = Cancel
browser-remove = Remove
browser-copy = Copy
browser-copied = Copied
browser-try-again = Try again
browser-lobby = To the lobby
browser-language = Language
browser-theme = Light
browser-theme-light = Light
browser-theme-dark = Dark
browser-theme-system = Like the system
browser-name = Your name, as the others read it
browser-name-ask = What are you called?
browser-nameless = Guest
browser-you-title = You

## Errors

browser-error-offline = the server does not answer; is the network there?
browser-error-status = the server could not do that (status { $status })
browser-error-unknown = something went wrong in this page; reload it
browser-stale = The table had moved on in the meantime, so nothing was done. Look again.
browser-no-choice = { $count ->
        [0] There is nothing to choose now.
        [one] There is one choice; { $number } is not it.
       *[other] There are { $count } choices; { $number } is none of them.
    }
browser-no-table = This table cannot be shown

## The lobby

browser-mine = My games
browser-mine-none = None yet. What you begin or join will be listed here, in this browser.
browser-mine-waiting = waiting for { $seats }
browser-mine-open = a seat is still open
browser-mine-won = won by { $seats }
browser-mine-over = over
browser-mine-forget = Take off this list
browser-title-turn = Your turn: { $game }
browser-title-turns = { $count ->
        [one] One game waits for you
       *[other] { $count } games wait for you
    }
browser-learn = Learn to play
browser-learn-about = A guided first game: you decide, and are told what it is worth.
browser-way-bot = Against { $bot }
browser-way-bot-about = A bot plays the other side.
browser-way-hot = Together at one screen
browser-way-hot-about = You pass the device on; a curtain hides what is secret.
browser-way-friend = With a friend
browser-way-friend-about = You send a link; nobody needs an account.
browser-way-alone = Alone
browser-way-alone-about = A game for one.
browser-more = More: options, seats, pace
browser-options = Options
browser-who-plays = Who plays
browser-seat-me = I, at this screen
browser-seat-friend = open, by link
browser-seat-of-bot = Bot: { $bot }
browser-bot-random = plays at random
browser-need-seat = Take at least one seat yourself.
browser-undo-policy = Taking back
browser-undo-usual = as usual: ask the others
browser-undo-usual-alone = as usual: anything
browser-undo-free = Anything can be taken back.
browser-undo-strict = Up to the last die, card or decision of another.
browser-undo-consent = The last decision freely, more if the others agree.
browser-pace = Pace
browser-pace-live = live, at one sitting
browser-pace-fast = fast, several turns a day
browser-pace-slow = slow, over days
browser-pace-live-long = Everybody is here and plays now.
browser-pace-fast-long = Several turns a day are expected.
browser-pace-slow-long = The game takes days; nobody is in a hurry.
browser-begin = Begin
browser-files = Files of your own
browser-files-how = TOML files in place of the game's own units, maps or cards. They belong to the table, and a saved game has them in it.
browser-file-choose = Choose
browser-file-remove = Without { $name }
browser-file-large = A file may have { $most } KB at most.
browser-file-unread = The file cannot be read.
browser-maker-seed = Seed: any text
browser-maker-make = Make it
browser-maker-made = Made from the seed "{ $seed }". Begin below to play it, or have another one made.
browser-maker-drawing = The board in letters and signs
browser-import = Go on with a file
browser-import-how = Drop a saved game anywhere on this page, or choose it.
browser-import-choose = Choose a file
browser-import-large = A file may have one megabyte at most.
browser-join = You are invited
browser-join-how = Somebody keeps a seat for you at a table. Say what you are called and sit down.
browser-join-sit = Sit down

## People at the table

browser-seats = Seats
browser-seat-open = still open
browser-you = you
browser-here = is here
browser-away = is away
browser-bot = a bot
browser-thinking = is thinking
browser-to-move = has to decide
browser-watching = { $count ->
        [one] one person looks on
       *[other] { $count } people look on
    }

## The line that says what is asked

browser-your-turn = Your turn
browser-answered = You decided: { $choice }. You can change it as long as { $seats } has not decided.
browser-given = your decision
browser-prompt = What is asked
browser-past = As it was
browser-chance = Chance decides.
browser-trying = Trying out
browser-rule-open = Show rule { $number }
browser-order-so-far = The order so far
browser-crumb-remove = Take off: { $part }
browser-tools = Tools
browser-undo = Undo
browser-undo-ask = Ask to take back
browser-undone = Taken back.
browser-undo-asked = The others have been asked.
browser-undo-waits = You asked to take something back; the others have not agreed yet.
browser-undo-wanted = { $seat } would like to take something back.
browser-agree = Agree
browser-decline = Decline
browser-restart = Restart turn
browser-hint-ask = Hint
browser-hint = { $bot } would choose: { $choice }.
browser-hint-waits = A bot is thinking about it; you can go on without waiting.
browser-hint-none = There is no hint now: nothing is asked of you.
browser-why = Why not?
browser-why-how = Click what you would like to do, or type it: you will be told which rule forbids it.
browser-why-allowed = { $what }: that is allowed.
browser-confirm = Give this order? It cannot be taken back: { $order }
browser-confirm-yes = Yes, do it
browser-final = cannot be taken back
browser-back-to-now = Back to now

## Trying things out

browser-try = Try out
browser-try-how = Nothing you do here happens at the table. You decide for every seat; dice and unknown cards are made up.
browser-try-commit = { $count ->
        [0] Really do it
        [one] Really do it (one order)
       *[other] Really do it ({ $count } orders)
    }
browser-try-commit-how = Sends your own orders up to the first die, unknown card or decision of another.
browser-try-leave = Leave
browser-try-sent = { $count ->
        [one] One order was given.
       *[other] { $count } orders were given.
    }

## The guided first game

browser-lesson = Lesson
browser-lesson-number = { $number } of { $length }
browser-lesson-news = What happened
browser-lesson-next = Next
browser-lesson-answer = Answer
browser-lesson-back = Back
browser-lesson-undo = Take back
browser-lesson-again = Taken back. Once more, then.
browser-lesson-poor = Think it over
browser-lesson-keep = Keep it
browser-lesson-take-back = Take it back
browser-lesson-told = The other side's turn
browser-lesson-wait = The other side decides
browser-lesson-grade-best = Well done!
browser-lesson-grade-fine = That works.
browser-lesson-grade-poor = There is something better.
browser-lesson-hint = Hint
browser-lesson-hint-more = Another hint
browser-lesson-show = Show me
browser-lesson-advice = I would choose: { $choice }.
browser-lesson-do = Do it for me
browser-lesson-yours = Your turn: answer on the board, or choose from the list.
browser-lesson-look = Look at
browser-look-board = the board
browser-look-hand = your hand
browser-look-status = the strip above the board
browser-lesson-rules = Rules
browser-lesson-free = From here it is your game, to its end. { $bot } plays the other side from now on.
browser-lesson-play = Play on by myself
browser-lesson-fold = Fold the lesson away, or show it
browser-lesson-leave = End the lesson
browser-lesson-leave-sure = End the lesson here and play on against { $bot }?
browser-lesson-leave-yes = Yes, play on
browser-lesson-left = The lesson is over. From here it is your game.

## Choices and typed orders

browser-choices = Choices
browser-choices-past = This is the past: nothing can be chosen.
browser-choices-confirm = The order is complete.
browser-choices-over = The game is over.
browser-choices-watching = You are looking on.
browser-choices-waiting = Nothing to decide at the moment.
browser-filter = Filter the choices
browser-filter-none = Nothing fits.
browser-type = Order, number or help
# What is typed in the browser alone; the other words are in core.ftl.
browser-words =
    .now = now
browser-type-why = Type what you would like to do
browser-type-why-short = What would you do?
browser-type-send = Give the typed order
browser-completions = Completions

## Board, log and replay

browser-board = Board
browser-zoom = Zoom
browser-zoom-in = Closer
browser-zoom-out = Farther
browser-zoom-fit = Show everything
browser-view = What is shown
browser-view-counters = Counters on the board
browser-view-hand = Hand
browser-view-log = Log
browser-view-magnify = Magnifier
browser-log = Log
browser-log-empty = Nothing has happened yet.
browser-log-show = Show the table after this: { $text }
browser-log-show-short = Show the table as it was then
browser-replay = Replay
browser-replay-at = Decision { $place } of { $count }
browser-replay-first = To the beginning
browser-replay-previous = One decision back
browser-replay-next = One decision on
browser-since = What happened since your last decision
browser-since-short = Since my turn
browser-playback-previous = Previous step
browser-playback-next = Next step
browser-playback-pause = Pause
browser-playback-go = Go on
browser-playback-skip = Skip

## Panels

browser-panels = Panels
browser-panel-rules = Rules
browser-panel-chat = Chat
browser-panel-notes = My notes
browser-panel-state = Everything I know
browser-panel-table = The table
browser-panel-standing = Standing answers
browser-tabs = What is shown below the board
browser-tab-lesson = Lesson
browser-tab-choices = Choices
browser-tab-log = Log
browser-tab-hand = Hand
browser-tab-chat = Chat
browser-sheet = More or less room
browser-rules-search = Search the rules
browser-rules-none = This game has no rule texts here.
browser-ruling = Ruling:
browser-chat = Chat
browser-chat-empty = Nobody has said anything. Only the seats can read this.
browser-chat-say = Say something
browser-chat-send = Send
browser-notes = Notes
browser-notes-private = Nobody else ever sees this.
browser-notes-saved = Kept.
browser-notes-saving = Writing ...
browser-people = People
browser-asked-since = asked { $when }
browser-seat-bot = Let a bot play for me
browser-seat-back = Take my seat back
browser-replaced = A bot plays for you.
browser-absent = { $count ->
        [0] Let a bot play
        [one] Let a bot play (one vote)
       *[other] Let a bot play ({ $count } votes)
    }
browser-absent-how = When all others want it, a bot plays until this person comes back.
browser-links = Links
browser-link-invite = Invitation for { $seat }
browser-link-seat = My own seat, for another device
browser-link-seat-how = Whoever has the link to your seat plays for you. Do not hand it on.
browser-link-watch = For looking on
browser-this-game = This game
browser-save = Save as a file
browser-save-whole = The file holds everything, hidden cards and the bots' too; in the lobby it can be opened again under "Go on with a file".
browser-save-seen = The file holds only what your seat has seen, for others have secrets here. The game cannot go on from it; once it is over, the file is complete.
browser-saved-whole = Saved. The file holds everything, hidden cards too; in the lobby it can be opened again.
browser-saved-seen = Saved: what your seat has seen. The game cannot go on from this file.
browser-rematch = Play again
browser-rematch-wanted = Somebody wants to play again; the new table is ready.
browser-draw-offer = Offer a draw
browser-draw-wanted = { $seat } would like to end the game undecided.
browser-draw-waits = You offered a draw; the others have not answered yet.
browser-draw-withdraw = Withdraw
browser-resign = Resign
browser-resign-sure = Give up? This cannot be taken back.
browser-resign-yes = Yes, resign

## Standing answers

browser-standing = Standing answers
browser-standing-how = Answers that are given for you at once, so that the others need not wait. After an undo you are asked again.
browser-standing-now = You are asked:
browser-standing-answer = From now on answer
browser-standing-ask-if = but ask me if I could also
browser-standing-always = never ask, always answer so
browser-standing-unless = unless possible: { $what }
browser-standing-add = Add
browser-standing-later = When you are asked something, you can leave a standing answer to it here.

## The connection

browser-connection-lost = The connection is lost. You will be connected again by itself; nothing is missed.
browser-connection-now = Connect now
browser-connection-refused = The server no longer knows this link.

## Several people at one screen

browser-curtain = Hand the screen to { $seat }
browser-curtain-how = What { $seat } knows is shown when nobody else is looking.
browser-curtain-ready = I am { $seat }, show the table
browser-curtain-undo = Undo of { $seat }
browser-curtain-use = Curtain between people at one screen

## The end

browser-over = The game is over
browser-over-line = The game is over. { $ending }
browser-drawn = Nobody won.
browser-lost = The game is lost.
browser-winner = won
browser-over-replay = Watch the replay
browser-over-look = Look at the board

## Settings

browser-settings = Settings
browser-settings-more = Helpers
browser-confirm-when = Ask before an order
browser-confirm-final = if it cannot be taken back
browser-confirm-always = always
browser-confirm-never = never
browser-motion = Movement
browser-motion-system = like the system
browser-motion-reduced = as little as possible
browser-size = Size of the writing: { $percent } %
browser-playback-auto = On my turn, play what happened since
browser-sound = Sounds
browser-notify = Notify me when it is my turn
browser-keys = Keys
browser-keys-how = Click a key, then press the one you want instead.
browser-keys-press = press a key
browser-keys-reset = The keys as they were
browser-help = Help and keys
browser-help-text = What can be chosen is highlighted on the board and listed beside it. Point at an entry of the log to see on the board what it speaks of; its clock shows the table as it was then.
browser-help-typed = Besides orders you can type: { $words }.
browser-help-number = take the choice with this number
browser-help-tab = from thing to thing, and take it
browser-help-escape = close, back to now, begin the order again
browser-help-shift = held down: shows large what you point at
browser-key-choices = to the choices
browser-key-type = type an order
browser-key-board = to the board
browser-key-log = to the log
browser-key-lesson = to the lesson
browser-key-undo = undo
browser-key-restart = restart turn
browser-key-confirm = confirm an order
browser-key-hint = hint
browser-key-why = why not?
browser-key-rules = rule behind the question
browser-key-playback = since my last turn
browser-key-previous = one decision back
browser-key-next = one decision on
browser-key-first = to the beginning
browser-key-last = back to now
browser-key-try = try things out
browser-key-odds = odds of a battle
browser-key-zoom-in = closer
browser-key-zoom-out = farther
browser-key-zoom-fit = show everything
browser-key-magnify = magnifier on, off
browser-key-view-counters = counters on the board on, off
browser-key-view-hand = hand on, off
browser-key-view-log = log on, off
browser-key-chat = chat
browser-key-notes = my notes
browser-key-state = everything I know
browser-key-table = the table: people, links
browser-key-settings = settings
browser-key-help = this help

## For people who do not use a mouse

browser-skip-lesson = To the lesson
browser-skip-choices = To the choices
browser-skip-board = To the board
browser-skip-log = To the log
