"""The icons of a game, in its drawings; and where things stand in them, which is data."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol, cast

from serai.draw.markup import Markup
from serai.draw.parts import shared, symbols
from serai.draw.shapes import INK, use


class Icon(Protocol):
    """Draws an icon, with its upper left corner at (x, y)."""

    def __call__(self, name: str, x: float, y: float, size: float, paint: str = INK) -> Markup: ...


def icons(game: str) -> Icon:
    """How a game draws its own ones, and by the same names those that several games use."""
    prefix = f"icon-{game}-"

    @lru_cache(maxsize=4096)
    def icon(name: str, x: float, y: float, size: float, paint: str = INK) -> Markup:
        slug = name.replace("_", "-")
        part, common = f"{prefix}{slug}", f"icon-{slug}"
        if common in shared() and part not in symbols(prefix):
            part = common
        return use(part, x, y, size, size, paint)

    return cast(Icon, icon)


def read_layout(boards: str) -> dict[str, Any]:
    """The `layout.toml` of a game, for a module in its folder `boards`: places, and shapes that are
    drawn there."""
    return tomllib.loads((Path(boards).parents[1] / "layout.toml").read_text(encoding="utf-8"))
