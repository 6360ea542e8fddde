### What the server refuses. The code says these sentences in English by itself, see errors.ftl.

## Requests

server-error-length = the length of the request is no number
server-error-large = this is too large; at most { $most } KB are read here
server-error-slow = the request takes too long to arrive; try again over a better line
server-error-flood = too many requests from your address; wait { $seconds } s
server-error-origin = a page of another site may not speak to this one

## Bots

server-error-bot-slow = the bot { $bot } took too long to decide
server-error-bot-died = the bot { $bot } broke down and took its process with it
server-error-bot-broke = the bot { $bot } made a mistake and could not decide
server-error-bot-none = no bot could begin to think
server-error-closing = the server is closing

## Doors and tables

error-no-door = this link opens no table here; ask for a new one
error-other-table = this link belongs to another table
error-only-seats = this link is for looking on; only a seat may do this
error-no-table = there is no such table; it may have been on another server
error-stale = the game has moved on since you looked; look again and decide anew
error-store = the game could not be stored, so nothing was done; try again
error-seat-taken = this seat is taken
error-name = a person cannot be called "{ $name }"
error-seat-kind = a seat is "me", "open" or "bot:NAME", not "{ $given }"
error-seat-name = there is no seat "{ $seat }"; the seats are { $names }
error-seed-open = with a seed the dice are known, so nobody else can be invited
error-invite = this invitation has been used, or it never existed
error-import-damaged = { $problem }; choose a file just as Sandtable saved it
error-import-seen = this file holds only what one seat saw, so the game cannot go on from it; save it when the game is over, or at a table where you play all seats that no bot plays
error-rematch = a rematch begins when the game is over
error-player = a seat is played by "me" or "bot:NAME", not "{ $given }"
error-absent-who = a bot can be asked in for another person only
error-absent-here = this player is at the table
error-no-adviser = this game has nobody to ask for a hint
error-no-moment = the game has only come to { $last }
error-no-language = there are no texts in this language; known are { $names }
error-no-lesson = { $game } has no guided first game
error-lesson-over = no lesson is given at this table, or it is over
error-lesson-other = only the learner may ask for the lesson
chat-bot-failed = The bot could not decide, so chance decided for it.

## Addresses and bodies

error-json = the body is not JSON, or it is damaged
error-field = { $field }: { $problem }
error-no-address = there is nothing at this address
error-method = not by this method
error-crash = something went wrong here; the game is as it was before
error-port = cannot listen at { $host } port { $port }: { $reason }; give another one with --port
error-port-range = --port takes a number from 0 to { $last }, not { $given }
error-proxy = --proxy takes an address such as 127.0.0.1 or a network such as 10.0.0.0/8, not "{ $given }"

## Checking what is stored

error-no-store = there are no stored games in { $folder }
error-log-damaged = entry { $number } of the log is damaged or missing
error-store-file = the games in { $folder } cannot be read: { $reason }
error-store-newer = these games were stored by a newer version of Sandtable (shape { $shape }); update it
error-check-none = there is no table "{ $table }"
error-check = entry { $number }: { $problem }
