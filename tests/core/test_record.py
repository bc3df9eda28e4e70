"""Records: a whole game as text, written and read back without loss."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.errors import RecordError
from serai.core.record import (
    HIDDEN,
    LARGEST_RECORD,
    Event,
    Record,
    parse_record,
    read_record,
    redact,
    undo_floor,
)
from serai.core.step import CHANCE, Message, Note
from tests.core import caravan as toy
from tests.core.records import toy_header, toy_match, toy_text

names = st.lists(st.text(st.characters(), max_size=50), min_size=2, max_size=4)
words = st.text("abcdefghijklmnopqrstuvwxyz_0123456789 ", min_size=1, max_size=20).filter(
    lambda text: text.strip() == text
)
events = st.builds(Event, st.integers(CHANCE, 5), words)


# --- writing and reading ----------------------------------------------------------------------


def test_a_record_is_readable_text() -> None:
    record = Record(toy_header(commitment="c0ffee"), [Event(CHANCE, "draw c3"), Event(1, "load")])
    assert str(record).splitlines()[:-1] == [
        "serai record 1",
        "game: caravan",
        "rules: 1",
        "data: 0000000000000000",
        "seat 0: Ann",
        "seat 1: Bob",
        "option wind: calm",
        "luck: fast",
        "commitment: c0ffee",
        "--- moves",
        "@ draw c3",
        "1 load",
        "--- end",
        "moves: 2",
        "finished: no",
    ]


@given(names)
def test_names_of_any_letters_come_back(wanted: list[str]) -> None:
    """The game makes a name fit for one line; what it kept is what a record gives back."""
    header = toy.CaravanGame().header(names=wanted)
    assert header.players == len(wanted)
    assert parse_record(str(Record(header, []))).header == header


@given(st.lists(events, max_size=30), st.booleans(), words, st.lists(st.integers(-99, 999)))
def test_a_record_comes_back_as_it_was(
    lines: list[Event], finished: bool, secret: str, scores: list[int]
) -> None:
    record = Record(toy_header(edition="My copy"), lines, finished, secret, tuple(scores))
    again = parse_record(str(record))
    assert again == record
    assert str(again) == str(record)


def test_a_saved_record_is_read_from_its_file(tmp_path: Path) -> None:
    record = toy_match().record
    record.save(tmp_path / "game.txt")
    assert str(read_record(tmp_path / "game.txt")) == str(record)
    assert str(read_record(str(tmp_path / "game.txt"))) == str(record)


def test_a_text_is_read_as_it_stands() -> None:
    assert str(read_record(toy_text())) == toy_text()


def test_the_last_line_may_lack_its_end() -> None:
    assert str(parse_record(toy_text().rstrip("\n"))) == toy_text()


def test_only_choices_of_seats_are_counted() -> None:
    lines = [Event(CHANCE, "draw c3"), Event(0, "load"), Event(1, "stay")]
    assert Record(toy_header(), lines).choices() == 2


# --- files that are none ----------------------------------------------------------------------

NO_FILES = ["missing.txt", ".", "a/b/c", "", "x" * 5000, "nul\0byte", "\ud800"]


@pytest.mark.parametrize(
    "name", ["missing.txt", ".", "a/b/c", "", "x" * 5000, "nul\0byte", "\ud800"]
)
def test_a_file_that_cannot_be_read_is_named(name: str) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        read_record(name)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe\x00")
    with pytest.raises(RecordError, match=r"picture\.png: not a text file"):
        read_record(tmp_path / "picture.png")


def test_a_huge_file_is_not_even_read(tmp_path: Path) -> None:
    with (tmp_path / "huge.txt").open("wb") as file:
        file.truncate(LARGEST_RECORD + 1)
    with pytest.raises(RecordError, match=r"huge\.txt: larger than 4096 KB"):
        read_record(tmp_path / "huge.txt")


# --- the undo floor ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "seat", "floor"),
    [
        ([], 0, 0),
        ([0, 0], 0, 0),
        ([1, 0, 0], 0, 1),
        ([1, 0, 0], 1, 3),
        ([0, CHANCE], 0, 2),
        ([0, CHANCE], CHANCE, 2),
        ([0, CHANCE, 0], 0, 2),
    ],
)
def test_the_floor_is_behind_chance_and_other_seats(
    seats: list[int], seat: int, floor: int
) -> None:
    assert undo_floor([Event(who, "load") for who in seats], seat) == floor


# --- what a seat may read ---------------------------------------------------------------------


def test_a_redacted_record_hides_what_a_seat_did_not_see() -> None:
    lines = [Event(CHANCE, "draw c3", 0b10), Event(CHANCE, "draw c4", 0b01), Event(1, "load")]
    record = Record(toy_header(), lines, secret="shh", scores=(1, 2))
    assert [event.text for event in redact(record, 0).events] == [HIDDEN, "draw c4", "load"]
    assert [event.text for event in redact(record, 1).events] == ["draw c3", HIDDEN, "load"]
    assert [event.text for event in redact(record, None).events] == [HIDDEN, HIDDEN, "load"]
    assert "shh" not in str(redact(record, 0))


def test_a_redacted_record_has_only_the_log_lines_of_its_seat() -> None:
    notes = [
        Note(Message("all", {})),
        Note(Message("first", {}), 1),
        Note(Message("second", {}), 2),
    ]
    record = Record(toy_header(), [Event(0, "load", notes=notes)])
    shown = [note.message.id for note in redact(record, 0).events[0].notes]
    assert shown == ["all", "first"]
    assert [note.message.id for note in redact(record, None).events[0].notes] == ["all"]


def test_redacting_leaves_the_record_alone() -> None:
    match = toy_match(choices=6)
    before = str(match.saved())
    redact(match.saved(), 0)
    assert str(match.saved()) == before
