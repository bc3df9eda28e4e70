"""The tables of games as markup: everything can be chosen, nothing else can, whoever looks."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from serai.draw.parts import library, shared, symbols, used
from serai.games.about import about_of
from serai.games.page import Panels, panels
from tests.web.screens import in_the_bar, look_of, offered, on_a_laptop, on_a_phone, positions

if TYPE_CHECKING:
    from serai.core.match import Match

IDS = re.compile(r' id="([^"]+)"')
PAGE_IDS = {"table", "bar", "menu", "prompt", "sure", "log", "chat", "said", "say", "curtain"}
EXPERTS = {"variant": "navaratna", "ganga": "on"}
MIXED = {"variant": "mixed", "expert_b": "yes", "ganga": "on"}

CASES = [
    *(("agra", players, seed, {}) for players, seed in ((2, 1), (3, 2), (4, 3))),
    ("rajas", 2, 4, EXPERTS),
    ("rajas", 3, 6, MIXED),
    ("rajas", 4, 3, {}),
    *(("merv", players, seed, {}) for players, seed in ((1, 1), (2, 2), (3, 3), (4, 4))),
]
"""Every number of players once, and every way to play."""
SEVERAL = [case for case in CASES if case[1] > 1]
"""Who plays alone waits for nobody."""


class Screen(NamedTuple):
    """A table, drawn for one seat."""

    look: Any
    shown: Panels
    contents: tuple[str, ...]
    """All its parts, rendered while the game stood there."""


def screen(match: Match, seat: int) -> Screen:
    look = look_of(match, seat)
    shown = panels(look)
    contents = tuple(part.content for part in (*shown.table.parts, shown.table.during))
    return Screen(look, shown, contents)


# Drawing is what takes the time: each game is drawn once, and all laws look at it.
@pytest.fixture(scope="module", params=CASES, ids=str)
def screens(request: pytest.FixtureRequest) -> list[Screen]:
    """A random game as whoever is to choose sees it."""
    return [screen(match, match.actor) for match in positions(*request.param)]


def test_everything_that_may_be_chosen_is_on_the_screen_and_nothing_else(
    screens: list[Screen],
) -> None:
    for look, shown, _ in screens:
        large = [part.content for part in on_a_laptop(shown)]
        small = [part.content for part in on_a_phone(shown)]
        assert offered(*large, shown.table.during.content) | in_the_bar(shown) == look.actions
        assert offered(*small) | in_the_bar(shown) == look.actions


def test_every_part_knows_what_it_offers(screens: list[Screen]) -> None:
    for _, shown, _ in screens:
        for part in (*shown.table.parts, shown.table.during):
            assert offered(part.content) == part.offers.found, part.name


def test_what_is_refused_says_why_on_every_screen(screens: list[Screen]) -> None:
    for look, shown, _ in screens:
        rulebook = look.view.game.rulebook
        for seen in (on_a_laptop(shown), on_a_phone(shown)):
            text = "".join(part.content for part in seen)
            for refusal in look.view.refusals:
                assert look.voice.say(refusal.reason) in text, refusal.text
            assert text.count('aria-disabled="true"') == text.count("data-rule=")
            cited = {rulebook.cite(refusal.reason.rule) for refusal in look.view.refusals}
            told = re.findall('data-rule-at="([^"]+)"', unescape(text))
            assert len(told) == text.count("data-rule=")
            assert set(told) <= cited


def test_no_two_things_share_an_id(screens: list[Screen]) -> None:
    """Nor do they have the name of a drawn part, or of something of the page around them."""
    for _, shown, contents in screens:
        ids = [id for content in contents for id in IDS.findall(content)]
        ids += [part.name for part in shown.table.parts]
        assert [id for id, count in Counter(ids).items() if count > 1] == []
        assert set(ids) & (set(library()) | PAGE_IDS) == set()


def test_every_symbol_that_is_shown_is_in_the_page(screens: list[Screen]) -> None:
    for look, _, contents in screens:
        there = {*shared(), *symbols(about_of(look.view.game.meta.id).icons)}
        assert used("".join(contents)) <= there


@pytest.mark.parametrize(("game", "players", "seed", "options"), SEVERAL)
def test_who_waits_can_choose_nothing(
    game: str, players: int, seed: int, options: dict[str, str]
) -> None:
    for match in positions(game, players, seed + 4, options):
        _, shown, contents = screen(match, (match.actor + 1) % players)
        assert offered(*contents) == set()
        assert in_the_bar(shown) == set()
