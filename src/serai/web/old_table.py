"""The page of a table that cannot be replayed: seats, points, and the record to download."""

from collections.abc import Sequence

from starlette.responses import Response

from serai.draw.html import h, seat_icon
from serai.draw.markup import NOTHING, Markup
from serai.games import names
from serai.games.about import about_of
from serai.server.live_table import Unreadable
from serai.server.store import FINISHED, TableFacts
from serai.web.document import leaf, page
from serai.web.forms import link
from serai.web.page_request import PageRequest


def old_table(a: PageRequest, fault: Unreadable) -> Response:
    facts = fault.facts
    record = a.url(f"/api/tables/{facts.id}/record")
    over = facts.status == FINISHED
    return page(
        a,
        a.text("web-old-title"),
        leaf(h("h2", a.text("web-seats")), _seats(a, facts), class_="pad"),
        h("p", _who_reads(a, facts)),
        h("p", why, class_="small") if (why := a.why(fault.fault)) else NOTHING,
        h("p", a.text("web-old-record" if over else "web-old-own-record")),
        h(
            "div",
            link(a.text("web-download"), record, "btn", download=""),
            link(a.text("web-home"), a.url("/"), "btn"),
            class_="row-of-buttons",
        ),
        lead=a.text("web-old-lead", game=_title(facts.game)),
        class_="narrow",
    )


def _title(game: str) -> str:
    """What the game is called, or its id where nobody knows it any longer."""
    return about_of(game).title if game in names() else game


def _seats(a: PageRequest, facts: TableFacts) -> Markup:
    scores: Sequence[int | None] = facts.scores or [None] * len(facts.seats)
    entries = [
        h(
            "li",
            seat_icon(seat.number, 26),
            h("b", a.name(seat)),
            h("span", score, class_="pts") if score is not None else NOTHING,
        )
        for seat, score in zip(facts.seats, scores, strict=True)
    ]
    return h("ol", entries, class_="places")


def _who_reads(a: PageRequest, facts: TableFacts) -> str:
    """Which version of Serai can show the table."""
    rules = facts.header.get("rules", 0)
    if facts.serai is None:
        return a.text("web-old-rules", rules=rules)
    return a.text("web-old-version", version=facts.serai, rules=rules)
