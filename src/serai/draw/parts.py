"""The drawn parts (badges, palaces, icons) as symbols, taken over where they are used.

What several games use is here, in `art`. A game has symbols of its own beside these, in its folder;
they are known once it has been read, and each begins with a prefix that is its own.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from serai.draw.errors import PictureError
from serai.draw.markup import Markup

ART = Path(__file__).parent / "art"
_SHARED = (ART / "parts.svg", ART / "icons.svg")
_DEFINITION = re.compile(r'<(symbol|pattern) id="([\w-]+)".*?</\1>', re.DOTALL)
_REFERENCE = re.compile(r'href="#([\w-]+)"')

_games: dict[str, Path] = {}
"""Where the symbols with a prefix stand. They are read when something is drawn."""


def learn(prefix: str, path: Path) -> None:
    """From now on what begins with this is a symbol of that file, and of no other."""
    others = [known for known, where in _games.items() if where != path]
    if any(one.startswith(prefix) for one in (*others, *shared())) or prefix.startswith(
        tuple(others)
    ):
        raise PictureError(f"there are other symbols {prefix}… already")
    _games[prefix] = path


@cache
def shared() -> dict[str, str]:
    """Every symbol and pattern that is no game's own, by its id."""
    return {id: markup for path in _SHARED for id, markup in _read(path).items()}


def symbols(prefix: str) -> dict[str, str]:
    """Those of a game; one that has none has learned no prefix."""
    return _read(_games[prefix], prefix) if prefix in _games else {}


def library() -> dict[str, str]:
    """All that is known, the shared ones first."""
    known = dict(shared())
    for prefix in _games:
        known |= symbols(prefix)
    return known


def definitions(ids: Iterable[str]) -> Markup:
    """The named symbols and all that they use in turn, for the `<defs>` of a picture."""
    taken: dict[str, str] = {}
    waiting = list(ids)
    while waiting:
        part = waiting.pop()
        if part not in taken:
            taken[part] = _find(part)
            waiting += _REFERENCE.findall(taken[part])
    return Markup("".join(taken[part] for part in sorted(taken)))


def used(markup: str) -> set[str]:
    """The ids of the symbols that some markup uses."""
    return set(_REFERENCE.findall(markup))


def _find(part: str) -> str:
    own = next((prefix for prefix in _games if part.startswith(prefix)), None)
    found = (shared() if own is None else symbols(own)).get(part)
    if found is None:
        raise PictureError(f"there is no drawn part {part!r}")
    return found


@cache
def _read(path: Path, prefix: str = "") -> dict[str, str]:
    text = path.read_text(encoding="utf-8")
    found = {match[2]: re.sub(r">\s+<", "><", match[0]) for match in _DEFINITION.finditer(text)}
    foreign = next((id for id in found if not id.startswith(prefix)), None)
    if foreign is not None:
        raise PictureError(f"{path.parent.name}/{path.name}: {foreign!r} must begin with {prefix}")
    return found
