"""Chapter "Influence", and favour tiles."""

from pathlib import Path

import pytest

from serai.core.match import Match
from serai.core.step import CHANCE
from serai.games.agra.rules.notables import is_step_due, note_served
from serai.games.agra.state import LAST_BUT_ONE, PLAYING
from serai.games.agra.tables import COOK
from tests.agra.build import (
    choices,
    deed,
    do,
    log,
    offers,
    prompt,
    reading,
    table,
    tiles_of,
    track,
)
from tests.rules import rule


@rule("influence.step")
def test_a_marker_goes_up_step_by_step() -> None:
    match = table(influence={0: "merchants=4"})
    do(match, "place architect", "up merchants")
    assert track(match, 0, "merchants") == 5
    args = {"seat": 0, "guild": "merchants", "step": 5}
    assert ("agra-log-influence", args, "architect.choice") in log(match)


@rule("influence.step")
def test_at_the_top_it_stays() -> None:
    match = table(goods={0: "oil"}, river="cook", influence={0: "artisans=9"})
    do(match, "place sailor", "deliver oil cook")
    assert track(match, 0, "artisans") == 9
    assert "agra-log-influence" not in {id for id, _, _ in log(match)}


@rule("influence.choice")
def test_steps_of_a_free_choice_go_to_different_tracks() -> None:
    match = table(goods={0: "painting"})
    do(match, "luxury painting")
    assert choices(match) == ["up artisans", "up merchants", "up scholars"]
    do(match, "up merchants")
    assert choices(match) == ["up artisans", "up scholars"]
    do(match, "up scholars")
    assert [track(match, 0, name) for name in ("artisans", "merchants", "scholars")] == [0, 1, 1]


@rule("influence.choice")
def test_a_climbed_track_is_not_offered() -> None:
    match = table(goods={0: "painting"}, influence={0: "artisans=9 merchants=8"})
    do(match, "luxury painting")
    assert choices(match) == ["up merchants", "up scholars"]
    do(match, "up scholars")  # and the other one is all that is left
    assert track(match, 0, "merchants") == 9


@rule("influence.deliver")
def test_each_notable_served_gives_one_step_also_for_several_goods() -> None:
    match = table(goods={0: "clothing oil wood*2 dye"}, river="cook dyer mahout")
    do(match, "place sailor", "pay clothing", "deliver oil cook", "deliver wood cook")
    do(match, "deliver dye dyer", "deliver wood mahout")
    assert track(match, 0, "artisans") == 2  # Cook and Dyer
    assert track(match, 0, "merchants") == 1  # Mahout


@rule("influence.deliver")
def test_a_double_delivery_gives_one_step() -> None:
    match = table(goods={0: "curry oil*2"}, river="cook")
    do(match, "place sailor", "pay curry", "double oil cook")
    assert track(match, 0, "artisans") == 1


@rule("influence.deliver")
@pytest.mark.parametrize(("value", "steps"), [("action", 2), ("turn", 1)])
def test_an_edition_may_give_a_step_for_a_notable_once_a_turn(
    tmp_path: Path, value: str, steps: int
) -> None:
    game = reading(tmp_path, "influence_per", value)
    match = table(game=game, goods={0: "oil wood"}, river="cook", points=3, blocked="process_good")
    do(match, "deliver oil cook")
    assert track(match, 0, "artisans") == 1
    do(match, "place sailor", "deliver wood cook")
    assert track(match, 0, "artisans") == steps


@rule("influence.deliver")
def test_in_that_edition_each_notable_counts_for_itself(tmp_path: Path) -> None:
    game = reading(tmp_path, "influence_per", "turn")
    match = table(
        game=game,
        goods={0: "curry oil dye wood"},
        river="cook dyer mahout",
        points=3,
        blocked="process_good",
    )
    do(match, "deliver oil cook", "place sailor", "pay curry")
    do(match, "deliver dye dyer", "deliver wood cook")
    assert track(match, 0, "artisans") == 2


@rule("influence.deliver")
def test_in_that_edition_the_jagirdar_of_another_turn_is_not_held_back(tmp_path: Path) -> None:
    game = reading(tmp_path, "influence_per", "turn")
    match = table(game=game, goods={0: "oil", 1: "wood"}, river="cook", contracts={1: "jagirdar"})
    do(match, "place sailor", "deliver oil cook", "deliver wood cook")
    assert track(match, 0, "artisans") == 1
    assert track(match, 1, "artisans") == 1


@rule("influence.deliver")
def test_to_ask_whether_a_step_is_due_changes_nothing(tmp_path: Path) -> None:
    s = table(game=reading(tmp_path, "influence_per", "turn"), turn=0, river="cook").state
    assert is_step_due(s, 0, COOK)
    assert is_step_due(s, 0, COOK)
    note_served(s, 0, COOK)
    assert not is_step_due(s, 0, COOK)
    assert is_step_due(s, 1, COOK), "the turn of another is no turn of one's own"


@rule("influence.after")
def test_steps_come_after_all_deliveries_and_after_contracts() -> None:
    match = table(
        goods={0: "curry oil wood cement"},
        river="cook mahout",
        influence={0: "artisans=2"},
        open_tiles="gain_mp",
    )
    do(match, "place sailor", "pay curry", "deliver oil cook", "deliver wood cook")
    assert offers(match, "tile") == []
    assert track(match, 0, "artisans") == 2
    do(match, "done")
    assert track(match, 0, "artisans") == 3
    assert choices(match) == ["favours", "tile gain_mp"]
    ids = [id for id, _, _ in log(match)]
    assert ids.index("agra-log-contract") < ids.index("agra-log-influence")


@rule("influence.after")
def test_with_the_wheel_too_the_contract_is_settled_before_the_step() -> None:
    match = table(goods={0: "wood"}, stones={"cook oil": 0}, points=3, blocked="process_good")
    do(match, "deliver wood cook")
    ids = [id for id, _, _ in log(match)]
    assert ids.index("agra-log-contract") < ids.index("agra-log-influence")


@rule("influence.may")
@pytest.mark.parametrize(("answer", "step"), [("up artisans", 9), ("done", 8)])
def test_a_step_to_the_top_may_be_refused(answer: str, step: int) -> None:
    match = table(goods={0: "oil"}, river="cook", influence={0: "artisans=8"})
    do(match, "place sailor", "deliver oil cook")
    assert choices(match) == ["up artisans", "done"]
    do(match, answer)
    assert track(match, 0, "artisans") == step
    assert match.state.ending == (LAST_BUT_ONE if step == 9 else PLAYING)


@rule("influence.may")
def test_once_the_end_is_near_the_step_is_taken_by_itself() -> None:
    match = table(goods={0: "oil"}, river="cook", influence={0: "artisans=8"}, ending=LAST_BUT_ONE)
    do(match, "place sailor", "deliver oil cook")
    assert track(match, 0, "artisans") == 9
    assert match.actor == 1


@rule("influence.may")
def test_other_steps_are_taken_by_themselves() -> None:
    match = table(goods={0: "oil"}, river="cook", influence={0: "artisans=7"})
    do(match, "place sailor", "deliver oil cook")
    assert track(match, 0, "artisans") == 8
    assert match.actor == 1


def serve_two(influence: str, open_tiles: str = "") -> Match:
    """A notable of the artisans and one of the merchants get a good each."""
    match = table(
        goods={0: "cotton oil wood"},
        river="cook mahout",
        influence={0: influence},
        open_tiles=open_tiles,
    )
    return do(match, "place sailor", "pay cotton", "deliver oil cook", "deliver wood mahout")


@rule("influence.after")
@pytest.mark.parametrize("first", ["artisans", "merchants"])
def test_steps_that_bring_something_come_in_the_order_one_likes(first: str) -> None:
    match = serve_two("artisans=2 merchants=5", open_tiles="gain_mp")
    assert prompt(match) == ("agra-prompt-ascend-first", {"seat": 0}, "influence.after")
    assert choices(match) == ["up artisans", "up merchants"]
    do(match, f"up {first}")
    assert prompt(match)[1]["favours"] == (1 if first == "artisans" else 2)
    do(match, "favours")
    assert prompt(match)[1]["favours"] == (2 if first == "artisans" else 1)
    do(match, "favours")
    assert (track(match, 0, "artisans"), track(match, 0, "merchants")) == (3, 6)
    assert match.state.favours[0] == 3


BESIDE_A_BONUS = ["artisans=3 merchants=2", "artisans=1 merchants=2"]
"""Favours lie on one of the tracks just below the step, or above the next one."""


@rule("influence.after")
@pytest.mark.parametrize(
    "influence", ["", "artisans=2", "merchants=5", "artisans=9 merchants=5", *BESIDE_A_BONUS]
)
def test_where_the_order_does_not_matter_nobody_is_asked(influence: str) -> None:
    match = serve_two(influence)
    assert "ascend" not in prompt(match)[0]
    assert match.state.favours[0] == (2 if "5" in influence else 1 if "2" in influence else 0)


@rule("influence.after", "influence.may")
def test_a_step_to_the_top_is_asked_for_after_one_without_a_choice() -> None:
    match = serve_two("artisans=8")
    assert (track(match, 0, "merchants"), match.state.ending) == (1, PLAYING)
    assert choices(match) == ["up artisans", "done"]
    do(match, "done")
    assert track(match, 0, "artisans") == 8
    assert match.actor == 1


@rule("influence.may")
def test_a_step_to_the_top_is_asked_with_its_own_guild() -> None:
    match = table(goods={0: "wood"}, river="mahout", influence={0: "merchants=8"})
    do(match, "place sailor", "deliver wood mahout")
    args = {"seat": 0, "guild": "merchants"}
    assert prompt(match) == ("agra-prompt-ascend", args, "influence.may")


@rule("influence.after", "influence.may")
def test_the_top_may_be_reached_before_or_after_another_step() -> None:
    match = serve_two("artisans=8 merchants=2", open_tiles="gain_mp")
    assert choices(match) == ["up artisans", "up merchants"]
    do(match, "up merchants", "favours")
    assert choices(match) == ["up artisans", "done"]
    match = serve_two("artisans=8 merchants=2", open_tiles="gain_mp")
    do(match, "up artisans")
    assert match.state.ending == LAST_BUT_ONE
    assert choices(match) == ["favours", "tile gain_mp"]


@rule("influence.after", "influence.may")
def test_of_two_steps_to_the_top_one_or_none_may_be_taken() -> None:
    match = serve_two("artisans=8 merchants=8")
    assert choices(match) == ["up artisans", "up merchants", "done"]
    do(match, "up merchants")  # the end is near: the other step costs nothing more
    assert (track(match, 0, "artisans"), track(match, 0, "merchants")) == (9, 9)
    match = do(serve_two("artisans=8 merchants=8"), "done")
    assert (track(match, 0, "artisans"), track(match, 0, "merchants")) == (8, 8)
    assert match.state.ending == PLAYING


@rule("influence.after")
def test_two_steps_on_one_track_may_lead_to_what_the_first_does_not() -> None:
    match = table(
        goods={0: "curry oil dye wood"},
        river="cook dyer mahout",
        influence={0: "artisans=1 merchants=2"},
        open_tiles="gain_mp",
    )
    deliveries = ["deliver oil cook", "deliver dye dyer", "deliver wood mahout"]
    do(match, "place sailor", "pay curry", *deliveries)
    assert choices(match) == ["up artisans", "up merchants"]
    do(match, "up artisans")
    assert choices(match) == ["up artisans", "up merchants"]
    do(match, "up artisans")
    assert choices(match) == ["favours", "tile gain_mp"]


# --- what lies on a track ---------------------------------------------------------------------


@rule("influence.bonus")
@pytest.mark.parametrize(("step", "favours"), [(3, 1), (6, 2)])
def test_steps_three_and_six_bring_favours_or_a_tile(step: int, favours: int) -> None:
    match = table(influence={0: f"merchants={step - 1}"}, open_tiles="gain_mp sell_good free_peon")
    do(match, "place architect", "up merchants")
    assert choices(match) == ["favours", "tile gain_mp", "tile sell_good", "tile free_peon"]
    do(match, "favours")
    assert match.state.favours[0] == favours
    assert tiles_of(match, 0) == []


@rule("influence.bonus")
@pytest.mark.parametrize("step", [1, 2, 4, 5, 7, 8, 9])
def test_other_steps_bring_nothing(step: int) -> None:
    match = table(influence={0: f"merchants={step - 1}"}, open_tiles="gain_mp")
    do(match, "place architect", "up merchants")
    assert match.actor == 1
    assert match.state.favours[0] == 0


@rule("influence.bonus")
def test_with_no_tile_left_there_are_only_the_favours() -> None:
    match = table(influence={0: "merchants=2"})
    do(match, "place architect", "up merchants")
    assert match.state.favours[0] == 1


@rule("favour.tile")
def test_a_tile_is_a_further_favour_action() -> None:
    match = table(influence={0: "merchants=2"}, open_tiles="sell_good", favours={0: 3})
    do(match, "place architect", "up merchants", "tile sell_good", "reveal gain_mp")
    assert tiles_of(match, 0) == ["sell_good"]
    assert match.state.favours[0] == 3
    assert ("agra-log-tile", {"seat": 0, "deed": "sell_good"}, "favour.tile") in log(match)
    match = table(tiles={0: "sell_good"}, favours={0: 3}, goods={0: "wood"})
    assert "favour sell_good" in choices(match)
    match = table(tiles={1: "sell_good"}, favours={0: 3}, goods={0: "wood"})
    assert "favour sell_good" not in choices(match)


@rule("favour.refill")
def test_an_open_tile_that_is_taken_is_replaced_from_the_pile() -> None:
    match = table(influence={0: "merchants=2"}, open_tiles="sell_good gain_mp free_peon")
    do(match, "place architect", "up merchants", "tile gain_mp")
    assert match.actor == CHANCE
    assert len(choices(match)) == 11
    do(match, "reveal raise_worker")
    view = match.view(None)
    assert [view.tables.deed_ids[tile] for tile in view.open_tiles] == [
        *("sell_good", "free_peon", "raise_worker"),
    ]
    assert len(view.pile) == 10


@rule("favour.refill")
def test_with_an_empty_pile_fewer_tiles_lie_open() -> None:
    match = table(
        players=4,
        influence={0: "merchants=2"},
        open_tiles="sell_good gain_mp",
        tiles={
            0: "process_extra move_farmers",
            1: "raise_worker remove_cover deliver_notable",
            2: "akbar_or_order move_price_token exchange_good",
            3: "gain_value_2 advance_meditation process_1_to_2",
        },
    )
    match.state.pile.clear()
    match.state.tiles[3].append(16)
    do(match, "place architect", "up merchants", "tile gain_mp")
    assert match.actor == 1
    assert len(match.state.open_tiles) == 1


@rule("favour.fourth")
def test_whoever_gets_a_fourth_tile_gives_one_back_into_the_pile() -> None:
    match = table(
        influence={0: "merchants=2"},
        open_tiles="sell_good",
        tiles={0: "gain_mp raise_worker free_peon"},
    )
    do(match, "place architect", "up merchants", "tile sell_good", "reveal remove_cover")
    assert choices(match) == [
        *("return gain_mp", "return raise_worker", "return free_peon", "return sell_good"),
    ]
    do(match, "return raise_worker")
    assert tiles_of(match, 0) == ["gain_mp", "free_peon", "sell_good"]
    pile = [match.view(None).tables.deed_ids[tile] for tile in match.view(None).pile]
    assert "raise_worker" in pile
    note = ("agra-log-return", {"seat": 0, "deed": "raise_worker"}, "favour.fourth")
    assert note in log(match)


@rule("favour.fourth")
@rule("favour.refill")
def test_a_tile_given_back_to_an_empty_pile_lies_open_if_there_is_room() -> None:
    match = table(
        players=4,
        influence={0: "merchants=2"},
        open_tiles="sell_good gain_mp",
        tiles={
            0: "process_extra move_farmers free_peon",
            1: "raise_worker remove_cover deliver_notable",
            2: "akbar_or_order move_price_token exchange_good",
            3: "gain_value_2 advance_meditation process_1_to_2",
        },
    )
    do(match, "place architect", "up merchants", "tile gain_mp")
    do(match, "return free_peon", "reveal free_peon")
    assert match.state.open_tiles == [deed("sell_good"), deed("free_peon")]
    assert match.state.pile == []


@rule("favour.fourth")
def test_a_third_tile_is_kept() -> None:
    match = table(
        influence={0: "merchants=2"}, open_tiles="sell_good", tiles={0: "gain_mp free_peon"}
    )
    do(match, "place architect", "up merchants", "tile sell_good", "reveal remove_cover")
    assert match.actor == 1
    assert len(tiles_of(match, 0)) == 3
