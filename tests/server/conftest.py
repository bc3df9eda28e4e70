"""A server in this process, and small words for what tests do with it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from serai.server.app import make_app
from serai.server.context import Context
from serai.server.settings import Settings


def context_of(client: TestClient) -> Context:
    """What the server of this client holds, to look behind its answers."""
    app: Any = client.app
    found: Context = app.state.context
    return found


class Caller:
    """Somebody who talks to the API with a token of their own."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.name = name
        self.token = client.post("/api/people", json={"name": name}).json()["token"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def post(self, path: str, body: Any) -> Any:
        return self.client.post(path, json=body, headers=self.headers)

    def get(self, path: str) -> Any:
        return self.client.get(path, headers=self.headers)

    def make(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """Make a table; a kind is me, open, same_screen, or the name of a bot."""
        seats = [
            {"kind": kind}
            if kind in ("me", "open", "same_screen")
            else {"kind": "bot", "bot": kind}
            for kind in kinds
        ]
        answer = self.post("/api/tables", {"game": "taj_mahal", "seats": seats, **fields})
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def table(self, id: str, seat: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.get(
            f"/api/tables/{id}" + ("" if seat is None else f"?seat={seat}")
        ).json()
        return found

    def turn(self, id: str, verb: str, action: str = "", request: str = "") -> Any:
        body = {"verb": verb, "action": action, "request": request}
        return self.post(f"/api/tables/{id}/turn", body)

    def act(self, id: str, *actions: str, request: str = "", seat: int | None = None) -> Any:
        body = {"actions": list(actions), "request": request, "seat": seat}
        return self.post(f"/api/tables/{id}/act", body)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path}/serai.db", rate_limits=False, bot_workers=1)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(make_app(settings)) as client:
        yield client


@pytest.fixture
def ann(client: TestClient) -> Caller:
    return Caller(client, "Ann")


@pytest.fixture
def bob(client: TestClient) -> Caller:
    return Caller(client, "Bob")


@pytest.fixture
def eve(client: TestClient) -> Caller:
    return Caller(client, "Eve")
