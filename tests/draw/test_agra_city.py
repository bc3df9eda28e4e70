"""The city of Agra: every piece of a view stands where it belongs, wide and on a phone."""

import re
from dataclasses import replace

import pytest

from serai.core.step import Message, Refusal
from serai.draw.shapes import LETTERS, Box
from serai.games.agra.boards import buildings, city
from serai.games.agra.tables import NONE, SAILOR
from serai.games.agra.view import AgraView
from serai.games.scene import PHONE
from tests.agra.build import T, do, good, table
from tests.draw.agra import (
    SVG,
    alone,
    button,
    choices,
    collisions,
    element,
    full_view,
    ids,
    lines,
    sampled,
    scene,
    text_of,
)

LANGUAGES = ("en", "ru")
"""Russian words are the longest."""
BOTH = pytest.mark.parametrize("phone", [False, True])


def drawn(view: AgraView, phone: bool = False, *changed: str) -> str:
    return alone(city.city(scene(view, *changed, phone=phone)))


def prefix(phone: bool) -> str:
    return "phone-" if phone else ""


def start(svg: str, id: str) -> tuple[float, float]:
    """Where a piece was put."""
    found = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", str(element(svg, id).get("transform")))
    assert found is not None
    return float(found[1]), float(found[2])


@BOTH
def test_every_worker_stands_on_its_place_in_the_colour_of_its_seat(phone: bool) -> None:
    view = full_view()
    svg = drawn(view, phone)
    wanted = {
        f"{prefix(phone)}worker-{LETTERS[seat]}-{T.place_ids[at]}"
        for at, seat in enumerate(view.worker)
        if seat != NONE
    }
    assert {id for id in ids(svg) if "worker-" in id} == wanted
    for id in wanted:
        assert f"seat-{id.split('worker-')[1][0]}" in str(element(svg, id).get("class"))


def test_a_lying_worker_looks_different() -> None:
    view = full_view()
    upright = [*view.standing]
    upright[SAILOR] = True
    lying = element(drawn(view), "worker-a-sailor")
    standing = element(drawn(replace(view, standing=tuple(upright))), "worker-a-sailor")
    assert len(lying.findall(f"{SVG}rect")) == 1
    assert len(standing.findall(f"{SVG}rect")) == 0


def test_every_seat_has_its_stones_and_their_number_on_every_good() -> None:
    view = full_view()
    svg = drawn(view)
    for seat in view.seats:
        for at, count in enumerate(seat.goods):
            id = f"stones-{LETTERS[seat.seat]}-{T.good_ids[at]}"
            assert (id in ids(svg)) == (count > 0)
            if count:
                assert text_of(svg, id) == str(count)


def test_on_a_phone_stones_that_do_not_fit_become_one_number_but_never_the_viewers() -> None:
    view = table(
        players=4, goods={0: "wood", 1: "wood*2", 2: "wood*3", 3: "wood*4"}, merchant="quarry"
    ).view(3)
    svg = drawn(view, phone=True)
    assert text_of(svg, "phone-stones-d-wood") == "4"
    shown = [int(text_of(svg, id)) for id in ids(svg) if re.match("phone-stones-[a-d]-wood", id)]
    assert text_of(svg, "phone-stones-more-wood") == f"+{10 - sum(shown)}"


def test_own_stones_are_bold() -> None:
    svg = drawn(full_view(0))
    weights = {
        letter: element(svg, f"stones-{letter}-wood").findall(f"{SVG}text")[0].get("class")
        for letter in "ac"
    }
    assert "w7" in str(weights["a"])
    assert "w5" in str(weights["c"])


@BOTH
def test_merchant_builder_and_coins_are_on_their_buildings(phone: bool) -> None:
    view = full_view()
    svg = drawn(view, phone)
    plan = buildings.UPRIGHT if phone else buildings.WIDE
    for name, at in (("merchant", view.merchant), ("builder", view.builder)):
        x, y = plan.at(at)
        assert start(svg, f"{prefix(phone)}{name}") == (x + plan.disc[0], y + plan.disc[1])
    coins = {id.partition("coins-")[2] for id in ids(svg) if "coins-" in id}
    assert coins == {"cotton_farm", "carpentry", "oil_press"}
    assert text_of(svg, f"{prefix(phone)}coins-oil_press") == "2"


def test_without_a_builder_there_is_none() -> None:
    assert "builder" not in ids(drawn(replace(full_view(), builder=NONE)))


@BOTH
def test_a_price_token_lies_on_its_good_and_free_ones_hang_at_the_trader(phone: bool) -> None:
    view = full_view()
    svg = drawn(view, phone)
    plan = buildings.UPRIGHT if phone else buildings.WIDE
    x, y = plan.at(good("cotton"))
    assert start(svg, f"{prefix(phone)}token-price_1_2") == (x + 5 + plan.good, y + 20)
    assert text_of(svg, f"{prefix(phone)}token-price_1_2") == "2"
    assert text_of(svg, f"{prefix(phone)}token-price_3_4") == "3/4"
    assert start(svg, f"{prefix(phone)}token-price_3_4")[0] == plan.tokens[0]


def test_every_good_shows_its_printed_value_and_every_site_its_cost() -> None:
    """A good with a price token shows the value of that one."""
    view = full_view()
    svg = drawn(view)
    for at, slug in enumerate(T.good_ids):
        printed = "" if at in view.token_on else str(T.printed_value[at])
        assert text_of(svg, f"good-{slug}") == printed
    for at, slug in enumerate(T.building_ids):
        written = text_of(svg, f"place-{slug}")
        assert view.built[at] or written.startswith(str(T.cost[at]))


@BOTH
def test_bonus_tiles_that_are_left_lie_over_their_level(phone: bool) -> None:
    view = full_view()
    svg = drawn(view, phone)
    for tile, slug in enumerate(T.bonus_ids):
        id = f"{prefix(phone)}bonus-{slug}"
        assert (id in ids(svg)) == (view.bonus_owner[tile] == NONE)
        if id in ids(svg):
            assert text_of(svg, id) == str(T.bonus_rupees[tile])


@BOTH
@pytest.mark.parametrize("blocked", range(4))
def test_the_lotus_lies_on_the_blocked_action(phone: bool, blocked: int) -> None:
    svg = drawn(replace(full_view(), blocked=blocked), phone)
    petal = element(svg, f"{prefix(phone)}wheel-{T.wheel_ids[blocked]}")
    shape = petal.findall(f"{SVG}rect")
    x, y = start(svg, f"{prefix(phone)}lotus")
    at = Box(*(float(str(shape[0].get(side))) for side in ("x", "y", "width", "height")))
    middle = (at.x, at.y) if phone else (at.x + at.w / 2, at.y + at.h / 2)
    assert abs(x - middle[0]) + abs(y - middle[1]) < 32
    assert any(part.get("class") == "ag-shut" for part in shape)


def test_points_of_meditation_are_shown_while_there_are_some() -> None:
    match = table(standing={0: "quarry sawmill"}, meditation={0: 4})
    assert "points" not in ids(drawn(match.view(0)))
    do(match, "lay quarry")
    assert text_of(drawn(match.view(0)), "points") == str(match.view(0).points)


def test_a_thing_offers_all_choices_that_name_it_and_the_prompts_own_come_first() -> None:
    view = full_view()
    svg = drawn(view)
    offered = {action.text for action in view.options}
    verbs = {"place", "peon", "lay", "raise"}
    assert choices(svg) <= offered
    assert choices(svg) >= {text for text in offered if text.split()[0] in verbs}
    assert button(svg, "place-sawmill").get("data-action") == "peon sawmill"
    assert "can" in str(element(svg, "place-sawmill").get("class"))
    mill = button(svg, "place-paper_mill")
    assert str(mill.get("data-actions")).split("|") == ["peon paper_mill", "lay paper_mill"]


def test_what_is_merely_possible_wears_a_thin_ring() -> None:
    view = full_view()
    assert any(action.text == "spices curry" for action in view.options)
    curry = element(drawn(view), "good-curry")
    assert [part.get("class") for part in curry.findall(f"{SVG}rect")][-1] == "ring ring-thin"


def test_at_the_trader_goods_are_louder_than_price_tokens() -> None:
    match = do(table(goods={0: "wood*2"}, river="cook"), "place trader")
    svg = drawn(match.view(0))
    assert "give wood" in str(button(svg, "good-wood").get("data-actions"))
    assert loudness(svg, "good-wood") == "ring thin"  # a band, though a small one
    assert str(button(svg, "good-oil").get("data-actions")).startswith("token ")
    assert loudness(svg, "good-oil") == "ring ring-thin"
    do(match, "give wood", "take cotton")
    assert loudness(drawn(match.view(0)), "good-oil") == "ring thin"  # tokens alone are asked for


def loudness(svg: str, thing: str) -> str:
    """How the ring of a thing looks."""
    found = [str(part.get("class")) for part in element(svg, thing).iter()]
    return next(looks for looks in found if looks.split()[0] == "ring")


def test_marked_things_do_not_lie_inside_each_other() -> None:
    for view in sampled(4):
        for phone in (False, True):
            root = element(drawn(view, phone), f"{prefix(phone)}buildings")
            for marked in root.iter():
                if marked.get("data-place"):
                    inner = [part for part in marked.iter() if part.get("data-place")]
                    assert inner == [marked]


def test_a_refused_building_is_veiled() -> None:
    refusal = Refusal("place oil_press", Message("agra-refuse-no-worker", {"place": "oil_press"}))
    plain = replace(full_view(), options=(), refusals=())
    for view, veils in ((plain, 0), (replace(plain, refusals=(refusal,)), 1)):
        wall = element(drawn(view), "place-oil_press")
        assert len([part for part in wall if part.get("class") == "ag-veil"]) == veils


def test_the_price_of_a_peon_follows_the_calligrapher_and_the_free_peon() -> None:
    own, rupees = {0: "quarry"}, {0: 5}
    assert "−2" in text_of(drawn(table(standing=own, rupees=rupees).view(0)), "place-quarry")
    match = table(standing=own, rupees=rupees, contracts={0: "calligrapher"})
    assert "−1" in text_of(drawn(match.view(0)), "place-quarry")
    match.state.free_peon = True
    assert "−0" in text_of(drawn(match.view(0)), "place-quarry")


@BOTH
def test_what_has_changed_wears_a_notch(phone: bool) -> None:
    svg = drawn(full_view(), phone, "place-quarry", "place-sailor")
    notched = [
        slug
        for slug in T.place_ids
        if any(
            part.get("class") == "notch"
            for part in element(svg, f"{prefix(phone)}place-{slug}").iter()
        )
    ]
    assert notched == ["sailor", "quarry"]


def test_all_drawings_can_stand_in_one_page() -> None:
    view = full_view()
    drawings = [city.city(scene(view).under(prefix)) for prefix in ("", PHONE, buildings.LYING)]
    found = [id for one in drawings for id in ids(one)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("prefix", ["", PHONE, buildings.LYING])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_inside_the_city_and_apart(prefix: str, language: str) -> None:
    for view in [full_view(), *sampled(4)]:
        here = scene(view, language=language).under(prefix)
        plan, found = buildings.plan_of(here), lines(alone(city.city(here)))
        assert all(line.left >= 0 and line.right <= plan.width for line in found)
        assert all(line.top >= 0 and line.base <= plan.height for line in found)
        assert list(collisions(found)) == []


def test_everything_that_moves_is_placed_by_its_transform() -> None:
    for view in sampled(3):
        for part in element(drawn(view), "city-pieces"):
            assert part.get("id")
            assert "glides" in str(part.get("class"))
            assert str(part.get("transform")).startswith("translate(")


def test_arrows_that_can_be_used_are_stronger() -> None:
    match = table(goods={0: "cotton*3"}, built="weaving_mill", merchant="quarry")
    do(match, "place weaving_mill")
    view = match.view(0)
    assert any(action.verb == "process" for action in view.options)
    assert drawn(view).count('class="ag-way-can') == 1
    mill = button(drawn(view), "place-weaving_mill")
    assert mill.get("data-action") or mill.get("data-actions")
