"""The registry of games: names, and where each one lives. A game is imported when it is loaded."""

from importlib import import_module
from pathlib import Path

from serai.core.errors import UnknownGame
from serai.core.game import AnyGame

GAMES: dict[str, str] = {
    "agra": "serai.games.agra",
    "taj_mahal": "serai.games.taj_mahal",
}

_loaded: dict[str, AnyGame] = {}


def load(name: str, edition: Path | str | None = None) -> AnyGame:
    """The game with this name; with an edition, its components as printed in one's own copy."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(GAMES)}")
    module = import_module(GAMES[name])
    if edition is not None:
        game: AnyGame = module.make(edition)
        return game
    if name not in _loaded:
        _loaded[name] = module.make()
    return _loaded[name]
