### Che cosa dicono `sandtable check` e `sandtable army`, e il loro aiuto.

help-check = Controlla unità, plance o scenari tuoi per Dust Tactics e dice che cosa contengono o che cosa non va.
    .what = units (unità), board (plance) o scenario (scenari).
    .file = Il file.
    .boards = Con scenario: il file con le plance su cui si gioca, se non sono le nostre.
help-army = Controlla un esercito per Dust Tactics, o elenca le carte di una fazione e che cosa se ne può formare.
    .what = check (controlla) o list (elenca).
    .file = Con check: il file dell'esercito.
    .faction = Con list: la fazione, per esempio axis.
    .ap = Con list: quanto può costare l'esercito.
    .scenario = Con list, al posto di --ap: lo scenario per cui è l'esercito.
    .box = Con list: solo le carte della scatola base, una volta ciascuna.
    .units = Un file di unità tue.
    .boards = Un file di plance tue.
    .scenarios = Un file di scenari tuoi.

## Controllare le unità

tactics-check-units = { $file } contiene le unità per Dust Tactics.
tactics-check-units-count = { $cards ->
        [one] Una carta
       *[other] { $cards } carte
    } con { $rows ->
        [one] una riga di armi.
       *[other] { $rows } righe di armi.
    }
tactics-check-units-faction = { $faction } (parte: { $side }): { $count ->
        [one] una carta
       *[other] { $count } carte
    }, { $kinds }; da { $low } a { $high } AP.
tactics-check-units-box = La loro scatola vale { $ap } AP.
tactics-check-units-unused = Nessuna carta ha queste abilità: { $names }.
tactics-check-units-missing = Nessuna carta ha queste armi speciali: { $names }.
tactics-check-origins = { $count } valori: { $established } accertati, { $derived } dedotti, { $reconstructed } ricostruiti.

## Controllare le plance

tactics-check-boards = { $file } contiene { $count ->
        [one] una plancia
       *[other] { $count } plance
    } per Dust Tactics.
tactics-check-board = { $name }: { $width } per { $height } caselle; acqua { $water }, macerie { $rubble }, fumo { $smoke }, senza simbolo { $tiles }.
tactics-check-buildings = { $count ->
        [one] Un edificio
       *[other] { $count } edifici
    } su { $squares } caselle; ingressi piccoli { $small }, grandi { $large }.
tactics-check-symmetric = Girata di mezzo giro è uguale.

## Controllare gli scenari

tactics-check-scenarios = { $file } contiene { $count ->
        [one] uno scenario
       *[other] { $count } scenari
    } per Dust Tactics.
tactics-check-scenario = { $name }: sulla plancia { $board } ({ $width } per { $height } caselle), { $rounds ->
        [one] un round
       *[other] { $rounds } round
    }.
tactics-forces-numbers = Veicoli per parte: { $vehicles }, squadre: { $squads }.
tactics-forces-ap = Eserciti fino a { $ap } AP.
tactics-forces-free = Gli AP non contano.
tactics-forces-cover = Casse { $crates } e ostacoli { $traps }, in una zona di { $squares } caselle.
tactics-forces-tiles = Tessere di terreno messe a turno: { $count }.
tactics-aim-none = Nessun obiettivo oltre ai punti.
tactics-aim-break-through = Attacco: { $attacker }. L'attaccante vince quando unità per { $ap } AP sono uscite da { $squares } caselle del bordo.
tactics-aim-hold-bridge = Dal round { $round } vince chi alla fine di { $rounds ->
        [one] un round
       *[other] { $rounds } round di fila
    } è da solo sul ponte di { $squares } caselle.
tactics-aim-take-charges = Vince chi prende { $needed } cariche su { $squares }.
tactics-aim-keep-building = Attacco: { $attacker }. L'attaccante vince se alla fine di un round nessun difensore è nell'edificio di { $squares } caselle.
tactics-bonus-held = Ognuno dei { $places } luoghi tenuti alla fine vale { $each } punti.
tactics-bonus-left = Le unità uscite valgono i loro AP.
tactics-bonus-bridge = Il ponte tenuto da soli alla fine vale { $points } punti.
tactics-bonus-charge = Ogni carica presa vale { $points } punti.
tactics-bonus-dice = Dadi d'iniziativa in più: { $side } { $count }.

## Eserciti

tactics-army-file = sandtable army check vuole il file di un esercito
tactics-army-no-file = sandtable army list non vuole file, qui { $file }
tactics-army-whose = di' quale fazione: --faction { $example }; esistono { $names }
tactics-army-no-faction = la fazione "{ $given }" non esiste{ $guess }
tactics-army-limit = indica --ap, quanto può costare un esercito, oppure --scenario
tactics-army-ap = --ap va da 1 a { $most }, non { $given }
tactics-army-no-scenario = lo scenario "{ $given }" non esiste{ $guess }
tactics-army-legal = { $file } è un esercito ammesso ({ $faction }) di { $count ->
        [one] una unità
       *[other] { $count } unità
    } e { $ap } AP.
tactics-army-for = È per lo scenario { $scenario }.
tactics-army-left = Può costare { $limit } AP; ne restano { $left }.
tactics-army-with = con { $hero }
tactics-list-title = { $faction }: { $count ->
        [one] va bene una carta.
       *[other] vanno bene { $count } carte.
    }
tactics-list-ap = AP
tactics-list-card = carta
tactics-list-kind = tipo
tactics-list-armour = classe
tactics-list-move = mov.
tactics-list-points = punti
tactics-list-copies = copie
tactics-list-abilities = abilità
tactics-list-joins = Gli eroi possono unirsi a queste squadre:
tactics-list-none = Non se ne può formare nessun esercito.
tactics-list-armies = Eserciti fino a { $ap } AP e { $most } carte: { $count }.
tactics-list-free = Eserciti: { $count }.
tactics-list-best = { $count ->
        [one] Uno costa { $ap } AP, il massimo:
       *[other] { $shown } costano { $ap } AP, il massimo, per esempio:
    }
