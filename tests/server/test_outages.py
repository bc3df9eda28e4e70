"""Two server processes on one PostgreSQL, and each of the three is killed while people play."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from tests.server.players import Crowd, Player, Watcher
from tests.server.postgres import Cluster, cluster, settings_on
from tests.server.process import Server, api_server, wait_until

USUAL = os.environ.get("HYPOTHESIS_PROFILE", "default") == "default"
pytestmark = pytest.mark.skipif(USUAL, reason="takes minutes: `make test-all` does it")


@dataclass
class Inn:
    postgres: Cluster
    servers: tuple[Server, Server]


@pytest.fixture(scope="module")
def inn() -> Iterator[Inn]:
    with cluster() as postgres:
        settings = settings_on(postgres.address)
        with api_server(settings) as one, api_server(settings) as two:
            yield Inn(postgres, (one, two))


def kill_the_database(inn: Inn, number: int) -> None:
    inn.postgres.kill()
    inn.postgres.start()


def kill_a_process(inn: Inn, number: int) -> None:
    server = inn.servers[number % 2]
    server.kill()
    server.start()


@contextmanager
def watched(inn: Inn) -> Iterator[None]:
    """Somebody watches a table at both servers all the time, and sees its last state in the end."""
    player = Player(inn.servers, 1000)
    player.token = player.call("POST", "/api/people", {"name": "Eve"}).json()["token"]
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "same_screen"}]
    body = {"game": "taj_mahal", "seats": seats}
    player.id = player.call("POST", "/api/tables", body).json()["id"]
    watchers = [Watcher(server, player.id) for server in inn.servers]
    yield
    move(player)
    version = player.call("GET", f"/api/tables/{player.id}").json()["version"]
    wait_until(lambda: all(watcher.version >= version for watcher in watchers), 60)
    for watcher in watchers:
        watcher.end()


def move(player: Player) -> None:
    """Choose something at a table where somebody has two seats and a bot the third."""
    path = f"/api/tables/{player.id}"
    for _ in range(600):
        actor = player.call("GET", path).json()["actor"]
        if actor > 0:
            break
        time.sleep(0.05)
    option = player.call("GET", f"{path}?seat={actor}").json()["options"][-1]
    body = {"actions": [option], "seat": actor, "request": "last"}
    assert player.call("POST", f"{path}/act", body).status_code == 200


@pytest.mark.parametrize(
    ("kill", "times"),
    [(kill_the_database, 20), (kill_a_process, 20)],
)
def test_a_kill_loses_nothing_doubles_nothing_and_leaves_no_stream_behind(
    inn: Inn, kill: Callable[[Inn, int], None], times: int
) -> None:
    rng = random.Random(1)
    with watched(inn):
        crowd = Crowd(*inn.servers)
        try:
            for number in range(times):
                time.sleep(rng.uniform(0.2, 1.0))
                kill(inn, number)
        finally:
            crowd.finish()
    wait_until(lambda: all(is_ready(server) for server in inn.servers))


def is_ready(server: Server) -> bool:
    return bool(server.client.get("/readyz").status_code == 200)
