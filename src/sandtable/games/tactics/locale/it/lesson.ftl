### La prima partita guidata di Dust Tactics: paragrafi brevi, circa nove righe prima che tocchi a chi impara.
### `.board` si dice invece accanto a un tabellone disegnato, dove le parole per il terminale non andrebbero bene.

## Da 1 a 3: da leggere

lesson-ground = Il terreno
lesson-ground-sides = Tu guidi gli Alleati: una squadra, i { $death-dealers }, e un camminatore, il { $blackhawk }. Io guido l'Asse, gli { $sturmpioniere } e il camminatore { $hans }, e ti dico perché faccio quello che faccio. Posizioni e dadi di questa lezione li ho scelti io.
lesson-ground-squares = Le caselle si chiamano con colonna e riga: la tua squadra è in c3. In mezzo, in e3, f3, d4 ed e4, c'è un edificio: nessuno ci passa e nessuno ci vede attraverso. In c2 e g5 ci sono macerie, dove i camminatori non entrano.
lesson-ground-cover = Poi ci sono casse di munizioni in d2 ed e1 e ostacoli anticarro in f1 ed e6. Lì le squadre trovano copertura, e anche tra le macerie. Un ostacolo anticarro ferma i camminatori.

lesson-round = Un round
lesson-round-turns = Tu attivi una delle tue unità, poi io una delle mie, e così via finché sono state attivate tutte. Allora comincia un nuovo round, e tutti sono di nuovo pronti.
lesson-round-acts = Un'unità attivata ha due azioni, per esempio un movimento e un attacco, o due movimenti; solo due attacchi non si può. Le dichiari tutte e due prima che cominci. Che cosa sa fare un'unità sta sulla sua carta. Scrivi: carta death-dealers
    .board = Un'unità attivata ha due azioni, per esempio un movimento e un attacco, o due movimenti; solo due attacchi non si può. Le dichiari tutte e due prima che cominci. Che cosa sa fare un'unità sta sulla sua carta: scegli l'unità e la vedi.
lesson-round-aim = Se una parte è distrutta del tutto, l'altra ha vinto. Altrimenti il round { $rounds } è l'ultimo e decidono i punti: chi distrugge un'unità riceve quello che costa.

lesson-sight = Chi vede chi
lesson-sight-line = Puoi sparare solo a quello che vedi. Immagina una retta dal centro della tua casella al centro dell'altra. L'edificio la blocca, e anche ogni camminatore che sta in mezzo; soldati e ostacoli anticarro in mezzo la bloccano solo tra soldati.
lesson-sight-now = I miei { $sturmpioniere } sono in g2. Da c3 non li vedi, perché la retta passa per e3. Nemmeno loro vedono te: la vista è sempre reciproca. Anche { $hans } è nascosto, in f4 dietro l'edificio.
lesson-sight-ask = Non tirare mai a indovinare se vedi qualcosa. Chiedi, adesso e sempre. Scrivi: vista c3 g2. Ti dice che cosa c'è di mezzo; e vista d2 g2 ti dice che cosa cambierebbe con un passo.
    .board = Non tirare mai a indovinare se vedi qualcosa. Indica un'unità o una casella, adesso e sempre: il tabellone illumina quello che si vede da lì, e dice che cosa nasconde il resto.

## 4: la prima attivazione

lesson-move = Un posto migliore
lesson-move-points = Le tue due unità hanno 1 punto per ogni movimento, e un passo costa 1. In diagonale costa pure 1, ma una volta sola per attivazione; ogni altro passo in diagonale costa 2.
lesson-move-where = Guarda d2, a un passo in diagonale dalla tua squadra: una cassa per ripararsi, vista libera lungo la riga fino a g2, e solo 3 caselle, abbastanza vicino per tutte le tue armi.
lesson-move-how = Attiva dunque i { $death-dealers }: prima Movimento, poi Attacco. Scegli passo per passo, o scrivilo in una riga: death-dealers: move d2, attack sturmpioniere
    .board = Attiva dunque i { $death-dealers }: prima Movimento, poi Attacco, e vai in d2.
lesson-move-else = Dove potrebbe andare la tua squadra per vedere un nemico ed essere al coperto? Con portata death-dealers vedi dove arriva, e con vista che cosa vede da lì.
    .board = Dove potrebbe andare la tua squadra per vedere un nemico ed essere al coperto? Il tabellone mostra dove arriva e che cosa vede da lì.
lesson-move-hint = Prima muovi, poi attacca: basta il passo in diagonale fino a d2.
lesson-move-hint-line = In una riga: death-dealers: move d2, attack sturmpioniere
    .board = I { $death-dealers }: Movimento, poi Attacco, in d2.
lesson-move-best = Un solo passo a buon mercato, e hai copertura, vista e tutte le armi a portata. È così che comincia un buon turno.
lesson-move-rubble = Anche le macerie sono copertura, e da qui vedi g2. Però sono 4 caselle, troppe per il bazooka, che arriva a 3. Da d2 avrebbe sparato anche lui.
lesson-move-waits = Al coperto, è già qualcosa. Ma nella stessa attivazione potevi avere la copertura e un colpo.

## Quello che si dice di ogni attivazione

lesson-act-idle = Proprio niente? Allora le due azioni sono perse. Anche un solo passo verso un posto migliore varrebbe di più.
lesson-act-blind = Hai dichiarato un attacco, ma da { $end } non c'è nessun nemico in vista e a portata, e l'azione è persa. Guarda prima di andare: vista ti dice che cosa vedrai da lì.
    .board = Hai dichiarato un attacco, ma da { $end } non c'è nessun nemico in vista e a portata, e l'azione è persa. Guarda prima di andare: il tabellone mostra che cosa vedrai da lì.
lesson-act-wrecks = Spari a una copertura dove non c'è nessuno. Si può, e a volte libera la strada. Oggi non fa male a nessuno, e magari quella copertura serve a te.
lesson-act-gamble = { $deadly ->
        [yes] Coraggioso, ma guarda che cosa torna indietro: da { $foe-square } posso spararti quando sei in { $end } ({ $foe }), e il tuo camminatore è distrutto con una probabilità del { $share } %. C'è di meglio da farne.
       *[no] Coraggioso, ma guarda che cosa torna indietro: da { $foe-square } ti raggiungo quando sei in { $end } ({ $foe }), e ti costa in media il { $share } % della squadra. C'è di meglio da fare.
    }
lesson-act-careless = { $deadly ->
        [yes] Attenzione: da { $foe-square } ti vedo in { $end } ({ $foe }), e il tuo camminatore è distrutto con una probabilità del { $share } %. Ci sono caselle dove nessuno lo raggiunge.
       *[no] Attenzione: da { $foe-square } ti vedo in { $end } ({ $foe }). Ti costa in media il { $share } % della squadra, e in cambio non hai avuto niente. Ci sono caselle dove nessuno ti raggiunge.
    }
lesson-act-sustained = Un attacco prolungato prende tutte e due le azioni, e ogni dado che manca si tira un'altra volta. E nessuno può reagire. Va bene quando sei già dove vuoi essere.
lesson-act-close = Corpo a corpo: prima le armi da fuoco, poi i coltelli, e contro quelli nessuna copertura aiuta. Chi resta del nemico risponde.
lesson-act-fires = { $hits ->
        [one] Da { $end } puoi farmi male ({ $target }): in media circa un punto.
       *[other] Da { $end } puoi farmi male ({ $target }): in media circa { $hits } punti.
    }
lesson-act-seen = Un posto davvero sicuro non c'era quasi più. In { $end } ti raggiungo ancora ({ $foe }).
lesson-act-moves = Va bene: in { $end } non posso farti molto, per ora.

## 5: mirare

lesson-shoot = Righe e dadi
lesson-shoot-rows = Ogni arma è una riga della carta, con tanti dadi contro ogni tipo di nemico. In una squadra contano per ognuno che porta quell'arma. Contro i miei { $sturmpioniere }, soldati di classe 2, hai: { $rows }.
lesson-shoot-plain = Ogni arma è una riga della carta, con tanti dadi contro ogni tipo di nemico. Qui, contro { $enemy }, hai: { $rows }.
lesson-shoot-dice = { $dice ->
        [one] Due delle sei facce di un dado colpiscono. Con un dado, dunque, colpisci una volta su tre.
       *[other] Due delle sei facce di un dado colpiscono. Di { $dice } dadi ne colpiscono dunque circa { $average }, e un colpo costa di solito una miniatura o un punto.
    }
lesson-shoot-elements = Da qui non si colpisce nessun nemico, solo casse e ostacoli anticarro. Meglio non sparare e lasciare in piedi la copertura.
lesson-shoot-soft = Il nemico ha copertura leggera: un colpo su tre sarà parato.
lesson-shoot-hard = Il nemico ha copertura pesante: due colpi su tre saranno parati.
lesson-shoot-ask = Ogni riga può avere il suo bersaglio, e li nomini tutti prima di tirare i dadi. Se vuoi saperlo con precisione, chiedi: prob { $shooter-word } { $enemy-word }
    .board = Ogni riga può avere il suo bersaglio, e li nomini tutti prima di tirare i dadi. Le probabilità esatte sono lì accanto.
lesson-shoot-hint = Tutto contro lo stesso nemico. Chi cade adesso non risponde al fuoco.
lesson-shoot-hint-line = In una riga: attack { $enemy-word }
    .board = Tutte le righe sullo stesso bersaglio: { $enemy }.
lesson-shoot-all = Tutte le righe contro un nemico solo: così si fa. Chi cade adesso non risponde al fuoco.
lesson-shoot-some = Hai tenuto indietro una riga. Non si risparmia niente: quello che non spara adesso non può più farlo in questa attivazione.
lesson-shoot-spared = Giusto: non c'è nessuno da colpire, e la copertura può ancora servirti.
lesson-shoot-none = Non hai sparato affatto, e l'attacco è perso. Un bersaglio migliore verrebbe comunque solo in un'altra attivazione.
lesson-shoot-split = Più bersagli insieme: conviene quando uno è quasi finito. Di solito è meglio finirne prima uno.

## 6: le perdite

lesson-losses = Chi cade
lesson-losses-what = { $damage ->
        [one] Un colpo è passato, e costa una miniatura. Chi cade lo sceglie sempre chi guida la squadra; te lo chiedo tipo per tipo.
       *[other] Sono passati { $damage } punti di danno, e ognuno costa una miniatura. Chi cade lo sceglie sempre chi guida la squadra; te lo chiedo tipo per tipo.
    }
lesson-losses-which = Con la miniatura se ne va la sua arma. Un fucile è un dado contro i soldati di classe 2, la Victory MG quattro. E il bazooka è l'unica arma della squadra che può fare qualcosa a { $hans }.
lesson-losses-hint = Rinuncia prima ai fucilieri; ne hai { $riflemen }.
lesson-losses-rifles = Giusto. Un fucile è il meno che puoi perdere.
lesson-losses-mg = La Victory MG da sola ha quattro dadi, un fucile uno. Un fuciliere sarebbe stata la perdita minore.
lesson-losses-bazooka = Adesso la tua squadra non ha più niente contro { $hans }. Un fuciliere sarebbe stata la perdita minore.
lesson-losses-others = Di meno preziosi non ce n'erano più. A volte va così.

## 7: il camminatore

lesson-walker = Il camminatore
lesson-walker-danger = { $hans } non vede ancora il tuo { $blackhawk }, ma gli basta un passo in f5. Arriva a 3 caselle e ha due dadi, e ognuno può distruggerti di colpo. La tua arma arriva solo a 2 caselle: non aspettarlo qui.
lesson-walker-corners = I camminatori non entrano né tra le macerie né negli ostacoli anticarro, e non tagliano mai un angolo: accanto a un edificio per loro non c'è diagonale. I soldati possono tagliare un angolo, ma non passare tra due.
lesson-walker-ambush = In c4 non ti vede nessuno che non venga proprio vicino, davanti alla tua arma. La diagonale da d5 è chiusa dall'edificio, quindi servono due movimenti: in c5, poi in c4.
lesson-walker-else = Quale delle mie unità potrebbe venire a vederlo dov'è? Cerca una casella dove nessuna può, o un buon colpo. Con portata hans vedi dove arriva { $hans }.
    .board = Quale delle mie unità potrebbe venire a vederlo dov'è? Cerca una casella dove nessuna può, o un buon colpo.
lesson-walker-hint = Dietro l'edificio: due volte Movimento, in c5 e poi in c4.
lesson-walker-hint-line = In una riga: blackhawk: move c5, move c4
    .board = Il { $blackhawk }: Movimento e Movimento, in c5, poi in c4.
lesson-walker-best = Un'imboscata. Chi adesso vuole sparare al tuo { $blackhawk } deve girare l'angolo, proprio davanti alla sua arma.

lesson-onward = Avanti
lesson-onward-what = Il primo movimento è fatto, e io ho avuto la mia occasione di reagire. Adesso il secondo: di nuovo 1 punto, e la diagonale a buon mercato se non l'hai ancora usata.
lesson-onward-shot = L'attacco è fatto, e io ho avuto la mia occasione di reagire. Adesso il movimento che hai dichiarato: 1 punto, e una diagonale costa come un passo diritto.
lesson-onward-hint = Dove non ti raggiunge nessuno, la prossima volta? Se sei già messo bene, resta.
lesson-onward-safe = Bene: in { $end } non posso farti molto.
lesson-onward-seen = Si può fare. Lì però ti raggiungo ({ $foe }).

## 8: l'iniziativa

lesson-begin = L'iniziativa
lesson-begin-what = Un nuovo round. Abbiamo tirato tre dadi a testa, e tu hai più mirini: decidi tu chi comincia.
lesson-begin-which = Chi comincia colpisce per primo. Chi viene dopo vede che cosa fa l'altro, e ha più unità pronte a reagire.
lesson-begin-hint = Comincia tu. La tua squadra colpisce per prima, e il tuo camminatore resta pronto per quello che farò dopo.
lesson-begin-first = Bene: la tua squadra colpisce prima della mia, e il tuo camminatore resta pronto a rispondere.
lesson-begin-second = Lasci cominciare me. Quindi colpisco per primo, ma le tue due unità possono reagire, e l'ultima attivazione è tua.

## 9: corpo a corpo

lesson-assault = Più vicino
lesson-assault-cover = I miei { $sturmpioniere } sono dietro un ostacolo anticarro. È copertura pesante: due colpi su tre sono parati. Da lontano non li tiri fuori di lì.
lesson-assault-knives = I coltelli hanno portata C, cioè la casella accanto, anche in diagonale. Contro di loro nessuna copertura aiuta. Ma chi resta del nemico risponde nello stesso momento.
lesson-assault-where = Guarda e1: è accanto a f1, a un passo in diagonale da d2, e ha una cassa per il dopo. Prima Movimento, poi Attacco; prima sparano le armi da fuoco, poi vengono i coltelli.
lesson-assault-there = Siete già uno accanto all'altro. Un attacco prolungato prende tutte e due le azioni, e ogni dado che manca si tira un'altra volta.
lesson-assault-else = Riesci ad arrivargli accanto in questo turno? Se no, cerca un colpo da un buon posto, e chiedi le probabilità.
lesson-assault-hint = In e1, e addosso con tutto quello che hai.
lesson-assault-hint-line = In una riga: death-dealers: move e1, attack sturmpioniere
    .board = I { $death-dealers }: Movimento, poi Attacco, in e1.
lesson-assault-best = Proprio addosso, e con una cassa intorno a te quando toccherà a me.
lesson-assault-close = Proprio addosso. È così che si vince una copertura.

## 10: armi da fuoco e coltelli

lesson-blades = Prima il fuoco, poi i coltelli
lesson-blades-rows = In un attacco si può usare ogni riga, armi da fuoco e coltelli: { $rows }.
lesson-blades-knives = { $knives ->
        [one] Le armi da fuoco vengono prima. Poi le due parti usano i coltelli, nello stesso momento: un dado per ognuno che resta, per te adesso uno.
       *[other] Le armi da fuoco vengono prima. Poi le due parti usano i coltelli, nello stesso momento: un dado per ognuno che resta, per te adesso { $knives }.
    }
lesson-blades-all = Tutto insieme. Prima le armi da fuoco li diradano, e chi cade così non risponde più.

lesson-strike = Rispondere
lesson-strike-what = I miei soldati ti vengono addosso con i coltelli. Puoi rispondere con i tuoi, nello stesso momento, che la tua unità sia già stata attivata o no.
lesson-strike-hint = Certo: non costa niente.
lesson-strike-back = Certo. Non costa niente, e resti pronto come prima.
lesson-strike-not = Stai fermo? Rispondere non costa proprio niente, nemmeno un'attivazione.

## 11: le reazioni

lesson-reaction = Fuoco di reazione
lesson-reaction-when = La mia unità ha finito la sua prima azione, e questo è il tuo momento. Chi dei tuoi non è ancora stato attivato, la vede e da lì può farle male può tentare di reagire.
lesson-reaction-die = Tiri un dado. Con un mirino la tua unità ({ $reactor }) può attaccare subito, prima che io vada avanti; allora la mia ({ $enemy }) è distrutta con una probabilità del { $reaction } %. In ogni caso, in questo round conta come attivata.
lesson-reaction-peril = { $victim-word ->
        [blackhawk] E se lasci perdere? Ho dichiarato un attacco, e il tuo { $victim } sarebbe distrutto con una probabilità del { $peril } %.
       *[other] E se lasci perdere? Ho dichiarato un attacco, e ti costerebbe in media il { $peril } % dei { $victim }.
    }
lesson-reaction-hint = Prova. Meglio un colpo adesso, una volta su tre, che forse nessuno più tardi.
lesson-reaction-hint-not = Non farebbe quasi niente. Tieni l'unità per la sua attivazione.
lesson-reaction-tried = Giusto, prova. Anche un solo punto di danno prima che io spari vale qualcosa.
lesson-reaction-weak = Si può provare. Ma con così poco effetto era meglio tenere l'attivazione dell'unità.
lesson-reaction-missed = Mi lasci sparare in pace. Con un po' di fortuna resta qualcosa per la tua attivazione; una reazione forse sarebbe arrivata prima.
lesson-reaction-kept = Tieni l'unità per la sua attivazione. Va bene, finché nessuno le spara prima.
lesson-reaction-idle = Bene: non avrebbe fatto quasi niente, e così l'unità tiene la sua attivazione.

lesson-later = E adesso?
lesson-later-what = Adesso sai tutto quello che serve qui. Chi vede chi, chi è a portata, e che cosa potrebbe tornare indietro? Te lo dicono vista, portata e prob.
    .board = Adesso sai tutto quello che serve qui. Chi vede chi, chi è a portata, e che cosa potrebbe tornare indietro? Te lo dicono il tabellone e le probabilità.
lesson-later-hint = Io direi: { $best }

## 12: la fine

lesson-closing = Da solo
lesson-closing-stands = Due round sono finiti, e a punti siamo { $score-ours } a { $score-theirs }. A te restano { $death-dealers-left } { $death-dealers } su 5 e { $blackhawk-left } punti su 3 del { $blackhawk }; a me { $sturmpioniere-left } { $sturmpioniere } su 5 e { $hans-left } punti su 3 di { $hans }. La battaglia dura fino alla fine del round { $rounds }.
lesson-closing-won = La battaglia è finita, e l'hai vinta tu, con { $score-ours } punti a { $score-theirs }. Così presto non me l'aspettavo.
lesson-closing-lost = La battaglia è finita, e questa è andata a me, con { $score-theirs } punti a { $score-ours }. La prossima andrà meglio.
lesson-closing-drawn = La battaglia è finita, e non l'ha vinta nessuno: { $score-ours } punti a { $score-theirs }.
lesson-closing-learnt = Hai visto di che cosa si tratta: prima la copertura, poi il fuoco; prima guardare, poi andare; e un'unità ancora pronta è una minaccia. In altre battaglie arrivano eroi, salti e artiglieria: come funzionano sta sulle carte.
lesson-closing-ahead = Quando vuoi sapere qualcosa, chiedi: vista, portata, carta e prob rispondono, e perché dice che cosa vieta una cosa.
    .board = Quando vuoi sapere qualcosa, chiedi: il tabellone mostra chi vede chi, le carte che cosa sa fare ognuno, e "Perché no?" dice che cosa vieta una cosa.

## Quello che dice il compagno

lesson-partner-holds = L'hai notato? Dopo la tua prima azione avrei potuto tentare di sparare: chi non è ancora stato attivato può reagire. Ma con un dado solo, e chi ci prova conta come attivato. Per ora preferisco tenere le mie unità.
lesson-partner-fails = Ho tentato di reagire: un dado, nessun mirino. Non succede niente, ma l'unità conta come attivata. È il prezzo.
lesson-partner-succeeds = La mia reazione: un dado, un mirino. Quindi sparo prima che tu vada avanti.
lesson-partner-begins = Ho vinto l'iniziativa e lascio cominciare te: così colpisci per primo, e io vedo che cosa hai in mente.
lesson-partner-trap = Un passo in diagonale, e sono al coperto. Un ostacolo anticarro è copertura pesante, ancora meglio di una cassa.
lesson-partner-soft = Hai copertura leggera, e qui serve: per ogni colpo tiri un dado, e un mirino lo para. È uno su tre.
lesson-partner-hard = Hai copertura pesante: per ogni colpo tiri un dado, e ogni faccia senza mirino lo para. Sono due su tre.
lesson-partner-open = Lì non hai copertura, quindi ogni colpo conta.
lesson-partner-hunts = { $hans } gira l'angolo e viene in { $end } per spararti. Ma il movimento era la sua prima azione, e tra due azioni puoi reagire.
lesson-partner-rockets = Due lanciatori, un dado ciascuno. Basta un colpo per distruggere un camminatore leggero, quanti che siano i punti che gli restano.
lesson-partner-creeps = Le tue unità sono state attivate tutte, quindi nessuno può reagire: { $hans } viene in { $end } con tutta calma. Pensaci, quando decidi chi va per ultimo.
lesson-partner-loses = Chi cade lo scelgo io, e rinuncio a chi mi serve meno. { $sturmpioniere-left ->
        [one] Dei miei { $sturmpioniere } ne resta uno.
       *[other] Dei miei { $sturmpioniere } ne restano { $sturmpioniere-left }.
    }
lesson-partner-strikes = Chi dei miei resta risponde, nello stesso momento in cui colpisci tu. Non costa niente.
