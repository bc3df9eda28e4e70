"""The icons of a game, in its drawings; and where things stand in them, which is data."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol, cast

from serai.draw.markup import Markup
from serai.draw.shapes import INK, use


class Icon(Protocol):
    """Draws an icon, with its upper left corner at (x, y)."""

    def __call__(self, name: str, x: float, y: float, size: float, paint: str = INK) -> Markup: ...


def icons(game: str) -> Icon:
    """How a game draws its own ones."""

    @lru_cache(maxsize=4096)
    def icon(name: str, x: float, y: float, size: float, paint: str = INK) -> Markup:
        return use(f"icon-{game}-{name.replace('_', '-')}", x, y, size, size, paint)

    return cast(Icon, icon)


def read_layout(boards: str) -> dict[str, Any]:
    """The `layout.toml` of a game, for a module in its folder `boards`: places, and shapes that are
    drawn there."""
    return tomllib.loads((Path(boards).parents[1] / "layout.toml").read_text(encoding="utf-8"))
