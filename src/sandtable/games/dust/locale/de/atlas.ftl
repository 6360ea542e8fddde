### Was an einer Karte der Welt oder an Spielkarten nicht stimmt, die uns jemand gegeben hat, und was `sandtable check` dazu sagt.
### Was hier benannt wird oder in Anführungszeichen steht, ist ein Wort der Datei und wird nicht übersetzt.

## Landkarten

data-map-name = das Gebiet { $name } gibt es zweimal
data-map-capital-sea = eine Hauptstadt muss Land sein, nicht Meer
data-map-point = lon und lat gehören zusammen; gib beide an oder keines
data-map-degrees = { $key } muss eine Zahl von Graden zwischen -{ $most } und { $most } sein, nicht { $given }
data-map-count = { $file }: Anzahl der { $what }: es müssen { $wanted } sein, nicht { $given } (D1.5)
data-map-land = Landgebiete
data-map-sea = Seegebiete
data-map-capitals = Hauptstädte
data-map-on-land = Energiequellen an Land
data-map-at-sea = Energiequellen auf See
data-map-joins = joins muss eine Liste von zwei Gebieten sein
data-map-area = joins muss zwei Gebiete der Datei nennen, und { $given } ist keines{ $guess }
data-map-itself = joins muss zwei verschiedene Gebiete nennen, nicht zweimal { $name }
data-map-twice = die Verbindung von { $origin } und { $target } steht zweimal da; einmal genügt
data-map-wraps = wraps muss true oder false sein, nicht { $given }
data-map-pole = eine Verbindung darf nur von Ost nach West um den Rand laufen, nicht von Nord nach Süd
data-map-pair = eine Hauptstadt muss genau eine andere Hauptstadt berühren, nicht { $given }
data-map-joined = { $file }: alle Gebiete müssen zusammenhängen, aber keine Verbindung führt von { $origin } nach { $target } (D1.5)
data-map-ocean = { $file }: die Seegebiete müssen ein Ozean sein, aber keine Verbindung führt von { $origin } nach { $target } (D1.5)

## Spielkarten

data-deck-sum = combat, movement und production müssen zusammen { $wanted } ergeben, nicht { $given }
data-deck-name = der Name { $name } kommt zweimal vor; gib einer der beiden einen eigenen
data-deck-count = { $file }: es müssen { $wanted } Karten sein, nicht { $given } (D1.3)

## Eine Datei prüfen

check-map = { $file } ist eine Landkarte für Dust.
check-map-land = { $count } Landgebiete: { $capitals } Hauptstädte, { $sources } Energiequellen, { $plain } einfache. { $coast } davon liegen an der Küste, im Binnenland: { $inland }.
check-map-landless = keines
check-map-sea = { $count } Seegebiete: { $sources } Energiequellen, { $plain } einfache.
check-map-links = { $count } Verbindungen: { $land } von Land zu Land, { $sea } von See zu See, { $coast } von Land zu See. { $wraps ->
        [0] Keine läuft
        [one] Eine läuft
       *[other] { $wraps } laufen
    } um den Rand.
check-map-points = { $count ->
        [0] Von jedem Gebiet ist die Lage angegeben.
        [one] Von einem Gebiet fehlt die Lage, die Karte lässt sich also nicht zeichnen.
       *[other] Von { $count } Gebieten fehlt die Lage, die Karte lässt sich also nicht zeichnen.
    }
check-map-pair = { $first } und { $second } berühren sich; { $count ->
        [0] keine Energiequelle an Land liegt
        [one] eine Energiequelle an Land liegt
       *[other] { $count } Energiequellen an Land liegen
    } ihnen am nächsten.
check-map-capital = { $capital }: daneben Landgebiete: { $land }, Seegebiete: { $sea }. Schritte zu Energiequellen an Land: { $sources }; auf See: { $deeps }; zu Hauptstädten anderer Paare: { $capitals }.
check-map-steps = Schritte zählen über Land und See.
check-cards = { $file } enthält die Karten für Dust.
check-cards-count = { $count } Karten.
check-cards-value = { $column }: { $spread }.
check-cards-combat = Kampf
check-cards-movement = Bewegung
check-cards-production = Produktion
check-cards-stars = Sterne
check-cards-abilities = Fähigkeiten: { $spread }.
check-cards-ties = { $count ->
        [0] Keine zwei Karten sind in der Zugfolge gleich.
        [one] Ein Kartenpaar ist in der Zugfolge gleich; dann entscheidet der Zufall (D3.5).
       *[other] { $count } Kartenpaare sind in der Zugfolge gleich; dann entscheidet der Zufall (D3.5).
    }
