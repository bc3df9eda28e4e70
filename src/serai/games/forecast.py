"""What a choice would bring, item by item: with signs in a page, in words at the terminal.

A game compares the position after a choice with that of now (`Look.ahead`), and makes items of
what is different. The page shows them while a choice is pointed at, the terminal beside a move.
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
    """One thing that a choice brings."""

    shown: Markup
    told: str


@dataclass(frozen=True)
class Tally:
    """How many of something a seat has; None is hidden, or does not matter."""

    count: int | None
    sign: Child
    name: str


def change(amount: int, name: str, *signs: Child) -> Item:
    """So much more or less of something."""
    text = f"+{amount}" if amount > 0 else f"−{-amount}"
    figure = h("b", text, class_=classes("gain", amount < 0 and "loss"))
    return Item(h("span", signs, figure, class_="ch"), f"{name} {text}")


def changes(before: Iterable[Tally], after: Iterable[Tally]) -> Iterator[Item]:
    """What has changed between two counts of the same things."""
    for now, later in zip(before, after, strict=True):
        if now.count is not None and later.count is not None and now.count != later.count:
            yield change(later.count - now.count, now.name, now.sign)


def compared(
    look: Look[V], action: Action, counters: Callable[[Look[V]], Counters], short_of: Kinds = ()
) -> Iterator[Item]:
    """What an action changes in the counters: of the viewer first, then of each other seat. What
    follows from it counts too, short of steps of these kinds."""
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
    """Of counters with words or signs there is nothing to subtract."""
    if isinstance(value, Left):
        return value.left
    return value if isinstance(value, int) else None


def phrase(text: str) -> Item:
    return Item(h("span", text), text)


def rival(look: AnyLook, seats: Iterable[int], items: Iterable[Item]) -> Item:
    """What it brings to others."""
    seats, items = tuple(seats), tuple(items)
    letters = ", ".join(map(seat_letter, seats))
    return Item(
        h(
            "span",
            [badge(look, seat, 20) for seat in seats],
            [item.shown for item in items],
            class_="rival",
        ),
        f"{letters}: {told(items)}",
    )


def line(action: str, label: str, items: Iterable[Item], nothing: str) -> Markup:
    """The line of a choice, which is in sight while that is pointed at."""
    shown = [item.shown for item in items] or h("span", nothing)
    return h("span", h("b", label, class_="lbl"), shown, class_="fc pointed", data_for=action)


def brought(
    look: Look[V], brings: Callable[[Look[V], Action], Iterable[Item]], action: Action
) -> tuple[Item, ...]:
    """What a choice brings, found out once for its line and its button."""
    return look.once((brings, action), lambda: tuple(brings(look, action)))


def lines(
    look: Look[V], actions: Iterable[Action], brings: Callable[[Look[V], Action], Iterable[Item]]
) -> Markup:
    """A line for each choice, while there is something to choose."""
    if look.ahead is None:
        return NOTHING
    nothing = look.say("nothing")
    return join(
        line(a.text, look.words_of(a.text), brought(look, brings, a), nothing) for a in actions
    )


def on_button(
    look: Look[V], brings: Callable[[Look[V], Action], Iterable[Item]], action: str
) -> Markup:
    """The same for the button of an answer."""
    if look.ahead is None:
        return NOTHING
    return join(item.shown for item in brought(look, brings, look.read(action)))


def told(items: Iterable[Item]) -> str:
    """All items in words."""
    return ", ".join(item.told for item in items)
