"""A thing that is turned where it lies before it is chosen: its ways, and the buttons for it.

A game draws every way in which it may lie. The client shows one at a time: a click on the thing,
the buttons, R and the arrows turn to the next, and what is laid is the way that is shown. Without
a client, or in a picture, it is the first one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from serai.core.view import TableView
from serai.draw.html import h, icon
from serai.draw.markup import Markup, el
from serai.games.look import AnyLook
from serai.games.scene import SEPARATOR, Scene

V = TypeVar("V", bound=TableView)

WAY = "way"
FIRST = "way first"
"""The classes of the drawn ways; the first is in sight until one turns to another."""


def ways(actions: Sequence[str], drawn: Sequence[Markup]) -> Markup:
    """The thing in each of its ways, which stand for these choices."""
    shown = [
        el("g", one, class_=WAY if at else FIRST, data_for=action)
        for at, (action, one) in enumerate(zip(actions, drawn, strict=True))
    ]
    return el("g", shown, data_turns=SEPARATOR.join(actions))


def controls(scene: Scene[V], first: str, label: str) -> Markup:
    """Turn it to the left or to the right, lay it as it is shown, or put it back."""
    look = scene.look
    return h(
        "div",
        _control(look, "web-turn-left", "i-restart", 20, data_turn_by="-1"),
        _control(look, "web-turn-right", "i-turn", 20, data_turn_by="1"),
        h(
            "button",
            icon("i-tick", 18),
            label,
            type="button",
            class_="btn lay",
            id=scene.id("lay-it"),
            data_lays="",
            **scene.choices((first,)),
        ),
        _control(look, "web-put-back", "icon-ui-cross", 24, data_verb="undo"),
        class_="turning",
    )


def _control(look: AnyLook, key: str, sign: str, box: float, **does: str) -> Markup:
    words, face = look.text(key), icon(sign, 20, box=box)
    return h("button", face, type="button", class_="sq", data_tip=words, aria_label=words, **does)
