"""Pictures become PNG with our own fonts, or say plainly why not."""

import struct
import sys

import pytest

from serai.draw.document import picture
from serai.draw.errors import PictureError
from serai.draw.lettering import Face, display
from serai.draw.png import to_png
from serai.draw.shapes import words


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def page(text: str, face: Face) -> str:
    body = words(text, 5, 20, face)
    return picture(120, 30, title="", description="", css="", theme="light", body=body)


def test_a_png_has_the_size_of_its_picture() -> None:
    pytest.importorskip("resvg_py")
    assert size(to_png(page("Serai", Face(15)))) == (120, 30)


def test_a_png_may_be_wider() -> None:
    pytest.importorskip("resvg_py")
    assert size(to_png(page("Serai", Face(15)), width=240)) == (240, 60)


@pytest.mark.parametrize("face", [Face(15, w) for w in (400, 500, 600, 700)] + [display(15)])
@pytest.mark.parametrize("text", ["Serai", "Сарай", "Łódź"])
def test_words_of_every_face_and_script_are_drawn(text: str, face: Face) -> None:
    pytest.importorskip("resvg_py")
    assert len(to_png(page(text, face))) > len(to_png(page("", face))) + 100


def test_a_width_that_makes_no_sense_is_refused() -> None:
    pytest.importorskip("resvg_py")
    with pytest.raises(PictureError, match="pixels wide"):
        to_png(page("Serai", Face(15)), width=0)


def test_a_broken_picture_is_refused() -> None:
    pytest.importorskip("resvg_py")
    with pytest.raises(PictureError, match="cannot be turned into a PNG"):
        to_png("<svg")


def test_without_resvg_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(PictureError, match=r"pip install 'serai\[png\]'"):
        to_png("<svg/>")
