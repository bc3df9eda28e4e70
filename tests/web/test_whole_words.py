"""Words on boards are never cut: where a name is too long, its game knows a shorter one."""

from __future__ import annotations

import re

import pytest

from serai.games import names
from serai.games.page import panels
from tests.web.screens import look_of, positions

CUT = re.compile(r">([^<>]*…)<")
LANGUAGES = ("en", "ru", "nl", "fr")
EVERY = 5
"""Of the positions that are looked at elsewhere, every fifth: words are the same all game long."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_no_words_of_a_table_are_cut(game: str, language: str) -> None:
    found = set()
    for at, match in enumerate(positions(game, 4, seed=3)):
        if at % EVERY == 0:
            table = panels(look_of(match, match.actor, language)).table
            for part in (*table.parts, table.during):
                found |= {f"{part.name}: {words}" for words in CUT.findall(part.content)}
    assert found == set()
