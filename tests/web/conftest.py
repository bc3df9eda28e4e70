"""The site in this process, and a real server with a real browser for what only they can show."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from serai.server.settings import Settings
from serai.web.site import make_site
from tests.server.process import Server, site_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path}/serai.db", rate_limits=False, bot_workers=1)


@pytest.fixture
def site(settings: Settings) -> Iterator[TestClient]:
    """A browser without a screen: it keeps cookies and follows redirects."""
    with TestClient(make_site(settings), headers=BROWSER) as client:
        yield client


BROWSER = {"Accept": "text/html", "Sec-Fetch-Site": "same-origin", "Accept-Language": "en"}


@pytest.fixture
def server(settings: Settings) -> Iterator[Server]:
    with site_server(settings) as server:
        yield server


def find_chromium() -> str:
    """The browser of the machine; tools/chromium.sh would install one."""
    named = os.environ.get("CHROMIUM")
    found = named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    if found is None:
        script = subprocess.run(
            [ROOT / "tools" / "chromium.sh"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        lines = script.stdout.split()
        found = lines[-1] if lines else None
    if found is None:
        pytest.skip("there is no Chromium on this machine")
    return found


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module share: each of them makes its own table."""
    folder = tmp_path_factory.mktemp("inn")
    settings = Settings(database=f"sqlite:///{folder}/serai.db", rate_limits=False, bot_workers=1)
    with site_server(settings) as server:
        yield server


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Not for the whole session: while Playwright runs, nothing else can run an event loop."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()
