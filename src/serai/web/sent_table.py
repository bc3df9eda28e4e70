"""A table as it is sent: pieces in a frame, so that only those pieces travel that look different.

While the page is made, a piece is put aside and its name stands in its place, enclosed in signs
that no text can hold (`draw.markup.escape` takes them out): pieces are large, and most of them are
neither copied nor looked at again. A browser that has the pieces of an earlier moment gets the new
frame with the new pieces in it; the place of any other says that it stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TypeAlias

from serai.draw.html import h
from serai.draw.markup import Child, Markup, join

EDGE = "\x1e"
STAYS = h("i", data_stays="")
"""In place of what stands in a piece that the browser has already."""

Looks: TypeAlias = Mapping[str, int]
"""What the pieces of a table look like, in short: two that differ do so here, too."""


class Pieces(dict[str, Markup]):
    """The pieces of a table that is being made, by their names."""

    def put(self, name: str, *content: Child) -> Markup:
        """The first that stands in an element, as a piece that stays in the browser while it is the
        same. This is what stands in its place."""
        self[name] = join(*content)
        return Markup(f"{EDGE}{name}{EDGE}")


class SentTable:
    """A table as one viewer sees it at one moment."""

    def __init__(self, markup: Markup, pieces: Pieces, stamp: str = "") -> None:
        """`markup` has the names of its pieces; `stamp` orders the moments of a table."""
        self.stamp = stamp
        bits = enumerate(markup.split(EDGE))
        self._bits = [(bit, pieces[bit]) if at % 2 else ("", bit) for at, bit in bits]
        """Names and contents, one after the other; what lies between pieces has no name."""

    @property
    def whole(self) -> Markup:
        return Markup("".join(content for _, content in self._bits))

    @cached_property
    def looks(self) -> Looks:
        return {name: hash(content) for name, content in self._bits if name}

    def news(self, known: Looks) -> str:
        """The same for a browser that has these pieces."""
        return "".join(
            STAYS if name and known.get(name) == self.looks[name] else content
            for name, content in self._bits
        )
