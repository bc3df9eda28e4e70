"""A tile in hand is turned where it lies, by mouse, keys or a finger, and laid as it is shown."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

import serai
from serai.core.match import Match
from tests.server.process import Server
from tests.web.browser import MOVED_ON, STAMP, somebody
from tests.web.test_browser_agra import RIGHT, TOUCH, TURNS, WAY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

FORECAST = "() => [...document.querySelectorAll('.fc.pointed.show')].map((one) => one.dataset.for)"
CELL = "#province .hit"
DRAG = """([selector, quarters]) => {
  const thing = document.querySelector(selector);
  const box = thing.getBoundingClientRect();
  const at = (turn) => ({
    bubbles: true, buttons: 1, pointerId: 1,
    clientX: box.left + box.width / 2 + 30 * Math.cos(turn * Math.PI / 2),
    clientY: box.top + box.height / 2 + 30 * Math.sin(turn * Math.PI / 2),
  });
  thing.dispatchEvent(new PointerEvent('pointerdown', at(0)));
  for (let step = 1; step <= 8 * quarters; step++) {
    thing.dispatchEvent(new PointerEvent('pointermove', at(step / 8)));
  }
  thing.dispatchEvent(new PointerEvent('pointerup', at(quarters)));
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""


@cache
def before_turning() -> tuple[str, int, int]:
    """The record of a game that has come to a tile with several ways, how long it is, and whose
    turn it is."""
    match = Match(serai.load("rajas"), players=3, seed=2)
    while True:
        options = match.options()
        ways = [option for option in options if option.verb == "turn"]
        if len(ways) > 2:
            return str(match.record), match.record.choices(), match.actor
        wanted = ("place quarry", "buy", "lay")
        best = [option for option in options if option.text.startswith(wanted)]
        match.play((best or options)[0])


def sit_down(page: Page) -> list[str]:
    """Play on where a tile is to be turned; returns its ways."""
    text, step, seat = before_turning()
    page.goto("/")
    own = {"Origin": page.url}
    brought = page.request.post("/replay", multipart={"text": text}, headers=own)
    where: dict[str, str | float | bool] = {"step": str(step), "seat": str(seat)}
    made = page.request.post(f"{brought.url.partition('?')[0]}/branch", form=where, headers=own)
    page.goto(made.url)
    page.wait_for_selector("[data-turns]", state="attached")
    ways: list[str] = page.evaluate(TURNS)
    assert len(ways) > 2
    return ways


def thing(ways: list[str]) -> str:
    return f'{CELL}[data-actions="{"|".join(ways)}"]'


def lies(page: Page, way: str) -> None:
    """The tile is shown in this way, and what it pays so; the button would lay it so."""
    assert page.evaluate(WAY) == way
    assert page.locator(".way.show").count() == 1
    assert page.evaluate(FORECAST) == [way]
    assert page.get_attribute("[data-lays]", "data-action") == way


def is_laid(page: Page, way: str, deed: Any) -> None:
    """What was done is in the draft, and nothing can be turned any more."""
    before = page.evaluate(STAMP)
    deed()
    page.wait_for_function(MOVED_ON, arg=before)
    assert page.locator("[data-turns]").count() == 0
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert way in table["draft"]


def test_by_mouse(chromium: Browser, inn: Server) -> None:
    """A click on the tile, the buttons beside it, and a drag around its middle."""
    with somebody(chromium, inn.address) as page:
        ways = sit_down(page)
        lies(page, ways[0])
        page.click(thing(ways))
        assert page.locator("#choices-menu").count() == 0
        page.mouse.move(5, 5)
        lies(page, ways[1])
        page.click(RIGHT)
        lies(page, ways[2])
        page.click("[data-turn-by='-1']")
        lies(page, ways[1])
        page.evaluate(DRAG, [thing(ways), 1])
        lies(page, ways[2])
        is_laid(page, ways[2], lambda: page.click("[data-lays]"))


def test_an_answer_of_the_bar_shows_its_way_while_it_is_pointed_at(
    chromium: Browser, inn: Server
) -> None:
    with somebody(chromium, inn.address) as page:
        ways = sit_down(page)
        page.hover(f'#bar .ans[data-action="{ways[2]}"]')
        assert page.evaluate(WAY) == ways[2]
        page.mouse.move(5, 5)
        lies(page, ways[0])
        is_laid(page, ways[1], lambda: page.click(f'#bar .ans[data-action="{ways[1]}"]'))


def test_by_keys(chromium: Browser, inn: Server) -> None:
    """R and the arrows turn it, Enter lays it; restart keeps its button."""
    with somebody(chromium, inn.address) as page:
        ways = sit_down(page)
        page.keyboard.press("r")
        lies(page, ways[1])
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowUp")
        lies(page, ways[-1])
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        lies(page, ways[1])
        page.keyboard.press("p")
        assert page.evaluate("() => document.activeElement.matches('.hit')")
        is_laid(page, ways[1], lambda: page.keyboard.press("Enter"))


def test_with_a_finger(chromium: Browser, inn: Server) -> None:
    """A tap turns it; the bar names the way that is shown and asks for it."""
    with somebody(chromium, inn.address, **TOUCH) as page:
        ways = sit_down(page)
        assert page.is_visible("#sure")
        page.tap(thing(ways))
        assert page.evaluate(WAY) == ways[1]
        assert page.get_attribute("[data-lays]", "data-ask") == page.inner_text("#sure")
        page.tap("#bar [data-sure=no]")
        assert page.is_visible("#prompt")
        page.tap(thing(ways))
        assert page.evaluate(WAY) == ways[2]
        is_laid(page, ways[2], lambda: page.tap("#bar [data-sure=yes]"))


def test_it_can_be_put_back(chromium: Browser, inn: Server) -> None:
    """A tile that was laid in a draft goes back to its places; another one is turned anew."""
    with somebody(chromium, inn.address) as page:
        ways = sit_down(page)
        page.click(RIGHT)
        is_laid(page, ways[1], lambda: page.click("[data-lays]"))
        page.click("#bar [data-verb=undo]")
        page.wait_for_selector("[data-turns]", state="attached")
        lies(page, ways[0])
