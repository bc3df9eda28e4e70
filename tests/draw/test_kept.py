"""A drawing is shown again, also to somebody else, only while all that it has read is the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.core.match import Match
from serai.core.view import TableView
from serai.games.kept import Kept, RecordingView, ViewPath, differences, follow, is_part
from serai.games.look import AnyLook, Look
from serai.games.voice import voice_of

NAMES = ("Ann", "Bob", "Cid")

every_game = pytest.mark.parametrize("name", serai.games.GAMES)


def match_of(name: str, choices: int = 0) -> Match:
    match, luck = Match(serai.load(name), names=list(NAMES), seed=3), random.Random(3)
    for _ in range(choices):
        match.play(luck.choice(match.options()))
    return match


def look_at(match: Match, seat: int | None, kept: Kept) -> AnyLook:
    voice = voice_of(match.game, NAMES, "en", seat)
    return Look(match.view(seat), voice, NAMES, decides=match.actor, kept=kept)


def places(value: Any, place: ViewPath = ()) -> Iterator[ViewPath]:
    """Every place of a view that a drawing could read."""
    if place:
        yield place
    if isinstance(value, tuple):
        for at, one in enumerate(value):
            yield from places(one, (*place, at))
    elif not place or is_part(value):
        for name in vars(value):
            yield from places(getattr(value, name), (*place, name))


@every_game
def test_two_views_differ_exactly_where_something_else_stands(name: str) -> None:
    views: list[TableView] = []
    for choices in (0, 7, 8, 40):
        match = match_of(name, choices)
        views += [match.view(seat) for seat in (0, 1, None)]
    compared = 0
    for one, other in zip(views, views[1:] + views[:1], strict=True):
        found = differences(one, other)
        for place in places(one):
            try:
                same = follow(one, place) == follow(other, place)
            except (IndexError, AttributeError, TypeError):
                continue  # it is not there: its shape, or what holds it, has told so before
            assert same == (place not in found), place
            compared += 1
    assert compared > 100


def test_what_a_view_works_out_is_compared_too() -> None:
    match = match_of("merv")
    one = match.view(0)
    names = {name for name in ("attacked", "rounds_to_invasion", "tables") if hasattr(one, name)}
    reads: dict[Any, Any] = {}
    seen = RecordingView(one, (), reads)
    for name in names:
        value = getattr(seen, name)
        if isinstance(value, tuple):
            list(value)
    assert {(name,) for name in names} <= reads.keys()
    later = match_of("merv", 60).view(0)
    changed = {place for place in reads if follow(one, place) != follow(later, place)}
    assert changed
    assert changed <= differences(one, later)


def test_what_one_seat_may_see_is_not_shown_to_another() -> None:
    match, kept = match_of("agra"), Kept()
    drawn: list[str] = []

    def purse(look: AnyLook) -> str:
        def draw() -> str:
            view: Any = look.view
            drawn.append(f"{view.seats[0].rupees}")
            return drawn[-1]

        return look.keep("purse", draw)

    def board(look: AnyLook) -> str:
        return look.keep("board", lambda: f"({purse(look)})")

    own, other = look_at(match, 0, kept), look_at(match, 1, Kept(kept))
    assert board(own) != "(None)"
    assert board(other) == "(None)"
    assert board(look_at(match, 0, kept)) == board(own)
    assert len(drawn) == 2


def test_what_is_the_same_for_all_is_drawn_once() -> None:
    match, kept = match_of("agra"), Kept()
    drawn: list[int] = []

    def count(look: AnyLook) -> str:
        def draw() -> str:
            view: Any = look.view
            drawn.append(view.round)
            return f"round {view.round}"

        return look.keep("round", draw)

    assert count(look_at(match, 0, kept)) == count(look_at(match, 1, Kept(kept))) == "round 1"
    assert drawn == [1]


def test_an_answer_that_differs_is_not_taken_from_another() -> None:
    match, kept = match_of("taj_mahal"), Kept()
    mine, theirs = match.actor, (match.actor + 1) % len(NAMES)

    def named(look: AnyLook) -> str:
        return look.keep("name", lambda: look.voice.seat(mine))

    assert named(look_at(match, mine, kept)) != ""
    assert named(look_at(match, theirs, Kept(kept))) == look_at(match, theirs, Kept()).voice.seat(
        mine
    )
