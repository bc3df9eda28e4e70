"""The table of a game that brings none of its own: what its view holds, and its choices as buttons.

Whatever has one value for each seat is a counter; all else is listed by the names that the view
gives it. So a game from outside can be played in the page and in the terminal as soon as it has
rules and words.
"""

from dataclasses import fields, is_dataclass

from serai.core.view import TableView
from serai.draw.html import h
from serai.draw.lettering import Face, fitted
from serai.draw.markup import NOTHING, Markup, join
from serai.draw.shapes import words
from serai.games.blocks import Block, Drawing
from serai.games.counters import Counter, Counters
from serai.games.layouts import PHONE, SMALL, STEP, VERANDA, behind
from serai.games.look import AnyLook, sentence
from serai.games.result import Result
from serai.games.table import LOG, THIS_TURN, Cell, Column, Part, Tab, Table, part

HEAD = {field.name for field in fields(TableView)}
"""Fields of every view, shown elsewhere."""
EMPTY = "–"
LINE = 22
NAME, VALUE = Face(14, 600), Face(14)


def table(look: AnyLook) -> Table:
    """A table with facts on one side and choices, turn and log on the other."""
    choices, board, text = look.text("web-list"), look.text("web-board"), look.text
    return Table(
        progress=NOTHING,
        where="",
        columns=(Column("stage", _stage(look)), Column("side", _side(look))),
        picture=((Cell(1342, ("result", "figures", "facts")),),),
        tabs=(
            Tab("offers", choices),
            Tab("facts", board),
            Tab("draft", text("web-this-turn")),
            Tab("log", text("web-log")),
        ),
    )


def _stage(look: AnyLook) -> tuple[Part, ...]:
    text, folds = look.text, behind("facts", *SMALL)
    listed = Facts(facts(look.view))
    return (
        part(look, "result", text("web-result"), lambda: _result(look)),
        part(look, "figures", text("web-seats"), lambda: counters(look)),
        part(look, "facts", text("web-board"), lambda: listed, folds=folds, key="b"),
    )


def _side(look: AnyLook) -> tuple[Part, ...]:
    """In portrait on a phone, choices and turn are behind tabs with the facts."""
    folds, title = behind("facts", STEP, PHONE), look.text("web-list")
    lying = behind("offers", VERANDA)
    return (
        part(look, "offers", title, lambda: _choices(look), folds=folds | lying),
        Part(THIS_TURN, folds=folds | behind("draft", VERANDA)),
        Part(LOG, folds=behind("log", *SMALL)),
    )


def sign(look: AnyLook, kind: str, slug: str) -> Markup:
    """No signs."""
    return NOTHING


# --- what the view holds ----------------------------------------------------------------------


def counters(look: AnyLook) -> Counters:
    """Fields with one value for each seat, as counters."""
    view = look.view
    columns = [Counter(label, values) for label, values in _figures(view)]
    return Counters(look, columns or [Counter("", ("",) * view.players)])


def _figures(view: TableView) -> list[tuple[str, tuple[int | str | None, ...]]]:
    return [
        (_words(field.name), value)
        for field in fields(view)
        if field.name not in HEAD and _is_by_seat(value := getattr(view, field.name), view.players)
    ]


def _is_by_seat(value: object, players: int) -> bool:
    plain = isinstance(value, tuple) and all(isinstance(v, int | str | None) for v in value)
    return plain and isinstance(value, tuple) and len(value) == players


def facts(view: TableView) -> list[tuple[str, str]]:
    """All other fields by name."""
    return [
        (_words(field.name), in_one_line(value))
        for field in fields(view)
        if field.name not in HEAD
        and not _is_by_seat(value := getattr(view, field.name), view.players)
    ]


def in_one_line(value: object) -> str:
    """A value as one line of text."""
    if is_dataclass(value):
        parts = [(field.name, getattr(value, field.name)) for field in fields(value)]
        return ", ".join(f"{_words(name)} {in_one_line(part)}" for name, part in parts)
    if isinstance(value, list | tuple):
        return ", ".join(in_one_line(part) for part in value) or EMPTY
    return EMPTY if value is None else str(value)


def _words(name: str) -> str:
    return sentence(name.replace("_", " "))


class Facts:
    """A block of names and values."""

    def __init__(self, lines: list[tuple[str, str]]) -> None:
        self.lines = lines

    def html(self) -> Markup:
        rows = [h("div", h("dt", name), h("dd", value)) for name, value in self.lines]
        return h("dl", rows, class_="facts") if rows else NOTHING

    def drawn(self, width: float) -> Drawing | None:
        if not self.lines:
            return None
        left = width * 0.22
        content = join(
            (
                words(fitted(name, NAME, left - 10), 6, LINE * at + 16, NAME),
                words(fitted(value, VALUE, width - left - 6), left, LINE * at + 16, VALUE),
            )
            for at, (name, value) in enumerate(self.lines)
        )
        return Drawing(width, LINE * len(self.lines) + 4, content)

    def spoken(self) -> str:
        return " ".join(f"{name}: {value}." for name, value in self.lines)


# --- choices and the result -------------------------------------------------------------------


def _choices(look: AnyLook) -> Markup:
    """A button for each option."""
    found = [(action.text, sentence(look.voice.action(action))) for action in look.view.options]
    look.offer([text for text, _ in found])
    return join(
        h("button", label, type="button", class_="btn", data_action=text) for text, label in found
    )


def _result(look: AnyLook) -> Block | None:
    outcome = look.view.outcome
    return None if outcome is None else Result(look, outcome)
