"""Payments that differ only in their order are no choice: they follow by themselves."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import serai
from serai.core.draft import PAY, Draft
from serai.core.match import Match
from serai.core.view import TableView

SEEDS = range(24)


def buildings() -> Iterator[Draft]:
    """Whenever somebody in some random games builds, and could pay with this or that first."""
    for seed in SEEDS:
        luck = random.Random(seed)
        match = Match(serai.load("agra"), players=3, seed=seed)
        while not match.over:
            action = luck.choice(match.options())
            if action.verb == "build":
                draft = Draft(match.fork(), match.actor, [action.text])
                if pays(draft):
                    yield draft
            match.play(action)


def pays(draft: Draft) -> bool:
    return {option.verb for option in draft.options()} == {PAY}


def ends(draft: Draft) -> Iterator[TableView]:
    """Where all ways to pay lead."""
    if not pays(draft):
        yield draft.view()
    else:
        for option in draft.options():
            yield from ends(draft.after(option))


def is_forced(draft: Draft) -> bool:
    first, *others = ends(draft)
    return all(other == first for other in others)


@pytest.fixture
def drafts() -> list[Draft]:
    return list(buildings())


def test_what_is_due_anyway_is_paid_at_once_and_nothing_else(drafts: list[Draft]) -> None:
    forced = 0
    for draft in drafts:
        due = is_forced(draft)
        draft.pay_up()
        forced += due
        assert (len(draft.lines) > 1) == due
        assert pays(draft) != due
    assert 0 < forced < len(drafts)


def test_undo_takes_all_of_them_back_with_the_choice_before(drafts: list[Draft]) -> None:
    """Nobody is asked for an order that does not matter, on the way back neither."""
    for draft in drafts:
        draft.pay_up()
        draft.undo()
        assert draft.lines == []
