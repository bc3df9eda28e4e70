"""What everybody gains here and there: favour, influence, cubes, camels."""

from serai.games.merv.state import BY_FAVOUR, BY_INFLUENCE, MervState
from serai.games.merv.tables import CUBES


def gain_favour(s: MervState, seat: int, why: str) -> None:
    """A step forward on the favour track. [favour.full] At its end influence comes in its place."""
    last = len(s.tables.favour_points) - 1
    if s.favour[seat] < last:
        step_favour(s, seat, why)
    elif s.influence[seat] < len(s.tables.influence_points) - 1:
        s.tell("merv-log-favour-full", "favour.full", seat)
        step_influence(s, seat, "favour.full")


def gain_influence(s: MervState, seat: int, count: int, why: str) -> None:
    """Steps on the influence track. [influence.full] At its end favour comes in its place."""
    last = len(s.tables.influence_points) - 1
    for _ in range(count):
        if s.influence[seat] < last:
            step_influence(s, seat, why)
        elif s.favour[seat] < len(s.tables.favour_points) - 1:
            s.tell("merv-log-influence-full", "influence.full", seat)
            step_favour(s, seat, "influence.full")


def step_favour(s: MervState, seat: int, why: str) -> None:
    """[favour.points] Points score when one steps onto their space. [favour.back] Going back is
    nothing that scores: see the scoring of a year."""
    s.favour[seat] += 1
    space = s.favour[seat]
    s.tell("merv-log-favour", why, seat)
    points = s.tables.favour_points[space]
    if points and (s.tables.favour_again or space > s.best_favour[seat]):
        s.score(seat, points, BY_FAVOUR)
        s.tell("merv-log-points", "favour.points", seat, "count", points)
    s.best_favour[seat] = max(s.best_favour[seat], space)


def step_influence(s: MervState, seat: int, why: str) -> None:
    """[influence.points] Points score when one steps onto their space. [influence.opens] What it
    opens is looked up by contracts and the caravansary."""
    s.influence[seat] += 1
    s.tell("merv-log-influence", why, seat)
    points = s.tables.influence_points[s.influence[seat]]
    if points:
        s.score(seat, points, BY_INFLUENCE)
        s.tell("merv-log-points", "influence.points", seat, "count", points)


def gain_cube(s: MervState, seat: int, colour: int, why: str) -> None:
    """[setup.supply] Cubes never run out."""
    s.cubes[seat * CUBES + colour] += 1
    s.tell("merv-log-cube", why, seat, "colour", colour)


def gain_camels(s: MervState, owner: int, count: int, why: str) -> None:
    """[camels.now] A camel may be used at once."""
    s.camels[owner] += count
    if owner < s.seats:
        s.tell("merv-log-camels", why, owner, "count", count)
