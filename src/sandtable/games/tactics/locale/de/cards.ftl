### Was an Einheiten, Spielplänen, Szenarien und Armeen nicht stimmt, die uns jemand gegeben hat.
### Was hier benannt wird oder in Anführungszeichen steht, ist ein Wort der Datei und wird nicht übersetzt.

## Einheiten

tactics-many-cards = { $file }: es dürfen höchstens { $most } Karten sein, nicht { $given } (T1.1)
tactics-no-side = { $file }: keine Einheit gehört zur Seite { $side }; jede Seite braucht eine (T1.7)
tactics-slash = name darf keinen Schrägstrich haben, denn der zählt die Exemplare einer Karte, hier { $given }
tactics-armour = bei kind = "{ $kind }" muss armour mit { $letter } beginnen, nicht { $given } sein
tactics-large = large gibt es nur bei Fahrzeugen
tactics-abilities = abilities muss eine Liste von Fähigkeiten sein, nicht { $given }
tactics-ability-twice = die Fähigkeit { $name } steht zweimal da
tactics-ability-owner = die Fähigkeit { $name } gibt es nicht bei kind = "{ $kind }"
tactics-no-figures = figures gibt es nur bei Squads
tactics-figures = figures muss eine Tabelle von 1 bis { $most } Arten von Figuren mit ihrer Anzahl sein
tactics-figure-hero = keine Figur darf { $name } heißen
tactics-points = points muss die Anzahl der Figuren sein, { $wanted }, nicht { $given }
tactics-command = die Figuren eines Befehls-Squads müssen je eine dieser Arten sein: { $members }
tactics-cover = { $key } gibt es nur bei Squads: sonst hat niemand Deckung
tactics-sniper = die Fähigkeit sniper und eine Zeile mit sniper unter special gehören zusammen
tactics-reload = die Fähigkeit reload und eine Zeile mit reload unter special gehören zusammen
tactics-switch = { $key } muss true oder false sein, nicht { $given }
tactics-why = why muss ein Text sein, nicht { $given }

## Waffenzeilen

tactics-rows = es müssen 1 bis { $most } Zeilen (row) sein, nicht { $given }
tactics-weapon = weapon muss ein Text von 1 bis { $most } Zeichen sein, nicht { $given }
tactics-range = range muss "C", "U", "A", eine Zahl wie "4" oder zwei wie "3-6" sein, jede von 1 bis { $most }, nicht { $given }
tactics-specials = special muss eine Liste sein, nicht { $given }
tactics-special-twice = { $name } steht zweimal unter special
tactics-artillery = eine Zeile mit der Reichweite A braucht reload unter special
tactics-flame-range = die Reichweite eines Flammenwerfers muss eine einzelne Zahl sein
tactics-laser-phaser = eine Zeile darf unter special nicht laser und phaser zugleich haben
tactics-carriers-none = carriers muss wenigstens eine Figur nennen
tactics-carriers-squad = carriers eines Squads muss eine Liste seiner Figuren oder eines von { $choices } sein, nicht { $given }
tactics-carriers-lone = carriers muss eines von { $choices } sein, denn das ist kein Squad, nicht { $given }
tactics-limited = carriers = "unit" und rounds gehören zusammen: begrenzte Munition hat die Einheit
tactics-cells = { $group } muss eine Liste von { $size } Zellen sein, eine für jede Klasse
tactics-harmless = wenigstens einer Klasse muss die Waffe schaden
tactics-salvo = salvo unter special und Zellen wie "3n/1" gehören zusammen
tactics-salvo-rounds = eine Salve braucht rounds, die sie verschießt
tactics-cell = die Zelle für { $name } muss "-" oder Würfel/Schaden sein, wie "4/1", "1/F", "1/K" oder "3n/1", höchstens { $most }, nicht { $given }
tactics-cell-flame = die Zelle für { $name } muss einfach sein: Flammenschaden verträgt sich nicht mit Salve, Phaser, Laser oder Scharfschütze

## Szenarien

tactics-scenarios = { $file }: es müssen 1 bis { $most } Szenarien sein, nicht { $given } (T16.2)
tactics-scenario-nobody = vehicles und squads dürfen nicht beide 0 sein
tactics-scenario-absent = die Seite { $side } hat weder enter noch deploy, kommt also nie auf den Spielplan
tactics-scenario-shared = beide Seiten kommen auf { $name } ins Spiel; jede braucht eigene Felder
tactics-scenario-room = cover muss mindestens { $wanted } Felder mit Kreis oder Raute haben, nicht { $given }
tactics-scenario-foreign = { $key } gehört nicht zum Ziel { $given }
tactics-scenario-charge = charges muss liegen, wo Soldaten stehen können, und { $name } ist kein solches Feld
tactics-scenario-keep = keep muss aus Feldern eines Gebäudes bestehen, und { $name } liegt in keinem
tactics-scenario-held = bonus_held muss eine Liste von Orten sein, jeder eine Liste von Feldern, nicht { $given }
tactics-scenario-each = bonus_held und bonus_each gehören zusammen
tactics-scenario-area = { $key } muss eine Liste von Feldern wie "d4", "d1-f6", "a" oder "7" sein, nicht { $given }
tactics-scenario-square = { $key } muss Felder des Spielplans { $board } nennen, der bis { $last } geht, und { $given } ist keines
tactics-scenario-stand = { $key } muss wenigstens ein Feld mit Kreis oder Raute haben, auf dem Einheiten stehen können
tactics-scenario-edge = { $key } muss aus Feldern am Rand des Spielplans bestehen, und { $name } liegt nicht dort
tactics-scenario-sides = { $key } muss eine Tabelle mit allies und axis sein, nicht { $given }

## Armeen

tactics-army-which = gib entweder scenario oder ap an, was die Armee kosten darf
tactics-army-units = units muss eine Liste von Karten sein, nicht { $given }
tactics-army-card = diese Karte gibt es nicht{ $guess }
tactics-army-faction = eine Armee hat nur eine Fraktion, hier { $wanted }, und diese Karte gehört zu { $given }
tactics-army-dear = mit ihr kostet die Armee mehr als { $most } AP; alle ihre Einheiten kosten { $given }
tactics-army-join = join muss eine Tabelle von Helden zu Squads sein, nicht { $given }
tactics-army-unit = eine Einheit { $given } gibt es in der Armee nicht{ $guess }
tactics-army-absent = die Einheit { $given } ist nicht in der Armee

## Was in einer Armee sein darf, und wem Helden sich anschließen dürfen

no-army-faction = eine Armee hat nur eine Fraktion
no-army-hero = jeden Helden gibt es nur einmal
no-army-copies = von dieser Karte gibt es keine mehr
no-army-box = diese Karte ist nicht in der Schachtel
no-army-command = mehrere Befehls-Squads brauchen verschiedene Panzerungsklassen
no-army-ap = die Armee würde mehr kosten, als das Szenario erlaubt
no-army-full = eine Armee hat höchstens zwölf Karten
no-army-vehicles = mehr Fahrzeuge erlaubt das Szenario nicht
no-army-squads = mehr Squads erlaubt das Szenario nicht
no-army-others = das Szenario erlaubt nur Fahrzeuge und Squads
no-army-empty = eine Armee braucht wenigstens eine Einheit
no-army-few = das Szenario verlangt mehr Fahrzeuge oder Squads
no-army-never = mit dieser Karte könnte die Armee nie vollständig werden
no-join-hero = nur Helden schließen sich Squads an
no-join-squad = Helden schließen sich nur Squads an
no-join-class = Held und Squad haben verschiedene Panzerungsklassen
no-join-ape = Blutkreuz-Affen tun sich nur mit ihresgleichen zusammen
no-join-zombie = Blutkreuz-Zombies tun sich nur mit ihresgleichen zusammen
no-join-jump = nur einer von beiden kann springen
no-join-command = einem Befehls-Squad schließt sich nur ein Kommandant an
no-join-taken = diesem Squad hat sich schon ein anderer Held angeschlossen
