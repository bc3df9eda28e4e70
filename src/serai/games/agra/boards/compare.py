"""The counters of all seats."""

from collections.abc import Callable

from serai.draw.markup import Markup
from serai.games.agra.boards.figures import icon, stone
from serai.games.agra.boards.parts import any_basic
from serai.games.agra.boards.scene import AgraLook
from serai.games.agra.tables import NEUTRAL
from serai.games.agra.view import SeatView
from serai.games.counters import SIGN, Counter, Counters, Sign
from serai.games.table import to_view

BRIEF = ("rupee", "worker", "favour", "meditation")
"""What a phone always shows."""


def counters(look: AgraLook) -> Counters:
    """All columns, from left to right."""
    view = look.view
    columns = (
        *at_home(look),
        *(_track(look, guild, slug) for guild, slug in enumerate(view.tables.guild_ids)),
        _counter(look, "order", "count-orders", lambda one: view.order_owner.count(one.seat)),
        _counter(look, "akbar", "count-akbar", lambda one: view.bowl_owner.count(one.seat)),
        _counter(look, "notable", "count-contracts", lambda one: len(one.contracts)),
        _counter(look, "cover", "count-covers", lambda one: one.uncovered),
    )
    return Counters(
        look,
        columns,
        tags={view.first: look.say("first")},
        link=lambda seat, name: _to_farm(look, seat, name),
    )


def at_home(look: AgraLook) -> tuple[Counter, ...]:
    """What lies at home and on the own board."""
    return (
        _counter(look, "rupee", "count-rupees", lambda one: one.rupees),
        _counter(look, "worker", "count-workers", lambda one: one.supply),
        _counter(look, "stone", "count-stones", lambda one: one.yard),
        _counter(look, "favour", "count-favours", lambda one: one.favours),
        _counter(look, "goods", "count-goods", lambda one: sum(one.goods)),
        _counter(look, "meditation", "count-meditation", lambda one: one.meditation + 1),
    )


def _counter(
    look: AgraLook, sign: str, key: str, count: Callable[[SeatView], int | None]
) -> Counter:
    label = look.say(key)
    values = tuple(map(count, look.view.seats))
    strong, brief = sign == "rupee", sign in BRIEF
    return Counter(label, values, Sign(_sign(sign), label), strong=strong, brief=brief)


def _track(look: AgraLook, guild: int, slug: str) -> Counter:
    """On the track of a guild it matters who is first."""
    label = look.called("guild", slug)
    values = tuple(one.influence[guild] for one in look.view.seats)
    return Counter(label, values, Sign(_sign(slug), label), race=True)


def _sign(name: str) -> Markup:
    """The head of a column."""
    if name == "goods":
        return any_basic(1, 1, SIGN - 2)
    if name == "stone":
        return stone(NEUTRAL, 0, 0, SIGN)
    return icon(name, 0, 0, SIGN)


def _to_farm(look: AgraLook, seat: int, name: Markup) -> Markup:
    """The badge of a seat leads to its farm, among those of all."""
    return to_view(
        name,
        "farms",
        class_="to-farm",
        data_tab="farms",
        data_lights=f"farm-{look.letter(seat)}",
        data_tip=look.say("tip-board", seat=seat),
    )
