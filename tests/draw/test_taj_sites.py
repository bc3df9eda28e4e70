"""Sites on the map of Taj Mahal that may be chosen: each can be told from the others."""

import math
import re

from serai.games.page import panels
from tests.web.screens import look_of, positions

SPOT = re.compile(r'<circle class="spot" cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.-]+)"')
BAND = 3
"""Half of the ring around each of them."""


def test_discs_of_sites_do_not_overlap() -> None:
    """Not even where a city may take a crowned palace and a regular one."""
    seen = 0
    for match in (match for seed in range(6) for match in positions("taj_mahal", 4, seed)):
        crowns = any(option.text.startswith("crown") for option in match.options())
        if not crowns:
            continue
        part = panels(look_of(match, match.actor)).table.part("map")
        assert part is not None
        spots = [tuple(map(float, found)) for found in SPOT.findall(part.content)]
        seen += len(spots) > 1
        for at, (x, y, r) in enumerate(spots):
            for left, top, radius in spots[at + 1 :]:
                assert math.hypot(x - left, y - top) > r + radius + BAND
    assert seen
