"""Rajas of the Ganges in a page: which boards stand where, on large and small screens; and small
pictures between words, of what log lines and answers name."""

from functools import partial

from serai.draw.html import h
from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import move, words
from serai.games import layouts
from serai.games.blocks import Block, Board, OnlyPage
from serai.games.counters import SIGN, Sign
from serai.games.forecast import on_button
from serai.games.layouts import HALLS, LARGE, NOT_HALLS, SMALL, TABLETS, behind
from serai.games.rajas.boards import board, province, race, signs, tray
from serai.games.rajas.boards.compare import compared, counters, sheet
from serai.games.rajas.boards.province import ALL, TABLE, look_at
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.forecast import brings, forecast
from serai.games.rajas.rewards import ANY
from serai.games.rajas.state import NAVARATNA
from serai.games.rajas.tables import BACKS, COLOUR_IDS, NONE, Tables
from serai.games.result import result_part
from serai.games.table import LOG, THIS_TURN, Cell, Column, Part, Tab, Table, part

__all__ = ["counters", "sign", "table"]

RACE, RESULT, PROVINCE, COMPARE = "race", "result", "province", "compare"
ON_PHONE, SMALLEST, FINGER = 374, 344, 44
"""How wide a drawing is on a phone, at least, and what a finger needs there."""

_only_page = partial(part, only_page=True)
"""A part that no picture shows."""


def table(look: RajasLook) -> Table:
    """The table of a view."""
    scene = RajasScene(look)
    others = [seat for seat in range(look.view.players) if look_at(scene, seat) != TABLE]
    at_table = (TABLE, *(look_at(scene, seat) for seat in others), RESULT)
    gaps = partial(race.strip, look, COMPARE)
    strip = _only_page(look, "strip", look.say("race"), gaps, only=SMALL)
    return Table(
        progress=race.progress(look, COMPARE, RESULT),
        where=race.brief(look),
        columns=(
            Column("strip", (strip,)),
            Column("realm", _realm(scene, at_table)),
            Column("own", (*_provinces(scene, others), *_compared(scene, at_table))),
            Column("side", _side(scene)),
            Column("tray", _tray(scene)),
        ),
        picture=_picture(look),
        tabs=_tabs(look),
        views=(*at_table, ALL),
        result=RESULT,
        forecast=NOTHING if look.still else forecast(look),
        brings=partial(on_button, look, brings),
    )


def _picture(look: RajasLook) -> tuple[tuple[Cell, ...], ...]:
    """The board, the province and what lies beside it; dice and tiles below."""
    beside = look.view.outcome is not None or look.view.variant == NAVARATNA
    wide, narrow = (596, 452) if beside else (730, 604)
    above = ((wide, (RACE, "board")), (narrow, (PROVINCE, COMPARE)), (278, (RESULT, "tokens")))
    below = ((290, ("dice",)), (1044, ("stacks",)))
    return tuple(tuple(Cell(*cell) for cell in row) for row in (above, below))


def _tabs(look: RajasLook) -> tuple[Tab, ...]:
    """On a small screen a line of figures leads to the standings: they need no tab."""
    return (
        Tab(RESULT, look.text("web-result")),
        Tab(PROVINCE, look.say("province")),
        Tab("board", look.text("web-board")),
        Tab("tiles", look.say("tiles-tab")),
        Tab("tokens", look.say("tokens-tab")),
        Tab("turn", look.text("web-this-turn")),
        Tab(COMPARE, look.text("web-compare"), only=LARGE),
        Tab("log", look.text("web-log")),
    )


# --- the board --------------------------------------------------------------------------------


def _realm(scene: RajasScene, views: tuple[str, ...]) -> tuple[Part, ...]:
    """The race, and palace, quarry, market, port and river as one drawing; on a small screen one
    below the other. In their place, and in that of the province, a sheet of all provinces."""
    look, title, lanes = scene.look, scene.look.text("web-board"), scene.say("race")
    every, wide = scene.say("all-provinces"), (*HALLS, layouts.COURT)
    on_phone, folds = partial(_phone_boards, scene), behind("board", *SMALL)

    def draw() -> Block:
        beside = el("g", board.places(scene), transform=move(346, 0))
        below = el("g", board.river(scene), transform=move(0, 238))
        drawn = join(board.palace(scene), beside, below)
        return Board("board-drawing", board.RIVER, 356, drawn, title)

    return (
        part(look, RACE, lanes, lambda: race.race(scene, lanes), only=wide, views=views),
        part(look, "board", title, draw, only=LARGE, views=views, key="b"),
        _only_page(look, "phone-board", title, on_phone, folds=folds, only=SMALL),
        _only_page(
            look, "provinces", every, partial(sheet, scene), only=LARGE, views=(ALL,), key="a"
        ),
    )


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


# --- provinces --------------------------------------------------------------------------------


def _provinces(scene: RajasScene, others: list[int]) -> tuple[Part, ...]:
    """The own province, that of each other seat in a view of its own, and after the end the result
    in their place."""
    look, title = scene.look, scene.say("province")
    fingered = scene.for_finger(FINGER * province.WIDTH / SMALLEST)
    draw, folds = partial(province.leaf, fingered), behind(PROVINCE, *SMALL)
    own = part(look, PROVINCE, title, draw, folds=folds, views=(TABLE,), key="p")
    looks = []
    for seat in others:
        name, where = f"province-{scene.letter(seat)}", look_at(scene, seat)
        title, folds = scene.say("province-of", name=scene.name(seat)), behind(where, *SMALL)
        draw = partial(province.leaf, scene.looking_at(seat))
        looks.append(_only_page(look, name, title, draw, folds=folds, views=(where,)))
    return result_part(look, RESULT, *SMALL), own, *looks


def _compared(scene: RajasScene, views: tuple[str, ...]) -> tuple[Part, ...]:
    """The counters of all seats; where there is less room, below lanes that are as narrow."""
    look, title = scene.look, scene.look.text("web-compare")

    def draw() -> tuple[Block, ...]:
        lanes = race.race(scene.on_phone(), scene.say("race"))
        return lanes, OnlyPage(compared(look).down())

    folds = behind(COMPARE, *NOT_HALLS)
    return (
        part(look, COMPARE, title, lambda: compared(look), only=HALLS, views=views),
        _only_page(look, "standings", title, draw, folds=folds, only=NOT_HALLS),
    )


# --- beside and below -------------------------------------------------------------------------


def _side(scene: RajasScene) -> tuple[Part, ...]:
    look, title, folds = scene.look, scene.say("tokens"), behind("tokens", *NOT_HALLS)
    fingered = scene.for_finger(FINGER * province.SUPPLY / SMALLEST)
    return (
        Part(THIS_TURN, only=LARGE, folds=behind("turn", *TABLETS)),
        part(look, "tokens", title, lambda: province.supply(fingered), folds=folds),
        Part(LOG, folds=behind("log", *NOT_HALLS)),
    )


def _tray(scene: RajasScene) -> tuple[Part, ...]:
    """What one spends, and what one buys with it."""
    look, mine, tiles = scene.look, scene.say("your-dice"), scene.say("tiles")
    fingered = scene.for_finger(FINGER * ON_PHONE / SMALLEST + 2)
    trays = []
    low, narrow = (layouts.STEP, layouts.PHONE), (layouts.VERANDA,)
    for name, room, only in (("tray", ON_PHONE, low), ("rail", 250, narrow)):
        draw = partial(tray.tray, fingered.under(f"{name}-"), room)
        trays.append(_only_page(look, name, mine, draw, only=only, leaf=False))
    stacks, folds = partial(tray.stacks, scene), behind("tiles", *SMALL)
    return (
        part(look, "dice", mine, lambda: tray.statue(scene), only=LARGE, leaf=False, key="d"),
        *trays,
        part(look, "stacks", tiles, stacks, folds=folds, leaf=False, key="t"),
    )


# --- small pictures between words -------------------------------------------------------------

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
        return signs.body(ANY if slug == "any" else COLOUR_IDS.index(slug), 0, 0, SIGN)
    if kind in ("building", "good"):
        return signs.icon(slug, 0, 0, SIGN)
    if kind == "stack":
        stack = tables.slugs[kind].index(slug)
        top = look.view.top[stack]
        return signs.body(stack // BACKS, 0, 0, SIGN) if top == NONE else _tile(tables, top)
    if kind == "tile":
        return _tile(tables, tables.tile_ids.index(slug))
    if kind == "roads" and plan is not None:
        return signs.mini(tables.slugs[kind].index(slug), tables.tile_colour[plan.tile])
    return NOTHING


def _tile(tables: Tables, tile: int) -> Markup:
    """A tile as one speaks of it: colour and cost."""
    colour = tables.tile_colour[tile]
    cost = words(tables.tile_cost[tile], 12, 17.5, COST, f"on-{COLOUR_IDS[colour]}", "middle")
    return join(signs.body(colour, 0, 0, SIGN), cost)
