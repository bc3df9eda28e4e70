"""A bot that learns from the past how long the others stay in a contest of Taj Mahal.

`worlds.record()` is the game so far as the seat has seen it, `worlds.notes` what the bot wrote down
earlier in this turn: what was reckoned for the first choice need not be reckoned for the next.
"""

from collections.abc import Sequence
from typing import Any

import serai
from serai.bots import make_bot
from serai.core.action import Action
from serai.core.record import Record

BEGINNER = 2.0
"""Cards that somebody plays in a contest, as long as nothing is known."""


class Attentive:
    """Stays a card longer than the others usually do, and then withdraws."""

    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        if "usual" not in worlds.notes:
            worlds.notes["usual"] = cards_in_a_contest(worlds.record(), view.seat)
        played = len(view.sides[view.seat].played)
        return options[0] if played <= worlds.notes["usual"] else options[-1]


def cards_in_a_contest(past: Record, mine: int) -> float:
    """How many cards the others have played for each time they withdrew."""
    seen = [
        event.text.split()[0] for event in past.events if event.seat not in (mine, serai.CHANCE)
    ]
    contests = seen.count("withdraw")
    return seen.count("play") / contests if contests else BEGINNER


if __name__ == "__main__":
    game = serai.load("taj_mahal")
    match = serai.Match(game, players=3, seed=1, names=["Attentive", "Random", "Greedy"])
    bots = [Attentive(), make_bot("random", game, seed=2), make_bot("greedy:1", game, seed=3)]
    while not match.over:
        match.play(match.ask(bots[match.actor]))
    for name, score in zip(match.header.seats, match.scores(), strict=True):
        print(f"{name}: {score}")
