### Was `sandtable odds dust` sagt. Truppen stehen da, wie Spieler sie schreiben: 3T 1F.

## Der Kampf

odds-kinds =
    .land = Landkampf
    .amphibious = amphibischer Kampf
    .sea = Seegefecht
    .drop = Mech-Abwurf
    .raid = Bomber gegen U-Boote
    .bombard = Beschuss von See
    .missiles = Raketen
odds-title = { $attack } gegen { $defend }: { $kind }, Ausgabe { $edition }
odds-title-alone = Gegen { $defend }: { $kind }, Ausgabe { $edition }

## Wie er endet

odds-attacker = Der Angreifer erobert das Gebiet
odds-by-attack = Angriff { $number }, mit { $units }
odds-defender = Der Verteidiger hält es
odds-cease-fire = Feuerpause
odds-both-destroyed = Beide Seiten werden zerstört
odds-cleared = Niemand bleibt dort übrig
odds-losses = Im Mittel verliert der Angreifer { $attack } Produktionspunkte, der Verteidiger { $defend }.
odds-strike-losses = Im Mittel werden { $defend } Produktionspunkte zerstört.
odds-survivors-attacker = Was der Angreifer übrig behält:
odds-survivors-defender = Was der Verteidiger übrig behält:
odds-area-attacker = Was der Angreifer am Ende im Gebiet hat:
odds-area-defender = Was der Verteidiger am Ende im Gebiet hat:
odds-nobody = niemand
odds-others = andere

## Wovon es abhängt

odds-together = Beide Seiten würfeln und verlieren U-Boote gleichzeitig.
odds-plain-capital = Eine neutrale Hauptstadt ist in dieser Ausgabe gewöhnliches Land.
odds-first-capital = Der Verteidiger würfelt zuerst: Es ist eine Hauptstadt.
odds-first-attacker = Der Angreifer würfelt zuerst: taktische Überlegenheit { $attack } zu { $defend }.
odds-first-defender = Der Verteidiger würfelt zuerst: taktische Überlegenheit { $defend } zu { $attack }.
odds-first-tie = Der Verteidiger würfelt zuerst: Die taktische Überlegenheit steht { $attack } zu { $defend }, und ein Gleichstand gehört ihm.
odds-dice = Zuerst hat der Angreifer { $attack ->
        [one] einen Würfel
       *[other] { $attack } Würfel
    } und der Verteidiger { $defend ->
        [one] einen
       *[other] { $defend }
    }.
odds-bonus-capital = { $dice } Würfel des Verteidigers kommen von der Hauptstadt, bei jedem seiner Würfe.
odds-bonus-centre = { $dice } Würfel des Verteidigers kommen vom Produktionszentrum, bei jedem seiner Würfe.
odds-submarine-dice = { $dice ->
        [one] Ein U-Boot hat einen Würfel.
       *[other] Ein U-Boot hat { $dice } Würfel.
    }
odds-victims-best = { $side ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    } wählt seine Opfer so gut wie möglich: für seine Chance, am Ende das Gebiet zu haben, dann für Produktionspunkte.
odds-victims-cheapest = { $side ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    } nimmt mit jedem Treffer die billigste Einheit, die er nehmen kann.
odds-victims-dearest = { $side ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    } nimmt mit jedem Treffer die teuerste Einheit, die er nehmen kann.
odds-victims-land = { $side ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    } nimmt zuerst Landeinheiten.
odds-victims-air = { $side ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    } nimmt zuerst Flugzeuge.
odds-neutral = Für die Neutralen würfelt und wählt, wer links vom Angreifer sitzt; sie ziehen sich nie zurück.
odds-no-retreat = Niemand zieht sich freiwillig zurück.
odds-no-way-back = Die Angreifer können sich nicht freiwillig zurückziehen.
odds-submarines-stay = U-Boote ziehen sich in dieser Ausgabe nie freiwillig zurück.
odds-nowhere = Die Verteidiger können sich nirgendwohin zurückziehen.
odds-retreat-half = { $side ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    } zieht vor einem eigenen Wurf die Hälfte seiner Einheiten zurück, die teuersten zuerst, wenn seine Chance unter { $chance } liegt.
odds-retreat-one = { $side ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    } zieht vor einem Wurf eine Einheit zurück, die teuerste zuerst, wenn seine Chance unter { $chance } liegt.
odds-cease-fire-land = Nach drei Würfen ohne Treffer hintereinander kehren die Angreifer um.
odds-cease-fire-sea = Nach drei Wurfpaaren ohne Treffer kehren die Angreifer um.
odds-cease-fire-lost = Nach drei Würfen ohne Treffer hintereinander werden die Angreifer zerstört.
odds-row = Wer einen Angriff überlebt, verteidigt gegen den nächsten; eine Karte wird insgesamt einmal eingesetzt.
odds-of-attack = Angriff { $number }: { $text }
odds-card-rocket-troops = { $ability }: { $side ->
        [attacker] der Angreifer
       *[defender] der Verteidiger
    } würfelt einen Wurf ganz neu, wo das am meisten hilft.
odds-card-nurse = { $ability }: { $side ->
        [attacker] von den Verlusten des Angreifers
       *[defender] von den Verlusten des Verteidigers
    } werden zwei von drei gerettet; sie verlassen den Kampf, sonst ändert sich nichts.
odds-card-secret-weapon = { $ability }: die Verteidiger ziehen sich vor dem ersten Wurf zurück, und die Angreifer rücken ein.
odds-card-alien-radar = { $ability }: { $side ->
        [attacker] die Angreifer
       *[defender] die Verteidiger
    } gehen vor dem ersten Wurf, wenn ihre Chance kleiner ist als die, bei der sie sich zurückziehen, oder gar keine.
odds-card-ace-of-the-sky = { $ability }: ein weiterer Würfel für { $side ->
        [attacker] jedes Flugzeug des Angreifers.
       *[defender] jedes Flugzeug des Verteidigers.
    }
odds-card-sigrid = { $ability }: { $side ->
        [attacker] der Angreifer
       *[defender] der Verteidiger
    } würfelt die Nieten eines Wurfs neu, wo das am meisten hilft.
odds-card-idle = { $ability } ändert an einem Kampf nichts.
odds-card-useless = { $ability } nützt { $side ->
        [attacker] dem Angreifer
       *[defender] dem Verteidiger
    } hier nichts.
odds-strike-dice = { $dice ->
        [one] Ein Würfel wird
       *[other] { $dice } Würfel werden
    } einmal geworfen.
odds-shielded = Panzer schützen Mechs, und Jäger schützen Bomber.
odds-unshielded = Vor Raketen ist niemand geschützt.
odds-strike-best = Der Angreifer zerstört so viele Produktionspunkte, wie er kann.
odds-unanswered = Niemand antwortet, niemand rückt ein, und es werden keine Fähigkeiten eingesetzt.

## Was an einer Frage nicht stimmt

error-odds-units = "{ $given }" nennt keine Einheiten; man schreibt sie wie 3T 1M 2F 1B (Panzer, Mechs, Jäger, Bomber) oder 4S (U-Boote)
error-odds-box = "{ $given }" ist zu viel: Eine Armee hat { $most } (D1.1)
error-odds-nobody = zu einem Kampf gehört auf beiden Seiten jemand (D6.2)
error-odds-sea = zur See kämpfen nur U-Boote, und { $units } sind auch andere (D6.3)
error-odds-submarines = U-Boote kämpfen nur zur See, und { $units } hat welche (D6.3)
error-odds-drop = nur Mechs werden abgeworfen, und { $units } sind auch andere (D10.7)
error-odds-kind = die Angriffsart "{ $word }" gibt es nicht{ $guess }
error-odds-edition = die Ausgabe "{ $word }" gibt es nicht{ $guess }
error-odds-casualties = die Art "{ $word }", Opfer zu wählen, gibt es nicht{ $guess }
error-odds-card = die Karte "{ $word }" gibt es nicht{ $guess }
error-odds-retreat = die Chance, unter der sich eine Seite zurückzieht, geht von 0 bis 1
error-odds-no-land = zur See gibt es keine Zentren und Hauptstädte (D4.6)
error-odds-neutral-card = für Neutrale setzt niemand eine Karte ein (D7.11)
error-odds-large = ein Kampf mit so vielen verschiedenen Truppen ist zu groß, um ihn auszurechnen
error-odds-row = angegriffen wird ein einziges Gebiet, zu Land oder zur See (D6.3)
error-odds-ways = Opfer werden auf eine Art gewählt, oder auf zwei: die des Angreifers, die des Verteidigers
error-odds-kinds = nenne eine Art für alle Angriffe, oder eine für jeden
error-odds-no-battle = ein Spezialangriff ist kein Kampf, und man fragt nach ihm allein (D9.4)
error-odds-strike-card = in einem Spezialangriff wird keine Karte eingesetzt (D9.4)
error-odds-strike-retreat = vor einem Spezialangriff zieht sich niemand zurück (D9.4)
error-odds-strike-ways = bei einem Spezialangriff wählt nur der Angreifer die Verluste (D9.4)
error-odds-nobody-hit = zu einem Spezialangriff gehört jemand, der getroffen wird (D6.7)
error-odds-mixed = ein Gebiet ist Land oder See, also stehen U-Boote allein (D1.9)
error-odds-raid = diesen Angriff führen Bomber gegen U-Boote (D9.1)
error-odds-bombard = diesen Angriff führen U-Boote gegen Land (D9.2)
error-odds-walls = Hauptstädte werden in dieser Ausgabe nicht beschossen (D9.2)
error-odds-missiles = Raketen brauchen keine Einheiten, also nenne keine Angreifer (D10.11)
error-odds-missiles-capital = auf Hauptstädte werden keine Raketen abgefeuert (D10.11)
error-odds-missiles-sea = zur See werden in dieser Ausgabe keine Raketen abgefeuert (D10.11)
error-odds-missile-dice = sage, wie viele Würfel die Raketen haben, 1 bis { $most }: einen für jedes eigene Zentrum (D10.11)
error-odds-dice = nur für Raketen gibt man die Würfel an; Einheiten bringen ihre eigenen mit (D10.11)
error-odds-no-dice = die Raketen haben jetzt keine Würfel, weil eigene Produktionszentren fehlen (D10.11)
