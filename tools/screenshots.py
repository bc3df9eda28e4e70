"""Take the pictures of the pages again that the README shows, from a server that is running.

    make play &
    python tools/screenshots.py http://127.0.0.1:8000 docs/pictures

It needs Chromium and Playwright, as the tests of the browser do. A visitor plays Taj Mahal against
bots: one game into its middle, one to its end. In the other games the visitor takes over a game of
bots.
"""

from __future__ import annotations

import base64
import struct
import sys
import time
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import serai  # noqa: E402
from serai.bots import make_bot  # noqa: E402
from serai.core.match import Match  # noqa: E402
from tests.web.conftest import FLAGS, find_chromium  # noqa: E402

LAPTOP: Any = {"width": 1366, "height": 768}
PHONE: Any = {"width": 390, "height": 844}
SEED = 11
FAR: dict[str, Callable[[Any], bool]] = {
    "agra": lambda view: view.round >= 14,
    "merv": lambda view: (view.year, view.round) >= (2, 3),
    "rajas": lambda view: view.round >= 5,
}
"""Whether the games of bots have come far enough."""
PIXELS = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  let text = '';
  for (let at = 0; at < data.length; at += 4) {
    text += String.fromCharCode(data[at], data[at + 1], data[at + 2]);
  }
  return { width: image.width, height: image.height, pixels: btoa(text) };
}"""


def main(address: str, folder: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        visitor = browser.new_context(base_url=address, viewport=LAPTOP, reduced_motion="reduce")
        over = play(visitor, lambda table: table["status"] == "finished")
        table = play(visitor, _is_telling)
        others = {game: take_over(visitor, bots_play(game)) for game in FAR}
        state: Any = visitor.storage_state()

        def phones(path: str) -> bytes:
            looks = [{"viewport": PHONE, "color_scheme": theme} for theme in ("light", "dark")]
            return side_by_side(
                browser, [shot(browser, address, state, path, **look) for look in looks]
            )

        pictures = {
            "page_home": shot(browser, address, state, "/", viewport=LAPTOP),
            "page_table": shot(browser, address, state, table, viewport=LAPTOP),
            "page_phone": phones(table),
            "page_result": shot(browser, address, state, f"{over}/result", viewport=LAPTOP),
        }
        for game, path in others.items():
            pictures[f"page_{game}"] = shot(browser, address, state, path, viewport=LAPTOP)
            pictures[f"page_{game}_phone"] = phones(path)
        blank = browser.new_page()
        for name, picture in pictures.items():
            file = folder / f"{name}.png"
            file.write_bytes(smaller(blank, picture))
            print(f"{file}: {file.stat().st_size // 1000} kB")
        browser.close()


def _is_telling(table: dict[str, Any]) -> bool:
    """Far in the game, the visitor's turn, with something to win."""
    me = table["view"]["sides"][0]
    return bool(
        table["view"]["visit"] >= 8
        and "withdraw" in table["options"]
        and len(me["played"]) >= 2
        and me["would_win"]
        and len(me["hand"]) >= 5
    )


def play(visitor: BrowserContext, enough: Callable[[dict[str, Any]], bool]) -> str:
    """Make a table and play at it until it is as wanted; returns its address."""
    home = visitor.new_page()
    home.goto("/")
    own = {"Origin": home.evaluate("location.origin")}
    seats: dict[str, str | float | bool] = {"name": "Amina", "seat0": "me", "seat4": "nobody"}
    seats |= {f"seat{at}": "greedy" for at in (1, 2, 3)}
    made = visitor.request.post("/new/taj_mahal", form=seats, headers=own)
    id = made.url.rpartition("/")[2]
    while True:
        table = visitor.request.get(f"/api/tables/{id}").json()
        if enough(table):
            return f"/t/{id}"
        if table["status"] == "finished":
            return play(visitor, enough)
        if table["options"]:
            body = {"actions": [_choice(table)]}
            visitor.request.post(f"/api/tables/{id}/act", data=body, headers=own)
        else:
            time.sleep(0.05)


def _choice(table: dict[str, Any]) -> str:
    """Three cards a visit, then leave."""
    options: list[str] = table["options"]
    cards = [option for option in options if option.startswith("play")]
    if cards and len(table["view"]["sides"][0]["played"]) < 3:
        return cards[-1]
    return next((option for option in options if option in ("done", "withdraw")), options[0])


def bots_play(name: str) -> Match:
    """A game up to the beginning of a turn of the first seat in its second half."""
    game = serai.load(name)
    match = serai.Match(game, players=4, seed=SEED, names=["Amina", "Bashir", "Chandra", "Devi"])
    bots = [make_bot("greedy", game, seed) for seed in range(4)]
    last = -1
    while not (FAR[name](match.view(0)) and match.actor == 0 and last != 0):
        last = match.actor
        match.play(match.ask(bots[match.actor]))
    return match


def take_over(visitor: BrowserContext, match: Match) -> str:
    """Play on from a record, as its first seat; returns the address of the table."""
    home = visitor.new_page()
    home.goto("/")
    own = {"Origin": home.evaluate("location.origin")}
    text = str(match.record)
    brought = visitor.request.post("/replay", multipart={"text": text}, headers=own)
    there: dict[str, str | float | bool] = {"step": str(match.record.choices()), "seat": "0"}
    made = visitor.request.post(f"{brought.url.partition('?')[0]}/branch", form=there, headers=own)
    return "/t/" + made.url.rpartition("/t/")[2]


# --- pictures ---------------------------------------------------------------------------------


def shot(browser: Browser, base: str, state: Any, path: str, **look: Any) -> bytes:
    with browser.new_context(
        base_url=base, storage_state=state, reduced_motion="reduce", locale="en-GB", **look
    ) as context:
        page = context.new_page()
        page.goto(path)
        page.wait_for_timeout(500)  # the fonts
        return page.screenshot()


def side_by_side(browser: Browser, pictures: list[bytes]) -> bytes:
    page = browser.new_page(viewport={"width": 2 * 390 + 16, "height": 844})
    images = "".join(f'<img src="{_address(picture)}">' for picture in pictures)
    page.set_content(f'<body style="margin:0;display:flex;gap:16px">{images}')
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    return page.screenshot(omit_background=False)


def _address(picture: bytes) -> str:
    return "data:image/png;base64," + base64.b64encode(picture).decode()


def smaller(page: Page, picture: bytes) -> bytes:
    """The picture with at most 256 colours: those that stand for the most of its pixels."""
    found = page.evaluate(PIXELS, _address(picture))
    raw = base64.b64decode(found["pixels"])
    colours = [raw[at : at + 3] for at in range(0, len(raw), 3)]
    counts = Counter(colours)
    groups = Counter[bytes]()
    first: dict[bytes, bytes] = {}
    for colour, count in counts.most_common():
        near = bytes(part // 12 for part in colour)
        first.setdefault(near, colour)
        groups[near] += count
    palette = [first[near] for near, _ in groups.most_common(256)]
    number = {colour: _nearest(colour, palette) for colour in counts}
    width, height = found["width"], found["height"]
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        rows += bytes(number[colour] for colour in colours[y * width : (y + 1) * width])
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", b"".join(palette)), (b"IDAT", zlib.compress(rows, 9)))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in (*chunks, (b"IEND", b"")))


def _nearest(colour: bytes, palette: list[bytes]) -> int:
    r, g, b = colour
    distances = [(r - p[0]) ** 2 + (g - p[1]) ** 2 + (b - p[2]) ** 2 for p in palette]
    return distances.index(min(distances))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), Path(sys.argv[2]))
