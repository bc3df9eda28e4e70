"""Chromium plays Agra to the end: against a bot, with a friend, by keys alone, on a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest

import serai
from serai.core.match import rebuild
from serai.core.record import read_record
from serai.core.step import CHANCE
from tests.server.process import Server
from tests.web.axe import in_every_look, violations
from tests.web.browser import (
    LOW_LAPTOP,
    LOW_PHONE,
    MOVED_ON,
    PHONE,
    STAMP,
    Player,
    measure,
    misfits,
    somebody,
    tab_to,
)
from tests.web.conftest import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

RECORDS = ROOT / "tests" / "records" / "agra"
TOUCH: dict[str, Any] = {"viewport": LOW_PHONE, "has_touch": True, "is_mobile": True}

TURN = "agra-prompt-turn"

OFFERS = """() => {
  const shown = (part) => part.getBoundingClientRect().width > 0;
  const tabs = [...document.querySelectorAll('.tabs button')].map((one) => one.dataset.tab);
  const layout = document.body.dataset.layout;
  const found = new Map();
  for (const part of document.querySelectorAll('#table :is([data-action], [data-actions])')) {
    const home = part.closest('.part');
    const folds = (home?.dataset.folds ?? '').split(' ').map((one) => one.split(':'));
    const tab = shown(part) ? undefined : Object.fromEntries(folds)[layout];
    const near = shown(part) ? 2 : tabs.includes(tab) ? 1 : 0;
    const actions = (part.dataset.actions ?? part.dataset.action).split('|');
    for (const [at, action] of actions.entries()) {
      if ((found.get(action)?.near ?? -1) >= near) continue;
      const of = actions.length > 1 ? at : -1;
      const place = { id: part.id, key: home?.dataset.key, home: home?.id };
      found.set(action, { action, near, tab, of, ...place });
    }
  }
  const end = document.querySelector('#bar [data-verb=end]:not(:disabled)');
  const offers = [...found.values()].map((offer, at) => ({ ...offer, at }));
  return { offers, end: end !== null };
}"""
"""Every choice of a page: where it is, its place in the menu of a thing and in the list of all."""

TURNS = """() => (document.querySelector('[data-turns]')?.dataset.turns ?? '').split('|')"""
WAY = "() => document.querySelector('.way.show')?.dataset.for"
RIGHT = "[data-turn-by='1']"
"""A thing in hand: all its ways, the one that is shown, and the button that turns it."""


@cache
def beginnings(name: str, seat: int) -> list[int]:
    """The steps of a record at which turns of a seat begin."""
    record = read_record(RECORDS / f"{name}.record")
    match = rebuild(serai.load("agra"), record, 0)
    found, step = [], 0
    for event in record.events[len(match.events) :]:
        view = match.view(seat)
        fresh = view.prompt is not None and view.prompt.id == TURN and not view.laid
        if fresh and view.actor == seat:
            found.append(step)
        match.follow([event])
        step += event.seat != CHANCE
    return found


def sit_down(page: Page, name: str, seat: int, turns: int) -> str:
    """Play on from a record, so many turns of a seat before it ends, against bots."""
    own = {"Origin": page.url.partition("/t/")[0] or page.url}
    text = (RECORDS / f"{name}.record").read_text(encoding="utf-8")
    brought = page.request.post("/replay", multipart={"text": text}, headers=own)
    step = beginnings(name, seat)[-turns]
    where: dict[str, str | float | bool] = {"step": str(step), "seat": str(seat)}
    made = page.request.post(f"{brought.url.partition('?')[0]}/branch", form=where, headers=own)
    page.goto(made.url)
    page.wait_for_selector("#table")
    return made.url


class Guest(Player):
    """Somebody who plays Agra: things may offer several choices, and may be behind a tab."""

    def act(self) -> None:
        seen = self.page.evaluate(OFFERS)
        before = self.page.evaluate(STAMP)
        offers: list[dict[str, Any]] = seen["offers"]
        assert all(offer["near"] for offer in offers), "out of reach"
        if seen["end"] and (not offers or self.luck.random() < 0.8):
            self.end_turn()
            self.turns += 1
        else:
            self.take(self._liked(offers))
        self.page.wait_for_function(MOVED_ON, arg=before)

    def _liked(self, offers: list[dict[str, Any]]) -> dict[str, Any]:
        """Rather go on than trade for ever."""
        done = [offer for offer in offers if offer["action"] == "done"]
        return done[0] if done and self.luck.random() < 0.5 else self.luck.choice(offers)

    def take(self, offer: dict[str, Any]) -> None:
        if offer["action"] in self.page.evaluate(TURNS):
            self.turn_to(offer["action"])
        elif self.hand == "keys":
            self._by_keys(offer)
        else:
            self._by_hand(offer)

    def turn_to(self, action: str) -> None:
        """Turn a thing in hand till it lies in this way, and lay it."""
        ways = self.page.evaluate(TURNS)
        thing = f'#table .hit[data-actions="{"|".join(ways)}"]'
        for _ in range(len(ways)):
            if self.page.evaluate(WAY) == action:
                break
            if self.hand == "keys":
                self.page.keyboard.press(self.luck.choice(["r", "ArrowRight", "ArrowDown"]))
            else:
                self.point(self.luck.choice((thing, RIGHT)) if self.hand == "mouse" else thing)
        assert self.page.evaluate(WAY) == action
        if self.hand == "keys":
            self.page.focus(thing)
            self.page.keyboard.press("Enter")
        else:
            self.point("[data-lays]" if self.hand == "mouse" else "#bar [data-sure=yes]")

    def _by_hand(self, offer: dict[str, Any]) -> None:
        if offer.get("tab"):
            self.point(f".tabs [data-tab={offer['tab']}]")
        thing = f"[id='{offer['id']}']" if offer["id"] else f'[data-action="{offer["action"]}"]'
        if offer["of"] >= 0:
            self.point(f"#table {thing}")
            self.page.wait_for_selector("#choices-menu")
            self.point(f'#choices-menu [data-action="{offer["action"]}"]')
        elif self.hand == "finger":  # a costly button of the bar asks twice, too
            self._tap_twice(f"#table {thing}")
        else:
            self.point(f"#table {thing}")

    def _by_keys(self, offer: dict[str, Any]) -> None:
        """By number, from the list of all choices, or from thing to thing."""
        press = self.page.keyboard.press
        way = self.luck.choice(["number", "list", "walk"])
        if way == "number" and offer["at"] < 9:
            press(str(offer["at"] + 1))
        elif way == "walk" and offer.get("key"):
            self._walk(offer)
        else:
            press("l")
            for _ in range(offer["at"]):
                press("Tab")
            press("Enter")

    def _walk(self, offer: dict[str, Any]) -> None:
        press = self.page.keyboard.press
        press(offer["key"])
        there = f"() => document.activeElement?.id === '{offer['id']}'"
        for _ in range(80):
            if self.page.evaluate(there):
                break
            press("ArrowRight")
        press("Enter")
        if offer["of"] >= 0:
            self.page.wait_for_selector("#choices-menu")
            for _ in range(offer["of"]):
                press("ArrowDown")
            press("Enter")


# --- what a thing offers ----------------------------------------------------------------------

MENU_WORDS = (
    "() => [...document.querySelectorAll('#choices-menu button')].map((b) => b.textContent)"
)
FOCUSED = "() => document.activeElement?.id || document.activeElement?.textContent"
SHOWN = "() => [...document.querySelectorAll('.fc.pointed.show')].map((one) => one.dataset.for)"


def test_a_thing_with_several_choices_opens_a_menu(chromium: Browser, inn: Server) -> None:
    """By mouse and by keys; Escape takes nothing, and the thing has the focus again."""
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, "four_players_track", 0, 4)
        many = page.locator("#town .hit[data-actions]").first
        if not many.count():
            page.locator("#town .hit[data-action^=lay]").first.click()
            page.wait_for_selector("#town .hit[data-actions]")
        many.click()
        words = page.evaluate(MENU_WORDS)
        assert len(words) > 1
        assert page.evaluate(FOCUSED) == words[0]
        page.keyboard.press("ArrowDown")
        assert page.evaluate(FOCUSED) == words[1]
        page.keyboard.press("End")
        assert page.evaluate(FOCUSED) == words[-1]
        page.keyboard.press("Escape")
        page.wait_for_selector("#choices-menu", state="detached")
        assert page.evaluate(FOCUSED) == many.get_attribute("id")
        before = page.evaluate(STAMP)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED_ON, arg=before)
        assert page.locator("#choices-menu").count() == 0


def test_a_menu_says_what_its_choices_cost(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, "four_players_track", 0, 20)
        page.locator("#town .hit[data-actions*='peon ']").first.click()
        entry = page.locator("#choices-menu button[data-action^='peon ']")
        action = entry.get_attribute("data-action")
        line = page.locator(f'.fc.pointed[data-for="{action}"]')
        assert "−2" in str(line.text_content())
        assert "−2" in str(entry.locator("small").text_content())
        page.keyboard.press("Escape")


def test_pointing_at_a_place_tells_what_it_brings(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, "four_players_track", 0, 4)
        place = page.locator("#town .hit[data-action^='place ']").first
        action = place.get_attribute("data-action")
        assert page.evaluate(SHOWN) == []
        place.hover()
        assert page.evaluate(SHOWN) == [action]
        page.mouse.move(5, 5)
        assert page.evaluate(SHOWN) == []


def test_pointing_at_a_good_lights_up_where_it_can_go(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, "four_players_track", 0, 4)
        good = page.locator("#good-cotton")
        places = (good.get_attribute("data-lights") or "").split()
        assert "place-oil_press" in places
        good.hover()
        lit = page.locator(".lit")
        names = {
            name for one in lit.all() for name in (one.get_attribute("data-place") or "").split()
        }
        assert set(places) <= names


def test_a_badge_leads_to_all_farms_and_the_order_phase_to_the_palace(
    chromium: Browser, inn: Server
) -> None:
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, "four_players_column", 1, 3)
        page.locator("#compare .to-farm").last.click()
        assert page.is_visible("#farms")
        assert not page.is_visible("#town")
        page.locator("#farms [data-view=city]").click()
        assert page.is_visible("#river")
        page.locator("#palace-small [data-view=palace]").click()
        assert page.is_visible("#palace")
        assert page.is_visible("#goods")


# --- games ------------------------------------------------------------------------------------


def test_to_the_end_against_a_bot_with_a_reload(chromium: Browser, inn: Server) -> None:
    """Nothing is covered or cut all the time; after the end every rupee has its reason.

    The record is at the point where this round and one more are left.
    """
    with somebody(chromium, inn.address, viewport=LOW_LAPTOP) as page:
        page.goto("/")
        sit_down(page, "two_players_track", 0, 2)
        ann = Guest(page, seed=1)
        faults: set[str] = set()
        seen = 0
        while ann.play_on():
            seen += 1
            faults |= set(misfits(page))
            if seen % 10 == 4:
                page.reload()
        assert faults == set()
        assert page.is_visible("#result")
        page.click("text=Result >> visible=true")


def rush(pages: list[Page]) -> None:
    """A program plays in the names of people, until the end of the game has begun."""
    address = f"/api/tables/{pages[0].url.rpartition('/')[2]}"
    own = {"Origin": pages[0].url.partition("/t/")[0]}
    for page in cycle(pages):
        table = page.request.get(address).json()
        if table["view"]["ending"]:
            return
        if options := table["options"]:
            chosen = "done" if "done" in options else options[0]
            page.request.post(f"{address}/act", data={"actions": [chosen]}, headers=own)


def take_turns(players: list[Guest], enough: Callable[[], bool]) -> None:
    """People at their own screens play by clicks, until that is enough or the game is over."""
    while not enough() and "over" not in (states := [player.state for player in players]):
        for player, state in zip(players, states, strict=True):
            if state == "mine":
                player.act()
        if "mine" not in states:
            players[0].page.wait_for_timeout(20)


@pytest.mark.slow
def test_two_people_and_two_bots(chromium: Browser, inn: Server) -> None:
    """A whole game, with the middle of it played by a program in their names.

    The friend comes by the link; in the end both see the same rupees.
    """
    with somebody(chromium, inn.address) as hers, somebody(chromium, inn.address) as his:
        hers.goto("/new/agra")
        for number, kind in enumerate(("me", "open", "greedy", "greedy")):
            hers.select_option(f"[name=seat{number}]", kind)
        hers.fill("[name=name]", "Ann")
        hers.click("main button.go")
        hers.wait_for_url("**/t/*")
        his.goto(hers.input_value("#link"))
        his.fill("[name=name]", "Bob")
        his.click("main button.go")
        hers.wait_for_selector("#town")
        players = [Guest(hers, seed=2), Guest(his, seed=3)]
        take_turns(players, lambda: min(player.turns for player in players) >= 2)
        rush([hers, his])
        take_turns(players, lambda: False)
        for page in (hers, his):
            page.wait_for_selector("#table.over")
        assert min(player.turns for player in players) >= 3
        assert hers.inner_text("#result .total") == his.inner_text("#result .total")


def test_by_keyboard_alone(chromium: Browser, inn: Server) -> None:
    """The last turns, and on to the result, without a mouse."""
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        sit_down(page, "four_players_track", 1, 2)
        player = Guest(page, seed=5, hand="keys")
        while player.play_on():
            pass
        assert player.turns >= 1
        tab_to(page, "#bar .btn.main")
        page.keyboard.press("Enter")
        page.wait_for_url("**/result")


@pytest.mark.slow
def test_on_a_phone_with_a_finger(chromium: Browser, inn: Server) -> None:
    """Two taps for each choice; nothing is wider than the screen or too small to hit or read."""
    with somebody(chromium, inn.address, **TOUCH) as page:
        page.goto("/")
        sit_down(page, "three_players_track", 2, 2)
        player = Guest(page, seed=6, hand="finger")
        faults: set[str] = set()
        while player.play_on():
            faults |= set(measure(page, "smallScreen"))
        assert player.turns >= 1
        for tab in ("river", "palace", "farm", "log", "city"):
            page.tap(f".tabs [data-tab={tab}]")
            faults |= set(measure(page, "smallScreen"))
        assert faults == set()


# --- for everybody ----------------------------------------------------------------------------


@in_every_look
def test_axe_finds_no_violation(
    chromium: Browser, inn: Server, screen: dict[str, int], theme: str
) -> None:
    parts = ("river", "palace", "farm") if screen is PHONE else ("farms", "palace")
    faults: list[Any] = []
    with somebody(chromium, inn.address, viewport=screen, color_scheme=theme) as page:
        page.goto("/")
        page.goto(sit_down(page, "four_players_column", 1, 3))
        for part in ("", *parts):
            button = page.locator(f"button:is([data-tab='{part}'], [data-view='{part}']):visible")
            if part and button.count():
                button.first.click()
            faults += violations(page, part)
    assert faults == []
