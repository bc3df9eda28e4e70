"""How wide words are, and what fits. A picture cannot ask a browser, so it measures by itself."""

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

ART = Path(__file__).parent / "art"
TEXT = "Commissioner"
DISPLAY = "El Messiri"
FALLBACKS = f"{TEXT}, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
"""The font family of a whole picture; the class `display` changes it."""
_SLUGS = {TEXT: "commissioner", DISPLAY: "el-messiri"}
_WIDE = 620
"""Thousandths of the size that a character we have no figure for is taken to have."""


@dataclass(frozen=True)
class Face:
    """A family in one weight and size."""

    size: float
    weight: int = 400
    family: str = TEXT

    @property
    def classes(self) -> str:
        """The classes that set family and weight, ready for more; the size goes by attribute."""
        weight = f"w{self.weight // 100} " if self.weight != 400 else ""
        return f"display {weight}" if self.family == DISPLAY else weight


def display(size: float, weight: int = 700) -> Face:
    """The face of titles, prompts and scores."""
    return Face(size, weight, DISPLAY)


def font_files() -> list[str]:
    """The shipped fonts in the form that resvg reads."""
    return [str(path) for path in sorted((ART / "fonts").glob("*.ttf"))]


@cache
def _widths() -> dict[str, dict[str, int]]:
    widths: dict[str, dict[str, int]] = json.loads((ART / "widths.json").read_text("utf-8"))
    return widths


@lru_cache(maxsize=4096)
def width(text: str, face: Face) -> float:
    """Pixels that the words take in a line."""
    table = _widths()[f"{_SLUGS[face.family]}-{face.weight}"]
    return sum(table.get(letter, _WIDE) for letter in text) * face.size / 1000


@lru_cache(maxsize=1024)
def fitted(text: str, face: Face, room: float) -> str:
    """The words, or their beginning and an ellipsis, so that they fit into the room."""
    if width(text, face) <= room:
        return text
    kept = text
    while kept and width(kept.rstrip() + "…", face) > room:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def first_that_fits(texts: tuple[str, ...], face: Face, room: float) -> str:
    """The longest way to say it that fits; the last one is cut if even that does not."""
    for text in texts:
        if width(text, face) <= room:
            return text
    return fitted(texts[-1], face, room)


def two_lines(text: str, face: Face, room: float) -> list[str]:
    """The words on one line if they fit, else on two of nearly the same length."""
    parts = text.split()
    if width(text, face) <= room or len(parts) < 2:
        return [fitted(text, face, room)]
    splits = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    best = min(splits, key=lambda pair: max(width(line, face) for line in pair))
    return [fitted(line, face, room) for line in best]
