"""A stream brings the table as it is, to whoever reads it."""

import asyncio
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.testclient import TestClient

from serai.server import service
from serai.server.people import Person
from serai.web import table as web_table
from serai.web.drawn_tables import draw
from serai.web.frame import Frame
from tests.server.conftest import context_of
from tests.web.visiting import make, table_at


def test_a_stream_that_is_not_read_keeps_no_more_than_the_next_table(
    site: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever stops reading would else have every table drawn and put aside for him."""
    table = table_at(make(site, "me", "same_screen", "same_screen", listed="yes"))
    context, drawn = context_of(site), []

    async def counted(*about: Any) -> Frame:
        drawn.append(about)
        return await draw(*about)

    async def scenario() -> None:
        query = f"t={table}..en.".encode()
        scope = {"type": "http", "app": site.app, "headers": [], "query_string": query}
        answer = await web_table.watch(Request({**scope, "client": ("10.0.0.1", 1)}))
        assert isinstance(answer, StreamingResponse)
        frames = aiter(answer.body_iterator)
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
