"""Style sheet, script and fonts, cached by browsers for ever under a name with their version."""

import hashlib
import mimetypes
from functools import cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from serai.draw.palette import palette_css
from serai.draw.parts import ART, shared, symbols
from serai.games.about import gates

HERE = Path(__file__).parent
BUNDLE = HERE / "static"
SCRIPTS = ("app.js", "layout.js", "worker.js")
STYLES = ("fonts", "base", "site", "table", "states", "layouts", "phone")
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}


@cache
def style_sheet() -> str:
    """The style sheet: palette, site, and every game's own."""
    games = gates()  # loads their colours into the palette
    parts = [palette_css()]
    parts += [(HERE / "style" / f"{name}.css").read_text(encoding="utf-8") for name in STYLES]
    return "\n".join([*parts, *(about.style for about in games)])


@cache
def version() -> str:
    """The version of all static files."""
    digest = hashlib.sha256(style_sheet().encode())
    for name in SCRIPTS:
        path = BUNDLE / name
        digest.update(path.read_bytes() if path.exists() else b"")
    return digest.hexdigest()[:12]


@cache
def drawn_parts(icons: str = "") -> str:
    """The SVG symbols for a page; `icons` is the prefix of a game's icons."""
    return "".join((*shared().values(), *symbols(icons).values()))


async def serve(request: Request) -> Response:
    name: str = request.path_params["name"]
    headers = FOR_EVER if request.path_params["version"] == version() else {}
    if name == "app.css":
        return Response(style_sheet(), media_type="text/css", headers=headers)
    path = _file(name)
    if path is None:
        raise HTTPException(404)
    kind = "font/woff2" if path.suffix == ".woff2" else mimetypes.guess_type(path.name)[0]
    return Response(path.read_bytes(), media_type=kind, headers=headers)


def _file(name: str) -> Path | None:
    """The content of a static file; names are looked up, never joined to a path."""
    folder, _, last = name.rpartition("/")
    where = {"": BUNDLE, "fonts": ART / "fonts"}.get(folder)
    if where is None or not where.is_dir():
        return None
    return next((path for path in where.iterdir() if path.name == last and path.is_file()), None)
