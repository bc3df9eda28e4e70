"""The examples of the README and of the documents run as they are printed."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*ROOT.glob("README.md"), *sorted(ROOT.glob("docs/*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_the_examples_of_the_page_run(page: Path) -> None:
    result = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )
    assert result.failed == 0


def test_the_readme_shows_how_to_use_the_library() -> None:
    readme = ROOT / "README.md"
    if not readme.exists():
        pytest.skip("there is no README here")
    text = readme.read_text(encoding="utf-8")
    for name in ("serai.load(", "serai.Match(", "match.play(", "serai.replay(", "read_record("):
        assert name in text
