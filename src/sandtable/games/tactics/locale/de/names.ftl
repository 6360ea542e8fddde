### Wie die Karten, ihre Waffen, Fähigkeiten und Figuren heißen. Namen, die in jeder Sprache gleich sind, stehen in den
### Daten.

## Einheiten

unit-axis-zombies = Achsen-Zombies
unit-axis-gorillas = Achsen-Gorillas
unit-airborne-transport = Lufttransporter

## Fraktionen

faction-allies = Alliierte
faction-axis = Achse
faction-ssu = SSU

## Szenarien

scenario-reconnaissance = Aufklärung
scenario-meeting-engagement = Begegnungsgefecht
scenario-breakthrough = Durchbruch
scenario-hold-the-bridge = Haltet die Brücke
scenario-seize-the-explosives = Erobert den Sprengstoff
scenario-last-stand = Das letzte Gefecht

## Arten von Einheiten

kind-squad = Squad
kind-vehicle = Fahrzeug
kind-hero = Held
kind-aircraft = Flugzeug

## Fähigkeiten

ability-advanced-reactive-fire = Gezieltes Reaktionsfeuer
ability-agile = Beweglich
ability-all-in-one = Aus allen Rohren
ability-artillery-strike = Artillerieschlag
ability-assault = Stürmen
ability-badass = Harter Hund
ability-berserk = Berserker
ability-black-ops = Geheimoperation
ability-blutkreuz-ape = Blutkreuz-Affe
ability-blutkreuz-zombie = Blutkreuz-Zombie
ability-charge = Sturmangriff
ability-command-squad = Befehls-Squad
ability-commander = Kommandant
ability-damage-resilient = Unverwüstlich
ability-fast = Flink
ability-heroic-attack = Heldenmut
ability-jump = Springen
ability-medal-of-honor = Ehrenmedaille
ability-reload = Nachladen
ability-scout-vehicle = Scoutfahrzeug
ability-self-repair = Selbstreparatur
ability-sniper = Scharfschütze
ability-spotter = Späher
ability-superior-reactive-fire = Überlegenes Reaktionsfeuer
ability-tank-head = Panzernarr
ability-wiederbelebungsserum = Wiederbelebungsserum

## Spezialwaffen

special-burst = Feuerstoß
special-flame = Flammenwerfer
special-laser = Laser
special-phaser = Phaser
special-reload = Nachladen
special-salvo = Salve
special-sniper = Scharfschütze
special-ugl = UGL

## Figuren

figure-shotgun = Schrotflintenschütze
figure-flame-a = Flammenwerfer A
figure-flame-b = Flammenwerfer B
figure-flame = Flammenwerfer
figure-rifle = Gewehrschütze
figure-mg = MG-Schütze
figure-bazooka = Bazookaschütze
figure-trooper = Soldat
figure-laser = Laserschütze
figure-flak = Flakschütze
figure-officer = Offizier
figure-radioman = Funker
figure-mechanic = Mechaniker
figure-medic = Sanitäter
figure-specialist = Spezialist
figure-sniper = Scharfschütze
figure-spotter = Späher
figure-observer = Beobachter
figure-gunner = Richtschütze
figure-crew = Kanonier
figure-mortar = Mörserschütze
figure-werfer = Laserwerfer
figure-zombie = Zombie
figure-gorilla = Gorilla
figure-smg = MPi-Schütze
figure-hero = Held

## Waffen

weapon-120-mm-mortar = 120-mm-Mörser
weapon-120w-phaser-gun = 120-W-Phasergeschütz
weapon-4-2-rockets = 4,2-Zoll-Raketen
weapon-45-pistol = 45er-Pistole
weapon-5-cm-gun = 5-cm-Geschütz
weapon-30-cal-mg = MG Kaliber .30
weapon-50-cal-mg = MG Kaliber .50
weapon-50-cal-hmg = sMG Kaliber .50
weapon-60w-phaser-gun-a = 60-W-Phasergewehr A
weapon-60w-phaser-gun-b = 60-W-Phasergewehr B
weapon-bombs = Bomben
weapon-combat-claw = Kampfklaue
weapon-combat-knife = Kampfmesser
weapon-demo-charge = Sprengladung
weapon-dpm-mg = DPM-MG
weapon-dual-15-cm-gun = 15-cm-Zwillingsgeschütz
weapon-dual-155-mm-howitzer = 155-mm-Zwillingshaubitze
weapon-dual-3-cm-cannon = 3-cm-Zwillingskanone
weapon-dual-30-cal-mg-a = Zwillings-MG Kaliber .30 A
weapon-dual-30-cal-mg-b = Zwillings-MG Kaliber .30 B
weapon-dual-50-cal-mg = Zwillings-MG Kaliber .50
weapon-dual-8-8-cm-gun = 8,8-cm-Zwillingsgeschütz
weapon-dual-heavy-piat = schweres Zwillings-PIAT
weapon-dual-knives = zwei Messer
weapon-dual-laser-gun = Zwillingslasergeschütz
weapon-dual-mg-44 = Zwillings-MG 44
weapon-flamethrower = Flammenwerfer
weapon-flamethrower-a = Flammenwerfer A
weapon-flamethrower-b = Flammenwerfer B
weapon-flammenwerfer-40 = Flammenwerfer 40
weapon-grenade-launcher = Granatwerfer
weapon-grenade-pistol = Granatpistole
weapon-heavy-panzer-glove-left = schwerer Panzerhandschuh (links)
weapon-heavy-panzer-glove-right = schwerer Panzerhandschuh (rechts)
weapon-heavy-rocket-punch = schwere Raketenfaust
weapon-heavy-rocket-punch-left = schwere Raketenfaust (links)
weapon-heavy-rocket-punch-right = schwere Raketenfaust (rechts)
weapon-knife = Messer
weapon-knife-grenade = Messer und Granate
weapon-laser-gewehr = Laser-Gewehr
weapon-laser-pistole-b = Laser-Pistole B
weapon-laser-werfer = Laser-Werfer
weapon-m1-assault-rifle = M1-Sturmgewehr
weapon-m9-bazooka = M9-Bazooka
weapon-m9-d-bazooka = M9-D-Bazooka
weapon-mg-44 = MG 44
weapon-mg-44-zwei-left = MG 44 zwei (links)
weapon-mg-44-zwei-right = MG 44 zwei (rechts)
weapon-napalm-thrower = Napalmwerfer
weapon-panzer-glove = Panzerhandschuh
weapon-panzerfaust-werfer-left = Panzerfaust-Werfer (links)
weapon-panzerfaust-werfer-right = Panzerfaust-Werfer (rechts)
weapon-petard-mortar = Petard-Mörser
weapon-ptrs-47 = PTRS-47
weapon-quad-50-cal-mg = Vierlings-MG Kaliber .50
weapon-quad-mg = Vierlings-MG
weapon-radiation-beam-left = Strahlenkanone (links)
weapon-radiation-beam-right = Strahlenkanone (rechts)
weapon-rocket-punch = Raketenfaust
weapon-rockets = Raketen
weapon-schwere-flak = schwere Flak
weapon-schwerer-laser-werfer = schwerer Laser-Werfer
weapon-serum-gauntlet = Serumhandschuh
weapon-shotgun = Schrotflinte
weapon-sniper-rifle = Scharfschützengewehr
weapon-steel-fists = Stahlfäuste
weapon-stg-47 = StG 47
weapon-ugl = UGL
weapon-victory-mg = Victory-MG
weapon-wrench = Schraubenschlüssel
