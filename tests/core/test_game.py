"""What a game offers: headers checked before a match begins."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.core.errors import SeraiError, SetupError, UnknownGame
from tests.core import caravan as toy

GAME = toy.CaravanGame()


def test_a_header_names_the_game_its_rules_and_its_data() -> None:
    header = GAME.header()
    assert (header.game, header.rules, header.data) == ("caravan", 1, GAME.components.digest)
    assert (header.edition, header.commitment) == ("", "")


def test_seats_have_no_names_by_themselves() -> None:
    """Whoever shows them calls them by their letters, in the language of who reads it."""
    assert GAME.header().seats == ("", "", "")
    assert GAME.header(2, names=["Ann", " \n"]).seats == ("Ann", "")


def test_names_say_how_many_play() -> None:
    assert GAME.header(names=["Ann", "Bob", "Cem", "Dee"]).players == 4


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 99])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(SetupError, match=f"Caravan is for 2 to 4 players, not {players}"):
        GAME.header(players)


def test_names_and_players_must_agree() -> None:
    with pytest.raises(SetupError, match="2 names for 3 players"):
        GAME.header(3, names=["Ann", "Bob"])


@given(st.lists(st.text(st.characters(), max_size=200), min_size=2, max_size=4))
def test_any_name_fits_on_one_line(names: list[str]) -> None:
    for name in GAME.header(names=names).seats:
        assert len(name) <= 40
        assert name.isprintable()
        assert name == name.strip()
        name.encode()


def test_options_have_their_first_value_unless_chosen() -> None:
    assert GAME.header().options == {"wind": "calm"}
    assert GAME.header(options={"wind": "strong"}).options == {"wind": "strong"}


def test_an_unknown_option_is_told_the_known_ones() -> None:
    with pytest.raises(SetupError, match=r"no option 'rain' \(there is: wind\)"):
        GAME.header(options={"rain": "heavy"})


def test_an_unknown_value_is_told_the_known_ones() -> None:
    with pytest.raises(SetupError, match="'wind' is one of calm, strong, not 'wild'"):
        GAME.header(options={"wind": "wild"})


def test_the_unofficial_game_for_two_must_be_asked_for() -> None:
    game = serai.load("taj_mahal")
    with pytest.raises(SetupError, match="two_players=stand_in"):
        game.header(2)
    with pytest.raises(SetupError, match="for two players only"):
        game.header(3, options={"two_players": "stand_in"})
    assert game.header(2, options={"two_players": "stand_in"}).players == 2


# --- the registry -----------------------------------------------------------------------------


def test_a_game_is_loaded_once() -> None:
    assert serai.load("taj_mahal") is serai.load("taj_mahal")


def test_an_unknown_game_is_told_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=f"no game 'chess'; there is: {', '.join(serai.GAMES)}"):
        serai.load("chess")


@pytest.mark.parametrize("name", serai.GAMES)
def test_a_game_is_registered_under_its_own_name(name: str) -> None:
    meta = serai.load(name).meta
    assert meta.id == name
    assert meta.min_players <= meta.default_players <= meta.max_players
    assert all(len(set(option.values)) == len(option.values) > 1 for option in meta.options)


def test_all_errors_are_ours() -> None:
    assert issubclass(SetupError, SeraiError)
    assert issubclass(SeraiError, ValueError)
