"""Where things of the city stand: on a wide screen, on a phone that stands, on one that lies."""

from dataclasses import dataclass

from serai.draw.shapes import Box
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.tables import BASICS, CHARACTERS
from serai.games.scene import PHONE as STANDING

LYING = "lying-"
"""Before the ids of the city on a phone that lies."""


@dataclass(frozen=True)
class Strip:
    """The wheel as a strip: its ground, the first of five petals, the way to the next."""

    ground: Box
    seed: Box
    step: float


@dataclass(frozen=True)
class Plan:
    """Where things stand in one of the drawings. Places on a plate or in a building are local."""

    is_phone: bool
    width: float
    height: float
    grown: float
    """How much larger letters may be shown than they are drawn, where the drawing is small."""
    plates: tuple[Box, ...]
    """Of the four characters."""
    worker: tuple[float, float]
    """Where a worker stands on a plate."""
    pad: tuple[float, float, float]
    """The disc that waits for one: its middle and radius."""
    strip: Strip | None
    """The wheel, if it is not round."""
    bonus: Box
    """The first bonus tile."""
    apart: float
    """From one bonus tile to the next."""
    x: float
    y: float
    across: float
    down: float
    w: float
    h: float
    good: float
    door: float
    """The middle of the door."""
    cost: float
    """The middle of the arch with the cost of a site."""
    way: float
    """Where an arrow leaves the building, at its foot."""
    disc: tuple[float, float, float]
    """Middle and radius of the Merchant or Builder."""
    stones: tuple[float, float]
    between: float
    """From stone to stone."""
    owners: int
    """For so many seats there is room, if no disc stands in their row."""
    peon: float | None
    """Where the price of a peon stands, if there is room for it."""
    street: tuple[float, float]
    """How far a street reaches above its buildings, and its height."""
    tokens: tuple[float, float, float]
    """Where free price tokens hang, and the way from one to the next."""
    flag: tuple[float, float]
    """How wide such a token is, and the size of its figures."""

    def at(self, building: int) -> tuple[float, float]:
        """The upper left corner of a building."""
        column, row = building // BASICS, building % BASICS
        return self.x + self.across * column, self.y + self.down * row


WIDE = Plan(
    is_phone=False,
    width=536,
    height=492,
    grown=1.1,
    plates=(Box(2, 2, 196, 58), Box(2, 66, 196, 58), Box(338, 2, 196, 58), Box(338, 66, 196, 58)),
    worker=(155, 11),
    pad=(172, 29, 14),
    strip=None,
    bonus=Box(3, 133, 38, 22),
    apart=4,
    x=1,
    y=160,
    across=136,
    down=83,
    w=126,
    h=68,
    good=28,
    door=106,
    cost=106,
    way=103,
    disc=(72, 34, 14),
    stones=(5, 49),
    between=30,
    owners=4,
    peon=52,
    street=(3, 82),
    tokens=(466, 5.5, 17),
    flag=(25, 10),
)
UPRIGHT = Plan(
    is_phone=True,
    width=374,
    height=474,
    grown=1,
    plates=tuple(Box(1.5 + 94 * who, 1.5, 89, 62) for who in range(CHARACTERS)),
    worker=(51, 1.5),
    pad=(68, 21.5, 13),
    strip=Strip(Box(1, 70, 372, 44), Box(44, 74, 61, 36), 65),
    bonus=Box(5, 439, 21, 32),
    apart=3,
    x=1,
    y=120,
    across=94,
    down=79,
    w=90,
    h=70,
    good=30,
    door=73,
    cost=70,
    way=59,
    disc=(76, 56, 12),
    stones=(4, 51),
    between=28.5,
    owners=3,
    peon=None,
    street=(4, 79),
    tokens=(219.5, 2.5, 15),
    flag=(24, 12),
)
FLAT = Plan(
    is_phone=True,
    width=500,
    height=461,
    grown=1.18,
    plates=tuple(Box(2 + 125 * who, 1.5, 119, 60) for who in range(CHARACTERS)),
    worker=(78, 1.5),
    pad=(95, 21.5, 13),
    strip=Strip(Box(1, 66, 498, 56), Box(46, 70, 86, 48), 90),
    bonus=Box(3, 436, 38, 22),
    apart=4,
    x=2,
    y=128,
    across=125,
    down=76,
    w=119,
    h=67,
    good=28,
    door=99,
    cost=99,
    way=96,
    disc=(67, 34, 14),
    stones=(5, 48.5),
    between=28,
    owners=4,
    peon=49,
    street=(4, 76),
    tokens=(288, 2, 14),
    flag=(28, 12),
)


def plan_of(scene: AgraScene) -> Plan:
    """The plan of the drawing that a scene is for."""
    return {STANDING: UPRIGHT, LYING: FLAT}.get(scene.prefix, WIDE)
