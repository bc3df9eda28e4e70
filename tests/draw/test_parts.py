"""A picture takes over the parts it uses, and no others."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from serai.draw import parts
from serai.draw.document import picture
from serai.draw.errors import PictureError
from serai.draw.icons import icons
from serai.draw.palette import stylesheet
from serai.draw.parts import definitions, learn, library, shared, symbols, used
from serai.draw.shapes import LETTERS, use
from serai.games.about import About, gates

GAMES = gates()
"""Having read them, the library has the symbols of all games."""
SYMBOL = '<symbol id="{}" viewBox="0 0 9 9"><path d="M1 1h7"/></symbol>'


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test lets the library learn is forgotten after it."""
    monkeypatch.setattr(parts, "_games", dict(parts._games))


def test_every_part_is_well_formed() -> None:
    for name, markup in library().items():
        assert ElementTree.fromstring(markup).get("id") == name


def test_every_part_that_a_part_uses_is_there() -> None:
    """Beside those that all may use, a game uses its own."""
    for markup in shared().values():
        assert used(markup) <= set(shared())
    for about in GAMES:
        for markup in symbols(about.icons).values():
            assert used(markup) <= {*shared(), *symbols(about.icons)}


def test_what_a_gate_shows_is_on_every_page() -> None:
    assert all(used(about.picture) <= set(shared()) for about in GAMES)


@pytest.mark.parametrize("about", [None, *GAMES], ids=lambda about: about.id if about else "all")
def test_every_class_of_a_part_has_a_paint(about: About | None) -> None:
    css = stylesheet(about.board_style if about else "", "light")
    drawn = "".join((symbols(about.icons) if about else shared()).values())
    classes = {c for found in re.findall(r'class="([^"]+)"', drawn) for c in found.split()}
    assert {c for c in classes if f".{c}{{" not in css and f".{c}," not in css} <= {"num"}


def test_no_part_of_a_table_has_a_colour_of_its_own() -> None:
    """Icons may; the parts that all tables share, and those of Taj Mahal, do not."""
    drawn = [markup for name, markup in shared().items() if not name.startswith("icon-")]
    drawn += symbols("icon-taj-").values()
    assert not re.findall(r'"#[0-9a-fA-F]{3,6}"', "".join(drawn))


def test_parts_bring_along_what_they_use() -> None:
    markup = definitions(["icon-taj-s-monk"])
    ids = re.findall(r'<symbol id="icon-taj-([\w-]+)"', markup)
    assert sorted(ids) == ["b-shield", "g-monk", "s-monk"]


def test_a_game_brings_symbols_of_its_own(tmp_path: Path) -> None:
    drawn = tmp_path / "icons.svg"
    drawn.write_text(f"<svg>{SYMBOL.format('icon-toy-tent')}</svg>", encoding="utf-8")
    learn("icon-toy-", drawn)
    learn("icon-toy-", drawn)  # whoever reads a game again says the same
    assert set(symbols("icon-toy-")) == {"icon-toy-tent"}
    assert 'id="icon-toy-tent"' in definitions(["icon-toy-tent"])
    icon = icons("toy")
    assert used(icon("tent", 0, 0, 24) + icon("sack", 0, 0, 24)) == {"icon-toy-tent", "icon-sack"}
    with pytest.raises(PictureError, match="icon-toy-palace"):
        definitions(["icon-toy-palace"])


@pytest.mark.parametrize("prefix", ["icon-ui-", "icon-agra-", "icon-agra-lamp-", "icon-"])
def test_a_name_means_one_symbol(prefix: str, tmp_path: Path) -> None:
    with pytest.raises(PictureError, match="other symbols"):
        learn(prefix, tmp_path / "icons.svg")


def test_a_game_has_no_symbols_of_others(tmp_path: Path) -> None:
    drawn = tmp_path / "icons.svg"
    drawn.write_text(f"<svg>{SYMBOL.format('seat-a')}</svg>", encoding="utf-8")
    learn("icon-bold-", drawn)
    with pytest.raises(PictureError, match="'seat-a' must begin with icon-bold-"):
        symbols("icon-bold-")


def test_a_part_that_does_not_exist_is_refused() -> None:
    with pytest.raises(PictureError, match="unicorn"):
        definitions(["unicorn"])


def test_each_seat_has_a_letter_and_a_shape_of_its_own() -> None:
    for kind, letters in (("seat", LETTERS), ("palace", LETTERS[:5])):  # one plays Taj Mahal
        shapes = set()
        for letter in letters:
            markup = library()[f"{kind}-{letter}"]
            assert f">{letter.upper()}</text>" in markup
            shapes.add(re.sub(r"<text.*?</text>|id=\S+", "", markup))
        assert len(shapes) == len(letters)


def test_a_picture_stands_alone() -> None:
    svg = picture(
        20,
        10,
        title="A & B",
        description="<d>",
        css="",
        theme="light",
        body=use("palace-a", 0, 0, 9, 9),
    )
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "0 0 20 10"
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "A & B"
    assert root.findtext("{http://www.w3.org/2000/svg}desc") == "<d>"
    assert 'id="palace-a"' in svg
    assert 'id="palace-b"' not in svg
