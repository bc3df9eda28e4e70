"""`serai replay` and `serai verify`: what becomes of a record."""

from pathlib import Path

import pytest

import serai
from serai.core.match import Match
from tests.cli.conftest import play_at_random
from tests.cli.run import fault, out


def test_a_replay_tells_every_visit_with_the_scores_at_its_beginning(record: Path) -> None:
    lines = out("replay", record).splitlines()
    visits = [at for at, line in enumerate(lines) if line.startswith("Visit ")]
    assert len(visits) == 12
    for at in visits[1:]:
        assert lines[at + 1].startswith("Scores: Ann ")
    assert "The end: All provinces have been visited." in [line.strip() for line in lines]


@pytest.mark.parametrize(
    ("game", "heading", "parts"),
    [("rajas", "Round ", 2), ("merv", "Year ", 3), ("agra", "Round ", 2)],
)
def test_scores_are_told_as_the_parts_of_every_game_begin(
    game: str, heading: str, parts: int, tmp_path: Path
) -> None:
    """By what the game calls a part, whatever its messages are called."""
    match = play_at_random(Match(serai.load(game), 3, 5))
    match.record.save(tmp_path / "game.serai")
    lines = out("replay", tmp_path / "game.serai").splitlines()
    begins = [at for at, line in enumerate(lines) if line.startswith(heading)]
    scores = [at for at, line in enumerate(lines) if line.startswith("Scores: ")]
    assert len(begins) >= parts
    assert scores == ([] if game == "agra" else [at + 1 for at in begins[1:]])  # rupees are hidden


def test_the_last_scores_are_those_of_the_record(record: Path, finished: Match) -> None:
    total = next(line for line in out("replay", record).splitlines() if "Total" in line)
    assert sorted(map(int, total.split()[1:])) == sorted(finished.scores())


def test_a_replay_may_stop_early(record: Path) -> None:
    text = out("replay", record, "--upto", "5")
    assert "Visit 1:" in text
    assert "Visit 2:" not in text
    assert text.rstrip().splitlines()[-1].startswith("Scores: ")


def test_a_replay_tells_a_seat_what_only_it_saw(record: Path) -> None:
    assert "It is the" not in out("replay", record)
    assert "It is the" in out("replay", record, "--seat", "0")
    assert "no seat 3" in fault("replay", record, "--seat", "3")


def test_a_finished_game_with_sealed_luck_is_proved(record: Path) -> None:
    text = out("verify", record)
    assert "all by the rules" in text
    assert "sealed before the game" in text


def test_one_altered_move_is_found_and_named(record: Path) -> None:
    text = record.read_text()
    dealt = next(line for line in text.splitlines() if line.startswith("@ deal red"))
    other = "@ deal red_01" if dealt != "@ deal red_01" else "@ deal red_02"
    record.write_text(text.replace(dealt, other, 1))
    said = fault("verify", record)
    assert "the digest does not fit" in said
    assert repr(other) in said


@pytest.mark.parametrize("gone", ["--- moves", "--- end", "digest: ", "seat 0: "])
def test_a_damaged_record_is_refused(record: Path, gone: str) -> None:
    kept = [line for line in record.read_text().splitlines() if not line.startswith(gone)]
    record.write_text("\n".join(kept) + "\n")
    assert "game.serai" in fault("verify", record)
    assert "game.serai" in fault("replay", record)


def test_an_unfinished_game_cannot_be_proved_yet(tmp_path: Path) -> None:
    path = tmp_path / "open.serai"
    out("play", "taj_mahal", "--bots", "random", "--save", path, typed="")
    assert "not finished" in fault("verify", path)


def test_something_else_than_a_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in fault("verify", path)
    path.write_text("hello\n")
    assert "does not start with" in fault("replay", path)
    assert "cannot be read" in fault("verify", tmp_path / "none")
