"""Cubes: what the sites of a line give, and to whom."""

from serai.games.merv.rules.gains import gain_cube
from serai.games.merv.state import MervState
from serai.games.merv.tables import NONE, WHITE


def produce(s: MervState, seat: int, cell: int) -> None:
    """[produce.line] The activated site gives its cube, and so do all others of the line with a
    building of the same colour. [produce.owner] Then its owner gets a share."""
    owner = s.building[cell]
    for one in s.line(seat):
        if one == cell or (owner != NONE and s.building[one] == owner):
            site_cubes(s, seat, one, "produce.line")
    if owner not in (NONE, seat) and owner < s.seats:  # [high.activate] [high.idle]
        owner_share(s, seat, owner, cell)


def site_cubes(s: MervState, seat: int, cell: int, why: str) -> None:
    """[produce.white] A white cube in place of its own, [produce.bonus] or one more."""
    upgrade = s.upgrade[cell]
    gain_cube(s, seat, WHITE if upgrade == WHITE else s.colour(cell), why)
    if upgrade not in (NONE, WHITE):
        gain_cube(s, seat, upgrade, "produce.bonus")


def owner_share(s: MervState, seat: int, owner: int, cell: int) -> None:
    """[produce.owner] All cubes of the activated site, [produce.share] and one for every upgrade
    on the owner's other sites of the line."""
    site_cubes(s, owner, cell, "produce.owner")
    for one in s.line(seat):
        if one != cell and s.building[one] == owner and s.upgrade[one] != NONE:
            gain_cube(s, owner, s.upgrade[one], "produce.share")
