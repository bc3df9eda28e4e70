"""The prompt bar: what to do now, why not something else, and choices that have no place."""

import re
from dataclasses import dataclass

from serai.draw.lettering import Face, display, fitted, width
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, clickable, leaf, rect, words
from serai.games.agra.drawing import words as say
from serai.games.agra.drawing.scene import BAR, SEPARATOR, Scene

PROMPT, LINE, BUTTON = display(20), Face(14, 500), Face(16, 600)
MOST = 4
"""Buttons that are shown; further choices share the last one."""
LONGEST = 200
DONE = "done"

_CHOICES = re.compile(r'data-actions?="([^"]+)"')


@dataclass(frozen=True)
class Button:
    """Some choices under one label; a click takes the first."""

    label: str
    actions: tuple[str, ...]

    @property
    def width(self) -> float:
        return width(self.label, BUTTON) + 32


def bar(scene: Scene, table: Markup) -> Markup:
    """`table` is the rest of the picture: what can be chosen there needs no button here."""
    buttons, places = _laid_out(scene, table)
    end = places[0].x - 16 if places else BAR.right - 16
    room = end - BAR.x - 14
    reason = _reason(scene)
    line = BAR.y + (24 if reason else 35)
    ink, quiet = ("bar-ink", "bar-ink-2") if scene.my_turn else ("f-ink", "f-ink-2")
    drawn = [
        _button(button, box, main=button.actions == (DONE,))
        for button, box in zip(buttons, places, strict=True)
    ]
    return el(
        "g",
        _ground(scene),
        words(fitted(say.prompt(scene), PROMPT, room), BAR.x + 14, line, PROMPT, ink),
        words(fitted(reason, LINE, room), BAR.x + 14, BAR.y + 45, LINE, quiet),
        drawn,
        id="prompt",
    )


def _ground(scene: Scene) -> Markup:
    """The darkest thing on a light table while it asks the viewer, else paper."""
    if not scene.my_turn:
        return leaf(BAR)
    return join(rect(BAR, "bar", 3), rect(BAR.inset(3.5, 3.5), "f-none bar-rule", 1.5))


def _reason(scene: Scene) -> str:
    """Why some things that one might expect cannot be chosen, each reason once."""
    reasons = [scene.voice.say(refusal.reason) for refusal in scene.view.refusals]
    return " · ".join(dict.fromkeys(reasons))


# --- buttons ----------------------------------------------------------------------------------


def without_place(scene: Scene, table: str) -> list[str]:
    """Choices that nothing in the picture stands for."""
    found = {one for match in _CHOICES.findall(table) for one in match.split(SEPARATOR)}
    return [action.text for action in scene.view.options if action.text not in found]


def _laid_out(scene: Scene, table: Markup) -> tuple[list[Button], list[Box]]:
    """The buttons and their places from the right; to be done stands last."""
    left = without_place(scene, table)
    loose = [text for text in left if text != DONE]
    shown = loose if len(loose) <= MOST else loose[: MOST - 1]
    buttons = [Button(_label(scene, text), (text,)) for text in shown]
    rest = tuple(loose[len(shown) :])
    if rest:
        buttons.append(Button(scene.say("more", count=len(rest)), rest))
    if DONE in left:
        buttons.append(Button(_label(scene, DONE), (DONE,)))
    places, x = [], BAR.right - 14
    for button in reversed(buttons):
        x -= button.width
        places.append(Box(x, BAR.y + 7, button.width, 42))
        x -= 10
    return buttons, places[::-1]


def _label(scene: Scene, text: str) -> str:
    """What a choice does, in few words."""
    label = scene.voice.action(scene.view.game.read(text))
    return fitted(label[:1].upper() + label[1:], BUTTON, LONGEST)


def _button(button: Button, box: Box, *, main: bool) -> Markup:
    ground, ink = ("bar-main", "bar-main-ink") if main else ("bar-plain", "bar-ink")
    several = SEPARATOR.join(button.actions) if len(button.actions) > 1 else None
    content = (
        rect(box, ground, 3),
        words(button.label, box.x + box.w / 2, box.y + 27, BUTTON, ink, "middle"),
    )
    return clickable(content, button.actions[0], button.label, data_actions=several)
