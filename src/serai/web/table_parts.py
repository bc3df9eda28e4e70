"""What a table and its replay share: top bar, the parts of the game in columns, log, chat, tabs."""

from collections.abc import Callable
from dataclasses import replace

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Markup
from serai.games.blocks import OnlyPage
from serai.games.look import AnyLook
from serai.games.page import Page, Panels
from serai.games.table import LOG, Column, Part
from serai.server.store import ChatLine
from serai.web.logbook import Line, ShownLines, deeds
from serai.web.viewer import Viewer

LONGEST_LOG = 120
"""Lines of the log on the table; the replay has all of them."""


def top(look: AnyLook, panels: Panels, base: str, links: list[Markup]) -> Markup:
    mark = icon("serai", 26, box=32)
    name = look.text("web-serai")
    return h(
        "header",
        h("a", mark, h("span", name), href=f"{base}/", class_="brand", aria_label=name),
        h("h1", look.view.game.meta.title, id="main"),
        panels.table.progress,
        h("span", panels.table.where, class_="where"),
        h(
            "details",
            h("summary", icon("icon-ui-menu", 24, box=24, label=look.text("web-menu"))),
            h("nav", links, aria_label=look.text("web-menu")),
            class_="menu",
            id="menu",
        ),
        class_="top",
    )


def own_part(name: str, title: str, content: Markup = NOTHING) -> Part:
    """A part that the page fills itself."""
    return Part(name, title, OnlyPage(content) if content else None)


# --- parts ------------------------------------------------------------------------------------


def fill(panels: Panels, *own: Part) -> Panels:
    """The panels with those parts filled that are the page's own."""
    contents = {part.name: part for part in own}
    columns = [
        Column(column.name, tuple(_filled(part, contents.get(part.name)) for part in column.parts))
        for column in panels.table.columns
    ]
    return replace(panels, table=replace(panels.table, columns=tuple(columns)))


def _filled(part: Part, own: Part | None) -> Part:
    return part if own is None else replace(part, title=own.title, block=own.block)


def columns(look: AnyLook, panels: Panels) -> list[Markup]:
    """The columns; the style sheet of the game says where each of them stands."""
    return [
        h(
            "div",
            [_part(look, panels, part) for part in column.parts if part.content],
            class_=f"column {column.name}",
            style=f"grid-area:{column.name}",
        )
        for column in panels.table.columns
    ]


def _part(look: AnyLook, panels: Panels, part: Part) -> Markup:
    return h(
        "section",
        part.content,
        _zooms(look) if part.zoom else NOTHING,
        class_=classes("part", "leaf" if part.leaf else "bare"),
        id=part.name,
        aria_label=part.title,
        data_on_tab=part.tab or None,
        data_on_views=" ".join(part.views) or None,
        data_away=_away(panels, part),
        data_key=part.key or None,
    )


def _away(panels: Panels, part: Part) -> str | None:
    """Where a part is out of sight until somebody turns to it: on small or on large screens."""
    first = panels.tab or (panels.table.tabs[0].name if panels.table.tabs else "")
    return classes(
        "tab" if part.tab not in ("", first) else None,
        "view" if part.views and panels.view not in part.views else None,
    )


def _zooms(look: AnyLook) -> Markup:
    buttons = [
        h(
            "button",
            icon(part, 22, box=24),
            type="button",
            class_="zoom",
            data_zoom=what,
            aria_label=look.text(label),
        )
        for part, what, label in (
            ("icon-ui-zoom-in", "in", "web-zoom-in"),
            ("icon-ui-zoom-out", "out", "web-zoom-out"),
            ("icon-ui-fit", "fit", "web-zoom-fit"),
        )
    ]
    return h("div", buttons, class_="zooms")


def tabs(look: AnyLook, panels: Panels, news: int) -> Markup:
    """On a small screen: what brings the parts behind tabs to the front."""
    behind = {part.tab for part in panels.table.parts if part.content}
    log = next((part.tab for part in panels.table.parts if part.name == LOG), "")
    first = panels.tab or (panels.table.tabs[0].name if panels.table.tabs else "")
    return h(
        "div",
        [
            h(
                "button",
                tab.label,
                h("b", count) if (count := news if tab.name == log else tab.count) else NOTHING,
                type="button",
                data_tab=tab.name,
                aria_pressed="true" if tab.name == first else "false",
            )
            for tab in panels.table.tabs
            if tab.name in behind
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
    """The log, from the oldest to the newest, in reading order; `at` gives the address of a step.

    The style sheet keeps its end in sight.
    """
    shown = [
        known.show(page, look, deed, at(deed.first.step))
        for deed in deeds(look, found[-LONGEST_LOG:], since)
    ]
    name = look.text("web-log")
    return h(
        "div", h("ol", shown), class_="log", id="log", tabindex=0, role="group", aria_label=name
    )


def chat_part(viewer: Viewer, look: AnyLook, chat: list[ChatLine]) -> Markup:
    said = [
        h("li", h("b", line.name), " ", h("span", line.text), id=f"said-{at}")
        for at, line in enumerate(chat)
    ]
    form = h(
        "form",
        h(
            "input",
            name="text",
            maxlength=500,
            autocomplete="off",
            aria_label=look.text("web-say"),
            placeholder=look.text("web-say"),
            id="say",
        ),
        h(
            "button",
            icon("icon-ui-send", 20, box=24, label=look.text("web-send")),
            class_="mini-btn",
        ),
        method="post",
        action=viewer.at("/chat"),
        data_chat="",
    )
    return h(
        "div",
        h("ol", said, id="said", tabindex=0, aria_label=look.text("web-chat")),
        form if viewer.person is not None else NOTHING,
        class_="chat",
        id="chat",
    )
