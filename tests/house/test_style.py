"""A style sheet styles only what is there: every class and id in it stands in some markup."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "serai"
WORD = re.compile(r"[\w-]+")


def files(*endings: str) -> list[Path]:
    """The files of ours that end so."""
    found = (path for ending in endings for path in SOURCE.rglob(f"*{ending}"))
    return sorted(path for path in found if "node_modules" not in path.parts)


def written(path: Path) -> Iterator[tuple[str, bool]]:
    """The texts of a module without its comments and docstrings; whether a value follows each."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            for part, following in zip(node.values, [*node.values, None][1:], strict=True):
                if isinstance(part, ast.Constant):
                    yield str(part.value), following is not None
        elif (
            isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
        ):
            yield node.value, False


@cache
def marked() -> tuple[frozenset[str], frozenset[str]]:
    """All words that markup may have for classes and ids, and the beginnings of those that are put
    together: `seat-` of `f"seat-{letter}"`."""
    words: set[str] = set()
    beginnings: set[str] = set()
    for path in files(".ts", ".svg"):
        words.update(WORD.findall(path.read_text(encoding="utf-8")))
    for path in files(".py"):
        for text, followed in written(path):
            found = WORD.findall(text)
            if followed and found and text.endswith(found[-1]):
                beginnings.add(found.pop())
            words.update(found)
    return frozenset(words), frozenset(beginnings)


def put_together(name: str) -> bool:
    """Whether markup may make this name of a beginning and a value: `seat-a`, `w6`."""
    _, beginnings = marked()
    whole = tuple(one for one in beginnings if one.endswith("-"))
    return name.startswith(whole) or name.rstrip("0123456789") in beginnings


def styled(css: str) -> set[str]:
    """The classes and ids that a style sheet names."""
    plain = re.sub(r"/\*.*?\*/|url\([^)]*\)|\"[^\"]*\"", "", css, flags=re.DOTALL)
    selectors = (match[1] for match in re.finditer(r"([^{};]+)\{", plain))
    ruled = (one for one in selectors if not one.strip().startswith("@"))
    return {name for one in ruled for name in re.findall(r"[.#]([A-Za-z][\w-]*)", one)}


@pytest.mark.parametrize("sheet", files(".css"), ids=lambda path: path.name)
def test_a_style_sheet_styles_only_what_is_there(sheet: Path) -> None:
    words, _ = marked()
    names = styled(sheet.read_text(encoding="utf-8")) - words
    assert {name for name in names if not put_together(name)} == set()


def test_the_check_finds_what_nobody_uses() -> None:
    words, _ = marked()
    assert styled(".leaf, #table .sunset { color: red; } /* .gone {} */") == {
        "leaf",
        "table",
        "sunset",
    }
    assert {"leaf", "table"} <= words
    assert "sunset" not in words
    assert put_together("seat-a")
    assert put_together("w6")
    assert not put_together("sunset")
