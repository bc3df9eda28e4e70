"""The worked examples of the rulebook, T01 to T28 in the notes on the components.

Turquoise, Magenta, Orange and Yellow are the seats 0 to 3.
"""

from itertools import combinations_with_replacement
from typing import cast

import pytest

from serai.core import play
from serai.core.errors import IllegalAction
from serai.core.match import Match
from serai.games.agra.rules.setup import EvenGuilds, unevenness
from serai.games.agra.scoring import points
from serai.games.agra.state import ORDER, AgraState
from serai.games.agra.tables import LEVELS, NEUTRAL, NONE
from tests.agra.build import (
    T,
    choices,
    do,
    earned,
    good,
    goods_of,
    guild,
    log,
    notable,
    offers,
    order,
    owner_of,
    prompt,
    refusals,
    table,
    tiles_of,
    track,
    unset,
)
from tests.rules import rule

TURQUOISE, MAGENTA, ORANGE, YELLOW = range(4)
EVEN = (
    "portuguese_trader sufi takshaka mahout dyer muezzin jagirdar calligrapher mullah "
    "mujtahida dutch_trader painter grand_mufti dewan"
)


@rule("setup.markers")
def test_t01_dice_3_5_1_mark_artisans_3_merchants_5_and_scholars_1() -> None:
    match = do(unset(4), "roll 1", "roll 1", *(f"arrive {name}" for name in EVEN.split()))
    do(match, "roll 3", "roll 5", "roll 1")
    marks = dict(zip(T.guild_ids, (row + 1 for row in match.state.order_at), strict=True))
    assert marks == {"artisans": 3, "merchants": 5, "scholars": 1}


@rule("price.value")
def test_t02_curry_is_worth_two() -> None:
    assert table().state.value[good("curry")] == 2


@rule("produce.fields")
def test_t03_two_free_fields_give_two_sandstone() -> None:
    match = table(players=4)
    do(match, "place quarry")
    assert goods_of(match, TURQUOISE) == {"sandstone": 2}


@rule("process.arrow")
def test_t04_sandstone_becomes_cement_or_bricks_and_nothing_else() -> None:
    match = table(goods={0: "sandstone"}, points=9)
    assert offers(match, "process") == ["sandstone_to_cement 1", "sandstone_to_bricks 1"]


@rule("build.materials")
def test_t05_cement_counts_two() -> None:
    assert T.building_value[good("cement")] == 2


@rule("meditation.points")
def test_t06_three_workers_on_step_three_give_two_two_and_one() -> None:
    match = table(players=4, turn=MAGENTA, standing={MAGENTA: "trader sailor quarry"})
    match.state.meditation[MAGENTA] = 2
    do(match, "lay trader", "lay sailor", "lay quarry")
    assert match.state.points == 2 + 2 + 1


@rule("wheel.exchange")
def test_t07_two_points_exchange_curry_for_paper() -> None:
    match = table(points=2, goods={0: "curry"})
    do(match, "exchange curry paper")
    assert match.state.points == 0
    assert goods_of(match, 0) == {"paper": 1}


@rule("wheel.process", "follow.main_only")
def test_t08_two_points_process_cotton_to_oil_without_followers() -> None:
    match = table(points=2, goods={0: "cotton", 1: "cotton"})
    do(match, "process cotton_to_oil 1")
    assert match.state.points == 0
    assert goods_of(match, 0) == {"oil": 1}
    assert match.actor == 0


@rule("build.cost", "build.bonus", "build.process", "follow.favour")
def test_t09_yellow_builds_the_paper_mill() -> None:
    match = table(
        players=4,
        turn=YELLOW,
        goods={YELLOW: "wood*4 cement", TURQUOISE: "wood", ORANGE: "wood"},
    )
    do(match, "place architect", "build paper_mill", "pay wood", "pay cement")
    assert match.state.built[T.building_ids.index("paper_mill")]
    do(match, "bonus l3_favour", "process wood_to_paper 3")
    assert match.actor == TURQUOISE
    do(match, "done", "process wood_to_paper 1")
    assert match.state.rupees[YELLOW] == 4
    assert match.state.favours[YELLOW] == 1 + 1
    assert goods_of(match, YELLOW) == {"paper": 3}
    assert goods_of(match, ORANGE) == {"paper": 1}
    assert goods_of(match, TURQUOISE) == {"wood": 1}
    assert match.state.supply[YELLOW] == 8


@rule("sailor.refund")
def test_t10_magenta_pays_a_painting_and_delivers_two_of_four() -> None:
    match = table(
        players=4,
        turn=MAGENTA,
        goods={MAGENTA: "painting oil wood*2 cement"},
        river="cook mahout",
    )
    do(match, "place sailor", "pay painting")
    assert prompt(match)[1]["count"] == 4
    assert earned(match, "deliver oil cook", MAGENTA) == 1
    assert earned(match, "deliver wood mahout", MAGENTA) == 1
    assert earned(match, "done", MAGENTA) == 2


@rule("sailor.order")
def test_t11_turquoise_fills_the_order_of_wood_and_painting() -> None:
    match = table(
        goods={0: "curry wood painting"}, influence={0: "scholars=1"}, markers={"scholars": 1}
    )
    do(match, "place sailor", "pay curry")
    assert prompt(match)[1]["count"] == 3
    do(match, "order scholars")
    assert match.state.rupees[0] == 3 + 1  # the order, and the delivery that is left
    assert match.state.order_owner[order("scholars 1")] == 0
    assert match.state.order_at[guild("scholars")] == 1
    assert goods_of(match, 0) == {}


@rule("sailor.deliver", "influence.deliver")
def test_t12_yellow_delivers_curry_and_wood_to_two_notables() -> None:
    match = table(players=4, turn=YELLOW, goods={YELLOW: "cotton curry wood"}, river="sufi cook")
    do(match, "place sailor", "pay cotton")
    assert prompt(match)[1]["count"] == 2
    assert earned(match, "deliver curry sufi", YELLOW) == 1
    assert earned(match, "deliver wood cook", YELLOW) == 1
    assert [track(match, YELLOW, name) for name in T.guild_ids] == [1, 0, 1]


@rule("sailor.double", "contract.most")
def test_t13_turquoise_wins_the_mahout_with_a_double_delivery() -> None:
    match = table(players=4, goods={0: "cotton wood*2"}, stones={"mahout cement": MAGENTA})
    do(match, "place sailor", "pay cotton")
    assert earned(match, "double wood mahout") == 2 + 1
    assert owner_of(match, "mahout") == TURQUOISE
    assert match.state.favours == [0, 1, 0, 0]
    assert track(match, TURQUOISE, "merchants") == 1


@rule("trader.take")
def test_t14_two_cement_and_a_turmeric_become_a_curry_and_two_cotton() -> None:
    match = table(players=4, turn=ORANGE, goods={ORANGE: "cement*2 turmeric"})
    do(match, "place trader", "give cement", "give cement", "give turmeric")
    assert prompt(match)[1]["worth"] == 4
    do(match, "take curry", "take cotton", "take cotton")
    with pytest.raises(IllegalAction):
        do(match, "take cotton")
    assert goods_of(match, ORANGE) == {"curry": 1, "cotton": 2}


@rule("trader.token", "price.token")
def test_t15_two_wood_under_a_token_become_a_good_worth_three() -> None:
    match = table(goods={0: "wood*2"})
    do(match, "place trader", "token price_1_2 high wood", "give wood", "give wood")
    assert prompt(match)[1]["worth"] == 2 + 2 - 1
    do(match, "take book")
    assert goods_of(match, 0) == {"book": 1}


@rule("produce.fields")
def test_t16_four_free_fields_give_four_wood() -> None:
    match = table(players=4, turn=ORANGE, bare={ORANGE: "n5 e1"})
    do(match, "place sawmill")
    assert goods_of(match, ORANGE) == {"wood": 4}


@rule("process.building", "follow.one")
def test_t17_turquoise_weaves_three_cotton_and_magenta_follows() -> None:
    match = table(players=4, goods={0: "cotton*4", MAGENTA: "cotton"}, built="weaving_mill")
    do(match, "place weaving_mill", "process cotton_to_cloth 3", "process cotton_to_cloth 1")
    assert goods_of(match, TURQUOISE) == {"cotton": 1, "cloth": 3}
    assert goods_of(match, MAGENTA) == {"cloth": 1}
    assert match.state.favours == [1, 0, 0, 0]


@rule("order.influence", "order.limit", "order.behind")
def test_t18_orange_fills_the_order_of_oil_and_dye() -> None:
    match = table(
        players=4,
        turn=ORANGE,
        phase=ORDER,
        goods={ORANGE: "oil*2 dye"},
        influence={ORANGE: "merchants=1 scholars=2", MAGENTA: "merchants=4"},
        orders={"scholars 2": 0, "scholars 3": 0, "scholars 4": 1},
        markers={"merchants": 5},
    )
    refused = refusals(match)
    assert refused["order artisans"][2] == "order.influence"
    assert refused["order scholars"][2] == "order.limit"
    assert offers(match, "order") == ["merchants"]
    assert earned(match, "order merchants", ORANGE) == 3 - 1
    assert goods_of(match, ORANGE) == {"oil": 1}
    assert match.state.order_owner[order("merchants 5")] == ORANGE
    assert match.state.order_at[guild("merchants")] == 5
    assert [T.good_ids[n] for n in T.order_goods[order("merchants 6")]] == ["wood", "statue"]
    assert track(match, ORANGE, "merchants") == 2


@rule("deliver.rupees", "contract.tie")
def test_t19_yellow_and_turquoise_deliver_to_the_cook() -> None:
    match = table(players=4, turn=YELLOW, goods={YELLOW: "oil", TURQUOISE: "wood"}, river="cook")
    do(match, "place sailor")
    assert earned(match, "deliver oil cook", YELLOW) == 1
    do(match, "place sailor")
    assert earned(match, "deliver wood cook", TURQUOISE) == 2
    assert owner_of(match, "cook") == YELLOW


@rule("deliver.rupees")
def test_t19_yellow_alone_would_earn_three() -> None:
    match = table(players=4, turn=YELLOW, goods={YELLOW: "cotton oil wood"}, river="cook")
    do(match, "place sailor", "pay cotton", "deliver oil cook", "deliver wood cook")
    assert match.state.rupees[YELLOW] == 3


@rule("deliver.each")
@pytest.mark.parametrize(("name", "rupees"), [("khatib", 3), ("subadar", 6)])
def test_t20_one_player_alone_earns_three_for_two_goods_and_six_for_three(
    name: str, rupees: int
) -> None:
    asked = [T.good_ids[n] for n in T.asks[notable(name)]]
    match = table(goods={0: " ".join(["oil", *asked])}, river=name, pier=6)
    do(match, "place sailor", "pay oil", *(f"deliver {good} {name}" for good in asked))
    assert owner_of(match, name) == 0
    refund = 2 - (len(asked) - 1)
    assert match.state.rupees[0] == rupees + refund


@rule("notable.mosaic_maker", "deliver.double", "contract.consolation")
def test_t21_turquoise_wins_the_mosaic_maker() -> None:
    match = table(
        players=4,
        goods={0: "cotton cement*2"},
        stones={"mosaic_maker dye": MAGENTA},
        open_tiles="gain_mp sell_good free_peon",
        standing={0: "quarry"},
        pier=4,
    )
    do(match, "place sailor", "pay cotton")
    assert earned(match, "double cement mosaic_maker") == 2 + 1
    assert owner_of(match, "mosaic_maker") == TURQUOISE
    assert match.state.favours[MAGENTA] == 1
    assert len(offers(match, "tile")) == 14
    do(match, "tile raise_worker")
    assert tiles_of(match, 0) == ["raise_worker"]
    match = table(contracts={0: "mosaic_maker"}, points=4)
    assert offers(match, "mosaic") == ["1", "3"]


@rule("river.at_once", "river.pier_3", "influence.after", "influence.bonus")
def test_t22_yellow_delivers_to_the_mullah_and_the_jagirdar() -> None:
    match = table(
        players=4,
        turn=YELLOW,
        goods={YELLOW: "wood bricks planks", ORANGE: "cotton*5", TURQUOISE: "cotton"},
        river="mullah",
        doubles={"jagirdar cloth": MAGENTA},
        influence={YELLOW: "merchants=2"},
        open_tiles="gain_mp sell_good free_peon",
        pier=2,
    )
    do(match, "place sailor", "pay wood")
    assert earned(match, "deliver bricks mullah", YELLOW) == 1
    assert earned(match, "deliver planks jagirdar", YELLOW) == 3
    assert owner_of(match, "jagirdar") == MAGENTA
    assert match.state.pier == 3
    assert choices(match) == [f"roll {n}" for n in range(1, 7)]  # the Merchant moves
    do(match, "roll 2")
    assert match.state.favours == [1, 0, 3, 1]
    assert match.view(None).order_limit == 4
    assert track(match, YELLOW, "merchants") == 3
    assert choices(match)[0] == "favours"
    do(match, "tile sell_good", "reveal gain_value_2")
    assert track(match, YELLOW, "scholars") == 1
    assert tiles_of(match, YELLOW) == ["sell_good"]
    ids = [id for id, _, _ in log(match)]
    assert ids.index("agra-log-merchant") < ids.index("agra-log-influence")


@rule("score.contracts", "score.tracks", "score.covers", "score.akbar")
def test_t23_orange_scores_66() -> None:
    match = table(
        players=4,
        rupees={ORANGE: 36},
        contracts={ORANGE: "subadar grand_imam khatib"},
        orders={"merchants 1": ORANGE, "merchants 2": ORANGE, "scholars 3": ORANGE}
        | {"scholars 4": ORANGE},
        influence={ORANGE: "merchants=5 scholars=3", YELLOW: "merchants=2 scholars=6"},
        bare={ORANGE: "n1 n5 e1 e5 s1"},
        akbar=dict.fromkeys(("cement", "oil", "dye", "book", "statue"), ORANGE),
    )
    assert points(match.state, ORANGE) == [36, 4 + 4, 4 + 2, 0, 5, 11]
    assert match.scores()[ORANGE] == 66


@rule("score.akbar")
def test_t24_goods_at_akbar_bring_1_3_5_8_and_11() -> None:
    names = ["cement", "oil", "dye", "book", "statue"]
    scores = [table(akbar=dict.fromkeys(names[:n], 0)).scores()[0] for n in range(1, 6)]
    assert scores == [1, 3, 5, 8, 11]


@rule("notable.portuguese_trader")
def test_t25_two_wood_and_two_turmeric_pay_for_five_deliveries() -> None:
    match = table(
        goods={0: "wood*3 turmeric*2 oil"}, river="cook", contracts={0: "portuguese_trader"}
    )
    do(match, "place sailor", "pay wood", "pay wood", "pay turmeric")
    assert "pay oil" not in choices(match)  # five in all would be too much
    do(match, "pay turmeric")
    assert prompt(match)[1]["count"] == 5


@rule("notable.french_trader", "notable.generous")
def test_t26_cloth_on_the_french_trader_pays_by_the_portuguese_one() -> None:
    match = table(goods={0: "cloth"}, contracts={0: "french_trader portuguese_trader"})
    assert earned(match, "consign cloth") == 1


@rule("notable.sadr_us_sudur")
def test_t27_paper_goes_into_the_curry_bowl() -> None:
    match = table(
        goods={0: "paper sandstone"},
        stones={"sadr_us_sudur book": 0, "sadr_us_sudur oil": 0},
        pier=5,
    )
    do(match, "place sailor", "deliver sandstone sadr_us_sudur")
    assert "offer paper curry" in choices(match)
    do(match, "offer paper curry")
    assert match.state.bowl_owner[T.bowl_of[good("curry")]] == 0
    assert match.state.bowl_owner.count(NONE) == 11


# --- T28 data checks --------------------------------------------------------------------------


@rule("produce.fields")
def test_t28_the_farm_gives_two_of_each_good_at_first_and_eight_at_most() -> None:
    board = table().view(0).seats[0]
    assert board.production == (2, 2, 2, 2)
    bare = "n1 n5 e1 e5 s1 s5 w1 w5"
    board = table(bare={0: bare}, farmers={0: "n5 w1"}).view(0).seats[0]
    assert board.production[good("sandstone")] == 8


@rule("setup.notables", "players.notables")
def test_t28_notables_by_level_and_how_many_are_drawn() -> None:
    assert [T.notable_level.count(level) for level in (1, 2, 3, 4)] == [8, 7, 5, 4]
    assert T.river_size == {2: [4, 3, 2, 1], 3: [4, 3, 2, 1], 4: [5, 4, 3, 2]}


def draws(level: int, size: int) -> set[tuple[int, ...]]:
    """Guilds of so many notables of a level, as sorted tuples: all that can be drawn."""
    there = [T.notable_guild[n] for n, other in enumerate(T.notable_level) if other == level]
    return {
        guilds
        for guilds in combinations_with_replacement(range(3), size)
        if all(guilds.count(each) <= there.count(each) for each in range(3))
    }


def river_with(guilds: list[tuple[int, ...]]) -> list[int]:
    """Notables with these guilds, level by level."""
    river = []
    for level, wanted in enumerate(guilds, 1):
        rest = [n for n, other in enumerate(T.notable_level) if other == level]
        for each in wanted:
            found = next(n for n in rest if T.notable_guild[n] == each)
            rest.remove(found)
            river.append(found)
    return river


@rule("setup.guilds")
@pytest.mark.parametrize("players", [3, 4])
def test_t28_every_draw_can_be_made_even(players: int) -> None:
    """Whatever is drawn and whichever exchanges chance picks, they end and the guilds are even."""
    s = cast(AgraState, unset(players).state)
    levels = [sorted(draws(at + 1, T.river_size[players][at])) for at in range(LEVELS)]
    waiting = [
        [a, b, c, d] for a in levels[0] for b in levels[1] for c in levels[2] for d in levels[3]
    ]
    seen: set[tuple[tuple[int, ...], ...]] = {tuple(guilds) for guilds in waiting}
    while waiting:
        s.river = river_with(waiting.pop())
        if not unevenness(s, s.river):
            continue
        options = EvenGuilds().options(s)  # raises if there is none
        for action in options:
            gone, new = action.args()
            river = [new if n == gone else n for n in s.river]
            after = tuple(
                tuple(sorted(T.notable_guild[n] for n in river if T.notable_level[n] == level))
                for level in range(1, LEVELS + 1)
            )
            if after not in seen:
                seen.add(after)
                waiting.append(list(after))
    assert len(seen) > 100


def test_t28_a_match_is_set_up_without_a_choice() -> None:
    match = Match(table().game, players=2, seed=4)
    assert play.actor(match.state) == match.state.first
    assert match.state.notable_owner.count(NEUTRAL) == 14
