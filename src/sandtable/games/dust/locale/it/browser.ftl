### La plancia nel browser, e come la sala presenta il gioco.

## La sala

lobby-about-dust = Il mondo dopo la guerra, e macchine aliene: tutti vogliono le fonti di energia, le capitali e le maggioranze. In ogni round ciascuno sceglie in segreto una carta, che decide chi comincia, quanto si produce, si muove e si attacca, e che cosa si può fare una volta. Da due a sei giocatori, quattro edizioni delle regole, da una a tre ore.
lobby-preset-rookie = Contro tre Rookie
    .about = Quattro giocatori, l'edizione premium. I bot giocano subito: il modo migliore per imparare.
lobby-preset-duel = Contro un Rookie
    .about = Due giocatori sul mondo intero, l'edizione premium.
lobby-preset-original = Il gioco degli autori
    .about = Quattro giocatori con le regole italiane: neutrali, gittata navale, ritirate una alla volta.
lobby-preset-two = In due a uno schermo
    .about = Tutti e due usano questo dispositivo. Un sipario copre le carte quando passa di mano.
lobby-preset-friend = Con un amico
    .about = Manda il link, e un amico gioca nel suo browser.

## La mappa

du-map = Mappa del mondo
du-capital = Capitale
du-source = Fonte di energia
du-centre = Centro di produzione
du-neutrals = Neutrali
du-nobody = Non c'è nessuno
du-next-to = Confina con { $areas }
du-choices = { $count ->
        [one] Una scelta
       *[other] { $count } scelte
    }

## La situazione

du-status = Situazione della partita
du-players = Giocatori in ordine di turno
du-round = Round { $round }
du-round-of = Round { $round } di { $last }
du-setup = Preparazione
du-phase-setup = preparazione
du-phase-cards = si scelgono le carte
du-phase-production = produzione
du-phase-movement = movimento
du-phase-combat = combattimento
du-phase-scoring = punti vittoria
du-points = { $count ->
        [one] resta un punto
       *[other] restano { $count } punti
    }
du-moves = { $count ->
        [one] resta un movimento
       *[other] restano { $count } movimenti
    }
du-attacks = { $count ->
        [one] resta un attacco
       *[other] restano { $count } attacchi
    }
du-most-centres = Centri
du-most-sea = Mare
du-most-land = Terra
du-most = { $what ->
        [centres] Più centri di produzione
        [sea] Più aree di mare
       *[land] Più aree di terra
    }: { $who }, { $mine } a { $others }
du-tied = nessuno
du-you = tu
du-vp = { $points } punti vittoria su { $target }, altri { $more } se il round finisse ora
du-ended = { $points ->
        [one] Un punto vittoria
       *[other] { $points } punti vittoria
    }, { $capitals ->
        [0] nessuna capitale
        [one] una capitale
       *[other] { $capitals } capitali
    }
du-forecast = { $more } punti vittoria se il round finisse ora
du-income = { $count ->
        [one] Un punto produzione per round
       *[other] { $count } punti produzione per round
    }
du-yields = { $power } da fonti di energia con centri di produzione, { $capitals } dalle capitali, { $card } dalla carta
du-capitals = { $count ->
        [one] Una capitale
       *[other] { $count } capitali
    }
du-sources = { $count ->
        [one] Una fonte di energia
       *[other] { $count } fonti di energia
    }
du-centres = { $count ->
        [one] Un centro di produzione
       *[other] { $count } centri di produzione
    }
du-cards = { $count ->
        [one] Una carta in mano
       *[other] { $count } carte in mano
    }
du-suggest = Suggerisci
du-suggest-how = Un bot risponde a questa domanda per te; si può annullare
du-suggest-setup = Prepara per me
du-suggest-setup-how = Un bot risponde a tutte le domande della preparazione; si può fermare e annullare
du-suggest-stop = Ferma
du-done = Fatto

## Carte

du-hand = La tua mano
du-hand-empty = Non hai carte.
du-combat = att.
du-movement = mov.
du-production = prod.
du-stars = { $count ->
        [one] Una stella
       *[other] { $count } stelle
    }
du-card-values = Combattimento { $combat }, movimento { $movement }, produzione { $production }, stelle { $stars }
du-does-rocket-troops = Tiri di nuovo tutti i dadi di un tuo tiro.
du-does-nurse = In una battaglia si salvano due su tre delle tue perdite.
du-does-secret-weapon = In attacco: tutti i difensori si ritirano prima dei dadi.
du-does-diplomat = Pace con un giocatore fino alla fine del round.
du-does-alien-radar = Ritiri tutte le tue unità prima dei dadi.
du-does-koshka = Giochi il tuo turno prima di un altro.
du-does-mech-dropper = I robot attaccano una terra qualsiasi, da ovunque.
du-does-ace-of-the-sky = In una battaglia ogni tuo aereo ha un dado in più.
du-does-mech-builder = Un robot gratuito presso un centro di produzione.
du-does-sigrid = Tiri di nuovo i dadi a vuoto di un tuo tiro.
du-does-missiles = Dadi contro un'area che non sia una capitale; nulla è protetto.

## Finestre

du-fold = Riduci
du-unfold = Apri
du-fewer = { $what }: di meno
du-more = { $what }: di più
du-of = su { $count }
du-at-most = al massimo { $count }
du-all-there-are = Non ce ne sono altri.
du-all = Tutti
du-all-but-one = Tutti meno uno
du-opens = { $area }: non resta nessuno, e chi passa può entrare.
du-none = Nessuno
du-move = Muovi
du-attack = Attacca
du-take = Prendi

## Produzione

du-shop = Produzione: che cosa compri?
du-shop-setup = Prime unità: che cosa compri?
du-points-left = Punti rimasti
du-room-left = { $count ->
        [one] Posto per un'altra unità
       *[other] Posto per altre { $count } unità
    }
du-price = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
du-empty = Svuota la lista
du-buy = Compra
du-buy-nothing = Non comprare nulla

## Battaglia

du-battle = Battaglia per { $area }
du-attacker = { $many ->
        [one] attacca
       *[other] attaccano
    }
du-defender = { $many ->
        [one] difende
       *[other] difendono
    }
du-dice = { $count ->
        [one] Un dado
       *[other] { $count } dadi
    }
du-bonus-capital = { $count } della capitale
du-bonus-centre = { $count } del centro di produzione
du-first = { $many ->
        [one] { $side } tira per primo.
       *[other] { $side } tirano per primi.
    }
du-misses = { $count ->
        [one] Un tiro a vuoto; tre di fila sono un cessate il fuoco.
       *[other] { $count } tiri a vuoto; tre di fila sono un cessate il fuoco.
    }
du-fight-on = Combatti
du-retreat = Ritirata
du-on-map = Scegli sulla mappa.

## Probabilità

du-odds = { $chance } di probabilità di vincere
du-odds-wait = Si calcolano le probabilità …
du-odds-losses = Perdite medie in punti: attaccante { $own }, difensore { $other }
du-odds-all = Con tutto: { $chance } di probabilità di vincere
du-odds-on = { $area }: { $chance } di probabilità di vincere
du-odds-now = { $chance } per l'attaccante da qui in poi
du-odds-card-attacker = Con la carta dell'attaccante: { $ability }.
du-odds-card-defender = Con la carta del difensore: { $ability }.

## Minacce

du-threats = Minacce
du-threats-how = Quali tue aree un avversario può attaccare nel suo prossimo turno
du-threats-none = Nessuno può attaccarti nel suo prossimo turno.
du-threats-count = { $likely } tue aree probabilmente cadono se vengono attaccate, { $all } possono essere attaccate
du-view-threats = Minacce sul tabellone
    .key = minacce sul tabellone sì, no
du-danger-1 = Può essere attaccata
du-danger-2 = Probabilmente cade se viene attaccata
du-threat-attack = { $army } da { $origin } con { $units }: circa { $chance }
du-threat-more = (dopo movimenti fino a { $dice } dadi)
du-threat-later = { $army } dopo movimenti, con fino a { $dice } dadi: circa { $chance }
du-threat-raid = { $army }: i bombardieri in { $origin } possono colpire con { $dice } dadi
du-threat-bombard = { $army }: i sommergibili in { $origin } possono bombardare con { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }

## La calcolatrice

du-calculator = Probabilità di una battaglia
du-calculate = Probabilità
du-calculate-how = Calcola con esattezza una battaglia qualsiasi
du-calc-kind = Che cosa si combatte
du-kind-land = Battaglia terrestre
du-kind-amphibious = Attacco anfibio
du-kind-sea = Battaglia navale
du-kind-drop = Lancio di robot
du-kind-raid = Bombardieri contro sommergibili
du-kind-bombard = Sommergibili bombardano la costa
du-kind-missiles = Missili
du-calc-attacker = Attaccante
du-calc-defender = Difensore
du-calc-missiles = Quanti dadi, lo dice l'edizione.
du-calc-card = Carta
du-calc-no-card = nessuna che conti
du-calc-neutral = Difendono i neutrali
du-calc-haven = I difensori hanno dove ritirarsi
du-calc-first = Chi tira per primo
du-calc-first-rules = Per supremazia
du-calc-first-attack = L'attaccante
du-calc-first-defence = Il difensore
du-calc-attack-retreat = Gli attaccanti si ritirano
du-calc-defend-retreat = I difensori si ritirano
du-calc-never = mai
du-calc-below = sotto il { $chance }
du-calc-answer = Come probabilmente finisce
du-calc-nobody = Per una battaglia serve qualcuno da entrambe le parti.
du-calc-none = Questa battaglia non si può calcolare: tali forze non si incontrano lì, o sono troppe.
du-calc-dice = Dadi all'inizio: attaccante { $attack }, difensore { $defend }.
du-calc-begins-attack = L'attaccante tira per primo.
du-calc-begins-defence = Il difensore tira per primo.
du-calc-why = Da che cosa dipende
