### Che cosa non va in quello che una persona ci ha dato, per quanto lo sa solo Dual Powers.
### Quello che qui è nominato o tra virgolette è una parola del file, e non si traduce.

## Tipi di parole

domain-region = quartiere
domain-connection = collegamento
domain-card = carta
domain-token = pedina
domain-unit = unità
domain-face = lato della pedina
domain-side = parte
domain-seat = posto

## Il tabellone di una posizione

error-board-key = il tabellone non ha "{ $key }"{ $guess }
error-board-alone = { $key } è del gioco in solitario (P7.1)
error-board-int = { $key } dev'essere un numero intero, non { $given }
error-board-str = { $key } dev'essere una parola, non { $given }
error-board-list = { $key } dev'essere una lista, non { $given }
error-board-dict = { $key } dev'essere una tabella, non { $given }
error-board-range = { $key } va da { $low } a { $high }, non { $given } ({ $rule })
error-board-words = { $key } dev'essere una lista di parole
error-board-word = { $what }: "{ $word }" non esiste ({ $rule }){ $guess }
error-day = il giorno { $day } non si raggiunge mai, il segnalino prosegue fino al 31 (P4.2)
error-tile-both = la tessera { $region } è una sola, quindi non può essere disordini e blocco (P1.1)
error-tile-twice = la tessera { $region } è una sola (P1.1)
error-neutral-supply = { $token } è neutrale e non è mai in una riserva (P2.2)
error-too-many = { $count ->
        [one] di { $token } ce n'è uno solo
       *[other] di { $token } ce ne sono solo { $count }
    } (P1.4)
error-trotsky-supply = Trockij rosso aspetta al calendario e non è mai in una riserva (P2.5)
error-trotsky-neutral = Trockij neutrale è sul tabellone solo da maggio/giugno ad agosto (P4.5, P4.6)
error-trotsky-red = Trockij rosso è sul tabellone solo da agosto in poi (P4.6)
error-leader-turned-up = { $card } è un leader, e l'opposizione scopre carte comando (P7.5)
error-leader-side = { $card } non è un leader di { $side } (P1.3)
error-leader-discarded = { $card } è un leader, e i leader giocati sono fuori dal gioco (P6.2)
error-leader-hand = { $card } è in una mano, quindi la sua pedina è nella riserva (P2.1)
error-leader-objective = { $card } è un leader, e un obiettivo è una carta comando (P3.2)
error-deck = di 48 carte per il mazzo { $left ->
        [one] ne resta una
       *[other] ne restano { $left }
    }, non { $given } (P1.2)
error-card-twice = la carta { $card } è in due posti (P1.2)
error-reshuffled = { $seat } ha { $held } delle carte rimescolate, non { $given } (P3.1)
error-open-objective = { $side } non ha un obiettivo che possa essere scoperto (P4.14)
error-opposition-hand = l'opposizione non ha carte in mano (P7.2)
error-opposition-card = { $card } non è tra le carte scoperte dell'opposizione (P7.8)
error-unseen = non ci sono abbastanza carte mai viste per quelle coperte (P7.2)

## Passi che non possono stare in una posizione; ogni messaggio ha il nome delle sue parole inglesi

problem-at-most-five-cards-are-drawn = si pescano al massimo cinque carte{ $rule }
problem-alone-nobody-chooses-an-objective = da soli nessuno sceglie un obiettivo{ $rule }
problem-the-objectives-are-chosen-already = gli obiettivi sono già scelti{ $rule }
problem-all-have-answered = hanno risposto tutti{ $rule }
problem-the-leader-is-in-the-supply-until-he-is-placed = il leader è nella riserva finché non entra{ $rule }
problem-a-token-moves-one-or-two-steps = una pedina muove di uno o due passi{ $rule }
problem-there-is-no-such-token = non c'è una pedina così{ $rule }
problem-the-opposition-does-not-act-so-has-no-steps-of-its-own = l'opposizione non agisce, quindi "{ $word }" non ha passi propri{ $rule }
problem-there-is-no-region-of-unrest = non c'è un quartiere dei disordini{ $rule }
problem-there-are-not-enough-neutral-units-left = non restano abbastanza unità neutrali{ $rule }
problem-it-comes-first = viene per primo{ $rule }
problem-it-belongs-to-the-solitaire-game = è del gioco in solitario{ $rule }
problem-the-opposition-has-no-face-down-card-left = l'opposizione non ha più carte coperte{ $rule }
problem-there-is-no-unseen-objective = non c'è un obiettivo mai visto{ $rule }
problem-a-tile-is-drawn-before-anything-else-happens = una tessera si pesca prima di ogni altra cosa{ $rule }
problem-there-are-not-enough-tiles-in-the-stack = nella pila non ci sono abbastanza tessere{ $rule }
problem-it-belongs-to-the-set-up = è della preparazione{ $rule }
problem-cannot-choose-this = "{ $word }" non può sceglierlo{ $rule }
problem-is-a-leader = "{ $word }" è un leader{ $rule }
problem-was-not-played = "{ $word }" non è stata giocata{ $rule }
problem-is-no-leader-that-was-played = "{ $word }" non è un leader che è stato giocato{ $rule }
problem-is-not-stronger-there = "{ $word }" non è più forte lì{ $rule }
problem-does-not-control-the-token = "{ $word }" non controlla la pedina{ $rule }
problem-the-marker-is-at-an-end-of-the-track-so-the-game-is-over = il segnalino è in fondo al tracciato, quindi la partita è finita{ $rule }
problem-objectives-have-the-markers-2-and-3 = gli obiettivi hanno i segnalini 2 e 3{ $rule }

## I file di dati di questo gioco

data-region = { $file }: manca il quartiere { $name } (P1.1)
data-colour = { $file }: nessun collegamento ha il colore { $name }; ogni quartiere ne vuole uno (P2.3)
data-joins = joins dev'essere una lista di due quartieri, non { $given }
data-list-of = una lista di { $count }
data-joins-one = joins deve nominare due quartieri diversi, non due volte { $name }
data-joins-colour = joins deve avere a un capo { $name }, il quartiere del suo colore
data-colour-twice = il colore { $name } compare due volte; ogni quartiere ha un collegamento del suo colore
data-connected = { $file }: i collegamenti devono unire tutti i quartieri, ma nessuno porta da { $origin } a { $target } (P1.1)
data-months = { $file }: ci possono essere al massimo { $most } mesi, non { $given } (P1.5)
data-place = il posto { $place } compare due volte
data-month = { $file }: manca il mese { $name } (P1.5)
data-month-order = { $file }: i posti dei mesi devono seguire { $months } (P1.5)
data-leader-name = il nome { $name } appartiene a un leader
data-card-name = il nome { $name } compare due volte; da' a una delle due un nome proprio
data-cards = { $file }: le carte devono essere { $wanted }, non { $given } (P1.2)
data-side = side dev'essere { $side }, non { $given }
data-leader = { $file }: manca il leader { $name } (P1.3)
data-trotsky = { $file }: manca trotsky con side = { $side } (P1.4)
data-units = { $file }: le unità di { $side } devono essere { $wanted }, non { $given } (P1.4)
data-neutrals = { $file }: le unità neutrali devono essere { $wanted }, non { $given } (P1.4)
data-level = { $file }: l'opposizione deve avere { $wanted } unità di livello { $level }, non { $given } (P7.1)
data-parts = i dati devono essere una tabella di { $names }, non { $given }
data-part = i dati hanno una parte sconosciuta { $key }; si conoscono { $names }
data-no-part = ai dati manca { $name }; servono { $names }
