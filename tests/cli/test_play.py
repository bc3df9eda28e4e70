"""`serai play`: a person at the terminal."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai import bots
from serai.bots import levels
from serai.cli import session
from serai.core.game import AnyGame
from tests.cli.run import fault, out

TO_THE_END = "1\ne\n" * 400
"""Enough first moves and ends of turns for any seat to come to the end of a game."""


def play(*args: str | Path, typed: str) -> str:
    return out("play", "taj_mahal", "--bots", "random", *args, typed=typed)


def test_a_whole_game_ends_with_labelled_points_and_a_record_that_can_be_proved(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "kept.serai"
    text = play("--save", kept, typed=TO_THE_END)
    assert "Visit 12:" in text
    assert "The end: All provinces have been visited." in text
    for label in ("Commodities", "Palaces and chains", "Special cards in hand", "Total", "Place"):
        assert label in text
    assert f"serai verify {kept}" in text
    assert "sealed before the game" in out("verify", kept)


@pytest.mark.parametrize(("players", "seat"), [(3, 2), (5, 4)])
def test_any_seat_of_any_table_can_be_played(players: int, seat: int, tmp_path: Path) -> None:
    kept = tmp_path / "kept.serai"
    table = ("--players", str(players), "--seat", str(seat), "--name", "Ann [b]", "--seed", "5")
    assert "Ann [b]" in play(*table, "--save", kept, typed=TO_THE_END)
    record = serai.read_record(kept)
    assert record.finished
    assert record.header.players == players
    assert record.header.seats[seat] == "Ann [b]"


def test_two_may_play_with_the_unofficial_dummy(tmp_path: Path) -> None:
    options = ("--players", "2", "--options", "two_players=stand_in", "--save", tmp_path / "k")
    text = play(*options, typed=TO_THE_END)
    assert re.search(r"Dummy withdraws from \w+\.", text)
    assert "The end" in text


def test_a_table_that_cannot_be_is_refused_in_the_language_of_the_game() -> None:
    table = ("play", "taj_mahal", "--players", "2")
    assert "Two can only play with the unofficial dummy" in fault(*table)
    words = fault(*table, "--language", "nl")
    assert "Met z’n tweeën speel je alleen met" in words
    assert "two_players=stand_in" in words, "as one has to write it"


def test_the_table_is_shown_with_the_moves_numbered(tmp_path: Path) -> None:
    text = play("--seed", "3", "--save", tmp_path / "k", typed="")
    for part in ("Visit 1 of 12", "Vizier", "Elephant", "Roads to", "Open cards", "Your hand"):
        assert part in text
    assert re.search(r"\n +1  Play the \w+ card with", text)
    assert "Play a coloured card, or withdraw without a prize.  (visit.choice)" in text


def test_leaving_keeps_the_game_and_loading_goes_on_with_the_same_luck(tmp_path: Path) -> None:
    kept = tmp_path / "kept.serai"
    text = play("--save", kept, typed="1\ne\n1\ne\n")
    assert f"serai play taj_mahal --load {kept}" in text
    before = serai.read_record(kept)
    assert not before.finished
    text = play("--load", kept, typed=TO_THE_END)
    after = serai.read_record(kept)
    assert after.finished
    assert [event.line() for event in after.events[: len(before.events)]] == [
        event.line() for event in before.events
    ]
    assert "all as the luck of this game draws them" in out("verify", kept)


def test_the_end_of_input_quit_and_ctrl_c_all_keep_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, typed in (("eof", ""), ("quit", "quit\n")):
        assert "The game is kept" in play("--save", tmp_path / name, typed=typed)

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "input", interrupted, raising=False)
    assert "The game is kept" in play("--save", tmp_path / "ctrl-c", typed="")
    assert {path.name for path in tmp_path.iterdir()} == {"eof", "quit", "ctrl-c"}


def test_a_place_that_cannot_be_written_loses_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "gettempdir", lambda: str(tmp_path))
    text = play("--save", tmp_path / "no" / "game.serai", typed="")
    assert "No such file" in text
    assert (tmp_path / "game.serai").exists()


def test_a_move_can_be_taken_back_within_the_turn(tmp_path: Path) -> None:
    kept = tmp_path / "kept.serai"
    text = play("--seed", "3", "--save", kept, typed="1\nundo\nundo\nquit\n")
    assert "Taken back." in text
    assert "nothing to take back" in text
    assert not any(event.seat == 0 for event in serai.read_record(kept).events)


def test_what_is_refused_is_explained_with_its_rule(tmp_path: Path) -> None:
    text = play("--seed", "1", "--save", tmp_path / "k", typed="why\n1\nwhy\n")
    said = " ".join(text.split())
    assert (
        "cannot go first: it is added to a coloured card. (play.companion · «Играть 1 или 2 карты»)"
        in said
    )
    assert "must wait: one coloured card a turn. (play.coloured · «Играть 1 или 2 карты»)" in said


def test_a_move_that_is_refused_says_why_in_words(tmp_path: Path) -> None:
    text = play("--seed", "1", "--save", tmp_path / "k", typed="play white_11\n")
    assert "cannot go first: it is added to a coloured card." in " ".join(text.split())
    assert "taj-refuse" not in text


def test_other_words_at_the_prompt(tmp_path: Path) -> None:
    saved = tmp_path / "saved.serai"
    typed = f"help\nlog 1\nrules withdraw.crown_j\nboard\nsave {saved}\n"
    text = play("--seed", "3", "--save", tmp_path / "k", typed=typed)
    assert "take back your last move" in text
    assert "withdraw.crown_joins" in text
    assert text.count("Visit 1 of 12") == 2
    assert serai.read_record(saved).secret == "3"


def test_moves_may_be_typed_in_notation(tmp_path: Path) -> None:
    kept = tmp_path / "kept.serai"
    play("--seed", "3", "--save", kept, typed="withdraw\n1\n1\ne\n")
    assert "0 withdraw" in kept.read_text()


def test_enter_takes_the_only_move(tmp_path: Path) -> None:
    kept = tmp_path / "kept.serai"
    play("--seed", "3", "--save", kept, typed="1\n\n")
    choices = [event.text for event in serai.read_record(kept).events if event.seat == 0]
    assert choices[1] == "done"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99\n", "there is no move 99"),
        ("0\n", "there is no move 0"),
        ("fly\n", "unknown action 'fly'"),
        ("done\n", "not allowed now"),
        ("\n", "type the number of a move"),
        ("rules nonsense\n", "no rule starts with 'nonsense'"),
        ("save /no/such/folder/x\n", "No such file"),
        ("²\n", "unknown action"),
        ("9" * 5000 + "\n", "there is no move 999999999"),
    ],
)
def test_what_cannot_be_done_is_said_and_asked_again(
    typed: str, answer: str, tmp_path: Path
) -> None:
    text = play("--seed", "3", "--save", tmp_path / "k", typed=typed + "quit\n")
    assert answer in " ".join(text.split())
    assert "The game is kept" in text


def test_a_table_that_cannot_be_is_refused(tmp_path: Path, record: Path) -> None:
    assert "no seat 4" in fault("play", "taj_mahal", "--seat", "4")
    bots = ("--bots", "random,random", "--players", "4")
    assert "2 bots for 3 seats" in fault("play", "taj_mahal", *bots)
    assert "has its players" in fault("play", "taj_mahal", "--load", record, "--players", "4")
    assert "cannot be read" in fault("play", "taj_mahal", "--load", tmp_path / "none")


def test_a_game_can_be_piped_through_a_real_process(tmp_path: Path) -> None:
    kept = tmp_path / "kept.serai"
    command = [sys.executable, "-m", "serai", "play", "taj_mahal", "--bots", "random"]
    done = subprocess.run(
        [*command, "--save", str(kept)],
        input=TO_THE_END,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "The end: All provinces have been visited." in done.stdout
    assert "Traceback" not in done.stderr
    assert serai.read_record(kept).finished


# --- how well the bots play -------------------------------------------------------------------


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The bots that are made, which all move at random here: the others would think."""
    specs: list[str] = []

    def make(spec: str, game: AnyGame, seed: int) -> bots.Bot:
        specs.append(spec)
        return make_bot("random", game, seed)

    make_bot = bots.make_bot
    monkeypatch.setattr(bots, "make_bot", make)
    return specs


@pytest.mark.parametrize(("level", "bot"), levels.WORDS.items())
def test_a_level_stands_for_a_bot(level: str, bot: str, made: list[str], tmp_path: Path) -> None:
    text = out("play", "taj_mahal", "--level", level, "--save", tmp_path / "k", typed="")
    assert made == [bot] * 3
    assert "Player A, Bot B, Bot C, Bot D" in text


def test_where_nobody_can_answer_bots_are_easy(made: list[str], tmp_path: Path) -> None:
    text = out("play", "taj_mahal", "--save", tmp_path / "k", typed="")
    assert made == [levels.USUAL] * 3
    assert "Level of the bots" not in text


def test_bots_have_a_name_or_a_level(tmp_path: Path) -> None:
    named = ("--bots", "random", "--level", "easy")
    assert "not both" in fault("play", "taj_mahal", *named)


@pytest.mark.parametrize(("typed", "names"), [("9\nx\n1\n", 2), ("\n", 0)])
def test_somebody_at_a_terminal_is_asked_for_the_level(
    typed: str, names: int, tmp_path: Path
) -> None:
    leader, terminal = os.openpty()
    command = [sys.executable, "-m", "serai", "play", "taj_mahal", "--save", str(tmp_path / "k")]
    os.write(leader, f"{typed}quit\n".encode())
    done = subprocess.run(command, stdin=terminal, capture_output=True, text=True, check=True)
    os.close(leader)
    os.close(terminal)
    said = " ".join(done.stdout.split())
    assert "Level of the bots 1 moves by chance 2 easy 3 thoughtful 4 strong 5 best" in said
    assert "Number, or Enter for “easy”:" in said
    assert said.count("there is no level") == names
    assert "Player A, Bot B, Bot C, Bot D" in said


def test_who_is_not_named_is_called_in_the_language_of_who_reads_the_record(
    made: list[str], tmp_path: Path
) -> None:
    kept = tmp_path / "k"
    text = out("play", "taj_mahal", "--language", "ru", "--save", kept, typed="1\ne\nquit\n")
    assert "Игрок A, Бот B, Бот C, Бот D" in text
    told = out("replay", kept, "--language", "fr")
    assert re.search(r"Joueur A \d+, Bot B \d+, Bot C", told)
