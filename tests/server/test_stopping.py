"""`serai serve` as people start and stop it: at once, whatever is open, and nothing is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

from tests.server.postgres import postgres_address
from tests.server.process import free_port

SOON = 2.0
"""Seconds that a server may take to stop."""


@contextmanager
def serving(port: int, *options: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "serai", "serve", "--port", str(port), "--bots", "1"]
    process = subprocess.Popen(
        [*command, *options], cwd=folder, env={**os.environ, "SERAI_RATE_LIMITS": "no"}
    )
    try:
        wait_for(f"http://127.0.0.1:{port}", process)
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(400):
        try:
            httpx2.get(f"{address}/favicon.svg")
            return
        except httpx2.TransportError:
            assert process.poll() is None, "the server did not start"
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


class Watcher(threading.Thread):
    """Somebody with an open page."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.begun = threading.Event()
        self.start()
        assert self.begun.wait(20)

    def run(self) -> None:
        try:
            with httpx2.stream("GET", self.url, timeout=60) as answer:
                for _ in answer.iter_bytes():
                    self.begun.set()
        except httpx2.TransportError:
            pass


def play_now(client: httpx2.Client, base: str = "") -> str:
    answer = client.post(f"{base}/play-now", data={"game": "taj_mahal"}, follow_redirects=True)
    assert answer.status_code == 200, answer.text[-500:]
    return str(answer.url.path.rpartition("/")[2])


HEADERS = {"Accept": "text/html", "Sec-Fetch-Site": "same-origin"}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_stops_at_once_with_open_streams_and_goes_on_later(
    tmp_path: Path, number: signal.Signals
) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with httpx2.Client(base_url=address, headers=HEADERS, timeout=20) as client:
        with serving(port, folder=tmp_path) as process:
            table = play_now(client)
            watchers = [Watcher(f"{address}/stream?t={table}.0.en") for _ in range(3)]
            watchers.append(Watcher(f"{address}/api/tables/{table}/events"))
            start = time.monotonic()
            process.send_signal(number)
            process.wait(20)
            assert time.monotonic() - start < SOON
            for watcher in watchers:
                watcher.join(5)
                assert not watcher.is_alive()
        with serving(port, folder=tmp_path):
            page = client.get(f"/t/{table}")
            assert page.status_code == 200
            assert "Your hand" in page.text


def test_behind_a_proxy_everything_lives_below_the_base_path(tmp_path: Path) -> None:
    port = free_port()
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    headers = {**HEADERS, **forwarded, "Host": "games.example"}
    options = ("--base-path", "/serai", "--trusted-proxy")
    with (
        serving(port, *options, folder=tmp_path),
        httpx2.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=20) as client,
    ):
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
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with (
        postgres_address(tmp_path) as database,
        serving(port, "--workers", "2", "--database", database, folder=tmp_path) as process,
    ):
        with httpx2.Client(base_url=address, headers=HEADERS, timeout=20) as client:
            table = play_now(client)
            cookies = dict(client.cookies)
        watcher = Watcher(f"{address}/stream?t={table}.0.en")
        for _ in range(12):  # a new connection each time, so that both processes are asked
            answer = httpx2.get(f"{address}/t/{table}", headers=HEADERS, cookies=cookies)
            assert "Your hand" in answer.text
        start = time.monotonic()
        process.send_signal(signal.SIGINT)
        process.wait(20)
        assert time.monotonic() - start < 2 * SOON
        watcher.join(5)
        assert not watcher.is_alive()
