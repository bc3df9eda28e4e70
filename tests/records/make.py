"""Write the records of tests/records again: `PYTHONPATH=src python -m tests.records.make agra`.

Every record is a sealed game between random players, some of whom have habits that lead to a rare
end. A recipe says what the game must show; the secrets 0, 1, 2, … are tried until a game does. So
the files come out the same every time, as long as the rules stay the same: run this after a change
of the rules, and only then. Without the name of a game all records are written.
"""

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import serai
from serai.core.action import Action
from serai.core.game import AnyGame
from serai.core.luck import FastLuck
from serai.core.match import Match
from serai.core.record import write_record

HERE = Path(__file__).parent
TRIES = 1000
LONGEST = 4000
"""Choices of a game that is given up."""
FOLLOWING = 1_000_000
"""Whether a habit is followed is drawn from another part of the luck than the choice."""


@dataclass(frozen=True)
class Habit:
    """What a random player likes to choose, the best first, and what is never chosen if there is
    anything else. Beginnings of texts; a liking is followed two times out of three."""

    likes: tuple[tuple[str, ...], ...] = ()
    shuns: tuple[str, ...] = ()

    def pick(self, actions: list[Action], luck: FastLuck, number: int) -> Action:
        kept = [action for action in actions if not action.text.startswith(self.shuns)] or actions
        for likes in self.likes:
            liked = [action for action in kept if action.text.startswith(likes)]
            if liked and luck.below(number + FOLLOWING, 3):
                kept = liked
                break
        return kept[luck.below(number, len(kept))]


NO_HABIT = Habit()
MEEK = ("up ", "favour influence", "luxury painting", "lay", "place architect", "exchange")
TO_CONTRACTS = Habit(
    likes=(("deliver", "double"), ("place sailor", "peon sailor"), ("process", "take"), ("place",)),
    shuns=(*MEEK, "order "),
)
TO_ORDERS = Habit(likes=(("order",), ("process",), ("place",)), shuns=(*MEEK, "akbar"))
TO_THE_TOP = Habit(likes=(("up",), ("place architect",)), shuns=("lay", "exchange"))


@dataclass(frozen=True)
class Recipe:
    """A game to look for. `stop` is the number of choices of an unfinished one."""

    name: str
    game: str
    players: int
    wanted: Callable[[Match], bool]
    stop: int = 0
    option: tuple[str, str] | None = None
    habit: Habit = NO_HABIT


def any_game(match: Match) -> bool:
    return True


def reshuffles(match: Match) -> int:
    """How often the deck ran out and was made anew."""
    return sum(note.message.rule == "draw.reshuffle" for note in match.log())


def never_reshuffled(match: Match) -> bool:
    return reshuffles(match) == 0


def reshuffled_twice(match: Match) -> bool:
    return reshuffles(match) == 2


def shared_victory(match: Match) -> bool:
    return match.outcome is not None and len(match.outcome.winners) > 1


def placing_palaces(match: Match) -> bool:
    """Somebody is in the middle of placing palaces, with a choice already made."""
    return match.options()[0].verb == "palace" and match.events[-1].text.startswith("palace")


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
    Recipe("three_players", "taj_mahal", 3, never_reshuffled),
    Recipe("four_players", "taj_mahal", 4, any_game),
    Recipe("five_players", "taj_mahal", 5, any_game),
    Recipe("reshuffled_twice", "taj_mahal", 5, reshuffled_twice),
    Recipe("shared_victory", "taj_mahal", 4, shared_victory),
    Recipe("two_players_stand_in", "taj_mahal", 2, any_game, option=("two_players", "stand_in")),
    Recipe("unfinished", "taj_mahal", 4, placing_palaces, stop=150),
    Recipe("two_players_track", "agra", 2, ended_by("track", 400), habit=TO_THE_TOP),
    Recipe("three_players_track", "agra", 3, ended_by("track", 400), habit=TO_THE_TOP),
    Recipe("four_players_track", "agra", 4, ended_by("track", 400), habit=TO_THE_TOP),
    Recipe("two_players_contract", "agra", 2, ended_by("contract", 2500), habit=TO_CONTRACTS),
    Recipe("three_players_contract", "agra", 3, ended_by("contract", 2000), habit=TO_CONTRACTS),
    Recipe("four_players_contract", "agra", 4, ended_by("contract", 2000), habit=TO_CONTRACTS),
    Recipe("two_players_column", "agra", 2, ended_by("column", 1500), habit=TO_ORDERS),
    Recipe("three_players_column", "agra", 3, ended_by("column", 1500), habit=TO_ORDERS),
    Recipe("four_players_column", "agra", 4, ended_by("column", 1500), habit=TO_ORDERS),
    Recipe(
        "four_players_open",
        "agra",
        4,
        ended_by("track", 400),
        option=("rupees", "open"),
        habit=TO_THE_TOP,
    ),
    Recipe("unfinished", "agra", 4, delivering, stop=250, habit=TO_CONTRACTS),
]


def played(recipe: Recipe, number: int, game: AnyGame) -> Match:
    """The game with this number: its luck is sealed, its players choose by a seed of their own."""
    secret = hashlib.sha256(f"record {number}".encode()).hexdigest()
    options = dict([recipe.option]) if recipe.option else {}
    match = Match(game, players=recipe.players, secret=secret, options=options)
    choices = FastLuck(number)
    made = 0
    while not match.over and made < (recipe.stop or LONGEST):
        match.play(recipe.habit.pick(match.options(), choices, made))
        made += 1
    return match


def make(recipe: Recipe) -> str:
    """The text of the first game that shows what is wanted."""
    game = serai.load(recipe.game)
    for number in range(TRIES):
        match = played(recipe, number, game)
        if recipe.wanted(match):
            return write_record(match.saved())
    raise LookupError(f"no game like {recipe.name!r} among {TRIES}")


def path_of(recipe: Recipe) -> Path:
    return HERE / recipe.game / f"{recipe.name}.record"


def main() -> None:
    """All records, or those of the games named on the command line."""
    for recipe in RECIPES:
        if sys.argv[1:] and recipe.game not in sys.argv[1:]:
            continue
        path_of(recipe).parent.mkdir(exist_ok=True)
        path_of(recipe).write_text(make(recipe), encoding="utf-8")
        print(path_of(recipe).relative_to(HERE))


if __name__ == "__main__":
    main()
