"""The whole games of Agra that are kept as records: every end, for every number of players."""

from collections.abc import Callable

from serai.core.match import Match
from tests.records.recipe import Habit, Recipe

GAME = "agra"

MEEK = ("up ", "favour influence", "luxury painting", "lay", "place architect", "exchange")
TO_CONTRACTS = Habit(
    likes=(("deliver", "double"), ("place sailor", "peon sailor"), ("process", "take"), ("place",)),
    shuns=(*MEEK, "order "),
)
TO_ORDERS = Habit(likes=(("order",), ("process",), ("place",)), shuns=(*MEEK, "akbar"))
TO_THE_TOP = Habit(likes=(("up",), ("place architect",)), shuns=("lay", "exchange"))


def ended_by(reason: str, longest: int) -> Callable[[Match], bool]:
    """Games that ended for a reason, within so many choices."""

    def wanted(match: Match) -> bool:
        outcome = match.outcome
        short = match.record.choices() <= longest
        return outcome is not None and outcome.reason == f"agra-end-{reason}" and short

    return wanted


def delivering(match: Match) -> bool:
    """Somebody is in the middle of the Sailor's deliveries, with one made."""
    return match.options()[0].verb == "done" and match.events[-1].text.startswith("deliver")


RECIPES = [
    Recipe("two_players_track", GAME, 2, ended_by("track", 400), habit=TO_THE_TOP),
    Recipe("three_players_track", GAME, 3, ended_by("track", 400), habit=TO_THE_TOP),
    Recipe("four_players_track", GAME, 4, ended_by("track", 400), habit=TO_THE_TOP),
    Recipe("two_players_contract", GAME, 2, ended_by("contract", 2500), habit=TO_CONTRACTS),
    Recipe("three_players_contract", GAME, 3, ended_by("contract", 2000), habit=TO_CONTRACTS),
    Recipe("four_players_contract", GAME, 4, ended_by("contract", 2000), habit=TO_CONTRACTS),
    Recipe("two_players_column", GAME, 2, ended_by("column", 1500), habit=TO_ORDERS),
    Recipe("three_players_column", GAME, 3, ended_by("column", 1500), habit=TO_ORDERS),
    Recipe("four_players_column", GAME, 4, ended_by("column", 1500), habit=TO_ORDERS),
    Recipe(
        "four_players_open",
        GAME,
        4,
        ended_by("track", 400),
        options=(("rupees", "open"),),
        habit=TO_THE_TOP,
    ),
    Recipe("unfinished", GAME, 4, delivering, stop=250, habit=TO_CONTRACTS),
]
