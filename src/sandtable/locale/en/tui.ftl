### What the terminal table says.

## Keys, at the foot of the screen

tui-key-help = Help
tui-key-hint = Hint
tui-key-rule = Rule
tui-key-why = Why not
tui-key-log = Log
tui-key-board = Board
tui-key-undo = Undo
tui-key-restart = Restart turn
tui-key-save = Save
tui-key-quit = Quit
tui-key-close = Close
tui-key-scroll = Scroll
tui-key-ready = Ready
tui-key-undo-of = Undo of { $seat }

## On the table

tui-type = a number, an order, or ? for help
tui-thinking = { $seat } is thinking ...
tui-since = Since your last decision:
tui-since-more = Since your last decision (page down for more):
tui-begun = So far:
tui-why = Type the order you would like to give, then press enter. Tab completes it.
tui-file = game.json
tui-curtain = Hand the keyboard to { $seat }.
tui-curtain-how = Press enter when { $seat } sits here alone.
tui-help =
    .choose-key = 1 2 3 ... enter
    .choose = take the choice with this number
    .mark-key = ↑ ↓ enter
    .mark = mark a choice, and take it
    .type-key = words, enter
    .type = give an order in words; a comma joins its parts
    .tab-key = tab
    .tab = complete the words; with nothing typed, change between hand and story
    .pages-key = page up, page down
    .pages = scroll the story
    .mouse-key = mouse
    .mouse = click a choice or a key, turn the wheel over a text
    .escape-key = esc
    .escape = forget what was typed, or begin the order again
    .cursor-key = ← → ↑ ↓ enter
    .cursor = point at a place of the board and choose it; F7 or esc goes to the list, F7 or ← → back to the board
tui-choosable = [enter: { $choice }] { $place }
tui-several = one of several choices
tui-one-of-several = Which of these on { $place }? Esc goes back.
tui-no-answer = This question is not answered by { $place }.
tui-to-list = [esc: back to the list]

## The end

tui-end-title = The game is over
tui-end-replay = Watch the replay
tui-end-look = Look at the board
tui-end-quit = Leave

## Replay

tui-replay-at = Decision { $place } of { $count }, turn { $turn } of { $turns }, as { $viewer } saw it
tui-replay-all = the referee
tui-replay-public = a spectator
tui-replay-step = Decision
tui-replay-turn = Turn
tui-replay-start = Start
tui-replay-end = End
tui-replay-viewer = Viewer

## Hints

hint-given = { $bot } would take choice { $number }: { $choice }.
hint-none = This game has no bot to ask.
