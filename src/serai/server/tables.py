"""Tables in play: who sits where, the match, the drafts. Everything is in the database before
anyone is told.

One `asyncio.Lock` a table orders what happens in this process; the version in the database orders
what happens in several.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from serai.core.draft import Draft
from serai.core.errors import IllegalAction, SeraiError, SetupError
from serai.core.fairness import new_secret
from serai.core.game import AnyGame
from serai.core.match import Match, rebuild
from serai.core.record import Event, Header, Record
from serai.games import load
from serai.server import store
from serai.server.bot_pool import BotPool, Job
from serai.server.database import Database
from serai.server.hub import Hub
from serai.server.store import BOT, FINISHED, GATHERING, OPEN, PERSON, PLAYING, Seat, TableFacts

log = logging.getLogger(__name__)

REMEMBERED = 2000
"""Tables kept in memory; the others are replayed when somebody comes back to them."""
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class NoSuchTable(SeraiError):
    """There is no table with this id."""


class NotYours(SeraiError):
    """The seat belongs to somebody else, or it is not its turn."""


class MovedOn(SeraiError):
    """The table has changed since the page was drawn; the fresh one follows."""


@dataclass
class LiveTable:
    """A table in memory. `match` is None while players gather."""

    facts: TableFacts
    game: AnyGame
    match: Match | None = None
    drafts: dict[int, Draft] = field(default_factory=dict)
    changes: int = 0
    """Grows with everything that a page could show, drafts and chat too."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

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

    def draft(self, seat: int) -> Draft:
        """The draft of the seat to move, empty if it has chosen nothing yet."""
        assert self.match is not None
        if seat not in self.drafts:
            return Draft(self.match, seat)
        return self.drafts[seat]

    def view(self, seat: int | None) -> Any:
        """What a seat sees; with its draft counted in if it is to move."""
        assert self.match is not None
        if seat is not None and seat in self.drafts:
            return self.drafts[seat].view()
        return self.match.view(seat)


class Tables:
    """All tables of this server process."""

    def __init__(self, database: Database, hub: Hub, bots: BotPool, bot_pause: float = 0.0) -> None:
        self.database = database
        self.hub = hub
        self.bots = bots
        self.bot_pause = bot_pause
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}

    # --- opening and making -------------------------------------------------------------------

    async def open(self, id: str) -> LiveTable:
        """The table with this id, replayed from its log if it is not in memory."""
        live = self._live.get(id)
        if live is not None:
            self._live.move_to_end(id)
            if not self.database.sqlite:
                await self.refresh(id)
            return live
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self._opening[id])
        finally:
            self._opening.pop(id, None)

    async def _load(self, id: str) -> LiveTable:
        facts = await self.database.run(store.find_table, id)
        if facts is None:
            raise NoSuchTable(f"there is no table {id[:20]!r}")
        live = LiveTable(facts, load(facts.game, facts.edition))
        if facts.status != GATHERING:
            live.match = _replayed(live, await self.database.run(store.find_events, id))
            await self._load_drafts(live)
        self._live[id] = live
        while len(self._live) > REMEMBERED:
            self._live.popitem(last=False)
        return live

    async def create(
        self,
        game: str,
        host: str,
        seats: list[Seat],
        options: dict[str, str],
        choices: dict[str, Any],
        edition: str | None = None,
    ) -> LiveTable:
        """Make a table; it starts at once if no seat is open."""
        loaded = load(game, edition)
        header = loaded.header(len(seats), [seat.name for seat in seats], options)
        facts = _new_facts(game, host, seats, header.options, choices, edition)
        await self.database.run(store.add_table, facts)
        live = self._live[facts.id] = LiveTable(facts, loaded)
        async with live.lock:
            await self._start_if_full(live)
        return live

    async def adopt(
        self, match: Match, host: str, seats: list[Seat], edition: str | None = None
    ) -> LiveTable:
        """A table for a match that has begun elsewhere."""
        facts = _new_facts(match.header.game, host, seats, match.header.options, {}, edition)
        facts = replace(facts, secret=match.saved().secret)
        await self.database.run(store.add_table, facts)
        live = self._live[facts.id] = LiveTable(facts, match.game)
        async with live.lock:
            live.match = match
            await self._write(live, match, 0, {"status": PLAYING, "header": asdict(match.header)})
        return live

    async def _start_if_full(self, live: LiveTable) -> None:
        facts = live.facts
        if facts.status != GATHERING or any(seat.kind == OPEN for seat in facts.seats):
            return
        match = Match(
            live.game,
            secret=facts.secret,
            names=live.names,
            options=facts.header["options"],
        )
        live.match = match
        changes = {"status": PLAYING, "header": asdict(match.header)}
        await self._write(live, match, 0, changes)

    # --- seats --------------------------------------------------------------------------------

    async def sit(self, live: LiveTable, person: str, name: str, number: int | None) -> int:
        """Take an open seat, the first one if none is named."""
        async with live.lock:
            free = [seat.number for seat in live.facts.seats if seat.kind == OPEN]
            if not free:
                raise NotYours("there is no open seat at this table")
            number = free[0] if number is None else number
            if number not in free:
                raise NotYours("this seat is taken")
            seat = Seat(number, PERSON, name, person)
            await self._set_seat(live, seat)
            await self._start_if_full(live)
            return number

    async def fill_with_bot(self, live: LiveTable, number: int, bot: str, name: str) -> None:
        """Give an open seat to a bot."""
        async with live.lock:
            if not _seat(live, number).kind == OPEN:
                raise NotYours("this seat is not open")
            await self._set_seat(live, Seat(number, BOT, name, bot=bot))
            await self._start_if_full(live)

    async def stand_in(self, live: LiveTable, number: int, bot: str | None) -> None:
        """Let a bot play for somebody absent; None: the player is back."""
        async with live.lock:
            seat = _seat(live, number)
            if seat.kind == PERSON and seat.stand_in != bot:
                await self._set_seat(live, replace(seat, stand_in=bot))
        self.wake_bots(live)

    async def _set_seat(self, live: LiveTable, seat: Seat) -> None:
        await self.database.run(store.set_seat, live.facts, seat, {})
        seats = tuple(seat if old.number == seat.number else old for old in live.facts.seats)
        live.facts = replace(live.facts, seats=seats, version=live.facts.version + 1)
        self._changed(live)

    async def reseat(self, guest: str, account: str) -> None:
        """A guest has become an account: tables in memory learn it too."""
        for live in list(self._live.values()):
            if not live.seats_of(guest) and live.facts.host != guest:
                continue
            seats = tuple(
                replace(seat, person=account) if seat.person == guest else seat
                for seat in live.facts.seats
            )
            host = account if live.facts.host == guest else live.facts.host
            live.facts = replace(live.facts, seats=seats, host=host)
            self._changed(live)

    # --- the turn as a draft ------------------------------------------------------------------

    async def choose(self, live: LiveTable, seat: int, action: str, request: str = "") -> None:
        """Add a choice to the draft of a seat."""
        async with live.lock:
            if await self._repeated(live, request):
                return
            self._check_turn(live, seat)
            lines = [*live.draft(seat).lines, live.game.read(action).text]
            await self._save_draft(live, seat, lines, request)

    async def take_back(
        self, live: LiveTable, seat: int, request: str = "", all: bool = False
    ) -> None:
        """Take back the last choice of the draft, or all of it."""
        async with live.lock:
            if await self._repeated(live, request):
                return
            self._check_turn(live, seat)
            lines = live.draft(seat).lines
            if not lines:
                raise IllegalAction("nothing to take back in this turn")
            await self._save_draft(live, seat, [] if all else lines[:-1], request)

    async def end_turn(self, live: LiveTable, seat: int, request: str = "") -> None:
        """Commit the draft."""
        async with live.lock:
            if await self._repeated(live, request):
                return
            self._check_turn(live, seat)
            draft = live.draft(seat)
            if not draft.lines:
                raise IllegalAction("nothing is chosen yet in this turn")
            if draft.open:
                raise IllegalAction("the turn is not finished: there is something left to choose")
            await self._play(live, seat, draft.lines, request)
        self.wake_bots(live)

    async def act(self, live: LiveTable, seat: int, lines: list[str], request: str = "") -> None:
        """Play choices at once, without a draft: for programs."""
        async with live.lock:
            if await self._repeated(live, request):
                return
            self._check_turn(live, seat)
            await self._play(live, seat, lines, request)
        self.wake_bots(live)

    def _check_turn(self, live: LiveTable, seat: int) -> None:
        if live.match is None:
            raise NotYours("the game has not started")
        if live.match.over:
            raise NotYours("the game is over")
        if live.match.actor != seat:
            raise MovedOn("it is not your turn")

    async def _repeated(self, live: LiveTable, request: str) -> bool:
        """Whether this request was carried out before."""
        return bool(request) and await self.database.run(store.seen_request, live.id, request)

    async def _save_draft(self, live: LiveTable, seat: int, lines: list[str], request: str) -> None:
        assert live.match is not None
        draft = Draft(live.match, seat, lines)
        try:
            await self.database.run(store.save_draft, live.facts, seat, lines, request)
        except store.Stale:
            await self._reload(live)
            raise MovedOn("the table has changed; here it is") from None
        live.drafts[seat] = draft
        self._changed(live)

    async def _play(self, live: LiveTable, seat: int, lines: list[str], request: str) -> None:
        """Play lines on a fork of the match; the fork counts once it is in the database."""
        assert live.match is not None
        trial = live.match.fork()
        for line in lines:
            trial.play(line, seat)
        await self._write(live, trial, len(live.match.events), {}, request)

    async def _write(
        self,
        live: LiveTable,
        match: Match,
        first: int,
        changes: dict[str, Any],
        request: str = "",
    ) -> None:
        changes = {**changes, "waiting_for": match.actor}
        if match.over:
            changes |= {"status": FINISHED, "scores": match.scores()}
        try:
            await self.database.run(
                store.append_events, live.facts, first, match.events[first:], changes, request
            )
        except store.Stale:
            await self._reload(live)
            raise MovedOn("the table has changed; here it is") from None
        live.facts = replace(live.facts, version=live.facts.version + 1, **changes)
        live.match = match
        live.drafts = {}
        self._changed(live)

    # --- beyond the wall: see rewind.py -------------------------------------------------------

    async def change_choices(self, live: LiveTable, changes: dict[str, Any]) -> None:
        """Write down something the table has agreed on. The caller holds the lock."""
        choices = {**live.facts.choices, **changes}
        await self.database.run(store.set_choices, live.facts, choices)
        live.facts = replace(live.facts, choices=choices, version=live.facts.version + 1)
        live.drafts = {}
        self._changed(live)

    async def cut(self, live: LiveTable, keep: int, changes: dict[str, Any]) -> None:
        """Go back to an earlier point of the game. The caller holds the lock."""
        assert live.match is not None
        match = _replayed(live, live.match.events[:keep])
        choices = {**live.facts.choices, **changes}
        written: dict[str, Any] = {"waiting_for": match.actor, "choices": choices}
        await self.database.run(store.cut_events, live.facts, keep, written)
        live.facts = replace(live.facts, version=live.facts.version + 1, **written)
        live.match = match
        live.drafts = {}
        self._changed(live)

    # --- what others changed ------------------------------------------------------------------

    async def refresh(self, id: str) -> None:
        """Another process may have changed the table: read what is new."""
        live = self._live.get(id)
        if live is None:
            return
        async with live.lock:
            await self._reload(live)
            await self._load_drafts(live)

    async def _reload(self, live: LiveTable) -> None:
        facts = await self.database.run(store.find_table, live.id)
        if facts is None or facts.version == live.facts.version:
            return
        live.facts = facts
        live.drafts = {}
        if facts.status != GATHERING:
            live.match = _replayed(live, await self.database.run(store.find_events, live.id))
        self._changed(live)

    async def _load_drafts(self, live: LiveTable) -> None:
        if live.match is None:
            return
        found = await self.database.run(store.find_drafts, live.id, live.facts.version)
        drafts = {seat: lines for seat, lines in found.items() if seat == live.match.actor}
        if drafts != {seat: draft.lines for seat, draft in live.drafts.items()}:
            live.drafts = {seat: Draft(live.match, seat, lines) for seat, lines in drafts.items()}
            self._changed(live)

    def _changed(self, live: LiveTable) -> None:
        live.changes += 1
        self.hub.tell(live.id)

    # --- chat and reading ---------------------------------------------------------------------

    async def say(self, live: LiveTable, person: str, name: str, text: str) -> None:
        await self.database.run(store.say, live.id, person, name, text)
        self._changed(live)

    async def seen(self, live: LiveTable, seat: int) -> None:
        """The seat has followed the game up to here."""
        if live.match is None:
            return
        count = len(live.match.events)
        await self.database.run(store.set_seen, live.id, seat, count)
        seats = tuple(
            replace(old, seen=count) if old.number == seat else old for old in live.facts.seats
        )
        live.facts = replace(live.facts, seats=seats)

    # --- bots ---------------------------------------------------------------------------------

    def wake_bots(self, live: LiveTable) -> None:
        """If a bot is to move, let it think, unless it does already."""
        if live.id in self._thinking or _bot_to_move(live) is None:
            return
        task = asyncio.create_task(self._bots_play(live))
        self._thinking[live.id] = task
        task.add_done_callback(lambda _: self._thinking.pop(live.id, None))

    async def _bots_play(self, live: LiveTable) -> None:
        while True:
            bot = _bot_to_move(live)
            if bot is None:
                return
            assert live.match is not None
            job = Job(
                table=live.id,
                header=live.match.header,
                lines=tuple((event.seat, event.text) for event in live.match.events),
                seat=live.match.actor,
                bot=bot,
                edition=live.facts.edition,
            )
            try:
                choice = await self.bots.choose(job)
                await asyncio.sleep(self.bot_pause)
                async with live.lock:
                    if live.match.actor == job.seat:
                        await self._play(live, job.seat, [choice], "")
            except MovedOn:
                continue
            except Exception:
                log.exception("the bot at table %s failed", live.id)
                await asyncio.sleep(1.0)

    async def resume(self) -> None:
        """After a start: bots go on where they were."""
        for facts in await self.database.run(store.tables_in_play):
            seat = facts.waiting_for
            if 0 <= seat < len(facts.seats) and facts.seats[seat].played_by_bot:
                self.wake_bots(await self.open(facts.id))

    async def close(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        self.bots.close()


def _new_facts(
    game: str,
    host: str,
    seats: list[Seat],
    options: dict[str, str],
    choices: dict[str, Any],
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


def _seat(live: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(live.facts.seats):
        raise SetupError(f"there is no seat {number} at this table")
    return live.facts.seats[number]


def _bot_to_move(live: LiveTable) -> str | None:
    if live.match is None or live.match.over or live.match.actor < 0:
        return None
    return live.facts.seats[live.match.actor].played_by_bot


def _replayed(live: LiveTable, events: list[Event]) -> Match:
    facts = live.facts
    fields = {**facts.header, "seats": tuple(facts.header["seats"])}
    header = Header(**fields)
    finished = facts.status == FINISHED
    scores = tuple(facts.scores or ())
    return rebuild(live.game, Record(header, events, finished, facts.secret, scores))
