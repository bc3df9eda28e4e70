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

PLAYERS = 3
"""Seats 0 and 2 belong to the first person, seat 1 to the second."""


@dataclass
class Watcher:
    """One open stream; `arrived` is set whenever a whole table has come in."""

    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    bytes: int = 0

    async def run(self, port: int, path: str, token: str, encoding: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer {token}\r\n"
            f"Accept: text/event-stream\r\nAccept-Encoding: {encoding}\r\n\r\n"
        )
        writer.write(head.encode())
        try:
            while chunk := await reader.read(1 << 16):
                self.bytes += len(chunk)
                self.arrived.set()
        finally:
            writer.close()


@dataclass
class Table:
    id: str
    tokens: tuple[str, str]
    watchers: tuple[Watcher, Watcher]


class Load:
    def __init__(self, arguments: argparse.Namespace, port: int) -> None:
        self.arguments = arguments
        self.port = port
        self.rng = random.Random(1)
        self.latencies: list[float] = []
        self.failures = 0
        limits = httpx2.Limits(max_connections=50)
        self.client = httpx2.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=30, limits=limits
        )

    async def make_table(self) -> Table:
        tokens = []
        for name in ("Ann", "Bob"):
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
        owner = self.client.get(f"/api/tables/{table.id}")
        actor = (await owner).json()["actor"]
        if actor < 0:
            return
        mover = 1 if actor == 1 else 0
        headers = {"Authorization": f"Bearer {table.tokens[mover]}"}
        path = f"/api/tables/{table.id}"
        seen = (await self.client.get(f"{path}?seat={actor}", headers=headers)).json()
        body = {"actions": [self.rng.choice(seen["options"])], "seat": actor}
        other = table.watchers[1 - mover]
        other.arrived.clear()
        start = time.perf_counter()
        answer = await self.client.post(f"{path}/act", json=body, headers=headers)
        if answer.status_code != 200:
            self.failures += 1
            return
        try:
            await asyncio.wait_for(other.arrived.wait(), 10)
            self.latencies.append(time.perf_counter() - start)
        except TimeoutError:
            self.failures += 1

    async def run(self) -> dict[str, object]:
        tables = [await self.make_table() for _ in range(self.arguments.tables)]
        streams = []
        for table in tables:
            for person, seat in ((0, 0), (1, 1)):
                path = self.arguments.stream.format(id=table.id, seat=seat)
                watcher = table.watchers[person].run(
                    self.port, path, table.tokens[person], self.arguments.encoding
                )
                streams.append(asyncio.create_task(watcher))
        await asyncio.sleep(3)
        pause = 1 / self.arguments.rate
        choices = []
        stop = time.perf_counter() + self.arguments.seconds
        while time.perf_counter() < stop:
            table = self.rng.choice(tables)
            choices.append(asyncio.create_task(self.choose(table)))
            await asyncio.sleep(pause)
        await asyncio.gather(*choices)
        for stream in streams:
            stream.cancel()
        await asyncio.gather(*streams, return_exceptions=True)
        await self.client.aclose()
        return self.report()

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
        }


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
    parser.add_argument("--encoding", default="identity", help="identity, gzip or br")
    parser.add_argument("--app", default="serai.web.site:app")
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
        server = subprocess.Popen([*command, "--log-level", "warning"], env=environment)
        try:
            wait_for(port, server)
            report = asyncio.run(Load(arguments, port).run())
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
