"""What withdrawing now would bring: to the viewer with points, to the others as far as it shows."""

from serai.core.action import Action
from serai.draw.html import classes, h
from serai.draw.markup import NOTHING, Markup, join
from serai.games.counters import badge
from serai.games.look import Ahead
from serai.games.taj_mahal.actions import Add, Crown, Palace, Play, Take, Withdraw
from serai.games.taj_mahal.boards.scene import TajLook, glyph
from serai.games.taj_mahal.tables import NONE
from serai.games.taj_mahal.view import TajView

PLAYING, SETTLING = (Play, Add), (Palace, Crown, Take)
MOST_PLACEMENTS = 60
"""Ways to place palaces that are tried; there are hardly ever more."""


def forecast(look: TajLook) -> Markup:
    """One line: mine now, mine with the choice under the pointer, and what each rival would win."""
    if look.view.outcome is not None:
        return NOTHING
    mine = _mine(look)
    sites = [_site(look, a) for a in look.view.options if isinstance(a, Palace | Crown)]
    return join([*mine, *_rivals(look, "rivals" if mine else "if-anyone"), *sites])


def _mine(look: TajLook) -> list[Markup]:
    me, ahead = look.view.seat, look.ahead
    if me is None or not look.view.sides[me].active or _leaving(look):
        return []
    drafted = bool(look.drafted)
    points = best_points(ahead) if ahead is not None and not drafted else None
    options = ahead.options() if ahead is not None else []
    label = "after-this" if drafted else "if-now"
    now = _gain(look, label, look.view.sides[me].would_win, points)
    return [now, *(_with(look, action) for action in options if isinstance(action, PLAYING))]


def _leaving(look: TajLook) -> bool:
    """Whether the viewer has withdrawn already and is only settling it."""
    left = any(isinstance(one.action, Withdraw) for one in look.chosen)
    return left or any(isinstance(action, SETTLING) for action in look.view.options)


def _with(look: TajLook, action: Action) -> Markup:
    """Hidden until its choice is pointed at."""
    assert look.ahead is not None
    assert look.view.seat is not None
    won = look.ahead.after(action).view.sides[look.view.seat].would_win
    return _gain(look, "with-this", won, None, action.text)


def _gain(
    look: TajLook,
    label: str,
    prizes: tuple[int, ...],
    points: int | None,
    action: str | None = None,
) -> Markup:
    return h(
        "span",
        h("b", look.say(label), class_="lbl"),
        _won(look, prizes, 20),
        h("b", f"+{points}", class_="gain") if points else NOTHING,
        class_=classes("fc", "pointed" if action else None),
        data_for=action,
    )


def _won(look: TajLook, prizes: tuple[int, ...], size: float) -> list[Markup]:
    return [glyph(look, prize, size) for prize in prizes] or [h("span", look.say("nothing"))]


def _rivals(look: TajLook, label: str) -> list[Markup]:
    rivals = [side for side in look.view.sides if side.active and side.side != look.view.seat]
    if not rivals:
        return []
    first, *others = [
        join(badge(look, side.side, 22), *_won(look, side.would_win, 18)) for side in rivals
    ]
    entries = [
        h("span", h("b", look.say(label), class_="lbl"), first, class_="rival opens"),
        *(h("span", other, class_="rival") for other in others),
    ]
    return [h("span", entries, class_="fc rivals")]


# --- palaces ----------------------------------------------------------------------------------


def _site(look: TajLook, action: Palace | Crown) -> Markup:
    """What a palace there would bring; hidden until it is pointed at."""
    name = look.called("city", look.view.tables.city_ids[action.city])
    label = h("b", name, class_="lbl")
    return h("span", label, brings(look, action.text), class_="fc pointed", data_for=action.text)


def brings(look: TajLook, text: str) -> Markup:
    """What a palace would bring, for the page."""
    action = look.read(text)
    if look.ahead is None or not isinstance(action, Palace | Crown):
        return NOTHING
    points, *rest = gains(look, look.ahead, action)
    return join([h("b", points, class_="gain"), *(h("span", told) for told in rest)])


def gains(look: TajLook, ahead: Ahead[TajView], action: Palace | Crown) -> list[str]:
    """The points of a palace, the tile that it takes, and which own palaces it joins."""
    view, words = look.view, look.voice
    points = f"+{_most(ahead.after(action), ahead.score())}"
    bonus = view.bonus_on[action.city]
    tile = words.name("bonus", view.tables.bonus_ids[bonus]) if bonus != NONE else ""
    joined = [
        words.name("city", view.tables.city_ids[other])
        for other in view.tables.links[action.city]
        if view.seat in (view.regular[other], view.crowned[other])
    ]
    links = look.say("links", cities=", ".join(joined)) if joined else ""
    return [told for told in (points, tile, links) if told]


# --- points -----------------------------------------------------------------------------------


def best_points(ahead: Ahead[TajView]) -> int | None:
    """The most points that withdrawing now could bring, however the palaces are placed."""
    leave = next((a for a in ahead.options() if isinstance(a, Withdraw)), None)
    return None if leave is None else _most(ahead.after(leave), ahead.score())


def _most(ahead: Ahead[TajView], before: int) -> int:
    """The most points more than before, however the palaces that are left are placed."""
    tried = best = 0
    waiting = [(ahead, -1)]
    while waiting and tried < MOST_PLACEMENTS:
        here, last = waiting.pop()
        choices = [a for a in here.options() if isinstance(a, Palace | Crown)]
        if not choices:
            tried += 1
            best = max(best, here.score() - before)
            continue
        ordered = [a for a in choices if a.index > last] or choices
        waiting += [(here.after(action), action.index) for action in ordered]
    return best
