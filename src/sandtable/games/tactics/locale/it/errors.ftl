### Che cosa non va in ciò che una persona ci ha dato, per quanto lo sa solo Dust Tactics; i file di unità, plance e
### scenari sono in cards.ftl e ground.ftl.
### Tutto ciò che sta tra virgolette o è nominato qui è una parola del file o di un ordine e non si traduce.

## Quali parole ci sono

domain-square = casella
domain-unit = unità
domain-figure = figura
domain-side = parte
domain-act = azione
domain-ability = abilità
domain-mode = tipo di attacco
domain-stage = fase di un tiro
domain-way = modo di pagare
domain-count = numero
domain-seat = posto

## La plancia di una posizione

tactics-board-key = la plancia non ha "{ $key }"
tactics-rounds = la battaglia ha { $most } round, non { $given } (T21.1)
tactics-part-table = { $key } dev'essere una tabella
tactics-off-board = { $square } non è sulla plancia
tactics-element = { $square } deve avere "crate" o "trap", magari con i suoi punti, non "{ $given }" (T9.1)
tactics-element-ground = su { $square } non può stare un elemento di copertura (T2.2)
tactics-trap-indoors = su { $square } non può stare un ostacolo anticarro (T14.2)
tactics-tiles = tiles dev'essere una lista di caselle
tactics-tile-ground = su { $square } non può stare una tessera terreno (T2.2)
tactics-side-list = { $key } dev'essere una lista di parti
tactics-no-charge = in { $square } non c'è una carica esplosiva
tactics-picks = picks di { $side } dev'essere una lista
tactics-picked = { $side } non può avere scelto "{ $word }" (T16.2)
tactics-paid = paid dev'essere una lista di diagonal, fast e scout
tactics-unbroken = unbroken dev'essere true o false

## Le unità di una posizione

tactics-unit-table = { $unit } dev'essere una tabella
tactics-unit-key = { $unit } non ha "{ $key }"
tactics-unit-number = { $key } di { $unit } dev'essere un numero intero da { $low } a { $high }, non { $given }
tactics-unit-list = used e lasting di { $unit } devono essere liste
tactics-unit-mark = { $key } di { $unit } non può avere "{ $word }"
tactics-flags = flags di { $unit } devono essere tra { $choices }
tactics-gone = { $unit } non c'è più e non sta su nessuna casella
tactics-no-weapon = { $unit } non ha un'arma limitata "{ $weapon }"
tactics-figures-of = solo una squadra viva ha figures, come tabella; { $unit } non ne ha
tactics-no-figure = { $unit } non ha una figura "{ $figure }"
tactics-nobody-left = { $unit } non ha più nessuno; allora la squadra è morta
tactics-mate = { $hero } non può stare con { $unit } (T15.1)
tactics-mate-square = { $hero } e { $unit } devono essere vivi, in una sola casella e con nessun altro (T15.4)
tactics-no-fit = { $unit } non sta su { $square } (T1.5)
tactics-cannot-stand = { $unit } non può stare su { $square } (T5.6)

## Passi che non possono stare in una posizione

problem-tactics-choosing = le due parti scelgono ancora i loro eserciti{ $rule }
problem-tactics-joining = degli eroi si chiede uno alla volta{ $rule }
problem-tactics-secrets = i segreti ci sono solo finché vengono chiesti{ $rule }
problem-tactics-not-in-play = { $word } non è in gioco{ $rule }
problem-tactics-gone = { $word } non c'è più e non decide niente{ $rule }
