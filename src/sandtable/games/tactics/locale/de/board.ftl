### Die Lobby und der Spielplan im Browser. Einheiten heißen in der Einzahl oder in der Mehrzahl; deshalb hängt kein Satz
### davon ab.

## Die Lobby

lobby-about-tactics = Läufer, Helden und Squads auf einem Plan aus Feldern: bis zu fünf Miniaturen je Einheit, Würfel, die auf jeder dritten Seite treffen, und Deckung, die rettet. Jede Einheit handelt einmal je Runde, und wer noch nicht gehandelt hat, darf schießen, wenn sich ein Gegner zeigt. Ein Klick, und du führst die Alliierten gegen Rookie. Zwei oder vier Spieler, sechs Szenarien, eine halbe bis zwei Stunden.
lobby-preset-reconnaissance = Aufklärung
    .about = Zwei Spähtrupps stoßen zwischen Ruinen aufeinander, jeder mit einem Läufer und einem Squad. Keiner weiß, was hinter dem anderen kommt, also weicht keiner.
lobby-preset-meeting-engagement = Begegnungsgefecht
    .about = Zwei Kolonnen auf derselben Straße wollen dieselbe Kreuzung. Drei Orte zählen am Ende, und den ersten Schuss hören alle.
lobby-preset-breakthrough = Durchbruch
    .about = Die Achse ist fast eingeschlossen, eine Lücke ist geblieben. Sie muss sechzig Punkte ihrer Armee über den fernen Rand bringen, bevor die Alliierten sie schließen.
lobby-preset-hold-the-bridge = Haltet die Brücke
    .about = Weit und breit gibt es nur diese eine Brücke, und beide Armeen brauchen sie morgen. Wer sie zwei Runden hintereinander allein hält, hat den Tag gewonnen.
lobby-preset-seize-the-explosives = Erobert den Sprengstoff
    .about = Ein Sprengtrupp hat seine Ladungen zurückgelassen, drei davon in einem Haus zwischen den Linien. Drei der fünf genügen, um zu sprengen, was der Gegner braucht.
lobby-preset-last-stand = Das letzte Gefecht
    .about = Eine alliierte Kompanie ist auf ein Haus zurückgewichen, und die Achse kommt von beiden Enden der Straße. Steht am Ende jeder Runde noch jemand von ihnen darin, trifft mit der sechsten der Entsatz ein.
lobby-preset-choose = Die eigene Armee
    .about = Das Begegnungsgefecht mit Armeen zu 130 Punkten, die beide Seiten verdeckt wählen.
lobby-preset-two = Zu zweit an einem Bildschirm
    .about = Die Aufklärung für zwei, die sich dieses Gerät teilen.
lobby-preset-friend = Mit einem Freund
    .about = Schick den Link, und ein Freund spielt das Begegnungsgefecht in seinem eigenen Browser.

## Um den Spielplan

ta-board = Schlachtfeld
ta-status = Stand des Gefechts
ta-setup = Vor dem Gefecht
ta-round = Runde { $round } von { $last }
ta-turn = { $side-word ->
        [allies] die Alliierten sind am Zug
       *[axis] die Achse ist am Zug
    }
ta-score-label = { $side }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $forecast }, wenn das Gefecht jetzt endete; { $ready } von { $units } Einheiten bereit
ta-ready-of = { $ready } von { $units } bereit
ta-story = Geschichte
ta-suggest = Vorschlag
ta-suggest-how = Antwortet, was ein Bot antworten würde
ta-view-sight = Sicht und Reichweite
    .key = zeigt, was eine Einheit sieht
ta-view-trails = Letzte Züge
    .key = zeigt die letzten Züge
ta-ended = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $units ->
        [0] keine Einheit übrig
        [one] eine Einheit übrig
       *[other] { $units } Einheiten übrig
    }
ta-units-of = Einheiten: { $side }

## Ziele

ta-goal-none = Vernichte den Gegner; nach Runde { $rounds } entscheiden Punkte.
ta-goal-break-through = { $side }: { $wanted } AP müssen über den fernen Rand hinaus (bisher { $done }).
ta-goal-hold-bridge = Halte die Brücke am Ende von { $wanted } Runden hintereinander allein, von Runde { $since } an (Alliierte { $allies }, Achse { $axis }). { $bridge-word ->
        [nobody] Jetzt hält sie niemand.
        [allies] Jetzt halten sie die Alliierten.
       *[axis] Jetzt hält sie die Achse.
    }
ta-goal-take-charges = Nimm { $wanted } Sprengladungen (Alliierte { $allies }, Achse { $axis }).
ta-goal-keep-building = { $side }: Am Ende einer Runde darf kein Verteidiger mehr im Gebäude sein.
ta-goal-held = Orte mit Fahne sind am Ende je { $points } Punkte wert (Alliierte { $allies }, Achse { $axis }).
ta-goal-points = Wer keine Einheit mehr hat, hat verloren. Sonst entscheidet am Ende einer Runde das Ziel, und nach Runde { $rounds } entscheiden die Punkte: die für zerstörte Einheiten und die des Szenarios.

## Einheiten

ta-unit-line = { $unit } ({ $side }): { $kind-word ->
        [squad] { $left } von { $most } Miniaturen
       *[other] { $left } von { $most } Punkten
    }, Klasse { $armour }, { $state-word ->
        [ready] bereit
       *[done] fertig
    }.
ta-with = mit { $unit }
ta-ready = bereit
ta-done = fertig für diese Runde
ta-where-board = auf dem Plan
ta-where-waiting = noch nicht auf dem Plan
ta-where-dead = zerstört
ta-where-left = hat den Plan verlassen
ta-loaded = geladen
ta-empty = nicht geladen
ta-armour = Klasse { $armour }
ta-move = Bewegung { $points }
ta-points-of = { $kind-word ->
        [squad] { $left } von { $most } Miniaturen
       *[other] { $left } von { $most } Punkten
    }
ta-ap = { $ap } AP
ta-saves = In weicher Deckung { $soft-word ->
        [hit] rettet ein TREFFER
        [blank] rettet eine LEERE SEITE
       *[none] rettet nichts
    }, in harter { $hard-word ->
        [hit] ein TREFFER
        [blank] eine LEERE SEITE
       *[none] nichts
    }.
ta-weapon = Waffe
ta-weapons-of = Waffen: { $unit }
ta-range = Reichweite
ta-class = { $class-word ->
        [S] Soldaten
        [V] Fahrzeuge
       *[A] Flugzeuge
    }
ta-rounds-left = { $left } von { $most } Schuss
ta-card-of = Karte: { $unit }
ta-put-away = Weglegen
ta-fold = Einklappen
ta-unfold = Ausklappen

## Felder

ta-terrain-water = Tiefes Wasser: nur Flugzeuge und Sprünge kommen darüber
ta-terrain-rubble = Trümmer: weiche Deckung, für Fahrzeuge gesperrt
ta-terrain-smoke = Rauch: niemand sieht hinein, hinaus oder hindurch
ta-terrain-blank = Gesperrtes Gelände: niemand kommt hindurch, niemand sieht hindurch
ta-inside = Im Gebäude: harte Deckung gegen alle draußen
ta-entry = { $side-word ->
        [allies] Von hier kommen die Alliierten
       *[axis] Von hier kommt die Achse
    }
ta-exit = Ausgang
ta-bridge = Die Brücke
ta-keep = Das Gebäude, um das es geht
ta-held = Am Ende { $points } Punkte wert
ta-charge = Sprengstoff
ta-element-at = { $element } auf { $square }
ta-element-worn = { $element }, noch { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
ta-choices = { $count } Möglichkeiten

## Sicht

ta-seen = { $unit }: in Sicht, Reichweite { $range }.
ta-not-seen = { $unit }: nicht in Sicht, Reichweite { $range }.
ta-cover-none = Keine Deckung.
ta-cover-soft = Weiche Deckung.
ta-cover-hard = Harte Deckung.
ta-blocked-unit = Im Weg: { $unit } auf { $square }
ta-blocked-vehicle = Ein Fahrzeug auf { $square } ist im Weg
ta-blocked-soldiers = Soldaten auf { $square } sind im Weg
ta-blocked-trap = Eine Panzersperre auf { $square } ist im Weg
ta-blocked-tile = Ein Geländefeld auf { $square } ist im Weg
ta-blocked-no-symbol = Gesperrtes Gelände auf { $square } ist im Weg
ta-blocked-smoke = Auf { $square } ist Rauch
ta-blocked-wall = Eine Mauer von { $square } ist im Weg
ta-blocked-two-corners = Die Linie läuft auf beiden Seiten an Ecken entlang: { $squares }
ta-blocked-door = { $square } liegt in einem Gebäude ohne Eingang auf dieser Seite
ta-could-attack = Könnte von hier angreifen: { $names }
ta-no-targets = Von hier ist niemand anzugreifen
ta-could-react = Darf vorher reagieren: { $names }
ta-out-of-range = Keine Waffe reicht bis dorthin
ta-attack-odds = Angriff: im Mittel { $points } von { $of } Punkten, zerstört mit { $destroy }
ta-odds-wait = Die Chancen werden ausgerechnet …

## Ansagen

ta-answer = Deine Antwort
ta-plan-then = { $first }, dann { $second }
ta-plan-twice = { $first }, zweimal
ta-plan-only = Nur das: { $first }
ta-free-none = Keine: weiter
ta-prospects = Von hier: Schaden im Mittel · zerstört
ta-part = { $unit }: das Squad für immer verlassen
ta-plan-here = { $square }: { $plan }
ta-plan-how = Oder klick auf ein Feld, um hinzugehen, oder auf einen Gegner, um anzugreifen.
ta-on-board = Klick auf ein markiertes Feld.

## Zielen

ta-aim-attack = { $unit }: Angriff
ta-aim-sustained = { $unit }: Dauerangriff
ta-aim-charge = { $unit }: Sturmangriff
ta-aim-reaction = { $unit }: Reaktionsfeuer
ta-aim-called = { $unit }: gerufene Artillerie
ta-all-rows = Alle Waffen auf
ta-target = Ziel
ta-dice = Würfel
ta-on-average = Schaden
ta-target-of = Ziel: { $weapon }
ta-rounds-of = Schüsse: { $weapon }
ta-mark-of = Miniatur: { $weapon }
ta-burns = verbrennt Felder; die wählst du gleich
ta-idle-far = niemand in Reichweite
ta-idle-harmless = schadet niemandem in Reichweite
ta-idle-spent = keine Munition oder nicht geladen
ta-idle-silent = niemand mehr da, der damit schießt
ta-destroys = zerstört mit { $chance }
ta-damage = Im Mittel { $points } von { $of } Punkten.
ta-struck = Zurückschlagen kostet im Mittel { $points } Punkte.
ta-no-shot = Noch ist nichts angezielt.
ta-nobody-reacts = Auf einen Dauerangriff kann niemand reagieren; alle Fehlwürfe werden wiederholt.
ta-hidden = Nicht in Sicht: { $names }. Zeig darauf, um zu sehen, warum.
ta-fire = Feuer
ta-hold-fire = Nicht schießen

## Reagieren

ta-react-title = Reaktionsfeuer
ta-react-then = Danach kommt: { $act }.
ta-react-odds = gelingt mit { $chance }; dann im Mittel { $points } von { $of } Punkten, zerstört mit { $destroy }
ta-react-how = Wer es versucht, gilt in dieser Runde als aktiviert, ob es gelingt oder nicht.
ta-react-no = Nicht reagieren
ta-standing = Feste Antworten …

## Würfel

ta-dice-title = Würfel
ta-roll-attack = { $stage-word ->
        [sustained] { $unit }: { $weapon }, noch einmal (Dauerangriff)
        [berserk] { $unit }: { $weapon }, noch einmal (Berserker)
        [medal] { $unit }: { $weapon }, noch einmal (Orden)
        [damage] { $unit }: { $weapon }, Schaden
       *[other] { $unit }: { $weapon }
    }
ta-roll-cover = { $unit }: Deckung
ta-roll-resilient = { $unit }: Schadensresistenz
ta-roll-reaction = { $unit }: Reaktion
ta-rolled-attack = { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }
ta-rolled-cover = { $hits } von { $dice } abgewehrt
ta-rolled-resilient = { $hits } von { $dice } ignoriert
ta-rolled-reaction = { $hits ->
        [0] misslungen
       *[other] gelungen
    }

## Armeen

ta-army = Deine Armee
ta-army-cost = { $cost } von { $most } AP, noch { $left }
ta-army-forces = Fahrzeuge: { $vehicles }, Squads: { $squads }
ta-army-pool = Karten
ta-army-list = In der Armee: { $count } von { $most }
ta-army-none = Noch niemand.
ta-army-add = Dazu: { $unit }
ta-army-remove = Heraus: { $unit }
ta-army-fixed = Schon genommen; Zurücknehmen macht es rückgängig
ta-army-take = Diese Armee aufstellen
