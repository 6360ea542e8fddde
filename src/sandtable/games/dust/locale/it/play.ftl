### Ciò che i giocatori leggono durante una partita a Dust.
### `$seat` e simili arrivano come nomi per le persone, `$seat-word` come la parola del verbale.

## Names

seat-first = Giocatore 1
seat-second = Giocatore 2
seat-third = Giocatore 3
seat-fourth = Giocatore 4
seat-fifth = Giocatore 5
seat-sixth = Giocatore 6
seat-neutral = i neutrali
seat-neutral-1 = i neutrali
seat-neutral-2 = i neutrali
seat-neutral-3 = i neutrali
seat-neutral-4 = i neutrali
colour-red = Rosso
colour-blue = Blu
colour-yellow = Giallo
colour-grey = Grigio
colour-green = Verde
colour-white = Bianco
unit-tank = carro armato
unit-mech = robot
unit-fighter = caccia
unit-bomber = bombardiere
unit-submarine = sommergibile
unit-centre = centro di produzione
unit-card = carta
ability-rocket-troops = Truppe missilistiche
ability-nurse = Infermiera
ability-secret-weapon = Arma segreta
ability-diplomat = Diplomatico
ability-alien-radar = Radar alieno
ability-koshka = Koshka
ability-mech-dropper = Sgancia robot
ability-ace-of-the-sky = Asso dei cieli
ability-mech-builder = Costruttore di robot
ability-sigrid = Sigrid
ability-missiles = Missili balistici
option-edition = l'edizione con le cui regole si gioca
option-players = quanti giocano
option-plain_neutral_capitals = le capitali che nessuno ha preso sono terre comuni
option-tame_capitals = niente arma segreta e niente robot sganciati contro le capitali
option-small_missiles = i missili tirano un dado in meno dei propri centri, al massimo sei
option-cheap_capitals = una capitale vale un punto vittoria
option-conquest = conquista del mondo invece dei punti vittoria
option-round_limit = l'ultimo round; 0 per nessun limite
file-map = una mappa propria
    .check = sandtable check map FILE la controlla
file-cards = carte proprie
    .check = sandtable check cards FILE le controlla

## Names put together

name-card = { $ability } { $combat }-{ $movement }-{ $production }{ $stars ->
        [1] *
        [2] **
       *[other] ***
    }
amount = { $unit-word ->
        [tank] { $count ->
            [one] un carro armato
           *[other] { $count } carri armati
        }
        [mech] { $count ->
            [one] un robot
           *[other] { $count } robot
        }
        [fighter] { $count ->
            [one] un caccia
           *[other] { $count } caccia
        }
        [bomber] { $count ->
            [one] un bombardiere
           *[other] { $count } bombardieri
        }
       *[submarine] { $count ->
            [one] un sommergibile
           *[other] { $count } sommergibili
        }
    }
rolls-of = { $force-word ->
        [neutral-1] tirano
        [neutral-2] tirano
        [neutral-3] tirano
        [neutral-4] tirano
       *[other] tira
    }
loses-of = { $force-word ->
        [neutral-1] perdono
        [neutral-2] perdono
        [neutral-3] perdono
        [neutral-4] perdono
       *[other] perde
    }
retreats-of = { $force-word ->
        [neutral-1] ritirano
        [neutral-2] ritirano
        [neutral-3] ritirano
        [neutral-4] ritirano
       *[other] ritira
    }

## Questions

ask-keep-card = Quale carta decide il tuo posto nella preparazione? Il valore di combattimento più alto sceglie per primo.
ask-choose-army = Con quale colore giochi?
ask-claim-capital = Quale capitale prendi?
ask-settle = Dove metti un carro armato?
ask-settle-source = Quale fonte di energia prendi?
ask-first-centre = Dove metti un centro di produzione?
ask-choose-cards = Quale carta giochi in questo round? Il valore di combattimento più alto comincia.
ask-koshka = Tocca a { $other }. Koshka: giochi adesso tu?
ask-diplomat = Diplomatico: con chi c'è pace fino alla fine del round?
ask-buy = Che cosa compri? { $points ->
        [one] Resta un punto
       *[other] Restano { $points } punti
    }.
ask-hire = Unità per una capitale neutrale? { $points ->
        [one] Resta un punto
       *[other] Restano { $points } punti
    }.
ask-hire-units = Quali unità per { $area }? { $points ->
        [one] Resta un punto
       *[other] Restano { $points } punti
    }.
ask-put = Dove metti { amount }?
ask-new-centre = { $count ->
        [one] Dove sorge il nuovo centro di produzione?
       *[other] Dove sorgono i { $count } nuovi centri di produzione?
    }
ask-builder = Costruttore di robot: dove compare il robot gratuito?
ask-discard = Peschi { $count ->
        [one] una carta
       *[other] { $count } carte
    }{ $over ->
        [0] . Prima scarti qualcosa?
        [one] , e nessuno ne tiene più di cinque: che cosa scarti?
       *[other] , e nessuno ne tiene più di cinque: { $over } devono andare. Che cosa scarti?
    }
ask-move = Da dove muovi? { $points ->
        [one] Resta un movimento
       *[other] Restano { $points } movimenti
    }.
ask-move-to = Dove, da { $origin }?
ask-move-units = Che cosa va da { $origin } a { $target }?
ask-join-bombers = Si uniscono bombardieri da altre parti?
ask-attack = Da dove attacchi? { $points ->
        [one] Resta un attacco
       *[other] Restano { $points } attacchi
    }.
ask-attack-on = Che cosa attacchi da { $origin }?
ask-attack-units = Che cosa attacca { $target } da { $origin }?
ask-drop-target = Dove vengono sganciati i robot?
ask-drop-mechs = Quali robot vengono sganciati su { $target }?
ask-special-target = Quale area colpisci da { $origin }?
ask-special-units = Quanti { $unit-word ->
        [bomber] bombardieri
       *[other] sommergibili
    } colpiscono { $target }?
ask-missile-target = { $dice ->
        [one] Un dado di missili
       *[other] { $dice } dadi di missili
    }: su quale area?
ask-pick = { $hits ->
        [one] Un colpo
       *[other] { $hits } colpi
    } in { $target }: che cosa viene distrutto?
ask-withdraw = Battaglia per { $target }: qualcuno si ritira prima del tiro?
ask-losses = { $hits ->
        [one] Un colpo
       *[other] { $hits } colpi
    }: quanti su unità di terra? Gli altri colpiscono gli aerei.
ask-flee = Dove ritiri { amount }?
ask-home = { $count ->
        [one] Resta un robot. Dove ritorna?
       *[other] Restano { $count } robot. Dove ritornano?
    }
ask-carry-off = Salvo ({ $unit }). Dove si ritira l'unità?
ask-nurse = Infermiera: provi a salvare l'unità ({ $unit })?
ask-sigrid = { $hits } colpi su { $dice }. Sigrid: tiri di nuovo i dadi a vuoto?
ask-rockets = { $hits } colpi su { $dice }. Truppe missilistiche: tiri di nuovo tutti i dadi?
ask-ace-of-the-sky = Battaglia per { $target }. Asso dei cieli: un dado in più per ogni aereo?
ask-alien-radar = Battaglia per { $target }. Radar alieno: ti ritiri subito?
ask-secret-weapon = Battaglia per { $target }. Arma segreta: cacci i difensori?
ask-radar-units = Radar alieno: quali unità si ritirano?

## Choices

act-keep = Tieni { $card }
act-army = Gioca con { $colour }
act-claim = Prendi { $area }
act-settle = Un carro armato in { $area }
act-build = Un centro di produzione in { $area }
act-play = Gioca { $card }
act-ally = Pace con { $seat }
act-buy = { $item-word ->
        [centre] { $count ->
            [one] Compra un centro di produzione
           *[other] Compra { $count } centri di produzione
        }
        [card] { $count ->
            [one] Compra una carta
           *[other] Compra { $count } carte
        }
       *[other] Compra { $count } × { $item }
    }
act-hire = Per { $area }
act-put = { $count } in { $area }
act-mech = Il robot in { $area }
act-discard = Scarta { $card }
act-move = Muovi da { $area }
act-to = A { $area }
act-take = Prendi { $count } × { $unit }
act-join = { $count } da { $area }
act-attack = Attacca da { $area }
act-raid = I bombardieri di { $area } contro sommergibili
act-bombard = I sommergibili di { $area } bombardano la costa
act-missiles = Lancia i missili
act-drop = Sgancia i robot
act-on = { $area }
act-from = { $count } da { $area }
act-use = Sì, usa
act-decline = No
act-withdraw = Ritira { $count } × { $unit }
act-flee = { $count } a { $area }
act-losses = { $land ->
        [0] Tutti sugli aerei
       *[other] { $land } su unità di terra
    }
act-kill = { $count } × { $unit }
act-done = Fatto
act-deal = Si pesca { $card }
act-lot = { $seat } comincia
act-hits = { $hits ->
        [one] Un colpo
       *[other] { $hits } colpi
    }

## What happened

event-drew = { $seat } pesca { $card }.
event-drew-unseen = { $seat } pesca una carta.
event-card-opened = { $seat } gioca { $card }.
event-claimed = { $seat } gioca con { $colour } e prende { $area }.
event-neutral-placed = I neutrali tengono { $area }.
event-settled = { $seat } prende { $area }.
event-centre-built = { $seat } costruisce un centro di produzione in { $area }.
event-reshuffled = Gli scarti vengono mescolati: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } nel mazzo.
event-round = Comincia il round { $number }.
event-turn = Tocca a { $seat }.
event-production = { $seat } ha { $points ->
        [one] un punto produzione
       *[other] { $points } punti produzione
    }.
event-bought = { $seat } compra { $count } × { $item }.
event-hired = { $seat } compra { amount } per i neutrali in { $area }.
event-placed = { $seat } mette { amount } in { $area }.
event-mech-built = { $seat } riceve un robot gratuito in { $area }.
event-discarded = { $seat } scarta { $card }.
event-allied = { $seat } e { $other } restano in pace in questo round.
event-moved = { $seat } muove { amount } da { $origin } a { $target }.
event-attacked = { $seat } attacca { $target } da { $origin }.
event-dropped = { $seat } sgancia robot su { $target }.
event-struck = { $seat } colpisce { $target } e impiega { amount }.
event-missiles-fired = { $seat } lancia missili su { $target }.
event-ability-used = { $seat } usa { $ability }.
event-rolled = { $force } { rolls-of } { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }: { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }.
event-rolls-again = { $seat } tira di nuovo { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }.
event-destroyed = { $force } { loses-of } { amount } in { $area }.
event-saved = L'infermiera salva { $unit-word ->
        [tank] un carro armato
        [mech] un robot
        [fighter] un caccia
        [bomber] un bombardiere
       *[submarine] un sommergibile
    } in { $area }.
event-retreated = { $force } { retreats-of } { amount } da { $target } a { $area }.
event-cease-fire = Cessate il fuoco in { $area }.
event-conquered = { $seat } conquista { $area }.
event-repulsed = L'attacco a { $area } fallisce ({ $seat }).
event-scored = { $seat } ottiene { $points ->
        [one] un punto vittoria
       *[other] { $points } punti vittoria
    } e ne ha { $total }.
event-game-won = { $count ->
        [one] { $seats } vince.
       *[other] { $seats } si dividono la vittoria.
    }

## Endings

ending-target = I punti vittoria sono stati raggiunti.
ending-conquest = Il mondo è stato conquistato.
ending-round-limit = L'ultimo round era finito.

## Why something is not allowed

no-not-in-hand = Non hai quella carta in mano.
no-colour-taken = Qualcuno gioca già con quel colore.
no-not-a-capital = Non è una capitale.
no-not-free = C'è già qualcuno.
no-pair-closed = Con questo numero di giocatori quella capitale è chiusa.
no-not-land = Non è terra.
no-not-a-source = Non è una fonte di energia.
no-not-own = Quell'area non è tua.
no-on-a-source = Su una fonte di energia non sorge alcun centro di produzione.
no-has-centre = C'è già un centro di produzione.
no-too-expensive = Non puoi pagarlo.
no-bought-already = Si compra nell'ordine della lista, ogni cosa una volta sola.
no-not-in-setup = Nella preparazione non si può comprare.
no-none-in-supply = Nella riserva non ce ne sono così tanti.
no-no-centre = Senza un centro di produzione non si costruiscono unità.
no-no-room = Ogni centro di produzione costruisce al massimo cinque unità per turno.
no-no-dock = Nessun tuo centro di produzione può costruire così tanti sommergibili.
no-no-site = Non c'è posto per così tanti centri di produzione.
no-hand-full = Nessuno tiene più di cinque carte.
no-not-neutral-capital = Non è una capitale tenuta dai neutrali.
no-no-neutral-ship = I neutrali non hanno sommergibili.
no-nothing-taken = Scegli almeno un'unità.
no-not-a-yard = Le nuove unità compaiono dove all'inizio della fase c'era un centro di produzione.
no-not-a-dock = I sommergibili compaiono in un'area di mare accanto a un tuo centro di produzione.
no-sea-taken = Quell'area di mare è di un altro.
no-more-than-bought = Non ne hai comprati così tanti.
no-centre-full = Il centro di produzione ha costruito le sue cinque unità.
no-not-yours = Lì non hai unità.
no-nowhere-to-go = Da lì nulla può andare altrove.
no-land-and-sea = Nessun movimento porta dalla terra al mare o dal mare alla terra.
no-held-by-others = Lì c'è qualcun altro.
no-no-way-by-sea = Nessuna via di mare aperta porta là.
no-no-way = Nessuna via aperta porta là.
no-only-bombers = Là arrivano solo i bombardieri.
no-not-so-many = Non ce ne sono così tanti.
no-kind-chosen = Ogni tipo una volta, nell'ordine carro armato, robot, caccia, bombardiere, sommergibile.
no-joined-already = Da lì qualcosa è già in viaggio.
no-no-airfield = Lì non ci sono tuoi bombardieri.
no-nobody-there = Non c'è nessuno da attaccare.
no-allied = Con quel giocatore c'è pace in questo round.
no-first-round = Nel primo round fonti di energia, centri di produzione e capitali sono al sicuro.
no-capital-closed = Le capitali non si possono ancora attaccare.
no-attacked-before = Da lì hai già attaccato quell'area in questo turno.
no-wrong-element = Unità di terra e d'aria attaccano la terra, i sommergibili il mare.
no-not-in-range = Quell'area è fuori portata.
no-no-target = Da lì non c'è nulla da attaccare.
no-no-drop = Ora non puoi sganciare robot.
no-tame-capital = Una regola della casa protegge le capitali.
no-drop-at-sea = I robot si sganciano sulla terra.
no-no-mechs = Lì non hai così tanti robot.
no-no-raid = Da lì nessun tuo bombardiere può colpire sommergibili.
no-not-next-to = Quell'area non è accanto.
no-capital-walls = Le capitali non si possono colpire così.
no-no-bombardment = Da lì nessun tuo sommergibile può bombardare la costa.
no-other-kind = I bombardieri colpiscono i sommergibili, i sommergibili bombardano la costa.
no-not-at-sea = I missili si lanciano sulla terra.
no-no-missiles = Ora non puoi lanciare missili.
no-more-than-hits = Non ne hai colpiti così tanti.
no-too-few-left = Ogni colpo deve prendere un'unità.
no-shielded = I carri armati proteggono i robot, i caccia i bombardieri; ogni colpo prende un'unità.
no-too-many-withdraw = Così tanti non possono ritirarsi insieme.
no-nowhere = Non hanno dove andare.
no-not-a-haven = Là non possono ritirarsi.
no-not-from-there = Da lì non è venuto alcun robot.
no-no-diplomat = Nessun tuo diplomatico può parlare ora.
no-not-another = Indica un altro giocatore.
no-not-a-workshop = Il robot gratuito compare a un tuo centro di produzione.
no-radar-blind = A quelle unità il radar non serve.
