"""The registry of games: names, and where each one lives. A game is imported when it is loaded.

Our games are in `GAMES`. Other packages register games by entry points:

    [project.entry-points."serai.games"]
    caravan = "serai_caravan"

They cannot use the names of ours. Other faults of a package are reported when its game is loaded,
and do not affect other games.
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
"""Most games with editions that are shared."""

_loaded: dict[str, AnyGame] = {}


def load(name: str, edition: Edition = None) -> AnyGame:
    """The game with this name, made once; with an edition or stored components, a new game."""
    if edition is not None:
        return _make(name, edition)
    if name not in _loaded:
        _loaded[name] = _make(name, None)
    return _loaded[name]


class SharedGames:
    """Games with editions, shared by all tables that have the same components: caches are by game.

    A server has its own, because editions come from its users.
    """

    def __init__(self) -> None:
        self._games: dict[str, AnyGame] = {}

    def load(self, name: str, edition: Edition) -> AnyGame:
        """As the function `load`, but the same game for the same components."""
        if edition is None:
            return load(name)
        game = _make(name, edition)
        key = f"{game.meta.id} {game.components.digest} {game.components.edition}"
        if key not in self._games and len(self._games) >= MOST_EDITIONS:
            self._games.pop(next(iter(self._games)))
        return self._games.setdefault(key, game)


def names() -> list[str]:
    """The names of all games: ours, then those of other packages."""
    return [*GAMES, *_outside()]


def module_of(name: str) -> str:
    """The module of a game."""
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
    from serai.games.about import about_of  # imports this module

    about_of(name)  # adds its colours to the palette
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
    """Games of other packages. Looked up once, when needed: searching all installed packages takes
    longer than loading a game."""
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
