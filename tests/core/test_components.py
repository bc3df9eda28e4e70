"""Component tables: typed values, provenance, and errors that name file and line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.core.components import SOURCES, Components, Row, read_components, read_figures
from serai.core.errors import DataError

GOOD = """
[meta]
title = "Toy"
source = "rulebook: page 1"

[[cards]]
id = "red"
value = 3
wild = false
symbols = ["moon", "sun"]
source = "public: a page"

[[cards]]
id = "blue"
value = 5
wild = true
symbols = []
source = "recalled(low): and reconstructed: to fit"
"""


@pytest.fixture
def read(tmp_path: Path) -> Callable[[str], Components]:
    def read_text(text: str) -> Components:
        path = tmp_path / "toy.toml"
        path.write_text(text, encoding="utf-8")
        return read_components(path)

    return read_text


Reader = Callable[[str], Components]


# --- reading ----------------------------------------------------------------------------------


def test_tables_and_rows_are_read_with_their_places(read: Reader) -> None:
    data = read(GOOD)
    assert [row.where for row in data.all_rows()] == ["toy.toml:2", "toy.toml:7", "toy.toml:14"]
    assert data.ids("cards") == {"red": 0, "blue": 1}
    assert data.row("meta").text("title") == "Toy"
    assert data.edition == ""


def test_values_are_typed(read: Reader) -> None:
    red, blue = read(GOOD).rows("cards")
    assert (red.number("value"), red.flag("wild"), red.texts("symbols")) == (
        3,
        False,
        ["moon", "sun"],
    )
    assert red.many_of("symbols", {"sun": 0, "moon": 1}) == [1, 0]
    assert red.bits_of("symbols", ["star", "sun", "moon"]) == 0b110
    assert blue.one_of("id", {"blue": 7}) == 7


def test_whole_columns_are_read_at_once(read: Reader) -> None:
    data = read(GOOD)
    assert data.rows("cards")[0].each("value", "value") == [3, 3]
    assert data.figures("cards", "value") == [[3, 5]]
    assert data.named("cards", id=["blue", "red"]) == [[1, 0]]
    assert data.named_or_none("cards", id={"blue": 4, "red": 0}) == [[0, 4]]
    assert data.named_lists("cards", symbols=["sun", "moon"]) == [[[1, 0], []]]
    with pytest.raises(DataError, match=r"toy\.toml:7: cards 'red': 'value' must be a text"):
        data.named("cards", value=["sun"])
    data.fixed(cards=["red", "blue"])
    with pytest.raises(DataError, match="cards must be, in this order: blue, red"):
        data.fixed(cards=["blue", "red"])


def test_figures_of_a_game_are_read_in_the_order_of_their_file() -> None:
    found = read_figures("serai.games.merv", "features.toml")
    assert [*found][:2] == ["players-2", "players-3"]
    assert all(isinstance(figure, float) for figure in found.values()), "whole numbers, too"


def test_a_row_names_every_kind_of_its_sources(read: Reader) -> None:
    red, blue = read(GOOD).rows("cards")
    assert red.provenance == ("public",)
    assert blue.provenance == ("recalled", "reconstructed")


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda row: row.number("price"), "'price' is missing"),
        (lambda row: row.number("id"), "'id' must be a whole number, not 'red'"),
        (lambda row: row.number("wild"), "'wild' must be a whole number"),
        (lambda row: row.text("value"), "'value' must be a text, not 3"),
        (lambda row: row.flag("value"), "'value' must be true or false, not 3"),
        (lambda row: row.texts("id"), "'id' must be a list of texts"),
        (lambda row: row.one_of("id", {"blue": 0}), "'id' names 'red', which does not exist"),
        (lambda row: row.many_of("symbols", {"sun": 0}), "names 'moon', which does not exist"),
    ],
)
def test_a_wrong_value_is_told_with_its_place(
    ask: Callable[[Row], Any], words: str, read: Reader
) -> None:
    with pytest.raises(DataError) as caught:
        ask(read(GOOD).rows("cards")[0])
    assert str(caught.value).startswith("toy.toml:7: cards 'red': ")
    assert words in str(caught.value)


def test_a_list_of_mixed_things_is_no_list_of_texts(read: Reader) -> None:
    row = read(GOOD.replace('"sun"]', "4]")).rows("cards")[0]
    with pytest.raises(DataError, match=r"toy\.toml:7: .*must be a list of texts"):
        row.texts("symbols")


def test_an_id_used_twice_is_told(read: Reader) -> None:
    with pytest.raises(DataError, match=r"toy.toml:\d+: cards 'red': this id is used twice"):
        read(GOOD.replace('"blue"', '"red"')).ids("cards")


def test_what_a_table_needs_as_a_whole_is_told(read: Reader) -> None:
    components = read(GOOD)
    components.need(True, "cards: two of each")
    with pytest.raises(DataError, match="cards: two of each"):
        components.need(False, "cards: two of each")


def test_a_table_that_is_not_there_is_told(read: Reader) -> None:
    with pytest.raises(DataError, match="no table 'boards'"):
        read(GOOD).rows("boards")


@pytest.mark.parametrize(
    "source", ['source = "somewhere"', "source = 3", "", 'source = "publicity"', 'source = ""']
)
def test_every_row_names_its_source(source: str, read: Reader) -> None:
    with pytest.raises(DataError, match=r"toy\.toml:2: meta 'meta': 'source' must name one of"):
        read(GOOD.replace('source = "rulebook: page 1"', source))


def test_a_file_that_is_not_toml_is_told_with_its_line(read: Reader) -> None:
    with pytest.raises(DataError, match=r"toy.toml: not valid TOML: .*line 3"):
        read("[meta]\n\nthis is not TOML\n")


def test_a_value_outside_a_table_is_told(read: Reader) -> None:
    with pytest.raises(DataError, match="'loose' must be a table"):
        read("loose = 4\n" + GOOD)


# --- the digest -------------------------------------------------------------------------------


def test_the_digest_knows_what_decides_a_game(read: Reader) -> None:
    digest = read(GOOD).digest
    assert digest == read(GOOD).digest
    assert len(digest) == 16
    assert read(GOOD.replace("value = 5", "value = 6")).digest != digest
    assert read(GOOD.replace('"blue"', '"navy"')).digest != digest
    assert read(GOOD.replace('["moon", "sun"]', '["sun", "moon"]')).digest != digest


def test_words_about_sources_do_not_change_the_digest(read: Reader) -> None:
    assert read(GOOD.replace("public: a page", "rulebook: page 9")).digest == read(GOOD).digest
    assert read("# a remark\n" + GOOD).digest == read(GOOD).digest


# --- the games --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", serai.GAMES)
def test_every_component_of_a_game_says_where_it_comes_from(name: str) -> None:
    rows = [*serai.load(name).components.all_rows()]
    assert rows
    for row in rows:
        assert set(row.provenance) <= set(SOURCES)
        assert row.provenance
        assert row.where.split(":")[0].endswith(".toml")
