"""The messages of the API as types. The OpenAPI description is made from them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from serai.bots.levels import USUAL

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
RequestId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")]
BotName = Annotated[str, Meta(max_length=40)]


class Input(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of requests: an unknown field is an error, since it may be a misspelt known one."""


class NewPerson(Input, frozen=True):
    """A new person for a program."""

    name: Name


class NewSeat(Input, frozen=True):
    """A seat of a new table: for the maker, anyone with the link, a bot, or another person at the
    maker's screen."""

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
    """Whether turns may be taken back by consent; left out: only if no other person plays."""
    listed: bool = False
    absence_hours: Annotated[int, Meta(ge=0, le=24 * 30)] = 0
    """Hours after which a bot stands in for an absent player; 0: never."""
    absence_bot: BotName = USUAL


class TakeSeat(Input, frozen=True):
    """A seat to take; the first open one if `seat` is left out."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class Act(Input, frozen=True):
    """Choices to play at once. The same `request` is carried out once; repeated with other content
    it is refused."""

    actions: Annotated[list[Notation], Meta(min_length=1, max_length=50)]
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    request: RequestId = ""


class Turn(Input, frozen=True):
    """A step of the draft: choose, choose in place of the last choice of the same kind, undo,
    restart, or end the turn."""

    verb: Literal["choose", "instead", "undo", "restart", "end"]
    action: Annotated[str, Meta(max_length=80)] = ""
    """The choice; with `end` the last choice of the turn, if one is missing."""
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    request: RequestId = ""


class Rewind(Input, frozen=True):
    """Taking back a finished turn: ask, agree, or refuse."""

    verb: Literal["ask", "agree", "refuse"]
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Say(Input, frozen=True):
    """A line for the chat."""

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
    """A table as seen by one seat or an onlooker."""

    id: str
    game: str
    status: str
    version: int
    seats: list[SeatOut]
    seat: int | None
    """The seat whose view this is; null for an onlooker."""
    actor: int
    """The seat to decide; negative if none."""
    prompt: str
    options: list[str]
    refusals: list[RefusalOut]
    draft: list[str]
    """The choices of the seat in this turn that are not committed."""
    complete: bool
    """Whether the draft can be committed."""
    scores: list[int | None]
    """Points so far; null where the game hides them from the viewer."""
    winners: list[int]
    reason: str
    """The id of the message that says why the game ended; empty until then."""
    view: dict[str, Any]
    commitment: str
    secret: str
    """The secret of the luck: empty until the game is over."""
    bot_silent: bool = False
    """Whether the bot to move has failed repeatedly."""


class GameOut(msgspec.Struct, frozen=True):
    id: str
    title: str
    min_players: int
    max_players: int
    options: dict[str, list[str]]


class ErrorOut(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error."""

    error: str
    table: TableOut | None = None
    """The table as it is now, with 409 after a request of a seat."""
