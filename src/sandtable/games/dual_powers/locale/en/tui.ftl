### Words on the board of the terminal table, where room is scarce.

note-date-here = { $month } { $day }
screen-will = Will of the People:
screen-deck = deck { $deck }, discards { $discards }
screen-ways = Ways
screen-closed = ({ $connection } is closed; the first end names the way)
screen-tokens = Tokens
screen-objective = objective { $region } +{ $points }
screen-objective-open = objective { $region } +{ $points } (turned up)
screen-objective-down = objective face down
screen-played = played { $cards }
screen-holds = holds { $cards }
screen-date = date
screen-recruits = recr.
screen-scores = obj.
screen-legend = ● Red  ○ White  ◇ neutral  2/1 ready/exhausted  (2/1) exhausted  4>3 Red leads  3≤3 White leads  ●+5 objective  ✕ closed  * bonus  » next month
screen-trotsky = Trotsky
brief-protest = protest
brief-espionage = espionage
brief-inspire = inspire
