"""The tables of games as markup: everything can be chosen, nothing else can, whoever looks."""

import re
from collections import Counter

import pytest

from serai.draw.parts import library
from serai.games.page import panels
from tests.web.screens import in_the_bar, look_of, offered, on_a_laptop, on_a_phone, positions

IDS = re.compile(r' id="([^"]+)"')
PAGE_IDS = {"table", "bar", "menu", "prompt", "sure", "log", "chat", "said", "say", "curtain"}
EXPERTS = {"variant": "navaratna", "ganga": "on"}
MIXED = {"variant": "mixed", "expert_b": "yes", "ganga": "on"}

CASES = [
    *(("agra", players, seed, {}) for players, seed in ((2, 1), (3, 2), (4, 3), (4, 4))),
    *(("rajas", players, seed, {}) for players, seed in ((2, 1), (3, 2), (4, 3))),
    *(("rajas", players, seed, EXPERTS) for players, seed in ((2, 4), (4, 5))),
    ("rajas", 3, 6, MIXED),
    *(("merv", players, seed, {}) for players, seed in ((1, 1), (2, 2), (3, 3), (4, 4), (4, 5))),
]
FIGURES = ("game", "players", "seed", "options")
cases = pytest.mark.parametrize(FIGURES, CASES)
together = pytest.mark.parametrize(FIGURES, [case for case in CASES if case[1] > 1])
"""Who plays alone waits for nobody."""
Options = dict[str, str]


@cases
def test_everything_that_may_be_chosen_is_on_the_screen_and_nothing_else(
    game: str, players: int, seed: int, options: Options
) -> None:
    for match in positions(game, players, seed, options):
        look = look_of(match, match.actor)
        shown = panels(look)
        large = [part.content for part in on_a_laptop(shown)]
        small = [part.content for part in on_a_phone(shown)]
        assert offered(*large, shown.table.during.content) | in_the_bar(shown) == look.actions
        assert offered(*small) | in_the_bar(shown) == look.actions


@cases
def test_every_part_knows_what_it_offers(
    game: str, players: int, seed: int, options: Options
) -> None:
    for match in positions(game, players, seed + 14, options):
        table = panels(look_of(match, match.actor)).table
        for part in (*table.parts, table.during):
            assert offered(part.content) == part.offers.found, part.name


@together
def test_who_waits_can_choose_nothing(game: str, players: int, seed: int, options: Options) -> None:
    for match in positions(game, players, seed + 4, options):
        shown = panels(look_of(match, (match.actor + 1) % players))
        contents = [part.content for part in shown.table.parts]
        assert offered(*contents, shown.table.during.content) == set()
        assert in_the_bar(shown) == set()


@cases
def test_what_is_refused_says_why_on_every_screen(
    game: str, players: int, seed: int, options: Options
) -> None:
    for match in positions(game, players, seed + 6, options):
        look = look_of(match, match.actor)
        shown = panels(look)
        for screen in (on_a_laptop(shown), on_a_phone(shown)):
            text = "".join(part.content for part in screen)
            for refusal in look.view.refusals:
                assert look.voice.say(refusal.reason) in text, refusal.text
            assert text.count('aria-disabled="true"') == text.count("data-rule=")


@cases
def test_no_two_things_share_an_id(game: str, players: int, seed: int, options: Options) -> None:
    """Nor do they have the name of a drawn part, or of something of the page around them."""
    for match in positions(game, players, seed + 8, options):
        shown = panels(look_of(match, match.actor))
        contents = [*(part.content for part in shown.table.parts), shown.table.during.content]
        ids = [id for content in contents for id in IDS.findall(content)]
        ids += [part.name for part in shown.table.parts]
        assert [id for id, count in Counter(ids).items() if count > 1] == []
        assert set(ids) & (set(library()) | PAGE_IDS) == set()
