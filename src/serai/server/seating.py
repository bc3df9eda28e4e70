"""Who shall sit where, checked before a table is made."""

from serai.bots.make import read_spec
from serai.bots.spec import Spec
from serai.core.errors import SetupError
from serai.server.messages import NewSeat, NewTable
from serai.server.people import Person, clean_name
from serai.server.store import BOT, OPEN, PERSON, Seat

BOT_NAMES = ("Kestrel", "Hoopoe", "Bulbul", "Mynah", "Drongo", "Kite", "Sarus", "Koel")
"""Birds of the road, so that nobody takes a bot for a person."""
MOST = {
    ("greedy", False): 50,
    **{(kind, False): 5_000 for kind in ("search", "net")},
    **{(kind, True): 10 for kind in ("search", "net")},
}
"""How many worlds, iterations or seconds a bot at a table may take for one choice: by its kind, and
whether seconds are meant."""


def seats_for(person: Person, table: NewTable) -> list[Seat]:
    """The seats of a new table. The maker has at least one unless all are bots or open."""
    seats: list[Seat] = []
    for number, wanted in enumerate(table.seats):
        seats.append(_seat(person, number, wanted))
    if table.absence_hours:
        check_bot(table.absence_bot)
    return seats


def bot_name(number: int) -> str:
    """What a bot at this seat is called, unless somebody names it."""
    return BOT_NAMES[number % len(BOT_NAMES)]


def check_bot(spec: str) -> str:
    """A bot that exists and answers in good time; others might hold up every table."""
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
