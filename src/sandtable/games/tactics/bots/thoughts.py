"""What Rookie thinks of a board: who can do what to whom from where; worked out when it is asked for and then kept."""

from sandtable.games.tactics.bots.estimate import HARMLESS, Clash, Estimator
from sandtable.games.tactics.bots.objective import Goals
from sandtable.games.tactics.bots.roads import Roads
from sandtable.games.tactics.bots.weights import FEAR, KILL_SHARE, NEXT_ROUND, PROSPECT, READY_TARGET, faded
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cards import AGILE, SQUAD
from sandtable.games.tactics.rules.cards import CHARGE as CHARGES
from sandtable.games.tactics.rules.combat import CHARGE, PLAIN, SUSTAINED
from sandtable.games.tactics.rules.cover import cover_at
from sandtable.games.tactics.rules.ground import SMOKE
from sandtable.games.tactics.rules.reach import Walk, gait_of
from sandtable.games.tactics.rules.ways import move_value, prepare, walk_ends

NOWHERE = -1


def board_key(s: Battlefield) -> tuple[object, ...]:
    """Everything on a board that thoughts depend on."""
    return (
        s.turn,
        tuple(s.unit),
        tuple(s.at),
        tuple(s.flags),
        tuple(s.points),
        tuple(s.figures),
        tuple(s.ammunition),
        tuple(s.used),
        tuple(s.lasting),
        tuple(s.mate),
        tuple(s.element),
        tuple(s.charges),
        tuple(s.tiles),
        tuple(s.score),
        s.ordered,
        s.bridge,
        s.paid,
    )


class Blow:
    """An attack that could be made: what it is worth, on whom, and how much of the target it takes."""

    __slots__ = ("gain", "share", "target")

    def __init__(self, gain: float, target: int, share: float) -> None:
        self.gain = gain
        self.target = target
        self.share = share


NO_BLOW = Blow(0.0, NOWHERE, 0.0)


class Thoughts:
    """Good for every question until something changes on the board."""

    def __init__(self, s: Battlefield, side: int, roads: Roads, estimator: Estimator) -> None:
        self.s = s
        self.side = side
        self.key = board_key(s)
        self.roads = roads
        self.estimator = estimator
        self.goals = Goals(s, side, roads)
        count = len(s.unit)
        self.last_round = s.turn >= s.tables.scenario.rounds
        self.fear = FEAR * self.goals.caution()
        self.state = [estimator.state_of(s, u) if s.is_alive(u) else -1 for u in range(count)]
        self.worth = [self.goals.worth(u) if s.is_alive(u) else 0.0 for u in range(count)]
        self.friends = [u for u in s.speakers(side) if s.is_alive(u)]
        self.enemies = [u for u in s.speakers(1 - side) if s.is_alive(u)]
        self._ends: dict[int, list[int]] = {}
        self._far_ends: dict[int, list[int]] = {}
        self._without: dict[int, list[int]] = {}
        self._best: dict[int, float] = {}
        self._reach: dict[int, int] = {}
        self._danger: dict[int, list[tuple[int, float]]] = {}
        self._blows: dict[int, Blow] = {}
        self._position: dict[int, float] = {}

    # Where units can be

    def ends(self, u: int) -> list[int]:
        """Where a unit can be after one move, if it moves."""
        found = self._ends.get(u)
        if found is None:
            found = sorted(walk_ends(self.s, u, 1))
            self._ends[u] = found
        return found

    def far_ends(self, u: int) -> list[int]:
        """Where it can be after two moves."""
        found = self._far_ends.get(u)
        if found is None:
            s = self.s
            walk = prepare(s, u, Walk(s, u, bool(s.abilities(u) & AGILE)), 2)
            found = sorted(walk.ends())
            self._far_ends[u] = found
        return found

    def blocks_without(self, u: int) -> list[int]:
        """What blocks sight if a unit were not where it is."""
        found = self._without.get(u)
        if found is None:
            s = self.s
            if s.at[u] < 0:
                found = s.blocks
            else:
                gone = s.copy()
                gone.put(u, NOWHERE)
                found = gone.blocks
            self._without[u] = found
        return found

    # Who does what to whom

    def cover(self, attacker: int, origin: int, v: int, square: int, blocks: list[int]) -> int:
        """The cover of a unit on a square against fire from another, as ``Estimator.clash`` wants it."""
        s = self.s
        indoors = 4 if s.tables.ground.building[square] >= 0 else 0
        if s.card(v).kind != SQUAD:
            return indoors
        return indoors + cover_at(s, origin, square, s.level(attacker, v), True, blocks)

    def clash(self, u: int, origin: int, v: int, square: int, mode: int, blocks: list[int]) -> Clash:
        """What ``u`` on ``origin`` does to ``v`` on ``square``; nothing if it does not see it."""
        s = self.s
        ground = s.tables.ground
        pairs = ground.distance
        if s.card(u).large or s.card(v).large:
            return self._clash_of_large(u, origin, v, square, mode, blocks)
        distance = pairs[origin][square]
        if distance > self.reach(u) or distance == 0:
            return HARMLESS
        if not s.tables.sight.sees(origin, square, s.level(u, v), blocks):
            return HARMLESS
        cover = self.cover(u, origin, v, square, blocks)
        return self.estimator.clash(s, u, v, self.state[u], self.state[v], distance, cover, mode)

    def _clash_of_large(self, u: int, origin: int, v: int, square: int, mode: int, blocks: list[int]) -> Clash:
        """T1.5: the nearest pair of squares that see each other."""
        s = self.s
        sight, level = s.tables.sight, s.level(u, v)
        best, pair = 99, (NOWHERE, NOWHERE)
        own, other = s.footprint(u, origin), s.footprint(v, square)
        if any(s.tables.ground.terrain[one] == SMOKE for one in own + other):
            return HARMLESS
        for a in own:
            for b in other:
                distance = s.tables.ground.distance[a][b]
                if 0 < distance < best and sight.sees(a, b, level, blocks):
                    best, pair = distance, (a, b)
        if best > self.reach(u):
            return HARMLESS
        cover = self.cover(u, pair[0], v, pair[1], blocks)
        return self.estimator.clash(s, u, v, self.state[u], self.state[v], best, cover, mode)

    def reach(self, u: int) -> int:
        """The longest range of any row of a unit."""
        found = self._reach.get(u)
        if found is None:
            s = self.s
            hero = s.hero_of(u)
            found = 0
            for w in [u] if hero < 0 else [u, hero]:
                for row in s.card(w).rows:
                    found = max(found, row.high)
            self._reach[u] = found
        return found

    def loss(self, v: int, share: float, kill: float) -> float:
        """What it means in AP that a unit loses a share of its points, or all of them."""
        return self.worth[v] * ((1.0 - KILL_SHARE) * share + KILL_SHARE * kill)

    def gain(self, u: int, v: int, clash: Clash) -> float:
        """What an attack is worth: the enemy's loss less what striking back costs."""
        if clash.share <= 0.0:
            return 0.0
        value = self.loss(v, clash.share, clash.kill)
        if self.s.is_ready(v):
            value *= READY_TARGET
        if clash.close and clash.back_share > 0.0:
            value -= self.loss(u, clash.back_share, clash.back_kill)
        return value

    def attack(self, u: int, square: int, mode: int) -> float:
        """What the best attack of a unit is worth if it stood on a square; 0 if there is none worth making."""
        return self.blow(u, square, mode).gain

    def blow(self, u: int, square: int, mode: int) -> Blow:
        """The best attack of a unit if it stood on a square."""
        key = (u * 1024 + square) * 8 + mode
        found = self._blows.get(key)
        if found is None:
            found = self._find_blow(u, square, mode)
            self._blows[key] = found
        return found

    def _find_blow(self, u: int, square: int, mode: int) -> Blow:
        s = self.s
        if s.tables.ground.terrain[square] == SMOKE:
            return NO_BLOW
        blocks = s.blocks if square == s.at[u] else self.blocks_without(u)
        best = NO_BLOW
        for v in self.foes(u):
            place = s.at[v]
            if place < 0:
                continue
            clash = self.clash(u, square, v, place, mode, blocks)
            gain = self.gain(u, v, clash)
            if gain > best.gain:
                best = Blow(gain, v, clash.share)
        return best

    def foes(self, u: int) -> list[int]:
        """The other side."""
        return self.enemies if self.s.side[u] == self.side else self.friends

    # Danger

    def threat(self, e: int, u: int, square: int, blocks: list[int]) -> Clash:
        """What an enemy could do to a unit on a square in one activation: from where it stands, or after a move."""
        s = self.s
        here = s.at[e]
        if here >= 0:
            clash = self.clash(e, here, u, square, SUSTAINED, blocks)
            if clash.share > 0.0:
                return clash
        reach = self.reach(e)
        distance = s.tables.ground.distance
        ends = self.ends(e)
        mode = PLAIN
        if s.abilities(e) & CHARGES:
            ends, mode = self.far_ends(e), CHARGE
        best = HARMLESS
        for origin in ends:
            if distance[origin][square] <= reach and origin != square:
                clash = self.clash(e, origin, u, square, mode, blocks)
                if clash.share > best.share:
                    best = clash
                    if mode == PLAIN and reach > 2:
                        break  # one place is as good as another
        return best

    def danger(self, u: int, square: int) -> float:
        """What a unit of this side stands to lose on a square until its next activation, in AP."""
        return self.danger_after(u, square, NO_BLOW)

    def danger_after(self, u: int, square: int, blow: Blow) -> float:
        """The same after an attack: what is left of its target is less of a danger."""
        safe = 1.0
        for e, harm in self._threats(u, square):
            safe *= 1.0 - (harm * (1.0 - blow.share) if e == blow.target else harm)
        return self.worth[u] * (1.0 - safe)

    def _threats(self, u: int, square: int) -> list[tuple[int, float]]:
        """The enemies that threaten a unit on a square, and the share of it that each would destroy."""
        key = u * 1024 + square
        found = self._danger.get(key)
        if found is not None:
            return found
        found = []
        self._danger[key] = found
        s = self.s
        if s.tables.ground.terrain[square] == SMOKE:
            return found
        blocks = s.blocks if square == s.at[u] else self.blocks_without(u)
        for e in self.enemies:
            weight = 1.0 if s.is_ready(e) else 0.0 if self.last_round else NEXT_ROUND
            if weight == 0.0:
                continue
            clash = self.threat(e, u, square, blocks)
            if clash.share > 0.0:
                found.append((e, weight * ((1.0 - KILL_SHARE) * clash.share + KILL_SHARE * clash.kill)))
        return found

    # Prospects

    def ideal(self, u: int, v: int) -> float:
        """What an attack of ``u`` on ``v`` is worth at the best distance, in the open."""
        key = u * 64 + v
        found = self._best.get(key)
        if found is None:
            found = 0.0
            s = self.s
            for distance in (1, 2, 3, 4, 6):
                if distance <= self.reach(u):
                    clash = self.estimator.clash(s, u, v, self.state[u], self.state[v], distance, 0, PLAIN)
                    found = max(found, self.gain(u, v, clash))
            self._best[key] = found
        return found

    def useful_range(self, u: int, v: int) -> int:
        """The distance from which a unit does at least half of what it could do to another."""
        key = 4096 + u * 64 + v
        found = self._reach.get(key)
        if found is None:
            found = 1
            ideal = self.ideal(u, v)
            for distance in (2, 3, 4, 6, 8):
                clash = self.estimator.clash(self.s, u, v, self.state[u], self.state[v], distance, 0, PLAIN)
                if ideal > 0.0 and self.gain(u, v, clash) >= 0.5 * ideal:
                    found = distance
            self._reach[key] = found
        return found

    def prospect(self, u: int, square: int) -> float:
        """What a unit could do in its next activations from a square: now, if it sees somebody, or after some way."""
        if self.last_round:
            return 0.0
        s = self.s
        blocks = s.blocks if square == s.at[u] else self.blocks_without(u)
        gait = gait_of(s, u)
        speed = float(max(1, move_value(s, u)))
        best = 0.0
        for v in self.enemies:
            ideal = self.ideal(u, v)
            if ideal <= best:
                continue
            place = s.at[v]
            if place < 0:
                place = self.doorstep(v)
            else:
                now = self.gain(u, v, self.clash(u, square, v, place, SUSTAINED, blocks))
                best = max(best, now)
            away = self.roads.to(gait, place)[square] - self.useful_range(u, v)
            turns = max(1.0, away / speed) / 2.0 + 0.5
            best = max(best, ideal * faded(turns))
        return PROSPECT * best

    def doorstep(self, v: int) -> int:
        """A square in the middle of the edge where a unit that is not there yet will enter."""
        s = self.s
        squares = s.tables.scenario.enter[s.side[v]] or s.tables.scenario.deploy[s.side[v]]
        return squares[len(squares) // 2]

    def position(self, u: int, square: int) -> float:
        """What it is worth that a unit of this side ends its activation on a square."""
        key = u * 1024 + square
        found = self._position.get(key)
        if found is None:
            found = self.goals.standing(u, square) + self.prospect(u, square) - self.fear * self.danger(u, square)
            self._position[key] = found
        return found

    def relief(self, u: int, square: int, blow: Blow) -> float:
        """How much safer a square is after an attack."""
        return self.fear * (self.danger(u, square) - self.danger_after(u, square, blow))
