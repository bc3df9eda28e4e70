"""The rules of a game on one screen: its goal, a turn, and what counts, drawn with its own parts.

A game says it in two files. Its `summary.toml` has the statements of the three leaves, each with
its clause; those with a third word are so short that two of them stand side by side:

    goal = [["goal", "end.crossed"], ["incomes", "income.connect", "half"]]
    turn = [["turn", "place.order"]]
    points = [["fame", "province.buildings"]]
    figures = { per = "money_per_fame", low = "scroll_fame 0" }

The figures that the words name stand in the tables of the game. Its `summary.py` has the rest:

    position(game) -> view           what the pictures show: a position that could come about
    pictures(look) -> dict           a picture for those statements that have one, by their keys
    more_figures(look) -> dict       figures that no table has, if there are such

The words stand in `texts/<language>/<game>_summary.ftl`. A game without these files has its clauses
alone.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from operator import attrgetter

from serai.core.game import AnyGame
from serai.draw.errors import PictureError
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
    about = about_of(game.meta.id)
    module = import_module(f"{module_of(about.id)}.{MODULE}")
    look = still_look(game, module.position(game), (), language)
    pictures, more = module.pictures(look), getattr(module, "more_figures", None)
    leaves = tomllib.loads((about.folder / f"{MODULE}.toml").read_text(encoding="utf-8"))
    figures = _figures(leaves.pop("figures", {}), getattr(game, "tables", None))
    figures |= more(look) if more is not None else {}
    for key in pictures.keys() - {one[0] for leaf in leaves.values() for one in leaf}:
        raise PictureError(f"{about.id}: no statement of the summary shows {key!r}")
    told = {
        leaf: tuple(_statement(look, pictures, figures, *one) for one in statements)
        for leaf, statements in leaves.items()
    }
    return Summary(**told)


def _figures(told: dict[str, str], tables: object) -> dict[str, int]:
    """Figures by the names of lists in the tables, each with its place there, or of numbers."""
    found = {}
    for key, where in told.items():
        name, *at = where.split()
        value = attrgetter(name)(tables)
        value = value[int(at[0])] if at else value
        if not isinstance(value, int):
            raise PictureError(f"the figure {key!r} of the summary, {where!r}, is no number")
        found[key] = value
    return found


def _statement(
    look: AnyLook,
    pictures: Mapping[str, Markup],
    figures: Mapping[str, int],
    key: str,
    rule: str,
    half: str = "",
) -> Statement:
    """What stands in the text files as `<prefix>-summary-<key>`, and its words."""
    title, words = (in_words(look, one, **figures) for one in (key, f"{key}-words"))
    return Statement(title, words, rule, pictures.get(key, NOTHING), bool(half))


# --- what pictures are made of ----------------------------------------------------------------


def in_words(look: AnyLook, key: str, **figures: int) -> str:
    """Words in a picture, or for the ear in place of it."""
    return look.text(f"{look.voice.prefix}-summary-{key}", **figures)


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


def framed(look: AnyLook, content: Child, box: Box, key: str = "", size: float = 0) -> Markup:
    """A part of a board in a frame; the key is that of its words for the ear, if it has some."""
    board, label = el("g", content, class_=look.voice.prefix), in_words(look, key) if key else ""
    return drawing(board, box, label, class_="framed", size=size)


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
