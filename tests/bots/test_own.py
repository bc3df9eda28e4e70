"""Bots of one's own are found wherever they are written, and what is wrong with them is said."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.bots import make_bot
from serai.bots.make import read_spec
from serai.bots.own import find, fingerprint, maker
from serai.core.action import Action

GAME = serai.load("taj_mahal")

FIRST = """
class First:
    '''Made of nothing.'''

    def choose(self, view, options, worlds):
        return options[0]


class Seeded(First):
    def __init__(self, game, seed):
        self.game, self.seed = game, seed


def made(game, seed):
    return Seeded(game, seed)


class Folder:
    Inner = First


ready = First()
number = 7


def nothing(game, seed):
    return None


def broken(game, seed):
    raise KeyError("strength")


def greedy_for(colour):
    return First()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with a file of bots. What was imported from it is forgotten again."""
    (tmp_path / "mybot.py").write_text(FIRST, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


@pytest.mark.parametrize(
    "spec",
    ["./mybot.py:First", "mybot.py:made", "mybot:First", "mybot:ready", "mybot.py:Folder.Inner"],
)
def test_a_bot_is_found_in_a_file_or_a_module(folder: Path, spec: str) -> None:
    match = serai.Match(GAME, players=3, seed=1)
    assert match.ask(make_bot(spec, GAME, 1)) == match.options()[0]


def test_a_bot_that_asks_for_them_gets_the_game_and_a_seed(folder: Path) -> None:
    bot: Any = make_bot("./mybot.py:Seeded", GAME, 5)
    assert (bot.game, bot.seed) == (GAME, 5)


def test_a_file_may_import_what_lies_beside_it(folder: Path) -> None:
    (folder / "other.py").write_text("from mybot import First as Other\n", encoding="utf-8")
    assert make_bot(f"{folder}/other.py:Other", GAME, 1) is not None


def test_a_file_that_was_edited_is_read_again(folder: Path) -> None:
    make_bot("./mybot.py:First", GAME, 1)
    (folder / "mybot.py").write_text(FIRST.replace("First", "Second"), encoding="utf-8")
    assert type(make_bot("./mybot.py:Second", GAME, 1)).__name__ == "Second"


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("./mybot.py", "say which one of the file, as in ./mybot.py:MyBot"),
        ("./nowhere.py:First", "there is no file nowhere.py"),
        ("./mybot.py:Second", "there is no 'Second' in it"),
        ("nowhere_at_all:First", "there is no module 'nowhere_at_all'"),
        ("mybot:number", "is a int: neither a bot nor something that makes one"),
        ("mybot:nothing", "makes a NoneType, which cannot `choose`"),
        ("mybot:broken", "cannot be made: KeyError: 'strength'"),
        ("mybot:greedy_for", "is made by (colour); it must take (game, seed), or nothing"),
        ("./torn.py:First", "torn.py cannot be loaded: SyntaxError"),
        ("torn:First", "torn cannot be loaded: SyntaxError"),
        ("clever", "or name your own, as in ./mybot.py:MyBot"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(folder: Path, spec: str, message: str) -> None:
    (folder / "torn.py").write_text("class First(:\n", encoding="utf-8")
    with pytest.raises(serai.SeraiError) as fault:
        make_bot(spec, GAME, 1)
    assert message in str(fault.value)


def install(folder: Path, package: str, bot: str, place: str) -> None:
    """What an installed package leaves behind for Python to read."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[serai.bots]\n{bot} = {place}\n")


def test_an_installed_package_brings_bots(folder: Path) -> None:
    sys.path.insert(0, str(folder))
    install(folder, "serai_clever", "clever", "mybot:First")
    assert type(make_bot("clever", GAME, 1)).__name__ == "First"
    install(folder, "serai_torn", "torn", "nowhere_at_all:First")
    with pytest.raises(serai.SeraiError, match=r"'torn' .* cannot be loaded"):
        make_bot("torn", GAME, 1)
    install(folder, "serai_wise", "clever", "mybot:ready")
    with pytest.raises(serai.SeraiError, match="both bring a bot 'clever'"):
        make_bot("clever", GAME, 1)


def test_our_names_are_taken(folder: Path) -> None:
    sys.path.insert(0, str(folder))
    install(folder, "serai_thief", "greedy", "mybot:First")
    assert type(make_bot("greedy", GAME, 1)).__name__ == "GreedyBot"


@pytest.mark.parametrize("spec", ["./mybot.py:First", "mybot:First", "os:system"])
def test_what_strangers_say_never_loads_code(folder: Path, spec: str) -> None:
    """A table on a server reads specs with `read_spec`, which knows our bots only."""
    with pytest.raises(serai.SeraiError, match="there is no bot"):
        read_spec(spec)
    assert "mybot" not in sys.modules


class Counting:
    """Remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        self.asked += 1
        return options[0]


def test_a_bot_is_copied_for_every_game() -> None:
    """So no game depends on the ones before it."""
    given = Counting()
    match = serai.Match(GAME, players=3, seed=1)
    match.ask(maker(given, "counting")(GAME, 1))
    assert given.asked == 0


def test_a_fingerprint_changes_with_the_file(folder: Path) -> None:
    assert fingerprint(Counting) == fingerprint(Counting())
    assert len(fingerprint(Counting)) == 8
    assert fingerprint(len) == ""
    assert find("greedy") is None
