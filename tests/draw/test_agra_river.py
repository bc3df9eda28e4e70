"""The river of Agra: boat, piers, notables, and the stones on what they ask for."""

import re
from dataclasses import replace

import pytest

from serai.draw.lettering import Face, width
from serai.games.agra.boards import river
from serai.games.agra.tables import LEVELS, NONE, PIERS, SLOTS
from serai.games.agra.view import AgraView
from tests.agra.build import T, do, table
from tests.draw.agra import (
    SVG,
    alone,
    button,
    collisions,
    element,
    full_view,
    ids,
    lines,
    sampled,
    scene,
    text_of,
)
from tests.draw.test_agra_city import BOTH, LANGUAGES, prefix, start


def drawn(view: AgraView, phone: bool = False, *changed: str) -> str:
    return alone(river.river(scene(view, *changed, phone=phone)))


@BOTH
def test_every_notable_is_there_with_all_it_asks_for(phone: bool) -> None:
    view = full_view()
    svg = drawn(view, phone)
    for notable in view.river:
        slug = T.notable_ids[notable]
        assert f"{prefix(phone)}notable-{slug}" in ids(svg)
        for good in T.asks[notable]:
            asked = f"{prefix(phone)}slot-{slug}-{T.good_ids[good]}" in ids(svg)
            assert asked == (view.notable_owner[notable] == NONE)


@BOTH
def test_every_stone_lies_on_its_good_and_a_double_delivery_has_two(phone: bool) -> None:
    svg = drawn(full_view(), phone)
    stones = {id.removeprefix("phone-") for id in ids(svg) if "stone-" in id}
    assert stones == {
        "stone-dyer-cotton",
        "stone-mahout-wood",
        "stone-mosaic_maker-dye",
        "stone-jagirdar-planks",
        "stone-jagirdar-planks-2",
    }
    for name, letter in (("dyer-cotton", "c"), ("mahout-wood", "a"), ("mosaic_maker-dye", "d")):
        piece = element(svg, f"{prefix(phone)}stone-{name}")
        assert piece[0].get("class") == f"seat-{letter}"


@BOTH
def test_a_notable_who_is_won_shows_the_winner(phone: bool) -> None:
    svg = drawn(full_view(), phone)
    for slug, letter in (("french_trader", "a"), ("cook", "b"), ("mullah", "d")):
        notable = element(svg, f"{prefix(phone)}notable-{slug}")
        assert f"seat-{letter}" in [part.get("class") for part in notable.iter()]


@BOTH
@pytest.mark.parametrize("pier", range(1, PIERS + 1))
def test_the_boat_lies_at_its_pier_and_inside_the_picture(phone: bool, pier: int) -> None:
    view = replace(full_view(), pier=pier)
    bank = river.bank_of(scene(view, phone=phone))
    _, y = start(drawn(view, phone), f"{prefix(phone)}boat")
    assert min(abs(y - bank.piers[pier - 1]), abs(y + 34 - bank.piers[pier - 1])) < 16
    assert 0 <= y <= bank.height - 34


@BOTH
def test_order_limits_to_come_lie_at_their_piers(phone: bool) -> None:
    svg = drawn(full_view(), phone)
    assert [text_of(svg, f"{prefix(phone)}pier-{pier}") for pier in range(1, PIERS + 1)] == [
        *("1", "2", "3", "4 5", "5 6", "6")
    ]


def test_a_level_that_is_not_open_is_pale() -> None:
    view = full_view()
    root = element(drawn(view), "notables")
    pale = [row.findall(f".//{SVG}g")[0].get("id") for row in root if row.get("class")]
    closed = {
        f"notable-{T.notable_ids[n]}" for n in view.river if T.notable_level[n] > view.pier - 1
    }
    assert {id for id in pale if id and not is_won(view, id)} == closed


def is_won(view: AgraView, id: str) -> bool:
    return view.notable_owner[T.notable_ids.index(id.partition("-")[2])] != NONE


@BOTH
def test_a_bar_under_a_good_says_that_the_viewer_has_it(phone: bool) -> None:
    view = full_view(0)
    svg = drawn(view, phone)
    for notable in view.river:
        if view.notable_owner[notable] != NONE:
            continue
        for at, good in enumerate(T.asks[notable]):
            slot = element(svg, f"{prefix(phone)}slot-{T.notable_ids[notable]}-{T.good_ids[good]}")
            has_bar = any(part.get("class") == "f-ink" for part in slot.findall(f"{SVG}rect"))
            waits = view.stone[notable * SLOTS + at] == NONE
            is_open = river.is_open(scene(view), T.notable_level[notable])
            assert has_bar == (waits and is_open and view.seats[0].goods[good] > 0)


def test_a_good_that_can_be_delivered_is_a_choice() -> None:
    match = table(goods={0: "wood*3 cement"}, river="mahout takshaka", merchant="quarry")
    do(match, "place sailor")
    while not any(option.verb == "deliver" for option in match.options()):
        do(match, str(match.options()[0]))
    view = match.view(0)
    svg = drawn(view)
    deliveries = [action.text for action in view.options if action.verb == "deliver"]
    for text in deliveries:
        good, notable = text.split()[1:]
        slot = element(svg, f"slot-{notable}-{good}")
        assert button(svg, f"slot-{notable}-{good}").get("data-action") == text
        assert slot[-1].get("class", "").split()[0] == "ring"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_and_piers_keep_their_order_and_their_distance(players: int) -> None:
    for view in sampled(players):
        for bank in (river.bank_of(scene(view)), river.bank_of(scene(view, phone=True))):
            levels = [row.level for row in bank.rows]
            assert levels == sorted(levels)
            for row, after in zip(bank.rows, bank.rows[1:], strict=False):
                assert after.y >= row.y + row.height
            for pier, after_it in zip(bank.piers, bank.piers[1:], strict=False):
                assert after_it - pier >= 26
            assert not bank.rows or bank.rows[-1].y + bank.rows[-1].height <= bank.height


def test_on_a_phone_a_river_where_everybody_is_won_still_has_its_piers() -> None:
    view = full_view()
    owners = tuple(
        max(owner, 0) if n in view.river else owner for n, owner in enumerate(view.notable_owner)
    )
    everybody = replace(view, notable_owner=owners, pier=PIERS)
    bank = river.bank_of(scene(everybody, phone=True))
    assert bank.rows == ()
    assert len(bank.piers) == PIERS
    svg = drawn(everybody, phone=True)
    assert len([id for id in ids(svg) if id.startswith("phone-notable-")]) == len(view.river)


@BOTH
def test_the_levels_are_numbered(phone: bool) -> None:
    assert text_of(drawn(full_view(), phone), f"{prefix(phone)}levels") == "I II III IV"
    assert LEVELS == 4


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_inside_the_river_and_apart(phone: bool, language: str) -> None:
    wide = river.PHONE_WIDTH if phone else river.WIDE.width
    for view in [full_view(), *sampled(4), *sampled(2)]:
        one = scene(view, phone=phone, language=language)
        high = river.bank_of(one).height
        found = lines(alone(river.river(one)))
        assert all(line.left >= 0 and line.right <= wide + 0.5 for line in found)
        assert all(line.top >= 0 and line.base <= high for line in found)
        assert list(collisions(found)) == []


@BOTH
def test_what_has_changed_wears_a_notch(phone: bool) -> None:
    svg = drawn(full_view(), phone, "notable-jagirdar")
    assert len(re.findall('class="notch"', svg)) == 1


def test_both_drawings_can_stand_in_one_page() -> None:
    view = full_view()
    both = [*ids(river.river(scene(view))), *ids(river.river(scene(view, phone=True)))]
    assert len(both) == len(set(both))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", ["", river.LOW])
def test_no_badge_lies_on_a_name_where_letters_are_enlarged(prefix: str, language: str) -> None:
    for view in [full_view(), *sampled(4), *sampled(2)]:
        one = scene(view, language=language).under(prefix)
        m, svg = river.measures_of(one), alone(river.river(one))
        for notable in river.won(one):
            name = text_of(svg, one.id(f"notable-{T.notable_ids[notable]}"))
            right = river.NAME_X + width(name, Face(m.least, 500))
            assert right <= m.width - m.stone
            assert not name.endswith("…")


def test_in_a_low_window_names_are_larger() -> None:
    low, wide = (lines(alone(river.river(scene(full_view()).under(p)))) for p in (river.LOW, ""))
    highest = [max(line.base - line.top for line in found) for found in (low, wide)]
    assert highest[0] > highest[1]


@pytest.mark.parametrize("language", ["en", "ru", "nl", "fr"])
@pytest.mark.parametrize("m", [river.WIDE, river.SHALLOW], ids=["wide", "low"])
def test_no_name_is_cut_beside_a_badge(m: river.Measures, language: str) -> None:
    one = scene(full_view(), language=language)
    room = m.width - m.stone - 1 - river.NAME_X
    for notable in range(len(T.notable_ids)):
        names = river._names(one, notable)
        assert m.fits(names, 500, room) in names
