"""The rules of a game on one screen: its goal, a turn, and what counts, drawn with its own parts.

A game says it in its `summary.py`, which has two functions:

    position(game) -> view       what the pictures show: a position that could come about
    summary(look) -> Summary     the statements, each with its clause and perhaps a picture

The words stand in `texts/<language>/<game>_summary.ftl`. A game without that module has its clauses
alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module

from serai.core.game import AnyGame
from serai.draw.html import classes, h
from serai.draw.markup import NOTHING, Child, Markup, el
from serai.draw.shapes import Box
from serai.games import module_of
from serai.games.about import about_of
from serai.games.look import AnyLook
from serai.games.picture import still_look

MODULE = "summary"


@dataclass(frozen=True)
class Statement:
    """One thing to know, with the clause where it stands."""

    title: str
    words: str
    rule: str
    picture: Markup = NOTHING
    half: bool = False
    """Whether it is so short that two of them stand side by side."""


@dataclass(frozen=True)
class Summary:
    """The three leaves, from left to right."""

    goal: tuple[Statement, ...]
    turn: tuple[Statement, ...]
    points: tuple[Statement, ...]

    @property
    def statements(self) -> tuple[Statement, ...]:
        return (*self.goal, *self.turn, *self.points)


def has_summary(name: str) -> bool:
    """Whether the game with this name sums itself up."""
    return about_of(name).has(MODULE)


@lru_cache(maxsize=100)
def summary_of(game: AnyGame, language: str) -> Summary:
    """The summary of a game, kept: its boards are drawn for it."""
    module = import_module(f"{module_of(game.meta.id)}.{MODULE}")
    made: Summary = module.summary(still_look(game, module.position(game), (), language))
    return made


# --- what a game says -------------------------------------------------------------------------


def statement(
    look: AnyLook,
    key: str,
    rule: str,
    picture: Markup = NOTHING,
    *,
    half: bool = False,
    **args: int,
) -> Statement:
    """What stands in the text files as `<prefix>-summary-<key>`, and its words."""
    id = f"{look.voice.prefix}-summary-{key}"
    return Statement(look.text(id, **args), look.text(f"{id}-words", **args), rule, picture, half)


def in_words(look: AnyLook, key: str) -> str:
    """Words in a picture, or for the ear in place of it."""
    return look.text(f"{look.voice.prefix}-summary-{key}")


# --- what pictures are made of ----------------------------------------------------------------


def drawing(content: Child, box: Box, label: str, *, class_: str = "", size: float = 0) -> Markup:
    """A part of a board, or a piece: what lies in a box of its units. It fills the width it gets,
    unless it has a size of its own, as so many pixels for a unit."""
    return el(
        "svg",
        content,
        class_=classes("drawing", class_),
        viewBox=f"{box.x:g} {box.y:g} {box.w:g} {box.h:g}",
        width=f"{box.w * size:g}" if size else None,
        height=f"{box.h * size:g}" if size else None,
        role="img" if label else None,
        aria_label=label or None,
        aria_hidden=None if label else "true",
    )


def framed(look: AnyLook, content: Child, box: Box, key: str, size: float = 0) -> Markup:
    """A part of a board in a frame; the key is that of its words for the ear."""
    board = el("g", content, class_=look.voice.prefix)
    return drawing(board, box, in_words(look, key), class_="framed", size=size)


def piece(content: Child, side: float, size: float = 1, label: str = "") -> Markup:
    """A piece or a sign in a square of its units."""
    return drawing(content, Box(0, 0, side, side), label, size=size)


def in_a_row(*parts: Child) -> Markup:
    """Pieces, signs and short words beside each other."""
    return h("div", parts, class_="in-a-row")


def figure(words: Child) -> Markup:
    """A number or a short sum beside pieces."""
    return h("b", words, class_="figure")


def then() -> Markup:
    """An arrow from one thing to what follows from it."""
    shaft = el("path", class_="f-none s-gold", stroke_width=2, d="M1 6h18M13 1l6 5-6 5")
    return drawing(shaft, Box(0, 0, 21, 12), "", size=1)
