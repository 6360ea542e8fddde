### Was man während einer Partie Dual Powers liest.
### `$side` und dergleichen kommen als Namen für Menschen, `$side-word` als Wort der Aufzeichnung.

## Namen

side-red = Rot
side-white = Weiß
side-none = niemand
region-purple = Lila
region-blue = Blau
region-red = Rot
region-green = Grün
region-white = Weiß
region-brown = Braun
month-mar-apr = Mär/Apr
month-may-jun = Mai/Jun
month-jul = Jul
month-aug = Aug
month-sep = Sep
month-oct = Okt
month-nov = Nov
face-ready = bereit
face-exhausted = erschöpft
action-move = Bewegung
action-double-move = doppelte Bewegung
action-refresh = Erholen
special-protest = Protest mobilisieren
special-espionage = Ausspionieren
special-inspire = das Volk begeistern
token-trotsky = Trotzki (neutral)
token-trotsky-red = Trotzki (rot)
token-opposition-1 = Einheit der Stufe 1
token-opposition-2 = Einheit der Stufe 2
token-opposition-3 = Einheit der Stufe 3
leader-lenin = Lenin
leader-stalin = Stalin
leader-zinoviev = Sinowjew
leader-kerensky = Kerenski
leader-lvov = Lwow
leader-kornilov = Kornilow

## Zusammengesetzte Namen: Karten und Einheiten, die keinen eigenen haben

name-card = { $region }-{ $days }-{ $action-word ->
        [double-move] Doppelbewegung
       *[other] { $action }
    }
name-unit = { $owner-word ->
        [red] rot
        [white] weiß
       *[neutral] neutral
    }-{ $strength }

## Fragen

ask-choose-objectives = Welche Karte legst du verdeckt als geheimes Ziel aus?
ask-play-card = Welche Karte spielst du aus?
ask-use-command = Wofür nutzt du { $card }? Rekrutiere für { $value } in { $region }, oder nutze ihre Aktion.
ask-move-to = { $steps ->
        [1] Wohin geht { $token } von { $region } aus?
       *[other] Wohin geht { $token } von { $region } aus? Ein oder zwei Schritte.
    }
ask-leader-place = Wo tritt { $leader } auf? Davor oder danach darf er: { $special }.
ask-leader-special = { $leader } steht. Willst du seine Spezialaktion nutzen: { $special }?
ask-bonus = Du darfst eine Bonusaktion ausführen. Welche?
ask-unrest-bonus = Welche Bonusaktion nimmst du statt der Punkte?
ask-unrest-reward = Du bist stärker in { $region }, dem Gebiet der Unruhe. { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } oder eine Bonusaktion?

## Möglichkeiten

act-objective = { $card } wählen
act-play = { $card } ausspielen
act-recruit = { $unit } rekrutieren
act-move = { $face-word ->
        [exhausted] Erschöpft: { $token } von { $region } bewegen
       *[other] { $token } von { $region } bewegen
    }
act-to = Nach { $region }
act-refresh = { $token } in { $region } erholen
act-enlist = { $token } in { $region } rekrutieren
act-draw-card = Eine Befehlskarte ziehen
act-organise = Organisieren: das eigene Ziel aufdecken
act-place = Auftritt in { $region }
act-protest = Protest: die Verbindung { $connection } sperren
act-spy = Ausspionieren: das Ziel aufdecken
act-inspire = Begeistern: den Willen des Volkes nehmen
act-points = Die Punkte nehmen
act-bonus = Eine Bonusaktion nehmen
act-done = Nichts weiter
act-skip = Verzichten: die Karte ist nicht zu gebrauchen
act-neutral = { $token } kommt nach { $region }
act-tile = Das Plättchen { $region }
act-draw = { $card } wird gezogen
act-turn-up = { $card } wird aufgedeckt
act-leader = { $card } ist der nächste Anführer
act-reveal = Das Ziel ist { $card }

## Was geschah

event-neutral-placed = { $token } beginnt in { $region }.
event-unrest = Unruhe in { $region }.
event-blockade = Das Blockadeplättchen { $region } sperrt die Verbindung { $connection }.
event-round = Runde { $number } beginnt.
event-drew = { $side } zieht { $card }.
event-drew-unseen = { $side } zieht eine Karte.
event-reshuffled = Der Ablagestapel wird gemischt: { $cards ->
        [one] eine Karte liegt
       *[other] { $cards } Karten liegen
    } im Nachziehstapel.
event-objective-chosen = { $side } wählt { $card } als geheimes Ziel.
event-objective-chosen-unseen = { $side } wählt ein geheimes Ziel.
event-card-played = { $side } spielt { $card }.
event-date = Es ist { $month }, Tag { $day }.
event-will-taken = { $side } gewinnt den Willen des Volkes.
event-trotsky-returns = Trotzki kehrt zurück: neutral betritt er { $region }.
event-trotsky-joins-red = Trotzki in { $region } schließt sich Rot an.
event-bonus-earned = Tag { $day } bringt { $side } eine Bonusaktion.
event-bonus-declined = { $side } verzichtet auf die Bonusaktion.
event-card-skipped = { $side } kann mit { $card } nichts anfangen.
event-no-card-to-play = { $side } hat keine Karte zum Ausspielen.
event-recruited = { $side } rekrutiert { $token } in { $region }.
event-level-used-up = { $side } hat für { $region } keine { $token } mehr.
event-refreshed = { $side } erholt { $token } in { $region }.
event-moved = { $side } bewegt { $token } von { $origin } nach { $target }.
event-leader-placed = { $leader } tritt für { $side } in { $region } auf.
event-leader-enters = { $leader } führt die Gegenseite an und tritt in { $region } auf.
event-protest = { $side } protestiert: Die Verbindung { $connection } ist gesperrt.
event-objective-open = Das Ziel von { $side } wird aufgedeckt: { $card }.
event-objective-revealed = Zielmarker { $marker }: Das Ziel von { $side } ist { $card }.
event-unrest-resolved = { $side-word ->
        [none] Niemand ist stärker in { $region }, dem Gebiet der Unruhe.
       *[other] { $side } ist stärker in { $region }, dem Gebiet der Unruhe.
    }
event-scored = { $side } bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } in { $region }.
event-nobody-stronger = Niemand ist stärker in { $region }, niemand bekommt Punkte.
event-tired = { $tired ->
        [0] { $left ->
            [0] In { $region } ist niemand, der ermüden könnte.
            [one] In { $region } geht ein Plättchen.
           *[other] In { $region } gehen { $left } Plättchen.
        }
        [one] { $left ->
            [0] In { $region } ermüdet ein Plättchen.
            [one] In { $region } ermüdet ein Plättchen, und eines geht.
           *[other] In { $region } ermüdet ein Plättchen, und { $left } gehen.
        }
       *[other] { $left ->
            [0] In { $region } ermüden { $tired } Plättchen.
            [one] In { $region } ermüden { $tired } Plättchen, und eines geht.
           *[other] In { $region } ermüden { $tired } Plättchen, und { $left } gehen.
        }
    }
event-game-won = { $side } gewinnt.

## Ausgänge

ending-track = Der Unterstützungsmarker hat das Ende der Leiste erreicht.
ending-calendar = Der Kalender stand auf Oktober oder später, und der Unterstützungsmarker entschied.
ending-calendar-will = Der Kalender stand auf Oktober oder später und der Marker in der Mitte; der Wille des Volkes entschied.
ending-third-round = Die dritte Runde war vorbei, und der Unterstützungsmarker entschied.
ending-third-round-will = Die dritte Runde war vorbei und der Marker in der Mitte; der Wille des Volkes entschied.

## Warum etwas nicht erlaubt ist

no-leader-as-objective = Ein Anführer kann nicht das geheime Ziel sein.
no-not-in-hand = Diese Karte hast du nicht auf der Hand.
no-not-your-unit = Das ist keine Einheit, die du rekrutieren kannst.
no-none-in-supply = Davon ist nichts mehr im Vorrat.
no-too-dear = Diese Einheit kostet mehr, als du ausgeben kannst.
no-must-act = Verzichten darf nur, wer mit der Karte gar nichts anfangen kann.
no-other-action = Die Karte zeigt eine andere Aktion.
no-not-controlled = Dieses Plättchen steht nicht unter deiner Kontrolle.
no-no-such-token = In diesem Gebiet ist kein solches Plättchen.
no-no-exhausted-token = In diesem Gebiet ist kein solches erschöpftes Plättchen.
no-blockaded = Die Blockade sperrt diese Verbindung.
no-not-connected = Dorthin führt keine Verbindung.
no-too-far = Das ist weiter als zwei Schritte.
no-back-to-origin = Eine doppelte Bewegung endet nicht, wo sie begann.
no-no-open-connection = Aus diesem Gebiet führt keine offene Verbindung.
no-already-placed = Der Anführer steht schon.
no-place-leader = Erst muss der Anführer ein Gebiet betreten.
no-other-special = Der Anführer hat eine andere Spezialaktion.
no-special-used = Die Spezialaktion ist schon genutzt.
no-same-connection = Der Blockademarker liegt schon auf dieser Verbindung.
no-nothing-to-spy = Es liegt kein Ziel verdeckt.
no-will-already-yours = Du hast den Willen des Volkes schon.
no-no-cards-left = Es ist keine Karte mehr zu ziehen.
no-no-cost-1-unit = Du hast keine solche Einheit mit Kosten 1 im Vorrat.
no-organise-alone-only = Organisieren gibt es nur im Solospiel.
no-objective-already-open = Dein Ziel liegt schon offen.
no-organise-in-action-phase = Organisieren kannst du nur in der Aktionsphase.

## Optionen

option-solitaire = allein gegen die Gegenseite spielen
option-side = allein: die Seite, die du spielst
option-difficulty = allein: die Stärke der erschöpften Einheiten der Gegenseite
option-accompanied_neutrals = neutrale Plättchen kontrollierst du nur, wo auch ein eigenes liegt
option-unrest_seven = Unruhe bringt im Oktober und November 7 Punkte statt 6
file-board = ein eigener Plan mit Regionen und Verbindungen
file-cards = eigene Befehlskarten
file-leaders = eigene Anführer
file-units = eigene Einheiten

## Der Spielplan

board-round = { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }
board-will = Wille des Volkes: { $side }
board-deck = { $deck } im Stapel, { $discards } abgelegt
board-calendar = Kalender
board-day = { $month }, Tag { $day }
board-support = Stand
board-support-even = ausgeglichen
board-support-lead = { $side } +{ $points }
board-region = Gebiet
board-leads = Führt
board-tokens = Plättchen (erschöpfte in Klammern)
board-unrest = Unruhe { $points }
board-next = danach
board-open = Offen
board-closed = Gesperrt
board-connection = { $name } ({ $first }-{ $second })
board-objectives = Ziel
board-objective = { $side }: { $card } ({ $region }, { $points })
board-objective-open = { $side }: { $card } ({ $region }, { $points }; aufgedeckt)
board-objective-down = { $side }: verdeckt
board-played = Gespielt
board-coming = { $count ->
        [one] noch eine
       *[other] noch { $count }
    }
board-supply = Vorrat
board-of-side = { $side }: { $what }
board-hand = Hand
board-cards = { $cards ->
        [one] eine Befehlskarte
       *[other] { $cards } Befehlskarten
    }
board-days = Tage
board-recruits = rekrutiert
board-action = oder Aktion
board-scores = als Ziel
board-recruits-in = { $value } in { $region }
board-leader = { $strength } überall
board-points-in = { $points } in { $region }

## Bemerkungen neben einer Möglichkeit

note-date = auf { $month } { $day }
note-bonus = Bonusaktion
note-will = bringt den Willen des Volkes
note-objective = { $region }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
note-strengths = Rot { $red }, Weiß { $white }
