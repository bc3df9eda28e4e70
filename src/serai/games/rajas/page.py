"""Rajas of the Ganges in a page: what its parts show, which `page.toml` arranges; and small
pictures between words, of what log lines and answers name."""

from functools import partial
from pathlib import Path

from serai.draw.html import h
from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import move, words
from serai.games.arranged import Arrangement, One
from serai.games.blocks import Block, Board, OnlyPage
from serai.games.counters import SIGN, Sign
from serai.games.forecast import on_button
from serai.games.rajas.boards import board, province, race, signs, tray
from serai.games.rajas.boards.compare import compared, counters, sheet
from serai.games.rajas.boards.province import TABLE, look_at
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.forecast import brings, forecast
from serai.games.rajas.state import NAVARATNA
from serai.games.rajas.tables import BACKS, COLOUR_IDS, NONE
from serai.games.table import Cell, Draw, Table

__all__ = ["counters", "sign", "table"]

ARRANGEMENT = Arrangement(Path(__file__).with_suffix(".toml"))
ON_PHONE, SMALLEST, FINGER = 374, 344, 44
"""How wide a drawing is on a phone, at least, and what a finger needs there."""


def table(look: RajasLook) -> Table:
    """The table of a view."""
    scene = RajasScene(look)
    others = [seat for seat in range(look.view.players) if look_at(scene, seat) != TABLE]
    return ARRANGEMENT.table(
        look,
        _draws(scene),
        {"look": [_look(scene, seat) for seat in others]},
        progress=look.keep("progress", lambda: race.progress(look, "compare", "result")),
        where=race.brief(look),
        picture=_picture(look),
        forecast=NOTHING if look.still else forecast(look),
        brings=partial(on_button, look, brings),
    )


def _draws(scene: RajasScene) -> dict[str, Draw]:
    """What the parts of the table show, by their names."""
    look, dice = scene.look, scene.for_finger(FINGER * ON_PHONE / SMALLEST + 2)
    own = scene.for_finger(FINGER * province.WIDTH / SMALLEST)
    supply = scene.for_finger(FINGER * province.SUPPLY / SMALLEST)
    return {
        "strip": lambda: race.strip(look, "compare"),
        "race": lambda: race.race(scene),
        "board": lambda: _board(scene),
        "phone-board": lambda: _phone_boards(scene),
        "provinces": lambda: sheet(scene),
        "province": lambda: province.leaf(own),
        "compare": lambda: compared(look),
        "standings": lambda: (race.race(scene.on_phone()), OnlyPage(compared(look).down())),
        "tokens": lambda: province.supply(supply),
        "dice": lambda: tray.statue(scene),
        "tray": lambda: tray.tray(dice.under("tray-"), ON_PHONE),
        "rail": lambda: tray.tray(dice.under("rail-"), 250),
        "stacks": lambda: tray.stacks(scene),
    }


def _look(scene: RajasScene, seat: int) -> One:
    """The province of another seat."""
    title = scene.say("province-of", name=scene.name(seat))
    draw = partial(province.leaf, scene.looking_at(seat))
    return One(f"province-{scene.letter(seat)}", title, look_at(scene, seat), draw)


def _picture(look: RajasLook) -> tuple[tuple[Cell, ...], ...]:
    """The board, the province and what lies beside it; dice and tiles below."""
    beside = look.view.outcome is not None or look.view.variant == NAVARATNA
    wide, narrow = (596, 452) if beside else (730, 604)
    board, own = Cell(wide, ("race", "board")), Cell(narrow, ("province", "compare"))
    below = Cell(290, ("dice",)), Cell(1044, ("stacks",))
    return (board, own, Cell(278, ("result", "tokens"))), below


def _board(scene: RajasScene) -> Block:
    beside = el("g", board.places(scene), transform=move(346, 0))
    below = el("g", board.river(scene), transform=move(0, 238))
    drawn = join(board.palace(scene), beside, below)
    return Board("board-drawing", board.RIVER, 356, drawn, scene.look.text("web-board"))


def _phone_boards(scene: RajasScene) -> tuple[Block, ...]:
    parts = (
        ("palace", board.PALACE, board.HIGH, board.palace),
        ("places", board.PHONE_PLACES, board.HIGH, board.places),
        ("river", board.PHONE_RIVER, board.PHONE_RIVER_HIGH, board.river),
    )
    boards = []
    for name, wide, high, draw in parts:
        drawn = draw(scene.on_phone(FINGER * wide / ON_PHONE))
        boards.append(Board(f"phone-{name}", wide, high, drawn, scene.say(name)))
    return tuple(boards)


COST = Face(16, 700)


def sign(look: RajasLook, kind: str, slug: str) -> Markup:
    """A small picture of a thing that a log line names. A name leads to its place on the board."""
    if kind == "die":
        return tray.sign(look, look.view.tables.slugs["die"].index(slug)).html(20, "die")
    if kind in ("place", "space", "income", "chamber"):
        return h("u", look.voice.name(kind, slug))
    drawn = _drawn(look, kind, slug)
    return Sign(drawn, look.called(kind, slug)).html(20) if drawn else NOTHING


def _drawn(look: RajasLook, kind: str, slug: str) -> Markup:
    tables, plan = look.view.tables, look.view.plan
    if kind == "colour":
        return signs.body(tables.slugs[kind].index(slug), 0, 0, SIGN)
    if kind in ("building", "good"):
        return signs.icon(slug, 0, 0, SIGN)
    if kind in ("stack", "tile"):  # as one speaks of a tile: colour and cost
        which = tables.slugs[kind].index(slug)
        tile = look.view.top[which] if kind == "stack" else which
        if tile == NONE:
            return signs.body(which // BACKS, 0, 0, SIGN)
        colour, cost = tables.tile_colour[tile], tables.tile_cost[tile]
        figure = words(cost, 12, 17.5, COST, f"on-{COLOUR_IDS[colour]}", "middle")
        return join(signs.body(colour, 0, 0, SIGN), figure)
    if kind == "roads" and plan is not None:
        return signs.mini(tables.slugs[kind].index(slug), tables.tile_colour[plan.tile])
    return NOTHING
