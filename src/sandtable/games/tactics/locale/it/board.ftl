### La sala e la plancia nel browser. Le unità hanno nomi al singolare o al plurale: perciò nessuna frase ne dipende.

## La sala

lobby-about-tactics = Camminatori, eroi e squadre su una plancia di caselle: fino a cinque miniature per unità, dadi che colpiscono con una faccia su tre, e coperture che salvano. Ogni unità agisce una volta per round, e chi non ha ancora agito può sparare quando un nemico si mostra. Un clic, e guidi gli Alleati contro Rookie. Due o quattro giocatori, sei scenari, da mezz'ora a due ore.
lobby-preset-reconnaissance = Ricognizione
    .about = Due pattuglie si scontrano tra le rovine, ognuna con un camminatore e una squadra. Nessuno sa che cosa segue l'altra, perciò nessuna cede.
lobby-preset-meeting-engagement = Battaglia d'incontro
    .about = Due colonne sulla stessa strada vogliono lo stesso incrocio. Alla fine contano tre luoghi, e il primo colpo lo sentono tutti.
lobby-preset-breakthrough = Sfondamento
    .about = L'Asse è quasi accerchiato e resta un solo varco. Deve portare sessanta punti del suo esercito oltre il bordo lontano prima che gli Alleati lo chiudano.
lobby-preset-hold-the-bridge = Tenete il ponte
    .about = C'è un solo ponte per chilometri, e domani serve a entrambi gli eserciti. Chi lo tiene da solo per due round di fila ha vinto la giornata.
lobby-preset-seize-the-explosives = Prendete gli esplosivi
    .about = Una squadra di guastatori ha abbandonato le sue cariche, tre delle quali in una casa tra le linee. Tre su cinque bastano per far saltare ciò che serve al nemico.
lobby-preset-last-stand = L'ultima difesa
    .about = Una compagnia alleata si è ritirata verso una casa, e l'Asse arriva da entrambi i capi della strada. Se alla fine di ogni round qualcuno di loro è nella casa, con il sesto arrivano i rinforzi.
lobby-preset-choose = Il proprio esercito
    .about = La battaglia d'incontro con eserciti da 130 punti che le due parti scelgono in segreto.
lobby-preset-two = In due a uno schermo
    .about = La ricognizione per due che condividono questo dispositivo.
lobby-preset-friend = Con un amico
    .about = Manda il link, e un amico gioca la battaglia d'incontro nel suo browser.

## Intorno alla plancia

ta-board = Campo di battaglia
ta-status = Stato della battaglia
ta-setup = Prima della battaglia
ta-round = Round { $round } di { $last }
ta-turn = { $side-word ->
        [allies] tocca agli Alleati
       *[axis] tocca all'Asse
    }
ta-score-label = { $side }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $forecast } se la battaglia finisse ora; { $ready } unità pronte su { $units }
ta-ready-of = pronte { $ready } su { $units }
ta-story = Storia
ta-suggest = Suggerisci
ta-suggest-how = Risponde ciò che risponderebbe un bot
ta-view-sight = Vista e gittata
    .key = mostra ciò che vede un'unità
ta-view-trails = Ultime mosse
    .key = mostra le ultime mosse
ta-ended = { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $units ->
        [0] nessuna unità rimasta
        [one] un'unità rimasta
       *[other] { $units } unità rimaste
    }
ta-units-of = Unità: { $side }

## Obiettivi

ta-goal-none = Distruggi il nemico; dopo il round { $rounds } decidono i punti.
ta-goal-break-through = { $side }: { $wanted } AP devono uscire dal bordo lontano (finora { $done }).
ta-goal-hold-bridge = Tieni il ponte da solo alla fine di { $wanted } round di fila, dal round { $since } (Alleati { $allies }, Asse { $axis }). { $bridge-word ->
        [nobody] Ora non lo tiene nessuno.
        [allies] Ora lo tengono gli Alleati.
       *[axis] Ora lo tiene l'Asse.
    }
ta-goal-take-charges = Prendi { $wanted } cariche (Alleati { $allies }, Asse { $axis }).
ta-goal-keep-building = { $side }: alla fine di un round non deve restare alcun difensore nell'edificio.
ta-goal-held = I luoghi con la bandiera valgono { $points } punti ciascuno alla fine (Alleati { $allies }, Asse { $axis }).
ta-goal-points = Chi non ha più unità ha perso. Altrimenti alla fine di un round decide l'obiettivo, e dopo il round { $rounds } decidono i punti: quelli delle unità distrutte e quelli dello scenario.

## Unità

ta-unit-line = { $unit } ({ $side }): { $kind-word ->
        [squad] miniature { $left } su { $most }
       *[other] punti { $left } su { $most }
    }, classe { $armour }, { $state-word ->
        [ready] in attesa di agire
       *[done] ha già agito
    }.
ta-with = con { $unit }
ta-ready = in attesa di agire
ta-done = ha già agito in questo round
ta-where-board = sulla plancia
ta-where-waiting = non ancora sulla plancia
ta-where-dead = fuori combattimento
ta-where-left = ha lasciato la plancia
ta-loaded = arma carica
ta-empty = arma scarica
ta-armour = classe { $armour }
ta-move = movimento { $points }
ta-points-of = { $kind-word ->
        [squad] miniature { $left } su { $most }
       *[other] punti { $left } su { $most }
    }
ta-ap = { $ap } AP
ta-saves = In copertura leggera { $soft-word ->
        [hit] salva un COLPITO
        [blank] salva una FACCIA VUOTA
       *[none] non salva nulla
    }, in copertura pesante { $hard-word ->
        [hit] un COLPITO
        [blank] una FACCIA VUOTA
       *[none] nulla
    }.
ta-weapon = Arma
ta-weapons-of = Armi: { $unit }
ta-range = Gittata
ta-class = { $class-word ->
        [S] Soldati
        [V] Veicoli
       *[A] Velivoli
    }
ta-rounds-left = colpi { $left } su { $most }
ta-card-of = Carta: { $unit }
ta-put-away = Metti via
ta-fold = Piega
ta-unfold = Apri

## Caselle

ta-terrain-water = Acqua profonda: la passano solo i velivoli e i salti
ta-terrain-rubble = Macerie: copertura leggera, chiuse ai veicoli
ta-terrain-smoke = Fumo: nessuno vede dentro, fuori o attraverso
ta-terrain-blank = Terreno chiuso: nessuno passa, nessuno vede attraverso
ta-inside = In un edificio: copertura pesante contro chi è fuori
ta-entry = { $side-word ->
        [allies] Da qui arrivano gli Alleati
       *[axis] Da qui arriva l'Asse
    }
ta-exit = Uscita
ta-bridge = Il ponte
ta-keep = L'edificio per cui si combatte
ta-held = Alla fine vale { $points } punti
ta-charge = Esplosivo
ta-element-at = { $element } in { $square }
ta-element-worn = { $element }, { $points ->
        [one] resta un punto
       *[other] restano { $points } punti
    }
ta-choices = { $count } scelte

## Vista

ta-seen = { $unit }: in vista, distanza { $range }.
ta-not-seen = { $unit }: non in vista, distanza { $range }.
ta-cover-none = Nessuna copertura.
ta-cover-soft = Copertura leggera.
ta-cover-hard = Copertura pesante.
ta-blocked-unit = In mezzo: { $unit } in { $square }
ta-blocked-vehicle = Un veicolo in { $square } è in mezzo
ta-blocked-soldiers = Soldati in { $square } sono in mezzo
ta-blocked-trap = Un ostacolo anticarro in { $square } è in mezzo
ta-blocked-tile = Una tessera terreno in { $square } è in mezzo
ta-blocked-no-symbol = Terreno chiuso in { $square } è in mezzo
ta-blocked-smoke = C'è fumo in { $square }
ta-blocked-wall = Un muro di { $square } è in mezzo
ta-blocked-two-corners = La linea corre lungo angoli da entrambi i lati: { $squares }
ta-blocked-door = { $square } è in un edificio senza ingresso da questo lato
ta-could-attack = Da qui potrebbe attaccare: { $names }
ta-no-targets = Da qui non c'è nessuno da attaccare
ta-could-react = Può reagire prima: { $names }
ta-out-of-range = Nessuna arma arriva fin lì
ta-attack-odds = Attacco: in media { $points } punti su { $of }, distruzione con { $destroy }
ta-odds-wait = Si calcolano le probabilità …

## Dichiarare

ta-answer = La tua risposta
ta-plan-then = { $first }, poi { $second }
ta-plan-twice = { $first }, due volte
ta-plan-only = Solo questo: { $first }
ta-free-none = Nessuna: avanti
ta-prospects = Da qui: danni in media · distruzione
ta-part = { $unit }: lasciare per sempre la squadra
ta-plan-here = { $square }: { $plan }
ta-plan-how = Oppure clicca una casella dove andare, o un nemico da attaccare.
ta-on-board = Clicca una casella segnata.

## Mirare

ta-aim-attack = { $unit }: attacco
ta-aim-sustained = { $unit }: attacco prolungato
ta-aim-charge = { $unit }: carica
ta-aim-reaction = { $unit }: fuoco di reazione
ta-aim-called = { $unit }: artiglieria chiamata
ta-all-rows = Tutte le armi su
ta-target = Bersaglio
ta-dice = Dadi
ta-on-average = Danni
ta-target-of = Bersaglio: { $weapon }
ta-rounds-of = Colpi: { $weapon }
ta-mark-of = Miniatura: { $weapon }
ta-burns = brucia caselle; le scegli subito dopo
ta-idle-far = nessuno a gittata
ta-idle-harmless = non ferisce nessuno a gittata
ta-idle-spent = senza munizioni, o scarica
ta-idle-silent = non resta nessuno che la usi
ta-destroys = distruzione con { $chance }
ta-damage = In media { $points } punti su { $of }.
ta-struck = I colpi di risposta costano in media { $points } punti.
ta-no-shot = Non si mira ancora a nulla.
ta-nobody-reacts = A un attacco prolungato nessuno può reagire; tutti i dadi mancati si tirano di nuovo.
ta-hidden = Non in vista: { $names }. Passaci sopra per vedere perché.
ta-fire = Fuoco
ta-hold-fire = Non sparare

## Reagire

ta-react-title = Fuoco di reazione
ta-react-then = Poi viene: { $act }.
ta-react-odds = riesce con { $chance }; allora in media { $points } punti su { $of }, distruzione con { $destroy }
ta-react-how = Chi ci prova conta come attivato in questo round, riesca o no.
ta-react-no = Non reagire
ta-standing = Risposte fisse …

## Dadi

ta-dice-title = Dadi
ta-roll-attack = { $stage-word ->
        [sustained] { $unit }: { $weapon }, di nuovo (attacco prolungato)
        [berserk] { $unit }: { $weapon }, di nuovo (Berserk)
        [medal] { $unit }: { $weapon }, di nuovo (medaglia)
        [damage] { $unit }: { $weapon }, danni
       *[other] { $unit }: { $weapon }
    }
ta-roll-cover = { $unit }: copertura
ta-roll-resilient = { $unit }: resistenza ai danni
ta-roll-reaction = { $unit }: reazione
ta-rolled-attack = { $hits ->
        [0] nessun colpo a segno
        [one] un colpo a segno
       *[other] { $hits } colpi a segno
    }
ta-rolled-cover = salvati { $hits } su { $dice }
ta-rolled-resilient = ignorati { $hits } su { $dice }
ta-rolled-reaction = { $hits ->
        [0] non riuscita
       *[other] riuscita
    }

## Eserciti

ta-army = Il tuo esercito
ta-army-cost = { $cost } AP su { $most }, ne restano { $left }
ta-army-forces = Veicoli: { $vehicles }, squadre: { $squads }
ta-army-pool = Carte
ta-army-list = Nell'esercito: { $count } su { $most }
ta-army-none = Ancora nessuno.
ta-army-add = Aggiungi { $unit }
ta-army-remove = Togli { $unit }
ta-army-fixed = Già presa; annullare la restituisce
ta-army-take = Schiera questo esercito
