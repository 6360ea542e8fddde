### The lobby and the board in the browser. Units may be called in the singular or the plural, so that no sentence
### depends on it.

## The lobby

lobby-about-tactics = Walkers, heroes and squads on a board of squares: up to five miniatures a unit, dice that hit on one side in three, and cover that saves. Every unit acts once a round, and whoever has not acted yet may shoot when an enemy shows up. One click, and you lead the Allies against Rookie. Two or four players, six scenarios, half an hour to two hours.
lobby-preset-reconnaissance = Reconnaissance
    .about = Two patrols run into each other among ruins, each with one walker and one squad. Nobody knows what comes behind the other, so neither gives way.
lobby-preset-meeting-engagement = Meeting engagement
    .about = Two columns on the same road want the same crossroads. Three places count at the end, and the first shot is heard by everybody.
lobby-preset-breakthrough = Breakthrough
    .about = The Axis is almost encircled, and one gap is left. It must get sixty points of its army out over the far edge before the Allies close it.
lobby-preset-hold-the-bridge = Hold the bridge
    .about = There is one bridge for miles, and both armies need it tomorrow. Whoever holds it alone for two rounds running has won the day.
lobby-preset-seize-the-explosives = Seize the explosives
    .about = A demolition squad has left its charges behind, three of them in a house between the lines. Three of the five are enough to blow up what the enemy needs.
lobby-preset-last-stand = Last stand
    .about = An Allied company has fallen back on a house, and the Axis comes from both ends of the street. If one of them is in the house after every round, relief arrives with the sixth.
lobby-preset-choose = Your own army
    .about = The meeting engagement with armies of 130 points that both sides choose in secret.
lobby-preset-two = Two at one screen
    .about = Reconnaissance for two who share this device.
lobby-preset-friend = With a friend
    .about = Send the link, and a friend plays the meeting engagement in their own browser.

## Around the board

ta-board = Battlefield
ta-status = State of the battle
ta-setup = Before the battle
ta-round = Round { $round } of { $last }
ta-turn = { $side-word ->
        [allies] the Allies’ turn
       *[axis] the Axis’ turn
    }
ta-score-label = { $side }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $forecast } if the battle ended now; { $ready } of { $units } units ready
ta-ready-of = { $ready } of { $units } ready
ta-story = Story
ta-suggest = Suggest
ta-suggest-how = Answers what a bot would answer
ta-view-sight = Sight and range
    .key = shows what a unit sees
ta-view-trails = Last moves
    .key = shows the last moves
ta-ended = { $points ->
        [one] one point
       *[other] { $points } points
    }, { $units ->
        [0] no unit left
        [one] one unit left
       *[other] { $units } units left
    }
ta-units-of = Units: { $side }

## Objectives

ta-goal-none = Destroy the enemy; after round { $rounds } points decide.
ta-goal-break-through = { $side }: { $wanted } AP must leave over the far edge ({ $done } so far).
ta-goal-hold-bridge = Hold the bridge alone at the end of { $wanted } rounds running, from round { $since } on (Allies { $allies }, Axis { $axis }). { $bridge-word ->
        [nobody] Nobody holds it now.
        [allies] The Allies hold it now.
       *[axis] The Axis holds it now.
    }
ta-goal-take-charges = Take { $wanted } charges (Allies { $allies }, Axis { $axis }).
ta-goal-keep-building = { $side }: no defender may be left in the building at the end of a round.
ta-goal-held = Places with a flag are worth { $points } points each at the end (Allies { $allies }, Axis { $axis }).
ta-goal-points = Whoever has no unit left has lost. Without that the objective decides at the end of a round, and after round { $rounds } the points do: those of destroyed units and of the scenario.

## Units

ta-unit-line = { $unit } ({ $side }): { $kind-word ->
        [squad] { $left } of { $most } miniatures
       *[other] { $left } of { $most } points
    }, class { $armour }, { $state-word ->
        [ready] ready
       *[done] done
    }.
ta-with = with { $unit }
ta-ready = ready
ta-done = done for this round
ta-where-board = on the board
ta-where-waiting = not yet on the board
ta-where-dead = destroyed
ta-where-left = left the board
ta-loaded = loaded
ta-empty = not loaded
ta-armour = class { $armour }
ta-move = move { $points }
ta-points-of = { $kind-word ->
        [squad] { $left } of { $most } miniatures
       *[other] { $left } of { $most } points
    }
ta-ap = { $ap } AP
ta-saves = In soft cover { $soft-word ->
        [hit] a HIT saves
        [blank] a BLANK saves
       *[none] nothing saves
    }, in hard cover { $hard-word ->
        [hit] a HIT
        [blank] a BLANK
       *[none] nothing
    }.
ta-weapon = Weapon
ta-weapons-of = Weapons: { $unit }
ta-range = Range
ta-class = { $class-word ->
        [S] Soldiers
        [V] Vehicles
       *[A] Aircraft
    }
ta-rounds-left = { $left } of { $most } rounds
ta-card-of = Card: { $unit }
ta-put-away = Put away
ta-fold = Fold
ta-unfold = Unfold

## Squares

ta-terrain-water = Deep water: only aircraft and jumps cross it
ta-terrain-rubble = Rubble: soft cover, closed to vehicles
ta-terrain-smoke = Smoke: nobody sees in, out or through
ta-terrain-blank = Closed ground: nobody passes, nobody sees through
ta-inside = In a building: hard cover against those outside
ta-entry = { $side-word ->
        [allies] The Allies come from here
       *[axis] The Axis comes from here
    }
ta-exit = Way out
ta-bridge = The bridge
ta-keep = The building the battle is about
ta-held = Worth { $points } points at the end
ta-charge = Explosives
ta-element-at = { $element } on { $square }
ta-element-worn = { $element }, { $points ->
        [one] one point left
       *[other] { $points } points left
    }
ta-choices = { $count } choices

## Sight

ta-seen = { $unit }: in sight, range { $range }.
ta-not-seen = { $unit }: not in sight, range { $range }.
ta-cover-none = No cover.
ta-cover-soft = Soft cover.
ta-cover-hard = Hard cover.
ta-blocked-unit = In the way: { $unit } on { $square }
ta-blocked-vehicle = A vehicle on { $square } is in the way
ta-blocked-soldiers = Soldiers on { $square } are in the way
ta-blocked-trap = A tank trap on { $square } is in the way
ta-blocked-tile = A terrain tile on { $square } is in the way
ta-blocked-no-symbol = Closed ground on { $square } is in the way
ta-blocked-smoke = There is smoke on { $square }
ta-blocked-wall = A wall of { $square } is in the way
ta-blocked-two-corners = The line runs along corners on both sides: { $squares }
ta-blocked-door = { $square } is in a building without an entrance on this side
ta-could-attack = Could attack from here: { $names }
ta-no-targets = Nobody to attack from here
ta-could-react = May react first: { $names }
ta-out-of-range = No weapon reaches it
ta-attack-odds = Attack: { $points } of { $of } points on average, destroyed with { $destroy }
ta-odds-wait = Working out the odds …

## Declaring

ta-answer = Your answer
ta-plan-then = { $first }, then { $second }
ta-plan-twice = { $first }, twice
ta-plan-only = Only this: { $first }
ta-free-none = None: go on
ta-prospects = From here: points of damage on average · destroyed
ta-part = { $unit } leaves the squad for good
ta-plan-here = { $square }: { $plan }
ta-plan-how = Or click a square to go to, or an enemy to attack.
ta-on-board = Click a marked square.

## Aiming

ta-aim-attack = { $unit }: attack
ta-aim-sustained = { $unit }: sustained attack
ta-aim-charge = { $unit }: charge
ta-aim-reaction = { $unit }: reactive fire
ta-aim-called = { $unit }: artillery that was called
ta-all-rows = All weapons at
ta-target = Target
ta-dice = Dice
ta-on-average = Damage
ta-target-of = Target: { $weapon }
ta-rounds-of = Rounds: { $weapon }
ta-mark-of = Miniature: { $weapon }
ta-burns = burns squares; you choose them next
ta-idle-far = nobody in range
ta-idle-harmless = cannot hurt those in range
ta-idle-spent = no ammunition, or not loaded
ta-idle-silent = nobody left to fire it
ta-destroys = destroyed with { $chance }
ta-damage = { $points } of { $of } points on average.
ta-struck = Striking back costs { $points } points on average.
ta-no-shot = Nothing is aimed yet.
ta-nobody-reacts = Nobody can react to a sustained attack; all dice that miss are rolled again.
ta-hidden = Not in sight: { $names }. Point at them to see why.
ta-fire = Fire
ta-hold-fire = Hold fire

## Reacting

ta-react-title = Reactive fire
ta-react-then = To come: { $act }.
ta-react-odds = succeeds with { $chance }; then { $points } of { $of } points on average, destroyed with { $destroy }
ta-react-how = Whoever tries counts as activated in this round, hit or miss.
ta-react-no = Do not react
ta-standing = Standing answers …

## Dice

ta-dice-title = Dice
ta-roll-attack = { $stage-word ->
        [sustained] { $unit }: { $weapon }, again (sustained)
        [berserk] { $unit }: { $weapon }, again (Berserk)
        [medal] { $unit }: { $weapon }, again (medal)
        [damage] { $unit }: { $weapon }, damage
       *[other] { $unit }: { $weapon }
    }
ta-roll-cover = { $unit }: cover
ta-roll-resilient = { $unit }: Damage Resilient
ta-roll-reaction = { $unit }: reaction
ta-rolled-attack = { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }
ta-rolled-cover = { $hits } of { $dice } saved
ta-rolled-resilient = { $hits } of { $dice } ignored
ta-rolled-reaction = { $hits ->
        [0] failed
       *[other] succeeded
    }

## Armies

ta-army = Your army
ta-army-cost = { $cost } of { $most } AP, { $left } left
ta-army-forces = Vehicles: { $vehicles }, squads: { $squads }
ta-army-pool = Cards
ta-army-list = In the army: { $count } of { $most }
ta-army-none = Nobody yet.
ta-army-add = Add { $unit }
ta-army-remove = Take out { $unit }
ta-army-fixed = Taken already; undo takes it back
ta-army-take = Field this army
