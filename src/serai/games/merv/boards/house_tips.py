"""What the things of the houses say when one points at them: cards, steps, cities, halls, tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.games.merv.boards.scene import MervScene

DESCRIPTIONS: dict[str, Callable[[MervScene, str], str]] = {}
"""By kind of thing; each is told its slug."""
