"""What goes over the feed's socket, as the OpenAPI document describes it beside the commands. See docs/wire.md."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field, RootModel
from pydantic.json_schema import JsonSchemaMode

from sandtable.server.bodies import Answer, ChatLine, Given, PictureBody, Seq, Token


class HelloFrame(Given):
    """The first message of a viewer: who they are, and up to where they have seen the game."""

    token: Token
    since: Seq = 0


class PingFrame(Given):
    """The only other thing a viewer may send."""

    type: Literal["ping"]


class PictureFrame(PictureBody):
    """All that a viewer sees, after every change."""

    type: Literal["picture"]


class PresenceFrame(Answer):
    """Somebody came or went."""

    type: Literal["presence"]
    here: list[bool]
    """For each seat, whether somebody is connected there."""
    watching: int
    """How many look on."""


class ThinkingFrame(Answer):
    """Bots began or ended thinking."""

    type: Literal["thinking"]
    seats: list[int]


class ChatFrame(ChatLine):
    """Somebody said something; only seats hear it."""

    type: Literal["chat"]


class PongFrame(Answer):
    """The answer to a ping."""

    type: Literal["pong"]


class ByeFrame(Answer):
    """The server closes the socket next."""

    type: Literal["bye"]
    reason: str


class Frame(
    RootModel[
        Annotated[
            PictureFrame | PresenceFrame | ThinkingFrame | ChatFrame | PongFrame | ByeFrame, Field(discriminator="type")
        ]
    ]
):
    """Whatever the server sends."""


DESCRIBED: Final[tuple[tuple[type[BaseModel], JsonSchemaMode], ...]] = (
    (Frame, "serialization"),
    (HelloFrame, "validation"),
    (PingFrame, "validation"),
)
"""The models that stand in the OpenAPI document, by whether they are sent or received."""
