"""The counters of all seats."""

from collections.abc import Callable

from serai.draw.html import h
from serai.draw.markup import Markup
from serai.games.agra.boards.figures import icon, stone
from serai.games.agra.boards.parts import any_basic
from serai.games.agra.boards.scene import AgraLook
from serai.games.agra.tables import NEUTRAL
from serai.games.agra.view import SeatView
from serai.games.counters import SIGN, Counter, Counters, Sign

Count = Callable[[SeatView], int | None]


def counters(look: AgraLook) -> Counters:
    """All columns, from left to right."""
    view = look.view
    columns: tuple[tuple[str, Count], ...] = (
        ("rupees", lambda board: board.rupees),
        ("workers", lambda board: board.supply),
        ("stones", lambda board: board.yard),
        ("favours", lambda board: board.favours),
        ("goods", lambda board: sum(board.goods)),
        ("meditation", lambda board: board.meditation + 1),
        ("orders", lambda board: view.order_owner.count(board.seat)),
        ("akbar", lambda board: view.bowl_owner.count(board.seat)),
        ("contracts", lambda board: len(board.contracts)),
        ("covers", lambda board: board.uncovered),
    )
    found = [_counter(look, name, count) for name, count in columns]
    tracks = [_track(look, guild, slug) for guild, slug in enumerate(view.tables.guild_ids)]
    return Counters(
        look,
        (*found[:6], *tracks, *found[6:]),
        tags={view.first: look.say("first")},
        link=lambda seat, name: _to_farm(look, seat, name),
    )


def _counter(look: AgraLook, name: str, count: Count) -> Counter:
    label = look.say(f"count-{name}")
    values = tuple(map(count, look.view.seats))
    return Counter(label, values, Sign(_sign(name), label), strong=name == "rupees")


def _track(look: AgraLook, guild: int, slug: str) -> Counter:
    """On the track of a guild it matters who is first."""
    label = look.called("guild", slug)
    values = tuple(board.influence[guild] for board in look.view.seats)
    return Counter(label, values, Sign(icon(slug, 0, 0, SIGN), label), race=True)


SIGNS = {
    "rupees": "rupee",
    "workers": "worker",
    "favours": "favour",
    "orders": "order",
    "contracts": "notable",
    "covers": "cover",
}
"""Those icons that are not called like what they stand for."""


def _sign(name: str) -> Markup:
    if name == "goods":
        return any_basic(1, 1, SIGN - 2)
    if name == "stones":
        return stone(NEUTRAL, 0, 0, SIGN)
    return icon(SIGNS.get(name, name), 0, 0, SIGN)


def _to_farm(look: AgraLook, seat: int, name: Markup) -> Markup:
    """The badge of a seat leads to its farm, among those of all."""
    return h(
        "button",
        name,
        type="button",
        class_="to-farm",
        data_view="farms",
        data_tab="farms",
        data_lights=f"farm-{look.letter(seat)}",
        data_tip=look.say("tip-board", seat=seat),
    )
