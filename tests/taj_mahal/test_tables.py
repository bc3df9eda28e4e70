"""The components as the rules see them, editions laid over them, and what is refused."""

from pathlib import Path

import pytest

from serai.core.errors import DataError
from serai.core.match import Match
from serai.games.taj_mahal import make, scoring
from serai.games.taj_mahal.tables import COLOURS, FIGURES, SYMBOL_IDS, SYMBOLS, WHITE
from tests.taj_mahal.build import GAME, T


def edition(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text('[edition]\nname = "Mine"\n' + text, encoding="utf-8")
    return path


def refused(tmp_path: Path, text: str) -> str:
    """The message with which an edition is refused."""
    with pytest.raises(DataError) as caught:
        make(edition(tmp_path, text))
    return str(caught.value)


# --- counts that the rulebook fixes -----------------------------------------------------------


def test_there_are_21_cards_of_each_colour_12_white_and_4_special_ones() -> None:
    counts = [T.card_colour.count(colour) for colour in range(WHITE + 2)]
    assert counts == [21] * COLOURS + [12, 4]


def test_each_colour_has_the_same_sum_of_symbols() -> None:
    for colour in range(COLOURS):
        cards = [n for n, c in enumerate(T.card_colour) if c == colour]
        shown = [symbol for n in cards for symbol in T.card_symbols[n]]
        assert [shown.count(symbol) for symbol in range(SYMBOLS)] == [5, 5, 5, 5, 4, 18]


def test_white_cards_show_seven_elephants_and_each_other_symbol_once() -> None:
    cards = [n for n, colour in enumerate(T.card_colour) if colour == WHITE]
    shown = [symbol for n in cards for symbol in T.card_symbols[n]]
    assert [shown.count(symbol) for symbol in range(SYMBOLS)] == [1, 1, 1, 1, 1, 7]


def test_the_map_has_twelve_provinces_49_cities_and_16_fortresses() -> None:
    assert len(T.province_ids) == 12
    assert len(T.city_ids) == 49
    assert sum(T.fortress) == 16
    sizes = {name: len(T.province_cities[n]) for n, name in enumerate(T.province_ids)}
    assert sizes.pop("agra_province") == 5
    assert set(sizes.values()) == {4}


def test_the_cities_of_a_province_lie_on_a_ring_of_roads() -> None:
    for cities in T.province_cities:
        for place, name in enumerate(cities):
            assert cities[(place + 1) % len(cities)] in T.links[name]


def test_roads_lead_both_ways_and_join_the_whole_map() -> None:
    assert all(a in T.links[b] for a in range(49) for b in T.links[a])
    reached, border = {0}, [0]
    while border:
        new = set(T.links[border.pop()]) - reached
        reached |= new
        border += new
    assert len(reached) == 49


def test_province_tile_one_has_one_commodity_and_the_others_two() -> None:
    assert [len(goods) for goods in T.tile_commodities] == [1] + [2] * 11


def test_there_are_six_influence_tiles_of_each_figure() -> None:
    assert T.influence_supply == [6] * FIGURES


@pytest.mark.parametrize(
    ("figure", "card"),
    [
        ("vizier", "special_grand_mogul"),
        ("general", "special_elephant"),
        ("monk", "special_colour_change"),
        ("princess", "special_plus_two"),
    ],
)
def test_each_figure_has_its_special_card(figure: str, card: str) -> None:
    assert T.card_ids[T.special_for_pair[SYMBOL_IDS.index(figure)]] == card


# --- editions ---------------------------------------------------------------------------------


def test_an_edition_changes_a_value_its_name_and_the_hash(tmp_path: Path) -> None:
    path = edition(
        tmp_path, '[[province_tiles]]\nid = "province_tile_02"\ncommodities = ["rice", "tea"]\n'
    )
    mine = make(path)
    assert mine.components.edition == "Mine"
    assert mine.components.digest != GAME.components.digest
    assert [mine.tables.commodity_ids[n] for n in mine.tables.tile_commodities[1]] == [
        "rice",
        "tea",
    ]


def test_an_edition_may_move_a_road(tmp_path: Path) -> None:
    last = GAME.components.rows("roads")[-1]
    path = edition(tmp_path, f'[[roads]]\nid = "{last.id}"\na = "thatta"\nb = "surat"\n')
    t = make(path).tables
    thatta, surat, mandu = (t.city_ids.index(name) for name in ("thatta", "surat", "mandu"))
    assert surat in t.links[thatta]
    assert mandu not in t.links[surat]


def test_an_edition_may_move_a_fortress(tmp_path: Path) -> None:
    path = edition(
        tmp_path,
        '[[cities]]\nid = "jodhpur"\nfortress = false\n[[cities]]\nid = "ajmer"\nfortress = true\n',
    )
    t = make(path).tables
    assert (t.fortress[t.city_ids.index("jodhpur")], t.fortress[t.city_ids.index("ajmer")]) == (
        False,
        True,
    )


def test_the_numbers_of_an_edition_are_the_ones_that_score(tmp_path: Path) -> None:
    lines = [
        *("any_palace_now = 3", "each_linked_province = 4", "commodity_step = 5"),
        *("hand_white_card = 6", "hand_special_card = 7", "hand_colour_card = 8"),
        *("plus_two_card = 9", "unplayed_extra = 2"),
    ]
    game = make(edition(tmp_path, "\n".join(["[numbers]", *lines])))
    match = Match(game, players=3, seed=1)
    s, t = match.state, game.tables
    uch, bikaner = t.city_ids.index("uch"), t.city_ids.index("bikaner")
    s.regular[uch] = s.regular[bikaner] = 0
    assert scoring.palace_points(s, 0, [bikaner]) == 3 + 4
    assert [scoring.gain_good(s, 0, 1), scoring.gain_good(s, 0, 1)] == [5, 10]
    s.hands[0] = [t.card_ids.index(name) for name in ("white_01", "special_elephant", "red_01")]
    assert scoring.hand_lines(s, 0) == (6, 7, 8)
    seat = match.actor
    before = len(s.hands[seat])
    match.play("withdraw")
    assert len(match.state.hands[seat]) == before + 2
    assert t.plus_two_points == 9


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (
            '[[cities]]\nid = "jodhpur"\nfortress = false\n',
            "fortresses must be 16, but there are 15",
        ),
        ('[[cards]]\nid = "red_01"\ncolour = "green"\n', "must have 21 cards, not 20"),
        ('[[cards]]\nid = "red_01"\nsymbols = ["camel"]\n', "names 'camel', which does not exist"),
        ('[[cards]]\nid = "special_elephant"\neffect = "plus_two_points"\n', "four effects"),
        ('[[bonus_tiles]]\nid = "tea_1"\npoints = 3\n', "exactly one thing"),
        ('[[bonus_tiles]]\nid = "tea_1"\nkind = "camel"\n', "points, draw_card or commodity"),
        ('[[province_tiles]]\nid = "province_tile_02"\nnumber = 7\n', "numbered 1 to 12"),
        ('[[roads]]\nid = "mine"\na = "agra"\nb = "agra"\n', "two different cities"),
        ('[[roads]]\nid = "mine"\na = "mathura"\nb = "agra"\n', "only one road"),
        ('[[cities]]\nid = "jodhpur"\nprovince = "agra_province"\n', "says it lies elsewhere"),
        ('[[commodities]]\nid = "camels"\n', "commodities must have 4 rows, not 5"),
        ('[remove]\ninfluence_tiles = ["vizier_1"]\n', "vizier"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused_with_the_reason(
    tmp_path: Path, text: str, what: str
) -> None:
    assert what in refused(tmp_path, text)


def test_the_refusal_names_file_and_line(tmp_path: Path) -> None:
    message = refused(tmp_path, '\n[[cards]]\nid = "red_01"\nsymbols = ["camel"]\n')
    assert message.startswith("mine.toml:5: cards 'red_01'")
