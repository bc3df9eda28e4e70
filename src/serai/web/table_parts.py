"""Shared by tables and replays: top bar, columns, log, chat, tabs."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache

from serai.draw.html import classes, h, hidden, icon
from serai.draw.markup import NOTHING, Markup, join, opening
from serai.games.blocks import OnlyPage
from serai.games.counters import badge
from serai.games.layouts import LAYOUTS
from serai.games.look import AnyLook
from serai.games.page import Page, Panels
from serai.games.table import LOG, Column, Part
from serai.games.unnamed import shown_name
from serai.server.service import LONGEST_CHAT
from serai.server.store import ChatLine
from serai.web.document import brand
from serai.web.forms import button, post, submit
from serai.web.logbook import LONGEST_LOG, Line, ShownLines, shown_by_turns
from serai.web.sent_table import Pieces
from serai.web.viewer import Viewer


def top(pieces: Pieces, look: AnyLook, panels: Panels, base: str, links: list[Markup]) -> Markup:
    menu = h(
        "details",
        h("summary", icon("icon-ui-menu", 24, box=24, label=look.text("web-menu"))),
        h("nav", links, aria_label=look.text("web-menu")),
        class_="menu",
        id="menu",
    )
    content = pieces.put(
        "top",
        brand(look.text("web-serai"), f"{base}/", 26),
        h("h1", look.view.game.meta.title, id="main"),
        panels.table.progress,
        h("span", panels.table.where, class_="where"),
        menu,
    )
    return h("header", content, class_="top")


def own_part(name: str, title: str, content: Markup = NOTHING) -> Part:
    """A part whose content is the page's own."""
    return Part(name, title, OnlyPage(content) if content else None)


# --- parts ------------------------------------------------------------------------------------


def fill(panels: Panels, *own: Part) -> Panels:
    """The panels, with the page's own parts filled in."""
    contents = {part.name: part for part in own}
    columns = [
        Column(column.name, tuple(_filled(part, contents.get(part.name)) for part in column.parts))
        for column in panels.table.columns
    ]
    return replace(panels, table=replace(panels.table, columns=tuple(columns)))


def _filled(part: Part, own: Part | None) -> Part:
    return part if own is None else replace(part, title=own.title, block=own.block)


def columns(pieces: Pieces, look: AnyLook, panels: Panels) -> list[Markup]:
    """The columns; the style sheet of the game arranges them."""
    return [
        h(
            "div",
            [_part(pieces, look, panels, part) for part in column.parts if _is_there(look, part)],
            class_=f"column {column.name}",
            style=f"grid-area:{column.name}",
        )
        for column in panels.table.columns
    ]


def _is_there(look: AnyLook, part: Part) -> bool:
    """Whether a part has content in some layout."""
    return bool(part.content) and any(layout in look.layouts for layout in part.only)


def _part(pieces: Pieces, look: AnyLook, panels: Panels, part: Part) -> Markup:
    begun = _opening(
        part.name,
        part.title,
        look.voice.about(part.name),
        part.leaf,
        part.key,
        part.only,
        part.views,
        by_layout(part.folds),
        " ".join(one for one in panels.layouts if _is_away(panels, part, one)),
        part.name in panels.asked,
        panels.many,
    )
    zooms = _zooms(look) if part.zoom else NOTHING
    return Markup(f"{begun}{pieces.put(part.name, part.content)}{zooms}</section>")


@lru_cache(maxsize=4096)
def _opening(
    name: str,
    title: str,
    about: str,
    leaf: bool,
    key: str,
    only: tuple[str, ...],
    views: tuple[str, ...],
    folds: str,
    away: str,
    asked: bool,
    many: bool,
) -> Markup:
    """The opening tag of a part, cached because few differ."""
    return opening(
        "section",
        class_=classes(
            "part",
            "leaf" if leaf else "bare",
            "asked" if asked else None,
            "many" if many else None,
        ),
        id=name,
        style=f"--area:{name}",
        aria_label=title,
        data_about=about or None,
        data_folds=folds or None,
        data_only=None if only == LAYOUTS else " ".join(only),
        data_on_views=" ".join(views) or None,
        data_away=away or None,
        data_key=key or None,
    )


def by_layout(names: Mapping[str, str]) -> str:
    """Names by layout, as text: `step:map court:log`."""
    return " ".join(f"{layout}:{name}" for layout, name in names.items() if name)


def folding(panels: Panels) -> str:
    """The layouts with tabs, whose columns are dissolved."""
    return " ".join(layout for layout in panels.layouts if panels.table.tabs_in(layout))


def _is_away(panels: Panels, part: Part, layout: str) -> bool:
    """Whether a part is hidden in a layout until its tab or view is opened."""
    folded = part.folds.get(layout, "")
    return not part.stands(layout, panels.view) or folded not in ("", _front(panels, layout))


def _front(panels: Panels, layout: str) -> str:
    """The tab that is open at first in a layout."""
    return panels.tabs[layout] or next((tab.name for tab in panels.table.tabs_in(layout)), "")


def _zooms(look: AnyLook) -> Markup:
    buttons = [
        button(icon(part, 22, box=24), "zoom", data_zoom=what, aria_label=look.text(label))
        for part, what, label in (
            ("icon-ui-zoom-in", "in", "web-zoom-in"),
            ("icon-ui-zoom-out", "out", "web-zoom-out"),
            ("icon-ui-fit", "fit", "web-zoom-fit"),
        )
    ]
    return h("div", buttons, class_="zooms")


def tabs(look: AnyLook, panels: Panels, news: int) -> Markup:
    """The buttons of the tabs."""
    part = panels.table.part(LOG)
    logs = set(part.folds.values()) if part is not None else set()
    parts = [part for part in panels.table.parts if part.name in panels.asked]
    asked = {tab for part in parts for tab in part.folds.values()}
    return h(
        "div",
        [
            h(
                "button",
                tab.sign,
                hidden(tab.label) if tab.sign else h("span", tab.label),
                h("b", count) if (count := news if tab.name in logs else tab.count) else NOTHING,
                type="button",
                class_="asked" if tab.name in asked else None,
                data_tab=tab.name,
                data_tip=tab.label if tab.sign else None,
                data_only=" ".join(there),
                aria_pressed="true"
                if any(tab.name == _front(panels, o) for o in there)
                else "false",
            )
            for tab in panels.table.tabs
            if (there := [one for one in panels.layouts if tab in panels.table.tabs_in(one)])
        ],
        class_="tabs",
        role="group",
        aria_label=look.text("web-parts"),
    )


# --- log and chat -----------------------------------------------------------------------------


def log_list(
    look: AnyLook,
    page: Page,
    found: list[Line],
    since: int,
    at: Callable[[int], str],
    known: ShownLines,
) -> Markup:
    """The log, the oldest line first; `at` gives the address of a step.

    The style sheet keeps the end in view.
    """
    shown = shown_by_turns(page, look, found[-LONGEST_LOG:], since, at, known)
    name = look.text("web-log")
    return h(
        "div", h("ol", shown), class_="log", id="log", tabindex=0, role="group", aria_label=name
    )


def _speaker(viewer: Viewer, look: AnyLook, line: ChatLine) -> Markup:
    """The author of a chat line: players with badge and seat name, others marked as onlookers,
    since they may use a player's name."""
    own = viewer.live.seats_of(line.person)
    if not own:
        name = shown_name(look.voice, line.name)
        return join(h("b", name), " ", h("small", f"({look.text('web-onlooker')})"))
    return join(badge(look, own[0], 18), " ", h("b", look.voice.seats[own[0]]))


def chat_part(viewer: Viewer, look: AnyLook, chat: list[ChatLine]) -> Markup:
    said = [
        h("li", _speaker(viewer, look, line), " ", h("span", line.text), id=f"said-{at}")
        for at, line in enumerate(chat)
    ]
    line = h(
        "input",
        name="text",
        maxlength=LONGEST_CHAT,
        autocomplete="off",
        aria_label=look.text("web-say"),
        placeholder=look.text("web-say"),
        id="say",
    )
    send = submit(icon("icon-ui-send", 20, box=24, label=look.text("web-send")), "mini-btn")
    form = post(viewer.at("/chat"), line, send, data_chat="")
    return h(
        "div",
        h("ol", said, id="said", tabindex=0, aria_label=look.text("web-chat")),
        form if viewer.person is not None else NOTHING,
        class_="chat",
        id="chat",
    )
