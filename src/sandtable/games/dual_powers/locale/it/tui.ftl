### Parole sul tabellone del terminale, dove lo spazio è poco.

note-date-here = { $month } { $day }
screen-will = Volontà del Popolo:
screen-deck = mazzo { $deck }, scarti { $discards }
screen-ways = Vie
screen-closed = ({ $connection } è chiusa; il primo estremo dà il nome alla via)
screen-tokens = Pedine
screen-objective = obiettivo { $region } +{ $points }
screen-objective-open = obiettivo { $region } +{ $points } (scoperto)
screen-objective-down = obiettivo coperto
screen-played = giocate { $cards }
screen-holds = in mano { $cards }
screen-date = data
screen-recruits = recl.
screen-scores = ob.
screen-legend = ● Rosso  ○ Bianco  ◇ neutrale  2/1 pronta/esausta  (2/1) esausta  4>3 guida Rosso  3≤3 guida Bianco  ●+5 obiettivo  ✕ chiusa  * bonus  » mese seguente
screen-trotsky = Trockij
brief-protest = protesta
brief-espionage = spionaggio
brief-inspire = infiammare
