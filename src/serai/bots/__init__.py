"""Bots: they take views and imagined worlds, and know no game.

    bot = make_bot("search:0.1s", game, seed=1)
    match.play(match.ask(bot))

A game tells them about good play through its judge (`serai.core.judge`).
"""

from serai.bots.make import BOTS, make_bot
from serai.core.bot import Bot

__all__ = ["BOTS", "Bot", "make_bot"]
