"""The registry of games: names, and where each one lives. A game is imported when it is loaded.

Games of the house stand in `GAMES`. Other packages bring games through entry points:

    [project.entry-points."serai.games"]
    caravan = "serai_caravan"

The names of the house are taken. Whatever else is wrong with a package is told when its game is
loaded, and keeps nobody from playing the others.
"""

import warnings
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from serai.core.components import Edition
from serai.core.errors import BrokenGame, SeraiError, UnknownGame
from serai.core.game import AnyGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES: dict[str, str] = {
    "agra": "serai.games.agra",
    "merv": "serai.games.merv",
    "rajas": "serai.games.rajas",
    "taj_mahal": "serai.games.taj_mahal",
}
GROUP = "serai.games"

MOST_EDITIONS = 20
"""Games with editions that are kept."""

_loaded: dict[str, AnyGame] = {}
_editions: dict[str, AnyGame] = {}


def load(name: str, edition: Edition = None) -> AnyGame:
    """The game with this name; with an edition, its components as printed in one's own copy."""
    if edition is not None:
        return _shared(_make(name, edition))
    if name not in _loaded:
        _loaded[name] = _make(name, None)
    return _loaded[name]


def _shared(game: AnyGame) -> AnyGame:
    """Tables with the same edition share a game, and all that is kept for it."""
    key = f"{game.meta.id} {game.components.digest} {game.components.edition}"
    if key not in _editions:
        if len(_editions) >= MOST_EDITIONS:
            _editions.pop(next(iter(_editions)))
        _editions[key] = game
    return _editions[key]


def names() -> list[str]:
    """The names of all games: those of the house, then those from outside."""
    return [*GAMES, *_outside()]


def module_of(name: str) -> str:
    """The package that a game is written in."""
    if name in GAMES:
        return GAMES[name]
    entries = _outside().get(name, [])
    if not entries:
        listed = ", ".join(names())
        why = f"there is no game {name!r}; there is: {listed}"
        raise UnknownGame(why, "record-no-game", game=name)
    if len(entries) > 1:
        packages = " and ".join(_package(entry) for entry in entries)
        raise BrokenGame(f"{packages} both bring a game {name!r}: uninstall one of them")
    return entries[0].value


def _make(name: str, edition: Edition) -> AnyGame:
    module = module_of(name)
    from serai.games.about import about_of  # which asks this module where the games are

    about_of(name)  # so that the palette has its colours
    try:
        made: AnyGame = import_module(module).make(edition)
    except SeraiError:
        raise  # such as an edition that does not fit
    except Exception as fault:
        if name in GAMES:
            raise
        why = f"{type(fault).__name__}: {fault}"
        raise BrokenGame(f"the game {name!r} ({module}) cannot be loaded: {why}") from fault
    return made


@cache
def _outside() -> dict[str, list["EntryPoint"]]:
    """Games that other packages bring. Looked up once, and only when somebody asks for them:
    going through all that is installed takes longer than to load a game."""
    from importlib.metadata import entry_points

    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        if entry.name in GAMES:
            package = _package(entry)
            warnings.warn(f"{package} brings a game {entry.name!r}; ours is played", stacklevel=2)
        else:
            found.setdefault(entry.name, []).append(entry)
    return found


def _package(entry: "EntryPoint") -> str:
    return entry.dist.name if entry.dist is not None else entry.value
