"""How a server holds up: many live tables, two people watching each, choices at a steady pace.

Starts a server of its own on loopback with a fresh database, makes the tables, opens two streams
for each, lets people choose, and measures the time from sending a choice to the changed table on
the *other* person's stream, and the processor time of the server for each choice. Then people click
as a browser does, and what that brings over the wire is counted; at last as many streams again are
opened, to see what one of them takes. It is bounded in time and stops by itself. `make load`.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import brotli
import httpx2
from server_process import SITE, ServerProcess, database, server

PEOPLE = ("Ann", "Bob")
"""Seats 0 and 2 belong to the first person, seat 1 to the second."""
FRAME = b"event: "


class Unpacked:
    """What a compressed stream says. Its decompressor gives some of it at a time."""

    def __init__(self) -> None:
        self._decompressor = brotli.Decompressor()

    def __call__(self, chunk: bytes) -> bytes:
        found = [self._decompressor.process(chunk)]
        while found[-1]:
            found.append(self._decompressor.process(b""))
        return b"".join(found)


@dataclass
class Watcher:
    """One open stream; `arrived` is set whenever a table, or a part of one, has come in."""

    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    received: int = 0
    """Bytes over the wire."""

    async def run(self, port: int, path: str, token: str, encoding: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer {token}\r\n"
            f"Accept: text/event-stream\r\nAccept-Encoding: {encoding}\r\n\r\n"
        )
        writer.write(head.encode())
        unpack = Unpacked() if encoding == "br" else bytes
        try:
            await reader.readuntil(b"\r\n\r\n")
            while size := int(await reader.readuntil(b"\r\n"), 16):
                chunk = await reader.readexactly(size + 2)
                self.received += size
                if FRAME in unpack(chunk[:-2]):
                    self.arrived.set()
        except (asyncio.IncompleteReadError, ConnectionError):
            return
        finally:
            writer.close()


@dataclass
class Table:
    id: str
    tokens: tuple[str, str]
    watchers: tuple[Watcher, Watcher]
    busy: bool = False
    """Whether somebody is choosing here: people take turns."""
    seen: dict[str, Any] = field(default_factory=dict)
    """The last answer: the table as a seat sees it, from which it may choose once more."""


@dataclass
class Found:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    failures: int = 0
    cpu: float = 0
    reads: int = 0
    """How often somebody asked for the table to know what may be chosen: a page knows it."""
    read: float = 0
    """Seconds of the processor for one of these."""
    clicks: list[int] = field(default_factory=list)
    """Bytes that each click has brought to the one who clicked."""
    stream_kilobytes: float = 0


class Load:
    def __init__(self, arguments: argparse.Namespace, server: ServerProcess) -> None:
        self.arguments = arguments
        self.server = server
        self.rng = random.Random(1)
        self.found = Found()
        self.streams: list[asyncio.Task[None]] = []
        self.client = httpx2.AsyncClient(
            base_url=f"http://127.0.0.1:{server.port}",
            timeout=30,
            limits=httpx2.Limits(max_connections=50),
            headers={"Accept-Encoding": arguments.encoding},
        )

    async def make_table(self) -> Table:
        tokens = []
        for name in PEOPLE:
            answer = await self.client.post("/api/people", json={"name": name})
            tokens.append(answer.json()["token"])
        ann, bob = ({"Authorization": f"Bearer {token}"} for token in tokens)
        seats = [{"kind": kind} for kind in ("me", "open", "same_screen")]
        body = {"game": self.arguments.game, "seats": seats}
        made = await self.client.post("/api/tables", json=body, headers=ann)
        id = made.json()["id"]
        await self.client.post(f"/api/tables/{id}/seats", json={}, headers=bob)
        return Table(id, (tokens[0], tokens[1]), (Watcher(), Watcher()))

    # --- people -------------------------------------------------------------------------------

    async def choose(self, table: Table) -> None:
        """One choice of whoever is to move, timed until the other one sees it."""
        table.busy = True
        try:
            await self._choose(table)
        except (TimeoutError, httpx2.HTTPError):
            self.found.failures += 1
            table.seen = {}
        finally:
            table.busy = False

    async def _choose(self, table: Table) -> None:
        actor, mover, seen = await self._look(table)
        if actor < 0:
            return
        body = {"actions": [self.rng.choice(seen["options"])], "seat": actor}
        other = table.watchers[1 - mover]
        other.arrived.clear()
        start = time.perf_counter()
        answer = await self._post(table, mover, f"/api/tables/{table.id}/act", body)
        table.seen = answer.json()
        await asyncio.wait_for(other.arrived.wait(), 10)
        self.found.latencies.append(time.perf_counter() - start)

    async def _look(self, table: Table) -> tuple[int, int, dict[str, Any]]:
        """Who is to move, which person that is, and what they see. Whoever has just chosen has seen
        it in the answer."""
        path = f"/api/tables/{table.id}"
        if not table.seen:
            table.seen = (await self.client.get(path)).json()
        actor = table.seen["actor"]
        mover = 1 if actor == 1 else 0
        if table.seen["seat"] != actor and actor >= 0:
            table.seen = await self._read(table, mover, actor)
        return actor, mover, table.seen

    async def _read(self, table: Table, mover: int, seat: int) -> dict[str, Any]:
        """What a seat may choose, as the API tells it."""
        self.found.reads += 1
        headers = {"Authorization": f"Bearer {table.tokens[mover]}"}
        answer = await self.client.get(f"/api/tables/{table.id}?seat={seat}", headers=headers)
        seen: dict[str, Any] = answer.json()
        return seen

    async def _post(
        self, table: Table, mover: int, path: str, body: dict[str, Any]
    ) -> httpx2.Response:
        headers = {"Authorization": f"Bearer {table.tokens[mover]}"}
        answer = await self.client.post(path, json=body, headers=headers)
        return answer.raise_for_status()

    async def click(self, table: Table) -> None:
        """One step of a turn, as the page makes it. The stream of who clicks is that of seat 0 or
        1; seat 2 shares its screen and is passed over."""
        actor, mover, seen = await self._look(table)
        if actor not in (0, 1):
            await self.choose(table)
            return
        body = {"verb": "end", "seat": actor}
        if not seen["complete"]:
            body = {"verb": "choose", "action": self.rng.choice(seen["options"]), "seat": actor}
        own = table.watchers[mover]
        before = own.received
        own.arrived.clear()
        answer = await self._post(table, mover, f"/t/{table.id}/turn?streamed=1", body)
        table.seen = {}
        await asyncio.wait_for(own.arrived.wait(), 10)
        self.found.clicks.append(own.received - before + answer.num_bytes_downloaded)

    # --- one thing after another --------------------------------------------------------------

    async def run(self) -> dict[str, object]:
        tables = [await self.make_table() for _ in range(self.arguments.tables)]
        await self._watch_all(tables)
        for _ in range(self.arguments.warm_up):
            await asyncio.gather(*(self.choose(table) for table in tables))
        self.found.latencies.clear()
        self.found.read = await self._weigh_reads(tables)
        before = self.server.seconds()
        await self._choose_steadily(tables)
        self.found.cpu = self.server.seconds() - before - self.found.reads * self.found.read
        self.found.latencies, steady = [], self.found.latencies
        self.found.stream_kilobytes = await self._weigh_streams(tables)
        for _ in range(self.arguments.clicks):
            await asyncio.gather(*(self.click(table) for table in tables[: self.arguments.rate]))
        self.found.latencies = steady
        for stream in self.streams:
            stream.cancel()
        await asyncio.gather(*self.streams, return_exceptions=True)
        await self.client.aclose()
        return self.report()

    async def _watch_all(self, tables: list[Table]) -> None:
        for table in tables:
            for person, watcher in enumerate(table.watchers):
                self._watch(table, person, watcher)
        for table in tables:
            for watcher in table.watchers:
                await asyncio.wait_for(watcher.arrived.wait(), 60)

    def _watch(self, table: Table, person: int, watcher: Watcher) -> None:
        path = self.arguments.stream.format(id=table.id, seat=person)
        work = watcher.run(self.server.port, path, table.tokens[person], self.arguments.encoding)
        self.streams.append(asyncio.create_task(work))

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

    async def _weigh_reads(self, tables: list[Table]) -> float:
        """Seconds of the processor that it takes to tell what may be chosen: those whose turn
        comes ask for it here, which people who look at a page do not."""
        before = self.server.seconds()
        for table in tables:
            for seat in range(3):
                await self._read(table, seat % 2, seat)
        self.found.reads = 0
        return (self.server.seconds() - before) / (len(tables) * 3)

    async def _weigh_streams(self, tables: list[Table]) -> float:
        """Kilobytes of a stream: what the server grows by when everything is watched once more,
        and each of the new streams has brought a whole table and a change."""
        before = self.server.kilobytes()
        more = [Watcher() for _ in range(len(tables) * 2)]
        for at, watcher in enumerate(more):
            self._watch(tables[at // 2], at % 2, watcher)
        for watcher in more:
            await asyncio.wait_for(watcher.arrived.wait(), 60)
        await asyncio.gather(*(self.choose(table) for table in tables))
        return round((self.server.kilobytes() - before) / len(more), 1)

    def report(self) -> dict[str, object]:
        times, clicks = sorted(self.found.latencies), sorted(self.found.clicks)
        return {
            "game": self.arguments.game,
            "database": self.arguments.database,
            "processes": self.arguments.processes,
            "tables": self.arguments.tables,
            "streams": self.arguments.tables * 2,
            "choices": len(times),
            "choices_per_second": round(len(times) / self.arguments.seconds, 1),
            "failures": self.found.failures,
            "p50_ms": round(statistics.median(times) * 1000, 1),
            "p95_ms": round(times[int(len(times) * 0.95)] * 1000, 1),
            "max_ms": round(times[-1] * 1000, 1),
            "server_cpu_ms_per_choice": round(self.found.cpu * 1000 / len(times), 1),
            "read_ms": round(self.found.read * 1000, 2),
            "reads_per_choice": round(self.found.reads / len(times), 2),
            "click_kb_mean": round(statistics.mean(clicks) / 1000, 1) if clicks else None,
            "click_kb_p95": round(clicks[int(len(clicks) * 0.95)] / 1000, 1) if clicks else None,
            "stream_kb": self.found.stream_kilobytes,
            "server_memory_mb": self.server.kilobytes() // 1024,
        }


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="taj_mahal")
    parser.add_argument("--processes", type=int, default=1, help="more need PostgreSQL")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=int, default=20, help="choices a second, all tables")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm-up", type=int, default=15, help="choices a table before it counts")
    parser.add_argument("--clicks", type=int, default=5, help="clicks at some tables")
    parser.add_argument("--encoding", default="br", help="identity or br")
    parser.add_argument("--app", default=SITE)
    parser.add_argument("--stream", default="/stream?t={id}.{seat}.en.hall")
    found = parser.parse_args()
    if found.processes > 1 and found.database == "sqlite":
        parser.error("several processes need --database postgresql")
    return found


def main() -> None:
    arguments = _arguments()
    port = int(os.environ.get("PORT", "8765"))
    with (
        tempfile.TemporaryDirectory() as folder,
        database(arguments.database, Path(folder)) as address,
    ):
        environment = {"SERAI_DATABASE": address, "SERAI_RATE_LIMITS": "no"}
        environment["SERAI_SECRET"] = secrets.token_urlsafe(32)
        with server(environment, port, processes=arguments.processes, app=arguments.app) as running:
            report = asyncio.run(Load(arguments, running).run())
    from serai import _build

    load = f"load {os.getloadavg()[0]:.1f}"
    report["machine"] = f"{_build.describe()}; {os.cpu_count()} cores; {load}"
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
