"""A PostgreSQL cluster of the tests' own, thrown away afterwards."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def _programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if found:
        return found[-1]
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


@contextmanager
def postgres_address(_folder: Path) -> Iterator[str]:
    """The address of a fresh cluster that listens on a socket file only."""
    programs = _programs()
    if programs is None:
        pytest.skip("no PostgreSQL server programs on this machine")
    folder = Path(tempfile.mkdtemp(prefix="serai-pg-"))
    as_user: list[str] = []
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, "postgres")
        as_user = ["runuser", "-u", "postgres", "--"]

    def run(*words: str) -> None:
        subprocess.run([*as_user, *words], check=True, stdout=subprocess.DEVNULL, cwd="/")

    data = str(folder / "data")
    options = f"-k {folder} -c listen_addresses='' -c max_connections=60"
    run(str(programs / "initdb"), "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8")
    run(str(programs / "pg_ctl"), "-D", data, "-w", "-l", f"{folder}/log", "-o", options, "start")
    try:
        yield f"postgresql+psycopg://postgres@/postgres?host={folder}"
    finally:
        run(str(programs / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
