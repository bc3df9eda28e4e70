"""The panel of this turn: its choices so far, and what comes after the draft."""

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Child, Markup, join
from serai.games.look import AnyLook
from serai.games.page import Page, Panels
from serai.games.table import THIS_TURN, Part
from serai.web.forms import button
from serai.web.logbook import Line, deeds
from serai.web.table_parts import own_part
from serai.web.table_wish import take_back
from serai.web.viewer import Viewer


def this_turn(viewer: Viewer, look: AnyLook, page: Page, panels: Panels, news: list[Line]) -> Part:
    """The choices so far; before the first one, what has happened since the viewer's last turn."""
    title = _title(look)
    if viewer.over:
        return own_part(THIS_TURN, title)
    undo: Markup = NOTHING
    content: Child = h("p", look.text("web-thinking", name=_who(viewer, look)), class_="quiet")
    recap = _recap(viewer, look, page, news) if look.draft and not look.draft.lines else NOTHING
    if recap:
        title = look.text("web-since")
        undo = play_back(viewer, look, news)
        content = [recap, panels.table.during.content, wall_line(panels)]
    elif look.draft is not None:
        undo = _undo(look) if look.draft.lines else NOTHING
        content = [_steps(look, page, panels), panels.table.during.content, wall_line(panels)]
    head = h("div", h("h2", title), undo or take_back(viewer, look, "link"), class_="row")
    return own_part(THIS_TURN, title, join(head, content))


def _title(look: AnyLook) -> str:
    """The title: whose turn it is, or that the viewer answers in another's turn."""
    if look.draft is not None:
        return look.text("web-your-turn" if look.draft.in_own_turn else "web-your-answer")
    turn = look.view.turn
    return (
        look.text("web-turn-of", name=look.name(turn)) if turn >= 0 else look.text("web-this-turn")
    )


def _recap(viewer: Viewer, look: AnyLook, page: Page, news: list[Line]) -> Markup:
    """What has happened, in order; empty if nothing."""
    shown = [
        viewer.shown.show(page, look, deed, viewer.at(f"/replay?step={deed.first.step}"), "since")
        for deed in deeds(look, news, 0)
    ]
    return h("ol", shown, class_="log recap", id="since") if shown else NOTHING


def play_back(viewer: Viewer, look: AnyLook, news: list[Line]) -> Markup:
    """A link to the replay from before the first new line."""
    first = max(news[0].step - 1, 0)
    address = viewer.at(f"/replay?step={first}&play=1")
    return h("a", look.text("web-play-back"), href=address, class_="link")


def _who(viewer: Viewer, look: AnyLook) -> str:
    assert viewer.live.match is not None
    return look.name(viewer.live.match.actor)


def _steps(look: AnyLook, page: Page, panels: Panels) -> Markup:
    """The choices as the game arranges them, else one by one."""
    if panels.table.turn:
        lines = [
            h("li", h("span", at, class_="step"), h("span", line.words), class_=line.state)
            for at, line in enumerate(panels.table.turn, 1)
        ]
        return h("ol", lines, class_="turn-lines")
    if not look.drafted:
        return h("p", look.text("web-nothing-chosen"), class_="quiet")
    last = len(look.drafted)
    items = [_step(look, page, at, line, at == last) for at, line in enumerate(look.drafted, 1)]
    return h("ol", items, class_="steps")


def _step(look: AnyLook, page: Page, number: int, line: str, last: bool) -> Markup:
    action = look.read(line)
    args = zip(action.kinds, line.split()[1:], strict=True)
    signs = [page.sign(look, kind, slug) for kind, slug in args]
    words = look.voice.action(action)
    short = look.voice.short_step(action.verb)
    return h(
        "li",
        h("span", number, class_="step"),
        h("span", short, data_tip=words) if short else h("span", words),
        signs,
        class_=classes("last" if last else None),
    )


def _undo(look: AnyLook) -> Markup:
    label = [icon("i-undo", 18), look.text("web-undo")]
    return button(label, "mini-btn", data_verb="undo", data_tip=look.text("web-free-undo"))


# --- the wall ---------------------------------------------------------------------------------


def wall_line(panels: Panels) -> Markup:
    """What follows after the draft is committed."""
    if panels.seal is None or not panels.seal.wall:
        return NOTHING
    return h("p", icon("i-lock", 16), h("span", panels.seal.wall), class_="wall")
