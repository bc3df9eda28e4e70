"""What would stop everybody else is done in a process of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import closing

import pytest
from starlette.testclient import TestClient

from serai.server.own_process import LOST, OwnProcess
from serai.server.settings import Settings
from serai.web.site import make_site
from tests.server.conftest import context_of
from tests.server.process import alive, wait_until
from tests.web.conftest import BROWSER


def whereabouts(_: int) -> int:
    return os.getpid()


async def ask_until_lost(own: OwnProcess) -> None:
    """A death may not be noticed at once."""
    for _ in range(100):
        await own.run(60, whereabouts, 0)
        await asyncio.sleep(0.02)


def test_a_process_that_died_or_hangs_is_made_again() -> None:
    async def scenario() -> None:
        with closing(OwnProcess()) as own:
            first = await own.run(60, whereabouts, 0)
            assert first != os.getpid()
            assert own.ids() == [first]
            with pytest.raises(LOST):
                await own.run(0.05, time.sleep, 60)
            second = await own.run(60, whereabouts, 0)
            assert second != first
            os.kill(second, signal.SIGKILL)
            with pytest.raises(LOST):
                await ask_until_lost(own)
            assert await own.run(60, whereabouts, 0) not in (first, second)

    asyncio.run(scenario())


def test_who_stops_waiting_leaves_nobody_else_waiting_for_a_process_that_is_gone() -> None:
    """The first one hangs; those who wait behind it give up at the same moment, but for the last,
    who is told that the process is gone."""

    async def scenario() -> None:
        with closing(OwnProcess()) as own:
            await own.run(60, whereabouts, 0)
            impatient = [own.run(0.2, time.sleep, 60) for _ in range(6)]
            patient = own.run(3600, whereabouts, 0)
            told = await asyncio.gather(*impatient, patient, return_exceptions=True)
            assert all(isinstance(one, LOST) for one in told), told

    for _ in range(5):
        asyncio.run(scenario())


def test_who_hears_late_that_a_process_is_gone_does_not_end_the_next_one() -> None:
    async def scenario() -> None:
        with closing(OwnProcess()) as own:
            for _ in range(4):
                patient = asyncio.create_task(own.run(3600, time.sleep, 60))
                await asyncio.sleep(0)
                with pytest.raises(TimeoutError):
                    await own.run(0.1, time.sleep, 60)
                await own.run(3600, time.sleep, 0.2)  # meanwhile the other hears of it
                with pytest.raises(LOST):
                    await patient

    asyncio.run(scenario())


def test_pictures_are_made_in_another_process_which_goes_with_the_server(
    settings: Settings,
) -> None:
    """In a thread they would stop the server: what makes them lets no other one work."""
    with TestClient(make_site(settings), headers=BROWSER) as site:
        table = site.post("/play-now", data={"game": "taj_mahal"}).url.path
        painter = context_of(site).png_process
        assert painter.ids() == [], "made when it is first needed"
        picture = site.get(f"{table}/replay/picture.png?step=0")
        assert picture.headers["content-type"] == "image/png"
        [pid] = painter.ids()
        assert pid != os.getpid()
    wait_until(lambda: not alive({pid}))
