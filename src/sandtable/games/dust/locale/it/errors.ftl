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
error-board-reshuffled = nel mazzo ci sono solo carte dell'ultimo rimescolamento (D1.3)
error-board-fresh = { $seat } ha { $held } delle carte rimescolate, non { $given } (D1.3)
error-board-points = i punti vittoria non si perdono mai (D11.3)
error-board-queue = nessuno gioca due volte in un turno (D3.3)
error-board-ally = nessuno è alleato di sé stesso (D10.4)
error-board-resigned = chi resta per ultimo ha vinto (D12.5)

## Passi che non possono stare in una posizione; ogni testo si chiama con le sue parole inglesi

problem-they-have-somewhere-to-go = hanno dove andare{ $rule }
problem-somebody-s-units-retreat = si ritirano unità di qualcuno{ $rule }
problem-units-retreat-that-fight = si ritirano unità che combattono{ $rule }
problem-a-battle-is-fought-by-those-who-stand-there = combatte chi si trova lì{ $rule }
problem-all-units-of-the-target-defend = difendono tutte le unità del bersaglio{ $rule }
problem-somebody-attacks = qualcuno attacca{ $rule }
problem-attackers-come-from-their-own-area = gli attaccanti vengono da un'area propria{ $rule }
problem-attackers-are-units-of-the-origin = gli attaccanti sono unità dell'area di origine{ $rule }
problem-one-or-two-sides-are-asked-before-a-roll = prima di un lancio si interrogano una o due parti{ $rule }
problem-somebody-may-retreat = qualcuno può ritirarsi{ $rule }
problem-the-dice-are-counted = i dadi sono contati{ $rule }
problem-only-a-player-who-may-roll-again-is-asked = si interroga solo chi può rilanciare{ $rule }
problem-there-is-a-choice-of-victims = c'è una scelta tra le perdite{ $rule }
problem-there-is-a-choice-of-homes = c'è una scelta su dove tornare{ $rule }
problem-mechs-are-dropped-on-enemies-on-land = i robot si lanciano su nemici a terra{ $rule }
problem-mechs-come-from-one-s-own-areas = i robot vengono da aree proprie{ $rule }
problem-a-lot-is-drawn-between-equal-cards = si sorteggia tra carte uguali{ $rule }
problem-everybody-settles-in-turn = si occupa a turno{ $rule }
problem-whoever-plays-the-top-card-has-none-open = chi gioca la prima carta del mazzo non ne ha una scoperta{ $rule }
problem-only-a-player-with-an-unused-koshka-whose-turn-is-still-to-come-is-asked = si interroga chi ha una Koshka non usata e aspetta di giocare{ $rule }
problem-whoever-has-the-turn-has-played-a-card = chi è di turno ha giocato una carta{ $rule }
problem-somebody-s-turn-is-still-to-come = a qualcuno tocca ancora giocare{ $rule }
problem-one-attacks-from-one-s-own-area = si attacca da un'area propria{ $rule }
problem-somebody-strikes-somebody = qualcuno colpisce qualcuno{ $rule }
problem-bombers-raid-submarines-bombard = i bombardieri attaccano i sommergibili, i sommergibili bombardano la costa{ $rule }
problem-dice-are-rolled-at-somebody = si tira contro qualcuno{ $rule }
problem-missiles-have-a-target = i missili hanno un bersaglio{ $rule }
problem-an-attack-goes-from-one-s-own-area-to-one-that-may-be-attacked = un attacco va da un'area propria a una che si può attaccare{ $rule }
problem-an-attack-takes-units-that-are-there = un attacco prende unità che ci sono{ $rule }
problem-the-units-of-a-move-are-one-s-own = si muovono unità proprie{ $rule }
problem-a-move-goes-from-one-s-own-area-to-one-that-can-be-reached = un movimento va da un'area propria a una raggiungibile{ $rule }
problem-only-bombers-go-where-no-other-way-leads = dove non porta altra via vanno solo i bombardieri{ $rule }
problem-a-move-takes-units-that-are-there = un movimento prende unità che ci sono{ $rule }
problem-bombers-join-those-that-have-arrived = i bombardieri si uniscono a quelli arrivati{ $rule }
problem-bombers-from-several-areas-fly-to-one-land-area-in-the-edition-that-has-it = bombardieri di più aree volano in un'area di terra, nell'edizione che lo prevede{ $rule }
problem-a-nurse-comes-when-a-unit-dies = l'infermiera viene quando un'unità muore{ $rule }
problem-a-nurse-saves-only-units-that-can-retreat = l'infermiera salva solo unità che possono ritirarsi{ $rule }
problem-a-free-mech-needs-a-centre-of-one-s-own-and-a-mech-in-the-supply = il robot gratuito richiede un centro proprio e un robot nella riserva{ $rule }
problem-somebody-has-an-ability-for-this = qualcuno ha una capacità per questo{ $rule }
problem-a-radar-saves-somebody = il radar salva qualcuno{ $rule }
problem-a-saved-unit-retreats = un'unità salvata si ritira{ $rule }
problem-reinforcements-are-paid-by-the-set-up-card = i rinforzi si pagano con la carta della preparazione{ $rule }
problem-whoever-picks-a-card-has-none-open-yet = chi sceglie una carta non ne ha ancora una scoperta{ $rule }
problem-cannot-pick-this = "{ $word }" non può scegliere questo{ $rule }
problem-all-have-picked-a-card = tutti hanno scelto una carta{ $rule }
problem-one-draws-up-to-five-cards = si pescano al massimo cinque carte{ $rule }
problem-nobody-holds-more-than-five-cards-six-before-the-first-round = nessuno tiene più di cinque carte, sei prima del primo turno{ $rule }
problem-there-is-a-colour-for-every-army = per ogni esercito c'è un colore{ $rule }
problem-there-is-a-capital-for-everybody = per ognuno c'è una capitale{ $rule }
problem-there-is-a-neutral-army-for-every-capital-that-is-left = per ogni capitale rimasta c'è un esercito neutrale{ $rule }
problem-there-is-land-for-all-who-settle = c'è terra per tutti quelli che occupano{ $rule }
