"""Rows fit into their room, markers keep their distance, neighbours share their borders."""

import re
from itertools import pairwise

import pytest

from serai.draw.curves import outlines, smooth
from serai.draw.shapes import move, row_that_fits, spread


@pytest.mark.parametrize("count", range(1, 40))
def test_a_row_never_leaves_its_room(count: int) -> None:
    row = row_that_fits(count, 400, 76, 7, smallest=60, overlap=0.25)
    assert row.width <= 400.001
    assert 0 < row.size <= 76


def test_a_row_with_room_has_full_size_and_gaps() -> None:
    row = row_that_fits(3, 400, 76, 7, smallest=60, overlap=0.25)
    assert (row.size, row.step) == (76, 83)
    assert list(row.places(10)) == [10, 93, 176]


def test_a_row_shrinks_before_things_hide_each_other() -> None:
    row = row_that_fits(6, 400, 76, 7, smallest=50, overlap=0.25)
    assert 50 <= row.size < 76
    assert row.step == pytest.approx(row.size + 7)


@pytest.mark.parametrize("count", range(2, 40))
def test_a_thing_in_a_row_hides_no_more_than_it_may(count: int) -> None:
    row = row_that_fits(count, 400, 76, 7, smallest=60, overlap=0.25)
    assert row.step >= row.size * 0.75 - 0.001


def test_an_empty_row_takes_no_room() -> None:
    row = row_that_fits(0, 400, 76, 7)
    assert row.width == 0
    assert list(row.places(5)) == []


@pytest.mark.parametrize(
    "wanted", [[10.0], [10, 10, 10], [0, 1, 2, 99, 100], [50, 52, 54, 56, 58], [100, 100, 100]]
)
def test_markers_keep_their_distance_and_stay_on_the_track(wanted: list[float]) -> None:
    places = spread(wanted, 20, 0, 100)
    assert all(b - a >= 20 - 1e-9 for a, b in pairwise(places))
    assert all(-1e-9 <= place <= 100 + 1e-9 for place in places)


def test_markers_with_room_stand_where_they_belong() -> None:
    assert spread([10, 40, 90], 20, 0, 100) == [10, 40, 90]


def test_markers_that_would_touch_stand_around_their_middle() -> None:
    assert spread([50, 50], 20, 0, 100) == [40, 60]


def test_a_smooth_line_goes_through_its_points() -> None:
    ends = re.findall(r"(\S+ \S+)(?=C|$)", smooth([(0, 0), (10, 5), (20, 0)]))
    assert ends == ["10 5", "20 0"]


def test_neighbours_share_their_border_exactly() -> None:
    left = [(0.0, 0.0), (10.0, 0.0), (12.0, 5.0), (10.0, 10.0), (0.0, 10.0)]
    right = [(10.0, 10.0), (12.0, 5.0), (10.0, 0.0), (20.0, 0.0), (20.0, 10.0)]
    paths = outlines({"left": left, "right": right})
    numbers = {name: re.findall(r"-?[\d.]+", path) for name, path in paths.items()}
    border = smooth([(10.0, 0.0), (12.0, 5.0), (10.0, 10.0)])
    back = smooth([(10.0, 10.0), (12.0, 5.0), (10.0, 0.0)])
    assert border in paths["left"]
    assert back in paths["right"]
    assert sorted(re.findall(r"-?[\d.]+", border)[:4]) == sorted(
        re.findall(r"-?[\d.]+", back)[6:10]
    )
    assert numbers["left"] != numbers["right"]


def test_pieces_are_placed_by_the_transform_attribute() -> None:
    assert move(3, 4.25) == "translate(3 4.2)"
    assert move(3, 4, 0.5) == "translate(3 4) scale(0.5)"
