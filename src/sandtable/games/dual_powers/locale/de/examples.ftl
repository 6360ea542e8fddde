### Die Beispiele des Regelhefts nacherzählt. .rules nennt die Regeln, die ein Beispiel zeigt.

example-A = Katja spielt eine lila Karte mit vier Tagen aus, während der Kalender auf Tag 26 steht. Vier Tage führen auf 30, und von dort geht es weiter auf 31. Der Monat rückt nicht vor, und Katja hat sich eine Bonusaktion verdient.
    .rules = P4.2, P4.4
example-B = Viktor nutzt eine grüne Karte mit vier Tagen und Rekrutierungswert 2 zum Rekrutieren. Er nimmt zwei Einheiten mit Kosten 1; beide kommen in das grüne Gebiet, das einzige, das die Karte erlaubt.
    .rules = P4.7, P4.8
example-C = Katja spielt eine Karte mit der Aktion Bewegung. Kerenski kann nicht von Grün nach Rot gehen, weil der Blockademarker diese Verbindung sperrt. Stattdessen bewegt sie eine weiße Einheit von Blau nach Weiß.
    .rules = P4.9, P2.3
example-D = Viktor spielt Rot, hat den Willen des Volkes und landet genau auf Tag 15. Er rekrutiert eine Einheit mit Kosten 2 in Lila und nimmt dann die Bewegung als Bonus: Eine neutrale Einheit geht von Braun nach Lila. In Braun liegt kein Plättchen von ihm, und für die Bewegung braucht es keines.
    .rules = P4.4, P4.8, P4.16, P4.17
example-E = In Braun zeigen Viktors drei Plättchen 3, 1 und 0, Katjas zwei zeigen 2 und 2. Beide haben Stärke 4. Viktor ist stärker, denn er hat drei Plättchen gegen zwei.
    .rules = P5.1, P5.2
example-F = Braun ist das Gebiet der Unruhe, der Monat ist Jul. Katja hat 1, 1 und 1, Viktor 2 und 0, also ist Katja mit 3 gegen 2 stärker. Sie nimmt die Punkte, und der Unterstützungsmarker rückt drei Felder auf sie zu.
    .rules = P5.1, P5.3, P5.4
example-G = Weiß ist gewertet worden. Katja hat zwei Plättchen, 2 und 1, eines davon ein erschöpfter Anführer; Viktor hat eine erschöpfte Einheit, die 3 zeigt. Bei 3 gegen 3 ist Katja die stärkere, mit zwei Plättchen gegen eines. Dann wird ihr bereites Plättchen erschöpft, und ihr Anführer verlässt das Spiel für immer, während Viktors Einheit den Spielplan verlässt und in seinen Vorrat zurückkehrt.
    .rules = P5.2, P5.7, P1.4
example-H = Die Gegenseite hat Rot-2, Rot-4, Lila-4, Braun-5 und Lila-2 gespielt, in dieser Folge. Rot und Lila haben beide 6 Tage, Braun 5; Rot und Lila haben beide zwei Karten. Die letzte Karte der beiden Gebiete war Lila-2, also ist Lila das Gebiet. Von seinen zwei Karten hat Lila-4 mehr Punkte und wird gewertet.
    .rules = P7.8
