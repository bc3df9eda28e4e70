"""What is said around the choices: why something cannot be had, and what kinds of choices a
question offers."""

from typing import Any

from serai.core.match import Match
from serai.games.merv.rules.caravansary import FreeCard
from serai.games.merv.rules.market import SetUpPost
from serai.games.merv.rules.palace import FreeCourtier
from serai.games.merv.rules.walls import FreeWall
from serai.games.merv.tables import HIGH_COURTIER
from tests.merv.build import do, kinds, prompt, refusals, run, table
from tests.rules import rule


def acting(site: str, **parts: Any) -> Match:
    """Seat 0 has begun the action of a site."""
    return do(table(sites={"r1c1": site}, **parts), "go n1", "activate r1c1", "act")


def refused(match: Match, verb: str) -> dict[str, tuple[str, str]]:
    """What is greyed out with a verb: the rest of the text, the message and the rule."""
    split = [(text.partition(" "), why) for text, why in refusals(match).items()]
    return {rest: why for (first, _, rest), why in split if first == verb}


# --- why not ----------------------------------------------------------------------------------


@rule("turn.action", "soldier.site")
def test_an_action_that_can_do_nothing_and_a_soldier_without_a_post_are_refused() -> None:
    match = table(sites={"r1c1": "mosque_orange"}, mosque={0: "top_10"})
    do(match, "go n1", "activate r1c1")
    assert refusals(match)["act"] == ("merv-refuse-act", "turn.action")
    assert "soldier" not in refusals(match)
    servants = {0: "knowledge*3 spice*3 trade*2"}  # all of them
    match = table(sites={"r1c1": "wall_brown"}, halls=servants)
    do(match, "go n1", "activate r1c1")
    assert refusals(match)["soldier"] == ("merv-refuse-no-post", "soldier.site")


@rule("contract.influence", "contract.goods", "contract.cubes")
def test_a_contract_says_what_it_lacks_first() -> None:
    match = table(influence={0: 7}, scrolls={0: 2}, common={0: 1}, rare={0: 1})
    assert refused(match, "fulfil") == {
        "s1_1": ("merv-refuse-goods", "contract.goods"),
        "s2_1": ("merv-refuse-cubes", "contract.cubes"),
        "s3_1": ("merv-refuse-cubes", "contract.cubes"),
        "s4_1": ("merv-refuse-cubes", "contract.cubes"),
        "s5_1": ("merv-refuse-influence", "contract.influence"),
        "s6_1": ("merv-refuse-influence", "contract.influence"),
    }


@rule("contract.influence")
def test_a_contract_that_can_be_fulfilled_and_an_empty_stack_are_not_refused() -> None:
    match = table(
        influence={0: 3}, scrolls={0: 2}, cubes={0: "purple"}, contracts={1: "s1_1 s1_2 s1_3"}
    )
    assert set(refused(match, "fulfil")) == {"s3_1", "s4_1", "s5_1", "s6_1"}


@rule("caravan.reach", "caravan.limit")
def test_a_card_says_whether_it_is_too_far_or_one_kind_too_many() -> None:
    match = acting("caravansary_brown", caravan="ginger ginger pepper+", spices={0: "ginger"})
    assert refused(match, "take") == {
        "2": ("merv-refuse-reach", "caravan.reach"),
        "3": ("merv-refuse-spice", "caravan.limit"),
    }


@rule("palace.price")
def test_a_hall_says_how_many_cubes_of_which_colour_a_courtier_costs() -> None:
    match = acting("palace_purple", halls={0: "trade"}, cubes={0: "purple"})
    assert set(refused(match, "courtier")) == {"spice", "trade", "faith"}
    reasons = {one.text: one.reason for one in match.view(0).refusals}
    spice = reasons["courtier spice"]
    assert (spice.id, spice.rule) == ("merv-refuse-courtier", "palace.price")
    assert spice.args == {"colour": "turquoise", "count": 2}


@rule("market.buy", "market.inner", "market.outer", "market.common", "market.rare")
def test_a_city_says_why_nothing_is_bought_there() -> None:
    match = acting("marketplace_purple", posts={0: "ray samarkand"}, cubes={0: "orange"})
    do(match, "post nishapur", "buy ray")
    assert refused(match, "buy") == {
        "ray": ("merv-refuse-bought", "market.buy"),
        "nishapur": ("merv-refuse-cubes", "market.common"),
        "balkh": ("merv-refuse-route", "market.inner"),
        "baghdad": ("merv-refuse-route", "market.outer"),
        "kashgar": ("merv-refuse-route", "market.outer"),
        "basra": ("merv-refuse-route", "market.outer"),
        "peshawar": ("merv-refuse-route", "market.outer"),
    }
    match = acting("marketplace_purple", posts={0: "ray baghdad"})
    do(match, "post nishapur")
    assert refused(match, "buy")["baghdad"] == ("merv-refuse-cubes", "market.rare")


@rule("market.link")
def test_an_outer_city_without_the_inner_one_is_refused() -> None:
    match = run(table(posts={1: "samarkand"}), SetUpPost(1, False))
    link = ("merv-refuse-post", "market.link")
    assert refused(match, "post") == {"baghdad": link, "basra": link, "peshawar": link}


@rule("mosque.pay")
def test_a_way_into_the_mosque_that_cannot_be_paid_is_refused() -> None:
    match = acting("mosque_orange")
    cubes = ("merv-refuse-cubes", "mosque.pay")
    assert refused(match, "advance") == {"lane2_1": cubes, "lane3_1": cubes, "lane4_1": cubes}


@rule("wall.price")
def test_a_piece_of_wall_that_cannot_be_paid_is_refused() -> None:
    match = acting("wall_brown")
    found = refused(match, "build")
    assert found["segment_brown_2"] == found["gate_brown"] == ("merv-refuse-cubes", "wall.price")
    assert "segment_brown_1" not in found
    assert len(found) == 10


@rule("palace.price", "library.discount")
def test_a_hall_says_the_price_that_the_discount_leaves() -> None:
    parts: dict[str, Any] = {"scrolls": {0: 2}, "breakthroughs": {0: "discount_palace"}}
    match = acting("palace_purple", halls={0: "trade"}, cubes={0: "brown*3"}, **parts)
    reasons = {one.text: one.reason.args for one in match.view(0).refusals}
    assert reasons["courtier spice"] == {"colour": "turquoise", "count": 1}
    do(match, "courtier knowledge", "waive")
    reasons = {one.text: one.reason.args for one in match.view(0).refusals}
    assert reasons["courtier spice"] == {"colour": "turquoise", "count": 3}, "it is used up"


FULL_HALL = {1: "knowledge*3"}
NO_ROOM = ("merv-refuse-hall", "palace.halls")


@rule("palace.halls")
def test_a_full_hall_is_refused() -> None:
    match = acting("palace_turquoise", halls=FULL_HALL, cubes={0: "white"})
    assert refused(match, "courtier") == {"knowledge": NO_ROOM}
    match = run(table(halls=FULL_HALL), FreeCourtier(0))
    assert refused(match, "courtier") == {"knowledge": NO_ROOM}


@rule("caravan.limit", "camels.card", "library.card")
def test_a_free_card_of_one_kind_too_many_is_refused() -> None:
    match = table(caravan="ginger pepper+ ginger", spices={0: "ginger"})
    run(match, FreeCard(0, "camels.card"))
    assert refused(match, "take") == {"2": ("merv-refuse-spice", "caravan.limit")}


@rule("turn.slot", "high.slot")
def test_a_taken_slot_is_refused() -> None:
    taken = ("merv-refuse-slot", "turn.slot")
    match = table(queue=(1, 2, 0), standing={1: "n4", 2: "n1"})
    assert refused(match, "go") == {"n1": taken, "n4": taken}
    match = table(players=2, queue=(1, 0, HIGH_COURTIER), standing={1: "n5", 0: "n2"})
    assert refused(match, "go") == {"n2": taken, "n5": taken}


@rule("setup.walls")
def test_a_piece_of_wall_of_which_none_is_left_is_refused() -> None:
    gone = ("merv-refuse-wall", "setup.walls")
    match = acting("wall_purple", cubes={0: "white*3"}, walls="n3")
    assert refused(match, "build") == {"gate_purple": gone}
    match = run(table(walls="n3"), FreeWall(0, "mosque.wall"))
    assert refused(match, "build") == {"gate_purple": gone}


@rule("soldier.closed")
def test_a_building_that_takes_no_soldier_is_refused() -> None:
    match = table(buildings={0: "r2c2 r4c4 r5c5"}, soldiers={1: "r4c4"}, upgrades={"r5c5": "white"})
    do(match, "go n1", "activate r1c1", "soldier")
    closed = ("merv-refuse-soldier", "soldier.closed")
    assert refused(match, "guard") == {"r4c4": closed, "r5c5": closed}


# --- kinds ------------------------------------------------------------------------------------


@rule("camels.when")
def test_the_camel_market_is_told_apart_from_the_action() -> None:
    match = do(table(stalls="1", camels={0: 1}), "go n3", "activate r1c3")
    assert kinds(match) == "action-market"
    do(match, "favour")
    assert prompt(match)[0] == "merv-prompt-trade"
    assert kinds(match) == "done-market"


@rule("caravan.pay")
def test_cards_and_their_payment_have_their_kinds() -> None:
    match = acting("caravansary_brown", caravan="ginger ginger+", cubes={0: "white"})
    assert kinds(match) == "done-take"
    do(match, "take 1")
    assert kinds(match) == "pay"


@rule("library.pay", "library.wild")
def test_scrolls_are_paid_or_done() -> None:
    match = acting("library_purple", cubes={0: "white"})
    assert kinds(match) == "done-pay"


@rule("produce.wild")
def test_every_way_to_pay_is_of_one_kind() -> None:
    match = acting("palace_purple", cubes={0: "white"})
    do(match, "courtier knowledge")
    assert kinds(match) == "pay"


@rule("contract.when")
def test_where_only_contracts_are_left_they_are_asked_for() -> None:
    match = acting("palace_purple", influence={0: 3}, scrolls={0: 2}, cubes={0: "purple"})
    do(match, "courtier knowledge")
    asked = ("merv-prompt-between", {"seat": 0}, "contract.when")
    assert prompt(match) == asked
    match = table(influence={0: 3}, scrolls={0: 2}, sites={"r1c1": "wall_purple"})
    do(match, "go n1", "activate r1c1", "favour")
    assert prompt(match) == ("merv-prompt-contracts", {"seat": 0}, "contract.when")
