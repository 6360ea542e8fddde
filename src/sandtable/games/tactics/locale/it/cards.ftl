### Che cosa non va in unità, plance, scenari ed eserciti che qualcuno ci ha dato.
### Quello che qui è nominato o sta tra virgolette è una parola del file, e non si traduce.

## Unità

tactics-many-cards = { $file }: le carte devono essere al massimo { $most }, non { $given } (T1.1)
tactics-no-side = { $file }: nessuna unità è dalla parte { $side }; ogni parte ne vuole una (T1.7)
tactics-slash = name non può avere una barra, che numera le copie di una carta, qui { $given }
tactics-armour = con kind = "{ $kind }" armour deve cominciare con { $letter }, non essere { $given }
tactics-large = large vale solo per i veicoli
tactics-abilities = abilities dev'essere una lista di abilità, non { $given }
tactics-ability-twice = l'abilità { $name } compare due volte
tactics-ability-owner = l'abilità { $name } non vale con kind = "{ $kind }"
tactics-no-figures = figures vale solo per le squadre
tactics-figures = figures dev'essere una tabella da 1 a { $most } tipi di figure con il numero di ciascuno
tactics-figure-hero = nessuna figura può chiamarsi { $name }
tactics-points = points dev'essere il numero delle figure, { $wanted }, non { $given }
tactics-command = le figure di una squadra comando devono essere una per ciascuno di questi tipi: { $members }
tactics-cover = { $key } vale solo per le squadre: nessun altro ha copertura
tactics-sniper = l'abilità sniper e una riga con sniper sotto special vanno insieme
tactics-reload = l'abilità reload e una riga con reload sotto special vanno insieme
tactics-switch = { $key } dev'essere true o false, non { $given }
tactics-why = why dev'essere un testo, non { $given }

## Righe delle armi

tactics-rows = le righe (row) devono essere da 1 a { $most }, non { $given }
tactics-weapon = weapon dev'essere un testo da 1 a { $most } caratteri, non { $given }
tactics-range = range dev'essere "C", "U", "A", un numero come "4" o due come "3-6", ognuno da 1 a { $most }, non { $given }
tactics-specials = special dev'essere una lista, non { $given }
tactics-special-twice = { $name } compare due volte sotto special
tactics-artillery = una riga con gittata A deve avere reload sotto special
tactics-flame-range = la gittata di un lanciafiamme dev'essere un solo numero
tactics-laser-phaser = una riga non può avere insieme laser e phaser sotto special
tactics-carriers-none = carriers deve nominare almeno una figura
tactics-carriers-squad = carriers di una squadra dev'essere una lista delle sue figure o uno tra { $choices }, non { $given }
tactics-carriers-lone = carriers dev'essere uno tra { $choices }, perché non è una squadra, non { $given }
tactics-limited = carriers = "unit" e rounds vanno insieme: le munizioni limitate sono dell'unità
tactics-cells = { $group } dev'essere una lista di { $size } celle, una per ogni classe
tactics-harmless = l'arma deve nuocere almeno a una classe
tactics-salvo = salvo sotto special e celle come "3n/1" vanno insieme
tactics-salvo-rounds = una salva vuole rounds da sparare
tactics-cell = la cella per { $name } dev'essere "-" o dadi/danni, come "4/1", "1/F", "1/K" o "3n/1", al massimo { $most }, non { $given }
tactics-cell-flame = la cella per { $name } dev'essere semplice: il danno da fiamma non va con salva, phaser, laser o cecchino

## Scenari

tactics-scenarios = { $file }: gli scenari devono essere da 1 a { $most }, non { $given } (T16.2)
tactics-scenario-nobody = vehicles e squads non possono essere entrambi 0
tactics-scenario-absent = la parte { $side } non ha né enter né deploy, quindi non arriva mai sulla plancia
tactics-scenario-shared = le due parti entrano entrambe su { $name }; ognuna vuole caselle proprie
tactics-scenario-room = cover deve avere almeno { $wanted } caselle con un cerchio o un rombo, non { $given }
tactics-scenario-foreign = { $key } non fa parte dell'obiettivo { $given }
tactics-scenario-charge = charges deve stare dove possono stare i soldati, e { $name } non è una casella così
tactics-scenario-keep = keep dev'essere fatto di caselle di un edificio, e { $name } non è in nessuno
tactics-scenario-held = bonus_held dev'essere una lista di luoghi, ognuno una lista di caselle, non { $given }
tactics-scenario-each = bonus_held e bonus_each vanno insieme
tactics-scenario-area = { $key } dev'essere una lista di caselle come "d4", "d1-f6", "a" o "7", non { $given }
tactics-scenario-square = { $key } deve nominare caselle della plancia { $board }, che arriva a { $last }, e { $given } non lo è
tactics-scenario-stand = { $key } deve avere almeno una casella con un cerchio o un rombo, dove possano stare le unità
tactics-scenario-edge = { $key } dev'essere fatto di caselle al bordo della plancia, e { $name } non lo è
tactics-scenario-sides = { $key } dev'essere una tabella di allies e axis, non { $given }

## Eserciti

tactics-army-which = indica scenario oppure ap, quanto l'esercito può costare
tactics-army-units = units dev'essere una lista di carte, non { $given }
tactics-army-card = questa carta non esiste{ $guess }
tactics-army-faction = un esercito ha una sola fazione, qui { $wanted }, e questa carta è di { $given }
tactics-army-dear = con lei l'esercito costa più di { $most } AP; tutte le sue unità costano { $given }
tactics-army-join = join dev'essere una tabella da eroi a squadre, non { $given }
tactics-army-unit = un'unità { $given } nell'esercito non c'è{ $guess }
tactics-army-absent = l'unità { $given } non è nell'esercito

## Che cosa può stare in un esercito, e a chi si uniscono gli eroi

no-army-faction = un esercito ha una sola fazione
no-army-hero = ogni eroe c'è una volta sola
no-army-copies = di questa carta non ce ne sono altre
no-army-box = questa carta non è nella scatola
no-army-command = più squadre comando vogliono classi di corazza diverse
no-army-ap = l'esercito costerebbe più di quanto lo scenario permette
no-army-full = un esercito ha al massimo dodici carte
no-army-vehicles = lo scenario non permette altri veicoli
no-army-squads = lo scenario non permette altre squadre
no-army-others = lo scenario permette solo veicoli e squadre
no-army-empty = a un esercito serve almeno un'unità
no-army-few = lo scenario chiede più veicoli o più squadre
no-army-never = con questa carta l'esercito non potrebbe mai essere completo
no-join-hero = solo gli eroi si uniscono alle squadre
no-join-squad = gli eroi si uniscono solo alle squadre
no-join-class = eroe e squadra hanno classi di corazza diverse
no-join-ape = le scimmie Blutkreuz si uniscono solo ai loro simili
no-join-zombie = gli zombi Blutkreuz si uniscono solo ai loro simili
no-join-jump = solo uno dei due sa saltare
no-join-command = a una squadra comando si unisce solo un comandante
no-join-taken = a questa squadra si è già unito un altro eroe
