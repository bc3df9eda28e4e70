"""Everybody side by side: what is public of every seat, in numbers; and a sheet of all provinces
over race, board and province, where nothing is chosen."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from serai.draw.html import classes, h
from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, join
from serai.draw.shapes import Box, rect, words
from serai.games.blocks import Board
from serai.games.counters import SIGN, Counter, Counters, Left, Sign, Value, badge, shown
from serai.games.rajas.boards import province, tray
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import body, icon
from serai.games.rajas.rewards import DICE_COLOURS, FACES
from serai.games.rajas.tables import BUILDING_IDS, BUILDINGS, COLOUR_IDS, GOOD_IDS, INCOMES
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
    return (
        _counter(look.say("to-go"), NOTHING, (-one.margin for one in seats)),
        _counter(look.say("fame"), icon("fame", 0, 0, SIGN), (one.fame for one in seats)),
        _counter(look.say("money"), icon("coin", 0, 0, SIGN), (one.money for one in seats)),
    )


def compared(look: RajasLook) -> Counters:
    """Without the race, which has its own board."""
    seats, scene = look.view.seats, RajasScene(look)
    left = (Left(one.home, one.workers) for one in seats)  # to be placed
    columns = (
        _counter(look.say("workers"), icon("worker", 0, 0, SIGN), left, look.say("tip-workers")),
        *(_dice(look, colour) for colour in range(DICE_COLOURS)),
        _counter(look.say("karma"), icon("karma", 0, 0, SIGN), (one.karma for one in seats)),
        *(_scroll(look, building) for building in range(BUILDINGS)),
        *_markets(look, seats),
    )
    return Counters(look, columns, link=lambda seat, name: province.look_link(scene, seat, name))


def _counter(label: str, sign: Markup, values: Iterable[Value], about: str = "") -> Counter:
    return Counter(label, tuple(values), Sign(sign, label) if sign else None, about=about)


def _dice(look: RajasLook, colour: int) -> Counter:
    label = look.say("dice-of-colour", colour=COLOUR_IDS[colour])
    held = (sum(one.dice[colour * FACES : (colour + 1) * FACES]) for one in look.view.seats)
    return _counter(label, body(colour, 2, 2, SIGN - 4), held)


def _markets(look: RajasLook, seats: Sequence[SeatView]) -> list[Counter]:
    labels = [(slug, look.say("markets-of", good=slug)) for slug in GOOD_IDS]
    return [
        _counter(label, icon(slug, 0, 0, SIGN), (len(one.market_coins[at]) for one in seats))
        for at, (slug, label) in enumerate(labels)
    ]


def _scroll(look: RajasLook, building: int) -> Counter:
    """What a building is worth to each seat: raised ones stand in a box."""
    slug, worth = BUILDING_IDS[building], tuple(look.view.tables.scroll_fame)
    signs = ((_worth(worth, one.scroll[building]),) for one in look.view.seats)
    about = look.say("tip-scroll", building=slug)
    return _counter(look.called("building", slug), icon(slug, 0, 0, SIGN), signs, about)


@lru_cache(maxsize=100)
def _worth(worth: tuple[int, ...], raised: int) -> Sign:
    top, box = raised == len(worth) - 1, Box(1, 1, SIGN - 2, SIGN - 2)
    frame = rect(box, "f-ink" if top else "f-none s-gold", 2, stroke_width=2)
    paint = "f-paper" if top else "f-ink" if raised else "f-ink-2"
    figure = words(worth[raised], SIGN / 2, 18.6, SCROLL, paint, "middle")
    return Sign(join(frame if raised else NOTHING, figure), str(worth[raised]))


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
    tiles, class_ = province.tiles_of(one), classes("quarter", seat == scene.view.seat and "me")
    heading = h("h3", badge(scene.look, seat), h("span", name), h("small", tiles))
    closer = to_view(scene.say("closer"), province.look_at(scene, seat), class_="link")
    return h("section", heading, closer, board.html(), _facts(one), class_=class_, aria_label=name)


def _facts(scene: RajasScene) -> Markup:
    """What is counted of one seat: nothing of the others is read, so that they may change."""
    look, seat = scene.look, scene.shown
    markets = [(one.sign, shown(one.values[0])) for one in _markets(look, (seat,))]
    goods = [h("span", sign.html(20), h("b", count)) for sign, count in markets if sign]
    held = [tray.sign(look, which).html(21) for which in tray.held(seat)]
    linked = scene.say("dice-held", held=seat.linked.bit_count(), all=INCOMES)
    rows = [
        *((one.label, h("b", shown(one.values[0]))) for one in _race(look, (seat,))),
        (scene.say("linked"), h("b", linked)),
        (scene.say("markets"), h("span", goods)),
        (scene.say("dice"), h("span", held or "·")),
    ]
    return h("dl", [h("div", h("dt", label), h("dd", told)) for label, told in rows])
