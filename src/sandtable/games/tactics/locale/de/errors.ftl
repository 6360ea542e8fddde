### Was an etwas falsch ist, das uns ein Mensch gegeben hat, soweit nur Dust Tactics es weiß; Dateien mit Einheiten,
### Spielplänen und Szenarien stehen in cards.ftl und ground.ftl.
### Alles in Anführungszeichen oder mit Namen Genannte ist ein Wort der Datei oder eines Befehls und wird nicht übersetzt.

## Was für Wörter es gibt

domain-square = Feld
domain-unit = Einheit
domain-figure = Figur
domain-side = Seite
domain-act = Aktion
domain-ability = Fähigkeit
domain-mode = Art des Angriffs
domain-stage = Stand eines Wurfs
domain-way = Art zu bezahlen
domain-count = Zahl
domain-seat = Platz

## Das Spielfeld einer Stellung

tactics-board-key = das Spielfeld hat kein "{ $key }"
tactics-rounds = das Gefecht hat { $most } Runden, nicht { $given } (T21.1)
tactics-part-table = { $key } muss eine Tabelle sein
tactics-off-board = { $square } liegt nicht auf dem Spielfeld
tactics-element = auf { $square } muss "crate" oder "trap" stehen, vielleicht mit seinen Punkten, nicht "{ $given }" (T9.1)
tactics-element-ground = auf { $square } kann kein Deckungselement stehen (T2.2)
tactics-trap-indoors = auf { $square } kann keine Panzersperre stehen (T14.2)
tactics-tiles = tiles muss eine Liste von Feldern sein
tactics-tile-ground = auf { $square } kann kein Geländefeld liegen (T2.2)
tactics-side-list = { $key } muss eine Liste von Seiten sein
tactics-no-charge = auf { $square } liegt keine Sprengladung
tactics-picks = picks von { $side } muss eine Liste sein
tactics-picked = { $side } kann "{ $word }" nicht gewählt haben (T16.2)
tactics-paid = paid muss eine Liste aus diagonal, fast und scout sein
tactics-unbroken = unbroken muss true oder false sein

## Die Einheiten einer Stellung

tactics-unit-table = { $unit } muss eine Tabelle sein
tactics-unit-key = { $unit } hat kein "{ $key }"
tactics-unit-number = { $key } von { $unit } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }
tactics-unit-list = used und lasting von { $unit } müssen Listen sein
tactics-unit-mark = { $key } von { $unit } kann "{ $word }" nicht enthalten
tactics-flags = flags von { $unit } müssen aus { $choices } sein
tactics-gone = { $unit } ist nicht mehr da und steht auf keinem Feld
tactics-no-weapon = { $unit } hat keine Waffe mit begrenzter Munition "{ $weapon }"
tactics-figures-of = nur ein lebendes Squad hat figures, als Tabelle; { $unit } hat keine
tactics-no-figure = { $unit } hat keine Figur "{ $figure }"
tactics-nobody-left = { $unit } hat niemanden mehr; dann ist das Squad tot
tactics-mate = { $hero } kann nicht bei { $unit } sein (T15.1)
tactics-mate-square = { $hero } und { $unit } müssen leben, auf einem Feld stehen und mit niemand anderem verbunden sein (T15.4)
tactics-no-fit = { $unit } passt nicht auf { $square } (T1.5)
tactics-cannot-stand = { $unit } kann nicht auf { $square } stehen (T5.6)

## Schritte, die in keiner Stellung stehen können

problem-tactics-choosing = beide Seiten wählen noch ihre Armeen{ $rule }
problem-tactics-joining = nach den Helden wird nacheinander gefragt{ $rule }
problem-tactics-secrets = Geheimnisse gibt es nur, solange nach ihnen gefragt wird{ $rule }
problem-tactics-not-in-play = { $word } ist nicht im Spiel{ $rule }
problem-tactics-gone = { $word } ist nicht mehr da und entscheidet nichts{ $rule }
