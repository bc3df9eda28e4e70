"""The prompt bar: what to do now, the buttons, and what withdrawing would bring each side."""

from dataclasses import dataclass

from serai.draw.lettering import Face, display, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, chip, clickable, leaf, rect, rule, seat_badge, words
from serai.games.taj_mahal.drawing import words as say
from serai.games.taj_mahal.drawing.scene import BAR, Scene
from serai.games.taj_mahal.tables import SYMBOL_IDS
from serai.games.taj_mahal.view import SideView

LEAVE = Box(BAR.x + 14, BAR.y + 10, 108, 44)
MAIN = Box(BAR.right - 14 - 116, BAR.y + 10, 116, 44)
PROMPT, LINE, BUTTON = display(20), Face(14, 500), Face(16, 600)


@dataclass(frozen=True)
class Paint:
    """The bar is the darkest thing on a light table while it asks the viewer, else paper."""

    ink: str
    quiet: str
    gold: str


ASKING = Paint("bar-ink", "bar-ink-2", "bar-gold")
WAITING = Paint("f-ink", "f-ink-2", "f-gold-ink")


def bar(scene: Scene) -> Markup:
    paint = ASKING if scene.my_turn else WAITING
    start = LEAVE.right + 20 if scene.my_turn else BAR.x + 20
    room = MAIN.x - 20 - start
    forecast = _forecast(scene, start, BAR.y + 50, paint)
    line = BAR.y + (27 if forecast else 39)
    return el(
        "g",
        _ground(scene),
        _buttons(scene) if scene.my_turn else NOTHING,
        words(fitted(say.prompt(scene), PROMPT, room), start, line, PROMPT, paint.ink),
        forecast,
        id="prompt",
    )


def _ground(scene: Scene) -> Markup:
    if not scene.my_turn:
        return leaf(BAR)
    return join(rect(BAR, "bar", 3), rect(BAR.inset(3.5, 3.5), "f-none bar-rule", 1.5))


def _buttons(scene: Scene) -> Markup:
    """Withdraw stands far from End turn; a button that is of no use now stays, but pale."""
    leave = "withdraw" if "withdraw" in scene.actions else None
    done = "done" if "done" in scene.actions else None
    return join(
        _button(LEAVE, say.WITHDRAW, leave, "bar-dashed", "bar-ink"),
        _button(MAIN, say.END_TURN, done, "bar-main", "bar-main-ink"),
    )


def _button(box: Box, label: str, action: str | None, ground: str, ink: str) -> Markup:
    content = (
        rect(box, ground, 3),
        words(label, box.x + box.w / 2, box.y + 28, BUTTON, ink, "middle"),
    )
    return clickable(content, action, label, opacity=None if action else ".4")


def _forecast(scene: Scene, x: float, y: float, paint: Paint) -> Markup:
    """Side by side: the prizes that each would win by withdrawing now."""
    if scene.view.outcome is not None:
        return words(say.AFTER_THE_END, x, y, LINE, paint.quiet)
    sides = [side for side in scene.view.sides if side.active and not _is_leaving(scene, side)]
    if not sides:
        return NOTHING
    parts = [words(say.FORECAST, x, y, LINE, paint.quiet)]
    x += width(say.FORECAST, LINE) + 14
    for side in sides:
        if side is not sides[0]:
            parts.append(rule(x - 12, y - 13, x - 12, y + 3, f"{paint.quiet}-line"))
        parts.append(_gain(side, x, y, paint))
        x += _gain_width(side) + 24
    return join(parts)


def _is_leaving(scene: Scene, side: SideView) -> bool:
    """Whether a side has its prizes already and is only placing palaces."""
    prompt = scene.view.prompt
    leaving = prompt is not None and prompt.id == "taj-prompt-palace"
    return leaving and side.side == scene.view.actor


def _gain(side: SideView, x: float, y: float, paint: Paint) -> Markup:
    glyphs = [
        chip(f"g-{SYMBOL_IDS[prize]}", x + 31 + 26 * i, y - 15, 20, f"c-{SYMBOL_IDS[prize]}")
        for i, prize in enumerate(side.would_win)
    ]
    nothing = words(say.NOTHING_WON, x + 30, y, Face(14), paint.quiet)
    return join(seat_badge(side.side, x, y - 17, 24), glyphs or nothing)


def _gain_width(side: SideView) -> float:
    if not side.would_win:
        return 30 + width(say.NOTHING_WON, Face(14))
    return 31 + 26 * len(side.would_win) - 4
