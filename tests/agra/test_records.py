"""Whole recorded games: they replay to their scores, prove their luck, and are written the same."""

from pathlib import Path

import pytest

import serai
from serai.core.errors import RecordError
from serai.core.record import parse_record, write_record
from serai.core.verify import verify
from serai.games.agra.state import LAST_ROUND
from tests.agra.build import GAME
from tests.agra.recipes import RECIPES
from tests.records.recipe import Recipe, make, path_of
from tests.rules import rule

FINISHED = [recipe for recipe in RECIPES if not recipe.stop]
ENDS = {
    "track": "agra-end-track",
    "contract": "agra-end-contract",
    "column": "agra-end-column",
    "open": "agra-end-track",
}


def recorded(name: str) -> Path:
    (recipe,) = (recipe for recipe in RECIPES if recipe.name == name)
    return path_of(recipe)


def test_every_record_has_a_recipe() -> None:
    folder = recorded("unfinished").parent
    assert sorted(folder.iterdir()) == sorted(path_of(recipe) for recipe in RECIPES)


@rule("end.trigger", "end.rounds")
@pytest.mark.parametrize("recipe", FINISHED, ids=lambda recipe: recipe.name)
def test_a_finished_record_replays_to_its_end_and_scores(recipe: Recipe) -> None:
    record = serai.read_record(path_of(recipe))
    match = serai.replay(record)
    GAME.check(match.state)
    assert tuple(match.scores()) == record.scores
    assert match.outcome is not None
    assert match.outcome.reason == ENDS[recipe.name.rpartition("_")[2]]
    assert match.state.ending == LAST_ROUND
    assert [match.outcome.score(seat) for seat in range(match.players)] == match.scores()


@pytest.mark.parametrize("recipe", FINISHED, ids=lambda recipe: recipe.name)
def test_the_luck_of_a_finished_record_is_proved(recipe: Recipe) -> None:
    record = serai.read_record(path_of(recipe))
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


@pytest.mark.parametrize("name", ["two_players_track", "four_players_open"])
def test_the_script_makes_the_same_records_again(name: str) -> None:
    (recipe,) = (recipe for recipe in RECIPES if recipe.name == name)
    assert make(recipe) == path_of(recipe).read_text(encoding="utf-8")


def test_there_is_a_record_for_every_end_and_number_of_players() -> None:
    found = set()
    for recipe in FINISHED:
        match = serai.replay(serai.read_record(path_of(recipe)))
        assert match.outcome is not None
        found.add((match.players, match.outcome.reason))
    assert found == {(players, reason) for players in (2, 3, 4) for reason in ENDS.values()}


def test_the_unfinished_record_goes_on_to_the_end_and_can_be_proved() -> None:
    record = serai.read_record(recorded("unfinished"))
    assert (record.finished, record.scores) == (False, ())
    with pytest.raises(RecordError, match="not finished"):
        verify(GAME, record)
    match = serai.replay(record)
    while not match.over:
        match.play(match.options()[len(match.events) % len(match.options())])
    assert verify(GAME, match.record).sealed


@pytest.mark.parametrize("upto", [0, 1, 40, 150])
def test_a_record_can_be_replayed_up_to_a_choice(upto: int) -> None:
    record = serai.read_record(recorded("three_players_track"))
    match = serai.replay(record, upto=upto)
    assert match.record.choices() == upto
    assert match.actor >= 0
    GAME.check(match.state)
