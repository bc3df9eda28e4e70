"""The examples run, and print something."""

import runpy
from pathlib import Path

import pytest

from tests.cli.run import ROOT

EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
NEEDS_A_SERVER = {"remote_bot"}  # run by tests/server/test_remote_bot.py
ALONE = [path for path in EXAMPLES if path.stem not in NEEDS_A_SERVER]


@pytest.mark.parametrize("path", ALONE, ids=[path.stem for path in ALONE])
def test_an_example_runs(
    path: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out.strip()


def test_every_example_is_listed() -> None:
    listed = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    assert [path.name for path in EXAMPLES if f"`{path.name}`" not in listed] == []
