"""Doors: unguessable links to a seat, an open seat, or a place to look on. No account is needed.

A token is shown once, to whoever it belongs to; the store knows its hash only, so that a stolen copy of the
store opens nothing.
"""

import re
import secrets
from hashlib import sha256
from typing import Final, Literal, NamedTuple

Kind = Literal["seat", "invite", "watch"]

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


class Door(NamedTuple):
    """What a token opens."""

    kind: Kind
    table: str
    seat: int
    """-1 for looking on."""


def new_token() -> str:
    """256 random bits, fit for a link.

    >>> len(new_token())
    43
    """
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """The name of a table: not secret, but not to be guessed by counting either."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """What the store keeps. The token is random, so no salt and no slow hash are needed.

    >>> hashed("tea")[:8]
    'a9f74d1e'
    """
    return sha256(token.encode()).hexdigest()


def is_token(text: str) -> bool:
    """Whether this could be a token at all."""
    return _TOKEN.fullmatch(text) is not None
