"""The invasion: what is attacked, who is safe, what a ransom saves."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Do, SeatStep, Step
from serai.games.merv.state import MervState
from serai.games.merv.tables import CELLS, CUBES, NONE, WHITE


def attacked(s: MervState, cell: int) -> bool:
    """[invade.reach] [invade.wall] Whether a building is attacked: from any side without a wall,
    [invade.soldier] unless a soldier guards it."""
    return s.building[cell] != NONE and s.soldier[cell] == NONE and not s.walled(cell)


class Invasion(Step[MervState]):
    """A procedure: [invade.when] every attacked building is saved or lost. [invade.ransom] All
    decide in the order of the queue. [invade.once] No site is attacked twice."""

    def run(self, s: MervState) -> None:
        s.tell("merv-log-invasion", "invade.when")
        s.then(*[Do(attack_owner, owner) for owner in s.queue], Do(end_invasion))


def attack_owner(s: MervState, owner: int) -> None:
    """[invade.ransom] All attacked buildings of one owner. For a cube that counts as any colour it
    is like a turn: an edition may let one of them save a building."""
    s.wild_used = False
    for cell in range(CELLS - 1, -1, -1):
        if s.building[cell] == owner and attacked(s, cell):
            s.stack.append(Ransom(owner, cell))


def end_invasion(s: MervState) -> None:
    """[invade.after] All soldiers leave the city."""
    if s.soldier.count(NONE) < CELLS:
        s.tell("merv-log-soldiers-home", "invade.after")
    for cell in range(CELLS):
        s.take_off_soldier(cell)


def ransom_colours(s: MervState, cell: int) -> list[int]:
    """[invade.colour] Cubes that save a building: of the colour of its site or white,
    [invade.bonus] of the colour of a bonus upgrade, [invade.white] any with a white one."""
    own, upgrade = s.colour(cell), s.upgrade[cell]
    if upgrade == WHITE:
        return [*range(CUBES)]
    return [colour for colour in range(CUBES) if colour in (own, WHITE, upgrade)]


def ransoms(s: MervState, seat: int, cell: int) -> list[int]:
    """The colours with which a seat can save a building; an edition may add the one that
    [library.wild] counts as any."""
    colours, wild = ransom_colours(s, cell), s.wild(seat)
    if s.tables.ransom_wild and wild != NONE and wild not in colours:
        colours.append(wild)
    return [colour for colour in colours if s.cubes[seat * CUBES + colour]]


class Ransom(SeatStep[MervState]):
    """[invade.ransom] A cube for a building, or the building is lost."""

    rule: ClassVar[str] = "invade.ransom"
    asks: ClassVar[str] = "merv-prompt-ransom"
    about: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def actor(self, s: MervState) -> int:
        """[high.ransom] [solo.cubes] Rivals never pay."""
        able = self.seat < s.seats and ransoms(s, self.seat, self.cell)
        return self.seat if able else NOBODY

    def run(self, s: MervState) -> None:
        lose_building(s, self.cell)

    def options(self, s: MervState) -> list[Action]:
        colours = ransoms(s, self.seat, self.cell)
        return [*[s.words.pay[colour] for colour in colours], s.words.done]

    def apply(self, s: MervState, action: Action) -> None:
        colour = action.thing
        if action.verb == "pay":
            s.cubes[self.seat * CUBES + colour] -= 1
            if colour not in ransom_colours(s, self.cell):
                s.wild_used = True
            s.tell("merv-log-ransom", self.rule, self.seat, "cell", self.cell, "colour", colour)
        else:
            lose_building(s, self.cell)


def lose_building(s: MervState, cell: int) -> None:
    """[invade.lost] A building goes back to its owner; [invade.upgrade] an upgrade stays."""
    owner = s.building[cell]
    s.building[cell] = NONE
    s.buildings[owner] += 1
    if owner < s.seats:
        s.tell("merv-log-lost", "invade.lost", owner, "cell", cell)
    else:
        why = "high.ransom" if s.seats > 1 else "solo.cubes"
        s.tell_of_rival("merv-log-rival-lost", why, owner, "cell", cell)
