"""Which rule a question, a line of the log or a refusal names, where several come into question."""

from pathlib import Path

import pytest

from serai.games.agra import tables
from serai.games.agra.state import ACTION, ORDER
from tests.agra.build import T, do, kinds, prompt, reading, refusals, table
from tests.agra.test_great_notables import STONES, win_mujtahida
from tests.agra.test_words import told
from tests.rules import rule

Args = dict[str, str | int]

TEN_PLACES = (
    "architect sailor trader botanist quarry sawmill turmeric_farm cotton_farm paper_mill oil_press"
)

# --- the log ----------------------------------------------------------------------------------


@rule("luxury.painting", "influence.choice")
def test_both_steps_of_a_painting_are_told_with_its_rule() -> None:
    match = table(goods={0: "painting"})
    assert told(match, "luxury painting", "up merchants", "up scholars")[1:] == [
        "influence seat=0 guild=merchants step=1 [luxury.painting]",
        "influence seat=0 guild=scholars step=1 [luxury.painting]",
    ]


@rule("influence.choice")
def test_the_second_step_is_asked_as_the_last_one() -> None:
    match = do(table(goods={0: "painting"}), "luxury painting", "up merchants")
    assert prompt(match) == ("agra-prompt-up", {"seat": 0, "count": 1}, "influence.choice")


@rule("influence.choice")
def test_two_steps_are_not_asked_for_where_one_track_is_left() -> None:
    """The other tracks are climbed. Something else could be done first, so the step is asked."""
    climbed = {0: f"merchants={T.top} scholars={T.top}"}
    match = table(goods={0: "painting"}, influence=climbed, favours={0: 4})
    do(match, "luxury painting")
    assert prompt(match) == ("agra-prompt-up", {"seat": 0, "count": 1}, "influence.choice")


@rule("favour.influence")
def test_the_step_of_a_favour_action_is_told_with_its_rule() -> None:
    match = table(favours={0: 4})
    assert told(match, "favour influence", "up merchants")[1:] == [
        "influence seat=0 guild=merchants step=1 [favour.influence]",
    ]


@rule("influence.may")
def test_the_step_to_the_top_is_told_as_that_of_a_delivery() -> None:
    match = table(goods={0: "oil"}, river="cook", influence={0: "artisans=8"})
    do(match, "place sailor", "deliver oil cook")
    assert "influence seat=0 guild=artisans step=9 [influence.deliver]" in told(
        match, "up artisans"
    )


@rule("build.bonus")
@pytest.mark.parametrize(
    ("bonus", "line"),
    [
        ("l2_favour", "favours seat=0 count=1 [build.bonus]"),
        ("l2_artisans", "influence seat=0 guild=artisans step=1 [build.bonus]"),
    ],
)
def test_what_a_bonus_tile_gives_besides_rupees_is_told_with_its_rule(
    bonus: str, line: str
) -> None:
    match = table(goods={0: "cement wood*2"})
    do(match, "place architect", "build oil_press", "pay cement")
    assert line in told(match, f"bonus {bonus}")


@rule("botanist.meditation", "botanist.farmers", "farm.moves")
def test_what_the_botanist_does_is_told_with_the_rule_of_each_part() -> None:
    match = table(goods={0: "turmeric cotton"})
    do(match, "place botanist")
    assert told(match, "contemplate", "farmer n2", "farmer n3")[:5] == [
        "pay seat=0 good=turmeric [botanist.meditation]",
        "pay seat=0 good=cotton [botanist.meditation]",
        "advance seat=0 step=2 [botanist.meditation]",
        "farmer seat=0 cell=n2 [botanist.farmers]",
        "farmer seat=0 cell=n3 [botanist.farmers]",
    ]


@rule("favour.move_farmers", "farm.moves")
def test_both_moves_of_a_favour_action_are_told_with_its_rule() -> None:
    match = table(favours={0: 2}, tiles={0: "move_farmers"})
    assert told(match, "favour move_farmers", "farmer n2", "farmer e2")[1:] == [
        "farmer seat=0 cell=n2 [favour.move_farmers]",
        "farmer seat=0 cell=e2 [favour.move_farmers]",
    ]


@rule("order.fill", "order.first", "notable.generous")
def test_an_order_further_down_is_told_and_pays_for_its_own_goods() -> None:
    match = table(
        phase=ORDER,
        goods={0: "oil dye"},
        influence={0: "merchants=1"},
        markers={"merchants": 5},
        contracts={0: "cook"},
    )
    lines = told(match, "order merchants")
    assert lines[:2] == [
        "order seat=0 guild=merchants good=oil also=dye [order.fill]",
        "rupees seat=0 rupees=1 [notable.generous]",
    ]
    assert lines[2].endswith("[order.first]")


# --- questions --------------------------------------------------------------------------------


@rule("notable.dyer")
def test_the_dyer_is_asked_with_the_good_just_made() -> None:
    match = do(table(contracts={0: "dyer"}), "place turmeric_farm")
    args: Args = {"seat": 0, "good": "turmeric"}
    assert prompt(match) == ("agra-prompt-dye", args, "notable.dyer")


@rule("favour.process_extra")
def test_one_more_good_is_asked_with_the_good_it_becomes() -> None:
    match = table(favours={0: 2}, tiles={0: "process_extra"}, goods={0: "wood*2"}, points=2)
    do(match, "process wood_to_paper 1")
    args: Args = {"seat": 0, "good": "paper"}
    assert prompt(match) == ("agra-prompt-process-extra", args, "favour.process_extra")


@rule("build.process", "notable.mujtahida")
def test_processing_in_a_building_of_the_mujtahida_is_asked() -> None:
    match = table(goods={0: "cotton sandstone*2"}, stones=STONES, pier=4)
    do(win_mujtahida(match), "bonus l2_favour")
    args: Args = {"seat": 0, "building": "cement_works"}
    assert prompt(match) == ("agra-prompt-process", args, "process.building")


@rule("meditation.may")
def test_the_question_of_a_turn_says_that_no_worker_is_at_home() -> None:
    match = table(lying={0: TEN_PLACES}, built="paper_mill oil_press")
    assert prompt(match) == ("agra-prompt-turn", {"seat": 0, "points": 0}, "meditation.may")
    assert kinds(match) == "again"


@rule("build.cost", "notable.takshaka")
def test_the_price_that_is_left_takes_takshaka_into_account() -> None:
    match = table(goods={0: "sandstone*3 wood"}, contracts={0: "takshaka"})
    do(match, "place architect", "build oil_press")
    args: Args = {"seat": 0, "building": "oil_press", "count": 2}
    assert prompt(match) == ("agra-prompt-materials", args, "build.cost")


@rule("build.two_kinds")
def test_one_kind_alone_counts_nothing_extra_while_it_is_paid() -> None:
    match = table(goods={0: "sandstone*3 wood"})
    do(match, "place architect", "build oil_press")
    for left in (3, 2, 1):
        assert prompt(match)[1] == {"seat": 0, "building": "oil_press", "count": left}
        do(match, "pay sandstone")
    assert prompt(match)[0] == "agra-prompt-bonus"


# --- refusals ---------------------------------------------------------------------------------


@rule("favour.once")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_action_taken_before_is_refused_for_that_reason(seat: int) -> None:
    match = table(turn=seat, favours={seat: 6})
    do(match, "favour influence", "up merchants")
    args: Args = {"deed": "influence"}
    once = ("agra-refuse-deed-once", args, "favour.once")
    assert refusals(match, favours=True)["favour influence"] == once


@rule("botanist.meditation")
def test_a_step_of_meditation_is_refused_only_if_goods_for_it_are_missing() -> None:
    match = do(table(goods={0: "turmeric"}), "place botanist")
    missing = ("agra-refuse-contemplate", {"good": "cotton"}, "botanist.meditation")
    assert refusals(match) == {"contemplate": missing}
    match = do(table(goods={0: "turmeric cotton"}), "place botanist")
    assert refusals(match) == {}
    do(match, "contemplate")  # the next step could not be paid, but one is all there is
    assert refusals(match) == {}


@rule("peon.forced")
def test_a_place_that_no_worker_is_left_for_is_named() -> None:
    match = table(lying={0: TEN_PLACES}, built="paper_mill oil_press")
    site = T.building_ids[match.state.builder]
    args: Args = {"place": site}
    assert refusals(match)[f"place {site}"] == ("agra-refuse-no-worker", args, "peon.forced")


@rule("favour.akbar_or_order", "akbar.new", "order.influence")
def test_the_favour_for_akbar_or_an_order_says_what_it_does_not_reach() -> None:
    match = table(
        favours={0: 4},
        tiles={0: "akbar_or_order"},
        goods={0: "oil dye curry"},
        akbar={"curry": 1},
    )
    do(match, "favour akbar_or_order")
    refused = refusals(match)
    assert list(refused) == [*(f"order {name}" for name in T.guild_ids), "akbar curry"]
    args: Args = {"guild": "merchants"}
    assert refused["order merchants"] == ("agra-refuse-order-influence", args, "order.influence")
    args = {"good": "curry"}
    assert refused["akbar curry"] == ("agra-refuse-akbar-new", args, "akbar.new")


@rule("luxury.statue", "place.action")
def test_the_extra_action_of_the_statue_says_why_a_place_cannot_be_used(tmp_path: Path) -> None:
    game = reading(tmp_path, "workshop_needs_a_good", "true")
    match = table(game=game, phase=ORDER, goods={0: "statue"}, built="oil_press")
    do(match, "luxury statue")
    assert match.state.phase == ACTION
    args: Args = {"place": "oil_press", "good": "cotton"}
    nothing = ("agra-refuse-nothing-to-process", args, "place.action")
    assert refusals(match)["place oil_press"] == nothing


@rule("sailor.order", "order.influence")
def test_with_two_deliveries_left_an_order_is_refused_for_its_own_reason() -> None:
    match = table(goods={0: "cotton wood painting"}, river="cook")
    do(match, "place sailor", "pay cotton")
    args: Args = {"guild": "scholars"}
    influence = ("agra-refuse-order-influence", args, "order.influence")
    assert prompt(match)[1]["count"] == 2
    assert refusals(match)["order scholars"] == influence


@rule("sailor.order")
def test_a_second_order_of_the_sailor_is_refused_as_such() -> None:
    match = table(
        goods={0: "statue cloth*2 curry cement painting"},
        influence={0: "artisans=1 merchants=1"},
    )
    do(match, "place sailor", "pay statue", "order artisans")
    nothing: Args = {}
    once = ("agra-refuse-order-once", nothing, "sailor.order")
    assert refusals(match)["order merchants"] == once


# --- why not ----------------------------------------------------------------------------------


@rule("favour.have")
@rule("favour.once")
@rule("favour.useful")
def test_a_favour_action_that_cannot_be_taken_says_why() -> None:
    match = table(favours={0: 5}, tiles={0: "sell_good free_peon raise_worker"})
    do(match, "favour gain_basic", "take wood")
    assert refusals(match, favours=True) == {
        "favour gain_basic": ("agra-refuse-deed-once", {"deed": "gain_basic"}, "favour.once"),
        "favour influence": (
            "agra-refuse-deed-favours",
            {"deed": "influence", "count": 4},
            "favour.have",
        ),
        "favour free_peon": ("agra-refuse-deed-useful", {"deed": "free_peon"}, "favour.useful"),
        "favour raise_worker": (
            "agra-refuse-deed-useful",
            {"deed": "raise_worker"},
            "favour.useful",
        ),
    }


@rule("meditation.order")
def test_after_the_first_action_of_the_wheel_no_worker_lies_down() -> None:
    match = table(standing={0: "trader quarry"})
    do(match, "lay trader")
    assert "lay quarry" not in refusals(match)
    farmer = next(a.text for a in match.options() if a.verb == "farmer")
    do(match, farmer)
    nothing: Args = {}
    assert refusals(match)["lay quarry"] == ("agra-refuse-lay-late", nothing, "meditation.order")


@rule("luxury.statue")
def test_a_statue_before_the_main_action_is_too_early() -> None:
    match = table(goods={0: "statue"})
    nothing: Args = {}
    early = ("agra-refuse-statue-early", nothing, "luxury.statue")
    assert refusals(match)["luxury statue"] == early
    assert "luxury statue" not in refusals(table(phase=ORDER, goods={0: "statue"}))


@rule("luxury.once")
def test_a_luxury_good_a_second_time_is_refused_as_such() -> None:
    match = do(table(goods={0: "clothing*2"}), "luxury clothing")
    once = ("agra-refuse-luxury-once", {"good": "clothing"}, "luxury.once")
    assert refusals(match)["luxury clothing"] == once


@rule("spices.once")
def test_oil_or_curry_a_second_time_is_refused_as_such() -> None:
    match = table(goods={0: "oil curry"}, lying={0: "trader"})
    do(match, "spices oil")
    nothing: Args = {}
    assert refusals(match)["spices curry"] == ("agra-refuse-spices-once", nothing, "spices.once")


@rule("trader.give")
def test_the_trader_takes_no_fourth_good() -> None:
    match = table(goods={0: "wood cotton*2 cement painting"}, favours={0: 5})
    do(match, "place trader", "give wood", "give cotton", "give cement")
    most = ("agra-refuse-trade-most", {"count": T.trade_most}, "trader.give")
    assert refusals(match)["give painting"] == most


@rule("trader.give", "trader.token")
def test_after_the_trade_there_is_a_token_but_no_second_trade() -> None:
    match = table(goods={0: "wood*2 oil*2"})
    do(match, "place trader", "give oil", "done", "take sandstone")
    nothing: Args = {}
    once = ("agra-refuse-trade-once", nothing, "trader.give")
    assert refusals(match) == {f"give {name}": once for name in ("sandstone", "wood", "oil")}
    assert prompt(match)[1] == {"seat": 0, "given": 0, "worth": 0, "traded": "yes"}
    assert kinds(match) == "done-token"


@rule("trader.token")
def test_a_second_price_token_is_refused_as_such() -> None:
    match = do(table(goods={0: "wood cement"}), "place trader")
    token = next(a.text for a in match.options() if a.verb == "token")
    do(match, token)
    refused = refusals(match).items()
    again = {(why, rule) for text, (why, _, rule) in refused if text.startswith("token ")}
    assert again == {("agra-refuse-token-once", "trader.token")}


@rule("wheel.often")
def test_an_action_of_the_wheel_that_costs_more_points_than_are_left_says_so() -> None:
    match = do(table(standing={0: "trader"}, goods={0: "cement"}), "lay trader")
    points = {"wheel": "remove_cover", "points": T.wheel_points[tables.UNCOVER], "left": 1}
    uncover = next(text for text in refusals(match) if text.startswith("uncover "))
    assert refusals(match)[uncover] == ("agra-refuse-points", points, "wheel.often")


@rule("farm.farmer")
@pytest.mark.parametrize("how", ["wheel", "botanist"])
def test_a_farmer_before_a_cover_is_refused_as_such(how: str) -> None:
    begins = {"wheel": "lay trader", "botanist": "place botanist"}
    match = do(table(standing={0: "trader"}, farmers={0: "n2"}), begins[how])
    told = [why for text, why in refusals(match).items() if text.startswith("farmer ")]
    nothing: Args = {}
    assert told
    assert set(map(str, told)) == {str(("agra-refuse-farmer-cover", nothing, "farm.farmer"))}
