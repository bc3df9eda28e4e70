"""What the things of the city and the tracks say when one points at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.games.merv.boards.scene import MervScene

DESCRIPTIONS: dict[str, Callable[[MervScene, str], str]] = {}
"""By kind of thing; each is told its slug."""
