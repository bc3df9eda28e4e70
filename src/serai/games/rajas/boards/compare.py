"""What is public of every seat, in numbers."""

from collections.abc import Callable
from dataclasses import replace

from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, join
from serai.draw.shapes import Box, rect, words
from serai.games.counters import SIGN, Counter, Counters, Sign, Value
from serai.games.rajas.boards import province
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import body, icon
from serai.games.rajas.rewards import FACES
from serai.games.rajas.tables import BUILDING_IDS, COLOUR_IDS, GOOD_IDS
from serai.games.rajas.view import SeatView
from serai.games.table import to_view

SCROLL = Face(18.5, 700)


def counters(look: RajasLook) -> Counters:
    """All columns: the race, then what stands in the table of everybody."""
    race = (
        _counter(look, "to-go", NOTHING, lambda seat: -seat.margin),
        _counter(look, "fame", icon("fame", 0, 0, SIGN), lambda seat: seat.fame),
        _counter(look, "money", icon("coin", 0, 0, SIGN), lambda seat: seat.money),
    )
    public = compared(look)
    return replace(public, columns=(*race, *public.columns))


def compared(look: RajasLook) -> Counters:
    """Without the race, which has its own board."""
    columns = (
        replace(
            _counter(look, "workers", icon("worker", 0, 0, SIGN), _workers),
            about=look.say("tip-workers"),
        ),
        *(_dice(look, at, colour) for at, colour in enumerate(COLOUR_IDS)),
        _counter(look, "karma", icon("karma", 0, 0, SIGN), lambda seat: seat.karma),
        *(_scroll(look, at, building) for at, building in enumerate(BUILDING_IDS)),
        *(_markets(look, at, good) for at, good in enumerate(GOOD_IDS)),
    )
    return Counters(look, columns, link=lambda seat, name: look_at(look, seat, name))


def look_at(look: RajasLook, seat: int, name: Markup) -> Markup:
    """The badge of a seat leads to its province."""
    where = province.look_at(RajasScene(look), seat)
    tab = "province" if where == province.TABLE else where
    tip = look.say("look-at", name=look.short_name(seat))
    return to_view(name, where, class_="look", data_tab=tab, data_tip=tip)


def _counter(
    look: RajasLook, key: str, sign: Markup, count: Callable[[SeatView], Value]
) -> Counter:
    label = look.say(key)
    values = tuple(map(count, look.view.seats))
    return Counter(label, values, Sign(sign, label) if sign else None)


def _workers(seat: SeatView) -> str:
    """Those still to be placed, of all that have joined."""
    return f"{seat.home}/{seat.workers}"


def _dice(look: RajasLook, colour: int, slug: str) -> Counter:
    label = look.say("dice-of-colour", colour=slug)
    kinds = range(colour * FACES, (colour + 1) * FACES)
    values = tuple(sum(seat.dice[die] for die in kinds) for seat in look.view.seats)
    return Counter(label, values, Sign(body(colour, 2, 2, SIGN - 4), label))


def _scroll(look: RajasLook, building: int, slug: str) -> Counter:
    """What a building is worth to each seat: raised ones stand in a box."""
    label = look.called("building", slug)
    worth = look.view.tables.scroll_fame
    values = tuple((_worth(worth, seat.scroll[building]),) for seat in look.view.seats)
    about = look.say("tip-scroll", building=slug)
    return Counter(label, values, Sign(icon(slug, 0, 0, SIGN), label), about=about)


def _worth(worth: list[int], raised: int) -> Sign:
    top = raised == len(worth) - 1
    box = Box(1, 1, SIGN - 2, SIGN - 2)
    frame = rect(box, "f-ink" if top else "f-none s-gold", 2, stroke_width=2)
    paint = "f-paper" if top else "f-ink" if raised else "f-ink-2"
    figure = words(worth[raised], SIGN / 2, 18.6, SCROLL, paint, "middle")
    return Sign(join(frame if raised else NOTHING, figure), str(worth[raised]))


def _markets(look: RajasLook, good: int, slug: str) -> Counter:
    label = look.say("markets-of", good=slug)
    values = tuple(len(seat.market_coins[good]) for seat in look.view.seats)
    return Counter(label, values, Sign(icon(slug, 0, 0, SIGN), label))
