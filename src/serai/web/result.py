"""After the end: every point with its reason, the course of the scores, the opened secret."""

import asyncio

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from serai.core.errors import RecordError
from serai.core.match import BRANCHED
from serai.core.outcome import Outcome
from serai.core.verify import verify
from serai.draw.html import h, icon
from serai.draw.markup import NOTHING, Markup, join
from serai.draw.shapes import LETTERS
from serai.games.about import about_of
from serai.games.result import Result
from serai.server import service
from serai.server.identity import who_or_guest
from serai.server.live_table import LiveTable
from serai.server.store import FINISHED
from serai.web.course import Courses
from serai.web.document import document, leaf
from serai.web.page_request import PageRequest, page_request
from serai.web.plot import score_plot
from serai.web.table import open_table
from serai.web.viewer import log_of, look_of, viewer_of


async def show(request: Request) -> Response:
    a = await page_request(request)
    live = await open_table(request)
    if live.match is None or live.facts.status != FINISHED:
        return a.go(f"/t/{live.id}")
    proof = await _proof(a, live) if "check" in request.query_params else NOTHING
    return a.page(document(a, a.text("web-result"), _page(a, live, proof)))


async def _proof(a: PageRequest, live: LiveTable) -> Markup:
    """Recompute every shuffle, away from the event loop, and say what came out."""
    assert live.match is not None
    try:
        proof = await asyncio.to_thread(verify, live.game, live.match.record)
    except RecordError as fault:
        return h("p", a.text("web-proof-fault", fault=str(fault)), class_="fault", role="status")
    words = a.text("web-proof", outcomes=proof.outcomes, moves=proof.moves)
    return h("p", icon("i-tick", 18), " ", words, class_="proved", role="status")


def _page(a: PageRequest, live: LiveTable, proof: Markup) -> Markup:
    assert live.match is not None
    outcome = live.match.outcome
    assert outcome is not None
    viewer = viewer_of(a.context, live, a.person_id, None, a.preferences.language)
    found, since = log_of(viewer)
    look = look_of(viewer, found, since)
    course = a.context.memory(Courses).of(live.id, live.match)
    listed = ", ".join(
        f"{live.names[seat]} {outcome.score(seat)}" for place in outcome.ranking for seat in place
    )
    return h(
        "main",
        h("h1", a.text("web-result-of", game=live.game.meta.title), id="main"),
        h("p", look.text(outcome.reason), f" {look.text(outcome.tie)}" if outcome.tie else NOTHING),
        _ranking(a, live, outcome),
        h(
            "div",
            leaf(Result(look, outcome).html(), class_="pad"),
            leaf(
                h("h2", a.text("web-course")),
                score_plot(
                    course,
                    a.text("web-course-of", listed=listed),
                    look.voice.total(),
                    look.voice.chapter(),
                ),
                class_="pad",
            ),
            class_="two result-page",
        ),
        _acts(a, live),
        _secret(a, live, proof),
        class_=f"game-{about_of(live.facts.game).accent}",
    )


def _ranking(a: PageRequest, live: LiveTable, outcome: Outcome) -> Markup:
    entries = []
    for place, seats in enumerate(outcome.ranking, 1):
        for seat in seats:
            letter = LETTERS[seat]
            entries.append(
                h(
                    "li",
                    h("span", f"{place}.", class_="place"),
                    icon(f"seat-{letter}", 30, f"seat-{letter}", box=28),
                    h("b", live.names[seat]),
                    h("span", outcome.score(seat), class_="pts"),
                    class_="first" if place == 1 else None,
                )
            )
    return h("ol", entries, class_="ranking", aria_label=a.text("web-ranking"))


def _acts(a: PageRequest, live: LiveTable) -> Markup:
    at = f"/t/{live.id}"
    rematch = h(
        "form",
        h("button", a.text("web-rematch"), class_="btn go"),
        method="post",
        action=a.url(f"{at}/rematch"),
    )
    return h(
        "div",
        rematch,
        h("a", a.text("web-replay"), href=a.url(f"{at}/replay?step=0"), class_="btn"),
        h("a", a.text("web-board"), href=a.url(at), class_="btn"),
        h(
            "a",
            a.text("web-download"),
            href=a.url(f"/api/tables/{live.id}/record"),
            class_="btn",
            download="",
        ),
        class_="acts row-of-buttons",
    )


def _secret(a: PageRequest, live: LiveTable, proof: Markup) -> Markup:
    assert live.match is not None
    branched = live.match.header.luck == BRANCHED
    opened = NOTHING if branched else join(_facts(a, live), proof or _offer_check(a, live))
    return leaf(
        h("h2", a.text("web-fair")),
        h("p", a.text("web-fair-branched" if branched else "web-fair-words")),
        opened,
        class_="pad",
        id="fair",
    )


def _facts(a: PageRequest, live: LiveTable) -> Markup:
    assert live.match is not None
    facts = {
        a.text("web-commitment"): live.match.header.commitment,
        a.text("web-secret"): live.facts.secret,
    }
    rows = [h("div", h("dt", name), h("dd", h("code", value))) for name, value in facts.items()]
    return h("dl", rows, class_="secret")


def _offer_check(a: PageRequest, live: LiveTable) -> Markup:
    where = a.url(f"/t/{live.id}/result?check=1#fair")
    return h("p", h("a", a.text("web-check"), href=where, class_="btn"))


# --- once more --------------------------------------------------------------------------------


async def rematch(request: Request) -> Response:
    """The same table again; who asks second is led to the table of who asked first."""
    a = await page_request(request)
    live = await open_table(request)
    if live.facts.status != FINISHED:
        raise HTTPException(404)
    following = service.rematch_of(live)
    if not following:
        a.context.check(a.context.limits.make, request)
        person = await who_or_guest(request, a.text("web-guest"))
        following = await service.rematch(a.context.tables, live, person)
    return a.go(f"/t/{following}")
