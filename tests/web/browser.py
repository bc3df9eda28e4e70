"""Players with a real browser: they see what is on the screen, and click, tap or press keys."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
LOW_LAPTOP = {"width": 1366, "height": 625}
"""With the bars of its browser, which whole games are played with."""
LOW_PHONE = {"width": 390, "height": 664}
PATIENCE = 30_000
"""Milliseconds for something to happen on a busy machine."""

MEASURES = (Path(__file__).parent / "measures.js").read_text(encoding="utf-8")
SIZES = (Path(__file__).parent / "sizes.js").read_text(encoding="utf-8")

Hand = Literal["mouse", "finger", "keys"]

CHOICES = """() => {
  const end = document.querySelector('#bar [data-verb=end]:not(:disabled)');
  const found = new Map();
  for (const part of document.querySelectorAll('#table [data-action]')) {
    const action = part.getAttribute('data-action');
    if (!found.has(action)) found.set(action, action);
  }
  return { actions: [...found.keys()], end: end !== null };
}"""

STATE = """() => {
  const table = document.querySelector('#table');
  if (document.querySelector('#curtain')) return 'curtain';
  return ['mine', 'over', 'waiting', 'gathering'].find((name) => table.classList.contains(name));
}"""

AT = """async (selector) => {
  const parts = [...document.querySelectorAll(selector)];
  const part = parts.find((one) => one.getBoundingClientRect().width > 0) ?? parts[0];
  if (!part) return null;
  part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const before = part.getBoundingClientRect();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const box = part.getBoundingClientRect();
  if (Math.abs(box.left - before.left) + Math.abs(box.top - before.top) > 1) return { free: false };
  const once = !part.closest('.part, .leave'); // a button of the bar says all before it is tapped
  const menu = part.getAttribute('data-actions'); // a neighbour may open the very same menu
  // the middle, or beside it: another choice may lie upon a part of it
  for (const [right, down] of [[2, 2], [3, 2], [1, 2], [2, 3], [2, 1]]) {
    const x = box.left + (box.width * right) / 4, y = box.top + (box.height * down) / 4;
    const hit = document.elementFromPoint(x, y);
    const same = !!menu && hit?.closest('[data-actions]')?.getAttribute('data-actions') === menu;
    if (hit && (same || hit === part || part.contains(hit))) return { x, y, once, free: true };
  }
  return { free: false };
}"""

STAMP = "() => document.querySelector('#table')?.dataset.stamp"
MOVED_ON = "(before) => document.querySelector('#table')?.dataset.stamp !== before"
MY_TURN = "() => !document.querySelector('#table.waiting') || document.querySelector('#curtain')"


@dataclass
class Witness:
    """Hears everything that a browser complains about, and sees whom it talks to."""

    host: str
    forgives: str = ""
    """Part of those complaints that a test brings about itself."""
    complaints: list[str] = field(default_factory=list)
    strangers: set[str] = field(default_factory=set)

    def follow(self, context: BrowserContext) -> None:
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", lambda fault: self.complaints.append(str(fault.error)))

    def _request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.host}/", "data:", "blob:")):
            self.strangers.add(request.url)

    def _console(self, message: ConsoleMessage) -> None:
        words = f"{message.text} at {message.location}"
        expected = self.forgives and self.forgives in words
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(words)

    def is_content(self) -> None:
        """Nothing went wrong, and nobody else was asked for anything."""
        assert not self.complaints
        assert not self.strangers


@contextmanager
def somebody(browser: Browser, host: str, forgives: str = "", **manners: Any) -> Iterator[Page]:
    """A page of somebody new, watched for complaints all the time."""
    wanted = {"viewport": LAPTOP, "reduced_motion": "reduce", "locale": "en-GB", **manners}
    witness = Witness(host, forgives)
    with browser.new_context(base_url=host, **wanted) as context:
        context.set_default_timeout(PATIENCE)
        witness.follow(context)
        yield context.new_page()
    witness.is_content()


def make_table(page: Page, *seats: str, **more: str) -> str:
    """Make a table by its form, and be sent there; returns its address."""
    page.goto("/new/taj_mahal")
    for number in range(5):
        page.select_option(f"[name=seat{number}]", [*seats, *["nobody"] * 5][number])
    page.fill("[name=name]", "Ann")
    for name, value in more.items():
        page.select_option(f"[name={name}]", value)
    page.click("main button.go")
    page.wait_for_url("**/t/*")
    return page.url


def measure(page: Page, what: str) -> list[str]:
    """The faults that a function of measures.js finds in a page."""
    found: list[str] = page.evaluate(f"(() => {{ {MEASURES}; return {what}(); }})()")
    return found


def misfits(page: Page) -> list[str]:
    """What does not fit its window: covered, cut, too small, out of sight."""
    found: list[str] = page.evaluate(f"(() => {{ {SIZES}; return faults(); }})()")
    return found


class Player:
    """Somebody at a table who plays without much thought, but only as the screen allows."""

    def __init__(self, page: Page, seed: int, hand: Hand = "mouse", bold: float = 0.45) -> None:
        self.page = page
        self.hand = hand
        self.bold = bold
        """How likely to play on rather than to withdraw."""
        self.luck = random.Random(seed)
        self.turns = 0

    @property
    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def wait(self) -> str:
        """Until there is something to do, or nothing any more."""
        self.page.wait_for_function(MY_TURN)
        return self.state

    def act(self) -> None:
        """One choice, or the end of the turn."""
        seen = self.page.evaluate(CHOICES)
        before = self.page.evaluate(STAMP)
        actions: list[str] = seen["actions"]
        if seen["end"] and (not actions or self.luck.random() < 0.7):
            self.end_turn()
            self.turns += 1
        elif actions:
            self.choose(self._like(actions), actions)
        self.page.wait_for_function(MOVED_ON, arg=before)

    def _like(self, actions: list[str]) -> str:
        others = [action for action in actions if action != "withdraw"]
        if "withdraw" in actions and (not others or self.luck.random() > self.bold):
            return "withdraw"
        return self.luck.choice(others)

    def choose(self, action: str, actions: list[str]) -> None:
        selector = f'#table [data-action="{action}"]'
        if self.hand == "mouse":
            self.point(selector)
        elif self.hand == "finger":
            self._tap_twice(selector)
        else:
            self._choose_by_key(selector, actions.index(action))

    def end_turn(self) -> None:
        if self.hand == "keys":
            self.page.keyboard.press("e")
        else:
            self.point("#bar [data-verb=end]")

    def point(self, selector: str) -> bool:
        """Click or tap the middle of something, which must not be covered; whether one tap does."""
        at = self.page.evaluate(AT, selector)
        for _ in range(20):
            if at and at["free"]:
                break
            self.page.wait_for_timeout(50)
            at = self.page.evaluate(AT, selector)
        assert at, f"{selector} is not there"
        assert at["free"], f"{selector} is covered or out of sight"
        if self.hand == "finger":
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])
        return bool(at["once"])

    def _tap_twice(self, selector: str) -> None:
        """The first tap only shows what the second would do, on the thing or in the bar."""
        if self.point(selector):
            return
        self.page.wait_for_selector("body[data-armed]")
        on_the_thing = self.page.locator(selector).first.is_visible()
        if on_the_thing and self.luck.random() < 0.5:
            self.point(selector)
        else:
            self.point("#bar [data-sure=yes]")

    def _choose_by_key(self, selector: str, at: int) -> None:
        """By number, from the list, or from thing to thing."""
        way = self.luck.choice(["number", "list", "walk"])
        press = self.page.keyboard.press
        if way == "number" and at < 9:
            press(str(at + 1))
        elif way == "list":
            press("l")
            for _ in range(at):
                press("Tab")
            press("Enter")
        else:
            self._walk_to(selector)
            press("Enter")

    def _walk_to(self, selector: str) -> None:
        there = f"() => document.activeElement === document.querySelector('{selector}')"
        for key in "hmb":
            self.page.keyboard.press(key)
            for _ in range(40):
                if self.page.evaluate(there):
                    return
                self.page.keyboard.press("ArrowRight")
        tab_to(self.page, selector)

    def play_on(self) -> bool:
        """One act if there is something to do; whether the game goes on."""
        state = self.wait()
        if state == "mine":
            self.act()
        return state != "over"


def tab_to(page: Page, selector: str, most: int = 150) -> None:
    """Press Tab until something has the focus."""
    reached = "(selector) => document.activeElement?.matches(selector) ?? false"
    for _ in range(most):
        if page.evaluate(reached, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by the Tab key")
