"""What one choice costs inside the server: two people watch a table, and both get the new one.

Plays games that are the same every time, in one process and without a network: each choice goes
into a database, the answer of the API is made, and what the streams of both would send. Counted is
processor time: of several runs the least for each piece of work, since whatever else a machine does
only adds to it. By default many tables are looked at in their first turns, as `bench/load.py` does;
`--whole` plays a few games from end to end. The digest is of all that was drawn: it must not change
where only the speed does.
"""

import argparse
import asyncio
import hashlib
import json
import multiprocessing
import random
import re
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

import serai
from serai import _build
from serai.core.match import Match
from serai.server import people
from serai.server.bot_pool import BotPool
from serai.server.context import Context
from serai.server.database import Database
from serai.server.hub import Hub
from serai.server.live_table import LiveTable
from serai.server.packing import packed
from serai.server.people import Person
from serai.server.process_memory import collect_garbage_rarely, give_back_large_blocks
from serai.server.settings import Settings
from serai.server.store import PERSON, Seat
from serai.server.streams import _Brotli
from serai.server.table_data import table_out
from serai.server.tables import Tables
from serai.web.drawn_tables import draw
from serai.web.sent_table import SentTable
from serai.web.table import Sent
from serai.web.viewer import viewer_of

SEATS = (0, 1, 0)
"""Whose each seat is: the first person has two, which share a screen."""


class Clock:
    """Processor time by what it was spent on."""

    def __init__(self) -> None:
        self.spent: dict[str, list[float]] = defaultdict(list)
        self.counts = False
        """Not before the caches are warm."""

    @contextmanager
    def on(self, name: str) -> Iterator[None]:
        start = time.process_time()
        yield
        if self.counts:
            self.spent[name].append(time.process_time() - start)


class Watcher:
    """One open stream."""

    def __init__(self, live: LiveTable, person: Person, seat: int, layout: str) -> None:
        self.live, self.person, self.seat, self.layout = live, person, seat, layout
        self._sent = Sent("t")
        self._pack = _Brotli()
        self.bytes: list[int] = []
        self.frame: SentTable | None = None

    async def look(self, context: Context, clock: Clock) -> None:
        with clock.on("draw"):
            viewer = viewer_of(context, self.live, self.person.id, self.seat, "en", self.layout)
            self.frame = await draw(context, viewer)
        with clock.on("send"):
            event = self._sent.next(self.frame)
        with clock.on("pack"):
            data = self._pack(event)
        if clock.counts:
            self.bytes.append(len(data))


class Bench:
    def __init__(self, arguments: argparse.Namespace, context: Context) -> None:
        self.arguments, self.context = arguments, context
        self.clock = Clock()
        self.rng = random.Random(1)
        self.digest = hashlib.blake2b(digest_size=8)
        self.watchers: dict[str, tuple[Watcher, Watcher]] = {}

    async def table(self, seed: int, who: list[Person]) -> LiveTable:
        """A table at which nobody has chosen yet, watched by both people."""
        game = serai.load(self.arguments.game)
        secret = hashlib.sha256(f"frames {seed}".encode()).hexdigest()
        names = [who[person].name for person in SEATS]
        match = Match(game, names=names, secret=secret)
        seats = [Seat(at, PERSON, names[at], who[person].id) for at, person in enumerate(SEATS)]
        live = await self.context.tables.adopt(match, who[0].id, seats)
        layout = self.arguments.layout
        self.watchers[live.id] = (
            Watcher(live, who[0], 0, layout),
            Watcher(live, who[1], 1, layout),
        )
        return live

    async def choose(self, live: LiveTable) -> None:
        """One choice, its answer, and what both watchers get."""
        clock, match = self.clock, live.match
        assert match is not None
        seat = match.actor
        option = self.rng.choice(match.options()).text
        with clock.on("play"):
            await self.context.tables.act(live, seat, [option])
        with clock.on("answer"):
            person = live.facts.seats[seat].person
            packed(msgspec.json.encode(table_out(live, person, seat)), "br")
        await self.look(live)

    async def look(self, live: LiveTable) -> None:
        for watcher in self.watchers[live.id]:
            await watcher.look(self.context, self.clock)
            assert watcher.frame is not None
            if self.clock.counts:
                bare = re.sub(r' data-stamp="[^"]*"', "", watcher.frame.whole)
                self.digest.update(bare.replace(live.id, "table").encode())

    async def run(self) -> dict[str, Any]:
        a = self.arguments
        who = [
            await self.context.database.run(people.add_guest, name, name) for name in ("Ann", "Bob")
        ]
        lives = [await self.table(seed, who) for seed in range(a.tables)]
        for live in lives:
            await self.look(live)
        for at in range(10_000 if a.whole else a.warm_up + a.choices):
            self.clock.counts = at >= a.warm_up
            playing = [live for live in lives if live.match is not None and not live.match.over]
            if not playing:
                break
            for live in playing:
                await self.choose(live)
        return self.found()

    def found(self) -> dict[str, Any]:
        """What was measured in this run."""
        sizes = [size for pair in self.watchers.values() for one in pair for size in one.bytes]
        stream = round(statistics.mean(sizes) / 1000, 2)
        return {"spent": self.clock.spent, "stream": stream, "digest": self.digest.hexdigest()}


def report(arguments: argparse.Namespace, runs: list[dict[str, Any]]) -> dict[str, object]:
    """The least of all runs, piece by piece."""
    choices = len(runs[0]["spent"]["play"])
    each = {
        name: sum(map(min, zip(*(run["spent"][name] for run in runs), strict=True))) / choices
        for name in runs[0]["spent"]
    }
    return {
        "game": arguments.game,
        "choices": choices,
        "ms": round(sum(each.values()) * 1000, 2),
        **{name: round(took * 1000, 2) for name, took in each.items()},
        "stream_kb": runs[0]["stream"],
        "digest": " ".join({run["digest"] for run in runs}),
        "machine": _build.describe(),
    }


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="taj_mahal")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--warm-up", type=int, default=4, help="choices a table before it counts")
    parser.add_argument("--choices", type=int, default=3, help="choices a table that count")
    parser.add_argument("--whole", action="store_true", help="play to the end: fewer --tables")
    parser.add_argument("--layout", default="hall")
    parser.add_argument("--runs", type=int, default=3)
    return parser.parse_args()


async def _run(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    give_back_large_blocks()
    collect_garbage_rarely()
    database = Database(f"sqlite:///{folder}/choice_cost.db")
    database.create()
    hub = Hub()
    tables = Tables(database, hub, BotPool(1, 1.0))
    context = Context(Settings(rate_limits=False), "secret", database, hub, tables)
    try:
        return await Bench(arguments, context).run()
    finally:
        await tables.close()
        database.close()


def one_run(arguments: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(arguments, Path(folder)))


def main() -> None:
    """Each run in a process of its own: nothing is remembered from the one before."""
    arguments = _arguments()
    context = multiprocessing.get_context("spawn")
    runs = []
    for _ in range(arguments.runs):
        with context.Pool(1) as pool:
            runs.append(pool.apply(one_run, (arguments,)))
    print(json.dumps(report(arguments, runs), indent=2))


if __name__ == "__main__":
    main()
