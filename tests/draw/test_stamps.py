"""Drawings of a file, with gaps that are filled."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from serai.draw.errors import PictureError
from serai.draw.markup import NOTHING, el
from serai.draw.stamps import Stamps

FILE = """<svg xmlns="http://www.w3.org/2000/svg">
  <!-- A card. -->
  <g id="card">
    <rect class="f-{colour}" width="9"/>
    {goods}
    <text x="6">{points}</text>
  </g>
  <g id="back">
    <path d="M0 0h9"/>
  </g>
</svg>
"""


@pytest.fixture
def stamps(tmp_path: Path) -> Stamps:
    path = tmp_path / "faces.svg"
    path.write_text(FILE, encoding="utf-8")
    return Stamps(path)


def test_gaps_are_filled_with_numbers_words_and_markup(stamps: Stamps) -> None:
    drawn = stamps("card", colour="ink", goods=[el("circle", r=2), el("circle", r=3)], points=2.5)
    circles = '<circle r="2"/><circle r="3"/>'
    assert drawn == f'<rect class="f-ink" width="9"/>{circles}<text x="6">2.5</text>'


def test_words_are_escaped_and_nothing_leaves_a_gap_empty(stamps: Stamps) -> None:
    drawn = stamps("card", colour="ink", goods=NOTHING, points="<3")
    assert drawn == '<rect class="f-ink" width="9"/><text x="6">&lt;3</text>'


def test_a_drawing_without_gaps_needs_none(stamps: Stamps) -> None:
    assert stamps("back") == '<path d="M0 0h9"/>'


@pytest.mark.parametrize("gaps", [{}, {"colour": "ink", "goods": ""}, {"points": 1, "flag": 2}])
def test_every_gap_must_be_filled_and_no_other(stamps: Stamps, gaps: dict[str, str]) -> None:
    with pytest.raises(PictureError, match="card"):
        stamps("card", **gaps)


def test_a_drawing_that_is_not_there_is_refused(stamps: Stamps) -> None:
    with pytest.raises(PictureError, match="unicorn"):
        stamps("unicorn")


def test_the_files_of_all_games_are_well_formed() -> None:
    files = sorted(Path("src/serai/games").glob("*/boards/*.svg"))
    assert files
    for path in files:
        names = [child.get("id") for child in ElementTree.parse(path).getroot()]
        assert len({*names}) == len(names)
        assert set(Stamps(path)._gaps) == {*names}
