### Parole sulle plance del terminale, e ciò che vi dicono i comandi di Dust Tactics.

## La testata

terminal-board-setup = Prima del primo round
terminal-board-round = Round { $round } di { $rounds }
terminal-board-over = La battaglia è finita
terminal-board-score = { $allies } : { $axis }
terminal-board-score-now = { $allies } : { $axis } (ora { $now })
terminal-board-ready = pronte { $allies } : { $axis }
terminal-board-gone = Fuori gioco: { $units }
terminal-board-picked = Il tuo esercito finora: { $units } ({ $ap } AP)
terminal-board-goal-none = Distruggete il nemico; dopo il round { $rounds } contano i punti.
terminal-board-goal-break-through = { $side }: { $wanted } AP devono uscire dal bordo opposto; ne sono usciti { $done }.
terminal-board-goal-hold-bridge = Tenete da soli il ponte alla fine di { $wanted } round di fila, dal round { $since }. Finora { $allies } : { $axis }.
terminal-board-goal-take-charges = Prendete { $wanted } cariche esplosive. Finora { $allies } : { $axis }.
terminal-board-goal-keep-building = { $side }: nell'edificio non deve restare nessun difensore. Dentro { $allies } : { $axis } unità.
terminal-board-goal-held = Luoghi { $sign }: { $points } punti.

## Unità

terminal-state-ready = pronta
terminal-state-done = già attivata
terminal-state-outside = non ancora in campo
terminal-state-dead = distrutta
terminal-state-left = uscita dal campo
terminal-state-unloaded = scarica
terminal-state-ammunition = { $weapon } { $left }/{ $most }
terminal-state-used = { $ability } già usata
terminal-state-lasting = { $ability } in corso

## Caselle

terminal-terrain-circle = terreno aperto
terminal-terrain-water = acqua profonda
terminal-terrain-rubble = macerie
terminal-terrain-smoke = fumo
terminal-terrain-blank = chiusa
terminal-edge-wall = muro
terminal-edge-small = ingresso piccolo
terminal-edge-large = ingresso grande
terminal-goal-bridge = ponte
terminal-goal-charge = carica esplosiva
terminal-goal-held = luogo che conta
terminal-goal-keep = da tenere
terminal-goal-exit = uscita
terminal-cover-none = nessuna copertura
terminal-cover-soft = copertura leggera
terminal-cover-hard = copertura pesante
terminal-place-unit = { $unit } ({ $side }) { $state }
terminal-place-element = { $element } ({ $points })
terminal-place-building = in un edificio
terminal-place-edge = { $direction ->
        [n] { $edge } a nord
        [e] { $edge } a est
        [s] { $edge } a sud
       *[w] { $edge } a ovest
    }
terminal-place-outlook = Da lì in vista (distanza): { $enemies }.
terminal-place-outlook-none = Da lì nessun nemico in vista.
terminal-place-seen = { $unit }: in vista, distanza { $range }, { $cover } per una squadra lì.
terminal-place-unseen = { $unit }: non in vista, distanza { $range }: { $reason } ({ $rule }).

## Segni

terminal-legend-unit = { $sign } { $side }, { $done } già attivate
terminal-legend-example = { $sign } { $unit }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
terminal-legend-more = c'è anche qualcun altro

## Accanto alle scelte

terminal-note-cost = { $kind }, { $ap } AP
terminal-note-enters = deve entrare
terminal-note-range = distanza { $range }
terminal-note-dice = { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    }

## Comandi

command-sight = se una casella o un'unità ne vede un'altra, quanto è lontana, che cosa la copre lì, e perché
    .words = vista, vede
    .takes = d4 g7
command-card = la carta di un'unità: classe, movimento, punti, abilità e le sue armi contro ogni classe
    .words = carta
    .takes = UNITÀ
command-odds = le probabilità esatte di un attacco da dove stanno entrambe; senza unità tutti gli attacchi possibili
    .words = probabilità, prob
    .takes = UNITÀ UNITÀ
    .sustained = prolungato
command-reach = le caselle che un'unità raggiunge con un movimento e con due
    .words = portata, raggiunge
    .takes = UNITÀ
terminal-error-no-unit = nessuna unità in gioco si chiama "{ $given }"{ $guess }
terminal-error-no-square = "{ $given }" non è né una casella da a1 a { $last } né un'unità in gioco
terminal-error-not-on-board = { $unit }: non in campo
terminal-error-gone = { $unit }: fuori gioco, non si muove più
terminal-error-same-side = { $unit } e { $enemy } sono dalla stessa parte
terminal-error-sight-which = di' da dove e verso dove, per esempio "vista d4 g7"
terminal-error-card-which = di' di chi è la carta, per esempio "carta hans"
terminal-error-reach-which = di' di quale unità, per esempio "portata hans"
terminal-error-odds-unseen = nessuna linea di vista da { $unit } a { $enemy }: { $reason } ({ $rule })
terminal-error-odds-no-weapon = { $unit }: nessuna arma può sparare a { $enemy } a distanza { $range } (T10.1)

## Carte

terminal-card-title = { $unit }: { $faction }, { $kind }, classe { $armour }, movimento { $move }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $ap } AP
terminal-card-large = Occupa due caselle per due.
terminal-card-figures = Miniature: { $figures }
terminal-card-cover = In copertura leggera { $soft ->
        [hit] un HIT para
        [blank] un BLANK para
       *[none] niente para
    }, in quella pesante { $hard ->
        [hit] un HIT para
        [blank] un BLANK para
       *[none] niente para
    }.
terminal-card-now = Ora: { $square }, { $points }, { $state }
terminal-card-abilities = Abilità: { $abilities }
terminal-card-no-abilities = Nessuna abilità
terminal-card-weapon = arma
terminal-card-range = gittata
terminal-card-carriers = spara: { $figures }
terminal-card-everybody = sparano tutti quelli rimasti
terminal-card-rounds = colpi { $left }/{ $most }

## Probabilità

terminal-odds-attacker = attaccante
terminal-odds-target = bersaglio
terminal-odds-range = dist.
terminal-odds-cover = copertura
terminal-odds-average = danni
terminal-odds-destroyed = distrutta
terminal-odds-no-attacks = Da dove stanno nessuna unità può attaccare ora.
terminal-odds-more = I danni sono la media di un attacco. "probabilità hell-boys hans" dice di più su uno di essi, "probabilità hell-boys hans prolungato" su un attacco prolungato.

## Portata

terminal-reach-one = { $unit }: { $count ->
        [one] 1 casella
       *[other] { $count } caselle
    } con un movimento: { $squares }
terminal-reach-two = { $unit }: { $count ->
        [one] 1 casella in più
       *[other] { $count } caselle in più
    } con un secondo movimento: { $squares }
terminal-reach-enters = { $unit }: non ancora in campo; il primo movimento la fa entrare.
