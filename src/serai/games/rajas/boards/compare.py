"""Everybody side by side: what is public of every seat, in numbers; and a sheet of all provinces
over race, board and province, where nothing is chosen."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache

from serai.draw.html import classes, h
from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, join
from serai.draw.shapes import Box, rect, words
from serai.games.blocks import Board
from serai.games.counters import SIGN, Counter, Counters, Sign, Value, badge, shown
from serai.games.rajas.boards import province, tray
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import body, icon
from serai.games.rajas.rewards import FACES
from serai.games.rajas.tables import BUILDING_IDS, COLOUR_IDS, GOOD_IDS, INCOMES
from serai.games.rajas.view import SeatView
from serai.games.scene import kept
from serai.games.table import to_view

SCROLL = Face(18.5, 700)


def counters(look: RajasLook) -> Counters:
    """All columns: the race, then what stands in the table of everybody."""
    public = compared(look)
    return replace(public, columns=(*_race(look, look.view.seats), *public.columns))


def _race(look: RajasLook, seats: Sequence[SeatView]) -> tuple[Counter, ...]:
    """How far these seats are."""
    fame, money = icon("fame", 0, 0, SIGN), icon("coin", 0, 0, SIGN)
    return (
        _counter(seats, look.say("to-go"), NOTHING, lambda seat: -seat.margin),
        _counter(seats, look.say("fame"), fame, lambda seat: seat.fame),
        _counter(seats, look.say("money"), money, lambda seat: seat.money),
    )


def compared(look: RajasLook) -> Counters:
    """Without the race, which has its own board."""
    seats, sign, label = look.view.seats, icon("worker", 0, 0, SIGN), look.say("workers")
    left = _counter(seats, label, sign, lambda seat: f"{seat.home}/{seat.workers}")  # to be placed
    columns = (
        replace(left, about=look.say("tip-workers")),
        *(_dice(look, at, colour) for at, colour in enumerate(COLOUR_IDS)),
        _counter(seats, look.say("karma"), icon("karma", 0, 0, SIGN), lambda seat: seat.karma),
        *(_scroll(look, at, building) for at, building in enumerate(BUILDING_IDS)),
        *_markets(look, seats),
    )
    scene = RajasScene(look)
    return Counters(look, columns, link=lambda seat, name: province.look_link(scene, seat, name))


def _counter(
    seats: Sequence[SeatView], label: str, sign: Markup, count: Callable[[SeatView], Value]
) -> Counter:
    return Counter(label, tuple(map(count, seats)), Sign(sign, label) if sign else None)


def _dice(look: RajasLook, colour: int, slug: str) -> Counter:
    label, drawn = look.say("dice-of-colour", colour=slug), body(colour, 2, 2, SIGN - 4)
    kinds = slice(colour * FACES, (colour + 1) * FACES)
    return _counter(look.view.seats, label, drawn, lambda seat: sum(seat.dice[kinds]))


def _markets(look: RajasLook, seats: Sequence[SeatView]) -> tuple[Counter, ...]:
    return tuple(_market(look, seats, at, good) for at, good in enumerate(GOOD_IDS))


def _market(look: RajasLook, seats: Sequence[SeatView], good: int, slug: str) -> Counter:
    label, drawn = look.say("markets-of", good=slug), icon(slug, 0, 0, SIGN)
    return _counter(seats, label, drawn, lambda seat: len(seat.market_coins[good]))


def _scroll(look: RajasLook, building: int, slug: str) -> Counter:
    """What a building is worth to each seat: raised ones stand in a box."""
    label, worth = look.called("building", slug), tuple(look.view.tables.scroll_fame)
    signs = [_worth(worth, raised) for raised in range(len(worth))]
    drawn = icon(slug, 0, 0, SIGN)
    found = _counter(look.view.seats, label, drawn, lambda seat: (signs[seat.scroll[building]],))
    return replace(found, about=look.say("tip-scroll", building=slug))


@lru_cache(maxsize=100)
def _worth(worth: tuple[int, ...], raised: int) -> Sign:
    top = raised == len(worth) - 1
    box = Box(1, 1, SIGN - 2, SIGN - 2)
    frame = rect(box, "f-ink" if top else "f-none s-gold", 2, stroke_width=2)
    paint = "f-paper" if top else "f-ink" if raised else "f-ink-2"
    figure = words(worth[raised], SIGN / 2, 18.6, SCROLL, paint, "middle")
    return Sign(join(frame if raised else NOTHING, figure), str(worth[raised]))


# --- all provinces ----------------------------------------------------------------------------


def sheet(scene: RajasScene) -> Markup:
    """A heading with the way back, and the province of every seat."""
    back = to_view(scene.say("back"), province.TABLE, class_="link")
    quarters = [_quarter(scene, seat) for seat in range(scene.view.players)]
    heading = h("h2", h("span", scene.say("all-provinces")), back)
    return join(heading, h("div", quarters, class_="quarters"))


@kept
def _quarter(scene: RajasScene, seat: int) -> Markup:
    """One of them, what is counted of its seat, and the way to see it larger."""
    one = scene.looking_at(seat).under(f"all-{scene.letter(seat)}-")
    name, (wide, high) = scene.short_name(seat), (province.WIDTH, province.HEIGHT)
    board = Board(one.id("province-board"), wide, high, province.province(one), name)
    return h(
        "section",
        h("h3", badge(scene.look, seat), h("span", name), h("small", province.tiles_of(one))),
        to_view(scene.say("closer"), province.look_at(scene, seat), class_="link"),
        board.html(),
        _facts(one),
        class_=classes("quarter", seat == scene.view.seat and "me"),
        aria_label=name,
    )


def _facts(scene: RajasScene) -> Markup:
    """What is counted of one seat: nothing of the others is read, so that they may change."""
    look, seat = scene.look, scene.shown
    markets = _markets(look, (seat,))
    goods = [h("span", one.sign.html(20), _figure(one)) for one in markets if one.sign is not None]
    held = [tray.sign(scene.look, which).html(21) for which in tray.held(seat)]
    linked = scene.say("dice-held", held=seat.linked.bit_count(), all=INCOMES)
    rows = [
        *((one.label, _figure(one)) for one in _race(look, (seat,))),
        (scene.say("linked"), h("b", linked)),
        (scene.say("markets"), h("span", goods)),
        (scene.say("dice"), h("span", held or "·")),
    ]
    return h("dl", [h("div", h("dt", label), h("dd", told)) for label, told in rows])


def _figure(one: Counter) -> Markup:
    return h("b", shown(one.values[0]))
