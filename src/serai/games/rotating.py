"""A thing that is rotated before it is chosen: its orientations, and the buttons for it.

A game draws every possible orientation; the client shows one at a time. A click on the thing, the
buttons, R and the arrows rotate it, and the choice is the shown one. Without the client script, or
in a picture, it is the first one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from serai.core.view import TableView
from serai.draw.html import h, icon
from serai.draw.markup import NOTHING, Markup, el
from serai.games.look import AnyLook
from serai.games.scene import SEPARATOR, Scene

V = TypeVar("V", bound=TableView)

WAY = "way"
FIRST = "way first"
"""CSS classes of the drawn orientations; the first one is visible at first."""


def ways(actions: Sequence[str], drawn: Sequence[Markup]) -> Markup:
    """The thing in each orientation, with the choice for it."""
    shown = [
        el("g", one, class_=WAY if at else FIRST, data_for=action)
        for at, (action, one) in enumerate(zip(actions, drawn, strict=True))
    ]
    return el("g", shown, data_turns=SEPARATOR.join(actions))


def notes(actions: Sequence[str], words: Sequence[str]) -> Markup:
    """Notes beside the buttons, each visible with its orientation: what is final once it is
    chosen."""
    lock = icon("i-lock", 16)
    shown = [
        h("span", lock if note else None, note, class_=None if at else "first", data_for=action)
        for at, (action, note) in enumerate(zip(actions, words, strict=True))
    ]
    return h("span", shown, class_="final")


def controls(scene: Scene[V], first: str, label: str, final: Markup = NOTHING) -> Markup:
    """Buttons to rotate it, to lay it as shown, or to put it back, and the notes."""
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
        final,
        class_="turning",
    )


def _control(look: AnyLook, key: str, sign: str, box: float, **does: str) -> Markup:
    words, face = look.text(key), icon(sign, 20, box=box)
    return h("button", face, type="button", class_="sq", data_tip=words, aria_label=words, **does)
