### Ciò che dice il tavolo nel browser.

## La pagina

browser-tagline = Giochi da tavolo di guerra e potere, nel browser
browser-loading = Un momento ...
browser-close = Chiudi
browser-cancel = Annulla
browser-remove = Rimuovi
browser-copy = Copia
browser-copied = Copiato
browser-try-again = Riprova
browser-lobby = Alla sala d'ingresso
browser-language = Lingua
browser-theme = Luce
browser-theme-light = Chiaro
browser-theme-dark = Scuro
browser-theme-system = Come il sistema
browser-name = Il tuo nome, come lo leggono gli altri
browser-name-ask = Come ti chiami?
browser-nameless = Ospite
browser-you-title = Tu

## Errori

browser-error-offline = il server non risponde; c'è connessione alla rete?
browser-error-status = il server non ha potuto farlo (stato { $status })
browser-error-unknown = qualcosa è andato storto in questa pagina; ricaricala
browser-stale = Nel frattempo al tavolo si era andati avanti, perciò non è successo nulla. Guarda di nuovo.
browser-no-choice = { $count ->
        [0] Ora non c'è nulla da scegliere.
        [one] C'è una sola scelta; { $number } non è quella.
       *[other] Ci sono { $count } scelte; { $number } non è fra queste.
    }
browser-no-table = Non è possibile mostrare questo tavolo

## La sala d'ingresso

browser-mine = Le mie partite
browser-mine-none = Ancora nessuna. Ciò che inizi o a cui ti unisci comparirà qui, in questo browser.
browser-mine-waiting = si attende: { $seats }
browser-mine-open = un posto è ancora libero
browser-mine-won = vittoria per { $seats }
browser-mine-over = finita
browser-mine-forget = Togli da questo elenco
browser-title-turn = Tocca a te: { $game }
browser-title-turns = { $count ->
        [one] Una partita ti aspetta
       *[other] { $count } partite ti aspettano
    }
browser-learn = Imparare a giocare
browser-learn-about = Una prima partita guidata: decidi tu, e ti viene detto quanto vale.
browser-way-bot = Contro { $bot }
browser-way-bot-about = Un bot gioca l'altra parte.
browser-way-hot = Insieme a uno schermo
browser-way-hot-about = Il dispositivo passa di mano; un sipario nasconde ciò che è segreto.
browser-way-friend = Con un amico
browser-way-friend-about = Mandi un link; nessuno ha bisogno di un account.
browser-way-alone = Da soli
browser-way-alone-about = Un gioco per una persona.
browser-more = Altro: varianti, posti, ritmo
browser-options = Varianti
browser-who-plays = Chi gioca
browser-seat-me = io, a questo schermo
browser-seat-friend = libero, con un link
browser-seat-of-bot = Bot: { $bot }
browser-bot-random = gioca a caso
browser-need-seat = Prendi almeno un posto per te.
browser-undo-policy = Annullare mosse
browser-undo-usual = come di solito: si chiede agli altri
browser-undo-usual-alone = come di solito: tutto
browser-undo-free = Tutto si può annullare.
browser-undo-strict = Fino all'ultimo dado, carta o decisione altrui.
browser-undo-consent = L'ultima decisione liberamente, di più se gli altri accettano.
browser-pace = Ritmo
browser-pace-live = dal vivo, in una seduta
browser-pace-fast = spedito, più turni al giorno
browser-pace-slow = lento, nell'arco di giorni
browser-pace-live-long = Sono tutti qui e giocano ora.
browser-pace-fast-long = Ci si aspettano più turni al giorno.
browser-pace-slow-long = La partita dura giorni; nessuno ha fretta.
browser-begin = Inizia
browser-files = File propri
browser-files-how = File TOML al posto delle unità, delle mappe o delle carte del gioco. Fanno parte del tavolo, e una partita salvata li contiene.
browser-file-choose = Scegli
browser-file-remove = Senza { $name }
browser-file-large = Un file può avere al massimo { $most } KB.
browser-file-unread = Il file non si può leggere.
browser-maker-seed = Seme: un testo qualsiasi
browser-maker-make = Crea
browser-maker-made = Dal seme «{ $seed }». Qui sotto si comincia a giocare, oppure crea di nuovo.
browser-maker-drawing = La plancia in lettere e segni
browser-import = Continuare da un file
browser-import-how = Trascina una partita salvata in questa pagina, oppure sceglila.
browser-import-choose = Scegli un file
browser-import-large = Un file può avere al massimo un megabyte.
browser-join = C'è un invito per te
browser-join-how = Qualcuno ti tiene un posto a un tavolo. Di' come ti chiami e siediti.
browser-join-sit = Siediti

## Persone al tavolo

browser-seats = Posti
browser-seat-open = ancora libero
browser-you = tu
browser-here = è qui
browser-away = non c'è
browser-bot = un bot
browser-thinking = sta pensando
browser-to-move = deve decidere
browser-watching = { $count ->
        [one] una persona guarda
       *[other] { $count } persone guardano
    }

## La riga con la domanda

browser-your-turn = Tocca a te
browser-answered = Hai deciso: { $choice }. Puoi cambiare finché { $seats } non ha deciso.
browser-given = la tua decisione
browser-prompt = Cosa viene chiesto
browser-past = Com'era
browser-chance = Decide il caso.
browser-trying = Prova
browser-rule-open = Mostra la regola { $number }
browser-order-so-far = L'ordine finora
browser-crumb-remove = Togli: { $part }
browser-tools = Strumenti
browser-undo = Annulla
browser-undo-ask = Chiedi di annullare
browser-undone = Annullato.
browser-undo-asked = È stato chiesto agli altri.
browser-undo-waits = Hai chiesto di annullare qualcosa; gli altri non hanno ancora accettato.
browser-undo-wanted = { $seat } vorrebbe annullare qualcosa.
browser-agree = Accetta
browser-decline = Rifiuta
browser-restart = Ricomincia il turno
browser-hint-ask = Consiglio
browser-hint = { $bot } sceglierebbe: { $choice }.
browser-hint-waits = Un bot ci sta pensando; puoi anche continuare senza aspettare.
browser-hint-none = Adesso non c'è un consiglio: non ti si chiede nulla.
browser-why = Perché no?
browser-why-how = Fai clic su ciò che vorresti fare, o scrivilo: saprai quale regola lo vieta.
browser-why-allowed = { $what }: è permesso.
browser-confirm = Dare questo ordine? Non si potrà annullare: { $order }
browser-confirm-yes = Sì, procedi
browser-final = non si può annullare
browser-back-to-now = Torna al presente

## Provare

browser-try = Prova
browser-try-how = Nulla di ciò accade al tavolo. Decidi per tutti i posti; dadi e carte ignote sono inventati.
browser-try-commit = { $count ->
        [0] Fallo davvero
        [one] Fallo davvero (un ordine)
       *[other] Fallo davvero ({ $count } ordini)
    }
browser-try-commit-how = Invia i tuoi ordini fino al primo dado, carta ignota o decisione altrui.
browser-try-leave = Esci
browser-try-sent = { $count ->
        [one] È stato dato un ordine.
       *[other] Sono stati dati { $count } ordini.
    }

## La prima partita guidata

browser-lesson = Lezione
browser-lesson-number = { $number } di { $length }
browser-lesson-news = Che cosa è successo
browser-lesson-next = Avanti
browser-lesson-answer = Rispondi
browser-lesson-back = Indietro
browser-lesson-undo = Annulla
browser-lesson-again = Annullato. Ancora una volta, allora.
browser-lesson-poor = Pensaci bene
browser-lesson-keep = La tengo
browser-lesson-take-back = La annullo
browser-lesson-told = Il turno dell'altra parte
browser-lesson-wait = L'altra parte decide
browser-lesson-grade-best = Ben fatto!
browser-lesson-grade-fine = Va bene.
browser-lesson-grade-poor = C'è di meglio.
browser-lesson-hint = Consiglio
browser-lesson-hint-more = Un altro consiglio
browser-lesson-show = Mostrami
browser-lesson-advice = Io sceglierei: { $choice }.
browser-lesson-do = Fallo per me
browser-lesson-yours = Tocca a te: rispondi sul tabellone o scegli dall'elenco.
browser-lesson-look = Guarda
browser-look-board = il tabellone
browser-look-hand = la tua mano
browser-look-status = la striscia sopra il tabellone
browser-lesson-rules = Regole
browser-lesson-free = Da qui in poi la partita è tua, fino alla fine. L'altra parte la gioca ora { $bot }.
browser-lesson-play = Continuo da solo
browser-lesson-fold = Chiudi o mostra la lezione
browser-lesson-leave = Finisci la lezione
browser-lesson-leave-sure = Finire qui la lezione e continuare contro { $bot }?
browser-lesson-leave-yes = Sì, continua
browser-lesson-left = La lezione è finita. Da qui in poi la partita è tua.

## Scelte e ordini scritti

browser-choices = Scelte
browser-choices-past = Questo è il passato: non si può scegliere nulla.
browser-choices-confirm = L'ordine è completo.
browser-choices-over = La partita è finita.
browser-choices-watching = Stai guardando.
browser-choices-waiting = Per ora non c'è nulla da decidere.
browser-filter = Filtra le scelte
browser-filter-none = Nessun risultato.
browser-type = Ordine, numero o aiuto
# Che cosa si scrive solo nel browser; le altre parole sono in core.ftl.
browser-words =
    .now = adesso
browser-type-why = Scrivi ciò che vorresti fare
browser-type-why-short = Che cosa faresti?
browser-type-send = Dai l'ordine scritto
browser-completions = Completamenti

## Tabellone, cronaca e replay

browser-board = Tabellone
browser-zoom = Ingrandimento
browser-zoom-in = Avvicina
browser-zoom-out = Allontana
browser-zoom-fit = Mostra tutto
browser-view = Cosa si mostra
browser-view-counters = Pedine sul tabellone
browser-view-hand = Mano
browser-view-log = Cronaca
browser-view-magnify = Lente
browser-log = Cronaca
browser-log-empty = Non è ancora successo nulla.
browser-log-show = Mostra il tavolo dopo: { $text }
browser-log-show-short = Mostra il tavolo com'era allora
browser-replay = Replay
browser-replay-at = Decisione { $place } di { $count }
browser-replay-first = All'inizio
browser-replay-previous = Una decisione indietro
browser-replay-next = Una decisione avanti
browser-since = Cos'è successo dalla tua ultima decisione
browser-since-short = Dal mio turno
browser-playback-previous = Passo precedente
browser-playback-next = Passo successivo
browser-playback-pause = Pausa
browser-playback-go = Continua
browser-playback-skip = Salta

## Pannelli

browser-panels = Pannelli
browser-panel-rules = Regole
browser-panel-chat = Chat
browser-panel-notes = I miei appunti
browser-panel-state = Tutto ciò che so
browser-panel-table = Il tavolo
browser-panel-standing = Risposte fisse
browser-tabs = Cosa si vede sotto il tabellone
browser-tab-lesson = Lezione
browser-tab-choices = Scelte
browser-tab-log = Cronaca
browser-tab-hand = Mano
browser-tab-chat = Chat
browser-sheet = Più o meno spazio
browser-rules-search = Cerca nelle regole
browser-rules-none = Per questo gioco non ci sono qui testi delle regole.
browser-ruling = Chiarimento:
browser-chat = Chat
browser-chat-empty = Nessuno ha ancora parlato. Leggono solo i giocatori seduti.
browser-chat-say = Di' qualcosa
browser-chat-send = Invia
browser-notes = Appunti
browser-notes-private = Nessun altro lo vedrà mai.
browser-notes-saved = Conservato.
browser-notes-saving = Scrittura ...
browser-people = Persone
browser-asked-since = interpellato { $when }
browser-seat-bot = Fai giocare un bot per me
browser-seat-back = Riprendi il mio posto
browser-replaced = Un bot gioca per te.
browser-absent = { $count ->
        [0] Fai giocare un bot
        [one] Fai giocare un bot (un voto)
       *[other] Fai giocare un bot ({ $count } voti)
    }
browser-absent-how = Se tutti gli altri lo vogliono, un bot gioca finché questa persona non torna.
browser-links = Link
browser-link-invite = Invito per { $seat }
browser-link-seat = Il mio posto, per un altro dispositivo
browser-link-seat-how = Chi ha il link del tuo posto gioca per te. Non passarlo ad altri.
browser-link-watch = Per guardare
browser-this-game = Questa partita
browser-save = Salva in un file
browser-save-whole = Il file contiene tutto, anche le carte coperte e quelle dei bot; nella sala si può riaprire sotto "Continuare da un file".
browser-save-seen = Il file contiene solo quello che ha visto il tuo posto, perché qui altri hanno segreti. Da lì non si può continuare; quando la partita è finita, il file è completo.
browser-saved-whole = Salvato. Il file contiene tutto, anche le carte coperte; nella sala si può riaprire.
browser-saved-seen = Salvato: quello che ha visto il tuo posto. Da questo file non si può continuare.
browser-rematch = Gioca ancora
browser-rematch-wanted = Qualcuno vuole giocare ancora; il nuovo tavolo è pronto.
browser-draw-offer = Proponi la patta
browser-draw-wanted = { $seat } vorrebbe chiudere la partita in parità.
browser-draw-waits = Hai proposto la patta; gli altri non hanno ancora risposto.
browser-draw-withdraw = Ritira la proposta
browser-resign = Abbandona
browser-resign-sure = Abbandonare? Non si può tornare indietro.
browser-resign-yes = Sì, abbandona

## Risposte fisse

browser-standing = Risposte fisse
browser-standing-how = Risposte date subito per te, così gli altri non aspettano. Dopo un annullamento ti si chiede di nuovo.
browser-standing-now = Ti si chiede:
browser-standing-answer = D'ora in poi rispondi
browser-standing-ask-if = ma chiedimi se potrei anche
browser-standing-always = non chiedere mai, rispondi sempre così
browser-standing-unless = salvo se possibile: { $what }
browser-standing-add = Aggiungi
browser-standing-later = Quando ti viene chiesto qualcosa, qui puoi lasciare una risposta fissa.

## La connessione

browser-connection-lost = La connessione è caduta. Tornerà da sola; nulla va perso.
browser-connection-now = Connetti ora
browser-connection-refused = Il server non conosce più questo link.

## Più persone a uno schermo

browser-curtain = Passa lo schermo a { $seat }
browser-curtain-how = Ciò che sa { $seat } si mostra quando nessun altro guarda.
browser-curtain-ready = Sono { $seat }, mostra il tavolo
browser-curtain-undo = Annulla di { $seat }
browser-curtain-use = Sipario fra le persone a uno schermo

## La fine

browser-over = La partita è finita
browser-over-line = La partita è finita. { $ending }
browser-drawn = Non ha vinto nessuno.
browser-lost = La partita è persa.
browser-winner = ha vinto
browser-over-replay = Guarda il replay
browser-over-look = Guarda il tabellone

## Impostazioni

browser-settings = Impostazioni
browser-settings-more = Aiuti
browser-confirm-when = Chiedi conferma di un ordine
browser-confirm-final = se non si può annullare
browser-confirm-always = sempre
browser-confirm-never = mai
browser-motion = Movimento
browser-motion-system = come il sistema
browser-motion-reduced = il meno possibile
browser-size = Dimensione del testo: { $percent } %
browser-playback-auto = Al mio turno, mostra cos'è successo
browser-sound = Suoni
browser-notify = Avvisami quando tocca a me
browser-keys = Tasti
browser-keys-how = Fai clic su un tasto, poi premi quello che preferisci.
browser-keys-press = premi un tasto
browser-keys-reset = Ripristina i tasti
browser-help = Aiuto e tasti
browser-help-text = Ciò che si può scegliere è evidenziato sul tabellone ed elencato accanto. Punta una voce della cronaca per vedere sul tabellone di cosa parla; il suo orologio mostra il tavolo com'era allora.
browser-help-typed = Oltre agli ordini puoi scrivere: { $words }.
browser-help-number = prendi la scelta con questo numero
browser-help-tab = da una cosa all'altra, e prendila
browser-help-escape = chiudi, torna al presente, ricomincia l'ordine
browser-help-shift = tenuto premuto: ingrandisce ciò che indichi
browser-key-choices = alle scelte
browser-key-type = scrivi un ordine
browser-key-board = al tabellone
browser-key-log = alla cronaca
browser-key-lesson = alla lezione
browser-key-undo = annulla
browser-key-restart = ricomincia il turno
browser-key-confirm = conferma un ordine
browser-key-hint = consiglio
browser-key-why = perché no?
browser-key-rules = regola della domanda
browser-key-playback = dal mio ultimo turno
browser-key-previous = una decisione indietro
browser-key-next = una decisione avanti
browser-key-first = all'inizio
browser-key-last = torna al presente
browser-key-try = prova qualcosa
browser-key-odds = probabilità di una battaglia
browser-key-zoom-in = avvicina
browser-key-zoom-out = allontana
browser-key-zoom-fit = mostra tutto
browser-key-magnify = lente sì, no
browser-key-view-counters = pedine sul tabellone sì, no
browser-key-view-hand = mano sì, no
browser-key-view-log = cronaca sì, no
browser-key-chat = chat
browser-key-notes = i miei appunti
browser-key-state = tutto ciò che so
browser-key-table = il tavolo: persone, link
browser-key-settings = impostazioni
browser-key-help = questo aiuto

## Per chi non usa il mouse

browser-skip-lesson = Alla lezione
browser-skip-choices = Alle scelte
browser-skip-board = Al tabellone
browser-skip-log = Alla cronaca
