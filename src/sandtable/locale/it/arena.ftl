### Simulazioni e arena: quello che stampano. `$low`, `$share` e simili arrivano come testo, con i segni qui sotto.

## Numeri

# Fra le migliaia e prima dei decimali.
arena-thousands = .
arena-decimal = ,
arena-percent = { $number } %
arena-span = da { $low } a { $high }
arena-span-up = { $low } o più
arena-span-down = { $high } o meno
arena-span-none = ignoto

## Simulazione

arena-progress = Si gioca
arena-simulated = { $title }: { $games } partite fra bot, seme { $seed }.
arena-interrupted = Interrotto: queste sono le prime { $games } di { $wanted } partite, senza lacune, come se non ne fossero state chieste di più.
arena-pace = { $decisions } decisioni in { $seconds } s, { $pace } al secondo.
arena-wins = vinte
arena-share = quota
arena-interval = intervallo al 95 %
arena-drawn = in parità
arena-turns = Turni: in media { $mean }, da { $least } a { $most }.
arena-endings = Come sono finite le partite:

## Arena

arena-held = { $title }: { $games } partite in { $pairings ->
        [one] una sfida
       *[other] { $pairings } sfide
    }, seme { $seed }.
arena-interrupted-deals = Interrotto: queste sono { $games } di { $wanted } partite; le mani incomplete non contano.
arena-bot = bot
arena-elo = Elo
arena-score = punti
arena-pairing = sfida
arena-games = partite
arena-results = risultati
arena-verdict = verdetto
arena-versus = { $first } contro { $second }
arena-verdict-stronger = { $bot } è più forte
arena-verdict-close = quasi pari
arena-verdict-open = aperto
arena-seat = { $seat } ha vinto { $wins } partite ({ $share }).
arena-draws = { $draws } partite sono finite in parità ({ $share }).
arena-anchor = { $bot } vale 0
arena-anchor-mean = la media vale 0
arena-about = Elo di massima verosimiglianza, { $anchor }. Le { $deals } disposizioni di un seme hanno gli stessi dadi e contano come una mano; tutti gli intervalli si basano sulle mani.
arena-about-stop = Ogni sfida è finita appena decisa. La probabilità che un qualunque verdetto sia falso è al massimo { $error }; punti ed Elo delle sfide finite presto sono un po' troppo lontani dalla metà.
arena-plot-title = { $title }: la forza dei bot
arena-plot-note = { $games } partite, seme { $seed }; le linee sono intervalli al 95 %; { $anchor }
arena-plot-axis = Elo

## Errori

arena-error-least = { $flag } vuole un numero da { $least } in su, non { $given }
arena-error-stop = --error e --margin vanno con --stop
arena-error-error = l'errore sta fra 0 e 1, { $given } no
arena-error-margin = il margine sta fra 0 e 0.5, { $given } no
arena-error-bots = un'arena vuole almeno due bot; nominane uno due volte perché giochi contro sé stesso
arena-error-seats = { $game } qui vuole { $wanted ->
        [one] 1 bot
       *[other] { $wanted } bot
    } (per { $names }), non { $given }
arena-error-match = una partita è fallita (bot { $bots }, seme "{ $seed }"): { $problem }; si ripete con: { $command }
