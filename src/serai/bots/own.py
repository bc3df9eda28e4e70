"""Bots of one's own: in a file, in a module, or in a package that is installed.

    ./mybot.py:MyBot        in a file
    package.module:MyBot    in a module that Python finds, from the current folder too
    clever                  what a package brings under this name:

    [project.entry-points."serai.bots"]
    clever = "serai_clever.bots:Clever"

Each leads to a class or a function that makes a bot when it is called with the game and a seed, or
with nothing; or to a bot, which is then copied for every game, so that no game learns from another.
"""

import inspect
import re
import sys
from collections.abc import Callable
from copy import deepcopy
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from serai.core.bot import Bot
from serai.core.errors import SetupError
from serai.core.game import AnyGame

GROUP = "serai.bots"
Maker = Callable[[AnyGame, int], Bot]
"""Makes a bot for a game, with a seed for its luck."""


def find(spec: str) -> Maker | None:
    """What makes the bot that somebody has written; None if the spec names nothing of this kind."""
    thing = load(spec)
    return None if thing is None else maker(thing, spec)


def load(spec: str) -> Any:
    """The class, function or bot that a spec leads to."""
    place, colon, name = spec.rpartition(":")
    if spec.endswith(".py"):
        raise SetupError(f"bot {spec!r}: say which one of the file, as in {spec}:MyBot")
    if place.endswith(".py"):
        return _member(_module_in(Path(place), spec), name, spec)
    entries = tuple(entry_points(group=GROUP, name=spec))
    if entries:
        return _brought(entries, spec)
    if colon and all(re.fullmatch(r"[^\W\d]\w*(\.[^\W\d]\w*)*", part) for part in (place, name)):
        return _member(_module_named(place, spec), name, spec)
    return None


def maker(thing: Any, name: str) -> Maker:
    """Makes a bot of what somebody has written, or says what is wrong with it."""
    if not isinstance(thing, type) and hasattr(thing, "choose"):
        return lambda game, seed: deepcopy(thing)
    if not callable(thing):
        kind = type(thing).__name__
        raise SetupError(f"bot {name!r} is a {kind}: neither a bot nor something that makes one")
    takes_game = _takes(thing, name)

    def make(game: AnyGame, seed: int) -> Bot:
        try:
            bot = thing(game, seed) if takes_game else thing()
        except Exception as fault:
            raise SetupError(f"bot {name!r} cannot be made: {_told(fault)}") from fault
        if not callable(getattr(bot, "choose", None)):
            raise SetupError(f"bot {name!r} makes a {type(bot).__name__}, which cannot `choose`")
        return bot  # type: ignore[no-any-return]

    return make


def fingerprint(thing: Any) -> str:
    """Eight letters that change with the file that somebody's bot is written in; empty if there is
    none. Results of a bot are not those of the next one that has its name."""
    try:
        source = inspect.getsourcefile(thing if inspect.isroutine(thing) else _class_of(thing))
    except TypeError:
        return ""
    if source is None or not Path(source).is_file():
        return ""
    return sha256(Path(source).read_bytes()).hexdigest()[:8]


def _class_of(thing: Any) -> type:
    return thing if isinstance(thing, type) else type(thing)


def _takes(thing: Callable[..., Any], name: str) -> bool:
    """Whether it is called with a game and a seed; if not, it is called with nothing."""
    try:
        signature = inspect.signature(thing)
    except ValueError:  # some that are written in C do not tell
        return True
    for given in ((None, 0), ()):
        try:
            signature.bind(*given)
        except TypeError:
            continue
        return bool(given)
    raise SetupError(f"bot {name!r} is made by {signature}; it must take (game, seed), or nothing")


# --- where it is written --------------------------------------------------------------------------


def _module_in(path: Path, spec: str) -> ModuleType:
    """The module in a file, as it is written now. It may import what lies beside it."""
    if not path.is_file():
        raise SetupError(f"bot {spec!r}: there is no file {path}")
    whole = path.resolve()
    source = whole.read_bytes()
    name = f"serai_own_{sha256(str(whole).encode() + source).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    _look_in(whole.parent)
    module = ModuleType(name)
    module.__file__ = str(whole)
    sys.modules[name] = module  # dataclasses and pickle look there
    try:
        exec(compile(source, str(whole), "exec"), module.__dict__)
    except Exception as fault:
        del sys.modules[name]
        raise SetupError(f"bot {spec!r}: {path} cannot be loaded: {_told(fault)}") from fault
    return module


def _module_named(name: str, spec: str) -> ModuleType:
    _look_in(Path.cwd())
    try:
        return import_module(name)
    except Exception as fault:
        if isinstance(fault, ModuleNotFoundError) and name.startswith(fault.name or "?"):
            raise SetupError(f"bot {spec!r}: there is no module {fault.name!r}") from None
        raise SetupError(f"bot {spec!r}: {name} cannot be loaded: {_told(fault)}") from fault


def _brought(entries: tuple[EntryPoint, ...], spec: str) -> Any:
    if len(entries) > 1:
        packages = " and ".join(entry.dist.name if entry.dist else "?" for entry in entries)
        raise SetupError(f"{packages} both bring a bot {spec!r}: uninstall one of them")
    try:
        return entries[0].load()
    except Exception as fault:
        where = entries[0].value
        raise SetupError(f"bot {spec!r} ({where}) cannot be loaded: {_told(fault)}") from fault


def _member(module: ModuleType, name: str, spec: str) -> Any:
    thing: Any = module
    for part in name.split("."):
        if not hasattr(thing, part):
            raise SetupError(f"bot {spec!r}: there is no {name!r} in it")
        thing = getattr(thing, part)
    return thing


def _look_in(folder: Path) -> None:
    """Let modules be imported from there, after all that is installed."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _told(fault: BaseException) -> str:
    return f"{type(fault).__name__}: {fault}"
