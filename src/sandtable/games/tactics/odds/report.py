"""``sandtable odds tactics``: the answer for people and for programs."""

from collections.abc import Callable
from typing import Any, Final

from sandtable.games.tactics.odds.attack import ATTACKER, TARGET, Odds, figures_of, mean
from sandtable.games.tactics.odds.modifiers import Modifier, modifiers
from sandtable.games.tactics.odds.track import Party, Standing
from sandtable.games.tactics.rules.cards import Cards, Row
from sandtable.text.wording import Wording, message_id

MOST_LINES: Final = 6
"""Ends that are listed; the others are counted together."""

Figure = Callable[[float], str]
Table = list[list[str]]


class Report:
    """An answer in words."""

    def __init__(self, answer: Odds, cards: Cards, wording: Wording, percent: Figure, number: Figure) -> None:
        """``percent`` and ``number`` write shares of one and averages as people read them."""
        self.answer = answer
        self.cards = cards
        self.wording = wording
        self.say = wording.texts.say
        self.percent = percent
        self.number = number
        self.modifiers = modifiers(answer)

    # For programs

    def content(self) -> dict[str, Any]:
        """As plain data; lists of chances have their numbers as places."""
        answer, question = self.answer, self.answer.question
        found: dict[str, Any] = {
            "attacker": self._who(question.attacker),
            "target": self._who(question.target),
            "range": question.distance,
            "rule_set": "faq" if question.faq else "rulebook",
            "damage": answer.damage,
            "destroy": answer.destroy,
            "left": answer.left,
            "expected": mean(answer.damage),
            "who": self._listed(TARGET),
            "rows": [
                {
                    "weapon": one.shot.row.weapon,
                    "row": one.shot.row.name,
                    "unit": one.card.name,
                    "close": one.shot.row.close,
                    "dice": one.dice,
                    "damage": one.damage,
                    "expected": one.mean,
                }
                for one in answer.rows
            ],
            "strike_back": self._strike_back(),
            "reaction": self._reaction(),
            "attacker_left": answer.tracks[ATTACKER].by_left(answer.attacker),
        }
        if question.target.hero is not None:
            found["hero_left"] = answer.tracks[TARGET].by_hero(answer.target)
        found["modifiers"] = [{"rule": one.rule, "text": self._words(one)} for one in self.modifiers]
        return found

    @staticmethod
    def _who(party: Party) -> dict[str, Any]:
        hero = {"hero": party.hero.name} if party.hero else {}
        return {"unit": party.card.name, **hero, "points": party.points}

    def _listed(self, side: int) -> list[dict[str, Any]]:
        answer = self.answer
        chances = (answer.attacker, answer.target)[side]
        track = answer.tracks[side]
        return [{"chance": share, "left": figures_of(track.party, one)} for one, share in track.shares(chances)]

    def _strike_back(self) -> dict[str, Any] | None:
        answer = self.answer
        if not answer.strikes or not answer.question.strike_back:
            return None
        damage = answer.struck
        return {"damage": damage, "expected": mean(damage), "destroy": answer.lost[-1], "left": answer.lost[::-1]}

    def _reaction(self) -> dict[str, Any] | None:
        answer = self.answer
        if not answer.question.reaction:
            return None
        attacker, target = answer.tracks
        before = answer.before
        damage = attacker.by_loss(before.sum(axis=1))
        struck = target.by_loss(before.sum(axis=0))
        return {
            "chance": answer.react,
            "damage": damage,
            "destroy": damage[-1],
            "left": damage[::-1],
            "expected": mean(damage),
            "strike_back": struck,
        }

    # For people

    def title(self) -> str:
        """Who attacks whom, from how far."""
        question = self.answer.question
        return self.say(
            "tactics-odds-title",
            attacker=self._party(question.attacker),
            target=self._party(question.target),
            range=question.distance,
            rules="faq" if question.faq else "rulebook",
        )

    def _party(self, party: Party) -> str:
        unit = self.unit(party.card.name)
        return self.say("tactics-odds-with", unit=unit, hero=self.unit(party.hero.name)) if party.hero else unit

    def unit(self, name: str) -> str:
        """What people call a unit."""
        if self.wording.texts.has(message_id("unit", name)):
            return self.wording.name("unit", name)
        return self.cards.card[self.cards.number[name]].label

    def weapon(self, row: Row) -> str:
        """What people call a weapon."""
        known = self.wording.texts.has(message_id("weapon", row.name))
        return self.wording.name("weapon", row.name) if known else row.weapon

    def rows(self) -> Table:
        """Row by row: dice, damage on average, and the chance to do any."""
        names = ("weapon", "dice", "average", "any")
        found = [[self.say(f"tactics-odds-{name}") for name in names]]
        for one in self.answer.rows:
            cells = [self.weapon(one.shot.row), str(one.dice), self.number(one.mean), self.percent(1 - one.damage[0])]
            found.append(cells)
        damage = self.answer.damage
        together = [self.say("tactics-odds-together"), "", self.number(mean(damage)), self.percent(1 - damage[0])]
        return [*found, together]

    def damage(self) -> Table:
        """How likely each damage is, and at least so much."""
        found = [[self.say(f"tactics-odds-{name}") for name in ("damage", "exactly", "at-least")]]
        chances = self.answer.damage
        for points, chance in enumerate(chances):
            found.append([str(points), self.percent(chance), self.percent(sum(chances[points:]))])
        return found

    def left(self) -> Table:
        """Who is left of the target."""
        answer = self.answer
        track = answer.tracks[TARGET]
        shares = track.shares(answer.target)
        found = [[self._standing(track.party, one), self.percent(chance)] for one, chance in shares[:MOST_LINES]]
        rest = sum(chance for _, chance in shares[MOST_LINES:])
        return [*found, [self.say("tactics-odds-others"), self.percent(rest)]] if rest else found

    def _standing(self, party: Party, left: Standing) -> str:
        if not left.points:
            return self.say("tactics-odds-nobody")
        if not party.is_squad:
            return self.say("tactics-odds-points", count=left.unit)
        parts = [
            f"{count} x {self.wording.name('figure', name)}"
            for name, count in zip(party.card.figures, left.figures, strict=True)
            if count
        ]
        if left.hero and party.hero:
            parts.append(self.say("tactics-odds-hero", hero=self.unit(party.hero.name), count=left.hero))
        return ", ".join(parts)

    def sentences(self) -> list[str]:
        """The chance to destroy the target, and what it costs the attacker."""
        answer = self.answer
        target = self.unit(answer.question.target.card.name)
        attacker = self.unit(answer.question.attacker.card.name)
        found = []
        if answer.question.reaction:
            reaction = self._reaction() or {}
            found.append(
                self.say(
                    "tactics-odds-reaction",
                    unit=target,
                    enemy=attacker,
                    chance=self.percent(answer.react),
                    points=self.number(reaction["expected"]),
                    destroyed=self.percent(reaction["destroy"]),
                )
            )
        whole = self._party(answer.question.target)
        found.append(self.say("tactics-odds-destroyed", unit=whole, chance=self.percent(answer.destroy)))
        hero = answer.question.target.hero
        if hero is not None:
            alone = answer.tracks[TARGET].by_hero(answer.target)[0]
            found.append(self.say("tactics-odds-destroyed", unit=self.unit(hero.name), chance=self.percent(alone)))
        back = self._strike_back()
        if back is not None:
            found.append(self.say("tactics-odds-struck", unit=attacker, points=self.number(back["expected"])))
        if answer.lost[0] < 1 - 1e-12:
            gone = self.percent(answer.lost[-1])
            found.append(self.say("tactics-odds-attacker-destroyed", unit=attacker, chance=gone))
        return found

    def lines(self) -> list[str]:
        """The modifiers, each with its rule."""
        return [f"{self._words(one)} ({one.rule})" for one in self.modifiers]

    def _words(self, one: Modifier) -> str:
        values = dict(one.values)
        for key in ("unit", "hero"):
            if key in values:
                values[key] = self.unit(values[key])
        if "weapons" in values:
            values["weapons"] = ", ".join(dict.fromkeys(self.weapon(row) for row in values["weapons"]))
        if "figures" in values:
            values["figures"] = ", ".join(self.wording.name("figure", name) for name in values["figures"])
        if "chance" in values:
            values["chance"] = self.percent(values["chance"])
        if "ability" in values:
            values["ability"] = self.wording.name("ability", values["ability"])
        return self.say(one.message, **values)
