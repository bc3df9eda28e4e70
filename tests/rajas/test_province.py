"""Building: tiles, roads, what a tile pays, and the incomes that it links."""

from tests.rajas.build import (
    GAME,
    T,
    choices,
    do,
    linked,
    offers,
    refusals,
    scroll_of,
    table,
    tile_at,
    told,
    top_of,
)
from tests.rules import rule


@rule("province.residence", "province.cell")
def test_the_first_tile_lies_beside_the_residence() -> None:
    match = table(dice={0: "blue_3"}, money={0: 1})
    do(match, "place quarry_1")
    assert choices(match) == ["lay b1", "lay d1", "lay c2"]
    assert refusals(match)["lay b2"] == ("rajas-refuse-road", "province.road")


@rule("province.cell")
def test_sixteen_places_take_a_tile() -> None:
    assert len(T.building_cells) == 16
    assert not {"a1", "c1", "e1", "c4"} & {T.cell_ids[cell] for cell in T.building_cells}


@rule("province.road", "province.turn")
def test_a_tile_is_turned_so_that_a_road_goes_on() -> None:
    match = table(dice={0: "blue_3"}, money={0: 1}, top="blue_snake_1")
    do(match, "place quarry_1", "lay b1")
    assert choices(match) == ["turn ne", "turn es"]  # a bend that leads east
    match = table(dice={0: "blue_5"}, money={0: 1}, top="blue_snake_6")
    do(match, "place quarry_1", "lay b1")
    assert tile_at(match, "b1") == "blue_snake_6"  # a straight road can lie in one way only


@rule("province.loose")
def test_other_roads_may_end_anywhere_and_cut_off_those_of_neighbours() -> None:
    match = table(
        dice={0: "blue_3"}, money={0: 1}, tiles={0: "b1 orange_cow_1 esw"}, top="blue_snake_2"
    )
    do(match, "place quarry_1", "lay c2")
    assert choices(match) == ["turn ne", "turn nw"]
    do(match, "turn nw", "reveal blue_snake_1")
    assert T.slugs["roads"][match.state.roads[T.cell_ids.index("c2")]] == "nw"


@rule("province.stay", "quarry.at_once")
def test_a_tile_lies_at_once_and_is_never_moved() -> None:
    match = table(dice={0: "blue_3"}, money={0: 1}, top="blue_snake_1")
    do(match, "place quarry_1", "lay b1", "turn es", "reveal blue_snake_2")
    assert tile_at(match, "b1") == "blue_snake_1"
    assert match.actor == 1
    verbs = {action.verb for action in GAME.vocabulary.actions}
    assert not verbs & {"move", "remove"}


@rule("quarry.next")
def test_the_next_tile_is_on_top_and_an_empty_stack_stays_empty() -> None:
    match = table(dice={0: "blue_3"}, money={0: 1}, top="blue_snake_1")
    do(match, "place quarry_1", "lay b1", "turn es")
    assert offers(match, "reveal") == [f"blue_snake_{n}" for n in range(2, 7)]
    do(match, "reveal blue_snake_4")
    assert top_of(match, "blue_snake") == "blue_snake_4"
    match = table(dice={0: "blue_3"}, money={0: 1}, top="blue_snake_1")
    match.state.tile[40:45] = match.state.below[0]  # all other tiles of the stack are laid
    match.state.below[0] = []
    for text in ("place quarry_1", "lay b1", "turn es"):
        match._apply(match.game.read(text))  # without the check: those tiles lie anywhere
    assert top_of(match, "blue_snake") == ""
    assert match.actor == 1


@rule("province.markets", "province.order")
def test_fame_of_buildings_comes_before_the_coins_of_markets() -> None:
    match = table(dice={0: "blue_6 blue_1"}, money={0: 1}, fame={0: 3}, top="blue_cow_2")
    match.state.money[0] = 12
    do(match, "place quarry_1", "buy blue_cow", "lay d1", "settle")
    do(match, "reveal blue_cow_1")
    assert match.state.fame[0] == 5
    assert choices(match) == [f"upgrade {b}" for b in ("temple", "palace", "fortress", "mill")]
    assert match.state.money[0] == 11
    do(match, "upgrade mill")
    assert match.state.money[0] == 12  # tea 1


@rule("upgrade.later")
def test_an_upgrade_won_by_a_tile_does_not_raise_that_tile() -> None:
    match = table(dice={0: "blue_6 blue_2"}, money={0: 1}, fame={0: 3}, top="blue_cow_5")
    do(match, "place quarry_1", "buy blue_cow", "lay b1", "reveal blue_cow_1", "upgrade palace")
    assert match.state.fame[0] == 7
    assert scroll_of(match, "palace") == 3


@rule("income.once")
def test_an_income_that_can_be_reached_from_two_cells_pays_once() -> None:
    tiles = "d1 orange_snake_3 ew, c2 orange_snake_5 nes, d2 green_snake_5 new"
    match = table(dice={0: "blue_3"}, money={0: 1}, tiles={0: tiles}, top="blue_snake_1")
    assert linked(match) == {"ne_corner"}
    do(match, "place quarry_1", "lay e2", "turn nw", "reveal blue_snake_2")
    assert linked(match) == {"ne_corner"}
    assert told(match, "income") == []
    assert match.state.karma[0] == 0


@rule("income.connect")
def test_a_tile_beside_an_income_without_a_road_to_it_links_nothing() -> None:
    match = table(dice={0: "blue_3"}, money={0: 1}, top="blue_snake_1")
    do(match, "place quarry_1", "lay b1", "turn es", "reveal blue_snake_2")
    assert linked(match) == set()
