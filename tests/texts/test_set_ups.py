"""A table that cannot be: whoever sets it up is told so in their own language."""

import ast
from pathlib import Path

import pytest

import serai
from serai.core.errors import SetupError
from serai.games import names
from serai.games.voice import Voice
from serai.texts import LANGUAGES

GAMES = Path(serai.__file__).parent / "games"
CASES = [
    *((game, 9, "", "") for game in names()),
    ("taj_mahal", 2, "", "two_players=stand_in"),
    ("taj_mahal", 4, "two_players=stand_in", "two_players=stand_in"),
    ("merv", 2, "solo=ours_hard", "solo=ours_hard"),
    ("rajas", 2, "expert_a=yes", "variant=mixed"),
    ("rajas", 2, "variant=mixed", "variant=mixed"),
    ("rajas", 2, "variant=mixed expert_a=yes expert_c=yes", ""),
]
"""A game, how many play, what they choose, and the option that they are told of."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_case = pytest.mark.parametrize(("game", "players", "chosen", "told"), CASES)


def refused(game: str, players: int, chosen: str) -> SetupError:
    options = dict(one.split("=") for one in chosen.split())
    with pytest.raises(SetupError) as caught:
        serai.Match(serai.load(game), players=players, seed=1, options=options)
    return caught.value


@every_language
@every_case
def test_why_a_table_cannot_be_is_said_with_the_words_of_its_options(
    game: str, players: int, chosen: str, told: str, language: str
) -> None:
    voice = Voice(serai.load(game), (), language)
    words = voice.why_no_table(refused(game, players, chosen))
    assert words.endswith(".")
    assert "=" not in words
    if told:
        assert voice.option(*told.split("=")) in words


@every_language
@every_case
def test_who_writes_options_is_told_them_as_they_are_written(
    game: str, players: int, chosen: str, told: str, language: str
) -> None:
    fault = refused(game, players, chosen)
    words = Voice(serai.load(game), (), language).why_no_table(fault, as_written=True)
    assert told in words
    assert words != str(fault)


def test_what_no_page_offers_is_said_by_the_library() -> None:
    fault = refused("agra", 3, "rupees=buried")
    assert Voice(serai.load("agra"), (), "nl").why_no_table(fault) == str(fault)


@pytest.mark.parametrize("game", names())
def test_a_game_that_refuses_a_set_up_says_so_in_every_language(game: str) -> None:
    """By the id of a message, beside the words of the library."""
    tree = ast.parse((GAMES / game / "__init__.py").read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id == "SetupError":
            assert len(call.args) == 2, f"line {call.lineno}"
