"""Games that nobody has thought about, to have their ends."""

from serai.core.game import AnyGame
from serai.core.luck import FastLuck
from serai.core.match import Match


def at_the_end(game: AnyGame, seed: int) -> Match:
    """A game of four that is over."""
    match = Match(game, 4, seed)
    choices = FastLuck(seed)
    number = 0
    while not match.over:
        options = match.options()
        match.play(options[choices.below(number, len(options))])
        number += 1
    return match
