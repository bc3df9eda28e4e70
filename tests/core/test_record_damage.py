"""Damaged records: an error of ours that says what is wrong and where, and never another one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.core.errors import RecordError, UnknownGame
from serai.core.match import rebuild
from serai.core.record import Record, parse_record, read_record
from serai.core.verify import verify
from tests.core import caravan as toy
from tests.core.records import changed, reseal, toy_match, toy_text

GAME = toy.CaravanGame()


def read_and_replay(text: str) -> Record:
    record = parse_record(text)
    rebuild(GAME, record)
    return record


def test_the_record_to_be_damaged_is_sound() -> None:
    assert str(read_and_replay(toy_text())) == toy_text()
    assert reseal(toy_text().splitlines()) == toy_text()


# --- lines that are lost ----------------------------------------------------------------------


@pytest.mark.parametrize("kept", range(len(toy_text().splitlines())))
def test_a_record_cut_off_after_any_line_is_refused(kept: int) -> None:
    text = "".join(line + "\n" for line in toy_text().splitlines()[:kept])
    with pytest.raises(RecordError, match="record"):
        parse_record(text)


@given(st.integers(0, len(toy_text()) - 2))
def test_a_record_cut_off_after_any_letter_is_refused(kept: int) -> None:
    with pytest.raises(RecordError):
        parse_record(toy_text()[:kept])


@pytest.mark.parametrize("lost", range(len(toy_text().splitlines())))
def test_a_record_without_one_of_its_lines_is_refused(lost: int) -> None:
    lines = toy_text().splitlines()
    del lines[lost]
    with pytest.raises(RecordError):
        parse_record("\n".join(lines) + "\n")


@given(st.data())
def test_a_letter_that_was_altered_is_noticed(data: st.DataObject) -> None:
    text = toy_text()
    at = data.draw(st.integers(0, len(text) - 2))
    letter = data.draw(st.characters().filter(lambda c: c != text[at]))
    with pytest.raises(RecordError):
        parse_record(text[:at] + letter + text[at + 1 :])


# --- lines that say something wrong -----------------------------------------------------------

BAD_LINES = {
    "another format": ("serai record", "serai record 2", ":1: does not start with"),
    "no game": ("game:", "", "no 'game'"),
    "no rules": ("rules:", "", "no 'rules'"),
    "no data": ("data:", "", "no 'data'"),
    "no seats": ("seat 0:", "", "no 'seat 0'"),
    "a gap in the seats": ("seat 1:", "seat 2: Bob", "unknown key 'seat 2'"),
    "an unknown key": ("luck:", "luck: fast\ncolour: red", "unknown key 'colour'"),
    "a key twice": ("game:", "game: caravan\ngame: caravan", ":3: 'game' is given twice"),
    "no colon": ("luck:", "fast", "expected 'key: value'"),
    "rules that are no number": ("rules:", "rules: one", "'rules' must be a whole number"),
    "rules of too many digits": ("rules:", "rules: " + "9" * 5000, "whole number"),
    "rules in other digits": ("rules:", "rules: ١", "whole number"),
    "no moves": ("--- moves", "", "no line '--- moves'"),
    "moves twice": ("--- moves", "--- moves\n--- moves", "is given twice"),
    "no end": ("--- end", "", "no line '--- end'"),
    "a move without a seat": ("@ draw", "draw c1", "not a move: 'draw c1'"),
    "a move without an action": ("@ draw", "@", "not a move"),
    "an empty move": ("@ draw", "@ ", "not a move"),
    "a seat below zero": ("@ draw", "-1 draw c1", "not a move"),
    "a letter that is none": ("@ draw", "@ draw \ud800", "not"),
    "a huge seat": ("@ draw", "123 load", "no seat 123"),
    "another number of moves": ("moves:", "moves: 3", "moves but its end says 3"),
    "a number of moves that is none": ("moves:", "moves: many", "'moves' must be a whole number"),
    "finished or not": ("finished:", "finished: perhaps", "finished"),
    "scores that are no numbers": ("scores:", "scores: 1 two", "scores are not numbers"),
    "a score of two signs": ("scores:", "scores: --5 3", "scores are not numbers"),
    "a score of too many digits": ("scores:", "scores: 1 " + "9" * 5000, "scores"),
    "an unknown key at the end": (
        "finished:",
        "finished: yes\nwinner: Ann",
        "unknown key 'winner'",
    ),
}


@pytest.mark.parametrize("case", BAD_LINES)
def test_a_bad_line_is_refused_in_words(case: str) -> None:
    old, new, words = BAD_LINES[case]
    with pytest.raises(RecordError) as caught:
        parse_record(changed(toy_text(), old, new), "game.txt")
    assert words in str(caught.value)
    assert str(caught.value).startswith("game.txt:")
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("text", ["", "\n", "hello\n", "serai record 1", "serai record 1\n" * 3])
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="record"):
        parse_record(text)


def test_the_end_cannot_stand_before_the_moves() -> None:
    text = reseal(["serai record 1", "--- end", "--- moves", "moves: 0"])
    with pytest.raises(RecordError, match="'--- end' comes before '--- moves'"):
        parse_record(text)


# --- records that read well but do not replay ------------------------------------------------

BAD_GAMES = {
    "another game": ("game:", "game: chess", "a record of 'chess' cannot be replayed as 'caravan'"),
    "other rules": ("rules:", "rules: 9", "needs version 9 of the rules; this is 1"),
    "other components": ("data:", "data: 1234", "the plain components (hash 1234)"),
    "an unknown option": ("option wind:", "option rain: heavy", "no option 'rain'"),
    "an unknown value": ("option wind:", "option wind: wild", "'wind' is one of calm, strong"),
    "too few seats": ("seat 1:", "", "2 to 4 players, not 1"),
    "an unknown luck": ("luck:", "luck: dice", "unknown kind of luck 'dice'"),
    "a seed that is no number": ("secret:", "secret: abc", "seed of the luck is not a number"),
    "a seed of too many digits": ("secret:", "secret: " + "9" * 5000, "seed"),
    "a secret that is none": ("luck:", "luck: sealed", "secret"),
    "an unknown action": ("@ draw", "@ fly away", "move 1 ('@ fly away'): unknown action"),
    "an action not allowed": ("@ draw", "@ weather sun", "move 1 ('@ weather sun')"),
    "another seat": ("@ draw", "1 load", "move 1 ('1 load'): it is the turn of chance"),
    "not finished": ("finished:", "finished: no", "not finished, but it is"),
    "other scores": ("scores:", "scores: 99 0", "scores (99, 0)"),
}


@pytest.mark.parametrize("case", BAD_GAMES)
def test_a_game_that_cannot_have_been_is_refused_in_words(case: str) -> None:
    old, new, words = BAD_GAMES[case]
    record = parse_record(changed(toy_text(), old, new))
    with pytest.raises(RecordError) as caught:
        rebuild(GAME, record)
    assert words in str(caught.value)
    assert len(str(caught.value)) < 400


def test_an_unknown_luck_is_refused_without_a_secret_too() -> None:
    text = changed(str(toy_match(choices=3).record), "luck:", "luck: dice")
    with pytest.raises(RecordError, match="unknown kind of luck"):
        rebuild(GAME, parse_record(text))


def test_a_record_of_an_unknown_game_names_it() -> None:
    with pytest.raises(UnknownGame, match="no game 'caravan'"):
        serai.replay(parse_record(toy_text()))


def test_moves_after_the_end_are_refused() -> None:
    lines = toy_text().splitlines()
    end = lines.index("--- end")
    lines.insert(end, lines[end - 1])
    moves = next(at for at, line in enumerate(lines) if line.startswith("moves: "))
    lines[moves] = f"moves: {int(lines[moves].split()[1]) + 1}"
    with pytest.raises(RecordError, match="the game is over before it"):
        rebuild(GAME, parse_record(reseal(lines)))


def test_moves_that_are_missing_are_noticed() -> None:
    record = parse_record(toy_text())
    del record.events[-1]
    with pytest.raises(RecordError, match="finished, but moves are missing"):
        rebuild(GAME, record)


# --- any damage at all ------------------------------------------------------------------------

Damage = Callable[[list[str]], None]
texts = st.text(st.characters(), max_size=30)


@st.composite
def damaged(draw: st.DrawFn) -> list[str]:
    """The lines of a record after a few accidents."""
    lines = toy_text().splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(["new", "gone", "twice", "swap", "value", "seat"])):
            case "new":
                lines[at] = draw(texts)
            case "gone" if len(lines) > 1:
                del lines[at]
            case "twice":
                lines.insert(at, lines[at])
            case "swap":
                lines[at], lines[at - 1] = lines[at - 1], lines[at]
            case "value":
                lines[at] = lines[at].partition(" ")[0] + " " + draw(texts)
            case _:
                lines[at] = f"{draw(st.integers(-2, 200))} {lines[at].partition(' ')[2]}"
    return lines


@given(damaged())
def test_accidents_give_a_record_or_our_error(lines: list[str]) -> None:
    try:
        parse_record("\n".join(lines) + "\n")
    except RecordError:
        return
    assert lines == toy_text().splitlines()


@given(damaged())
def test_forgeries_give_a_game_or_our_error(lines: list[str]) -> None:
    why = ""
    try:
        verify(GAME, read_and_replay(reseal(lines)))
    except RecordError as fault:
        why = str(fault)
    assert len(why) < 500


@given(texts)
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        parse_record(text)
    with pytest.raises(RecordError):
        read_record(text)


@given(st.binary(max_size=200))
def test_any_bytes_in_a_file_are_refused(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    path = tmp_path_factory.getbasetemp() / "bytes.txt"
    path.write_bytes(data)
    with pytest.raises(RecordError):
        read_record(path)
    path.write_bytes(toy_text().encode() + data + b".")
    with pytest.raises(RecordError):
        read_record(path)
