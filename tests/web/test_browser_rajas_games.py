"""Chromium plays Rajas of the Ganges: against bots, with a friend, by keys alone, on a phone."""

from __future__ import annotations

import random
from functools import cache
from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest

import serai
from serai.core.match import Match
from tests.server.process import Server
from tests.web.axe import in_every_look, violations
from tests.web.browser import PHONE, measure, misfits, somebody, tab_to
from tests.web.test_browser_agra import SHOWN, TOUCH, Guest, take_turns

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

TURN = "rajas-prompt-place"
BASIC: tuple[tuple[str, str], ...] = ()
NAVARATNA = (("variant", "navaratna"), ("ganga", "on"))
IN_FRONT = """one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.bottom - 8);
  return box.height > 0 && one.contains(top);
}"""
"""Whether nothing lies over the foot of something: tabs are at its head."""
FACTS_CUT = """[...document.querySelectorAll(".quarter")].filter(one => {
  const bottom = one.getBoundingClientRect().bottom;
  return [...one.querySelectorAll("dd, .i")].some(it => it.getBoundingClientRect().bottom > bottom);
}).map(one => one.getAttribute("aria-label"))"""
"""The provinces of a sheet of which not all figures are in sight."""


@cache
def turns_of(
    players: int, seed: int, seat: int, options: tuple[tuple[str, str], ...] = BASIC
) -> tuple[str, list[int]]:
    """The record of a random game, and the steps of it at which turns of a seat begin."""
    luck = random.Random(seed)
    match = Match(serai.load("rajas"), players=players, seed=seed, options=dict(options))
    found: list[int] = []
    while not match.over:
        prompt = match.view(seat).prompt
        if match.actor == seat and prompt is not None and prompt.id == TURN:
            found.append(match.record.choices())
        match.play(luck.choice(match.options()))
    return str(match.record), found


def sit_down(page: Page, seat: int, at: int, game: tuple[str, list[int]]) -> str:
    """Play on from a record, at one of the turns of a seat, against bots."""
    text, turns = game
    own = {"Origin": page.url.partition("/t/")[0] or page.url}
    brought = page.request.post("/replay", multipart={"text": text}, headers=own)
    where: dict[str, str | float | bool] = {"step": str(turns[at]), "seat": str(seat)}
    made = page.request.post(f"{brought.url.partition('?')[0]}/branch", form=where, headers=own)
    page.goto(made.url)
    page.wait_for_selector("#table")
    return made.url


# --- what a thing offers ----------------------------------------------------------------------


def test_pointing_at_a_place_tells_what_it_brings(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, 0, 8, turns_of(4, 1, 0))
        place = page.locator("#board .hit[data-action^='place ']").first
        action = place.get_attribute("data-action")
        assert page.evaluate(SHOWN) == []
        place.hover()
        assert page.evaluate(SHOWN) == [action]
        page.mouse.move(5, 5)
        assert page.evaluate(SHOWN) == []


def test_a_badge_leads_to_a_province_and_back(chromium: Browser, inn: Server) -> None:
    """At the head of the leaf, and among the counters; the board stays in sight."""
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, 0, 8, turns_of(4, 1, 0))
        page.locator("#province .look").nth(2).click()
        assert page.is_visible("#province-c")
        assert not page.is_visible("#province")
        page.locator("#compare .look").nth(1).click()
        assert page.is_visible("#province-b")
        page.locator("#province-b .look").first.click()
        assert page.is_visible("#province")
        assert page.is_visible("#board")


def test_all_provinces_lie_side_by_side_until_one_acts(chromium: Browser, inn: Server) -> None:
    """The sheet lies over race, board and province, never over dice, tiles and the turn."""
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, 0, 8, turns_of(4, 1, 0))
        page.click("#province .every")
        assert page.locator("#provinces .quarter").count() == 4
        for away in ("#race", "#board", "#province", "#compare"):
            assert not page.is_visible(away), away
        for there in ("#provinces", "#dice", "#stacks", "#draft"):
            assert page.is_visible(there), there
        page.keyboard.press("Escape")
        assert page.is_visible("#board")
        assert not page.is_visible("#provinces")
        page.keyboard.press("a")
        page.locator("#provinces .quarter .link").nth(1).click()
        assert page.is_visible("#province-b")
        assert page.is_visible("#board")


@pytest.mark.parametrize(
    ("layout", "wide", "high"),
    [
        ("gallery", 1366, 657),
        ("gallery", 1280, 570),
        ("court", 1024, 768),
        ("court", 1093, 614),
        ("porch", 768, 1024),
    ],
)
def test_the_sheet_of_provinces_leaves_the_turn_in_sight(
    layout: str, wide: int, high: int, chromium: Browser, inn: Server
) -> None:
    """On tablets the turn is the first tab; nothing of the sheet lies over it, or is cut."""
    size = {"width": wide, "height": high}
    with somebody(chromium, inn.address, viewport=size) as page:
        page.goto("/")
        sit_down(page, 0, 8, turns_of(4, 1, 0))
        assert page.get_attribute("body", "data-layout") == layout
        if layout != "gallery":
            page.click(".tabs [data-tab=turn]")
        page.keyboard.press("a")
        assert page.is_visible("#provinces .quarter")
        for there in ("#draft", "#table > .tabs", "#dice", "#stacks"):
            assert page.locator(there).evaluate(IN_FRONT), there
        cut = [one for one in misfits(page) if "cut" in one or "cover" in one]
        assert cut == []
        assert page.evaluate(FACTS_CUT) == []


def test_on_a_phone_the_line_of_figures_leads_to_the_race(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address, **TOUCH) as page:
        page.goto("/")
        sit_down(page, 0, 8, turns_of(4, 1, 0))
        assert not page.is_visible("#standings")
        page.tap("#strip .gaps")
        assert page.is_visible("#standings #phone-race-drawing")
        assert page.is_visible("#standings .counters-down")
        page.tap(".tabs [data-tab=board]")
        assert page.is_visible("#phone-board")


# --- games ------------------------------------------------------------------------------------


def test_to_the_end_against_a_bot_with_a_reload(chromium: Browser, inn: Server) -> None:
    """All of it is on one screen all the time; after the end the lanes and the margins tell why."""
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, 1, -2, turns_of(2, 4, 1))
        ann = Guest(page, seed=1)
        faults: set[str] = set()
        seen = 0
        while ann.play_on() and seen < 160:
            seen += 1
            faults |= set(measure(page, "oneScreen"))
            if seen % 10 == 4:
                page.reload()
        assert faults == set()
        assert page.is_visible("#result")
        page.click("text=Result >> visible=true")


def test_by_keyboard_alone(chromium: Browser, inn: Server) -> None:
    """Three turns in Navaratna without a mouse."""
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, 1, 6, turns_of(3, 2, 1, NAVARATNA))
        player = Guest(page, seed=5, hand="keys")
        while player.turns < 3 and player.play_on():
            pass
        assert player.turns == 3
        tab_to(page, "#province .look")


@pytest.mark.slow
def test_on_a_phone_with_a_finger(chromium: Browser, inn: Server) -> None:
    """Two taps for each choice; nothing is wider than the screen or too small to hit or read."""
    with somebody(chromium, inn.address, **TOUCH) as page:
        page.goto("/")
        sit_down(page, 2, 10, turns_of(3, 1, 2))
        player = Guest(page, seed=6, hand="finger")
        faults: set[str] = set()
        while player.turns < 3 and player.play_on():
            faults |= set(measure(page, "smallScreen"))
        assert player.turns == 3
        for tab in ("province", "board", "tiles", "log"):
            page.tap(f".tabs [data-tab={tab}]")
            faults |= set(measure(page, "smallScreen"))
        assert faults == set()


def rush(pages: list[Page]) -> None:
    """A program plays in the names of people, until the markers of somebody nearly meet."""
    address = f"/api/tables/{pages[0].url.rpartition('/')[2]}"
    own = {"Origin": pages[0].url.partition("/t/")[0]}
    luck = random.Random(1)
    for page in cycle(pages):
        table = page.request.get(address).json()
        if max(seat["margin"] for seat in table["view"]["seats"]) > -6:
            return
        if options := table["options"]:
            data = {"actions": [luck.choice(options)]}
            page.request.post(f"{address}/act", data=data, headers=own)


@pytest.mark.slow
def test_two_people_and_two_bots(chromium: Browser, inn: Server) -> None:
    """A whole game, with the middle of it played by a program in their names.

    The friend comes by the link; in the end both see the same margins.
    """
    with somebody(chromium, inn.address) as hers, somebody(chromium, inn.address) as his:
        hers.goto("/new/rajas")
        for number, kind in enumerate(("me", "open", "random", "random")):
            hers.select_option(f"[name=seat{number}]", kind)
        hers.fill("[name=name]", "Ann")
        hers.click("main button.go")
        hers.wait_for_url("**/t/*")
        his.goto(hers.input_value("#link"))
        his.fill("[name=name]", "Bob")
        his.click("main button.go")
        hers.wait_for_selector("#board")
        players = [Guest(hers, seed=2), Guest(his, seed=3)]
        take_turns(players, lambda: min(player.turns for player in players) >= 2)
        rush([hers, his])
        take_turns(players, lambda: False)
        for page in (hers, his):
            page.wait_for_selector("#table.over")
        assert hers.inner_text("#result .total") == his.inner_text("#result .total")


# --- for everybody ----------------------------------------------------------------------------


@in_every_look
def test_axe_finds_no_violation(
    chromium: Browser, inn: Server, screen: dict[str, int], theme: str
) -> None:
    parts = ("board", "tiles", "tokens", "log") if screen is PHONE else ("look-b",)
    faults: list[Any] = []
    with somebody(chromium, inn.address, viewport=screen, color_scheme=theme) as page:
        page.goto("/")
        sit_down(page, 0, 8, turns_of(4, 3, 0, NAVARATNA))
        for part in ("", *parts):
            button = page.locator(f"button:is([data-tab='{part}'], [data-view='{part}']):visible")
            if part:
                button.first.click()
            faults += violations(page, part)
    assert faults == []
