"""`pip install serai` brings the engine alone, and whoever needs more is told which extra has it.

Tried in scratch environments, in which nothing is installed but what an extra asks for. They need
no network: what is installed here is laid into them as links.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Iterator
from importlib.metadata import distribution, packages_distributions
from importlib.util import find_spec
from pathlib import Path

import pytest

import serai
from serai._extras import MODULES

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME = re.compile(r"[\w.-]+")
LARGE = {"cluster"}
"""Extras that nobody gets who does not ask for them by name."""

PLAY = """
import serai
from serai.bots import make_bot
from serai.core.match import Worlds

for name in serai.GAMES:
    game = serai.load(name)
    match = serai.Match(game, seed=7)
    bots = [make_bot(bot, game, seed=1) for bot in ("random", "greedy:1", "search:2")]
    for turn in range(12):
        seat = match.actor
        bot = bots[turn % len(bots)]
        match.play(bot.choose(match.view(seat), match.options(), Worlds(match, seat)))
    again = serai.replay(serai.read_record(str(match.record)))
    assert again.scores() == match.scores()
    print(name, again.record.choices())
"""


def plain(name: str) -> str:
    """The name of a package as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def asked_for(extra: str | None) -> Iterator[str]:
    """The packages that Serai itself names, for an extra or for the engine alone."""
    own = PROJECT["dependencies"] if extra is None else PROJECT["optional-dependencies"][extra]
    for line in own:
        match = NAME.match(line)
        assert match is not None
        if match.group() == "serai":
            for other in re.findall(r"\w+", line.removeprefix("serai")):
                yield from asked_for(other)
        else:
            yield plain(match.group())


def with_all_they_need(names: Iterator[str]) -> set[str]:
    """The packages, and those that they require in turn on this machine."""
    from packaging.requirements import Requirement

    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            needs = map(Requirement, distribution(name).requires or ())
            waiting += [
                plain(need.name)
                for need in needs
                if need.marker is None or need.marker.evaluate({"extra": ""})
            ]
    return found


class Scratch:
    """An environment with Serai and the packages of some extras, and nothing else."""

    def __init__(self, folder: Path, *extras: str) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = folder / "bin" / "python"
        site = folder / Path(sysconfig.get_path("purelib")).relative_to(sys.prefix)
        (site / "serai.pth").write_text(str(ROOT / "src"))
        names = {name for extra in (None, *extras) for name in with_all_they_need(asked_for(extra))}
        for name in names:
            self._link(name, site)
        self.packages = names

    def _link(self, name: str, site: Path) -> None:
        """Lay what belongs to an installed package into this environment."""
        package = distribution(name)
        for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(package.locate_file(top))))

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SERAI_PURE")}
        return subprocess.run(
            [str(self.python), *command], env=kept, capture_output=True, text=True, check=False
        )

    def fault(self, code: str) -> str:
        """The last line of a program that fails."""
        done = self.run("-c", code)
        assert done.returncode == 1, done.stdout
        return done.stderr.splitlines()[-1]


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    return Scratch(tmp_path_factory.mktemp("engine") / "venv")


@pytest.fixture(scope="module")
def terminal(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    return Scratch(tmp_path_factory.mktemp("terminal") / "venv", "cli")


def test_the_engine_alone_needs_one_package(engine: Scratch) -> None:
    assert engine.packages == {"mypy-extensions"}


def test_the_engine_alone_plays_every_game_with_every_bot(engine: Scratch) -> None:
    done = engine.run("-c", PLAY)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{name} 12" for name in serai.GAMES]


def test_the_engine_alone_plays_many_games(engine: Scratch) -> None:
    code = (
        "from serai.arena import simulate\n"
        "print(len(simulate('taj_mahal', ['random'] * 3, games=2, seed=1, workers=1)))"
    )
    done = engine.run("-c", code)
    assert (done.returncode, done.stdout) == (0, "2\n"), done.stderr


@pytest.mark.parametrize(
    ("code", "needs"),
    [
        (
            "import serai; serai.Match(serai.load('agra'), seed=1).view(0)._repr_svg_()",
            "making sentences or pictures needs: pip install 'serai[words]'",
        ),
        (
            "from serai.arena import contest; contest('agra', ['random'] * 3, games=1, seed=1)",
            "rating bots needs: pip install 'serai[arena]'",
        ),
        ("import serai.web.site", "the server needs: pip install 'serai[server]'"),
        ("import serai.server.app", "the server needs: pip install 'serai[server]'"),
    ],
)
def test_what_is_more_than_the_engine_names_its_extra(
    engine: Scratch, code: str, needs: str
) -> None:
    assert engine.fault(code) == f"serai._extras.MissingExtra: {needs}"


def test_the_command_without_its_extra_says_so_in_one_line(engine: Scratch) -> None:
    done = engine.run("-m", "serai", "play", "agra")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "serai: the command line needs: pip install 'serai[cli]'\n"


def test_the_command_line_works_without_the_server(terminal: Scratch, tmp_path: Path) -> None:
    for words in (("--help",), ("version",), ("rules", "agra", "order"), ("bench", "--help")):
        done = terminal.run("-m", "serai", *words)
        assert done.returncode == 0, done.stderr
    picture = tmp_path / "board.svg"
    terminal.run("-m", "serai", "show", "agra", "--upto", "3", "-o", str(picture))
    assert "<svg" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "needs"),
    [
        ("serve", "serai serve needs: pip install 'serai[server]'"),
        ("show agra --upto 0 -o board.png", "making a PNG needs: pip install 'serai[png]'"),
    ],
)
def test_a_command_that_needs_more_names_the_extra(
    terminal: Scratch, words: str, needs: str
) -> None:
    done = terminal.run("-m", "serai", *words.split())
    assert (done.returncode, done.stderr) == (2, f"serai: {needs}\n")


@pytest.mark.parametrize("extra", MODULES)
def test_the_modules_that_are_looked_for_are_those_of_the_extra(extra: str) -> None:
    if extra in LARGE and find_spec(MODULES[extra][0]) is None:
        pytest.skip("installed by `make test-all`")
    by_module = packages_distributions()
    looked_for = {plain(name) for module in MODULES[extra] for name in by_module[module]}
    spared = {"uvloop"}  # not on every system, and only for speed
    assert looked_for - {"fluent-syntax"} == set(asked_for(extra)) - spared


def test_all_is_all() -> None:
    extras = PROJECT["optional-dependencies"]
    each = {name for extra in extras if extra not in LARGE for name in asked_for(extra)}
    assert set(asked_for("all")) == each
