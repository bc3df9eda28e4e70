"""A picture takes over the parts it uses, and no others."""

import re
from xml.etree import ElementTree

import pytest

from serai.draw.document import picture
from serai.draw.errors import PictureError
from serai.draw.palette import stylesheet
from serai.draw.parts import definitions, library, used
from serai.draw.shapes import LETTERS, use


def test_every_part_is_well_formed() -> None:
    for name, markup in library().items():
        assert ElementTree.fromstring(markup).get("id") == name


def test_every_part_that_a_part_uses_is_there() -> None:
    for markup in library().values():
        assert used(markup) <= set(library())


def test_every_class_of_the_tables_parts_has_a_paint() -> None:
    css = stylesheet("", "light")
    parts = [markup for name, markup in library().items() if not name.startswith("icon-")]
    classes = {
        c for m in parts for found in re.findall(r'class="([^"]+)"', m) for c in found.split()
    }
    assert {c for c in classes if f".{c}{{" not in css and f".{c}," not in css} <= {"num"}


def test_no_part_of_a_table_has_a_colour_of_its_own() -> None:
    parts = [markup for name, markup in library().items() if not name.startswith("icon-")]
    assert not re.findall(r'"#[0-9a-fA-F]{3,6}"', "".join(parts))


def test_parts_bring_along_what_they_use() -> None:
    markup = definitions(["s-monk"])
    ids = re.findall(r'<symbol id="([\w-]+)"', markup)
    assert sorted(ids) == ["b-shield", "g-monk", "s-monk"]


def test_a_part_that_does_not_exist_is_refused() -> None:
    with pytest.raises(PictureError, match="unicorn"):
        definitions(["unicorn"])


def test_each_seat_has_a_letter_and_a_shape_of_its_own() -> None:
    for kind in ("seat", "palace"):
        shapes = set()
        for letter in LETTERS:
            markup = library()[f"{kind}-{letter}"]
            assert f">{letter.upper()}</text>" in markup
            shapes.add(re.sub(r"<text.*?</text>|id=\S+", "", markup))
        assert len(shapes) == len(LETTERS)


def test_all_icons_are_shipped() -> None:
    assert sum(name.startswith("icon-") for name in library()) == 188


def test_a_picture_stands_alone() -> None:
    svg = picture(
        20,
        10,
        title="A & B",
        description="<d>",
        css="",
        theme="light",
        body=use("city", 0, 0, 9, 9),
    )
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "0 0 20 10"
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "A & B"
    assert root.findtext("{http://www.w3.org/2000/svg}desc") == "<d>"
    assert 'id="city"' in svg
    assert 'id="fortress"' not in svg
