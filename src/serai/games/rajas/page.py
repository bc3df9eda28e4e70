"""Rajas of the Ganges in a page: which boards stand where, on large and small screens."""

from functools import partial

from serai.draw.markup import NOTHING, el, join
from serai.draw.shapes import move
from serai.games.blocks import Block, Board, OnlyPage
from serai.games.forecast import on_button
from serai.games.layouts import (
    COURT,
    HALLS,
    LARGE,
    LAYOUTS,
    NOT_HALLS,
    PHONE,
    SMALL,
    STEP,
    TABLETS,
    VERANDA,
    behind,
)
from serai.games.rajas.boards import dice, palace, places, province, race, river, tokens, top
from serai.games.rajas.boards.compare import compared, counters
from serai.games.rajas.boards.log import sign
from serai.games.rajas.boards.province import ALL, TABLE, look_at
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.sheet import sheet
from serai.games.rajas.boards.stacks import stacks
from serai.games.rajas.forecast import brings, forecast
from serai.games.rajas.state import NAVARATNA
from serai.games.result import result_part
from serai.games.table import LOG, THIS_TURN, Cell, Column, Part, Tab, Table, part

__all__ = ["counters", "sign", "table"]

RACE, RESULT, PROVINCE, COMPARE = "race", "result", "province", "compare"
BOARD_WIDTH, BOARD_HEIGHT = 582, 356
RIGHT, RIVER = 346, 238
"""Where quarry, market and port stand beside the palace, and the river below them."""
ON_PHONE, SMALLEST, FINGER = 374, 344, 44
"""How wide a drawing is on a phone, at least, and what a finger needs there."""

_only_page = partial(part, only_page=True)
"""A part that no picture shows."""


def table(look: RajasLook) -> Table:
    """The table of a view."""
    scene = RajasScene(look)
    others = [seat for seat in range(look.view.players) if look_at(scene, seat) != TABLE]
    at_table = (TABLE, *(look_at(scene, seat) for seat in others), RESULT)
    return Table(
        progress=top.progress(look, COMPARE, RESULT),
        where=top.brief(look),
        columns=(
            Column("strip", (_strip(look),)),
            Column("realm", (*_realm(scene, at_table), _all(scene))),
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
    return (
        (
            Cell(wide, (RACE, "board")),
            Cell(narrow, (PROVINCE, COMPARE)),
            Cell(278, (RESULT, "tokens")),
        ),
        (Cell(290, ("dice",)), Cell(1044, ("stacks",))),
    )


def _tabs(look: RajasLook) -> tuple[Tab, ...]:
    """On a small screen a line of figures leads to the standings: they need no tab."""
    tabs = {
        RESULT: look.text("web-result"),
        PROVINCE: look.say("province"),
        "board": look.text("web-board"),
        "tiles": look.say("tiles-tab"),
        "tokens": look.say("tokens-tab"),
        "turn": look.text("web-this-turn"),
        COMPARE: look.text("web-compare"),
        "log": look.text("web-log"),
    }
    only = {COMPARE: LARGE}
    return tuple(Tab(name, label, only=only.get(name, LAYOUTS)) for name, label in tabs.items())


# --- the board --------------------------------------------------------------------------------


def _realm(scene: RajasScene, views: tuple[str, ...]) -> tuple[Part, ...]:
    """The race, and palace, quarry, market, port and river as one drawing."""
    look, title, lanes = scene.look, scene.look.text("web-board"), scene.say("race")

    def draw() -> Block:
        drawn = join(
            palace.palace(scene),
            el("g", places.places(scene), transform=move(RIGHT, 0)),
            el("g", river.river(scene), transform=move(0, RIVER)),
        )
        return Board("board-drawing", BOARD_WIDTH, BOARD_HEIGHT, drawn, title)

    only = (*HALLS, COURT)
    return (
        part(look, RACE, lanes, lambda: race.race(scene, lanes), only=only, views=views),
        part(look, "board", title, draw, only=LARGE, views=views, key="b"),
        _phone_board(scene),
    )


def _phone_board(scene: RajasScene) -> Part:
    """The same for a small screen: one board below the other."""
    parts = (
        ("palace", palace.WIDTH, palace.HEIGHT, palace.palace),
        ("places", places.PHONE_WIDTH, places.HEIGHT, places.places),
        ("river", river.PHONE_WIDTH, river.PHONE_HEIGHT, river.river),
    )

    def fingered(wide: float) -> RajasScene:
        return scene.on_phone(FINGER * wide / ON_PHONE)

    def draw() -> tuple[Block, ...]:
        return tuple(
            Board(f"phone-{name}", wide, high, drawn(fingered(wide)), scene.say(name))
            for name, wide, high, drawn in parts
        )

    title, folds = scene.look.text("web-board"), behind("board", *SMALL)
    return _only_page(scene.look, "phone-board", title, draw, folds=folds, only=SMALL)


def _strip(look: RajasLook) -> Part:
    title = look.say("race")
    return _only_page(look, "strip", title, lambda: race.strip(look, COMPARE), only=SMALL)


# --- provinces --------------------------------------------------------------------------------


def _provinces(scene: RajasScene, others: list[int]) -> tuple[Part, ...]:
    """The own province, that of each other seat in a view of its own, and after the end the result
    in their place."""
    look, title = scene.look, scene.say("province")
    fingered = scene.for_finger(FINGER * province.WIDTH / SMALLEST)
    own = part(
        look,
        PROVINCE,
        title,
        lambda: province.leaf(fingered),
        folds=behind(PROVINCE, *SMALL),
        views=(TABLE,),
        key="p",
    )
    looks = [
        _only_page(
            look,
            f"province-{scene.letter(seat)}",
            scene.say("province-of", name=scene.name(seat)),
            partial(province.leaf, scene.looking_at(seat)),
            folds=behind(look_at(scene, seat), *SMALL),
            views=(look_at(scene, seat),),
        )
        for seat in others
    ]
    return result_part(look, RESULT, *SMALL), own, *looks


def _all(scene: RajasScene) -> Part:
    """A sheet of all provinces, in the place of race, board and province."""
    title, views = scene.say("all-provinces"), (ALL,)
    draw = partial(sheet, scene)
    return _only_page(scene.look, "provinces", title, draw, only=LARGE, views=views, key="a")


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
    fingered = scene.for_finger(FINGER * tokens.WIDTH / SMALLEST)
    return (
        Part(THIS_TURN, only=LARGE, folds=behind("turn", *TABLETS)),
        part(look, "tokens", title, lambda: tokens.supply(fingered), folds=folds),
        Part(LOG, folds=behind("log", *NOT_HALLS)),
    )


def _tray(scene: RajasScene) -> tuple[Part, ...]:
    """What one spends, and what one buys with it."""
    look, mine, tiles = scene.look, scene.say("your-dice"), scene.say("tiles")
    fingered = scene.for_finger(FINGER * ON_PHONE / SMALLEST + 2)
    return (
        part(look, "dice", mine, lambda: dice.statue(scene), only=LARGE, leaf=False, key="d"),
        *(
            _only_page(
                look,
                name,
                mine,
                partial(dice.tray, fingered.under(f"{name}-"), room),
                only=only,
                leaf=False,
            )
            for name, room, only in (("tray", ON_PHONE, (STEP, PHONE)), ("rail", 250, (VERANDA,)))
        ),
        part(
            look,
            "stacks",
            tiles,
            lambda: stacks(scene),
            folds=behind("tiles", *SMALL),
            leaf=False,
            key="t",
        ),
    )
