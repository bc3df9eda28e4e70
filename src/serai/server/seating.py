"""The seats of a new table, checked before it is made."""

from serai.bots.make import read_spec
from serai.bots.spec import Spec
from serai.core.errors import SetupError
from serai.server.messages import NewSeat, NewTable
from serai.server.people import Person, clean_name
from serai.server.store import BOT, OPEN, PERSON, Seat

BOT_NAMES = ("Kestrel", "Hoopoe", "Bulbul", "Mynah", "Drongo", "Kite", "Sarus", "Koel")
"""Names of birds, so that bots are not taken for people."""
MOST = {
    ("greedy", False): 50,
    **{(kind, False): 5_000 for kind in ("search", "net")},
    **{(kind, True): 10 for kind in ("search", "net")},
}
"""Most worlds, iterations or seconds of a bot for one choice, by its kind and whether the budget is
in seconds."""


def seats_for(person: Person, table: NewTable) -> list[Seat]:
    """The seats of a new table."""
    seats: list[Seat] = []
    for number, wanted in enumerate(table.seats):
        seats.append(_seat(person, number, wanted))
    if table.absence_hours:
        check_bot(table.absence_bot)
    return seats


def bot_name(number: int) -> str:
    """The default name of a bot at a seat."""
    return BOT_NAMES[number % len(BOT_NAMES)]


def check_bot(spec: str) -> str:
    """The spec, if it names a bot of ours that answers soon enough; raises SetupError if not."""
    read_spec(spec)
    wanted = Spec.of(spec)
    most = MOST.get((wanted.name, bool(wanted.unit)))
    if wanted.detail and most is not None and wanted.amount > most:
        raise SetupError(f"bot {spec!r} would think too long for a table; at most {most:g}")
    return spec


def _seat(person: Person, number: int, wanted: NewSeat) -> Seat:
    if wanted.kind == "me":
        return Seat(number, PERSON, clean_name(wanted.name or person.name), person.id)
    if wanted.kind == "same_screen":
        name = wanted.name or f"{person.name} {number + 1}"
        return Seat(number, PERSON, clean_name(name), person.id)
    if wanted.kind == "open":
        return Seat(number, OPEN, clean_name(wanted.name or "?"))
    if not wanted.bot:
        raise SetupError(f"seat {number} is a bot, but it is not said which one")
    name = clean_name(wanted.name or bot_name(number))
    return Seat(number, BOT, name, bot=check_bot(wanted.bot))
