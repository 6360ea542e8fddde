### Che cosa non va nelle plance che qualcuno ci ha dato. Quello che qui ha un nome o sta fra virgolette è una parola del
### file, e non si traduce.

tactics-boards = { $file }: ci deve essere almeno una plancia (T2.1)
tactics-board-rows = rows deve essere un elenco di testi con un segno per ogni casella
tactics-board-size = una plancia deve avere da 1 a { $most } righe e colonne
tactics-board-ragged = la riga { $row } deve essere lunga quanto la riga 1, { $wanted } caselle e non { $given }
tactics-board-sign = la riga { $row } deve essere fatta dei segni { $signs }, e { $given } non è uno di questi

## Edifici

tactics-building-list = building deve essere un elenco di tabelle, non { $given }
tactics-building-many = una plancia può avere al massimo { $most } edifici
tactics-building-table = qui ci deve essere una tabella, non { $given }
tactics-building-both = la casella { $square } è in due edifici
tactics-building-area = area deve indicare la prima e l'ultima casella, per esempio "e4-h6", non { $given }
tactics-building-off = area deve stare sulla plancia, la cui ultima casella è { $last }, e { $given } non ci sta
tactics-edge = { $key } deve indicare lati delle proprie caselle, per esempio "{ $example }", non { $given }
tactics-edge-twice = il lato { $edge } compare due volte; basta una
tactics-edges = { $key } deve essere un elenco di lati, per esempio "e5w"
tactics-inner-wall = il muro interno { $edge } deve stare fra due caselle dell'edificio
tactics-entrance-inside = l'ingresso { $edge } deve stare in un muro esterno
tactics-entrance-off = l'ingresso { $edge } non deve portare fuori dalla plancia

## Disegni

tactics-drawing-lines = un disegno deve essere una linea di lati e, per ogni riga, una linea di caselle e una di lati
tactics-drawing-size = un disegno deve avere da 1 a { $most } righe e colonne
tactics-drawing-building = nella linea { $line } del disegno non può stare { $given }: i numeri degli edifici vanno da 1 a 9
tactics-drawing-mark = nella linea { $line } del disegno non può stare { $given }: un contrassegno è una lettera o una cifra
tactics-drawing-points = nella linea { $line } del disegno non può stare { $given }: una linea di lati ha un + in ogni punto della griglia
tactics-drawing-sign = nella linea { $line } del disegno non può stare { $given }: i segni delle caselle sono . ~ x * #
tactics-drawing-edge = nella linea { $line } del disegno non può stare { $given }: i muri sono --- e |, gli ingressi piccoli -s- e s, quelli grandi -L- e L
tactics-drawing-open = il lato { $edge } del disegno deve essere un muro o un ingresso dell'edificio (T14.1)
