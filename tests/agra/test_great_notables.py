"""Chapter "Notables": what the contracts of levels III and IV do."""

from pathlib import Path
from typing import Any

import pytest

from serai.core.match import Match
from serai.core.step import CHANCE
from serai.games.agra.scoring import contract_points
from serai.games.agra.tables import NONE
from tests.agra.build import (
    T,
    building,
    choices,
    do,
    good,
    goods_of,
    kinds,
    log,
    notable,
    offers,
    owner_of,
    prompt,
    reading,
    table,
    track,
    worker_at,
)
from tests.rules import rule

TEN = (
    "architect trader botanist quarry sawmill turmeric_farm cotton_farm "
    "brickworks paper_mill dye_works"
)


def points(match: Match, name: str, seat: int = 0) -> int:
    """What a contract pays a seat in the end, as things are now."""
    return contract_points(match.state, seat, notable(name))


# --- the Mujtahida ----------------------------------------------------------------------------


def win_mujtahida(match: Match) -> Match:
    """Seat 0 brings her the last good, and whoever has her contract builds the first site."""
    do(match, "place sailor", "deliver cotton mujtahida")
    return do(match, *[option for option in choices(match) if option.startswith("build ")])


STONES = {"mujtahida statue": 0, "mujtahida planks": 0}


@rule("notable.mujtahida")
def test_the_mujtahida_builds_the_first_site_on_the_path() -> None:
    match = table(goods={0: "cotton"}, stones=STONES, built="cement_works", pier=5)
    win_mujtahida(match)
    assert match.state.built[building("carpentry")]
    assert offers(match, "bonus") == ["l2_artisans", "l2_cover", "l2_merchants", "l2_favour"]
    do(match, "bonus l2_favour")
    assert worker_at(match, "carpentry") == (0, "standing")
    assert match.state.supply[0] == 8


@rule("notable.mujtahida", "notable.at_once")
def test_her_building_may_be_left() -> None:
    """Then all is as it was, but for the contract; and she does not ask again."""
    match = table(goods={0: "cotton wood"}, stones=STONES, built="cement_works", pier=5)
    match.state.builder = building("carpentry")
    do(match, "place sailor", "deliver cotton mujtahida")
    args = {"seat": 0, "building": "carpentry"}
    assert prompt(match) == ("agra-prompt-first-site", args, "notable.mujtahida")
    assert choices(match) == ["build carpentry", "done"]
    do(match, "done")
    assert owner_of(match, "mujtahida") == 0
    assert not match.state.built[building("carpentry")]
    assert match.state.builder == building("carpentry")
    assert match.state.bonus_owner == [NONE] * 12
    assert match.state.supply[0] == 9
    assert prompt(match)[0] == "agra-prompt-deliveries"
    do(match, "done")
    assert match.actor == 1


@rule("notable.mujtahida")
def test_there_goods_may_be_processed_and_the_builder_moves() -> None:
    match = table(goods={0: "cotton wood"}, stones=STONES, built="cement_works", pier=5)
    match.state.builder = building("carpentry")
    win_mujtahida(match)
    do(match, "bonus l2_favour")
    assert choices(match) == ["process wood_to_planks 1", "done"]
    do(match, "process wood_to_planks 1")
    assert match.actor == CHANCE
    do(match, "roll 1")
    assert T.building_ids[match.state.builder] == "curry_mill"


@rule("notable.mujtahida", "anytime.turn")
def test_there_anything_may_be_done_before_processing() -> None:
    match = table(goods={0: "cotton"}, favours={0: 1}, stones=STONES, built="cement_works", pier=5)
    win_mujtahida(match)
    do(match, "bonus l2_favour")
    assert choices(match) == ["done", "favour gain_basic"]
    do(match, "favour gain_basic", "take wood", "process wood_to_planks 1")
    assert goods_of(match, 0) == {"planks": 1}


@rule("notable.mujtahida", "build.process", "anytime.turn")
@pytest.mark.parametrize("mine", [True, False])
def test_in_the_turn_of_another_one_only_processes(mine: bool) -> None:
    """Seat 1 has most stones on her card, and seat 0 brings the last good."""
    goods = {0: "cotton sandstone", 1: "sandstone*2"} if mine else {0: "cotton"}
    match = table(goods=goods, favours={1: 5}, stones=dict.fromkeys(STONES, 1), pier=5)
    win_mujtahida(match)
    assert owner_of(match, "mujtahida") == 1
    do(match, "bonus l2_favour")
    if mine:
        assert (match.actor, choices(match)) == (
            1,
            ["process sandstone_to_cement 1", "process sandstone_to_cement 2", "done"],
        )
        args = {"seat": 1, "building": "cement_works"}
        assert prompt(match) == ("agra-prompt-process", args, "process.building")
        do(match, "process sandstone_to_cement 2")
        assert goods_of(match, 1) == {"cement": 2}
        assert (match.actor, prompt(match)[0]) == (0, "agra-prompt-follow")
    else:
        assert prompt(match)[0] == "agra-prompt-turn"


@rule("notable.mujtahida")
def test_with_everything_built_she_gives_nothing() -> None:
    match = table(goods={0: "cotton"}, stones=STONES, built="all", pier=5)
    win_mujtahida(match)
    assert match.state.bonus_owner == [NONE] * 12
    assert match.actor == 1


@rule("notable.mujtahida")
@pytest.mark.parametrize(
    ("value", "built"), [("build_without_worker_step", True), ("no_build", False)]
)
def test_without_a_worker_at_home_nobody_goes_there(
    tmp_path: Path, value: str, built: bool
) -> None:
    """An edition may drop it all."""
    game = reading(tmp_path, "mujtahida_without_free_worker", value)
    match = table(
        game=game,
        goods={0: "cotton sandstone"},
        stones=STONES,
        lying={0: TEN.replace("architect", "sailor")},
        built="brickworks paper_mill dye_works",
        pier=5,
    )
    do(match, "peon sailor", "deliver cotton mujtahida")
    assert ("build cement_works" in choices(match)) == built
    if built:
        do(match, "build cement_works")
    assert match.state.built[building("cement_works")] == built
    if built:
        do(match, "bonus l2_favour")
    assert worker_at(match, "cement_works") is None
    assert offers(match, "process") == []
    assert match.state.favours[0] == built


@rule("notable.mujtahida")
def test_in_that_edition_she_builds_if_there_is_a_worker(tmp_path: Path) -> None:
    game = reading(tmp_path, "mujtahida_without_free_worker", "no_build")
    match = win_mujtahida(table(game=game, goods={0: "cotton"}, stones=STONES, pier=5))
    do(match, "bonus l2_favour")
    assert worker_at(match, "cement_works") == (0, "standing")


# --- the others of level III ------------------------------------------------------------------


@rule("notable.dutch_trader")
@pytest.mark.parametrize(
    ("orders", "rupees"),
    [
        ([], 0),
        (["artisans 1", "artisans 2"], 1),
        (["artisans 1", "scholars 2"], 3),
        (["artisans 1", "merchants 3", "scholars 2", "scholars 3"], 6),
    ],
)
def test_the_dutch_trader_pays_for_guilds_with_orders(orders: list[str], rupees: int) -> None:
    match = table(contracts={0: "dutch_trader"}, orders=dict.fromkeys(orders, 0))
    assert points(match, "dutch_trader") == rupees
    assert points(match, "dutch_trader", seat=1) == 0


@rule("notable.painter")
def test_the_painter_asks_for_no_more_workers_than_lie() -> None:
    match = table(
        goods={0: "wood"},
        stones={"painter painting": 0, "painter cloth": 0},
        lying={0: "architect trader"},
        pier=5,
    )
    do(match, "place sailor", "deliver wood painter")
    assert prompt(match) == ("agra-prompt-raise", {"seat": 0, "count": 2}, "notable.painter")


@rule("notable.painter")
def test_the_painter_raises_three_and_gives_a_step() -> None:
    match = table(
        goods={0: "wood"},
        stones={"painter painting": 0, "painter cloth": 0},
        lying={0: "architect trader botanist quarry"},
        pier=5,
    )
    do(match, "place sailor", "deliver wood painter")
    assert len(offers(match, "raise")) == 4
    do(match, "raise architect", "raise trader", "raise quarry")
    assert worker_at(match, "botanist") == (0, "lying")
    assert offers(match, "up") == ["artisans", "merchants", "scholars"]
    do(match, "up scholars")
    assert track(match, 0, "scholars") == 1
    assert track(match, 0, "artisans") == 1  # for the delivery, afterwards
    args = {"seat": 0, "guild": "scholars", "step": 1}
    assert ("agra-log-influence", args, "notable.painter") in log(match)


@rule("notable.painter")
@pytest.mark.parametrize(("acts", "raised"), [((), 0), (("raise trader",), 1)])
def test_the_painter_may_raise_fewer_and_give_no_step(acts: tuple[str, ...], raised: int) -> None:
    match = table(
        goods={0: "wood"},
        stones={"painter painting": 0, "painter cloth": 0},
        lying={0: "trader quarry"},
        pier=5,
    )
    do(match, "place sailor", "deliver wood painter", *acts, "done")
    assert len(match.state.lying_workers(0)) == 2 - raised
    assert choices(match) == ["up artisans", "up merchants", "up scholars", "done"]
    do(match, "done")
    assert [track(match, 0, name) for name in T.guild_ids] == [1, 0, 0]  # for the delivery


@rule("notable.painter")
def test_with_all_tracks_climbed_the_painter_asks_for_no_step() -> None:
    match = table(
        goods={0: "wood"},
        stones={"painter painting": 0, "painter cloth": 0},
        influence={0: "artisans=9 merchants=9 scholars=9"},
        pier=5,
    )
    do(match, "place sailor", "deliver wood painter")
    assert match.actor == 1


@rule("notable.painter")
def test_with_nobody_to_raise_the_painter_gives_the_step() -> None:
    match = table(goods={0: "wood"}, stones={"painter painting": 0, "painter cloth": 0}, pier=5)
    do(match, "place sailor", "deliver wood painter", "up merchants")
    assert track(match, 0, "merchants") == 1


@rule("notable.subadar")
def test_the_subadar_pays_for_each_order() -> None:
    orders = {"artisans 1": 0, "merchants 3": 0, "scholars 2": 0, "scholars 3": 1}
    match = table(contracts={0: "subadar"}, orders=orders)
    assert points(match, "subadar") == 3
    assert points(match, "subadar", seat=1) == 0


def win_sadr(goods: str, akbar: dict[str, int], tokens: list[str] | None = None) -> Match:
    match = table(
        goods={0: f"sandstone {goods}"},
        stones={"sadr_us_sudur book": 0, "sadr_us_sudur oil": 0},
        akbar=akbar,
        tokens=tokens or [],
        pier=5,
    )
    return do(match, "place sailor", "deliver sandstone sadr_us_sudur")


@rule("notable.sadr_us_sudur")
def test_the_sadr_puts_a_good_into_the_bowl_of_another_of_the_same_value() -> None:
    taken = dict.fromkeys(("cement", "bricks", "planks", "paper", "oil", "dye"), 1)
    match = win_sadr("paper wood statue", taken)
    assert prompt(match)[:2] == ("agra-prompt-offer", {"seat": 0})
    assert choices(match) == [
        *("offer paper curry", "offer paper cloth"),
        *("offer statue statue", "offer statue book", "offer statue painting"),
        *("offer statue clothing", "done"),
    ]
    do(match, "offer paper curry")
    assert match.state.bowl_owner[T.bowl_of[good("curry")]] == 0
    args = {"seat": 0, "good": "paper", "also": "curry"}
    assert ("agra-log-offer", args, "notable.sadr_us_sudur") in log(match)


@rule("notable.sadr_us_sudur")
def test_the_sadrs_gift_may_be_left_out() -> None:
    match = win_sadr("paper", {})
    do(match, "done")
    assert match.state.bowl_owner == [NONE] * 12


@rule("notable.sadr_us_sudur")
def test_the_sadr_looks_at_the_values_of_now() -> None:
    match = win_sadr("wood", {}, ["price_1_2 high wood"])
    assert "offer wood oil" in choices(match)
    match = win_sadr("wood", {})
    assert offers(match, "offer") == []


def sadr_by_the_jagirdar_of_another(goods: str, favours: int, **parts: Any) -> Match:
    """In the turn of seat 0 seat 1 completes the contract that seat 0 wins."""
    match = table(
        goods={0: goods, 1: "sandstone"},
        favours={0: favours},
        stones={"sadr_us_sudur book": 0, "sadr_us_sudur oil": 0},
        contracts={1: "jagirdar"},
        pier=5,
        **parts,
    )
    do(match, "place sailor")
    if match.actor == 0:
        do(match, "done")
    return do(match, "deliver sandstone sadr_us_sudur")


@rule("anytime.turn", "notable.sadr_us_sudur")
def test_in_ones_own_turn_a_good_for_the_sadr_may_be_got_first() -> None:
    match = sadr_by_the_jagirdar_of_another("", favours=4)
    assert (match.actor, prompt(match)[0]) == (0, "agra-prompt-offer")
    assert kinds(match) == "done"
    do(match, "favour gain_basic", "take cotton", "favour process", "process cotton_to_oil 1")
    assert kinds(match) == "done-offer"
    do(match, "offer oil curry")
    assert match.state.bowl_owner[T.bowl_of[good("curry")]] == 0


@rule("anytime.turn", "notable.sadr_us_sudur")
def test_before_the_gift_all_else_may_be_done() -> None:
    match = sadr_by_the_jagirdar_of_another("paper", favours=4)
    assert "offer paper curry" in choices(match)
    assert "favour influence" in choices(match)


@rule("anytime.turn", "notable.sadr_us_sudur")
@pytest.mark.parametrize(
    ("favours", "akbar"),
    [(0, {}), (4, dict.fromkeys([T.good_ids[number] for number in T.bowl_good], 2))],
    ids=["no way to get a good", "no bowl is free"],
)
def test_nobody_is_asked_for_a_gift_that_cannot_be_made(
    favours: int, akbar: dict[str, int]
) -> None:
    match = sadr_by_the_jagirdar_of_another("", favours, akbar=akbar)
    assert owner_of(match, "sadr_us_sudur") == 0
    assert prompt(match)[0] != "agra-prompt-offer"


@rule("anytime.turn", "notable.sadr_us_sudur")
def test_in_the_turn_of_another_the_sadr_asks_for_a_good_that_is_there() -> None:
    match = table(
        goods={0: "sandstone", 1: "paper"},
        favours={1: 4},
        stones={"sadr_us_sudur book": 1, "sadr_us_sudur oil": 1},
        pier=5,
    )
    do(match, "place sailor", "deliver sandstone sadr_us_sudur")
    assert match.actor == 1
    assert {text.split()[0] for text in choices(match)} == {"offer", "done"}


@rule("notable.sadr_us_sudur")
def test_the_sadr_pays_for_each_stone_at_akbar() -> None:
    match = table(contracts={0: "sadr_us_sudur"}, akbar={"oil": 0, "dye": 0, "curry": 1})
    assert points(match, "sadr_us_sudur") == 2


# --- level IV ---------------------------------------------------------------------------------


@rule("notable.great")
@pytest.mark.parametrize("name", ["grand_mufti", "grand_imam", "court_artist", "dewan"])
def test_a_notable_of_level_four_gives_three_favours(name: str) -> None:
    *there, last = [T.good_ids[n] for n in T.asks[notable(name)]]
    match = table(goods={0: last}, stones={f"{name} {other}": 0 for other in there}, pier=6)
    do(match, "place sailor", f"deliver {last} {name}")
    assert owner_of(match, name) == 0
    assert match.state.favours == [3, 0, 0]
    assert ("agra-log-favours", {"seat": 0, "count": 3}, "notable.great") in log(match)


@rule("notable.grand_mufti")
@pytest.mark.parametrize(
    ("orders", "contracts", "sets"),
    [
        ([], "", 0),
        (["artisans 1", "merchants 1"], "", 1),
        (["artisans 1"], "mahout", 1),
        (["artisans 1", "artisans 2", "merchants 1"], "mahout khatib", 2),
        (["artisans 1", "artisans 2", "merchants 1"], "mahout dewan", 1),
    ],
)
def test_the_grand_mufti_pays_for_sets_of_the_three_guilds(
    orders: list[str], contracts: str, sets: int
) -> None:
    """He is a scholar himself."""
    match = table(contracts={0: f"grand_mufti {contracts}"}, orders=dict.fromkeys(orders, 0))
    assert points(match, "grand_mufti") == 3 * sets


@rule("notable.grand_imam", "notable.court_artist", "notable.dewan")
@pytest.mark.parametrize(
    ("name", "guild", "other"),
    [
        ("grand_imam", "scholars", "khatib"),
        ("court_artist", "artisans", "dyer"),
        ("dewan", "merchants", "mahout"),
    ],
)
def test_the_other_three_pay_for_symbols_of_their_guild(name: str, guild: str, other: str) -> None:
    assert T.guild_ids[T.notable_guild[notable(name)]] == guild
    match = table(contracts={0: name})
    assert points(match, name) == 1
    orders = {f"{guild} 1": 0, f"{guild} 2": 1, f"{guild} 3": 0}
    orders |= {f"{each} 4": 0 for each in T.guild_ids if each != guild}
    match = table(contracts={0: f"{name} {other}"}, orders=orders)
    assert points(match, name) == 1 + 1 + 2


@rule("score.contracts")
@pytest.mark.parametrize("name", [n for n in T.notable_ids if T.notable_level[notable(n)] < 3])
def test_contracts_of_the_lower_levels_pay_nothing_in_the_end(name: str) -> None:
    orders = {f"{guild} 1": 0 for guild in T.guild_ids}
    match = table(contracts={0: name}, orders=orders, akbar={"oil": 0})
    assert points(match, name) == 0
