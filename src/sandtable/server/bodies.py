"""The bodies of commands and answers, as FastAPI checks and documents them. See docs/wire.md for what they mean."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

OptionValue = bool | int | str
Value = int | float | str

Name = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Token = Annotated[str, Field(min_length=43, max_length=43, pattern=r"^[A-Za-z0-9_-]{43}$")]
Order = Annotated[str, Field(max_length=4000)]
Seq = Annotated[int, Field(ge=0, le=10_000_000)]
Player = Annotated[str, Field(min_length=1, max_length=40)]
Undo = Literal["strict", "free", "consent"]
Pace = Literal["live", "fast", "slow"]


class Given(BaseModel):
    """What comes from outside: unknown fields are refused, and nothing is converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


# Commands


class SeatsOf(Given):
    """Under which options."""

    game: Annotated[str, Field(max_length=64)]
    options: Annotated[dict[str, OptionValue], Field(max_length=64)] = {}


class NewTable(SeatsOf):
    """A table to be set up."""

    seats: Annotated[list[Player], Field(min_length=1, max_length=16)]
    """``me``, ``open`` or ``bot:NAME`` for each seat."""
    name: Name
    undo: Undo | None = None
    """Not given: free at one screen and against bots, by consent with other people."""
    pace: Pace = "live"
    seed: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    """Repeatable dice, for tables at one screen only."""


class Invited(Given):
    """Look at an invitation before answering it."""

    invite: Token


class Join(Invited):
    """Take an open seat."""

    name: Name


class Mine(Given):
    """The tokens a browser remembers."""

    tokens: Annotated[list[Token], Field(max_length=500)]


class Keys(Given):
    """The tokens the asker has of other seats at the same table; what opens nothing here counts for nothing."""

    tokens: Annotated[list[Token], Field(max_length=16)] = []


class Expect(Given):
    """What the player saw when he decided."""

    expect: Seq


class Submit(Expect):
    """An order, whole."""

    order: Order


class Parts(Given):
    """Parts of an order."""

    order: Order = ""


class Agree(Expect):
    """Yes or no."""

    agree: bool


class TrialOrder(Given):
    """An order in a sandbox, for any seat."""

    seat: Annotated[int, Field(ge=0, le=15)]
    order: Order


class Try(Given):
    """A sandbox: all of it, from its beginning. Nothing of it is kept here."""

    seed: Annotated[str, Field(max_length=200)] = ""
    orders: Annotated[list[TrialOrder], Field(max_length=400)] = []
    draft: Order = ""


class Commit(Expect):
    """Send the leading own orders of a sandbox."""

    seed: Annotated[str, Field(max_length=200)] = ""
    orders: Annotated[list[TrialOrder], Field(max_length=400)]


class WhoPlays(Given):
    """``me`` or ``bot:NAME``."""

    player: Player


class Absent(Given):
    """A vote about somebody who is away."""

    seat: Annotated[str, Field(max_length=64)]
    agree: bool


class Standing(Given):
    """An answer given without asking."""

    question: Annotated[str, Field(min_length=1, max_length=100)]
    answer: Annotated[str, Field(min_length=1, max_length=200)]
    ask_if: Annotated[list[Annotated[str, Field(min_length=1, max_length=100)]], Field(max_length=16)] = []


class StandingAnswers(Given):
    """All standing answers of a seat."""

    answers: Annotated[list[Standing], Field(max_length=32)]


class Say(Given):
    """A line of chat."""

    text: Annotated[str, Field(min_length=1, max_length=2000)]


class Notes(Given):
    """Private notes."""

    text: Annotated[str, Field(max_length=20_000)]


class Learner(Given):
    """Who wants to learn."""

    name: Name


class LessonStep(Expect):
    """``keep``: go on after an answer that was called poor; ``play``: the lesson lets go, and the bots play."""

    step: Literal["keep", "play"]


class Nothing(Given):
    """No fields."""


# Answers


class Sentence(BaseModel):
    """A sentence: in English, and as the message that says it in other languages."""

    message: str
    args: dict[str, Any]
    text: str
    rule: str = ""


class Problem(BaseModel):
    """Every refusal."""

    error: Sentence


class Action(BaseModel):
    """Something a seat may say now."""

    words: str
    verb: str
    args: dict[str, Value]
    final: bool


class PromptBody(BaseModel):
    """What a seat is asked, or whom it waits for."""

    asked: bool
    message: str
    args: dict[str, Value]
    rules: list[str]
    actions: list[Action]


class SeatBody(BaseModel):
    """Who sits where."""

    name: str
    player: str
    kind: Literal["person", "bot", "open"]
    here: bool
    thinking: bool
    since: float | None


class Can(BaseModel):
    """What the viewer may do beside answering."""

    undo: bool
    restart: bool
    ask: bool
    resign: bool
    draw: bool
    hint: bool


class UndoRequest(BaseModel):
    """Somebody asks to take back."""

    seat: str
    agreed: list[str]
    gone: list[int]


class DrawOffer(BaseModel):
    """Who wants to end undecided."""

    agreed: list[str]


class PictureBody(BaseModel):
    """All that a viewer sees."""

    table: str
    seq: int
    past: bool
    game: str
    options: dict[str, OptionValue]
    undo: Undo
    pace: Pace
    seat: int | None
    viewer: str
    seats: list[SeatBody]
    waiting: list[str]
    view: dict[str, Any]
    prompt: PromptBody
    scene: dict[str, Any] | None
    events: list[dict[str, Value]]
    gone: list[int]
    since: int
    can: Can
    undo_request: UndoRequest | None
    draw_offer: DrawOffer | None
    absent: dict[str, list[str]]
    over: bool
    ending: str
    returns: list[float]
    rematch: str
    standing: list[Standing]
    cut: str
    lesson: bool
    """This viewer is led through a lesson here: see ``/lesson``."""
    committed: int | None = None


class DraftBody(BaseModel):
    """The question after some parts of an order."""

    order: str
    complete: bool
    view: dict[str, Any]
    prompt: PromptBody
    scene: dict[str, Any] | None


class TrialBody(DraftBody):
    """A sandbox."""

    asked: list[int]
    seat: int
    events: list[dict[str, Value]]
    leading: int
    over: bool


class Moment(BaseModel):
    """A decision that counts."""

    seq: int
    seat: int
    words: str | None
    turn: int


class Glossary(BaseModel):
    """How things are called."""

    domains: dict[str, str]
    labels: dict[str, dict[str, str]]
    composed: dict[str, dict[str, list[str | dict[str, Value]]]]
    """A message and its arguments, in this order. (A tuple FastAPI would describe in a way that is not valid.)"""
    openings: list[str]
    seats: list[str]
    verbs: dict[str, list[str]]


class OptionBody(BaseModel):
    """A switch of a game."""

    name: str
    default: OptionValue
    choices: list[OptionValue]
    rule: str


class Preset(BaseModel):
    """A way to start at once; its texts are ``lobby-preset-ID``."""

    id: str
    options: dict[str, OptionValue]
    seats: list[str]


class GameBody(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    options: list[OptionBody]
    seats: list[str]
    bots: list[str]
    presets: list[Preset]
    lesson: bool
    """Whether there is a guided first game."""


class Seats(BaseModel):
    """The seats under some options."""

    seats: list[str]


class RuleNumber(BaseModel):
    """A rule; its text is the message ``rule-…``."""

    number: str


class NewSeat(BaseModel):
    """A seat of a new table: what the one who set it up gets."""

    seat: int
    name: str
    token: str | None = None
    invite: str | None = None


class Created(BaseModel):
    """A new table."""

    table: str
    seats: list[NewSeat]
    watch: str


class Joined(BaseModel):
    """The seat that was taken."""

    table: str
    seat: int
    token: str
    watch: str


class Summary(BaseModel):
    """One of my games."""

    table: str
    game: str
    options: dict[str, OptionValue]
    seat: int | None
    viewer: str
    seats: list[SeatBody]
    waiting: list[str]
    your_turn: bool
    over: bool
    ending: str
    returns: list[float]
    seq: int
    updated: float
    pace: Pace


class BanBody(BaseModel):
    """The prohibition an action breaks; its text is the message ``no-…``."""

    rule: str
    message: str


class WhyNot(BaseModel):
    """Whether an action is allowed, and if not, why."""

    allowed: bool
    ban: BanBody | None


class OddsBody(BaseModel):
    """How something is likely to end, if the game can say."""

    odds: dict[str, Any] | None


class Hint(BaseModel):
    """What a bot would say next."""

    words: str
    bot: str


class VerdictBody(BaseModel):
    """What an answer is worth, and why."""

    grade: Literal["best", "fine", "poor"]
    text: str
    order: str
    since: int
    until: int | None
    """The events from one sequence number of the log to another came of it."""


class LessonPage(BaseModel):
    """Something to read; the last page of a position may belong to the question that is open."""

    kind: Literal["read", "poor", "told", "wait", "question", "closing"]
    number: int
    title: str
    text: list[str]
    look: list[str]
    rules: list[str]
    hints: list[str]
    verdict: VerdictBody | None
    since: int | None


class LessonBody(BaseModel):
    """Where the learner is in the lesson."""

    seq: int
    step: int
    again: bool
    waits: bool
    length: int
    pages: list[LessonPage]


class Advice(BaseModel):
    """The order the lesson recommends."""

    order: str


class ChatLine(BaseModel):
    """Something said; ``seat`` -1 is the table itself."""

    id: int
    seat: int
    name: str
    text: str
    time: float


class Health(BaseModel):
    """Alive."""

    ok: bool
