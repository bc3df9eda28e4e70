"""The lobby of a table: its seats, the link to share, and a form to sit down."""

import io

import segno

from serai.bots.levels import LEVELS, USUAL
from serai.draw.html import h, seat_icon
from serai.draw.markup import NOTHING, Markup
from serai.server.store import OPEN, Seat
from serai.web.document import leaf
from serai.web.forms import button, name_field, post, select, submit
from serai.web.viewer import Viewer


def lobby(viewer: Viewer) -> Markup:
    """`<main id="table">` until all seats are taken."""
    facts, text = viewer.live.facts, viewer.text
    title = viewer.live.game.meta.title
    free = sum(seat.kind == OPEN for seat in facts.seats)
    hosting = facts.host is not None and facts.host == viewer.person
    seats = h("ol", [_seat(viewer, seat) for seat in facts.seats], class_="places")
    return h(
        "main",
        h("h1", text("web-gathering-title", game=title), id="main"),
        h("p", text("web-gathering-count", count=free), class_="lead"),
        h(
            "div",
            leaf(h("h2", text("web-seats")), seats, _fill(viewer) if hosting else NOTHING),
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
    text = viewer.text
    if seat.kind == OPEN:
        return h("li", h("span", class_="free"), text("web-open-seat"), class_="open")
    tag = text("web-bot") if seat.played_by_bot else ""
    if seat.number in viewer.own_seats:
        tag = text("web-you")
    return h("li", seat_icon(seat.number, 26), h("b", viewer.name(seat)), " ", h("small", tag))


def _share(viewer: Viewer) -> Markup:
    text = viewer.text
    address = h(
        "input",
        id="link",
        readonly="",
        value=viewer.at(),
        data_absolute="",
        aria_label=text("web-share"),
    )
    copy = button(text("web-copy"), data_copy="link", data_done=text("web-copied"))
    return leaf(
        h("h2", text("web-share")),
        h("p", text("web-share-how")),
        h("div", address, copy, class_="copy"),
        h("img", src=viewer.at("/qr.svg"), alt=text("web-qr"), class_="qr", width=180, height=180),
        class_="share",
    )


def _sit(viewer: Viewer) -> Markup:
    name = name_field(viewer.text("web-your-name"), required="", autofocus="")
    return leaf(
        h("h2", viewer.text("web-sit-title")),
        post(viewer.at("/sit"), name, submit(viewer.text("web-sit"))),
        class_="sit",
    )


def _fill(viewer: Viewer) -> Markup:
    text = viewer.text
    levels = [(bot, text(name)) for bot, name in LEVELS.items()]
    return post(
        viewer.at("/fill"),
        select("bot", levels, USUAL, aria_label=text("web-bot-level")),
        submit(text("web-fill"), "btn"),
        class_="fill",
    )


def qr_code(address: str) -> str:
    """An address as a QR code, in SVG."""
    out = io.BytesIO()
    segno.make(address, error="m").save(
        out, kind="svg", scale=4, border=2, dark="#1b2150", light="#fdf9ee"
    )
    return out.getvalue().decode("utf-8")
