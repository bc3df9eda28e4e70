"""Many games between bots: simulations, contests and ratings, on one core or many.

    contest("taj_mahal", ["greedy", "random", "random", "random"], games=200, seed=1)

Only names, seeds and plain values go in and out, so games may be played anywhere.
"""

from serai.arena.contest import Contest, Standing, contest, wilson
from serai.arena.many_games import simulate
from serai.arena.single_game import GameResult, play_one

__all__ = ["Contest", "GameResult", "Standing", "contest", "play_one", "simulate", "wilson"]
