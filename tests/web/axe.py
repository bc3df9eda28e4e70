"""What axe, which knows the rules for accessible pages, finds fault with."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.browser import LAPTOP, PHONE
from tests.web.conftest import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = ROOT / "src" / "serai" / "web" / "client" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = """() => axe.run().then((found) => found.violations.map((one) =>
  [one.id, one.nodes.length, one.nodes[0].target.join(' '), one.nodes[0].failureSummary]))"""

LOOKS = {
    "laptop-light": (LAPTOP, "light"),
    "phone-dark": (PHONE, "dark"),
    "laptop-dark": (LAPTOP, "dark"),
    "phone-light": (PHONE, "light"),
}
DAILY = ("laptop-light", "phone-dark")
"""Both screens and both themes; the other two together with the longest games."""

in_every_look = pytest.mark.parametrize(
    ("screen", "theme"),
    [
        pytest.param(*look, id=name, marks=() if name in DAILY else pytest.mark.slow)
        for name, look in LOOKS.items()
    ],
)


@cache
def _script() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, *where: str) -> list[list[Any]]:
    """The faults of a page, each with where it was found."""
    page.evaluate(_script())
    return [[*where, *fault] for fault in page.evaluate(VIOLATIONS)]
