"""What a view tells beyond the pieces: threats, yields, prospects, what is half done."""

from serai.core.match import Match
from serai.games.merv.rules.caravansary import open_cards
from serai.games.merv.rules.invasion import Invasion
from serai.games.merv.rules.market import routes_to
from serai.games.merv.rules.mosque import ways_on
from serai.games.merv.rules.soldiers import takes_soldier
from serai.games.merv.rules.walls import free_slots, wall_influence
from serai.games.merv.tables import (
    BROWN,
    CELLS,
    CITIES,
    FAVOUR,
    HIGH_COURTIER,
    NONE,
    ORANGE,
    PURPLE,
    SOLDIER,
    WHITE,
)
from serai.games.merv.view import MervView, Yield
from tests.merv.build import CELL_IDS, SLOT_IDS, T, cubes_of, do, offers, run, table
from tests.rules import rule


def seen(match: Match, seat: int | None = 0) -> MervView:
    view = match.view(seat)
    assert isinstance(view, MervView)
    return view


def cell(name: str) -> int:
    return CELL_IDS.index(name)


def slot(name: str) -> int:
    return SLOT_IDS.index(name)


@rule("invade.reach", "invade.wall", "invade.soldier")
def test_a_threat_says_from_where_and_what_would_save_a_building() -> None:
    match = table(
        buildings={0: "r1c1 r1c3 r2c2", 1: "r5c5"},
        soldiers={1: "r2c2"},
        walls="n1",
        sites={"r1c1": "wall_brown"},
    )
    view = seen(match)
    corner = view.threats[cell("r1c1")]
    assert corner.attacked
    assert corner.open == (slot("w5"),)
    assert {*T.attack_slots[cell("r1c1")]} == {slot("w5"), slot("n1")}, "a wall stands on one side"
    assert takes_soldier(match.state, cell("r1c1"))
    assert corner.ransom == (BROWN, WHITE)
    assert view.threats[cell("r1c3")].open == (slot("n3"),)
    assert view.soldier[cell("r2c2")] == 1
    assert not view.threats[cell("r2c2")].attacked
    assert not takes_soldier(match.state, cell("r2c2"))
    assert not view.threats[cell("r4c4")].attacked, "nobody lives there"
    assert view.attacked.count(True) == 3
    assert [one.in_danger for one in view.seats] == [2, 1, 0]
    assert len(view.threats) == CELLS


@rule("invade.when")
def test_the_next_invasion_is_counted_in_rounds() -> None:
    assert seen(table(year=1)).rounds_to_invasion == 8
    assert seen(table(year=1, side="w")).rounds_to_invasion == 5
    assert seen(table(year=2, side="w")).rounds_to_invasion == 1
    assert seen(table(year=3)).rounds_to_invasion == 4


LINE = {
    "buildings": {0: "r1c1", 1: "r2c1 r4c1"},
    "sites": {
        "r1c1": "wall_brown",
        "r2c1": "palace_purple",
        "r3c1": "mosque_orange",
        "r4c1": "library_purple",
    },
    "upgrades": {"r4c1": "white"},
}


def yield_of(view: MervView, at: str) -> Yield:
    return next(one for one in view.yields if one.cell == cell(at))


@rule("produce.line", "produce.owner", "produce.share")
def test_yields_say_what_a_site_would_give_to_whom() -> None:
    match = table(**LINE)
    view = seen(match)
    assert {one.slot for one in view.yields} == {slot(f"n{at}") for at in range(1, 6)}
    built = yield_of(view, "r3c1")
    assert built.builds
    assert (built.owner, built.cubes, built.share) == (0, (BROWN, ORANGE), ())
    rival = yield_of(view, "r2c1")
    assert not rival.builds
    assert (rival.owner, rival.cubes, rival.share) == (1, (PURPLE, WHITE), (PURPLE, WHITE))
    do(match, "go n1")
    assert {one.slot for one in seen(match).yields} == {slot("n1")}
    before = [*match.state.cubes]
    do(match, "activate r2c1")
    gained = [now - then for now, then in zip(match.state.cubes, before, strict=True)]
    assert gained[:10] == [1, 0, 0, 0, 1] * 2, "and that is what comes"
    assert seen(match).yields == ()


@rule("high.activate")
def test_a_yield_gives_no_share_to_a_rival() -> None:
    view = seen(table(players=2, buildings={HIGH_COURTIER: "r1c1"}))
    assert yield_of(view, "r1c1").share == ()
    assert view.to_come == (1, HIGH_COURTIER)


@rule("contract.influence", "contract.goods", "contract.cubes")
def test_prospects_say_what_is_short_for_contracts() -> None:
    view = seen(table(influence={0: 2}, common={0: 1}))
    lack = view.lacks[0]
    assert (lack.influence, lack.scrolls, lack.common, lack.rare, lack.cubes) == (1, 0, 1, 0, 1)
    assert view.seats[0].contract_levels == 0


@rule("camels.favour", "favour.full", "influence.full")
def test_favour_is_a_lost_gift_only_with_both_tracks_full() -> None:
    favour = T.stall_gifts[0].index(FAVOUR)
    assert favour in seen(table(favour={0: 8}, influence={0: 20})).lost_gifts
    assert favour not in seen(table(favour={0: 8}, influence={0: 19})).lost_gifts
    assert favour not in seen(table(favour={0: 7}, influence={0: 20})).lost_gifts


@rule("camels.soldier", "turn.build")
def test_a_soldier_is_no_lost_gift_while_one_may_still_build() -> None:
    gift = T.stall_gifts[1].index(SOLDIER)
    match = table(market=1, camels={0: 1, 1: 1})
    assert gift not in seen(match, 0).lost_gifts, "one builds before one trades"
    assert gift not in seen(match, 1).lost_gifts, "and so do those who come later"
    do(match, "go n3")
    assert gift not in seen(match).lost_gifts
    do(match, "activate r1c3")
    assert gift not in seen(match).lost_gifts, "it can stand there now"


@rule("camels.soldier", "soldier.closed")
def test_a_soldier_is_a_lost_gift_where_no_building_can_take_one() -> None:
    gift = T.stall_gifts[1].index(SOLDIER)
    column = {0: "r1c3 r2c3", 1: "r4c3 r5c3"}
    guarded = {0: "r1c3 r2c3", 1: "r4c3 r5c3"}
    match = table(market=1, buildings=column, soldiers=guarded)
    assert gift in seen(match).lost_gifts, "no site of the line is empty"
    match = table(market=1, walls="n3 s3")
    assert gift in seen(match).lost_gifts, "walls make every site of the line safe"
    match = table(market=1)
    match.state.buildings[0] = 0
    assert gift in seen(match).lost_gifts, "there is no building to place"
    match = table(market=1, upgrades={"r1c3": "white"}, camels={0: 1})
    do(match, "go n3", "activate r1c3")
    assert gift in seen(match).lost_gifts, "the site was chosen, and has an upgrade"


@rule("library.wild", "contract.cubes")
def test_the_cube_that_counts_as_any_is_used_up_in_the_turn_of_its_owner_only() -> None:
    wild = {0: "discount_palace wild_purple", 1: "discount_mosque wild_brown"}
    parts = {"scrolls": {0: 4, 1: 4}, "cubes": {0: "purple", 1: "brown"}, "breakthroughs": wild}
    match = table(**parts)
    match.state.wild_used = True
    contract = T.contract_cost[seen(match).lacks[0].contract]
    assert len(contract) == 1
    assert contract[0] not in (PURPLE, BROWN)
    assert seen(match, 0).lacks[0].cubes == 1, "used in this turn"
    assert seen(match, 1).lacks[0].cubes == 0, "fresh in its own turn"


@rule("caravan.reach", "caravan.limit", "market.outer", "wall.own", "soldier.other")
def test_prospects_count_camels_and_influence() -> None:
    match = table(
        buildings={0: "r1c1", 1: "r2c1"},
        spices={0: "ginger"},
        posts={0: "ray"},
        caravan="ginger+ pepper ginger",
        walls="w1",
    )
    s, mine = match.state, seen(match)
    assert open_cards(s, 0) == [0, 2]
    assert mine.card_camels == (0, 0, 1)
    wanted = [routes_to(s, 0, city).bit_count() for city in range(CITIES)]
    assert wanted == [0, 1, 1, 1, 1, 2, 2, 2]
    assert mine.soldier_influence[cell("r1c1")] == T.soldier_own
    assert mine.soldier_influence[cell("r2c1")] == T.soldier_other
    assert wall_influence(s, 0, slot("n1")) == T.wall_own + T.wall_other
    assert slot("w1") not in free_slots(s, gate=False)
    assert len(ways_on(s, 0)) == 4
    onlookers, other = seen(match, None), seen(match, 1)
    assert onlookers.soldier_influence == mine.soldier_influence, "they see what the turn is about"
    assert onlookers.soldier_influence != other.soldier_influence


@rule("produce.wild", "wall.slot")
def test_what_is_half_done_is_told() -> None:
    match = table(sites={"r1c1": "wall_brown"}, cubes={0: "brown white"})
    do(match, "go n1", "activate r1c1", "act", "build segment_brown_2")
    assert seen(match).pending.settle == (BROWN, BROWN), "the brown ones before the white one"
    do(match, "settle")
    prompt = seen(match).prompt
    assert prompt is not None
    assert prompt.args["wall"] == "segment_brown_2"
    match = table(players=2, queue=(HIGH_COURTIER, 0, 1))
    assert seen(match).pending.owner == HIGH_COURTIER


@rule("caravan.pay")
def test_a_card_that_is_to_be_paid_is_named_and_its_colour_holds_for_the_action() -> None:
    row = "ginger ginger+ ginger+"
    match = table(sites={"r1c1": "caravansary_brown"}, cubes={0: "brown orange"}, caravan=row)
    do(match, "go n1", "activate r1c1", "act", "take 2")
    assert seen(match, 1).pending.card == 1
    assert offers(match, "pay") == ["brown", "orange"]
    do(match, "pay brown")
    assert seen(match).pending.card == NONE
    do(match, "take 3")
    assert cubes_of(match) == "orange", "paid in brown without a question"


@rule("invade.ransom")
def test_a_ransom_names_its_building() -> None:
    match = table(year=2, buildings={0: "r1c2"}, cubes={0: "white"})
    assert seen(run(match, Invasion())).pending.cell == cell("r1c2")
