"""Drafts: a turn that nobody else has seen yet."""

from __future__ import annotations

from typing import Any

import pytest

import serai
from serai.core.draft import Draft
from serai.core.errors import IllegalAction, NotationError
from serai.core.step import CHANCE, NOBODY
from tests.core import caravan as toy
from tests.core.records import toy_match
from tests.kit.compare import differences, snapshot


def match_of(*words: str) -> serai.Match:
    match = serai.Match(toy.CaravanGame(), players=2, seed=1)
    for word in words:
        match.play(word)
    return match


def test_a_draft_changes_nothing_until_it_is_committed() -> None:
    match = match_of()
    before = snapshot(match.state)
    draft = Draft(match, 0, ["favour", "bale"])
    assert draft.lines == ["favour", "bale"]
    assert [option.text for option in draft.options()] == ["load", "sell", "bribe"]
    view: Any = draft.view()
    assert view.bales == (1, 0)
    assert differences(snapshot(match.state), before) == []


def test_a_draft_is_played_as_if_it_had_been_played_at_once() -> None:
    drafted, played = match_of(), match_of("favour", "coin", "load")
    draft = Draft(drafted, 0, ["favour", "coin", "load"])
    draft.commit()
    assert str(drafted.saved()) == str(played.saved())
    assert differences(drafted.state, played.state) == []
    assert draft.lines == []


def test_a_draft_can_be_taken_back_line_by_line() -> None:
    match = match_of()
    draft = Draft(match, 0, ["favour", "coin"])
    draft.undo()
    assert [option.text for option in draft.options()] == ["coin", "bale"]
    draft.undo()
    assert differences(draft.state, match.state, frozenset({"notes"})) == []
    with pytest.raises(IllegalAction, match="nothing to take back"):
        draft.undo()


def test_a_choice_is_changed_and_what_followed_it_is_taken_back() -> None:
    match = serai.Match(serai.load("rajas"), players=2, seed=1)
    seat, places = match.actor, [one.text for one in match.options() if one.verb == "place"]
    quarry, other = next(one for one in places if "quarry" in one), places[-1]
    draft = Draft(match, seat, [quarry])
    draft.add(draft.options()[0])
    changed = draft.instead(other)
    assert changed.lines == [other]
    assert draft.lines[0] == quarry, "the draft itself is as it was"
    with pytest.raises(IllegalAction, match="not allowed now"):
        changed.instead("place quarry_4")  # they are filled from the left
    with pytest.raises(IllegalAction, match="the place of nothing"):
        changed.instead("settle")


@pytest.mark.parametrize(("lines", "wall"), [(["bribe"], CHANCE), (["load"], 1), (["favour"], 0)])
def test_the_wall_is_announced_before_it_is_passed(lines: list[str], wall: int) -> None:
    draft = Draft(match_of(), 0, lines)
    assert draft.wall == wall
    assert draft.open == (wall == 0)
    assert bool(draft.options()) == draft.open


@pytest.mark.parametrize(
    ("lines", "words"),
    [(["bribe"], "chance decides next"), (["load"], "seat 1 decides next")],
)
def test_a_draft_stops_at_the_wall(lines: list[str], words: str) -> None:
    draft = Draft(match_of(), 0, lines)
    with pytest.raises(IllegalAction, match=words):
        draft.add("load")
    assert draft.lines == lines


def test_a_draft_that_ends_the_game_says_so() -> None:
    whole = toy_match()
    last = whole.events[-1]
    match = toy_match(choices=whole.record.choices() - 1)
    draft = Draft(match, match.actor, [match.options()[-1].text])
    if last.seat != CHANCE and draft.wall == NOBODY:
        with pytest.raises(IllegalAction, match="the game would be over"):
            draft.add("load")


@pytest.mark.parametrize(
    ("line", "kind"), [("sell", IllegalAction), ("fly", NotationError), ("stay", IllegalAction)]
)
def test_a_wrong_line_leaves_the_draft_as_it_was(line: str, kind: type[Exception]) -> None:
    draft = Draft(match_of(), 0, ["favour", "coin"])
    before = snapshot(draft.state)
    with pytest.raises(kind):
        draft.add(line)
    assert draft.lines == ["favour", "coin"]
    assert differences(snapshot(draft.state), before) == []


def test_only_the_seat_whose_turn_it_is_has_a_draft() -> None:
    draft = Draft(match_of(), 1)
    assert not draft.open
    with pytest.raises(IllegalAction, match="seat 0 decides next"):
        draft.add("load")


def test_a_stale_draft_commits_nothing() -> None:
    """The match went on elsewhere: all lines of a draft are played, or none."""
    match = match_of()
    draft = Draft(match, 0, ["favour", "bale", "sell"])
    match.state.bales[1] = toy.RAIDERS_COME_AT - 1
    match.state.store -= match.state.bales[1]
    before = str(match.saved())
    with pytest.raises(IllegalAction):
        draft.commit()  # raiders come after the second line
    assert str(match.saved()) == before


@pytest.mark.parametrize("lines", [["favour"], ["bribe"], ["load"]])
def test_a_turn_goes_on_behind_the_wall(lines: list[str]) -> None:
    assert not Draft(match_of(), 0, lines).ends_turn


def test_a_draft_ends_the_turn_when_the_next_one_begins() -> None:
    assert Draft(match_of("load"), 1, ["stay"]).ends_turn


def test_whose_turn_it_is_stays_while_another_seat_answers() -> None:
    match = match_of("load")
    assert (match.actor, match.state.turn, match.state.turns) == (1, 0, 1)
    match.play("stay")
    assert (match.actor, match.state.turn, match.state.turns) == (1, 1, 2)


def test_a_draft_that_crosses_a_turn_knows_which_lines_are_of_this_turn() -> None:
    draft = Draft(match_of("load"), 1, ["stay"])
    assert (draft.open, draft.in_own_turn, draft.turn_lines) == (True, True, [])
    draft.add("favour")
    assert (draft.lines, draft.turn_lines) == (["stay", "favour"], ["favour"])
    assert not draft.ends_turn
    draft.undo()
    assert (draft.lines, draft.turn_lines) == (["stay"], [])


def test_a_draft_knows_which_step_asked_for_each_choice() -> None:
    match = match_of()
    asked = match.state.stack[-1].rule
    draft = Draft(match, 0, ["favour", "bale"])
    assert [one.action.text for one in draft.chosen] == draft.lines == ["favour", "bale"]
    assert draft.chosen[0].rule == asked
    assert all(one.rule in match.game.rulebook.clauses for one in draft.chosen)
    draft.undo()
    assert len(draft.chosen) == 1


def test_who_answers_in_the_turn_of_another_is_not_in_its_own() -> None:
    draft = Draft(match_of("load"), 1)
    assert not draft.in_own_turn
    assert Draft(match_of(), 0).in_own_turn


def test_a_draft_looks_ahead_without_changing() -> None:
    draft = Draft(match_of(), 0, ["favour"])
    then = draft.after(draft.options()[0])
    assert (draft.lines, then.lines) == (["favour"], ["favour", "coin"])
    before, after = draft.view(), then.view()
    assert isinstance(before, toy.CaravanView)
    assert isinstance(after, toy.CaravanView)
    assert (before.coins, after.coins) == ((1, 1), (2, 1))


def test_a_draft_looks_ahead_only_as_far_as_it_is_told() -> None:
    draft = Draft(match_of("load"), 1)
    last = draft.options()[-1]
    far, near = draft.after(last), draft.after(last, short_of=(toy.NextTurn,))
    assert (far.state.turn, near.state.turn) == (1, 0)
    assert isinstance(near.state.stack[-1], toy.NextTurn)
    assert near.lines == far.lines
