"""The repository can be read and built anywhere: no hosts, no paths of a machine, no giants."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILE_CEILING = 700
FUNCTION_CEILING, TEST_CEILING = 40, 60
"""A test may set up a table, and say all that must be seen on it, in one go."""

# Written so that this file does not name them either.
REGISTRIES = re.compile(
    r"(?:py[p]i|pythonho[s]ted|test\.py[p]i|registry\.np[m]js|registry\.ya[r]npkg)\.(?:org|com)"
    r"|--(?:extra-)?index-ur[l]\s+\S|--find-link[s]\s+\S"
)
MACHINE_PATHS = re.compile(r"(?<![\w.~-])/(?:root|work|Users|opt/(?:pypi|wheels)|home/\w+)(?=/|\b)")


@cache
def tracked() -> list[Path]:
    """The files of the repository: those git knows, and the new ones it does not ignore."""
    if not (shutil.which("git") and (ROOT / ".git").exists()):
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in names.split("\0") if name and (path := ROOT / name).is_file()]


@cache
def texts() -> list[tuple[str, str]]:
    """Name and text of every tracked file that is text."""
    found = []
    for path in tracked():
        data = path.read_bytes()
        if b"\0" not in data:
            name = path.relative_to(ROOT).as_posix()
            found.append((name, data.decode("utf-8", errors="replace")))
    return found


def matches(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {match.group()}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if (match := pattern.search(line))
    ]


def test_no_file_names_a_package_registry() -> None:
    assert matches(REGISTRIES) == []


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    assert matches(MACHINE_PATHS) == []


def test_no_file_names_this_checkout() -> None:
    if len(ROOT.parts) < 3:  # a checkout at /src, say: too short a name to search for
        pytest.skip("the checkout has too short a path")
    assert matches(re.compile(re.escape(str(ROOT)) + r"\b")) == []


def test_no_key_and_no_database_of_a_server_is_kept() -> None:
    """A key in the repository would be known to everybody, and open every seat signed with it."""
    secret = (".key", ".pem", ".env", ".db", ".db-wal", ".db-shm")
    assert [path.name for path in tracked() if path.name.endswith(secret)] == []


def test_nothing_is_fetched_when_somebody_commits() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"repo: (\S+)", hooks)) == {"local"}
    assert set(re.findall(r"language: (\S+)", hooks)) == {"system"}


def test_a_commit_is_checked_as_make_lint_checks() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    before = [line.replace(" --force-exclude", "") for line in re.findall(r"entry: (.*)", hooks)]
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nlint:")[2]
    lines = recipe.partition("\n\n")[0].splitlines()[1:]
    linted = [line.strip().replace("$(V)", ".venv").removesuffix(" .") for line in lines]
    assert sorted(before) == sorted(linted)


def test_no_module_is_too_long() -> None:
    lengths = {name: text.count("\n") for name, text in texts() if name.endswith(".py")}
    assert {name: n for name, n in lengths.items() if n > FILE_CEILING} == {}


def test_rules_call_what_was_chosen_by_its_name() -> None:
    """`action.thing` says nothing to a reader: it is given a name before it is used."""
    rules = re.compile(r"src/serai/games/\w+/rules/\w+\.py")
    nameless = re.compile(r"^(?!\s*\w+(?:, \w+)* = ).*\baction\.thing\b")
    found = [
        f"{name}: {line.strip()}"
        for name, text in texts()
        if rules.fullmatch(name)
        for line in text.splitlines()
        if nameless.match(line)
    ]
    assert found == []
    assert nameless.match("        s.side = action.thing")
    assert not nameless.match("        side = action.thing")


def test_no_function_is_too_long() -> None:
    long = [
        f"{name}:{node.lineno}: {node.name} has {length} lines"
        for name, text in texts()
        if name.endswith(".py")
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or node.lineno) - node.lineno + 1)
        > (TEST_CEILING if name.startswith("tests/") else FUNCTION_CEILING)
    ]
    assert long == []


@pytest.mark.parametrize(
    ("pattern", "line", "found"),
    [
        (REGISTRIES, "see https://py" + "pi.org/project/x", True),
        (REGISTRIES, "--index-" + "url https://somewhere", True),
        (REGISTRIES, "pip and npm", False),
        (MACHINE_PATHS, "cd /wo" + "rk/main", True),
        (MACHINE_PATHS, "'/ro" + "ot'", True),
        (MACHINE_PATHS, "$(HOME)/net" + "work/x and src/wo" + "rk/x", False),
        (MACHINE_PATHS, "GET /workers and /rooted", False),
    ],
)
def test_the_patterns(pattern: re.Pattern[str], line: str, found: bool) -> None:
    assert bool(pattern.search(line)) is found
