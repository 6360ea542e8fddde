### Quello che dice il tavolo nel terminale.

## Tasti, in fondo allo schermo

tui-key-help = Aiuto
tui-key-hint = Consiglio
tui-key-rule = Regola
tui-key-why = Perché no
tui-key-log = Cronaca
tui-key-board = Tabellone
tui-key-undo = Annulla
tui-key-restart = Rifai turno
tui-key-save = Salva
tui-key-quit = Esci
tui-key-close = Chiudi
tui-key-scroll = Scorri
tui-key-ready = Pronto
tui-key-undo-of = Annulla per { $seat }

## Sul tavolo

tui-type = un numero, un ordine, o ? per l'aiuto
tui-thinking = { $seat } sta pensando ...
tui-since = Dalla tua ultima decisione:
tui-since-more = Dalla tua ultima decisione (pag giù: altro):
tui-begun = Finora:
tui-why = Scrivi l'ordine che vorresti dare, poi premi invio. Tab lo completa.
tui-file = partita.json
tui-curtain = Passa la tastiera a { $seat }.
tui-curtain-how = Premi invio quando davanti allo schermo c'è solo { $seat }.
tui-help =
    .choose-key = 1 2 3 ... invio
    .choose = prendi la scelta con questo numero
    .mark-key = ↑ ↓ invio
    .mark = segna una scelta, e prendila
    .type-key = parole, invio
    .type = dai un ordine a parole; una virgola unisce le sue parti
    .tab-key = tab
    .tab = completa le parole; se non c'è nulla, passa dalla mano alla cronaca e viceversa
    .pages-key = pag su, pag giù
    .pages = scorri la cronaca
    .mouse-key = mouse
    .mouse = fai clic su una scelta o un tasto, gira la rotella sopra un testo
    .escape-key = esc
    .escape = dimentica ciò che hai scritto, o ricomincia l'ordine
    .cursor-key = ← → ↑ ↓ invio
    .cursor = indica un luogo della plancia e lo sceglie; F7 o esc porta all'elenco, F7 o ← → di nuovo alla plancia
tui-choosable = [invio: { $choice }] { $place }
tui-several = una di più scelte
tui-one-of-several = Quale di queste su { $place }? Esc torna indietro.
tui-no-answer = A questa domanda non si risponde con { $place }.
tui-to-list = [esc: torna all'elenco]

## La fine

tui-end-title = La partita è finita
tui-end-replay = Guarda la registrazione
tui-end-look = Guarda il tabellone
tui-end-quit = Esci

## Registrazione

tui-replay-at = Decisione { $place } di { $count }, turno { $turn } di { $turns }, vista da: { $viewer }
tui-replay-all = arbitro
tui-replay-public = spettatori
tui-replay-step = Decisione
tui-replay-turn = Turno
tui-replay-start = Inizio
tui-replay-end = Fine
tui-replay-viewer = Vista

## Consigli

hint-given = { $bot } prenderebbe la scelta { $number }: { $choice }.
hint-none = Per questo gioco non c'è un bot a cui chiedere.
