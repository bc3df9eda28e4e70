"""The compiled engine and its plain source: two builds of one package, tried on a small copy."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.compile import SUFFIX, UnavailableError, alone, find_compiler, manifest_path

ROOT = Path(__file__).resolve().parents[2]
OURS = ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md", ".gitignore")
"""The files that make a package of the copy."""

STEPS = """
from serai.core.play import Step

def steps() -> list[Step]:
    return [Step(3), Bid(4)]
"""

PACKAGE = {
    "__init__.py": 'from serai import _build\n\n_build.prepare()\n__version__ = "7.8.9"\n',
    "core/__init__.py": "",
    "core/limits.py": "from typing import Final\n\nLIMIT: Final = 7\n",
    "core/play.py": """
from serai.core.limits import LIMIT

class Step:
    def __init__(self, n: int) -> None:
        self.n = n

    def value(self) -> int:
        return self.n

    def twice(self) -> int:
        return self.value() * 2

def limit() -> int:
    return LIMIT
""",
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/rules/__init__.py": "from serai.games.toy.rules.auction import Bid\n" + STEPS,
    "games/toy/rules/auction.py": """
from serai.core.play import Step

class Bid(Step):
    def value(self) -> int:
        return self.n + 10
""",
}

ASK = """
import serai, sys
from serai import _build
from serai.core import play
from serai.games.toy import rules
build = "compiled" if _build.compiled() else "plain"
print(build, [step.twice() for step in rules.steps()], play.limit())
loaded = {sys.modules[type(step).__module__] for step in rules.steps()} | {play, rules}
print(*sorted({module.__file__.rpartition(".")[2] for module in loaded}))
print(_build.describe())
"""


def run(root: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, with nothing of this process's settings."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("SERAI_")}
    env |= {"PYTHONPATH": str(root / "src"), **environment}
    return subprocess.run(
        [sys.executable, *command], cwd=root, env=env, capture_output=True, text=True, check=False
    )


def ask(root: Path, **environment: str) -> tuple[list[str], str]:
    """What the copy says about itself, and its warnings."""
    answer = run(root, "-c", ASK, **environment)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.splitlines(), answer.stderr


def compile_copy(root: Path, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(root, "tools/compile.py", *options, **environment)


def write(root: Path, name: str, text: str) -> None:
    path = root / "src" / "serai" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def pristine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small Serai with our build files, not compiled."""
    root = tmp_path_factory.mktemp("pristine")
    for name in (*OURS, "tools/compile.py"):
        (root / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    for name, text in PACKAGE.items():
        write(root, name, text)
    shutil.copy(ROOT / "src/serai/_build.py", root / "src/serai/_build.py")
    return root


@pytest.fixture(scope="module")
def built(pristine: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same, compiled once for all processes that pytest runs on."""
    try:
        find_compiler()
    except UnavailableError as reason:
        pytest.skip(str(reason))
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    root = shared / "built"
    with alone(shared):
        if not manifest_path(root).exists():
            shutil.copytree(pristine, root, dirs_exist_ok=True)
            result = compile_copy(root, SERAI_REQUIRE_COMPILE="1")
            assert result.returncode == 0, result.stdout + result.stderr
    return root


@pytest.fixture
def copy(built: Path, tmp_path: Path) -> Path:
    """A compiled copy that a test may spoil."""
    return shutil.copytree(built, tmp_path / "copy")


def test_one_source_runs_compiled_and_plain(built: Path) -> None:
    compiled, _ = ask(built)
    plain, quiet = ask(built, SERAI_PURE="1")
    assert compiled[:2] == ["compiled [6, 28] 7", "so"]
    assert plain[:2] == ["plain [6, 28] 7", "py"]
    assert compiled[2].startswith("compiled with mypyc, ")
    assert plain[2].startswith("plain Python, ")
    assert quiet == ""


def test_modules_are_one_unit_with_nothing_left_lying_about(built: Path) -> None:
    extensions = {path.name.removesuffix(SUFFIX) for path in built.glob(f"src/**/*{SUFFIX}")}
    assert extensions == {"serai_engine__mypyc", "play", "__init__", "auction"}
    assert {path.name for path in built.iterdir()} == {*OURS, "tools", "src", "build"}


def test_unchanged_sources_are_not_compiled_again(built: Path) -> None:
    assert "up to date" in compile_copy(built).stdout


@pytest.mark.parametrize(
    ("name", "old", "new", "answer"),
    [
        ("games/toy/rules/auction.py", "+ 10", "+ 20", "[6, 48] 7"),
        ("core/limits.py", "7", "8", "[6, 28] 8"),  # not compiled itself, but copied into the C
    ],
)
def test_an_edited_source_runs_plain(
    copy: Path, name: str, old: str, new: str, answer: str
) -> None:
    write(copy, name, (copy / "src/serai" / name).read_text().replace(old, new))
    said, warning = ask(copy)
    assert said[0] == f"plain {answer}"
    assert warning.count("\n") == 1
    assert f"serai/{name} changed" in warning
    assert "make compile" in warning


def test_compiling_again_follows_what_was_edited_and_removed(copy: Path) -> None:
    (copy / "src/serai/games/toy/rules/auction.py").unlink()
    write(copy, "games/toy/rules/__init__.py", "from serai.core.play import Step as Bid\n" + STEPS)
    write(copy, "core/limits.py", PACKAGE["core/limits.py"].replace("7", "8"))
    assert compile_copy(copy, "--strict").returncode == 0
    assert not list(copy.glob("src/**/auction*.so"))
    said, warning = ask(copy)
    assert (said[0], warning) == ("compiled [6, 8] 8", "")


def test_without_a_compiler_it_is_plain_python(copy: Path, tmp_path: Path) -> None:
    write(copy, "core/limits.py", "LIMIT = 9\n")
    result = compile_copy(copy, "--strict", PATH=str(tmp_path), CC="")
    assert result.returncode == 0
    assert "no C compiler" in result.stderr
    assert ask(copy)[0][0] == "plain [6, 28] 9"
    assert ask(copy)[1] == ""
    required = compile_copy(copy, PATH=str(tmp_path), CC="", SERAI_REQUIRE_COMPILE="1")
    assert required.returncode == 1


def test_a_compile_error_is_told_and_leaves_plain_python(copy: Path) -> None:
    write(
        copy,
        "games/toy/rules/auction.py",
        PACKAGE["games/toy/rules/auction.py"] + "\nx: int = ''\n",
    )
    result = compile_copy(copy)
    assert result.returncode == 0
    assert "Incompatible types" in result.stdout
    assert "plain Python" in result.stderr
    assert ask(copy)[0][0] == "plain [6, 28] 7"
    assert compile_copy(copy, "--strict").returncode == 1


def test_compiling_can_be_switched_off(pristine: Path) -> None:
    assert "nothing compiled" in compile_copy(pristine, SERAI_NO_COMPILE="1").stdout
    assert not list(pristine.glob("src/**/*.so"))


def test_a_wheel_carries_both_builds(copy: Path) -> None:
    result = run(copy, "-m", "hatchling", "build", "-t", "wheel")
    assert result.returncode == 0, result.stdout + result.stderr
    (wheel,) = (copy / "dist").iterdir()
    names = set(zipfile.ZipFile(wheel).namelist())
    assert not wheel.name.endswith("any.whl")
    assert {
        f"serai_engine__mypyc{SUFFIX}",
        f"serai/core/play{SUFFIX}",
        "serai/core/play.py",
    } <= names
    assert not [name for name in names if "_compiled." in name]


def test_a_wheel_of_plain_python_fits_everywhere(pristine: Path, tmp_path: Path) -> None:
    root = shutil.copytree(pristine, tmp_path / "copy")
    result = run(root, "-m", "hatchling", "build", "-t", "wheel", SERAI_NO_COMPILE="1")
    assert result.returncode == 0, result.stdout + result.stderr
    (wheel,) = (root / "dist").iterdir()
    assert wheel.name == "serai-7.8.9-py3-none-any.whl"  # the version stands in one place


def test_this_checkout_runs_what_it_says() -> None:
    if not manifest_path(ROOT).exists():
        pytest.skip("this checkout is not compiled")
    script = "from serai import _build; from serai.core import play; print(_build.compiled(), play)"
    compiled = run(ROOT, "-c", script)
    plain = run(ROOT, "-c", script, SERAI_PURE="1")
    if "make compile" not in compiled.stderr:  # somebody is editing
        assert compiled.stdout.startswith("True")
    assert plain.stdout.startswith("False")
    assert "play.py" in plain.stdout


@pytest.mark.parametrize(
    ("origin", "page"),
    [
        ("https://example.org/serai/serai.git", "https://example.org/serai/serai"),
        ("https://me:secret@example.org/serai", "https://example.org/serai"),
        ("git@example.org:serai/serai.git", "https://example.org/serai/serai"),
        ("ssh://git@example.org/serai", "https://example.org/serai"),
        ("../somewhere/serai", None),
        ("file:///srv/serai.git", None),
        ("https://localhost/serai", None),
        ("", None),
    ],
)
def test_a_wheel_says_where_its_sources_are_if_others_can_reach_them(
    pristine: Path, tmp_path: Path, origin: str, page: str | None
) -> None:
    root = shutil.copytree(pristine, tmp_path / "published")
    subprocess.run(["git", "init", "--quiet", str(root)], check=True)
    subprocess.run(["git", "-C", str(root), "config", "remote.origin.url", origin], check=True)
    result = run(root, "-m", "hatchling", "metadata")
    assert result.returncode == 0, result.stderr
    urls = json.loads(result.stdout).get("urls", {})
    assert urls.get("Source") == page
    assert all(str(page) in address for address in urls.values())
