"""Rules on one screen and the gallery of components: complete in every language, for every game."""

from collections import Counter
from itertools import chain

import pytest

import serai
from serai.games.gallery import gallery_of
from serai.games.summary import has_summary, summary_of
from serai.texts import LANGUAGES
from tests.kit.facts import facts_of

every_game = pytest.mark.parametrize("name", serai.GAMES)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statement_has_words_and_a_clause(name: str, language: str) -> None:
    game = serai.load(name)
    assert has_summary(name)
    found = summary_of(game, language)
    assert all((found.goal, found.turn, found.points))
    for one in found.statements:
        assert one.title
        assert one.words
        assert one.rule in game.rulebook.clauses


@every_game
def test_every_leaf_has_a_picture(name: str) -> None:
    found = summary_of(serai.load(name), "en")
    for statements in (found.goal, found.turn, found.points):
        assert any("<svg" in one.picture for one in statements)


@every_game
def test_every_row_is_in_the_gallery_once_and_every_piece_has_a_picture(name: str) -> None:
    game = serai.load(name)
    items = list(chain.from_iterable(family.items for family in gallery_of(game, "en")))
    shown = Counter((row.table, row.id) for item in items for row in item.rows)
    tables = set(game.components.tables) - {"meta"}
    wanted = {(row.table, row.id) for table in tables for row in game.components.rows(table)}
    assert set(shown) == wanted
    assert set(shown.values()) == {1}
    drawn = {row.table for item in items for row in item.rows if "<svg" in item.picture}
    assert drawn == tables - facts_of(name).unpictured


@every_game
def test_a_gallery_speaks_the_language_of_the_reader(name: str) -> None:
    game = serai.load(name)
    english, russian = gallery_of(game, "en"), gallery_of(game, "ru")
    assert [family.id for family in english] == [family.id for family in russian]
    assert len({family.id for family in english}) == len(english)
    for here, there in zip(english, russian, strict=True):
        assert here.title != there.title
        assert here.count == there.count
