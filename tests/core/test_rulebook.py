"""The rulebook as data."""

from __future__ import annotations

from pathlib import Path

import pytest

import serai
from serai.core.errors import DataError
from serai.core.rulebook import read_rulebook
from tests.core import caravan as toy


def write(folder: Path, *ids: str) -> Path:
    clauses = ", ".join(f'{{ id = "{id}", text = "…" }}' for id in ids)
    path = folder / "rules.toml"
    path.write_text(
        f'title = "T"\n[[sections]]\ntitle = "One"\nclauses = [{clauses}]\n', encoding="utf-8"
    )
    return path


def test_clauses_stand_in_the_order_of_the_book() -> None:
    book = read_rulebook(toy.RULES)
    assert book.title == "Caravan, a toy"
    assert [*book.clauses][:3] == ["toy.round", "toy.turn", "toy.favour"]
    assert [clause.id for clause in book.sections()["All of it"]] == [*book.clauses]


def test_a_clause_is_found_by_its_id() -> None:
    clause = read_rulebook(toy.RULES)["toy.raid"]
    assert (clause.section, clause.reading, clause.unofficial) == ("All of it", "", False)


def test_an_unknown_clause_is_an_error_of_ours() -> None:
    with pytest.raises(DataError, match=r"no clause 'toy\.nowhere'"):
        read_rulebook(toy.RULES)["toy.nowhere"]


def test_a_clause_is_cited_by_its_place_in_print_too() -> None:
    book = serai.load("agra").rulebook
    assert book["process.building"].at == "6.2.2.3"
    assert book.cite("process.building") == "process.building · 6.2.2.3"
    unprinted = serai.load("taj_mahal").rulebook
    assert unprinted.cite("two.setup") == "two.setup"
    assert unprinted.cite("nowhere") == "nowhere"


def test_two_clauses_cannot_have_the_same_id(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"rules.toml: clause 'a.b' is given twice"):
        read_rulebook(write(tmp_path, "a.b", "a.c", "a.b"))


@pytest.mark.parametrize("name", serai.GAMES)
def test_every_clause_says_something(name: str) -> None:
    for clause in serai.load(name).rulebook.clauses.values():
        assert clause.text.endswith((".", "…")), clause.id
        assert clause.id == clause.id.lower().strip(), clause.id
