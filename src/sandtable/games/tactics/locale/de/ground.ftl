### Was an Spielplänen nicht stimmt, die uns jemand gegeben hat. Was hier benannt wird oder in Anführungszeichen steht, ist
### ein Wort der Datei und wird nicht übersetzt.

tactics-boards = { $file }: es muss mindestens ein Spielplan da sein (T2.1)
tactics-board-rows = rows muss eine Liste von Texten mit einem Zeichen für jedes Feld sein
tactics-board-size = ein Spielplan muss 1 bis { $most } Reihen und Spalten haben
tactics-board-ragged = Reihe { $row } muss so lang sein wie Reihe 1, { $wanted } Felder und nicht { $given }
tactics-board-sign = Reihe { $row } muss aus den Zeichen { $signs } bestehen, und { $given } ist keines davon

## Gebäude

tactics-building-list = building muss eine Liste von Tabellen sein, nicht { $given }
tactics-building-many = ein Spielplan darf höchstens { $most } Gebäude haben
tactics-building-table = hier muss eine Tabelle stehen, nicht { $given }
tactics-building-both = das Feld { $square } liegt in zwei Gebäuden
tactics-building-area = area muss das erste und das letzte Feld nennen, etwa "e4-h6", nicht { $given }
tactics-building-off = area muss auf dem Spielplan liegen, dessen letztes Feld { $last } ist, und { $given } tut das nicht
tactics-edge = { $key } muss Kanten der eigenen Felder nennen, etwa "{ $example }", nicht { $given }
tactics-edge-twice = die Kante { $edge } steht zweimal da; einmal genügt
tactics-edges = { $key } muss eine Liste von Kanten sein, etwa "e5w"
tactics-inner-wall = die Innenwand { $edge } muss zwischen zwei Feldern des Gebäudes liegen
tactics-entrance-inside = der Eingang { $edge } muss in einer Außenwand liegen
tactics-entrance-off = der Eingang { $edge } darf nicht vom Spielplan hinausführen

## Zeichnungen

tactics-drawing-lines = eine Zeichnung muss eine Zeile von Kanten sein und für jede Reihe eine Zeile von Feldern und eine von Kanten
tactics-drawing-size = eine Zeichnung muss 1 bis { $most } Reihen und Spalten haben
tactics-drawing-building = in Zeile { $line } der Zeichnung darf { $given } nicht stehen: Gebäude haben die Nummern 1 bis 9
tactics-drawing-mark = in Zeile { $line } der Zeichnung darf { $given } nicht stehen: eine Marke ist ein Buchstabe oder eine Ziffer
tactics-drawing-points = in Zeile { $line } der Zeichnung darf { $given } nicht stehen: eine Zeile von Kanten hat an jedem Gitterpunkt ein +
tactics-drawing-sign = in Zeile { $line } der Zeichnung darf { $given } nicht stehen: die Zeichen der Felder sind . ~ x * #
tactics-drawing-edge = in Zeile { $line } der Zeichnung darf { $given } nicht stehen: Wände sind --- und |, kleine Eingänge -s- und s, große -L- und L
tactics-drawing-open = die Kante { $edge } der Zeichnung muss eine Wand oder ein Eingang des Gebäudes sein (T14.1)
