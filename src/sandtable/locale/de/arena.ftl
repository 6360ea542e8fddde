### Simulationen und Arena: was sie ausgeben. `$low`, `$share` und Ähnliches kommen als Text, mit den Zeichen hier unten.

## Zahlen

# Zwischen Tausendern und vor Dezimalstellen.
arena-thousands = .
arena-decimal = ,
arena-percent = { $number } %
arena-span = { $low } bis { $high }
arena-span-up = { $low } oder mehr
arena-span-down = { $high } oder weniger
arena-span-none = unbekannt

## Simulation

arena-progress = Es wird gespielt
arena-simulated = { $title }: { $games } Partien zwischen Bots, Startwert { $seed }.
arena-interrupted = Abgebrochen: Das sind die ersten { $games } von { $wanted } Partien, lückenlos, als wären nur so viele verlangt gewesen.
arena-pace = { $decisions } Entscheidungen in { $seconds } s, { $pace } je Sekunde.
arena-wins = gewonnen
arena-share = Anteil
arena-interval = 95-%-Intervall
arena-drawn = unentschieden
arena-turns = Züge: im Mittel { $mean }, von { $least } bis { $most }.
arena-endings = Wie die Partien endeten:

## Arena

arena-held = { $title }: { $games } Partien in { $pairings ->
        [one] einer Paarung
       *[other] { $pairings } Paarungen
    }, Startwert { $seed }.
arena-interrupted-deals = Abgebrochen: Das sind { $games } von { $wanted } Partien; unvollständige Durchgänge zählen nicht.
arena-bot = Bot
arena-elo = Elo
arena-score = Punkte
arena-pairing = Paarung
arena-games = Partien
arena-results = Ergebnisse
arena-verdict = Urteil
arena-versus = { $first } gegen { $second }
arena-verdict-stronger = { $bot } ist stärker
arena-verdict-close = fast gleich
arena-verdict-open = offen
arena-seat = { $seat } gewann { $wins } Partien ({ $share }).
arena-draws = { $draws } Partien endeten unentschieden ({ $share }).
arena-anchor = { $bot } hat 0
arena-anchor-mean = das Mittel ist 0
arena-about = Elo nach der Maximum-Likelihood-Methode, { $anchor }. Die { $deals } Sitzordnungen eines Startwerts haben dieselben Würfel und zählen als ein Durchgang; alle Intervalle beruhen auf den Durchgängen.
arena-about-stop = Jede Paarung endete, sobald sie entschieden war. Dass irgendein Urteil falsch ist, hat höchstens eine Wahrscheinlichkeit von { $error }; Punkte und Elo früh beendeter Paarungen liegen etwas zu weit von der Hälfte entfernt.
arena-plot-title = { $title }: Spielstärke der Bots
arena-plot-note = { $games } Partien, Startwert { $seed }; Striche sind 95-%-Intervalle; { $anchor }
arena-plot-axis = Elo

## Fehler

arena-error-least = { $flag } nimmt eine Zahl ab { $least }, nicht { $given }
arena-error-stop = --error und --margin gehören zu --stop
arena-error-error = der Fehler liegt zwischen 0 und 1, { $given } tut das nicht
arena-error-margin = der Spielraum (margin) liegt zwischen 0 und 0.5, { $given } tut das nicht
arena-error-bots = eine Arena braucht mindestens zwei Bots; nenne einen zweimal, damit er gegen sich selbst spielt
arena-error-seats = { $game } braucht hier { $wanted ->
        [one] 1 Bot
       *[other] { $wanted } Bots
    } (für { $names }), nicht { $given }
arena-error-match = eine Partie ist fehlgeschlagen (Bots { $bots }, Startwert "{ $seed }"): { $problem }; wiederholen lässt sie sich mit: { $command }
