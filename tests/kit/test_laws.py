"""Every game obeys the laws, with every number of players."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai import _build
from tests.kit.laws import LAWS, Law, decisions, name_of, secrets
from tests.kit.setups import SETUPS, Setup, games_to_play

CHUNKS = 8
"""The many random games come in parts, so that several processes can share them."""
NIGHTLY = os.environ.get("HYPOTHESIS_PROFILE", "default") != "default"
SEEDS = range(8 if NIGHTLY else 2 if _build.compiled() else 1)
"""The other laws look closer at fewer games."""

LOOKS = 500 if NIGHTLY else 16 if _build.compiled() else 6
"""Worlds that hypothesis tries for each law about secrets."""

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


@every_setup
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_end_and_add_up_after_every_action(setup: Setup, chunk: int) -> None:
    for seed in range(chunk, games_to_play(setup), CHUNKS):
        decisions.the_table_adds_up_after_every_action(setup, seed)


@every_setup
@pytest.mark.parametrize("law", LAWS, ids=name_of)
def test_the_game_obeys(law: Law, setup: Setup) -> None:
    for seed in SEEDS:
        law(setup, seed)


class Spots:
    """Where hypothesis may look: a seed, how far into the game, and whose eyes."""

    seeds = st.integers(0, 2**40)
    choices = st.integers(0, 400)
    seats = st.integers(0, 4)


@every_setup
@pytest.mark.parametrize("law", secrets.SECRET_LAWS, ids=name_of)
@settings(max_examples=LOOKS)
@given(seed=Spots.seeds, choices=Spots.choices, seat=Spots.seats)
def test_a_seat_cannot_tell_two_worlds_apart(
    law: secrets.SecretLaw, setup: Setup, seed: int, choices: int, seat: int
) -> None:
    law(secrets.spot(setup, seed, choices, seat))


@every_setup
@settings(max_examples=4)
@given(seed=Spots.seeds, choices=Spots.choices, seat=Spots.seats)
def test_a_seat_cannot_tell_two_pictures_apart(
    setup: Setup, seed: int, choices: int, seat: int
) -> None:
    if find_spec(f"{serai.GAMES[setup.game.meta.id]}.boards") is None:
        pytest.skip("this game is not drawn yet")
    secrets.two_worlds_give_the_same_picture(secrets.spot(setup, seed, choices, seat))


@pytest.mark.parametrize("name", serai.GAMES)
def test_every_option_of_a_game_is_among_the_set_ups(name: str) -> None:
    tried = {
        (key, value)
        for setup in SETUPS
        if setup.game.meta.id == name
        for key, value in setup.header().options.items()
    }
    offered = {(o.id, value) for o in serai.load(name).meta.options for value in o.values}
    assert tried == offered


@pytest.mark.parametrize("name", serai.GAMES)
def test_every_action_has_its_own_text_and_number(name: str) -> None:
    game = serai.load(name)
    actions = game.vocabulary.actions
    assert len({action.text for action in actions}) == len(actions)
    assert len(set(actions)) == len(actions)
    for number, action in enumerate(actions):
        assert action.index == number
        assert game.read(action.text) is action
        assert game.read(f"  {action.text.upper()} ") is action
        assert action.text == " ".join(action.text.lower().split())
