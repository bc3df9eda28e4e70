"""Compiled or not, it is the same game: every option, every refusal, every line of the log."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from serai import _build
from tests.kit.both_builds import digest, told
from tests.kit.setups import SETUPS

ROOT = Path(__file__).resolve().parents[2]


def test_the_plain_source_plays_the_same_games_as_the_compiled_engine() -> None:
    if not _build.compiled():
        pytest.skip("there is only one build here")
    command = [sys.executable, "-m", "tests.kit.both_builds"]
    plain = {**os.environ, "SERAI_PURE": "1"}
    done = subprocess.run(command, env=plain, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [digest(setup) for setup in SETUPS]


def test_a_game_is_told_with_all_that_was_possible() -> None:
    lines = list(told(SETUPS[0], 1))
    assert len(lines) > 400
    assert len(set(lines)) > len(lines) // 3
    assert list(told(SETUPS[0], 2)) != lines
