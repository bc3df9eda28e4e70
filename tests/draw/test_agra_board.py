"""Player boards, palace and counters of Agra: all that lies there is drawn, and can be chosen."""

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from xml.etree import ElementTree

import pytest

from serai.core.step import Message, Refusal
from serai.draw.lettering import two_lines
from serai.draw.markup import Markup, join
from serai.draw.palette import stylesheet
from serai.games.agra.boards import bars, farm, palace, seat
from serai.games.agra.rules.production import helper, made
from serai.games.agra.tables import GUILDS, NEUTRAL, NONE, ORDERS, PRINTED, SIDE
from serai.games.agra.view import AgraView
from serai.games.counters import Counters
from serai.games.voice import voice_of
from tests.agra.build import GAME, T, new_match, table
from tests.draw.agra import (
    CSS,
    NAMES,
    SVG,
    Line,
    alone,
    button,
    choices,
    element,
    ids,
    lines,
    sampled,
    scene,
    text_of,
)

LANGUAGES = ("en", "ru", "nl", "fr")
BOARD_VERBS = {
    *("uncover", "farmer", "contemplate", "favours", "free_favour", "favour", "thrift"),
    *("return", "tile", "consign", "store", "recall", "pray", "barter", "mosaic"),
}
ORDER: dict[str, str | int] = {"guild": "artisans", "good": "wood", "also": "cement"}
PALACE_VERBS = {"up", "order", "akbar", "offer"}


@cache
def middle(seat: int | None = 0) -> AgraView:
    """A position with something of everything on boards and palace."""
    match = table(
        players=4,
        first=3,
        goods={0: "wood cement curry cloth cotton*2", 1: "oil", 3: "dye"},
        favours={0: 4, 1: 2, 2: 5},
        rupees={0: 31, 1: 9},
        meditation={0: 3, 1: 2, 2: 5},
        bare={0: "e1 s5", 2: "n1"},
        farmers={0: "n2 w2", 3: "e4"},
        tiles={0: "move_farmers deliver_notable", 1: "free_peon process_1_to_2 gain_value_2"},
        open_tiles="raise_worker sell_good advance_meditation",
        used={0: "move_farmers"},
        influence={
            0: "artisans=2 merchants=3 scholars=4",
            1: "artisans=4 merchants=2",
            2: "artisans=1 merchants=5 scholars=2",
            3: "merchants=3 scholars=6",
        },
        river="french_trader khatib cook mullah dyer",
        contracts={0: "french_trader khatib", 1: "cook", 3: "mullah"},
        consigned="wood",
        stored={1: 1},
        orders={"artisans 1": 1, "artisans 5": 1, "merchants 4": 3, "scholars 1": 0},
        markers={"artisans": 3, "merchants": 1, "scholars": 2},
        akbar={"bricks": 1, "planks": 0, "oil": 2},
    )
    view: AgraView = match.view(seat)
    return view


def offering(view: AgraView, *texts: str, refused: str = "") -> AgraView:
    """The same view with other choices."""
    no = (Refusal(refused, Message("agra-refuse-order-goods", ORDER, "order.goods")),)
    actions = tuple(GAME.read(text) for text in texts)
    return replace(view, options=actions, refusals=no if refused else ())


def all_of(view: AgraView) -> Markup:
    """Every drawing that a page may hold at one time."""
    shown = scene(view)
    return join(
        seat.column(shown, shown.shown.seat),
        palace.small(shown.under("small-")),
        palace.large(shown.under("large-")),
        [seat.small(shown.under("farms-"), one.seat) for one in view.seats],
        counted(view).drawn(600).content,
    )


def counted(view: AgraView, language: str = "en", names: tuple[str, ...] = NAMES) -> Counters:
    return bars.counters(scene(view, language=language, names=names).look)


def place(svg: str, id: str) -> tuple[float, float]:
    """Where a piece stands."""
    found = re.fullmatch(
        r"translate\(([-\d.]+) ([-\d.]+)\)", str(element(svg, id).get("transform"))
    )
    assert found is not None
    return float(found[1]), float(found[2])


# --- pictures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_gives_a_picture_with_ids_that_are_unique(players: int) -> None:
    for view in sampled(players):
        svg = alone(all_of(view))
        ElementTree.fromstring(svg)
        assert [id for id, count in Counter(ids(svg)).items() if count > 1] == []
        assert set(re.findall(r'href="#([\w-]+)"', svg)) <= set(ids(svg))


def test_every_class_has_a_paint() -> None:
    painted = set(re.findall(r"\.([a-zA-Z_][\w-]*)", stylesheet(CSS, "light")))
    view = offering(middle(), "order merchants", "farmer n1", refused="order artisans")
    for drawing in (all_of(view), all_of(middle(None))):
        found = {
            name for names in re.findall(r'class="([^"]*)"', drawing) for name in names.split()
        }
        assert found - {"can", "not-now"} <= painted


def test_what_can_be_clicked_is_what_may_be_chosen_there() -> None:
    for players in (2, 3, 4):
        for view in sampled(players):
            shown = scene(view)
            for drawn, verbs in (
                (seat.column(shown, shown.shown.seat), BOARD_VERBS),
                (palace.small(shown), PALACE_VERBS),
                (palace.large(shown), PALACE_VERBS),
            ):
                wanted = {o.text for o in view.options if o.verb in verbs}
                assert choices(drawn) == wanted


def test_another_board_offers_nothing() -> None:
    view = offering(middle(), "uncover n1", "favour process", "contemplate", "favours")
    assert choices(seat.column(scene(view), 0))
    drawn = seat.column(scene(view), 1)
    assert choices(drawn) == set()


# --- the farm ---------------------------------------------------------------------------------


def test_farmers_and_covers_stand_on_their_fields() -> None:
    svg = alone(seat.column(scene(middle()), 0))
    mine = middle().seats[0]
    for side, cell in enumerate(mine.farmers):
        assert place(svg, f"farmer-a-{'nesw'[side]}") == farm.place(cell)
    covered = {f"cover-a-{T.cell_ids[cell]}" for cell, lies in enumerate(mine.covers) if lies}
    assert {id for id in ids(svg) if id.startswith("cover-")} == covered


def test_the_fields_go_around_clockwise() -> None:
    corners = [farm.place(side * SIDE) for side in range(4)]
    assert corners == [(0, 0), (180, 0), (180, 180), (0, 180)]
    assert farm.place(1) == (30, 0)
    assert farm.place(23) == (0, 30)


def test_the_fields_washed_in_a_colour_are_those_that_count() -> None:
    for players in (2, 3, 4):
        for view in sampled(players):
            for one in view.seats:
                washed = list(farm.counting(T, one.covers, one.farmers).values())
                for good in range(4):
                    helped = helper(good) in one.contracts
                    assert made(T, washed.count(good), helped) == one.production[good]


def test_pointing_at_a_field_tells_the_production_to_come() -> None:
    match, luck, compared = new_match(3, seed=4), Random(4), 0
    while not match.over and compared < 40:
        view = match.view(match.actor)
        forecasts = dict(farm.forecasts(scene(view), match.actor))
        action = luck.choice(match.options())
        seat = match.actor
        match.play(action)
        if action.text in forecasts:
            assert forecasts[action.text] == match.view(seat).seats[seat].production
            compared += 1
    assert compared == 40


def test_figures_stand_beside_the_farm() -> None:
    mine, others = middle().seats[0], middle().seats[1]
    written = text_of(alone(seat.column(scene(middle()), 0)), "board-a").split()
    assert {str(mine.rupees), str(mine.supply), str(mine.uncovered), str(mine.yard)} <= {*written}
    assert others.rupees is None
    assert "?" in text_of(alone(seat.column(scene(middle()), 1)), "board-b").split()


# --- meditation, favours, contracts -----------------------------------------------------------


def test_where_what_workers_give_is_too_long_its_figures_stand_alone() -> None:
    shown, points = scene(middle()), T.meditation_points
    step = shown.view.seats[0].meditation
    figures = ", ".join(map(str, points[step::-1]))
    assert farm.note(shown, 0, 999) == f"workers give {figures}"
    assert farm.note(shown, 0, 40) == figures


def test_the_meditation_track_tells_what_workers_give() -> None:
    svg = alone(seat.column(scene(middle()), 0))
    assert "workers give 2, 2, 1" in text_of(svg, "board-a")
    step = [place(alone(seat.column(scene(middle()), at)), id) for at, id in _markers()]
    assert [round(x) for x, _ in step] == [120, 67, 226, 14]


def _markers() -> list[tuple[int, str]]:
    return [(seat, f"meditation-{letter}") for seat, letter in enumerate("abcd")]


def test_all_favour_actions_are_there_and_a_stone_lies_on_those_used() -> None:
    svg = alone(seat.column(scene(middle()), 0))
    slugs = [*T.deed_ids[:PRINTED], "move_farmers", "deliver_notable"]
    assert {id for id in ids(svg) if id.startswith("deed-")} == {f"deed-a-{slug}" for slug in slugs}
    assert [id for id in ids(svg) if id.startswith("used-")] == ["used-a-move_farmers"]
    assert text_of(svg, "favours-a") == "2 −2 3 −3 4 −3 2 −1 2 4 −2 free"
    assert {id for id in ids(svg) if id.startswith("tile-")} == {
        f"tile-{T.deed_ids[deed]}" for deed in middle().open_tiles
    }


def test_a_fourth_tile_has_its_place_until_one_is_given_up() -> None:
    four = replace(middle().seats[0], tiles=(5, 6, 7, 10))
    view = replace(middle(), seats=(four, *middle().seats[1:]))
    texts = [f"return {T.deed_ids[deed]}" for deed in four.tiles]
    assert choices(seat.column(scene(offering(view, *texts)), 0)) == {*texts}


def test_who_searches_the_pile_sees_all_of_it() -> None:
    texts = [f"tile {T.deed_ids[deed]}" for deed in (*middle().open_tiles, *middle().pile)]
    drawn = seat.column(scene(offering(middle(), *texts)), 0)
    assert choices(drawn) == {*texts}
    assert choices(seat.column(scene(middle()), 0)) & {*texts} == set()


def test_contracts_tell_what_they_do_and_what_lies_on_them() -> None:
    mine = text_of(alone(seat.column(scene(middle()), 0)), "contracts-a")
    assert "Khatib" in mine
    assert "French Trader 1 of 3" in mine
    assert "produce 1 more" in mine.replace("produce  1", "produce 1")
    cook = text_of(alone(seat.column(scene(middle()), 1)), "contracts-b")
    assert "Cook 1 of 2" in cook


@pytest.mark.parametrize("brief", [False, True])
def test_a_contract_that_is_used_in_this_turn_has_a_tick_and_is_faint(brief: bool) -> None:
    view = replace(middle(), contracts_used=(T.notable_ids.index("french_trader"),))
    svg = alone(seat.contracts(scene(view, still=True), 0, brief=brief))
    used, other = element(svg, "contract-french_trader"), element(svg, "contract-khatib")
    for part, marked in ((used, True), (other, False)):
        assert ("#i-tick" in [node.get("href") for node in part.iter(f"{SVG}use")]) == marked
        assert ("ag-gone" in [node.get("class") for node in part.iter(f"{SVG}g")]) == marked
        title = part.find(f"{SVG}title")
        assert title is not None
        assert ("Used in this turn." in str(title.text)) == marked
    assert ("1/3" if brief else "1 of 3") in text_of(svg, "contract-french_trader")


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        ("cell-a-n2", "Field 2 between sandstone and wood. With a farmer."),
        ("deed-influence", "Influence. Have 4 favours and spend 3: go one step up on any track."),
        ("order-artisans-1", "With a stone of Olga."),
        ("bowl-planks", "Bowl of planks. With a stone of Anjali."),
        ("guild-merchants", "Merchants: Anjali 3, Olga 2, Kestrel 5, Pieter 3."),
        ("meditation", "The next step costs curry and oil."),
    ],
)
def test_boards_and_palace_say_what_they_are(thing: str, words: str) -> None:
    assert scene(middle()).describe(thing).endswith(words)
    assert words in all_of(middle())


@pytest.mark.parametrize(
    ("notable", "action"),
    [
        ("french_trader", "consign wood"),
        ("cook", "recall"),
        ("cook", "store"),
        ("caliph", "pray"),
        ("english_trader", "barter"),
        ("mosaic_maker", "mosaic 1"),
    ],
)
def test_what_a_contract_gives_is_chosen_there(notable: str, action: str) -> None:
    held = (T.notable_ids.index(notable),)
    mine = replace(middle().seats[0], contracts=held)
    view = replace(middle(), seats=(mine, *middle().seats[1:]))
    svg = alone(seat.column(scene(offering(view, action)), 0))
    assert button(svg, f"contract-{notable}").get("data-action") == action


def test_many_contracts_still_fit() -> None:
    for count in range(15):
        mine = replace(middle().seats[0], contracts=tuple(range(count)))
        view = replace(middle(), seats=(mine, *middle().seats[1:]))
        svg = alone(seat.column(scene(view), 0))
        names = text_of(svg, "contracts-a")
        assert all(
            scene(view).called_short("notable", T.notable_ids[notable]) in names
            for notable in range(count)
        )
        assert all(line.base <= seat.HEIGHT for line in lines(svg))


# --- the palace -------------------------------------------------------------------------------


@pytest.mark.parametrize("prefix", ["small-", "large-"])
def test_markers_and_stones_are_where_they_belong(prefix: str) -> None:
    view = middle()
    drawn = palace.small if prefix == "small-" else palace.large
    svg = alone(drawn(scene(view).under(prefix)))
    for guild, slug in enumerate(T.guild_ids):
        by_step: dict[int, list[float]] = {}
        for letter, one in zip("abcd", view.seats, strict=True):
            x, y = place(svg, f"{prefix}influence-{slug}-{letter}")
            along = x if prefix == "small-" else -y
            by_step.setdefault(one.influence[guild], []).append(along)
        steps = [max(by_step[step]) for step in sorted(by_step)]
        assert steps == sorted(set(steps))
        for row in range(ORDERS):
            owner = view.order_owner[guild * ORDERS + row]
            parts = _used(svg, f"{prefix}order-{slug}-{row + 1}")
            assert ("seat-" + "abcd"[owner] in parts) == (owner >= 0)
    for bowl, owner in enumerate(view.bowl_owner):
        parts = _used(svg, f"{prefix}bowl-{T.good_ids[T.bowl_good[bowl]]}")
        assert [part for part in parts if part.startswith("seat-")] == (
            ["seat-" + "abcd"[owner]] if owner >= 0 else []
        )


def _used(svg: str, id: str) -> list[str]:
    return [str(use.get("href"))[1:] for use in element(svg, id).iter(f"{SVG}use")]


def test_seats_on_one_step_stand_side_by_side() -> None:
    for influence in ((3, 3, 3), (0, 6, 9)):
        seats = tuple(replace(seat, influence=influence) for seat in middle().seats)
        for drawn in (palace.small, palace.large):
            svg = alone(drawn(scene(replace(middle(), seats=seats))))
            for slug in T.guild_ids:
                found = [place(svg, f"influence-{slug}-{letter}") for letter in "abcd"]
                gaps = [right[0] - left[0] for left, right in pairwise(found)]
                assert all(gap >= 11 for gap in gaps)


def test_the_marker_of_a_guild_is_gone_when_its_orders_are_filled() -> None:
    view = replace(middle(), order_at=(NONE, 2, 0))
    for drawn in (palace.small, palace.large):
        markers = [id for id in ids(drawn(scene(view))) if id.startswith("marker-")]
        assert markers == ["marker-merchants", "marker-scholars"]


def test_a_stone_of_nobody_is_no_seat() -> None:
    view = replace(middle(), order_owner=(NEUTRAL,) * GUILDS * ORDERS, bowl_owner=(NEUTRAL,) * 12)
    for drawn in (palace.small, palace.large):
        assert drawn(scene(view)).count('class="ag-neutral"') == GUILDS * ORDERS + 12


def test_an_order_that_can_be_filled_tells_what_it_pays() -> None:
    view = offering(middle(), "order merchants", refused="order artisans")
    svg = alone(palace.large(scene(view)))
    assert text_of(svg, "order-merchants-1") == "+3"
    assert "icon-agra-influence-step" in _used(svg, "order-merchants-1")
    assert "icon-agra-question" in _used(svg, "order-artisans-3")


def test_what_an_order_is_said_to_pay_is_what_it_pays() -> None:
    compared = 0
    for seed in range(8):
        match, luck = new_match(4, seed=seed), Random(seed)
        while not match.over:
            seat, view = match.actor, match.view(match.actor)
            action = luck.choice(match.options())
            match.play(action)
            if action.verb == "order" and not view.seats[seat].contracts:
                guild = T.guild_ids.index(action.text.split()[1])
                rupees, step = palace.pay_of_order(scene(view), seat, guild)
                after = match.view(seat).seats[seat]
                assert after.rupees == (view.seats[seat].rupees or 0) + rupees
                assert after.influence[guild] == view.seats[seat].influence[guild] + step
                compared += 1
    assert compared > 5


# --- counters ---------------------------------------------------------------------------------


def test_the_table_tells_all_counters_and_hides_what_is_hidden() -> None:
    look = replace(scene(middle()).look, tags=("", "", "bot", ""))
    page = ElementTree.fromstring(bars.counters(look).html())
    rows = page.findall("tbody/tr")
    figures = [[str(cell.text) for cell in row.findall("td")] for row in rows]
    assert figures[0] == ["31", "10", "8", "4", "6", "3", "2", "3", "4", "1", "1", "2", "2"]
    assert [row[0] for row in figures] == ["31", "?", "?", "?"]
    assert [str(row.findtext("th/button/span")) for row in rows] == ["You", *NAMES[1:]]
    assert [row.findtext("th/small") for row in rows] == [None, None, "bot", "first"]
    assert ["me" in str(row.get("class")) for row in rows] == [True, False, False, False]


def test_every_column_has_a_name_for_the_ear() -> None:
    page = ElementTree.fromstring(counted(middle()).html())
    heads = page.findall("thead/tr/th")
    assert len(heads) == len(counted(middle()).columns) == 13
    labels = [svg.get("aria-label") for head in heads if (svg := head.find("svg")) is not None]
    assert len({*labels}) == len(heads)
    assert {head.get("scope") for head in heads} == {"col"}


def test_who_is_first_on_a_track_is_underlined() -> None:
    page = ElementTree.fromstring(counted(middle()).html())
    leads = [
        [at for at, cell in enumerate(row.findall("td")) if "lead" in str(cell.get("class"))]
        for row in page.findall("tbody/tr")
    ]
    assert leads == [[], [6], [7], [8]]


def test_picture_page_and_phone_tell_the_same() -> None:
    for view in sampled(3):
        counters = counted(view)
        page = ElementTree.fromstring(counters.html())
        told = Counter(str(cell.text) for cell in page.iter("td") if cell.text)
        svg = ElementTree.fromstring(alone(counters.drawn(600).content))
        drawn = Counter("".join(text.itertext()) for text in svg.iter(f"{SVG}text"))
        assert told <= drawn
        phone = ElementTree.fromstring(counters.down())
        assert told == Counter(str(cell.text) for cell in phone.iter("td") if cell.text) - Counter(
            scene(view).short_name(side) for side in counters.sides
        )


# --- room for words ---------------------------------------------------------------------------


LONG = ("Bartholomew the Magnificent", "Анастасия Александровна", "Wilhelmina van den Berg", "Ö")


def outside(drawn: Markup, wide: float, tall: float) -> list[Line]:
    """Lines that do not stay in their drawing; a pixel is given for the edge of a letter."""
    return [
        line
        for line in lines(alone(drawn))
        if line.left < -1 or line.right > wide + 1 or line.top < -1 or line.base > tall
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_leave_their_drawing(language: str) -> None:
    for notable in range(0, 24, 2):
        held = replace(middle().seats[0], contracts=(notable, notable + 1))
        view = replace(middle(), seats=(held, *middle().seats[1:]))
        local = scene(view, names=LONG, language=language)
        assert outside(seat.column(local, 0), seat.WIDTH, seat.HEIGHT) == []
    local = scene(offering(middle(None)), names=LONG, language=language)
    assert outside(palace.small(local), palace.WIDTH, palace.HEIGHT) == []
    assert outside(palace.large(local), palace.LARGE_WIDTH, palace.LARGE_HEIGHT) == []
    for at in range(4):
        assert outside(seat.small(local, at), seat.SMALL_WIDTH, seat.SMALL_HEIGHT) == []
    drawn = bars.counters(local.look).drawn(534)
    assert outside(drawn.content, drawn.width, drawn.height) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_contract_is_cut_short(language: str) -> None:
    room = seat.WIDTH - 39
    for slug in T.notable_ids:
        text = voice_of(GAME, NAMES, language).name("contract", slug)
        assert "".join(two_lines(text, seat.TEXT, room)).count("…") == 0


def test_no_words_lie_upon_each_other() -> None:
    for drawn in (
        seat.column(scene(middle()), 0),
        seat.column(scene(middle()), 1),
        palace.large(scene(middle())),
        counted(middle()).drawn(534).content,
    ):
        found = lines(alone(drawn))
        for at, one in enumerate(found):
            for other in found[at + 1 :]:
                if one.text == other.text:  # a marker lies on its step
                    continue
                apart = one.right <= other.left + 1 or other.right <= one.left + 1
                assert apart or one.base <= other.top + 1 or other.base <= one.top + 1
