"""Orders as players write them: ``move alaska>yukon 3T 1M`` for its parts in words, and back.

======================  ===============================================================================
``move A>B 3T 1M``      move from A to B: T tank, M mech, F fighter, B bomber, S submarine
``move A>B 2B +C:1``    bombers of C join in, in the edition where they may (D5.6)
``attack A>B 3T 1M``    attack B from A; also a sea attack, ``attack A>B 2S``, and an amphibious one
``raid A>B 2B``         bombers of A against submarines in B (D9.1)
``bombard A>B 2S``      submarines of A against the coast B (D9.2)
``drop A<B:2<C:1``      mechs of B and C are dropped on A (D10.7)
``missiles A``          missiles at A (D10.11)
``buy 3T 1C 2K``        units, C production centres, K cards
``hire A 2T 1M``        units for the neutral capital A (D4.9)
``withdraw 2T 1F``      units retreat before a roll (D7.6)
``use 2T 1F``           the radar is used, and these units retreat, where one may choose them (D10.5)
``kill 1T 1M``          what missiles destroy (D10.11)
======================  ===============================================================================

The letters may come in any sequence and be small. Everything else is short as it is, and written in the words of the
record: ``put alaska 3``, ``flee yukon 2``, ``to yukon``, ``build alaska``, ``mech alaska``, ``claim alaska``,
``settle alaska``, ``army red``, ``keep nurse-511``, ``play nurse-511``, ``discard nurse-511``, ``ally second``,
``losses 2``, ``use``, ``decline``, ``done``. The long orders are understood in words too, part after part with commas.

>>> expanded("move alaska>yukon 1M 3T")
'move alaska, to yukon, take tank 3, take mech 1, done'
>>> shortened("attack alaska, on yukon, take tank 3, done")
'attack alaska>yukon 3T'
>>> expanded("buy 3T 1C 2K")
'buy tank 3, buy centre 1, buy card 2, done'
>>> shortened("drop, on yukon, from alaska 2, from mexico 1, done")
'drop yukon<alaska:2<mexico:1'

Anything that begins like a short order and is none is refused with the sentence that says what it lacks.
"""

import re
from typing import Final

from sandtable.core.errors import BadInput, Said
from sandtable.games.dust.rules.editions import LETTERS, UNITS

GOODS: Final = LETTERS + "CK"
ITEMS: Final = dict(zip(GOODS, (*UNITS, "centre", "card"), strict=True))
LETTER: Final = {item: letter for letter, item in ITEMS.items()}
TARGETS: Final = {"move": "to", "attack": "on", "raid": "on", "bombard": "on"}
LISTS: Final = {"buy": "buy", "withdraw": "withdraw", "kill": "kill", "use": "withdraw"}
"""Orders that are nothing but a list of units, and the verb of its parts."""
MOST: Final = 60

EXAMPLES: Final = {
    "move": "move alaska>yukon 3T 1M",
    "attack": "attack alaska>yukon 3T 1M",
    "raid": "raid alaska>bering-sea 2B",
    "bombard": "bombard bering-sea>alaska 2S",
    "drop": "drop yukon<alaska:2<mexico:1",
    "missiles": "missiles yukon",
    "buy": "buy 3T 1C 2K",
    "hire": "hire south-china 2T 1M",
    "withdraw": "withdraw 2T 1F",
    "use": "use 2T 1F",
    "kill": "kill 1T 1M",
}
"""How each short order is written, for whoever wrote it otherwise."""

_SPACED: Final = re.compile(r"\s*([<>:])\s*|(?<=\+)\s+")
_SIGN: Final = re.compile("[<>+:]")
_WAY: Final = re.compile(r"([^<>+:]+)>([^<>+:]+)")
_GROUP: Final = re.compile(r"(\d+)([A-Za-z])")
_GROUP_LIKE: Final = re.compile(r"\d|[A-Za-z]\d+")
_PLACE: Final = re.compile(r"([^<>+:]+):(\d+)")


# Reading


def expanded(text: str) -> str:
    """The parts of an order in words. A closing ``done`` that is not needed does no harm."""
    parts = [part.strip() for part in text.split(",")]
    found: list[str] = []
    for place, part in enumerate(parts):
        verb, _, given = part.partition(" ")
        words = [verb, *_SPACED.sub(r"\1", given).split()]
        if _is_short(words):
            found += _parts(words, part, place == len(parts) - 1)
        else:
            found.append(part)
    return ", ".join(found) if found != parts else text


def _is_short(words: list[str]) -> bool:
    """Whether a part is written, or meant to be, in the short way; otherwise it is one of the words of the record."""
    verb, given = words[0].lower(), words[1:]
    if not given:
        return False
    if verb in TARGETS:
        return len(given) > 1 or _SIGN.search(given[0]) is not None
    if verb in LISTS:
        return _GROUP_LIKE.match(given[0]) is not None
    if verb == "hire":
        return len(given) > 1 or _GROUP.fullmatch(given[0]) is not None  # areas of a user's map may be called c1 or 12
    return verb in ("drop", "missiles")


def _parts(words: list[str], part: str, last: bool) -> list[str]:
    """A short order as parts in words; the last of several parts is closed."""
    verb, given = words[0].lower(), words[1:]
    done = ["done"] if last else []
    if verb in TARGETS:
        return _going(verb, given, part, done)
    if verb in LISTS:
        opening = [verb] if LISTS[verb] != verb else []
        return [*opening, *_groups(LISTS[verb], given, GOODS if verb == "buy" else LETTERS, part), *done]
    if verb == "hire":
        if len(given) == 1:
            raise _misspelt(part, verb)
        return [f"hire {given[0]}", *_groups("take", given[1:], LETTERS, part), *done]
    if verb == "missiles":
        if len(given) != 1:
            raise _misspelt(part, verb)
        return ["missiles", f"on {given[0]}"]
    target, *homes = "".join(given).split("<")
    places = [_PLACE.fullmatch(home) for home in homes]
    if not homes:
        raise _no_units(part, verb)
    if not target or not all(places):
        raise _misspelt(part, verb)
    return ["drop", f"on {target}", *_places("from", places), *done]


def _going(verb: str, given: list[str], part: str, done: list[str]) -> list[str]:
    """``alaska>yukon 3T 1M``, and the bombers that join in."""
    way = _WAY.fullmatch(given[0])
    if way is None:
        raise _misspelt(part, verb)
    force = [word for word in given[1:] if not word.startswith("+")]
    joining = [_PLACE.fullmatch(word[1:]) for word in given[1:] if word.startswith("+")]
    if not force:
        raise _no_units(part, verb)
    if not all(joining):
        raise _misspelt(part, "move +")
    taken = _groups("take", force, LETTERS, part)
    return [f"{verb} {way[1]}", f"{TARGETS[verb]} {way[2]}", *taken, *_places("join", joining), *done]


def _places(verb: str, places: list[re.Match[str] | None]) -> list[str]:
    """``alaska:2`` as parts of an order."""
    return [f"{verb} {place[1]} {_count(place[2], place[0])}" for place in places if place]


def _groups(verb: str, given: list[str], letters: str, part: str) -> list[str]:
    """``3T 1M`` as parts of an order, in the sequence in which the parts are asked for."""
    counts: dict[str, int] = {}
    for word in given:
        found = _GROUP.fullmatch(word)
        letter = found[2].upper() if found else ""
        if found is None or letter not in letters:
            what = _meanings(letters)
            sentence = f'"{word}" in "{part}" names no units; write a number and a letter: {what}'
            raise BadInput(sentence, "error-order-letter", word=word, order=part, letters=what)
        if letter in counts:
            sentence = f'"{letter}" is in "{part}" twice; write each letter once'
            raise BadInput(sentence, "error-order-twice", letter=letter, order=part)
        counts[letter] = _count(found[1], word)
    return [f"{verb} {ITEMS[letter]} {counts[letter]}" for letter in letters if letter in counts]


def _count(number: str, word: str) -> int:
    """How many; the engine knows numbers up to all tanks of an army."""
    if len(number) > 3 or not 1 <= int(number) <= MOST:
        sentence = f'"{word}": the number should be from 1 to {MOST}'
        raise BadInput(sentence, "error-order-number", word=word, most=MOST)
    return int(number)


def _no_units(part: str, verb: str) -> BadInput:
    """The error about an order that names places only."""
    sentence = f'"{part}" does not say which units; write for example "{EXAMPLES[verb]}"'
    return BadInput(sentence, "error-order-units", order=part, example=EXAMPLES[verb])


def _misspelt(part: str, verb: str) -> BadInput:
    """The error about an order whose form is wrong."""
    example = "move alaska>yukon 2B +mexico:1" if verb == "move +" else EXAMPLES[verb]
    sentence = f'"{part}" is not understood; write for example "{example}"'
    return BadInput(sentence, "error-order-form", order=part, example=example)


def _meanings(letters: str) -> Said:
    """What the letters stand for."""
    names = ", ".join([f"{letter} {ITEMS[letter]}" for letter in letters])
    return Said(names, "error-letters-goods" if letters == GOODS else "error-letters-units", {})


# Writing


def shortened(words: str) -> str:
    """An order in words as players write it."""
    parts = [part.split() for part in words.split(",")]
    first = parts[0]
    rest = [part for part in parts[1:] if part != ["done"]]
    if first[0] in TARGETS and rest and rest[0][0] == TARGETS[first[0]]:
        joining = "".join([f" +{part[1]}:{part[2]}" for part in rest if part[0] == "join"])
        return f"{first[0]} {first[1]}>{rest[0][1]}{_letters(rest[1:], 'take')}{joining}"
    if first[0] in ("buy", "withdraw", "kill"):
        return first[0] + _letters([first, *rest], first[0])
    if first == ["use"] and rest:
        return "use" + _letters(rest, "withdraw")
    if first[0] == "hire" and rest:
        return f"hire {first[1]}" + _letters(rest, "take")
    if first == ["drop"] and rest:
        return f"drop {rest[0][1]}" + "".join([f"<{part[1]}:{part[2]}" for part in rest[1:]])
    if first == ["missiles"] and rest:
        return f"missiles {rest[0][1]}"
    return words


def _letters(parts: list[list[str]], verb: str) -> str:
    """The parts with this verb as `` 3T 1M``."""
    return "".join([f" {part[2]}{LETTER[part[1]]}" for part in parts if part[0] == verb])
