"""All provinces side by side: a sheet over race, board and province. Nothing is chosen there."""

from serai.draw.html import classes, h
from serai.draw.markup import Markup, join
from serai.games.blocks import Board
from serai.games.counters import Counter, badge, shown
from serai.games.rajas.boards import dice
from serai.games.rajas.boards.compare import counters
from serai.games.rajas.boards.province import HEIGHT, TABLE, WIDTH, look_at, province, tiles_of
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.rewards import GOODS
from serai.games.rajas.tables import INCOMES
from serai.games.scene import kept
from serai.games.table import to_view

RACE = 3
"""The first counters tell how far a seat is, the last ones its markets."""


def sheet(scene: RajasScene) -> Markup:
    """A heading with the way back, and the province of every seat."""
    back = to_view(scene.say("back"), TABLE, class_="link")
    seats = range(scene.view.players)
    return join(
        h("h2", h("span", scene.say("all-provinces")), back),
        h("div", [_province(scene, seat) for seat in seats], class_="quarters"),
    )


@kept
def _province(scene: RajasScene, seat: int) -> Markup:
    """One of them, what is counted of its seat, and the way to see it larger."""
    one = scene.looking_at(seat).under(f"all-{scene.letter(seat)}-")
    name = scene.short_name(seat)
    board = Board(one.id("province-board"), WIDTH, HEIGHT, province(one), name)
    where = look_at(scene, seat)
    return h(
        "section",
        h("h3", badge(scene.look, seat), h("span", name), h("small", tiles_of(one))),
        to_view(scene.say("closer"), where, class_="link"),
        board.html(),
        _facts(one),
        class_=classes("quarter", seat == scene.view.seat and "me"),
        aria_label=name,
    )


def _facts(scene: RajasScene) -> Markup:
    seat, columns = scene.shown, counters(scene.look).columns
    goods = [_good(one, seat.seat) for one in columns[-GOODS:]]
    held = [dice.sign(scene.look, which).html(21) for which in dice.held(seat)]
    linked = scene.say("dice-held", held=seat.linked.bit_count(), all=INCOMES)
    rows = [
        *((one.label, h("b", shown(one.values[seat.seat]))) for one in columns[:RACE]),
        (scene.say("linked"), h("b", linked)),
        (scene.say("markets"), h("span", goods)),
        (scene.say("dice"), h("span", held or "·")),
    ]
    return h("dl", [h("div", h("dt", label), h("dd", told)) for label, told in rows])


def _good(one: Counter, seat: int) -> Markup:
    assert one.sign is not None
    return h("span", one.sign.html(20), h("b", shown(one.values[seat])))
