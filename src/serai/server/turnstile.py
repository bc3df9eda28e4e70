"""Limits the requests of one address that are handled at a time; the others wait.

Without this, hundreds of requests from one address would delay those of all others, because
requests are handled in order of arrival.
"""

import asyncio
from collections import Counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.guard import SAFE_METHODS
from serai.server.origins import household


class Turnstile:
    """Middleware that lets `at_once` requests of an address in at a time (0: all)."""

    def __init__(self, app: ASGIApp, at_once: int) -> None:
        self.app = app
        self._at_once = at_once
        self._gates: dict[str, asyncio.Semaphore] = {}
        self._here: Counter[str] = Counter()
        """Requests inside or waiting, by address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not self._at_once:
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        address = household(client[0]) if client else "?"
        self._here[address] += 1
        visit = _Visit(self._gates.setdefault(address, asyncio.Semaphore(self._at_once)))
        try:
            if scope["method"] in SAFE_METHODS:
                await visit.enter()
            await self.app(scope, visit.after_body(receive), visit.till_answer(send))
        finally:
            visit.leave()
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address], self._gates[address]


class _Visit:
    """One request. It occupies a place only while it is handled: not while its body arrives, nor
    while its answer or stream is sent."""

    def __init__(self, gate: asyncio.Semaphore) -> None:
        self._gate = gate
        self._inside = False
        self._over = False

    async def enter(self) -> None:
        if not self._inside and not self._over:
            await self._gate.acquire()
            self._inside = True

    def leave(self) -> None:
        self._over = True
        if self._inside:
            self._inside = False
            self._gate.release()

    def after_body(self, receive: Receive) -> Receive:
        async def received() -> Message:
            message = await receive()
            if message["type"] == "http.request" and not message.get("more_body", False):
                await self.enter()
            return message

        return received

    def till_answer(self, send: Send) -> Send:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.leave()
            await send(message)

        return sent
