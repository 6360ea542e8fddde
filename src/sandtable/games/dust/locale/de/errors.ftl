### Was an etwas nicht stimmt, das uns jemand gegeben hat, soweit nur Dust es weiß.
### Alles in Anführungszeichen ist ein Wort der Datei oder eines Befehls und wird nicht übersetzt.

## Arten von Wörtern

domain-area = Gebiet
domain-card = Karte
domain-unit = Einheit
domain-item = Ware
domain-colour = Farbe
domain-seat = Platz
domain-force = Armee
domain-side = Seite
domain-battle-kind = Gefechtsart
domain-ability = Fähigkeit
domain-count = Anzahl
domain-hits = Trefferzahl
domain-land = Zahl der Landeinheiten

## Befehle

error-order-form = "{ $order }" ist nicht zu verstehen; schreib zum Beispiel "{ $example }"
error-order-units = "{ $order }" sagt nicht, welche Einheiten; schreib zum Beispiel "{ $example }"
error-order-letter = "{ $word }" in "{ $order }" nennt keine Einheiten; schreib eine Zahl und einen Buchstaben: { $letters }
error-order-twice = "{ $letter }" steht zweimal in "{ $order }"; schreib jeden Buchstaben einmal
error-order-number = "{ $word }": die Zahl liegt zwischen 1 und { $most }
error-letters-units = T Panzer, M Mech, F Jäger, B Bomber, S U-Boot
error-letters-goods = T Panzer, M Mech, F Jäger, B Bomber, S U-Boot, C Produktionszentrum, K Karte

## Das Spielbrett einer Stellung

error-board-key = das Spielbrett hat kein "{ $key }"{ $guess }
error-board-table = { $key } muss eine Tabelle sein, nicht { $given }
error-board-area = das Gebiet "{ $area }" nennt seine Armee (force) und ihre Einheiten (D1.8)
error-board-empty = im Gebiet "{ $area }" stehen keine Einheiten, also gehört es niemandem (D1.8)
error-board-element = im Gebiet "{ $area }" kann kein "{ $unit }" stehen (D1.9)
error-board-cards = jede Karte liegt an einem einzigen Ort (D1.3)
error-board-attacked = attacked hat Paare aus Herkunft und Ziel (D6.6)
error-board-majority = eine Hoheit "{ $name }" gibt es nicht (D11.2){ $guess }
error-board-units = von einer Art sind mehr Einheiten da, als eine Armee hat (D1.1)
error-board-centre-at-sea = Produktionszentren stehen an Land (D4.6)
error-board-centre-source = auf einer Energiequelle steht kein Produktionszentrum (D4.6)
error-board-centres = es gibt insgesamt { $most } Produktionszentren (D1.2)
error-board-neutral = eine neutrale Hauptstadt ist eine Hauptstadt (D2.5)
error-board-homes = jeder hat als Heimat eine eigene Hauptstadt, und keine neutrale (D2.3)
error-board-colours = jede Armee hat eine eigene Farbe (D2.3)
error-board-round = die Runde muss 0 bis { $most } sein (D12.5)
error-board-hand = niemand hält mehr als fünf Karten, vor der ersten Runde sechs (D4.7)
error-board-deck = ist der Stapel leer, so wird die Ablage gemischt (D1.3)
error-board-points = Siegpunkte gehen nie verloren (D11.3)
error-board-queue = wer im Spiel ist, hat einen Zug je Runde (D3.3)
error-board-ally = niemand ist sein eigener Verbündeter (D10.4)
error-board-resigned = wer als Letzter übrig ist, hat gewonnen (D12.5)
