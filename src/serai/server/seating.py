"""Who shall sit where, checked before a table is made."""

from serai.bots import make_bot
from serai.core.errors import SetupError
from serai.core.game import AnyGame
from serai.server.messages import NewSeat, NewTable
from serai.server.people import Person, clean_name
from serai.server.store import BOT, OPEN, PERSON, Seat

BOT_NAMES = ("Kestrel", "Hoopoe", "Bulbul", "Mynah", "Drongo", "Kite", "Sarus", "Koel")
"""Birds of the road, so that nobody takes a bot for a person."""


def seats_for(game: AnyGame, person: Person, table: NewTable) -> list[Seat]:
    """The seats of a new table. The maker has at least one unless all are bots or open."""
    seats: list[Seat] = []
    for number, wanted in enumerate(table.seats):
        seats.append(_seat(game, person, number, wanted))
    if table.absence_hours:
        make_bot(table.absence_bot, game, 0)
    return seats


def _seat(game: AnyGame, person: Person, number: int, wanted: NewSeat) -> Seat:
    if wanted.kind == "me":
        return Seat(number, PERSON, clean_name(wanted.name or person.name), person.id)
    if wanted.kind == "same_screen":
        name = wanted.name or f"{person.name} {number + 1}"
        return Seat(number, PERSON, clean_name(name), person.id)
    if wanted.kind == "open":
        return Seat(number, OPEN, clean_name(wanted.name or "?"))
    if not wanted.bot:
        raise SetupError(f"seat {number} is a bot, but it is not said which one")
    make_bot(wanted.bot, game, 0)
    return Seat(number, BOT, clean_name(wanted.name or BOT_NAMES[number]), bot=wanted.bot)
