"""Every colour of Serai, once. Style sheets name them; pictures get them written out.

A style sheet here is CSS with `var(--token)`. A page resolves those by itself; resvg, and a picture
that stands alone, cannot, so `stylesheet` puts the plain values in.
"""

import re
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
    # games
    "agra": "#9b3524",
    "rajas": "#0b6a74",
    "taj": "#a02a62",
    "merv": "#85560a",
    "accent": "var(--taj)",
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
    "land-1": "#eee3c4",
    "land-2": "#dde5c8",
    "land-3": "#efd9cc",
    "land-4": "#d6e1e2",
    "land-edge": "#a99a72",
    "land-now": "#fffdf6",
    "road": "#fffaf0",
    "road-edge": "#9a8a62",
    "fort": "#a8503a",
    # rows of goods in Agra: borders and arrows, streets and fields
    "row-1": "#a9532a",
    "row-2": "#1a7455",
    "row-3": "#96650c",
    "row-4": "#2c5cae",
    "wash-1": "#efd9cc",
    "wash-2": "#dde5c8",
    "wash-3": "#f1e5bd",
    "wash-4": "#d3e0e8",
    # states
    "selectable": "#94690f",
    "selectable-soft": "#fbeec9",
    "tie": "#fbf0d2",
    "hover": "#a02a62",
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
    "tie": "#2a3060",
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
    "agra": "#ee8a74",
    "rajas": "#55c1c6",
    "taj": "#f08ab8",
    "merv": "#e2ae55",
    "accent-soft": "#3a2449",
    "card": "#f1e9d5",
    "piece-line": "#0c0f26",
    "sea": "#10142f",
    "sea-line": "#262d55",
    "land-1": "#353458",
    "land-2": "#2a3d50",
    "land-3": "#43304f",
    "land-4": "#29345f",
    "land-edge": "#6f7099",
    "land-now": "#4f4d70",
    "road": "#c9c3b4",
    "road-edge": "#0c0f26",
    "fort": "#c46a4f",
    "row-1": "#dd8a5d",
    "row-2": "#4fb58f",
    "row-3": "#dcae4c",
    "row-4": "#7ba8ee",
    "wash-1": "#45303f",
    "wash-2": "#263f45",
    "wash-3": "#443c3a",
    "wash-4": "#2a3866",
    "selectable": "#e5c271",
    "selectable-soft": "#5b5030",
    "hover": "#f08ab8",
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
    lines = [f"  --{name}: {value};\n" for name, value in tokens.items()]
    return f"  color-scheme: {scheme};\n{''.join(lines)}"


def _written(css: str, tokens: dict[str, str]) -> str:
    """Tokens to values; a value may name another token."""

    def value(match: re.Match[str]) -> str:
        if match[1] not in tokens:
            raise PictureError(f"there is no colour {match[1]!r} in the palette")
        return _written(tokens[match[1]], tokens)

    return _TOKEN.sub(value, css)
