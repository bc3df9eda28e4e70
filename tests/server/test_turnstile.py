"""Whoever asks for much at once waits for himself, and nobody else waits for him."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from starlette.types import Message, Receive, Scope, Send

from serai.server.turnstile import Turnstile

START: Message = {"type": "http.response.start", "status": 200}
BODY: Message = {"type": "http.request", "body": b"", "more_body": False}


class Kitchen:
    """Works on every request until it is told to go on."""

    def __init__(self, at_once: int = 2) -> None:
        self.inside: list[str] = []
        self.go_on = asyncio.Event()
        self.door = Turnstile(self._work, at_once)

    async def _work(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] == "POST":
            await receive()
        self.inside.append(scope["path"])
        if scope["path"] == "stream":
            await send(START)
        await self.go_on.wait()
        self.inside.remove(scope["path"])
        if scope["path"] != "stream":
            await send(START)

    def ask(
        self,
        path: str,
        address: str = "10.0.0.1",
        method: str = "GET",
        body: Callable[[], Awaitable[Message]] | None = None,
    ) -> asyncio.Task[None]:
        async def nothing_to_read() -> Message:
            return BODY

        async def send(message: Message) -> None:
            pass

        scope = {"type": "http", "method": method, "path": path, "client": (address, 1)}
        return asyncio.ensure_future(self.door(scope, body or nothing_to_read, send))


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_so_many_requests_of_an_address_are_worked_on_at_a_time() -> None:
    async def scenario() -> None:
        kitchen = Kitchen()
        asked = [kitchen.ask(str(one)) for one in range(5)]
        asked.append(kitchen.ask("stranger", "10.0.0.2"))
        asked.append(kitchen.ask("household", "fd00::1"))
        await settle()
        assert kitchen.inside == ["0", "1", "stranger", "household"]
        kitchen.go_on.set()
        await asyncio.gather(*asked)
        assert not kitchen.door._gates
        assert not kitchen.door._here

    asyncio.run(scenario())


def test_who_listens_to_a_stream_or_is_still_writing_takes_no_place() -> None:
    async def scenario() -> None:
        kitchen, never = Kitchen(1), asyncio.Event()

        async def slow() -> Message:
            await never.wait()
            return BODY

        asked = [kitchen.ask("stream"), kitchen.ask("post", method="POST", body=slow)]
        await settle()
        asked.append(kitchen.ask("page"))
        await settle()
        assert kitchen.inside == ["stream", "page"]
        never.set()
        await settle()
        assert kitchen.inside == ["stream", "page"], "its body is here, and it waits for its place"
        kitchen.go_on.set()
        await asyncio.gather(*asked)

    asyncio.run(scenario())


def test_who_fails_gives_the_place_back() -> None:
    async def scenario() -> None:
        async def broken(scope: Scope, receive: Receive, send: Send) -> None:
            raise OSError

        kitchen = Kitchen(1)
        kitchen.door.app = broken
        for _ in range(3):
            with pytest.raises(OSError):
                await kitchen.ask("page")

    asyncio.run(scenario())
