### Was `sandtable odds --help` und `sandtable check --help` sagen.

help-odds = Genau ausrechnen, wie ein Kampf wohl ausgeht.
    .attack = Die Angreifer, etwa "3T 1F": T Panzer, M Mechs, F Jäger, B Bomber, S U-Boote. Mehrmals: Angriffe nacheinander auf dasselbe Gebiet.
    .defend = Die Verteidiger, etwa "2T 1M".
    .kind = land, amphibious, sea, drop; oder raid, bombard, missiles. Mehrmals: je eine für jeden Angriff.
    .centre = Im Gebiet steht ein Produktionszentrum.
    .capital = Das Gebiet ist eine Hauptstadt.
    .neutral = Die Verteidiger sind neutral.
    .haven = Die Verteidiger haben ein Gebiet, in das sie sich zurückziehen können, oder nicht.
    .edition = premium, standard, epic oder original.
    .attack_card = Die Fähigkeit auf der Karte des Angreifers, etwa sigrid.
    .defend_card = Die Fähigkeit auf der Karte des Verteidigers, etwa nurse.
    .casualties = Wer zuerst getroffen wird: best, cheapest, dearest, land oder air; zwei mit einem Komma dazwischen, Angreifer und Verteidiger.
    .attack_retreat = Der Angreifer zieht sich zurück, sobald seine Aussicht darunter fällt (0 nie, 1 sobald er kann).
    .defend_retreat = Dasselbe für den Verteidiger.
    .dice = Mit wie vielen Würfeln Raketen schießen, wo die Ausgabe es nicht sagt.
    .exact = Die Aussichten als Brüche.
help-check = Eine eigene Karte oder eigene Spielkarten für Dust prüfen und sagen, was darin steht oder was falsch ist.
    .what = map oder cards.
    .file = Die Datei.
