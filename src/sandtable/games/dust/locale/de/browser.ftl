### Das Brett im Browser, und wie die Lobby das Spiel vorstellt.

## Die Lobby

lobby-about-dust = Die Welt nach dem Krieg, und fremde Maschinen darin: alle wollen die Energiequellen, die Hauptstädte und die Mehrheiten. In jeder Runde wählt jeder verdeckt eine Karte; sie bestimmt, wer beginnt, wie viel produziert, bewegt und angegriffen wird, und was man einmal darf. Zwei bis sechs Spieler, vier Ausgaben der Regeln, eine bis drei Stunden.
lobby-preset-rookie = Gegen drei Rookies
    .about = Vier Spieler, die Premium-Ausgabe. Die Bots spielen sofort: so lernt man das Spiel am besten.
lobby-preset-duel = Gegen einen Rookie
    .about = Zwei Spieler auf der ganzen Welt, die Premium-Ausgabe.
lobby-preset-original = Das Spiel der Autoren
    .about = Vier Spieler nach den italienischen Regeln: Neutrale, Seereichweite, Rückzug Stück für Stück.
lobby-preset-two = Zu zweit an einem Bildschirm
    .about = Beide teilen sich dieses Gerät. Ein Vorhang verdeckt die Karten, wenn es weitergegeben wird.
lobby-preset-friend = Mit einem Freund
    .about = Schick den Link, und ein Freund spielt in seinem eigenen Browser.

## Die Karte

du-map = Weltkarte
du-capital = Hauptstadt
du-source = Energiequelle
du-centre = Produktionszentrum
du-neutrals = Neutrale
du-nobody = Niemand ist dort
du-next-to = Grenzt an { $areas }
du-choices = { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }

## Der Stand

du-status = Stand des Spiels
du-players = Spieler in Zugreihenfolge
du-round = Runde { $round }
du-round-of = Runde { $round } von { $last }
du-setup = Aufbau
du-phase-setup = Aufbau
du-phase-cards = Karten werden gewählt
du-phase-production = Produktion
du-phase-movement = Bewegung
du-phase-combat = Kampf
du-phase-scoring = Siegpunkte
du-points = { $count ->
        [one] noch ein Punkt
       *[other] noch { $count } Punkte
    }
du-moves = { $count ->
        [one] noch eine Bewegung
       *[other] noch { $count } Bewegungen
    }
du-attacks = { $count ->
        [one] noch ein Angriff
       *[other] noch { $count } Angriffe
    }
du-most-centres = Zentren
du-most-sea = Meer
du-most-land = Land
du-most = { $what ->
        [centres] Meiste Produktionszentren
        [sea] Meiste Seegebiete
       *[land] Meiste Landgebiete
    }: { $who }, { $mine } zu { $others }
du-tied = niemand
du-you = du
du-vp = { $points } von { $target } Siegpunkten, { $more } mehr, wenn die Runde jetzt endete
du-ended = { $points ->
        [one] Ein Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $capitals ->
        [0] keine Hauptstadt
        [one] eine Hauptstadt
       *[other] { $capitals } Hauptstädte
    }
du-forecast = { $more } Siegpunkte, wenn die Runde jetzt endete
du-income = { $count ->
        [one] Ein Produktionspunkt in der Runde
       *[other] { $count } Produktionspunkte in der Runde
    }
du-yields = { $power } durch Energiequellen mit Produktionszentren, { $capitals } durch Hauptstädte, { $card } durch die Karte
du-capitals = { $count ->
        [one] Eine Hauptstadt
       *[other] { $count } Hauptstädte
    }
du-sources = { $count ->
        [one] Eine Energiequelle
       *[other] { $count } Energiequellen
    }
du-centres = { $count ->
        [one] Ein Produktionszentrum
       *[other] { $count } Produktionszentren
    }
du-cards = { $count ->
        [one] Eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
du-suggest = Vorschlag
du-suggest-how = Ein Bot beantwortet diese Frage für dich; es lässt sich zurücknehmen
du-suggest-setup = Für mich aufbauen
du-suggest-setup-how = Ein Bot beantwortet alle Fragen des Aufbaus; das lässt sich anhalten und zurücknehmen
du-suggest-stop = Anhalten
du-done = Fertig

## Karten

du-hand = Deine Hand
du-hand-empty = Du hast keine Karten.
du-combat = Kampf
du-movement = Zug
du-production = Prod.
du-stars = { $count ->
        [one] Ein Stern
       *[other] { $count } Sterne
    }
du-card-values = Kampf { $combat }, Bewegung { $movement }, Produktion { $production }, Sterne { $stars }
du-does-rocket-troops = Wirf alle Würfel eines eigenen Wurfs noch einmal.
du-does-nurse = In einem Kampf werden zwei von drei eigenen Verlusten gerettet.
du-does-secret-weapon = Als Angreifer: alle Verteidiger weichen vor dem Würfeln.
du-does-diplomat = Friede mit einem Spieler bis zum Ende der Runde.
du-does-alien-radar = Zieh alle eigenen Einheiten vor dem Würfeln zurück.
du-does-koshka = Nimm deinen Zug vor einem anderen.
du-does-mech-dropper = Mechs greifen von überall ein beliebiges Landgebiet an.
du-does-ace-of-the-sky = In einem Kampf hat jedes eigene Flugzeug einen Würfel mehr.
du-does-mech-builder = Ein kostenloser Mech bei einem Produktionszentrum.
du-does-sigrid = Wirf die Fehlwürfe eines eigenen Wurfs noch einmal.
du-does-missiles = Würfel gegen ein Gebiet, das keine Hauptstadt ist; nichts ist geschützt.

## Fenster

du-fold = Einklappen
du-unfold = Ausklappen
du-fewer = { $what }: weniger
du-more = { $what }: mehr
du-of = von { $count }
du-at-most = höchstens { $count }
du-all-there-are = Mehr sind nicht da.
du-all = Alle
du-all-but-one = Alle bis auf einen
du-opens = { $area } bleibt leer: Wer vorbeikommt, kann einfach hinein.
du-none = Niemand
du-move = Bewegen
du-attack = Angreifen
du-take = Nehmen

## Produktion

du-shop = Produktion: was kaufst du?
du-shop-setup = Erste Einheiten: was kaufst du?
du-points-left = Punkte übrig
du-room-left = { $count ->
        [one] Platz für noch eine Einheit
       *[other] Platz für noch { $count } Einheiten
    }
du-price = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
du-empty = Liste leeren
du-buy = Kaufen
du-buy-nothing = Nichts kaufen

## Kampf

du-battle = Kampf um { $area }
du-attacker = { $many ->
        [one] greift an
       *[other] greifen an
    }
du-defender = { $many ->
        [one] verteidigt
       *[other] verteidigen
    }
du-dice = { $count ->
        [one] Ein Würfel
       *[other] { $count } Würfel
    }
du-bonus-capital = { $count } von der Hauptstadt
du-bonus-centre = { $count } vom Produktionszentrum
du-first = { $many ->
        [one] { $side } würfelt zuerst.
       *[other] { $side } würfeln zuerst.
    }
du-misses = { $count ->
        [one] Ein Wurf ohne Treffer; drei hintereinander sind eine Feuerpause.
       *[other] { $count } Würfe ohne Treffer; drei hintereinander sind eine Feuerpause.
    }
du-fight-on = Weiterkämpfen
du-retreat = Zurückziehen
du-on-map = Wähle auf der Karte.

## Gewinnaussichten

du-odds = { $chance } Aussicht auf Erfolg
du-odds-wait = Die Aussichten werden berechnet …
du-odds-losses = Verluste im Mittel, in Punkten: Angreifer { $own }, Verteidiger { $other }
du-odds-all = Mit allem: { $chance } Aussicht auf Erfolg
du-odds-on = { $area }: { $chance } Aussicht auf Erfolg
du-odds-now = { $chance } Aussicht für den Angreifer von hier an
du-odds-card-attacker = Mit der Karte des Angreifers: { $ability }.
du-odds-card-defender = Mit der Karte des Verteidigers: { $ability }.

## Bedrohungen

du-threats = Bedrohungen
du-threats-how = Welche deiner Gebiete ein Gegner in seinem nächsten Zug angreifen kann
du-threats-none = Niemand kann dich in seinem nächsten Zug angreifen.
du-threats-count = { $likely } deiner Gebiete fallen wahrscheinlich, wenn sie angegriffen werden, { $all } können angegriffen werden
du-view-threats = Bedrohungen auf dem Brett
    .key = Bedrohungen auf dem Brett an, aus
du-danger-1 = Kann angegriffen werden
du-danger-2 = Fällt wahrscheinlich bei einem Angriff
du-threat-attack = { $army } aus { $origin } mit { $units }: etwa { $chance }
du-threat-more = (nach Bewegungen bis zu { $dice } Würfel)
du-threat-later = { $army } nach Bewegungen, mit bis zu { $dice } Würfeln: etwa { $chance }
du-threat-raid = { $army }: Bomber in { $origin } können mit { $dice } Würfeln zuschlagen
du-threat-bombard = { $army }: U-Boote in { $origin } können mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    } die Küste beschießen

## Der Rechner

du-calculator = Aussichten eines Kampfes
du-calculate = Aussichten
du-calculate-how = Einen beliebigen Kampf genau berechnen
du-calc-kind = Was gekämpft wird
du-kind-land = Landkampf
du-kind-amphibious = Amphibischer Angriff
du-kind-sea = Seegefecht
du-kind-drop = Mech-Abwurf
du-kind-raid = Bomber gegen U-Boote
du-kind-bombard = U-Boote beschießen die Küste
du-kind-missiles = Raketen
du-calc-attacker = Angreifer
du-calc-defender = Verteidiger
du-calc-missiles = Wie viele Würfel, sagt die Ausgabe.
du-calc-card = Karte
du-calc-no-card = keine, die zählt
du-calc-neutral = Neutrale verteidigen
du-calc-haven = Die Verteidiger können sich irgendwohin zurückziehen
du-calc-first = Wer zuerst würfelt
du-calc-first-rules = Nach Überlegenheit
du-calc-first-attack = Der Angreifer
du-calc-first-defence = Der Verteidiger
du-calc-attack-retreat = Angreifer ziehen sich zurück
du-calc-defend-retreat = Verteidiger ziehen sich zurück
du-calc-never = nie
du-calc-below = unter { $chance }
du-calc-answer = Wie es wahrscheinlich ausgeht
du-calc-nobody = Zu einem Kampf gehört auf beiden Seiten jemand.
du-calc-none = Dieser Kampf lässt sich nicht berechnen: Solche Truppen treffen dort nicht aufeinander, oder es sind zu viele.
du-calc-dice = Würfel am Anfang: Angreifer { $attack }, Verteidiger { $defend }.
du-calc-begins-attack = Der Angreifer würfelt zuerst.
du-calc-begins-defence = Der Verteidiger würfelt zuerst.
du-calc-why = Wovon das abhängt
