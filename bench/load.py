"""How a server holds up: many live tables, two people watching each, choices at a steady pace.

Starts a server process of its own on loopback with a fresh SQLite file, makes the tables, opens two
streams for each, lets people choose, and measures the time from sending a choice to the changed
table on the *other* person's stream. It is bounded in time and stops by itself. `make load`.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx2

SITE = "serai.web.site:app"
PEOPLE = ("Ann", "Bob")
"""Seats 0 and 2 belong to the first person, seat 1 to the second."""
LEAST_FRAME = 1000
"""Bytes; less than that is the head of an answer, or a pulse."""
END_OF_EVENT = b"\n\n\r\n"


@dataclass
class Watcher:
    """One open stream; `arrived` is set whenever a whole table has come in."""

    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    received: int = 0
    """What has come in since somebody began to wait."""

    def expect(self) -> None:
        self.arrived.clear()
        self.received = 0

    async def run(self, port: int, path: str, token: str, encoding: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer {token}\r\n"
            f"Accept: text/event-stream\r\nAccept-Encoding: {encoding}\r\n\r\n"
        )
        writer.write(head.encode())
        try:
            while chunk := await reader.read(1 << 18):
                self.received += len(chunk)
                if encoding != "identity" or self._whole(chunk):
                    self.arrived.set()
        finally:
            writer.close()

    def _whole(self, chunk: bytes) -> bool:
        """Whether an event ends here that is no mere pulse."""
        return self.received > LEAST_FRAME and chunk.endswith(END_OF_EVENT)


@dataclass
class Table:
    id: str
    tokens: tuple[str, str]
    watchers: tuple[Watcher, Watcher]
    busy: bool = False
    """Whether somebody is choosing here: people take turns."""


class Load:
    def __init__(self, arguments: argparse.Namespace, port: int, server: int) -> None:
        self.arguments = arguments
        self.port = port
        self.server = server
        self.cpu = 0.0
        self.rng = random.Random(1)
        self.latencies: list[float] = []
        self.failures = 0
        limits = httpx2.Limits(max_connections=50)
        self.client = httpx2.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=30, limits=limits
        )

    async def make_table(self) -> Table:
        tokens = []
        for name in PEOPLE:
            answer = await self.client.post("/api/people", json={"name": name})
            tokens.append(answer.json()["token"])
        ann, bob = ({"Authorization": f"Bearer {token}"} for token in tokens)
        seats = [{"kind": kind} for kind in ("me", "open", "same_screen")]
        body = {"game": "taj_mahal", "seats": seats}
        made = await self.client.post("/api/tables", json=body, headers=ann)
        id = made.json()["id"]
        await self.client.post(f"/api/tables/{id}/seats", json={}, headers=bob)
        return Table(id, (tokens[0], tokens[1]), (Watcher(), Watcher()))

    async def choose(self, table: Table) -> None:
        """One choice of whoever is to move, timed until the other one sees it."""
        table.busy = True
        try:
            await self._choose(table)
        except (TimeoutError, httpx2.HTTPError):
            self.failures += 1
        finally:
            table.busy = False

    async def _choose(self, table: Table) -> None:
        path = f"/api/tables/{table.id}"
        actor = (await self.client.get(path)).json()["actor"]
        if actor < 0:
            return
        mover = 1 if actor == 1 else 0
        headers = {"Authorization": f"Bearer {table.tokens[mover]}"}
        seen = (await self.client.get(f"{path}?seat={actor}", headers=headers)).json()
        body = {"actions": [self.rng.choice(seen["options"])], "seat": actor}
        other = table.watchers[1 - mover]
        other.expect()
        start = time.perf_counter()
        answer = await self.client.post(f"{path}/act", json=body, headers=headers)
        answer.raise_for_status()
        await asyncio.wait_for(other.arrived.wait(), 10)
        self.latencies.append(time.perf_counter() - start)

    async def run(self) -> dict[str, object]:
        tables = [await self.make_table() for _ in range(self.arguments.tables)]
        streams = [asyncio.create_task(self._watch(t, n)) for t in tables for n in range(2)]
        for table in tables:
            for watcher in table.watchers:
                await asyncio.wait_for(watcher.arrived.wait(), 60)
        for _ in range(self.arguments.warm_up):
            await asyncio.gather(*(self.choose(table) for table in tables))
        self.latencies.clear()
        before = server_seconds(self.server)
        await self._choose_steadily(tables)
        self.cpu = server_seconds(self.server) - before
        for stream in streams:
            stream.cancel()
        await asyncio.gather(*streams, return_exceptions=True)
        await self.client.aclose()
        return self.report()

    async def _watch(self, table: Table, person: int) -> None:
        path = self.arguments.stream.format(id=table.id, seat=person)
        watcher, token = table.watchers[person], table.tokens[person]
        await watcher.run(self.port, path, token, self.arguments.encoding)

    async def _choose_steadily(self, tables: list[Table]) -> None:
        """Choices begin at a steady pace, however long each of them takes."""
        choices = []
        stop = time.perf_counter() + self.arguments.seconds
        while time.perf_counter() < stop:
            free = [table for table in tables if not table.busy]
            if free:
                choices.append(asyncio.create_task(self.choose(self.rng.choice(free))))
            await asyncio.sleep(1 / self.arguments.rate)
        await asyncio.gather(*choices)

    def report(self) -> dict[str, object]:
        times = sorted(self.latencies)
        return {
            "tables": self.arguments.tables,
            "streams": self.arguments.tables * 2,
            "choices": len(times),
            "choices_per_second": round(len(times) / self.arguments.seconds, 1),
            "failures": self.failures,
            "p50_ms": round(statistics.median(times) * 1000, 1),
            "p95_ms": round(times[int(len(times) * 0.95)] * 1000, 1),
            "max_ms": round(times[-1] * 1000, 1),
            "server_cpu_ms_per_choice": round(self.cpu * 1000 / len(times), 1),
        }


def server_seconds(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def server_memory(pid: int) -> int:
    """Resident megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=20, help="choices a second, all tables")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm-up", type=int, default=15, help="choices a table before it counts")
    parser.add_argument("--encoding", default="identity", help="identity, gzip or br")
    parser.add_argument("--app", default=SITE)
    parser.add_argument("--stream", default="/stream?t={id}.{seat}.en")
    arguments = parser.parse_args()
    port = int(os.environ.get("PORT", "8765"))
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "SERAI_DATABASE": f"sqlite:///{folder}/load.db",
            "SERAI_RATE_LIMITS": "no",
        }
        command = [sys.executable, "-m", "uvicorn", arguments.app, "--port", str(port)]
        if arguments.app == SITE:
            command.append("--factory")
        server = subprocess.Popen([*command, "--log-level", "warning"], env=environment)
        try:
            wait_for(port, server)
            report = asyncio.run(Load(arguments, port, server.pid).run())
            report["server_memory_mb"] = server_memory(server.pid)
        finally:
            server.terminate()
            server.wait(30)
    from serai import _build

    report["machine"] = f"{_build.describe()}; {os.cpu_count()} cores"
    print(json.dumps(report, indent=2))


def wait_for(port: int, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(200):
        try:
            httpx2.get(f"http://127.0.0.1:{port}/api/games")
            return
        except httpx2.TransportError:
            if server.poll() is not None:
                sys.exit("the server did not start")
            time.sleep(0.1)
    sys.exit("the server does not answer")


if __name__ == "__main__":
    main()
