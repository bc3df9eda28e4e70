"""Nothing changes without a line: whoever only reads the log knows every public figure of every
seat after every choice. Nothing is worked out here that the log does not say."""

from collections import Counter
from typing import Any

import pytest

from serai.core.match import Match
from serai.games.merv.tables import HIGH_COURTIER, MAGISTRATE, NONE
from serai.games.merv.view import MervView, OwnerView
from tests.kit.walk import Chooser
from tests.merv.build import GAME, T
from tests.merv.ledger import CONTRACTS

GAMES = 2
GAIN = {
    "build": {"buildings": -1},
    "lost": {"buildings": 1},
    "trade": {"camels": -1},
    "load": {"camels": -1},
    "favour": {"favour": 1},
    "influence": {"influence": 1},
    "rare-gift": {"rare": 1},
    "rare": {"rare": 1},
    "common": {"common": 1},
    "courtier": {"servants": -1},
    "soldier": {"servants": -1},
    "soldier-home": {"servants": 1},
}
"""What a line says by itself, about the seat that it names."""
COUNTED = {
    "points": {"points": 1},
    "hall": {"points": 1},
    "favour-spent": {"favour": -1},
    "camels": {"camels": 1},
    "routes": {"camels": -1},
    "queue": {"camels": -1},
    "scrolls": {"scrolls": 1},
}
"""What a line says of each that it counts."""
NAMED = {
    "cube": ("colour", 1),
    "pay": ("colour", -1),
    "ransom": ("colour", -1),
    "card": ("spice", 1),
}
"""Lines that name a thing that comes or goes."""
OWNED = {"post": "city", "courtier": "hall", "breakthrough": "breakthrough", "tile": "scoring_tile"}
"""Lines that name a thing that one has from now on."""


class Reader:
    """Whoever reads the log, from the first line on."""

    def __init__(self, players: int) -> None:
        start = {"buildings": T.buildings, "servants": T.servants}
        self.seats = [Counter[Any](start) for _ in range(players)]
        self.guards: dict[str, int] = {}
        self.owner: dict[str, Any] = {}
        """Whose building stands on a cell."""
        self.queue: dict[str, Any] = {}
        self.rivals = {"high_courtier": Counter[str](), "magistrate": Counter[str]()}

    def read(self, id: str, args: dict[str, Any]) -> None:
        if id == "soldiers-home":
            for seat in self.guards.values():
                self.seats[seat]["servants"] += 1
            self.guards = {}
        self.look_around(id, args)
        self.look_at_rivals(id, args)
        if "seat" not in args:
            return
        mine = self.seats[args["seat"]]
        mine.update(GAIN.get(id, {}))
        mine.update({what: n * args["count"] for what, n in COUNTED.get(id, {}).items()})
        if id in NAMED:
            kind, sign = NAMED[id]
            mine[kind, args[kind]] += sign
        if id in OWNED:
            mine[OWNED[id], args[OWNED[id]]] += 1
        if id == "mosque":
            mine["mosque"] = T.space_ids.index(args["space"]) + 1
        if id == "contract":
            row = CONTRACTS[args["contract"]]
            mine.update({f"{thing}_used": row[thing] for thing in ("scrolls", "common", "rare")})

    def look_around(self, id: str, args: dict[str, Any]) -> None:
        """The city and the queue, with the rivals in them."""
        if id in ("build", "rival-build", "courtier-site"):
            who = "high_courtier" if id == "courtier-site" else args.get("rival", args.get("seat"))
            self.owner[args["cell"]] = who
        elif id in ("lost", "rival-lost"):
            del self.owner[args["cell"]]
        elif id == "soldier":
            self.guards[args["cell"]] = args["seat"]
        elif id == "soldier-home":
            assert self.guards.pop(args["cell"]) == args["seat"]
        elif id in ("queue", "rival-queue"):
            self.queue[args["place"]] = args.get("rival", args.get("seat"))

    def look_at_rivals(self, id: str, args: dict[str, Any]) -> None:
        his = self.rivals["magistrate"]
        if id == "magistrate-idle":
            his["points"] += 1
        elif id.startswith("magistrate"):
            his["points"] += args.get("count", 0)
            his["scrolls"] += 2 * (id in ("magistrate-study", "magistrate-scrolls"))
            his["goods"] += id == "magistrate-post"
            his["spices"] += id == "magistrate-card"
            his["courtiers"] += id == "magistrate-courtier"
        elif id in ("rival-camels", "rival-queue"):
            sign = 1 if id == "rival-camels" else -1
            self.rivals[args["rival"]]["camels"] += sign * args["count"]


def figures(view: MervView, seat: int) -> dict[Any, int]:
    """The public figures of a seat, by the names that the reader gives them."""
    mine = view.seats[seat]
    names = ("points", "favour", "influence", "camels", "buildings", "servants")
    goods = ("scrolls", "common", "rare", "scrolls_used", "common_used", "rare_used")
    found: dict[Any, int] = {name: getattr(mine, name) for name in (*names, *goods)}
    for kind, row in (
        ("colour", mine.cubes),
        ("spice", mine.spices),
        ("hall", mine.halls),
        ("city", [mine.posts >> at & 1 for at in range(len(T.city_ids))]),
        ("breakthrough", [owner == seat for owner in view.breakthrough]),
        ("scoring_tile", [owner == seat for owner in view.scoring_tiles]),
    ):
        found |= {(kind, name): n for name, n in zip(T.slugs[kind], row, strict=True)}
    return found | {"mosque": mine.mosque + 1}


def rival_figures(one: OwnerView) -> dict[str, int]:
    return {
        "points": one.points,
        "camels": one.camels,
        "scrolls": one.scrolls,
        "goods": one.common + one.rare,
        "spices": sum(one.spices),
        "courtiers": one.courtiers,
    }


def compare(reader: Reader, view: MervView, when: str) -> None:
    rivals = {"high_courtier": HIGH_COURTIER, "magistrate": MAGISTRATE}
    for seat, mine in enumerate(reader.seats):
        wanted = figures(view, seat)
        assert {name: mine[name] for name in wanted} == wanted, (when, seat)
    cells = T.slugs["cell"]
    standing = {cells[at]: owner for at, owner in enumerate(view.building) if owner >= 0}
    assert {cell: rivals.get(one, one) for cell, one in reader.owner.items()} == standing, when
    guards = {cells[at]: owner for at, owner in enumerate(view.soldier) if owner >= 0}
    assert reader.guards == guards, when
    for one in view.rivals:
        his, wanted = reader.rivals[T.slugs["rival"][one.owner - HIGH_COURTIER]], rival_figures(one)
        assert {name: his[name] for name in wanted} == wanted, (when, one.owner)
    for at, owner in enumerate(view.queue if reader.queue else ()):
        there: Any = reader.queue.get(T.slugs["place"][at])
        assert owner in (NONE, rivals.get(there, there)), when


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_changes_without_a_line(players: int, seed: int) -> None:
    match, chooser = Match(GAME, players=players, seed=seed), Chooser(seed)
    reader, known = Reader(players), 0
    while True:
        notes = match.log(None)
        for note in notes[known:]:
            reader.read(note.message.id.removeprefix("merv-log-"), note.message.args)
        known = len(notes)
        view = match.view(None)
        assert isinstance(view, MervView)
        compare(reader, view, f"choice {match.record.choices()}")
        if match.over:
            return
        match.play(chooser.pick(match.options()))
