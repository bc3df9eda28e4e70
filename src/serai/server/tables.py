"""Tables in play: seats, match, drafts. Every change is in the database before it is shown.

One `asyncio.Lock` for each table orders changes within this process; the version in the database
orders those of several processes.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import asdict, replace
from typing import Any, Concatenate, ParamSpec, TypeAlias

import sqlalchemy as sa

from serai import __version__
from serai.core.components import restored, stored
from serai.core.draft import Draft
from serai.core.errors import IllegalAction, SeraiError
from serai.core.game import AnyGame
from serai.core.match import Match, rebuild
from serai.core.record import Event
from serai.games import SharedGames
from serai.server import store
from serai.server.bot_pool import BotPool
from serai.server.bot_queue import Job
from serai.server.bot_turns import BotTurns
from serai.server.database import Database
from serai.server.hub import Hub
from serai.server.live_table import (
    LiveTable,
    MovedOn,
    NoSuchTable,
    NotYours,
    Unreadable,
    UsedRequestId,
    bot_to_move,
    check_header,
    followed,
    new_facts,
    next_tick,
    record_of,
    seat_at,
)
from serai.server.lru_cache import LruCache
from serai.server.metrics import Metrics
from serai.server.seating import check_bot
from serai.server.store import (
    BOT,
    FINISHED,
    GATHERING,
    OPEN,
    PERSON,
    PLAYING,
    ChatLine,
    Choices,
    Request,
    Seat,
    TableFacts,
)

log = logging.getLogger(__name__)

P = ParamSpec("P")
Work: TypeAlias = Callable[[], Awaitable[None]]

REMEMBERED = 2000
"""Most tables in memory; others are replayed when they are opened."""


@contextlib.contextmanager
def _or_unreadable(facts: TableFacts) -> Iterator[None]:
    """Turn every error in replaying a table into Unreadable."""
    try:
        yield
    except SeraiError as fault:
        raise Unreadable(facts, fault) from fault
    except Exception as fault:
        log.exception("replaying table %s failed", facts.id)
        raise Unreadable(facts, fault) from fault


def _winners(match: Match) -> list[int]:
    return list(match.outcome.winners) if match.outcome is not None else []


class UnreadableTables(LruCache[str, str]):
    """Tables that cannot be replayed, with the reason that was logged."""

    most = 10_000


class Tables:
    """All tables of this server process."""

    def __init__(
        self,
        database: Database,
        hub: Hub,
        bots: BotPool,
        bot_pause: float = 0.0,
        metrics: Metrics | None = None,
    ) -> None:
        self._metrics = metrics or Metrics()
        self.database = database
        self.hub = hub
        self.games = SharedGames()
        self.bots = BotTurns(bots, self._play_for_bot, self._changed, bot_pause)
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._unreadable = UnreadableTables()

    # --- opening and making -------------------------------------------------------------------

    async def open(self, id: str) -> LiveTable:
        """The table with this id, replayed from its log if it is not in memory."""
        live = self._live.get(id)
        if live is not None:
            self._live.move_to_end(id)
            if not self.database.sqlite:
                await self.refresh(id)
            return live
        opening = self._opening.get(id)
        if opening is None:  # otherwise it is being loaded: share the task
            opening = self._opening[id] = asyncio.create_task(self._load(id))
            opening.add_done_callback(lambda _: self._opening.pop(id))
        return await asyncio.shield(opening)

    async def readable(self, id: str) -> LiveTable | None:
        """`open` for background tasks: logs a table that cannot be replayed and returns None."""
        try:
            return await self.open(id)
        except Unreadable as fault:
            if self._unreadable.get(id) != fault.why:  # background tasks try it every minute
                log.warning("table %s is passed by: %s", id, fault.why)
            self._unreadable.keep(id, fault.why)
            return None

    async def _load(self, id: str) -> LiveTable:
        facts, events = await self.database.run(store.find_table_and_log, id)
        if facts is None:
            raise NoSuchTable(f"there is no table {id[:20]!r}")
        live = LiveTable(facts, await self._game_of(facts))
        if facts.status != GATHERING:
            live.match = await self._replay(live.game, facts, events)
            await self._load_drafts(live)
        return self._keep(live)

    async def _replay(self, game: AnyGame, facts: TableFacts, events: list[Event]) -> Match:
        """Replay a log in a thread, because it takes long."""
        with _or_unreadable(facts):
            return await asyncio.to_thread(rebuild, game, record_of(facts, events))

    async def _game_of(self, facts: TableFacts) -> AnyGame:
        """The game with the components of a table: the current ones if they are unchanged, else
        those that were stored."""
        with _or_unreadable(facts):
            check_header(facts)
            digest = facts.header.get("data", "")
            kept = None
            game = self.games.load(facts.game, facts.edition)
            if facts.status != GATHERING and game.components.digest != digest:
                kept = await self.database.run(store.find_components, digest)
            return self.games.load(facts.game, restored(kept)) if kept else game

    def _keep(self, live: LiveTable) -> LiveTable:
        """Put a table in memory; returns it."""
        self._live[live.id] = live
        self._make_room()
        return live

    def _make_room(self) -> None:
        """Drop tables that were not used lately, but none that is watched or busy."""
        spare = len(self._live) - REMEMBERED
        older = list(self._live.items())[:-1]  # not the newest
        for id, live in older[: max(spare, 0) * 2]:
            busy = live.lock.locked() or self.bots.thinking(id) is not None
            if not busy and not self.hub.watched(id):
                del self._live[id]

    def forget(self, ids: Iterable[str]) -> None:
        """Drop tables that were deleted from the database."""
        for id in ids:
            self._live.pop(id, None)
            self.hub.tell(id)

    async def create(
        self,
        game: str,
        host: str,
        seats: list[Seat],
        options: dict[str, str],
        choices: Choices,
        edition: str | None = None,
    ) -> LiveTable:
        """Make a table; the game begins at once if no seat is open."""
        loaded = self.games.load(game, edition)
        header = loaded.header(len(seats), [seat.name for seat in seats], options)
        facts = new_facts(game, host, seats, header.options, choices, edition)
        await self.database.run(store.add_table, facts)
        live = self._keep(LiveTable(facts, loaded))
        async with live.lock:
            await self._start_if_full(live)
        return live

    async def adopt(
        self, match: Match, host: str, seats: list[Seat], edition: str | None = None
    ) -> LiveTable:
        """A table for a match that began elsewhere."""
        facts = new_facts(match.header.game, host, seats, match.header.options, {}, edition)
        facts = replace(facts, secret=match.saved().secret)
        await self.database.run(store.add_table, facts)
        live = self._keep(LiveTable(facts, match.game))
        async with live.lock:
            live.match = match
            await self._begin(live, match)
        return live

    async def _begin(self, live: LiveTable, match: Match) -> None:
        """Store a match that begins at this table, with its components."""
        parts = match.game.components
        await self.database.run(store.keep_components, parts.digest, stored(parts))
        header = asdict(match.header)
        await self._write(
            live, match, 0, {"status": PLAYING, "header": header, "serai": __version__}
        )

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
        await self._begin(live, match)

    # --- seats --------------------------------------------------------------------------------

    async def sit(self, live: LiveTable, person: str, name: str, number: int | None) -> int:
        """Take an open seat, the first one if none is named. A person takes only one, however often
        they click."""
        async with live.lock:
            free = [seat.number for seat in live.facts.seats if seat.kind == OPEN]
            if not free:
                raise NotYours("there is no open seat at this table")
            number = free[0] if number is None else number
            if number not in free:
                raise NotYours("this seat is taken")
            if live.seats_of(person):
                raise NotYours("you sit at this table already")
            seat = Seat(number, PERSON, name, person)
            await self._set_seat(live, seat)
            await self._start_if_full(live)
            return number

    async def fill_with_bot(self, live: LiveTable, number: int, bot: str, name: str) -> None:
        """Give an open seat to a bot."""
        async with live.lock:
            if not seat_at(live, number).kind == OPEN:
                raise NotYours("this seat is not open")
            await self._set_seat(live, Seat(number, BOT, name, bot=check_bot(bot)))
            await self._start_if_full(live)

    async def stand_in(self, live: LiveTable, number: int, bot: str | None) -> None:
        """Let a bot play for an absent player; None: the player is back."""
        async with live.lock:
            seat = seat_at(live, number)
            if seat.kind == PERSON and seat.stand_in != bot:
                moved = live.facts.moved if bot else store.now()  # the time to move starts anew
                await self._set_seat(live, replace(seat, stand_in=bot), moved)

    async def _is_back(self, live: LiveTable, number: int) -> None:
        """The player of a seat has acted: no bot stands in at any of their seats."""
        for own in live.seats_of(live.facts.seats[number].person):
            seat = live.facts.seats[own]
            if seat.stand_in is not None:
                await self._set_seat(live, replace(seat, stand_in=None), store.now())

    async def _set_seat(self, live: LiveTable, seat: Seat, moved: int | None = None) -> None:
        moved = live.facts.moved if moved is None else moved
        await self._commit(live, store.set_seat, live.facts, seat, {"moved": moved})
        seats = tuple(seat if old.number == seat.number else old for old in live.facts.seats)
        self._written(live, {"seats": seats, "moved": moved})

    async def _commit(
        self,
        live: LiveTable,
        work: Callable[Concatenate[sa.Connection, P], None],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Write to the database; raises MovedOn if another process has changed the table."""
        try:
            await self.database.run(work, *args, **kwargs)
        except store.Stale:
            await self._reload(live)
            raise MovedOn("the table has changed; here it is") from None

    def _written(self, live: LiveTable, changes: dict[str, Any]) -> None:
        """Take over what was written; if a bot is to move, ask it."""
        live.facts = replace(live.facts, version=live.facts.version + 1, **changes)
        self._changed(live)
        self.bots.wake(live)

    # --- the turn as a draft ------------------------------------------------------------------

    async def choose(
        self,
        live: LiveTable,
        seat: int,
        action: str,
        request: Request | None = None,
        instead: bool = False,
    ) -> None:
        """Add a choice to the draft of a seat, or replace the last one of its kind."""

        async def work() -> None:
            assert live.match is not None
            draft = live.draft(seat)
            kept = draft.instead(action).lines[:-1] if instead else draft.lines
            chosen = Draft(live.match, seat, [*kept, action])
            chosen.pay_up()
            await self._save_draft(live, chosen, request)

        await self._once(live, seat, request, work)

    async def take_back(
        self, live: LiveTable, seat: int, request: Request | None = None, all: bool = False
    ) -> None:
        """Take back the last choice of the draft, or all of it."""

        async def work() -> None:
            assert live.match is not None
            lines = live.draft(seat).lines
            if not lines:
                raise IllegalAction("nothing to take back in this turn")
            kept = Draft(live.match, seat, [] if all else lines)
            if not all:
                kept.undo()
            await self._save_draft(live, kept, request)

        await self._once(live, seat, request, work)

    async def end_turn(
        self, live: LiveTable, seat: int, action: str = "", request: Request | None = None
    ) -> None:
        """Commit the draft, after adding `action` if it is given."""

        async def work() -> None:
            draft = live.draft(seat)
            if not draft.lines and not action:
                raise IllegalAction("nothing is chosen yet in this turn")
            if draft.open and not action:
                raise IllegalAction("the turn is not finished: there is something left to choose")
            lines = [*draft.lines, action] if action else draft.lines
            await self._play(live, seat, lines, request)
            await self._is_back(live, seat)

        await self._once(live, seat, request, work)

    async def act(
        self, live: LiveTable, seat: int, lines: list[str], request: Request | None = None
    ) -> None:
        """Play choices without a draft; for programs."""

        async def work() -> None:
            await self._play(live, seat, lines, request)
            await self._is_back(live, seat)

        await self._once(live, seat, request, work)

    async def _once(self, live: LiveTable, seat: int, request: Request | None, work: Work) -> None:
        """Carry out a request of the seat to move. A retry with the same id, also at another
        process, gets the same answer, and nothing is done twice."""
        async with live.lock:
            if await self._repeated(live, request):
                await self._reload(live)  # another process may have carried it out
                return
            self._check_turn(live, seat)
            try:
                await work()
            except store.Repeated:
                await self._reload(live)
                await self._repeated(live, request)
            except MovedOn:
                if not await self._repeated(live, request):
                    raise

    async def _play_for_bot(self, live: LiveTable, match: Match, job: Job, choice: str) -> None:
        async with live.lock:
            if live.match is match and bot_to_move(live) == job.bot:  # the player is not back
                await self._play(live, job.seat, [choice])

    def _check_turn(self, live: LiveTable, seat: int) -> None:
        if live.match is None:
            raise NotYours("the game has not started")
        if live.match.over:
            raise NotYours("the game is over")
        if live.match.actor != seat:
            raise MovedOn("it is not your turn")

    async def _repeated(self, live: LiveTable, request: Request | None) -> bool:
        """Whether this request was carried out before; raises UsedRequestId if its content was
        another."""
        if request is None:
            return False
        same = await self.database.run(store.same_request, live.id, request)
        if same is False:
            raise UsedRequestId(request.id)
        return same is True

    async def _save_draft(self, live: LiveTable, draft: Draft, request: Request | None) -> None:
        seat = draft.seat
        await self._commit(live, store.save_draft, live.facts, seat, draft.lines, request)
        live.drafts[seat] = draft
        self._drafted(live, seat)
        await self._is_back(live, seat)

    async def _play(
        self, live: LiveTable, seat: int, lines: list[str], request: Request | None = None
    ) -> None:
        """Play lines on a fork of the match, which counts once it is in the database.

        They are tried as a draft first, which stops at the wall: otherwise a refusal could reveal
        what chance would decide.
        """
        assert live.match is not None
        draft = Draft(live.match, seat, lines)
        trial = live.match.fork()
        for line in draft.lines:
            trial.play(line, seat)
        await self._write(live, trial, len(live.match.events), {}, request)

    async def _write(
        self,
        live: LiveTable,
        match: Match,
        first: int,
        changes: dict[str, Any],
        request: Request | None = None,
    ) -> None:
        changes = {**changes, "waiting_for": match.actor}
        if match.over:
            changes |= {"status": FINISHED, "scores": match.scores(), "winners": _winners(match)}
        events = match.events[first:]
        await self._commit(live, store.append_events, live.facts, first, events, changes, request)
        live.match = match
        live.drafts = {}
        self._count_choices(live, events)
        self._written(live, changes)

    def _count_choices(self, live: LiveTable, events: list[Event]) -> None:
        for event in events:
            if event.seat >= 0:  # not chance
                by = "bot" if live.facts.seats[event.seat].played_by_bot else "person"
                self._metrics.choices.labels(live.facts.game, by).inc()

    # --- beyond the wall: see rewind.py -------------------------------------------------------

    async def change_choices(self, live: LiveTable, changes: Choices) -> None:
        """Change choices of the table. The caller holds the lock."""
        choices: Choices = {**live.facts.choices, **changes}
        await self._commit(live, store.set_choices, live.facts, choices)
        self._written(live, {"choices": choices})

    async def cut(self, live: LiveTable, keep: int, changes: Choices) -> None:
        """Cut the log after `keep` events. The caller holds the lock."""
        assert live.match is not None
        match = await self._replay(live.game, live.facts, live.match.events[:keep])
        choices: Choices = {**live.facts.choices, **changes}
        written = {"waiting_for": match.actor, "choices": choices}
        await self._commit(live, store.cut_events, live.facts, keep, written)
        live.match = match
        live.drafts = {}
        self._written(live, written)

    # --- what others changed ------------------------------------------------------------------

    def in_memory(self) -> list[str]:
        return list(self._live)

    async def refresh(self, id: str, version: int | None = None) -> bool:
        """Read changes by other processes. False if the table has this version already, as after a
        choice made in this process."""
        live = self._live.get(id)
        if live is None:
            return True
        async with live.lock:
            if version is not None and live.facts.version >= version:
                return False
            version, drafts, said = await self.database.run(store.find_moment, id)
            if version != live.facts.version:
                await self._reload(live)
            else:
                self._take_drafts(live, drafts)
            if live.chat is not None and said != len(live.chat):
                await self._reload_chat(live)
        return True

    async def reread(self) -> None:
        """Reload every table, even at the same version: another program has changed the database,
        such as by restoring a backup. Tables that are gone or cannot be replayed are dropped."""
        for id, live in list(self._live.items()):
            async with live.lock:
                live.chat = None
                try:
                    await self._reload(live, anyway=True)
                    self.bots.wake(live)
                except (NoSuchTable, Unreadable) as fault:
                    log.warning("table %s is no longer there: %s", id, fault)
                    self.forget([id])

    async def _reload(self, live: LiveTable, anyway: bool = False) -> None:
        """Load the table from the database if its version has changed; `anyway`: in any case."""
        facts, events = await self.database.run(store.find_table_and_log, live.id)
        if facts is None:
            self.forget([live.id])
            raise NoSuchTable(f"there is no table {live.id!r} any longer")
        if anyway or facts.version != live.facts.version:
            match = None
            if facts.status != GATHERING:
                with _or_unreadable(facts):
                    match = followed(live, events)
                match = match or await self._replay(live.game, facts, events)
            live.facts, live.match, live.drafts = facts, match, {}
            self._changed(live)
        await self._load_drafts(live)

    async def _load_drafts(self, live: LiveTable) -> None:
        if live.match is None:
            return
        self._take_drafts(
            live, await self.database.run(store.find_drafts, live.id, live.facts.version)
        )

    def _take_drafts(self, live: LiveTable, found: dict[int, list[str]]) -> None:
        """Take over the stored draft of the seat to move."""
        if live.match is None:
            return
        seat = live.match.actor
        lines = found.get(seat, [])
        known = live.drafts[seat].lines if seat in live.drafts else []
        if lines != known and (live.facts.version, lines) != live.impossible:
            live.drafts = {seat: self._draft(live, live.match, lines)} if lines else {}
            self._drafted(live, seat)

    def _draft(self, live: LiveTable, match: Match, lines: list[str]) -> Draft:
        """The draft; an empty one if it cannot be played (such as one of an earlier version), so
        that the table stays usable."""
        try:
            return Draft(match, match.actor, lines)
        except SeraiError as fault:
            log.warning("a draft at table %s cannot be played: %s", live.id, fault)
            live.impossible = live.facts.version, lines
            return Draft(match, match.actor)

    async def _reload_chat(self, live: LiveTable) -> None:
        """Chat does not change the version of a table, so it is compared separately."""
        said = await self.database.run(store.find_chat, live.id)
        if said != live.chat:
            live.chat = said
            self._changed(live)

    def _changed(self, live: LiveTable) -> None:
        live.changed = next_tick()
        self.hub.tell(live.id)

    def _drafted(self, live: LiveTable, seat: int) -> None:
        live.drafted[seat] = next_tick()
        self.hub.tell(live.id)

    # --- chat and reading ---------------------------------------------------------------------

    async def say(self, live: LiveTable, person: str, name: str, text: str) -> None:
        await self.database.run(store.say, live.id, person, name, text)
        live.chat = await self.database.run(store.find_chat, live.id)
        self._changed(live)

    async def chat(self, live: LiveTable) -> list[ChatLine]:
        """The newest chat lines, read from the database once."""
        if live.chat is None:
            live.chat = await self.database.run(store.find_chat, live.id)
        return live.chat

    # --- starting and stopping ----------------------------------------------------------------

    async def resume(self) -> None:
        """After a start: ask the bots that are to move."""
        for facts in await self.database.run(store.tables_in_play):
            if facts.waited_for is not None and facts.waited_for.played_by_bot:
                live = await self.readable(facts.id)
                if live is not None:
                    self.bots.wake(live)

    async def take_over(self, before: int) -> None:
        """Ask bots that have not moved since `before`: the process that asked them may be dead. If
        not, the second answer is refused."""
        for facts in await self.database.run(store.waiting_since, before):
            if facts.waited_for is not None and facts.waited_for.played_by_bot:
                live = await self.readable(facts.id)
                if live is not None and not live.bot_silent:
                    self.bots.wake(live)

    async def close(self) -> None:
        await self.bots.close()
