"""Whole recorded games of every game: they replay to their scores, prove their luck, and are
written the same. What a record shows of its own game is tested with that game."""

import pytest

import serai
from serai.core.errors import RecordError
from serai.core.record import parse_record, write_record
from serai.core.verify import verify
from tests.records.make import recipes_of
from tests.records.recipe import HERE, Recipe, make, path_of

RECIPES = [recipe for game in serai.GAMES for recipe in recipes_of(game)]
FINISHED = [recipe for recipe in RECIPES if not recipe.stop]
UNFINISHED = [recipe for recipe in RECIPES if recipe.stop]


def called(recipe: Recipe) -> str:
    return f"{recipe.game}-{recipe.name}"


finished = pytest.mark.parametrize("recipe", FINISHED, ids=called)
every_game = pytest.mark.parametrize("game", sorted(serai.GAMES))


@every_game
def test_every_record_has_a_recipe(game: str) -> None:
    wanted = [path_of(recipe) for recipe in recipes_of(game)]
    assert sorted((HERE / game).iterdir()) == sorted(wanted)


@every_game
def test_there_is_a_record_for_every_number_of_players(game: str) -> None:
    meta = serai.load(game).meta
    counts = {recipe.players for recipe in FINISHED if recipe.game == game}
    assert counts >= set(range(meta.min_players, meta.max_players + 1))


@finished
def test_a_finished_record_replays_to_its_scores(recipe: Recipe) -> None:
    record = serai.read_record(path_of(recipe))
    match = serai.replay(record)
    match.game.check(match.state)
    assert record.header.players == recipe.players
    assert tuple(match.scores()) == record.scores
    assert match.outcome is not None
    assert [match.outcome.score(seat) for seat in range(match.players)] == match.scores()


@finished
def test_the_luck_of_a_finished_record_is_proved(recipe: Recipe) -> None:
    record = serai.read_record(path_of(recipe))
    proof = verify(serai.load(recipe.game), record)
    assert proof.sealed
    assert proof.moves == len(record.events)
    assert proof.outcomes == len(record.events) - record.choices()


@pytest.mark.parametrize("recipe", RECIPES, ids=called)
def test_a_record_is_written_again_byte_by_byte(recipe: Recipe) -> None:
    text = path_of(recipe).read_text(encoding="utf-8")
    record = parse_record(text)
    assert write_record(record) == text
    assert write_record(serai.replay(record).saved()) == text


@every_game
def test_the_script_makes_the_same_records_again(game: str) -> None:
    recipes = recipes_of(game)
    for recipe in (recipes[0], recipes[-1]):
        assert make(recipe) == path_of(recipe).read_text(encoding="utf-8")


@pytest.mark.parametrize("recipe", UNFINISHED, ids=called)
def test_an_unfinished_record_goes_on_to_the_end_and_can_be_proved(recipe: Recipe) -> None:
    record, game = serai.read_record(path_of(recipe)), serai.load(recipe.game)
    assert (record.finished, record.scores) == (False, ())
    with pytest.raises(RecordError, match="not finished"):
        verify(game, record)
    match = serai.replay(record)
    while not match.over:
        match.play(match.options()[len(match.events) % len(match.options())])
    assert verify(game, match.record).sealed


@every_game
@pytest.mark.parametrize("upto", [0, 1, 40, 120, 150])
def test_a_record_can_be_replayed_up_to_a_choice(game: str, upto: int) -> None:
    recipe = next(r for r in FINISHED if r.game == game and r.players == 3)
    match = serai.replay(serai.read_record(path_of(recipe)), upto=upto)
    assert match.record.choices() == upto
    assert match.actor >= 0
    match.game.check(match.state)
