### Wörter auf den Spielplänen im Terminal, und was die Befehle von Dust Tactics dort sagen.

## Der Kopf

terminal-board-setup = Vor der ersten Runde
terminal-board-round = Runde { $round } von { $rounds }
terminal-board-over = Das Gefecht ist vorbei
terminal-board-score = { $allies } : { $axis }
terminal-board-score-now = { $allies } : { $axis } (jetzt { $now })
terminal-board-ready = bereit { $allies } : { $axis }
terminal-board-gone = Weg: { $units }
terminal-board-picked = Deine Armee bisher: { $units } ({ $ap } AP)
terminal-board-goal-none = Vernichtet den Gegner; nach Runde { $rounds } zählen Punkte.
terminal-board-goal-break-through = { $side }: { $wanted } AP müssen über den fernen Rand hinaus; { $done } sind es.
terminal-board-goal-hold-bridge = Haltet die Brücke { $wanted } Rundenenden in Folge allein, ab Runde { $since }. Bisher { $allies } : { $axis }.
terminal-board-goal-take-charges = Nehmt { $wanted } Sprengladungen. Bisher { $allies } : { $axis }.
terminal-board-goal-keep-building = { $side }: Kein Verteidiger darf im Gebäude bleiben. Darin { $allies } : { $axis } Einheiten.
terminal-board-goal-held = Orte mit { $sign }: je { $points } Punkte.

## Einheiten

terminal-state-ready = bereit
terminal-state-done = fertig
terminal-state-outside = noch nicht auf dem Plan
terminal-state-dead = vernichtet
terminal-state-left = hat den Plan verlassen
terminal-state-unloaded = nicht geladen
terminal-state-ammunition = { $weapon } { $left }/{ $most }
terminal-state-used = { $ability } verbraucht
terminal-state-lasting = { $ability } wirkt

## Felder

terminal-terrain-circle = freies Gelände
terminal-terrain-water = tiefes Wasser
terminal-terrain-rubble = Trümmer
terminal-terrain-smoke = Rauch
terminal-terrain-blank = gesperrt
terminal-edge-wall = Wand
terminal-edge-small = kleiner Eingang
terminal-edge-large = großer Eingang
terminal-goal-bridge = Brücke
terminal-goal-charge = Sprengladung
terminal-goal-held = Ort, der zählt
terminal-goal-keep = zu halten
terminal-goal-exit = Ausgang
terminal-cover-none = keine Deckung
terminal-cover-soft = weiche Deckung
terminal-cover-hard = harte Deckung
terminal-place-unit = { $unit } ({ $side }) { $state }
terminal-place-element = { $element } ({ $points })
terminal-place-building = im Gebäude
terminal-place-edge = { $direction ->
        [n] { $edge } im Norden
        [e] { $edge } im Osten
        [s] { $edge } im Süden
       *[w] { $edge } im Westen
    }
terminal-place-outlook = Von dort in Sicht (Entfernung): { $enemies }.
terminal-place-outlook-none = Von dort kein Gegner in Sicht.
terminal-place-seen = { $unit }: in Sicht, Entfernung { $range }, { $cover } für ein Squad dort.
terminal-place-unseen = { $unit }: nicht in Sicht, Entfernung { $range }: { $reason } ({ $rule }).

## Zeichen

terminal-legend-unit = { $sign } { $side }, { $done } fertig
terminal-legend-example = { $sign } { $unit }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
terminal-legend-more = noch jemand dort

## Neben den Möglichkeiten

terminal-note-cost = { $kind }, { $ap } AP
terminal-note-enters = kommt ins Spiel
terminal-note-range = Entfernung { $range }
terminal-note-dice = { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }

## Befehle

command-sight = ob ein Feld oder eine Einheit ein anderes sieht, wie weit es ist, was dort Deckung gibt, und warum
    .words = sicht, sieht
    .takes = d4 g7
command-card = die Karte einer Einheit: Klasse, Bewegung, Punkte, Fähigkeiten und ihre Waffen gegen jede Klasse
    .words = karte
    .takes = EINHEIT
command-odds = genaue Chancen eines Angriffs von dort, wo beide stehen; ohne Einheiten alle möglichen Angriffe
    .words = chancen, chance
    .takes = EINHEIT EINHEIT
    .sustained = dauerangriff, dauer
command-reach = die Felder, die eine Einheit mit einer Bewegung und mit zweien erreicht
    .words = reichweite, weg
    .takes = EINHEIT
terminal-error-no-unit = keine Einheit im Spiel heißt "{ $given }"{ $guess }
terminal-error-no-square = "{ $given }" ist weder ein Feld von a1 bis { $last } noch eine Einheit im Spiel
terminal-error-not-on-board = { $unit }: nicht auf dem Plan
terminal-error-gone = { $unit }: nicht mehr im Spiel, bewegt sich also nicht mehr
terminal-error-same-side = { $unit } und { $enemy } gehören zur selben Seite
terminal-error-sight-which = sag, von wo und wohin, etwa "sicht d4 g7"
terminal-error-card-which = sag, wessen Karte, etwa "karte hans"
terminal-error-reach-which = sag, wessen Reichweite, etwa "reichweite hans"
terminal-error-odds-unseen = keine Sichtlinie von { $unit } zu { $enemy }: { $reason } ({ $rule })
terminal-error-odds-no-weapon = { $unit }: Keine Waffe kann bei Entfernung { $range } auf { $enemy } feuern (T10.1)

## Karten

terminal-card-title = { $unit }: { $faction }, { $kind }, Klasse { $armour }, Bewegung { $move }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $ap } AP
terminal-card-large = Nimmt zwei mal zwei Felder ein.
terminal-card-figures = Figuren: { $figures }
terminal-card-cover = In weicher Deckung { $soft ->
        [hit] rettet ein HIT
        [blank] rettet ein BLANK
       *[none] rettet nichts
    }, in harter { $hard ->
        [hit] rettet ein HIT
        [blank] rettet ein BLANK
       *[none] rettet nichts
    }.
terminal-card-now = Jetzt: { $square }, { $points }, { $state }
terminal-card-abilities = Fähigkeiten: { $abilities }
terminal-card-no-abilities = Keine Fähigkeiten
terminal-card-weapon = Waffe
terminal-card-range = Reichw.
terminal-card-carriers = feuert: { $figures }
terminal-card-everybody = alle feuern, die noch da sind
terminal-card-rounds = Schuss { $left }/{ $most }

## Chancen

terminal-odds-attacker = Angreifer
terminal-odds-target = Ziel
terminal-odds-range = Entf.
terminal-odds-cover = Deckung
terminal-odds-average = Schaden
terminal-odds-destroyed = vernichtet
terminal-odds-no-attacks = Von dort, wo sie stehen, kann jetzt keine Einheit angreifen.
terminal-odds-more = Der Schaden ist der Durchschnitt eines Angriffs. "chancen hell-boys hans" sagt mehr über einen davon, "chancen hell-boys hans dauerangriff" über einen Dauerangriff.

## Reichweite

terminal-reach-one = { $unit }: { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } mit einer Bewegung: { $squares }
terminal-reach-two = { $unit }: { $count ->
        [one] 1 weiteres Feld
       *[other] { $count } weitere Felder
    } mit einer zweiten Bewegung: { $squares }
terminal-reach-enters = { $unit }: noch nicht auf dem Plan; die erste Bewegung führt hinein.
