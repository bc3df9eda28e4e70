"""The table at every size of a window: nothing covered, cut, out of sight or too small.

The whole walk goes through all games with all numbers of seats, at five moments, in languages and
themes that take turns; a small part of it is in `make test`. With SERAI_PICTURES=folder each page
is kept as a picture, and `tools/contact_sheet.py` puts them side by side.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import serai
from serai.core.match import rebuild
from serai.core.record import read_record
from serai.core.step import CHANCE
from serai.games import names
from serai.games.layouts import LARGE, LAYOUTS
from tests.server.process import Server
from tests.web.browser import misfits, somebody
from tests.web.conftest import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

RECORDS = ROOT / "tests" / "records"
KEPT = os.environ.get("SERAI_PICTURES", "")

FINGER = [
    ("veranda", 844, 390),
    ("veranda", 740, 360),
    ("step", 390, 664),
    ("step", 360, 640),
    ("phone", 390, 844),
    ("porch", 768, 1024),
    ("court", 1024, 768),
]
MOUSE = [
    ("court", 1093, 614),
    ("gallery", 1280, 570),
    ("gallery", 1366, 560),
    ("gallery", 1366, 600),
    ("gallery", 1366, 657),
    ("gallery", 1920, 640),
    ("hall", 1366, 768),
    ("great", 1920, 1080),
    ("great", 2560, 1440),
]
LOOKS = [("en-GB", "light"), ("ru-RU", "dark"), ("nl-NL", "light"), ("fr-FR", "dark")]
WHEN = (0.02, 0.25, 0.5, 0.75, 0.98)
"""Five moments of a game, as shares of it."""
MIDDLE = 0.5
"""When all tabs are opened, too."""
VIEWS = """() => {
  const seen = [...document.querySelectorAll('#table button[data-view]')];
  const there = seen.filter((one) => one.checkVisibility());
  return [...new Set(there.map((one) => one.dataset.view))];
}"""

PRESSED = "(one) => getComputedStyle(one).pointerEvents !== 'none'"
"""Whether something reacts: a name may be one for a mouse alone."""


@cache
def fullest(game: str) -> dict[int, Path]:
    """For each number of seats a record of a game that was played to its end."""
    found: dict[int, Path] = {}
    for path in sorted((RECORDS / game).glob("*.record")):
        if path.stem != "unfinished":
            found.setdefault(len(read_record(path).header.seats), path)
    return found


@cache
def choosers(path: Path) -> list[tuple[int, int]]:
    """Steps of a record, each with the seat that chooses there."""
    record = read_record(path)
    match = rebuild(serai.load(record.header.game), record, 0)
    found, step = [], 0
    for event in record.events[len(match.events) :]:
        if event.seat != CHANCE:
            found.append((step, event.seat))
            step += 1
    return found


def moment(path: Path, when: float) -> tuple[int, int]:
    steps = choosers(path)
    return steps[int(when * (len(steps) - 1))]


def sit_down(page: Page, path: Path, step: int, seat: int) -> None:
    """Take over a recorded game, where a seat of it has something to choose."""
    page.goto("/")
    own = {"Origin": page.url.rstrip("/")}
    text = path.read_text(encoding="utf-8")
    brought = page.request.post("/replay", multipart={"text": text}, headers=own)
    there: dict[str, str | float | bool] = {"step": str(step), "seat": str(seat)}
    made = page.request.post(f"{brought.url.partition('?')[0]}/branch", form=there, headers=own)
    assert made.ok, f"{path.stem} {step}"
    page.goto(made.url)
    page.wait_for_selector("#table.mine")
    page.evaluate("() => document.fonts.ready.then(() => true)")


def take_over(page: Page, path: Path, when: float) -> None:
    """Sit down in the middle of a recorded game."""
    sit_down(page, path, *moment(path, when))


def look_at(page: Page, sizes: list[tuple[str, int, int]], name: str, tabs: bool) -> list[str]:
    """The faults of a table in windows of some sizes."""
    found = []
    for layout, width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(f"body[data-layout={layout}]", state="attached")
        page.wait_for_selector(f"#table:not([data-layouts]), #table[data-layouts~={layout}]")
        where = f"{name} {width}x{height}"
        found += [f"{where}: {fault}" for fault in faults(page, where)]
        for tab in page.locator(".tabs [data-tab]:visible").all() if tabs else []:
            tab.click()
            at = f"{where} {tab.get_attribute('data-tab')}"
            found += [f"{at}: {fault}" for fault in faults(page, at)]
        if tabs and layout in LARGE:
            found += look_around(page, where)
    return found


def look_around(page: Page, where: str) -> list[str]:
    """The faults of the other views of a large screen, which buttons of the table lead to."""
    found = []
    views = page.evaluate(VIEWS)
    for view in views:
        there = page.locator(f'#table [data-view="{view}"]:visible')
        button = next((one for one in there.all() if one.evaluate(PRESSED)), None)
        if button is None:
            continue  # the way there stands in a view that was left
        button.click()
        found += [f"{where} {view}: {fault}" for fault in faults(page, f"{where} view {view}")]
    return found


def faults(page: Page, name: str) -> list[str]:
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))")
    if KEPT:
        Path(KEPT).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=f"{KEPT}/{name.replace(' ', '_')}.png", animations="disabled")
    found = misfits(page)
    if found:  # what a busy machine has not laid out yet is looked at again
        page.wait_for_timeout(500)
        found = misfits(page)
    return found


def walk(
    chromium: Browser, inn: Server, path: Path, when: float, look: tuple[str, str], tabs: bool
) -> list[str]:
    language, theme = look
    name = f"{path.parent.name} {path.stem} {when:.0%} {language[:2]} {theme}"
    found = []
    for sizes, touch in ((FINGER, True), (MOUSE, False)):
        manners: dict[str, Any] = {"has_touch": touch, "is_mobile": touch, "locale": language}
        with somebody(chromium, inn.address, color_scheme=theme, **manners) as page:
            take_over(page, path, when)
            found += look_at(page, sizes, name, tabs)
    return found


@pytest.mark.parametrize("game", names())
def test_a_full_table_fits_every_window(chromium: Browser, inn: Server, game: str) -> None:
    """With the longest names, and all seats taken."""
    path = fullest(game)[max(fullest(game))]
    found = walk(chromium, inn, path, MIDDLE, ("ru-RU", "dark"), tabs=False)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", names())
def test_a_replay_fits_every_window(chromium: Browser, inn: Server, game: str) -> None:
    """Its buttons are all there, and the table keeps its room above them."""
    path = fullest(game)[max(fullest(game))]
    step, _ = moment(path, MIDDLE)
    found = []
    for sizes, touch in ((FINGER, True), (MOUSE, False)):
        manners: dict[str, Any] = {"has_touch": touch, "is_mobile": touch, "locale": "ru-RU"}
        with somebody(chromium, inn.address, **manners) as page:
            page.goto("/")
            own = {"Origin": page.url.rstrip("/")}
            text = path.read_text(encoding="utf-8")
            brought = page.request.post("/replay", multipart={"text": text}, headers=own)
            page.goto(f"{brought.url.partition('?')[0]}?step={step}")
            page.wait_for_selector("#replay")
            found += look_at(page, sizes, f"replay {game}", tabs=False)
    assert not found, "\n".join(found)


def test_every_layout_is_tried() -> None:
    assert {name for name, _, _ in (*FINGER, *MOUSE)} == set(LAYOUTS)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("game", names())
def test_every_table_fits_every_window(
    chromium: Browser, inn: Server, game: str, seats: int
) -> None:
    if seats not in fullest(game):
        pytest.skip("not with so many seats")
    path = fullest(game)[seats]
    found = []
    for number, when in enumerate(WHEN):
        for other in (0, 2):  # so that all looks take turns
            look = LOOKS[(number + seats + other) % len(LOOKS)]
            found += walk(chromium, inn, path, when, look, tabs=when == MIDDLE and not other)
    assert not found, "\n".join(found)
