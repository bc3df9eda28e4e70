"""Real kills: whatever was acknowledged is there afterwards, and every game goes on and ends."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import pytest

import serai
from serai.core.match import Match
from serai.server.bot_pool import BotPool, BotSilent
from serai.server.bot_queue import Job
from serai.server.settings import Settings
from tests.server.players import Crowd, Player
from tests.server.postgres import postgres_address, settings_on
from tests.server.process import Server, alive, api_server, descendants, wait_until

KILLS = 6 if os.environ.get("HYPOTHESIS_PROFILE", "default") == "default" else 40


def play_while_killing(settings: Settings, kills: int) -> None:
    rng = random.Random(1)
    with api_server(settings) as server:
        crowd = Crowd(server)
        try:
            for _ in range(kills):
                time.sleep(rng.uniform(0.5, 3.0))
                server.kill()
                server.start()
        finally:
            crowd.finish()


def test_killing_the_server_loses_no_acknowledged_choice(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/serai.db", rate_limits=False, bot_workers=1)
    play_while_killing(settings, KILLS)


def test_the_same_on_postgresql(tmp_path: Path) -> None:
    with postgres_address(tmp_path) as address:
        settings = settings_on(address)
        play_while_killing(settings, KILLS // 2)


@pytest.mark.parametrize("bot", ["random", "search:5s"])
def test_a_killed_server_leaves_no_process_behind(tmp_path: Path, bot: str) -> None:
    """Its workers have nothing to do (random), or think (search) when it happens."""
    settings = Settings(database=f"sqlite:///{tmp_path}/serai.db", rate_limits=False, bot_workers=2)
    with api_server(settings) as server:
        player = Player([server], 1)
        player.token = player.call("POST", "/api/people", {"name": "Ann"}).json()["token"]
        body = {"game": "taj_mahal", "seats": [{"kind": "bot", "bot": bot}] * 3}
        tables = [player.call("POST", "/api/tables", body).json()["id"] for _ in range(2)]
        if bot == "random":
            wait_until(lambda: all(player.status(id) == "finished" for id in tables))
        wait_until(lambda: bool(grandchildren(server)))
        family = descendants(server.process.pid)
        server.kill()
        wait_until(lambda: not alive(family))


def grandchildren(server: Server) -> set[int]:
    """The workers: they are made by the fork server, not by the server itself."""
    family = descendants(server.process.pid)
    return {pid for helper in family for pid in descendants(helper)}


def test_a_killed_bot_worker_is_replaced_and_the_bot_moves() -> None:
    async def scenario() -> str:
        match = Match(serai.load("taj_mahal"), players=3, seed=5)
        lines = tuple((event.seat, event.text) for event in match.events)
        job = Job("t", match.header, lines, match.actor, "search:3s", 1)
        pool = BotPool(1, deadline=20)
        try:
            thinking = asyncio.create_task(pool.choose(job))
            while not pool.worker_ids():
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.3)
            os.kill(pool.worker_ids()[0], signal.SIGKILL)
            choice = (await thinking).choice
            assert choice in [option.text for option in match.options()]
            return choice
        finally:
            pool.close()

    assert asyncio.run(scenario())


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_that_misses_its_deadline_is_an_error_not_a_hang(bot: str) -> None:
    async def scenario() -> None:
        match = Match(serai.load("taj_mahal"), players=3, seed=5)
        lines = tuple((event.seat, event.text) for event in match.events)
        pool = BotPool(1, deadline=0.0001)
        try:
            with pytest.raises(BotSilent, match="does not answer"):
                await pool.choose(Job("t", match.header, lines, match.actor, bot, 1))
        finally:
            pool.close()

    asyncio.run(scenario())
