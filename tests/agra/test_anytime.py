"""Chapters "At any time", "Oil and curry" and "Luxury goods"."""

import pytest

from serai.core.errors import IllegalAction
from serai.core.match import Match
from serai.games.agra.state import ORDER
from tests.agra.build import (
    T,
    choices,
    do,
    earned,
    end_turn,
    goods_of,
    log,
    offers,
    prompt,
    table,
    tiles_of,
    track,
    worker_at,
)
from tests.rules import rule

FOUR = "architect sailor trader botanist"


@rule("anytime.turn")
@pytest.mark.parametrize(
    "acts",
    [
        [],
        ["place architect"],
        ["place sailor"],
        ["place sailor", "pay cement"],
        ["place trader"],
        ["place trader", "give cement"],
        ["place trader", "give cement", "done"],
        ["place botanist"],
        ["place botanist", "uncover n1"],
        ["place paper_mill"],
        ["place sawmill"],
    ],
)
def test_in_the_middle_of_any_action_everything_may_be_used(acts: list[str]) -> None:
    match = table(
        goods={0: "oil clothing cotton cement*2 wood*2"},
        favours={0: 2},
        lying={0: "quarry"},
        river="mahout",
        built="paper_mill",
        contracts={0: "caliph french_trader english_trader"},
    )
    do(match, *acts)
    anytime = {"spices oil", "favour gain_basic", "luxury clothing", "pray", "barter"}
    assert anytime <= set(choices(match))
    assert "wood" in offers(match, "consign")


@rule("anytime.turn")
def test_what_chance_turns_up_between_two_bonuses_may_be_answered_at_once() -> None:
    """At every question of the painting: which track, which bonus, which tile goes back."""
    match = table(
        goods={0: "painting*2"},
        favours={0: 6},
        tiles={0: "sell_good exchange_good remove_cover"},
        open_tiles="akbar_or_order free_peon gain_mp",
        influence={0: "artisans=2 merchants=2"},
    )
    sale = "favour sell_good"
    do(match, "luxury painting", "up artisans")
    assert prompt(match)[0] == "agra-prompt-track-bonus"
    assert sale in choices(match)
    do(match, "tile akbar_or_order", "reveal deliver_notable")
    assert prompt(match)[0] == "agra-prompt-return"
    assert sale in choices(match)
    do(match, "return exchange_good")
    assert prompt(match)[0] == "agra-prompt-up"
    assert sale in choices(match)
    do(match, "up merchants")
    assert prompt(match)[0] == "agra-prompt-track-bonus"
    do(match, sale)  # before the tile is given up for the one that has come
    assert goods_of(match, 0) == {}
    do(match, "tile deliver_notable", "reveal move_farmers", "return sell_good")
    assert tiles_of(match, 0) == ["remove_cover", "akbar_or_order", "deliver_notable"]


@rule("anytime.turn")
def test_so_it_is_between_the_steps_for_deliveries() -> None:
    match = table(
        goods={0: "wood*2 oil"},
        favours={0: 2},
        river="mahout cook",
        influence={0: "artisans=2 scholars=2 merchants=2"},
    )
    do(match, "place sailor", "pay wood", "deliver wood mahout", "deliver oil cook", "done")
    assert prompt(match)[0] == "agra-prompt-ascend-first"
    assert "favour gain_basic" in choices(match)


@rule("anytime.turn")
def test_nobody_else_is_offered_it_at_a_bonus() -> None:
    """A step for the Jagirdar's delivery in the turn of another."""
    match = table(
        goods={0: "wood", 1: "oil clothing"},
        favours={1: 4},
        open_tiles="gain_mp",
        river="mahout cook",
        contracts={1: "jagirdar"},
        influence={1: "artisans=2 scholars=2 merchants=2"},
    )
    do(match, "place sailor", "deliver wood mahout", "deliver oil cook")
    assert (match.actor, prompt(match)[0]) == (1, "agra-prompt-track-bonus")
    assert choices(match) == ["favours", "tile gain_mp"]


@rule("anytime.turn")
def test_afterwards_the_interrupted_action_goes_on() -> None:
    match = table(goods={0: "cement clothing wood*2"}, river="mahout")
    do(match, "place sailor", "pay clothing", "deliver wood mahout")
    before = prompt(match)
    assert before[1]["count"] == 3
    match = table(goods={0: "cement clothing*2 wood*2"}, river="mahout")
    do(match, "place sailor", "pay clothing", "deliver wood mahout", "luxury clothing")
    assert prompt(match) == before


@rule("anytime.turn")
def test_nothing_of_it_is_there_in_the_turns_of_others() -> None:
    match = table(
        goods={0: "cotton", 1: "cotton oil clothing"},
        favours={1: 4},
        lying={1: "quarry"},
        built="oil_press",
    )
    do(match, "place oil_press", "process cotton_to_oil 1")
    assert match.actor == 1
    assert choices(match) == ["process cotton_to_oil 1", "done"]


@rule("anytime.besides")
def test_none_of_it_replaces_the_action() -> None:
    match = table(goods={0: "clothing oil"}, favours={0: 2}, lying={0: "quarry"})
    do(match, "luxury clothing", "spices oil", "favour gain_basic", "take wood")
    assert match.actor == 0
    assert {text.split()[0] for text in choices(match)} == {"place", "lay", "peon"}
    assert len(offers(match, "place")) == 8


# --- oil and curry ----------------------------------------------------------------------------


@rule("spices.one")
@pytest.mark.parametrize("name", ["oil", "curry"])
def test_one_oil_or_curry_raises_one_worker(name: str) -> None:
    match = table(goods={0: f"{name}*2"}, lying={0: "trader sailor"})
    assert offers(match, "spices") == [name]
    do(match, f"spices {name}")
    assert choices(match) == ["raise sailor", "raise trader"]
    do(match, "raise trader")
    assert worker_at(match, "trader") == (0, "standing")
    assert worker_at(match, "sailor") == (0, "lying")
    assert goods_of(match, 0) == {name: 1}
    assert match.state.yard[0] == 21
    assert "agra-log-spices" in {id for id, _, _ in log(match)}


@rule("spices.both")
def test_both_together_raise_up_to_three() -> None:
    match = table(goods={0: "oil curry"}, lying={0: FOUR})
    assert offers(match, "spices") == ["oil", "curry", "both"]
    do(match, "spices both", "raise trader", "raise sailor", "raise botanist")
    assert goods_of(match, 0) == {}
    assert [worker_at(match, name) for name in FOUR.split()] == [
        (0, "lying"),
        *[(0, "standing")] * 3,
    ]


@rule("workers.raise")
def test_with_no_more_lying_workers_than_may_be_raised_all_stand_up() -> None:
    match = table(goods={0: "oil curry"}, lying={0: "trader sailor quarry", 1: "sawmill"})
    do(match, "spices both")
    assert match.state.lying_workers(0) == []
    assert worker_at(match, "sawmill") == (1, "lying")
    note = ("agra-log-raise", {"seat": 0, "place": "trader"}, "spices.once")
    assert note in log(match)


@rule("workers.raise")
def test_only_lying_workers_of_ones_own_are_raised() -> None:
    match = table(
        goods={0: "oil"}, lying={0: "trader quarry", 1: "sailor"}, standing={0: "sawmill"}
    )
    do(match, "spices oil")
    assert choices(match) == ["raise trader", "raise quarry"]


@rule("spices.once")
def test_spices_are_used_once_a_turn() -> None:
    match = table(goods={0: "oil*3 curry*3"}, lying={0: FOUR})
    do(match, "spices oil", "raise trader")
    assert offers(match, "spices") == []
    do(match, "place quarry")
    assert offers(match, "spices") == []


@rule("spices.once")
def test_without_a_lying_worker_spices_are_of_no_use() -> None:
    match = table(goods={0: "oil curry"}, standing={0: "trader"}, lying={1: "sailor"})
    assert offers(match, "spices") == []


# --- luxury goods -----------------------------------------------------------------------------


@rule("luxury.once")
def test_each_luxury_good_is_used_once_a_turn() -> None:
    match = table(goods={0: "book*2 painting*2 clothing*2 statue*2"})
    assert offers(match, "luxury") == ["book", "painting", "clothing"]
    do(match, "luxury clothing")
    assert offers(match, "luxury") == ["book", "painting"]
    do(match, "luxury painting", "up artisans", "up merchants", "luxury book")
    assert offers(match, "luxury") == []
    do(match, "place quarry")
    assert offers(match, "luxury") == ["statue"]


@rule("luxury.scroll")
def test_the_stone_lies_on_the_scroll_till_the_turn_ends() -> None:
    match = table(goods={0: "clothing"})
    do(match, "luxury clothing")
    assert goods_of(match, 0) == {}
    assert match.view(1).seats[0].scrolls == (False, False, False, True)
    assert match.state.yard[0] == 21
    note = ("agra-log-luxury", {"seat": 0, "good": "clothing"}, "luxury.scroll")
    assert note in log(match)
    do(match, "place quarry")
    assert match.state.yard[0] == 22 - 2
    assert not any(match.state.scrolls)


def after_the_action(goods: str, **more: dict[int, str]) -> Match:
    match = table(goods={0: goods}, **more)
    return do(match, "place quarry")


@rule("luxury.statue")
def test_after_the_action_the_statue_gives_one_more() -> None:
    match = after_the_action("statue*2")
    assert offers(match, "luxury") == ["statue"]
    do(match, "luxury statue")
    assert prompt(match) == ("agra-prompt-extra-action", {"seat": 0}, "luxury.statue")
    assert "place quarry" not in choices(match)
    do(match, "place sawmill")
    assert goods_of(match, 0) == {"statue": 1, "sandstone": 2, "wood": 2}
    assert match.state.supply[0] == 8
    assert offers(match, "luxury") == []  # once a turn
    assert match.state.phase == ORDER
    assert "akbar statue" in choices(match)


@rule("luxury.statue")
def test_the_statue_is_of_no_use_before_the_action_and_after_the_order() -> None:
    match = table(goods={0: "statue oil"})
    assert "luxury statue" not in choices(match)
    do(match, "place quarry", "akbar oil")
    assert match.actor == 1
    match = table(goods={0: "statue oil clothing"})
    do(match, "place quarry", "akbar oil")
    assert choices(match) == ["done", "luxury clothing"]


@rule("luxury.statue")
def test_in_the_extra_action_everything_else_may_be_used_too() -> None:
    match = after_the_action("statue clothing oil", lying={0: "trader"})
    do(match, "luxury statue")
    assert {"luxury clothing", "spices oil"} < set(choices(match))
    assert offers(match, "lay") == []
    assert match.state.points == 0


@rule("luxury.statue")
def test_the_extra_action_may_be_the_peon() -> None:
    match = table(goods={0: "statue"}, rupees={0: 3})
    do(match, "place quarry", "luxury statue", "peon quarry")
    assert goods_of(match, 0) == {"sandstone": 4}
    assert match.state.rupees[0] == 1


@rule("luxury.book")
def test_the_book_raises_up_to_three_and_brings_a_favour() -> None:
    match = table(goods={0: "book"}, lying={0: FOUR})
    do(match, "luxury book")
    assert match.state.favours[0] == 1
    do(match, "raise trader", "raise sailor", "raise architect")
    assert [worker_at(match, name) for name in FOUR.split()] == [
        *[(0, "standing")] * 3,
        (0, "lying"),
    ]


@rule("luxury.book")
def test_the_book_may_be_used_for_the_favour_alone() -> None:
    match = table(goods={0: "book"})
    do(match, "luxury book")
    assert match.state.favours[0] == 1
    assert match.actor == 0


@rule("luxury.painting")
def test_the_painting_gives_a_step_on_each_of_two_tracks() -> None:
    match = table(goods={0: "painting"})
    do(match, "luxury painting")
    assert prompt(match)[1] == {"seat": 0, "count": 2}
    do(match, "up scholars")
    assert offers(match, "up") == ["artisans", "merchants"]
    do(match, "up artisans")
    assert [track(match, 0, name) for name in ("artisans", "merchants", "scholars")] == [1, 0, 1]


@rule("favour.useful")
@rule("luxury.painting")
def test_a_painting_is_kept_when_no_step_is_left() -> None:
    match = table(
        goods={0: "painting"}, influence={0: f"artisans={T.top} merchants={T.top} scholars={T.top}"}
    )
    assert offers(match, "luxury") == []
    match = table(goods={0: "painting"}, influence={0: f"artisans={T.top} merchants={T.top}"})
    assert offers(match, "luxury") == ["painting"]


@rule("luxury.painting")
def test_its_first_step_is_settled_before_the_second() -> None:
    match = table(goods={0: "painting"}, influence={0: "scholars=2"}, open_tiles="gain_mp")
    do(match, "luxury painting", "up scholars")
    assert choices(match) == ["favours", "tile gain_mp"]
    do(match, "favours")
    assert offers(match, "up") == ["artisans", "merchants"]


@rule("luxury.clothing")
@pytest.mark.parametrize(
    ("tokens", "rupees"),
    [([], 3), (["price_3_4 high clothing"], 4), (["price_2_3 low clothing"], 2)],
)
def test_clothing_brings_as_many_rupees_as_it_is_worth(tokens: list[str], rupees: int) -> None:
    match = table(goods={0: "clothing"}, tokens=tokens, pier=5)
    assert earned(match, "luxury clothing") == rupees


@rule("luxury.once")
def test_luxury_goods_are_fresh_in_the_next_turn() -> None:
    match = table(players=2, goods={0: "clothing*2"})
    do(match, "luxury clothing", "place quarry")
    end_turn(match)
    do(match, "place sawmill")
    assert offers(match, "luxury") == ["clothing"]


@rule("luxury.once")
def test_others_cannot_use_their_luxury_goods_in_my_turn() -> None:
    match = table(goods={1: "clothing"})
    with pytest.raises(IllegalAction):
        do(match, "luxury clothing")
