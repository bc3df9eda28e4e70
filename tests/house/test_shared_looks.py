"""What all games share names nothing of one game alone: its looks stand in its own folder.

Shared are the style sheets of the pages, the paint classes, the palette and the symbols. What is
in them is used by shared code or by at least two games; and what a game has, it uses itself.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from serai.draw.palette import ART
from serai.draw.parts import shared, symbols
from serai.games.about import About, gates
from tests.house.test_style import SOURCE, WORD, files, styled, written

GAMES = gates()
SHEETS = [ART / "kit.css", *sorted((SOURCE / "web" / "style").glob("*.css"))]
PALETTE, SYMBOLS = ART / "palette.toml", [ART / "icons.svg", ART / "parts.svg"]
SHARED = ("draw", "games", "web")
"""Where shared code draws."""
DRAWS = re.compile(r"^(?:from|import) serai\.draw\b", re.MULTILINE)
"""The modules of a game that draw; those of its rules speak of other things."""
NO_USE = re.compile(r'<!--.*?-->| id="[\w-]+"', re.DOTALL)
"""To speak of a symbol, or to have it, is not to use it."""


@dataclass(frozen=True)
class Named:
    """What some code names: whole words, and the beginnings of those that are put together."""

    words: frozenset[str]
    beginnings: frozenset[str]

    def has(self, name: str) -> bool:
        whole = tuple(one for one in self.beginnings if one.endswith("-"))
        return (
            name in self.words
            or name.startswith(whole)
            or name.rstrip("0123456789") in self.beginnings
        )


def named(paths: Iterable[Path]) -> Named:
    words: set[str] = set()
    beginnings: set[str] = set()
    for path in paths:
        text = path.read_text(encoding="utf-8")
        if path.suffix != ".py":
            words.update(WORD.findall(NO_USE.sub("", text)))
            beginnings.update(re.findall(r"([\w-]+)\{\w+\}", text))
        elif not is_of_a_game(path) or DRAWS.search(text):
            for one, followed in written(path):
                found = WORD.findall(one)
                if followed and found and one.endswith(found[-1]):
                    beginnings.add(found.pop())
                words.update(found)
    return Named(frozenset(words), frozenset(beginnings))


def is_of_a_game(path: Path) -> bool:
    return any(about.folder in path.parents for about in GAMES)


@cache
def by_all() -> Named:
    """What shared code names where it draws. It makes the names of all icons: that is no use."""
    code = [path for path in files(".py", ".ts", ".svg") if not is_of_a_game(path)]
    found = named(path for path in code if path.relative_to(SOURCE).parts[0] in SHARED)
    return Named(found.words, found.beginnings - {"icon-"})


@cache
def by_game(folder: Path) -> Named:
    endings = (".py", ".svg", "page.toml", "layout.toml")
    return named(path for path in files(*endings) if folder in path.parents)


def users(name: str, *other_names: str) -> list[str]:
    """Who uses a class, an id or a symbol: shared code, and games."""
    names = (name, *other_names)
    found = [about.id for about in GAMES if any(map(by_game(about.folder).has, names))]
    return [*found, "all"] if by_all().has(name) else found


def is_shared(found: list[str]) -> bool:
    return "all" in found or len(found) > 1


def other_names(symbol: str) -> list[str]:
    """A game asks for a shared icon by its last name alone: `icon("sack", …)`."""
    return [symbol.removeprefix("icon-")] if symbol.startswith("icon-") else []


# --- style sheets -----------------------------------------------------------------------------


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_a_shared_sheet_styles_nothing_of_one_game(sheet: Path) -> None:
    names = styled(sheet.read_text(encoding="utf-8"))
    assert {name: found for name in names if not is_shared(found := users(name))} == {}


def test_the_check_finds_what_only_one_game_has() -> None:
    own = styled(".crown-choice, .prizes li, #low-farm::after, .fl, .suit-red, .rj-die { top: 0 }")
    assert not [name for name in own if is_shared(users(name))]
    assert is_shared(users("seat-a"))
    assert is_shared(users("chapter-marks"))


# --- colours ----------------------------------------------------------------------------------


def colours(*paths: Path) -> set[str]:
    """The colours that some files name."""
    return {
        name
        for path in paths
        for name in re.findall(r"(?<![\w-])--([\w-]+)", path.read_text(encoding="utf-8"))
    }


@cache
def colours_of(folder: Path) -> set[str]:
    return colours(*(path for path in files(".css", ".py", ".svg") if folder in path.parents))


def test_a_shared_colour_is_used_by_all_or_by_two_games() -> None:
    code = [path for path in files(".py", ".ts", ".svg") if not is_of_a_game(path)]
    everywhere = colours(*SHEETS, *code)
    for name in tomllib.loads(PALETTE.read_text(encoding="utf-8"))["light"]:
        own = [about.id for about in GAMES if name in colours_of(about.folder)]
        assert name in everywhere or len(own) > 1, (name, own)


@pytest.mark.parametrize("about", GAMES, ids=lambda about: about.id)
def test_a_game_uses_the_colours_that_it_brings(about: About) -> None:
    roles = {about.accent, f"{about.accent}-soft"}
    assert roles <= about.light.keys() & about.dark.keys()
    assert about.light.keys() - roles <= colours_of(about.folder)


# --- symbols ----------------------------------------------------------------------------------


def test_a_shared_symbol_is_used_by_all_or_by_two_games() -> None:
    assert {
        id: found for id in shared() if not is_shared(found := users(id, *other_names(id)))
    } == {}


def test_the_check_finds_a_symbol_of_one_game() -> None:
    """Every one that a game has would be found among the shared ones, under the name it has."""
    own = [id for about in GAMES for id in symbols(about.icons)]
    assert len(own) > 100
    assert not [id for id in own if is_shared(users(id))]


@pytest.mark.parametrize("about", GAMES, ids=lambda about: about.id)
def test_a_game_uses_the_symbols_that_it_brings(about: About) -> None:
    drawing = by_game(about.folder)
    everything = Named(drawing.words | words_of_data(about), drawing.beginnings)

    def is_used(id: str) -> bool:
        name = id.removeprefix(about.icons)
        return any(map(everything.has, (id, name, name.replace("-", "_"))))

    assert [id for id in symbols(about.icons) if not is_used(id)] == []


def words_of_data(about: About) -> set[str]:
    """A thing of the tables may be drawn by its slug."""
    texts = [path.read_text(encoding="utf-8") for path in about.folder.glob("data/*.toml")]
    texts.append((about.folder / "tables.py").read_text(encoding="utf-8"))
    return {word for text in texts for word in WORD.findall(text)}


# --- names ------------------------------------------------------------------------------------


def test_nothing_shared_has_the_name_of_a_game() -> None:
    names = "|".join(name for about in GAMES for name in (about.id, about.accent))
    mention = re.compile(rf"(?<![^\W_])({names})(?![^\W_])", re.IGNORECASE)
    found = {
        path.name: said
        for path in (*SHEETS, PALETTE, *SYMBOLS)
        if (said := mention.findall(path.read_text(encoding="utf-8")))
    }
    assert found == {}
    assert mention.search('id="icon-merv-camel"')
