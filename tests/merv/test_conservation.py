"""`check` notices every piece that is missing, doubled or in the wrong place."""

from collections.abc import Callable

import pytest

from serai.core.errors import BrokenState
from serai.games.merv.state import MervState
from serai.games.merv.tables import CAMEL_MARKET, HIGH_COURTIER, INNER, NONE, WHITE
from tests.merv.build import CELL_IDS, GAME, SLOT_IDS, T, table

Breaks = Callable[[MervState], object]

R1C1, N1, N3 = CELL_IDS.index("r1c1"), SLOT_IDS.index("n1"), SLOT_IDS.index("n3")


def sound() -> MervState:
    """A little of everything: a building with a soldier, walls, cards, camels, a courtier."""
    s: MervState = table(
        buildings={0: "r1c1 r1c2"},
        soldiers={1: "r1c1"},
        upgrades={"r1c2": "white"},
        walls="n1",
        cubes={0: "purple"},
        spices={0: "ginger"},
        halls={0: "faith"},
        camels={0: 2},
        standing={2: "n2"},
        scrolls={0: 2},
        caravan="ginger+ pepper",
    ).state
    return s


def put(name: str, at: int, value: int) -> Breaks:
    """Sets an entry of a list of the state."""

    def breaks(s: MervState) -> None:
        getattr(s, name)[at] = value

    return breaks


def leave_behind(s: MervState) -> None:
    s.left_behind[0], s.camels[0] = 2, 0


BROKEN: dict[str, Breaks] = {
    "a camel too many": put("camels", 0, 3),
    "camels below zero": put("camels", 1, -1),
    "a camel on a card too many": put("on_card", 1, True),
    "a stall that took a camel from nowhere": put("stall", 0, True),
    "a card too many": put("spices", 0, 1),
    "a card missing from the deck": put("deck", 2, 0),
    "a row without its camels": lambda s: s.on_card.pop(),
    "somebody twice in the queue": put("queue", 0, 1),
    "a stranger in the queue": put("queue", 0, HIGH_COURTIER),
    "a short queue": lambda s: s.queue.pop(),
    "two meeples on a slot": put("meeple", 0, SLOT_IDS.index("n2")),
    "two turns in a round": lambda s: s.acted.append(2),
    "camels behind somebody's back": leave_behind,
    "a site twice": lambda s: put("site", R1C1, s.site[R1C1 + 1])(s),
    "a building too many": put("building", 4, 0),
    "a building in nobody's supply": put("buildings", 1, 8),
    "a building on the camel market": put("building", CAMEL_MARKET, 0),
    "a servant too many": put("servants", 0, 8),
    "a soldier on an upgrade": put("soldier", R1C1 + 1, 1),
    "a soldier that guards nothing": put("soldier", 6, 1),
    "an upgrade too many": put("upgrade", 6, WHITE),
    "a bonus upgrade twice": put("upgrade", 6, 0),
    "a piece of wall too many": put("walls_left", 0, 5),
    "a segment in the place of a gate": lambda s: s.wall.insert(N3, s.wall.pop(N1)),
    "a hall too full": put("halls", 3, 4),
    "more favour than the track has": put("favour", 0, len(T.favour_points)),
    "more influence than the track has": put("influence", 0, len(T.influence_points)),
    "cubes below zero": put("cubes", 0, -1),
    "scrolls used that nobody has": put("scrolls_used", 0, 3),
    "goods used that nobody has": put("rare_used", 0, 1),
    "points from nowhere": put("points", 0, 5),
    "too many posts": put("posts", 0, 127),
    "a city camel twice": put("city_camel", INNER - 1, True),
}


def test_a_sound_position_passes() -> None:
    GAME.check(sound())


@pytest.mark.parametrize("what", BROKEN)
def test_it_notices(what: str) -> None:
    s = sound()
    BROKEN[what](s)
    with pytest.raises(BrokenState):
        GAME.check(s)


def test_kinds_of_spice_are_limited() -> None:
    s = sound()
    s.spices[2], s.deck[2] = 1, s.deck[2] - 1
    with pytest.raises(BrokenState, match="too many kinds of spice"):
        GAME.check(s)


def test_a_queue_that_is_formed_has_free_places() -> None:
    s = sound()
    s.queue = [NONE, 1, NONE]
    GAME.check(s)
    s.left_behind[2], s.camels[0] = 2, 0
    GAME.check(s)
