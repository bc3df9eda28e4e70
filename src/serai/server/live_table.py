"""A table in memory: its facts, its match, its drafts, and when each of them last changed."""

import asyncio
import itertools
import secrets
from dataclasses import dataclass, field

from serai.core.draft import Draft
from serai.core.errors import SeraiError, SetupError
from serai.core.fairness import new_secret
from serai.core.game import AnyGame
from serai.core.match import Match
from serai.core.record import HIDDEN, Event, Header, Record
from serai.core.view import TableView
from serai.server import store
from serai.server.store import FINISHED, GATHERING, ChatLine, Choices, Seat, TableFacts

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"

_ticks = itertools.count(1)
"""Numbers the changes of all tables: no two have the same, also when a table is read anew."""


def next_tick() -> int:
    return next(_ticks)


class NoSuchTable(SeraiError):
    """There is no table with this id."""


class NotYours(SeraiError):
    """The seat belongs to somebody else, or it is not its turn."""


class Unreadable(SeraiError):
    """A table whose log this Serai cannot replay. Its facts and its record are still there."""

    def __init__(self, facts: TableFacts, fault: Exception) -> None:
        """`fault` says why; a game that was loaded may raise anything."""
        why = str(fault) if isinstance(fault, SeraiError) else f"{type(fault).__name__}: {fault}"
        super().__init__(f"this table cannot be shown: {why}")
        self.facts = facts
        self.fault = fault
        self.why = why


class MovedOn(SeraiError):
    """The table has changed since the page was drawn; the fresh one follows."""


class UsedNumber(MovedOn):
    """The number of a request that was carried out, with something else in it. The game went on
    with what came first, and whoever sent this must see that."""

    def __init__(self, id: str) -> None:
        super().__init__(
            f"the request {id!r} was carried out before with something else in it, and nothing was "
            "done now: give every wish a number of its own"
        )


@dataclass
class LiveTable:
    """A table in memory. `match` is None while players gather."""

    facts: TableFacts
    game: AnyGame
    """With the components that this table is played with, which may be those of another time."""
    match: Match | None = None
    drafts: dict[int, Draft] = field(default_factory=dict)
    chat: list[ChatLine] | None = None
    """What was said lately; None until somebody asks."""
    changed: int = field(default_factory=next_tick)
    """When something changed that everybody may see."""
    drafted: dict[int, int] = field(default_factory=dict)
    """When the draft of a seat changed, which nobody else may see."""
    impossible: tuple[int, list[str]] | None = None
    """The draft found at a version that cannot be played: it counts as none."""
    bot_silent: bool = False
    """The bot to move was asked again and again and did not answer."""
    bot_notes: dict[tuple[int, str, int], bytes] = field(default_factory=dict)
    """By seat, bot and turn: what bots have noted in this turn. Whoever loses it thinks again."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _seen: dict[int | None, tuple[object, TableView]] = field(default_factory=dict)
    """What seats saw last, and when that was: an answer and a stream show the same."""

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.facts.seats]

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [seat.number for seat in self.facts.seats if seat.person == person]

    def tick(self, seat: int | None) -> int:
        """Grows with everything that a page of this seat (None: an onlooker) could show."""
        return max(self.changed, self.drafted.get(seat, 0) if seat is not None else 0)

    def draft(self, seat: int) -> Draft:
        """The draft of the seat to move, empty if it has chosen nothing yet."""
        assert self.match is not None
        if seat not in self.drafts:
            return Draft(self.match, seat)
        return self.drafts[seat]

    def view(self, seat: int | None) -> TableView:
        """What a seat sees; with its draft counted in if it is to move."""
        assert self.match is not None
        draft = self.drafts.get(seat) if seat is not None else None
        moment = (self.match, len(self.match.events), draft)
        if seat not in self._seen or self._seen[seat][0] != moment:
            view: TableView = self.match.view(seat) if draft is None else draft.view()
            self._seen[seat] = (moment, view)
        return self._seen[seat][1]


def new_facts(
    game: str,
    host: str,
    seats: list[Seat],
    options: dict[str, str],
    choices: Choices,
    edition: str | None,
) -> TableFacts:
    at = store.now()
    return TableFacts(
        id="".join(secrets.choice(ID_LETTERS) for _ in range(10)),
        game=game,
        status=GATHERING,
        version=0,
        host=host,
        header={"options": options},
        secret=new_secret(),
        choices=choices,
        waiting_for=-2,
        scores=None,
        edition=edition,
        created=at,
        moved=at,
        seats=tuple(seats),
    )


def seat_at(live: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(live.facts.seats):
        raise SetupError(f"there is no seat {number} at this table")
    return live.facts.seats[number]


def bot_to_move(live: LiveTable) -> str | None:
    if live.match is None or live.match.over or live.match.actor < 0:
        return None
    return live.facts.seats[live.match.actor].played_by_bot


def followed(live: LiveTable, events: list[Event]) -> Match | None:
    """The match with what was added to its log elsewhere; None if it did not just grow."""
    match = live.match
    if match is None or len(events) < len(match.events):
        return None
    known = [(event.seat, event.text) for event in match.events]
    if [(event.seat, event.text) for event in events[: len(known)]] != known:
        return None
    grown = match.fork()
    grown.follow(events[len(known) :])
    return grown


def check_header(facts: TableFacts) -> None:
    """Raise SetupError if a table has no header that one could begin or go on with."""
    begun = facts.status != GATHERING
    if "options" not in facts.header or (begun and "seats" not in facts.header):
        raise SetupError("its header in the database is spoilt")


def record_of(facts: TableFacts, events: list[Event]) -> Record:
    """The record of a table that has begun, with the secret of its luck: for the host alone."""
    check_header(facts)
    finished = facts.status == FINISHED
    try:
        header = Header(**{**facts.header, "seats": tuple(facts.header["seats"])})
    except TypeError as fault:
        raise SetupError(f"its header in the database is spoilt: {fault}") from None
    return Record(header, events, finished, facts.secret, tuple(facts.scores or ()))


def record_for(facts: TableFacts, events: list[Event], person: str | None) -> Record:
    """The record of a table that cannot be replayed, so that nobody knows what may be seen: until
    the game is over everybody gets only what they have chosen themselves."""
    whole = record_of(facts, events)
    if whole.finished:
        return whole
    own = {seat.number for seat in facts.seats if person is not None and seat.person == person}
    seen = [Event(one.seat, one.text if one.seat in own else HIDDEN) for one in events]
    return Record(whole.header, seen)
