### Che cosa dice `sandtable sight tactics`, e il suo aiuto.

help-sight = Dice se in una posizione una casella ne vede un'altra, quanto è lontana, che cosa copre chi ci sta, e perché.
    .origin = La casella da cui si guarda, per esempio d4.
    .target = La casella che si guarda, per esempio g7.
    .position = Il file con la posizione.
    .faq = Con le correzioni dell'editore, qualunque cosa dica la posizione.

tactics-sight-open = { $origin } vede { $target }, a distanza { $range }.
tactics-sight-closed = { $origin } non vede { $target }, a distanza { $range }.
tactics-sight-level = { $level ->
        [soldiers] Sono entrambi soldati, quindi soldati e ostacoli anticarro tra loro bloccano la linea.
       *[others] Una delle due unità non è fatta di soldati, quindi solo veicoli, tessere e terreno bloccano la linea.
    } Lo dice chi sta lì; nessuno vale come una squadra.
tactics-sight-cover = Una squadra su { $target } contro { $origin } ha { $cover ->
        [none] nessuna copertura
        [soft] copertura leggera
       *[hard] copertura pesante
    }.
tactics-sight-no-symbol = { $squares } non ha simbolo
tactics-sight-smoke = su { $squares } c'è fumo
tactics-sight-wall = c'è un muro: { $edges }
tactics-sight-vehicle = su { $squares } c'è un veicolo
tactics-sight-tile = su { $squares } c'è una tessera di terreno
tactics-sight-soldiers = su { $squares } ci sono soldati
tactics-sight-trap = su { $squares } c'è un ostacolo anticarro
tactics-sight-two-corners = la linea corre lungo angoli da entrambi i lati: { $places }
tactics-sight-door = { $squares } è in un edificio e non ha un ingresso verso l'altra casella
tactics-sight-corner = la linea tocca un angolo di ciò che la blocca: { $places }
tactics-sight-crate = su { $squares } c'è una cassa di munizioni
tactics-sight-own-trap = su { $squares } c'è un ostacolo anticarro
tactics-sight-rubble = su { $squares } ci sono macerie
tactics-sight-inside = le due caselle sono nello stesso edificio
tactics-sight-building = { $squares } è in un edificio, e l'altra casella no
tactics-sight-blocked-by = Bloccata: { $text } ({ $rule }).
tactics-sight-covered-by = Copertura: { $text } ({ $rule }).
tactics-sight-north = lato nord di { $square }
tactics-sight-east = lato est di { $square }
tactics-sight-south = lato sud di { $square }
tactics-sight-west = lato ovest di { $square }
tactics-sight-same = si guarda da una casella a un'altra, e { $square } è stata data due volte
tactics-sight-square = su questa plancia, che va da a1 a { $last }, non c'è una casella "{ $given }"
tactics-sight-game = questa è una posizione di { $found }, non di Dust Tactics
tactics-sight-file = il file { $file } non si può leggere: { $reason }
