"""Chapters "The Trader" and "Values and price tokens"."""

import random
from pathlib import Path

import pytest

from serai.core.errors import IllegalAction
from serai.core.match import Match
from serai.games.agra.tables import NONE
from tests.agra.build import (
    T,
    choices,
    do,
    edition,
    good,
    goods_of,
    log,
    offers,
    prompt,
    reading,
    refusals,
    table,
)
from tests.rules import rule

OPEN: tuple[str, dict[str, str | int], str] = ("agra-refuse-trade-open", {}, "trader.worth")


@rule("trader.give")
def test_the_trader_takes_up_to_three_goods() -> None:
    match = table(goods={0: "wood*4 cotton"})
    do(match, "place trader", "give wood", "give cotton", "give wood")
    assert prompt(match)[0] == "agra-prompt-take"
    assert goods_of(match, 0) == {"wood": 2}
    assert match.state.yard[0] == 20


@rule("trader.give")
def test_fewer_goods_may_be_given_or_none() -> None:
    match = table(goods={0: "statue wood"})
    do(match, "place trader", "give statue", "done")
    assert prompt(match) == ("agra-prompt-take", {"seat": 0, "worth": 2}, "trader.take")
    match = table(goods={0: "statue wood"})
    do(match, "place trader", "done", "done")
    assert match.actor == 1
    assert goods_of(match, 0) == {"statue": 1, "wood": 1}


@rule("trader.give")
def test_there_is_one_trade_in_an_action() -> None:
    match = table(goods={0: "curry wood*3"})
    do(match, "place trader", "give curry", "done", "take wood")
    assert goods_of(match, 0) == {"wood": 4}
    assert offers(match, "give") == []
    assert prompt(match)[1] == {"seat": 0, "given": 0, "worth": 0, "traded": "yes"}


@rule("trader.worth")
def test_goods_worth_one_alone_are_no_trade() -> None:
    match = table(goods={0: "wood"})
    do(match, "place trader")
    assert offers(match, "give") == []
    match = table(goods={0: "wood*2 cotton"})
    do(match, "place trader", "give wood")
    assert choices(match) == ["give wood", "give cotton"]
    do(match, "give wood", "done")
    assert prompt(match)[1]["worth"] == 1


@rule("trader.worth")
def test_nothing_comes_between_until_something_can_be_taken() -> None:
    """The second good meant for the trade cannot be consigned to the French Trader meanwhile."""
    match = table(
        goods={0: "wood*2 cotton oil clothing"},
        favours={0: 2},
        lying={0: "quarry"},
        contracts={0: "caliph english_trader french_trader"},
    )
    do(match, "place trader", "give wood")
    assert {text.split()[0] for text in choices(match)} == {"give"}
    reasons = refusals(match) | refusals(match, favours=True)
    later = {text for text, why in reasons.items() if why == OPEN}
    expected = {"spices oil", "favour gain_basic", "luxury clothing", "pray", "barter"}
    assert {*expected, "consign wood"} <= later
    with pytest.raises(IllegalAction):
        do(match, "consign wood")
    do(match, "give cotton")
    assert expected - {"pray"} <= set(choices(match))
    assert OPEN not in refusals(match).values()


@rule("trader.worth")
def test_a_good_for_which_nothing_could_be_taken_is_not_given() -> None:
    """Wood and turmeric would be worth 1 together, and no other good is worth that."""
    tokens = ["price_1_2 high sandstone", "price_2_3 low cotton"]
    match = table(goods={0: "wood turmeric"}, tokens=tokens)
    do(match, "place trader")
    assert offers(match, "give") == []
    assert refusals(match)["give wood"] == ("agra-refuse-trade-nothing", {}, "trader.worth")
    with pytest.raises(IllegalAction):
        do(match, "give wood")
    match = table(goods={0: "wood turmeric*2"}, tokens=tokens)
    do(match, "place trader")
    assert offers(match, "give") == ["wood", "turmeric"]  # all three are worth 2 after the loss
    do(match, "give turmeric", "give wood")  # and the other turmeric
    assert "sandstone" in offers(match, "take")


@rule("trader.worth")
def test_a_third_good_is_given_only_if_the_trade_can_be_closed_with_it() -> None:
    tokens = ["price_1_2 high turmeric", "price_2_3 low cotton"]
    match = table(goods={0: "wood*2 sandstone"}, tokens=tokens)
    do(match, "place trader", "give wood", "give wood")
    assert choices(match) == ["done", "give sandstone"]  # for 1 there is sandstone, for 2 much
    match = table(goods={0: "wood sandstone"}, tokens=tokens)
    do(match, "place trader")
    assert offers(match, "give") == []


@rule("trader.worth")
def test_only_ones_own_goods_count_for_a_trade() -> None:
    match = table(goods={0: "wood", 1: "wood*5"})
    do(match, "place trader")
    assert offers(match, "give") == []
    match = table(turn=1, goods={1: "wood*2"})
    do(match, "place trader")
    assert offers(match, "give") == ["wood"]


@rule("trader.give")
@pytest.mark.parametrize(("most", "offered"), [(1, ["oil"]), (2, ["wood", "oil"])])
def test_an_edition_may_take_fewer_goods(tmp_path: Path, most: int, offered: list[str]) -> None:
    """With one good only, a good worth 1 is no trade."""
    game = edition(tmp_path, f"[numbers]\ntrade_most = {most}\n")
    match = table(game=game, goods={0: "wood*2 oil"})
    do(match, "place trader")
    assert offers(match, "give") == offered


@rule("trader.take")
def test_only_goods_after_which_the_rest_can_be_made_up_are_taken() -> None:
    """No other good is worth 1: whoever took one worth 2 of the 3 could not go on."""
    tokens = ["price_1_2 high turmeric", "price_2_3 low cotton"]
    match = table(goods={0: "sandstone wood turmeric"}, tokens=tokens)
    do(match, "place trader", "give sandstone", "give wood")  # the turmeric must go with them
    assert offers(match, "take") == ["statue", "book", "painting", "clothing"]


@rule("trader.take")
def test_in_the_edition_with_less_any_other_good_may_be_taken_first(tmp_path: Path) -> None:
    game = reading(tmp_path, "trader_total", "at_most")
    tokens = ["price_1_2 high turmeric", "price_2_3 low cotton"]
    match = table(game=game, goods={0: "sandstone wood turmeric"}, tokens=tokens)
    do(match, "place trader", "give sandstone", "give wood")  # the turmeric must go with them
    assert set(T.good_ids) - set(offers(match, "take")) == {"sandstone", "wood", "turmeric"}
    do(match, "take oil")  # nothing else is worth 1
    assert prompt(match)[1]["traded"] == "yes"


@rule("trader.take")
def test_a_token_that_moves_in_the_middle_changes_nothing_for_the_trade() -> None:
    """Else no good would be worth the 1 that is due, and what was given would be lost."""
    match = table(
        goods={0: "wood turmeric"},
        favours={0: 3},
        tiles={0: "move_price_token"},
        tokens=["price_1_2 high sandstone"],
    )
    do(match, "place trader", "give wood")  # the turmeric goes with it
    do(match, "favour move_price_token", "token price_2_3 low cotton")
    assert match.state.value[good("cotton")] == 2
    do(match, "done")  # cotton was worth 1 when the trade began
    assert goods_of(match, 0) == {"cotton": 1}


@rule("trader.take")
def test_goods_given_later_are_worth_what_they_were_when_the_trade_began() -> None:
    match = table(
        goods={0: "oil turmeric"},
        favours={0: 3},
        tiles={0: "move_price_token"},
    )
    do(match, "place trader", "give oil")
    do(match, "favour move_price_token", "token price_1_2 high turmeric", "give turmeric")
    assert prompt(match)[1]["worth"] == 2  # one less than oil at 2 and turmeric at 1


@rule("trader.take")
def test_nor_does_one_that_moves_while_stones_fall_short() -> None:
    match = table(
        goods={0: "statue wood turmeric book bricks*13"},
        favours={0: 5},
        tiles={0: "move_price_token"},
        tokens=["price_1_2 high sandstone"],
    )
    do(match, "place trader", "give statue", "give wood", "give turmeric")
    do(match, "luxury book", "done", *["take cotton"] * 3)  # a favour took a stone
    assert prompt(match)[0] == "agra-prompt-shortage-goods"
    do(match, "favour move_price_token", "token price_2_3 low cotton")
    assert goods_of(match, 0)["cotton"] == 3
    assert offers(match, "take") == ["cotton"]


def random_trader(luck: random.Random) -> Match:
    """Few goods, prices at random, and much that may come between giving and taking."""
    goods = " ".join(luck.choices(T.good_ids, weights=[4] * 4 + [1] * 12, k=luck.randint(2, 5)))
    faces = [luck.choice(("low", "high")) for _ in T.token_ids]
    basics = luck.sample(T.good_ids[:4], k=2)
    tokens = [f"price_1_2 {faces[0]} {basics[0]}", f"price_2_3 low {basics[1]}"]
    tiles = ["sell_good", "exchange_good", "move_price_token", "gain_value_2", "process_1_to_2"]
    return table(
        goods={0: goods},
        favours={0: luck.randint(0, 6)},
        lying={0: "quarry"},
        tiles={0: " ".join(luck.sample(tiles, k=3))},
        tokens=tokens,
        contracts={0: "french_trader english_trader caliph"},
    )


@rule("trader.worth")
def test_no_trade_ends_with_something_given_and_nothing_taken() -> None:
    """In many turns at random."""
    luck = random.Random(1)
    trades = 0
    for _ in range(300):
        match = random_trader(luck)
        do(match, "place trader")
        while match.state.turn == 0 and match.actor == 0:
            match.play(luck.choice(match.options()))
        told = [(note.message.id, note.message.rule) for note in match.log()]
        given = ("agra-log-give", "trader.give") in told
        assert given == (("agra-log-good", "trader.take") in told)
        trades += given
    assert trades > 100


@rule("trader.take")
def test_goods_of_other_kinds_worth_one_less_are_taken() -> None:
    match = table(goods={0: "cement*2 turmeric"})
    do(match, "place trader", "give cement", "give cement", "give turmeric")
    assert set(T.good_ids) - set(offers(match, "take")) == {"cement", "turmeric"}
    do(match, "take statue")
    assert offers(match, "take") == ["sandstone", "wood", "cotton"]
    do(match, "take cotton", "done")
    assert goods_of(match, 0) == {"statue": 1, "cotton": 1}
    assert match.actor == 0  # a statue may be used, or given to Akbar


@rule("trader.take")
def test_all_that_is_due_must_be_taken() -> None:
    match = table(goods={0: "statue"})
    do(match, "place trader", "give statue")
    assert "done" not in choices(match)
    do(match, "take wood")
    assert "done" not in choices(match)


@rule("trader.take")
def test_an_edition_may_let_one_take_less(tmp_path: Path) -> None:
    game = reading(tmp_path, "trader_total", "at_most")
    match = table(game=game, goods={0: "statue"})
    do(match, "place trader", "give statue", "take wood")
    assert "done" in choices(match)
    do(match, "done", "done")
    assert goods_of(match, 0) == {"wood": 1}
    assert match.actor == 1


@rule("trader.take")
def test_the_values_of_the_moment_count() -> None:
    match = table(goods={0: "wood*2"}, tokens=["price_1_2 high wood", "price_2_3 low statue"])
    do(match, "place trader", "give wood", "give wood")
    assert prompt(match)[1]["worth"] == 3
    do(match, "take statue")
    assert prompt(match)[1]["worth"] == 1


@rule("trader.take")
def test_goods_that_are_taken_count_for_stones_at_home() -> None:
    match = table(goods={0: "statue"})
    do(match, "place trader", "give statue", "take wood", "take cotton")
    assert match.state.yard[0] == 20
    assert ("agra-log-give", {"seat": 0, "good": "statue"}, "trader.give") in log(match)
    args = {"seat": 0, "good": "wood", "count": 1}
    assert ("agra-log-good", args, "trader.take") in log(match)


@rule("trader.token")
def test_a_token_moves_before_the_trade() -> None:
    match = table(goods={0: "wood*2"})
    do(match, "place trader", "token price_1_2 high wood")
    assert offers(match, "token") == []
    do(match, "give wood", "give wood")
    assert prompt(match)[1]["worth"] == 3


@rule("trader.token")
def test_or_after_it() -> None:
    match = table(goods={0: "wood*2"})
    do(match, "place trader", "give wood", "take cotton")
    assert {text.split()[0] for text in choices(match)} == {"done", "token"}
    do(match, "token price_1_2 high wood")
    assert match.actor == 1


@rule("trader.token")
def test_but_not_in_the_middle() -> None:
    match = table(goods={0: "wood*2 cotton"})
    do(match, "place trader", "give wood")
    assert offers(match, "token") == []


@rule("trader.token")
def test_a_token_may_move_without_a_trade() -> None:
    match = table()
    do(match, "place trader", "token price_2_3 high oil")
    assert match.actor == 1
    assert match.state.value[good("oil")] == 3


@rule("trader.token")
def test_one_token_only() -> None:
    match = table(goods={0: "wood*2"})
    do(match, "place trader", "token price_1_2 high wood")
    with pytest.raises(IllegalAction):
        do(match, "token price_2_3 high oil")


# --- values -----------------------------------------------------------------------------------


@rule("price.value")
def test_basic_goods_are_worth_one_refined_two_and_luxury_three() -> None:
    assert table().state.value == [1] * 4 + [2] * 8 + [3] * 4


@rule("price.token")
def test_the_flags_of_a_token_are_the_value_of_the_good() -> None:
    match = table(tokens=["price_1_2 high wood", "price_3_4 high book", "price_2_3 low statue"])
    values = {name: match.state.value[number] for number, name in enumerate(T.good_ids)}
    assert (values["wood"], values["book"], values["statue"]) == (2, 4, 2)
    assert sum(match.state.value) == 4 + 16 + 12 + 1 + 1 - 1


@rule("price.move")
def test_a_token_is_laid_on_a_good_shifted_or_turned() -> None:
    match = table(tokens=["price_1_2 high wood"])
    do(match, "place trader")
    offered = offers(match, "token")
    assert "price_1_2 low wood" in offered  # turned
    assert "price_1_2 high cotton" in offered  # shifted
    assert "price_2_3 low oil" in offered  # laid
    assert "price_1_2 high wood" not in offered  # that is where it is
    do(match, "token price_1_2 high cotton")
    assert match.state.value[good("wood")] == 1
    assert match.state.value[good("cotton")] == 2
    args = {"seat": 0, "good": "cotton", "value": 2}
    assert ("agra-log-token", args, "trader.token") in log(match)


@rule("price.move")
def test_a_token_may_show_the_printed_value() -> None:
    match = table()
    do(match, "place trader")
    assert "price_1_2 low wood" in offers(match, "token")


@rule("price.one_step")
def test_no_value_differs_by_more_than_one_from_the_printed_one() -> None:
    match = table()
    do(match, "place trader")
    offered = {tuple(text.split()) for text in offers(match, "token")}
    for number, name in enumerate(T.token_ids):
        for face, side in enumerate(("low", "high")):
            flags = T.token_values[number][face]
            allowed = {other for token, turned, other in offered if (token, turned) == (name, side)}
            near = {
                other
                for at, other in enumerate(T.good_ids)
                if abs(T.printed_value[at] - flags) <= 1
            }
            assert allowed == near
    assert not {text for text in offered if text[:2] == ("price_3_4", "high")} - {
        ("price_3_4", "high", name) for name in ("statue", "book", "painting", "clothing")
    }


@rule("price.one_step")
def test_the_printed_value_counts_and_not_the_one_of_now() -> None:
    match = table(tokens=["price_1_2 high wood"])
    do(match, "place trader")
    assert "price_2_3 high wood" not in offers(match, "token")


@rule("price.stack")
def test_two_tokens_never_lie_on_one_good() -> None:
    match = table(tokens=["price_1_2 high wood", "price_2_3 high oil"])
    do(match, "place trader")
    offered = offers(match, "token")
    assert "price_2_3 low wood" not in offered
    assert not any(text.endswith(" oil") for text in offered if text.startswith("price_3_4"))
    assert [text for text in offered if text.endswith(" wood")] == ["price_1_2 low wood"]


@rule("price.stays")
def test_a_token_stays_from_turn_to_turn() -> None:
    match = table(players=2, tokens=["price_1_2 high wood"])
    do(match, "place quarry", "place sawmill", "place turmeric_farm", "place quarry")
    assert match.state.round == 3
    assert match.state.token_on == [good("wood"), NONE, NONE]
    assert match.state.value[good("wood")] == 2
