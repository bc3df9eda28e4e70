"""`serai serve` as people start and stop it: whatever is open ends, and nothing is lost."""

from __future__ import annotations

import signal
import threading
from pathlib import Path

import httpx2
import pytest

from tests.server.postgres import postgres_address
from tests.server.process import PATIENCE, SERVE, Server, alive, descendants, wait_until


class Watcher(threading.Thread):
    """Somebody with an open page."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.begun = threading.Event()
        self.said_goodbye = False
        """Whether the stream came to its end. One that is cut off has none: that is how it looks
        when the server waits for its streams in vain, and breaks them to be able to stop."""
        self.start()
        assert self.begun.wait(PATIENCE)

    def run(self) -> None:
        with httpx2.stream("GET", self.url, timeout=PATIENCE) as answer:
            for _ in answer.iter_bytes():
                self.begun.set()
        self.said_goodbye = True

    def has_ended(self) -> bool:
        """Wait for the end of the stream."""
        self.join(PATIENCE)
        return self.said_goodbye


def play_now(client: httpx2.Client, base: str = "") -> str:
    answer = client.post(f"{base}/play-now", data={"game": "taj_mahal"}, follow_redirects=True)
    assert answer.status_code == 200, answer.text[-500:]
    return str(answer.url.path.rpartition("/")[2])


def visitor(server: Server, **headers: str) -> httpx2.Client:
    """The client of a server as a browser."""
    server.client.headers.update({**HEADERS, **headers})
    return server.client


HEADERS = {"Accept": "text/html", "Sec-Fetch-Site": "same-origin"}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_stops_ends_its_open_streams_and_goes_on_later(
    tmp_path: Path, number: signal.Signals
) -> None:
    with Server(SERVE, folder=tmp_path) as server:
        client = visitor(server)
        table = play_now(client)
        watchers = [Watcher(f"{server.address}/stream?t={table}.0.en") for _ in range(3)]
        watchers.append(Watcher(f"{server.address}/api/tables/{table}/events"))
        server.end(number)
        assert all(watcher.has_ended() for watcher in watchers)
        server.start()
        page = client.get(f"/t/{table}")
        assert page.status_code == 200
        assert "Your hand" in page.text


def test_behind_a_proxy_everything_lives_below_the_base_path(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    command = [*SERVE, "--base-path", "/serai", "--trusted-proxy"]
    with Server(command, folder=tmp_path) as server:
        client = visitor(server, **forwarded, Host="games.example")
        home = client.get("/serai", follow_redirects=False)
        assert home.headers["location"] == "https://games.example/serai/"
        page = client.get("/serai/").text
        assert 'href="/' in page
        assert all(
            found.startswith("/serai/") for found in page.split('href="')[1:] if found[0] == "/"
        )
        made = client.post("/serai/play-now", data={"game": "taj_mahal"}, follow_redirects=False)
        assert made.headers["location"].startswith("/serai/t/")
        cookie = made.headers["set-cookie"]
        assert "Secure" in cookie
        assert "Path=/serai" in cookie
        assert "HttpOnly" in cookie
        assert client.get("/").status_code == 404


def test_two_processes_share_a_database(tmp_path: Path) -> None:
    with (
        postgres_address(tmp_path) as database,
        Server([*SERVE, "--workers", "2", "--database", database], folder=tmp_path) as server,
    ):
        client = visitor(server)
        table = play_now(client)
        watcher = Watcher(f"{server.address}/stream?t={table}.0.en")
        for _ in range(12):  # a new connection each time, so that both processes are asked
            answer = httpx2.get(
                f"{server.address}/t/{table}", headers=HEADERS, cookies=client.cookies
            )
            assert "Your hand" in answer.text
        server.end(signal.SIGINT)
        assert watcher.has_ended()


def test_processes_end_with_the_one_that_was_killed(tmp_path: Path) -> None:
    with (
        postgres_address(tmp_path) as database,
        Server([*SERVE, "--workers", "2", "--database", database], folder=tmp_path) as server,
    ):
        play_now(visitor(server))
        family = descendants(server.process.pid)
        server.kill()
        wait_until(lambda: not alive(family))
