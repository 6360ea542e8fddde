### Was an dem nicht stimmt, was uns ein Mensch gegeben hat, soweit nur Dual Powers es weiß.
### Was hier benannt wird oder in Anführungszeichen steht, ist ein Wort der Datei und wird nicht übersetzt.

## Arten von Wörtern

domain-region = Gebiet
domain-connection = Verbindung
domain-card = Karte
domain-token = Plättchen
domain-unit = Einheit
domain-face = Plättchenseite
domain-side = Seite
domain-seat = Platz

## Der Spielplan einer Stellung

error-board-key = der Spielplan hat kein "{ $key }"{ $guess }
error-board-alone = { $key } gehört zum Solospiel (P7.1)
error-board-int = { $key } muss eine ganze Zahl sein, nicht { $given }
error-board-str = { $key } muss ein Wort sein, nicht { $given }
error-board-list = { $key } muss eine Liste sein, nicht { $given }
error-board-dict = { $key } muss eine Tabelle sein, nicht { $given }
error-board-range = { $key } muss { $low } bis { $high } sein, nicht { $given } ({ $rule })
error-board-words = { $key } muss eine Liste von Wörtern sein
error-board-word = { $what }: "{ $word }" gibt es nicht ({ $rule }){ $guess }
error-day = Tag { $day } wird nie erreicht, der Marker geht weiter auf 31 (P4.2)
error-tile-both = es gibt ein Plättchen { $region }, es kann also nicht Unruhe und Blockade sein (P1.1)
error-tile-twice = es gibt nur ein Plättchen { $region } (P1.1)
error-neutral-supply = { $token } ist neutral und nie in einem Vorrat (P2.2)
error-too-many = { $count ->
        [one] { $token } gibt es nur einmal
       *[other] { $token } gibt es nur { $count }-mal
    } (P1.4)
error-trotsky-supply = der rote Trotzki wartet am Kalender und ist nie in einem Vorrat (P2.5)
error-trotsky-neutral = der neutrale Trotzki ist nur von Mai/Juni bis August auf dem Spielplan (P4.5, P4.6)
error-trotsky-red = der rote Trotzki ist erst ab August auf dem Spielplan (P4.6)
error-leader-turned-up = { $card } ist ein Anführer, und die Gegenseite deckt Befehlskarten auf (P7.5)
error-leader-side = { $card } ist kein Anführer von { $side } (P1.3)
error-leader-discarded = { $card } ist ein Anführer, und gespielte Anführer sind aus dem Spiel (P6.2)
error-leader-hand = { $card } ist auf einer Hand, also ist sein Plättchen im Vorrat (P2.1)
error-leader-objective = { $card } ist ein Anführer, und ein Ziel ist eine Befehlskarte (P3.2)
error-deck = von 48 Karten { $left ->
        [one] bleibt eine
       *[other] bleiben { $left }
    } für den Stapel, nicht { $given } (P1.2)
error-card-twice = die Karte { $card } ist an zwei Orten (P1.2)
error-reshuffled = { $seat } hält { $held } der neu gemischten Karten, nicht { $given } (P3.1)
error-open-objective = { $side } hat kein Ziel, das offen liegen könnte (P4.14)
error-opposition-hand = die Gegenseite hat keine Handkarten (P7.2)
error-opposition-card = { $card } ist keine der offenen Karten der Gegenseite (P7.8)
error-unseen = für die verdeckten Karten sind nicht genug ungesehene übrig (P7.2)

## Schritte, die in einer Stellung nicht stehen können; jeder Text heißt nach seinen englischen Worten

problem-at-most-five-cards-are-drawn = es werden höchstens fünf Karten gezogen{ $rule }
problem-alone-nobody-chooses-an-objective = allein wählt niemand ein Ziel{ $rule }
problem-the-objectives-are-chosen-already = die Ziele sind schon gewählt{ $rule }
problem-all-have-answered = alle haben geantwortet{ $rule }
problem-the-leader-is-in-the-supply-until-he-is-placed = der Anführer ist im Vorrat, bis er gesetzt wird{ $rule }
problem-a-token-moves-one-or-two-steps = ein Plättchen geht einen oder zwei Schritte{ $rule }
problem-there-is-no-such-token = ein solches Plättchen ist nicht da{ $rule }
problem-the-opposition-does-not-act-so-has-no-steps-of-its-own = die Gegenseite handelt nicht, also hat "{ $word }" keine eigenen Schritte{ $rule }
problem-there-is-no-region-of-unrest = es gibt kein Gebiet der Unruhe{ $rule }
problem-there-are-not-enough-neutral-units-left = es sind nicht genug neutrale Einheiten übrig{ $rule }
problem-it-comes-first = er kommt zuerst{ $rule }
problem-it-belongs-to-the-solitaire-game = er gehört zum Solospiel{ $rule }
problem-the-opposition-has-no-face-down-card-left = die Gegenseite hat keine verdeckte Karte mehr{ $rule }
problem-there-is-no-unseen-objective = es gibt kein ungesehenes Ziel{ $rule }
problem-a-tile-is-drawn-before-anything-else-happens = ein Plättchen wird gezogen, bevor etwas anderes geschieht{ $rule }
problem-there-are-not-enough-tiles-in-the-stack = im Stapel sind nicht genug Plättchen{ $rule }
problem-it-belongs-to-the-set-up = er gehört zum Aufbau{ $rule }
problem-cannot-choose-this = "{ $word }" kann das nicht wählen{ $rule }
problem-is-a-leader = "{ $word }" ist ein Anführer{ $rule }
problem-was-not-played = "{ $word }" wurde nicht ausgespielt{ $rule }
problem-is-no-leader-that-was-played = "{ $word }" ist kein Anführer, der ausgespielt wurde{ $rule }
problem-is-not-stronger-there = "{ $word }" ist dort nicht stärker{ $rule }
problem-does-not-control-the-token = "{ $word }" kontrolliert das Plättchen nicht{ $rule }
problem-the-marker-is-at-an-end-of-the-track-so-the-game-is-over = der Marker steht an einem Ende der Leiste, also ist das Spiel vorbei{ $rule }
problem-objectives-have-the-markers-2-and-3 = Ziele haben die Marker 2 und 3{ $rule }

## Die Datendateien dieses Spiels

data-region = { $file }: das Gebiet { $name } fehlt (P1.1)
data-colour = { $file }: keine Verbindung hat die Farbe { $name }; jedes Gebiet braucht eine (P2.3)
data-joins = joins muss eine Liste von zwei Gebieten sein, nicht { $given }
data-list-of = eine Liste von { $count }
data-joins-one = joins muss zwei verschiedene Gebiete nennen, nicht zweimal { $name }
data-joins-colour = joins muss an einem Ende { $name } haben, das Gebiet seiner Farbe
data-colour-twice = die Farbe { $name } kommt zweimal vor; jedes Gebiet hat eine Verbindung seiner Farbe
data-connected = { $file }: die Verbindungen müssen alle Gebiete verbinden, aber keine führt von { $origin } nach { $target } (P1.1)
data-months = { $file }: es darf höchstens { $most } Monate geben, nicht { $given } (P1.5)
data-place = der Platz { $place } kommt zweimal vor
data-month = { $file }: der Monat { $name } fehlt (P1.5)
data-month-order = { $file }: die Plätze der Monate müssen der Folge { $months } entsprechen (P1.5)
data-leader-name = der Name { $name } gehört einem Anführer
data-card-name = der Name { $name } kommt zweimal vor; gib einer der beiden einen eigenen
data-cards = { $file }: es müssen { $wanted } Karten sein, nicht { $given } (P1.2)
data-side = side muss { $side } sein, nicht { $given }
data-leader = { $file }: der Anführer { $name } fehlt (P1.3)
data-trotsky = { $file }: trotsky mit side = { $side } fehlt (P1.4)
data-units = { $file }: es müssen { $wanted } Einheiten von { $side } sein, nicht { $given } (P1.4)
data-neutrals = { $file }: es müssen { $wanted } neutrale Einheiten sein, nicht { $given } (P1.4)
data-level = { $file }: die Gegenseite muss { $wanted } Einheiten der Stufe { $level } haben, nicht { $given } (P7.1)
data-parts = die Daten müssen eine Tabelle aus { $names } sein, nicht { $given }
data-part = die Daten haben einen unbekannten Teil { $key }; bekannt sind { $names }
data-no-part = den Daten fehlt { $name }; sie brauchen { $names }
