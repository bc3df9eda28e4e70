"""A table whose seats are not all taken yet: the link to share, and a chair for who comes."""

import io

import segno

from serai.draw.html import h, icon
from serai.draw.markup import NOTHING, Markup
from serai.draw.shapes import LETTERS
from serai.server.store import OPEN, Seat
from serai.web.document import field, leaf, select
from serai.web.levels import LEVELS
from serai.web.page_request import speaker
from serai.web.viewer import Viewer


def gathering(viewer: Viewer) -> Markup:
    """`<main id="table">` while players gather."""
    facts = viewer.live.facts
    text = speaker(viewer.language).text
    title = viewer.live.game.meta.title
    free = [seat for seat in facts.seats if seat.kind == OPEN]
    return h(
        "main",
        h("h1", text("web-gathering-title", {"game": title}), id="main"),
        h("p", text("web-gathering-count", {"count": len(free)}), class_="lead"),
        h(
            "div",
            leaf(
                h("h2", text("web-seats")),
                h("ol", [_seat(viewer, seat) for seat in facts.seats], class_="places"),
                _fill(viewer)
                if facts.host is not None and facts.host == viewer.person
                else NOTHING,
            ),
            _share(viewer) if viewer.own_seats else _sit(viewer),
            class_="two",
        ),
        id="table",
        class_="gathering",
        data_table=facts.id,
        data_seat="",
        data_stamp=f"{facts.version}.gathering.{viewer.tick}",
        data_title=title,
    )


def _seat(viewer: Viewer, seat: Seat) -> Markup:
    text = speaker(viewer.language).text
    letter = LETTERS[seat.number]
    if seat.kind == OPEN:
        return h("li", h("span", class_="free"), text("web-open-seat"), class_="open")
    tag = text("web-bot") if seat.played_by_bot else ""
    if seat.number in viewer.own_seats:
        tag = text("web-you")
    mark = icon(f"seat-{letter}", 26, f"badge seat-{letter}", box=28)
    return h("li", mark, h("b", seat.name), " ", h("small", tag))


def _share(viewer: Viewer) -> Markup:
    text = speaker(viewer.language).text
    return leaf(
        h("h2", text("web-share")),
        h("p", text("web-share-how")),
        h(
            "div",
            h(
                "input",
                id="link",
                readonly="",
                value=viewer.at(),
                data_absolute="",
                aria_label=text("web-share"),
            ),
            h(
                "button",
                text("web-copy"),
                type="button",
                class_="btn",
                data_copy="link",
                data_done=text("web-copied"),
            ),
            class_="copy",
        ),
        h("img", src=viewer.at("/qr.svg"), alt=text("web-qr"), class_="qr", width=180, height=180),
        class_="share",
    )


def _sit(viewer: Viewer) -> Markup:
    text = speaker(viewer.language).text
    name = h("input", name="name", maxlength=40, autocomplete="nickname", required="", autofocus="")
    return leaf(
        h("h2", text("web-sit-title")),
        h(
            "form",
            field(text("web-your-name"), name),
            h("button", text("web-sit"), class_="btn go"),
            method="post",
            action=viewer.at("/sit"),
        ),
        class_="sit",
    )


def _fill(viewer: Viewer) -> Markup:
    text = speaker(viewer.language).text
    return h(
        "form",
        select(
            "bot",
            [(bot, text(name)) for bot, name in LEVELS.items()],
            "greedy",
            aria_label=text("web-bot-level"),
        ),
        h("button", text("web-fill"), class_="btn"),
        method="post",
        action=viewer.at("/fill"),
        class_="fill",
    )


def qr_code(address: str) -> str:
    """The address as a QR code, in SVG."""
    out = io.BytesIO()
    segno.make(address, error="m").save(
        out, kind="svg", scale=4, border=2, dark="#1b2150", light="#fdf9ee"
    )
    return out.getvalue().decode("utf-8")
