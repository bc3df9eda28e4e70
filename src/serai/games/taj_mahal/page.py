"""The table of Taj Mahal: what its parts show, which `page.toml` arranges."""

from pathlib import Path

from serai.draw.markup import NOTHING, Markup
from serai.games.arranged import Arrangement
from serai.games.blocks import Block
from serai.games.progress import stages
from serai.games.result import Result
from serai.games.table import Draw, Table
from serai.games.taj_mahal.boards import cards, sides
from serai.games.taj_mahal.boards import map as country
from serai.games.taj_mahal.boards.scene import TajLook, TajScene, glyph, good
from serai.games.taj_mahal.forecast import brings, forecast
from serai.games.taj_mahal.tables import SYMBOL_IDS

ARRANGEMENT = Arrangement(Path(__file__).with_suffix(".toml"))


def table(look: TajLook) -> Table:
    """The table of a view."""
    draws: dict[str, Draw] = {
        "map": lambda: country.board(TajScene(look)),
        "hand": lambda: cards.hand(look),
        "market": lambda: cards.market(look),
        "strip": lambda: sides.strip(look) if look.view.outcome is None else NOTHING,
        "seats": lambda: _seats(look),
        "compare": lambda: sides.public(look),
    }
    return ARRANGEMENT.table(
        look,
        draws,
        progress=look.keep("progress", lambda: _visits(look)),
        where=_where(look),
        forecast=NOTHING if look.still else forecast(look),
        brings=lambda action: brings(look, action),
        costly=frozenset({"withdraw"}),
    )


def _seats(look: TajLook) -> Block:
    """The contest; after the end, the result."""
    outcome = look.view.outcome  # asked here, or a drawing that is kept would not know it
    return sides.contest(look) if outcome is None else Result(look, outcome)


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
