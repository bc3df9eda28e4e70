"""Bots that users wrote: in a file, in a module, or in an installed package.

    ./mybot.py:MyBot        in a file
    package.module:MyBot    in a module that Python finds, from the current folder too
    clever                  an entry point of an installed package:

    [project.entry-points."serai.bots"]
    clever = "serai_clever.bots:Clever"

Each names a class or a function that makes a bot when called with the game and a seed, or with
nothing; or a bot object, which is copied for every game, so that no game learns from another.
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
"""Makes a bot for a game, with a seed for its random choices."""


def find(spec: str) -> Maker | None:
    """The maker of a user's bot; None if the spec names none."""
    thing = load(spec)
    return None if thing is None else maker(thing, spec)


def load(spec: str) -> Any:
    """The class, function or bot object that a spec names; None if it names none."""
    place, colon, name = spec.rpartition(":")
    if spec.endswith(".py"):
        raise SetupError(f"bot {spec!r}: say which one of the file, as in {spec}:MyBot")
    if place.endswith(".py"):
        return _member(_module_in(Path(place), spec), name, spec)
    entries = tuple(entry_points(group=GROUP, name=spec))
    if entries:
        return _from_package(entries, spec)
    if colon and all(re.fullmatch(r"[^\W\d]\w*(\.[^\W\d]\w*)*", part) for part in (place, name)):
        return _member(_module_named(place, spec), name, spec)
    return None


def maker(thing: Any, name: str) -> Maker:
    """The maker of a user's class, function or bot object; SetupError if it cannot make bots."""
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
            raise SetupError(f"bot {name!r} cannot be made: {_described(fault)}") from fault
        if not callable(getattr(bot, "choose", None)):
            raise SetupError(f"bot {name!r} makes a {type(bot).__name__}, which cannot `choose`")
        return bot  # type: ignore[no-any-return]

    return make


def fingerprint(thing: Any) -> str:
    """A digest of the source file of a user's bot, eight letters; empty without a file. It keeps
    the results of different bots with the same name apart."""
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
    """Whether it takes a game and a seed; False if it takes nothing."""
    try:
        signature = inspect.signature(thing)
    except ValueError:  # some functions written in C have no signature
        return True
    for given in ((None, 0), ()):
        try:
            signature.bind(*given)
        except TypeError:
            continue
        return bool(given)
    raise SetupError(f"bot {name!r} is made by {signature}; it must take (game, seed), or nothing")


# --- loading --------------------------------------------------------------------------------------


def _module_in(path: Path, spec: str) -> ModuleType:
    """The module in a file, loaded again if the file has changed. It may import its neighbours."""
    if not path.is_file():
        raise SetupError(f"bot {spec!r}: there is no file {path}")
    whole = path.resolve()
    source = whole.read_bytes()
    name = f"serai_own_{sha256(str(whole).encode() + source).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    _add_to_path(whole.parent)
    module = ModuleType(name)
    module.__file__ = str(whole)
    sys.modules[name] = module  # dataclasses and pickle look there
    try:
        exec(compile(source, str(whole), "exec"), module.__dict__)
    except Exception as fault:
        del sys.modules[name]
        raise SetupError(f"bot {spec!r}: {path} cannot be loaded: {_described(fault)}") from fault
    return module


def _module_named(name: str, spec: str) -> ModuleType:
    _add_to_path(Path.cwd())
    try:
        return import_module(name)
    except Exception as fault:
        if isinstance(fault, ModuleNotFoundError) and name.startswith(fault.name or "?"):
            raise SetupError(f"bot {spec!r}: there is no module {fault.name!r}") from None
        raise SetupError(f"bot {spec!r}: {name} cannot be loaded: {_described(fault)}") from fault


def _from_package(entries: tuple[EntryPoint, ...], spec: str) -> Any:
    if len(entries) > 1:
        packages = " and ".join(entry.dist.name if entry.dist else "?" for entry in entries)
        raise SetupError(f"{packages} both bring a bot {spec!r}: uninstall one of them")
    try:
        return entries[0].load()
    except Exception as fault:
        where = entries[0].value
        raise SetupError(f"bot {spec!r} ({where}) cannot be loaded: {_described(fault)}") from fault


def _member(module: ModuleType, name: str, spec: str) -> Any:
    thing: Any = module
    for part in name.split("."):
        if not hasattr(thing, part):
            raise SetupError(f"bot {spec!r}: there is no {name!r} in it")
        thing = getattr(thing, part)
    return thing


def _add_to_path(folder: Path) -> None:
    """Let modules be imported from a folder, after everything that is installed."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _described(fault: BaseException) -> str:
    return f"{type(fault).__name__}: {fault}"
