"""Names on the map keep away from what may be chosen, and from crowns."""

import random
from collections.abc import Iterator

import pytest

import serai
from serai.core.match import Match
from serai.draw.labels import Name
from serai.draw.lettering import width
from serai.draw.shapes import Box
from serai.games.taj_mahal.boards import names
from serai.games.taj_mahal.boards.scene import CROWN, EDGE, MAP, TajScene
from tests.web.screens import look_of

SIGN = 8
"""Half of a crown."""
TOUCHES = 6
"""Square pixels that are not seen to be covered."""


def crowning(players: int, language: str) -> Iterator[TajScene]:
    """Every position of a random game in which a crowned palace may be built."""
    luck = random.Random(players)
    match = Match(serai.load("taj_mahal"), players=players, seed=players)
    while not match.over:
        if any(str(option).startswith("crown ") for option in match.options()):
            yield TajScene(look_of(match, match.actor, language))
        match.play(luck.choice(match.options()))


def letters(name: Name) -> Box:
    """What a name covers as it is drawn."""
    wide, high = width(name.text, name.face), 0.7 * name.face.size
    before = {"start": 0.0, "middle": 0.5, "end": 1.0}[name.anchor]
    return Box(name.x - wide * before, name.y - high, wide, high)


def written(scene: TajScene) -> list[Box]:
    tiles = range(len(scene.view.tile_place))
    lands = [name for tile in tiles for name in names._province(scene, tile)]
    return [letters(name) for name in names._cities(scene, lands)]


@pytest.mark.parametrize(("players", "language"), [(3, "en"), (4, "ru"), (5, "fr")])
def test_the_choice_of_a_crown_lies_on_the_map_and_upon_no_name(
    players: int, language: str
) -> None:
    seen = 0
    for scene in crowning(players, language):
        boxes = written(scene)
        spots = [spot for place in scene.atlas.places if (spot := scene.crown_at(place))]
        for x, y in spots:
            assert EDGE <= x <= MAP.w - EDGE
            assert EDGE <= y <= MAP.h - EDGE
            assert all(box.shared(Box.around(x, y, SIGN)) < TOUCHES for box in boxes)
        seen += len(spots)
    assert seen
    assert EDGE > CROWN
