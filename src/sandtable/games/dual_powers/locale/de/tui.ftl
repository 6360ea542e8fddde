### Wörter auf dem Brett des Terminals, wo Platz knapp ist.

note-date-here = { $month } { $day }
screen-will = Wille des Volkes:
screen-deck = Stapel { $deck }, Ablage { $discards }
screen-ways = Wege
screen-closed = ({ $connection } ist gesperrt; das erste Ende benennt den Weg)
screen-tokens = Plättchen
screen-objective = Ziel { $region } +{ $points }
screen-objective-open = Ziel { $region } +{ $points } (aufgedeckt)
screen-objective-down = Ziel verdeckt
screen-played = gespielt { $cards }
screen-holds = hält { $cards }
screen-date = Datum
screen-recruits = Rekr.
screen-scores = Ziel
screen-legend = ● Rot  ○ Weiß  ◇ neutral  2/1 bereit/erschöpft  (2/1) erschöpft  4>3 Rot führt  3≤3 Weiß führt  ●+5 Ziel  ✕ gesperrt  * Bonus  » nächster Monat
screen-trotsky = Trotzki
brief-protest = Protest
brief-espionage = Spionage
brief-inspire = Begeistern
