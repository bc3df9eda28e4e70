"""Chapter "Favours": what they cost, and each of the seventeen favour actions."""

from pathlib import Path

import pytest

from serai.games.agra.state import ACTION
from tests.agra.build import (
    T,
    choices,
    deed,
    do,
    earned,
    goods_of,
    log,
    offers,
    prompt,
    reading,
    refusals,
    slot,
    table,
    track,
    worker_at,
)
from tests.rules import rule

COSTS = {
    "gain_basic": (2, 2),
    "process": (3, 3),
    "influence": (4, 3),
    "raise_worker": (2, 2),
    "process_extra": (2, 2),
    "gain_mp": (2, 1),
    "sell_good": (3, 2),
    "remove_cover": (3, 2),
    "deliver_notable": (4, 2),
    "akbar_or_order": (4, 2),
    "move_farmers": (2, 1),
    "move_price_token": (3, 2),
    "exchange_good": (2, 2),
    "gain_value_2": (4, 3),
    "advance_meditation": (4, 4),
    "process_1_to_2": (3, 2),
    "free_peon": (3, 3),
}
"""How many favours one must have, and how many are spent."""


def tile(name: str) -> dict[int, str]:
    """The tile on the board of seat 0, unless it is printed there."""
    return {} if deed(name) < 3 else {0: name}


@rule("favour.gain")
def test_a_favour_is_a_stone_of_ones_own() -> None:
    match = table(standing={1: "sawmill"}, favours={0: 3})
    do(match, "place sawmill")
    assert match.state.favours == [3, 1, 0]
    assert match.state.yard == [22 - 3 - 2, 21, 22]
    assert ("agra-log-favours", {"seat": 1, "count": 1}, "place.standing") in log(match)


@rule("favour.once")
def test_each_action_is_taken_once_a_turn() -> None:
    match = table(favours={0: 9}, goods={0: "wood*3"})
    do(match, "favour gain_basic", "take cotton", "favour process", "process wood_to_paper 1")
    assert offers(match, "favour") == ["influence"]
    do(match, "place quarry")
    assert offers(match, "favour") == ["influence"]


@rule("favour.have")
@pytest.mark.parametrize("name", [name for name in COSTS if name != "process_extra"])
def test_one_must_have_what_an_action_asks_for(name: str) -> None:
    for favours in range(6):
        match = table(
            favours={0: favours},
            tiles=tile(name),
            goods={0: "wood oil"},
            lying={0: "trader"},
            river="cook",
        )
        assert (name in offers(match, "favour")) == (favours >= COSTS[name][0])


@rule("favour.spend", "favour.mark")
@pytest.mark.parametrize("name", [name for name in COSTS if name != "process_extra"])
def test_the_stones_spent_go_home_but_for_one_on_the_action(name: str) -> None:
    match = table(
        favours={0: 5}, tiles=tile(name), goods={0: "wood oil"}, lying={0: "trader"}, river="cook"
    )
    home = match.state.yard[0]
    do(match, f"favour {name}")
    spent = COSTS[name][1]
    assert match.state.favours[0] == 5 - spent
    assert match.state.yard[0] == home + spent - 1
    assert match.view(1).seats[0].used[deed(name)]
    args = {"seat": 0, "deed": name, "spend": spent}
    assert ("agra-log-deed", args, "favour.spend") in log(match)


@rule("favour.useful")
def test_an_action_that_would_do_nothing_cannot_be_taken() -> None:
    match = table(
        favours={0: 9},
        tiles={0: "raise_worker process_extra gain_mp"},
        influence={0: "artisans=9 merchants=9 scholars=9"},
    )
    assert offers(match, "favour") == ["gain_basic", "gain_mp"]


@rule("favour.useful")
@pytest.mark.parametrize(
    "name",
    [
        *("process", "raise_worker", "sell_good", "deliver_notable", "akbar_or_order"),
        *("exchange_good", "process_1_to_2", "free_peon", "process_extra"),
    ],
)
def test_with_nothing_on_the_board_there_is_nothing_to_act_on(name: str) -> None:
    match = table(favours={0: 9}, tiles=tile(name))
    assert name not in offers(match, "favour")


@rule("favour.useful")
def test_without_covers_and_steps_left_they_cannot_be_taken() -> None:
    match = table(
        favours={0: 9},
        tiles={0: "remove_cover advance_meditation"},
        bare={0: "n1 n5 e1 e5 s1 s5 w1 w5"},
        meditation={0: 5},
    )
    assert offers(match, "favour") == ["gain_basic", "influence"]


@rule("favour.effect")
def test_what_favours_buy_happens_at_once() -> None:
    match = table(favours={0: 2}, goods={0: "wood"})
    do(match, "place sailor", "favour gain_basic", "take cotton")
    assert goods_of(match, 0) == {"wood": 1, "cotton": 1}
    assert prompt(match)[0] == "agra-prompt-deliveries"


@rule("favour.printed")
def test_three_actions_are_printed_on_every_board() -> None:
    for seat in range(3):
        match = table(turn=seat, favours={seat: 4}, goods={seat: "wood"})
        assert offers(match, "favour") == ["gain_basic", "process", "influence"]


def test_the_costs_are_those_of_the_rulebook() -> None:
    assert {name: (T.deed_have[n], T.deed_spend[n]) for n, name in enumerate(T.deed_ids)} == COSTS


# --- the printed ones -------------------------------------------------------------------------


@rule("favour.gain_basic")
def test_gain_basic() -> None:
    match = table(favours={0: 2})
    do(match, "favour gain_basic")
    assert choices(match) == ["take sandstone", "take wood", "take turmeric", "take cotton"]
    do(match, "take turmeric")
    assert goods_of(match, 0) == {"turmeric": 1}


@rule("favour.process")
def test_process() -> None:
    match = table(favours={0: 3}, goods={0: "wood dye oil"})
    do(match, "favour process")
    assert offers(match, "process") == ["wood_to_planks 1", "wood_to_paper 1", "dye_to_painting 1"]
    do(match, "process dye_to_painting 1")
    assert goods_of(match, 0) == {"wood": 1, "oil": 1, "painting": 1}


@rule("favour.process")
def test_process_needs_a_good_with_an_arrow() -> None:
    match = table(favours={0: 3}, goods={0: "oil statue cement"})
    assert "process" not in offers(match, "favour")


@rule("favour.influence")
def test_influence() -> None:
    match = table(favours={0: 4}, influence={0: "merchants=9"})
    do(match, "favour influence")
    assert choices(match) == ["up artisans", "up scholars"]
    do(match, "up scholars")
    assert track(match, 0, "scholars") == 1


# --- the tiles --------------------------------------------------------------------------------


@rule("favour.raise_worker")
def test_raise_worker() -> None:
    match = table(favours={0: 2}, tiles={0: "raise_worker"}, lying={0: "trader sailor"})
    do(match, "favour raise_worker", "raise sailor")
    assert worker_at(match, "sailor") == (0, "standing")
    assert worker_at(match, "trader") == (0, "lying")


@rule("favour.process_extra")
def test_process_extra_follows_another_processing_along_the_same_arrow() -> None:
    match = table(
        favours={0: 2}, tiles={0: "process_extra"}, goods={0: "wood*5"}, built="paper_mill"
    )
    assert "process_extra" not in offers(match, "favour")
    do(match, "place paper_mill", "process wood_to_paper 3")
    assert choices(match) == ["favour process_extra", "done", "favour gain_basic"]
    args = {"seat": 0, "good": "paper"}
    assert prompt(match)[:2] == ("agra-prompt-process-extra", args)
    do(match, "favour process_extra")
    assert goods_of(match, 0) == {"wood": 1, "paper": 4}
    assert match.state.favours[0] == 0
    assert match.state.yard[0] == 22 - 5 - 1


@rule("favour.process_extra")
@pytest.mark.parametrize("way", ["wheel", "favour", "tile"])
def test_process_extra_goes_with_the_wheel_and_with_favours_too(way: str) -> None:
    match = table(
        favours={0: 5},
        tiles={0: "process_extra process_1_to_2"},
        goods={0: "wood*3"},
        points=2 if way == "wheel" else 0,
    )
    if way == "favour":
        do(match, "favour process")
    if way == "tile":
        do(match, "favour process_1_to_2")
    do(match, "process wood_to_planks 1")
    assert choices(match)[:2] == ["favour process_extra", "done"]
    assert "favour process_extra" not in refusals(match, favours=True)
    do(match, "favour process_extra")
    assert goods_of(match, 0) == {"wood": 1, "planks": 2}


@rule("favour.process_extra")
def test_process_extra_needs_one_more_good_and_two_favours() -> None:
    match = table(favours={0: 2}, tiles={0: "process_extra"}, goods={0: "wood"}, points=2)
    do(match, "process wood_to_paper 1")
    assert prompt(match)[0] == "agra-prompt-turn"
    match = table(favours={0: 1}, tiles={0: "process_extra"}, goods={0: "wood*2"}, points=2)
    do(match, "process wood_to_paper 1")
    assert prompt(match)[0] == "agra-prompt-turn"


@rule("favour.process_extra")
def test_process_extra_is_used_once_a_turn() -> None:
    match = table(favours={0: 6}, tiles={0: "process_extra"}, goods={0: "wood*5"}, points=4)
    do(match, "process wood_to_paper 1", "favour process_extra", "process wood_to_paper 1")
    assert prompt(match)[0] == "agra-prompt-turn"
    assert goods_of(match, 0) == {"wood": 2, "paper": 3}


@rule("favour.process_extra")
def test_process_extra_may_be_refused_and_used_later() -> None:
    match = table(favours={0: 2}, tiles={0: "process_extra"}, goods={0: "wood*5"}, points=4)
    do(match, "process wood_to_paper 1", "done", "process wood_to_paper 1")
    assert choices(match) == ["favour process_extra", "done", "favour gain_basic"]


@rule("favour.process_extra", "anytime.turn", "luxury.book")
def test_favours_for_extra_processing_may_be_got_after_the_processing() -> None:
    match = table(
        favours={0: 1}, tiles={0: "process_extra"}, goods={0: "book wood*2"}, built="paper_mill"
    )
    do(match, "place paper_mill", "process wood_to_paper 1")
    args = {"seat": 0, "good": "paper"}
    assert prompt(match) == ("agra-prompt-extra-later", args, "favour.process_extra")
    assert choices(match) == ["done", "luxury book"]
    refused = refusals(match, favours=True)["favour process_extra"]
    assert refused[0] == "agra-refuse-deed-favours"
    do(match, "luxury book", "favour process_extra")
    assert goods_of(match, 0) == {"paper": 2}


@rule("favour.process_extra", "anytime.turn")
@pytest.mark.parametrize(("favours", "asked"), [(3, False), (4, True)])
def test_the_good_for_it_may_be_got_as_well(favours: int, asked: bool) -> None:
    match = table(
        favours={0: favours}, tiles={0: "process_extra"}, goods={0: "wood"}, built="paper_mill"
    )
    do(match, "place paper_mill", "process wood_to_paper 1")
    assert (prompt(match)[0] == "agra-prompt-extra-later") == asked
    if asked:
        do(match, "favour gain_basic", "take wood", "favour process_extra")
        assert goods_of(match, 0) == {"paper": 2}


@rule("favour.process_extra", "notable.english_trader")
def test_the_english_trader_may_bring_the_good_for_it() -> None:
    match = table(
        favours={0: 2},
        tiles={0: "process_extra"},
        goods={0: "wood cotton"},
        contracts={0: "english_trader"},
        built="paper_mill",
    )
    do(match, "place paper_mill", "process wood_to_paper 1")
    do(match, "barter", "exchange cotton wood", "favour process_extra")
    assert goods_of(match, 0) == {"paper": 2}


@rule("favour.process_extra", "notable.mosaic_maker")
def test_points_may_become_the_favours_for_it() -> None:
    match = table(
        favours={0: 1},
        tiles={0: "process_extra"},
        goods={0: "wood*2"},
        contracts={0: "mosaic_maker"},
        points=3,
    )
    do(match, "process wood_to_paper 1", "mosaic 1", "favour process_extra")
    assert goods_of(match, 0) == {"paper": 2}


@rule("favour.process_extra", "follow.favour")
def test_the_favours_of_followers_pay_for_it() -> None:
    match = table(
        favours={0: 1},
        tiles={0: "process_extra"},
        goods={0: "wood*2", 1: "wood"},
        built="paper_mill",
    )
    do(match, "place paper_mill", "process wood_to_paper 1")
    assert (match.actor, prompt(match)[0]) == (1, "agra-prompt-follow")
    do(match, "process wood_to_paper 1")
    assert (match.actor, prompt(match)[0]) == (0, "agra-prompt-process-extra")
    do(match, "favour process_extra")
    assert goods_of(match, 0) == {"paper": 2}


@rule("favour.process_extra", "notable.mujtahida")
def test_it_is_not_for_a_building_of_the_mujtahida_in_the_turn_of_another() -> None:
    match = table(
        favours={1: 4},
        tiles={1: "process_extra"},
        goods={0: "cotton", 1: "sandstone*3"},
        stones={"mujtahida statue": 1, "mujtahida planks": 1},
        pier=5,
    )
    do(match, "place sailor", "deliver cotton mujtahida", "build cement_works", "bonus l2_favour")
    do(match, "process sandstone_to_cement 1")
    assert goods_of(match, 1) == {"sandstone": 2, "cement": 1}
    assert (match.actor, prompt(match)[0]) == (1, "agra-prompt-turn")
    assert match.state.favours[1] == 5


@rule("favour.gain_mp")
def test_gain_mp() -> None:
    match = table(favours={0: 2}, tiles={0: "gain_mp"})
    do(match, "favour gain_mp")
    assert match.state.points == 1
    assert offers(match, "farmer") != []


@rule("favour.gain_mp")
def test_gain_mp_works_in_the_meditation_phase_only() -> None:
    match = table(favours={0: 3}, tiles={0: "gain_mp"}, goods={0: "wood"})
    do(match, "place sailor")
    assert "gain_mp" not in offers(match, "favour")


@rule("favour.sell_good")
@pytest.mark.parametrize(("name", "rupees"), [("wood", 2), ("oil", 2), ("statue", 3)])
def test_sell_good(name: str, rupees: int) -> None:
    match = table(
        favours={0: 3},
        tiles={0: "sell_good"},
        goods={0: "wood oil statue"},
        tokens=["price_1_2 high wood"],
    )
    do(match, "favour sell_good")
    assert choices(match) == ["sell wood", "sell oil", "sell statue"]
    home = match.state.yard[0]
    assert earned(match, f"sell {name}") == rupees
    assert name not in goods_of(match, 0)
    assert match.state.yard[0] == home + 1


@rule("favour.remove_cover")
def test_remove_cover() -> None:
    match = table(favours={0: 3}, tiles={0: "remove_cover"})
    do(match, "favour remove_cover", "uncover w5")
    assert match.state.uncovered[0] == 1
    assert ("agra-log-uncover", {"seat": 0}, "favour.remove_cover") in log(match)


@rule("favour.deliver_notable")
def test_deliver_notable() -> None:
    match = table(
        favours={0: 4},
        tiles={0: "deliver_notable"},
        goods={0: "oil wood"},
        stones={"cook oil": 1},
        river="mahout",
    )
    do(match, "favour deliver_notable")
    assert set(choices(match)) == {"deliver wood cook", "deliver wood mahout"}
    assert earned(match, "deliver wood mahout") == 1
    assert match.state.stone[slot("mahout wood")] == 0
    assert track(match, 0, "merchants") == 1


@rule("favour.deliver_notable")
def test_deliver_notable_needs_one_who_takes_a_good() -> None:
    match = table(favours={0: 4}, tiles={0: "deliver_notable"}, goods={0: "cotton"}, river="cook")
    assert "deliver_notable" not in offers(match, "favour")


@rule("favour.akbar_or_order")
def test_akbar_or_order() -> None:
    match = table(
        favours={0: 4},
        tiles={0: "akbar_or_order"},
        goods={0: "wood painting"},
        influence={0: "scholars=1"},
    )
    do(match, "favour akbar_or_order")
    assert choices(match) == ["order scholars", "akbar painting"]
    do(match, "order scholars")
    assert match.state.rupees[0] == 3
    assert match.actor == 0
    assert offers(match, "place") != []


@rule("favour.akbar_or_order", "order.may")
def test_akbar_or_order_comes_besides_the_order_phase() -> None:
    match = table(favours={0: 4}, tiles={0: "akbar_or_order"}, goods={0: "oil curry"})
    do(match, "favour akbar_or_order", "akbar oil", "place quarry", "akbar curry")
    assert match.state.bowl_owner.count(0) == 2


@rule("favour.move_farmers", "farm.moves")
def test_move_farmers() -> None:
    match = table(favours={0: 2}, tiles={0: "move_farmers"})
    do(match, "favour move_farmers", "farmer n2")
    assert prompt(match)[1] == {"seat": 0, "count": 1}
    do(match, "farmer e2")
    assert [T.cell_ids[cell] for cell in match.state.farmers[:4]] == ["n2", "e2", "s3", "w3"]
    assert offers(match, "farmer") == []


@rule("favour.move_farmers")
def test_move_farmers_needs_a_farmer_who_can_move() -> None:
    """All four stand between a good and a cover; no printed farm comes to that."""
    match = table(
        favours={0: 2},
        tiles={0: "move_farmers"},
        bare={0: "n1 e1 s1 w1"},
        farmers={0: "n1 e1 s1 w1"},
    )
    for side in range(4):
        match.state.covers[side * 6 + 2] = True
    assert "move_farmers" not in offers(match, "favour")


@rule("favour.move_price_token", "price.stays")
def test_move_price_token() -> None:
    match = table(favours={0: 3}, tiles={0: "move_price_token"})
    do(match, "favour move_price_token")
    assert {text.split()[0] for text in choices(match)} == {"token"}
    do(match, "token price_1_2 high wood")
    assert match.state.value[1] == 2
    args = {"seat": 0, "good": "wood", "value": 2}
    assert ("agra-log-token", args, "favour.move_price_token") in log(match)


@rule("favour.exchange_good")
def test_exchange_good() -> None:
    match = table(favours={0: 2}, tiles={0: "exchange_good"}, goods={0: "wood statue"})
    do(match, "favour exchange_good")
    assert offers(match, "exchange") == [
        *("wood sandstone", "wood turmeric", "wood cotton"),
        *("statue book", "statue painting", "statue clothing"),
    ]
    do(match, "exchange statue book")
    assert goods_of(match, 0) == {"wood": 1, "book": 1}


@rule("favour.exchange_good")
def test_exchange_good_needs_another_good_of_the_same_value() -> None:
    match = table(
        favours={0: 2},
        tiles={0: "exchange_good"},
        goods={0: "clothing"},
        tokens=["price_3_4 high clothing"],
    )
    assert "exchange_good" not in offers(match, "favour")


@rule("favour.gain_value_2")
def test_gain_value_2() -> None:
    match = table(
        favours={0: 4},
        tiles={0: "gain_value_2"},
        tokens=["price_1_2 high wood", "price_2_3 high oil"],
    )
    do(match, "favour gain_value_2")
    assert offers(match, "take") == [
        *("wood", "cement", "planks", "curry", "bricks", "paper", "dye", "cloth"),
    ]
    do(match, "take wood")
    assert goods_of(match, 0) == {"wood": 1}


@rule("favour.advance_meditation")
def test_advance_meditation() -> None:
    match = table(favours={0: 4}, tiles={0: "advance_meditation"}, meditation={0: 4})
    do(match, "favour advance_meditation")
    assert match.state.meditation[0] == 4
    assert match.state.favours[0] == 0
    args = {"seat": 0, "step": 5}
    assert ("agra-log-advance", args, "favour.advance_meditation") in log(match)


@rule("favour.process_1_to_2")
def test_process_1_to_2() -> None:
    match = table(
        favours={0: 3},
        tiles={0: "process_1_to_2"},
        goods={0: "wood cotton bricks"},
        tokens=["price_1_2 low oil", "price_2_3 high paper"],
    )
    do(match, "favour process_1_to_2")
    assert offers(match, "process") == ["wood_to_planks 1", "cotton_to_cloth 1"]
    do(match, "process wood_to_planks 1")
    assert goods_of(match, 0) == {"planks": 1, "cotton": 1, "bricks": 1}


@rule("favour.process_1_to_2")
def test_process_1_to_2_looks_at_the_values_of_now() -> None:
    match = table(
        favours={0: 3},
        tiles={0: "process_1_to_2"},
        goods={0: "wood"},
        tokens=["price_1_2 high wood"],
    )
    assert "process_1_to_2" not in offers(match, "favour")


@rule("favour.free_peon")
def test_free_peon() -> None:
    match = table(
        favours={0: 3}, tiles={0: "free_peon"}, lying={0: "sawmill trader"}, rupees={0: 9}
    )
    do(match, "favour free_peon")
    assert choices(match) == ["peon trader", "peon sawmill"]
    assert prompt(match) == ("agra-prompt-free-peon", {"seat": 0}, "favour.free_peon")
    do(match, "peon sawmill")
    assert goods_of(match, 0) == {"wood": 2}
    assert match.state.rupees[0] == 9
    assert not match.state.free_peon


@rule("favour.free_peon")
def test_the_free_peon_is_there_for_one_who_cannot_pay() -> None:
    match = table(favours={0: 3}, tiles={0: "free_peon"}, lying={0: "sawmill"})
    assert offers(match, "peon") == []
    do(match, "favour free_peon")
    assert goods_of(match, 0) == {"wood": 2}  # there is no other worker to choose


@rule("favour.free_peon", "meditation.over")
def test_the_free_peon_ends_the_meditation() -> None:
    """The tile is for the action phase: nobody lies down after it, and points are lost."""
    match = table(
        favours={0: 4},
        tiles={0: "free_peon gain_mp"},
        standing={0: "sawmill trader"},
        points=3,
    )
    do(match, "uncover n1", "favour free_peon")
    assert (match.state.phase, match.state.points) == (ACTION, 0)
    assert T.wheel_ids[match.state.blocked] == "remove_cover"
    assert choices(match) == ["peon trader", "peon sawmill"]
    args: dict[str, str | int] = {}
    paid = ("agra-refuse-free-peon", args, "favour.free_peon")
    refused = refusals(match)
    assert refused["place quarry"] == refused["place sailor"] == paid
    assert "peon sawmill" not in refused


@rule("favour.free_peon", "luxury.statue")
def test_the_free_peon_may_be_the_action_of_a_statue() -> None:
    match = table(
        favours={0: 3}, tiles={0: "free_peon"}, lying={0: "sawmill trader"}, goods={0: "statue"}
    )
    do(match, "place quarry", "luxury statue", "favour free_peon", "peon sawmill")
    assert goods_of(match, 0) == {"sandstone": 2, "wood": 2}


@rule("favour.free_peon", "place.action")
def test_a_workshop_that_cannot_be_used_has_no_free_peon(tmp_path: Path) -> None:
    match = table(
        game=reading(tmp_path, "workshop_needs_a_good", "true"),
        favours={0: 3},
        tiles={0: "free_peon"},
        lying={0: "paper_mill"},
        built="paper_mill",
    )
    assert "free_peon" not in offers(match, "favour")


@rule("favour.free_peon")
def test_only_one_peon_is_free() -> None:
    match = table(
        favours={0: 3}, tiles={0: "free_peon"}, lying={0: "sawmill quarry"}, goods={0: "statue"}
    )
    do(match, "favour free_peon", "peon sawmill", "luxury statue")
    assert offers(match, "peon") == []


@rule("favour.free_peon")
def test_a_peon_is_made_free_before_the_extra_action_and_not_in_the_middle_of_it() -> None:
    match = table(favours={0: 5}, tiles={0: "free_peon"}, goods={0: "statue oil"})
    do(match, "place trader", "done", "luxury statue")
    assert "free_peon" in offers(match, "favour")
    do(match, "place botanist")
    assert "free_peon" not in offers(match, "favour")


@rule("favour.free_peon")
def test_free_peon_is_not_for_the_order_phase() -> None:
    match = table(favours={0: 5}, tiles={0: "free_peon"}, goods={0: "oil"}, standing={0: "trader"})
    assert "free_peon" in offers(match, "favour")
    do(match, "place quarry")
    assert "free_peon" not in offers(match, "favour")
