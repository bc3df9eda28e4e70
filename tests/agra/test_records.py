"""What the recorded games show of Agra; all else about records is in the kit."""

import pytest

import serai
from serai.games.agra.state import LAST_ROUND
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


@rule("end.trigger", "end.rounds")
@pytest.mark.parametrize("recipe", FINISHED, ids=lambda recipe: recipe.name)
def test_a_finished_record_ends_as_its_name_says(recipe: Recipe) -> None:
    match = serai.replay(serai.read_record(path_of(recipe)))
    assert match.outcome is not None
    assert match.outcome.reason == ENDS[recipe.name.rpartition("_")[2]]
    assert match.state.ending == LAST_ROUND


def test_a_record_with_open_rupees_is_made_again() -> None:
    (recipe,) = (recipe for recipe in RECIPES if recipe.name == "four_players_open")
    assert make(recipe) == path_of(recipe).read_text(encoding="utf-8")


def test_there_is_a_record_for_every_end_and_number_of_players() -> None:
    found = set()
    for recipe in FINISHED:
        match = serai.replay(serai.read_record(path_of(recipe)))
        assert match.outcome is not None
        found.add((match.players, match.outcome.reason))
    assert found == {(players, reason) for players in (2, 3, 4) for reason in ENDS.values()}
