### What `sandtable odds tactics` says, and its help.

help-odds = Work out exactly how an attack of one unit on another is likely to end.
    .attacker = The unit that attacks, such as hell-boys.
    .target = The unit that is attacked, such as sturmpioniere.
    .range = How far apart they are.
    .cover = The target's cover: none, soft or hard.
    .sustained = A sustained attack.
    .abilities = Abilities the attacker announces, with commas between: berserk,all-in-one. With charge the attack ends a charge.
    .attacker_hero = A hero who has joined the attacker.
    .target_hero = A hero who has joined the target.
    .rounds = How many rounds of limited ammunition are fired; without it as many as possible.
    .moved = The target has moved this round.
    .inside = The target stands in a building.
    .mark = The miniature that a sniper names, such as officer, or hero; without it the most valuable one.
    .strike_back = The target strikes back in close combat, or not.
    .reaction = The target tries to react before the attack.
    .attacker_cover = The attacker's cover against that reaction: none, soft or hard.
    .target_abilities = Abilities the target has announced, or announces when it reacts.
    .rule_set = rulebook or faq.
    .units = A file of units of your own.

## The attack

tactics-odds-title = { $attacker } against { $target }: range { $range }, { $rules ->
        [faq] rules with the FAQ
       *[rulebook] rules of the rulebook
    }
tactics-odds-with = { $unit } with { $hero }
tactics-odds-weapon = weapon
tactics-odds-dice = dice
tactics-odds-average = damage on average
tactics-odds-any = any damage
tactics-odds-together = all together
tactics-odds-damage = damage
tactics-odds-exactly = exactly
tactics-odds-at-least = at least
tactics-odds-destroyed = { $unit }: destroyed with a chance of { $chance }.
tactics-odds-struck = Strikes back cost the attacker ({ $unit }) { $points } points on average.
tactics-odds-attacker-destroyed = The attacker ({ $unit }) is destroyed with a chance of { $chance }.
tactics-odds-reaction = { $unit }: a reaction succeeds with a chance of { $chance } and costs the attacker ({ $enemy }) { $points } points on average; it destroys the attacker with a chance of { $destroyed }, failures included.
tactics-odds-left = What the target has left:
tactics-odds-nobody = nobody
tactics-odds-others = others
tactics-odds-points = { $count ->
        [one] one point
       *[other] { $count } points
    }
tactics-odds-hero = { $hero } ({ $count ->
        [one] one point
       *[other] { $count } points
    })

## What it depends on

tactics-odds-charge = Not fired in a charge, which is for ranges 1 and C: { $weapons }.
tactics-odds-far = Out of range: { $weapons }.
tactics-odds-harmless-rows = Harmless to this class: { $weapons }.
tactics-odds-held = Not fired: { $weapons }.
tactics-odds-joined = { $hero } has joined the squad ({ $unit }): they fight as one, and the points count together.
tactics-odds-no-cover = { $unit }: no cover, for only squads have any.
tactics-odds-no-symbol = { $unit }: the card has no symbol for { $cover ->
        [soft] soft
       *[hard] hard
    } cover, so nothing is saved.
tactics-odds-saves = In { $cover ->
        [soft] soft
       *[hard] hard
    } cover each { $symbol ->
        [hit] HIT
       *[blank] BLANK
    } saves the target a hit: { $chance } of them.
tactics-odds-saves-attacker = Against the reaction the attacker is in { $cover ->
        [soft] soft
       *[hard] hard
    } cover, where each { $symbol ->
        [hit] HIT
       *[blank] BLANK
    } saves a hit: { $chance } of them.
tactics-odds-ignores = Cover does not help against: { $weapons }.
tactics-odds-artillery = Artillery ignores cover outside buildings: { $weapons }.
tactics-odds-sustained = Sustained attack: every die that missed is rolled again once.
tactics-odds-spotter = Spotter ({ $unit }): dice hit on BLANK.
tactics-odds-berserk = Berserk ({ $unit }): every die that missed is rolled again once more.
tactics-odds-all-in-one = All In One ({ $unit }): twice as many dice.
tactics-odds-medal = Medal of Honor ({ $unit }): one die is rolled again, in the first of this hero's weapon rows in which one has missed.
tactics-odds-idle = { $ability } ({ $unit }) makes no difference to an attack.
tactics-odds-laser = Each hit of a laser is rolled again until it misses: { $weapons }.
tactics-odds-phaser = Each hit of a phaser gives damage dice, and each HIT of those is one damage: { $weapons }.
tactics-odds-salvo = Salvo of { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }: { $weapons }.
tactics-odds-limited = { $rounds ->
        [one] One round is
       *[other] { $rounds } rounds are
    } fired: { $weapons }.
tactics-odds-flame = Flames roll for each miniature of the target, here { $count }: { $weapons }.
tactics-odds-kill = One hit destroys the whole target: { $weapons }.
tactics-odds-burst = Twice as many dice at a target that has not moved: { $weapons }.
tactics-odds-moved = No further dice, for the target has moved: { $weapons }.
tactics-odds-sniper = { $weapons }: each hit is one damage to the miniature that is named ({ $figures }), and surplus is lost.
tactics-odds-sniper-unit = { $weapons }: each hit is one damage.
tactics-odds-serum = Wiederbelebungsserum ({ $unit }): every HIT on soldiers gives a lost point back after the attack.
tactics-odds-heroic = Heroic Attack ({ $unit }): attacks on this unit do no damage.
tactics-odds-heroic-reaction = Heroic Attack ({ $unit }) is announced with the reaction: if that succeeds, attacks on this unit do no damage from then on.
tactics-odds-resilient = Damage Resilient ({ $unit }): each damage is ignored with a chance of { $chance }.
tactics-odds-losses = { $unit }: the least valuable miniatures fall first, by what their weapons do to this enemy.
tactics-odds-losses-hero = { $unit }: the least valuable miniatures fall first, by what their weapons do to this enemy; the hero loses points last.
tactics-odds-unarmed = { $unit }: nothing to strike back with.
tactics-odds-declined = { $unit }: does not strike back.
tactics-odds-strikes-back = { $unit }: whoever is left after the other weapons strikes back in close combat, at the same time.
tactics-odds-reacts = { $unit }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    } to react, and one HIT is enough: { $chance }.
tactics-odds-reaction-after-move = { $unit }: already moved when the reaction comes; whoever is left attacks.
tactics-odds-reaction-rows = { $unit }: reacts with all weapons in range and all rounds; in close combat the attacker strikes back.

## What is wrong with a question

tactics-odds-range = a range is counted from 1, and { $given } is none (T7.2)
tactics-odds-rule-set = there is no rule set "{ $given }"{ $guess }
tactics-odds-cover = there is no cover "{ $given }"{ $guess }
tactics-odds-unit = there is no unit "{ $given }"{ $guess }
tactics-odds-faction = { $hero } cannot join { $unit }: an army has one faction (T1.7)
tactics-odds-join = { $hero } cannot join { $unit }: { $why } ({ $rule })
tactics-odds-ability = there is no ability "{ $given }"{ $guess }
tactics-odds-not-its = { $unit } does not have the ability { $ability }; it has { $names } (T4.4)
tactics-odds-no-abilities = { $unit } does not have the ability { $ability }, nor any other (T4.4)
tactics-odds-mark-squad = snipers name miniatures of squads, and { $unit } is none (T17.33)
tactics-odds-mark = there is no miniature "{ $given }" in { $unit }{ $guess }
tactics-odds-no-sniper = no sniper of { $unit } can fire here, so nobody is named (T17.22)
tactics-odds-charge-sustained = a charge is no sustained attack (T17.12)
tactics-odds-reaction-sustained = nobody reacts to a sustained attack (T13.2)
tactics-odds-no-reaction = { $unit } cannot react: no weapon of it reaches and hurts { $enemy } (T13.1)
tactics-odds-no-charge = { $unit } has no weapon for a charge (T17.12)
tactics-odds-reach = no weapon of { $unit } reaches range { $range }; they reach { $ranges } (T10.1)
tactics-odds-harmless = no weapon of { $unit } hurts class { $armour } at range { $range } (T1.4)
tactics-odds-unused = without rounds { $unit } has no weapon to fire (T7.6)
tactics-odds-no-rounds = { $unit } has no limited ammunition to fire here, so leave out --rounds (T20.1)
tactics-odds-rounds = --rounds takes 0 to { $most }, not { $given } (T20.1)
