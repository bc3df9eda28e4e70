"""Whole recorded games: they replay to their scores, prove their luck, and are written the same."""

from pathlib import Path

import pytest

import serai
from serai.core.errors import RecordError
from serai.core.record import parse_record, write_record
from serai.core.verify import verify
from tests.rajas.build import GAME
from tests.rajas.recipes import RECIPES
from tests.records.recipe import Recipe, make, path_of
from tests.rules import rule

FINISHED = [recipe for recipe in RECIPES if not recipe.stop]


def recorded(name: str) -> Path:
    (recipe,) = (recipe for recipe in RECIPES if recipe.name == name)
    return path_of(recipe)


def test_every_record_has_a_recipe() -> None:
    folder = recorded("unfinished").parent
    assert sorted(folder.iterdir()) == sorted(path_of(recipe) for recipe in RECIPES)


@rule("end.crossed", "end.circle", "end.winner")
@pytest.mark.parametrize("recipe", FINISHED, ids=lambda recipe: recipe.name)
def test_a_finished_record_replays_to_its_end_and_scores(recipe: Recipe) -> None:
    record = serai.read_record(path_of(recipe))
    match = serai.replay(record)
    GAME.check(match.state)
    assert tuple(match.scores()) == record.scores
    assert match.outcome is not None
    assert match.state.crossed[match.outcome.winners[0]] > 0
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


@pytest.mark.parametrize("name", ["two_players_crossed", "four_players_navaratna"])
def test_the_script_makes_the_same_records_again(name: str) -> None:
    (recipe,) = (recipe for recipe in RECIPES if recipe.name == name)
    assert make(recipe) == path_of(recipe).read_text(encoding="utf-8")


def test_there_is_a_record_for_every_mode_count_and_way_to_win() -> None:
    counts, variants, rivers, ends = set(), set(), set(), set()
    for recipe in FINISHED:
        match = serai.replay(serai.read_record(path_of(recipe)))
        assert match.outcome is not None
        counts.add((match.players, match.header.options["variant"]))
        variants.add(match.header.options["variant"])
        rivers.add((match.header.options["variant"], match.header.options["ganga"]))
        ends.add(match.outcome.reason.removeprefix("rajas-end-"))
    assert {players for players, _ in counts} == {2, 3, 4}
    assert variants == {"basic", "navaratna", "mixed"}
    assert rivers == {(variant, ganga) for variant in variants for ganga in ("on", "off")}
    assert ends == {"crossed", "overtaken", "tie"}


def test_the_unfinished_record_goes_on_to_the_end_and_can_be_proved() -> None:
    record = serai.read_record(recorded("unfinished"))
    assert (record.finished, record.scores) == (False, ())
    with pytest.raises(RecordError, match="not finished"):
        verify(GAME, record)
    match = serai.replay(record)
    while not match.over:
        match.play(match.options()[len(match.events) % len(match.options())])
    assert verify(GAME, match.record).sealed


@pytest.mark.parametrize("upto", [0, 1, 40, 120])
def test_a_record_can_be_replayed_up_to_a_choice(upto: int) -> None:
    record = serai.read_record(recorded("three_players_crossed"))
    match = serai.replay(record, upto=upto)
    assert match.record.choices() == upto
    assert match.actor >= 0
    GAME.check(match.state)
