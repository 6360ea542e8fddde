### La prima partita guidata di Dust: paragrafi brevi, circa otto righe prima che tocchi a chi impara.
### `$ours` e `$theirs` sono di chi impara e del compagno; `$origin` e `$goal` sono le aree di un ordine.

## 1 e 2: da leggere

lesson-world = Il mondo
lesson-world-seats = Tu sei "{ $you }" e guidi il Rosso. Io sono "{ $me }", guido il Blu e ti dico perché faccio quello che faccio. Due round sono già stati giocati. Posizione, carte e dadi di questa lezione li ho scelti io.
lesson-world-control = Qui sopra vedi tutta la mappa, regione per regione: chi tiene quali aree, e con che cosa. Un'area è di chi vi ha almeno un'unità, per terra e per mare. In quattro capitali ci sono i neutrali: non si muovono e non attaccano mai.
    .board = Un'area è di chi vi ha almeno un'unità, per terra e per mare; la mappa lo mostra nei nostri colori. In quattro capitali ci sono i neutrali: non si muovono e non attaccano mai.
lesson-world-marks = Impara i tre segni: * è una capitale, ! una fonte di energia, + un centro di produzione. Non ti serve ancora il mondo intero. Oggi conta l'Africa, dove i nostri eserciti si incontrano.
    .board = Contano soprattutto tre tipi di aree: le capitali, le fonti di energia e le aree con un centro di produzione; sulla mappa ognuna ha il suo segno. Non ti serve ancora il mondo intero. Oggi conta l'Africa, dove i nostri eserciti si incontrano.

lesson-aims = Che cosa fa vincere
lesson-aims-points = Alla fine di ogni round ognuno di noi riceve un punto vittoria per ogni capitale, ogni fonte di energia e ogni maggioranza. Chi allora ha { $target } punti e tiene una capitale vince. I punti non si perdono più.
lesson-aims-majorities = Le tre maggioranze vanno a chi ha più centri di produzione, più aree di mare e più aree di terra. Nei centri siamo { $centres-ours } a { $centres-theirs }, quindi quella non è di nessuno; quella del mare è tua; per terra sono avanti io, { $land-theirs } a { $land-ours }.
lesson-aims-now = Se segnassimo adesso, tu avresti { $now-ours } punti e io { $now-theirs }: nella tabella li vedi con un segno più. In un round si tratta di spostare questi numeri, e oggi lo farai.
    .board = Se segnassimo adesso, tu avresti { $now-ours } punti e io { $now-theirs }. In un round si tratta di spostare questi numeri, e oggi lo farai.

## 3: la carta

lesson-card = Una carta per il round
lesson-card-numbers = Ognuno di noi sceglie in segreto una carta, poi si scoprono insieme. I suoi tre numeri fanno 7: quanti attacchi puoi fare in questo round, quanti movimenti, e quanti punti produzione ricevi in più. L'abilità accanto si può usare una volta.
lesson-card-order = Chi ha il valore di combattimento più alto gioca per primo; a parità decide il movimento, poi le stelle. Chi viene prima colpisce per primo. Chi viene per ultimo tiene quello che prende fino a quando si segnano i punti.
lesson-card-which = I tuoi obiettivi: { $egypt }, una mia fonte di energia accanto al tuo esercito nel { $maghreb }, e { $south-africa }, una fonte di energia che non è di nessuno. Ti servono quindi alcuni movimenti e uno o due attacchi.
lesson-card-hint = Un attacco per { $egypt }, un movimento per { $south-africa } e un altro per far arrivare carri armati: cerca una carta con 2 e 3, o 3 e 2.
lesson-card-hint-more = Penso a { $ace }: la sua abilità rende più forti i caccia, e i caccia li vorrai comunque.
lesson-card-best = Scelta giusta: { $combat } attacchi e { $movement } movimenti bastano per tutti e due gli obiettivi, e in una battaglia i tuoi caccia avranno un dado in più.
lesson-card-attacks = { $combat } attacchi, e molto probabilmente giochi per primo. Ma solo { $movement ->
        [one] un movimento
       *[other] { $movement } movimenti
    }: dovrai scegliere che cosa far arrivare. Si può fare.
lesson-card-moves = { $movement } movimenti sono più di quelli che ti servono, e con un solo attacco niente deve andare storto. L'abilità però aiuta: un robot gratis vale 5 punti.
lesson-card-points = Cinque punti produzione fanno gola, ma con un movimento e un attacco te ne fai poco, e probabilmente gioco prima io. Oggi un'altra carta rende di più.

## 4: la produzione

lesson-buy = Produzione
lesson-buy-points = Un turno ha tre fasi: produzione, movimento, combattimento. Hai { $points } punti da spendere; il conto qui sopra dice da dove vengono. Un centro ne dà { $each } solo se per quel centro hai anche una fonte di energia.
    .board = Un turno ha tre fasi: produzione, movimento, combattimento. Hai { $points } punti da spendere: 6 per una capitale, { $each } per ogni centro di produzione che ha una fonte di energia, e quelli della tua carta.
lesson-buy-supremacy = In battaglia tira per primo chi ha più iniziativa: robot, caccia e bombardieri ne hanno 1 ciascuno, i carri armati niente, e a parità tira prima il difensore. In { $egypt } ho { $egypt-units }, cioè un'iniziativa di { $egypt-supremacy }. Il modo più economico di superarla sono i caccia.
lesson-buy-centre = Un nuovo centro di produzione rende dal prossimo round in poi, e con uno più di me la maggioranza è tua: un punto vittoria a ogni round.
lesson-buy-how = Scegli una cosa alla volta, o scrivi tutto in una riga: buy 2T 1F 1C 1K vuol dire due carri armati, un caccia, un centro (C) e una carta (K). Quello che non spendi è perso.
    .board = Metti insieme quello che vuoi e compra tutto in una volta. Quello che non spendi è perso.
lesson-buy-hint = Due caccia superano la mia iniziativa di { $egypt-supremacy }. Un centro serve per la maggioranza. Il resto in carri armati, e l'ultimo punto in una carta.
lesson-buy-hint-plain = Un centro per la maggioranza, poi carri armati a buon mercato dove servono, e l'ultimo punto in una carta.
lesson-buy-hint-line = { $tanks ->
        [0] In una riga: buy 2F 1C 1K
       *[other] In una riga: buy { $tanks }T 2F 1C 1K
    }
    .board = { $tanks ->
            [0] Cioè due caccia, un centro e una carta.
            [one] Cioè un carro armato, due caccia, un centro e una carta.
           *[other] Cioè { $tanks } carri armati, due caccia, un centro e una carta.
        }
lesson-buy-best = Proprio quello che temevo: abbastanza iniziativa per tirare per primo in { $egypt }, e un centro che porta una maggioranza.
lesson-buy-both = Abbastanza iniziativa per tirare per primo in { $egypt }, e un centro che renderà in ogni round che viene.
lesson-buy-strike = Abbastanza iniziativa per tirare per primo in { $egypt }. Un centro avrebbe reso in ogni round che viene, ma anche un colpo forte vale qualcosa.
lesson-buy-built = Un centro vuol dire punti in ogni round che viene. Attento però all'iniziativa: senza più caccia o robot di me, tiro per primo io.
lesson-buy-boats = I sommergibili tengono aree di mare e portano il tuo esercito dall'altra parte. Per { $egypt } non servono: ci arrivi a piedi.
lesson-buy-other = Unità solide. Per tirare per primo in battaglia servono più caccia o robot di me, per la maggioranza un centro; non si può avere tutto.
lesson-buy-nothing = Proprio niente? I { $left } punti sono persi, e io non sarò così modesto. Meglio tornare indietro.
lesson-buy-wasted = Avanzano { $left } punti, e vanno persi se non li dai ai neutrali. Anche l'ultimo punto compra una carta.

lesson-hire = Unità per i neutrali
lesson-hire-what = Avanzano dei punti, e con quelli puoi mettere unità in una capitale neutrale. Restano neutrali per sempre: danno fastidio a chi vuole prendere quella capitale.
lesson-hire-hint = Non sei obbligato. Se vuoi, rinforza una capitale che potrei prendere io prima di te.
lesson-hire-none = Allora i punti sono persi. Poco male: i neutrali non aiutano nessuno di noi.
lesson-hire-neighbour = { $gulf-coast } è accanto alla tua capitale: un giorno vorrai prenderla, e adesso è più difficile.
lesson-hire-far = Così quella capitale diventa un osso più duro per me. I tuoi punti però se ne sono andati.

## 5: mettere le unità

lesson-put = Dove compaiono
lesson-put-where = Le unità nuove compaiono nelle tue aree con un centro di produzione, al massimo cinque per centro. Le metti un tipo alla volta.
lesson-put-front = Il centro nel { $maghreb } è accanto a { $egypt }: quello che compare lì può attaccare già in questo turno, senza movimento.
lesson-put-boats = I sommergibili vanno in un'area di mare accanto a un tuo centro di produzione, se non c'è nessun altro.
lesson-put-more = E adesso le prossime.
lesson-put-hint = Tutte nel { $maghreb }: lì sono dove servono.
lesson-put-hint-plain = Dove possono attaccare subito, o dove sei più debole.
lesson-put-best = Dritte al fronte. Il { $maghreb } è accanto a { $egypt }, quindi possono attaccare subito.
lesson-put-far = Al sicuro, ma lontano dal fronte. Per portarle lì ti serve un movimento; per mare si può.
lesson-put-ready = Bene: da lì possono difenderti, o partire più tardi.
lesson-put-at-sea = I sommergibili tengono aree di mare, che contano per una maggioranza, e sono le tavole del tuo ponte.

## 6: un nuovo centro

lesson-centre = Un nuovo centro di produzione
lesson-centre-where = Il nuovo centro va in una tua area di terra senza fonte di energia e senza centro. In questo turno non costruisce niente, ma per la maggioranza conta subito.
lesson-centre-which = È sempre di chi tiene l'area, e chi difende lì ha 3 dadi in più. Dov'è al sicuro, e dove serve di più?
lesson-centre-hint = Lontano dal mio esercito, e su una costa, così più avanti può costruire sommergibili.
lesson-centre-coast = Al sicuro, e sul mare: da lì si possono imbarcare unità, e può costruire sommergibili.
lesson-centre-inland = Da me è al sicuro. Solo che senza costa non costruirà mai un sommergibile.
lesson-centre-front = Lì costruisce dove si combatte. Ma io sono lì accanto, e se prendo l'area il centro è mio, e addio maggioranza. Più indietro è più sicuro.

## 7: le carte

lesson-discard = Una carta nuova
lesson-discard-what = Prima di pescare puoi scartare le carte che non ti piacciono. Nessuno ne ha più di cinque.
lesson-discard-hint = Hai ancora posto, quindi tieni quelle che hai: più carte, più scelta.
lesson-discard-none = Una mano piena vale quei pochi punti: nel prossimo round avrai più scelta.
lesson-discard-some = Quello che è andato è andato. Conviene se la mano è piena o se una carta non serve proprio a niente.

## 8: il movimento

lesson-move = Movimento
lesson-move-what = Ogni movimento costa un punto e porta quante unità vuoi da un'area a un'altra, per terra quanto lontano vuoi, attraverso aree tue e vuote, mai attraverso quelle degli altri. Lascia indietro almeno un'unità, altrimenti l'area non è più tua.
lesson-move-sea = I sommergibili sono un ponte: dove formano una catena ininterrotta il tuo esercito passa il mare, con quante unità vuoi. La tua catena va dalla tua capitale ({ $eastern-states }) per { $sargasso-sea } e { $mid-atlantic } fino al { $maghreb }.
lesson-move-gift = { $south-africa } non è di nessuno, ed è una fonte di energia accanto al { $congo }: basta un carro armato per prenderla. Un'area vuota non si può attaccare, ma ci si può entrare.
lesson-move-gather = Solo le unità di una stessa area attaccano insieme, quindi prima radunale nel { $maghreb }. Nella tua capitale ({ $eastern-states }) ci sono carri armati fermi: io posso attaccarla solo quando avrò { $half } punti.
lesson-move-rest = Puoi muovere ancora o dire "Fatto": poi vengono gli attacchi, e nessuno si muove più.
lesson-move-hint-gift = Dal { $congo } in { $south-africa }, un carro armato; o in una riga: move congo>south-africa 1T
    .board = Dal { $congo } in { $south-africa }, un carro armato.
lesson-move-hint-gather = Dalla capitale ({ $eastern-states }) per mare fino al { $maghreb }, tutti i carri armati tranne uno; in una riga: move eastern-states>maghreb 2T
    .board = Dalla capitale ({ $eastern-states }) per mare fino al { $maghreb }, tutti i carri armati tranne uno.
lesson-move-hint-done = Se non c'è niente da guadagnare: Fatto.
lesson-move-source = Una fonte di energia per un solo carro armato: un punto vittoria a ogni round, finché la tieni. Adesso avresti { $now-ours } punti.
lesson-move-gathered = Bene: nel { $maghreb } siete di più. Chi si è mosso può comunque attaccare.
lesson-move-done = Basta movimenti, allora. Adesso gli attacchi.
lesson-move-missed = Ma { $south-africa } è ancora senza padrone! Basterebbe un carro armato dal { $congo }, e se non lo fai tu lo faccio io.
lesson-move-abandoned = In { $origin } non resta nessuno, quindi non è più tua, e nemmeno quello che c'è. Lascia lì un'unità.
lesson-move-left = { $origin }: ora è vuota e non è di nessuno, un'area in meno per la maggioranza. Basterebbe una sola unità per tenerla.
lesson-move-taken = Un'area vuota è tua appena ci entri, e conta per la maggioranza.
lesson-move-other = Perché no. Un movimento non aggiunge niente, porta solo qualcosa in un posto migliore.

## 9: l'attacco

lesson-attack = L'attacco
lesson-attack-what = Ogni attacco costa un punto combattimento. Le unità di un'area attaccano un'area accanto; carri armati e caccia tirano un dado, robot e bombardieri due, e un terzo dei dadi colpisce. Lascia qualcuno a tenere l'area da cui parti.
lesson-attack-order = In un centro di produzione il difensore ha 3 dadi in più, in una capitale 5, e lì tira sempre per primo.
lesson-attack-odds = Con { $strike } dal { $maghreb }, cioè tutti tranne uno, avresti un'iniziativa di { $strike-supremacy } contro la mia di { $egypt-supremacy }. Come finirebbe contro i miei { $egypt-units }? Prima di attaccare, chiedi: prob maghreb egypt { $strike }
    .board = Con { $strike } dal { $maghreb }, cioè tutti tranne uno, avresti un'iniziativa di { $strike-supremacy } contro la mia di { $egypt-supremacy }. Come finirebbe contro i miei { $egypt-units }? Guarda le probabilità prima di attaccare.
lesson-attack-plain = Prima di attaccare, chiedi: prob dice chi tira per primo e come finirà probabilmente. Di' la tua area, il bersaglio e le unità, per esempio: prob sudan east-africa 1T
    .board = Guarda le probabilità prima di attaccare: dicono chi tira per primo e come finirà probabilmente.
lesson-attack-won = { $egypt } è in mano tua! Puoi attaccare ancora, anche da lì. Ma pensa al mio turno: lì accanto ({ $near-east }) c'è il mio esercito, e chi in { $egypt } è debole non ci resta a lungo.
lesson-attack-more = Hai ancora attacchi. Dalla stessa area lo stesso bersaglio si attacca una volta sola per turno; chiedi le probabilità, o di' "Fatto".
lesson-attack-hint = { $egypt }, dal { $maghreb }: la tua probabilità è del { $strike-chance } %. Prendi tutti tranne uno.
lesson-attack-hint-line = In una riga: attack maghreb>egypt { $strike-word }
    .board = Cioè { $strike-word }, dal { $maghreb } contro { $egypt }.
lesson-attack-hint-done = Non vedo un attacco che sia insieme probabile e necessario. Con "Fatto" le tue unità restano insieme.
lesson-attack-best = Una buona decisione: { $chance } % per { $goal }, con { $force } contro { $against }. Quello che dicono i dadi è un'altra storia.
lesson-attack-prize = Il { $chance } % è buono, e { $goal } vale la pena. Solo, non sparpagliare l'esercito: dopo di te vengo io.
lesson-attack-area = { $chance } %: dovrebbe riuscire. Un'area come { $goal } però conta solo per la maggioranza di terra.
lesson-attack-even = { $chance } % per { $goal }: il più delle volte riesce. Con una o due unità in più sarebbe un buon attacco.
lesson-attack-gamble = Solo il { $chance } % per { $goal }, con { $force } contro { $against }. È permesso, ma le tue unità probabilmente non ci saranno più.
lesson-attack-bare = Con il { $chance } % prendi { $goal }, ma poi in { $origin } non resta nessuno, e quello che avevi lì è perso. Lascia indietro un'unità.
lesson-attack-special = Un attacco senza battaglia: ogni dado che colpisce distrugge un'unità, nessuno risponde e nessuno entra.
lesson-attack-shy = Hai un esercito nel { $maghreb } e ottime probabilità contro { $egypt }. I punti combattimento non si conservano; torna indietro e colpisci.
lesson-attack-enough = Giudizioso. Quello che resta unito è più difficile da battere, quando tocca a me.

## 10: l'abilità

lesson-ability = L'abilità della carta
lesson-ability-once = La tua carta chiede se usi la sua abilità. Si può fare una volta in questo round; poi è consumata, e se non la usi va persa.
lesson-ability-ace = { $ability }: in questa battaglia ogni tuo aereo tira un dado in più. Qui ne hai { $aircraft }.
lesson-ability-rockets = { $ability }: tira di nuovo tutti i { $dice } dadi; conta solo il nuovo risultato. In media ne colpisce un terzo.
lesson-ability-nurse = { $ability }: per ogni unità che perdi in questa battaglia si tira un dado, e in due casi su tre se la cava.
lesson-ability-builder = { $ability }: un robot gratis in uno dei tuoi centri di produzione.
lesson-ability-hint-ace = Se è questa la battaglia per cui sei venuto, usala.
lesson-ability-hint-rockets = Tira di nuovo se ha colpito meno di un terzo dei dadi.
lesson-ability-hint-nurse = Se in questa battaglia ci saranno altre perdite, chiamala adesso.
lesson-ability-hint-builder = Dove può combattere subito.
lesson-ability-ace-used = Giusto: più dadi nella battaglia che conta.
lesson-ability-rockets-used = { $hits } su { $dice } era sotto la media: il nuovo tiro sarà probabilmente migliore.
lesson-ability-rockets-greedy = { $hits } su { $dice } non era un brutto tiro, e il nuovo vale anche se è peggiore.
lesson-ability-rockets-kept = { $hits } su { $dice } è un buon risultato. Tieni i missili per uno peggiore.
lesson-ability-nurse-used = Resta fino alla fine di questa battaglia.
lesson-ability-mech-front = Due dadi e un'iniziativa di 1, proprio al fronte, e gratis.
lesson-ability-mech = Un robot gratis. Più vicino al fronte avrebbe potuto combattere già in questo turno.
lesson-ability-declined = Puoi aspettare un momento migliore. Solo, non dimenticartene: il round è breve.

## 11: la battaglia

lesson-battle = Dadi
lesson-battle-dice = Le due parti tirano a turno finché una non c'è più. Ogni colpo distrugge un'unità e la sceglie chi ha tirato, ma nessun robot prima dei carri armati e nessun bombardiere prima dei caccia. Dopo tre tiri di seguito senza colpi c'è il cessate il fuoco, e gli attaccanti tornano indietro.
lesson-battle-sea = In mare è più semplice: le due parti tirano insieme e perdono unità insieme. Dopo tre coppie di tiri senza colpi c'è il cessate il fuoco.
lesson-battle-retreat = Prima di ogni tuo tiro fino a metà delle tue unità può tornare da dove è venuta; qui sono { $half-units }. Le altre combattono ancora.
lesson-battle-now = Combattono ancora: { $ours } dei tuoi, { $theirs } del nemico. Se nessuno si ritira vinci in circa { $prospect } casi su cento.
lesson-battle-hint-on = Non sei messo male: Fatto, e si tirano i dadi.
lesson-battle-hint-back = Si mette male. Salvane metà per un'altra volta.
lesson-battle-on = Avanti, allora. Si tirano i dadi:
lesson-battle-stubborn = Coraggioso, ma con { $prospect } casi su cento era ora di salvare il salvabile.
lesson-battle-early = Eri messo bene: { $prospect } casi su cento. Con meno unità la battaglia diventa un azzardo.
lesson-battle-careful = Prudente. Era circa pari, e per chi combatte ancora adesso è più dura.
lesson-battle-saved = Ben fatto: chi vive può combattere di nuovo, e qui si metteva male.

lesson-hurt = Chi colpisci?
lesson-hurt-what = Le perdite le sceglie chi ha tirato. I colpi sulle unità di terra prendono i carri armati prima dei robot, quelli sugli aerei i caccia prima dei bombardieri. Un caccia costa { $fighter-cost } punti, un carro armato 2, e tutti e due tirano un dado.
lesson-hurt-again = Hai tirato tu, quindi scegli tu: quanti colpi vanno sulle unità di terra, e quanti sugli aerei?
lesson-hurt-neutral = Stavolta tiri per i neutrali, come vicino dell'attaccante.
lesson-hurt-hint = Prendi quello che è costato di più, se tira altrettanti dadi.
lesson-hurt-dearest = È quello che fa più male.
lesson-hurt-cheaper = Si può anche così; l'altra scelta sarebbe costata più punti.

lesson-flee = Dove?
lesson-flee-where = Le unità che lasciano una battaglia vanno in un'area propria lì accanto. Se non ce n'è, possono andare in una vuota, ma mai là da dove sono venuti gli attaccanti.
lesson-flee-hint = Dove proteggono una fonte di energia o un centro di produzione.
lesson-flee-worth = Lì fanno la guardia a qualcosa che conta.
lesson-flee-plain = In salvo. Ti serviranno ancora.

## 12: sotto attacco

lesson-defence = Sotto attacco
lesson-defence-what = Adesso difendi tu. Prima di ogni tuo tiro, tranne il primo, fino a metà delle tue unità può ritirarsi in una tua area accanto alla battaglia.
lesson-defence-now = Combattono ancora: { $ours } dei tuoi, { $theirs } del nemico. Se nessuno si ritira tieni l'area in circa { $prospect } casi su cento.
lesson-defence-hint-stay = Non è persa: Fatto, e tira.
lesson-defence-hint-go = Probabilmente è persa. Salvane metà, o fammela pagare cara.
lesson-defence-stay = Giusto, resisti. L'area conta per te se la tieni fino alla fine del round.
lesson-defence-last = Fino all'ultimo, allora. Ogni unità che porti con te mi mancherà nel prossimo round.
lesson-defence-early = Non stavi perdendo: { $prospect } casi su cento sono tuoi. Adesso per me è più facile.
lesson-defence-careful = Prudente: era circa pari.
lesson-defence-saved = Sensato. Un'area si può riprendere; le unità perse si pagano di nuovo.

## 13: i punti

lesson-closing = La fine del round
lesson-closing-scored = Tu segni { $gained-ours } punti: { $capitals-ours } per le capitali, { $sources-ours } per le fonti di energia, { $majorities-ours } per le maggioranze. Io ne segno { $gained-theirs }, e adesso siamo { $vp-ours } a { $vp-theirs }; con { $target } si vince. A parità una maggioranza resta a chi l'aveva nell'ultimo round.
lesson-closing-capitals = Da { $half } punti in poi un giocatore può attaccare la capitale dell'altro, e una volta che è successo possono farlo tutti. È ora di pensare a una guarnigione.
lesson-closing-ahead = Le carte di questo round si scartano, e il prossimo comincia con una nuova scelta. Si va avanti così, per cinque o sette round. Prima di attaccare chiedi le probabilità con prob; produzione mostra i tuoi punti, e consiglio chiede al bot.
    .board = Le carte di questo round si scartano, e il prossimo comincia con una nuova scelta. Si va avanti così, per cinque o sette round. Guarda le probabilità prima di ogni attacco.

## Quello che dice il compagno

lesson-partner-second = Le carte sono scoperte: { $card } per te, { $their-card } per me. Prima il valore di combattimento, poi il movimento, poi le stelle: giochi per primo tu, e io dopo di te.
lesson-partner-first = Le carte sono scoperte: { $card } per te, { $their-card } per me. Prima il valore di combattimento, poi il movimento, poi le stelle: quindi gioco per primo io. Tu vieni dopo, e quello che prendi allora non posso riprendertelo prima dei punti.
lesson-partner-buys = Spendo i miei punti come te: quelli che avanzano sono persi.
lesson-partner-builds = Un nuovo centro per me: nei centri adesso siamo { $centres-ours } a { $centres-theirs }. La maggioranza è di chi ne ha di più; a parità resta a chi l'aveva, o a nessuno.
lesson-partner-source = Una fonte di energia che non era di nessuno: basta un'unità, e a ogni round è un punto per me.
lesson-partner-gathers = Vedi che cosa vuol dire: raduno unità ({ $goal }), accanto a un'area tua.
lesson-partner-attacks = Attacco { $goal } con { $force } contro i tuoi { $against }. Iniziativa { $force-supremacy } a { $against-supremacy }: chi ne ha di più tira per primo, a parità il difensore. La mia probabilità era del { $chance } %.
lesson-partner-neutrals = Attacco i neutrali ({ $goal }) con { $force } contro { $against }. Per loro tiri tu i dadi; non si ritirano mai.
lesson-partner-strikes = Un attacco senza battaglia: tiro una volta, nessuno risponde e nessuno entra.
lesson-partner-retreats = Alcuni dei miei si ritirano. Al massimo la metà, e solo prima di un mio tiro.
lesson-partner-again = La mia abilità: i dadi senza colpo si possono tirare di nuovo, una volta per round.
