"""docs/adding-a-game.md is true: it names every place to touch, and whoever follows it has a game.

The toy of the tests is added to a copy of the house with the files that the document shows, and
with nothing else but its rules, its data and its words.
"""

from __future__ import annotations

import ast
import filecmp
import json
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import serai
from serai.games.about import about_of
from serai.texts import LANGUAGES
from tests.house.test_games_from_outside import DATA, ENGLISH, PAGE
from tests.house.test_repository import ROOT, texts

DOCUMENT = ROOT / "docs" / "adding-a-game.md"
TOY = ROOT / "tests" / "core"
HOUSE = Path("src") / "serai"
BLOCK = re.compile(r"^```\w+\n(?:# |/\* )(src/\S+)(?: \*/)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
"""A file that the document shows: its first line is its name."""


def places(game: str) -> list[re.Pattern[str]]:
    """The places that the document names for a game, and those where games are examples."""
    section = DOCUMENT.read_text(encoding="utf-8").partition("## Every place to touch")[2]
    rows = re.findall(r"^\| (`.*?) \|", section.partition("\n## ")[0], re.MULTILINE)
    named = [f"src/serai/games/{game}/", *(p for row in rows for p in re.findall("`(.*?)`", row))]
    return [_pattern(place.replace("<game>", game)) for place in named]


def _pattern(place: str) -> re.Pattern[str]:
    """A folder is all that is in it; a star is any part of a name."""
    escaped = re.escape(place.replace("<language>", "*")).replace(r"\*", "[^/]*")
    return re.compile(f"{escaped}.*" if place.endswith("/") else escaped)


def is_named(path: str, *games: str) -> bool:
    return any(place.fullmatch(path) for game in games for place in places(game))


# --- every place ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", serai.GAMES)
def test_every_file_that_names_a_game_is_a_place_to_touch(game: str) -> None:
    """By its id, by the class or the icons of its pages, or by its messages. The folders of other
    games may use the same word: Agra is a city in Taj Mahal."""
    accent, prefix = about_of(game).accent, import_module(f"{serai.GAMES[game]}.names").PREFIX
    messages = "do|end|log|page|points|prompt|refuse"
    mention = re.compile(
        rf"\b{game}\b|\bgame-{accent}\b|\bicon-{accent}-|\b{prefix}-(?:{messages})-"
    )
    naming = [name for name, text in texts() if mention.search(text) or game in name]
    assert f"src/serai/games/{game}/README.md" in naming
    assert [name for name in naming if not is_named(name, *serai.GAMES)] == []


@pytest.mark.parametrize("game", serai.GAMES)
def test_every_place_is_there(game: str) -> None:
    """Each row of the table names something that this game, or the house, has."""
    names = [name for name, _ in texts()]
    assert [p.pattern for p in places(game) if not any(map(p.fullmatch, names))] == []


def test_nothing_but_the_registry_has_a_row_for_each_game() -> None:
    games = set(serai.GAMES)
    found = {name for name, text in texts() if name.endswith(".py") and games in listed(text)}
    assert found == {"src/serai/games/__init__.py"}


def listed(source: str) -> list[set[str]]:
    """The texts of every literal collection: the keys of a dict, the elements of a list."""
    found = []
    for node in ast.walk(ast.parse(source)):
        rows = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", [])
        constants = [row.value for row in rows if isinstance(row, ast.Constant)]
        found.append({value for value in constants if isinstance(value, str)})
    return found


# --- a game added by the book -----------------------------------------------------------------


def shown() -> dict[str, str]:
    """The files that the document shows, by name."""
    return dict(BLOCK.findall(DOCUMENT.read_text(encoding="utf-8")))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with one more game."""
    root = tmp_path_factory.mktemp("house")
    compiled = shutil.ignore_patterns("*.so", "_compiled.*", "__pycache__", "node_modules")
    shutil.copytree(ROOT / HOUSE, root / HOUSE, ignore=compiled)
    for name, text in shown().items():
        if name == "src/serai/games/__init__.py":
            head, brace, rest = (root / name).read_text(encoding="utf-8").partition("] = {\n")
            write(root / name, f"{head}{brace}{text}{rest}")
        else:
            write(root / name, text)
    folder = root / HOUSE / "games" / "caravan"
    write(folder / "boards" / "__init__.py", '"""What Caravan draws."""\n')
    write(folder / "data" / "caravan.toml", DATA)
    shutil.copy(TOY / "caravan.py", folder)
    shutil.copy(TOY / "caravan.toml", folder / "rulebook.toml")
    labels = shown()["src/serai/texts/en/caravan_page.ftl"]
    for language in LANGUAGES:  # a toy speaks English in every language
        words = root / HOUSE / "texts" / language
        write(words / "caravan.ftl", ENGLISH.replace("caravan-do-", "toy-do-"))
        write(words / "caravan_page.ftl", labels)
    return root


def python(house: Path, *args: str | Path, typed: str = "") -> str:
    """What Python prints in that house."""
    done = subprocess.run(
        [sys.executable, *args],
        input=typed,
        cwd=house,
        env=os.environ | {"PYTHONPATH": str(house / "src"), "SERAI_PURE": "1", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def changed(here: Path, there: Path) -> set[str]:
    """Files that are not the same in two folders, but for what Python makes by itself."""
    found = set()
    for path in (path for path in there.rglob("*") if path.is_file()):
        name = path.relative_to(there)
        same = (here / name).is_file() and filecmp.cmp(here / name, path, shallow=False)
        if "__pycache__" not in name.parts and not same:
            found.add(name.as_posix())
    return found


def test_only_the_named_places_were_touched(house: Path) -> None:
    touched = changed(ROOT / "src", house / "src")
    old = {name for name in touched if (ROOT / "src" / name).exists()}
    assert old == {"serai/games/__init__.py"}
    assert len(touched) > len(shown())
    assert [name for name in touched if not is_named(f"src/{name}", "caravan")] == []


LIBRARY = """
import serai
assert serai.__file__.startswith(__import__("os").getcwd())
match = serai.Match(serai.load("caravan"), seed=7)
while not match.over:
    match.play(match.options()[0])
print(match.outcome.reason, serai.replay(match.record).scores() == match.scores())
"""


def test_the_library_plays_it(house: Path) -> None:
    assert python(house, "-c", LIBRARY).split() == ["toy-end-rounds", "True"]
    options = ("--games", "3", "--workers", "1", "--json")
    report = json.loads(python(house, "-m", "serai", "simulate", "caravan", *options))
    assert (report["finished"], report["ends"]) == (3, {"toy-end-rounds": 3})


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_picture_is_composed_from_its_boards(
    house: Path, tmp_path: Path, language: str
) -> None:
    picture = tmp_path / "camp.svg"
    moment = ("--bots", "random", "--upto", "0", "--seat", "0", "--language", language)
    python(house, "-m", "serai", "show", "caravan", *moment, "-o", picture)
    svg = picture.read_text(encoding="utf-8")
    assert "Turn 1 of 12" in svg
    assert "<title>Here bales are loaded.</title>" in svg
    assert 'data-action="load"' in svg
    assert ".tent" in svg


def test_the_terminal_plays_it_with_its_own_figures(house: Path, tmp_path: Path) -> None:
    play = ("play", "caravan", "--bots", "random", "--seed", "3", "--save", tmp_path / "kept")
    text = python(house, "-m", "serai", *play, typed="1\ne\n" * 60)
    assert re.search(r"Bales +Coins\n", text)
    assert "Load a bale" in text
    assert re.search(r"Sell all bales +· \d bales", text)
    assert "The end: all rounds are played" in text


def test_the_page_plays_it_on_its_own_table(house: Path, tmp_path: Path) -> None:
    told = python(house, "-c", PAGE, str(tmp_path)).splitlines()
    assert told == ["toy-end-rounds True True", "200"]
