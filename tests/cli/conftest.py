"""A finished game for the commands that read one."""

from pathlib import Path

import pytest

import serai
from serai.core.luck import FastLuck, Stream
from serai.core.match import Match


def play_at_random(match: Match) -> Match:
    stream = Stream(FastLuck(1))
    while not match.over:
        options = match.options()
        match.play(options[stream.below(len(options))])
    return match


@pytest.fixture(scope="session")
def finished() -> Match:
    """A game of three with sealed luck, played to its end."""
    names = ["Ann", "Bob", "Cleo [x]"]
    return play_at_random(Match(serai.load("taj_mahal"), secret="5e" * 32, names=names))


@pytest.fixture
def record(finished: Match, tmp_path: Path) -> Path:
    """The file of the finished game."""
    path = tmp_path / "game.serai"
    finished.record.save(path)
    return path
