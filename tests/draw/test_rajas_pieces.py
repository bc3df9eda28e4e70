"""Pieces of Rajas: tiles whose roads turn, dice with their pips, the hands of a statue."""

import re

import pytest

from serai.draw.markup import Markup
from serai.games.rajas.boards import province, signs, tray
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.tables import EAST, NORTH, SOUTH, WEST
from tests.rajas.build import DIE_IDS, GAME, T, table
from tests.web.screens import look_of

ROAD = re.compile(r'<path class="rj-road(?:-edge)?" d="[^"]+"/>|<circle class="rj-hub"[^>]+/>')


def without_roads(drawn: Markup) -> str:
    return ROAD.sub("", drawn)


@pytest.mark.parametrize("name", ["blue_cow_3", "green_tiger_4", "orange_snake_1"])
def test_only_the_roads_of_a_tile_turn(name: str) -> None:
    """Its cost and its features stay upright and in their places."""
    which = T.tile_ids.index(name)
    drawn = [signs.tile(T, which, roads, 0, 0) for roads in T.tile_turnings[which]]
    assert len(set(drawn)) == len(drawn) > 1
    assert len({without_roads(one) for one in drawn}) == 1


@pytest.mark.parametrize(
    ("roads", "ends"),
    [
        (NORTH | SOUTH, ["36 0", "36 72"]),
        (EAST | WEST, ["72 36", "0 36"]),
        (NORTH | EAST, ["36 0", "72 36"]),
        (EAST | SOUTH | WEST, ["72 36", "36 72", "0 36"]),
    ],
)
def test_a_road_ends_in_the_middle_of_its_edges(roads: int, ends: list[str]) -> None:
    path = re.findall(r'class="rj-road" d="([^"]+)"', signs.road(roads))[0]
    points = re.findall(r"[ML](\d+ \d+)", path)
    assert all(end in points for end in ends)
    assert not {"36 0", "72 36", "36 72", "0 36"} & set(points) - set(ends)


@pytest.mark.parametrize("which", range(len(DIE_IDS)))
def test_a_die_has_as_many_pips_as_it_shows(which: int) -> None:
    assert tray.die(which, 0, 0).count("<circle") == int(DIE_IDS[which][-1])


@pytest.mark.parametrize(("options", "hands"), [({}, 10), ({"variant": "navaratna"}, 8)])
def test_the_statue_has_a_hand_for_every_die(options: dict[str, str], hands: int) -> None:
    match = table(dice={0: "blue_1 blue_1 green_6"}, karma={0: 2}, options=options)
    drawn = tray.statue(RajasScene(look_of(match, 0))).content
    assert drawn.count('class="rj-free"') == hands - 3
    assert drawn.count('class="rj-die"') == 3
    assert drawn.count('class="rj-off"') == GAME.tables.karma_most - 2


def test_a_covered_tile_shows_below_the_one_on_it() -> None:
    match = table(tiles={0: "b1 blue_snake_1 es"})
    scene = RajasScene(look_of(match, 0))
    before = province.province(scene).count("rj-tile f-card")
    match.state.under[T.cell_ids.index("b1")] = T.tile_ids.index("green_snake_1")
    after = province.province(RajasScene(look_of(match, 0))).count("rj-tile f-card")
    assert after == before + 1


def test_an_income_that_has_paid_steps_back_with_a_tick() -> None:
    match = table(tiles={0: "b1 blue_snake_3 ew"})
    drawn = province.province(RajasScene(look_of(match, 0)))
    assert drawn.count('class="rj-paid"') == 1
    assert drawn.count('class="rj-seal"') == 1
