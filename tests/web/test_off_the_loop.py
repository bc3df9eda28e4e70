"""What takes long is done where nobody else waits for it: neither on the event loop, nor in the
thread of the database."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from serai.core.verify import verify
from serai.server import people, service
from serai.web import course, replay, result
from tests.server.conftest import context_of
from tests.web.visiting import browser, finished_table, record_of


class Workplaces:
    """Notes where some work is done."""

    def __init__(self) -> None:
        self.done: list[tuple[bool, bool]] = []
        """On an event loop; in a thread of the database, where transactions are."""

    def spied(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            thread = threading.current_thread().name
            self.done.append((runs_a_loop(), thread.startswith("database")))
            return work(*args, **kwargs)

        return wrapper

    def check(self, times: int) -> None:
        """It was done so often since the last time, elsewhere."""
        assert self.done == [(False, False)] * times
        self.done.clear()


def runs_a_loop() -> bool:
    """Whether this thread runs an event loop."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


@pytest.fixture
def workplaces() -> Workplaces:
    return Workplaces()


class Argon:
    """The hasher of passwords, watched."""

    def __init__(self, workplaces: Workplaces) -> None:
        real = people._hasher
        self.hash = workplaces.spied(real.hash)
        self.verify = workplaces.spied(real.verify)


@pytest.fixture
def watched(workplaces: Workplaces, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    people._decoy.cache_clear()
    monkeypatch.setattr(people, "_hasher", Argon(workplaces))
    yield
    people._decoy.cache_clear()


@pytest.mark.usefixtures("watched")
def test_passwords_are_hashed_where_nobody_waits_for_it(
    site: TestClient, workplaces: Workplaces
) -> None:
    right = {"login": "ann", "password": "eight letters"}
    other = "another password"
    assert site.post("/account/sign-up", data=right).status_code == 200
    workplaces.check(1)
    change = {"current": right["password"], "password": other}
    assert "done=password" in str(site.post("/account/password", data=change).url)
    workplaces.check(3)  # the one until now, one for those who are not there, the new one
    for login, password, done in (
        ("ann", other, True),
        ("ann", "a wrong one", False),
        ("nobody", "a wrong one", False),
    ):
        body = {"login": login, "password": password}
        answer = browser(site).post("/account/log-in", data=body)
        assert (answer.url.path == "/") == done
        workplaces.check(1)


def test_the_luck_of_a_game_is_recomputed_where_nobody_waits_for_it(
    site: TestClient, workplaces: Workplaces, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished_table(site)
    monkeypatch.setattr(result, "verify", workplaces.spied(verify))
    assert 'class="proved"' in site.get(f"/t/{table}/result?check=1").text
    workplaces.check(1)


@pytest.mark.parametrize("of", ["table", "record"])
def test_a_game_is_played_on_from_its_middle_where_nobody_waits_for_it(
    site: TestClient, workplaces: Workplaces, monkeypatch: pytest.MonkeyPatch, of: str
) -> None:
    path = f"/t/{finished_table(site)}"
    if of == "record":
        record = record_of(site, path.removeprefix("/t/"))
        path = site.post("/replay", files={"file": ("game.txt", record.encode())}).url.path
        context_of(site).memories.clear()
    for module, name in (
        (service, "rebuild"),
        (replay, "_played"),
        (course, "course_of"),
    ):
        monkeypatch.setattr(module, name, workplaces.spied(getattr(module, name)))
    answer = site.post(f"{path}/branch", data={"step": 20, "seat": 0})
    assert answer.url.path.startswith("/t/")
    workplaces.check(3 if of == "record" else 2)
