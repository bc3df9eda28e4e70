"""Put pictures of pages side by side, to be looked at.

    SERAI_PICTURES=/tmp/pictures .venv/bin/pytest -m browser tests/web/test_browser_sizes.py
    .venv/bin/python tools/contact_sheet.py /tmp/pictures sheet.png [PART OF A NAME]

The sheet is a page itself: Chromium lays it out and takes its picture.
"""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.conftest import FLAGS, find_chromium  # noqa: E402

STYLE = """
body { margin: 8px; display: flex; flex-wrap: wrap; gap: 10px; }
body { font: 13px sans-serif; background: #ddd; }
figure { margin: 0; } img { display: block; height: 330px; } figcaption { max-width: 560px; }
"""


def main(folder: Path, sheet: Path, part: str) -> None:
    pictures = [path for path in sorted(folder.glob("*.png")) if part in path.name]
    figures = [
        f'<figure><img src="{path.as_uri()}"><figcaption>{escape(path.stem)}</figcaption></figure>'
        for path in pictures
    ]
    page_file = folder / "sheet.html"
    page_file.write_text(f"<style>{STYLE}</style>{''.join(figures)}", encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 2400, "height": 1200})
        page.goto(page_file.as_uri())
        page.screenshot(path=sheet, full_page=True)
        browser.close()
    print(f"{sheet}: {len(pictures)} pictures")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "")
