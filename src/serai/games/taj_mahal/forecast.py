"""What withdrawing now would bring: to the viewer with points, to the others as far as it shows."""

from serai.core.action import Action
from serai.draw.html import classes, h
from serai.draw.markup import NOTHING, Markup, join
from serai.games.counters import badge
from serai.games.look import Ahead, Look
from serai.games.taj_mahal.boards.signs import glyph
from serai.games.taj_mahal.view import TajView

MOST_PLACEMENTS = 60
"""Ways to place palaces that are tried; there are hardly ever more."""


def forecast(look: Look[TajView]) -> Markup:
    """One line: mine now, mine with the choice under the pointer, and what each rival would win."""
    if look.view.outcome is not None:
        return NOTHING
    mine = _mine(look)
    return join([*mine, *_rivals(look, "rivals" if mine else "if-anyone")])


def _in_contest(look: Look[TajView], side: int) -> bool:
    return bool(look.view.sides[side].active)


def _mine(look: Look[TajView]) -> list[Markup]:
    me = look.view.seat
    if me is None or not _in_contest(look, me) or _leaving(look):
        return []
    won = look.view.sides[me].would_win
    if look.drafted:
        label = look.say("after-this")
        parts = [_gain(look, label, won, None)]
        adds = look.ahead.options() if look.ahead is not None else []
        return parts + [_with(look, action) for action in adds if action.verb == "add"]
    if look.ahead is None:
        return [_gain(look, look.say("if-now"), won, None)]
    best = best_points(look.ahead)
    parts = [_gain(look, look.say("if-now"), won, best)]
    for action in look.ahead.options():
        if action.verb == "play":
            parts.append(_with(look, action))
    return parts


def _leaving(look: Look[TajView]) -> bool:
    """Whether the viewer has withdrawn already and is only settling it."""
    return bool(look.drafted) and "withdraw" in look.drafted


def _with(look: Look[TajView], action: Action) -> Markup:
    """Hidden until its choice is pointed at."""
    assert look.ahead is not None
    assert look.view.seat is not None
    won = look.ahead.after(action).view.sides[look.view.seat].would_win
    return _gain(look, look.say("with-this"), won, None, action.text)


def _gain(
    look: Look[TajView],
    label: str,
    prizes: tuple[int, ...],
    points: int | None,
    action: str | None = None,
) -> Markup:
    signs = [glyph(look, prize, 20) for prize in prizes]
    return h(
        "span",
        h("b", label, class_="lbl"),
        signs or h("span", look.say("nothing")),
        h("b", f"+{points}", class_="gain") if points else NOTHING,
        class_=classes("fc", "pointed" if action else None),
        data_for=action,
    )


def _rivals(look: Look[TajView], label: str) -> list[Markup]:
    rivals = [side for side in look.view.sides if side.active and side.side != look.view.seat]
    if not rivals:
        return []
    entries = [
        h(
            "span",
            badge(look, side.side, 22),
            [glyph(look, prize, 18) for prize in side.would_win] or h("span", look.say("nothing")),
            class_="rival",
        )
        for side in rivals
    ]
    return [h("span", h("b", look.say(label), class_="lbl"), entries, class_="fc rivals")]


# --- points -----------------------------------------------------------------------------------


def best_points(ahead: Ahead[TajView]) -> int | None:
    """The most points that withdrawing now could bring, however the palaces are placed."""
    leave = next((a for a in ahead.options() if a.verb == "withdraw"), None)
    if leave is None:
        return None
    before = ahead.score()
    tried = 0
    best = 0
    waiting = [(ahead.after(leave), -1)]
    while waiting and tried < MOST_PLACEMENTS:
        here, last = waiting.pop()
        choices = [a for a in here.options() if a.verb in ("palace", "crown")]
        if not choices:
            tried += 1
            best = max(best, here.score() - before)
            continue
        ordered = [a for a in choices if a.index > last] or choices
        waiting += [(here.after(action), action.index) for action in ordered]
    return best
