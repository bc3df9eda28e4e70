"""What a game shows, it shows of its own views: mypy says so, where a page is asked for by name."""

from dataclasses import dataclass

import pytest

from serai.core.match import Match
from serai.draw.errors import PictureError
from serai.games import agra, merv, rajas, taj_mahal
from serai.games.agra import page as agra_page
from serai.games.agra.view import AgraView
from serai.games.counters import Counted, Left
from serai.games.merv import page as merv_page
from serai.games.merv.view import MervView
from serai.games.page import GamePage, page_of
from serai.games.rajas import page as rajas_page
from serai.games.rajas.view import RajasView
from serai.games.taj_mahal import page as taj_page
from serai.games.taj_mahal.view import TajView


def test_the_page_of_every_game_takes_looks_at_its_own_views() -> None:
    agra_shown: GamePage[AgraView] = agra_page
    rajas_shown: GamePage[RajasView] = rajas_page
    merv_shown: GamePage[MervView] = merv_page
    taj_shown: GamePage[TajView] = taj_page
    assert page_of(agra.make()) is agra_shown
    assert page_of(rajas.make()) is rajas_shown
    assert page_of(merv.make()) is merv_shown
    assert page_of(taj_mahal.make()) is taj_shown


def test_the_match_of_a_game_that_is_known_has_its_views() -> None:
    view: AgraView = Match(agra.make(), players=2, seed=1).view(0)
    assert view.tables is view.game.tables
    assert len(view.seats) == 2


@dataclass(frozen=True)
class Side:
    coins: tuple[int, ...] = (4, 7)
    spent: int = 3


def test_what_is_counted_of_a_side_is_what_its_view_has() -> None:
    told = {"gold": {"value": "coins 1", "used": "spent"}, "silver": {"value": "coins 0"}}
    counted = Counted.read(Side, told)
    assert counted["gold"].of(Side()) == Left(4, 7)
    assert counted["silver"].of(Side()) == 4


@pytest.mark.parametrize("told", [{"value": "cows"}, {"value": "coins 1", "used": "lost"}])
def test_to_count_what_no_view_has_is_refused_when_the_file_is_read(told: dict[str, str]) -> None:
    with pytest.raises(PictureError, match="'gold' counts what no Side has"):
        Counted.read(Side, {"gold": told})
