"""Every command works with every game."""

import json
from html import unescape
from pathlib import Path

import pytest

import serai
from serai.core.match import Match
from serai.games.about import about_of
from serai.games.voice import Voice
from serai.texts import LANGUAGES
from tests.cli.conftest import play_at_random
from tests.cli.run import out

every_game = pytest.mark.parametrize("game", sorted(serai.GAMES))


@pytest.fixture(scope="module", params=sorted(serai.GAMES))
def played(request: pytest.FixtureRequest) -> Match:
    """A finished game with sealed luck."""
    return play_at_random(Match(serai.load(request.param), secret="a7" * 32))


def test_every_game_has_a_board_for_the_terminal() -> None:
    assert all(about_of(game).has("terminal") for game in serai.GAMES)


@every_game
def test_a_game_is_left_and_gone_on_with(game: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.serai"
    play = ("play", game, "--bots", "random", "--save", kept)
    assert serai.load(game).meta.title in out(*play, typed="why\n1\nundo\nquit\n")
    assert "The game is kept" in out(*play[:2], "--load", kept, typed="log\n1\n")


def test_a_record_is_told_proved_and_drawn(played: Match, tmp_path: Path) -> None:
    path = tmp_path / "game.serai"
    played.record.save(path)
    told = out("replay", path)
    assert "The end: " in told
    assert Voice(played.game, ()).total() in told
    assert "Player A" in out("replay", path, "--upto", "9", "--seat", "0")
    assert "proved" in out("verify", path)
    out("show", played.game.meta.id, "--record", path, "-o", tmp_path / "end.svg")
    assert (tmp_path / "end.svg").read_text(encoding="utf-8").startswith("<svg")


@every_game
def test_a_moment_is_drawn(game: str, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    text = out("show", game, "--bots", "random", "--upto", "20", "--seat", "1", "-o", picture)
    assert "20 choices" in text
    assert picture.exists()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_and_the_terminal_speak_every_language(
    game: str, language: str, tmp_path: Path
) -> None:
    kept, picture = tmp_path / "kept.serai", tmp_path / "board.svg"
    moment = ("--bots", "random", "--seed", "5", "--seat", "0", "--language", language)
    text = out("play", game, *moment, "--save", kept, typed="quit\n")
    out("show", game, *moment, "--record", kept, "-o", picture)
    match = serai.replay(serai.read_record(kept))
    asked = Voice(match.game, match.header.seats, language).say(match.view(0).prompt)
    assert " ".join(asked.split()) in " ".join(text.split())
    assert asked in unescape(picture.read_text(encoding="utf-8"))


@every_game
def test_many_games_are_played_and_told_in_words(game: str) -> None:
    text = out("simulate", game, "--games", "2")
    usual = serai.load(game).meta.default_players
    assert text.count("random") == usual
    ended = text.partition("How they ended:")[2]
    assert "-end-" not in ended  # sentences, not ids
    report = json.loads(out("simulate", game, "--games", "2", "--json"))
    assert all("-end-" in reason for reason in report["ends"])


@every_game
def test_bots_compete_and_the_game_is_measured(game: str) -> None:
    names = ",".join(["random"] * 3)
    assert "3 of 3" in out("arena", game, "--bots", names, "--games", "2", "--workers", "1")
    assert game in out("bench", game, "--seconds", "0.02")


@every_game
def test_rules_and_components_are_listed(game: str) -> None:
    clauses = serai.load(game).rulebook.clauses
    assert all(id in out("rules", game, id) for id in list(clauses)[:3])
    tables = serai.load(game).components.tables
    assert all(table in out("components", game) for table in tables)
