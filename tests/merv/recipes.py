"""Whole games to look for: every number of players, both sides of the camel market, every tie, an
invasion that takes buildings and one that takes none, a game alone that is won and one that is
lost."""

from collections.abc import Callable

from serai.core.match import Match
from tests.records.recipe import Habit, Recipe

GAME = "merv"

BUSY = Habit(
    likes=(
        ("fulfil", "act", "discover", "claim"),
        ("take", "courtier", "buy", "advance", "build", "settle", "post"),
        ("pay",),
    ),
    shuns=("done", "load"),
)
"""Does what a site is for, and much of it."""
GUARDED = Habit(likes=(("soldier", "guard", "build", "pay"), ("act",)), shuns=("done",))
"""Places soldiers and pays every ransom."""

QUIET = Habit(likes=(("favour",),), shuns=("act", "collect", "trade", "pay"))
"""Takes favour, now and then a soldier: so many end equal."""


def ended(reason: str = "years", tie: str = "", side: int | None = None) -> Callable[[Match], bool]:
    """Games that ended for a reason, with a tie of this kind, on a side of the camel market."""

    def wanted(match: Match) -> bool:
        outcome = match.outcome
        assert outcome is not None
        as_said = outcome.reason == f"merv-end-{reason}"
        tied = outcome.tie == (f"merv-end-tie-{tie}" if tie else "")
        return as_said and tied and side in (None, match.state.side)

    return wanted


def lost_buildings(match: Match, year: int) -> int:
    """How many buildings of the seats an invasion took."""
    now = count = 0
    for event in match.events:
        for note in event.notes:
            if note.message.id == "merv-log-year":
                now = int(note.message.args["year"])
            count += note.message.id == "merv-log-lost" and now == year
    return count


def raided(match: Match) -> bool:
    return lost_buildings(match, 2) > 2 and lost_buildings(match, 3) > 2


def spared(match: Match) -> bool:
    """The first invasion takes nothing from anybody."""
    return lost_buildings(match, 2) == 0


def building_walls(match: Match) -> bool:
    """Somebody is about to put a piece of wall somewhere."""
    return match.options()[0].verb == "wall"


def alone(name: str, level: str, reason: str) -> Recipe:
    options = (("solo", f"ours_{level}"),)
    return Recipe(name, GAME, 1, ended(reason), options=options, habit=BUSY)


RECIPES = [
    Recipe("two_players", GAME, 2, ended(side=0), habit=BUSY),
    Recipe("two_players_other_side", GAME, 2, ended(side=1), habit=BUSY),
    Recipe("three_players", GAME, 3, ended(side=0), habit=BUSY),
    Recipe("three_players_other_side", GAME, 3, ended(side=1), habit=BUSY),
    Recipe("four_players", GAME, 4, ended(side=0), habit=BUSY),
    Recipe("four_players_other_side", GAME, 4, ended(side=1), habit=BUSY),
    Recipe("tie_by_favour", GAME, 4, ended(tie="favour")),
    Recipe("tie_by_influence", GAME, 4, ended(tie="influence"), habit=QUIET),
    Recipe("tie_by_queue", GAME, 4, ended(tie="queue"), habit=QUIET),
    Recipe("raided_twice", GAME, 3, raided, habit=BUSY),
    Recipe("spared_once", GAME, 2, spared, habit=GUARDED),
    Recipe("alone_won", GAME, 1, ended("won"), bot="greedy"),
    alone("alone_lost", "normal", "lost"),
    alone("alone_lost_to_the_hardest", "hard", "lost"),
    Recipe("unfinished", GAME, 4, building_walls, stop=120, habit=BUSY),
]
