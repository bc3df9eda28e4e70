"""The table of Taj Mahal: which parts stand where, on large and small screens and in a picture."""

from serai.draw.markup import NOTHING, Markup
from serai.games.blocks import Block
from serai.games.layouts import GALLERY, PHONE, SMALL, STEP, TABLETS, VERANDA, behind
from serai.games.progress import stages
from serai.games.result import Result
from serai.games.table import LOG, THIS_TURN, Cell, Column, Part, Tab, Table, part
from serai.games.taj_mahal.boards import cards, sides
from serai.games.taj_mahal.boards import map as country
from serai.games.taj_mahal.boards.scene import TajLook, TajScene, glyph, good
from serai.games.taj_mahal.forecast import brings, forecast
from serai.games.taj_mahal.tables import SYMBOL_IDS

PICTURE = (
    (Cell(540, ("seats", "compare")), Cell(794, ("map",))),
    (Cell(667, ("hand",)), Cell(667, ("market",))),
)


def table(look: TajLook) -> Table:
    """The table of a view."""
    return Table(
        progress=_visits(look),
        where=_where(look),
        columns=_columns(look),
        picture=PICTURE,
        tabs=_tabs(look),
        result="seats",
        forecast=NOTHING if look.still else forecast(look),
        brings=lambda action: brings(look, action),
        costly=frozenset({"withdraw"}),
    )


def _columns(look: TajLook) -> tuple[Column, ...]:
    """The map, the cards below it, and on both sides of it what is known of everybody."""
    scene, title, folds = TajScene(look), look.text("web-board"), behind("map", *SMALL)
    board = part(look, "map", title, lambda: country.board(scene), folds=folds, zoom=True, key="b")
    return (
        Column("map", (board,)),
        Column("tray", _tray(look)),
        Column("seats", _contest(look)),
        Column("side", _side(look)),
    )


def _tray(look: TajLook) -> tuple[Part, ...]:
    """The viewer's cards, and those that lie open."""
    title, folds = look.say("open"), behind("market", *SMALL, *TABLETS)
    return (
        part(look, "hand", look.text("web-hand"), lambda: cards.hand(look), leaf=False, key="h"),
        part(look, "market", title, lambda: cards.market(look), folds=folds, leaf=False, key="m"),
    )


def _contest(look: TajLook) -> tuple[Part, ...]:
    """The contest; where there is little room, in a line, and all of it behind a tab. After the
    end, the result."""
    title, low = look.text("web-seats"), (STEP, VERANDA)
    line = Part("strip", only=low)
    if not look.still and look.view.outcome is None:
        line = part(look, "strip", title, lambda: sides.strip(look), only=low)
    return line, part(look, "seats", title, lambda: _seats(look), folds=behind("seats", *low))


def _seats(look: TajLook) -> Block:
    outcome = look.view.outcome  # asked here, or a drawing that is kept would not know it
    return sides.contest(look) if outcome is None else Result(look, outcome)


def _side(look: TajLook) -> tuple[Part, ...]:
    title, folded = look.text("web-compare"), (*SMALL, *TABLETS, GALLERY)
    this_turn = behind("log", STEP, PHONE) | behind("turn", VERANDA, *TABLETS)
    folds = behind("compare", *folded)
    return (
        Part(THIS_TURN, folds=this_turn),
        part(look, "compare", title, lambda: sides.public(look), folds=folds),
        Part(LOG, folds=behind("log", *folded)),
    )


def _tabs(look: TajLook) -> tuple[Tab, ...]:
    return (
        Tab("map", look.text("web-board")),
        Tab("turn", look.text("web-this-turn")),
        Tab("seats", look.text("web-seats")),
        Tab("market", look.say("open")),
        Tab("compare", look.text("web-compare")),
        Tab("log", look.text("web-log")),
    )


# --- how far it is ----------------------------------------------------------------------------


def _visits(look: TajLook) -> Markup:
    """The twelve visits, for the top bar."""
    view, told = look.view, []
    for number, place in enumerate(view.tile_place, 1):
        province = view.tables.province_ids[place]
        told.append((look.say("visit", visit=number, province=province), f"province-{province}"))
    now = view.visit if view.outcome is None else len(told) + 1
    return stages("visits", look.say("visits"), told, now)


def _where(look: TajLook) -> str:
    view = look.view
    if view.outcome is not None:
        return look.say("after")
    return look.say("where", province=view.tables.province_ids[view.province], visit=view.visit)


def sign(look: TajLook, kind: str, slug: str) -> Markup:
    """A small picture of a thing that a log line names."""
    if kind == "card":
        return cards.mini(look, look.view.tables.card_ids.index(slug), "sign")
    if kind == "symbol":
        return glyph(look, SYMBOL_IDS.index(slug), 18)
    if kind == "commodity":
        return good(look, slug)
    return NOTHING
