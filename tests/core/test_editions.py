"""Editions: an owner's printed values laid over ours, checked before any game starts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.core.components import LARGEST_EDITION
from serai.core.errors import DataError, RecordError
from serai.core.game import AnyGame
from serai.core.record import read_record
from tests.kit.laws import records
from tests.kit.laws.decisions import the_table_adds_up_after_every_action
from tests.kit.setups import Setup
from tests.kit.walk import play_on

HEAD = '[edition]\nname = "My copy"\n'
PLAIN = serai.load("taj_mahal")

ANOTHER_CARD = '[[cards]]\nid = "red_01"\nsymbols = ["grand_mogul", "monk"]\n'
ANOTHER_ROAD = """
[remove]
roads = ["road_01"]

[[roads]]
id = "road_new"
a = "kabul"
b = "jammu"
"""

Load = Callable[[str], AnyGame]


@pytest.fixture
def load(tmp_path: Path) -> Load:
    def load_text(text: str) -> AnyGame:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return serai.load("taj_mahal", path)

    return load_text


# --- good editions ----------------------------------------------------------------------------


def test_an_empty_edition_changes_only_the_name(load: Load) -> None:
    game = load(HEAD)
    assert game.components.edition == "My copy"
    assert game.components.digest == PLAIN.components.digest


@pytest.mark.parametrize("written", ['"false"', "false"])
def test_a_reading_may_be_chosen_with_and_without_quotes(tmp_path: Path, written: str) -> None:
    path = tmp_path / "mine.toml"
    option = f'[[rule_options]]\nid = "pepper_upgrade_on_own_site"\nvalue = {written}\n'
    path.write_text(HEAD + option, encoding="utf-8")
    chosen = serai.load("merv", path).components.readings()
    assert chosen["pepper_upgrade_on_own_site"] == "false"


def test_an_edition_leaves_the_plain_game_alone(load: Load) -> None:
    load(HEAD + ANOTHER_CARD)
    assert serai.load("taj_mahal") is PLAIN
    assert PLAIN.components.edition == ""


def test_a_changed_row_keeps_its_other_values_and_names_its_place(load: Load) -> None:
    game = load(HEAD + ANOTHER_CARD)
    row = next(row for row in game.components.rows("cards") if row.id == "red_01")
    assert row.texts("symbols") == ["grand_mogul", "monk"]
    assert row.text("colour") == "red"
    assert row.where == "mine.toml:4"
    assert row.provenance == ("public",)


def test_an_edition_changes_the_digest_and_words_about_it_do_not(load: Load) -> None:
    digest = load(HEAD + ANOTHER_CARD).components.digest
    assert digest != PLAIN.components.digest
    again = load(HEAD + ANOTHER_CARD + 'source = "rulebook: my own copy"\n')
    assert again.components.digest == digest


def test_a_single_table_can_be_changed(load: Load) -> None:
    game = load(HEAD + "[numbers]\nhand_white_card = 7\n")
    assert game.components.row("numbers").number("hand_white_card") == 7


@pytest.mark.parametrize("change", [ANOTHER_CARD, ANOTHER_ROAD], ids=["card", "road"])
def test_a_whole_game_can_be_played_with_an_edition(change: str, load: Load) -> None:
    setup = Setup(load(HEAD + change), 4)
    for seed in range(3):
        the_table_adds_up_after_every_action(setup, seed)
        records.a_record_replays_to_the_same_match(setup, seed)


# --- records of editions ----------------------------------------------------------------------


def test_a_record_of_an_edition_needs_that_edition(load: Load, tmp_path: Path) -> None:
    game = load(HEAD + ANOTHER_CARD)
    record = play_on(serai.Match(game, players=3, seed=1), 1).record
    record.save(tmp_path / "game.txt")
    again = read_record(tmp_path / "game.txt")
    assert again.header.edition == "My copy"
    assert serai.replay(again, edition=tmp_path / "mine.toml").over
    with pytest.raises(RecordError, match=r"played with edition 'My copy'.* but these are plain"):
        serai.replay(again)


def test_a_plain_record_does_not_take_an_edition(load: Load, tmp_path: Path) -> None:
    load(HEAD + ANOTHER_CARD)
    record = serai.Match(PLAIN, players=3, seed=1).record
    with pytest.raises(RecordError, match=r"the plain components .*these are edition 'My copy'"):
        serai.replay(record, edition=tmp_path / "mine.toml")


def test_another_edition_of_the_same_name_is_told_apart(load: Load, tmp_path: Path) -> None:
    record = serai.Match(load(HEAD + ANOTHER_CARD), players=3, seed=1).record
    load(HEAD + ANOTHER_ROAD)
    with pytest.raises(RecordError, match=r"edition 'My copy'.*edition 'My copy'"):
        serai.replay(record, edition=tmp_path / "mine.toml")


# --- bad editions -----------------------------------------------------------------------------

BAD = {
    "no head": ("[numbers]\nhand_white_card = 7\n", "mine.toml: an edition starts with [edition]"),
    "no name": ("[edition]\n", "mine.toml: an edition starts with [edition]"),
    "an empty name": ('[edition]\nname = ""\n', "an edition starts with [edition]"),
    "a name that is no text": ("[edition]\nname = 4\n", "an edition starts with [edition]"),
    "a long name": (f'[edition]\nname = "{"x" * 61}"\n', "one line of at most 60 letters"),
    "a name of two lines": ('[edition]\nname = "a\\nb"\n', "one line of at most 60 letters"),
    "a name that returns": ('[edition]\nname = "a\\rb"\n', "one line of at most 60 letters"),
    "an unknown table": (HEAD + '[[boards]]\nid = "b"\n', "mine.toml", "no table 'boards'"),
    "a table that is none": ('cards = "none"\n' + HEAD, "'cards' must be a table"),
    "a row without id": (HEAD + "[[cards]]\nsymbols = []\n", "mine.toml:3", "needs an id"),
    "an id that is no text": (HEAD + "[[cards]]\nid = 4\n", "mine.toml:3", "needs an id"),
    "a row that is none": ("cards = [4]\n" + HEAD, "every row of 'cards' needs an id"),
    "an unknown key": (
        HEAD + '[[cards]]\nid = "red_01"\nprice = 4\n',
        "mine.toml:4: cards 'red_01' has no 'price'",
    ),
    "an unknown key of a table": (HEAD + "[numbers]\nwhite = 4\n", "mine.toml:3", "no 'white'"),
    "a wrong type": (
        HEAD + '[[cards]]\nid = "red_01"\nsymbols = 4\n',
        "mine.toml:4: cards 'red_01': 'symbols' must be a list of texts",
    ),
    "a number that is a text": (HEAD + '[numbers]\nhand_white_card = "2"\n', "mine.toml:3"),
    "a number that is true": (HEAD + "[numbers]\nhand_white_card = true\n", "mine.toml:3"),
    "a symbol that does not exist": (
        HEAD + '[[cards]]\nid = "red_01"\nsymbols = ["dragon"]\n',
        "mine.toml:4: cards 'red_01': 'symbols' names 'dragon', which does not exist",
    ),
    "a road to nowhere": (
        HEAD + '[[roads]]\nid = "road_01"\na = "atlantis"\n',
        "mine.toml:4: roads 'road_01': 'a' names 'atlantis', which does not exist",
    ),
    "a new row that lacks values": (
        HEAD + '[[roads]]\nid = "road_new"\na = "kabul"\n',
        "mine.toml:4: roads 'road_new': 'b' is missing",
    ),
    "a card too many": (
        HEAD + '[[cards]]\nid = "red_99"\ncolour = "red"\nsymbols = ["monk"]\n',
        "cards must be",
    ),
    "a card too few": (HEAD + '[remove]\ncards = ["red_01"]\n', "cards must be"),
    "another colour": (HEAD + '[[cards]]\nid = "red_01"\ncolour = "green"\n', "cards, not"),
    "a removal that is none": ('remove = "all"\n' + HEAD, "[remove] lists ids by table"),
    "a removal of no list": (HEAD + '[remove]\nroads = "road_01"\n', "must be a list of ids"),
    "a removal of no row": (HEAD + '[remove]\nroads = ["road_xyz"]\n', "no 'road_xyz'"),
    "a removal of no id": (HEAD + "[remove]\nroads = [[1]]\n", "mine.toml: [remove] roads"),
    "a removal in no table": (HEAD + '[remove]\nboards = ["b"]\n', "no table 'boards'"),
    "a whole table removed": (HEAD + "[remove]\nmeta = ['taj_mahal']\n", "mine.toml"),
    "the same row twice": (HEAD + ANOTHER_CARD + ANOTHER_CARD, "mine.toml", "red_01", "twice"),
    "not TOML": (HEAD + "this is not TOML\n", "mine.toml: not valid TOML", "line 3"),
    "a number below zero": (HEAD + "[numbers]\nunplayed_extra = -1\n", "mine.toml:3"),
    "a list of rows as one": (HEAD + '[cards]\nsymbols = ["monk"]\n', "mine.toml:3", "cards"),
    "pages": (HEAD + '[[pages]]\nid = "x"\n', "no table 'pages'"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_edition_is_refused_in_words(case: str, load: Load) -> None:
    text, *words = BAD[case]
    with pytest.raises(DataError) as caught:
        load(text)
    for word in words:
        assert word in str(caught.value)
    assert len(str(caught.value)) < 400


def test_an_edition_too_large_is_refused(load: Load) -> None:
    with pytest.raises(DataError, match=r"mine\.toml: an edition is at most 256 KB"):
        load(HEAD + "#" * LARGEST_EDITION)


def test_an_edition_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(HEAD.encode() + b'# caf\xe9 "\n')
    with pytest.raises(DataError, match=r"mine\.toml: not a UTF-8 text"):
        serai.load("taj_mahal", path)


@pytest.mark.parametrize("name", ["missing.toml", ".", "nul\0byte.toml"])
def test_an_edition_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        serai.load("taj_mahal", tmp_path / name)


# --- any edition at all -----------------------------------------------------------------------

ids = st.sampled_from(["red_01", "white_01", "road_01", "kabul", "x", "plus_two_1", "vizier_1"])
keys = st.sampled_from(["id", "symbols", "colour", "a", "b", "points", "source", "kind", "x"])
tables = st.sampled_from([*PLAIN.components.tables, "edition", "remove", "x"])
values = st.recursive(
    st.sampled_from(['""', '"red"', '"kabul"', "0", "-1", "7", "true", "1.5", "1979-05-27"]),
    lambda inner: st.lists(inner, max_size=3).map(lambda some: f"[{', '.join(some)}]"),
    max_leaves=4,
)


@st.composite
def editions(draw: st.DrawFn) -> str:
    """TOML that is nearly an edition."""
    lines = [HEAD] if draw(st.booleans()) else []
    for _ in range(draw(st.integers(0, 3))):
        table = draw(tables)
        lines.append(f"[[{table}]]" if draw(st.booleans()) else f"[{table}]")
        if draw(st.booleans()):
            lines.append(f'id = "{draw(ids)}"')
        lines += [f"{draw(keys)} = {draw(values)}" for _ in range(draw(st.integers(0, 3)))]
    return "\n".join(lines) + "\n"


@given(st.one_of(editions(), st.text(max_size=80)))
def test_any_text_is_an_edition_or_our_error(
    tmp_path_factory: pytest.TempPathFactory, text: str
) -> None:
    path = tmp_path_factory.getbasetemp() / "any.toml"
    path.write_text(text, encoding="utf-8")
    try:
        game = serai.load("taj_mahal", path)
    except DataError:
        return
    assert game.components.edition
    assert play_on(serai.Match(game, players=3, seed=1), 1).over


NUMBERS = [key for key in PLAIN.components.row("numbers").values if key != "source"]


@pytest.mark.parametrize("number", [-1000, -1, 0, 7, 1000])
@pytest.mark.parametrize(
    "key", [k for k in PLAIN.components.row("numbers").values if k != "source"]
)
def test_any_number_gives_a_game_that_adds_up_or_our_error(
    key: str, number: int, load: Load
) -> None:
    try:
        game = load(f"{HEAD}[numbers]\n{key} = {number}\n")
    except DataError:
        return
    for seed in range(2):
        the_table_adds_up_after_every_action(Setup(game, 5), seed)
