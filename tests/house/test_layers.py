"""{core, draw, texts} <- games <- {bots, env} <- {arena, training, server, cli} <- web: one way.

Read from the source, so an import inside a function or under TYPE_CHECKING counts like any other.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[2] / "src"

# What the modules of each part may import of Serai, beside `serai._build` and `serai._extras`.
GROUND = {"core", "draw", "texts"}
RULES = GROUND | {"games", ""}  # "" is the package `serai` itself, which is made of core and games
PLAYERS = RULES | {"bots", "env"}
HOUSES = PLAYERS | {"arena", "training", "server", "cli"}
MAY_IMPORT = {
    "core": {"core"},
    "draw": {"draw"},
    "texts": {"texts"},
    "games": GROUND | {"games"},
    "": {"core", "games"},
    "__main__": {"cli"},
    **dict.fromkeys(("bots", "env"), PLAYERS),
    **dict.fromkeys(("arena", "training", "server", "cli"), HOUSES),
    "web": HOUSES | {"web"},
}

# Rich is an extra: the terminal has it, and those modules that show a game in the terminal, which
# nothing imports but the terminal. So the engine is installed and used without it.
TERMINAL = "terminal"
MAY_PRINT = {"cli"}

# Chance is a decision in the log: nothing of the rules rolls its own dice or reads a clock.
IMPURE = {"random", "secrets", "time"}
MAY_KEEP_SECRETS = {"serai.core.fairness", "serai.core.luck", "serai.core.match"}
PURE_PARTS = {"actions", "evaluation", "rules", "scoring", "state", "tables", "view"}

MODULES = sorted(SRC.glob("serai/**/*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    path = SRC.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def imports(source: str, module: str, is_package: bool = False) -> Iterator[str]:
    """Full names of the modules that `source`, the text of `module`, imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".")
                kept = len(parents) - node.level + is_package
                base = ".".join([*parents[:kept], *([base] if base else [])])
            for alias in node.names:
                full = f"{base}.{alias.name}"
                yield full if base.startswith("serai") and is_module(full) else base


def part_of(name: str) -> str:
    """`serai.core.play` belongs to `core`; `serai` itself is the part with the empty name."""
    return name.split(".")[1] if "." in name else ""


def game_of(name: str) -> str | None:
    parts = name.split(".")
    inside = len(parts) > 2 and parts[1] == "games" and SRC.joinpath(*parts[:3]).is_dir()
    return parts[2] if inside else None


def faults(module: str, imported: str) -> str | None:
    """Why `module` must not import `imported`; None if it may."""
    if imported.split(".")[0] == "serai":
        return serai_faults(module, imported)
    if imported.split(".")[0] in IMPURE and must_be_pure(module):
        if imported == "secrets" and module in MAY_KEEP_SECRETS:
            return None
        return f"{imported} is not for the rules: chance is a decision, and there is no clock"
    if imported.split(".")[0] == "rich" and not may_print(module):
        return "Rich is for the terminal"
    return None


def serai_faults(module: str, imported: str) -> str | None:
    here, there = part_of(module), part_of(imported)
    if there in ("_build", "_extras"):
        return None
    if there not in MAY_IMPORT.get(here, set()):
        return f"{here or 'serai'} must not know {there or 'the package as a whole'}"
    if game_of(module) and game_of(imported) and game_of(module) != game_of(imported):
        return "a game must not know another game"
    if is_terminal(imported) and not may_print(module):
        return "only the terminal asks for what is shown in it"
    return None


def is_terminal(module: str) -> bool:
    """`serai.games.terminal`, and `terminal` of every game."""
    return part_of(module) == "games" and module.split(".")[-1] == TERMINAL


def may_print(module: str) -> bool:
    return part_of(module) in MAY_PRINT or is_terminal(module)


def must_be_pure(module: str) -> bool:
    parts = module.split(".")
    if part_of(module) == "core":
        return True
    return game_of(module) is not None and len(parts) > 3 and parts[3] in PURE_PARTS


@pytest.mark.parametrize("path", MODULES, ids=[name_of(path) for path in MODULES])
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    module = name_of(path)
    named = imports(path.read_text(encoding="utf-8"), module, path.name == "__init__.py")
    found = [(name, fault) for name in named if (fault := faults(module, name)) is not None]
    assert not found


def test_imports_are_found_wherever_they_stand() -> None:
    source = (
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from serai.core import play\n"
        "def f():\n    from . import step\n    from .luck import Luck\n"
    )
    assert set(imports(source, "serai.core.match")) >= {
        "typing",
        "serai.core.play",
        "serai.core.step",
        "serai.core.luck",
    }


@pytest.mark.parametrize(
    ("module", "imported", "allowed"),
    [
        ("serai.core.play", "serai.core.step", True),
        ("serai.core.play", "serai.games", False),
        ("serai.core.play", "serai", False),
        ("serai.core.play", "serai._build", True),
        ("serai.core.play", "random", False),
        ("serai.core.luck", "secrets", True),
        ("serai.core.luck", "time", False),
        ("serai.draw.shapes", "serai.core.play", False),
        ("serai.games.taj_mahal.rules", "serai.core.step", True),
        ("serai.games.taj_mahal.rules", "time", False),
        ("serai.games.taj_mahal.drawing", "serai.draw.shapes", True),
        ("serai.games.taj_mahal.rules", "serai.bots.tree", False),
        ("serai.games.taj_mahal.terminal", "serai.games.terminal", True),
        ("serai.games.taj_mahal.terminal", "rich.text", True),
        ("serai.games.taj_mahal.page", "rich.text", False),
        ("serai.games.voice", "serai.games.terminal", False),
        ("serai.web.table", "serai.games.taj_mahal.terminal", False),
        ("serai.cli.session", "serai.games.terminal", True),
        ("serai.bots.tree", "serai.games", True),
        ("serai.bots.tree", "time", True),
        ("serai.bots.tree", "serai.cli.main", False),
        ("serai.cli.main", "serai.arena", True),
        ("serai.cli.main", "serai.web", False),
        ("serai.nowhere.x", "serai.core.play", False),
    ],
)
def test_the_layers(module: str, imported: str, allowed: bool) -> None:
    assert (faults(module, imported) is None) is allowed


RULES_OF_GAMES = [path for path in MODULES if "rules" in path.parts]


@pytest.mark.parametrize("path", RULES_OF_GAMES, ids=[name_of(path) for path in RULES_OF_GAMES])
def test_chapters_of_rules_import_each_other_at_the_top_so_none_in_a_circle(path: Path) -> None:
    """What an earlier chapter needs of a later one, the state brings along: Agra's `Asks`, the
    `Giver` of Merv and of Rajas."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = [node for function in functions for node in ast.walk(function)]
    assert not [node.lineno for node in inside if isinstance(node, ast.Import | ast.ImportFrom)]


NO_ANY = [
    path
    for path in MODULES
    if (path.name in ("view.py", "page.py") and part_of(name_of(path)) in ("core", "games"))
    or name_of(path) in ("serai.games.scene", "serai.games.tips", "serai.games.summary")
]


@pytest.mark.parametrize("path", NO_ANY, ids=[name_of(path) for path in NO_ANY])
def test_nothing_between_a_page_and_the_view_of_its_game_is_of_any_type(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not [n.lineno for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id == "Any"]
