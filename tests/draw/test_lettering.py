"""Words are measured with the shipped fonts, so that they fit where they stand."""

import pytest

from serai.draw.lettering import Face, display, first_that_fits, fitted, font_files, width

BODY = Face(15)


def test_width_grows_with_the_size() -> None:
    assert width("Serai", Face(30)) == pytest.approx(2 * width("Serai", Face(15)))


def test_bold_words_are_wider() -> None:
    assert width("Serai", Face(15, 700)) > width("Serai", BODY)


@pytest.mark.parametrize("face", [Face(15, w) for w in (400, 500, 600, 700)] + [display(15)])
@pytest.mark.parametrize("text", ["Taj Mahal", "Zoë Ångström", "Тадж-Махал", "ёжик"])
def test_every_face_knows_latin_and_cyrillic(face: Face, text: str) -> None:
    unknown = width("\U0001f600", face)
    assert all(0 < width(letter, face) != unknown for letter in text)


def test_a_name_that_fits_is_not_touched() -> None:
    assert fitted("Olga", BODY, 100) == "Olga"


def test_a_name_that_is_too_long_ends_in_an_ellipsis_and_fits() -> None:
    short = fitted("Bartholomew the Magnificent", BODY, 80)
    assert short.endswith("…")
    assert width(short, BODY) <= 80
    assert not short.endswith(" …")


def test_of_several_ways_to_say_it_the_longest_that_fits_is_taken() -> None:
    ways = ("not now, since it is Olga's turn", "not now", "no")
    assert first_that_fits(ways, BODY, 1000) == ways[0]
    assert first_that_fits(ways, BODY, 60) == ways[1]
    assert first_that_fits(ways, BODY, 12) == "…"


def test_the_fonts_for_pictures_are_shipped() -> None:
    assert len(font_files()) == 6
