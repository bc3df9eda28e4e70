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
"""In place of the content of a piece that the browser already has."""

Looks: TypeAlias = Mapping[str, int]
"""A hash of each piece by name: equal hashes mean equal content."""


class Pieces(dict[str, Markup]):
    """The pieces of a table while it is made, by name."""

    def put(self, name: str, *content: Child) -> Markup:
        """Store content as a piece, which must be the first child of its element; returns the
        placeholder."""
        self[name] = join(*content)
        return Markup(f"{EDGE}{name}{EDGE}")


class SentTable:
    """The table of one viewer at one moment."""

    def __init__(self, markup: Markup, pieces: Pieces, stamp: str = "") -> None:
        """`markup` has placeholders for its pieces; `stamp` orders the moments of a table."""
        self.stamp = stamp
        bits = enumerate(markup.split(EDGE))
        self._bits = [(bit, pieces[bit]) if at % 2 else ("", bit) for at, bit in bits]
        """Names and contents in order; content between pieces has an empty name."""

    @property
    def whole(self) -> Markup:
        return Markup("".join(content for _, content in self._bits))

    @cached_property
    def looks(self) -> Looks:
        return {name: hash(content) for name, content in self._bits if name}

    def news(self, known: Looks) -> str:
        """The markup for a browser that has these pieces."""
        return "".join(
            STAYS if name and known.get(name) == self.looks[name] else content
            for name, content in self._bits
        )
