"""Forecasts of what a choice would bring, as items: with signs in a page, in words in the terminal.

A game compares the position after a choice with the current one (`Look.ahead`), and makes items of
the differences. The page shows them while a choice is pointed at, the terminal beside a move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from serai.core.action import Action
from serai.core.draft import Kinds
from serai.core.view import TableView
from serai.draw.html import classes, h
from serai.draw.markup import NOTHING, Child, Markup, join
from serai.draw.shapes import seat_letter
from serai.games.counters import Counters, Left, Value, badge
from serai.games.kept import Kept
from serai.games.look import AnyLook, Look

V = TypeVar("V", bound=TableView)


@dataclass(frozen=True)
class Item:
    """One change that a choice brings, as markup and as text."""

    shown: Markup
    text: str


@dataclass(frozen=True)
class Tally:
    """An amount of something at a seat; None if hidden or irrelevant."""

    count: int | None
    sign: Child
    name: str


def change(amount: int, name: str, *signs: Child) -> Item:
    """An item for more or less of something."""
    text = f"+{amount}" if amount > 0 else f"−{-amount}"
    figure = h("b", text, class_=classes("gain", amount < 0 and "loss"))
    return Item(h("span", signs, figure, class_="ch"), f"{name} {text}")


def changes(before: Iterable[Tally], after: Iterable[Tally]) -> Iterator[Item]:
    """Items for the differences between two lists of amounts."""
    for now, later in zip(before, after, strict=True):
        if now.count is not None and later.count is not None and now.count != later.count:
            yield change(later.count - now.count, now.name, now.sign)


def compared(
    look: Look[V], action: Action, counters: Callable[[Look[V]], Counters], short_of: Kinds = ()
) -> Iterator[Item]:
    """Items for the counters that an action changes: first the viewer's, then those of other seats.
    Forced steps after it count too, except the classes `short_of`."""
    assert look.ahead is not None
    then = look.ahead.after(action, short_of).view
    now = look.once(counters, lambda: counters(look))  # for all actions
    later = counters(replace(look, view=then, kept=Kept()))
    seats = (side for side in now.sides if side not in now.crests)
    for side in sorted(seats, key=lambda side: side != look.view.seat):
        items = [*_changes(now, later, side)]
        if side == look.view.seat:
            yield from items
        elif items:
            yield rival(look, (side,), items)


def _changes(now: Counters, later: Counters, side: int) -> Iterator[Item]:
    for one, then in zip(now.columns, later.columns, strict=True):
        before, after = _amount(one.values[side]), _amount(then.values[side])
        if before is not None and after is not None and before != after:
            sign = replace(one.sign, label="").html(20) if one.sign is not None else None
            yield change(after - before, one.label, sign)


def _amount(value: Value) -> int | None:
    """The number in a value; None for words and signs."""
    if isinstance(value, Left):
        return value.left
    return value if isinstance(value, int) else None


def phrase(text: str) -> Item:
    return Item(h("span", text), text)


def rival(look: AnyLook, seats: Iterable[int], items: Iterable[Item]) -> Item:
    """An item for what others get."""
    seats, items = tuple(seats), tuple(items)
    letters = ", ".join(map(seat_letter, seats))
    return Item(
        h(
            "span",
            [badge(look, seat, 20) for seat in seats],
            [item.shown for item in items],
            class_="rival",
        ),
        f"{letters}: {in_words(items)}",
    )


def line(action: str, label: str, items: Iterable[Item], nothing: str) -> Markup:
    """The line of a choice, visible while it is pointed at."""
    shown = [item.shown for item in items] or h("span", nothing)
    return h("span", h("b", label, class_="lbl"), shown, class_="fc pointed", data_for=action)


def brought(
    look: Look[V], brings: Callable[[Look[V], Action], Iterable[Item]], action: Action
) -> tuple[Item, ...]:
    """The items of a choice, computed once for its line and its button."""
    return look.once((brings, action), lambda: tuple(brings(look, action)))


def lines(
    look: Look[V], actions: Iterable[Action], brings: Callable[[Look[V], Action], Iterable[Item]]
) -> Markup:
    """The lines of all choices."""
    if look.ahead is None:
        return NOTHING
    nothing = look.say("nothing")
    return join(
        line(a.text, look.words_of(a.text), brought(look, brings, a), nothing) for a in actions
    )


def on_button(
    look: Look[V], brings: Callable[[Look[V], Action], Iterable[Item]], action: str
) -> Markup:
    """The items of a choice for its button."""
    if look.ahead is None:
        return NOTHING
    return join(item.shown for item in brought(look, brings, look.read(action)))


def in_words(items: Iterable[Item]) -> str:
    """The items in words."""
    return ", ".join(item.text for item in items)
