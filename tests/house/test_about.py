"""Every game describes itself once, and is known before any of its code is loaded."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai.games import names
from serai.games.about import about_of, gates

SRC = Path(serai.__file__).parent


@pytest.mark.parametrize("name", serai.GAMES)
def test_a_game_is_what_it_says_of_itself(name: str) -> None:
    about, meta = about_of(name), serai.load(name).meta
    for fact in ("id", "title", "designer", "year", "min_players", "max_players"):
        assert getattr(about, fact) == getattr(meta, fact)
    assert about.default_players == meta.default_players
    assert f".game-{about.accent} {{" in about.style


def test_games_to_come_have_a_gate_that_is_shut() -> None:
    assert " ".join(about.id for about in gates()) == "agra rajas taj_mahal merv"
    assert {about.id for about in gates() if about.id in names()} == set(serai.GAMES)
    assert all(about.picture.startswith("<svg") for about in gates())


def test_home_and_palette_load_no_game() -> None:
    code = (
        "import sys; from serai.web import home, static; static.style_sheet(); "
        "print([name for name in sys.modules if name.startswith(('serai.games.agra', 'rich'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_nothing_outside_the_games_names_one() -> None:
    """Only the registry does, and examples in docstrings and help."""
    names = {*serai.GAMES, *(about.accent for about in gates())}
    found = {
        path.relative_to(SRC).as_posix(): said
        for path in SRC.glob("**/*.py")
        if SRC / "games" not in path.parents or path.parent == SRC / "games"
        if (said := names & texts_of(path))
    }
    assert found == {"games/__init__.py": set(serai.GAMES)}


def texts_of(path: Path) -> set[str]:
    """The texts that stand in a module, each as a whole."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    texts = (node.value for node in nodes if isinstance(node, ast.Constant))
    return {text for text in texts if isinstance(text, str)}
