### Was man während einer Partie liest. `$area` und dergleichen kommen als Namen an, `$area-word` als das Wort selbst.

## Namen

seat-ana = Ana
seat-ben = Ben
seat-cid = Cid
side-allies = Verbündete
side-rival = Rivale
area-abbey = Abtei
area-bridge = Brücke
area-copse = Gehölz
area-dunes = Dünen
area-ebb = Watt
card-thicket = Dickicht
card-drill = Drill
card-omen = Omen
card-rumour = Gerücht
effect-ambush = Hinterhalt: Die Angreifer verlieren ihre erste Salve
effect-reroll = Wiederholungswurf: Eine Salve deiner Seite wird neu gewürfelt
effect-none = bewirkt nichts
pile-deck = Stapel
pile-spent = verbraucht

## Fragen

ask-forage = Wo furagierst du?
ask-march = Von wo marschierst du?
ask-to = Wohin marschieren sie?
ask-with = Wie viele marschieren?
ask-ambush = Angriff auf { $area }. Legst du einen Hinterhalt?
ask-reroll = { $area }: Deine Seite hat { $hits ->
        [one] einen Treffer
       *[other] { $hits } Treffer
    }. Würfelst du neu?
ask-retreat = Angriff auf { $area }. Ziehen sich deine Trupps zurück?

## Möglichkeiten

act-forage = Furagieren: { $area }
act-march = Marsch aus: { $area }
act-to = Nach: { $area }
act-with = Mit { $count }
act-retreat = Rückzug nach: { $area }
act-play = { $card } spielen
act-pass = Passen
act-drawn = Gezogen wird: { $card }
act-roll = { $hits ->
        [one] Ein Treffer
       *[other] { $hits } Treffer
    }

## Was geschehen ist

event-round = Runde { $number } beginnt.
event-foraged = { $seat } furagiert: { $area }.
event-drew = { $seat } zieht { $card }.
event-drew-unseen = { $seat } zieht eine Karte.
event-marched = { $seat } marschiert mit { $count }: { $origin } – { $target }.
event-attacked = { $seat } greift mit { $count } an: { $origin } – { $target }.
event-played = { $seat } spielt { $card }.
event-fired = { $side-word ->
        [allies] Die Verbündeten feuern
       *[rival] Der Rivale feuert
    } ({ $area }): { $hits ->
        [0] kein Treffer.
        [one] ein Treffer.
       *[other] { $hits } Treffer.
    }
event-retreated = { $seat } zieht sich zurück: { $origin } – { $target }.
event-conquered = { $side-word ->
        [allies] Die Verbündeten erobern: { $area }.
       *[rival] Der Rivale erobert: { $area }.
    }
event-repelled = { $side-word ->
        [allies] Die Verbündeten halten: { $area }.
       *[rival] Der Rivale hält: { $area }.
    }
ending-points = Die Punkte in den Gebieten haben entschieden.
ending-conquest = Eine Seite hält kein Gebiet mehr.

## Warum etwas nicht erlaubt ist

no-not-yours = Dort stehen keine Trupps deiner Seite.
no-none-stays = Mindestens ein Trupp muss zurückbleiben.
no-not-next = Das ist kein benachbartes Gebiet.
no-no-such-card = Du hast keine solche Karte, die jetzt gespielt werden könnte.

## Optionen und Dateien

option-rounds = die Zahl der Runden
file-field = ein eigenes Feld mit eigenen Karten

## Das Brett

board-round = { $round ->
        [0] Aufbau
       *[other] Runde { $round } von { $rounds }
    }
board-score = { $side } { $points }
board-area = Gebiet
board-points = Punkte
board-troops = Trupps
board-next = Nachbarn
board-cards = Karten: { $piles }
board-hand = Deine Hand: { $cards }
board-odds = Dieser Angriff gelingt ({ $area }) mit einer Wahrscheinlichkeit von { $percent } %.

## Der Spielesaal

lobby-about-skirmish = Zwei Verbündete gegen einen Rivalen, in fünf Gebieten: geheim nach Karten furagieren, marschieren, mit Würfeln kämpfen. Zu dritt, eine Viertelstunde.
lobby-preset-rookie = Gegen Rookie
    .about = Du bist Ana; Bots spielen deinen Verbündeten und deinen Rivalen.
lobby-preset-two = Zu dritt an einem Bildschirm
    .about = Ana, Ben und Cid teilen sich dieses Gerät. Ein Vorhang verdeckt die Hände, wenn es weitergegeben wird.
lobby-preset-friend = Gegen Freunde
    .about = Du und ein Bot seid die Verbündeten. Wer den Link bekommt, ist der Rivale.

## Was an einer Stellung oder Datei falsch ist; Wörter darin sind die der Datei

domain-area = Gebiet
domain-card = Karte
domain-place = Ort
domain-side = Seite
domain-pile = Stapel
skirmish-one-side = in { $area } stehen Trupps einer Seite, nicht beider (S1.2)
skirmish-supply = die Verbündeten haben { $allies } Trupps und der Rivale { $rival }, auf dem Feld oder verloren (S1.2)
skirmish-cards = jede Karte ist auf einer Hand, im Stapel oder verbraucht (S1.3)
skirmish-both-sides = hier stehen Trupps beider Seiten
skirmish-no-troops = { $file }: Die Seite { $side } hat keine Trupps (S1.2)
skirmish-few-cards = { $file }: Es müssen mindestens { $wanted } Karten sein (S2.1)
skirmish-next = next muss eine Liste sein, nicht { $given }

## sandtable odds skirmish

help-odds = Genau ausrechnen, wie ein Gefecht in Skirmish voraussichtlich ausgeht.
    .attack = Wie viele angreifen.
    .defend = Wie viele verteidigen.
    .ambush = Die Verteidiger spielen einen Hinterhalt.
    .json = Die genauen Wahrscheinlichkeiten als JSON ausgeben.
odds-title = { $attack } gegen { $defend }{ $ambush ->
        [true] {" "}mit Hinterhalt
       *[false] {""}
    }, wenn niemand sich zurückzieht oder neu würfelt:
odds-conquest = Die Angreifer rücken ein
odds-hold = Die Verteidiger halten das Gebiet
odds-losses = Im Mittel verlieren die Angreifer { $attack } Trupps, die Verteidiger { $defend }.
skirmish-odds-range = { $flag } nimmt eine Zahl von 1 bis { $most }, nicht { $given }
