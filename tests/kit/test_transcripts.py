"""Every game has a stored transcript of one random game, and still plays it line by line."""

from __future__ import annotations

import pytest

import serai
from tests.kit.transcript import FOLDER, first_difference, path_of, transcript

REMEDY = "if the change is meant: python -m tests.kit.transcript --write"


@pytest.mark.parametrize("name", serai.GAMES)
def test_the_game_plays_its_transcript(name: str) -> None:
    assert path_of(name).exists(), f"{name} has no transcript; {REMEDY}"
    stored = path_of(name).read_text(encoding="utf-8")
    difference = first_difference(stored, transcript(name))
    assert not difference, f"{path_of(name).name}, {difference}\n{REMEDY}"


def test_no_transcript_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(serai.GAMES)
