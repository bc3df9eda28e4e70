"""Every word of the terminal comes from the text files: in Russian no English one is left."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import serai
from serai.core.draft import Draft
from serai.core.luck import FastLuck, Stream
from serai.core.match import Match
from serai.games.agra.boards.river import ROMAN
from serai.games.terminal import board_of, details, look_at
from serai.games.voice import Voice
from serai.texts import LANGUAGES
from tests.cli.run import out

NAMES = ("Анна", "Борис", "Вера", "Глеб")
LATIN = re.compile(r"[A-Za-z]{2,}")
RULE_ID = re.compile(r"\([a-z_]+(?:\.[a-z_0-9]+)+(?: · [^)]*)?\)")
"""A clause is called by the same id in all languages; behind it is its place in print."""
WIDTHS = (80, 100, 120)
EVERY = 60
"""So many choices lie between two moments of a game that are looked at."""

every_game = pytest.mark.parametrize("game", sorted(serai.GAMES))


def moments(game: str) -> list[Match]:
    """A random game, stopped again and again."""
    match = Match(serai.load(game), len(NAMES), 7, names=NAMES)
    stream, found, count = Stream(FastLuck(7)), [], 0
    while not match.over:
        if count % EVERY == 0:
            found.append(match.fork())
        options = match.options()
        match.play(options[stream.below(len(options))])
        count += 1
    return found


def printed(match: Match, language: str, width: int = 100) -> str:
    """All that the terminal shows of a moment to the seat that decides."""
    text = StringIO()
    console = Console(width=width, file=text)
    view, board = match.view(match.actor), board_of(match.game.meta.id)
    voice = Voice(match.game, match.header.seats, language)
    look = look_at(view, voice, Draft(match, match.actor))
    for part in (*board.board(view, voice), *details(board, view, voice)):
        console.print(part)
    for action in view.options:
        console.print(voice.action(action), board.hint(look, action), markup=False)
    return text.getvalue()


@every_game
def test_a_board_in_russian_has_no_latin_words(game: str) -> None:
    for match in moments(game):
        found = set(LATIN.findall(printed(match, "ru"))) - set(ROMAN)
        assert found == set()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_never_wider_than_the_terminal(game: str, language: str) -> None:
    last = moments(game)[-1]
    for width in WIDTHS:
        assert max(map(len, printed(last, language, width).splitlines())) <= width


@every_game
def test_a_whole_game_in_russian_is_told_without_english(game: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    typed = "help\nwhy\nlog\nfly\n99\nu\n" + "1\ne\n" * 900
    table = ("--level", "random", "--seed", "4", "--name", "Анна", "--save", kept)
    text = out("play", game, *table, "--language", "ru", typed=typed)
    assert serai.read_record(kept).finished
    shown = RULE_ID.sub("", " ".join(text.replace(str(kept), "").split()))
    shown = shown.replace(serai.load(game).meta.title, "")
    typed_words = {"help", "end", "undo", "board", "ALL", "why", "log", "rules", "ID", "save"}
    typed_words |= {"FILE", "quit", "Enter", "serai", "verify", "fly"}
    assert set(LATIN.findall(shown)) - typed_words - set(ROMAN) == set()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_replays_speak_every_language(game: str, language: str, tmp_path: Path) -> None:
    match = moments(game)[1]
    path = tmp_path / "game"
    match.saved().save(path)
    voice = Voice(match.game, NAMES, language)
    told = " ".join(out("replay", path, "--language", language).split())
    assert all(" ".join(voice.tell(note.message).split()) in told for note in match.log(None)[-3:])
    clause = next(iter(match.game.rulebook.clauses.values()))
    rules = " ".join(out("rules", game, clause.id, "--language", language).split())
    assert " ".join(voice.rule_text(clause).split()) in rules
