### Was tools/rules_digest.py um die Regeln herum schreibt.

digest-title = Dust Tactics: die Regeln
digest-intro = Die Regeln, wie dieses Programm sie spielt, in zwei Fassungen, in eigenen Worten: die des deutschen Grundregelwerks und dieselben mit den späteren Korrekturen des Verlags, der FAQ. Die Nummern stehen neben jeder Frage und in jeder Ablehnung. Wo die gedruckten Regeln schweigen oder unklar sind, sagt eine Entscheidung, was gilt; Fälle, über die Spieler streiten, stehen im letzten Kapitel. Dust Tactics ist ein Titel seines Verlags; dieser Text ersetzt das Regelbuch nicht.
comparison-title = Die Fassungen im Vergleich
comparison-intro = Alles, worin sich die beiden Fassungen unterscheiden. Die Option faq wählt die zweite.
column-rulebook = Regelbuch
column-faq = FAQ
row-full-entry = Das Einrücken hat alle Bewegungspunkte der Einheit
    .rule = T3.3
row-any-corner = Jede Ecke eines blockierenden Feldes neben dem Ziel gibt Eckendeckung
    .rule = T8.3
row-plunging-artillery = Artillerie ignoriert Deckung, außer in Gebäuden
    .rule = T12.3
row-one-reaction = In einer Aktivierung gibt es nur einen Versuch zu reagieren
    .rule = T13.3
row-charge-interrupted = Auf einen Sturmangriff kann man zwischen den beiden Bewegungen reagieren
    .rule = T13.3
row-medic-refills = Eine vom Sanitäter wiederbelebte Miniatur bringt volle begrenzte Munition mit
    .rule = T18.5
cell-yes = ja
cell-no = nein
reconstructed-intro = Karten, Spielpläne und Szenarien standen auf eigenem Material, nicht im Regelbuch. Die Dateien sagen zu jedem Wert, ob er belegt, abgeleitet oder rekonstruiert ist, und warum. Jede lässt sich durch eine eigene ersetzen, etwa mit den Werten des eigenen Exemplars.
reconstructed-cards = Karten. Belegt ist, was die Tabellen und Beispiele des Regelbuchs zeigen und was Rezensenten von den Karten abgelesen haben: die Reihen von Blackhawk, Lara, Heavy Laser Grenadiers, Rhino und Hell Boys, Teile anderer, einige Kosten und dass die Schachtel je Seite 130 AP wert ist. Eine Waffe desselben Namens hat auf allen Karten dieselbe Reihe. Die übrigen Werte sind innerhalb dieser Grenzen rekonstruiert.
reconstructed-boards = Spielpläne. Ein Poster hat neun mal sechs Felder. Belegt ist wenig mehr, als dass das erste Gefecht auf einem Poster mit einem Gebäude aus Geländefeldern in der Mitte und zwei Kreuzfeldern stattfindet; alles andere ist für dieses Programm gezeichnet, symmetrisch, wo keine Seite bevorzugt werden soll.
reconstructed-scenarios = Szenarien. Belegt sind die Truppen des ersten, 130 AP für die anderen, zwei Titel und die Arten der Missionen. Missionsziele im Einzelnen, Rundengrenzen und Boni sind rekonstruiert.
