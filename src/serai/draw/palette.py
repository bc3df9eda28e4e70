"""The shared colours of Serai. Style sheets name them; pictures get them written out.

A style sheet here is CSS with `var(--token)`. A page resolves those by itself; resvg, and a picture
that stands alone, cannot, so `stylesheet` puts the plain values in. A game has colours of its own
beside these; the palette learns them before the game is shown.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from serai.draw.errors import PictureError

ART = Path(__file__).parent / "art"
KIT = ART / "kit.css"
_COLOURS = tomllib.loads((ART / "palette.toml").read_text(encoding="utf-8"))
LIGHT: dict[str, str] = _COLOURS["light"]
DARK_CHANGES: dict[str, str] = _COLOURS["dark"]
THEMES: dict[str, dict[str, str]] = {"light": LIGHT, "dark": LIGHT | DARK_CHANGES}
PAGE = "page"
"""The theme of a picture inside a page: colours stay names, and the page says what they are."""

_TOKEN = re.compile(r"var\(--([\w-]+)\)")


def check_theme(theme: str) -> str:
    """The theme, if there is one of that name."""
    if theme != PAGE and theme not in THEMES:
        raise PictureError(f"there is no theme {theme!r}, only {', '.join([*THEMES, PAGE])}")
    return theme


def learn(light: Mapping[str, str], dark: Mapping[str, str]) -> None:
    """Add the colours of a game. A name is one colour, whichever games there are."""
    for known, more in ((LIGHT, light), (DARK_CHANGES, dark)):
        for name, value in more.items():
            if known.get(name, value) != value:
                raise PictureError(f"the palette has another colour {name!r} already")
    taken = {n for n in dark if n in LIGHT and DARK_CHANGES.get(n, "") != dark[n]} - light.keys()
    if taken:
        raise PictureError(f"the palette has another colour {min(taken)!r} already")
    if not dark.keys() <= LIGHT.keys() | light.keys():
        raise PictureError("a colour of the dark theme is missing in the light one")
    LIGHT.update(light)
    DARK_CHANGES.update(dark)
    THEMES["dark"] = LIGHT | DARK_CHANGES


def colour(token: str, theme: str = "light") -> str:
    """The plain value of a token."""
    return _written(f"var(--{token})", THEMES[check_theme(theme)])


@cache
def stylesheet(css: str, theme: str) -> str:
    """The kit's style sheet and another one, on short lines, with the colours of a theme."""
    text = re.sub(r"/\*.*?\*/", "", KIT.read_text(encoding="utf-8") + css, flags=re.DOTALL)
    text = (
        re.sub(r"\s*([{};,]|:\s)\s*", lambda mark: mark[1].strip(), text).replace(";}", "}").strip()
    )
    return text if check_theme(theme) == PAGE else _written(text, THEMES[theme])


def palette_css() -> str:
    """The tokens of both themes and the paint classes, for pages."""
    dark = _tokens(DARK_CHANGES, "dark")
    return (
        "/* Written from serai/draw/art/palette.toml; change it there. Light is the default, dark\n"
        '   follows the system or [data-theme="dark"]. */\n'
        f":root {{\n{_tokens(LIGHT, 'light')}}}\n"
        "@media (prefers-color-scheme: dark) { "
        f':root:not([data-theme="light"]) {{\n{dark}}} }}\n'
        f':root[data-theme="dark"] {{\n{dark}}}\n\n'
        f"{KIT.read_text(encoding='utf-8')}"
    )


def _tokens(tokens: dict[str, str], scheme: str) -> str:
    """Sorted, so that the sheet is the same whichever game was loaded first."""
    lines = [f"  --{name}: {value};\n" for name, value in sorted(tokens.items())]
    return f"  color-scheme: {scheme};\n{''.join(lines)}"


def _written(css: str, tokens: dict[str, str]) -> str:
    """Tokens to values; a value may name another token."""

    def value(match: re.Match[str]) -> str:
        if match[1] not in tokens:
            raise PictureError(f"there is no colour {match[1]!r} in the palette")
        return _written(tokens[match[1]], tokens)

    return _TOKEN.sub(value, css)
