### Che cosa non va in quello che qualcuno ci ha dato, per quanto solo Dust lo sappia.
### Tutto ciò che sta tra virgolette è una parola del file o di un ordine, e non si traduce.

## Specie di parole

domain-area = area
domain-card = carta
domain-unit = unità
domain-item = articolo
domain-colour = colore
domain-seat = posto
domain-force = esercito
domain-side = parte
domain-battle-kind = tipo di battaglia
domain-ability = capacità
domain-count = numero
domain-hits = numero di colpi
domain-land = numero di unità di terra

## Ordini

error-order-form = "{ $order }" non si capisce; scrivi per esempio "{ $example }"
error-order-units = "{ $order }" non dice quali unità; scrivi per esempio "{ $example }"
error-order-letter = "{ $word }" in "{ $order }" non indica unità; scrivi un numero e una lettera: { $letters }
error-order-twice = "{ $letter }" compare due volte in "{ $order }"; scrivi ogni lettera una volta
error-order-number = "{ $word }": il numero va da 1 a { $most }
error-letters-units = T carro armato, M robot, F caccia, B bombardiere, S sommergibile
error-letters-goods = T carro armato, M robot, F caccia, B bombardiere, S sommergibile, C centro di produzione, K carta

## Il piano di gioco di una posizione

error-board-key = il piano di gioco non ha "{ $key }"{ $guess }
error-board-table = { $key } dev'essere una tabella, non { $given }
error-board-area = l'area "{ $area }" indica il suo esercito (force) e le sue unità (D1.8)
error-board-empty = nell'area "{ $area }" non ci sono unità, quindi non è di nessuno (D1.8)
error-board-element = nell'area "{ $area }" non può stare un "{ $unit }" (D1.9)
error-board-cards = ogni carta sta in un posto solo (D1.3)
error-board-attacked = attacked ha coppie di origine e bersaglio (D6.6)
error-board-majority = una supremazia "{ $name }" non esiste (D11.2){ $guess }
error-board-units = di un tipo ci sono più unità di quante ne ha un esercito (D1.1)
error-board-centre-at-sea = i centri di produzione stanno a terra (D4.6)
error-board-centre-source = su una fonte di energia non sta alcun centro di produzione (D4.6)
error-board-centres = ci sono in tutto { $most } centri di produzione (D1.2)
error-board-neutral = una capitale neutrale è una capitale (D2.5)
error-board-homes = la patria di ognuno è una capitale tutta sua e non neutrale (D2.3)
error-board-colours = ogni esercito ha un colore tutto suo (D2.3)
error-board-round = il turno va da 0 a { $most } (D12.5)
error-board-hand = nessuno tiene più di cinque carte, sei prima del primo turno (D4.7)
error-board-deck = quando il mazzo è vuoto si mescolano gli scarti (D1.3)
error-board-points = i punti vittoria non si perdono mai (D11.3)
error-board-queue = chi è in gioco gioca una volta per turno (D3.3)
error-board-ally = nessuno è alleato di sé stesso (D10.4)
error-board-resigned = chi resta per ultimo ha vinto (D12.5)
