"""Before a choice: what it would do. After the others have played: what they did."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from serai.games import names
from tests.server.process import Server
from tests.web.browser import PHONE, Player, make_table, somebody
from tests.web.test_browser_sizes import RECORDS, fullest, sit_down, take_over

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def play_until(page: Page, wanted: Callable[[list[str]], bool]) -> None:
    """Let a program play for the page's owner until there are such choices; then look."""
    own = {"Origin": page.url.partition("/t/")[0]}
    address = f"/api/tables/{page.url.rpartition('/')[2]}"
    while True:
        table = page.request.get(address).json()
        options: list[str] = table["options"]
        if options and wanted(options):
            break
        if options:
            choice = _sensible(options, table["view"]["sides"][0])
            page.request.post(f"{address}/act", data={"actions": [choice]}, headers=own)
        else:
            page.wait_for_timeout(20)
    page.reload()
    page.wait_for_selector("#table.mine")


def _sensible(options: list[str], side: dict[str, Any]) -> str:
    """Stay until something is won, then withdraw."""
    if "withdraw" in options and side["would_win"]:
        return "withdraw"
    return "done" if "done" in options else options[0]


def begins(*verbs: str) -> Callable[[list[str]], bool]:
    return lambda options: any(option.split()[0] in verbs for option in options)


# --- what a choice would do -------------------------------------------------------------------

SHOWN = "() => [...document.querySelectorAll('.fc.pointed.show')].map((one) => one.dataset.for)"
SIGNS = """(forecast) => [...document.querySelectorAll(`${forecast} svg[aria-label]`)]
  .map((sign) => sign.getAttribute('aria-label'))"""
PLANS = """() => [...document.querySelectorAll('.plan')]
  .filter((plan) => getComputedStyle(plan).opacity === '1').map((plan) => plan.dataset.for)"""
BUYING = (5, 1)
"""A step of a record, and its seat, which chooses a tile."""
ON_THE_BAR = """() => {
  const tip = document.querySelector('#tip').getBoundingClientRect();
  const bar = document.querySelector('#bar').getBoundingClientRect();
  return tip.bottom > bar.top && tip.top < bar.bottom;
}"""
COVERED = """() => {
  const tip = document.querySelector('#tip').getBoundingClientRect();
  return [...document.querySelectorAll('#table [data-action]:not(:hover)')].filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return box.width && x > tip.left && x < tip.right && y > tip.top && y < tip.bottom;
  }).map((one) => one.getAttribute('data-action'));
}"""
CARD = "#hand [data-action]"
CITY = "#board .target[data-action]"


def test_a_card_says_what_it_would_win_and_then_does(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address) as page:
        make_table(page, "me", "random", "random")
        play_until(page, begins("play"))
        card = page.locator(CARD).first
        action = card.get_attribute("data-action")
        assert page.evaluate(SHOWN) == []
        card.hover()
        assert page.evaluate(SHOWN) == [action]
        promised = page.evaluate(SIGNS, ".fc.pointed.show")
        page.mouse.move(5, 400)
        assert page.evaluate(SHOWN) == []
        page.keyboard.press("h")
        assert page.evaluate(SHOWN) == [action]
        page.keyboard.press("Enter")
        page.wait_for_selector("#draft .steps")
        assert page.evaluate(SIGNS, ".fc:not(.pointed, .rivals)") == promised


def test_a_city_shows_the_palace_that_would_stand_there(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address) as page:
        make_table(page, "me", "random", "random")
        play_until(page, begins("palace"))
        city = page.locator(CITY).first
        action = city.get_attribute("data-action")
        assert page.evaluate(PLANS) == []
        city.hover()
        assert page.evaluate(PLANS) == [action]
        page.mouse.move(5, 5)
        assert page.evaluate(PLANS) == []
        page.keyboard.press("b")
        assert page.evaluate(PLANS) == [action]
        page.keyboard.press("Escape")
        page.keyboard.press("Enter")
        page.wait_for_selector("#draft .steps")
        assert page.evaluate(PLANS) != [action]


def test_a_tooltip_is_gone_after_a_click_until_the_pointer_moves(
    chromium: Browser, inn: Server
) -> None:
    """What comes to lie under a pointer that rests was not asked about, and may cover a choice."""
    with somebody(chromium, inn.address) as page:
        take_over(page, fullest("rajas")[4], 0.3)
        place = page.locator("#board [data-action]").first
        place.hover()
        page.wait_for_selector("#tip", state="visible")
        box = place.bounding_box()
        assert box is not None
        place.click()
        page.wait_for_selector("#draft .steps")
        page.wait_for_timeout(700)  # longer than a tooltip waits
        assert page.locator("#tip").is_hidden()
        page.mouse.move(box["x"] + box["width"] / 2 + 8, box["y"] + box["height"] / 2)
        page.wait_for_selector("#tip", state="visible")


@pytest.mark.parametrize("game", ["agra", "rajas"])
def test_a_tooltip_covers_none_of_the_choices_around_it(
    chromium: Browser, inn: Server, game: str
) -> None:
    """Where workers are placed nearly all that lies close by may be chosen, too."""
    when, board = {"agra": (0.9, "#town"), "rajas": (0.3, "#board")}[game]
    with somebody(chromium, inn.address) as page:
        take_over(page, fullest(game)[4], when)
        for place in page.locator(f"{board} [data-action]").all()[:8]:
            place.hover()
            page.wait_for_selector("#tip", state="visible")
            assert page.evaluate(COVERED) == []


def test_a_tooltip_of_a_thing_below_the_bar_leaves_the_question_in_sight(
    chromium: Browser, inn: Server
) -> None:
    """The tiles of Rajas lie below the bar, and beside each other."""
    with somebody(chromium, inn.address) as page:
        sit_down(page, RECORDS / "rajas" / "three_players_crossed.record", *BUYING)
        for place in page.locator("#stacks [data-action]").all():
            place.hover()
            page.wait_for_selector("#tip", state="visible")
            assert page.evaluate(COVERED) == []
            assert not page.evaluate(ON_THE_BAR)


def test_a_tap_asks_in_the_bar(chromium: Browser, inn: Server) -> None:
    """On a phone the map comes forth by itself; nothing is done before the second tap."""
    with somebody(chromium, inn.address, **TOUCH) as page:
        make_table(page, "me", "random", "random")
        play_until(page, begins("palace"))
        finger = Player(page, seed=1, hand="finger")
        action = page.locator(CITY).first.get_attribute("data-action")
        here = f'#map [data-action="{action}"]'
        finger.point(here)
        assert page.evaluate(PLANS) == [action]
        assert "palace" in page.inner_text("#sure").lower()
        assert not page.is_visible("#prompt")
        finger.point("#bar [data-sure=no]")
        assert page.evaluate(PLANS) == []
        assert page.is_visible("#prompt")
        assert page.locator(here).count() == 1
        finger.point(here)
        finger.point("#bar [data-sure=yes]")
        page.wait_for_selector("#bar [data-verb=undo]:not(:disabled)")


# --- parts of a small screen ------------------------------------------------------------------

SWIPE = """([selector, by]) => {
  const part = document.querySelector(selector);
  const box = part.getBoundingClientRect();
  const y = box.top + box.height / 2;
  const touch = (x) => new Touch({ identifier: 1, target: part, clientX: x, clientY: y });
  const fire = (name, touches, changed) => part.dispatchEvent(
    new TouchEvent(name, { bubbles: true, touches, changedTouches: changed }));
  fire('touchstart', [touch(200)], [touch(200)]);
  fire('touchend', [], [touch(200 + by)]);
}"""


def test_choices_bring_their_tab_to_the_front(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address, **TOUCH) as page:
        make_table(page, "me", "random", "random")
        play_until(page, begins("take"))
        assert page.is_visible("#market")
        assert not page.is_visible("#map")
        page.tap(".tabs [data-tab=log]")
        assert page.is_visible("#log")
        assert page.get_attribute(".tabs [data-tab=log]", "aria-pressed") == "true"
        page.evaluate(SWIPE, ["#logs h2, #logs .switch", 120])
        assert page.is_visible("#compare")
        page.evaluate(SWIPE, ["#compare", -120])
        assert page.is_visible("#log")
        page.tap(".tabs [data-tab=market]")
        player = Player(page, seed=2, hand="finger")
        while page.locator("#market [data-action]").count():
            player.act()
        page.wait_for_selector("#map")
        assert page.is_visible("#map")


# --- what the others did ----------------------------------------------------------------------

STEP = "() => Number(document.querySelector('#replay').dataset.step)"
LAST = "() => Number(document.querySelector('#replay').dataset.last)"


def news(page: Page) -> None:
    """Play a turn, and wait until the others have played theirs."""
    play_until(page, begins("withdraw"))
    player = Player(page, seed=3, bold=0)
    turns = player.turns
    while player.turns == turns and player.play_on():
        pass
    page.wait_for_selector("#table.mine")
    page.wait_for_selector("#log .new")


def test_what_happened_since_can_be_played_back(chromium: Browser, inn: Server) -> None:
    """From just before the first of the news, step by step, to the present; then it stops."""
    lively = {"reduced_motion": "no-preference"}
    with somebody(chromium, inn.address, **lively) as page:
        make_table(page, "me", "random", "random")
        news(page)
        oldest = page.locator("#log .new a").first.get_attribute("href") or ""
        page.click("text=Play it back")
        page.wait_for_url("**/replay?step=*")
        first = int(oldest.rpartition("=")[2]) - 1
        assert int(page.evaluate("() => location.search.match(/step=([0-9]+)/)[1]")) >= first
        page.wait_for_selector("body[data-playing]")
        start, last = page.evaluate(STEP), page.evaluate(LAST)
        assert first <= start < last
        page.wait_for_function(f"() => ({STEP})() === {start} + 1")
        page.wait_for_function(f"() => ({STEP})() === ({LAST})()")
        page.wait_for_selector("body:not([data-playing])")
        assert f"step={last}" in page.url


def test_the_replay_stops_when_somebody_takes_the_helm(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address) as page:
        make_table(page, "me", "random", "random")
        news(page)
        page.goto(f"{page.url}/replay?step=0&play=1")
        page.wait_for_selector("body[data-playing]")
        page.keyboard.press("ArrowRight")
        page.wait_for_selector("body:not([data-playing])")
        page.wait_for_function(f"() => ({STEP})() > 0")
        page.wait_for_timeout(1000)  # what was asked for before may still arrive
        here = page.evaluate(STEP)
        page.wait_for_timeout(2000)
        assert page.evaluate(STEP) == here


def test_a_log_line_lights_up_its_place_and_leads_to_its_moment(
    chromium: Browser, inn: Server
) -> None:
    with somebody(chromium, inn.address) as page:
        make_table(page, "me", "greedy", "greedy")
        line = page.locator("#log li[data-lights*='city-']").first
        player = Player(page, seed=4, bold=0)
        while not line.count() and player.play_on():
            pass
        player.wait()  # while others play, lines move
        lights = (line.get_attribute("data-lights") or "").split()
        place = next(name for name in lights if name.startswith("city-"))
        assert page.locator(f"#board [data-place='{place}'].lit").count() == 0
        line.hover()
        page.wait_for_selector(f"#board [data-place='{place}'].lit")
        line.locator("a").click()
        page.wait_for_url("**/replay?step=*")
        page.wait_for_selector("#replay")


@pytest.mark.parametrize("game", names())
def test_the_ground_of_a_part_and_a_figure_of_a_seat_say_what_they_are(
    chromium: Browser, inn: Server, game: str
) -> None:
    with somebody(chromium, inn.address) as page:
        take_over(page, fullest(game)[max(fullest(game))], 0.5)
        page.hover("#logs", position={"x": 4, "y": 4})
        page.wait_for_selector("#tip", state="visible")
        assert page.inner_text("#tip").startswith("Log. ")
        figure = page.locator("table.counters td:not([data-tip]):visible").nth(1)
        column = int(figure.evaluate("one => one.cellIndex"))
        head = page.locator("table.counters thead th").nth(column - 1).get_attribute("data-tip")
        figure.hover()
        page.wait_for_function(
            "told => document.querySelector('#tip').innerText === told", arg=head
        )
