"""Keys at the table: arrows walk the choices, and letters work on any keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from serai.games import names
from tests.server.process import Server
from tests.web.browser import make_table, somebody
from tests.web.test_browser_sizes import MIDDLE, fullest, take_over

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

CHOICES = """() => [...document.querySelectorAll('#table [data-action]')]
  .filter((one) => one.getBoundingClientRect().width > 0 && one.tabIndex >= 0)
  .map((one) => one.dataset.action)"""
FOCUSED = "() => document.activeElement?.dataset?.action ?? null"
PARTS = """() => Object.fromEntries([...document.querySelectorAll('#table .part[data-key]')]
  .filter((one) => one.checkVisibility()).map((one) => [one.dataset.key, one.id]))"""
IS_THERE = "(part) => document.activeElement.closest('.part')?.id === part"
RUSSIAN = dict(zip("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфывапролдячсмить", strict=True))
PRESS = """([key, code]) => document.body.dispatchEvent(
  new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))"""


def at_the_table(page: Page) -> None:
    make_table(page, "me", "random", "random")
    page.wait_for_selector("#table.mine")


@pytest.mark.parametrize("arrow", ["ArrowRight", "ArrowUp"])
def test_arrows_reach_every_choice_and_come_round(
    chromium: Browser, inn: Server, arrow: str
) -> None:
    with somebody(chromium, inn.address) as page:
        at_the_table(page)
        wanted = set(page.evaluate(CHOICES))
        assert len(wanted) > 1
        walked = []
        for _ in range(3 * len(wanted)):
            page.keyboard.press(arrow)
            walked.append(page.evaluate(FOCUSED))
        assert wanted <= set(walked)
        first = next(action for action in walked if action)
        assert walked.count(first) > 1


@pytest.mark.parametrize(("key", "code"), [("l", "KeyL"), ("д", "KeyL"), ("Д", "KeyL")])
def test_letters_are_found_by_their_place(
    chromium: Browser, inn: Server, key: str, code: str
) -> None:
    """A Russian keyboard writes д where a Latin one writes l, which lists all choices."""
    with somebody(chromium, inn.address) as page:
        at_the_table(page)
        page.evaluate(PRESS, [key, code])
        page.wait_for_selector("#all-choices[open]")


def test_a_latin_letter_counts_wherever_it_stands(chromium: Browser, inn: Server) -> None:
    """On a Dvorak keyboard l stands where others have p."""
    with somebody(chromium, inn.address) as page:
        at_the_table(page)
        page.evaluate(PRESS, ["l", "KeyP"])
        page.wait_for_selector("#all-choices[open]")


@pytest.mark.parametrize("game", names())
def test_every_part_of_a_game_is_reached_from_a_russian_keyboard(
    chromium: Browser, inn: Server, game: str
) -> None:
    path = fullest(game)[max(fullest(game))]
    with somebody(chromium, inn.address) as page:
        take_over(page, path, MIDDLE)
        parts: dict[str, str] = page.evaluate(PARTS)
        assert len(parts) > 1
        for key, part in parts.items():
            page.evaluate(PRESS, [RUSSIAN[key], f"Key{key.upper()}"])
            assert page.evaluate(IS_THERE, part), f"{RUSSIAN[key]} leads elsewhere"


@pytest.mark.parametrize("game", names())
def test_whoever_went_to_a_part_is_still_there_when_the_table_changes(
    chromium: Browser, inn: Server, game: str
) -> None:
    """A part where nothing can be chosen has the focus itself."""
    path = fullest(game)[max(fullest(game))]
    with somebody(chromium, inn.address) as page:
        take_over(page, path, MIDDLE)
        own = {"Origin": page.url.partition("/t/")[0]}
        for number, (key, part) in enumerate(page.evaluate(PARTS).items()):
            page.evaluate(PRESS, [key, f"Key{key.upper()}"])
            assert page.request.post(f"{page.url}/chat", data={"text": "so?"}, headers=own).ok
            page.wait_for_selector(f"#said-{number}", state="attached")
            assert page.evaluate(IS_THERE, part), f"{key} does not stay"
