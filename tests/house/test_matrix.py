"""The matrix: every clause of a rulebook is cited by code and by a test, and nothing else is.

Code cites a clause as `[withdraw.majority]` in a docstring or comment, or as a string, such as the
`rule` of a step. Tests cite it with `@rule("withdraw.majority")`.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai

ROOT = Path(__file__).resolve().parents[2]
BRACKETED = re.compile(r"\[([a-z_]+\.[a-z0-9_]+)\]")
ID = re.compile(r"[a-z_]+\.[a-z0-9_]+")
GAMES = sorted(serai.GAMES)


def strings(source: str) -> Iterator[str]:
    """All texts in a Python source, docstrings among them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def comments(source: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def cited_by_code(source: str, chapters: set[str]) -> set[str]:
    """Clauses that a source names. A bare string counts if it starts with a chapter's name, since
    other texts (file names, say) may look like an id."""
    texts = list(strings(source))
    found = {id for text in [*texts, *comments(source)] for id in BRACKETED.findall(text)}
    found |= {t for t in texts if ID.fullmatch(t) and t.partition(".")[0] in chapters}
    return found


def cited_by_tests(source: str) -> set[str]:
    """The arguments of every `@rule(…)` on a test."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                found |= {str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)}
    return found


def read_all(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]


def clauses(game: str) -> set[str]:
    return set(serai.load(game).rulebook.clauses)


def named_in_code(game: str) -> set[str]:
    chapters = {id.partition(".")[0] for id in clauses(game)}
    folder = ROOT / "src" / "serai" / "games" / game
    return set().union(*(cited_by_code(source, chapters) for source in read_all(folder)))


def named_in_tests(game: str) -> set[str]:
    return set().union(*(cited_by_tests(source) for source in read_all(ROOT / "tests" / game)))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_by_code(game: str) -> None:
    assert clauses(game) - named_in_code(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_by_a_test(game: str) -> None:
    assert clauses(game) - named_in_tests(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_unknown_clause_is_cited(game: str) -> None:
    assert named_in_code(game) - clauses(game) == set()
    assert named_in_tests(game) - clauses(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_belongs_to_a_clause_and_every_named_ruling_exists(game: str) -> None:
    loaded = serai.load(game)
    named = {clause.ruling for clause in loaded.rulebook.clauses.values()} - {""}
    assert named == {ruling["id"] for ruling in loaded.components.rulings}


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_of_a_game_lists_every_ruling(game: str) -> None:
    readme = ROOT / "src" / "serai" / "games" / game / "README.md"
    listed = re.findall(r"^\| `([a-z_]+)` \|", readme.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == [ruling["id"] for ruling in serai.load(game).components.rulings]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_says_something_in_one_line(game: str) -> None:
    for clause in serai.load(game).rulebook.clauses.values():
        assert clause.text.endswith(".")
        assert "\n" not in clause.text
        assert ID.fullmatch(clause.id)


# --- the matrix itself ------------------------------------------------------------------------

EXAMPLE = '''
"""[play.colour] A docstring."""
x = y[s.province]  # [end.start] a comment
path = "rules.toml"
note("withdraw.out", f"{a[b.c]}")
'''


def test_citations_are_found_in_docstrings_comments_and_strings_but_not_in_code() -> None:
    found = cited_by_code(EXAMPLE, {"play", "end", "withdraw"})
    assert found == {"play.colour", "end.start", "withdraw.out"}


def test_citations_of_tests_are_found_on_tests_only() -> None:
    source = '@rule("a.b", "c.d")\ndef test_x(): ...\n@rule("e.f")\ndef helper(): ...\n'
    assert cited_by_tests(source) == {"a.b", "c.d"}


@pytest.mark.parametrize("game", GAMES)
def test_every_official_clause_says_where_it_stands_in_print(game: str) -> None:
    for clause in serai.load(game).rulebook.clauses.values():
        assert bool(clause.at) != clause.unofficial, clause.id
