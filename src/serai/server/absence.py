"""A bot takes over for a player who is away too long, if the table chose that."""

import asyncio
import contextlib
import logging

from serai.server import store
from serai.server.database_failures import Unavailable
from serai.server.live_table import MovedOn
from serai.server.store import PERSON, TableFacts
from serai.server.tables import Tables

log = logging.getLogger(__name__)

HOUR = 3_600_000
CHECK_SECONDS = 60.0
FORGOTTEN = 60_000
"""Milliseconds after which a bot that has not moved is asked by any process that notices."""


async def replace_absent_players(tables: Tables, every: float = CHECK_SECONDS) -> None:
    """Check regularly for seats that have waited too long, until cancelled."""
    while True:
        await asyncio.sleep(every)
        try:
            await check_once(tables, store.now())
        except Unavailable:
            pass  # tried again later; the database logs it
        except Exception:
            log.exception("looking for absent players failed")


async def wake_forgotten_bots(tables: Tables, every: float = CHECK_SECONDS) -> None:
    """Check regularly for bots whose server process has died, and ask them, until cancelled."""
    while True:
        await asyncio.sleep(every)
        try:
            await tables.take_over(store.now() - FORGOTTEN)
        except Unavailable:
            pass
        except Exception:
            log.exception("looking for forgotten bots failed")


async def check_once(tables: Tables, now: int) -> None:
    for facts in await tables.database.run(store.tables_in_play):
        if is_overdue(facts, now):
            live = await tables.readable(facts.id)
            if live is None:
                continue
            with contextlib.suppress(MovedOn):  # another process was quicker
                await tables.stand_in(live, facts.waiting_for, facts.choices["absence_bot"])


def is_overdue(facts: TableFacts, now: int) -> bool:
    """Whether the table waits for a person who has been away longer than it allows."""
    hours = facts.choices.get("absence_hours", 0)
    seat = facts.waited_for
    if not hours or seat is None:
        return False
    return seat.kind == PERSON and seat.stand_in is None and now - facts.moved > hours * HOUR
