### La prima partita guidata di Dual Powers: paragrafi brevi, al massimo otto righe prima che tocchi a chi impara.
### `$purple-ours` e `$purple-theirs` sono le forze di Rosso e Bianco nel viola, e così via.
### `.board` si dice al suo posto accanto a un tabellone disegnato, dove le parole del terminale non vanno bene.

## 1 e 2: da leggere

lesson-city = Pietrogrado, marzo 1917
lesson-city-powers = Lo zar non c'è più, e due poteri si contendono la sua città. Tu guidi il Rosso, il Soviet di Pietrogrado. Io gioco il Bianco, il Governo Provvisorio, e ti dico perché faccio quello che faccio.
lesson-city-tokens = Sei quartieri, e in ognuno un'unità neutrale. Ogni pedina ha due forze: { $neutral } vale 1 finché è pronta e 2 quando è esausta. Le pedine esauste sono tra parentesi.
    .board = Sei quartieri, e in ognuno un'unità neutrale. Ogni pedina ha due forze: { $neutral } vale 1 finché è pronta e 2 quando è esausta. Le pedine esauste sono pallide e inclinate, con una luna.
lesson-city-start = Il segnalino del sostegno comincia al centro; con { $track } passi una delle due parti ha vinto. Per questa lezione ho scelto io le carte, e un'unità è già esausta; in una partita vera le carte si mescolano e tutte le unità cominciano pronte.

lesson-aims = Di che cosa si tratta in un round
lesson-aims-scored = In ogni round si valutano tre quartieri: quello dei disordini, che tutti conoscono, e due obiettivi segreti, uno tuo e uno mio. I punti vanno a chi lì è più forte, chiunque abbia scelto il quartiere.
lesson-aims-tiles = Adesso i disordini sono nel { $purple }. La tessera blocco è { $blue }, e questo dice due cose: il { $blue } sarà il prossimo quartiere dei disordini, e fino ad allora nessuno può passare tra { $blue } e { $purple }.
lesson-aims-will = Hai la Volontà del Popolo: giochi per primo, e tutte le pedine neutrali ti obbediscono. Aumentano la tua forza dovunque accanto a loro ci sia una pedina tua.

## 3: l'obiettivo

lesson-objective = Un segreto tutto tuo
lesson-objective-what = La tua mano: cinque carte comando e tre leader. Una delle carte comando la metti adesso coperta: è il tuo obiettivo. Il suo quartiere sarà valutato in questo round, per i punti dell'ultima colonna.
    .board = La tua mano: cinque carte comando e tre leader. Una delle carte comando la metti adesso coperta: è il tuo obiettivo. Il suo quartiere sarà valutato in questo round, per i punti accanto alla stella.
lesson-objective-which = Scegli un quartiere dove puoi mandare unità. E confronta le colonne: le carte con molti punti reclutano poco, quindi sono quelle di cui fai a meno più volentieri.
    .board = Scegli un quartiere dove puoi mandare unità. E confronta le carte: quelle con molti punti reclutano poco, quindi sono quelle di cui fai a meno più volentieri.
lesson-objective-hint = { $card-goal } vale di più e recluta di meno, e con { $card-green } puoi mandare lì delle unità.
lesson-objective-best = Scelta giusta: i tuoi { $points } punti migliori, e rinunci a una carta che recluta solo per 1. Con { $card-green } puoi batterti per quel quartiere. Io intanto guardo altrove.
lesson-objective-green = Un buon quartiere. { $card-goal } ti avrebbe dato lì un punto in più, e la carta che hai messo giù recluta meglio. Ma può andare.
lesson-objective-unrest = Allora il { $purple } sarà valutato due volte, una per i disordini e una per te. Tutto in un posto solo: va bene se lo tieni, e ci sarò anch'io.
lesson-objective-other = { $points } punti nel { $region }, allora. Lì le unità arrivano solo con una carta di quel quartiere, con un leader o passo dopo passo: tienilo a mente.

## 4: la prima carta

lesson-first = Il calendario
lesson-first-turn = Il primo dei tuoi quattro turni. In ognuno giochi una carta: il calendario avanza dei suoi giorni, e poi usi la carta.
lesson-first-days = Accanto a ogni carta c'è la data a cui porta. Chi arriva esattamente al 15 o al 31 guadagna un'azione bonus; chi supera il 31 comincia un nuovo mese. Per ora sono lontani.
    .board = In fondo a ogni carta c'è la data a cui porta. Chi arriva esattamente al 15 o al 31 guadagna un'azione bonus; chi supera il 31 comincia un nuovo mese. Per ora sono lontani.
lesson-first-which = Scegli quindi per quello che la carta sa fare. Nel { $purple } non c'è ancora nessuno, e i disordini lì valgono { $unrest-points } punti. I leader sono forti, ma ognuno viene una sola volta in tutta la partita.
lesson-first-hint = { $card-purple } porta unità nel { $purple }, il quartiere dei disordini.
lesson-first-best = Le cose importanti prima. La carta porta unità dove i punti ci sono di sicuro.
lesson-first-mine = Prima il tuo obiettivo: lì sarai forte. Però così so presto anch'io dove guardare.
lesson-first-other = Si può fare. Non dimenticare il { $purple }, però: quei punti sono sotto gli occhi di tutti.
lesson-card-leader-early = { $leader }, adesso? Viene una sola volta nella partita, e finora non ho mostrato niente a cui potrebbe rispondere. Per il momento basta una carta comando.
lesson-card-hint = Cerca una carta il cui quartiere sarà valutato.
lesson-card-plain = Giorno { $lands }. Stavolta niente bonus e niente nuovo mese: conta quello che fa la carta.

## 5: reclutare o agire

lesson-use = Reclutare o agire
lesson-use-either = Una carta comando fa una cosa o l'altra, mai tutte e due: recluta nel suo quartiere per il suo valore, oppure permette la sua azione, dove vuoi.
lesson-use-units = Per reclutare scegli unità il cui costo sta nel valore. Il primo numero di un'unità è il costo e la forza, il secondo la forza da esausta: { $unit-red-2-2 } allora non perde niente, { $unit-red-1-2 } addirittura guadagna.
lesson-use-action = L'azione di questa carta è il recupero: rimette pronta una pedina esausta, per esempio quella neutrale nel { $purple }. Ricorda però che conta per te solo accanto a una pedina tua.
lesson-use-short = Reclutare nel { $region } o usare l'azione della carta: che cosa ti aiuta dove si contano i punti?
lesson-use-hint = Usa tutto il valore, e preferisci unità il cui secondo numero non è più piccolo del primo.
lesson-use-wasted = È meno di quanto la carta può pagare, e il resto è perso. C'è qualcosa anche per il valore intero.
lesson-use-two = Più unità piccole: insieme forti come una grande. E a parità di forza è più forte chi ha più pedine.
lesson-use-lasting = Una buona unità: quando si stancherà sarà forte come adesso.
lesson-use-fading = Forte per il momento. Attento al secondo numero: da stanca vale solo quello.
lesson-use-refresh-nobody = Adesso è pronta, ma non serve a nessuno: accanto non c'è nessuna pedina tua. Prima reclutare, poi recuperare.
lesson-use-refresh = Recuperata. Se è neutrale, conta per te finché hai la Volontà del Popolo.
lesson-use-fetch = Una pedina in più nel { $target }: lì la tua forza adesso è { $target-ours }. Ma resta tua solo finché lo è la Volontà del Popolo; le unità tue sono più fedeli.
lesson-use-stray = Puoi, perché le pedine neutrali ti obbediscono. Ma nel { $target } non c'è nessuna pedina tua, e da sola una neutrale non conta per nessuno.
lesson-use-march = Va nel { $target }. Un movimento non aggiunge nulla, porta solo forza nel posto giusto; qualche volta vale di più.

## 6 e 7: il secondo turno

lesson-second = Il quindici
lesson-second-reach = È il giorno { $day }. Guarda le date accanto alle tue carte: con quella giusta arrivi esattamente al 15, e oltre a quello che fa la carta hai un'azione bonus.
    .board = È il giorno { $day }. Guarda le date in fondo alle tue carte: con quella giusta arrivi esattamente al 15, e oltre a quello che fa la carta hai un'azione bonus.
lesson-second-which = Contare i giorni è metà del gioco: per arrivare dove conviene, e per lasciare l'altro dove non conviene.
lesson-second-hint = Prendi la carta accanto a cui c'è scritto "azione bonus"; meglio ancora una che recluti anche dove ti servono unità.
    .board = Prendi una carta che porta al 15; meglio ancora una che recluti anche dove ti servono unità.
lesson-second-best = Esattamente il 15! Prima usi la carta, e poi ti aspetta un'azione bonus.
lesson-second-elsewhere = Esattamente il 15, quindi ti aspetta un'azione bonus. La carta in sé agisce dove non si valuta niente, per quanto ne sai.
lesson-second-missed = Giorno { $lands }. Un'altra carta sarebbe arrivata al 15 e ti avrebbe dato un'azione bonus.

lesson-move = Il movimento e il blocco
lesson-move-neutrals = Invece di reclutare, questa carta può muovere una pedina lungo un collegamento. Tutte le neutrali ti obbediscono: potresti portarne una dalle tue unità, per esempio dal { $brown } al { $purple }.
lesson-move-blockade = Il blocco non impedisce mai di reclutare, ma dal { $blue } al { $purple } non passa nessuno. Chiedi, e senti la regola: perché move neutral-1/0 ready blue, to purple
    .board = Il blocco non impedisce mai di reclutare, ma dal { $blue } al { $purple } non passa nessuno. Premi "Perché no?", scrivi questo, e senti la regola: move neutral-1/0 ready blue, to purple
lesson-move-which = Che cosa vale di più: nuove unità tue, o una neutrale in un posto migliore?
lesson-move-hint = Le pedine neutrali cambiano parte con la Volontà del Popolo. Le unità tue restano.
lesson-move-own = Bene: queste sono tue, qualunque cosa facciano le neutrali. E nel { $region } conta per te anche l'unità neutrale accanto.

## 8: il bonus

lesson-bonus = L'azione bonus
lesson-bonus-four = Un'azione bonus è una di quattro cose: reclutare dove vuoi un'unità di costo 1, muovere una pedina di un passo, recuperarne una, o pescare una carta; allora la tua mano ha una carta in più fino alla fine.
lesson-bonus-which = È piccola, ma arriva al momento giusto. Dove ti mancherà un punto di forza?
lesson-bonus-hint = Un'unità tua in un quartiere che sarà valutato; { $unit-red-1-2 } diventa più forte quando si stanca.
lesson-bonus-lasting = Piccola, ma dura. La tua forza nel { $target } adesso è { $target-ours }, e stancarsi a questa unità non costa nulla.
lesson-bonus-scored = La tua forza nel { $target } adesso è { $target-ours }. Da stanca questa unità forse non varrà più niente: la prossima volta guarda anche il secondo numero.
lesson-bonus-next = Un primo piede nel { $target }, il prossimo quartiere dei disordini. Quando comincerà il prossimo round l'unità sarà ancora pronta.
lesson-bonus-idle = Un'unità nel { $target }; ma lì non si valuta niente, per quanto ne sai.
lesson-bonus-draw = Una carta in più, adesso e in ogni round che verrà: più date fra cui scegliere. Sul tabellone per ora non cambia niente.
lesson-bonus-none = Puoi rinunciare, ma non costa nulla: anche una carta pescata sarebbe servita.

## 9 e 10: un leader

lesson-third = I leader
lesson-third-blow = Le pedine neutrali sono passate con me, e nel { $purple } siamo { $purple-ours } a { $purple-theirs }. È ora di rispondere.
lesson-third-leaders = Un leader entra nel quartiere che vuoi, e ognuno ha una sua azione speciale. La sua carta muove il calendario come ogni altra, e poi è consumata per sempre.
lesson-third-specials = { $stalin } scopre il mio obiettivo segreto. { $zinoviev } sposta il blocco. { $lenin } prende la Volontà del Popolo; molti lo tengono per gli ultimi round, quando i disordini valgono fino a 6.
lesson-third-hint = { $stalin }: se conosci il mio obiettivo, sai dove c'è bisogno di lui.
lesson-third-spy = Un buon momento per { $leader }: due dei tre quartieri li conosci, e adesso vedrai il terzo.
lesson-third-inspire = Così le pedine neutrali tornano subito da te. Però è presto per { $leader }: superare il 31 farebbe lo stesso, e non manca molto.
lesson-third-protest = { $leader } è forte dovunque ti serva. Il suo blocco conta solo se qualcuno vuole muoversi.
lesson-third-bonus = Giorno { $lands }, un'azione bonus. Hai contato bene!
lesson-third-command = Un leader risparmiato è forza per dopo, quindi è sensato. Però devi ancora indovinare a che cosa miro.

lesson-leader = Prima chiedere, poi agire
lesson-leader-both = Due cose da fare, nell'ordine che preferisci: { $leader } entra in un quartiere, e puoi usare la sua azione speciale.
lesson-leader-spy = Lo spionaggio scopre il mio obiettivo, che resta scoperto. Chiedi prima, così sai dove mandarlo.
lesson-leader-inspire = Infiammare il popolo vuol dire prendere la Volontà del Popolo con tutte le pedine neutrali. Fallo prima che entri, e le unità neutrali esauste intorno a lui tornano pronte.
lesson-leader-protest = Mobilitare la protesta vuol dire spostare il blocco su un altro collegamento. Il prossimo quartiere dei disordini resta lo stesso.
lesson-leader-seen = Il mio obiettivo è dunque { $goal-card }: { $goal-points } punti nel { $goal } per chi lì è più forte. Perché non dovresti essere tu?
lesson-leader-where = Dove serve di più? Pensa ai quartieri che saranno valutati.
lesson-leader-hint-ask = Usa prima l'azione speciale; poi decidi dove va.
lesson-leader-hint-place = Il mio obiettivo dà punti a te, se lì sei più forte.
lesson-leader-asked = Avrei preferito tenerlo per me.
lesson-leader-asked-late = Meglio tardi che mai. Se chiedi prima, puoi ancora scegliere dove va.
lesson-leader-inspired = Il popolo è di nuovo con te, e con lui ogni pedina neutrale. L'ordine dei turni resta com'è.
lesson-leader-protested = Un altro ponte è chiuso, quello di prima è aperto. Nel riordino il segnalino si sposta di nuovo.
lesson-leader-done = Senza azione speciale, allora. Puoi; qualche volta non serve.
lesson-leader-theirs = Questa fa male! { $target-ours } a { $target-theirs } nel { $target }: per come stanno le cose, i punti del mio obiettivo vanno a te.
lesson-leader-unrest = { $target-ours } a { $target-theirs } nel { $target }, il quartiere dei disordini. Il mio obiettivo, dovunque sia, lo lasci a me.
lesson-leader-safe = Adesso il { $target } è ben difeso: { $target-ours } a { $target-theirs }. Forse meglio del necessario.
lesson-leader-next = Il { $target } è il prossimo quartiere dei disordini: è presto, ma lì nel prossimo round sarà ancora pronto. In questo non fa nulla.
lesson-leader-nowhere = È nel { $target }, dove in questo round non si valuta niente, per quanto ne sai. Altrove potrebbe salvare due o tre punti.

## 11 e 12: il quarto turno

lesson-fourth = La fine del mese
lesson-fourth-month = La tua ultima carta del round, al giorno { $day }. Chi supera il 31 prende la Volontà del Popolo e con lei ogni pedina neutrale. E in maggio ritorna Trockij: neutrale, di forza 3, nel quartiere dei disordini.
lesson-fourth-reach = Adesso puoi superare il 31, e allora tutto questo è tuo.
lesson-fourth-stop = Puoi anche fermarti al 31, per un'azione bonus; ma allora il mese non è cambiato, e dopo di te vengo io.
lesson-fourth-keep = La Volontà del Popolo l'hai già. Se superi tu il 31 la tieni; se lo lasci fare a me, la prendo io.
lesson-fourth-no-reach = Nessuna tua carta arriva così lontano, quindi stavolta il mese non è tuo. Scegli quello che ti aiuta nei quartieri che saranno valutati.
lesson-fourth-hint = Una carta con abbastanza giorni per superare il 31: { $card-blue }, se l'hai ancora. Allora le pedine neutrali e Trockij sono tuoi.
lesson-fourth-best = Un nuovo mese! La Volontà del Popolo è tua, e Trockij ti obbedisce. Tutto questo accade prima che tu usi la carta, quindi puoi servirtene subito.
lesson-fourth-leader = Un nuovo mese! La Volontà del Popolo è tua, e in più arriva { $leader }. Viene una volta sola, ma non starà in ozio.
lesson-fourth-kept = Un nuovo mese, e il popolo resta con te, Trockij compreso.
lesson-fourth-eve = Un'azione bonus, certo. Ma dal 31 qualsiasi carta va oltre, e la prossima è mia: la Volontà del Popolo e Trockij verranno da me.

lesson-last = Trockij
lesson-last-trotsky = Trockij è nel { $purple }, e ti obbedisce: { $purple-ours } a { $purple-theirs }. Ti serve lì? Un passo porta nel { $green } o nel { $brown }; la via per il { $blue } è chiusa.
lesson-last-word = Io ho ancora un turno. Conta che cosa può cambiare: una carta recluta al massimo per 3, e { $kornilov } ha forza 4. E pensa al { $blue }: quello che recluti lì adesso sarà pronto nel prossimo round.
lesson-last-hint = Anche senza di lui guidi nel { $purple }, se la forza è pari e hai più pedine. Dove sono gli obiettivi protegge più punti.
lesson-last-moved = Ben visto. Mette al sicuro il { $target } con { $target-ours } a { $target-theirs }, e nel { $purple } siamo { $purple-ours } a { $purple-theirs }, ancora per te.
lesson-last-lost = Rafforza il { $target }, ma adesso nel { $purple } guido io: { $purple-ours } a { $purple-theirs }.
lesson-last-next = Pensi al prossimo round: i disordini saranno nel { $region }, e io ci sono già. In questo round tutto resta com'è, e l'ultima parola è mia.

## 13: la valutazione

lesson-reward = La valutazione
lesson-reward-order = La valutazione ha un ordine fisso. Prima i disordini, e lì sei più forte. Poi si scoprono i due obiettivi, per primo quello di chi è indietro. Alla fine si stancano tutte le pedine nei quartieri valutati.
lesson-reward-tied = Guarda bene: { $purple-ours } a { $purple-theirs } nel { $purple } è una parità. Allora decide chi ha più pedine, e se anche quelle sono pari, la Volontà del Popolo.
lesson-reward-which = Per i disordini prendi { $unrest-points } punti, oppure un'azione bonus. Si fa subito, prima di confrontare gli obiettivi: utile se ti fa vincere un quartiere che perderesti.
lesson-reward-hint = Se guidi dove sono gli obiettivi, prendi i punti. Se un punto di forza ribalta un quartiere, il bonus vale di più.
lesson-reward-points = Punti sicuri, e il segnalino viene verso di te. E adesso gli obiettivi:
lesson-reward-bonus = Niente punti, allora, ma un'azione in più prima che si scoprano gli obiettivi.

## 14: dopo

lesson-closing = Dopo il primo round
lesson-closing-tired = Nei quartieri valutati adesso tutte le pedine sono esauste, da qui le parentesi. Chi è esausto e viene valutato ancora se ne va: le unità nella riserva, i leader e le pedine neutrali per sempre. Il recupero lo evita.
    .board = Nei quartieri valutati adesso tutte le pedine sono esauste, pallide e inclinate. Chi è esausto e viene valutato ancora se ne va: le unità nella riserva, i leader e le pedine neutrali per sempre. Il recupero lo evita.
lesson-closing-clean = Il riordino è fatto: il { $blue } è diventato il quartiere dei disordini, una nuova tessera chiude un altro collegamento, e hai cinque carte nuove. Chi ha la Volontà del Popolo gioca per primo.
lesson-closing-ahead = Si va avanti così. Da luglio i disordini valgono di più, fino a 6 a ottobre, e dopo quella valutazione la partita finisce; o prima, se il segnalino arriva in fondo al tracciato.

## Che cosa dice il Bianco

lesson-white-next = Perché il { $blue }, dove in questo round non si valuta niente? Per la tessera blocco: il { $blue } è il prossimo quartiere dei disordini. Dove non si valuta niente, nessuno si stanca, e allora la mia unità sarà ancora pronta.
lesson-white-inspire = { $kerensky } ha la stessa azione speciale di { $lenin }: la Volontà del Popolo adesso è mia, e ogni pedina neutrale obbedisce a me. Amici volubili.
lesson-white-enters = Un leader rimette pronte le unità neutrali intorno a lui, se gli obbediscono. Io ho preso prima la Volontà del Popolo e poi sono entrato nel { $purple }: così quella esausta mi aiuta subito.
lesson-white-tie = Guarda il { $brown }: { $brown-ours } a { $brown-theirs }, eppure guido io. A parità di forza decide chi ha più pedine: la mia unità e quella neutrale contro la tua. Se anche quelle fossero pari, la Volontà del Popolo.
lesson-white-brown = Recluto nel { $brown }. Perché, puoi indovinarlo, o lo sai già.
lesson-white-green = Ti sei dato da fare nel { $green }, quindi sospetto lì il tuo obiettivo e tento la sorte: { $green-ours } a { $green-theirs }. { $kornilov } lo tengo per un mese in cui c'è di più da vincere.
lesson-white-month = Il mese cambia, e a superare il 31 sono stato io: la Volontà del Popolo è mia, ogni pedina neutrale obbedisce a me, e anche Trockij.
lesson-white-bonus = Anche a me il calendario ha dato un'azione bonus; non me la sono lasciata sfuggire.
lesson-white-points = Nel quartiere dei disordini sono più forte e prendo i punti. Il resto della valutazione va per la sua strada: si scoprono i due obiettivi, per primo quello di chi è indietro.
