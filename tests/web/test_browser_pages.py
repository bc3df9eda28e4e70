"""What only a browser shows: pieces that glide, tabs that share a stream, pages for everybody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any

import pytest

from serai.games import names
from tests.server.process import Server
from tests.web.axe import in_every_look, violations
from tests.web.browser import LAPTOP, MOVED_ON, STAMP, Player, make_table, somebody
from tests.web.program import Program

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def robin(inn: Server) -> Iterator[Program]:
    program = Program(inn)
    yield program
    program.client.close()


@pytest.fixture(scope="module")
def finished(robin: Program) -> str:
    return robin.finish()


# --- motion -----------------------------------------------------------------------------------

WATCH_MOTION = """() => {
  window.moves = [];
  const marker = document.querySelector('#score-a-marker');
  marker.known = true;
  window.start = marker.getAttribute('transform');
  document.addEventListener('transitionrun', (event) => {
    const piece = event.target;
    if (event.propertyName !== 'transform') return;
    const times = piece.getAnimations().map((one) => one.effect.getTiming().duration);
    moves.push({ id: piece.id, known: piece.known === true, time: Math.max(0, ...times) });
  });
}"""


HAS_MOVED = """() =>
  document.querySelector('#score-a-marker').getAttribute('transform') !== start"""


def test_pieces_glide_in_the_pages_of_others(
    chromium: Browser, inn: Server, robin: Program
) -> None:
    """A piece keeps its node and moves by a transition, unless motion is not wanted."""
    id = robin.make("me", "same_screen", "open")
    with (
        somebody(chromium, inn.address, reduced_motion="no-preference") as lively,
        somebody(chromium, inn.address, reduced_motion="reduce") as calm,
    ):
        lively.goto(f"/t/{id}")
        lively.fill("[name=name]", "Bob")
        lively.click("main button.go")
        calm.goto(f"/t/{id}")
        for page in (lively, calm):
            page.wait_for_selector("#board")
            page.evaluate(WATCH_MOTION)
        bob = Player(lively, seed=1, bold=0)
        while not robin.table(id)["scores"][0]:
            if robin.table(id)["actor"] == 2:
                bob.play_on()
            else:
                robin.play_turn(id)
        lively.wait_for_function("() => moves.some((move) => move.id === 'score-a-marker')")
        calm.wait_for_function(HAS_MOVED)
        marker = [m for m in lively.evaluate("moves") if m["id"] == "score-a-marker"]
        assert marker[0]["known"]
        assert marker[0]["time"] >= 150
        assert calm.evaluate("moves") == []


# --- streams ----------------------------------------------------------------------------------


def test_all_tabs_of_a_browser_share_one_stream(
    chromium: Browser, inn: Server, robin: Program
) -> None:
    id = robin.make("me", "same_screen", "same_screen")
    with somebody(chromium, inn.address) as first:
        tabs = [first, *(first.context.new_page() for _ in range(3))]
        for tab in tabs:
            tab.goto(f"/t/{id}")
        stamps = [tab.get_attribute("#table", "data-stamp") for tab in tabs]
        time.sleep(0.5)
        robin.play_turn(id)
        for tab, stamp in zip(tabs, stamps, strict=True):
            tab.wait_for_function(
                "(stamp) => document.querySelector('#table').dataset.stamp !== stamp", arg=stamp
            )
            names = tab.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
            assert not [name for name in names if "/stream" in name]
        session = chromium.new_browser_cdp_session()
        targets = session.send("Target.getTargets")["targetInfos"]
        workers = [target for target in targets if target["type"] == "shared_worker"]
        session.detach()
        assert len([worker for worker in workers if inn.address in worker["url"]]) == 1


def test_a_lost_connection_is_named_and_comes_back(chromium: Browser, server: Server) -> None:
    """The server dies and starts again: the page says so, and the game goes on."""
    with somebody(chromium, server.address, forgives="net::ERR_") as page:
        make_table(page, "me", "random", "random")
        player = Player(page, seed=1)
        player.play_on()
        server.kill()
        page.wait_for_selector("#notice:not([hidden])")
        assert "connection is lost" in page.inner_text("#notice")
        server.start()
        page.wait_for_selector("#notice", state="hidden")
        for _ in range(4):
            assert player.play_on()


# --- questions --------------------------------------------------------------------------------


def test_a_turn_is_taken_back_if_the_other_agrees(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address) as hers, somebody(chromium, inn.address) as his:
        hers.goto(make_table(his, "me", "open", "random", undo="friendly"))
        hers.fill("[name=name]", "Eve")
        hers.click("main button.go")
        pages = [his, hers]
        for page in pages:
            page.wait_for_selector("#board")
        asking = next_to_move(pages)
        other = hers if asking is his else his
        player = Player(asking, seed=1, bold=1)
        while player.state == "mine":
            player.act()
        asking.click("#draft [data-open=rewind]")
        asking.click("#rewind [data-rewind=ask]")
        other.click("#question [data-rewind=refuse]")
        asking.wait_for_selector("#question", state="detached")
        asking.click("#draft [data-open=rewind]")
        asking.click("#rewind [data-rewind=ask]")
        other.click("#question [data-rewind=agree]")
        asking.wait_for_selector("#table.mine")


def test_a_click_meets_what_was_pressed(chromium: Browser, inn: Server) -> None:
    """What happens between a press and its release is drawn after it: nothing moves away."""
    with somebody(chromium, inn.address) as his, somebody(chromium, inn.address) as hers:
        hers.goto(make_table(his, "me", "open", "random", undo="friendly"))
        hers.fill("[name=name]", "Eve")
        hers.click("main button.go")
        pages = [his, hers]
        for page in pages:
            page.wait_for_selector("#board")
        first = next_to_move(pages)
        player = Player(first, seed=1, bold=1)
        while player.state == "mine":
            player.act()
        beside = first.context.new_page()  # hears of the table whenever the first page does
        beside.goto(first.url)
        second = next_to_move(pages)
        first.hover("#draft [data-open=rewind]")
        first.mouse.down()
        before = first.evaluate(STAMP)
        Player(second, seed=2, bold=1).act()
        Player(second, seed=3, bold=1).end_turn()
        beside.wait_for_function(MOVED_ON, arg=before)
        assert first.evaluate(STAMP) == before
        first.mouse.up()
        first.wait_for_selector("#rewind[open]")
        first.wait_for_function(MOVED_ON, arg=before)


def test_the_last_to_sit_down_keeps_the_seat_though_the_game_begins_before_the_answer_comes(
    chromium: Browser, inn: Server
) -> None:
    with somebody(chromium, inn.address) as his, somebody(chromium, inn.address) as hers:

        def answer_late(route: Route) -> None:
            """(Not by `route.fetch`: that would keep the cookie of an answer nobody waits for.)"""
            asked, server = route.request, HTTPConnection(inn.address.removeprefix("http://"))
            path = asked.url.removeprefix(inn.address)
            server.request("POST", path, asked.post_data, asked.headers)
            answer = server.getresponse()
            time.sleep(1)  # the stream tells her page meanwhile that the game has begun
            route.fulfill(status=answer.status, headers=dict(answer.getheaders()))
            server.close()

        address = make_table(his, "me", "open", "random")
        hers.goto(address)
        hers.fill("[name=name]", "Eve")
        hers.route("**/sit", answer_late)
        hers.click("main button.go")
        hers.wait_for_selector("#board")
        assert hers.locator("#table").get_attribute("data-seat") == "1"


def next_to_move(pages: list[Page]) -> Page:
    for _ in range(1200):
        for page in pages:
            if page.locator("#table.mine").count():
                return page
        pages[0].wait_for_timeout(50)
    seen = [page.evaluate("() => document.querySelector('#table').outerHTML") for page in pages]
    now = [page.request.get(f"{page.url.partition('?')[0]}/now").text() for page in pages]
    heads = [text[:600] for text in (*seen, *now)]
    raise AssertionError("nobody is to move:\n" + "\n".join(heads))


# --- for everybody ----------------------------------------------------------------------------


@in_every_look
def test_axe_finds_no_violation(
    chromium: Browser, inn: Server, finished: str, screen: dict[str, int], theme: str
) -> None:
    faults: list[Any] = []
    look = {"viewport": screen, "color_scheme": theme}
    with somebody(chromium, inn.address, forgives="/nowhere", **look) as page:
        gathering = make_table(page, "me", "open", "random")
        curtain = make_table(page, "me", "same_screen", "same_screen")
        mine = make_table(page, "me", "random", "random", "random")
        page.wait_for_selector("#table.mine")
        over = f"/t/{finished}"
        for path in (
            *("/", "/rules", "/replay", "/settings", "/account", gathering, curtain, mine),
            *(f"/{kind}/{game}" for kind in ("new", "rules", "components") for game in names()),
            *(f"/rules/{game}/clauses" for game in names()),
            *(over, f"{over}/result", f"{over}/replay?step=40", "/nowhere"),
        ):
            page.goto(path)
            faults += violations(page, path)
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                faults.append([path, "is wider than the screen"])
    assert faults == []


@pytest.mark.parametrize("language", ["en", "ru", "nl", "fr"])
def test_the_summary_of_every_game_fits_one_screen(
    chromium: Browser, inn: Server, language: str
) -> None:
    with somebody(chromium, inn.address, viewport=LAPTOP, locale=language) as page:
        for game in names():
            page.goto(f"/rules/{game}")
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), game
