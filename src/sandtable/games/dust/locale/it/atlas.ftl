### Che cosa non va in una mappa o nelle carte che qualcuno ci ha dato, e che cosa ne dice `sandtable check`.
### Quello che qui è nominato o tra virgolette è una parola del file, e non si traduce.

## Mappe

data-map-name = l'area { $name } c'è due volte
data-map-capital-sea = una capitale dev'essere terra, non mare
data-map-point = lon e lat vanno insieme; dai entrambi o nessuno
data-map-degrees = { $key } dev'essere un numero di gradi da -{ $most } a { $most }, non { $given }
data-map-count = { $file }: numero di { $what }: ce ne vogliono { $wanted }, non { $given } (D1.5)
data-map-land = aree di terra
data-map-sea = aree di mare
data-map-capitals = capitali
data-map-on-land = fonti di energia di terra
data-map-at-sea = fonti di energia di mare
data-map-joins = joins dev'essere una lista di due aree
data-map-area = joins deve nominare due aree del file, e { $given } non lo è{ $guess }
data-map-itself = joins deve nominare due aree diverse, non due volte { $name }
data-map-twice = il collegamento tra { $origin } e { $target } c'è due volte; basta una
data-map-wraps = wraps dev'essere true o false, non { $given }
data-map-pole = un collegamento può girare intorno al bordo solo da est a ovest, non da nord a sud
data-map-pair = una capitale deve toccare esattamente un'altra capitale, non { $given }
data-map-joined = { $file }: tutte le aree devono essere collegate, ma nessun collegamento porta da { $origin } a { $target } (D1.5)
data-map-ocean = { $file }: le aree di mare devono essere un solo oceano, ma nessun collegamento porta da { $origin } a { $target } (D1.5)

## Carte

data-deck-sum = combat, movement e production devono dare in tutto { $wanted }, non { $given }
data-deck-name = il nome { $name } compare due volte; dai a una delle due un nome suo
data-deck-count = { $file }: le carte devono essere { $wanted }, non { $given } (D1.3)

## Controllare un file

check-map = { $file } è una mappa di Dust.
check-map-land = { $count } aree di terra: { $capitals } capitali, { $sources } fonti di energia, { $plain } semplici. { $coast } stanno sulla costa, nell'interno: { $inland }.
check-map-landless = nessuna
check-map-sea = { $count } aree di mare: { $sources } fonti di energia, { $plain } semplici.
check-map-links = { $count } collegamenti: { $land } da terra a terra, { $sea } da mare a mare, { $coast } da terra a mare. { $wraps ->
        [0] Nessuno gira
        [one] Uno gira
       *[other] { $wraps } girano
    } intorno al bordo.
check-map-points = { $count ->
        [0] Di ogni area è data la posizione.
        [one] Di un'area manca la posizione, perciò la mappa non si può disegnare.
       *[other] Di { $count } aree manca la posizione, perciò la mappa non si può disegnare.
    }
check-map-pair = { $first } e { $second } si toccano; { $count ->
        [0] nessuna fonte di energia di terra è la più vicina
        [one] una fonte di energia di terra è la più vicina
       *[other] { $count } fonti di energia di terra sono le più vicine
    } a loro.
check-map-capital = { $capital }: accanto, aree di terra: { $land }, di mare: { $sea }. Passi fino alle fonti di energia di terra: { $sources }; di mare: { $deeps }; fino alle capitali di altre coppie: { $capitals }.
check-map-steps = I passi si contano per terra e per mare.
check-cards = { $file } contiene le carte di Dust.
check-cards-count = { $count } carte.
check-cards-value = { $column }: { $spread }.
check-cards-combat = Combattimento
check-cards-movement = Movimento
check-cards-production = Produzione
check-cards-stars = Stelle
check-cards-abilities = Abilità: { $spread }.
check-cards-ties = { $count ->
        [0] Nell'ordine dei turni non ci sono due carte uguali.
        [one] Una coppia di carte è uguale nell'ordine dei turni; allora decide il caso (D3.5).
       *[other] { $count } coppie di carte sono uguali nell'ordine dei turni; allora decide il caso (D3.5).
    }
