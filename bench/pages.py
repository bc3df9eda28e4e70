"""How long somebody waits: opening a finished table, and clicks near the end of a long game.

Takes the longest of many random games, writes it into a fresh SQLite file as finished tables and as
tables some choices before the end, starts a server process on that file, and measures its answers
over loopback. Every finished table is opened once: the server has to read and replay it first. A
click is a choice of the draft or the end of a turn; its answer is the drawn table.
"""

import argparse
import asyncio
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
from server_process import ServerProcess, server

import serai
from serai import _build
from serai.bots import make_bot
from serai.core.match import Match, rebuild
from serai.core.record import Record
from serai.server import people
from serai.server.bot_pool import BotPool
from serai.server.database import Database
from serai.server.hub import Hub
from serai.server.identity import hash_token
from serai.server.settings import Settings
from serai.server.store import PERSON, Seat
from serai.server.tables import Tables

TOKEN = "the token of this benchmark"
PAGES = {"table": "/t/{}", "result": "/t/{}/result", "replay": "/t/{}/replay"}


# --- games to look at -------------------------------------------------------------------------


def longest(name: str, players: int, games: int) -> Record:
    """The record with the most lines among some random games."""
    return max((_random_game(name, players, seed) for seed in range(games)), key=_length)


def _random_game(name: str, players: int, seed: int) -> Record:
    match = Match(serai.load(name), players=players, seed=seed)
    bot = make_bot("random", match.game, seed)
    while not match.over:
        match.play(match.ask(bot))
    return match.saved()


def _length(record: Record) -> int:
    return len(record.events)


async def write(address: str, record: Record, tables: int, before: int) -> dict[str, list[str]]:
    """Tables for this game: finished ones, and ones so many choices before the end."""
    database = Database(address)
    database.create()
    person = await database.run(people.add_guest, "Ann", hash_token(TOKEN))
    place = Tables(database, Hub(), BotPool(1, 1.0))
    game = serai.load(record.header.game)
    choices = sum(event.seat >= 0 for event in record.events)
    made: dict[str, list[str]] = {}
    for name, upto in {"finished": choices, "playing": choices - before}.items():
        made[name] = []
        for _ in range(tables):
            match = rebuild(game, record, upto)
            seats = [
                Seat(number, PERSON, seat, person.id)
                for number, seat in enumerate(record.header.seats)
            ]
            made[name].append((await place.adopt(match, person.id, seats)).id)
    await place.close()
    database.close()
    return made


# --- measuring --------------------------------------------------------------------------------


class Visitor:
    """Somebody at every table, who looks at the clock."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        headers = {"Authorization": f"Bearer {TOKEN}", "Accept": "text/html"}
        address = f"http://127.0.0.1:{server.port}"
        self.client = httpx2.Client(base_url=address, headers=headers, timeout=60)
        self.opening: dict[str, list[float]] = {name: [] for name in PAGES}
        self.clicks: list[float] = []
        self.cpu = 0.0
        """Seconds of processor time that the server has spent on clicks."""

    def open(self, id: str) -> None:
        """The pages of a finished table, one after another."""
        for name, path in PAGES.items():
            start = time.perf_counter()
            self.client.get(path.format(id)).raise_for_status()
            self.opening[name].append(time.perf_counter() - start)

    def play_to_the_end(self, id: str) -> None:
        while (seen := self._look(id))["actor"] >= 0:
            seat = seen["actor"]
            seen = self._look(id, seat)
            if seen["complete"]:
                self._click(id, {"verb": "end", "seat": seat})
            else:
                self._click(id, {"verb": "choose", "action": seen["options"][-1], "seat": seat})

    def _look(self, id: str, seat: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"/api/tables/{id}?seat={seat}").json()
        return found

    def _click(self, id: str, body: dict[str, Any]) -> None:
        start, before = time.perf_counter(), self.server.seconds()
        self.client.post(f"/t/{id}/turn", json=body).raise_for_status()
        self.clicks.append(time.perf_counter() - start)
        self.cpu += self.server.seconds() - before


def in_milliseconds(times: list[float]) -> dict[str, float | int]:
    found = sorted(times)
    picked = {
        "median_ms": found[len(found) // 2],
        "p95_ms": found[int(len(found) * 0.95)],
        "max_ms": found[-1],
    }
    return {"count": len(found), **{name: round(t * 1000, 1) for name, t in picked.items()}}


def measure(server: ServerProcess, made: dict[str, list[str]]) -> dict[str, object]:
    visitor = Visitor(server)
    for id in made["finished"]:
        visitor.open(id)
    for id in made["playing"]:
        visitor.play_to_the_end(id)
    visitor.client.close()
    pages = {f"opening_{name}": in_milliseconds(t) for name, t in visitor.opening.items()}
    clicks = in_milliseconds(visitor.clicks)
    clicks["server_cpu_ms"] = round(visitor.cpu * 1000 / len(visitor.clicks), 1)
    return {**pages, "clicks": clicks}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="taj_mahal")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument(
        "--games", type=int, default=300, help="random games to take the longest of"
    )
    parser.add_argument("--tables", type=int, default=10, help="of each kind")
    parser.add_argument("--before", type=int, default=12, help="choices before the end")
    arguments = parser.parse_args()
    port = int(os.environ.get("PORT", "8766"))
    record = longest(arguments.game, arguments.players, arguments.games)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{Path(folder) / 'pages.db'}", rate_limits=False)
        made = asyncio.run(write(settings.database, record, arguments.tables, arguments.before))
        with server(settings.environment(), port) as running:
            report = measure(running, made)
    load = f"load {os.getloadavg()[0]:.1f}"
    machine = f"{_build.describe()}; {os.cpu_count()} cores; {load}"
    print(json.dumps({"lines": len(record.events), **report, "machine": machine}, indent=2))


if __name__ == "__main__":
    main()
