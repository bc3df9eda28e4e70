"""Chromium plays Merv: against bots, alone, with a friend, by keys alone, on a phone."""

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
from tests.web.browser import PHONE, measure, misfits, somebody
from tests.web.test_browser_agra import SHOWN, TOUCH, Guest, take_turns
from tests.web.test_browser_rajas_games import sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

TURN = "merv-prompt-slot"


@cache
def turns_of(players: int, seed: int, seat: int) -> tuple[str, list[int]]:
    """The record of a random game, and the steps of it at which turns of a seat begin."""
    luck = random.Random(seed)
    match = Match(serai.load("merv"), players=players, seed=seed)
    found: list[int] = []
    while not match.over:
        prompt = match.view(seat).prompt
        if match.actor == seat and prompt is not None and prompt.id == TURN:
            found.append(match.record.choices())
        match.play(luck.choice(match.options()))
    return str(match.record), found


def test_pointing_at_a_slot_tells_what_its_line_brings(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, 0, 5, turns_of(4, 1, 0))
        slot = page.locator("#town .hit[data-action^='go ']").first
        action = slot.get_attribute("data-action")
        assert page.evaluate(SHOWN) == []
        slot.hover()
        assert page.evaluate(SHOWN) == [action]
        page.mouse.move(5, 5)
        assert page.evaluate(SHOWN) == []


def test_to_the_end_against_a_bot_with_a_reload(chromium: Browser, inn: Server) -> None:
    """All of it is on one screen all the time; after the end the result tells why."""
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, 1, -2, turns_of(2, 4, 1))
        ann = Guest(page, seed=1)
        faults: set[str] = set()
        seen = 0
        while ann.play_on() and seen < 120:
            seen += 1
            faults |= set(misfits(page))
            if seen % 10 == 4:
                page.reload()
        assert faults == set()
        assert page.is_visible("#result")


def test_alone_to_the_end(chromium: Browser, inn: Server) -> None:
    """The card of the rivals is in sight; in the end the Magistrate's points are told."""
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, 0, -1, turns_of(1, 3, 0))
        assert page.is_visible("#rivals")
        ann = Guest(page, seed=2)
        while ann.play_on():
            pass
        assert page.is_visible("#result")


def test_by_keyboard_alone(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, 1, 6, turns_of(3, 2, 1))
        player = Guest(page, seed=5, hand="keys")
        while player.turns < 2 and player.play_on():
            pass
        assert player.turns == 2


@pytest.mark.slow
def test_on_a_phone_with_a_finger(chromium: Browser, inn: Server) -> None:
    """Two taps for each choice; nothing is wider than the screen or too small to hit or read."""
    with somebody(chromium, inn.address, **TOUCH) as page:
        page.goto("/")
        sit_down(page, 2, 6, turns_of(3, 1, 2))
        player = Guest(page, seed=6, hand="finger")
        faults: set[str] = set()
        while player.turns < 2 and player.play_on():
            faults |= set(measure(page, "smallScreen"))
        assert player.turns == 2
        assert faults == set()


def rush(pages: list[Page]) -> None:
    """A program plays in the names of people, until the last round of the last year."""
    address = f"/api/tables/{pages[0].url.rpartition('/')[2]}"
    own = {"Origin": pages[0].url.partition("/t/")[0]}
    luck = random.Random(1)
    for page in cycle(pages):
        table = page.request.get(address).json()
        if (table["view"]["year"], table["view"]["round"]) >= (3, 3):
            return
        if options := table["options"]:
            data = {"actions": [luck.choice(options)]}
            page.request.post(f"{address}/act", data=data, headers=own)


@pytest.mark.slow
def test_two_people_and_two_bots(chromium: Browser, inn: Server) -> None:
    """A whole game, with the middle of it played by a program in their names."""
    with somebody(chromium, inn.address) as hers, somebody(chromium, inn.address) as his:
        hers.goto("/new/merv")
        for number, kind in enumerate(("me", "open", "random", "random")):
            hers.select_option(f"[name=seat{number}]", kind)
        hers.fill("[name=name]", "Ann")
        hers.click("main button.go")
        hers.wait_for_url("**/t/*")
        his.goto(hers.input_value("#link"))
        his.fill("[name=name]", "Bob")
        his.click("main button.go")
        hers.wait_for_selector("#town")
        players = [Guest(hers, seed=2), Guest(his, seed=3)]
        take_turns(players, lambda: min(player.turns for player in players) >= 1)
        rush([hers, his])
        for page in (hers, his):  # what the program did comes late to a busy page
            page.reload()
        take_turns(players, lambda: False)
        for page in (hers, his):
            page.wait_for_selector("#table.over")
        assert hers.inner_text("#result .total") == his.inner_text("#result .total")


@in_every_look
def test_axe_finds_no_violation(
    chromium: Browser, inn: Server, screen: dict[str, int], theme: str
) -> None:
    parts = ("mosque", "marketplace", "log") if screen is PHONE else ()
    faults: list[Any] = []
    with somebody(chromium, inn.address, viewport=screen, color_scheme=theme) as page:
        page.goto("/")
        sit_down(page, 0, 5, turns_of(4, 3, 0))
        for part in ("", *parts):
            if part:
                page.locator(f".tabs [data-tab='{part}']:visible").first.click()
            faults += violations(page, part)
    assert faults == []
