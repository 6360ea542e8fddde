### Quello che dice la riga di comando.

## Giocare

cli-hint = Scrivi il numero di una scelta, un ordine a parole oppure aiuto.
cli-help = Puoi scrivere:
    .number = prende la scelta con questo numero
    .order = dà un ordine a parole; una virgola ne unisce le parti
    .undo = annulla il tuo ultimo ordine (a metà di un ordine: lo ricomincia)
    .restart = annulla tutto quello che hai fatto in questo turno
    .hint = chiede al bot rookie che cosa farebbe
    .why = dice se un ordine è permesso, o quale regola lo vieta
    .rule = mostra una regola
    .board = mostra di nuovo il tabellone
    .log = racconta tutto quello che è successo finora, come l'hai visto tu
    .save = salva la partita in un file nuovo
    .help = mostra questo elenco
    .quit = esce; una partita iniziata con --save FILE resta salvata
cli-takes =
    .order = ORDINE
    .number = NUMERO
    .file = FILE
cli-hand-over = Passa la tastiera a { $seat }, poi premi invio.
cli-hand-over-undo = Passa la tastiera a { $seat }, poi premi invio (oppure scrivi annulla per annullare l'ultimo ordine di { $previous }).
cli-allowed = È permesso.
cli-why-what = Di' che cosa vuoi sapere, per esempio: perché { $example }
cli-save-what = Di' dove, per esempio: salva partita.json
cli-no-choice = { $count ->
        [one] C'è una sola scelta; { $number } non è quella.
       *[other] Ci sono { $count } scelte; { $number } non è tra queste.
    }
cli-undone = Annullato.
cli-saved = Salvato come { $file }.
cli-kept = La partita è in { $file }; per continuare: sandtable play --load { $file } --save { $file }
cli-not-kept = La partita non è stata conservata; con --save FILE resta.
cli-begin = { $title }. { $seats }.
cli-player = { $seat }: { $player }
cli-player-human = tu
cli-player-person = una persona a questa tastiera
cli-player-random = gioca a caso
cli-repeated = { $sentence } (x{ $times })
cli-ruling = Decisione: { $text }

## Mostrare

cli-show-title = { $title }, revisione { $revision } delle regole
cli-show-options = Opzioni: { $options }
cli-show-position = Comincia da una posizione propria.
cli-show-viewer = Come la vede { $seat }.
cli-show-public = Come la vede uno spettatore; --seat all mostra tutto.
cli-show-start = La posizione all'inizio:
cli-show-entry = La posizione dopo la decisione { $entry } di { $count }:
cli-show-problem = Questa è l'ultima posizione conforme alle regole: { $problem }.
cli-show-decision = la decisione { $number } non lo è: { $problem }
cli-show-seen = Questa registrazione mostra solo quello che ha visto un posto, quindi non c'è una posizione da mostrare.

## Regole

cli-coverage-head = { $number }  { $text }
cli-coverage-tests = test: { $tests }
cli-coverage-code = codice: { $code }
cli-coverage-none = nessuno
cli-coverage-totals = { $game }: { $rules ->
        [one] una regola
       *[other] { $rules } regole
    }, { $tested } con un test, { $coded } con codice.
cli-coverage-untested = Senza test: { $rules }.
cli-coverage-uncoded = Senza codice: { $rules }.
cli-coverage-unknown = Citate dai test, ma inesistenti: { $rules }.

## Giochi

cli-games-title = { $name }: { $title }
cli-games-option = --option { $name }={ $choices } (di solito { $default }, regola { $rule })

## Errori

cli-error-command = il comando "{ $given }" non esiste{ $guess }
cli-error-flag = { $command } non ha l'opzione "{ $given }"{ $guess }
cli-error-flag-first = "{ $given }" sta prima del comando; scrivi: sandtable COMANDO { $given }
cli-error-flag-twice = { $flag } è dato due volte
cli-error-no-value = { $flag } vuole un valore; scrivi: { $usage }
cli-error-switch = { $flag } sta da solo, senza "{ $given }"
cli-error-extra = "{ $given }" è una parola di troppo; scrivi: { $usage }
cli-error-missing = { $command } vuole { $name }; scrivi: { $usage }
cli-error-whole = { $flag } vuole un numero intero, non "{ $given }"
cli-error-decimal = { $flag } vuole un numero come 0.05, non "{ $given }"
cli-error-seed = un seme è un testo di caratteri stampabili
cli-error-write = non si può scrivere { $file }: { $reason }
cli-error-pair = --{ $flag } vuole nome=valore, non "{ $given }"
cli-error-twice = --{ $flag } { $name } è dato due volte
cli-error-player = un posto è giocato da uno tra { $names }, non da "{ $player }"
cli-error-seats = { $game } qui ha { $wanted ->
        [one] un posto
       *[other] { $wanted } posti
    } ({ $names }), ma --seats ne nomina { $given }
cli-error-alone = { $game } non ha regole per giocare da soli; togli --solo
cli-error-side-and-seats = indica --side o --seats, non entrambi
cli-error-side = la parte "{ $side }" non esiste; le parti sono { $names }
cli-error-load-and = { $flag } non va con --load: il file porta la propria preparazione
cli-error-load-game = { $file } contiene una partita di { $found }, non di { $wanted }
cli-error-load-record = { $file } è una registrazione, non un tavolo su cui giocare; per guardarla: sandtable show { $file }
cli-error-load-bot = { $file }: { $seat } è giocato dal bot "{ $bot }", che qui non c'è; di' chi gioca ogni posto, per esempio: --seats { $seats }
cli-error-exists = { $file } esiste già; scegli un altro nome, o continua quella partita con --load { $file } --save { $file }
cli-error-there = { $file } esiste già; scegli un altro nome
cli-error-directory = { $file } è una cartella
cli-error-read = non si può leggere { $file }: { $reason }
cli-error-position = { $file }: { $problem }
cli-error-no-text = { $file } non è un file di testo
cli-error-seat = il posto "{ $seat }" non esiste; i posti sono { $names }
cli-error-entry = { $count ->
        [one] c'è una sola decisione
       *[other] ci sono { $count } decisioni
    }, quindi --entry va da 0 a { $count }, non { $entry }
cli-error-which-game = di' quale gioco; ci sono { $games }
cli-error-no-rules = { $game } non ha testi di regole
cli-error-no-rule = { $game } non ha la regola "{ $number }"; simili sono { $near }
cli-error-lang = --lang vuole una lingua: { $languages }
cli-error-json = --json va con --coverage
cli-error-number = indica un numero di regola oppure --coverage
cli-error-no-tests = per la copertura servono i sorgenti: accanto a { $game } non c'è una cartella di test
cli-error-games = sandtable games elenca i giochi; sandtable games check --all, o con il nome di un tavolo, controlla ciò che è salvato
cli-error-no-tool = il gioco "{ $game }" non ha il comando "{ $tool }"; esiste per { $games }
cli-error-choice = sandtable { $command } vuole uno tra { $choices }, non "{ $given }"{ $guess }
cli-error-tool-whose = sandtable { $tool } vuole il nome di un gioco, perché lo hanno in più d'uno: { $games }
cli-error-needs = { $flag } va con { $needs }
cli-games-differs = Tavolo { $table }: { $problem }.
cli-games-checked = { $count ->
    [one] Una partita è stata rigiocata
   *[other] { $count } partite sono state rigiocate
}, { $wrong ->
    [0] nessuna differenza.
   *[other] { $wrong } sono diverse.
}
