### Parole sui tabelloni del terminale, e ciò che lì dicono i comandi di Dust.

## Regioni del mondo

region-north-america = Nordamerica
region-south-america = Sudamerica
region-europe = Europa
region-africa = Africa, Medio Oriente
region-northern-asia = Asia del Nord
region-southern-asia = Asia del Sud
region-oceania = Oceania
region-arctic = Mar Glaciale Artico
region-atlantic = Atlantico
region-indian-ocean = Oceano Indiano
region-pacific = Pacifico
region-of-land = Intorno a { $area }
region-of-seas = Mari presso { $area }

## La testata

phase-production = produzione
phase-movement = movimento
phase-combat = combattimento
board-setup = Preparazione
board-round = Round { $round }
board-over = La partita è finita
board-turn-of = { $seat }: { $phase }
board-phase-cards = Si scelgono le carte
board-phase-scoring = Punti vittoria
board-points = { $points ->
        [one] resta 1 punto
       *[other] restano { $points } punti
    }
board-moves = { $moves ->
        [one] 1 movimento
       *[other] { $moves } movimenti
    }
board-attacks = { $attacks ->
        [one] 1 attacco
       *[other] { $attacks } attacchi
    }
board-deck = mazzo { $deck }, scarti { $discards }
board-costs = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
board-battle = Battaglia per { $area }: { $attacker } { $attack } contro { $defender } { $defend }
board-peace = Pace fino alla fine del round: { $seats }

## Situazione

board-player = Giocatore
board-you = { $seat } (tu)
board-gone = { $seat } (ritirato)
board-vp = PV/{ $target }
board-now = ora
board-income = prod.
board-capitals = cap.
board-sources = fonti
board-centres = centri
board-land = terra
board-sea = mare
board-hand = mano
board-card = carta
board-majorities = Maggioranze
board-most-centres = centri
board-most-sea = mare
board-most-land = terra
screen-player = Giocatore
screen-vp = PV
screen-now = ora
screen-income = PP
screen-peace = Pace: { $pairs }
screen-battle = Battaglia per { $area }:

## La mappa

board-neutral = neutrali
board-free = libere
board-areas = { $count ->
        [one] 1 area
       *[other] { $count } aree
    }
board-more-areas = { $count ->
        [one] un'altra
       *[other] altre { $count }
    }
mark-capital = capitale
mark-source = fonte di energia
mark-centre = centro di produzione
board-letters = T carro armato, M robot, F caccia, B bombardiere, S sommergibile
screen-seas = Mari
screen-summary = ●3/7: 3 aree, 7 unità
screen-order = ▸ di turno, 2 gioca per secondo
screen-columns = ora: punti se il round finisse ora, PP: punti produzione

## Carte

board-open = Carte sul tavolo (combattimento-movimento-produzione)
board-hand-title = La tua mano (combattimento-movimento-produzione)
screen-hand = La tua mano
board-used = { $what } (usata)
board-at-work = { $what } (in funzione)
does-rocket-troops = tiri di nuovo tutti i dadi di un tuo tiro
does-nurse = due su tre delle tue perdite in una battaglia si salvano
does-secret-weapon = in attacco: tutti i difensori si ritirano prima dei dadi
does-diplomat = pace con un giocatore fino alla fine del round
does-alien-radar = ritiri tutte le tue unità prima dei dadi
does-koshka = giochi il tuo turno prima di un altro
does-mech-dropper = i robot attaccano una terra qualsiasi, da ovunque
does-ace-of-the-sky = ogni tuo aereo ha un dado in più in una battaglia
does-mech-builder = un robot gratuito presso un centro di produzione
does-sigrid = tiri di nuovo i dadi a vuoto di un tuo tiro
does-missiles = dadi contro un'area che non è una capitale; nulla è protetto

## Comandi

command-area = chi sta in un'area, che cosa le è accanto e che cosa la minaccia; o tutte le aree di una regione
    .words = area, dove
    .takes = AREA
command-production = i punti produzione voce per voce, che cosa comprano e che cosa li limita
    .words = produzione, punti
command-odds = le probabilità esatte di un attacco, così come stanno le cose, anche probabilità drop B 3M, probabilità missiles B
    .words = probabilità, prob
    .takes = A B 3T 1M
command-summary = che cosa è successo dal tuo ultimo turno, giocatore per giocatore
    .words = riassunto, novità

## Un'area

look-land = terra
look-sea = mare
look-coast = costa
look-free = Non c'è nessuno.
look-defends = Si difende con { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }, iniziativa { $supremacy }.
look-defends-bonus = Si difende con { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } (di cui { $bonus }: { $role }), iniziativa { $supremacy }.
look-defends-sea = Si difende con { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }.
look-empty = libera
look-near = Accanto:
look-threats = L'attacco più forte che potrebbe arrivare:
look-nobody-attacks = Nessuno può attaccarla; ci si può entrare.
look-no-threat = { $who }: nessuno
look-attack = da { $origin } { $units } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    })
look-overseas = via mare da { $origin } { $units } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    })
look-gathered = dopo { $moves ->
        [one] 1 movimento
       *[other] { $moves } movimenti
    } fino a { $units } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    })
look-bombard = bombardamento da { $origin } { $units } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    })
look-raid = bombardieri da { $origin } { $units } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    })
look-drop = robot sganciati da ovunque, fino a { $units } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    })
look-missiles = missili ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    })
look-turn-over = Ma il suo turno in questo round è finito.
error-area-which = di' quale area, per esempio "area alaska"

## Produzione

production-title = Produzione: { $who }
production-power = energia: il minore fra { $centres ->
        [one] 1 centro di produzione
       *[other] { $centres } centri di produzione
    } e { $sources ->
        [one] 1 fonte di energia
       *[other] { $sources } fonti di energia
    }, per { $each }
production-capitals = capitali: { $count } per { $each }
production-card = carta: { $card }
production-reinforcements = rinforzi
production-sum = somma
production-no-card = La carta di questo round aggiunge da 1 a 5.
production-least = Ma tutti hanno almeno { $least } punti.
production-more-sources = Ogni altra fonte di energia renderebbe { $each } punti in più, un centro di produzione nulla.
production-more-centres = Ogni altro centro di produzione renderebbe { $each } punti in più, una fonte di energia nulla.
production-left = Restano ora: { $points }
production-offers = { $points ->
        [one] Con 1 punto, comprando una cosa sola, si ha al massimo:
       *[other] Con { $points } punti, comprando una cosa sola, si ha al massimo:
    }
production-item = che cosa
production-price = prezzo
production-most = al massimo
production-yards = { $count ->
        [one] Il centro di produzione costruisce fino a { $units } unità ({ $each } ciascuno): { $names }
       *[other] { $count } centri di produzione costruiscono fino a { $units } unità ({ $each } ciascuno): { $names }
    }
production-no-yards = Senza un centro di produzione non si costruiscono unità.
production-docks = I sommergibili si possono costruire presso: { $names }.
production-no-docks = Non si possono costruire sommergibili: nessun centro di produzione tocca il mare aperto.
production-sites = Centri di produzione: ne restano { $left } per tutti, { $sites ->
        [one] 1 area dove può sorgerne uno.
       *[other] { $sites } aree dove può sorgerne uno.
    }
production-cards = Carte in mano: { $count } su { $most }; quelle in più vanno scartate prima.
production-supply = Nella riserva restano: { $units }
error-player-which = non c'è un giocatore "{ $given }"; i giocatori sono { $names }

## Probabilità

odds-here = { $attacker } in { $origin } contro { $defender } in { $target }
odds-from-afar = { $attacker } contro { $defender } in { $target }
odds-forbidden = Ora non è permesso: { $why }
error-odds-which = di' da dove e contro quale area, per esempio "probabilità alaska yukon 3T 1M"
error-odds-origin = in "{ $area }" non c'è nessuno
error-odds-target = in "{ $area }" non c'è nessuno, quindi nessuno la difende (D6.7)
error-odds-same = "{ $origin }" e "{ $target }" sono della stessa armata (D6.7)
error-odds-own = "{ $area }" è già tua (D6.7)
error-odds-mechs = si sganciano solo robot, e tu ne hai { $there } (D10.7)
error-odds-there = in "{ $area }" non ci sono { $units }; ci sono { $there }

## Che cosa è successo

summary-nothing = Dal tuo ultimo turno non è successo nulla.
summary-scored = Punti vittoria
summary-points = { $who } +{ $points } ({ $total })
summary-cards = Carte
summary-bought = compra
summary-item = { $count } × { $item }
summary-hired = { $units } per i neutrali in { $area }
summary-placed = mette
summary-centre = centro di produzione in { $area }
summary-peace = pace con
summary-used = usa
summary-moved = muove
summary-attacks = attacca
summary-idle = non fa nulla
summary-attacked = { $target } da { $origin }
summary-dropped = robot sganciati su { $target }
summary-struck = colpo contro { $target }
summary-missiles-fired = missili su { $target }
summary-conquered = conquistata
summary-repulsed = fallito
summary-cease-fire = cessate il fuoco
summary-losses = perdite
summary-retreat = ritirata
