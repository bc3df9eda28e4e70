"""Chromium plays whole games of all kinds, from the form of a new table to the result: with a mouse
in the low window of a laptop, with a finger on a phone with its browser's bars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from serai.games import names
from tests.server.process import Server
from tests.web.browser import LOW_LAPTOP, Hand, misfits, somebody
from tests.web.test_browser_agra import TOUCH, Guest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HANDS: list[tuple[Hand, dict[str, Any]]] = [("mouse", {"viewport": LOW_LAPTOP}), ("finger", TOUCH)]
SEATS = ("me", "random", "random")
MEASURED, RELOADED = 3, 40
"""After so many choices the page is measured, and loaded again."""


def new_table(page: Page, game: str) -> None:
    """Make a table by its form, with bots that are quick."""
    page.goto(f"/new/{game}")
    for number, seat in enumerate(page.locator("select[name^=seat]").all()):
        seat.select_option(SEATS[number] if number < len(SEATS) else "nobody")
    page.fill("[name=name]", "Ann")
    page.click("main button.go")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#table:is(.mine, .waiting)")


@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("hand", "manners"), HANDS, ids=[hand for hand, _ in HANDS])
@pytest.mark.parametrize("game", names())
def test_a_whole_game(
    chromium: Browser, inn: Server, game: str, hand: Hand, manners: dict[str, Any]
) -> None:
    """Everything can be chosen, and nothing is covered, cut or too small, from the first choice to
    the last."""
    faults: set[str] = set()
    with somebody(chromium, inn.address, **manners) as page:
        new_table(page, game)
        player = Guest(page, seed=7, hand=hand)
        seen = 0
        while player.play_on():
            seen += 1
            if seen % MEASURED == 0:
                faults |= set(misfits(page))
            if seen % RELOADED == 0:
                page.reload()
        page.wait_for_selector("#table.over")
        faults |= set(misfits(page))
        assert faults == set()
        page.goto(f"{page.url.partition('?')[0]}/result")
        assert page.locator(".result").first.is_visible()
