"""The files of `examples/hosting` as they are: nginx before two processes on one PostgreSQL, of
which one after the other is killed while people play and watch through the proxy."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest

from serai.server.settings import new_secret
from tests.server.players import Crowd, Player, Watcher
from tests.server.postgres import cluster
from tests.server.process import Server, free_port, wait_until
from tests.server.test_outages import USUAL

HOSTING = Path(__file__).resolve().parents[2] / "examples" / "hosting"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
KILLS = 6
pytestmark = [
    pytest.mark.skipif(USUAL, reason="takes minutes: `make test-all` does it"),
    pytest.mark.skipif(NGINX is None, reason="there is no nginx on this machine"),
]
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    include {folder}/serai.conf;
}}
"""
"""What a system gives to a file in `conf.d`; it keeps to a folder of its own."""


def _lost(answer: httpx2.Response) -> None:
    """The proxy says so if a process dies while it answers: then the page, or the program, asks
    again by the same number."""
    if answer.status_code in (502, 504):
        raise httpx2.RemoteProtocolError("the process behind the proxy has gone")


class Proxy:
    """nginx on loopback, with the file that we give to hosts; only ports are others."""

    def __init__(self, folder: Path, ports: tuple[int, int]) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        hooks = {"response": [_lost]}
        self.client = httpx2.Client(base_url=self.address, timeout=20, event_hooks=hooks)
        given = (HOSTING / "nginx.conf").read_text()
        for written, ours in (
            ("127.0.0.1:8001", f"127.0.0.1:{ports[0]}"),
            ("127.0.0.1:8002", f"127.0.0.1:{ports[1]}"),
            ("listen 80;", f"listen 127.0.0.1:{port};"),
        ):
            assert written in given
            given = given.replace(written, ours)
        (folder / "serai.conf").write_text(given)
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
        self._command = [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")]

    @contextmanager
    def running(self) -> Iterator[Proxy]:
        process = subprocess.Popen(self._command)
        try:
            wait_until(self._answers)
            yield self
        finally:
            self.client.close()
            process.terminate()
            process.wait()

    def _answers(self) -> bool:
        try:
            return bool(self.client.get("/healthz").status_code == 200)
        except httpx2.TransportError:
            return False


def command() -> list[str]:
    """What the unit starts, but for the path of the program and the port."""
    unit = (HOSTING / "serai@.service").read_text()
    [start] = [line for line in unit.splitlines() if line.startswith("ExecStart=")]
    program, *words = start.removeprefix("ExecStart=").split()
    assert program.endswith("/serai")
    assert words[-2:] == ["--port", "%i"]
    return ["serai", *words[:-2]]


@dataclass
class Inn:
    proxy: Proxy
    servers: tuple[Server, Server]


@pytest.fixture(scope="module")
def inn() -> Iterator[Inn]:
    with ExitStack() as stack:
        postgres = stack.enter_context(cluster())
        environment = {"SERAI_DATABASE": postgres.address, "SERAI_SECRET": new_secret()}
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="serai-nginx-")))
        folder.chmod(0o755)  # nginx works as nobody
        environment |= {"SERAI_RATE_LIMITS": "0"}
        one, two = (stack.enter_context(Server(command(), environment)) for _ in range(2))
        proxy = Proxy(folder, (one.port, two.port))
        yield Inn(stack.enter_context(proxy.running()), (one, two))


def test_games_go_on_through_the_proxy_while_processes_are_killed(inn: Inn) -> None:
    crowd = Crowd(inn.proxy)
    try:
        wait_until(lambda: bool(crowd.players and crowd.players[0].id), 60)
        watched: Player = crowd.players[0]
        watcher = Watcher(inn.proxy, watched.id)
        for number in range(KILLS):
            time.sleep(0.5)
            server = inn.servers[number % 2]
            server.kill()
            time.sleep(0.3)
            server.start()
    finally:
        crowd.finish()
    version = watched.final["version"]
    wait_until(lambda: watcher.version >= version, 60)
    watcher.end()
    watcher.join(60)


def test_the_figures_of_a_process_are_not_told_to_everybody(inn: Inn) -> None:
    assert inn.proxy.client.get("/metrics").status_code == 403
    assert inn.proxy.client.get("/readyz").status_code == 200
