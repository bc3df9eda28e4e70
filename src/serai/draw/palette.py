"""Every shared colour of Serai, once. Style sheets name them; pictures get them written out.

A style sheet here is CSS with `var(--token)`. A page resolves those by itself; resvg, and a picture
that stands alone, cannot, so `stylesheet` puts the plain values in. A game has colours of its own
beside these; the palette learns them before the game is shown.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from serai.draw.errors import PictureError

LIGHT: dict[str, str] = {
    # ground and leaves
    "ground": "#c9d7cd",
    "ground-line": "#b7c8bc",
    "paper": "#fdf9ee",
    "paper-2": "#f4ecd9",
    "paper-3": "#e9dfc6",
    "ink": "#1b2150",
    "ink-2": "#4d5179",
    "gold": "#b48a35",
    "gold-ink": "#7d590c",
    "bar": "#1b2150",
    "bar-ink": "#fdf9ee",
    "bar-ink-2": "#c9cbe6",
    "bar-gold": "#f0c660",
    "bar-main": "#f0c660",
    "bar-main-ink": "#1b2150",
    # seats: colour, shape and letter come together
    "seat-a": "#14348f",
    "seat-a-on": "#fdf9ee",
    "seat-b": "#c7301a",
    "seat-b-on": "#fdf9ee",
    "seat-c": "#147e62",
    "seat-c-on": "#fdf9ee",
    "seat-d": "#ecb935",
    "seat-d-on": "#1b2150",
    "seat-e": "#6b2e66",
    "seat-e-on": "#fdf9ee",
    # where a page is about no game, or about one without a colour of its own
    "accent": "#a02a62",
    "accent-soft": "#f6dfe4",
    # card suits: colour and flower
    "suit-red": "#93222f",
    "suit-yellow": "#e6b32b",
    "suit-green": "#57923b",
    "suit-violet": "#634897",
    # material of pieces: nearly the same in both themes
    "card": "#fdf9ee",
    "card-ink": "#1b2150",
    "card-gold": "#b48a35",
    "special": "#d9b25a",
    "crown": "#e0b040",
    "coin": "#e9c76f",
    "sym-vizier": "#1f6a44",
    "sym-general": "#5c3590",
    "sym-monk": "#a9480d",
    "sym-princess": "#a02a62",
    "sym-mogul": "#1a459c",
    "sym-elephant": "#444c5c",
    "rice": "#8b7a45",
    "tea": "#4c7a2f",
    "spice": "#a9480d",
    "jewels": "#33589f",
    "piece-line": "#141a45",
    # map
    "sea": "#dfe7e0",
    "sea-line": "#c3d1c8",
    "land-edge": "#a99a72",
    "fort": "#a8503a",
    # states
    # firuza, the turquoise glaze, says what may be chosen now, and nothing else is of that colour
    "may": "#00bdf2",
    "may-edge": "#1b2150",
    "may-soft": "#cfeffa",
    "may-deep": "#00658c",
    "may-on": "#1b2150",
    "bar-may": "#4fd8ff",
    "bar-may-on": "#1b2150",
    "hover": "#00658c",
    "chosen": "#1b2150",
    "refused": "#6a6c82",
    "changed": "#147e62",
    "danger": "#a3261c",
}

DARK_CHANGES: dict[str, str] = {
    "ground": "#0c0f26",
    "ground-line": "#171b3a",
    "paper": "#171c3d",
    "paper-2": "#20264c",
    "paper-3": "#333a66",
    "ink": "#f3ebd7",
    "ink-2": "#b9bad6",
    "gold": "#b08d45",
    "gold-ink": "#e5c271",
    "bar": "#f3e7c8",
    "bar-ink": "#171c3d",
    "bar-ink-2": "#4a4a68",
    "bar-gold": "#7d590c",
    "bar-main": "#1b2150",
    "bar-main-ink": "#f6d98a",
    "seat-a": "#6d97f2",
    "seat-a-on": "#0c0f26",
    "seat-b": "#f4694a",
    "seat-b-on": "#0c0f26",
    "seat-c": "#35b597",
    "seat-c-on": "#0c0f26",
    "seat-d": "#f6cf5c",
    "seat-d-on": "#0c0f26",
    "seat-e": "#d08ad0",
    "seat-e-on": "#0c0f26",
    "accent": "#f08ab8",
    "accent-soft": "#3a2449",
    "card": "#f1e9d5",
    "piece-line": "#0c0f26",
    "sea": "#10142f",
    "sea-line": "#262d55",
    "land-edge": "#6f7099",
    "fort": "#c46a4f",
    "may": "#4fd8ff",
    "may-edge": "#080a1c",
    "may-soft": "#134560",
    "may-deep": "#7fe0ff",
    "may-on": "#0c0f26",
    "bar-may": "#0079a6",
    "bar-may-on": "#fdf9ee",
    "hover": "#7fe0ff",
    "chosen": "#f3ebd7",
    "refused": "#9698b4",
    "changed": "#35b597",
    "danger": "#ff9383",
}

THEMES: dict[str, dict[str, str]] = {"light": LIGHT, "dark": LIGHT | DARK_CHANGES}
PAGE = "page"
"""The theme of a picture inside a page: colours stay names, and the page says what they are."""

KIT = Path(__file__).parent / "art" / "kit.css"
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
        "/* Written from serai/draw/palette.py; change it there. Light is the default, dark\n"
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
