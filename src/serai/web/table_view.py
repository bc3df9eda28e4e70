"""The table as HTML: the frame around the panels of a game. Sent whole, and morphed in the page."""

import secrets

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Markup, join
from serai.draw.shapes import LETTERS
from serai.games.about import about_of
from serai.games.look import AnyLook
from serai.games.page import Button, Page, Panels, page_of
from serai.games.page import panels as panels_of
from serai.games.picture import prompt_of
from serai.games.table import LOG, Part
from serai.server.store import ChatLine
from serai.web.logbook import Line
from serai.web.table_parts import chat_part, columns, fill, log_list, own_part, tabs, top
from serai.web.table_turn import play_back, this_turn, wall_line
from serai.web.table_wish import may_ask, question
from serai.web.viewer import Viewer, log_of, look_of

BOOT = secrets.token_hex(3)
"""Tells the client that counts began anew."""


def table(viewer: Viewer, chat: list[ChatLine]) -> Markup:
    """`<main id="table">` for a game that is being played, or is over."""
    live = viewer.live
    assert live.match is not None
    found, since = log_of(viewer)
    look = look_of(viewer, found, since)
    page = page_of(live.game)
    panels = panels_of(look)
    recent = [line for line in found if line.event >= since and line.event]
    recent = recent if viewer.seat is not None else []
    panels = fill(
        panels,
        this_turn(viewer, look, page, panels, recent),
        _logs(viewer, look, page, found, since, chat),
    )
    first, *others = columns(look, panels)
    news = sum(line.event >= since for line in found)
    waiting = "mine" if viewer.mine else "over" if viewer.over else "waiting"
    return h(
        "main",
        top(look, panels, viewer.base, _links(viewer, look)),
        question(viewer, look),
        first,
        _bar(viewer, look, panels),
        others,
        tabs(look, panels, news),
        _curtain(viewer, look) if viewer.curtain is not None else NOTHING,
        id="table",
        class_=f"game-{about_of(look.view.game.meta.id).accent} {waiting} sides-{len(look.names)}",
        data_table=live.id,
        data_seat="" if viewer.seat is None else viewer.seat,
        data_stamp=stamp(viewer),
        data_title=title(look, panels, viewer.mine),
        data_tab=panels.tab,
        data_view=panels.view,
        tabindex=-1,
    )


def stamp(viewer: Viewer) -> str:
    """Orders frames: the version of the table, then what this process counted."""
    return f"{viewer.live.facts.version}.{BOOT}.{viewer.tick}"


def title(look: AnyLook, panels: Panels, mine: bool) -> str:
    mark = "● " if mine else ""
    return f"{mark}{look.view.game.meta.title}, {panels.table.where}"


def _links(viewer: Viewer, look: AnyLook) -> list[Markup]:
    return [
        h("a", look.text("web-rules"), href=f"{viewer.base}/rules/{viewer.live.facts.game}"),
        h("a", look.text("web-replay"), href=viewer.at("/replay")),
        h("button", look.text("web-chat"), type="button", class_="plain", data_show="chat"),
        h("button", look.text("web-list"), type="button", class_="plain", data_list=""),
        h("button", look.text("web-keys"), type="button", class_="plain", data_open="keys"),
        _take_back(viewer, look),
        h("a", look.text("web-settings"), href=f"{viewer.base}/settings?back={viewer.at()}"),
    ]


def _take_back(viewer: Viewer, look: AnyLook) -> Markup:
    """In the menu of a phone; on larger screens it stands beside the turn so far."""
    if not may_ask(viewer):
        return NOTHING
    words = look.text("web-take-back")
    return h("button", words, type="button", class_="plain small-only", data_open="rewind")


# --- the prompt bar ---------------------------------------------------------------------------


def _bar(viewer: Viewer, look: AnyLook, panels: Panels) -> Markup:
    return h(
        "section",
        _choices(look, panels) if viewer.mine else NOTHING,
        h(
            "div",
            h("p", prompt_of(look, panels), class_="prompt", id="prompt"),
            h("p", "", class_="prompt", id="sure"),
            h("p", panels.table.forecast, class_="forecast") if panels.table.forecast else NOTHING,
            wall_line(panels),
            class_="say",
        ),
        _acts(viewer, look, panels),
        _sure(look) if viewer.mine else NOTHING,
        class_=classes("bar", "asking" if viewer.mine else None),
        id="bar",
        aria_label=look.text("web-what-now"),
    )


def _choices(look: AnyLook, panels: Panels) -> Markup:
    """Choices without a place. They stand at the other end of the bar than End turn."""
    found = [_choice(look, button) for button in panels.buttons if not button.main]
    return h("div", found, class_="choices")


def _choice(look: AnyLook, button: Button) -> Markup:
    return h(
        "button",
        button.label,
        type="button",
        class_=classes("btn", "leave" if button.costly else None, "main" if button.main else None),
        data_action=button.action,
        data_tip=look.words_of(button.action),
    )


def _sure(look: AnyLook) -> Markup:
    """In place of the buttons while a first tap has only shown a choice."""
    return h(
        "div",
        h("button", look.text("web-elsewhere"), type="button", class_="btn ghost", data_sure="no"),
        h("button", look.text("web-sure"), type="button", class_="btn main", data_sure="yes"),
        class_="sure",
    )


def _acts(viewer: Viewer, look: AnyLook, panels: Panels) -> Markup:
    if viewer.over:
        return _after(viewer, look)
    if not viewer.mine:
        return NOTHING
    assert panels.seal is not None
    seal, able = panels.seal, bool(look.drafted)
    return h(
        "div",
        _take_back_button(look, "undo", "web-undo", able),
        _take_back_button(look, "restart", "web-restart", able),
        [_choice(look, button) for button in panels.buttons if button.main],
        h(
            "button",
            seal.label,
            type="button",
            class_="btn main",
            data_verb="end",
            data_ending=seal.ending or None,
            disabled=None if seal.ready else "",
            data_tip=None if seal.ready else look.text("web-not-finished"),
        ),
        class_="acts",
    )


def _take_back_button(look: AnyLook, verb: str, label: str, able: bool) -> Markup:
    return h(
        "button",
        icon(f"i-{verb}", 18),
        h("span", look.text(label), class_="word"),
        type="button",
        class_=f"btn ghost {verb}",
        data_verb=verb,
        disabled=None if able else "",
        aria_label=look.text(label),
    )


def _after(viewer: Viewer, look: AnyLook) -> Markup:
    """What one may do when the game is over."""
    return h(
        "div",
        h("a", look.text("web-replay"), class_="btn ghost", href=viewer.at("/replay")),
        h("a", look.text("web-result"), class_="btn main", href=viewer.at("/result")),
        class_="acts",
    )


# --- the log ----------------------------------------------------------------------------------


def _logs(
    viewer: Viewer,
    look: AnyLook,
    page: Page,
    found: list[Line],
    since: int,
    chat: list[ChatLine],
) -> Part:
    """Recap, log and chat, one at a time."""
    news = [line for line in found if line.event >= since]
    told = look.draft is not None and not look.drafted  # beside the recap
    able = bool(news) and viewer.seat is not None and not told
    heads = h(
        "div",
        h("button", look.text("web-log"), type="button", data_show="log"),
        h(
            "button",
            look.text("web-chat"),
            h("b", len(chat) or "", class_="count"),
            type="button",
            data_show="chat",
        ),
        play_back(viewer, look, news) if able else NOTHING,
        class_="switch",
    )
    lines = log_list(
        look, page, found, since, lambda step: viewer.at(f"/replay?step={step}"), viewer.shown
    )
    return own_part(LOG, look.text("web-log"), join(heads, lines, chat_part(viewer, look, chat)))


def _curtain(viewer: Viewer, look: AnyLook) -> Markup:
    """Between seats that share a screen: nothing is shown until the other one has it."""
    assert viewer.curtain is not None
    letter = LETTERS[viewer.curtain]
    name = look.name(viewer.curtain)
    return h(
        "div",
        h(
            "div",
            icon(f"seat-{letter}", 56, f"seat-{letter}", box=28),
            h("h2", look.text("web-hand-over", name=name)),
            h("p", look.text("web-hand-over-why")),
            h(
                "a",
                look.text("web-i-am", name=name),
                href=viewer.at(f"?seat={viewer.curtain}"),
                class_="btn go",
                id="curtain-go",
                autofocus="",
            ),
            class_="leaf",
            role="dialog",
            aria_modal="true",
            aria_label=look.text("web-hand-over", name=name),
        ),
        class_="curtain",
        id="curtain",
    )
