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
error-board-reshuffled = im Stapel sind nur Karten des letzten Mischens (D1.3)
error-board-fresh = { $seat } hält { $held } der neu gemischten Karten, nicht { $given } (D1.3)
error-board-points = Siegpunkte gehen nie verloren (D11.3)
error-board-queue = niemand ist in einer Runde zweimal an der Reihe (D3.3)
error-board-ally = niemand ist sein eigener Verbündeter (D10.4)
error-board-resigned = wer als Letzter übrig ist, hat gewonnen (D12.5)

## Schritte, die in einer Stellung nicht stehen können; jeder Text heißt nach seinen englischen Worten

problem-they-have-somewhere-to-go = sie haben einen Ort, wohin sie können{ $rule }
problem-somebody-s-units-retreat = es ziehen sich Einheiten von jemandem zurück{ $rule }
problem-units-retreat-that-fight = zurück ziehen sich Einheiten, die kämpfen{ $rule }
problem-a-battle-is-fought-by-those-who-stand-there = ein Gefecht führt, wer dort steht{ $rule }
problem-all-units-of-the-target-defend = alle Einheiten des Ziels verteidigen{ $rule }
problem-somebody-attacks = jemand greift an{ $rule }
problem-attackers-come-from-their-own-area = Angreifer kommen aus einem eigenen Gebiet{ $rule }
problem-attackers-are-units-of-the-origin = Angreifer sind Einheiten des Herkunftsgebiets{ $rule }
problem-one-or-two-sides-are-asked-before-a-roll = vor einem Wurf werden eine oder zwei Seiten gefragt{ $rule }
problem-somebody-may-retreat = jemand darf sich zurückziehen{ $rule }
problem-the-dice-are-counted = die Würfel sind abgezählt{ $rule }
problem-only-a-player-who-may-roll-again-is-asked = gefragt wird nur, wer noch einmal würfeln darf{ $rule }
problem-there-is-a-choice-of-victims = es gibt eine Wahl unter den Verlusten{ $rule }
problem-there-is-a-choice-of-homes = es gibt eine Wahl, wohin sie zurückkehren{ $rule }
problem-mechs-are-dropped-on-enemies-on-land = Mechs werden über Feinden an Land abgeworfen{ $rule }
problem-mechs-come-from-one-s-own-areas = Mechs kommen aus eigenen Gebieten{ $rule }
problem-a-lot-is-drawn-between-equal-cards = gelost wird unter gleichen Karten{ $rule }
problem-everybody-settles-in-turn = besetzt wird reihum{ $rule }
problem-whoever-plays-the-top-card-has-none-open = wer die oberste Karte spielt, hat keine offen liegen{ $rule }
problem-only-a-player-with-an-unused-koshka-whose-turn-is-still-to-come-is-asked = gefragt wird, wer eine unbenutzte Koshka hat und noch nicht an der Reihe war{ $rule }
problem-whoever-has-the-turn-has-played-a-card = wer an der Reihe ist, hat eine Karte gespielt{ $rule }
problem-somebody-s-turn-is-still-to-come = jemand ist noch an der Reihe{ $rule }
problem-one-attacks-from-one-s-own-area = man greift aus einem eigenen Gebiet an{ $rule }
problem-somebody-strikes-somebody = jemand greift jemanden an{ $rule }
problem-bombers-raid-submarines-bombard = Bomber greifen U-Boote an, U-Boote beschießen die Küste{ $rule }
problem-dice-are-rolled-at-somebody = gewürfelt wird gegen jemanden{ $rule }
problem-missiles-have-a-target = Raketen haben ein Ziel{ $rule }
problem-an-attack-goes-from-one-s-own-area-to-one-that-may-be-attacked = ein Angriff geht von einem eigenen Gebiet in eines, das angegriffen werden darf{ $rule }
problem-an-attack-takes-units-that-are-there = ein Angriff nimmt Einheiten, die da sind{ $rule }
problem-the-units-of-a-move-are-one-s-own = bewegt werden eigene Einheiten{ $rule }
problem-a-move-goes-from-one-s-own-area-to-one-that-can-be-reached = eine Bewegung geht von einem eigenen Gebiet in eines, das erreichbar ist{ $rule }
problem-only-bombers-go-where-no-other-way-leads = wohin kein anderer Weg führt, gelangen nur Bomber{ $rule }
problem-a-move-takes-units-that-are-there = eine Bewegung nimmt Einheiten, die da sind{ $rule }
problem-bombers-join-those-that-have-arrived = Bomber schließen sich denen an, die angekommen sind{ $rule }
problem-bombers-from-several-areas-fly-to-one-land-area-in-the-edition-that-has-it = Bomber aus mehreren Gebieten fliegen in ein Landgebiet, in der Ausgabe, die das kennt{ $rule }
problem-a-nurse-comes-when-a-unit-dies = eine Krankenschwester kommt, wenn eine Einheit fällt{ $rule }
problem-a-nurse-saves-only-units-that-can-retreat = eine Krankenschwester rettet nur Einheiten, die sich zurückziehen können{ $rule }
problem-a-free-mech-needs-a-centre-of-one-s-own-and-a-mech-in-the-supply = ein kostenloser Mech braucht ein eigenes Produktionszentrum und einen Mech im Vorrat{ $rule }
problem-somebody-has-an-ability-for-this = jemand hat dafür eine Fähigkeit{ $rule }
problem-a-radar-saves-somebody = ein Radar rettet jemanden{ $rule }
problem-a-saved-unit-retreats = eine gerettete Einheit zieht sich zurück{ $rule }
problem-reinforcements-are-paid-by-the-set-up-card = Verstärkungen bezahlt die Karte des Aufbaus{ $rule }
problem-whoever-picks-a-card-has-none-open-yet = wer eine Karte wählt, hat noch keine offen liegen{ $rule }
problem-cannot-pick-this = "{ $word }" kann das nicht wählen{ $rule }
problem-all-have-picked-a-card = alle haben eine Karte gewählt{ $rule }
problem-one-draws-up-to-five-cards = man zieht höchstens fünf Karten{ $rule }
problem-nobody-holds-more-than-five-cards-six-before-the-first-round = niemand hält mehr als fünf Karten, vor der ersten Runde sechs{ $rule }
problem-there-is-a-colour-for-every-army = für jede Armee gibt es eine Farbe{ $rule }
problem-there-is-a-capital-for-everybody = für jeden gibt es eine Hauptstadt{ $rule }
problem-there-is-a-neutral-army-for-every-capital-that-is-left = für jede übrige Hauptstadt gibt es eine neutrale Armee{ $rule }
problem-there-is-land-for-all-who-settle = für alle, die besetzen, gibt es Land{ $rule }
