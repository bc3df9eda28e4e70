"""Whole games to look for: every mode, every number of players, every way to win."""

from collections.abc import Callable

from serai.core.match import Match
from tests.records.recipe import Habit, Recipe

GAME = "rajas"

EAGER = Habit(
    likes=(
        ("place quarry", "buy", "settle"),
        ("place market", "place raja", "place dancer", "place portuguese", "place master"),
        ("income", "sail", "upgrade", "token"),
    ),
    shuns=("reroll", "forgo"),
)
"""Builds and sells where it can."""


def ended(reason: str, longest: int = 700) -> Callable[[Match], bool]:
    """Games that ended for a reason, within so many choices."""

    def wanted(match: Match) -> bool:
        outcome = match.outcome
        short = match.record.choices() <= longest
        return outcome is not None and outcome.reason == f"rajas-end-{reason}" and short

    return wanted


def buying(match: Match) -> bool:
    """Somebody is about to lay a tile."""
    return match.options()[0].verb == "lay"


def recipe(name: str, players: int, reason: str, *options: tuple[str, str]) -> Recipe:
    return Recipe(name, GAME, players, ended(reason), options=options, habit=EAGER)


RECIPES = [
    recipe("two_players_crossed", 2, "crossed"),
    recipe("three_players_crossed", 3, "crossed"),
    recipe("four_players_crossed", 4, "crossed"),
    recipe("two_players_overtaken", 2, "overtaken"),
    recipe("three_players_overtaken", 3, "overtaken"),
    recipe("four_players_overtaken", 4, "overtaken"),
    recipe("two_players_tie", 2, "tie"),
    recipe("four_players_tie", 4, "tie"),
    recipe("two_players_navaratna", 2, "crossed", ("variant", "navaratna")),
    recipe("four_players_navaratna", 4, "crossed", ("variant", "navaratna")),
    recipe(
        "three_players_navaratna_ganga", 3, "crossed", ("variant", "navaratna"), ("ganga", "on")
    ),
    recipe("two_players_ganga", 2, "crossed", ("ganga", "on")),
    recipe("four_players_mixed", 4, "crossed", ("variant", "mixed"), ("expert_b", "yes")),
    recipe(
        "three_players_mixed_ganga",
        3,
        "crossed",
        ("variant", "mixed"),
        ("expert_a", "yes"),
        ("expert_c", "yes"),
        ("ganga", "on"),
    ),
    Recipe("unfinished", GAME, 4, buying, stop=150, habit=EAGER),
]
