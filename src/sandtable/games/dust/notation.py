"""Orders as players write them: ``move alaska>yukon 3T 1M`` for its parts in words, and back.

>>> expanded("move alaska>yukon 3T 1M")
'move alaska, to yukon, take tank 3, take mech 1, done'
>>> shortened("attack alaska, on yukon, take tank 3, done")
'attack alaska>yukon 3T'
>>> expanded("buy 3T 1C 2K")
'buy tank 3, buy centre 1, buy card 2, done'
>>> shortened("drop, on yukon, from alaska 2, from texas 1, done")
'drop yukon<alaska:2<texas:1'

Whatever is not written like this is left as it is, so the words of the record are always understood.
"""

import re
from typing import Final

from sandtable.games.dust.editions import LETTERS, UNITS

ITEMS: Final = dict(zip(LETTERS + "CK", (*UNITS, "centre", "card"), strict=True))
LETTER: Final = {item: letter for letter, item in ITEMS.items()}
TARGETS: Final = {"move": "to", "attack": "on", "raid": "on", "bombard": "on"}

_FORCE: Final = r"(?P<force>(?:\s+\d+[TMFBS])+)"
_GOING: Final = re.compile(rf"(move|attack|raid|bombard)\s+([^\s>]+)>([^\s>+]+){_FORCE}(?P<more>(?:\s*\+[^\s:]+:\d+)*)")
_BUYING: Final = re.compile(r"buy((?:\s+\d+[TMFBSCK])+)")
_HIRING: Final = re.compile(rf"hire\s+(\S+){_FORCE}")
_LEAVING: Final = re.compile(rf"withdraw{_FORCE}")
_KILLING: Final = re.compile(rf"kill{_FORCE}")
_DROPPING: Final = re.compile(r"drop\s+([^\s<]+)((?:<[^\s<:]+:\d+)+)")
_MISSILES: Final = re.compile(r"missiles\s+(\S+)")
_GROUP: Final = re.compile(r"(\d+)([TMFBSCK])")
_PLACE: Final = re.compile(r"[<+]([^\s<+:]+):(\d+)")


def expanded(text: str) -> str:
    """The parts of an order in words. A closing ``done`` that is not needed does no harm."""
    line = text.strip()
    found = _GOING.fullmatch(line)
    if found:
        verb, origin, target = found.group(1), found.group(2), found.group(3)
        parts = [f"{verb} {origin}", f"{TARGETS[verb]} {target}", *_groups("take", found.group("force")), "done"]
        joining = [f"join {area} {count}" for area, count in _PLACE.findall(found.group("more"))]
        return ", ".join([*parts, *joining, "done"] if joining else parts)
    found = _BUYING.fullmatch(line)
    if found:
        return ", ".join([*_groups("buy", found.group(1)), "done"])
    found = _HIRING.fullmatch(line)
    if found:
        return ", ".join([f"hire {found.group(1)}", *_groups("take", found.group("force")), "done"])
    for verb, pattern in (("withdraw", _LEAVING), ("kill", _KILLING)):
        found = pattern.fullmatch(line)
        if found:
            return ", ".join([*_groups(verb, found.group("force")), "done"])
    found = _DROPPING.fullmatch(line)
    if found:
        homes = [f"from {area} {count}" for area, count in _PLACE.findall(found.group(2))]
        return ", ".join(["drop", f"on {found.group(1)}", *homes, "done"])
    found = _MISSILES.fullmatch(line)
    return f"missiles, on {found.group(1)}" if found else text


def _groups(verb: str, text: str) -> list[str]:
    """``3T 1M`` as parts of an order, in the sequence in which the parts are asked for."""
    groups = sorted(_GROUP.findall(text), key=lambda group: list(ITEMS).index(group[1]))
    return [f"{verb} {ITEMS[letter]} {count}" for count, letter in groups]


def shortened(words: str) -> str:
    """An order in words as players write it."""
    parts = [part.split() for part in words.split(",")]
    first = parts[0]
    rest = [part for part in parts[1:] if part != ["done"]]
    if first[0] in TARGETS and rest and rest[0][0] == TARGETS[first[0]]:
        force = "".join(f" {part[2]}{LETTER[part[1]]}" for part in rest if part[0] == "take")
        joining = "".join(f" +{part[1]}:{part[2]}" for part in rest if part[0] == "join")
        return f"{first[0]} {first[1]}>{rest[0][1]}{force}{joining}"
    if first[0] in ("buy", "withdraw", "kill") and all(part[0] == first[0] for part in rest):
        return first[0] + "".join(f" {part[2]}{LETTER[part[1]]}" for part in [first, *rest])
    if first[0] == "hire" and rest:
        return f"hire {first[1]}" + "".join(f" {part[2]}{LETTER[part[1]]}" for part in rest)
    if first == ["drop"] and rest:
        return f"drop {rest[0][1]}" + "".join(f"<{part[1]}:{part[2]}" for part in rest[1:])
    if first == ["missiles"] and rest:
        return f"missiles {rest[0][1]}"
    return words
