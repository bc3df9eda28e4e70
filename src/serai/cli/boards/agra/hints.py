"""What a move would bring, in a few words beside it. Only what the table shows anyway."""

from collections.abc import Callable

from serai.cli.boards.agra.court import order_rupees
from serai.cli.boards.agra.words import cost_of_deed, favours, good_name, points, rupees
from serai.cli.boards.parts import letter
from serai.core.action import Action
from serai.games.agra.tables import (
    BASICS,
    CALLIGRAPHER,
    CHARACTERS,
    DELIVER,
    FARMER,
    NONE,
    SLOTS,
    UNCOVER,
)
from serai.games.agra.view import AgraView, SeatView
from serai.games.voice import Voice

CHARACTER_HINTS = (
    "a step on a track, or build",
    "deliver goods",
    "trade goods, move a price token",
    "farm and meditation",
)
WHEEL = {"deliver": DELIVER, "uncover": UNCOVER, "farmer": FARMER}
"""Actions of the wheel with a price of their own; for the others it is the value of a good."""
MEDITATING = "agra-prompt-turn"
PAYING_FOR_BUILDING = "agra-prompt-materials"

Hint = Callable[[AgraView, Voice, tuple[int, ...]], str]


def hint(view: AgraView, voice: Voice, action: Action) -> str:
    """The hint of a move; empty where there is nothing to add."""
    found = HINTS.get(action.verb)
    hints = [found(view, voice, action.args())] if found is not None else []
    if _asked(view) == MEDITATING:
        hints.insert(0, _wheel(view, action))
    return "; ".join(filter(None, hints))


def _asked(view: AgraView) -> str:
    """The id of the prompt: what the moves are for."""
    return view.prompt.id if view.prompt is not None else ""


def _mine(view: AgraView) -> SeatView:
    assert view.seat is not None  # an onlooker has no moves
    return view.seats[view.seat]


def _wheel(view: AgraView, action: Action) -> str:
    """The points that an action of the wheel costs."""
    if action.verb in WHEEL:
        return points(view.tables.wheel_points[WHEEL[action.verb]])
    if action.verb == "exchange":
        return points(view.value[action.args()[0]])
    if action.verb == "process":
        return points(view.value[view.tables.arrow_to[action.args()[0]]])
    return ""


# --- workers ----------------------------------------------------------------------------------


def _place(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    place = args[0]
    hints = [_deed_of(view, voice, place)]
    building = place - CHARACTERS
    if building >= 0 and view.coins[building]:
        hints.append(f"+{rupees(view.coins[building])}")
    if building >= 0 and view.merchant == building:
        hints.append(f"+{favours(view.tables.merchant_favours)} of the Merchant")
    owner = view.worker[place]
    if owner not in (NONE, view.seat):
        hints.append(f"sends {letter(owner)} home")
    return ", ".join(hints)


def _deed_of(view: AgraView, voice: Voice, place: int) -> str:
    """The action of a place."""
    building = place - CHARACTERS
    if building < 0:
        return CHARACTER_HINTS[place]
    if building < BASICS:
        return f"the fields give {_mine(view).production[building]}"
    source = view.tables.arrow_from[view.tables.arrow_into[building]]
    have = f"you have {_mine(view).goods[source]} {good_name(voice, source)}"
    return have if view.built[building] else f"the Builder builds it; {have}"


def _peon(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    t = view.tables
    price = t.calligrapher_peon_price if CALLIGRAPHER in _mine(view).contracts else t.peon_price
    cost = "costs nothing" if view.free_peon else f"costs {rupees(price)}"
    return f"{cost}, {_place(view, voice, args)}"


def _lay(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    step = max(_mine(view).meditation - view.laid, 0)
    return points(max(view.tables.meditation_points[step], 1))


# --- goods ------------------------------------------------------------------------------------


def _deliver(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    at = args[1] * SLOTS
    lying = sum(owner != NONE for owner in view.stone[at : at + SLOTS])
    return rupees(lying + sum(view.doubled[at : at + SLOTS]) + 1)


def _order(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    seat, guild = _mine(view).seat, args[0]
    first = all(s.influence[guild] <= _mine(view).influence[guild] for s in view.seats)
    return rupees(order_rupees(view, seat, guild)) + ("" if first else " and a step")


def _worth(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    """The value of a good, or what it counts as material."""
    if _asked(view) == PAYING_FOR_BUILDING:
        return f"counts {view.tables.building_value[args[0]]}"
    return f"value {view.value[args[0]]}"


def _build(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    t = view.tables
    tiles = [
        voice.name("bonus", slug)
        for slug, level, owner in zip(t.bonus_ids, t.bonus_level, view.bonus_owner, strict=True)
        if level == t.building_level[args[0]] and owner == NONE
    ]
    return f"costs {t.cost[args[0]]}; for {' / '.join(dict.fromkeys(tiles))}"


# --- favours and tracks -----------------------------------------------------------------------


def _favour(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    return voice.name("deed-text", view.tables.deed_ids[args[0]])


def _thrift(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    return cost_of_deed(view, args[0], view.tables.mullah_saves)


def _up(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    step = min(_mine(view).influence[args[0]] + 1, view.tables.top)
    gift = view.tables.step_favours[step]
    more = f", {favours(gift)} or a tile" if gift else ""
    return f"to step {step}{more}" + (", the top" if step == view.tables.top else "")


HINTS: dict[str, Hint] = {
    "place": _place,
    "peon": _peon,
    "lay": _lay,
    "recall": _lay,
    "deliver": _deliver,
    "order": _order,
    "pay": _worth,
    "give": _worth,
    "take": _worth,
    "sell": _worth,
    "build": _build,
    "favour": _favour,
    "thrift": _thrift,
    "tile": _favour,
    "return": _favour,
    "up": _up,
}
"""By verb."""
