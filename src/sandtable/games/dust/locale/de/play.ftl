### Was Spieler während einer Partie Dust lesen.
### `$seat` und Ähnliches kommen als Namen für Menschen an, `$seat-word` als das Wort der Aufzeichnung.

## Names

seat-first = Spieler 1
seat-second = Spieler 2
seat-third = Spieler 3
seat-fourth = Spieler 4
seat-fifth = Spieler 5
seat-sixth = Spieler 6
seat-neutral = Neutrale
seat-neutral-1 = Neutrale
seat-neutral-2 = Neutrale
seat-neutral-3 = Neutrale
seat-neutral-4 = Neutrale
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-grey = Grau
colour-green = Grün
colour-white = Weiß
unit-tank = Panzer
unit-mech = Mech
unit-fighter = Jäger
unit-bomber = Bomber
unit-submarine = U-Boot
unit-centre = Produktionszentrum
unit-card = Karte
ability-rocket-troops = Raketentruppen
ability-nurse = Krankenschwester
ability-secret-weapon = Geheimwaffe
ability-diplomat = Diplomat
ability-alien-radar = Außerirdisches Radar
ability-koshka = Koshka
ability-mech-dropper = Mech-Abwurf
ability-ace-of-the-sky = Fliegerass
ability-mech-builder = Mech-Bauer
ability-sigrid = Sigrid
ability-missiles = Ballistische Raketen
option-edition = die Ausgabe, nach deren Regeln gespielt wird
option-players = wie viele mitspielen
option-plain_neutral_capitals = Hauptstädte, die niemand genommen hat, sind gewöhnliches Land
option-tame_capitals = keine Geheimwaffe und kein Mech-Abwurf gegen Hauptstädte
option-small_missiles = Raketen würfeln mit einem Würfel weniger als eigenen Zentren, höchstens sechs
option-cheap_capitals = eine Hauptstadt ist einen Siegpunkt wert
option-conquest = Welteroberung statt Siegpunkten
option-round_limit = die letzte Runde; 0 für keine
file-map = eine eigene Weltkarte
    .check = sandtable check map DATEI prüft sie
file-cards = eigene Spielkarten
    .check = sandtable check cards DATEI prüft sie

## Names put together

name-card = { $ability } { $combat }-{ $movement }-{ $production }{ $stars ->
        [1] *
        [2] **
       *[other] ***
    }
amount = { $unit-word ->
        [tank] { $count ->
            [one] einen Panzer
           *[other] { $count } Panzer
        }
        [mech] { $count ->
            [one] einen Mech
           *[other] { $count } Mechs
        }
        [fighter] { $count ->
            [one] einen Jäger
           *[other] { $count } Jäger
        }
        [bomber] { $count ->
            [one] einen Bomber
           *[other] { $count } Bomber
        }
       *[submarine] { $count ->
            [one] ein U-Boot
           *[other] { $count } U-Boote
        }
    }
rolls-of = { $force-word ->
        [neutral-1] werfen
        [neutral-2] werfen
        [neutral-3] werfen
        [neutral-4] werfen
       *[other] wirft
    }
loses-of = { $force-word ->
        [neutral-1] verlieren
        [neutral-2] verlieren
        [neutral-3] verlieren
        [neutral-4] verlieren
       *[other] verliert
    }
retreats-of = { $force-word ->
        [neutral-1] ziehen
        [neutral-2] ziehen
        [neutral-3] ziehen
        [neutral-4] ziehen
       *[other] zieht
    }

## Questions

ask-keep-card = Welche Karte bestimmt deinen Platz beim Aufbau? Der höchste Kampfwert wählt zuerst.
ask-choose-army = Welche Farbe spielst du?
ask-claim-capital = Welche Hauptstadt nimmst du?
ask-settle = Wohin stellst du einen Panzer?
ask-settle-source = Welche Energiequelle nimmst du?
ask-first-centre = Wohin stellst du ein Produktionszentrum?
ask-choose-cards = Welche Karte spielst du in dieser Runde? Der höchste Kampfwert ist zuerst am Zug.
ask-koshka = { $other } ist gleich an der Reihe. Koshka: ziehst du jetzt?
ask-diplomat = Diplomat: mit wem herrscht Friede bis zum Ende der Runde?
ask-buy = Was kaufst du? Noch { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
ask-hire = Einheiten für eine neutrale Hauptstadt? Noch { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
ask-hire-units = Welche Einheiten für { $area }? Noch { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
ask-put = Wohin stellst du { amount }?
ask-new-centre = { $count ->
        [one] Wo steht das neue Produktionszentrum?
       *[other] Wo stehen die { $count } neuen Produktionszentren?
    }
ask-builder = Mech-Bauer: wohin kommt der kostenlose Mech?
ask-discard = Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }{ $over ->
        [0] . Wirfst du vorher etwas ab?
        [one] , und niemand hält mehr als fünf: Was wirfst du ab?
       *[other] , und niemand hält mehr als fünf: { $over } müssen weg. Was wirfst du ab?
    }
ask-move = Von wo bewegst du? Noch { $points ->
        [one] eine Bewegung
       *[other] { $points } Bewegungen
    }.
ask-move-to = Wohin von { $origin } aus?
ask-move-units = Was zieht von { $origin } nach { $target }?
ask-join-bombers = Schließen sich Bomber von anderswo an?
ask-attack = Von wo greifst du an? Noch { $points ->
        [one] ein Angriff
       *[other] { $points } Angriffe
    }.
ask-attack-on = Was greifst du von { $origin } aus an?
ask-attack-units = Was greift { $target } von { $origin } aus an?
ask-drop-target = Wo werden die Mechs abgeworfen?
ask-drop-mechs = Welche Mechs werden über { $target } abgeworfen?
ask-special-target = Welches Gebiet triffst du von { $origin } aus?
ask-special-units = Wie viele { $unit-word ->
        [bomber] Bomber
       *[other] U-Boote
    } treffen { $target }?
ask-missile-target = { $dice ->
        [one] Ein Raketenwürfel
       *[other] { $dice } Raketenwürfel
    }: auf welches Gebiet?
ask-pick = { $hits ->
        [one] Ein Treffer
       *[other] { $hits } Treffer
    } in { $target }: was wird vernichtet?
ask-withdraw = Kampf um { $target }: zieht sich vor dem Wurf jemand zurück?
ask-losses = { $hits ->
        [one] Ein Treffer
       *[other] { $hits } Treffer
    }: wie viele auf Landeinheiten? Die anderen treffen Flugzeuge.
ask-flee = Wohin ziehst du { amount } zurück?
ask-home = { $count ->
        [one] Ein Mech ist übrig. Wohin kehrt er zurück?
       *[other] { $count } Mechs sind übrig. Wohin kehren sie zurück?
    }
ask-carry-off = Gerettet ({ $unit }). Wohin zieht sich die Einheit zurück?
ask-nurse = Krankenschwester: die Einheit retten ({ $unit })?
ask-sigrid = { $hits } von { $dice } treffen. Sigrid: die Fehlwürfe noch einmal werfen?
ask-rockets = { $hits } von { $dice } treffen. Raketentruppen: alle Würfel noch einmal werfen?
ask-ace-of-the-sky = Kampf um { $target }. Fliegerass: ein Würfel mehr für jedes Flugzeug?
ask-alien-radar = Kampf um { $target }. Außerirdisches Radar: sofort zurückziehen?
ask-secret-weapon = Kampf um { $target }. Geheimwaffe: die Verteidiger vertreiben?
ask-radar-units = Außerirdisches Radar: welche Einheiten ziehen sich zurück?

## Choices

act-keep = { $card } behalten
act-army = { $colour } spielen
act-claim = { $area } nehmen
act-settle = Ein Panzer nach { $area }
act-build = Ein Produktionszentrum in { $area }
act-play = { $card } spielen
act-ally = Friede mit { $seat }
act-buy = { $item-word ->
        [centre] { $count ->
            [one] Ein Produktionszentrum kaufen
           *[other] { $count } Produktionszentren kaufen
        }
        [card] { $count ->
            [one] Eine Karte kaufen
           *[other] { $count } Karten kaufen
        }
       *[other] { $count } × { $item } kaufen
    }
act-hire = Für { $area }
act-put = { $count } nach { $area }
act-mech = Den Mech nach { $area }
act-discard = { $card } abwerfen
act-move = Von { $area } aus bewegen
act-to = Nach { $area }
act-take = { $count } × { $unit } nehmen
act-join = { $count } von { $area }
act-attack = Von { $area } aus angreifen
act-raid = Bomber in { $area } gegen U-Boote
act-bombard = U-Boote in { $area } beschießen die Küste
act-missiles = Die Raketen abfeuern
act-drop = Mechs abwerfen
act-on = { $area }
act-from = { $count } von { $area }
act-use = Ja, einsetzen
act-decline = Nein
act-withdraw = { $count } × { $unit } zurück
act-flee = { $count } nach { $area }
act-losses = { $land ->
        [0] Alle auf Flugzeuge
       *[other] { $land } auf Landeinheiten
    }
act-kill = { $count } × { $unit }
act-done = Fertig
act-deal = { $card } wird gezogen
act-lot = { $seat } ist zuerst dran
act-hits = { $hits ->
        [one] Ein Treffer
       *[other] { $hits } Treffer
    }

## What happened

event-drew = { $seat } zieht { $card }.
event-drew-unseen = { $seat } zieht eine Karte.
event-card-opened = { $seat } spielt { $card }.
event-claimed = { $seat } spielt { $colour } und nimmt { $area }.
event-neutral-placed = Neutrale halten { $area }.
event-settled = { $seat } nimmt { $area }.
event-centre-built = { $seat } baut ein Produktionszentrum in { $area }.
event-reshuffled = Der Ablagestapel wird gemischt: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } im Stapel.
event-round = Runde { $number } beginnt.
event-turn = { $seat } ist am Zug.
event-production = { $seat } hat { $points ->
        [one] einen Produktionspunkt
       *[other] { $points } Produktionspunkte
    }.
event-bought = { $seat } kauft { $count } × { $item }.
event-hired = { $seat } kauft { amount } für die Neutralen in { $area }.
event-placed = { $seat } stellt { amount } nach { $area }.
event-mech-built = { $seat } erhält einen kostenlosen Mech in { $area }.
event-discarded = { $seat } wirft { $card } ab.
event-allied = { $seat } und { $other } halten in dieser Runde Frieden.
event-moved = { $seat } bewegt { amount } von { $origin } nach { $target }.
event-attacked = { $seat } greift { $target } von { $origin } aus an.
event-dropped = { $seat } wirft Mechs über { $target } ab.
event-struck = { $seat } trifft { $target } und setzt { amount } ein.
event-missiles-fired = { $seat } feuert Raketen auf { $target }.
event-ability-used = { $seat } setzt { $ability } ein.
event-rolled = { $force } { rolls-of } { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    }: { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }.
event-rolls-again = { $seat } wirft { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } noch einmal.
event-destroyed = { $force } { loses-of } { amount } in { $area }.
event-saved = Die Krankenschwester rettet { $unit-word ->
        [tank] einen Panzer
        [mech] einen Mech
        [fighter] einen Jäger
        [bomber] einen Bomber
       *[submarine] ein U-Boot
    } in { $area }.
event-retreated = { $force } { retreats-of } { amount } von { $target } nach { $area } zurück.
event-cease-fire = Feuerpause in { $area }.
event-conquered = { $seat } erobert { $area }.
event-repulsed = Der Angriff auf { $area } scheitert ({ $seat }).
event-scored = { $seat } erhält { $points ->
        [one] einen Siegpunkt
       *[other] { $points } Siegpunkte
    } und hat { $total }.
event-game-won = { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } teilen sich den Sieg.
    }

## Endings

ending-target = Die Siegpunkte wurden erreicht.
ending-conquest = Die Welt wurde erobert.
ending-round-limit = Die letzte Runde war vorbei.

## Why something is not allowed

no-not-in-hand = Diese Karte hast du nicht auf der Hand.
no-colour-taken = Diese Farbe spielt schon jemand.
no-not-a-capital = Das ist keine Hauptstadt.
no-not-free = Dort steht schon jemand.
no-pair-closed = Bei so vielen Spielern ist diese Hauptstadt gesperrt.
no-not-land = Das ist kein Land.
no-not-a-source = Das ist keine Energiequelle.
no-not-own = Dieses Gebiet gehört dir nicht.
no-on-a-source = Auf einer Energiequelle steht kein Produktionszentrum.
no-has-centre = Dort steht schon ein Produktionszentrum.
no-too-expensive = Das kannst du nicht bezahlen.
no-bought-already = Gekauft wird in der Reihenfolge der Liste, jedes nur einmal.
no-not-in-setup = Das kann man im Aufbau nicht kaufen.
no-none-in-supply = So viele sind nicht im Vorrat.
no-no-centre = Ohne Produktionszentrum entstehen keine Einheiten.
no-no-room = Jedes Produktionszentrum baut höchstens fünf Einheiten im Zug.
no-no-dock = So viele U-Boote kann keines deiner Produktionszentren bauen.
no-no-site = Für so viele Produktionszentren ist kein Platz.
no-hand-full = Niemand hält mehr als fünf Karten.
no-not-neutral-capital = Das ist keine Hauptstadt, die Neutrale halten.
no-no-neutral-ship = Neutrale haben keine U-Boote.
no-nothing-taken = Wähle mindestens eine Einheit.
no-not-a-yard = Neue Einheiten entstehen, wo zu Beginn der Phase ein Produktionszentrum stand.
no-not-a-dock = U-Boote entstehen in einem Seegebiet neben einem deiner Produktionszentren.
no-sea-taken = Dieses Seegebiet hält jemand anders.
no-more-than-bought = So viele hast du nicht gekauft.
no-centre-full = Das Produktionszentrum hat seine fünf gebaut.
no-not-yours = Dort hast du keine Einheiten.
no-nowhere-to-go = Von dort kann nichts irgendwohin.
no-land-and-sea = Keine Bewegung führt vom Land aufs Meer oder umgekehrt.
no-held-by-others = Dort steht jemand anders.
no-no-way-by-sea = Kein offener Seeweg führt dorthin.
no-no-way = Kein offener Weg führt dorthin.
no-only-bombers = Dorthin kommen nur Bomber.
no-not-so-many = So viele sind es nicht.
no-kind-chosen = Jede Art einmal, in der Reihenfolge Panzer, Mech, Jäger, Bomber, U-Boot.
no-joined-already = Von dort ist schon etwas unterwegs.
no-no-airfield = Dort stehen keine Bomber von dir.
no-nobody-there = Dort ist niemand, den man angreifen könnte.
no-allied = Mit diesem Spieler herrscht in dieser Runde Friede.
no-first-round = In der ersten Runde sind Energiequellen, Produktionszentren und Hauptstädte sicher.
no-capital-closed = Hauptstädte dürfen noch nicht angegriffen werden.
no-attacked-before = Von dort hast du dieses Gebiet in diesem Zug schon angegriffen.
no-wrong-element = Land- und Lufteinheiten greifen Land an, U-Boote das Meer.
no-not-in-range = Dieses Gebiet ist zu weit weg.
no-no-target = Von dort gibt es nichts anzugreifen.
no-no-drop = Du kannst jetzt keine Mechs abwerfen.
no-tame-capital = Eine Hausregel schützt Hauptstädte davor.
no-drop-at-sea = Mechs werden über Land abgeworfen.
no-no-mechs = So viele Mechs hast du dort nicht.
no-no-raid = Von dort können keine Bomber von dir U-Boote treffen.
no-not-next-to = Dieses Gebiet liegt nicht daneben.
no-capital-walls = Hauptstädte kann man so nicht treffen.
no-no-bombardment = Von dort können keine U-Boote von dir die Küste beschießen.
no-other-kind = Bomber treffen U-Boote, U-Boote beschießen die Küste.
no-not-at-sea = Raketen werden auf Land abgefeuert.
no-no-missiles = Du kannst jetzt keine Raketen abfeuern.
no-more-than-hits = So viele hast du nicht getroffen.
no-too-few-left = Jeder Treffer muss eine Einheit treffen.
no-shielded = Panzer schützen Mechs, Jäger schützen Bomber; jeder Treffer trifft eine Einheit.
no-too-many-withdraw = So viele können sich nicht auf einmal zurückziehen.
no-nowhere = Sie können nirgendwohin.
no-not-a-haven = Dorthin können sie sich nicht zurückziehen.
no-not-from-there = Von dort kam kein Mech.
no-no-diplomat = Kein Diplomat von dir kann jetzt sprechen.
no-not-another = Nenne einen anderen Spieler.
no-not-a-workshop = Der kostenlose Mech entsteht an einem deiner Produktionszentren.
no-radar-blind = Diesen Einheiten hilft das Radar nicht.
