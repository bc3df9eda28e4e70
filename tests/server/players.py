"""People who play while things are killed around them, and who count what they were promised."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Sequence
from typing import Any, Protocol

import httpx2

import serai
from serai.core.verify import verify

WORKERS = 3
"""Games that are in play at every kill."""


class Place(Protocol):
    """Where people play: a server, or a proxy before several."""

    address: str
    client: httpx2.Client


class Player:
    """Plays one table against two bots, retrying whatever a kill swallowed."""

    def __init__(self, servers: Sequence[Place], number: int) -> None:
        self.servers = servers
        self.number = number
        self.rng = random.Random(number)
        self.acknowledged: list[str] = []
        self.token = ""
        self.id = ""
        self.final: dict[str, Any] = {}

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Call any server until an answer comes; the request id in the body makes that harmless.
        503 says that the database is away; any other fault of a server would be one of ours."""
        for _ in range(1200):
            client = self.rng.choice(self.servers).client
            try:
                headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
                answer = client.request(method, path, json=body, headers=headers)
            except httpx2.TransportError:
                time.sleep(0.05)
                continue
            if answer.status_code != 503:
                assert answer.status_code < 500, answer.text
                return answer
            assert "nothing is lost" in answer.json()["error"]
            time.sleep(0.05)
        raise AssertionError("the server does not come back")

    def play(self) -> None:
        self.token = self.call("POST", "/api/people", {"name": f"P{self.number}"}).json()["token"]
        bots = {"kind": "bot", "bot": "random"}
        body = {"game": "taj_mahal", "seats": [{"kind": "me"}, bots, bots]}
        self.id = self.call("POST", "/api/tables", body).json()["id"]
        for turn in range(4000):
            table = self.call("GET", f"/api/tables/{self.id}").json()
            if table["status"] == "finished":
                self.final = table
                return
            if table["actor"] != table["seat"]:
                time.sleep(0.02)
                continue
            choice = self.rng.choice(table["options"])
            body = {"actions": [choice], "request": f"t{turn}"}
            answer = self.call("POST", f"/api/tables/{self.id}/act", body)
            assert answer.status_code == 200, answer.text
            self.acknowledged.append(choice)
        raise AssertionError("the game does not end")

    def status(self, id: str) -> str:
        return str(self.call("GET", f"/api/tables/{id}").json()["status"])

    def check(self) -> None:
        text = self.call("GET", f"/api/tables/{self.id}/record").text
        record = serai.read_record(text)
        assert [event.text for event in record.events if event.seat == 0] == self.acknowledged
        assert verify(serai.load("taj_mahal"), record).sealed


class Crowd:
    """People who start game after game while the server is killed, and end what they began."""

    def __init__(self, *servers: Place) -> None:
        self.players: list[Player] = []
        self.faults: list[BaseException] = []
        self._servers = servers
        self._last_call = threading.Event()
        self._threads = [threading.Thread(target=self._play) for _ in range(WORKERS)]
        for thread in self._threads:
            thread.start()

    def _play(self) -> None:
        while not self._last_call.is_set() and not self.faults:
            player = Player(self._servers, len(self.players))
            self.players.append(player)
            try:
                player.play()
            except BaseException as fault:
                self.faults.append(fault)

    def finish(self) -> None:
        self._last_call.set()
        for thread in self._threads:
            thread.join()
        assert not self.faults, self.faults[0]
        assert len(self.players) >= WORKERS
        for player in self.players:
            player.check()


class Watcher(threading.Thread):
    """Somebody who has the stream of a table open, at one server, and opens it again when it ends:
    what the page of a browser does."""

    def __init__(self, server: Place, id: str) -> None:
        super().__init__(daemon=True)
        self.version = -1
        """Of the table as it was last shown."""
        self._url = f"{server.address}/api/tables/{id}/events"
        self._over = threading.Event()
        self.start()

    def run(self) -> None:
        while not self._over.is_set():
            try:
                self._watch()
            except httpx2.HTTPError:
                time.sleep(0.1)

    def _watch(self) -> None:
        with httpx2.stream("GET", self._url, timeout=30) as answer:
            assert answer.status_code in (200, 502, 503)  # 502: of a proxy that has lost the server
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    self.version = json.loads(line.removeprefix("data: "))["version"]
                if self._over.is_set():
                    return

    def end(self) -> None:
        self._over.set()
