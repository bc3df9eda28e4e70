"""The result page: all points with their reasons, a plot of the scores, and the opened secret."""

import asyncio
from collections.abc import Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from serai.core.errors import RecordError
from serai.core.match import BRANCHED, Match
from serai.core.outcome import Outcome
from serai.core.record import Header
from serai.core.verify import verify
from serai.draw.html import h, icon, seat_icon
from serai.draw.markup import NOTHING, Markup, join
from serai.games.about import about_of
from serai.games.result import Result, leaves_of, signed, told_end
from serai.server import service
from serai.server.identity import who_or_guest
from serai.server.live_table import LiveTable
from serai.server.store import FINISHED
from serai.web.course import Course, Courses
from serai.web.document import leaf, page
from serai.web.faults import told_fault
from serai.web.forms import link, post, submit
from serai.web.page_request import PageRequest
from serai.web.plot import score_plot
from serai.web.table import at_table
from serai.web.viewer import log_of, look_of, viewer_of


async def show(request: Request) -> Response:
    a, live = await at_table(request)
    if live.match is None or live.facts.status != FINISHED:
        return a.go(f"/t/{live.id}")
    proof = NOTHING
    if "check" in request.query_params:
        a.context.check(a.context.limits.prove, request)
        proof = await _proof(a, live.match)
    course = await a.context.memory(Courses).of(live.id, live.match)
    return _page(a, live, course, proof)


async def _proof(a: PageRequest, match: Match) -> Markup:
    """Verify the luck in a thread, and return the result in words."""
    try:
        proof = await asyncio.to_thread(verify, match.game, match.record)
    except RecordError as fault:
        why = told_fault(a, "web-proof-fault", fault)
        return h("p", why, class_="fault", role="status")
    words = a.text("web-proof", outcomes=proof.outcomes, moves=proof.moves)
    return h("p", icon("i-tick", 18), " ", words, class_="proved", role="status")


def _page(a: PageRequest, live: LiveTable, course: Course, proof: Markup) -> Response:
    outcome = course.match.outcome
    assert outcome is not None
    viewer = viewer_of(a.context, live, a.person_id, None, a.preferences.language)
    found, since = log_of(viewer)
    look = look_of(viewer, found, since)
    more = leaves_of(look, [line.message for line in found])
    listed = ", ".join(f"{look.voice.seats[seat]} {outcome.score(seat)}" for seat in outcome.seats)
    words = a.text("web-course-of", listed=listed)
    plot = score_plot(course, words, look.voice.total(), look.voice.chapter())
    return page(
        a,
        a.text("web-result"),
        h("p", told_end(look.voice, outcome)),
        _ranking(a, look.voice.seats, outcome),
        h(
            "div",
            leaf(Result(look, outcome).html(), class_="pad"),
            leaf(h("h2", a.text("web-course")), plot, class_="pad"),
            [leaf(h("h2", title), content, class_="pad") for title, content in more],
            class_="two result-page",
        ),
        _acts(a, live),
        _secret(a, live, course.match.header, proof),
        heading=a.text("web-result-of", game=live.game.meta.title),
        class_=f"game-{about_of(live.facts.game).accent}",
        game=live.facts.game,
        icons=about_of(live.facts.game).icons,
    )


def _ranking(a: PageRequest, names: Sequence[str], outcome: Outcome) -> Markup:
    entries = [
        h(
            "li",
            h("span", f"{outcome.place(seat)}.", class_="place"),
            seat_icon(seat, 30),
            h("b", names[seat]),
            h("span", signed(outcome.score(seat)), class_="pts"),
            class_="first" if seat in outcome.winners else None,
        )
        for seat in outcome.seats
    ]
    return h("ol", entries, class_="ranking", aria_label=a.text("web-ranking"))


def _acts(a: PageRequest, live: LiveTable) -> Markup:
    at = a.url(f"/t/{live.id}")
    record = a.url(f"/api/tables/{live.id}/record")
    return h(
        "div",
        post(f"{at}/rematch", submit(a.text("web-rematch"))),
        link(a.text("web-replay"), f"{at}/replay?step=0", "btn"),
        link(a.text("web-board"), at, "btn"),
        link(a.text("web-download"), record, "btn", download=""),
        class_="acts row-of-buttons",
    )


def _secret(a: PageRequest, live: LiveTable, header: Header, proof: Markup) -> Markup:
    branched = header.luck == BRANCHED
    facts = {"web-commitment": header.commitment, "web-secret": live.facts.secret}
    rows = [h("div", h("dt", a.text(id)), h("dd", h("code", fact))) for id, fact in facts.items()]
    where = a.url(f"/t/{live.id}/result?check=1#fair")
    check = proof or h("p", link(a.text("web-check"), where, "btn"))
    opened = NOTHING if branched else join(h("dl", rows, class_="secret"), check)
    return leaf(
        h("h2", a.text("web-fair")),
        h("p", a.text("web-fair-branched" if branched else "web-fair-words")),
        opened,
        class_="pad",
        id="fair",
    )


# --- once more --------------------------------------------------------------------------------


async def rematch(request: Request) -> Response:
    """Open the rematch; it is made by the first who asks."""
    a, live = await at_table(request)
    if live.facts.status != FINISHED:
        raise HTTPException(404)
    following = service.rematch_of(live)
    if not following:
        a.context.check(a.context.limits.make, request)
        async with who_or_guest(request, "") as person:
            following = await service.rematch(a.context.tables, live, person)
    return a.go(f"/t/{following}")
