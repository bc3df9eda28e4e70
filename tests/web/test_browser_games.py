"""Chromium plays whole games: with bots, with a friend, at one screen, by keys, on a phone."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, cast

import pytest

import serai
from tests.server.process import Server
from tests.web.browser import (
    LOW_LAPTOP,
    LOW_PHONE,
    Player,
    make_table,
    measure,
    misfits,
    somebody,
    tab_to,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

CARD_IDS: list[str] = cast(Any, serai.load("taj_mahal")).tables.card_ids


@pytest.mark.slow
def test_against_bots_with_reloads_in_the_middle(chromium: Browser, inn: Server) -> None:
    """Five players need the most room: nothing is covered or cut all the time."""
    with somebody(chromium, inn.address, viewport=LOW_LAPTOP) as page:
        make_table(page, "me", "random", "random", "random", "random")
        ann = Player(page, seed=1)
        seen = 0
        while ann.play_on():
            seen += 1
            assert misfits(page) == []
            if seen % 12 == 5:
                page.reload()
        assert ann.turns >= 12
        page.click("text=Result >> visible=true")
        page.wait_for_url("**/result")


@pytest.mark.slow
def test_two_browsers_and_a_bot(chromium: Browser, inn: Server) -> None:
    """The friend comes by the link, with nothing but a name."""
    with somebody(chromium, inn.address) as hers, somebody(chromium, inn.address) as his:
        address = make_table(hers, "me", "open", "random")
        link = hers.input_value("#link")
        assert link == address
        his.goto(link)
        his.fill("[name=name]", "Bob")
        his.click("main button.go")
        hers.wait_for_selector("#board")
        players = [Player(hers, seed=2), Player(his, seed=3)]
        while "over" not in (states := [player.state for player in players]):
            for player, state in zip(players, states, strict=True):
                if state == "mine":
                    player.act()
            if "mine" not in states:
                hers.wait_for_timeout(20)
        for page in (hers, his):
            page.wait_for_selector("#table.over")
        assert hers.inner_text("#compare") == his.inner_text("#compare")


def hidden_cards(page: Page, table: str) -> set[str]:
    """Cards in hands of this screen that nobody has seen on the table, as the pages name them."""
    found: set[str] = set()
    for seat in range(2):
        answer = page.request.get(f"/api/tables/{table}?seat={seat}").json()
        side: dict[str, Any] = answer["view"]["sides"][seat]
        secret = set(side["hand"]) - set(side["known"])
        found |= {CARD_IDS[card] for card in secret}
    return found


@pytest.mark.slow
def test_at_one_screen_behind_a_curtain(chromium: Browser, inn: Server) -> None:
    """Nobody's cards are in the page before the curtain is lifted."""
    with somebody(chromium, inn.address) as page:
        address = make_table(page, "me", "same_screen", "random")
        player = Player(page, seed=4, bold=0.3)
        lifted = 0
        while (state := player.wait()) != "over":
            if state == "mine":
                player.act()
                continue
            content = page.content()
            assert "data-action" not in content
            assert not page.locator("#hand .card").count()
            if lifted % 8 == 0:
                secret = hidden_cards(page, address.rpartition("/")[2])
                assert secret
                assert not {card for card in secret if f'data-piece="card-{card}"' in content}
            page.keyboard.press("Enter")  # the button has the focus
            page.wait_for_selector("#hand .card")
            lifted += 1
        assert lifted >= 20


def play_most_of_it(page: Page) -> None:
    """A game of the visitor, played up to the eleventh of its twelve visits by a program."""
    own = {"Origin": page.url.rstrip("/")}
    seats: dict[str, str | float | bool] = {"name": "Ann", "seat0": "me"}
    seats |= {"seat1": "random", "seat2": "random"}
    made = page.request.post("/new/taj_mahal", form=seats, headers=own)
    address = f"/api/tables/{made.url.rpartition('/')[2]}"
    table = page.request.get(address).json()
    while table["view"]["visit"] < 11 or not table["options"]:
        if table["options"]:
            body = {"actions": table["options"][-1:]}
            page.request.post(f"{address}/act", data=body, headers=own)
        table = page.request.get(address).json()


def test_by_keyboard_alone(chromium: Browser, inn: Server) -> None:
    """From the front page to the table that waits, and to the result, without a mouse."""
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        play_most_of_it(page)
        page.reload()
        tab_to(page, "a[href='/next']")
        page.keyboard.press("Enter")
        page.wait_for_selector("#board")
        player = Player(page, seed=5, hand="keys", bold=0.8)
        while player.play_on():
            pass
        tab_to(page, "#bar .btn.main")
        page.keyboard.press("Enter")
        page.wait_for_url("**/result")


def test_a_table_is_made_by_keyboard(chromium: Browser, inn: Server) -> None:
    with somebody(chromium, inn.address) as page:
        page.goto("/")
        tab_to(page, "a[href='/new/taj_mahal']")
        page.keyboard.press("Enter")
        page.wait_for_url("**/new/taj_mahal")
        for seat, words in enumerate(["Bot: m", "Bot: m", "N", "N"], 1):
            tab_to(page, f"[name=seat{seat}]")
            page.keyboard.type(words)
        tab_to(page, "main button.go")
        page.keyboard.press("Enter")
        page.wait_for_selector("#board")
        page.keyboard.press("?")
        page.wait_for_selector("#keys[open]")
        page.keyboard.press("Escape")
        page.wait_for_selector("#keys:not([open])", state="attached")


TOUCH: dict[str, Any] = {"viewport": LOW_PHONE, "has_touch": True, "is_mobile": True}


@pytest.mark.slow
def test_on_a_phone_with_a_finger(chromium: Browser, inn: Server) -> None:
    """Two taps for each choice; nothing is wider than the screen or too small to hit or read."""
    with somebody(chromium, inn.address, **TOUCH) as page:
        make_table(page, "me", "random", "random")
        player = Player(page, seed=6, hand="finger")
        faults: set[str] = set()
        for acts in count():
            if not player.play_on():
                break
            if acts % 3 == 0:
                faults |= set(measure(page, "smallScreen"))
        for tab in ("compare", "log", "map"):
            page.tap(f".tabs [data-tab={tab}]")
            faults |= set(measure(page, "smallScreen"))
        assert not faults
        assert player.turns >= 12
