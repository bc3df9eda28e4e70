"""What the recorded games show of Merv; all else about records is in the kit."""

import serai
from serai.core.match import Match
from tests.merv.recipes import RECIPES, lost_buildings
from tests.records.recipe import path_of
from tests.rules import rule


def replayed() -> dict[str, Match]:
    return {
        recipe.name: serai.replay(serai.read_record(path_of(recipe)))
        for recipe in RECIPES
        if not recipe.stop
    }


@rule("camels.sides", "end.favour", "end.influence", "end.queue", "solo.win", "invade.lost")
def test_there_is_a_record_for_every_count_side_tie_and_invasion() -> None:
    sides, ties, ends = set(), set(), set()
    matches = replayed()
    for match in matches.values():
        assert match.outcome is not None
        sides.add((match.players, match.state.side))
        ties.add(match.outcome.tie.removeprefix("merv-end-tie-"))
        ends.add(match.outcome.reason.removeprefix("merv-end-"))
    assert sides >= {(players, side) for players in (2, 3, 4) for side in (0, 1)}
    assert ties == {"", "favour", "influence", "queue"}
    assert ends == {"years", "won", "lost"}
    assert lost_buildings(matches["raided_twice"], 3) > 2
    assert lost_buildings(matches["spared_once"], 2) == 0
    levels = {match.header.options["solo"] for match in matches.values() if match.players == 1}
    assert levels == {"ours_easy", "ours_normal", "ours_hard"}


@rule("invade.when", "invade.soldier", "invade.ransom")
def test_in_the_spared_year_somebody_was_attacked_or_guarded() -> None:
    events = replayed()["spared_once"].events
    told = {note.message.id for event in events for note in event.notes}
    assert "merv-log-invasion" in told
    assert told & {"merv-log-ransom", "merv-log-soldier"}
