"""What the recorded games show of Rajas of the Ganges; all else about records is in the kit."""

import pytest

import serai
from tests.rajas.recipes import RECIPES
from tests.records.recipe import Recipe, make, path_of
from tests.rules import rule

FINISHED = [recipe for recipe in RECIPES if not recipe.stop]


@rule("end.crossed", "end.circle", "end.winner")
@pytest.mark.parametrize("recipe", FINISHED, ids=lambda recipe: recipe.name)
def test_the_winner_of_a_finished_record_has_crossed(recipe: Recipe) -> None:
    match = serai.replay(serai.read_record(path_of(recipe)))
    assert match.outcome is not None
    assert match.state.crossed[match.outcome.winners[0]] > 0


def test_a_record_of_navaratna_is_made_again() -> None:
    (recipe,) = (recipe for recipe in RECIPES if recipe.name == "four_players_navaratna")
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
