"""The documents are true: every file, module, class and link that they mention is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tests.house.test_repository import ROOT, texts

DOCUMENTS = [
    path.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "docs/*.md", "examples/*.md", "src/serai/**/*.md")
    for path in sorted(ROOT.glob(pattern))
    if path.name != "CHANGELOG.md"  # which tells what was, too
    and "node_modules" not in path.parts
]
FENCED = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")

FILE = re.compile(r"[\w.*-][\w.*/-]*(?:/|\.(?:py|toml|md|css|ftl|svg|json|txt|ts|sh|in))")
FOLDER = re.compile(r"[\w*-]+(?:/[\w*-]+)+")
MODULE = re.compile(r"(?:serai|tests)(?:\.\w+)+")
NAME = re.compile(r"([A-Z]\w*[a-z]\w*)\.(\w+)(?:\(.*\))?")
CLASS = re.compile(r"(?:[A-Z][a-z]+){2,}")
MEMBER = re.compile(r"(look|match|s|game)\.(\w+)(?:\(.*\))?")
STANDS_FOR = {"look": "Look", "match": "Match", "s": "State", "game": "Game"}
"""What documents call things of our classes."""

YOURS = {"my.toml", "mine.toml"}
"""Files that a reader may have."""
NOT_OURS = {"ClassVar", "serai.db", "serai.key"}
"""What only looks like something of ours."""


def quoted(document: str) -> Iterator[str]:
    """Words in backticks, outside of blocks of code. What is to be filled in is a star."""
    text = FENCED.sub("", (ROOT / document).read_text(encoding="utf-8"))
    for found in QUOTED.findall(text):
        for word in re.sub(r"<\w+>|…", "*", found).split():
            yield from braces(word.strip("\"'()[];:,"))


def braces(word: str) -> Iterator[str]:
    """`{a,b}.py` is a.py and b.py."""
    if (found := re.search(r"\{(\w+(?:,\w+)*)\}", word)) is None:
        yield word
        return
    for part in found.group(1).split(","):
        yield from braces(word.replace(found.group(), part, 1))


@cache
def tree() -> frozenset[str]:
    """The files of the repository and their folders, with a slash after them."""
    names = [Path(name) for name, _ in texts()]
    names += [Path(path).relative_to(ROOT) for path in ROOT.glob("docs/pictures/*")]
    folders = {f"{folder.as_posix()}/" for name in names for folder in name.parents}
    return frozenset({name.as_posix() for name in names} | folders)


def is_file(word: str, document: str) -> bool:
    """Seen from the top, from the package, from its games, or from the document's own folder."""
    if (ROOT / document).parent.joinpath(word).exists():
        return True
    if "/" not in word.rstrip("/"):
        return any(
            fnmatch(name.rstrip("/").rpartition("/")[2], word.rstrip("/")) for name in tree()
        )
    bases = ("", "src/serai/", "src/serai/games/*/")
    wanted = [f"{base}{word.rstrip('/')}" for base in bases]
    return any(fnmatch(name.rstrip("/"), one) for name in tree() for one in wanted)


@cache
def classes() -> dict[str, set[str]]:
    """The classes of the source and of the tests' kit, with what they have by name."""
    found: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {}
    for name, text in texts():
        if name.endswith(".py"):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, set()).update(_members(node))
                    bases.setdefault(node.name, set()).update(map(_base, node.bases))
    for name in found:
        waiting, seen = list(bases[name]), set()
        while waiting:
            base = waiting.pop()
            if base in found and base not in seen:
                seen.add(base)
                found[name] |= found[base]
                waiting += bases[base]
    return found


def _members(node: ast.ClassDef) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
            yield inner.name
        elif isinstance(inner, ast.AnnAssign | ast.Assign):
            targets = inner.targets if isinstance(inner, ast.Assign) else [inner.target]
            yield from (t.id for t in targets if isinstance(t, ast.Name))
            yield from (t.attr for t in targets if isinstance(t, ast.Attribute))


def _base(node: ast.expr) -> str:
    inner = node.value if isinstance(node, ast.Subscript) else node
    return getattr(inner, "id", "") or getattr(inner, "attr", "")


def is_module(word: str) -> bool:
    """A module, or a name in one."""
    module, _, name = word.rpartition(".")
    try:
        import_module(word)
    except ImportError:
        try:
            return hasattr(import_module(module), name)
        except ImportError:
            return False
    return True


def fault(word: str, document: str) -> str:
    """What is not true about a word in backticks; empty if nothing is, or nobody can tell."""
    if word in YOURS or word in NOT_OURS:
        return ""
    if MODULE.fullmatch(word):
        return "" if is_module(word) else f"no module {word}"
    if FILE.fullmatch(word) or FOLDER.fullmatch(word):
        return "" if is_file(word, document) else f"no file {word}"
    if (found := NAME.fullmatch(word)) is not None:
        there = found[2] in classes().get(found[1], set())
        return "" if there or found[1] not in classes() else f"no {found[2]} in {found[1]}"
    if (found := MEMBER.fullmatch(word)) is not None:
        return "" if found[2] in classes()[STANDS_FOR[found[1]]] else f"no {word}"
    if CLASS.fullmatch(word):
        return "" if word in classes() else f"no class {word}"
    return ""


@pytest.mark.parametrize("document", DOCUMENTS)
def test_everything_in_backticks_is_there(document: str) -> None:
    assert [said for word in quoted(document) if (said := fault(word, document))] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_leads_somewhere(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    folder = (ROOT / document).parent
    assert [link for link in LINK.findall(text) if not (folder / link).exists()] == []


@pytest.mark.parametrize(
    ("word", "true"),
    [
        ("tests/kit/setups.py", True),
        ("games/look.py", True),
        ("rules/anytime.py", True),
        ("tests/*/", True),
        ("games/*/terminal.py", True),
        ("tables.py", True),
        ("games/nowhere.py", False),
        ("tests/nowhere", False),
        ("nowhere.py", False),
        ("serai.core.view", True),
        ("serai.core.view.TableView", True),
        ("serai.core.game.View", False),
        ("Scene.mark", True),
        ("Scene.nothing", False),
        ("look.say", True),
        ("s.nothing(1)", False),
        ("TableView", True),
        ("NoSuchThing", False),
        ("withdraw.crown", True),  # nobody can tell
    ],
)
def test_the_patterns(word: str, true: bool) -> None:
    assert (fault(word, "docs/testing.md") == "") is true


def test_braces_are_opened() -> None:
    assert list(braces("core/{action,step}.py")) == ["core/action.py", "core/step.py"]
