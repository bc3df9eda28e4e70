"""A real server process to talk to, and to kill."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx2

from serai.server.settings import Settings


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """uvicorn in a process of its own, on loopback."""

    def __init__(self, settings: Settings, port: int | None = None) -> None:
        self.settings = settings
        self.port = port or free_port()
        self.client = httpx2.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=20)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "uvicorn", "serai.server.main:app"]
        self._process = subprocess.Popen(
            [*command, "--port", str(self.port), "--log-level", "warning"],
            env={**os.environ, **self.settings.environment()},
        )
        for _ in range(400):
            try:
                self.client.get("/api/games")
                return
            except httpx2.TransportError:
                assert self._process.poll() is None, "the server did not start"
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would: no time to say goodbye."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self.client.close()
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


@contextmanager
def running(settings: Settings) -> Iterator[ServerProcess]:
    server = ServerProcess(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
