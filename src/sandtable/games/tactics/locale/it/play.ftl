### Ciò che i giocatori leggono durante una partita a Dust Tactics. Le unità hanno nomi al singolare o al plurale:
### perciò nessuna frase ne dipende, e il nome dell'unità sta prima dei due punti.
### `$side` e simili arrivano come nomi per le persone, `$side-word` come la parola del verbale.

## Nomi

seat-allies = Giocatore alleato
seat-axis = Giocatore dell'Asse
seat-allies-1 = Giocatore alleato 1
seat-allies-2 = Giocatore alleato 2
seat-axis-1 = Giocatore dell'Asse 1
seat-axis-2 = Giocatore dell'Asse 2
side-allies = Alleati
side-axis = Asse
action-nothing = Niente
action-move = Movimento
action-attack = Attacco
action-sustained = Attacco prolungato
action-charge = Carica
action-leap = Un solo salto con i due movimenti
action-strike = Colpo di artiglieria
action-reload = Ricarica
action-tank-head = Patito dei carri
action-reactivate = Riattivazione (ufficiale)
action-repair = Riparazione di fortuna (meccanico)
action-rebuild = Riparazione sul campo (meccanico)
action-heal = Cura (medico)
action-bring-back = Ritorno di una squadra (medico)
action-seize = Prendere la carica esplosiva
element-crate = cassa di munizioni
element-trap = ostacolo anticarro
element-tile = tessera terreno
armies-box = le carte della scatola
armies-choose = scelti in segreto
option-scenario = la battaglia che si gioca
option-armies = se gli eserciti vengono dalla scatola o si scelgono
option-players = quanti giocano; in quattro si è in due per parte
option-faq = con le correzioni successive dell'editore
file-units = unità proprie
    .check = sandtable check units FILE le controlla
file-boards = plance proprie
    .check = sandtable check board FILE le controlla
file-scenarios = scenari propri
    .check = sandtable check scenario FILE li controlla

## Nomi composti

name-copy = { $unit } ({ $number })
name-weapon = { $printed }

## Domande

ask-choose-armies = Quale unità entra nel tuo esercito? Restano { $points } AP.
ask-choose-forces = Quale unità entra nel tuo esercito? Lo scenario dice quanti veicoli e quante squadre lo formano.
ask-place-tile = Dove metti una tessera terreno? { $tiles ->
        [one] È l'ultima.
       *[other] Ne restano { $tiles }.
    }
ask-place = Quale elemento di copertura metti, e dove? Casse rimaste: { $crates }, ostacoli anticarro rimasti: { $traps }.
ask-join = { $unit }: a quale squadra si unisce?
ask-put = { $unit }: dove schieri questa unità?
ask-begin = Hai vinto l'iniziativa. Chi comincia?
ask-activate = Quale unità attivi?
ask-activate-this = { $unit }: attivi ora questa unità?
ask-leave = { $unit }: lascia per sempre la squadra ({ $squad })?
ask-first-act = { $unit }: qual è la prima azione?
ask-second-act = { $unit }: prima { $first }, e poi?
ask-free = { $unit }: quale abilità gratuita si dichiara?
ask-enter = { $unit }: dove entra questa unità?
ask-move = { $unit }: dove va?
ask-pay = { $unit }: che cosa paga la strada fino a { $square }? L'altro resta per il secondo movimento.
ask-crush = { $unit }: quali casse si schiacciano sulla strada fino a { $square }?
ask-aim = { $unit }, { $weapon }: qual è il bersaglio?
ask-burn = { $unit }, { $weapon }: quale altra casella brucia?
ask-rounds = { $unit }, { $weapon }: quanti colpi si sparano?
ask-mark = { $unit }: a quale miniatura mira il cecchino ({ $enemy })?
ask-medal = { $unit }, { $weapon }: usi la Medaglia d'onore per questa riga o la tieni per un'altra?
ask-strike-back = { $unit } contro { $enemy }: si risponde al colpo?
ask-react = Fuoco di reazione su { $enemy }?
ask-tank-head = { $unit }: quale veicolo si ripara?
ask-call = { $unit }: quale artiglieria si chiama?
ask-call-for = { $unit }: su chi spara l'artiglieria ({ $gun })?
ask-order = { $unit }, { $act }: per chi?
ask-revive = { $unit }: quale miniatura torna?
ask-lose = { $unit }: { $damage ->
        [one] un danno
       *[other] { $damage } danni
    } da ripartire. Quanti toccano a questo tipo: { $figure }?

## Scelte

act-take = Prendi { $unit }
act-join = { $unit }
act-alone = Nessuna squadra
act-done = Fatto
act-tile = Tessera terreno in { $square }
act-crate = Cassa di munizioni in { $square }
act-trap = Ostacolo anticarro in { $square }
act-put = In { $square }
act-first = { $side-word ->
        [allies] Cominciano gli Alleati
       *[axis] Comincia l'Asse
    }
act-activate = Attiva { $unit }
act-wait = Non ora
act-leave = Lascia la squadra
act-stay = Restano insieme
act-do = { $act }
act-use = Usa { $ability }
act-enter = Entra in { $square }
act-to = A { $square }
act-stop = Resta qui
act-exit = Esci dalla plancia
act-pay = { $way-word ->
        [diagonal] La diagonale a buon prezzo
       *[points] Punti in più
    }
act-crush = Schiaccia la cassa in { $square }
act-at = Su { $unit }
act-wreck = Sull'elemento di copertura in { $square }
act-burn = Brucia { $square }
act-hold = Non sparare
act-mark = Bersaglio: { $figure }
act-rounds = { $count ->
        [one] Un colpo
       *[other] { $count } colpi
    }
act-react = Reagisci con { $unit }
act-pass = No
act-strike-back = Rispondi al colpo
act-again = Tira di nuovo un dado
act-lose = { $figure-word ->
        [hero] { $count ->
            [0] Nulla
            [one] Un punto dell'eroe
           *[other] { $count } punti dell'eroe
        }
       *[other] { $count ->
            [0] Nulla
           *[other] { $count } × { $figure }
        }
    }
act-call = Chiama { $unit }
act-for = Per { $unit }
act-revive = Torna: { $figure }
act-wins = { $side-word ->
        [allies] Gli Alleati vincono il tiro
       *[axis] L'Asse vince il tiro
    }
act-hits = { $count ->
        [0] Nessun colpo a segno
        [one] Un colpo a segno
       *[other] { $count } colpi a segno
    }
act-saves = { $count ->
        [0] Nessun colpo parato
        [one] Un colpo parato
       *[other] { $count } colpi parati
    }
act-ignored = { $count ->
        [0] Nessun danno ignorato
        [one] Un danno ignorato
       *[other] { $count } danni ignorati
    }
act-repaired = { $count ->
        [0] Nessun punto riparato
        [one] Un punto riparato
       *[other] { $count } punti riparati
    }

## Che cosa è successo

event-took = { $side-word ->
        [allies] Gli Alleati schierano
       *[axis] L'Asse schiera
    } { $unit }.
event-placed = { $side-word ->
        [allies] Gli Alleati mettono
       *[axis] L'Asse mette
    } { $element-word ->
        [crate] una cassa di munizioni
        [trap] un ostacolo anticarro
       *[tile] una tessera terreno
    } in { $square }.
event-joined = { $unit } si unisce a una squadra: { $squad }.
event-put = { $unit }: schieramento in { $square }.
event-round = Comincia il round { $number }.
event-initiative = { $side-word ->
        [allies] Gli Alleati vincono
       *[axis] L'Asse vince
    } l'iniziativa.
event-begins = { $side-word ->
        [allies] Cominciano gli Alleati.
       *[axis] Comincia l'Asse.
    }
event-parted = { $unit } lascia la squadra: { $squad }.
event-activated = Attivazione di { $unit }: { $first }{ $second-word ->
        [nothing] .
       *[other] , poi { $second }.
    }
event-announced = { $unit }: abilità { $ability }.
event-lost-action = { $unit }: un'azione è diventata impossibile e va persa ({ $act }).
event-entered = { $unit }: ingresso in { $square }.
event-moved = { $unit }: movimento da { $origin } a { $square }.
event-crushed = { $unit }: la cassa in { $square } è schiacciata.
event-left = { $unit }: uscita dalla plancia ({ $ap } AP).
event-attacks = { $mode-word ->
        [sustained] { $unit }: attacco prolungato.
        [charge] { $unit }: attacco in carica.
        [reaction] { $unit }: fuoco di reazione.
        [called] { $unit }: fuoco indiretto.
       *[attack] { $unit }: attacco.
    }
event-rolled = { $unit }, { $weapon }{ $stage-word ->
        [sustained] , di nuovo per l'attacco prolungato:
        [berserk] , di nuovo per Berserk:
        [medal] , di nuovo per la Medaglia d'onore:
        [damage] , dadi del danno:
       *[first] :
    } { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }, { $hits ->
        [0] nessun colpo a segno
        [one] un colpo a segno
       *[other] { $hits } colpi a segno
    }.
event-saved = { $unit } al coperto: { $saves ->
        [0] nessuno parato
        [one] uno parato
       *[other] { $saves } parati
    } su { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }.
event-shrugged = { $unit }, Resistente ai danni: { $ignored ->
        [0] nessuno ignorato
        [one] uno ignorato
       *[other] { $ignored } ignorati
    } su { $damage ->
        [one] un danno
       *[other] { $damage } danni
    }.
event-fell = { $unit }: perdita di { $count } × { $figure }; { $left ->
        [0] non resta nessuno
        [one] resta una miniatura
       *[other] restano { $left } miniature
    }.
event-hurt = { $unit }: { $count ->
        [one] un punto perso
       *[other] { $count } punti persi
    }; { $left ->
        [0] non ne resta nessuno
        [one] ne resta uno
       *[other] ne restano { $left }
    }.
event-destroyed = Fuori combattimento: { $unit } ({ $ap } punti al nemico).
event-element-hit = L'elemento di copertura in { $square } è colpito; { $left ->
        [one] resta un punto
       *[other] restano { $left } punti
    }.
event-element-gone = L'elemento di copertura in { $square } è distrutto.
event-strikes-back = { $unit }: risposta nel corpo a corpo (nemico: { $enemy }).
event-recovered = { $unit }: { $count ->
        [one] un punto recuperato
       *[other] { $count } punti recuperati
    } con il siero.
event-reacts = { $unit }: tentativo di fuoco di reazione (nemico: { $enemy }).
event-reaction-succeeds = { $unit }: la reazione riesce.
event-reaction-fails = { $unit }: la reazione fallisce.
event-calls = { $unit }: chiamata l'artiglieria ({ $gun }), bersaglio: { $enemy }.
event-reloaded = { $unit }: ricarica fatta.
event-mended = { $unit }: un veicolo è riparato del tutto ({ $vehicle }).
event-seized = { $unit }: presa la carica esplosiva in { $square }.
event-orders = { $unit }: ordine per { $friend }, { $act }.
event-order-fails = { $unit }: l'ordine fallisce.
event-ready-again = Di nuovo in azione: { $unit }.
event-repaired = { $unit }: { $count ->
        [one] un punto recuperato
       *[other] { $count } punti recuperati
    } con la riparazione.
event-healed = { $unit }: { $count ->
        [one] un punto recuperato
       *[other] { $count } punti recuperati
    } grazie al medico.
event-revived = { $unit }: torna una miniatura ({ $figure }).
event-brought-back = Di nuovo in battaglia: { $unit }.
event-self-repaired = { $unit }, Autoriparazione: { $count ->
        [0] nessun punto recuperato
        [one] un punto recuperato
       *[other] { $count } punti recuperati
    }.
event-scored = Punti: Alleati { $allies }, Asse { $axis }.

## Come finisce

ending-wiped-out = Una parte è stata annientata.
ending-objective = Ha deciso l'obiettivo dello scenario.
ending-points = Hanno deciso i punti.
ending-draw = Le due parti avevano gli stessi punti.

## Perché qualcosa non è permesso

no-not-ready = Quell'unità è già stata attivata in questo round o non è più in battaglia.
no-not-your-unit = Quell'unità non è tua.
no-enters-with-squad = Un eroe unito entra con la squadra.
no-attack-twice = In un'attivazione un'unità attacca una volta sola.
no-takes-both-actions = Servono tutte e due le azioni.
no-must-enter = L'unità non è ancora sulla plancia: la sua prima azione è il movimento con cui entra.
no-no-way-in = Nessuna casella da cui l'unità potrebbe entrare è libera.
no-nothing-to-shoot = Da dove si trova l'unità non ha bersagli.
no-no-charge = Lo possono fare solo le unità con Carica.
no-no-jump = Lo possono fare solo le unità con Salto.
no-nowhere-to-go = L'unità non ha dove andare.
no-activated-at-once = Un'unità tornata in gioco si attiva subito.
no-not-the-one-ordered = L'ordine era per un'altra unità.
no-no-such-ability = Un'abilità così ora non si può dichiarare.
no-used-up = Quell'abilità è già stata usata.
no-no-help = Quell'abilità non cambia nessuna azione dichiarata.
no-no-such-square = Quella casella non c'è su questa plancia.
no-closed-ground = L'unità non può stare su quel terreno.
no-trap-there = Un ostacolo anticarro ferma i veicoli.
no-enemy-there = Lì c'è un nemico.
no-under-a-roof = Aerei e veicoli grandi non entrano negli edifici.
no-no-room = Non c'è posto: una casella tiene una squadra o un veicolo, e gli eroi.
no-too-far = I punti movimento non bastano.
no-no-fit = Il veicolo grande non ci sta: gli servono quattro caselle, chiamate con quella in alto a sinistra.
no-aircraft-there = Gli aerei non dividono la casella con nessuno.
no-no-landing = Un salto finisce su una casella senza altre unità.
no-lands-inside = Un salto sopra i muri finisce fuori da quell'edificio.
no-corner-closed = Ci porta solo una diagonale che sfiora angoli impraticabili.
no-wall-in-the-way = C'è di mezzo un muro o un ingresso troppo piccolo.
no-units-in-the-way = Ci sono di mezzo unità o ostacoli anticarro.
no-no-way = Il terreno in mezzo non si può attraversare.
no-not-on-the-way = Lì non c'è una cassa che si possa schiacciare su questa strada.
no-no-exit = Da qui l'unità non può uscire dalla plancia.
no-on-board-already = L'unità è già sulla plancia.
no-no-enemy = Non è un nemico sulla plancia che possa essere un bersaglio a sé.
no-not-the-active-unit = Tutte le righe di una reazione mirano all'unità attivata.
no-harmless = A quella classe l'arma non può nuocere.
no-fireproof = I lanciafiamme non nuocciono agli ostacoli anticarro.
no-not-seen = Non c'è linea di vista.
no-out-of-range = È fuori gittata.
no-burns-squares = Questo lanciafiamme brucia caselle, e arriva agli elementi di copertura solo passando per caselle senza unità.
no-misses-enemy = Le fiamme devono raggiungere un nemico.
no-no-element = Lì non c'è un elemento di copertura che quest'arma possa colpire e danneggiare.
no-no-flame = Il fuoco non arriva a quella casella: deve essere in vista e a portata, e le caselle prima di lei devono bruciare.
no-empty-attack = Almeno un'arma deve sparare.
no-too-many-rounds = Non ci sono tante munizioni, o non ci sono tante miniature per spararle.
no-no-such-miniature = Il bersaglio non ha una miniatura così.
no-no-reaction = Può reagire solo un'unità pronta che vede il nemico, lo ha a portata e può danneggiarlo.
no-no-spotter = Quest'unità non può chiamare l'artiglieria.
no-no-gun = Nessuna artiglieria si può chiamare: deve essere carica, pronta, sulla plancia, e arrivare a un bersaglio che l'osservatore vede.
no-no-strike-target = Per quell'unità non si può fare.
no-nothing-to-reload = Non c'è niente da ricaricare.
no-no-tank-head = L'unità non ha l'abilità Patito dei carri, o l'ha già usata.
no-nothing-to-repair = Accanto all'unità non c'è nessun veicolo amico danneggiato.
no-nothing-to-seize = Non c'è una carica esplosiva che l'unità possa prendere.
no-no-commander = Qui nessuno può dare quell'ordine.
no-one-order = La tua parte ha già tentato l'ordine di questo round.
no-no-radio = Senza un radiofonista vivo niente torna in gioco.
no-once-a-game = Quell'ordine vale una sola volta per partita.
no-nobody-to-help = Non c'è un'unità a cui dare quell'ordine.
no-not-that-unit = L'ordine non può essere per quell'unità.
no-nobody-lost = Una miniatura così non è stata persa.
no-wrong-figure = Le perdite si indicano tipo per tipo, nell'ordine della carta.
no-wrong-loss = Tutto il danno va ripartito tra chi è vivo.
no-outside-zone = Gli elementi di copertura vanno nella zona di copertura dello scenario.
no-wrong-ground = Gli elementi di copertura stanno solo su cerchi e rombi.
no-element-there = Lì c'è già un elemento di copertura.
no-trap-indoors = Un ostacolo anticarro può stare solo in un edificio con un ingresso grande.
no-none-left = Sono già stati messi tutti.
no-no-tile-there = Lì non può stare una tessera terreno.
no-cannot-put = L'unità non può essere schierata lì.
no-army-done = L'esercito è completo.
