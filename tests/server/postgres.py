"""A PostgreSQL cluster of the tests' own, which they may kill, thrown away afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serai.server.settings import Settings, new_secret


def _programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if found:
        return found[-1]
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


def settings_on(address: str) -> Settings:
    """A server on PostgreSQL. Its key is given: else it would lie where the tests were started."""
    return Settings(database=address, secret=new_secret(), rate_limits=False, bot_workers=1)


class Cluster:
    """A cluster that listens on a socket file only."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.address = f"postgresql+psycopg://postgres@/postgres?host={folder}"
        self._programs = programs
        self._folder = folder
        self._data = str(folder / "data")
        self._as_user: list[str] = []
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "postgres")
            self._as_user = ["runuser", "-u", "postgres", "--"]
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", "postgres", "-E", "UTF8")

    def _run(self, program: str, *words: str) -> None:
        command = [*self._as_user, str(self._programs / program), *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        options = f"-k {self._folder} -c listen_addresses='' -c max_connections=60"
        log = f"{self._folder}/log"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """At once, as if the power had failed: what was not on the disk is not there."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    def kill(self) -> None:
        """kill -9 of the server, whose children end when they notice."""
        lock = Path(self._data) / "postmaster.pid"
        os.kill(int(lock.read_text().split()[0]), signal.SIGKILL)
        while _backends(self._folder):
            time.sleep(0.02)
        for held in (lock, self._folder / ".s.PGSQL.5432.lock"):
            held.unlink()  # who was killed may still be listed, and would seem to hold it


def _backends(folder: Path) -> list[int]:
    """Processes that still work in the folder of a cluster."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/cwd"):
        try:
            if entry.readlink() == folder / "data":
                found.append(int(entry.parent.name))
        except OSError:
            continue  # it has ended since, or belongs to somebody else
    return found


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A fresh cluster that runs."""
    programs = _programs()
    if programs is None:
        pytest.skip("no PostgreSQL server programs on this machine")
    folder = Path(tempfile.mkdtemp(prefix="serai-pg-"))
    made = Cluster(programs, folder)
    made.start()
    try:
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres_address(_folder: Path) -> Iterator[str]:
    """The address of a fresh cluster."""
    with cluster() as made:
        yield made.address
