"""The drawn parts (cards, badges, palaces, icons) as symbols, taken over where they are used."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from serai.draw.errors import PictureError
from serai.draw.markup import Markup

ART = Path(__file__).parent / "art"
_DEFINITION = re.compile(r'<(symbol|pattern) id="([\w-]+)".*?</\1>', re.DOTALL)
_REFERENCE = re.compile(r'href="#([\w-]+)"')


@cache
def library() -> dict[str, str]:
    """Every symbol and pattern by its id: the parts of the tables, then the icons."""
    found: dict[str, str] = {}
    for name in ("parts.svg", "icons.svg"):
        text = (ART / name).read_text(encoding="utf-8")
        for match in _DEFINITION.finditer(text):
            found[match[2]] = re.sub(r">\s+<", "><", match[0])
    return found


def definitions(ids: Iterable[str]) -> Markup:
    """The named symbols and all that they use in turn, for the `<defs>` of a picture."""
    known = library()
    taken: dict[str, str] = {}
    waiting = list(ids)
    while waiting:
        part = waiting.pop()
        if part in taken:
            continue
        if part not in known:
            raise PictureError(f"there is no drawn part {part!r}")
        taken[part] = known[part]
        waiting += _REFERENCE.findall(known[part])
    return Markup("".join(taken[part] for part in known if part in taken))


def used(markup: str) -> set[str]:
    """The ids of the symbols that some markup uses."""
    return set(_REFERENCE.findall(markup))
