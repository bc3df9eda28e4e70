"""Chapter "The river"."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from serai.core.match import Match
from serai.core.step import CHANCE
from serai.games.agra.tables import NONE
from tests.agra.build import (
    NOTHING,
    T,
    Things,
    building,
    choices,
    do,
    earned,
    goods_of,
    log,
    offers,
    prompt,
    reading,
    table,
    track,
)
from tests.rules import rule

ONE_OF_EACH = "cook muezzin subadar dewan"
ALL_ASKED = "oil curry book clothing"


def takers(match: Match) -> set[str]:
    """Notables that take goods of the Sailor."""
    do(match, "place sailor")
    return {text.split()[1] for text in offers(match, "deliver")}


@rule("river.open")
@pytest.mark.parametrize(
    ("pier", "names"),
    [
        (1, "cook"),
        (2, "cook muezzin"),
        (3, "cook muezzin"),
        (4, "cook muezzin subadar"),
        (5, ONE_OF_EACH),
        (6, ONE_OF_EACH),
    ],
)
def test_levels_are_opened_by_piers_and_stay_open(pier: int, names: str) -> None:
    match = table(goods={0: ALL_ASKED}, river=ONE_OF_EACH, pier=pier)
    assert takers(match) == set(names.split())


@rule("river.open")
@pytest.mark.parametrize(("value", "pier"), [("3", 3), ("4", 4)])
def test_an_edition_may_open_level_three_at_pier_three(
    tmp_path: Path, value: str, pier: int
) -> None:
    game = reading(tmp_path, "level_3_opens_at_pier", value)
    for at in range(1, 7):
        match = table(game=game, goods={0: ALL_ASKED}, river=ONE_OF_EACH, pier=at)
        assert ("subadar" in takers(match)) == (at >= pier)


@rule("river.open")
@pytest.mark.parametrize(("value", "pier"), [("4", 4), ("5", 5)])
def test_an_edition_may_open_level_four_at_pier_four(tmp_path: Path, value: str, pier: int) -> None:
    game = reading(tmp_path, "level_4_opens_at_pier", value)
    for at in range(1, 7):
        match = table(game=game, goods={0: ALL_ASKED}, river=ONE_OF_EACH, pier=at)
        assert ("dewan" in takers(match)) == (at >= pier)


# --- the boat ---------------------------------------------------------------------------------


@rule("river.boat")
@pytest.mark.parametrize(
    ("won", "asked", "pier"),
    [
        ("", "cook wood", 1),
        ("mahout", "cook wood", 2),
        ("muezzin", "cook wood", 1),
        ("mahout dyer", "calligrapher dye", 3),
        ("mahout dyer muezzin", "calligrapher dye", 4),
        ("mahout dyer muezzin", "cook wood", 3),
        ("mahout dyer muezzin caliph", "subadar turmeric", 5),
        ("mahout dyer muezzin caliph subadar", "dewan planks", 6),
    ],
)
def test_the_boat_waits_for_contracts_of_a_level(won: str, asked: str, pier: int) -> None:
    name, last = asked.split()
    goods = [T.good_ids[n] for n in T.asks[T.notable_ids.index(name)]]
    match = table(
        goods={0: last},
        stones={f"{name} {good}": 0 for good in goods if good != last},
        contracts={1: won} if won else {},
    )
    before = match.state.pier
    do(match, "place sailor", f"deliver {last} {name}")
    assert match.state.pier == pier
    moved = [args["pier"] for id, args, _ in log(match) if id == "agra-log-boat"]
    assert moved == list(range(before + 1, pier + 1))


@rule("river.at_once")
def test_the_turn_waits_until_the_pier_is_settled() -> None:
    match = table(
        goods={0: "cement wood oil*2"},
        stones={"mahout cement": 0},
        contracts={1: "cook"},
        river="caliph dyer",
    )
    do(match, "place sailor", "pay cement", "deliver wood mahout")
    assert match.actor == CHANCE  # the Builder moves before the deliveries go on
    do(match, "roll 2")
    assert prompt(match)[:2] == ("agra-prompt-deliveries", {"seat": 0, "count": 2})
    assert offers(match, "deliver") == ["oil caliph"]  # a level that was closed before
    assert track(match, 0, "merchants") == 0
    do(match, "done")
    assert track(match, 0, "merchants") == 1


@rule("river.chain")
def test_if_the_next_pier_is_due_already_the_boat_goes_on() -> None:
    """Two contracts of level II were fulfilled in another way before the second of level I."""
    match = table(
        goods={0: "wood"},
        stones={"cook oil": 0},
        contracts={1: "mahout muezzin caliph"},
        builder="tailor",
    )
    assert match.state.pier == 1
    do(match, "place sailor", "deliver wood cook")
    assert match.state.pier == 2
    do(match, "roll 1")
    assert match.state.pier == 3
    do(match, "roll 1")
    assert match.state.pier == 4
    assert match.state.favours == [1, 1, 1]


# --- the piers --------------------------------------------------------------------------------


LAST = {
    2: ("mahout", "wood", {"cook oil": 0}),
    3: ("mahout dyer", "dye", {"calligrapher paper": 0}),
    4: ("mahout dyer muezzin", "dye", {"calligrapher paper": 0}),
    5: (
        "mahout dyer muezzin caliph",
        "sandstone",
        {"dutch_trader clothing": 0, "dutch_trader curry": 0},
    ),
    6: (
        "mahout dyer muezzin caliph subadar",
        "planks",
        {"dewan clothing": 0, "dewan statue": 0},
    ),
}
"""By pier: contracts won before, the good that is missing, and the stones that are there."""


def reach(
    pier: int,
    *,
    players: int = 3,
    goods: Things = NOTHING,
    built: str = "",
    builder: str = "",
    merchant: str = "cotton_farm",
    tokens: Iterable[str] = (),
) -> Match:
    """Seat 0 fulfils the contract that brings the boat to a pier, with a single delivery."""
    won, good, stones = LAST[pier]
    match = table(
        players=players,
        goods={**goods, 0: f"{goods.get(0, '')} {good}"},
        stones=stones,
        contracts={players - 1: won},
        built=built,
        builder=builder,
        merchant=merchant,
        tokens=tokens,
    )
    name = next(iter(stones)).split()[0]
    return do(match, "place sailor", f"deliver {good} {name}")


@rule("river.pier_2")
def test_pier_two_builds_the_builders_site() -> None:
    match = reach(2, builder="oil_press", goods={0: "cotton"})
    assert match.state.built[building("oil_press")]
    assert match.state.worker[T.place_ids.index("oil_press")] == NONE
    assert match.state.bonus_owner == [NONE] * 12
    assert offers(match, "process") == []
    assert ("agra-log-built", {"building": "oil_press"}, "river.pier_2") in log(match)
    do(match, "roll 2")
    assert T.building_ids[match.state.builder] == "paper_mill"


@rule("river.pier_2")
def test_pier_two_without_a_builder_does_nothing() -> None:
    match = reach(2, built="all")
    assert match.state.pier == 2
    assert match.actor == 1


@rule("river.pier_2", "builder.leaves")
def test_pier_two_may_build_the_last_site() -> None:
    match = reach(2, built=" ".join(T.building_ids[:-1]), builder="tailor")
    assert all(match.state.built)
    assert match.state.builder == NONE


@rule("river.pier_3", "merchant.only")
def test_pier_three_moves_the_merchant_who_leaves_rupees() -> None:
    match = reach(3, merchant="quarry")
    assert match.actor == CHANCE
    do(match, "roll 3")
    assert T.building_ids[match.state.merchant] == "cotton_farm"
    assert match.state.coins[:4] == [0, 1, 1, 0]
    assert match.view(None).order_limit == 4


@rule("river.pier_3")
def test_pier_three_gives_a_favour_for_each_cotton_up_to_three() -> None:
    match = reach(3, goods={0: "cotton", 1: "cotton*5"})
    do(match, "roll 1")
    assert match.state.favours == [1, 3, 0]
    assert ("agra-log-favours", {"seat": 1, "count": 3}, "river.pier_3") in log(match)


@rule("river.pier_3")
def test_at_pier_three_the_merchant_moves_before_the_favours_come() -> None:
    match = reach(3, goods={0: "cotton"})
    assert match.state.favours[0] == 0
    do(match, "roll 1")
    told = [
        message for message, _, rule in log(match) if rule in ("merchant.moves", "river.pier_3")
    ]
    assert told == ["agra-log-merchant", "agra-log-favours"]


@rule("river.pier_4", "price.stays")
def test_pier_four_sends_the_price_tokens_back() -> None:
    match = reach(4, tokens=["price_1_2 high wood", "price_3_4 high book"])
    assert match.state.token_on == [NONE] * 3
    assert match.state.token_face == [0] * 3
    assert match.state.value == T.printed_value


@rule("river.pier_4")
def test_pier_four_gives_everybody_a_favour() -> None:
    match = reach(4, players=4)
    assert match.state.favours == [1, 1, 1, 1]
    assert match.view(None).order_limit == 5
    assert ("agra-log-favours", {"seat": 3, "count": 1}, "river.pier_4") in log(match)


@rule("river.pier_5")
def test_pier_five_gives_everybody_a_good_by_their_cotton() -> None:
    match = reach(5, goods={1: "cotton", 2: "cotton*3"})
    expected = [
        (0, 1, ["sandstone", "wood", "turmeric", "cotton"]),
        (1, 2, T.good_ids[4:12]),
        (2, 3, T.good_ids[12:]),
    ]
    for seat, value, names in expected:
        assert match.actor == seat
        assert prompt(match)[1] == {"seat": seat, "value": value}
        assert offers(match, "take") == names
        do(match, f"take {names[0]}")
    assert match.view(None).order_limit == 6
    assert goods_of(match, 1) == {"cotton": 1, "cement": 1}
    args = {"seat": 2, "good": "statue", "count": 1}
    assert ("agra-log-good", args, "river.pier_5") in log(match)


@rule("river.pier_5")
def test_pier_five_counts_two_cotton_as_enough_for_three() -> None:
    match = reach(5, goods={0: "cotton*2"})
    assert prompt(match)[1] == {"seat": 0, "value": 3}


@rule("river.pier_5")
def test_pier_five_looks_at_the_values_of_now() -> None:
    match = reach(5, tokens=["price_1_2 high wood", "price_2_3 low book"])
    assert offers(match, "take") == ["sandstone", "turmeric", "cotton"]


@rule("river.pier_5")
def test_cotton_taken_at_pier_five_does_not_count_for_it() -> None:
    """All look at their cotton at the same moment."""
    match = reach(5, goods={0: "cotton"})
    do(match, "take oil")
    assert prompt(match)[1] == {"seat": 1, "value": 1}
    do(match, "take cotton")
    assert prompt(match)[1] == {"seat": 2, "value": 1}


@rule("river.pier_6")
def test_from_pier_six_on_clothing_brings_a_rupee_more() -> None:
    match = table(goods={0: "clothing"}, pier=6)
    assert earned(match, "luxury clothing") == 4
    match = reach(6, goods={0: "clothing"})
    assert match.state.pier == 6
    assert choices(match)[0] == "done"
    assert earned(match, "luxury clothing") == 4


@rule("river.boat")
@pytest.mark.parametrize(("pier", "limit"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_the_log_tells_the_limit_of_the_pier(pier: int, limit: int) -> None:
    args = {"pier": pier, "limit": limit}
    assert ("agra-log-boat", args, "river.boat") in log(reach(pier))


@rule("river.pier_3", "stones.free")
def test_at_pier_three_those_short_of_stones_are_asked_in_turn_order() -> None:
    match = table(
        turn=1,
        goods={0: "cotton*22", 1: "cotton*20 dye", 2: "cotton*22"},
        stones={"calligrapher paper": 1},
        pier=2,
    )
    do(match, "place sailor", "deliver dye calligrapher", "roll 1")
    asked = [match.actor]
    for _ in range(2):
        do(match, "done")
        asked.append(match.actor)
    assert asked == [1, 2, 0]


@rule("river.pier_4", "stones.free")
def test_at_pier_four_too() -> None:
    match = table(
        turn=1,
        goods={0: "wood*22", 1: "wood*18 dye", 2: "wood*22"},
        stones={"calligrapher paper": 1},
        akbar={"oil": 1},
        favours={1: 1},
        contracts={0: "muezzin"},
        pier=3,
    )
    do(match, "place sailor", "deliver dye calligrapher")
    assert match.actor == 2
    do(match, "done")
    assert match.actor == 0
