### Was `sandtable odds tactics` sagt, und seine Hilfe.

help-odds = Genau ausrechnen, wie der Angriff einer Einheit auf eine andere wohl ausgeht.
    .attacker = Die Einheit, die angreift, etwa hell-boys.
    .target = Die Einheit, die angegriffen wird, etwa sturmpioniere.
    .range = Die Entfernung zwischen beiden.
    .cover = Die Deckung des Ziels: none, soft (weich) oder hard (hart).
    .sustained = Ein anhaltender Angriff.
    .abilities = Fähigkeiten, die der Angreifer ansagt, mit Kommas dazwischen: berserk,all-in-one. Mit charge ist es der Angriff am Ende eines Sturmangriffs.
    .attacker_hero = Ein Held, der sich dem Angreifer angeschlossen hat.
    .target_hero = Ein Held, der sich dem Ziel angeschlossen hat.
    .rounds = Wie viele Schuss begrenzter Munition abgefeuert werden; ohne Angabe so viele wie möglich.
    .moved = Das Ziel hat sich in dieser Runde bewegt.
    .inside = Das Ziel steht in einem Gebäude.
    .mark = Die Figur, die ein Scharfschütze nennt, etwa officer, oder hero; ohne Angabe die wertvollste.
    .strike_back = Das Ziel schlägt im Nahkampf zurück, oder nicht.
    .reaction = Das Ziel versucht vor dem Angriff zu reagieren.
    .attacker_cover = Die Deckung des Angreifers gegen diese Reaktion: none, soft oder hard.
    .target_abilities = Fähigkeiten, die das Ziel angesagt hat oder bei der Reaktion ansagt.
    .rule_set = rulebook (Regelheft) oder faq.
    .units = Eine Datei mit eigenen Einheiten.

## Der Angriff

tactics-odds-title = { $attacker } gegen { $target }: Entfernung { $range }, { $rules ->
        [faq] Regeln mit den FAQ
       *[rulebook] Regeln des Regelhefts
    }
tactics-odds-with = { $unit } mit { $hero }
tactics-odds-weapon = Waffe
tactics-odds-dice = Würfel
tactics-odds-average = Schaden im Mittel
tactics-odds-any = irgendein Schaden
tactics-odds-together = alle zusammen
tactics-odds-damage = Schaden
tactics-odds-exactly = genau
tactics-odds-at-least = mindestens
tactics-odds-destroyed = { $unit }: zerstört mit einer Wahrscheinlichkeit von { $chance }.
tactics-odds-struck = Zurückschlagen kostet den Angreifer ({ $unit }) im Mittel { $points } Punkte.
tactics-odds-attacker-destroyed = Der Angreifer ({ $unit }) wird mit einer Wahrscheinlichkeit von { $chance } zerstört.
tactics-odds-reaction = { $unit }: Eine Reaktion gelingt mit einer Wahrscheinlichkeit von { $chance } und kostet den Angreifer ({ $enemy }) im Mittel { $points } Punkte; sie zerstört ihn mit einer Wahrscheinlichkeit von { $destroyed }, misslungene Versuche eingerechnet.
tactics-odds-left = Was dem Ziel bleibt:
tactics-odds-nobody = niemand
tactics-odds-others = anderes
tactics-odds-points = { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
tactics-odds-hero = { $hero } ({ $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    })

## Wovon es abhängt

tactics-odds-charge = Im Sturmangriff, der nur Waffen mit den Reichweiten 1 und C zulässt, nicht abgefeuert: { $weapons }.
tactics-odds-far = Außer Reichweite: { $weapons }.
tactics-odds-harmless-rows = Harmlos für diese Klasse: { $weapons }.
tactics-odds-held = Nicht abgefeuert: { $weapons }.
tactics-odds-joined = { $hero } hat sich dem Squad ({ $unit }) angeschlossen: Sie kämpfen gemeinsam, und ihre Punkte zählen zusammen.
tactics-odds-no-cover = { $unit }: keine Deckung, denn die haben nur Squads.
tactics-odds-no-symbol = { $unit }: Die Karte hat kein Symbol für { $cover ->
        [soft] weiche
       *[hard] harte
    } Deckung, also wird kein Treffer abgewehrt.
tactics-odds-saves = In { $cover ->
        [soft] weicher
       *[hard] harter
    } Deckung wehrt { $symbol ->
        [hit] jedes gewürfelte Fadenkreuz
       *[blank] jede gewürfelte Leerseite
    } einen Treffer ab: { $chance } davon.
tactics-odds-saves-attacker = Gegen die Reaktion steht der Angreifer in { $cover ->
        [soft] weicher
       *[hard] harter
    } Deckung, wo { $symbol ->
        [hit] jedes gewürfelte Fadenkreuz
       *[blank] jede gewürfelte Leerseite
    } einen Treffer abwehrt: { $chance } davon.
tactics-odds-ignores = Deckung hilft nicht gegen: { $weapons }.
tactics-odds-artillery = Artillerie übergeht Deckung außerhalb von Gebäuden: { $weapons }.
tactics-odds-sustained = Anhaltender Angriff: Jeder Fehlwurf wird einmal wiederholt.
tactics-odds-spotter = Späher ({ $unit }): Leerseiten treffen.
tactics-odds-berserk = Berserker ({ $unit }): Jeder Fehlwurf wird noch einmal wiederholt.
tactics-odds-all-in-one = Aus allen Rohren ({ $unit }): doppelt so viele Würfel.
tactics-odds-medal = Ehrenmedaille ({ $unit }): Ein Würfel wird wiederholt, in der ersten Waffenzeile dieses Helden mit einem Fehlwurf.
tactics-odds-idle = { $ability } ({ $unit }) ändert an einem Angriff nichts.
tactics-odds-laser = Jeder Treffer eines Lasers wird wiederholt, bis er fehlgeht: { $weapons }.
tactics-odds-phaser = Jeder Treffer eines Phasers gibt Schadenswürfel, und jeder Treffer mit diesen ist ein Schaden: { $weapons }.
tactics-odds-salvo = Salve mit { $rounds ->
        [one] einem
       *[other] { $rounds }
    } Schuss: { $weapons }.
tactics-odds-limited = { $rounds ->
        [one] Ein Schuss wird
       *[other] { $rounds } Schuss werden
    } abgefeuert: { $weapons }.
tactics-odds-flame = Flammen würfeln für jede Figur des Ziels, hier { $count }: { $weapons }.
tactics-odds-kill = Ein Treffer zerstört das ganze Ziel: { $weapons }.
tactics-odds-burst = Doppelt so viele Würfel gegen ein Ziel, das sich nicht bewegt hat: { $weapons }.
tactics-odds-moved = Keine weiteren Würfel, denn das Ziel hat sich bewegt: { $weapons }.
tactics-odds-sniper = { $weapons }: Jeder Treffer ist ein Schaden an der genannten Figur ({ $figures }), überzählige verfallen.
tactics-odds-sniper-unit = { $weapons }: Jeder Treffer ist ein Schaden.
tactics-odds-serum = Wiederbelebungsserum ({ $unit }): Jeder Treffer gegen Soldaten gibt nach dem Angriff einen verlorenen Punkt zurück.
tactics-odds-heroic = Heldenmut ({ $unit }): Angriffe auf diese Einheit richten keinen Schaden an.
tactics-odds-heroic-reaction = Heldenmut ({ $unit }) wird mit der Reaktion angesagt: Gelingt sie, richten Angriffe auf diese Einheit fortan keinen Schaden an.
tactics-odds-resilient = Unverwüstlich ({ $unit }): Jeder Schaden bleibt mit einer Wahrscheinlichkeit von { $chance } ohne Wirkung.
tactics-odds-losses = { $unit }: Zuerst fallen die Figuren, deren Waffen gegen diesen Feind am wenigsten ausrichten.
tactics-odds-losses-hero = { $unit }: Zuerst fallen die Figuren, deren Waffen gegen diesen Feind am wenigsten ausrichten; der Held verliert zuletzt Punkte.
tactics-odds-unarmed = { $unit }: hat nichts, um zurückzuschlagen.
tactics-odds-declined = { $unit }: schlägt nicht zurück.
tactics-odds-strikes-back = { $unit }: Wer nach den anderen Waffen noch steht, schlägt im Nahkampf gleichzeitig zurück.
tactics-odds-reacts = { $unit }: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    } für die Reaktion, und ein Treffer genügt: { $chance }.
tactics-odds-reaction-after-move = { $unit }: bei der Reaktion schon bewegt; es greift an, wer noch steht.
tactics-odds-reaction-rows = { $unit }: reagiert mit allen Waffen in Reichweite und aller Munition; im Nahkampf schlägt der Angreifer zurück.

## Was an einer Frage nicht stimmt

tactics-odds-range = Entfernungen werden von 1 an gezählt, und { $given } ist keine (T7.2)
tactics-odds-rule-set = es gibt keine Regelfassung "{ $given }"{ $guess }
tactics-odds-cover = es gibt keine Deckung "{ $given }"{ $guess }
tactics-odds-unit = es gibt keine Einheit "{ $given }"{ $guess }
tactics-odds-faction = { $hero } kann sich { $unit } nicht anschließen: eine Armee hat nur eine Fraktion (T1.7)
tactics-odds-join = { $hero } kann sich { $unit } nicht anschließen: { $why } ({ $rule })
tactics-odds-ability = es gibt keine Fähigkeit "{ $given }"{ $guess }
tactics-odds-not-its = { $unit } hat die Fähigkeit { $ability } nicht, sondern { $names } (T4.4)
tactics-odds-no-abilities = { $unit } hat die Fähigkeit { $ability } nicht und auch keine andere (T4.4)
tactics-odds-mark-squad = Scharfschützen nennen Figuren von Squads, und { $unit } ist keines (T17.33)
tactics-odds-mark = es gibt keine Figur "{ $given }" in { $unit }{ $guess }
tactics-odds-no-sniper = kein Scharfschütze von { $unit } kann hier schießen, also wird niemand genannt (T17.22)
tactics-odds-charge-sustained = ein Sturmangriff ist kein anhaltender Angriff (T17.12)
tactics-odds-reaction-sustained = auf einen anhaltenden Angriff reagiert niemand (T13.2)
tactics-odds-no-reaction = { $unit } kann nicht reagieren: keine Waffe davon erreicht { $enemy } und kann schaden (T13.1)
tactics-odds-no-charge = { $unit } hat keine Waffe für einen Sturmangriff (T17.12)
tactics-odds-reach = keine Waffe von { $unit } reicht bis zur Entfernung { $range }; die Reichweiten sind { $ranges } (T10.1)
tactics-odds-harmless = keine Waffe von { $unit } schadet auf die Entfernung { $range } der Klasse { $armour } (T1.4)
tactics-odds-unused = ohne Munition hat { $unit } keine Waffe, die feuern könnte (T7.6)
tactics-odds-no-rounds = { $unit } hat hier keine begrenzte Munition, also bitte ohne --rounds (T20.1)
tactics-odds-rounds = --rounds nimmt 0 bis { $most }, nicht { $given } (T20.1)
