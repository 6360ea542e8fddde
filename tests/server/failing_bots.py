"""Bots for tests of the workers: each fails in its own way. They tell where they are by a file."""

import os
import re
import signal
import sys
import time
from pathlib import Path
from random import Random
from typing import ClassVar

from sandtable.bots.bot import Bot, Look


def arrived() -> None:
    """Tell the test which process this is."""
    if "FAILING_BOTS" in os.environ:
        place = Path(os.environ["FAILING_BOTS"])
        place.with_suffix(".part").write_text(str(os.getpid()))
        place.with_suffix(".part").replace(place)


class Slow(Bot):
    name: ClassVar[str] = "slow"

    def choose(self, look: Look, rng: Random) -> int:
        arrived()
        time.sleep(3600)
        return look.legal[0]


class Interrupted(Bot):
    """Is sent a Ctrl-C while it thinks; a signal to oneself has arrived when ``kill`` returns."""

    name: ClassVar[str] = "interrupted"

    def choose(self, look: Look, rng: Random) -> int:
        arrived()
        os.kill(os.getpid(), signal.SIGINT)
        return look.legal[0]


class Deaf(Bot):
    """Like compiled code it never lets another thread run."""

    name: ClassVar[str] = "deaf"

    def choose(self, look: Look, rng: Random) -> int:
        arrived()
        re.match("(a+)+$", "a" * 60 + "b")
        return look.legal[0]


class Broken(Bot):
    name: ClassVar[str] = "broken"

    def choose(self, look: Look, rng: Random) -> int:
        raise RuntimeError("out of ideas")


class Dying(Bot):
    name: ClassVar[str] = "dying"

    def choose(self, look: Look, rng: Random) -> int:
        os._exit(9)


class Leaving(Bot):
    name: ClassVar[str] = "leaving"

    def choose(self, look: Look, rng: Random) -> int:
        sys.exit(3)


class Cheat(Bot):
    name: ClassVar[str] = "cheat"

    def choose(self, look: Look, rng: Random) -> int:
        return max(look.legal) + 1


class Talker(Bot):
    """Prints and reads where the answers go."""

    name: ClassVar[str] = "talker"

    def choose(self, look: Look, rng: Random) -> int:
        print('{"kind": "said", "words": "nonsense"}', flush=True)
        os.write(1, b"more\n")
        assert sys.stdin.read() == ""
        return look.legal[0]


class Frugal(Bot):
    """Chooses by what it was told about time."""

    name: ClassVar[str] = "frugal"
    budget = 0.0

    def choose(self, look: Look, rng: Random) -> int:
        return look.legal[-1] if 0 < self.budget <= 3 else look.legal[0]


class Peeper(Bot):
    """Looks at all it can get hold of."""

    name: ClassVar[str] = "peeper"

    def choose(self, look: Look, rng: Random) -> int:
        world = repr(look.sample(rng).describe())
        return look.legal[Random(world).randrange(len(look.legal))]


BOTS = (Slow, Interrupted, Deaf, Broken, Dying, Leaving, Cheat, Talker, Frugal, Peeper)
