"""Matches travel in few bytes, and arrive as they were."""

from __future__ import annotations

import pytest

from serai.games.packed_match import pack, unpack
from tests.kit.compare import differences
from tests.kit.setups import SETUPS, Setup
from tests.kit.walk import matches, play_on, some

MOST_BYTES = 8_000
"""For random games of Agra, which take thousands of choices; those of players take a tenth."""


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_match_travels_in_few_bytes_and_arrives_as_it_was(setup: Setup) -> None:
    for match in some(matches(setup, seed=2), every=97):
        packed = pack(match)
        assert len(packed) <= MOST_BYTES
        there = unpack(packed)
        assert there.game is setup.game
        assert differences(there.state, match.state) == []


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_arrives_goes_on_with_the_same_luck(setup: Setup) -> None:
    match = play_on(setup.match(seed=3), 3, choices=20)
    there = unpack(pack(match))
    assert str(play_on(there, 4).record) == str(play_on(match, 4).record)
