### What `sandtable odds --help` and `sandtable check --help` say.

help-odds = Work out exactly how a battle is likely to end.
    .attack = The attackers, such as "3T 1F": T tanks, M mechs, F fighters, B bombers, S submarines. Given several times: attacks in a row on the same area.
    .defend = The defenders, such as "2T 1M".
    .kind = land, amphibious, sea, drop; or raid, bombard, missiles. Given several times: one for each attack.
    .centre = There is a production centre in the area.
    .capital = The area is a capital.
    .neutral = The defenders are neutral.
    .haven = The defenders have an area to retreat to, or not.
    .edition = premium, standard, epic or original.
    .attack_card = The ability of the attacker's card, such as sigrid.
    .defend_card = The ability of the defender's card, such as nurse.
    .casualties = Who is hit first: best, cheapest, dearest, land or air; two with a comma between, attacker and defender.
    .attack_retreat = The attacker retreats as soon as their chance falls under this (0 never, 1 as soon as they can).
    .defend_retreat = The same for the defender.
    .dice = How many dice missiles roll, where the edition does not say.
    .exact = Print chances as fractions.
help-check = Check a map or cards of your own for Dust, and say what is in them or what is wrong.
    .what = map or cards.
    .file = The file.
