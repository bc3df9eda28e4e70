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
"""Numbers the changes of all tables of this process; unique even when a table is loaded again."""


def next_tick() -> int:
    return next(_ticks)


class NoSuchTable(SeraiError):
    """There is no table with this id."""


class NotYours(SeraiError):
    """The seat belongs to another person, or cannot act now."""


class Unreadable(SeraiError):
    """A table whose log cannot be replayed by this version. Its facts and its record are still
    there."""

    def __init__(self, facts: TableFacts, fault: Exception) -> None:
        """`fault` says why; a game that was loaded may raise anything."""
        why = str(fault) if isinstance(fault, SeraiError) else f"{type(fault).__name__}: {fault}"
        super().__init__(f"this table cannot be shown: {why}")
        self.facts = facts
        self.fault = fault
        self.why = why


class MovedOn(SeraiError):
    """The table has changed since the caller saw it."""


class UsedRequestId(MovedOn):
    """The id of a request that was carried out before with other content. The game went on with the
    first one, and the caller must see that."""

    def __init__(self, id: str) -> None:
        super().__init__(
            f"the request {id!r} was carried out before with something else in it, and nothing was "
            "done now: give every wish a number of its own"
        )


@dataclass
class LiveTable:
    """A table in memory. `match` is None until the game begins."""

    facts: TableFacts
    game: AnyGame
    """The game, with the components that this table is played with."""
    match: Match | None = None
    drafts: dict[int, Draft] = field(default_factory=dict)
    chat: list[ChatLine] | None = None
    """The newest chat lines; None until they are read."""
    changed: int = field(default_factory=next_tick)
    """The tick of the last change that everybody may see."""
    drafted: dict[int, int] = field(default_factory=dict)
    """The tick of the last change of each seat's draft, which only that seat sees."""
    impossible: tuple[int, list[str]] | None = None
    """Version and lines of a stored draft that cannot be played, so it is ignored."""
    bot_silent: bool = False
    """Whether the bot to move has failed repeatedly."""
    bot_notes: dict[tuple[int, str, int], bytes] = field(default_factory=dict)
    """Notes of bots in this turn, by seat, bot and turn."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _seen: dict[int | None, tuple[object, TableView]] = field(default_factory=dict)
    """The last view of each seat with the moment it was made, shared by answers and streams."""

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
        """A number that changes with everything that a page of this seat (None: an onlooker)
        shows."""
        return max(self.changed, self.drafted.get(seat, 0) if seat is not None else 0)

    def draft(self, seat: int) -> Draft:
        """The draft of a seat; an empty one if there is none."""
        assert self.match is not None
        if seat not in self.drafts:
            return Draft(self.match, seat)
        return self.drafts[seat]

    def view(self, seat: int | None) -> TableView:
        """The view of a seat, with its draft."""
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
    """The match extended by new events of its log; None if its log has not only grown."""
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
    """Raise SetupError if the stored header cannot be used."""
    begun = facts.status != GATHERING
    if "options" not in facts.header or (begun and "seats" not in facts.header):
        raise SetupError("its header in the database is spoilt")


def record_of(facts: TableFacts, events: list[Event]) -> Record:
    """The record of a table, with its secret: must not be shown before the end."""
    check_header(facts)
    finished = facts.status == FINISHED
    try:
        header = Header(**{**facts.header, "seats": tuple(facts.header["seats"])})
    except TypeError as fault:
        raise SetupError(f"its header in the database is spoilt: {fault}") from None
    return Record(header, events, finished, facts.secret, tuple(facts.scores or ()))


def record_for(facts: TableFacts, events: list[Event], person: str | None) -> Record:
    """The record of a table that cannot be replayed, so that `seen_by` is unknown: until the game
    is over it shows only the person's own choices."""
    whole = record_of(facts, events)
    if whole.finished:
        return whole
    own = {seat.number for seat in facts.seats if person is not None and seat.person == person}
    seen = [Event(e.seat, e.text if e.seat in own else HIDDEN) for e in events]
    return Record(whole.header, seen)
