"""The contents of parts of a table. A block is shown in a page as HTML and in a picture as SVG.

A game makes its blocks once, from a scene: boards, which it draws itself; shelves of cards, dice or
tiles; headings. Counters and results have their own modules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from serai.draw.html import classes, h
from serai.draw.lettering import fitted
from serai.draw.markup import NOTHING, Child, Markup, Value, el, join
from serai.draw.rings import ring
from serai.draw.shapes import HEAD, NOTE, Box, move, row_that_fits, words
from serai.games.look import AnyLook


class Drawing(NamedTuple):
    """A drawing with its size, from (0, 0) on."""

    width: float
    height: float
    content: Markup


class Block(Protocol):
    """Something shown in a part of a table."""

    def html(self) -> Markup:
        """Its HTML for a page."""
        ...

    def drawn(self, width: float) -> Drawing | None:
        """Its drawing for a picture of this width; None if there is nothing to draw."""
        ...

    def spoken(self) -> str:
        """Its content in sentences for a screen reader; empty if other blocks tell it."""
        ...


@dataclass(frozen=True)
class OnlyPage:
    """Content for pages only: links, forms, or what reacts to the pointer."""

    content: Markup

    def html(self) -> Markup:
        return self.content

    def drawn(self, width: float) -> Drawing | None:
        return None

    def spoken(self) -> str:
        return ""


@dataclass(frozen=True)
class OnlyPicture:
    """A block for pictures only, which a page shows elsewhere in another way."""

    block: Block

    def html(self) -> Markup:
        return NOTHING

    def drawn(self, width: float) -> Drawing | None:
        return self.block.drawn(width)

    def spoken(self) -> str:
        return self.block.spoken()


@dataclass(frozen=True)
class Stack:
    """Blocks from top to bottom."""

    blocks: Sequence[Block]
    class_: str = ""
    """CSS class of a box around them in a page; empty for no box."""
    gap: float = 6

    def html(self) -> Markup:
        content = join(block.html() for block in self.blocks)
        return h("div", content, class_=self.class_) if self.class_ else content

    def drawn(self, width: float) -> Drawing | None:
        found = [drawing for block in self.blocks if (drawing := block.drawn(width)) is not None]
        if not found:
            return None
        y, content = 0.0, []
        for drawing in found:
            content.append(el("g", drawing.content, transform=move(0, y)))
            y += drawing.height + self.gap
        return Drawing(width, y - self.gap, join(content))

    def spoken(self) -> str:
        return " ".join(filter(None, (block.spoken() for block in self.blocks)))


@dataclass(frozen=True)
class Heading:
    """The heading of a part: title and note."""

    title: str
    note: str = ""
    more: Markup = NOTHING
    """Links at the end of the line, in pages only."""

    def html(self) -> Markup:
        return h("h2", h("span", self.title), h("small", self.note), self.more)

    def drawn(self, width: float) -> Drawing:
        return Drawing(
            width,
            26,
            join(
                words(self.title, 4, 18, HEAD),
                words(self.note, width - 4, 18, NOTE, "f-ink-2", "end") if self.note else NOTHING,
            ),
        )

    def spoken(self) -> str:
        return ""


@dataclass(frozen=True)
class Board:
    """A drawing of the game in its own units, scaled to the width of its part."""

    name: str
    """Its id in the page."""
    width: float
    height: float
    content: Markup
    label: str = ""
    """Its name for screen readers."""
    scrolls: bool = False
    """Whether it takes the focus so that keys scroll it, because it may be higher than a screen."""
    focus: Box | None = None
    """If given, it can be panned and zoomed, and a small screen shows this box at first."""

    def html(self) -> Markup:
        whole = f"0 0 {self.width:g} {self.height:g}"
        pan: dict[str, Value] = {"preserveAspectRatio": "xMidYMin meet"}
        if (near := self.focus) is not None:
            pan = {
                "preserveAspectRatio": "xMidYMid meet",
                "data_pan": "",
                "data_whole": whole,
                "data_focus": f"{near.x:.0f} {near.y:.0f} {near.w:.0f} {near.h:.0f}",
            }
        return el(
            "svg",
            self.content,
            id=self.name,
            class_="board",
            viewBox=whole,
            role="group",
            aria_label=self.label,
            tabindex=0 if self.scrolls else None,
            **pan,
        )

    def drawn(self, width: float) -> Drawing:
        scale = width / self.width
        return Drawing(
            width, self.height * scale, el("g", self.content, transform=move(0, 0, scale))
        )

    def spoken(self) -> str:
        """Empty: things on it have labels of their own."""
        return ""


# --- shelves ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Piece:
    """A thing on a shelf: it can be chosen, shows why not, or is only shown."""

    thing: str
    """Kind and slug; also its id in the page, by which it moves when its place changes."""
    face: Markup
    """Its drawing, in the units of its shelf."""
    label: str
    action: str | None = None
    instead: str = ""
    """A choice that would replace one already made."""
    deed: str = ""
    """The words of its choice."""
    why: str = ""
    """Why it cannot be chosen now; `rule` is the id of the rule for that."""
    rule: str = ""
    class_: str = ""
    veil: Markup = NOTHING
    """Drawn over its face while it is refused."""
    below: Child = None
    """Content below it in pages, such as its number."""


@dataclass(frozen=True)
class Shelf:
    """Things of one size side by side, such as cards of a hand."""

    look: AnyLook
    pieces: Sequence[Piece]
    size: tuple[float, float]
    label: str
    title: Sequence[Child] = ()
    """The heading in pages, in parts: text, number, note."""
    heading: str = ""
    """The heading in pictures."""
    class_: str | None = None
    across: int = 0
    """How many are in a row, if there are two rows."""

    def __post_init__(self) -> None:
        for piece in self.pieces:
            if piece.action is not None:
                self.look.offer((piece.action,))

    def html(self) -> Markup:
        """If no piece can be chosen, the row takes the focus, so that keys scroll it."""
        still = bool(self.pieces) and not any(p.action or p.why for p in self.pieces)
        return join(
            h("h2", *self.title) if self.title else NOTHING,
            h(
                "div",
                [self._button(piece) for piece in self.pieces],
                class_=classes("cards", self.class_),
                style=f"--across:{self.across}" if self.across else None,
                tabindex=0 if still else None,
                role="group",
                aria_label=self.label,
            ),
        )

    def _button(self, piece: Piece) -> Markup:
        """A button to choose it, a button that says why not, or an image."""
        if piece.action is not None or piece.instead:
            tag, manners = "button", _can(piece)
        elif piece.why:
            tag, manners = "button", _refused(self.look, piece)
        else:
            tag, manners = "div", _lies(piece)
        return h(
            tag,
            self._face(piece),
            piece.below,
            **manners,
            id=piece.thing,
            data_piece=piece.thing,
            data_place=piece.thing,
        )

    def _face(self, piece: Piece) -> Markup:
        return el(
            "svg",
            piece.face,
            piece.veil if piece.why else NOTHING,
            class_=classes("face", piece.class_),
            viewBox=f"0 0 {self.size[0]:g} {self.size[1]:g}",
            aria_hidden="true",
        )

    def drawn(self, width: float) -> Drawing:
        w, tall = self.size
        row = row_that_fits(len(self.pieces), width - 4, w, 8, smallest=w / 2, overlap=0.5)
        scale = row.size / w
        rises = 8 if any(piece.action is not None for piece in self.pieces) else 0  # its ring
        top = 26 + rises if self.heading else 0
        pieces = [
            el(
                "g",
                el("title", f"{piece.label}. {piece.why}" if piece.why else piece.label),
                piece.face,
                ring(Box(-2, -2, w + 4, tall + 4), 6) if piece.action is not None else NOTHING,
                piece.veil if piece.why else NOTHING,
                class_=classes(piece.class_, "refused" if piece.why else None),
                id=piece.thing,
                data_action=piece.action,
                transform=move(2 + x, top + 2, scale),
            )
            for piece, x in zip(self.pieces, row.places(0), strict=True)
        ]
        heading = words(fitted(self.heading, HEAD, width - 8), 4, 18, HEAD) if top else NOTHING
        return Drawing(width, top + tall * scale + 4, join(heading, pieces))

    def spoken(self) -> str:
        return f"{self.label}: {'; '.join(piece.label for piece in self.pieces) or '–'}."


def _can(piece: Piece) -> dict[str, Value]:
    return {
        "class_": "card instead" if piece.instead else "card can",
        "type": "button",
        "data_action": piece.action,
        "data_instead": piece.instead or None,
        "data_tip": piece.label,
        "aria_label": piece.deed,
    }


def _refused(look: AnyLook, piece: Piece) -> dict[str, Value]:
    return {
        "class_": "card refused",
        "type": "button",
        "aria_disabled": "true",
        "aria_label": f"{piece.label}. {piece.why}",
        "data_tip": piece.why,
        **look.rule_link(piece.rule),
    }


def _lies(piece: Piece) -> dict[str, Value]:
    label = piece.label
    return {"class_": "card", "role": "img", "aria_label": label, "data_tip": label}
