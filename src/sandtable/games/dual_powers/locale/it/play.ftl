### Quello che si legge durante una partita di Dual Powers.
### `$side` e simili arrivano come nomi per persone, `$side-word` come parola della registrazione.

## Nomi

side-red = Rosso
side-white = Bianco
side-none = nessuno
region-purple = viola
region-blue = blu
region-red = rosso
region-green = verde
region-white = bianco
region-brown = marrone
month-mar-apr = mar/apr
month-may-jun = mag/giu
month-jul = lug
month-aug = ago
month-sep = set
month-oct = ott
month-nov = nov
face-ready = pronta
face-exhausted = esausta
action-move = movimento
action-double-move = doppio movimento
action-refresh = recupero
special-protest = mobilitare la protesta
special-espionage = spionaggio
special-inspire = infiammare il popolo
token-trotsky = Trockij neutrale
token-trotsky-red = Trockij rosso
token-opposition-1 = unità di livello 1
token-opposition-2 = unità di livello 2
token-opposition-3 = unità di livello 3
leader-lenin = Lenin
leader-stalin = Stalin
leader-zinoviev = Zinov'ev
leader-kerensky = Kerenskij
leader-lvov = L'vov
leader-kornilov = Kornilov

## Nomi composti: carte e unità che non ne hanno uno proprio

name-card = { $region }-{ $days }-{ $action-word ->
        [double-move] doppio
       *[other] { $action }
    }
name-unit = { $owner-word ->
        [red] rossa
        [white] bianca
       *[neutral] neutrale
    }-{ $strength }

## Domande

ask-choose-objectives = Quale carta metti coperta come obiettivo segreto?
ask-play-card = Quale carta giochi?
ask-use-command = A che cosa ti serve { $card }? Recluta per { $value } nel { $region }, o usa l'azione.
ask-move-to = { $steps ->
        [1] Dove va { $token } dal { $region }?
       *[other] Dove va { $token } dal { $region }? Uno o due passi.
    }
ask-leader-place = Dove entra { $leader }? Prima o dopo, la sua azione speciale: { $special }.
ask-leader-special = { $leader } è in campo. Usi la sua azione speciale: { $special }?
ask-bonus = Puoi fare un'azione bonus. Quale?
ask-unrest-bonus = Quale azione bonus prendi al posto dei punti?
ask-unrest-reward = Sei più forte nel { $region }, il quartiere dei disordini. { $points ->
        [one] Un punto
       *[other] { $points } punti
    } o un'azione bonus?

## Scelte

act-objective = Scegli { $card }
act-play = Gioca { $card }
act-recruit = Recluta { $unit }
act-move = { $face-word ->
        [exhausted] Muovi dal { $region }, esausta: { $token }
       *[other] Muovi { $token } dal { $region }
    }
act-to = Nel { $region }
act-refresh = Recupera { $token } nel { $region }
act-enlist = Recluta { $token } nel { $region }
act-draw-card = Pesca una carta comando
act-organise = Organizza: scopri il tuo obiettivo
act-place = Entra nel { $region }
act-protest = Protesta: chiudi il collegamento { $connection }
act-spy = Spionaggio: scopri l'obiettivo
act-inspire = Infiamma: prendi la Volontà del Popolo
act-points = Prendi i punti
act-bonus = Prendi un'azione bonus
act-done = Nient'altro
act-skip = Salta: la carta non si può usare
act-neutral = { $token } arriva nel { $region }
act-tile = La tessera { $region }
act-draw = Si pesca { $card }
act-turn-up = Si scopre { $card }
act-leader = { $card } è il prossimo leader
act-reveal = L'obiettivo è { $card }

## Che cosa è successo

event-neutral-placed = { $token } comincia nel { $region }.
event-unrest = Disordini nel { $region }.
event-blockade = La tessera blocco { $region } chiude il collegamento { $connection }.
event-round = Comincia il round { $number }.
event-drew = { $side } pesca { $card }.
event-drew-unseen = { $side } pesca una carta.
event-reshuffled = Si mescolano gli scarti: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } nel mazzo.
event-objective-chosen = { $side } sceglie { $card } come obiettivo segreto.
event-objective-chosen-unseen = { $side } sceglie un obiettivo segreto.
event-card-played = { $side } gioca { $card }.
event-date = È { $month }, giorno { $day }.
event-will-taken = { $side } prende la Volontà del Popolo.
event-trotsky-returns = Trockij ritorna: entra nel { $region }, neutrale.
event-trotsky-joins-red = Trockij, nel { $region }, passa a Rosso.
event-bonus-earned = Il giorno { $day } dà a { $side } un'azione bonus.
event-bonus-declined = { $side } rinuncia all'azione bonus.
event-card-skipped = { $side } non sa che farsene di { $card }.
event-no-card-to-play = { $side } non ha carte da giocare.
event-recruited = { $side } recluta { $token } nel { $region }.
event-level-used-up = { $side } non ha più { $token } per il { $region }.
event-refreshed = { $side } recupera { $token } nel { $region }.
event-moved = { $side } muove { $token } dal { $origin } al { $target }.
event-leader-placed = { $leader } entra nel { $region } per { $side }.
event-leader-enters = { $leader } guida l'opposizione ed entra nel { $region }.
event-protest = { $side } protesta: il collegamento { $connection } è chiuso.
event-objective-open = L'obiettivo di { $side } viene scoperto: { $card }.
event-objective-revealed = Segnalino { $marker }: l'obiettivo di { $side } è { $card }.
event-unrest-resolved = { $side-word ->
        [none] Nessuno è più forte nel { $region }, il quartiere dei disordini.
       *[other] { $side } è più forte nel { $region }, il quartiere dei disordini.
    }
event-scored = { $side } guadagna { $points ->
        [one] un punto
       *[other] { $points } punti
    } nel { $region }.
event-nobody-stronger = Nessuno è più forte nel { $region }, nessuno guadagna punti.
event-tired = { $tired ->
        [0] { $left ->
            [0] Nel { $region } non c'è nessuno che si possa stancare.
            [one] Nel { $region } una pedina se ne va.
           *[other] Nel { $region } se ne vanno { $left } pedine.
        }
        [one] { $left ->
            [0] Nel { $region } si stanca una pedina.
            [one] Nel { $region } si stanca una pedina e una se ne va.
           *[other] Nel { $region } si stanca una pedina e { $left } se ne vanno.
        }
       *[other] { $left ->
            [0] Nel { $region } si stancano { $tired } pedine.
            [one] Nel { $region } si stancano { $tired } pedine e una se ne va.
           *[other] Nel { $region } si stancano { $tired } pedine e { $left } se ne vanno.
        }
    }
event-game-won = { $side } vince.

## Conclusioni

ending-track = Il segnalino del sostegno è arrivato in fondo al tracciato.
ending-calendar = Il calendario era arrivato a ottobre o oltre, e ha deciso il segnalino del sostegno.
ending-calendar-will = Il calendario era arrivato a ottobre o oltre con il segnalino al centro; ha deciso la Volontà del Popolo.
ending-third-round = Il terzo round era finito, e ha deciso il segnalino del sostegno.
ending-third-round-will = Il terzo round era finito con il segnalino al centro; ha deciso la Volontà del Popolo.

## Perché qualcosa non è permesso

no-leader-as-objective = Un leader non può essere l'obiettivo segreto.
no-not-in-hand = Non hai in mano quella carta.
no-not-your-unit = Quella non è un'unità che puoi reclutare.
no-none-in-supply = Di quel tipo non ne restano nella riserva.
no-too-dear = Quell'unità costa più di quanto puoi pagare.
no-must-act = Una carta si salta solo se non si può usare affatto.
no-other-action = La carta mostra un'altra azione.
no-not-controlled = Non controlli quella pedina.
no-no-such-token = In quel quartiere non c'è una pedina così.
no-no-exhausted-token = In quel quartiere non c'è una pedina esausta così.
no-blockaded = Il blocco chiude quel collegamento.
no-not-connected = Nessun collegamento porta lì.
no-too-far = È a più di due passi.
no-back-to-origin = Un doppio movimento non finisce dove è cominciato.
no-no-open-connection = Da quel quartiere non esce nessun collegamento aperto.
no-already-placed = Il leader è già in campo.
no-place-leader = Prima il leader deve entrare in un quartiere.
no-other-special = Il leader ha un'altra azione speciale.
no-special-used = L'azione speciale è già stata usata.
no-same-connection = Il segnalino blocco è già su quel collegamento.
no-nothing-to-spy = Non c'è nessun obiettivo coperto.
no-will-already-yours = Hai già la Volontà del Popolo.
no-no-cards-left = Non restano carte da pescare.
no-no-cost-1-unit = Nella riserva non hai un'unità così di costo 1.
no-organise-alone-only = Organizzare esiste solo nel gioco in solitario.
no-objective-already-open = Il tuo obiettivo è già scoperto.
no-organise-in-action-phase = Organizzare si può solo nella fase di azione.

## Opzioni

option-solitaire = gioca da solo contro l'opposizione
option-side = da solo: la parte che giochi
option-difficulty = da solo: la forza delle unità esauste dell'opposizione
option-accompanied_neutrals = controlli le pedine neutrali solo dove c'è anche una tua pedina
option-unrest_seven = a ottobre e novembre i disordini valgono 7 punti invece di 6
file-board = un tabellone proprio, con le sue regioni e i collegamenti
file-cards = carte comando proprie
file-leaders = capi propri
file-units = unità proprie

## Il tabellone

board-round = { $round ->
        [0] Preparazione
       *[other] Round { $round }
    }
board-will = Volontà del Popolo: { $side }
board-deck = { $deck } nel mazzo, scarti: { $discards }
board-calendar = Calendario
board-day = { $month }, giorno { $day }
board-support = Sostegno
board-support-even = parità
board-support-lead = { $side } +{ $points }
board-region = Quartiere
board-leads = Guida
board-tokens = Pedine (esauste tra parentesi)
board-unrest = disordini { $points }
board-next = poi
board-open = Aperti
board-closed = Chiuso
board-connection = { $name } ({ $first }-{ $second })
board-objectives = Obiettivo
board-objective = { $side }: { $card } ({ $region }, { $points })
board-objective-open = { $side }: { $card } ({ $region }, { $points }; scoperto)
board-objective-down = { $side }: coperto
board-played = Giocate
board-coming = ancora { $count }
board-supply = Riserva
board-of-side = { $side }: { $what }
board-hand = Mano
board-cards = { $cards ->
        [one] una carta comando
       *[other] { $cards } carte comando
    }
board-days = giorni
board-recruits = recluta
board-action = o azione
board-scores = da obiettivo
board-recruits-in = { $value } nel { $region }
board-leader = { $strength } ovunque
board-points-in = { $points } nel { $region }

## Note accanto a una scelta

note-date = al { $day } { $month }
note-bonus = azione bonus
note-will = prende la Volontà del Popolo
note-objective = { $region }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
note-strengths = Rosso { $red }, Bianco { $white }
