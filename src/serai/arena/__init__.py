"""Many games between bots: simulations, contests and ladders, on one core or many.

    contest("taj_mahal", ["greedy", "random", "random", "random"], games=200, seed=1)
    contest("taj_mahal", [MyBot, "greedy", "greedy", "greedy"], games=200, seed=1)

Names, seeds and plain values go in and out, and users' bots that can be pickled, so games can be
played in any process.
"""

from serai.arena.contest import Contest, Standing, contest, wilson
from serai.arena.ladder import Ladder, Rung
from serai.arena.many_games import simulate
from serai.arena.player import Player
from serai.arena.sequential import Sprt, Verdict
from serai.arena.single_game import GameResult, play_one
from serai.arena.store import Store

__all__ = [
    "Contest",
    "GameResult",
    "Ladder",
    "Player",
    "Rung",
    "Sprt",
    "Standing",
    "Store",
    "Verdict",
    "contest",
    "play_one",
    "simulate",
    "wilson",
]
