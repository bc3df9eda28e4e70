"""Every line of the log, to the last word: who, what and by which rule. Nearly all is told of the
second seat, so that nobody is the first by chance."""

from typing import Any

import pytest

from serai.core import play
from serai.core.match import Match
from serai.core.step import Do
from serai.games.merv.rules.caravansary import FreeCard
from serai.games.merv.rules.gifts import Gifts
from serai.games.merv.rules.invasion import Invasion
from serai.games.merv.rules.market import send_home
from serai.games.merv.rules.rivals import (
    act_as_magistrate,
    lone_courtier_turn,
    magistrate_turn,
    score_magistrate,
)
from serai.games.merv.rules.soldiers import ChooseBonus, PlaceSoldier, PlaceUpgrade
from serai.games.merv.rules.years import score_seat, score_sets
from serai.games.merv.tables import (
    ADVANCE,
    BONUS_UPGRADE,
    CARAVANSARY,
    CARD,
    COURTIER,
    LIBRARY,
    MARKETPLACE,
    MOSQUE,
    NONE,
    PALACE,
    POST,
    RARE_GOOD,
    SCROLL,
    SOLDIER,
    SPICE_IDS,
    SYMBOL_IDS,
    WALL,
    WALL_PIECE,
    WHITE,
    WHITE_CUBE,
    WHITE_UPGRADE,
)
from tests.merv.build import CELL_IDS, T, do, log, new_match, run, table
from tests.rules import rule

ACT = ("go n1", "activate r1c1", "act")


def lines(match: Match, skip: int = 0) -> list[str]:
    """The log as short texts: `card seat=1 spice=ginger [caravan.pay]`."""
    found = []
    for id, args, why in log(match)[skip:]:
        told = [id.removeprefix("merv-log-"), *[f"{name}={what}" for name, what in args.items()]]
        found.append(f"{' '.join(told)} [{why}]")
    return found


def turn(*moves: str, **parts: Any) -> Match:
    """The turn of the second seat, who is the first in the queue."""
    return do(table(queue=(1, 2, 0), **parts), *moves)


def action(site: str, *moves: str, **parts: Any) -> list[str]:
    """What is told of an action of the second seat, from the choice of the action on."""
    match = turn(*ACT, *moves, sites={"r1c1": site}, **parts)
    return lines(match, 4)


# --- a turn -----------------------------------------------------------------------------------


@rule("turn.steps", "turn.build", "produce.line", "favour.points")
def test_a_turn_is_told_step_by_step() -> None:
    match = turn("go n2", "activate r1c2", "favour", favour={1: 3})
    assert lines(match) == [
        "slot seat=1 slot=n2 [turn.slot]",
        "activate seat=1 cell=r1c2 [turn.site]",
        "build seat=1 cell=r1c2 [turn.build]",
        "cube seat=1 colour=turquoise [produce.line]",
        "favour seat=1 [favour.action]",
        "points seat=1 count=1 [favour.points]",
    ]


@rule("produce.owner")
def test_the_share_of_the_owner_is_told_as_such() -> None:
    match = turn("go n2", "activate r1c2", "favour", buildings={2: "r1c2"})
    assert lines(match, 2)[:2] == [
        "cube seat=1 colour=turquoise [produce.line]",
        "cube seat=2 colour=turquoise [produce.owner]",
    ]


@rule("produce.share")
def test_what_the_owner_gets_for_upgrades_elsewhere_is_told_as_such() -> None:
    parts: dict[str, Any] = {"buildings": {2: "r1c2 r2c2"}, "upgrades": {"r2c2": "white"}}
    match = turn("go n2", "activate r1c2", "favour", **parts)
    assert [line for line in lines(match) if "cube seat=2" in line] == [
        "cube seat=2 colour=turquoise [produce.owner]",
        "cube seat=2 colour=white [produce.share]",
    ]


@rule("favour.full", "influence.points")
def test_favour_beyond_the_end_is_told_as_influence() -> None:
    match = turn("go n1", "activate r1c1", "favour", favour={1: 8}, influence={1: 5})
    assert lines(match, 4) == [
        "favour-full seat=1 [favour.full]",
        "influence seat=1 [favour.full]",
        "points seat=1 count=1 [influence.points]",
    ]


@rule("influence.full", "soldier.action", "soldier.other", "soldier.own")
def test_influence_beyond_the_end_is_told_as_favour() -> None:
    match = turn("go n1", "activate r1c1", "soldier", "guard r5c5", influence={1: 19},
                 favour={1: 3}, buildings={2: "r5c5"})  # fmt: skip
    assert lines(match, 4) == [
        "soldier seat=1 cell=r5c5 [soldier.action]",
        "influence seat=1 [soldier.other]",
        "points seat=1 count=6 [influence.points]",
        "influence-full seat=1 [influence.full]",
        "favour seat=1 [influence.full]",
        "points seat=1 count=1 [favour.points]",
    ]
    match = turn("go n1", "activate r1c1", "soldier", "guard r1c1")
    assert lines(match, 5) == ["influence seat=1 [soldier.own]"]


@rule("camels.place", "camels.collect")
def test_the_camel_market_is_told() -> None:
    match = turn("go n3", "activate r1c3", "trade 4", camels={1: 1})
    told = ["trade seat=1 gift=favour [camels.place]", "favour seat=1 [camels.place]"]
    assert lines(match, 4) == told
    match = turn("go n3", "activate r1c3", "collect", stalls="1 2")
    assert lines(match, 4) == ["camels seat=1 count=2 [camels.collect]"]


# --- the six actions --------------------------------------------------------------------------


@rule("caravan.pay", "caravan.place", "caravan.camel", "caravan.refill", "caravan.pairs")
def test_the_caravansary_is_told() -> None:
    told = action(
        "caravansary_brown",
        *("load", "take 1", "pay brown", "take 2"),
        *("deal pepper", "deal cinnamon", "deal ginger", "deal ginger"),
        *("deal juniper", "deal juniper"),
        caravan="ginger ginger juniper juniper",
        camels={1: 1},
        cubes={1: "white"},
        buildings={2: "r5c5"},
    )
    assert told == [
        "act seat=1 symbol=caravansary [turn.action]",
        "load seat=1 [caravan.place]",
        "pay seat=1 colour=brown [caravan.pay]",
        "card seat=1 spice=ginger [caravan.pay]",
        "camels seat=1 count=1 [caravan.camel]",
        "pay seat=1 colour=white [produce.wild]",
        "card seat=1 spice=ginger [caravan.pay]",
        "deal spice=pepper [caravan.refill]",
        "deal spice=cinnamon [caravan.refill]",
        "deal spice=ginger [caravan.refill]",
        "deal spice=ginger [caravan.refill]",
        "deal spice=juniper [caravan.refill]",
        "deal spice=juniper [caravan.refill]",
        "pair seat=1 spice=ginger [caravan.pairs]",
    ]


@rule("caravan.pepper", "caravan.juniper", "caravan.pairs")
def test_the_gifts_of_pairs_are_told_with_their_rules() -> None:
    deal = ["deal ginger"] * 4 + ["deal cinnamon"] * 4
    told = action(
        "caravansary_brown",
        *("take 1", *deal, "upgrade r1c1"),
        caravan="pepper",
        spices={1: "pepper"},
        buildings={1: "r5c5"},
    )
    assert told[-2:] == [
        "pair seat=1 spice=pepper [caravan.pairs]",
        "upgrade seat=1 colour=white cell=r1c1 [caravan.pepper]",
    ]
    told = action("caravansary_brown", "take 1", *deal, caravan="juniper", spices={1: "juniper"})
    assert told[-2:] == [
        "pair seat=1 spice=juniper [caravan.pairs]",
        "favour seat=1 [caravan.pairs]",
    ]


@rule("palace.place", "palace.empty")
def test_the_palace_is_told() -> None:
    assert action("palace_turquoise", "courtier spice") == [
        "act seat=1 symbol=palace [turn.action]",
        "pay seat=1 colour=turquoise [palace.price]",
        "courtier seat=1 hall=spice [palace.place]",
        "favour seat=1 [palace.empty]",
    ]


@rule("library.scrolls", "library.choice", "library.points", "library.both")
def test_the_library_is_told() -> None:
    parts: dict[str, Any] = {"scrolls": {1: 6}, "cubes": {1: "brown"}}
    told = action("library_purple", "pay purple", "pay brown", "discover eight_points", **parts)
    assert told == [
        "act seat=1 symbol=library [turn.action]",
        "pay seat=1 colour=purple [library.pay]",
        "pay seat=1 colour=brown [library.pay]",
        "scrolls seat=1 count=2 [library.scrolls]",
        "breakthrough seat=1 breakthrough=eight_points [library.choice]",
        "points seat=1 count=8 [library.points]",
    ]
    told = action("library_purple", "pay purple", "pay brown", "discover two_favour", **parts)
    assert told[-2:] == ["favour seat=1 [library.favour]"] * 2


LIBRARY_GIFTS = [
    (5, "caravan_card", "take 1", "card seat=1 spice=ginger [library.card]"),
    (5, "trading_post", "post ray", "post seat=1 city=ray [library.post]"),
    (5, "mosque_advance", "advance lane1_1", "mosque seat=1 space=lane1_1 [library.step]"),
    (7, "two_soldiers", "guard r1c1", "soldier seat=1 cell=r1c1 [library.soldiers]"),
    (7, "favour_and_soldier", "guard r1c1", "soldier seat=1 cell=r1c1 [library.both]"),
]


@rule("library.card", "library.post", "library.step", "library.soldiers", "library.both")
@pytest.mark.parametrize(("scrolls", "tile", "then", "line"), LIBRARY_GIFTS)
def test_what_a_breakthrough_gives_is_told_with_its_clause(
    scrolls: int, tile: str, then: str, line: str
) -> None:
    moves = ("pay purple", f"discover {tile}", then)
    assert line in action("library_purple", *moves, scrolls={1: scrolls}, caravan="ginger ginger")


@rule("library.wild", "library.once")
def test_a_cube_that_counts_as_any_and_one_that_is_left_out_are_told() -> None:
    told = action(
        "palace_purple",
        *("courtier trade", "wild"),
        cubes={1: "brown"},
        scrolls={1: 4},
        breakthroughs={1: "discount_mosque wild_purple"},
    )
    assert told[1] == "pay seat=1 colour=purple [library.wild]"
    told = action(
        "palace_purple",
        *("courtier trade", "waive"),
        cubes={1: "brown"},
        scrolls={1: 2},
        breakthroughs={1: "discount_palace"},
    )
    assert told[1] == "waive seat=1 [library.once]"


@rule("market.post", "market.camel", "market.favour", "market.buy")
def test_the_market_is_told() -> None:
    told = action("marketplace_orange", "post samarkand", "buy samarkand", cities="samarkand")
    assert told == [
        "act seat=1 symbol=marketplace [turn.action]",
        "post seat=1 city=samarkand [market.post]",
        "camels seat=1 count=1 [market.camel]",
        "pay seat=1 colour=orange [market.common]",
        "common seat=1 city=samarkand [market.buy]",
    ]
    parts: dict[str, Any] = {"cubes": {1: "brown"}, "posts": {1: "nishapur"}}
    told = action("marketplace_purple", "post basra", "buy basra", **parts)
    assert told[1:3] == ["post seat=1 city=basra [market.post]", "favour seat=1 [market.favour]"]
    assert told[-1] == "rare seat=1 city=basra [market.buy]"


@rule("market.inner", "market.outer", "market.home", "market.full")
def test_camels_on_routes_and_their_way_home_are_told() -> None:
    parts: dict[str, Any] = {"camels": {1: 3}, "posts": {1: "nishapur"}, "caravan": "ginger pepper"}
    cubes = {1: "purple*2 brown*2 orange*2 turquoise*2"}
    moves = ("post basra", "buy samarkand", "buy baghdad", "done")
    told = action("marketplace_orange", *moves, cubes=cubes, **parts)
    assert "routes seat=1 count=1 [market.inner]" in told
    assert "routes seat=1 count=2 [market.outer]" in told
    assert told[-2:] == ["home count=2 [market.home]", "home-full count=1 [market.full]"]


@rule("market.full")
def test_camels_that_find_no_place_leave_the_game_in_a_line_of_their_own() -> None:
    match = table(caravan="ginger+ pepper+", stalls="1 2 3", camels={0: 3})
    match.state.camels[0], match.state.routes = 0, 0b111
    run(match, Do(send_home))
    told = ["home-full count=1 [market.full]", "home-gone count=2 [market.full]"]
    assert lines(match)[:2] == told
    match = table(caravan="ginger", stalls="1 2 3 4", camels={0: 2})
    match.state.camels[0], match.state.routes = 0, 0b11
    run(match, Do(send_home))
    told = ["home count=1 [market.home]", "home-gone count=1 [market.full]"]
    assert lines(match)[:2] == told


@rule("mosque.gift", "mosque.camel")
def test_the_mosque_is_told() -> None:
    assert action("mosque_turquoise", "advance lane2_1", lanes="lane2_1") == [
        "act seat=1 symbol=mosque [turn.action]",
        "pay seat=1 colour=turquoise [mosque.pay]",
        "mosque seat=1 space=lane2_1 [mosque.gift]",
        "camels seat=1 count=1 [mosque.camel]",
    ]
    told = action("mosque_turquoise", "advance top_7", mosque={1: "top_6"}, cubes={1: "brown"})
    assert told[3:] == [
        "mosque seat=1 space=top_7 [mosque.gift]",
        "points seat=1 count=1 [mosque.gift]",
        "favour seat=1 [mosque.gift]",
    ]


@rule("mosque.tile")
def test_a_scoring_tile_is_told() -> None:
    told = action("mosque_purple", "advance left_5", "claim library", mosque={1: "left_4"})
    assert told[-1] == "tile seat=1 scoring_tile=library [mosque.tile]"


@rule("wall.price", "wall.own", "wall.other")
def test_the_walls_are_told() -> None:
    told = action(
        "wall_purple",
        *("build segment_purple_2", "wall n2"),
        cubes={1: "purple"},
        buildings={1: "r1c2", 2: "r2c2"},
    )
    assert told == [
        "act seat=1 symbol=wall [turn.action]",
        "pay seat=1 colour=purple [wall.price]",
        "pay seat=1 colour=purple [wall.price]",
        "wall seat=1 wall=segment_purple_2 slot=n2 [wall.price]",
        "influence seat=1 [wall.own]",
        *["influence seat=1 [wall.other]"] * 2,
    ]


# --- contracts and gifts ----------------------------------------------------------------------


@rule("contract.when")
def test_a_contract_is_told_by_its_name() -> None:
    parts: dict[str, Any] = {"influence": {1: 3}, "scrolls": {1: 2}}
    match = turn("go n1", "activate r1c1", "fulfil s2_1", **parts)
    assert lines(match)[4] == "contract seat=1 contract=s2_1 [contract.when]"


@rule("contract.when", "contract.points", "contract.reward")
def test_a_contract_is_told() -> None:
    match = turn(
        *("go n1", "activate r1c1", "fulfil s1_1"),
        influence={1: 3},
        common={1: 2},
        sites={"r1c1": "wall_turquoise"},
    )
    assert lines(match, 4) == [
        "contract seat=1 contract=s1_1 [contract.when]",
        "pay seat=1 colour=turquoise [contract.cubes]",
        "points seat=1 count=5 [contract.points]",
        "favour seat=1 [contract.reward]",
    ]


GIFTS: list[tuple[int, tuple[str, ...], str]] = [
    (WHITE_CUBE, (), "cube seat=1 colour=white [camels.place]"),
    (SCROLL, (), "scrolls seat=1 count=1 [camels.place]"),
    (RARE_GOOD, (), "rare-gift seat=1 [camels.place]"),
    (SOLDIER, ("guard r5c5",), "soldier seat=1 cell=r5c5 [camels.place]"),
    (CARD, ("take 2",), "card seat=1 spice=ginger [camels.place]"),
    (WHITE_UPGRADE, ("upgrade r1c1",), "upgrade seat=1 colour=white cell=r1c1 [camels.place]"),
    (
        BONUS_UPGRADE,
        ("bonus brown", "upgrade r1c1"),
        "upgrade seat=1 colour=brown cell=r1c1 [camels.place]",
    ),
]


def given(gift: int, **parts: Any) -> Match:
    """The second seat gets a gift, and is to choose what it asks for."""
    match = table(queue=(1, 2, 0), **parts)
    Gifts().give(match.state, 1, gift, "camels.place")
    play.settle(match.state)
    return match


@rule("camels.cube", "camels.scroll", "camels.rare", "camels.soldier", "camels.card")
@pytest.mark.parametrize(("gift", "moves", "line"), GIFTS)
def test_a_gift_is_told_with_the_rule_that_gives_it(
    gift: int, moves: tuple[str, ...], line: str
) -> None:
    match = given(gift, buildings={1: "r1c1 r2c2", 2: "r5c5"}, caravan="juniper ginger+")
    do(match, *moves)
    assert line in lines(match)


@rule("upgrade.soldier")
def test_a_soldier_who_makes_room_for_an_upgrade_is_told() -> None:
    match = given(WHITE_UPGRADE, buildings={1: "r1c1 r2c2"}, soldiers={2: "r1c1"})
    assert lines(do(match, "upgrade r1c1"))[:2] == [
        "upgrade seat=1 colour=white cell=r1c1 [camels.place]",
        "soldier-home seat=2 cell=r1c1 [upgrade.soldier]",
    ]


@rule("soldier.decline")
def test_a_soldier_who_stays_at_home_is_told() -> None:
    match = turn("go n1", "activate r1c1", "soldier", "done", buildings={2: "r5c5"})
    assert lines(match, 4) == ["decline seat=1 [soldier.decline]"]


@rule("favour.full", "influence.full")
def test_a_gain_with_both_tracks_full_is_told() -> None:
    full: dict[str, Any] = {"favour": {1: 8}, "influence": {1: 20}}
    match = turn("go n1", "activate r1c1", "favour", **full)
    assert lines(match, 4) == ["full seat=1 [favour.full]"]
    parts: dict[str, Any] = {"buildings": {2: "r5c5"}, **full}
    match = turn("go n1", "activate r1c1", "soldier", "guard r5c5", **parts)
    assert lines(match, 5) == ["full seat=1 [influence.full]"]


@rule("mosque.wall", "library.wall")
def test_a_wall_that_costs_nothing_is_told_as_such() -> None:
    moves = ("pay purple", "discover wall_piece", "build segment_brown_1", "wall n2")
    told = action("library_purple", *moves, scrolls={1: 5})
    assert told[-1] == "free-wall seat=1 wall=segment_brown_1 slot=n2 [library.wall]"


@rule("caravan.limit", "soldier.site", "upgrade.own")
def test_a_gift_that_finds_no_room_is_told() -> None:
    match = run(table(spices={1: "ginger"}, caravan="pepper pepper"), FreeCard(1, "camels.card"))
    assert "no-card seat=1 [caravan.limit]" in lines(match)
    match = run(table(), PlaceSoldier(1, "camels.soldier"))
    assert "no-soldier seat=1 [soldier.site]" in lines(match)
    match = run(table(), PlaceUpgrade(1, WHITE, True, "mosque.white"))
    assert "no-upgrade seat=1 [upgrade.own]" in lines(match)
    match = run(table(), ChooseBonus(1, "mosque.bonus"))
    assert "no-upgrade seat=1 [upgrade.own]" in lines(match)


@rule("camels.mosque", "library.step", "market.discs", "mosque.courtier", "palace.halls")
def test_a_step_a_post_a_courtier_and_a_wall_that_are_lost_are_told() -> None:
    match = given(ADVANCE, mosque={1: "top_10"})
    assert lines(match) == ["no-step seat=1 [camels.place]"]
    moves = ("pay purple", "discover mosque_advance")
    told = action("library_purple", *moves, scrolls={1: 5}, mosque={1: "top_10"})
    assert "no-step seat=1 [library.step]" in told
    posts = {1: "ray samarkand nishapur balkh baghdad kashgar"}
    assert lines(given(POST, posts=posts)) == ["no-post seat=1 [market.discs]"]
    full = {0: "knowledge*3 spice*3", 2: "trade*3 faith*3"}
    assert lines(given(COURTIER, halls=full)) == ["no-courtier seat=1 [palace.halls]"]
    slots = " ".join(f"{side}{at}" for side in "nesw" for at in range(1, 6))
    assert lines(given(WALL_PIECE, walls=slots)) == ["no-wall seat=1 [camels.place]"]


@rule("market.post")
def test_a_market_action_without_a_post_tells_of_nothing_lost() -> None:
    posts = {1: "ray samarkand nishapur balkh baghdad kashgar"}
    told = action("marketplace_orange", "buy samarkand", posts=posts)
    assert [line.split()[0] for line in told] == ["act", "pay", "common"]


# --- the course of a year ---------------------------------------------------------------------


@rule("queue.next", "queue.take")
def test_the_queue_is_told() -> None:
    match = turn(
        *("go n1", "activate r1c1", "favour", "stand 1"),
        standing={2: "n2", 0: "n3"},
        camels={1: 2},
    )
    assert lines(match, 5) == [
        "queue seat=1 place=1 count=2 [queue.next]",
        "queue seat=2 place=3 count=0 [queue.next]",
        "camels seat=2 count=1 [queue.take]",
        "queue seat=0 place=2 count=0 [queue.next]",
        "camels seat=0 count=1 [queue.take]",
    ]


@rule("high.slot", "high.site")
def test_the_high_courtier_is_told() -> None:
    match = table(players=2, queue=(1, 0, 4), standing={1: "n1", 0: "n2"})
    do(match, "go n3", "activate r1c3")
    assert lines(match)[:2] == [
        "courtier-slot seat=1 slot=n3 [high.slot]",
        "courtier-site seat=0 cell=r1c3 [high.site]",
    ]


@rule("high.none")
def test_a_high_courtier_without_a_site_is_told() -> None:
    column = {0: "r1c3 r2c3", 1: "r4c3 r5c3"}
    match = table(players=2, queue=(1, 0, 4), standing={1: "n1", 0: "n2"}, buildings=column)
    do(match, "go n3")
    assert "courtier-none [high.none]" in lines(match)


@rule("high.out")
def test_a_high_courtier_without_a_building_is_told_as_such() -> None:
    nine = {4: "r1c1 r1c2 r1c4 r1c5 r2c1 r2c2 r2c4 r2c5 r4c1"}
    match = table(players=2, queue=(1, 0, 4), standing={1: "n1", 0: "n2"}, buildings=nine)
    do(match, "go n3")
    assert "courtier-none [high.out]" in lines(match)


@rule("invade.when", "invade.ransom", "invade.lost")
def test_an_invasion_is_told() -> None:
    match = run(
        table(queue=(1, 2, 0), year=2, buildings={1: "r1c1", 2: "r5c5"}, cubes={1: "white"}),
        Invasion(),
    )
    do(match, "pay white")
    assert lines(match)[:3] == [
        "invasion [invade.when]",
        "ransom seat=1 cell=r1c1 colour=white [invade.ransom]",
        "lost seat=2 cell=r5c5 [invade.lost]",
    ]


@rule("invade.after")
def test_all_soldiers_go_home_in_one_line() -> None:
    guarded: dict[str, Any] = {"buildings": {1: "r1c1 r5c5"}, "soldiers": {1: "r1c1", 0: "r5c5"}}
    told = lines(run(table(year=2, **guarded), Invasion()))
    assert told[:2] == ["invasion [invade.when]", "soldiers-home [invade.after]"]
    told = lines(run(table(year=2), Invasion()))
    assert "soldiers-home [invade.after]" not in told


@rule("high.ahead", "queue.take")
def test_the_place_of_a_rival_in_the_queue_is_told() -> None:
    match = table(players=2, queue=(1, 0, 4), standing={0: "n2", 4: "n3"}, camels={4: 1})
    do(match, "go n1", "activate r1c1", "favour")
    assert lines(match)[-3:] == [
        "queue seat=1 place=3 count=0 [queue.next]",
        "queue seat=0 place=2 count=0 [queue.next]",
        "rival-queue rival=high_courtier place=1 count=0 [high.ahead]",
    ]
    match = table(players=2, queue=(1, 0, 4), standing={0: "n4", 4: "n3"}, camels={4: 1})
    do(match, "go n5", "activate r1c5", "favour")
    assert lines(match, 4)[-4:] == [
        "rival-queue rival=high_courtier place=2 count=1 [high.ahead]",
        "queue seat=0 place=3 count=0 [queue.next]",
        "camels seat=0 count=1 [queue.take]",
        "queue seat=1 place=1 count=0 [queue.next]",
    ]


@rule("high.ransom", "solo.cubes", "invade.lost")
def test_every_building_that_a_rival_loses_is_told() -> None:
    match = table(players=2, queue=(1, 0, 4), year=2, buildings={4: "r1c1 r5c5", 1: "r1c5"})
    assert lines(run(match, Invasion()))[:4] == [
        "invasion [invade.when]",
        "lost seat=1 cell=r1c5 [invade.lost]",
        "rival-lost rival=high_courtier cell=r1c1 [high.ransom]",
        "rival-lost rival=high_courtier cell=r5c5 [high.ransom]",
    ]
    match = table(players=1, year=2, buildings={5: "r1c1"})
    assert "rival-lost rival=magistrate cell=r1c1 [solo.cubes]" in lines(run(match, Invasion()))


@rule("score.favour", "score.each", "score.buildings", "score.tiles", "score.mosque", "end.sets")
def test_the_scoring_of_a_year_is_told() -> None:
    match = table(
        sites={"r1c1": "library_brown", "r1c2": "mosque_brown"},
        buildings={1: "r1c1 r1c2"},
        tiles={1: "library"},
        mosque={1: "top_10"},
        halls={1: "knowledge spice"},
        scrolls={1: 2},
        spices={1: "ginger*2"},
        favour={1: 3},
    )
    run(match, Do(score_seat, 1), Do(score_sets))
    assert lines(match)[:7] == [
        "favour-spent seat=1 count=2 [score.favour]",
        "hall seat=1 hall=knowledge count=2 [score.each]",
        "hall seat=1 hall=spice count=2 [score.each]",
        "points seat=1 count=2 [score.buildings]",
        "points seat=1 count=3 [score.tiles]",
        "points seat=1 count=4 [score.mosque]",
        "points seat=1 count=2 [end.sets]",
    ]


@rule("year.phases")
def test_a_new_year_is_told() -> None:
    match = run(table(year=1))
    assert "year year=2 [year.phases]" in lines(match)


@rule("setup.side", "setup.sites", "setup.queue", "caravan.refill")
def test_the_set_up_is_told() -> None:
    match = new_match(2, seed=3)
    told, s = lines(match), match.state
    side, cells = T.slugs["side"][s.side], range(len(s.site))
    laid = [(T.site_ids[s.site[cell]], CELL_IDS[cell]) for cell in cells if s.site[cell] != NONE]
    assert told[0] == f"side side={side} [setup.side]"
    assert told[1:25] == [f"site site={site} cell={cell} [setup.sites]" for site, cell in laid]
    assert told[25:33] == [f"deal spice={SPICE_IDS[one]} [caravan.refill]" for one in s.caravan]
    first, second = s.queue[:2]
    assert told[33:35] == [
        f"next seat={first} place=1 [setup.queue]",
        f"next seat={second} place=2 [setup.queue]",
    ]
    assert told[35] == "year year=1 [year.phases]"


# --- alone ------------------------------------------------------------------------------------


@rule("solo.slot", "solo.courtier", "solo.site", "solo.action", "solo.wall", "solo.score")
def test_the_turns_of_the_rivals_are_told() -> None:
    match = table(players=1, sites={"r1c1": "wall_brown"}, caravan="ginger " * 8)
    match.state.solo_card = WALL
    run(match, Do(lone_courtier_turn), Do(magistrate_turn), Do(score_magistrate))
    gained = 1 + T.year_points[0][0]  # his building and the bonus of the year
    assert lines(match)[:8] == [
        "rival-slot rival=high_courtier slot=n2 [solo.slot]",
        "rival-build rival=high_courtier cell=r5c2 [solo.courtier]",
        "rival-slot rival=magistrate slot=n1 [solo.slot]",
        "rival-build rival=magistrate cell=r1c1 [solo.site]",
        "magistrate-acts symbol=wall [solo.action]",
        "magistrate-wall wall=segment_brown_1 slot=n1 count=1 [solo.wall]",
        f"magistrate count={gained} [solo.score]",
        "year year=2 [year.phases]",
    ]


MAGISTRATE_ACTS: list[tuple[int, dict[str, Any], list[str]]] = [
    (
        CARAVANSARY,
        {"caravan": "ginger+ pepper+ pepper"},
        [
            "magistrate-card spice=ginger [solo.caravansary]",
            "magistrate-card spice=pepper [solo.caravansary]",
            "rival-camels rival=magistrate count=2 [solo.caravansary]",
        ],
    ),
    (PALACE, {}, ["magistrate-courtier hall=knowledge count=1 [solo.palace]"]),
    (LIBRARY, {}, ["magistrate-study breakthrough=discount_caravansary [solo.library]"]),
    (LIBRARY, {"scrolls": {5: 8}}, ["magistrate-scrolls [solo.library]"]),
    (
        MARKETPLACE,
        {"cities": "ray"},
        [
            "magistrate-post city=ray [solo.market]",
            "rival-camels rival=magistrate count=1 [solo.market]",
        ],
    ),
    (
        MOSQUE,
        {"mosque": {5: "left_4"}},
        [
            "magistrate-mosque space=left_5 count=0 [solo.mosque]",
            "magistrate-tile scoring_tile=caravansary [solo.mosque]",
            "magistrate-mosque space=top_6 count=1 [solo.mosque]",
        ],
    ),
]


@rule("solo.caravansary", "solo.palace", "solo.library", "solo.market", "solo.mosque")
@pytest.mark.parametrize(("symbol", "parts", "told"), MAGISTRATE_ACTS)
def test_what_the_magistrate_gets_is_told(
    symbol: int, parts: dict[str, Any], told: list[str]
) -> None:
    match = table(players=1, **parts)
    act_as_magistrate(match.state, symbol)
    found = lines(match)
    assert (
        found[found.index(f"magistrate-acts symbol={SYMBOL_IDS[symbol]} [solo.action]") + 1 :]
        == told
    )


@rule("solo.action", "end.sets")
def test_points_of_the_magistrate_are_told() -> None:
    match = table(players=1, buildings={0: "r1c1 r2c1 r3c1 r4c1 r5c1"})
    match.state.solo_card = WALL
    assert "magistrate-idle [solo.action]" in lines(run(match, Do(magistrate_turn)))
    match = run(table(players=1, spices={5: "ginger pepper"}), Do(score_sets))
    assert "magistrate-sets count=3 [end.sets]" in lines(match)


@rule("solo.ours", "solo.deck")
def test_a_game_alone_begins_with_a_word_on_its_rivals_and_a_card() -> None:
    match = new_match(1, seed=2)
    card = T.slugs["solo_card"][match.state.solo_card]
    assert lines(match)[-3:] == [
        "solo [solo.ours]",
        "year year=1 [year.phases]",
        f"reveal solo_card={card} [solo.deck]",
    ]
