### Was `sandtable check` und `sandtable army` sagen, und ihre Hilfe.

help-check = Prüft eigene Einheiten, Spielpläne oder Szenarien für Dust Tactics und sagt, was darin steht oder nicht stimmt.
    .what = units (Einheiten), board (Spielpläne) oder scenario (Szenarien).
    .file = Die Datei.
    .boards = Mit scenario: die Datei mit den Spielplänen dazu, wenn es nicht unsere sind.
help-army = Prüft eine Armee für Dust Tactics oder zeigt die Karten einer Fraktion und was sich daraus bilden lässt.
    .what = check (prüfen) oder list (zeigen).
    .file = Mit check: die Datei der Armee.
    .faction = Mit list: die Fraktion, etwa axis.
    .ap = Mit list: was die Armee kosten darf.
    .scenario = Mit list, statt --ap: das Szenario, für das die Armee ist.
    .box = Mit list: nur die Karten der Grundschachtel, jede einmal.
    .units = Eine Datei mit eigenen Einheiten.
    .boards = Eine Datei mit eigenen Spielplänen.
    .scenarios = Eine Datei mit eigenen Szenarien.

## Einheiten prüfen

tactics-check-units = { $file } enthält die Einheiten für Dust Tactics.
tactics-check-units-count = { $cards ->
        [one] Eine Karte
       *[other] { $cards } Karten
    } mit { $rows ->
        [one] einer Waffenzeile.
       *[other] { $rows } Waffenzeilen.
    }
tactics-check-units-faction = { $faction } (Seite: { $side }): { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $kinds }; { $low } bis { $high } AP.
tactics-check-units-box = Ihre Schachtel ist { $ap } AP wert.
tactics-check-units-unused = Keine Karte hat diese Fähigkeiten: { $names }.
tactics-check-units-missing = Keine Karte hat diese Spezialwaffen: { $names }.
tactics-check-origins = { $count } Werte: { $established } belegt, { $derived } abgeleitet, { $reconstructed } rekonstruiert.

## Spielpläne prüfen

tactics-check-boards = { $file } enthält { $count ->
        [one] einen Spielplan
       *[other] { $count } Spielpläne
    } für Dust Tactics.
tactics-check-board = { $name }: { $width } mal { $height } Felder; Wasser { $water }, Trümmer { $rubble }, Rauch { $smoke }, ohne Symbol { $tiles }.
tactics-check-buildings = { $count ->
        [one] Ein Gebäude
       *[other] { $count } Gebäude
    } auf { $squares } Feldern; kleine Eingänge { $small }, große { $large }.
tactics-check-symmetric = Um eine halbe Drehung gedreht sieht er gleich aus.

## Szenarien prüfen

tactics-check-scenarios = { $file } enthält { $count ->
        [one] ein Szenario
       *[other] { $count } Szenarien
    } für Dust Tactics.
tactics-check-scenario = { $name }: auf dem Spielplan { $board } ({ $width } mal { $height } Felder), { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }.
tactics-forces-numbers = Fahrzeuge je Seite: { $vehicles }, Squads: { $squads }.
tactics-forces-ap = Armeen bis { $ap } AP.
tactics-forces-free = Die AP spielen keine Rolle.
tactics-forces-cover = Kisten { $crates } und Sperren { $traps }, in einer Zone von { $squares } Feldern.
tactics-forces-tiles = Abwechselnd gelegte Geländefelder: { $count }.
tactics-aim-none = Kein Ziel außer den Punkten.
tactics-aim-break-through = Angreifer: { $attacker }. Der Angreifer gewinnt, sobald Einheiten im Wert von { $ap } AP über { $squares } Felder des Randes entkommen sind.
tactics-aim-hold-bridge = Wer ab Runde { $round } am Ende { $rounds ->
        [one] einer Runde
       *[other] von { $rounds } Runden hintereinander
    } allein auf der Brücke von { $squares } Feldern steht, gewinnt.
tactics-aim-take-charges = Wer { $needed } von { $squares } Sprengladungen nimmt, gewinnt.
tactics-aim-keep-building = Angreifer: { $attacker }. Der Angreifer gewinnt, wenn am Ende einer Runde kein Verteidiger im Gebäude von { $squares } Feldern ist.
tactics-bonus-held = Jeder von { $places } Orten, der am Ende gehalten wird, zählt { $each } Punkte.
tactics-bonus-left = Entkommene Einheiten zählen ihre AP.
tactics-bonus-bridge = Die am Ende allein gehaltene Brücke zählt { $points } Punkte.
tactics-bonus-charge = Jede genommene Sprengladung zählt { $points } Punkte.
tactics-bonus-dice = Zusätzliche Initiativewürfel: { $side } { $count }.

## Armeen

tactics-army-file = sandtable army check braucht die Datei einer Armee
tactics-army-no-file = sandtable army list nimmt keine Datei, hier { $file }
tactics-army-whose = sag, welche Fraktion: --faction { $example }; bekannt sind { $names }
tactics-army-no-faction = eine Fraktion "{ $given }" gibt es nicht{ $guess }
tactics-army-limit = gib entweder --ap an, was eine Armee kosten darf, oder --scenario
tactics-army-ap = --ap nimmt 1 bis { $most }, nicht { $given }
tactics-army-no-scenario = ein Szenario "{ $given }" gibt es nicht{ $guess }
tactics-army-legal = { $file } ist eine erlaubte Armee ({ $faction }) aus { $count ->
        [one] einer Einheit
       *[other] { $count } Einheiten
    } mit { $ap } AP.
tactics-army-for = Sie ist für das Szenario { $scenario }.
tactics-army-left = Sie darf { $limit } AP kosten; { $left } sind übrig.
tactics-army-with = mit { $hero }
tactics-list-title = { $faction }: { $count ->
        [one] eine Karte passt.
       *[other] { $count } Karten passen.
    }
tactics-list-ap = AP
tactics-list-card = Karte
tactics-list-kind = Art
tactics-list-armour = Klasse
tactics-list-move = Bewegung
tactics-list-points = Punkte
tactics-list-copies = Anzahl
tactics-list-abilities = Fähigkeiten
tactics-list-joins = Helden dürfen sich diesen Squads anschließen:
tactics-list-none = Daraus lässt sich keine Armee bilden.
tactics-list-armies = Armeen bis { $ap } AP und { $most } Karten: { $count }.
tactics-list-free = Armeen: { $count }.
tactics-list-best = { $count ->
        [one] Eine kostet { $ap } AP, mehr geht nicht:
       *[other] { $shown } kosten { $ap } AP, mehr geht nicht, zum Beispiel:
    }
