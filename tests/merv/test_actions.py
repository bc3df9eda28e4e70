"""The six actions, beyond what the worked examples show."""

from pathlib import Path
from typing import Any

from serai.core.match import Match
from serai.core.step import Do
from serai.games.merv.rules.market import send_home
from serai.games.merv.tables import CELLS
from tests.merv.build import (
    CELL_IDS,
    choices,
    cubes_of,
    do,
    offers,
    reading,
    refusals,
    run,
    table,
)
from tests.rules import rule

GO = ("go n1", "activate r1c1", "act")

# === THE CARAVANSARY ==========================================================================


@rule("caravan.pairs", "caravan.juniper", "caravan.cinnamon", "caravan.keep", "caravan.row")
def test_two_pairs_bring_their_gifts_in_the_order_one_likes() -> None:
    match = table(
        sites={"r1c1": "caravansary_brown"},
        caravan="juniper+ cinnamon+",
        spices={0: "juniper cinnamon*3", 1: "ginger*6 pepper*4", 2: "juniper*4 cinnamon*4"},
        influence={0: 4, 1: 4, 2: 4},
        cubes={0: "brown"},
    )
    do(match, "go n1", "activate r1c1", "act", "take 1", "take 2")
    assert choices(match) == ["gift cinnamon", "gift juniper"]
    do(match, "gift juniper")
    assert match.state.favour[0] == 1
    assert cubes_of(match) == "white"
    assert match.state.caravan == [], "the deck is empty, so the row stays short"


@rule("caravan.pepper", "caravan.ginger")
def test_the_upgrade_for_pepper_goes_on_an_own_site_unless_an_edition_says_otherwise(
    tmp_path: Path,
) -> None:
    parts = {
        "sites": {"r1c1": "caravansary_brown"},
        "buildings": {0: "r1c1 r5c5", 1: "r4c4"},
        "caravan": "pepper",
        "spices": {0: "pepper", 1: "ginger*6 pepper*2 juniper*6", 2: "cinnamon*8"},
        "influence": {1: 9},
    }
    match = do(table(**parts), "go n1", "activate r1c1", "act", "take 1")
    assert offers(match, "upgrade") == ["r1c1", "r5c5"]
    game = reading(tmp_path, "pepper_upgrade_on_own_site", "false")
    other = do(table(game=game, **parts), "go n1", "activate r1c1", "act", "take 1")
    assert offers(other, "upgrade") == ["r1c1", "r4c4", "r5c5"]


@rule("caravan.pay")
def test_all_cubes_for_cards_have_one_colour_or_are_white() -> None:
    match = table(
        sites={"r1c1": "caravansary_brown"},
        caravan="ginger+ ginger+ ginger+ ginger+",
        cubes={0: "brown purple*3"},
    )
    do(match, "go n1", "activate r1c1", "act", "take 1", "pay brown", "take 2")
    assert cubes_of(match) == "purple*3", "the second brown cube paid by itself"
    assert match.state.spices[1] == 2
    assert offers(match, "take") == []


@rule("caravan.pay", "library.wild")
def test_a_wild_cube_may_pay_for_the_first_card_if_there_is_a_colour_to_stand_for() -> None:
    parts = {
        "sites": {"r1c1": "caravansary_purple"},
        "caravan": "ginger+ ginger+ ginger+",
        "scrolls": {0: 4},
        "breakthroughs": {0: "discount_mosque wild_purple"},
    }
    take = ("go n1", "activate r1c1", "act", "take 1")
    match = do(table(cubes={0: "brown*2"}, **parts), *take)
    assert choices(match) == ["pay purple", "pay brown", "wild"]
    do(match, "wild", "take 2", "take 3")
    assert match.state.spices[1] == 3
    assert cubes_of(match) == "", "the purple cube stood for a brown one"
    alone = do(table(cubes={0: "purple white"}, **parts), *take)
    assert choices(alone) == ["pay purple", "pay white"]


# === PALACE AND LIBRARY =======================================================================


@rule("palace.halls")
def test_a_hall_with_three_courtiers_is_full() -> None:
    match = table(
        sites={"r1c1": "palace_purple"},
        halls={1: "knowledge*2", 2: "knowledge"},
        cubes={0: "turquoise"},
    )
    do(match, "go n1", "activate r1c1", "act")
    assert offers(match, "courtier") == ["spice"]


@rule("library.pay", "library.scrolls")
def test_cubes_for_scrolls_are_of_different_colours_but_for_white() -> None:
    match = table(sites={"r1c1": "library_purple"}, cubes={0: "purple white*4"})
    do(match, "go n1", "activate r1c1", "act", "pay purple")
    assert offers(match, "pay") == ["white"]
    do(match, "pay white", "pay white", "pay white")
    assert offers(match, "discover")[0] == "discount_caravansary"
    assert match.state.scrolls[0] == 4


@rule("library.pay", "library.wild")
def test_a_wild_cube_stands_for_a_colour_that_is_missing() -> None:
    match = table(
        sites={"r1c1": "library_purple"},
        cubes={0: "purple*2"},
        scrolls={0: 4},
        breakthroughs={0: "discount_mosque wild_purple"},
    )
    do(match, "go n1", "activate r1c1", "act", "pay purple", "wild")
    assert offers(match, "pay") == offers(match, "wild") == []


@rule("library.card", "library.post", "library.step", "market.camel")
def test_the_third_breakthrough_gives_a_card_a_post_or_a_step() -> None:
    parts = {
        "sites": {"r1c1": "library_purple"},
        "scrolls": {0: 5},
        "caravan": "ginger pepper+",
        "cities": "ray",
    }
    study = ("go n1", "activate r1c1", "act", "pay purple")
    card = do(table(**parts), *study, "discover caravan_card", "take 2")
    assert card.state.spices[3] == 1
    assert card.state.camels[0] == 1
    post = do(table(**parts), *study, "discover trading_post", "post ray")
    assert (post.state.common[0], post.state.camels[0]) == (1, 1)
    step = do(table(**parts), *study, "discover mosque_advance", "advance lane1_1")
    assert step.state.mosque_steps(0) == 1


@rule("library.both", "library.favour", "library.soldiers", "library.more")
def test_the_fourth_breakthrough_gives_favour_or_soldiers() -> None:
    parts = {"sites": {"r1c1": "library_purple"}, "scrolls": {0: 7}, "buildings": {0: "r1c1 r5c5"}}
    study = ("go n1", "activate r1c1", "act", "pay purple")
    both = do(table(**parts), *study, "discover favour_and_soldier", "guard r5c5")
    assert (both.state.favour[0], both.state.influence[0]) == (1, 1)
    favour = do(table(**parts), *study, "discover two_favour")
    assert favour.state.favour[0] == 2
    soldiers = do(table(**parts), *study, "discover two_soldiers", "guard r5c5", "guard r1c1")
    assert soldiers.state.servants[0] == 6
    more = do(table(**{**parts, "scrolls": {0: 8}}), *study)
    assert more.actor == 1, "after the eighth there is no breakthrough"


# === THE MARKET ===============================================================================


@rule("market.first", "market.link", "market.post", "market.shared", "market.favour")
def test_an_outer_post_needs_an_inner_one_and_the_first_brings_favour() -> None:
    parts = {"sites": {"r1c1": "marketplace_purple"}}
    first = do(table(posts={1: "ray baghdad"}, **parts), "go n1", "activate r1c1", "act")
    assert offers(first, "post") == ["ray", "samarkand", "nishapur", "balkh"]
    assert refusals(first)["post kashgar"] == ("merv-refuse-post", "market.link")
    late = do(table(posts={0: "ray", 1: "baghdad ray"}, **parts), "go n1", "activate r1c1", "act")
    do(late, "post baghdad")
    assert late.state.favour[0] == 0, "somebody was there first"
    early = do(table(posts={0: "ray"}, **parts), "go n1", "activate r1c1", "act", "post baghdad")
    assert early.state.favour[0] == 1


@rule("market.cities", "market.common", "market.rare", "market.buy", "market.outer")
def test_an_outer_city_without_posts_needs_two_camels() -> None:
    match = table(
        sites={"r1c1": "marketplace_purple"},
        posts={0: "samarkand nishapur balkh kashgar basra peshawar"},
        cubes={0: "orange turquoise"},
        camels={0: 2},
    )
    do(match, "go n1", "activate r1c1", "act")  # six posts are all there are
    do(match, "buy baghdad")
    assert (match.state.camels[0], match.state.rare[0]) == (0, 1)
    do(match, "buy ray")  # its route has a camel already
    assert match.state.common[0] == 1


@rule("market.discs", "mosque.enter")
def test_the_disc_of_the_mosque_becomes_a_post_only_by_an_edition(tmp_path: Path) -> None:
    posts = {0: "ray samarkand nishapur balkh baghdad kashgar"}
    trade = {"sites": {"r1c1": "marketplace_purple"}, "posts": posts}
    assert offers(do(table(**trade), *GO), "post") == []
    game = reading(tmp_path, "disc_kept_for_the_mosque", "false")
    match = do(table(game=game, **trade), *GO)
    assert offers(match, "post") == ["basra", "peshawar"]
    entered = do(table(game=game, mosque={0: "lane1_1"}, **trade), *GO)
    assert offers(entered, "post") == []
    seventh = {0: f"{posts[0]} basra"}
    shut = do(table(game=game, sites={"r1c1": "mosque_orange"}, posts=seventh), *GO[:2])
    assert refusals(shut)["act"] == ("merv-refuse-act", "turn.action")


@rule("market.home", "market.full")
def test_camels_from_the_routes_go_to_cards_then_to_the_camel_market() -> None:
    match = table(caravan="ginger+ pepper", stalls="1 2 3", camels={0: 3})
    s = match.state
    s.camels[0], s.routes = 0, 0b111
    run(match, Do(send_home))
    assert s.on_card == [True, True]
    assert s.stall == [True] * 4
    assert s.camels_gone == 11 - 6, "the third is out of the game"


# === THE MOSQUE ===============================================================================


def at_mosque(space: str, cubes: str, **parts: Any) -> Match:
    return table(
        sites={"r1c1": "mosque_orange"},
        buildings={0: "r1c1 r5c5"},
        mosque={0: space},
        cubes={0: cubes},
        **parts,
    )


@rule("mosque.tile", "mosque.soldier", "mosque.gift", "mosque.favour")
def test_a_scoring_tile_a_soldier_and_a_favour_come_on_the_way() -> None:
    match = at_mosque("left_4", "purple turquoise brown", tiles={1: "palace"})
    do(match, *GO, "advance left_5")
    assert offers(match, "claim") == ["caravansary", "library", "marketplace"]
    do(match, "claim library", "advance top_6", "guard r5c5", "advance top_7")
    assert match.state.scoring_tiles[2] == 0
    assert match.state.points[0] == 2
    assert match.state.favour[0] == 1


@rule("mosque.courtier", "palace.empty", "mosque.wall", "mosque.end")
def test_a_free_courtier_a_free_wall_and_the_end(tmp_path: Path) -> None:
    cubes = "purple*2 turquoise brown orange"
    match = at_mosque("top_7", cubes)
    do(match, *GO, "advance top_8", "courtier faith")
    assert match.state.favour[0] == 1
    do(match, "advance top_9", "build gate_purple", "wall e3", "advance top_10")
    assert match.state.mosque_steps(0) == 10
    assert match.state.points[0] == 2 + 2 + 3
    game = reading(tmp_path, "free_courtier_earns_favour", "false")
    plain = do(at_mosque("top_7", cubes, game=game), *GO, "advance top_8", "courtier faith")
    assert plain.state.favour[0] == 0


def test_cells_have_as_many_attack_sides_as_the_notes_say() -> None:
    sides = [len(table().state.tables.attack_slots[cell]) for cell in range(CELLS)]
    assert sides.count(2) == 16
    assert sides.count(1) == 8
    assert sides[CELL_IDS.index("r3c3")] == 0
