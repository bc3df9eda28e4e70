"""Bots: they take views and imagined worlds, and know no game.

    bot = make_bot("search:0.1s", game, seed=1)
    action = bot.choose(match.view(seat), match.options(), Worlds(match, seat))

What a game tells them about good play is its judge (`serai.core.judge`).
"""

from serai.bots.bot import Bot
from serai.bots.make import BOTS, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
