"""Access tokens: unguessable links to a seat, to an open seat, or to watching. No account is needed.

A token is shown once, to the person it belongs to. The store has only its hash, so a stolen copy of the store gives
no access to anything.
"""

import re
import secrets
from hashlib import sha256
from typing import Final, Literal, NamedTuple

GrantKind = Literal["seat", "invite", "watch"]

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


class Grant(NamedTuple):
    """What a token gives access to."""

    kind: GrantKind
    table: str
    seat: int
    """-1 for watching."""


def new_token() -> str:
    """256 random bits, safe to put in a link.

    >>> len(new_token())
    43
    """
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A table's id: not secret, but not to be guessed by counting either."""
    return secrets.token_hex(8)


def hash_token(token: str) -> str:
    """What the store keeps. Tokens are random, so neither a salt nor a slow hash is needed.

    >>> hash_token("tea")[:8]
    'a9f74d1e'
    """
    return sha256(token.encode()).hexdigest()


def is_token(text: str) -> bool:
    """True if the text has the form of a token."""
    return _TOKEN.fullmatch(text) is not None
