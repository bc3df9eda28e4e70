"""Taking back a finished turn: only at a friendly table, only if all people there agree.

The luck is counter-based, so chance will decide the same again, and nobody can get other cards.
What was seen stays seen, which is why all people at the table are asked.
"""

from dataclasses import dataclass

from serai.core.errors import IllegalAction
from serai.core.step import CHANCE
from serai.server.live_table import LiveTable, NotYours
from serai.server.store import PERSON, Choices, RewindWish
from serai.server.tables import Tables

FRIENDLY = "friendly"
NO_WISH: Choices = {"rewind": None}


@dataclass(frozen=True)
class Wish:
    """A request to go back to before a seat's last turn."""

    seat: int
    keep: int
    """Number of events that would stay."""
    agreed: tuple[str, ...]
    """Ids of the people who have agreed."""


def wish_of(live: LiveTable) -> Wish | None:
    """The open request, if there is one and no person has moved since."""
    found = live.facts.choices.get("rewind")
    if not found or live.match is None or _people_moved(live, found["events"]):
        return None
    return Wish(found["seat"], found["keep"], tuple(found["agreed"]))


def _people_moved(live: LiveTable, since: int) -> bool:
    """Whether a person has moved since; bots do not wait for answers, so theirs do not count."""
    assert live.match is not None
    moved = {event.seat for event in live.match.events[since:]} - {CHANCE}
    return any(live.facts.seats[seat].played_by_bot is None for seat in moved)


def people_to_ask(live: LiveTable) -> set[str]:
    """The people at the table, except those for whom a bot stands in."""
    return {
        seat.person
        for seat in live.facts.seats
        if seat.kind == PERSON and seat.person is not None and seat.stand_in is None
    }


async def ask(tables: Tables, live: LiveTable, seat: int, person: str) -> None:
    """Ask to take back the last turn of a seat; without other people it is done at once."""
    async with live.lock:
        if live.facts.choices.get("undo") != FRIENDLY:
            raise NotYours("this table plays with strict undo")
        keep = _before_last_turn(live, seat)
        assert live.match is not None
        if people_to_ask(live) <= {person}:
            await tables.cut(live, keep, NO_WISH)
        else:
            wish: RewindWish = {
                "seat": seat,
                "keep": keep,
                "events": len(live.match.events),
                "agreed": [person],
            }
            await tables.change_choices(live, {"rewind": wish})


async def answer(tables: Tables, live: LiveTable, person: str, agree: bool) -> None:
    """Answer an open request; when all agree, the turn is taken back."""
    async with live.lock:
        wish = wish_of(live)
        if wish is None:
            raise IllegalAction("nobody asks to take anything back")
        if person not in people_to_ask(live):
            raise NotYours("you have no seat at this table")
        agreed = {*wish.agreed, person}
        if not agree:
            await tables.change_choices(live, NO_WISH)
        elif people_to_ask(live) <= agreed:
            await tables.cut(live, wish.keep, NO_WISH)
        else:
            asked = live.facts.choices["rewind"]
            assert asked is not None
            await tables.change_choices(live, {"rewind": {**asked, "agreed": sorted(agreed)}})


def _before_last_turn(live: LiveTable, seat: int) -> int:
    """The number of events before the last turn of a seat."""
    if live.match is None or live.match.over:
        raise IllegalAction("nothing can be taken back now")
    events = live.match.events
    mine = [at for at, event in enumerate(events) if event.seat == seat]
    if not mine:
        raise IllegalAction("this seat has not chosen anything yet")
    start = mine[-1]
    while start > 0 and events[start - 1].seat == seat:
        start -= 1
    return start
