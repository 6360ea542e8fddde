### Was Spieler während einer Partie Dust Tactics lesen. Einheiten heißen in der Einzahl oder in der Mehrzahl; deshalb
### hängt kein Satz davon ab, und der Name der Einheit steht vor einem Doppelpunkt.
### `$side` und Ähnliches kommen als Namen für Menschen an, `$side-word` als das Wort der Aufzeichnung.

## Namen

seat-allies = Alliiertenspieler
seat-axis = Achsenspieler
seat-allies-1 = Alliiertenspieler 1
seat-allies-2 = Alliiertenspieler 2
seat-axis-1 = Achsenspieler 1
seat-axis-2 = Achsenspieler 2
side-allies = Alliierte
side-axis = Achse
action-nothing = Nichts
action-move = Bewegung
action-attack = Angriff
action-sustained = Dauerangriff
action-charge = Sturmangriff
action-leap = Ein Sprung aus beiden Bewegungen
action-strike = Artillerieschlag
action-reload = Nachladen
action-tank-head = Panzernarr
action-reactivate = Reaktivieren (Offizier)
action-repair = Behelfsreparatur (Mechaniker)
action-rebuild = Feldreparatur (Mechaniker)
action-heal = Heilen (Sanitäter)
action-bring-back = Ein Squad zurückholen (Sanitäter)
action-seize = Die Sprengladung nehmen
element-crate = Munitionskiste
element-trap = Panzersperre
element-tile = Geländefeld
armies-box = die Karten der Schachtel
armies-choose = verdeckt gewählt
option-scenario = das Gefecht, das gespielt wird
option-armies = ob die Armeen aus der Schachtel kommen oder gewählt werden
option-players = wie viele mitspielen; vier sind zwei auf jeder Seite
option-faq = mit den späteren Korrekturen des Verlags
file-units = eigene Einheiten
    .check = sandtable check units DATEI prüft sie
file-boards = eigene Spielpläne
    .check = sandtable check board DATEI prüft sie
file-scenarios = eigene Szenarien
    .check = sandtable check scenario DATEI prüft sie

## Zusammengesetzte Namen

name-copy = { $unit } ({ $number })
name-weapon = { $printed }

## Fragen

ask-choose-armies = Welche Einheit kommt in deine Armee? Noch { $points } AP.
ask-choose-forces = Welche Einheit kommt in deine Armee? Das Szenario sagt, wie viele Fahrzeuge und Squads sie hat.
ask-place-tile = Wohin legst du ein Geländefeld? { $tiles ->
        [one] Es ist das letzte.
       *[other] Noch { $tiles }.
    }
ask-place = Welches Deckungselement stellst du auf, und wo? Noch Munitionskisten: { $crates }, Panzersperren: { $traps }.
ask-join = { $unit }: Anschluss an welches Squad?
ask-put = { $unit }: Wo stellst du diese Einheit auf?
ask-begin = Du hast die Initiative gewonnen. Wer beginnt?
ask-activate = Welche Einheit aktivierst du?
ask-activate-this = { $unit }: Aktivierst du diese Einheit jetzt?
ask-leave = { $unit }: Trennung vom Squad ({ $squad }), und zwar für immer?
ask-first-act = { $unit }: Was ist die erste Aktion?
ask-second-act = { $unit }: Zuerst { $first }, und dann?
ask-free = { $unit }: Welche freie Fähigkeit wird angesagt?
ask-enter = { $unit }: Wo betritt diese Einheit das Spielfeld?
ask-move = { $unit }: Wohin?
ask-pay = { $unit }: Was bezahlt den Weg nach { $square }? Das andere bleibt für die zweite Bewegung.
ask-crush = { $unit }: Welche Munitionskisten werden auf dem Weg nach { $square } zermalmt?
ask-aim = { $unit }, { $weapon }: Was ist das Ziel?
ask-burn = { $unit }, { $weapon }: Welches Feld brennt noch?
ask-rounds = { $unit }, { $weapon }: Wie viele Schuss?
ask-mark = { $unit }: Auf welche Miniatur zielt der Scharfschütze ({ $enemy })?
ask-medal = { $unit }, { $weapon }: Die Ehrenmedaille für diese Reihe einsetzen oder für eine spätere aufheben?
ask-strike-back = { $unit } gegen { $enemy }: Wird zurückgeschlagen?
ask-react = Reaktionsfeuer auf { $enemy }?
ask-tank-head = { $unit }: Welches Fahrzeug wird repariert?
ask-call = { $unit }: Welche Artillerie wird gerufen?
ask-call-for = { $unit }: Auf wen feuert die Artillerie ({ $gun })?
ask-order = { $unit }, { $act }: Für wen?
ask-revive = { $unit }: Welche Miniatur kommt zurück?
ask-lose = { $unit }: { $damage ->
        [one] Ein Schadenspunkt ist
       *[other] { $damage } Schadenspunkte sind
    } zu verteilen. Wie viel davon trifft diese Sorte: { $figure }?

## Auswahl

act-take = { $unit } nehmen
act-join = { $unit }
act-alone = Kein Anschluss
act-done = Fertig
act-tile = Geländefeld auf { $square }
act-crate = Munitionskiste auf { $square }
act-trap = Panzersperre auf { $square }
act-put = Auf { $square }
act-first = { $side-word ->
        [allies] Die Alliierten beginnen
       *[axis] Die Achse beginnt
    }
act-activate = { $unit } aktivieren
act-wait = Jetzt nicht
act-leave = Vom Squad trennen
act-stay = Zusammenbleiben
act-do = { $act }
act-use = { $ability } einsetzen
act-enter = Auf { $square } einrücken
act-to = Nach { $square }
act-stop = Stehen bleiben
act-exit = Das Spielfeld verlassen
act-pay = { $way-word ->
        [diagonal] Die günstige Diagonale
       *[points] Zusätzliche Punkte
    }
act-crush = Die Munitionskiste auf { $square } zermalmen
act-at = Auf { $unit }
act-wreck = Auf das Deckungselement auf { $square }
act-burn = { $square } in Brand setzen
act-hold = Nicht feuern
act-mark = Ziel: { $figure }
act-rounds = { $count ->
        [one] Ein Schuss
       *[other] { $count } Schuss
    }
act-react = Reaktionsfeuer: { $unit }
act-pass = Nein
act-strike-back = Zurückschlagen
act-again = Einen Würfel noch einmal werfen
act-lose = { $figure-word ->
        [hero] { $count ->
            [0] Nichts
            [one] Ein Punkt des Helden
           *[other] { $count } Punkte des Helden
        }
       *[other] { $count ->
            [0] Nichts
           *[other] { $count } × { $figure }
        }
    }
act-call = { $unit } rufen
act-for = Für { $unit }
act-revive = Zurück: { $figure }
act-wins = { $side-word ->
        [allies] Die Alliierten gewinnen den Wurf
       *[axis] Die Achse gewinnt den Wurf
    }
act-hits = { $count ->
        [0] Kein Treffer
        [one] Ein Treffer
       *[other] { $count } Treffer
    }
act-saves = { $count ->
        [0] Kein Treffer aufgehoben
        [one] Ein Treffer aufgehoben
       *[other] { $count } Treffer aufgehoben
    }
act-ignored = { $count ->
        [0] Kein Schaden ignoriert
       *[other] { $count } Schaden ignoriert
    }
act-repaired = { $count ->
        [0] Kein Punkt repariert
        [one] Ein Punkt repariert
       *[other] { $count } Punkte repariert
    }

## Was geschah

event-took = { $side-word ->
        [allies] Die Alliierten stellen auf
       *[axis] Die Achse stellt auf
    }: { $unit }.
event-placed = { $side-word ->
        [allies] Die Alliierten platzieren
       *[axis] Die Achse platziert
    } { $element-word ->
        [crate] eine Munitionskiste
        [trap] eine Panzersperre
       *[tile] ein Geländefeld
    } auf { $square }.
event-joined = { $unit }: Anschluss an ein Squad ({ $squad }).
event-put = { $unit }: aufgestellt auf { $square }.
event-round = Runde { $number } beginnt.
event-initiative = { $side-word ->
        [allies] Die Alliierten gewinnen
       *[axis] Die Achse gewinnt
    } die Initiative.
event-begins = { $side-word ->
        [allies] Die Alliierten beginnen.
       *[axis] Die Achse beginnt.
    }
event-parted = { $unit }: Trennung vom Squad ({ $squad }).
event-activated = { $unit } aktiviert: { $first }{ $second-word ->
        [nothing] .
       *[other] , dann { $second }.
    }
event-announced = { $unit }: Fähigkeit { $ability }.
event-lost-action = { $unit }: Eine Aktion ist unmöglich geworden und entfällt ({ $act }).
event-entered = { $unit }: eingerückt auf { $square }.
event-moved = { $unit }: Bewegung von { $origin } nach { $square }.
event-crushed = { $unit }: Die Munitionskiste auf { $square } ist zermalmt.
event-left = { $unit }: Das Spielfeld ist verlassen ({ $ap } AP).
event-attacks = { $mode-word ->
        [sustained] { $unit }: Dauerangriff.
        [charge] { $unit }: Angriff nach dem Sturmlauf.
        [reaction] { $unit }: Reaktionsfeuer.
        [called] { $unit }: Indirektfeuer.
       *[attack] { $unit }: Angriff.
    }
event-rolled = { $unit }, { $weapon }{ $stage-word ->
        [sustained] , noch einmal durch Dauerangriff:
        [berserk] , noch einmal durch Berserker:
        [medal] , noch einmal durch Ehrenmedaille:
        [damage] , Schadenswürfel:
       *[first] :
    } { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }, { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }.
event-saved = { $unit } in Deckung: { $saves } von { $hits ->
        [one] einem Treffer
       *[other] { $hits } Treffern
    } aufgehoben.
event-shrugged = { $unit }, Unverwüstlich: { $ignored } von { $damage } Schaden ignoriert.
event-fell = { $unit }: Verlust von { $count } × { $figure }; noch { $left ->
        [0] niemand
        [one] eine Miniatur
       *[other] { $left } Miniaturen
    }.
event-hurt = { $unit }: { $count ->
        [one] ein Lebenspunkt
       *[other] { $count } Lebenspunkte
    } weniger; noch { $left ->
        [0] keiner
       *[other] { $left }
    }.
event-destroyed = Vernichtet: { $unit } ({ $ap } Punkte für den Gegner).
event-element-hit = Das Deckungselement auf { $square } ist getroffen; noch { $left ->
        [one] ein Punkt
       *[other] { $left } Punkte
    }.
event-element-gone = Das Deckungselement auf { $square } ist zerstört.
event-strikes-back = { $unit }: Gegenangriff im Nahkampf (Gegner: { $enemy }).
event-recovered = { $unit }: { $count ->
        [one] ein Lebenspunkt
       *[other] { $count } Lebenspunkte
    } zurück durch das Serum.
event-reacts = { $unit }: Versuch von Reaktionsfeuer (Gegner: { $enemy }).
event-reaction-succeeds = { $unit }: Die Reaktion gelingt.
event-reaction-fails = { $unit }: Die Reaktion misslingt.
event-calls = { $unit }: Die Artillerie ist gerufen ({ $gun }), Ziel: { $enemy }.
event-reloaded = { $unit }: nachgeladen.
event-mended = { $unit }: Ein Fahrzeug ist vollständig repariert ({ $vehicle }).
event-seized = { $unit }: Die Sprengladung auf { $square } ist genommen.
event-orders = { $unit }: Befehl für { $friend }, { $act }.
event-order-fails = { $unit }: Der Befehl misslingt.
event-ready-again = Wieder bereit: { $unit }.
event-repaired = { $unit }: { $count ->
        [one] ein Lebenspunkt
       *[other] { $count } Lebenspunkte
    } zurück durch Reparatur.
event-healed = { $unit }: { $count ->
        [one] ein Lebenspunkt
       *[other] { $count } Lebenspunkte
    } zurück durch den Sanitäter.
event-revived = { $unit }: Eine Miniatur ist zurück ({ $figure }).
event-brought-back = Zurück im Gefecht: { $unit }.
event-self-repaired = { $unit }, Selbstreparatur: { $count ->
        [0] kein Lebenspunkt
        [one] ein Lebenspunkt
       *[other] { $count } Lebenspunkte
    } zurück.
event-scored = Punkte: Alliierte { $allies }, Achse { $axis }.

## Wie es endet

ending-wiped-out = Eine Seite wurde ausgelöscht.
ending-objective = Das Ziel des Szenarios entschied.
ending-points = Die Punkte entschieden.
ending-draw = Beide Seiten hatten gleich viele Punkte.

## Warum etwas nicht geht

no-not-ready = Diese Einheit wurde in dieser Runde schon aktiviert oder ist nicht mehr im Gefecht.
no-not-your-unit = Das ist nicht deine Einheit.
no-enters-with-squad = Ein angeschlossener Held rückt mit seinem Squad ein.
no-attack-twice = In einer Aktivierung greift eine Einheit nur einmal an.
no-takes-both-actions = Das verbraucht beide Aktionen.
no-must-enter = Die Einheit ist noch nicht auf dem Spielfeld: Ihre erste Aktion ist die Bewegung, mit der sie einrückt.
no-no-way-in = Kein Feld, über das die Einheit einrücken könnte, ist frei.
no-nothing-to-shoot = Von dort, wo die Einheit steht, hat sie kein Ziel.
no-no-charge = Das können nur Einheiten mit Sturmangriff.
no-no-jump = Das können nur Einheiten mit Springen.
no-nowhere-to-go = Die Einheit kann nirgendwohin.
no-activated-at-once = Eine zurückgeholte Einheit wird sofort aktiviert.
no-not-the-one-ordered = Der Befehl galt einer anderen Einheit.
no-no-such-ability = Eine solche Fähigkeit kann jetzt nicht angesagt werden.
no-used-up = Diese Fähigkeit ist verbraucht.
no-no-help = Diese Fähigkeit ändert keine angesagte Aktion.
no-no-such-square = Dieses Feld gibt es auf diesem Spielplan nicht.
no-closed-ground = Auf diesem Gelände kann die Einheit nicht stehen.
no-trap-there = Eine Panzersperre hält Fahrzeuge auf.
no-enemy-there = Dort steht ein Gegner.
no-under-a-roof = Flugzeuge und große Fahrzeuge betreten keine Gebäude.
no-no-room = Dort ist kein Platz: Auf ein Feld passen ein Squad oder Fahrzeug und dazu Helden.
no-too-far = Die Bewegungspunkte reichen nicht.
no-no-fit = Das große Fahrzeug passt dort nicht hin: Es braucht vier Felder, benannt nach dem links oben.
no-aircraft-there = Flugzeuge teilen ihr Feld mit niemandem.
no-no-landing = Ein Sprung endet auf einem Feld ohne andere Einheit.
no-lands-inside = Ein Sprung über Wände endet außerhalb dieses Gebäudes.
no-corner-closed = Dorthin führt nur eine Diagonale an unpassierbaren Ecken vorbei.
no-wall-in-the-way = Eine Wand oder ein zu kleiner Eingang ist im Weg.
no-units-in-the-way = Einheiten oder Panzersperren sind im Weg.
no-no-way = Das Gelände dazwischen ist nicht zu überqueren.
no-not-on-the-way = Dort liegt keine Munitionskiste, die auf diesem Weg zermalmt werden kann.
no-no-exit = Von hier aus kann die Einheit das Spielfeld nicht verlassen.
no-on-board-already = Die Einheit ist schon auf dem Spielfeld.
no-no-enemy = Das ist kein Gegner auf dem Spielfeld, der für sich ein Ziel sein kann.
no-not-the-active-unit = Alle Reihen einer Reaktion zielen auf die aktivierte Einheit.
no-harmless = Dieser Klasse kann die Waffe nicht schaden.
no-fireproof = Flammenwerfer schaden Panzersperren nicht.
no-not-seen = Es gibt keine Sichtlinie.
no-out-of-range = Das ist außer Reichweite.
no-burns-squares = Dieser Flammenwerfer setzt Felder in Brand; Deckungselemente erreicht er nur über Felder ohne Einheiten.
no-misses-enemy = Die Flammen müssen einen Gegner erreichen.
no-no-element = Dort ist kein Deckungselement, das diese Waffe treffen und beschädigen kann.
no-no-flame = Das Feuer erreicht dieses Feld nicht: Es muss zu sehen und in Reichweite sein, und die Felder davor müssen brennen.
no-empty-attack = Mindestens eine Waffe muss feuern.
no-too-many-rounds = So viel Munition gibt es nicht, oder es sind nicht genug Miniaturen da, sie zu verschießen.
no-no-such-miniature = Eine solche Miniatur hat das Ziel nicht.
no-no-reaction = Reagieren darf nur eine bereite Einheit, die den Gegner sieht, ihn in Reichweite hat und ihm schaden kann.
no-no-spotter = Diese Einheit kann keine Artillerie rufen.
no-no-gun = Keine Artillerie kann gerufen werden: Sie muss geladen, bereit und auf dem Spielfeld sein und ein Ziel erreichen, das der Späher sieht.
no-no-strike-target = Für diese Einheit geht das nicht.
no-nothing-to-reload = Es gibt nichts nachzuladen.
no-no-tank-head = Die Einheit hat die Fähigkeit Panzernarr nicht oder hat sie verbraucht.
no-nothing-to-repair = Kein beschädigtes eigenes Fahrzeug steht neben der Einheit.
no-nothing-to-seize = Es gibt keine Sprengladung, die die Einheit nehmen könnte.
no-no-commander = Diesen Befehl kann hier niemand geben.
no-one-order = Deine Seite hat in dieser Runde ihren Befehl schon versucht.
no-no-radio = Ohne lebenden Funker lässt sich nichts zurückholen.
no-once-a-game = Diesen Befehl gibt es nur einmal im Spiel.
no-nobody-to-help = Für diesen Befehl gibt es keine Einheit.
no-not-that-unit = Dieser Einheit kann der Befehl nicht gelten.
no-nobody-lost = Eine solche Miniatur ist nicht verloren.
no-wrong-figure = Verluste werden Sorte für Sorte genannt, in der Reihenfolge der Karte.
no-wrong-loss = Der ganze Schaden muss auf die Lebenden verteilt werden.
no-outside-zone = Deckungselemente kommen in die Deckungszone des Szenarios.
no-wrong-ground = Deckungselemente stehen nur auf Kreisen und Rauten.
no-element-there = Dort steht schon ein Deckungselement.
no-trap-indoors = Eine Panzersperre darf nur in einem Gebäude mit einem großen Eingang stehen.
no-none-left = Davon sind alle platziert.
no-no-tile-there = Dort darf kein Geländefeld liegen.
no-cannot-put = Dort kann die Einheit nicht aufgestellt werden.
no-army-done = Die Armee ist vollständig.
