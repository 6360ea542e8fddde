### Wörter auf den Spielplänen des Terminals, und was die Befehle von Dust dort sagen.

## Regionen der Welt

region-north-america = Nordamerika
region-south-america = Südamerika
region-europe = Europa
region-africa = Afrika, Nahost
region-northern-asia = Nordasien
region-southern-asia = Südasien
region-oceania = Ozeanien
region-arctic = Nordpolarmeer
region-atlantic = Atlantik
region-indian-ocean = Indischer Ozean
region-pacific = Pazifik
region-of-land = Um { $area }
region-of-seas = Meere bei { $area }

## Der Kopf

phase-production = Produktion
phase-movement = Bewegung
phase-combat = Kampf
board-setup = Aufbau
board-round = Runde { $round }
board-over = Das Spiel ist vorbei
board-turn-of = { $seat }: { $phase }
board-phase-cards = Karten werden gewählt
board-phase-scoring = Siegpunkte
board-points = { $points ->
        [one] noch 1 Punkt
       *[other] noch { $points } Punkte
    }
board-moves = { $moves ->
        [one] 1 Bewegung
       *[other] { $moves } Bewegungen
    }
board-attacks = { $attacks ->
        [one] 1 Angriff
       *[other] { $attacks } Angriffe
    }
board-deck = Stapel { $deck }, Ablage { $discards }
board-costs = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-battle = Kampf um { $area }: { $attacker } { $attack } gegen { $defender } { $defend }
board-peace = Friede bis zum Ende der Runde: { $seats }

## Stand

board-player = Spieler
board-you = { $seat } (du)
board-gone = { $seat } (aufgegeben)
board-vp = SP/{ $target }
board-now = jetzt
board-income = Prod.
board-capitals = Hst.
board-sources = Enq.
board-centres = Ztr.
board-land = Land
board-sea = See
board-hand = Hand
board-card = Karte
board-majorities = Mehrheiten
board-most-centres = Zentren
board-most-sea = See
board-most-land = Land
screen-player = Spieler
screen-vp = SP
screen-now = jetzt
screen-income = PP
screen-peace = Friede: { $pairs }
screen-battle = Kampf um { $area }:

## Die Karte

board-neutral = neutral
board-free = frei
board-areas = { $count ->
        [one] 1 Gebiet
       *[other] { $count } Gebiete
    }
board-more-areas = { $count ->
        [one] 1 weiteres
       *[other] { $count } weitere
    }
mark-capital = Hauptstadt
mark-source = Energiequelle
mark-centre = Produktionszentrum
board-letters = T Panzer, M Mech, F Jäger, B Bomber, S U-Boot
screen-seas = Meere
screen-summary = ●3/7: 3 Gebiete, 7 Einheiten
screen-order = ▸ am Zug, 2 kommt als Zweiter
screen-columns = jetzt: Punkte, wenn die Runde jetzt endete, PP: Produktionspunkte

## Karten

board-open = Karten auf dem Tisch (Kampf-Bewegung-Produktion)
board-hand-title = Deine Hand (Kampf-Bewegung-Produktion)
screen-hand = Deine Hand
board-used = { $what } (verbraucht)
board-at-work = { $what } (wirkt)
does-rocket-troops = alle Würfel eines eigenen Wurfs noch einmal werfen
does-nurse = zwei von drei eigenen Verlusten eines Kampfes werden gerettet
does-secret-weapon = Angreifer: alle Verteidiger weichen vor dem Würfeln
does-diplomat = Friede mit einem Spieler bis zum Ende der Runde
does-alien-radar = alle eigenen Einheiten vor dem Würfeln zurückziehen
does-koshka = den eigenen Zug vor einem anderen nehmen
does-mech-dropper = Mechs greifen von überall ein beliebiges Land an
does-ace-of-the-sky = jedes eigene Flugzeug hat in einem Kampf einen Würfel mehr
does-mech-builder = ein kostenloser Mech bei einem Produktionszentrum
does-sigrid = die Fehlwürfe eines eigenen Wurfs noch einmal werfen
does-missiles = Würfel gegen ein Gebiet, das keine Hauptstadt ist; nichts ist geschützt

## Befehle

command-area = wer in einem Gebiet steht, was daneben liegt und was es bedroht; oder alle Gebiete einer Region
    .words = gebiet, wo
    .takes = GEBIET
command-production = die Produktionspunkte im Einzelnen, was man dafür bekommt und was es begrenzt
    .words = produktion, punkte
command-odds = genaue Chancen eines Angriffs, wie die Dinge stehen, auch chancen drop B 3M, chancen missiles B
    .words = chancen, chance
    .takes = A B 3T 1M
command-summary = was seit deinem letzten Zug geschah, Spieler für Spieler
    .words = bericht, neues

## Ein Gebiet

look-land = Land
look-sea = See
look-coast = Küste
look-free = Dort steht niemand.
look-defends = Verteidigt sich mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }, taktische Überlegenheit { $supremacy }.
look-defends-bonus = Verteidigt sich mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } (davon { $bonus }: { $role }), taktische Überlegenheit { $supremacy }.
look-defends-sea = Verteidigt sich mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }.
look-empty = frei
look-near = Daneben:
look-threats = Der stärkste Angriff, der kommen könnte:
look-nobody-attacks = Niemand kann es angreifen; man kann es betreten.
look-no-threat = { $who }: keiner
look-attack = von { $origin } aus { $units } ({ $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    })
look-overseas = über See von { $origin } aus { $units } ({ $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    })
look-gathered = nach { $moves ->
        [one] 1 Bewegung
       *[other] { $moves } Bewegungen
    } bis zu { $units } ({ $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    })
look-bombard = Beschuss von { $origin } aus { $units } ({ $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    })
look-raid = Bomber von { $origin } aus { $units } ({ $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    })
look-drop = Mech-Abwurf von überall, bis zu { $units } ({ $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    })
look-missiles = Raketen ({ $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    })
look-turn-over = Doch der Zug dieser Runde ist vorbei.
error-area-which = sag, welches Gebiet, zum Beispiel "gebiet alaska"

## Produktion

production-title = Produktion: { $who }
production-power = Energie: das Kleinere von { $centres ->
        [one] 1 Produktionszentrum
       *[other] { $centres } Produktionszentren
    } und { $sources ->
        [one] 1 Energiequelle
       *[other] { $sources } Energiequellen
    }, mal { $each }
production-capitals = Hauptstädte: { $count } mal { $each }
production-card = Karte: { $card }
production-reinforcements = Verstärkungen
production-sum = Summe
production-no-card = Die Karte dieser Runde bringt noch 1 bis 5.
production-least = Doch jeder hat mindestens { $least }.
production-more-sources = Jede weitere Energiequelle brächte { $each } mehr, ein Produktionszentrum nichts.
production-more-centres = Jedes weitere Produktionszentrum brächte { $each } mehr, eine Energiequelle nichts.
production-left = Jetzt noch übrig: { $points }
production-offers = { $points ->
        [one] 1 Punkt reicht, wenn man nur eines kauft, höchstens für:
       *[other] { $points } Punkte reichen, wenn man nur eines kauft, höchstens für:
    }
production-item = was
production-price = Preis
production-most = höchstens
production-yards = { $count ->
        [one] Das Produktionszentrum baut bis zu { $units } Einheiten (je { $each }): { $names }
       *[other] { $count } Produktionszentren bauen bis zu { $units } Einheiten (je { $each }): { $names }
    }
production-no-yards = Ohne Produktionszentrum entstehen keine Einheiten.
production-docks = U-Boote können gebaut werden bei: { $names }.
production-no-docks = U-Boote können nicht gebaut werden: kein Produktionszentrum liegt an offener See.
production-sites = Produktionszentren: noch { $left } für alle, { $sites ->
        [one] 1 Gebiet, in dem eines stehen könnte.
       *[other] { $sites } Gebiete, in denen eines stehen könnte.
    }
production-cards = Karten auf der Hand: { $count } von { $most }; was darüber ist, muss vorher abgeworfen werden.
production-supply = Noch im Vorrat: { $units }
error-player-which = den Spieler "{ $given }" gibt es nicht; die Spieler sind { $names }

## Chancen

odds-here = { $attacker } in { $origin } gegen { $defender } in { $target }
odds-from-afar = { $attacker } gegen { $defender } in { $target }
odds-forbidden = Jetzt nicht erlaubt: { $why }
error-odds-which = sag, von wo aus und gegen welches Gebiet, zum Beispiel "chancen alaska yukon 3T 1M"
error-odds-origin = in "{ $area }" steht niemand
error-odds-target = in "{ $area }" steht niemand, also verteidigt es auch niemand (D6.7)
error-odds-same = "{ $origin }" und "{ $target }" hält dieselbe Armee (D6.7)
error-odds-own = "{ $area }" gehört dir selbst (D6.7)
error-odds-mechs = nur Mechs werden abgeworfen, und davon hast du { $there } (D10.7)
error-odds-there = { $units } sind nicht in "{ $area }"; dort sind { $there }

## Was geschah

summary-nothing = Seit deinem letzten Zug ist nichts geschehen.
summary-scored = Siegpunkte
summary-points = { $who } +{ $points } ({ $total })
summary-cards = Karten
summary-bought = kauft
summary-item = { $count } × { $item }
summary-hired = { $units } für die Neutralen in { $area }
summary-placed = stellt auf
summary-centre = Produktionszentrum in { $area }
summary-peace = Friede mit
summary-used = setzt ein
summary-moved = bewegt
summary-attacks = greift an
summary-idle = tut nichts
summary-attacked = { $target } von { $origin } aus
summary-dropped = Mech-Abwurf über { $target }
summary-struck = Schlag gegen { $target }
summary-missiles-fired = Raketen auf { $target }
summary-conquered = erobert
summary-repulsed = gescheitert
summary-cease-fire = Feuerpause
summary-losses = Verluste
summary-retreat = Rückzug
