"""A server of a benchmark's own: started on loopback, seen from outside, stopped at the end."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2

ROOT = Path(__file__).parent.parent
SITE = "serai.web.site:app"


class ServerProcess:
    """A running server, with all processes that belong to it."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self._process = process
        self.port = port

    @property
    def _pids(self) -> list[int]:
        """The process that was started, and those that it has started."""
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [pid, *map(int, children)]

    def seconds(self) -> float:
        """Seconds of processor time that it has used."""
        return sum(_seconds(pid) for pid in self._pids)

    def kilobytes(self) -> int:
        """Resident memory."""
        return sum(_kilobytes(pid) for pid in self._pids)


def _seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _kilobytes(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


@contextmanager
def server(
    environment: dict[str, str], port: int, *, processes: int = 1, app: str = SITE
) -> Iterator[ServerProcess]:
    """A server with these settings, as soon as it answers."""
    command = [sys.executable, "-m", "uvicorn", app, "--port", str(port), "--log-level", "warning"]
    command += ["--factory"] if app == SITE else []
    command += ["--workers", str(processes)] if processes > 1 else []
    process = subprocess.Popen(command, env={**os.environ, **environment})
    try:
        _wait_for(port, process)
        yield ServerProcess(process, port)
    finally:
        process.terminate()
        process.wait(30)


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(300):
        try:
            httpx2.get(f"http://127.0.0.1:{port}/api/games")
            return
        except httpx2.TransportError:
            if process.poll() is not None:
                sys.exit("the server did not start")
            time.sleep(0.1)
    sys.exit("the server does not answer")


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of a fresh database: a SQLite file, or a PostgreSQL cluster as the tests have."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/load.db"
        return
    sys.path.append(str(ROOT))
    from tests.server.postgres import postgres_address

    with postgres_address(folder) as address:
        yield address
