"""What everybody gains: favour, influence, cubes, camels, and what the sites of a line give."""

from serai.core.step import NOBODY
from serai.games.merv.state import BY_FAVOUR, BY_INFLUENCE, MervState
from serai.games.merv.tables import CUBES, NONE, WHITE


def score_points(s: MervState, owner: int, points: int, line: int, why: str) -> None:
    """Points that the log tells of."""
    s.score(owner, points, line)
    if points and owner < s.seats:
        s.tell("merv-log-points", why, owner, "count", points)
    elif points:
        s.tell("merv-log-magistrate-sets", why, NOBODY, "count", points)


def favour_left(s: MervState, seat: int) -> bool:
    """Whether the favour track goes on for a seat."""
    return s.favour[seat] < len(s.tables.favour_points) - 1


def influence_left(s: MervState, seat: int) -> bool:
    return s.influence[seat] < len(s.tables.influence_points) - 1


def gain_favour(s: MervState, seat: int, why: str) -> None:
    """A step forward on the favour track. [favour.full] At its end influence comes in its place."""
    if favour_left(s, seat):
        step_favour(s, seat, why)
    elif influence_left(s, seat):
        s.tell("merv-log-favour-full", "favour.full", seat)
        step_influence(s, seat, "favour.full")
    else:
        s.tell("merv-log-full", "favour.full", seat)


def gain_influence(s: MervState, seat: int, count: int, why: str) -> None:
    """Steps on the influence track. [influence.full] At its end favour comes in its place."""
    for _ in range(count):
        if influence_left(s, seat):
            step_influence(s, seat, why)
        elif favour_left(s, seat):
            s.tell("merv-log-influence-full", "influence.full", seat)
            step_favour(s, seat, "influence.full")
        else:
            s.tell("merv-log-full", "influence.full", seat)
            return


def step_favour(s: MervState, seat: int, why: str) -> None:
    """[favour.points] Points score when one steps onto their space. [favour.back] Going back is
    nothing that scores: see the scoring of a year."""
    s.favour[seat] += 1
    space = s.favour[seat]
    s.tell("merv-log-favour", why, seat)
    if s.tables.favour_again or space > s.best_favour[seat]:
        score_points(s, seat, s.tables.favour_points[space], BY_FAVOUR, "favour.points")
    s.best_favour[seat] = max(s.best_favour[seat], space)


def step_influence(s: MervState, seat: int, why: str) -> None:
    """[influence.points] Points score when one steps onto their space. [influence.opens] What it
    opens is looked up by contracts and the caravansary."""
    s.influence[seat] += 1
    s.tell("merv-log-influence", why, seat)
    points = s.tables.influence_points[s.influence[seat]]
    score_points(s, seat, points, BY_INFLUENCE, "influence.points")


def gain_cube(s: MervState, seat: int, colour: int, why: str) -> None:
    """[setup.supply] Cubes never run out."""
    s.cubes[seat * CUBES + colour] += 1
    s.tell("merv-log-cube", why, seat, "colour", colour)


def gain_camels(s: MervState, owner: int, count: int, why: str) -> None:
    """[camels.now] A camel may be used at once."""
    s.camels[owner] += count
    if owner < s.seats:
        s.tell("merv-log-camels", why, owner, "count", count)
    else:
        s.tell_of_rival("merv-log-rival-camels", why, owner, "count", count)


def take_camel(s: MervState, owner: int, camels: list[bool], at: int, why: str) -> None:
    """The camel that stands at a place, if there is one."""
    if camels[at]:
        camels[at] = False
        gain_camels(s, owner, 1, why)


# === CUBES OF A LINE ============================================================================


def produce(s: MervState, seat: int, cell: int) -> None:
    """[produce.line] Whoever activated a site takes the cubes of the line, [produce.owner]
    [produce.share] then its owner gets a share; [high.activate] [high.idle] rivals get none."""
    line, owner = s.line(seat), s.building[cell]
    for colour in line_yield(s, line, owner, cell):
        gain_cube(s, seat, colour, "produce.line")
    if owner not in (NONE, seat) and owner < s.seats:
        own = len(site_yield(s, cell))
        for at, colour in enumerate(share_yield(s, line, owner, cell)):
            gain_cube(s, owner, colour, "produce.owner" if at < own else "produce.share")


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
