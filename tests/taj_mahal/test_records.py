"""What the recorded games show of Taj Mahal; all else about records is in the kit."""

import serai
from serai.core.match import Match
from tests.records.recipe import path_of
from tests.rules import rule
from tests.taj_mahal.recipes import RECIPES, reshuffles

FINISHED = [recipe for recipe in RECIPES if not recipe.stop]


def recorded(name: str) -> Match:
    (recipe,) = (recipe for recipe in RECIPES if recipe.name == name)
    return serai.replay(serai.read_record(path_of(recipe)))


def test_a_finished_record_ends_when_all_provinces_are_visited() -> None:
    for recipe in FINISHED:
        outcome = recorded(recipe.name).outcome
        assert outcome is not None
        assert outcome.reason == "taj-end-visits"


def test_there_is_a_record_for_every_number_of_players_and_the_stand_in() -> None:
    counts = {serai.read_record(path_of(recipe)).header.players for recipe in FINISHED}
    assert counts == {2, 3, 4, 5}


@rule("draw.reshuffle")
def test_in_one_record_the_deck_is_shuffled_twice() -> None:
    match = recorded("reshuffled_twice")
    assert reshuffles(match) == 2
    dealt = [event.text for event in match.events if event.text.startswith("deal ")]
    assert len(dealt) > len(set(dealt))  # some cards came off the deck twice


@rule("final.tie")
def test_in_one_record_the_victory_is_shared() -> None:
    match = recorded("shared_victory")
    assert match.outcome is not None
    best = [seat for seat, score in enumerate(match.scores()) if score == max(match.scores())]
    assert list(match.outcome.winners) == best
    assert len(best) > 1
