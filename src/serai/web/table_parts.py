"""Parts that a table and its replay share: top bar, board, log, chat, tabs."""

from collections.abc import Callable

from serai.draw.html import h, icon
from serai.draw.markup import NOTHING, Markup
from serai.games.paging import Look, Page, Panels
from serai.server.store import ChatLine
from serai.web.logbook import Line, grouped, show_group
from serai.web.seen import Seen

LONGEST_LOG = 120
"""Lines of the log on the table; the replay has all of them."""


def top(look: Look, panels: Panels, base: str, links: list[Markup]) -> Markup:
    mark = icon("serai", 26, box=32)
    name = look.text("web-serai")
    return h(
        "header",
        h("a", mark, h("span", name), href=f"{base}/", class_="brand", aria_label=name),
        h("h1", look.view.game.meta.title, id="main"),
        panels.progress,
        h("span", panels.where, class_="where"),
        h(
            "details",
            h("summary", icon("icon-ui-menu", 24, box=24, label=look.text("web-menu"))),
            h("nav", links, aria_label=look.text("web-menu")),
            class_="menu",
            id="menu",
        ),
        class_="top",
    )


def tray(look: Look, panels: Panels) -> list[Markup]:
    """The hand, what lies open, and what is fought about."""
    hand = h("section", panels.hand, class_="hand", id="hand", aria_label=look.text("web-hand"))
    market = h(
        "section", panels.market, class_="market", id="market", aria_label=panels.market_name
    )
    contest = h("section", panels.contest, class_="leaf seats", aria_label=look.text("web-seats"))
    lying = h("div", hand, market if panels.market else NOTHING, class_="tray", id="tray")
    return [lying, contest]


def compare(look: Look, panels: Panels) -> Markup:
    return h(
        "section",
        panels.compare,
        class_="leaf comp",
        id="compare",
        aria_label=look.text("web-compare"),
    )


def log_list(
    look: Look, page: Page, found: list[Line], since: int, at: Callable[[int], str]
) -> Markup:
    """The log, the newest line first; `at` gives the address of a step."""
    groups = list(grouped(page, found[-LONGEST_LOG:], since))
    shown = [
        show_group(page, look, group, at(group[0].step), group[0].event >= since)
        for group in reversed(groups)
    ]
    return h("ol", shown, class_="log", id="log", tabindex=0, aria_label=look.text("web-log"))


def board(look: Look, panels: Panels) -> Markup:
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
    return h(
        "section",
        panels.board,
        h("div", buttons, class_="zooms"),
        class_="leaf map",
        id="map",
        aria_label=look.text("web-board"),
    )


def chat_part(seen: Seen, look: Look, chat: list[ChatLine]) -> Markup:
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
        action=seen.at("/chat"),
        data_chat="",
    )
    return h(
        "div",
        h("ol", said, id="said", tabindex=0, aria_label=look.text("web-chat")),
        form if seen.person is not None else NOTHING,
        class_="chat",
        id="chat",
    )


def tabs(look: Look, panels: Panels, found: list[Line], since: int) -> Markup:
    """On a phone one part is shown at a time."""
    news = sum(line.event >= since for line in found)
    entries: list[tuple[str, str, int]] = [
        ("map", look.text("web-board"), 0),
        ("market", panels.market_name, 0),
        ("compare", look.text("web-compare"), 0),
        ("log", look.text("web-log"), news),
    ]
    return h(
        "div",
        [
            h(
                "button",
                label,
                h("b", count) if count else NOTHING,
                type="button",
                data_tab=name,
            )
            for name, label, count in entries
            if name != "market" or panels.market
        ],
        class_="tabs",
        role="group",
        aria_label=look.text("web-parts"),
    )
