"""What a seat sees of Agra: everything but the bags of the others."""

from dataclasses import replace

import pytest

from serai.core.luck import FastLuck
from serai.core.match import Match
from serai.core.step import NOBODY
from serai.games.agra.state import END_TRACK, LAST_ROUND
from tests.agra.build import GAME, T, building, choices, do, good, notable, table
from tests.kit.walk import play_on
from tests.rules import rule


def bags(match: Match, seat: int | None) -> list[int | None]:
    return [board.rupees for board in match.view(seat).seats]


@rule("setup.bag")
def test_only_the_owner_sees_what_is_in_a_bag() -> None:
    match = table(rupees={0: 5, 1: 7, 2: 9})
    assert bags(match, 0) == [5, None, None]
    assert bags(match, 2) == [None, None, 9]
    assert bags(match, None) == [None, None, None]


@rule("setup.bag")
def test_an_option_of_the_table_lays_rupees_open() -> None:
    match = Match(GAME, players=3, seed=1, options={"rupees": "open"})
    assert bags(match, 0) == bags(match, None) == [2, 2, 2]


@rule("setup.bag")
def test_at_the_end_all_bags_are_open() -> None:
    match = table(rupees={0: 5}, turn=2, round=9, ending=LAST_ROUND)
    match.state.triggers = END_TRACK
    do(match, "place sawmill")
    assert bags(match, None) == [5, 0, 0]
    view = match.view(1)
    assert (view.actor, view.prompt, view.options) == (NOBODY, None, ())
    assert view.outcome == match.outcome


@rule("setup.bag")
@pytest.mark.parametrize("seed", range(6))
def test_rupees_of_others_leave_no_trace_in_a_view(seed: int) -> None:
    """Two tables that differ in the bags of the others alone look the same, at any moment."""
    match = play_on(Match(GAME, players=3, seed=seed), seed, choices=40 * seed + 5)
    for seat in (0, 1, 2, None):
        other = match.state.copy()
        for rich in range(3):
            if rich != seat:
                other.rupees[rich] += 50
        seen, twin = match.view(seat), GAME.view(other, seat)
        if match.actor == seat:
            assert seen == twin
        else:
            assert replace(seen, prompt=None) == replace(twin, prompt=None)
            assert str(seen.prompt) == str(twin.prompt)


def test_options_and_refusals_are_shown_to_the_actor_only() -> None:
    match = table(goods={0: "wood"})
    assert [action.text for action in match.view(0).options] == choices(match)
    assert match.view(0).refusals != ()
    for seat in (1, 2, None):
        assert match.view(seat).options == ()
        assert match.view(seat).refusals == ()
        assert match.view(seat).actor == 0


def test_while_chance_decides_nobody_is_named() -> None:
    match = table(merchant="quarry")
    do(match, "place quarry")
    view = match.view(0)
    assert (view.actor, view.prompt, view.options) == (NOBODY, None, ())


def test_a_view_tells_where_everything_lies() -> None:
    match = table(
        players=4,
        turn=1,
        first=2,
        round=5,
        points=3,
        goods={3: "wood*2 oil"},
        favours={3: 4},
        standing={3: "trader"},
        lying={3: "quarry"},
        stored={3: 1},
        meditation={3: 3},
        bare={3: "n1"},
        farmers={3: "n2"},
        tiles={3: "gain_mp"},
        open_tiles="sell_good",
        used={3: "gain_basic"},
        scrolls={3: "book"},
        influence={3: "merchants=4"},
        contracts={3: "cook french_trader"},
        river="mahout",
        doubles={"mahout wood": 3},
        consigned="oil",
        orders={"scholars 2": 3},
        akbar={"dye": 3},
        built="paper_mill",
        builder="tailor",
        coins={"quarry": 2},
        tokens=["price_1_2 high wood"],
        bonuses={3: "l3_favour"},
    )
    view, board = match.view(None), match.view(None).seats[3]
    assert (view.round, view.first, view.turn, view.points) == (5, 2, 1, 3)
    assert (board.goods[good("wood")], board.goods[good("oil")]) == (2, 1)
    assert (board.favours, board.supply, board.stored, board.meditation) == (4, 7, 1, 2)
    assert (board.uncovered, T.cell_ids[board.farmers[0]]) == (1, "n2")
    assert [T.deed_ids[tile] for tile in board.tiles] == ["gain_mp"]
    assert [T.deed_ids[tile] for tile in view.open_tiles] == ["sell_good"]
    assert (board.used.index(True), board.scrolls.index(True)) == (0, 1)
    assert board.influence == (0, 4, 0)
    assert board.contracts == (notable("french_trader"), notable("cook"))
    assert board.bonuses == (T.bonus_ids.index("l3_favour"),)
    assert view.stone[notable("mahout") * 3 + 1] == 3
    assert view.doubled[notable("mahout") * 3 + 1]
    assert view.consigned == (2,)
    assert (view.order_owner.index(3), view.bowl_owner.index(3)) == (13, 7)
    assert view.built[building("paper_mill")]
    assert view.coins[building("quarry")] == 2
    assert view.value[good("wood")] == 2
    assert (view.merchant, view.builder) == (building("cotton_farm"), building("tailor"))
    assert (view.pier, view.contracts, view.order_limit) == (2, (2, 0, 0, 0), 3)
    assert view.worker[T.place_ids.index("trader")] == 3
    assert view.standing[T.place_ids.index("trader")]
    assert not view.standing[T.place_ids.index("quarry")]


def test_the_pile_is_shown_without_an_order() -> None:
    match = table(open_tiles="gain_mp sell_good free_peon")
    match.state.pile.reverse()
    assert match.view(0).pile == tuple(sorted(match.state.pile))
    assert len(match.view(0).pile) == 11


def test_a_seat_that_counts_knows_the_world_it_is_in() -> None:
    """Every rupee was earned in the open, so there is one world to imagine."""
    match = play_on(Match(GAME, players=3, seed=5), 5, choices=60)
    world = GAME.imagine(match.state, 1, FastLuck(1))
    assert world is not match.state
    assert world.rupees == match.state.rupees
    assert GAME.view(world, 1) == match.view(1)
