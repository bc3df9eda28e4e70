"""A stream brings the table as it is, to whoever reads it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.testclient import TestClient

from serai.server import service
from serai.server.people import Person
from serai.web import table as web_table
from serai.web.drawn_tables import draw
from serai.web.sent_table import SentTable
from tests.server.conftest import context_of
from tests.web.visiting import make, table_at


async def opened(site: TestClient, *tables: str) -> AsyncIterator[Any]:
    """What a stream of these tables brings."""
    query = "&".join(f"t={table}..en." for table in tables).encode()
    scope = {"type": "http", "app": site.app, "headers": [], "query_string": query}
    answer = await web_table.watch(Request({**scope, "client": ("10.0.0.1", 1)}))
    assert isinstance(answer, StreamingResponse)
    return aiter(answer.body_iterator)


def test_a_stream_that_is_not_read_keeps_no_more_than_the_next_table(
    site: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever stops reading would else have every table drawn and put aside for him."""
    table = table_at(make(site, "me", "same_screen", "same_screen", listed="yes"))
    context, drawn = context_of(site), []

    async def counted(*about: Any) -> SentTable:
        drawn.append(about)
        return await draw(*about)

    async def scenario() -> None:
        frames = await opened(site, table)
        await anext(frames)
        live = await context.tables.open(table)
        for text in range(12):
            host = Person(live.facts.seats[0].person or "", "Ann")
            await service.say(context.tables, live, host, str(text))
            await asyncio.sleep(0.02)
        assert len(drawn) <= 4
        del frames

    monkeypatch.setattr(web_table, "draw", counted)
    assert site.portal is not None
    site.portal.call(scenario)


def test_a_stream_ends_if_one_of_its_tables_cannot_be_drawn(
    site: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser asks again then. If the stream went on, that table would stand still for ever."""
    tables = [table_at(make(site, "me", "same_screen", "same_screen")) for _ in range(2)]

    async def failing(*about: Any) -> SentTable:
        if about[1].live.id == tables[0]:
            raise RuntimeError("a drawing that fails")
        return await draw(*about)

    async def scenario() -> None:
        frames = await opened(site, *tables)
        async with asyncio.timeout(20):
            assert len([frame async for frame in frames if b"event: table" in frame]) == 1

    monkeypatch.setattr(web_table, "draw", failing)
    assert site.portal is not None
    site.portal.call(scenario)
