### Come si chiamano le carte, le loro armi, abilità e figure. I nomi uguali in ogni lingua stanno nei dati.

## Unità

unit-axis-zombies = Zombi dell'Asse
unit-axis-gorillas = Gorilla dell'Asse
unit-airborne-transport = Trasporto aereo

## Fazioni

faction-allies = Alleati
faction-axis = Asse
faction-ssu = SSU

## Scenari

scenario-reconnaissance = Ricognizione
scenario-meeting-engagement = Battaglia d'incontro
scenario-breakthrough = Sfondamento
scenario-hold-the-bridge = Tenete il ponte
scenario-seize-the-explosives = Prendete gli esplosivi
scenario-last-stand = L'ultima difesa

## Tipi di unità

kind-squad = squadra
kind-vehicle = veicolo
kind-hero = eroe
kind-aircraft = aereo

## Abilità

ability-advanced-reactive-fire = Fuoco di reazione avanzato
ability-agile = Agile
ability-all-in-one = A tutto fuoco
ability-artillery-strike = Colpo di artiglieria
ability-assault = Assalto
ability-badass = Osso duro
ability-berserk = Berserk
ability-black-ops = Operazioni segrete
ability-blutkreuz-ape = Scimmia Blutkreuz
ability-blutkreuz-zombie = Zombi Blutkreuz
ability-charge = Carica
ability-command-squad = Squadra comando
ability-commander = Comandante
ability-damage-resilient = Resistente ai danni
ability-fast = Veloce
ability-heroic-attack = Attacco eroico
ability-jump = Salto
ability-medal-of-honor = Medaglia d'onore
ability-reload = Ricarica
ability-scout-vehicle = Veicolo da ricognizione
ability-self-repair = Autoriparazione
ability-sniper = Cecchino
ability-spotter = Osservatore
ability-superior-reactive-fire = Fuoco di reazione superiore
ability-tank-head = Patito dei carri
ability-wiederbelebungsserum = Siero della rianimazione

## Armi speciali

special-burst = raffica
special-flame = lanciafiamme
special-laser = laser
special-phaser = phaser
special-reload = ricarica
special-salvo = salva
special-sniper = cecchino
special-ugl = UGL

## Figure

figure-shotgun = fuciliere a pompa
figure-flame-a = lanciafiamme A
figure-flame-b = lanciafiamme B
figure-flame = lanciafiamme
figure-rifle = fuciliere
figure-mg = mitragliere
figure-bazooka = soldato col bazooka
figure-trooper = soldato
figure-laser = artigliere laser
figure-flak = artigliere contraereo
figure-officer = ufficiale
figure-radioman = radiofonista
figure-mechanic = meccanico
figure-medic = medico
figure-specialist = specialista
figure-sniper = cecchino
figure-spotter = osservatore
figure-observer = osservatore d'artiglieria
figure-gunner = puntatore
figure-crew = servente
figure-mortar = mortaista
figure-werfer = lanciatore laser
figure-zombie = zombi
figure-gorilla = gorilla
figure-smg = soldato col mitra
figure-hero = eroe

## Armi

weapon-120-mm-mortar = mortaio da 120 mm
weapon-120w-phaser-gun = cannone phaser da 120 W
weapon-4-2-rockets = razzi da 4,2 pollici
weapon-45-pistol = pistola calibro 45
weapon-5-cm-gun = cannone da 5 cm
weapon-30-cal-mg = mitragliatrice calibro .30
weapon-50-cal-mg = mitragliatrice calibro .50
weapon-50-cal-hmg = mitragliatrice pesante calibro .50
weapon-60w-phaser-gun-a = fucile phaser da 60 W A
weapon-60w-phaser-gun-b = fucile phaser da 60 W B
weapon-bombs = bombe
weapon-combat-claw = artiglio da combattimento
weapon-combat-knife = coltello da combattimento
weapon-demo-charge = carica esplosiva
weapon-dpm-mg = mitragliatrice DPM
weapon-dual-15-cm-gun = cannone binato da 15 cm
weapon-dual-155-mm-howitzer = obice binato da 155 mm
weapon-dual-3-cm-cannon = cannoncino binato da 3 cm
weapon-dual-30-cal-mg-a = mitragliatrice binata calibro .30 A
weapon-dual-30-cal-mg-b = mitragliatrice binata calibro .30 B
weapon-dual-50-cal-mg = mitragliatrice binata calibro .50
weapon-dual-8-8-cm-gun = cannone binato da 8,8 cm
weapon-dual-heavy-piat = PIAT pesante binato
weapon-dual-knives = due coltelli
weapon-dual-laser-gun = cannone laser binato
weapon-dual-mg-44 = MG 44 binata
weapon-flamethrower = lanciafiamme
weapon-flamethrower-a = lanciafiamme A
weapon-flamethrower-b = lanciafiamme B
weapon-flammenwerfer-40 = Flammenwerfer 40
weapon-grenade-launcher = lanciagranate
weapon-grenade-pistol = pistola lanciagranate
weapon-heavy-panzer-glove-left = guanto corazzato pesante (sinistro)
weapon-heavy-panzer-glove-right = guanto corazzato pesante (destro)
weapon-heavy-rocket-punch = pugno a razzo pesante
weapon-heavy-rocket-punch-left = pugno a razzo pesante (sinistro)
weapon-heavy-rocket-punch-right = pugno a razzo pesante (destro)
weapon-knife = coltello
weapon-knife-grenade = coltello e granata
weapon-laser-gewehr = fucile laser
weapon-laser-pistole-b = pistola laser B
weapon-laser-werfer = lanciatore laser
weapon-m1-assault-rifle = fucile d'assalto M1
weapon-m9-bazooka = bazooka M9
weapon-m9-d-bazooka = bazooka M9-D
weapon-mg-44 = MG 44
weapon-mg-44-zwei-left = MG 44 zwei (sinistra)
weapon-mg-44-zwei-right = MG 44 zwei (destra)
weapon-napalm-thrower = lancianapalm
weapon-panzer-glove = guanto corazzato
weapon-panzerfaust-werfer-left = Panzerfaust-Werfer (sinistro)
weapon-panzerfaust-werfer-right = Panzerfaust-Werfer (destro)
weapon-petard-mortar = mortaio Petard
weapon-ptrs-47 = PTRS-47
weapon-quad-50-cal-mg = mitragliatrice quadrinata calibro .50
weapon-quad-mg = mitragliatrice quadrinata
weapon-radiation-beam-left = raggio radioattivo (sinistro)
weapon-radiation-beam-right = raggio radioattivo (destro)
weapon-rocket-punch = pugno a razzo
weapon-rockets = razzi
weapon-schwere-flak = Flak pesante
weapon-schwerer-laser-werfer = lanciatore laser pesante
weapon-serum-gauntlet = guanto col siero
weapon-shotgun = fucile a pompa
weapon-sniper-rifle = fucile di precisione
weapon-steel-fists = pugni d'acciaio
weapon-stg-47 = StG 47
weapon-ugl = UGL
weapon-victory-mg = mitragliatrice Victory
weapon-wrench = chiave inglese
