"""The verbs of people and programs at tables, shared by the API and the pages.

A verb gets the person, finds their seat, and acts or raises. Handlers read the request before it
and show the table after it.
"""

import asyncio
import hashlib
from dataclasses import replace
from typing import Literal

import msgspec

from serai.core.fairness import new_secret
from serai.core.match import BRANCHED, Match, rebuild
from serai.core.record import Record
from serai.server import rewind as rewinding
from serai.server import store
from serai.server.limits import TooMany
from serai.server.live_table import LiveTable, NotYours
from serai.server.messages import Act, NewSeat, NewTable, Rewind, TakeSeat, Turn
from serai.server.own_seats import seat_to_act
from serai.server.people import Person, clean_name
from serai.server.seating import bot_name, seats_for
from serai.server.store import BOT, OPEN, PERSON, Choices, Request, Seat
from serai.server.tables import Tables

LONGEST_CHAT = 500
MOST_BOTS_ALONE = 5
"""Most tables in play with bots only, for one person."""
MOST_BOTS_ALONE_NEAR = 15
"""Most tables in play with bots only, for one address, which may be a family or one person with
many names."""


class BotsAlone(TooMany):
    """Too many tables with bots only."""


# --- making tables ------------------------------------------------------------------------------


async def make_table(
    tables: Tables, person: Person, wanted: NewTable, edition: str | None = None
) -> LiveTable:
    """Make a table. `edition` is the text of an edition."""
    choices: Choices = {
        "pace": wanted.pace,
        "undo": wanted.undo or _usual_undo(wanted),
        "listed": wanted.listed,
        "absence_hours": wanted.absence_hours,
        "absence_bot": wanted.absence_bot,
    }
    seats = seats_for(person, wanted)
    if all(seat.kind == BOT for seat in seats):
        await _check_bots_alone(tables, person)
    return await tables.create(wanted.game, person.id, seats, wanted.options, choices, edition)


async def _check_bots_alone(tables: Tables, person: Person) -> None:
    """Raise BotsAlone if there are too many tables with bots only: they use CPU time and nobody
    waits for them."""
    for people, most in (
        ([person.id], MOST_BOTS_ALONE),
        (tables.bots.origins.together(person.id), MOST_BOTS_ALONE_NEAR),
    ):
        if await tables.database.run(store.bots_alone, people) >= most:
            raise BotsAlone(
                f"bots play alone at {most} tables of yours, or of others at your address: wait "
                "for one to end"
            )


def _usual_undo(wanted: NewTable) -> Literal["friendly", "strict"]:
    """Friendly if no other person plays: then consent needs no rule."""
    return "strict" if any(seat.kind == OPEN for seat in wanted.seats) else "friendly"


def rematch_of(live: LiveTable) -> str:
    """The id of the rematch, if there is one."""
    return live.facts.choices.get("rematch", "")


async def rematch(tables: Tables, live: LiveTable, person: Person) -> str:
    """The id of a table like this one: bots sit down at once, people when they ask for it.

    A person who did not sit here gets a table of their own.
    """
    if not live.seats_of(person.id):
        made = await make_table(tables, person, _like(live, person.id), live.facts.edition)
        return made.id
    async with live.lock:  # two requests at once get the same table
        if not rematch_of(live):
            made = await make_table(tables, person, _like(live, person.id), live.facts.edition)
            await tables.change_choices(live, {"rematch": made.id})
        return rematch_of(live)


def _like(live: LiveTable, person: str) -> NewTable:
    """The description of a table like this one, made by a person; choices that it lacks are
    defaults."""
    agreed = {
        name: value
        for name, value in live.facts.choices.items()
        if name in NewTable.__struct_fields__
    }
    fields = {"game": live.facts.game, "options": live.facts.header["options"], **agreed}
    seats = [_same_seat(seat, person) for seat in live.facts.seats]
    return msgspec.convert({**fields, "seats": seats}, NewTable)


def _same_seat(seat: Seat, person: str) -> NewSeat:
    if seat.kind == BOT:
        return NewSeat("bot", seat.name, seat.bot or "")
    if seat.person == person:
        return NewSeat("same_screen", seat.name)
    return NewSeat("open")


async def branch(
    tables: Tables,
    person: Person,
    match: Match,
    events: int,
    seat: int,
    bot: str,
    edition: str | None,
) -> LiveTable:
    """A new table that continues from an earlier moment of a match; bots have the other seats."""
    seats = [
        Seat(at, PERSON, person.name, person.id)
        if at == seat
        else Seat(at, BOT, bot_name(at), bot=bot)
        for at in range(match.players)
    ]
    names = tuple(seat.name for seat in seats)
    header = replace(match.header, seats=names, luck=BRANCHED, commitment="")
    record = Record(header, match.events[:events], False, new_secret())
    begun = await asyncio.to_thread(rebuild, match.game, record)  # replaying takes long
    return await tables.adopt(begun, person.id, seats, edition)


# --- seats --------------------------------------------------------------------------------------


async def take_seat(tables: Tables, live: LiveTable, person: Person, wanted: TakeSeat) -> int:
    """Take an open seat, the first one if none is named."""
    name = clean_name(wanted.name or person.name)
    return await tables.sit(live, person.id, name, wanted.seat)


async def fill_with_bots(tables: Tables, live: LiveTable, person: str | None, bot: str) -> None:
    """The host gives all open seats to bots."""
    if person is None or live.facts.host != person:
        raise NotYours("only who made the table may fill it with bots")
    for seat in [seat for seat in live.facts.seats if seat.kind == OPEN]:
        await tables.fill_with_bot(live, seat.number, bot, bot_name(seat.number))


def ask_bot(tables: Tables, live: LiveTable, person: str | None) -> None:
    """Somebody at the table wants a bot that has fallen silent to be asked again."""
    if not live.seats_of(person):
        raise NotYours("only who sits at this table may ask its bots")
    tables.bots.wake(live)


async def come_back(tables: Tables, live: LiveTable, person: str | None) -> None:
    """Somebody for whom a bot stood in plays again, at all of their seats."""
    for seat in live.seats_of(person):
        await tables.stand_in(live, seat, None)


# --- playing: each gives the seat that it was done for -----------------------------------------


async def turn(tables: Tables, live: LiveTable, person: str | None, wanted: Turn) -> int:
    """One step of the draft. The end may bring the last choice along."""
    seat = seat_to_act(live, person, wanted.seat)
    request = _numbered(person, wanted)
    if wanted.verb in ("choose", "instead"):
        instead = wanted.verb == "instead"
        await tables.choose(live, seat, wanted.action, request, instead=instead)
    elif wanted.verb == "end":
        await tables.end_turn(live, seat, wanted.action, request)
    else:
        await tables.take_back(live, seat, request, all=wanted.verb == "restart")
    return seat


def _numbered(person: str | None, wanted: Turn | Act) -> Request | None:
    """The request id with a digest of the content as it came: a left-out seat may mean another one
    in a retry."""
    if person is None or not wanted.request:
        return None
    content = [type(wanted).__name__, wanted]
    digest = hashlib.blake2b(msgspec.json.encode(content), digest_size=16).hexdigest()
    return Request(person, wanted.request, digest)


async def act(tables: Tables, live: LiveTable, person: str | None, wanted: Act) -> int:
    """Play choices at once."""
    seat = seat_to_act(live, person, wanted.seat)
    await tables.act(live, seat, wanted.actions, _numbered(person, wanted))
    return seat


async def rewind(tables: Tables, live: LiveTable, person: str | None, wanted: Rewind) -> int:
    """Ask to take back a finished turn, agree, or refuse."""
    seat = seat_to_act(live, person, wanted.seat)
    assert person is not None  # they have a seat
    if wanted.verb == "ask":
        await rewinding.ask(tables, live, seat, person)
    else:
        await rewinding.answer(tables, live, person, wanted.verb == "agree")
    return seat


async def say(tables: Tables, live: LiveTable, person: Person | None, text: str) -> None:
    """Add a line to the chat; blank text is ignored."""
    if person is None:
        raise NotYours("only those who have a name can speak")
    if not live.seats_of(person.id) and not live.facts.choices.get("listed"):
        raise NotYours("only those who sit here can speak")
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    plain = " ".join(shown.split())[:LONGEST_CHAT]
    if plain:
        await tables.say(live, person.id, person.name, plain)
