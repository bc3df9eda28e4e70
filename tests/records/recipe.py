"""How a record for the tests is found: a sealed game between random players, some with habits, or
of a bot where good play is wanted.

A recipe says what the game must show; the secrets 0, 1, 2, … are tried until a game does. So the
records come out the same every time, as long as the rules stay the same. The recipes of a game
stand in `tests/<game>/recipes.py`.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import serai
from serai.bots import make_bot
from serai.core.action import Action
from serai.core.game import AnyGame
from serai.core.luck import FastLuck
from serai.core.match import Match
from serai.core.record import write_record
from serai.draw.shapes import seat_letter

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


@dataclass(frozen=True)
class Recipe:
    """A game to look for. `stop` is the number of choices of an unfinished one."""

    name: str
    game: str
    players: int
    wanted: Callable[[Match], bool]
    stop: int = 0
    options: tuple[tuple[str, str], ...] = ()
    habit: Habit = NO_HABIT
    bot: str = ""
    """Who chooses in place of random players."""


def any_game(match: Match) -> bool:
    return True


def played(recipe: Recipe, number: int, game: AnyGame) -> Match:
    """The game with this number: its luck is sealed, its players choose by a seed of their own."""
    secret = hashlib.sha256(f"record {number}".encode()).hexdigest()
    names = [
        f"Player {seat_letter(seat)}" for seat in range(recipe.players)
    ]  # as records once had them
    match = Match(game, names=names, secret=secret, options=dict(recipe.options))
    choices = FastLuck(number)
    bot = make_bot(recipe.bot or "random", game, seed=number)
    made = 0
    while not match.over and made < (recipe.stop or LONGEST):
        options = match.options()
        match.play(match.ask(bot) if recipe.bot else recipe.habit.pick(options, choices, made))
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
