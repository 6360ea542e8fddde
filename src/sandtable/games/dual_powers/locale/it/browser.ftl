### Il tabellone nel browser, e come la sala presenta il gioco.

## La sala

lobby-about-dual-powers = Pietrogrado, 1917: due poteri si contendono una rivoluzione. Rosso e Bianco giocano carte che reclutano e muovono la loro gente in sei quartieri, e ogni carta spinge il calendario verso ottobre. Alla fine di un round contano tre quartieri: quello dei disordini, noto a tutti, e due scelti in segreto. In due o da soli, circa quaranta minuti.
lobby-preset-rookie = Contro Rookie
    .about = Tu sei Rosso, un bot è Bianco. Gioca bene e subito: il modo migliore per imparare.
lobby-preset-two = In due allo stesso schermo
    .about = Rosso e Bianco condividono questo dispositivo. Un sipario nasconde le carte quando passa di mano.
lobby-preset-friend = Con un amico
    .about = Tu sei Rosso. Manda il link, e un amico gioca Bianco nel suo browser.
lobby-preset-alone-red = Da solo, come Rosso
    .about = Tre round contro un'opposizione che scopre carte e non si stanca mai. Difficoltà 2 su 6.
lobby-preset-alone-white = Da solo, come Bianco
    .about = Gli stessi tre round dall'altra parte. Difficoltà 2 su 6.

## La città

dp-city = Mappa della città
dp-district = Quartiere { $region }
dp-neutral = neutrale
dp-why-empty = Non c'è nessuno.
dp-why-neutral = Ci sono solo pedine neutrali, quindi nessuno è più forte.
dp-why-alone = { $side } è lì senza rivali ed è più forte.
dp-why-strength = { $side } è più forte.
dp-why-tokens = Forza pari: { $side } è più forte perché ha più pedine.
dp-why-will = Forza e pedine pari: { $side } è più forte con la Volontà del Popolo.
dp-tie-tokens = parità: più pedine
dp-tie-will = parità: Volontà
dp-unrest = Disordini
dp-unrest-about = Disordini: alla fine del round chi è più forte qui prende { $points ->
        [one] un punto
       *[other] { $points } punti
    } o un'azione bonus.
dp-next = prossimi disordini
dp-next-about = Qui saranno i disordini del prossimo round.
dp-objective-here = Qui è l'obiettivo di { $side }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
dp-bridge = Ponte { $connection }
dp-bridge-ends = Unisce { $origin } e { $target }.
dp-bridge-open = Aperto: le pedine possono passare.
dp-bridge-closed = Chiuso dal blocco: nessuna pedina passa. Reclutare si può lo stesso.
dp-bridge-tile = Lo chiude la tessera blocco { $region }.
dp-token-strengths = Forza { $ready } da pronta, { $exhausted } da esausta.
dp-token-ready = È pronta. Quando il suo quartiere viene valutato diventa esausta.
dp-token-exhausted = È esausta. Quando il suo quartiere viene valutato se ne va.
dp-token-cost = Costa { $cost }.
dp-token-counts = Conta per { $side }, che ha la Volontà del Popolo e una pedina qui.
dp-token-idle = Non conta per nessuno: chi ha la Volontà del Popolo non ha qui una pedina propria.
dp-trotsky = Trockij
dp-in-supply = Nella riserva: { $count }.
dp-choices = { $count } scelte
dp-menu = Che cosa fai qui?
dp-rule = Regola { $number }

## Calendario e tracciato

dp-turns = Turni che restano in questo round
dp-turns-about = Comincia chi ha la Volontà del Popolo all'inizio del round; poi ci si alterna.
dp-turns-count = Turni che restano: Rosso { $red }, Bianco { $white }
dp-day = Giorno { $day }
dp-day-today = Oggi.
dp-day-bonus = Una carta che finisce esattamente qui dà un'azione bonus.
dp-day-skipped = Qui non ci si ferma: la data passa al 31.
dp-day-reached = { $card } finisce qui.
dp-month-unrest = In questo mese i disordini valgono { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
dp-month-ends = La partita finisce dopo il round in cui si arriva a questo mese.
dp-enters-trotsky = Trockij ritorna, neutrale
dp-enters-trotsky-red = Trockij passa a Rosso
dp-support-about = { $spaces } caselle fino a ogni estremo. I punti muovono il segnalino; chi lo porta al proprio estremo vince subito.
dp-ended-ahead = { $points ->
        [one] una casella
       *[other] { $points } caselle
    } di vantaggio sul tracciato del sostegno
dp-ended-even = ha la Volontà del Popolo, con il segnalino al centro

## Che cosa conta

dp-will = Volontà del Popolo
dp-will-about = Chi la ha controlla le pedine neutrali, è più forte a parità di tutto e comincia il prossimo round. La prende chi fa cambiare il mese.
dp-forecast = Se il round finisse ora
dp-forecast-lead = Il segnalino starebbe a { $side } +{ $points }
dp-forecast-even = Il segnalino starebbe al centro
dp-forecast-about = Per quanto puoi sapere: nei disordini si prendono i punti, gli obiettivi coperti non contano.
dp-objective-of = Obiettivo di { $side }
dp-objective-down = È coperto: lo conosce solo chi lo ha scelto.
dp-objective-unseen = È coperto: nessuno lo ha ancora guardato.
dp-objective-open = È scoperto.
dp-objective-yours = Lo conosci solo tu.
dp-objective-about = Chi è più forte nel suo quartiere prende i punti, chiunque lo abbia scelto.
dp-face-down = coperto
dp-nobody = nessuno

## Carte

dp-deck = Mazzo
dp-discards = Scarti ({ $count })
dp-round-of = Round { $round } di { $rounds }
dp-hidden-about = Carte comando nella mano di { $side }, che non conosci. I leader sono noti.
dp-hand-empty = Non hai carte in mano.
dp-hand-more = Altre carte
dp-tap-again = Tocca di nuovo per sceglierlo.
dp-days = { $days ->
        [one] giorno
       *[other] giorni
    }
dp-recruit = Recluta { $value }
dp-goal = Obiettivo +{ $points }
dp-short-date = { $day } { $month }
dp-short-bonus = azione bonus
dp-short-will = prende la Volontà
dp-tiny-bonus = bonus
dp-tiny-will = Volontà
dp-card-days = Sposta la data di { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }.
dp-card-recruit = Recluta unità per { $value } nel { $region },
dp-card-action = oppure esegui la sua azione: { $action }.
dp-card-points = Come obiettivo: { $points ->
        [one] un punto
       *[other] { $points } punti
    } nel { $region }.
dp-card-leader = Entra in un quartiere qualsiasi. Azione speciale: { $special }.

## Solitario

dp-opposition = Opposizione ({ $side })
dp-opposition-short = Le unità esauste hanno forza { $difficulty }.
dp-opposition-about = Scopre una carta, sposta la data e mette un'unità del valore della carta nel suo quartiere. Non muove mai.
dp-opposition-tired = Le sue unità esauste hanno forza { $difficulty }, la difficoltà.
dp-opposition-goal = Obiettivo finora: { $region }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
