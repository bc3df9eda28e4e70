"""Whole recorded games: they replay to their scores, prove their luck, and are written the same."""

from pathlib import Path

import pytest

import serai
from serai.core.errors import RecordError
from serai.core.record import parse_record, write_record
from serai.core.verify import verify
from tests.records.recipe import Recipe, make, path_of
from tests.rules import rule
from tests.taj_mahal.build import GAME
from tests.taj_mahal.recipes import RECIPES, reshuffles

FINISHED = [recipe for recipe in RECIPES if not recipe.stop]
NAMES = [recipe.name for recipe in FINISHED]


def recorded(name: str) -> Path:
    (recipe,) = (recipe for recipe in RECIPES if recipe.name == name)
    return path_of(recipe)


def test_every_record_has_a_recipe() -> None:
    folder = recorded("unfinished").parent
    assert sorted(folder.iterdir()) == sorted(path_of(recipe) for recipe in RECIPES)


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_record_replays_to_its_scores(name: str) -> None:
    record = serai.read_record(recorded(name))
    match = serai.replay(record)
    GAME.check(match.state)
    assert tuple(match.scores()) == record.scores
    assert match.outcome is not None
    assert match.outcome.reason == "taj-end-visits"
    assert [match.outcome.score(seat) for seat in range(match.players)] == match.scores()


@pytest.mark.parametrize("name", NAMES)
def test_the_luck_of_a_finished_record_is_proved(name: str) -> None:
    record = serai.read_record(recorded(name))
    proof = verify(GAME, record)
    assert proof.sealed
    assert proof.moves == len(record.events)
    assert proof.outcomes == len(record.events) - record.choices()


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_record_is_written_again_byte_by_byte(recipe: Recipe) -> None:
    text = path_of(recipe).read_text(encoding="utf-8")
    record = parse_record(text)
    assert write_record(record) == text
    assert write_record(serai.replay(record).saved()) == text


def test_the_script_makes_the_same_records_again() -> None:
    for recipe in RECIPES[:1] + RECIPES[-1:]:
        assert make(recipe) == path_of(recipe).read_text(encoding="utf-8")


def test_there_is_a_record_for_every_number_of_players() -> None:
    counts = {serai.read_record(path_of(recipe)).header.players for recipe in FINISHED}
    assert counts == {2, 3, 4, 5}


@rule("draw.reshuffle")
def test_in_one_record_the_deck_is_shuffled_twice() -> None:
    match = serai.replay(serai.read_record(recorded("reshuffled_twice")))
    assert reshuffles(match) == 2
    dealt = [event.text for event in match.events if event.text.startswith("deal ")]
    assert len(dealt) > len(set(dealt))  # some cards came off the deck twice


@rule("final.tie")
def test_in_one_record_the_victory_is_shared() -> None:
    match = serai.replay(serai.read_record(recorded("shared_victory")))
    assert match.outcome is not None
    best = [seat for seat, score in enumerate(match.scores()) if score == max(match.scores())]
    assert list(match.outcome.winners) == best
    assert len(best) > 1


def test_the_unfinished_record_goes_on_to_the_end_and_can_be_proved() -> None:
    record = serai.read_record(recorded("unfinished"))
    assert (record.finished, record.scores) == (False, ())
    with pytest.raises(RecordError, match="not finished"):
        verify(GAME, record)
    match = serai.replay(record)
    while not match.over:
        match.play(match.options()[-1])
    assert verify(GAME, match.record).sealed


@pytest.mark.parametrize("upto", [0, 1, 40, 150])
def test_a_record_can_be_replayed_up_to_a_choice(upto: int) -> None:
    record = serai.read_record(recorded("four_players"))
    match = serai.replay(record, upto=upto)
    assert match.record.choices() == upto
    assert match.actor >= 0
    GAME.check(match.state)
