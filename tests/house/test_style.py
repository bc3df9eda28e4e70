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
    for path in files(".ts", ".svg", "page.toml"):
        text = path.read_text(encoding="utf-8")
        words.update(WORD.findall(text))
        beginnings.update(re.findall(r"([\w-]+)\{\w+\}", text))
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


def selectors(css: str) -> list[str]:
    plain = re.sub(r"/\*.*?\*/|url\([^)]*\)|\"[^\"]*\"", "", css, flags=re.DOTALL)
    found = [match[1].strip() for match in re.finditer(r"([^{};]+)\{", plain)]
    return [one for one in found if not one.startswith("@")]


def styled(css: str) -> set[str]:
    """The classes and ids that a style sheet names."""
    return {name for one in selectors(css) for name in re.findall(r"[.#]([A-Za-z][\w-]*)", one)}


def bare(css: str) -> set[str]:
    """The classes with which a selector begins: they match wherever they stand."""
    parts = [part.strip() for one in selectors(css) for part in one.split(",")]
    return {found[1] for part in parts if (found := re.match(r"\.([\w-]+)", part))}


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


def test_the_site_styles_no_class_of_a_table() -> None:
    """Both sheets are in one file: a bare class of the site would reach into every game."""
    sheets = {path: path.read_text(encoding="utf-8") for path in files(".css")}
    site = next(css for path, css in sheets.items() if path.name == "site.css")
    at_table = [css for path, css in sheets.items() if path.name not in ("site.css", "base.css")]
    named = {name for css in at_table for name in re.findall(r"\.([a-z][\w-]*)", css)}
    shared = {"brand", "gathering", "top"}  # the head of every page, and a table before its game
    assert bare(site) & named == shared
    assert bare(".summary .signs, p.lead, .top a { color: red; }") == {"summary", "top"}


def test_what_is_painted_has_a_colour() -> None:
    """Without a rule for its class a shape would be black."""
    css = "".join(path.read_text(encoding="utf-8") for path in files(".css"))
    painted = {
        name
        for path in files(".py")
        for text, followed in written(path)
        for name in re.findall(r"(?<![\w-])[fs]-[a-z][a-z0-9-]*(?![\w-])", text)
        if not name.endswith("-") and not (followed and text.endswith(name))
    }
    assert len(painted) > 20
    assert painted <= set(re.findall(r"\.([fs]-[\w-]+)", css))
