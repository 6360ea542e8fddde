### What the cards, their weapons, abilities and figures are called. Names that are the same in every language are in the
### data.

## Units

unit-axis-zombies = Axis Zombies
unit-axis-gorillas = Axis Gorillas
unit-airborne-transport = Airborne Transport

## Factions

faction-allies = Allies
faction-axis = Axis
faction-ssu = SSU

## Scenarios

scenario-reconnaissance = Reconnaissance
scenario-meeting-engagement = Meeting engagement
scenario-breakthrough = Breakthrough
scenario-hold-the-bridge = Hold the bridge
scenario-seize-the-explosives = Seize the explosives
scenario-last-stand = Last stand

## Kinds of units

kind-squad = squad
kind-vehicle = vehicle
kind-hero = hero
kind-aircraft = aircraft

## Abilities

ability-advanced-reactive-fire = Advanced Reactive Fire
ability-agile = Agile
ability-all-in-one = All In One
ability-artillery-strike = Artillery Strike
ability-assault = Assault
ability-badass = Badass
ability-berserk = Berserk
ability-black-ops = Black Ops
ability-blutkreuz-ape = Blutkreuz Ape
ability-blutkreuz-zombie = Blutkreuz Zombie
ability-charge = Charge
ability-command-squad = Command Squad
ability-commander = Commander
ability-damage-resilient = Damage Resilient
ability-fast = Fast
ability-heroic-attack = Heroic Attack
ability-jump = Jump
ability-medal-of-honor = Medal of Honor
ability-reload = Reload
ability-scout-vehicle = Scout Vehicle
ability-self-repair = Self-Repair
ability-sniper = Sniper
ability-spotter = Spotter
ability-superior-reactive-fire = Superior Reactive Fire
ability-tank-head = Tank Head
ability-wiederbelebungsserum = Wiederbelebungsserum

## Special weapons

special-burst = burst
special-flame = flamethrower
special-laser = laser
special-phaser = phaser
special-reload = reload
special-salvo = salvo
special-sniper = sniper
special-ugl = UGL

## Figures

figure-shotgun = shotgunner
figure-flame-a = flamethrower A
figure-flame-b = flamethrower B
figure-flame = flamethrower
figure-rifle = rifleman
figure-mg = machine gunner
figure-bazooka = bazooka gunner
figure-trooper = trooper
figure-laser = laser gunner
figure-flak = flak gunner
figure-officer = officer
figure-radioman = radioman
figure-mechanic = mechanic
figure-medic = medic
figure-specialist = specialist
figure-sniper = sniper
figure-spotter = spotter
figure-observer = observer
figure-gunner = gunner
figure-crew = crewman
figure-mortar = mortarman
figure-werfer = laser thrower
figure-zombie = zombie
figure-gorilla = gorilla
figure-smg = submachine gunner
figure-hero = hero

## Weapons

weapon-120-mm-mortar = 120 mm mortar
weapon-120w-phaser-gun = 120W phaser gun
weapon-4-2-rockets = 4.2" rockets
weapon-45-pistol = .45 pistol
weapon-5-cm-gun = 5 cm gun
weapon-30-cal-mg = .30 cal MG
weapon-50-cal-mg = .50 cal MG
weapon-50-cal-hmg = .50 cal HMG
weapon-60w-phaser-gun-a = 60W phaser gun A
weapon-60w-phaser-gun-b = 60W phaser gun B
weapon-bombs = bombs
weapon-combat-claw = combat claw
weapon-combat-knife = combat knife
weapon-demo-charge = demo charge
weapon-dpm-mg = DPM MG
weapon-dual-15-cm-gun = dual 15 cm gun
weapon-dual-155-mm-howitzer = dual 155 mm howitzer
weapon-dual-3-cm-cannon = dual 3 cm cannon
weapon-dual-30-cal-mg-a = dual .30 cal MG A
weapon-dual-30-cal-mg-b = dual .30 cal MG B
weapon-dual-50-cal-mg = dual .50 cal MG
weapon-dual-8-8-cm-gun = dual 8.8 cm gun
weapon-dual-heavy-piat = dual heavy PIAT
weapon-dual-knives = two knives
weapon-dual-laser-gun = dual laser gun
weapon-dual-mg-44 = dual MG 44
weapon-flamethrower = flamethrower
weapon-flamethrower-a = flamethrower A
weapon-flamethrower-b = flamethrower B
weapon-flammenwerfer-40 = Flammenwerfer 40
weapon-grenade-launcher = grenade launcher
weapon-grenade-pistol = grenade pistol
weapon-heavy-panzer-glove-left = heavy Panzer glove (left)
weapon-heavy-panzer-glove-right = heavy Panzer glove (right)
weapon-heavy-rocket-punch = heavy rocket punch
weapon-heavy-rocket-punch-left = heavy rocket punch (left)
weapon-heavy-rocket-punch-right = heavy rocket punch (right)
weapon-knife = knife
weapon-knife-grenade = knife and grenade
weapon-laser-gewehr = Laser-Gewehr
weapon-laser-pistole-b = Laser-Pistole B
weapon-laser-werfer = Laser-Werfer
weapon-m1-assault-rifle = M1 assault rifle
weapon-m9-bazooka = M9 bazooka
weapon-m9-d-bazooka = M9-D bazooka
weapon-mg-44 = MG 44
weapon-mg-44-zwei-left = MG 44 zwei (left)
weapon-mg-44-zwei-right = MG 44 zwei (right)
weapon-napalm-thrower = napalm thrower
weapon-panzer-glove = Panzer glove
weapon-panzerfaust-werfer-left = Panzerfaust-Werfer (left)
weapon-panzerfaust-werfer-right = Panzerfaust-Werfer (right)
weapon-petard-mortar = petard mortar
weapon-ptrs-47 = PTRS-47
weapon-quad-50-cal-mg = quad .50 cal MG
weapon-quad-mg = quad MG
weapon-radiation-beam-left = radiation beam (left)
weapon-radiation-beam-right = radiation beam (right)
weapon-rocket-punch = rocket punch
weapon-rockets = rockets
weapon-schwere-flak = Schwere Flak
weapon-schwerer-laser-werfer = Schwerer Laser-Werfer
weapon-serum-gauntlet = serum gauntlet
weapon-shotgun = shotgun
weapon-sniper-rifle = sniper rifle
weapon-steel-fists = steel fists
weapon-stg-47 = StG 47
weapon-ugl = UGL
weapon-victory-mg = Victory MG
weapon-wrench = wrench
