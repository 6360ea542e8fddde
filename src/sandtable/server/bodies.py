"""The bodies of commands and answers, as FastAPI checks and documents them. See docs/wire.md for what they mean."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

MAX_FILE = 128 * 1024
"""The most characters of a data file."""

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

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


# Commands


class SeatsOf(Given):
    """Under which options."""

    game: Annotated[str, Field(max_length=64)]
    options: Annotated[dict[str, OptionValue], Field(max_length=64)] = {}


class FileBody(Given):
    """A data file by content, in TOML."""

    name: Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[^\x00-\x1f\x7f]*$")]
    """What its owner calls it, and what errors call it."""
    text: Annotated[str, Field(max_length=MAX_FILE)]


Files = Annotated[dict[str, FileBody], Field(max_length=16)]
"""A user's own data files, by the names the game has for them."""


class Settings(SeatsOf):
    """Under which options, and with which data files in place of the game's own."""

    files: Files = {}


class Make(Given):
    """Something a game is to make up."""

    game: Annotated[str, Field(max_length=64)]
    maker: Annotated[str, Field(max_length=64)]
    choices: Annotated[dict[str, OptionValue], Field(max_length=64)] = {}
    """Those left out have their defaults."""
    seed: Annotated[str, Field(min_length=1, max_length=60)] | None = None
    """Not given: any."""


class NewTable(Settings):
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
    """The tokens the player has of other seats at the same table; others are ignored."""

    tokens: Annotated[list[Token], Field(max_length=16)] = []


class Expect(Given):
    """What the player saw when they decided."""

    expect: Seq


class Submit(Expect):
    """An order, whole; or with ``draft`` perhaps only its first parts, to be told the next question."""

    order: Order
    draft: bool = False


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


class Answer(BaseModel):
    """What the server says."""

    model_config = ConfigDict(use_attribute_docstrings=True)


class Sentence(Answer):
    """A sentence: in English, and as the message that says it in other languages."""

    message: str
    args: dict[str, "Value | Sentence"]
    text: str
    rule: str = ""
    """The number of the rule that forbids it, if one does."""


class Problem(Answer):
    """Every refusal."""

    error: Sentence


class Action(Answer):
    """Something a seat may say now."""

    words: str
    verb: str
    args: dict[str, Value]
    final: bool
    """It cannot be taken back at this table once given: ask first."""


class PromptBody(Answer):
    """What a seat is asked, or whom it waits for."""

    asked: bool
    """False for a seat that waits; it gets no actions then."""
    message: str
    args: dict[str, Value]
    rules: list[str]
    actions: list[Action]


class SeatBody(Answer):
    """Who sits where."""

    name: str
    player: str
    kind: Literal["person", "bot", "open"]
    here: bool
    thinking: bool
    since: float | None
    """When this seat was first asked what it has not answered yet, in seconds since 1970."""


class Can(Answer):
    """What the viewer may do beside answering."""

    undo: bool
    restart: bool
    ask: bool
    """An undo would ask the others for their consent."""
    resign: bool
    draw: bool
    hint: bool


class UndoRequest(Answer):
    """Somebody asks to take back."""

    seat: str
    agreed: list[str]
    gone: list[int]


class DrawOffer(Answer):
    """Who wants to end undecided."""

    agreed: list[str]


class EventBody(Answer):
    """What happened, as this viewer may know it; the other fields are the arguments of its message."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Value]

    seq: int
    """The log entry it came of."""
    event: str


class StepBody(Answer):
    """What the game is in the middle of; the other fields are the step's own."""

    model_config = ConfigDict(extra="allow")

    step: str


class ViewBody(Answer):
    """What a viewer knows, in words."""

    model_config = ConfigDict(extra="allow")

    game: str
    options: dict[str, OptionValue]
    viewer: str
    turn: int
    board: dict[str, Any]
    """Its shape is the game's own."""
    steps: list[StepBody]
    ending: str
    returns: list[float]


class PictureBody(Answer):
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
    view: ViewBody
    prompt: PromptBody
    scene: dict[str, Any] | None
    """What a drawn board needs beyond the view; its shape is between the game and its board."""
    events: list[EventBody]
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


class Done(Answer):
    """The whole answer to a command with ``Prefer: return=minimal``: the picture of ``seq`` comes over the socket."""

    seq: int
    committed: int | None = None


class DraftBody(Answer):
    """The question after some parts of an order."""

    order: str
    complete: bool
    view: ViewBody
    prompt: PromptBody
    scene: dict[str, Any] | None


class TrialBody(DraftBody):
    """A sandbox."""

    asked: list[int]
    seat: int
    """Whose eyes it is seen with: those of whoever is asked there."""
    events: list[EventBody]
    leading: int
    """How many of the orders a commit would send."""
    over: bool


class Moment(Answer):
    """A decision that counts."""

    seq: int
    seat: int
    """-1 for dice and cards."""
    words: str | None
    """None if this viewer may not know them."""
    turn: int


class Glossary(Answer):
    """How things are called."""

    domains: dict[str, str]
    labels: dict[str, dict[str, str]]
    composed: dict[str, dict[str, list[str | dict[str, Value]]]]
    """A message and its arguments, in this order. (A tuple FastAPI would describe in a way that is not valid.)"""
    openings: list[str]
    """Events that begin a paragraph of the log; none: another seat's decision does."""
    seats: list[str]
    verbs: dict[str, list[str]]
    """The names of each verb's parameters, in their order."""


class OptionBody(Answer):
    """A switch of a game."""

    name: str
    default: OptionValue
    choices: list[OptionValue]
    rule: str


class Preset(Answer):
    """A way to start at once; its texts are ``lobby-preset-ID``."""

    id: str
    options: dict[str, OptionValue]
    seats: list[str]
    picture: str = ""
    """A picture of it as SVG; empty: there is none."""


class MakerBody(Answer):
    """Something the game makes up before it begins."""

    name: str
    choices: list[OptionBody]


class GameBody(Answer):
    """A game that can be played here."""

    name: str
    title: str
    options: list[OptionBody]
    seats: list[str]
    bots: list[str]
    presets: list[Preset]
    lesson: bool
    """Whether there is a guided first game."""
    files: list[str]
    """The data files a user may replace by their own."""
    makers: list[MakerBody]
    board: str
    """The path of the module that draws the board; empty: none does."""
    picture: str
    """A picture of the game as SVG; empty: there is none."""


class Seats(Answer):
    """The seats under some options."""

    seats: list[str]


class Checked(Seats):
    """What can be chosen with some data files."""

    options: dict[str, OptionValue]
    """Those that were asked for, as far as they go with the files, and what is usual instead of the others."""
    choices: dict[str, list[OptionValue]]
    """What each option can be."""
    labels: dict[str, dict[str, str]]
    """What the files call values of options."""


class MadeBody(Answer):
    """What a game made up, to be sent back as the files and options of a table."""

    seed: str
    files: dict[str, FileBody]
    options: dict[str, OptionValue]
    drawing: list[str]
    """What it looks like, in lines of text."""


class RuleNumber(Answer):
    """A rule; its text is the message ``rule-…``."""

    number: str


class NewSeat(Answer):
    """A seat of a new table: what the one who set it up gets."""

    seat: int
    name: str
    token: str | None = None
    invite: str | None = None


class Created(Answer):
    """A new table."""

    table: str
    seats: list[NewSeat]
    watch: str


class Joined(Answer):
    """The seat that was taken."""

    table: str
    seat: int
    token: str
    watch: str


class Summary(Answer):
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


class BanBody(Answer):
    """The prohibition an action breaks; its text is the message ``no-…``."""

    rule: str
    message: str


class WhyNot(Answer):
    """Whether an action is allowed, and if not, why."""

    allowed: bool
    ban: BanBody | None


class OddsBody(Answer):
    """How something is likely to end, if the game can say."""

    odds: dict[str, Any] | None


class Hint(Answer):
    """What a bot would say next."""

    words: str
    bot: str


class VerdictBody(Answer):
    """What an answer is worth, and why."""

    grade: Literal["best", "fine", "poor"]
    text: str
    order: str
    since: int
    until: int | None
    """The events from one sequence number of the log to another came of it."""


class LessonPage(Answer):
    """Something to read; the last page of a position may belong to the question that is open."""

    kind: Literal["read", "poor", "told", "wait", "question", "closing"]
    number: int
    title: str
    text: list[str]
    look: list[str]
    """Parts of the board to look at, by the game's own names."""
    rules: list[str]
    hints: list[str]
    verdict: VerdictBody | None
    since: int | None
    """The first of the events that are told on this page."""


class LessonBody(Answer):
    """Where the learner is in the lesson."""

    seq: int
    step: int
    """Where the learner's last order begins, or -1."""
    again: bool
    """Something was just taken back."""
    waits: bool
    """The partner waits until a poor answer is kept or taken back."""
    length: int
    pages: list[LessonPage]


class Advice(Answer):
    """The order the lesson recommends."""

    order: str


class ChatLine(Answer):
    """Something said; ``seat`` -1 is the table itself."""

    id: int
    seat: int
    name: str
    text: str
    time: float


class Health(Answer):
    """Alive."""

    ok: bool
