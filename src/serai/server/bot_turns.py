"""Bots at tables: every bot that is to move is asked here, and only here."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from serai.core.components import Edition
from serai.core.match import Match
from serai.games import load
from serai.server.bot_pool import BotPool
from serai.server.bot_queue import Job
from serai.server.database_failures import Unavailable
from serai.server.live_table import LiveTable, MovedOn, bot_to_move
from serai.server.origins import Origins

log = logging.getLogger(__name__)

SAME_TURN = 3
"""The pause before a choice is divided by this after a bot's first choice: turns can be long."""
AFTER_FAILURE = 1.0
"""Seconds before a bot that failed is asked again."""
MOST_FAILURES = 3
"""After so many failures in a row the table says that its bot does not answer."""

Play: TypeAlias = Callable[[LiveTable, Match, Job, str], Awaitable[None]]
"""Plays the choice of a bot, unless the table has changed since it was asked."""


class BotTurns:
    """Asks bots for their choices, one after another at each table, until a person is to move."""

    def __init__(
        self, pool: BotPool, play: Play, tell: Callable[[LiveTable], None], pause: float = 0.0
    ) -> None:
        self.pool = pool
        self._play = play
        self._tell = tell
        self._pause = pause
        self.origins = Origins()
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def wake(self, live: LiveTable) -> None:
        """If a bot is to move and is not asked yet, ask it."""
        if self.thinking(live.id) is None and bot_to_move(live) is not None:
            task = asyncio.create_task(self._go_on(live))
            self._thinking[live.id] = task
            task.add_done_callback(lambda task: self._done(live.id, task))

    def thinking(self, id: str) -> asyncio.Task[None] | None:
        """The task that asks bots at a table now, if there is one."""
        task = self._thinking.get(id)
        return None if task is None or task.done() else task

    def _done(self, id: str, task: asyncio.Task[None]) -> None:
        if self._thinking.get(id) is task:  # unless a new task has begun
            del self._thinking[id]

    async def _go_on(self, live: LiveTable) -> None:
        last, failures = None, 0
        live.bot_silent = False
        while (bot := bot_to_move(live)) is not None:
            match = live.match
            assert match is not None
            job = _job(live, match, bot, self.origins)
            try:
                answer = await self.pool.choose(job)
                await asyncio.sleep(self._pause / (1 if last != job.seat else SAME_TURN))
                last = job.seat
                _keep_notes(live, (job.seat, job.bot, match.state.turns), answer.notes)
                await self._play_when_possible(live, match, job, answer.choice)
                failures = 0
            except MovedOn:
                continue
            except Exception:
                log.exception("the bot at table %s failed", live.id)
                failures += 1
                if failures == MOST_FAILURES:
                    self._give_up(live)
                    return
                await asyncio.sleep(AFTER_FAILURE)

    async def _play_when_possible(
        self, live: LiveTable, match: Match, job: Job, choice: str
    ) -> None:
        """While the database fails the choice is kept: the bot need not think again."""
        while True:
            try:
                return await self._play(live, match, job, choice)
            except Unavailable:
                await asyncio.sleep(AFTER_FAILURE)

    def _give_up(self, live: LiveTable) -> None:
        """Tell the people at the table, who can ask the bot again or let another one play."""
        log.error("the bot at table %s is not asked any longer", live.id)
        live.bot_silent = True
        self._tell(live)

    async def close(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        self.pool.close()


def bot_seed(secret: str, events: int, seat: int) -> int:
    """The seed of a bot for a choice. Derived from the table's secret: with a public seed, players
    could predict the bot's moves."""
    text = f"{secret} bot {events} {seat}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest()) >> 33


def _edition(live: LiveTable) -> Edition:
    """The components for the worker; None if they are those of the installed game."""
    return None if live.game is load(live.facts.game) else live.game.components


def _keep_notes(live: LiveTable, whose: tuple[int, str, int], notes: bytes) -> None:
    """Store the notes for the bot's next choice in this turn, and drop those of other turns."""
    turn = whose[-1]
    live.bot_notes = {key: kept for key, kept in live.bot_notes.items() if key[-1] == turn}
    live.bot_notes[whose] = notes


def _job(live: LiveTable, match: Match, bot: str, origins: Origins) -> Job:
    """The question to a bot: the record so far, without the secret."""
    host = live.facts.host or ""
    return Job(
        table=live.id,
        header=match.header,
        lines=tuple((event.seat, event.text) for event in match.events),
        seat=match.actor,
        bot=bot,
        seed=bot_seed(live.facts.secret, len(match.events), match.actor),
        edition=_edition(live),
        notes=live.bot_notes.get((match.actor, bot, match.state.turns), b""),
        person=host,
        address=origins.of(host),
    )
