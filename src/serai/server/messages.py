"""What the API takes and gives, as types. The OpenAPI description is made from them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from serai.bots.levels import USUAL

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
RequestId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")]
BotName = Annotated[str, Meta(max_length=40)]


class Input(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that comes in: an unknown field is an error, since it may be a
    known one misspelt."""


class NewPerson(Input, frozen=True):
    """Who a program is."""

    name: Name


class NewSeat(Input, frozen=True):
    """Who shall sit somewhere: the maker, anyone with the link, a bot, or another person here."""

    kind: Literal["me", "open", "bot", "same_screen"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: BotName = ""


class NewTable(Input, frozen=True):
    """A table to make."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=20)] = {}
    pace: Literal["live", "slow"] = "live"
    undo: Literal["friendly", "strict"] | None = None
    """Whether turns may be taken back by consent; left out: not as soon as two people play."""
    listed: bool = False
    absence_hours: Annotated[int, Meta(ge=0, le=24 * 30)] = 0
    """After how many hours a bot stands in for somebody absent; 0: never."""
    absence_bot: BotName = USUAL


class TakeSeat(Input, frozen=True):
    """A seat to take; the first open one if none is named."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class Act(Input, frozen=True):
    """Choices to play at once. The same `request` twice is carried out once, and refused if it is
    not quite the same."""

    actions: Annotated[list[Notation], Meta(min_length=1, max_length=50)]
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    request: RequestId = ""


class Turn(Input, frozen=True):
    """A step of the draft: choose something, or choose it in place of the last choice of its kind,
    take it back, start over, or end the turn."""

    verb: Literal["choose", "instead", "undo", "restart", "end"]
    action: Annotated[str, Meta(max_length=80)] = ""
    """What to choose; with `end`, the last choice of the turn, if one is left."""
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    request: RequestId = ""


class Rewind(Input, frozen=True):
    """Going back beyond the wall: ask for it, agree, or refuse."""

    verb: Literal["ask", "agree", "refuse"]
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Say(Input, frozen=True):
    """Something for the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class PersonOut(msgspec.Struct, frozen=True):
    id: str
    name: str
    token: str
    """Send it as `Authorization: Bearer …`."""


class SeatOut(msgspec.Struct, frozen=True):
    number: int
    kind: str
    name: str
    bot: str
    yours: bool


class RefusalOut(msgspec.Struct, frozen=True):
    action: str
    reason: str
    rule: str


class TableOut(msgspec.Struct, frozen=True):
    """A table as one seat, or an onlooker, may see it."""

    id: str
    game: str
    status: str
    version: int
    seats: list[SeatOut]
    seat: int | None
    """The seat whose view this is; null for an onlooker."""
    actor: int
    """The seat to decide; below 0 when nobody is."""
    prompt: str
    options: list[str]
    refusals: list[RefusalOut]
    draft: list[str]
    """What the seat has chosen in this turn and not committed."""
    complete: bool
    """Whether the draft may be ended."""
    scores: list[int | None]
    """Points so far; null where the game hides them from the viewer."""
    winners: list[int]
    reason: str
    """Why the game ended, as the id of a message; empty until then."""
    view: dict[str, Any]
    commitment: str
    secret: str
    """The secret of the luck: empty until the game is over."""
    bot_silent: bool = False
    """Whether the bot to move was asked again and again and does not answer."""


class GameOut(msgspec.Struct, frozen=True):
    id: str
    title: str
    min_players: int
    max_players: int
    options: dict[str, list[str]]


class ErrorOut(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was wrong, in words."""

    error: str
    table: TableOut | None = None
    """With 409, after something that a seat wished: the table as it is now."""
