"""A bot of one's own: it stays in a contest as long as it may, and takes the first open card.

A bot is anything with `choose`. It gets the view of its seat, the options, and the worlds that the
seat could be in; it never gets the state.
"""

from collections.abc import Sequence
from typing import Any

import serai
from serai.bots import make_bot
from serai.core.action import Action


class Stubborn:
    """Withdraws only when nothing else is left."""

    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        return options[0]


game = serai.load("taj_mahal")
match = serai.Match(game, players=3, seed=1, names=["Stubborn", "Random", "Greedy"])
bots = [Stubborn(), make_bot("random", game, seed=2), make_bot("greedy:1", game, seed=3)]
while not match.over:
    match.play(match.ask(bots[match.actor]))

for name, score in zip(match.header.seats, match.scores(), strict=True):
    print(f"{name}: {score}")
