"""Processing: goods move along an arrow and become other goods."""

from serai.core.action import Action
from serai.games.agra.rules.stones import is_ready
from serai.games.agra.state import AgraState
from serai.games.agra.tables import GOODS, PROCESS_EXTRA


def process(s: AgraState, seat: int, arrow: int, count: int, why: str) -> None:
    """[process.arrow] Goods move along one arrow. [process.unbuilt] The building may be a site."""
    t = s.tables
    s.goods[seat * GOODS + t.arrow_from[arrow]] -= count
    s.goods[seat * GOODS + t.arrow_to[arrow]] += count
    s.tell("agra-log-process", why, seat, "count", count, "good", t.arrow_to[arrow])


def process_alone(s: AgraState, seat: int, arrow: int, count: int, why: str) -> None:
    """[follow.main_only] By the wheel or by favours: nobody follows."""
    process(s, seat, arrow, count, why)
    offer_extra(s, seat, arrow)


def offer_extra(s: AgraState, seat: int, arrow: int) -> None:
    """[favour.process_extra] Whoever has the tile may add one more good."""
    # the step offers all that may be done at any time, and that may be processing
    from serai.games.agra.rules.workshop import ProcessExtra

    if is_ready(s, seat, PROCESS_EXTRA):
        s.stack.append(ProcessExtra(seat, arrow))


def can_process(s: AgraState, seat: int, building: int) -> bool:
    arrow = s.tables.arrow_into[building]  # a building bears the number of its good
    return s.goods[seat * GOODS + s.tables.arrow_from[arrow]] > 0


def building_options(s: AgraState, seat: int, building: int) -> list[Action]:
    """[process.building] Up to three goods along the arrow into the building."""
    arrow = s.tables.arrow_into[building]
    most = min(s.tables.process_most, s.goods[seat * GOODS + s.tables.arrow_from[arrow]])
    options: list[Action] = []
    for count in range(most):
        options.append(s.words.process[arrow][count])
    return options
