### Quello che dice `sandtable odds dust`. Le forze sono scritte come le scrivono i giocatori: 3T 1F.

## La battaglia

odds-kinds =
    .land = battaglia terrestre
    .amphibious = battaglia anfibia
    .sea = battaglia navale
    .drop = sgancio di robot
    .raid = bombardieri contro sommergibili
    .bombard = bombardamento dal mare
    .missiles = missili
odds-title = { $attack } contro { $defend }: { $kind }, edizione { $edition }
odds-title-alone = Contro { $defend }: { $kind }, edizione { $edition }

## Come finisce

odds-attacker = L'attaccante conquista l'area
odds-by-attack = attacco { $number }, con { $units }
odds-defender = Il difensore la tiene
odds-cease-fire = Cessate il fuoco
odds-both-destroyed = Entrambi sono distrutti
odds-cleared = Là non resta nessuno
odds-losses = In media l'attaccante perde { $attack } punti produzione, il difensore { $defend }.
odds-strike-losses = In media si distruggono { $defend } punti produzione.
odds-survivors-attacker = Ciò che resta all'attaccante:
odds-survivors-defender = Ciò che resta al difensore:
odds-area-attacker = Ciò che l'attaccante ha nell'area alla fine:
odds-area-defender = Ciò che il difensore ha nell'area alla fine:
odds-nobody = nessuno
odds-others = altri

## Da che cosa dipende

odds-together = Entrambi tirano e perdono sommergibili nello stesso momento.
odds-plain-capital = In questa edizione una capitale neutrale è terra comune.
odds-first-capital = Tira per primo il difensore: è una capitale.
odds-first-attacker = Tira per primo l'attaccante: iniziativa { $attack } a { $defend }.
odds-first-defender = Tira per primo il difensore: iniziativa { $defend } a { $attack }.
odds-first-tie = Tira per primo il difensore: l'iniziativa è { $attack } a { $defend }, e la parità è sua.
odds-dice = All'inizio l'attaccante ha { $attack ->
        [one] un dado
       *[other] { $attack } dadi
    } e il difensore { $defend ->
        [one] uno
       *[other] { $defend }
    }.
odds-bonus-capital = { $dice } dadi del difensore sono della capitale, a ogni suo tiro.
odds-bonus-centre = { $dice } dadi del difensore sono del centro di produzione, a ogni suo tiro.
odds-submarine-dice = { $dice ->
        [one] Un sommergibile ha un dado.
       *[other] Un sommergibile ha { $dice } dadi.
    }
odds-victims-best = { $side ->
        [attacker] L'attaccante
       *[defender] Il difensore
    } sceglie le vittime nel modo migliore: per la sua probabilità di avere l'area alla fine, poi per i punti produzione.
odds-victims-cheapest = { $side ->
        [attacker] L'attaccante
       *[defender] Il difensore
    } prende a ogni colpo l'unità meno cara che può.
odds-victims-dearest = { $side ->
        [attacker] L'attaccante
       *[defender] Il difensore
    } prende a ogni colpo l'unità più cara che può.
odds-victims-land = { $side ->
        [attacker] L'attaccante
       *[defender] Il difensore
    } prende prima le unità di terra.
odds-victims-air = { $side ->
        [attacker] L'attaccante
       *[defender] Il difensore
    } prende prima gli aerei.
odds-neutral = Per i neutrali tira e sceglie chi siede alla sinistra dell'attaccante; non si ritirano mai.
odds-no-retreat = Nessuno si ritira di sua volontà.
odds-no-way-back = Gli attaccanti non possono ritirarsi di loro volontà.
odds-submarines-stay = In questa edizione i sommergibili non si ritirano mai di loro volontà.
odds-nowhere = I difensori non hanno dove ritirarsi.
odds-retreat-half = { $side ->
        [attacker] L'attaccante
       *[defender] Il difensore
    } ritira metà delle sue unità prima di un suo tiro, prima le più care, quando la sua probabilità è sotto { $chance }.
odds-retreat-one = { $side ->
        [attacker] L'attaccante
       *[defender] Il difensore
    } ritira un'unità prima di un tiro, prima la più cara, quando la sua probabilità è sotto { $chance }.
odds-cease-fire-land = Dopo tre tiri di seguito senza colpi gli attaccanti tornano indietro.
odds-cease-fire-sea = Dopo tre coppie di tiri senza colpi gli attaccanti tornano indietro.
odds-cease-fire-lost = Dopo tre tiri di seguito senza colpi gli attaccanti sono distrutti.
odds-row = Chi sopravvive a un attacco difende contro il prossimo; una carta si usa una volta in tutto.
odds-of-attack = Attacco { $number }: { $text }
odds-card-rocket-troops = { $ability }: { $side ->
        [attacker] l'attaccante
       *[defender] il difensore
    } ripete un tiro intero, dove serve di più.
odds-card-nurse = { $ability }: { $side ->
        [attacker] delle perdite dell'attaccante
       *[defender] delle perdite del difensore
    } due su tre si salvano; lasciano la battaglia, e nient'altro cambia.
odds-card-secret-weapon = { $ability }: i difensori si ritirano prima di ogni dado, e gli attaccanti entrano.
odds-card-alien-radar = { $ability }: { $side ->
        [attacker] gli attaccanti
       *[defender] i difensori
    } se ne vanno prima di ogni dado se la loro probabilità è minore di quella a cui si ritirano, o nulla.
odds-card-ace-of-the-sky = { $ability }: un dado in più per { $side ->
        [attacker] ogni aereo dell'attaccante.
       *[defender] ogni aereo del difensore.
    }
odds-card-sigrid = { $ability }: { $side ->
        [attacker] l'attaccante
       *[defender] il difensore
    } ripete i dadi a vuoto di un tiro, dove serve di più.
odds-card-idle = { $ability } non cambia niente in una battaglia.
odds-card-useless = { $ability } qui non serve { $side ->
        [attacker] all'attaccante
       *[defender] al difensore
    }.
odds-strike-dice = { $dice ->
        [one] Si tira un dado
       *[other] Si tirano { $dice } dadi
    }, una volta.
odds-shielded = I carri armati proteggono i robot e i caccia proteggono i bombardieri.
odds-unshielded = Dai missili nessuno è protetto.
odds-strike-best = L'attaccante distrugge più punti produzione che può.
odds-unanswered = Nessuno risponde, nessuno entra, e non si usano abilità.

## Che cosa non va in una domanda

error-odds-units = "{ $given }" non nomina unità; si scrivono come 3T 1M 2F 1B (carri, robot, caccia, bombardieri) o 4S (sommergibili)
error-odds-box = "{ $given }" è troppo: un'armata ha { $most } (D1.1)
error-odds-nobody = una battaglia ha bisogno di qualcuno da entrambe le parti (D6.2)
error-odds-sea = in mare combattono solo sommergibili, e { $units } sono anche altri (D6.3)
error-odds-submarines = i sommergibili combattono solo in mare, e { $units } ne ha (D6.3)
error-odds-drop = si sganciano solo robot, e { $units } sono anche altri (D10.7)
error-odds-kind = il tipo di attacco "{ $word }" non esiste{ $guess }
error-odds-edition = l'edizione "{ $word }" non esiste{ $guess }
error-odds-casualties = il modo "{ $word }" di scegliere le vittime non esiste{ $guess }
error-odds-card = la carta "{ $word }" non esiste{ $guess }
error-odds-retreat = la probabilità sotto cui una parte si ritira va da 0 a 1
error-odds-no-land = in mare non ci sono centri né capitali (D4.6)
error-odds-neutral-card = nessuno usa una carta per i neutrali (D7.11)
error-odds-large = una battaglia con tante forze diverse è troppo grande per essere calcolata
error-odds-row = si attacca una sola area, per terra o per mare (D6.3)
error-odds-ways = le vittime si scelgono in un modo, o in due: quello dell'attaccante, quello del difensore
error-odds-kinds = nomina un tipo per tutti gli attacchi, o uno per ciascuno
error-odds-no-battle = un attacco speciale non è una battaglia, e si chiede da solo (D9.4)
error-odds-strike-card = in un attacco speciale non si usano carte (D9.4)
error-odds-strike-retreat = davanti a un attacco speciale nessuno si ritira (D9.4)
error-odds-strike-ways = in un attacco speciale solo chi attacca sceglie le perdite (D9.4)
error-odds-nobody-hit = un attacco speciale ha bisogno di qualcuno da colpire (D6.7)
error-odds-mixed = un'area è terra o mare, quindi i sommergibili stanno da soli (D1.9)
error-odds-raid = questo attacco lo fanno bombardieri contro sommergibili (D9.1)
error-odds-bombard = questo attacco lo fanno sommergibili contro terra (D9.2)
error-odds-walls = in questa edizione le capitali non si bombardano (D9.2)
error-odds-missiles = i missili non hanno bisogno di unità, quindi non nominare attaccanti (D10.11)
error-odds-missiles-capital = contro le capitali non si lanciano missili (D10.11)
error-odds-missiles-sea = in questa edizione non si lanciano missili in mare (D10.11)
error-odds-missile-dice = di' quanti dadi hanno i missili, da 1 a { $most }: uno per ogni proprio centro (D10.11)
error-odds-dice = solo per i missili si dice quanti dadi; le unità portano i propri (D10.11)
error-odds-no-dice = ora i missili non hanno dadi, perché mancano centri di produzione propri (D10.11)
