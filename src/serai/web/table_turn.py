"""This turn: what was chosen so far, and the wall behind which nothing can be taken back."""

from serai.core.draft import Draft
from serai.core.step import CHANCE, NOBODY
from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Child, Markup, join
from serai.games.page import THIS_TURN, Look, Page, Panels, Part
from serai.web.table_wish import may_ask
from serai.web.viewer import Viewer


def this_turn(viewer: Viewer, look: Look, page: Page, panels: Panels) -> Part:
    """The turn so far. Its height stays the same, so that nothing jumps."""
    title = look.text("web-this-turn")
    if viewer.over:
        return Part(THIS_TURN, title)
    undo: Markup = NOTHING
    content: Child = h("p", look.text("web-thinking", name=_who(viewer, look)), class_="quiet")
    if viewer.mine and viewer.seat is not None:
        draft = viewer.live.draft(viewer.seat)
        undo = _undo(look) if draft.lines else NOTHING
        content = [_steps(look, page, panels, draft), panels.during, wall_line(look, panels, draft)]
    head = h("div", h("h2", title), undo or _take_back(viewer, look), class_="row")
    return Part(THIS_TURN, title, join(head, content))


def _who(viewer: Viewer, look: Look) -> str:
    assert viewer.live.match is not None
    return look.name(viewer.live.match.actor)


def _steps(look: Look, page: Page, panels: Panels, draft: Draft) -> Markup:
    """As the game tells it, or else the choices one by one."""
    if panels.turn:
        lines = [
            h("li", h("span", at, class_="step"), h("span", line.words), class_=line.state)
            for at, line in enumerate(panels.turn, 1)
        ]
        return h("ol", lines, class_="turn-lines")
    if not draft.lines:
        return h("p", look.text("web-nothing-chosen"), class_="quiet")
    last = len(draft.lines)
    items = [_step(look, page, at, line, at == last) for at, line in enumerate(draft.lines, 1)]
    return h("ol", items, class_="steps")


def _step(look: Look, page: Page, number: int, line: str, last: bool) -> Markup:
    action = look.view.game.read(line)
    args = zip(action.kinds, line.split()[1:], strict=True)
    signs = [page.sign(look, kind, slug) for kind, slug in args]
    words = look.voice.action(action)
    short = page.SHORT_STEPS.get(action.verb)
    return h(
        "li",
        h("span", number, class_="step"),
        h("span", look.voice.text(short), data_tip=words) if short else h("span", words),
        signs,
        class_=classes("last" if last else None),
    )


def _undo(look: Look) -> Markup:
    return h(
        "button",
        icon("i-undo", 18),
        look.text("web-undo"),
        type="button",
        class_="mini-btn",
        data_verb="undo",
        data_tip=look.text("web-free-undo"),
    )


def _take_back(viewer: Viewer, look: Look) -> Markup:
    """Beyond the wall: far from Undo, and asked about once more."""
    if not may_ask(viewer):
        return NOTHING
    words = look.text("web-take-back")
    return h("button", words, type="button", class_="link", data_open="rewind")


# --- the wall ---------------------------------------------------------------------------------


def wall_line(look: Look, panels: Panels, draft: Draft) -> Markup:
    """Who comes after End turn: announced before it is pressed."""
    wall = _wall_ahead(look, panels, draft)
    if wall is None:
        return NOTHING
    if panels.wall:
        text = panels.wall
    elif wall == CHANCE:
        text = look.text("web-wall-chance")
    elif wall == NOBODY:
        text = look.text("web-wall-end")
    elif wall == draft.seat:
        text = look.text("web-wall-you")
    else:
        text = look.text("web-wall-seat", name=look.name(wall))
    return h("p", icon("i-lock", 16), h("span", text), class_="wall")


def _wall_ahead(look: Look, panels: Panels, draft: Draft) -> int | None:
    if not draft.open:
        return draft.wall
    if not panels.ending or look.ahead is None:
        return None
    return look.ahead.after(look.view.game.read(panels.ending)).wall
