"""Bots at a table of a server: ours only, and none that thinks too long."""

import pytest

import serai
from serai.server.seating import check_bot


@pytest.mark.parametrize(
    "spec", ["random", "greedy:50", "search:5000", "search:10s", "search:10cpu", "search@1:10s"]
)
def test_a_bot_that_answers_in_good_time_may_sit_down(spec: str) -> None:
    assert check_bot(spec) == spec


@pytest.mark.parametrize(
    "spec",
    ["greedy:51", "greedy@1:51", "search:5001", "search@1:5001", "search:11s", "search@1:11cpu"],
)
def test_a_bot_that_would_think_too_long_may_not(spec: str) -> None:
    with pytest.raises(serai.SeraiError, match="would think too long for a table"):
        check_bot(spec)


@pytest.mark.parametrize("spec", ["./mybot.py:MyBot", "os:system", "search@99", "search:1e5"])
def test_only_our_bots_sit_at_a_table(spec: str) -> None:
    with pytest.raises(serai.SeraiError):
        check_bot(spec)
