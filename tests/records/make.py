"""Write the records of tests/records again: `PYTHONPATH=src python -m tests.records.make`.

Every record is a sealed game between random players. A recipe says what the game must show; the
secrets 0, 1, 2, … are tried until a game does. So the files come out the same every time, as long
as the rules stay the same: run this after a change of the rules, and only then.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import serai
from serai.core.game import AnyGame
from serai.core.luck import FastLuck
from serai.core.match import Match
from serai.core.record import write_record

HERE = Path(__file__).parent
TRIES = 1000


@dataclass(frozen=True)
class Recipe:
    """A game to look for. `stop` is the number of choices of an unfinished one."""

    name: str
    game: str
    players: int
    wanted: Callable[[Match], bool]
    stop: int = 0
    option: tuple[str, str] | None = None


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


RECIPES = [
    Recipe("three_players", "taj_mahal", 3, never_reshuffled),
    Recipe("four_players", "taj_mahal", 4, any_game),
    Recipe("five_players", "taj_mahal", 5, any_game),
    Recipe("reshuffled_twice", "taj_mahal", 5, reshuffled_twice),
    Recipe("shared_victory", "taj_mahal", 4, shared_victory),
    Recipe("two_players_stand_in", "taj_mahal", 2, any_game, option=("two_players", "stand_in")),
    Recipe("unfinished", "taj_mahal", 4, placing_palaces, stop=150),
]


def played(recipe: Recipe, number: int, game: AnyGame) -> Match:
    """The game with this number: its luck is sealed, its players choose by a seed of their own."""
    secret = hashlib.sha256(f"record {number}".encode()).hexdigest()
    options = dict([recipe.option]) if recipe.option else {}
    match = Match(game, players=recipe.players, secret=secret, options=options)
    choices = FastLuck(number)
    made = 0
    while not match.over and (not recipe.stop or made < recipe.stop):
        actions = match.options()
        match.play(actions[choices.below(made, len(actions))])
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
    for recipe in RECIPES:
        path_of(recipe).parent.mkdir(exist_ok=True)
        path_of(recipe).write_text(make(recipe), encoding="utf-8")
        print(path_of(recipe).relative_to(HERE))


if __name__ == "__main__":
    main()
