"""Change the rules of a game in thousands of small ways, and see whether its tests notice.

    make mutants GAME=…                       every mutant of its rules and its scoring
    make mutants GAME=… ONLY=river SAMPLE=9   every ninth of modules with this in their names

A mutant is a copy of a function with one change: `>` for `>=`, a number one higher, another text.
mutmut makes them; its own runner collects the tests anew for each, which is most of the time it
takes. Here they are collected once, in one process: every mutant is judged in a fork of it, by the
chapter tests that come to its function, the quickest first. Tests that play games by chance, and
the second count, are left out: they catch much, but cannot say which rule is broken.

What a fork may take is time of the processor, never of the clock: a busy machine kills no mutant.
"""

import argparse
import os
import resource
import shutil
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import mutmut.mutation.trampoline as trampoline
import pytest
from mutmut.mutation.file_mutation import mutate_file_contents

ROOT = Path(__file__).resolve().parent.parent
NO_RULES = ("test_records", "test_recount", "test_judge", "test_picture", "test_names_on_the_map")
"""Modules of tests that play whole games, or look at what is no rule."""
WHOLE_GAMES = ("whole_games", "to_the_end", "leave_no_trace", "knows_the_world_it_is_in")
KILLED, SURVIVED, ENDLESS, UNTESTED = "killed", "survived", "killed by an endless loop", "no test"


def copied(game: str, only: str, into: Path) -> list[str]:
    """A copy of the sources with all mutants in it; their names."""
    left_out = shutil.ignore_patterns(
        "*.so", "__pycache__", "node_modules", "static", "conftest.py"
    )
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, into / part, ignore=left_out)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    (into / "pyproject.toml").write_text(f'[project]\nname = "{settings["name"]}"\n')
    folder = into / "src/serai/games" / game
    names = []
    for path in [*sorted((folder / "rules").glob("*.py")), folder / "scoring.py"]:
        if only in path.stem:
            names += mutated(path, path.relative_to(into / "src"))
    return names


def mutated(path: Path, inside: Path) -> list[str]:
    """Write all mutants of a module into it."""
    made = mutate_file_contents(str(path), path.read_text())
    path.write_text(made.code)
    module = ".".join(inside.with_suffix("").parts).removesuffix(".__init__")
    return [f"{module}.{name}" for name in made.mutant_names]


class Judging:
    """A pytest plugin that runs every test once, and then the mutants."""

    def __init__(self, mutants: list[str], jobs: int) -> None:
        self.mutants, self.jobs = mutants, jobs
        self.failed = False
        self.found: dict[str, str] = {}
        self.coming: dict[str, dict[int, float]] = {}
        """The tests that come to a function, and how long each of them takes."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [
            item
            for item in items
            if item.path.stem not in NO_RULES and not any(word in item.name for word in WHOLE_GAMES)
        ]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        os.environ["MUTANT_UNDER_TEST"] = "stats"
        for number, item in enumerate(session.items):
            self.note_who_comes(number, item)
            if self.failed:
                session.shouldfail = "a test fails without any mutant"
                return True
        for done, (name, how) in enumerate(self.judged(session.items), 1):
            self.found[name] = how
            if sys.stderr.isatty() or done % 100 == 0 or done == len(self.mutants):
                told = ", ".join(f"{n} {how}" for how, n in Counter(self.found.values()).items())
                print(f"\r{done} of {len(self.mutants)}: {told}", end="", file=sys.stderr)
        return True

    def note_who_comes(self, number: int, item: pytest.Item) -> None:
        hit: set[str] = set()
        trampoline.record_trampoline_hit = lambda name, caller=None: hit.add(name)
        begun = time.process_time()
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        took = time.process_time() - begun
        for name in hit:
            self.coming.setdefault(name, {})[number] = took

    def judged(self, items: list[pytest.Item]) -> Iterator[tuple[str, str]]:
        """Each mutant, in as many forks at once as there are processors for it."""
        waiting = self.mutants[::-1]
        running: dict[int, str] = {}
        while waiting or running:
            while waiting and len(running) < self.jobs:
                name = waiting.pop()
                tests = self.coming.get(name.rpartition("__mutmut_")[0], {})
                if not tests:
                    yield name, UNTESTED
                    continue
                running[self.fork(name, items, tests)] = name
            if running:
                process, status = os.wait()
                yield running.pop(process), verdict(status)

    def fork(self, name: str, items: list[pytest.Item], tests: dict[int, float]) -> int:
        process = os.fork()
        if process:
            return process
        try:
            items[0].config.pluginmanager.unregister(name="terminalreporter")
            enough = 10 + int(10 * sum(tests.values()))
            resource.setrlimit(resource.RLIMIT_CPU, (enough, enough + 5))
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
            os.environ["MUTANT_UNDER_TEST"] = name
            for number in sorted(tests, key=lambda one: tests[one]):
                items[number].ihook.pytest_runtest_protocol(item=items[number], nextitem=None)
                if self.failed:
                    os._exit(1)
            os._exit(0)
        except BaseException:
            os._exit(1)


def verdict(status: int) -> str:
    if os.WIFSIGNALED(status):
        return ENDLESS
    return KILLED if os.WEXITSTATUS(status) else SURVIVED


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--only", default="", help="modules with this in their names")
    parser.add_argument("--sample", type=int, default=1, help="every so-manieth mutant")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        names = copied(asked.game, asked.only, place)[:: asked.sample]
        if not names:
            parser.error(f"no module of the rules of {asked.game} has {asked.only!r} in its name")
        os.chdir(place)
        sys.path[:0] = [str(place / "src"), str(place)]
        os.environ |= {"SERAI_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        judging = Judging(names, asked.jobs)
        pytest.main(["-q", "-p", "no:cacheprovider", f"tests/{asked.game}"], plugins=[judging])
    if judging.failed or not judging.found:
        return 1
    for name, how in judging.found.items():
        if how in (SURVIVED, UNTESTED):
            print(f"{how}: {name}")
    told = Counter(judging.found.values())
    dead = told[KILLED] + told[ENDLESS]
    print(
        f"{asked.game}: {len(names)} mutants, {dict(told)}: {100 * dead / len(names):.1f} % killed"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
