"""Somebody who plays through the API."""

import time
from typing import Any

import httpx2

from tests.server.process import Server


class Program:
    """Somebody who plays through the API."""

    def __init__(self, server: Server) -> None:
        self.client = httpx2.Client(base_url=server.address, timeout=30)
        token = self.post("/api/people", {"name": "Robin"})["token"]
        self.client.headers["Authorization"] = f"Bearer {token}"

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.client.post(path, json=body)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    def make(self, *kinds: str) -> str:
        seats = [
            {"kind": kind}
            if kind in ("me", "open", "same_screen")
            else {"kind": "bot", "bot": kind}
            for kind in kinds
        ]
        return str(self.post("/api/tables", {"game": "taj_mahal", "seats": seats})["id"])

    def table(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"/api/tables/{id}").json()
        return found

    def play_turn(self, id: str) -> None:
        """The first option, again and again, until the turn is over."""
        table = self.table(id)
        seat = table["actor"]
        while table["options"] and table["actor"] == seat:
            body = {"actions": table["options"][:1], "seat": seat}
            table = self.post(f"/api/tables/{id}/act", body)

    def finish(self) -> str:
        """A table at which bots have played to the end."""
        id = self.make("random", "random", "random")
        while self.table(id)["status"] != "finished":
            time.sleep(0.2)
        return id
