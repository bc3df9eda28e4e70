"""Smooth outlines from polygons, such that neighbours share their border exactly."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from serai.draw.markup import number

Point: TypeAlias = tuple[float, float]


def polyline(points: Sequence[Point]) -> str:
    """A path of straight lines."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def smooth(points: Sequence[Point]) -> str:
    """Cubic segments through the points (Catmull-Rom): the same curve from either end."""
    last = len(points) - 1
    parts = []
    for i in range(last):
        before, start, end, after = (points[min(max(i + k, 0), last)] for k in (-1, 0, 1, 2))
        handles = (
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
        parts.append("C" + " ".join(number(value) for value in handles))
    return "".join(parts)


def outlines(polygons: Mapping[str, Sequence[Point]]) -> dict[str, str]:
    """One closed path for each polygon.

    A polygon is cut where the set of its owners changes: where three meet, or two and the coast.
    Between the cuts both owners put the same curve through the same points.
    """
    owners: dict[Point, set[str]] = {}
    for name, points in polygons.items():
        for point in points:
            owners.setdefault(point, set()).add(name)
    return {name: _outline(points, owners) for name, points in polygons.items()}


def _outline(points: Sequence[Point], owners: Mapping[Point, set[str]]) -> str:
    count = len(points)

    def is_corner(i: int) -> bool:
        before, here, after = (owners[points[(i + k) % count]] for k in (-1, 0, 1))
        return len(here) >= 3 or (before & here) != (here & after)

    corners = [i for i in range(count) if is_corner(i)] or [0]
    start = points[corners[0]]
    path = f"M{number(start[0])} {number(start[1])}"
    for first, last in pairwise([*corners, corners[0] + count]):
        path += smooth([points[i % count] for i in range(first, last + 1)])
    return path + "Z"
