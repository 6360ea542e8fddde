### Che cosa rifiuta il server.

## Richieste

server-error-length = la lunghezza della richiesta non è un numero
server-error-large = è troppo grande; qui si leggono al massimo { $most } KB
server-error-slow = la richiesta impiega troppo ad arrivare; riprova con una connessione migliore
server-error-flood = troppe richieste dal tuo indirizzo; aspetta { $seconds } s
server-error-origin = una pagina di un altro sito non può parlare con questo

## Bot

server-error-bot-slow = il bot { $bot } ci ha messo troppo a decidere
server-error-bot-died = il bot { $bot } si è bloccato insieme al suo processo
server-error-bot-broke = il bot { $bot } ha commesso un errore e non ha potuto decidere
server-error-bot-none = nessun bot ha potuto cominciare a pensare
server-error-closing = il server si sta chiudendo

## Doors and tables

error-no-door = questo link non apre alcun tavolo qui; chiedine uno nuovo
error-other-table = questo link appartiene a un altro tavolo
error-only-seats = questo link serve per guardare; può farlo solo chi siede al tavolo
error-no-table = questo tavolo non esiste; forse era su un altro server
error-stale = nel frattempo la partita è andata avanti; guarda e decidi di nuovo
error-store = la partita non si è potuta salvare, quindi non è successo nulla; riprova
error-seat-taken = questo posto è occupato
error-name = una persona non può chiamarsi "{ $name }"
error-seat-kind = un posto è "me", "open" o "bot:NOME", non "{ $given }"
error-seat-name = non c'è il posto "{ $seat }"; i posti sono { $names }
error-seed-open = con un seme i dadi sono noti, quindi non si può invitare nessuno
error-invite = questo invito è stato usato, o non è mai esistito
error-import-damaged = { $problem }; scegli un file così come Sandtable lo ha salvato
error-import-seen = questo file contiene solo quello che ha visto un posto, quindi non si può continuare da qui; salva la partita quando è finita, oppure a un tavolo in cui giochi tutti i posti che non gioca un bot
error-rematch = la rivincita comincia quando la partita è finita
error-player = un posto è giocato da "me" o "bot:NOME", non "{ $given }"
error-absent-who = un programma può sostituire solo un'altra persona
error-absent-here = questo giocatore è al tavolo
error-no-adviser = in questo gioco non c'è nessuno a cui chiedere consiglio
error-no-moment = la partita è arrivata solo a { $last }
error-no-language = non ci sono testi in questa lingua; ci sono { $names }
error-no-lesson = { $game } non ha una prima partita guidata
error-lesson-over = a questo tavolo non si tiene una lezione, oppure è finita
error-lesson-other = della lezione può chiedere solo chi impara
chat-bot-failed = Il programma non ha saputo decidere, quindi ha deciso il caso.

## Addresses and bodies

error-json = il contenuto non è JSON, o è danneggiato
error-field = { $field }: { $problem }
error-no-address = a questo indirizzo non c'è nulla
error-method = non in questo modo
error-crash = qualcosa è andato storto; la partita è come prima
error-port = non si può ascoltare a { $host } porta { $port }: { $reason }; indicane un'altra con --port
error-port-range = --port prende un numero da 0 a { $last }, non { $given }
error-proxy = --proxy prende un indirizzo come 127.0.0.1 o una rete come 10.0.0.0/8, non «{ $given }»

## Checking what is stored

error-no-store = in { $folder } non ci sono partite salvate
error-log-damaged = la voce { $number } del registro è danneggiata o manca
error-store-file = le partite in { $folder } non si possono leggere: { $reason }
error-store-newer = queste partite sono state salvate da una versione più nuova di Sandtable (forma { $shape }); aggiornalo
error-check-none = non c'è il tavolo "{ $table }"
error-check = voce { $number }: { $problem }
