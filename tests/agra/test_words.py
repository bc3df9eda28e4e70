"""What is asked and what is told: every prompt, and every line of the log, with its rule."""

import pytest

from serai.core.match import Match
from serai.games.agra.state import ORDER
from tests.agra.build import do, log, prompt, table
from tests.agra.test_notables import fulfil
from tests.rules import rule

Args = dict[str, str | int]

GOODS = "wood*2 cotton*2 oil curry book painting clothing cement dye"
TILES = "raise_worker sell_good exchange_good"


def rich(**more: str) -> Match:
    """A table at which a seat can do nearly everything."""
    return table(
        goods={0: GOODS},
        favours={0: 6},
        tiles={0: more.get("tiles", TILES)},
        lying={0: "quarry sawmill trader"},
        rupees={0: 5},
        influence={0: "scholars=1 merchants=2"},
        river="mahout dyer",
        built="paper_mill",
        contracts={0: more.get("contracts", "")} if "contracts" in more else {},
        open_tiles="gain_mp",
    )


PROMPTS: list[tuple[dict[str, str], list[str], tuple[str, Args, str]]] = [
    ({}, [], ("turn", {"points": 0}, "meditation.may")),
    ({}, ["spices oil"], ("raise", {"count": 1}, "spices.once")),
    ({}, ["favour raise_worker"], ("raise", {"count": 1}, "favour.raise_worker")),
    ({}, ["favour gain_basic"], ("gain-basic", {}, "favour.gain_basic")),
    ({}, ["favour process"], ("process-one", {}, "favour.process")),
    ({}, ["favour influence"], ("up", {"count": 1}, "influence.choice")),
    ({}, ["favour sell_good"], ("sell", {}, "favour.sell_good")),
    ({}, ["favour exchange_good"], ("exchange", {}, "favour.exchange_good")),
    (
        {"tiles": "move_price_token"},
        ["favour move_price_token"],
        ("token", {}, "favour.move_price_token"),
    ),
    (
        {"tiles": "gain_value_2"},
        ["favour gain_value_2"],
        ("gain-value", {"value": 2}, "favour.gain_value_2"),
    ),
    ({"tiles": "remove_cover"}, ["favour remove_cover"], ("cover", {}, "farm.cover")),
    ({"tiles": "move_farmers"}, ["favour move_farmers"], ("farmers", {"count": 2}, "farm.moves")),
    (
        {"tiles": "deliver_notable"},
        ["favour deliver_notable"],
        ("deliver-one", {}, "favour.deliver_notable"),
    ),
    (
        {"tiles": "akbar_or_order"},
        ["favour akbar_or_order"],
        ("akbar-or-order", {}, "favour.akbar_or_order"),
    ),
    (
        {"tiles": "process_1_to_2"},
        ["favour process_1_to_2"],
        ("process-one", {}, "favour.process_1_to_2"),
    ),
    ({}, ["luxury painting"], ("up", {"count": 2}, "influence.choice")),
    (
        {},
        ["luxury painting", "up merchants"],
        ("track-bonus", {"favours": 1}, "influence.bonus"),
    ),
    ({"contracts": "english_trader"}, ["barter"], ("exchange", {}, "notable.english_trader")),
    ({"contracts": "caliph"}, ["pray"], ("raise", {"count": 1}, "notable.caliph")),
    ({}, ["place architect"], ("architect", {}, "architect.choice")),
    (
        {},
        ["place architect", "build oil_press"],
        ("materials", {"building": "oil_press", "count": 3}, "build.cost"),
    ),
    (
        {},
        ["place architect", "build oil_press", "pay cement"],
        ("bonus", {"level": 2}, "build.bonus"),
    ),
    (
        {},
        ["place architect", "build oil_press", "pay cement", "bonus l2_favour"],
        ("process", {"building": "oil_press"}, "process.building"),
    ),
    ({}, ["place sailor"], ("deliveries", {"count": 1}, "sailor.deliver")),
    ({}, ["place sailor", "pay oil"], ("deliveries", {"count": 3}, "sailor.deliver")),
    (
        {},
        ["place botanist"],
        ("botanist", {"count": 2}, "botanist.two"),
    ),
    (
        {},
        ["peon trader"],
        ("trade", {"given": 0, "worth": 0, "traded": "no"}, "trader.give"),
    ),
    (
        {},
        ["peon trader", "give oil"],
        ("trade", {"given": 1, "worth": 2, "traded": "no"}, "trader.give"),
    ),
    ({}, ["peon trader", "give oil", "done"], ("take", {"worth": 1}, "trader.take")),
    ({}, ["place paper_mill"], ("process", {"building": "paper_mill"}, "process.building")),
    ({}, ["place turmeric_farm"], ("order", {}, "order.may")),
    ({}, ["place turmeric_farm", "akbar oil"], ("order", {}, "order.may")),
]


@pytest.mark.parametrize(("more", "acts", "asked"), PROMPTS)
def test_every_decision_asks_a_question_of_its_own(
    more: dict[str, str], acts: list[str], asked: tuple[str, Args, str]
) -> None:
    match = do(rich(**more), *acts)
    message, args, why = asked
    assert prompt(match) == (f"agra-prompt-{message}", {"seat": 0, **args}, why)


@rule("place.standing")
def test_the_cook_asks_the_owner() -> None:
    match = do(table(standing={1: "sawmill"}, contracts={1: "cook"}), "place sawmill")
    assert prompt(match) == ("agra-prompt-store", {"seat": 1}, "notable.cook")


def test_the_step_to_the_top_is_asked_with_the_guild() -> None:
    match = table(goods={0: "oil"}, river="cook", influence={0: "artisans=8"})
    do(match, "place sailor", "deliver oil cook")
    args: Args = {"seat": 0, "guild": "artisans"}
    assert prompt(match) == ("agra-prompt-ascend", args, "influence.may")


def test_the_search_for_a_tile_and_the_return_of_one_are_asked() -> None:
    match = fulfil("mosaic_maker")
    assert prompt(match) == ("agra-prompt-search-tile", {"seat": 0}, "notable.mosaic_maker")
    match = table(
        influence={0: "merchants=2"},
        open_tiles="sell_good",
        tiles={0: "gain_mp raise_worker free_peon"},
    )
    do(match, "place architect", "up merchants", "tile sell_good", "reveal remove_cover")
    assert prompt(match) == ("agra-prompt-return", {"seat": 0}, "favour.fourth")


def test_the_gift_of_the_sadr_is_asked() -> None:
    match = fulfil("sadr_us_sudur", "paper")
    assert prompt(match) == ("agra-prompt-offer", {"seat": 0}, "notable.sadr_us_sudur")


# --- the log ----------------------------------------------------------------------------------


def told(match: Match, *acts: str) -> list[str]:
    """What a few choices add to the log, each line as text: id, arguments, rule."""
    before = len(log(match))
    do(match, *acts)
    return [
        " ".join(
            [
                id.removeprefix("agra-log-"),
                *(f"{key}={value}" for key, value in args.items()),
                f"[{why}]",
            ]
        )
        for id, args, why in log(match)[before:]
    ]


def test_a_turn_of_meditation_and_production_is_told() -> None:
    match = table(
        players=2,
        turn=1,
        standing={1: "trader"},
        stored={1: 1},
        contracts={1: "cook"},
        meditation={1: 3},
        lying={0: "sawmill"},
    )
    assert told(match, "lay trader", "recall", "uncover n1", "farmer n2", "place sawmill") == [
        "lay seat=1 points=2 place=trader [meditation.points]",
        "recall seat=1 points=2 [notable.cook]",
        "uncover seat=1 [wheel.uncover]",
        "farmer seat=1 cell=n2 [wheel.farmer]",
        "wheel wheel=remove_cover [wheel.marker]",
        "place seat=1 place=sawmill [place.free]",
        "home seat=0 place=sawmill [place.lying]",
        "good seat=1 good=wood count=3 [produce.store]",
        "round round=2 [turn.order]",
    ]


def test_a_standing_worker_sent_home_is_told() -> None:
    match = table(standing={1: "sawmill"})
    assert told(match, "place sawmill")[1:3] == [
        "home seat=1 place=sawmill [place.standing]",
        "favours seat=1 count=1 [place.standing]",
    ]


def test_the_peon_and_rupees_on_a_building_are_told() -> None:
    match = table(standing={0: "sawmill"}, rupees={0: 2}, coins={"sawmill": 3})
    assert told(match, "peon sawmill")[:2] == [
        "peon seat=0 place=sawmill rupees=2 [peon.again]",
        "rupees seat=0 rupees=3 [place.rupees]",
    ]


def test_wheel_actions_are_told_with_their_rules() -> None:
    match = table(points=9, goods={0: "wood*2 oil"}, river="cook", blocked="remove_cover")
    assert told(match, "exchange wood cotton", "process wood_to_paper 1", "deliver oil cook") == [
        "exchange seat=0 good=wood into=cotton [wheel.exchange]",
        "process seat=0 count=1 good=paper [wheel.process]",
        "deliver seat=0 good=oil notable=cook [deliver.stone]",
        "rupees seat=0 rupees=1 [deliver.rupees]",
        "influence seat=0 guild=artisans step=1 [influence.deliver]",
    ]


def test_the_sailor_is_told() -> None:
    match = table(
        goods={0: "statue oil*2 wood*2 painting"},
        influence={0: "scholars=1", 1: "scholars=4"},
        river="cook mahout",
        tokens=["price_3_4 high statue"],
    )
    do(match, "place sailor")
    acts = ["pay statue", "double oil cook", "order scholars", "done"]
    assert told(match, *acts) == [
        "pay seat=0 good=statue [sailor.pay]",
        "deliver seat=0 good=oil notable=cook [deliver.stone]",
        "rupees seat=0 rupees=1 [deliver.rupees]",
        "double seat=0 good=oil notable=cook [deliver.double]",
        "rupees seat=0 rupees=1 [deliver.double]",
        "order seat=0 guild=scholars good=wood also=painting [order.fill]",
        "rupees seat=0 rupees=2 [order.behind]",
        "influence seat=0 guild=scholars step=2 [order.behind]",
        "rupees seat=0 rupees=1 [sailor.refund]",
        "influence seat=0 guild=artisans step=1 [influence.deliver]",
    ]


def test_a_contract_and_the_boat_are_told() -> None:
    match = table(goods={0: "wood"}, stones={"cook oil": 0}, contracts={1: "mahout"})
    do(match, "place sailor")
    assert told(match, "deliver wood cook", "roll 2") == [
        "deliver seat=0 good=wood notable=cook [deliver.stone]",
        "rupees seat=0 rupees=2 [deliver.rupees]",
        "contract seat=0 notable=cook [contract.most]",
        "boat pier=2 limit=3 [river.boat]",
        "built building=tailor [river.pier_2]",
        "builder die=2 building=carpentry [builder.moves]",
        "influence seat=0 guild=artisans step=1 [influence.deliver]",
    ]


def test_building_is_told() -> None:
    match = table(goods={0: "cement wood*2"}, contracts={0: "takshaka"})
    do(match, "place architect")
    assert told(match, "build oil_press", "pay cement", "bonus l2_cover", "uncover n1") == [
        "pay seat=0 good=cement [build.cost]",
        "build building=oil_press seat=0 [build.steps]",
        "rupees seat=0 rupees=1 [notable.takshaka]",
        "bonus seat=0 bonus=l2_cover [build.bonus]",
        "rupees seat=0 rupees=2 [build.bonus]",
        "uncover seat=0 [build.bonus]",
    ]


def test_favour_actions_are_told() -> None:
    match = rich()
    acts = ["favour sell_good", "sell oil", "favour raise_worker", "raise trader"]
    assert told(match, *acts) == [
        "deed seat=0 deed=sell_good spend=2 [favour.spend]",
        "sell seat=0 good=oil [favour.sell_good]",
        "rupees seat=0 rupees=2 [favour.sell_good]",
        "deed seat=0 deed=raise_worker spend=2 [favour.spend]",
        "raise seat=0 place=trader [favour.raise_worker]",
    ]


def test_favour_actions_on_goods_are_told() -> None:
    match = rich()
    acts = ["favour gain_basic", "take cotton", "favour process", "process dye_to_painting 1"]
    assert told(match, *acts)[1::2] == [
        "good seat=0 good=cotton count=1 [favour.gain_basic]",
        "process seat=0 count=1 good=painting [favour.process]",
    ]
    match = rich(tiles="gain_value_2 process_1_to_2")
    acts = ["favour gain_value_2", "take dye", "favour process_1_to_2", "process wood_to_paper 1"]
    assert told(match, *acts)[1::2] == [
        "good seat=0 good=dye count=1 [favour.gain_value_2]",
        "process seat=0 count=1 good=paper [favour.process_1_to_2]",
    ]


def test_luxury_goods_spices_and_contracts_are_told() -> None:
    match = rich(contracts="caliph french_trader mosaic_maker")
    acts = ["luxury book", "luxury clothing", "consign wood"]
    assert told(match, *acts) == [
        "luxury seat=0 good=book [luxury.scroll]",
        "favours seat=0 count=1 [luxury.book]",
        *(f"raise seat=0 place={name} [luxury.book]" for name in ("trader", "quarry", "sawmill")),
        "luxury seat=0 good=clothing [luxury.scroll]",
        "rupees seat=0 rupees=3 [luxury.clothing]",
        "consign seat=0 good=wood [notable.french_trader]",
    ]
    do(match, "lay trader", "lay quarry", "lay sawmill")
    assert told(match, "mosaic 3") == [
        "mosaic seat=0 points=3 [notable.mosaic_maker]",
        "favours seat=0 count=2 [notable.mosaic_maker]",
    ]
    assert told(match, "spices curry", "raise trader", "pray", "raise quarry") == [
        "spices seat=0 which=1 [spices.once]",
        "raise seat=0 place=trader [spices.once]",
        "pay seat=0 good=cotton [notable.caliph]",
        "raise seat=0 place=quarry [notable.caliph]",
    ]


def test_the_painter_and_a_tile_are_told() -> None:
    match = fulfil("painter")
    acts = ["raise quarry", "raise sawmill", "raise botanist", "up merchants"]
    assert told(match, *acts) == [
        *(
            f"raise seat=0 place={name} [notable.painter]"
            for name in ["quarry", "sawmill", "botanist"]
        ),
        "influence seat=0 guild=merchants step=1 [notable.painter]",
        "influence seat=0 guild=artisans step=1 [influence.deliver]",
    ]
    match = table(influence={0: "merchants=5"}, open_tiles="gain_mp")
    do(match, "place architect")
    assert told(match, "up merchants", "favours") == [
        "influence seat=0 guild=merchants step=6 [architect.choice]",
        "favours seat=0 count=2 [influence.bonus]",
    ]
    match = table(influence={0: "merchants=5"}, open_tiles="gain_mp")
    do(match, "place architect", "up merchants")
    assert told(match, "tile gain_mp", "reveal sell_good") == [
        "tile seat=0 deed=gain_mp [favour.tile]",
        "reveal deed=sell_good [favour.refill]",
    ]


def test_a_favour_tile_for_the_farm_is_told() -> None:
    match = table(favours={0: 6}, tiles={0: "remove_cover move_farmers advance_meditation"})
    acts = ["favour remove_cover", "uncover n1", "favour move_farmers", "farmer n2", "done"]
    assert told(match, *acts)[1::2][:2] == [
        "uncover seat=0 [favour.remove_cover]",
        "farmer seat=0 cell=n2 [favour.move_farmers]",
    ]


def test_following_is_told() -> None:
    match = table(goods={0: "cotton", 1: "cotton"}, built="oil_press")
    do(match, "place oil_press", "process cotton_to_oil 1")
    assert told(match, "process cotton_to_oil 1")[:2] == [
        "process seat=1 count=1 good=oil [follow.one]",
        "favours seat=0 count=1 [follow.favour]",
    ]


def test_extra_processing_is_told() -> None:
    match = table(favours={0: 2}, tiles={0: "process_extra"}, goods={0: "wood*2"}, points=2)
    do(match, "process wood_to_paper 1")
    assert told(match, "favour process_extra") == [
        "deed seat=0 deed=process_extra spend=2 [favour.spend]",
        "process seat=0 count=1 good=paper [favour.process_extra]",
    ]


def test_a_shortage_of_stones_is_told() -> None:
    match = table(goods={0: "sandstone*19 oil"}, favours={0: 2})
    do(match, "place sawmill")
    assert told(match, "free oil")[-2:] == [
        "free seat=0 good=oil [stones.free]",
        "good seat=0 good=wood count=1 [stones.free]",
    ]
    match = table(goods={0: "sandstone*20"}, favours={0: 2}, merchant="sawmill")
    do(match, "place sawmill")
    assert (
        told(match, "free_favour", "free_favour")[:4]
        == [
            "free-favour seat=0 [stones.free]",
            "good seat=0 good=wood count=1 [stones.free]",
        ]
        * 2
    )
    assert told(match, "free sandstone")[:2] == [
        "free seat=0 good=sandstone [stones.free]",
        "favours seat=0 count=1 [stones.free]",
    ]


def test_the_jagirdar_is_told() -> None:
    match = table(goods={1: "oil"}, river="cook", contracts={1: "jagirdar"})
    do(match, "place sailor")
    assert told(match, "deliver oil cook")[2:] == [
        "favours seat=0 count=1 [notable.jagirdar]",
        "influence seat=1 guild=artisans step=1 [influence.deliver]",
    ]


def test_the_dyer_is_told() -> None:
    match = table(contracts={0: "dyer"})
    do(match, "place turmeric_farm")
    assert told(match, "take dye") == [
        "dye seat=0 good=turmeric count=2 [notable.dyer]",
        "good seat=0 good=dye count=1 [notable.dyer]",
    ]


def test_a_gift_to_akbar_is_told() -> None:
    match = table(phase=ORDER, goods={0: "oil clothing"}, contracts={0: "cook"})
    assert told(match, "akbar oil") == [
        "akbar seat=0 good=oil [akbar.gift]",
        "rupees seat=0 rupees=1 [notable.generous]",
    ]


def test_nothing_is_said_about_nothing() -> None:
    match = table(farmers={0: "n2 w4"})
    assert told(match, "place quarry") == ["place seat=0 place=quarry [place.free]"]
