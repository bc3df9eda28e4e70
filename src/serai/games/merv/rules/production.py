"""Cubes: what the sites of a line give, and to whom."""

from serai.games.merv.rules.gains import gain_cube
from serai.games.merv.state import MervState
from serai.games.merv.tables import NONE, WHITE


def produce(s: MervState, seat: int, cell: int) -> None:
    """[produce.line] Whoever activated a site takes the cubes of the line, [produce.owner] then
    its owner gets a share; [high.activate] [high.idle] rivals get none."""
    line, owner = s.line(seat), s.building[cell]
    for colour in line_yield(s, line, owner, cell):
        gain_cube(s, seat, colour, "produce.line")
    if owner not in (NONE, seat) and owner < s.seats:
        for colour in share_yield(s, line, owner, cell):
            gain_cube(s, owner, colour, "produce.owner")


def site_yield(s: MervState, cell: int) -> list[int]:
    """The cubes of a site: [produce.white] a white one in place of its own, [produce.bonus] or one
    more."""
    upgrade = s.upgrade[cell]
    if upgrade == WHITE:
        return [WHITE]
    return [s.colour(cell)] if upgrade == NONE else [s.colour(cell), upgrade]


def line_yield(s: MervState, line: list[int], owner: int, cell: int) -> list[int]:
    """[produce.line] The activated site gives its cubes, and so do all others of the line with
    buildings of its owner."""
    cubes: list[int] = []
    for one in line:
        if one == cell or (owner != NONE and s.building[one] == owner):
            cubes += site_yield(s, one)
    return cubes


def share_yield(s: MervState, line: list[int], owner: int, cell: int) -> list[int]:
    """[produce.owner] The owner gets all cubes of the activated site, [produce.share] and one for
    every upgrade on other own sites of the line."""
    cubes = site_yield(s, cell)
    for one in line:
        if one != cell and s.building[one] == owner and s.upgrade[one] != NONE:
            cubes.append(s.upgrade[one])
    return cubes
