"""Names on a map: each looks for a place where it meets no other name, and nothing that stands
there."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from serai.draw.lettering import Face, width
from serai.draw.markup import Markup
from serai.draw.shapes import Box, words

GROWN = 1.4
"""So much larger letters may be shown than they are drawn, where a map is small."""
HELD = 1.25
"""So large they are at most where a whole map is in sight: they keep that far from its edge."""
ROUNDS = 4
"""How often every name looks for a better place."""
TOUCH = 24
"""So little of a thing may be covered, in square pixels, that a name need not move for it."""


@dataclass(frozen=True)
class Name:
    """A line on a map; y is its base line."""

    text: str
    x: float
    y: float
    face: Face
    paint: str = "f-ink"
    anchor: str = "middle"

    @cached_property
    def box(self) -> Box:
        """What its letters cover, where they are shown largest."""
        wide, high = width(self.text, self.face) * GROWN, 0.75 * self.face.size * GROWN
        before = {"start": 0.0, "middle": 0.5, "end": 1.0}[self.anchor]
        return Box(self.x - wide * before, self.y - high, wide, high + 2)

    def drawn(self) -> Markup:
        return words(self.text, self.x, self.y, self.face, self.paint, self.anchor)


@dataclass(frozen=True, eq=False)
class Spots:
    """Where a name may stand, the usual place first, and all that it reaches there. `spots` gives
    the very same for the same name, so that they are known by that."""

    names: tuple[Name, ...]
    reach: Box


@lru_cache(maxsize=4096)
def spots(
    name: Name, usual: str, within: Box, aside: float, lift: float, drop: float, back: float = 6
) -> Spots:
    """The usual place, or else around the point at which a name is given, within a map. It keeps
    away from that point: beside it, above and below."""
    text, x, y, face = name.text, name.x, name.y, name.face
    over, under = y - lift, y + drop
    found = {
        "below": Name(text, x, under, face),
        "above": Name(text, x, over, face),
        "right": Name(text, x + aside, y + 5, face, anchor="start"),
        "left": Name(text, x - aside, y + 5, face, anchor="end"),
        "below, to the right": Name(text, x - back, under, face, anchor="start"),
        "below, to the left": Name(text, x + back, under, face, anchor="end"),
        "above, to the right": Name(text, x - back, over, face, anchor="start"),
        "above, to the left": Name(text, x + back, over, face, anchor="end"),
    }
    inside = [spot for way, spot in found.items() if way != usual and within.holds(spot.box)]
    names = (_held(found[usual], within), *inside)
    return Spots(names, Box.of(spot.box for spot in names))


def _held(name: Name, within: Box) -> Name:
    """A name that would leave the map is moved in from its edge."""
    box, right = name.box, within.x + within.w
    spare = box.w * (1 - HELD / GROWN) / 2  # on both sides of a name that stands in the middle
    away = max(within.x - box.x - spare, 0) or min(right - box.x - box.w + spare, 0)
    return replace(name, x=name.x + away) if away else name


def settled(
    around: Sequence[Spots], things: Sequence[Box], firm: Sequence[Box], worst: Sequence[Box]
) -> list[Name]:
    """The best place of each name, again and again, since others may have moved away. `things` are
    what the names belong to, one for each. To meet one of those is half as bad as to meet another
    name, or what is `firm`; to meet the `worst` is twice as bad."""
    return _settled(tuple(around), tuple(things), tuple(firm), tuple(worst))[:]


@lru_cache(maxsize=500)
def _settled(
    around: tuple[Spots, ...],
    things: tuple[Box, ...],
    firm: tuple[Box, ...],
    worst: tuple[Box, ...],
) -> list[Name]:
    """The same for all who look at the same map: finding it takes long."""
    near, fixed = _nearby(tuple(one.reach for one in around), firm)
    chosen = [one.names[0] for one in around]
    for _ in range(ROUNDS):
        before = chosen[:]
        for at, one in enumerate(around):
            names = fixed[at] + [chosen[other].box for other in near[at]]
            chosen[at] = _best(one.names, worst, names, [things[other] for other in near[at]])
        if chosen == before:  # each stands where it would go again
            break
    return chosen


@lru_cache(maxsize=500)
def _nearby(
    reaches: tuple[Box, ...], firm: tuple[Box, ...]
) -> tuple[list[list[int]], list[list[Box]]]:
    """For every name the others, and what stands firm, that it could meet: what is farther away
    need not be asked about."""
    near = [
        [at for at, there in enumerate(reaches) if at != own and reach.shared(there)]
        for own, reach in enumerate(reaches)
    ]
    return near, [[box for box in firm if reach.shared(box)] for reach in reaches]


def _best(
    spots: tuple[Name, ...], worst: Sequence[Box], names: Sequence[Box], things: Sequence[Box]
) -> Name:
    """The usual place, unless a name meets something there, and elsewhere less."""

    def bad(spot: Name) -> float:
        box = spot.box
        return 4 * covered(box, worst) + 2 * covered(box, names) + covered(box, things)

    usual = spots[0]
    free = not covered(usual.box, [*worst, *names])
    return usual if free and covered(usual.box, things) < TOUCH else min(spots, key=bad)


def covered(box: Box, others: Sequence[Box]) -> float:
    """How much of others a box would cover."""
    return sum(box.shared(other) for other in others)
