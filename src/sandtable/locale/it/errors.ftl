### Che cosa non va in quello che una persona ci ha dato.

## Fini di frase

error-did-you-mean = ; volevi dire "{ $guess }"?
error-known = ; esistono { $names }

## Ordini

error-word = { $domain }: "{ $word }" non esiste{ $guess }
error-verb = qui "{ $word }" non è un ordine{ $guess }
error-action = l'azione { $number } non esiste; ce ne sono { $count }
error-no-words = un'azione vuole almeno una parola
error-form = "{ $words }" non ha la forma "{ $form }"
error-takes = "{ $verb }" prende { $takes }, non { $given }
error-no-number = { $verb }: { $domain } numero { $number } non esiste
error-names-twice = { $domain }: i nomi non sono tutti diversi
error-one-word = { $domain }: "{ $word }" dev'essere una parola senza spazi, virgole, punti e virgola e "?"
error-verb-twice = il verbo "{ $verb }" è già preso
error-order-complete = l'ordine è completo dopo "{ $order }"; dai il resto come ordini a sé
error-order-open = l'ordine non è completo; dopo "{ $order }" di' una tra { $choices }
error-not-possible = adesso "{ $words }" non è possibile
error-forbidden = "{ $words }" non è possibile: { $why }{ $rule }

## Tavoli

error-seats = { $game } qui ha { $count ->
        [one] un posto
       *[other] { $count } posti
    }, non { $given }
error-seat = il posto { $seat } non esiste; i posti vanno da 0 a { $last }
error-player-name = un giocatore deve avere un nome da 1 a { $most } caratteri
error-not-asked = "{ $words }" non è per chi è interpellato
error-undo-over = la partita è finita, quindi non si può annullare nulla
error-resigned = ti sei già arreso
error-undo-nothing = non c'è nessuna tua decisione da annullare
error-undo-strict = la tua ultima decisione non si può annullare: sono seguiti dadi, una rivelazione o la decisione di qualcun altro
error-undo-consent = nessuno aspetta il tuo consenso
error-undo-policy = si annulla in modo strict, free o consent, non "{ $undo }"
error-draw-none = nessuno ha proposto di chiudere la partita alla pari
error-fork = la partita è andata avanti da quando hai cominciato a provare; ricomincia la prova
error-record-early = la registrazione intera si consegna quando la partita è finita; fino ad allora ogni posto ha la sua
error-log = la voce { $number } del diario annulla ciò che non è stato fatto
error-cut = la partita continua dall'ultima posizione conforme alle regole: { $problem }

## Giochi, opzioni, lingue

error-game = il gioco "{ $game }" non esiste{ $guess }
error-game-entry = il punto d'ingresso di "{ $game }" non indica un gioco
error-bot = { $game } non ha un bot "{ $bot }"{ $guess }
error-bot-entry = il punto d'ingresso del bot "{ $bot }" non indica un bot
error-option = l'opzione { $option } può essere { $choices }, non { $given } ({ $rule })
error-no-option = { $game } non ha l'opzione "{ $option }"{ $guess }
error-no-maker = { $game } non crea nessun "{ $name }"{ $guess }
error-language = non ci sono testi in "{ $language }"{ $guess }

## File

error-read = non si può leggere { $file }: { $reason }
error-write = non si può scrivere { $file }: { $reason }
error-in-file = { $file }: { $problem }
error-damaged = il file è danneggiato o è stato modificato: { $reason }
error-no-file = non è un file di Sandtable, oppure è danneggiato: { $reason }
error-no-version = non è un file di Sandtable: manca il numero di versione "sandtable"
error-format-newer = il file ha il formato { $found }, questo programma legge fino al { $known }; aggiornalo
error-format-older = il file ha il formato { $found }, che questo programma non legge più
error-kind = un file di Sandtable è del tipo "table" o "record"
error-record-seen = questa registrazione mostra solo quello che ha visto un posto, quindi non si può rigiocare
error-newer = la registrazione è stata fatta con la revisione { $revision } delle regole di { $game }, questo programma conosce la revisione { $known }; aggiornalo

## Posizioni

error-toml = la posizione non è TOML valido: { $reason }
error-no-toml = non è TOML valido: { $reason }
error-toml-deep = le tabelle sono annidate troppo a fondo
error-position-game = una posizione dice di quale gioco è: game = "NOME"
error-position-options = le opzioni di una posizione sono una tabella
error-position-other-options = le opzioni della posizione non sono quelle di questa partita
error-position-other = è una posizione di { $found }, non di { $wanted }
error-position-key = una posizione non ha "{ $key }"{ $guess }
error-position-shape = in una posizione board è una tabella, steps una lista di tabelle, turn un numero da 0
error-position-over = la posizione di una partita in corso dice in steps che cosa viene dopo
error-position-step = un passo di una posizione è una tabella con la chiave step e i suoi campi
error-position-place = il passo "{ $step }" non va in questa posizione: { $problem }
error-position-stuck = in questa posizione nessuno può rispondere al passo "{ $step }"
error-position-ending = in una posizione ending è una parola e returns una lista di numeri da { $low } a { $high }
error-position-returns = returns ha un numero per { $count ->
        [one] un posto
       *[other] ciascuno dei { $count } posti
    }, non { $given }
error-step = "{ $step }" non è un passo{ $guess }
error-step-lacks = al passo "{ $step }" manca "{ $key }"
error-step-has-no = il passo "{ $step }" non ha "{ $key }"
error-step-answers = le risposte di un passo sono una tabella da posti ad azioni
error-value-count = { $what }: la quantità di { $name } dev'essere un numero intero, non { $given }
error-value-parts = { $what } vuole { $names }
error-value = { $what } dev'essere { $kind }, non { $given }
error-what-field = "{ $key }" del passo "{ $step }"
error-what-of = { $what } di { $name }
error-kind-int = un numero intero
error-kind-bool = true o false
error-kind-list = una lista
error-kind-table = una tabella
error-kind-word = una parola
problem-it-is-asked-at-once-so-it-can-only-be-the-first-step = si chiede subito, quindi può essere solo il primo passo{ $rule }
problem-nobody-decides-it = non lo decide nessuno{ $rule }

## File di dati di un utente

data-a-list = una lista
data-a-table = una tabella
data-huge = un numero enorme
data-nothing = niente
data-time = una data o un'ora
data-file = { $key } non è un file di dati{ $guess }
data-directory = { $file }: è una cartella; indica un file TOML
data-no-file = { $file }: questo file non c'è
data-odd-file = { $file }: non è un file ordinario; indica un file TOML
data-large = { $file }: il file è troppo grande; si leggono al massimo { $most } byte
data-dots = { $file }: una riga ha troppi punti; se ne leggono al massimo { $most }
data-read = { $file }: il file non si può leggere ({ $reason })
data-no-text = { $file }: non è un file di testo; indica un file TOML in UTF-8
data-toml = { $file }: non è TOML valido: { $reason }
data-long-number = { $file }: non è TOML valido: un numero è troppo lungo
data-deep = { $file }: le tabelle sono annidate troppo a fondo
data-no-number = { $file }: { $given } non è un numero per un file di dati
data-large-number = { $file }: un numero è troppo grande
data-dates = { $file }: date e ore non hanno posto in un file di dati
data-entry = { $file }, { $entry }: { $problem } ({ $rule })
data-missing = manca { $key }
data-whole = { $key } dev'essere un numero intero da { $low } a { $high }, non { $given }
data-range = { $key } va da { $low } a { $high }, non { $given }
data-word = { $key } dev'essere uno tra { $choices }, non { $given }{ $guess }
data-letters = { $key } dev'essere una parola da 1 a { $most } caratteri, non { $given }
data-name = { $key } dev'essere una parola di lettere minuscole, cifre, trattini e barre, non { $given }
data-label = label dev'essere un testo da 1 a { $most } caratteri, non { $given }
data-holds = { $file }: il file deve contenere una tabella, non { $given } ({ $rule })
data-group = { $file }: manca { $group }; indica una lista di tabelle ({ $rule })
data-tables = { $file }: { $group } dev'essere una lista di tabelle, non { $given } ({ $rule })
data-single = { $file }: manca { $group }; indica una tabella ({ $rule })
data-row = { $file }, { $entry }: dev'essere una tabella, non { $given } ({ $rule })
data-key = chiave sconosciuta { $key }{ $guess }
data-origin-key = origine di una chiave sconosciuta { $key }{ $guess }
data-origin = l'origine di { $key } deve cominciare con uno tra { $choices }, non con { $given }
data-no-origin = { $key } non ha origine; indica uno tra { $choices } sotto origin.{ $group }.{ $key }
data-unknown = { $file }: chiave sconosciuta { $key }{ $guess } ({ $rule })
data-twice = { $what } { $name } compare due volte
