"""Drawings that stand in an SVG file, each a group with a name, with gaps that are filled when one
is drawn: `{points}` may be a number, a word, more markup, or nothing.

    <g id="card"><text x="6" y="18" font-size="15" class="w7 f-cardink">{points}</text>{goods}</g>
"""

import re
from pathlib import Path

from serai.draw.errors import PictureError
from serai.draw.markup import Child, Markup, join

_STAMP = re.compile(r'^  <g id="([\w-]+)">\n(.*?)^  </g>$', re.DOTALL | re.MULTILINE)
_BETWEEN = re.compile(r"(?<=[>}])\s+(?=[<{])")
_GAP = re.compile(r"\{(\w+)\}")


class Stamps:
    """The drawings of one file."""

    def __init__(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        self._drawn = {m[1]: _BETWEEN.sub("", m[2].strip()) for m in _STAMP.finditer(text)}
        self._gaps = {name: set(_GAP.findall(drawn)) for name, drawn in self._drawn.items()}

    def __call__(self, name: str, **gaps: Child) -> Markup:
        """One of them, with all its gaps filled."""
        if self._gaps.get(name) != gaps.keys():
            raise PictureError(f"there is no drawing {name!r} with the gaps {', '.join(gaps)}")
        return Markup(self._drawn[name].format_map({gap: join(of) for gap, of in gaps.items()}))
