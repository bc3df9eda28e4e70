"""Nothing changes without a line: fame, money, karma, boats, workers and upgrades are counted from
the log alone, and compared with the view after every choice."""

from collections import Counter
from typing import Any

import pytest

from serai import _build
from serai.core.match import Match
from serai.core.step import Message
from tests.kit.walk import Chooser
from tests.rajas.build import GAME

GAMES = 5 if _build.compiled() else 1
"""Random games for each mode and number of players."""
MODES: list[dict[str, str]] = [
    {},
    {"ganga": "on"},
    {"variant": "navaratna"},
    {"variant": "mixed", "expert_a": "yes"},
]
START = {"karma": 1, "workers": 3}


class Reader:
    """Knows nothing but how a game begins, and what the log has told since."""

    def __init__(self, players: int) -> None:
        self.seats: list[Counter[str]] = [Counter(START) for _ in range(players)]

    def read(self, line: Message) -> None:
        told: dict[str, Any] = line.args
        name = line.id.removeprefix("rajas-log-")
        if name == "first":
            for at in range(len(self.seats)):
                self.seats[(told["seat"] + at) % len(self.seats)]["money"] = 3 + at
        elif name in ("fame", "coins", "karma", "pays"):
            what = {"coins": "money", "pays": "money"}.get(name, name)
            self._move(told["seat"], what, -told["count"] if name == "pays" else told["count"])
            assert self.seats[told["seat"]][what] == told[what]
        elif name == "flip":
            self._move(told["seat"], "karma", -1)
        elif name == "sail":
            self.seats[told["seat"]]["boat"] = int(told["space"])
        elif name == "worker":
            self._move(told["seat"], "workers", 1)
            assert self.seats[told["seat"]]["workers"] == told["count"]
        elif name == "sixth":
            self.seats[told["seat"]]["left"] = 1
        elif name.startswith("upgrade"):
            self._move(told["seat"], "upgrades", 1)

    def _move(self, seat: int, what: str, count: int) -> None:
        self.seats[seat][what] += count


def shown(match: Match) -> list[Counter[str]]:
    """The same of every seat, as anybody sees it."""
    return [
        +Counter(
            fame=seat.fame,
            money=seat.money,
            karma=seat.karma,
            workers=seat.workers,
            boat=seat.boat,
            upgrades=sum(seat.scroll),
            left=6 - seat.workers - seat.waiting.bit_count(),
        )
        for seat in match.view(None).seats
    ]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(mode.values()) or "basic")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_changes_without_a_line(players: int, mode: dict[str, str]) -> None:
    for seed in range(1, GAMES + 1):
        match, chooser = Match(GAME, players=players, seed=seed, options=mode), Chooser(seed)
        reader, read = Reader(players), 0
        while True:
            log = match.log()
            for note in log[read:]:
                reader.read(note.message)
            read = len(log)
            assert [+seat for seat in reader.seats] == shown(match)
            if match.over:
                break
            match.play(chooser.pick(match.options()))
