"""Voices of games at tables. They are kept, since making one reads files.

A voice follows from a game, names and a language alone, and knows nothing of a table in play. So
two sites in one process may share it, and it need not hang on the context.
"""

from functools import lru_cache

from serai.core.game import AnyGame
from serai.games.voice import Voice


@lru_cache(maxsize=500)
def voice_of(game: AnyGame, names: tuple[str, ...], language: str) -> Voice:
    """The voice of a game for the people at one table, with the words of its page."""
    return Voice(game, names, language, ("web", f"{game.meta.id}_page"))
