"""A real server process to talk to, and to kill. Every test that needs one starts it here."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType

import httpx2

from serai.server.settings import Settings

UVICORN = ("uvicorn", "--log-level", "warning")
SERVE = ("serai", "serve", "--bots", "1")
PATIENCE = 60
"""Seconds after which a server that was asked to stop hangs."""
STARTING = 120
"""Seconds after which a server that does not answer never will, also on a busy machine."""
GONE = "Z"
"""The state of a process that has ended, but that nobody has asked about yet."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server on loopback. It may be killed and started again, always on the same port."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.client = httpx2.Client(base_url=self.address, timeout=20)
        self._command = [sys.executable, "-m", *command, "--port", str(self.port)]
        self._environment = {**os.environ, **(environment or {})}
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "the server was never started"
        return self._process

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, env=self._environment, cwd=self._folder)
        stop = time.monotonic() + STARTING
        while time.monotonic() < stop:
            try:
                self.client.get("/api/games")
                return
            except httpx2.TransportError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would: no time to say goodbye."""
        self.process.kill()
        self.process.wait()

    def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        """Ask the server to stop, and wait for it."""
        self.process.send_signal(number)
        self.process.wait(PATIENCE)

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.client.close()
        if self.process.poll() is None:
            try:
                self.end()
            except subprocess.TimeoutExpired:
                self.kill()


def api_server(settings: Settings) -> Server:
    """The API alone."""
    return Server([*UVICORN, "serai.server.main:app"], settings.environment())


def site_server(settings: Settings) -> Server:
    """The whole site, with bots that do not wait for people to look."""
    environment = {**settings.environment(), "SERAI_BOT_PAUSE": "0"}
    return Server([*UVICORN, "--factory", "serai.web.site:app"], environment)


def descendants(pid: int) -> set[int]:
    """Processes that a process has started, and those that they have started, and so on."""
    parents = {child: parent for child, (_, parent) in _processes().items()}
    found = {pid}
    while new := {child for child, parent in parents.items() if parent in found} - found:
        found |= new
    return found - {pid}


def alive(pids: set[int]) -> set[int]:
    """Those of some processes that still run."""
    states = {pid: state for pid, (state, _) in _processes().items()}
    return {pid for pid in pids if states.get(pid, GONE) != GONE}


def _processes() -> dict[int, tuple[str, int]]:
    """Every process of this machine: its state and its parent."""
    found = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it may have ended since
            state, parent = file.read_text().rpartition(")")[2].split()[:2]
            found[int(file.parent.name)] = (state, int(parent))
    return found


def wait_until(done: Callable[[], bool], seconds: float = 20) -> None:
    stop = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < stop, "it does not happen"
        time.sleep(0.1)
