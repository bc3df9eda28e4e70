"""Everything that is drawn says what it is: each part of a table its name and its meaning, and on
its boards every sign and every word. This goes for all games, whoever adds the next one."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

import serai
from serai.games.page import panels
from serai.games.table import Part
from serai.games.voice import voice_of
from serai.texts import LANGUAGES
from tests.kit.setups import setups_of
from tests.web.screens import look_of, positions

every_game = pytest.mark.parametrize("game", serai.GAMES)

DRAWN = ("use", "text")
"""Signs and words; the ground below them speaks for its part of the table."""
SPEAKS = ("data-tip", "aria-label")
UNDER = ("glides", "halo")
"""Pieces and names that lie on a thing, which speaks for them; the pointer goes through them."""
FAR_APART = 9
"""Of some positions of a random game one is looked at."""


class Silent(HTMLParser):
    """Finds what is drawn on a board and says nothing, nor anything around it."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        """Elements, and whether each of them says something or lies on what does."""
        self.found: set[str] = set()
        self.part = part.name
        self.feed(str(part.content))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        classes = (known.get("class") or "").split()
        board = tag == "svg" and "board" in classes
        speaks = any(known.get(name) for name in SPEAKS) and not board
        through = known.get("pointer-events") == "none" or not {*UNDER}.isdisjoint(classes)
        says = speaks or through or tag in ("defs", "symbol")
        on_board = any(name == "board" for name, _ in self.open)
        if tag in DRAWN and on_board and not says and not any(said for _, said in self.open):
            self.found.add(f"{self.part}: {tag} {known.get('href') or known.get('class')}")
        self.open.append(("board" if board else tag, says))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        self.open.pop()


def parts_of(game: str) -> list[Part]:
    """All parts that show something, in some positions of random games of every kind."""
    found = []
    for setup in setups_of(game):
        for at, match in enumerate(positions(game, setup.players, 1, setup.options)):
            if at % FAR_APART == 0:
                table = panels(look_of(match, match.actor)).table
                found += [part for part in table.parts if part.content]
    return found


@every_game
def test_every_part_of_a_table_says_what_it_is_for(game: str) -> None:
    names = {part.name for part in parts_of(game)} | {"draft", "logs"}
    for language in LANGUAGES:
        voice = voice_of(serai.load(game), ("Ann", "Ben"), language)
        assert {name for name in names if "." not in voice.about(name)} == set()


@every_game
def test_every_sign_and_every_word_of_a_board_says_what_it_is(game: str) -> None:
    assert {fault for part in parts_of(game) for fault in Silent(part).found} == set()
