"""Proof of the luck: a finished sealed record is proved line by line, and one lie is enough."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import serai
from serai.core.errors import RecordError
from serai.core.match import rebuild
from serai.core.record import Record, parse_record
from serai.core.step import CHANCE
from serai.core.verify import verify
from tests.core import caravan as toy
from tests.core.records import SECRET, changed, reseal, sealed_text, toy_match, toy_text
from tests.kit.walk import play_on

TAJ = serai.load("taj_mahal")
TRIES = 60


def some_lines() -> list[int]:
    return sorted(random.Random(2).sample(range(len(sealed_text().splitlines())), TRIES))


def test_a_finished_sealed_record_is_proved() -> None:
    record = parse_record(sealed_text())
    proof = verify(TAJ, record)
    assert proof.sealed
    assert proof.moves == len(record.events)
    assert proof.outcomes == sum(event.seat == CHANCE for event in record.events)


def test_a_seed_proves_the_numbers_but_no_promise() -> None:
    assert not verify(toy.CaravanGame(), parse_record(toy_text())).sealed


@pytest.mark.parametrize("at", some_lines())
def test_one_altered_line_is_noticed(at: int) -> None:
    lines = sealed_text().splitlines()
    lines[at] += "x"
    with pytest.raises(RecordError):
        verify(TAJ, parse_record("\n".join(lines) + "\n"))


def chance_lines() -> list[int]:
    """Places among the events where chance drew, all through the game."""
    events = parse_record(sealed_text()).events
    places = [at for at, event in enumerate(events) if event.seat == CHANCE]
    return sorted(random.Random(3).sample(places, TRIES))


def other_outcomes(record: Record, wanted: list[int]) -> Iterator[tuple[int, str]]:
    """For each place, an outcome that was possible there but did not come up."""
    match = rebuild(TAJ, Record(record.header, []))
    for at, event in enumerate(record.events):
        if at in wanted:
            others = [option.text for option in match.options() if option.text != event.text]
            if others:
                yield at, others[at % len(others)]
        match.follow([event])


def test_one_altered_outcome_is_noticed_though_the_digest_fits() -> None:
    """The forger knows the rules, takes an outcome that was possible, and renews the digest."""
    record = parse_record(sealed_text())
    start = sealed_text().splitlines().index("--- moves") + 1
    tried = 0
    for at, lie in other_outcomes(record, chance_lines()):
        lines = sealed_text().splitlines()
        lines[start + at] = f"@ {lie}"
        with pytest.raises(RecordError, match=f"move {at + 1} .*the luck of this game gives"):
            verify(TAJ, parse_record(reseal(lines)))
        tried += 1
    assert tried > TRIES // 2


def test_two_outcomes_in_the_wrong_order_are_noticed() -> None:
    lines = sealed_text().splitlines()
    at = lines.index("--- moves") + 1
    lines[at : at + 2] = lines[at + 1], lines[at]
    with pytest.raises(RecordError, match="move 1 "):
        verify(TAJ, parse_record(reseal(lines)))


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("commitment", "0" * 64, "does not fit the commitment"),
        ("commitment", "", "does not fit the commitment"),
        ("secret", "5f" * 32, "does not fit the commitment"),
        ("secret", "", "holds no secret"),
        ("finished", "no", "not finished"),
        ("scores", "1 2 3", "scores"),
        ("luck", "fast", "not a number"),
        ("luck", "branched", "no seal"),
        ("luck", "dice", "unknown kind of luck"),
        ("data", "1234", "hash 1234"),
    ],
)
def test_an_altered_promise_is_noticed(key: str, value: str, words: str) -> None:
    line = f"{key}: {value}" if value else ""
    with pytest.raises(RecordError, match=words):
        verify(TAJ, parse_record(changed(sealed_text(), f"{key}:", line)))


def test_a_game_that_goes_on_cannot_be_proved() -> None:
    match = toy_match(choices=3, seed=None, secret=SECRET)
    with pytest.raises(RecordError, match="not finished"):
        verify(toy.CaravanGame(), match.record)
    with pytest.raises(RecordError, match="not finished"):
        verify(toy.CaravanGame(), match.saved())


def test_a_game_played_on_from_another_record_has_no_seal() -> None:
    match = rebuild(toy.CaravanGame(), toy_match(choices=3).record)
    play_on(match, 1)
    with pytest.raises(RecordError, match="played on from another record"):
        verify(toy.CaravanGame(), match.record)
