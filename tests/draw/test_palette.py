"""One table of colours serves pages and pictures."""

import re
from itertools import combinations

import pytest

from serai.draw.errors import PictureError
from serai.draw.palette import (
    DARK_CHANGES,
    LIGHT,
    THEMES,
    check_theme,
    colour,
    learn,
    palette_css,
    stylesheet,
)
from serai.draw.shapes import LETTERS
from serai.games.about import gates

GAMES = gates()
"""Having read them, the palette has the colours of all games."""


def luminance(value: str) -> float:
    channels = [int(value[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_every_colour_is_a_plain_value_or_another_token() -> None:
    for value in (*LIGHT.values(), *DARK_CHANGES.values()):
        assert re.fullmatch(r"#[0-9a-f]{6}|var\(--[\w-]+\)", value)


def test_the_dark_theme_changes_only_colours_that_exist() -> None:
    assert set(DARK_CHANGES) <= set(LIGHT)


def test_a_token_may_name_another_one() -> None:
    learn({"toy-accent": "var(--hover)"}, {})
    assert colour("toy-accent", "light") == LIGHT["hover"]
    assert colour("toy-accent", "dark") == DARK_CHANGES["hover"]


def test_a_game_brings_colours_of_its_own() -> None:
    assert {"agra", "rajas", "taj", "merv"} <= set(LIGHT)
    assert {about.accent for about in GAMES} <= set(LIGHT) & set(DARK_CHANGES)
    for about in GAMES:
        assert about.light.items() <= LIGHT.items()
        assert about.dark.items() <= DARK_CHANGES.items()
        assert not [
            name for other in GAMES if other != about for name in other.light.keys() & about.light
        ]


def test_a_name_means_one_colour() -> None:
    before = dict(LIGHT), dict(DARK_CHANGES)
    with pytest.raises(PictureError, match="another colour 'paper'"):
        learn({"toy-new": "#123456", "paper": "#123456"}, {})
    with pytest.raises(PictureError, match="missing in the light one"):
        learn({}, {"toy-dark": "#123456"})
    assert before == (LIGHT, DARK_CHANGES)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "paper"),
        ("ink", "ground"),
        ("ink", "accent-soft"),
        ("ink-2", "paper"),
        ("ink-2", "ground"),
        ("gold-ink", "paper"),
        ("bar-ink", "bar"),
        ("bar-ink-2", "bar"),
        ("bar-main-ink", "bar-main"),
        ("card-ink", "card"),
        ("accent", "ground"),
        *[(about.accent, "paper") for about in GAMES],
        *[("ink", f"wash-{row}") for row in "1234"],
        *[(f"seat-{seat}-on", f"seat-{seat}") for seat in LETTERS],
        *[(f"sym-{s}", "card") for s in ("vizier", "general", "monk", "princess", "mogul")],
    ],
)
def test_words_can_be_read(ink: str, ground: str, theme: str) -> None:
    assert contrast(colour(ink, theme), colour(ground, theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("sign", "ground"),
    [
        ("may-deep", "paper"),
        ("may-deep", "ground"),
        ("may-on", "may"),
        ("may-edge", "may"),
        ("ink", "may-soft"),
        ("bar-may", "bar"),
        ("bar-may-on", "bar-may"),
    ],
)
def test_what_may_be_chosen_can_be_seen(sign: str, ground: str, theme: str) -> None:
    """Words need more than lines do."""
    least = 3 if sign in ("may-edge", "bar-may") or ground == "ground" else 4.5
    assert contrast(colour(sign, theme), colour(ground, theme)) >= least


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "ground", ["paper", "ground", "sea", "land-now", "land-1", "land-2", "card"]
)
def test_a_ring_stands_out_by_its_band_or_by_its_edge(ground: str, theme: str) -> None:
    """One of them does on every ground; and they do from each other, whatever lies below."""
    found = [contrast(colour(part, theme), colour(ground, theme)) for part in ("may", "may-edge")]
    assert max(found) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_else_is_of_the_colour_of_what_may_be_chosen(theme: str) -> None:
    """The blue die of Rajas is the nearest of all; its shape tells them apart."""
    own = ("may", "bar-may", "hover")
    plain = [name for name, value in LIGHT.items() if not value.startswith("var(")]
    others = {name: colour(name, theme) for name in plain if not name.startswith(own)}
    near = {name for name, value in others.items() if distance(colour("may", theme), value) < 60}
    assert near <= {"die-blue"}


def distance(one: str, other: str) -> float:
    """How far two colours are from each other, in red, green and blue."""
    pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("theme", THEMES)
def test_no_two_seats_have_nearly_the_same_colour(theme: str) -> None:
    for one, other in combinations(LETTERS, 2):
        assert distance(colour(f"seat-{one}", theme), colour(f"seat-{other}", theme)) >= 50


def test_a_style_sheet_for_a_picture_has_no_names_of_colours_left() -> None:
    css = stylesheet(".x { fill: var(--accent); } /* why */", "dark")
    assert "var(" not in css
    assert "why" not in css
    assert f".x{{fill:{DARK_CHANGES['accent']}}}" in css


def test_a_style_sheet_for_a_page_keeps_them() -> None:
    assert ".x{fill:var(--accent)}" in stylesheet(".x { fill: var(--accent); }", "page")


def test_a_colour_that_does_not_exist_is_refused() -> None:
    with pytest.raises(PictureError, match="octarine"):
        stylesheet(".x { fill: var(--octarine); }", "light")


def test_a_theme_that_does_not_exist_is_refused() -> None:
    with pytest.raises(PictureError, match="light, dark, page"):
        check_theme("sepia")


def test_the_palette_of_pages_holds_every_token_of_both_themes() -> None:
    css = palette_css()
    light, *darks = re.findall(r"color-scheme: (?:light|dark);(.*?)}", css, re.DOTALL)
    assert dict(re.findall(r"--([\w-]+): ([^;]+);", light)) == LIGHT
    assert len(darks) == 2
    for dark in darks:
        assert dict(re.findall(r"--([\w-]+): ([^;]+);", dark)) == DARK_CHANGES


def test_the_palette_of_pages_names_only_tokens_it_has() -> None:
    assert set(re.findall(r"var\(--([\w-]+)\)", palette_css())) <= set(LIGHT)
