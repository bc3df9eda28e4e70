"""The counters of all seats: data of a game, shown in a page, on a phone, in a picture, as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from serai.draw.errors import PictureError
from serai.draw.html import classes, h, seat_icon, small_picture
from serai.draw.lettering import Face, fitted, width
from serai.draw.markup import NOTHING, Child, Markup, el, join
from serai.draw.shapes import Box, move, rect, rule, seat_badge, seat_letter, words
from serai.games.blocks import Drawing
from serai.games.look import AnyLook

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Side = TypeVar("Side", bound="DataclassInstance")

SIGN = 24
"""The side of the square that a sign is drawn in."""
HEAD, ROW = 26, 26
"""The height of the head of a picture, and the least height of its rows."""
NAME, TAG, FIGURE, STRONG = Face(14, 600), Face(14), Face(15), Face(15, 700)


@dataclass(frozen=True)
class Sign:
    """A small picture in a square, and what it stands for."""

    drawn: Markup
    label: str

    def html(self, size: float = 21, class_: str = "") -> Markup:
        return _sign(self.drawn, self.label, size, class_)

    def at(self, x: float, y: float, size: float) -> Markup:
        title = el("title", self.label) if self.label else NOTHING
        return el("g", title, self.drawn, transform=move(x, y, size / SIGN))


@lru_cache(maxsize=4096)
def _sign(drawn: Markup, label: str, size: float, class_: str) -> Markup:
    return small_picture(drawn, size, class_, box=SIGN, label=label)


@dataclass(frozen=True)
class Left:
    """How many of all are left."""

    left: int
    of: int

    def __str__(self) -> str:
        return f"{self.left}/{self.of}"


Value = int | str | Left | None | tuple[Sign, ...]
"""A number, a word, what is left, some signs; None is hidden from the viewer."""


@dataclass(frozen=True)
class Counter:
    """A column: what is counted, and the value of each seat."""

    label: str
    values: tuple[Value, ...]
    sign: Sign | None = None
    """What stands above it; without one its label does."""
    strong: bool = False
    """Whether its figures are bold."""
    race: bool = False
    """Whether the highest is marked."""
    brief: bool = False
    """Whether it stands in the line that a phone shows of one seat."""
    about: str = ""
    """What it means, in a sentence; without one its label must do."""
    share: float = 1
    """How wide it is in a picture, compared with the others."""
    press: Callable[[int, str], Child] = lambda side, figure: figure
    """A game may turn the figure of a side into something that can be clicked."""

    def leads(self, seat: int) -> bool:
        """Whether the seat is first, alone or with others."""
        if not self.race:
            return False
        numbers = [value for value in self.values if isinstance(value, int)]
        mine = self.values[seat]
        return bool(mine) and bool(numbers) and mine == max(numbers)


@dataclass(frozen=True)
class Counted(Generic[Side]):
    """What is counted of every side, as a game writes it down in a file: its name there is the key
    of its label, or the slug of a thing of some kind, by which it is called."""

    value: str
    """What it is called in the view of a side; with its place there, if that is a list."""
    used: str = ""
    """How many of them are used already, and no longer count: both figures are shown."""
    icon: str = ""
    kind: str = ""
    says: str = ""
    """The label of things of this kind, if it is more than their name."""
    strong: bool = False
    race: bool = False

    @classmethod
    def read(cls, side: type[Side], told: Mapping[str, Mapping[str, Any]]) -> dict[str, Self]:
        """What a file counts of sides; their view must have it."""
        known = {field.name for field in fields(side)}
        found = {name: cls(**one) for name, one in told.items()}
        for name, one in found.items():
            if not {one._place[0], one.used or one._place[0]} <= known:
                raise PictureError(f"{name!r} counts what no {side.__name__} has: {one.value!r}")
        return found

    @cached_property
    def _place(self) -> tuple[str, int | None]:
        name, *at = self.value.split()
        return name, int(at[0]) if at else None

    def label(self, look: AnyLook, name: str) -> str:
        if self.says:
            return look.say(self.says, **{self.kind: name})
        return look.called(self.kind, name) if self.kind else look.say(name)

    def of(self, side: Side) -> Value:
        """How much it is. Of what was used in part, how many are left of all."""
        name, at = self._place
        found: Any = getattr(side, name)
        value: int = found if at is None else found[at]
        used: int = getattr(side, self.used) if self.used else 0
        return Left(value - used, value) if used else value


def shown(value: Value) -> str:
    """What is hidden is a question; nothing is a dot."""
    if value is None:
        return "?"
    if isinstance(value, tuple):
        return ", ".join(sign.label for sign in value) or "·"
    return str(value or "·")


@dataclass(frozen=True)
class Counters:
    """A row for each side of the table, a column for each counter."""

    look: AnyLook
    columns: Sequence[Counter]
    caption: str = ""
    named: bool = True
    """Whether the page writes the names of the sides, or only shows their badges."""
    tags: dict[int, str] = field(default_factory=dict)
    """Words beside names that say more than the table's own."""
    row: float = ROW
    """How high a row of a picture is: signs take what room there is."""
    crests: dict[int, Sign] = field(default_factory=dict)
    """The badges of sides that are no seats."""
    link: Callable[[int, Markup], Markup] = lambda side, name: name
    """A game may turn the name of a seat into something that can be clicked."""

    @property
    def sides(self) -> range:
        return range(len(self.columns[0].values))

    def tag(self, side: int) -> str:
        return self.tags.get(side) or self.look.tag(side)

    def badge(self, side: int, size: float = SIGN) -> Markup:
        crest = self.crests.get(side)
        return badge(self.look, side, size) if crest is None else crest.html(size)

    # --- a page -------------------------------------------------------------------------------

    def html(self) -> Markup:
        """Seats down, counters across."""
        heads = [_column_head(_head(one), one.about or one.label) for one in self.columns]
        return h(
            "table",
            h("caption", self.caption, class_="sr") if self.caption else NOTHING,
            h("thead", h("tr", h("td"), heads)),
            h("tbody", [self._row(side) for side in self.sides]),
            class_="counters",
        )

    def _row(self, side: int) -> Markup:
        look = self.look
        name = h("span", look.short_name(side)) if self.named else NOTHING
        tag = self.tag(side) if self.named else ""
        return h(
            "tr",
            h(
                "th",
                self.link(side, join(self.badge(side, 22 if self.named else 24), name)),
                h("small", tag) if tag else NOTHING,
                scope="row",
            ),
            [self._cell(one, side) for one in self.columns],
            class_=classes(side == look.view.seat and "me", look.waits_for(side) and "now"),
            data_place=f"seat-{side}",
        )

    def _cell(self, one: Counter, side: int) -> Markup:
        value = one.values[side]
        if isinstance(value, tuple):
            return h("td", [sign.html(18) for sign in value], class_="signs")
        tip = self.look.text("web-hidden") if value is None else None
        figure = one.press(side, shown(value))
        manners = one.leads(side), one.strong, not value, tip
        if type(figure) is str:
            return _plain_cell(figure, *manners)
        return _figure_cell(figure, *manners)

    def down(self) -> Markup:
        """On a phone: seats across, as a small screen is high rather than wide."""
        look = self.look
        heads = [h("th", self.link(s, self.badge(s, 28)), scope="col") for s in self.sides]
        names = [h("td", look.short_name(side), class_="z") for side in self.sides]
        rows = [
            h(
                "tr",
                h("th", _head(one) if one.sign else NOTHING, h("span", one.label), scope="row"),
                [self._cell(one, side) for side in self.sides],
            )
            for one in self.columns
        ]
        return h(
            "table",
            h("thead", h("tr", h("td"), heads), h("tr", h("td"), names, class_="names")),
            h("tbody", rows),
            class_="counters-down",
        )

    def strip(self, side: int, tab: str) -> Markup:
        """On a phone: a line of what matters most to a seat; a tap shows the tab with everybody."""
        brief = [one for one in self.columns if one.brief]
        others = [self.badge(other) for other in self.sides if other != side]
        return h(
            "button",
            self.badge(side),
            [h("span", _head(one, 22), h("b", _figures(one, side))) for one in brief],
            h("span", others, class_="others"),
            type="button",
            class_="counter-strip",
            data_tab=tab,
        )

    # --- a picture ----------------------------------------------------------------------------

    def drawn(self, width: float) -> Drawing:
        names = min(max(width * 0.22, 96), 190)
        shares = sum(one.share for one in self.columns)
        step = (width - names) / shares
        lefts, x = [], names
        for one in self.columns:
            lefts.append(x + step * one.share / 2)
            x += step * one.share
        heads = [_drawn_head(one, at, step) for one, at in zip(self.columns, lefts, strict=True)]
        rows = [self._drawn_row(side, width, names, lefts, step) for side in self.sides]
        return Drawing(width, HEAD + self.row * len(self.sides), join(heads, rows))

    def _drawn_row(
        self, side: int, across: float, names: float, middles: Sequence[float], step: float
    ) -> Markup:
        look, high = self.look, self.row
        y = HEAD + high * side
        line = y + high / 2 + 5.5
        name = fitted(look.short_name(side), NAME, names - 34)
        after = 31 + width(name, NAME) + 5
        tag = self.tag(side)
        fits = bool(tag) and after + width(tag, TAG) <= names
        return join(
            rect(Box(0, y, across, self.row), "f-accent-soft")
            if side == look.view.seat
            else NOTHING,
            self.crests[side].at(3, y + high / 2 - 11, 22)
            if side in self.crests
            else seat_badge(side, 3, y + high / 2 - 11, 22),
            words(name, 31, line, NAME),
            words(tag, after, line, TAG, "f-ink-2") if fits else NOTHING,
            [
                _figure(one, side, Box(middle - step * one.share / 2, y, step * one.share, high))
                for one, middle in zip(self.columns, middles, strict=True)
            ],
        )

    # --- words --------------------------------------------------------------------------------

    def spoken(self) -> str:
        return " ".join(self._told(side) for side in self.sides)

    def _told(self, side: int) -> str:
        """All that is counted of a side."""
        values = [(one.label, one.values[side]) for one in self.columns]
        listed = ", ".join(
            f"{label} {shown(value) if value != 0 else 0}" for label, value in values
        )
        letter = "" if side in self.crests else f" ({seat_letter(side)})"
        return f"{self.look.name(side)}{letter}: {listed}."


def badge(look: AnyLook, side: int, size: float = 24) -> Markup:
    """The icon of a seat, with words for the ear."""
    label = look.text("web-seat-letter", letter=seat_letter(side))
    return seat_icon(side, size, label)


@lru_cache(maxsize=4096)
def _column_head(head: str, tip: str) -> Markup:
    return h("th", head, scope="col", data_tip=tip)


def _figure_cell(figure: Child, leads: bool, strong: bool, zero: bool, tip: str | None) -> Markup:
    class_ = classes(leads and "lead", strong and "strong", zero and "z")
    return h("td", figure, class_=class_, data_tip=tip)


_plain_cell = lru_cache(maxsize=4096)(_figure_cell)
"""Most figures are just that, and few of them differ."""


def _head(one: Counter, size: float = 21) -> str:
    return one.sign.html(size) if one.sign is not None else one.label


def _figures(one: Counter, side: int) -> str:
    """Where there is room for a single seat, nothing is 0."""
    return "0" if one.values[side] == 0 else shown(one.values[side])


def _drawn_head(one: Counter, middle: float, step: float) -> Markup:
    if one.sign is None:
        label = fitted(one.label, TAG, step * one.share)
        return words(label, middle, HEAD - 8, TAG, "f-ink-2", "middle")
    return el("g", el("title", one.label), one.sign.at(middle - 10.5, 1, 21))


def _figure(one: Counter, side: int, box: Box) -> Markup:
    value, x, y = one.values[side], box.x + box.w / 2, box.y + box.h / 2 + 5.5
    if isinstance(value, tuple):
        size = min(box.h - 5, box.w / max(len(value), 1))
        left, top = x - size * len(value) / 2, box.y + (box.h - size) / 2
        return join(sign.at(left + size * n, top, size) for n, sign in enumerate(value))
    first = one.leads(side)
    face = STRONG if first or one.strong else FIGURE
    figure = words(shown(value), x, y, face, "f-ink" if value else "f-ink-2", "middle")
    return join(figure, rule(x - 5, y + 4, x + 5, y + 4, "s-gold", 2)) if first else figure
