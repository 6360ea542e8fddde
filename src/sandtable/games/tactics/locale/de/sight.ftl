### Was `sandtable sight tactics` sagt, und seine Hilfe.

help-sight = Sagen, ob ein Feld in einer Stellung ein anderes sieht, wie weit es entfernt ist, was dort Deckung gibt, und warum.
    .origin = Das Feld, von dem aus man schaut, etwa d4.
    .target = Das Feld, auf das man schaut, etwa g7.
    .position = Die Datei mit der Stellung.
    .faq = Nach den Berichtigungen des Verlags, was auch immer die Stellung sagt.

tactics-sight-open = { $origin } sieht { $target }; Entfernung { $range }.
tactics-sight-closed = { $origin } sieht { $target } nicht; Entfernung { $range }.
tactics-sight-level = { $level ->
        [soldiers] Beide sind Soldaten, also blockieren Soldaten und Panzersperren dazwischen die Linie.
       *[others] Eine der beiden Einheiten besteht nicht aus Soldaten, also blockieren nur Fahrzeuge, Geländeplättchen und der Boden die Linie.
    } Das ergibt sich daraus, wer dort steht; niemand zählt als Squad.
tactics-sight-cover = Ein Squad auf { $target } hat gegen { $origin } { $cover ->
        [none] keine Deckung
        [soft] weiche Deckung
       *[hard] harte Deckung
    }.
tactics-sight-no-symbol = { $squares } hat kein Symbol
tactics-sight-smoke = auf { $squares } ist Rauch
tactics-sight-wall = dort ist eine Mauer: { $edges }
tactics-sight-vehicle = auf { $squares } steht ein Fahrzeug
tactics-sight-tile = auf { $squares } liegt ein Geländeplättchen
tactics-sight-soldiers = auf { $squares } stehen Soldaten
tactics-sight-trap = auf { $squares } steht eine Panzersperre
tactics-sight-two-corners = die Linie läuft auf beiden Seiten an Ecken entlang: { $places }
tactics-sight-door = { $squares } liegt in einem Gebäude und hat keinen Eingang zum anderen Feld hin
tactics-sight-corner = die Linie streift eine Ecke dessen, was sie blockiert: { $places }
tactics-sight-crate = auf { $squares } steht eine Munitionskiste
tactics-sight-own-trap = auf { $squares } steht eine Panzersperre
tactics-sight-rubble = auf { $squares } liegen Trümmer
tactics-sight-inside = beide Felder liegen im selben Gebäude
tactics-sight-building = { $squares } liegt in einem Gebäude, das andere Feld nicht
tactics-sight-blocked-by = Blockiert: { $text } ({ $rule }).
tactics-sight-covered-by = Deckung: { $text } ({ $rule }).
tactics-sight-north = Nordkante von { $square }
tactics-sight-east = Ostkante von { $square }
tactics-sight-south = Südkante von { $square }
tactics-sight-west = Westkante von { $square }
tactics-sight-same = man schaut von einem Feld auf ein anderes, und { $square } wurde zweimal genannt
tactics-sight-square = auf diesem Spielplan, der von a1 bis { $last } reicht, gibt es kein Feld "{ $given }"
tactics-sight-game = das ist eine Stellung von { $found }, nicht von Dust Tactics
tactics-sight-file = die Datei { $file } kann nicht gelesen werden: { $reason }
