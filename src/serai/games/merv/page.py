"""Merv in a page: which boards stand where, on large and small screens."""

from functools import partial

from serai.draw.markup import NOTHING, Markup, join
from serai.games.blocks import Block, Board, OnlyPage
from serai.games.counters import SIGN, Sign
from serai.games.layouts import (
    GALLERY,
    HALLS,
    LARGE,
    NOT_HALLS,
    SMALL,
    TABLETS,
    behind,
)
from serai.games.merv.boards import city, seat, tracks
from serai.games.merv.boards.compare import counters
from serai.games.merv.boards.houses import (
    FINGER,
    ON_PHONE,
    House,
    alone,
    behind_signs,
    houses,
    title,
)
from serai.games.merv.boards.line import lines
from serai.games.merv.boards.log import sign
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.signs import icon
from serai.games.merv.boards.solo import rivals_card
from serai.games.merv.boards.year import year_sheet
from serai.games.merv.forecast import forecast, on_button
from serai.games.merv.progress import TABLE, YEAR, where, years
from serai.games.result import result_part
from serai.games.table import LOG, THIS_TURN, Cell, Column, Part, Tab, Table, part, to_view

__all__ = ["counters", "sign", "table"]

RESULT, CITY, PLACES, SEATS = "result", "town", "houses", "seats"
WIDE = (*HALLS, GALLERY)
"""Where all houses are in sight at once."""

_only_page = partial(part, only_page=True)
"""A part that no picture shows."""


def table(look: MervLook) -> Table:
    """The table of a view."""
    scene = MervScene(look)
    return Table(
        progress=_progress(look),
        where=where(look),
        columns=(
            Column("seats", (_strip(look),)),
            Column("city", _city(scene)),
            Column(
                "houses",
                (*_houses(scene), _year(scene), result_part(look, RESULT, *SMALL, *TABLETS)),
            ),
            Column("side", _side(scene)),
            Column("ledger", (_ledger(look), _standings(scene), _hold(scene))),
        ),
        picture=(
            (Cell(500, (CITY,)), Cell(586, (PLACES,)), Cell(228, ("tracks", "rivals", RESULT))),
            (Cell(1334, ("ledger",)),),
        ),
        tabs=_tabs(scene),
        views=(YEAR, TABLE, RESULT) if look.can("score") else (TABLE, YEAR, RESULT),
        result=RESULT,
        forecast=NOTHING if look.still else forecast(look),
        brings=lambda action: on_button(look, action),
    )


def _progress(look: MervLook) -> Markup:
    """The rounds of the years; after the end a way back to the result."""
    if look.view.outcome is None:
        return years(look)
    return to_view(look.text("web-result"), RESULT, class_="link", data_tab=RESULT)


def _tabs(scene: MervScene) -> tuple[Tab, ...]:
    """Small screens show a house at a time, behind its sign; a line of figures leads to the
    standings there."""
    look = scene.look
    signs = tuple(
        Tab(shown[0].name, _titles(scene, shown), sign=join(_sign(one.name) for one in shown))
        for shown in behind_signs()
    )
    return (
        Tab(RESULT, look.text("web-result")),
        Tab(CITY, look.say("city"), sign=_sign("building")),
        *signs,
        Tab("turn", look.text("web-this-turn")),
        Tab(SEATS, look.text("web-compare"), only=LARGE),
        Tab("log", look.text("web-log")),
    )


def _sign(name: str) -> Markup:
    return Sign(icon(name, 0, 0, SIGN), "").html(SIGN)


def _titles(scene: MervScene, shown: tuple[House, ...]) -> str:
    return ", ".join(title(scene, one) for one in shown)


# --- the boards -------------------------------------------------------------------------------


def _city(scene: MervScene) -> tuple[Part, ...]:
    """The city; on a small screen with larger buildings."""
    look, called = scene.look, scene.say("city")
    phone = scene.on_phone(FINGER * city.WIDTH / ON_PHONE)

    def draw(name: str, which: MervScene) -> Block:
        return Board(name, city.WIDTH, city.HEIGHT, city.city(which), called)

    folds = behind(CITY, *SMALL)
    return (
        part(look, CITY, called, lambda: draw("city-drawing", scene), only=LARGE, key="b"),
        _only_page(
            look,
            "phone-city",
            called,
            lambda: draw("phone-city-drawing", phone),
            only=SMALL,
            folds=folds,
        ),
    )


def _houses(scene: MervScene) -> tuple[Part, ...]:
    """All houses on one leaf; on a small screen each behind its own sign."""
    look, called = scene.look, scene.say("houses")
    together = part(
        look,
        PLACES,
        called,
        lambda: houses(scene),
        only=WIDE,
        views=(TABLE,),
        key="h",
    )
    single = (
        _only_page(
            look,
            f"house-{shown[0].name}",
            _titles(scene, shown),
            partial(alone, scene, *shown),
            only=(*SMALL, *TABLETS),
            folds=behind(shown[0].name, *SMALL, *TABLETS),
        )
        for shown in behind_signs()
    )
    return together, *single


def _year(scene: MervScene) -> Part:
    """The sheet of the last scoring, in place of the houses."""
    called = scene.say("year-scored")
    return _only_page(
        scene.look, "year", called, lambda: year_sheet(scene), only=WIDE, views=(YEAR,)
    )


# --- beside and below -------------------------------------------------------------------------


def _tracks(scene: MervScene) -> Block:
    name, called = scene.id("tracks-drawing"), scene.say("tracks")
    return Board(name, tracks.WIDTH, tracks.HEIGHT, tracks.tracks(scene), called)


def _side(scene: MervScene) -> tuple[Part, ...]:
    look, card = scene.look, scene.say("rivals-card")
    return (
        Part(THIS_TURN, only=LARGE, folds=behind("turn", *TABLETS)),
        _only_page(look, "line", scene.say("line"), lambda: lines(scene), only=LARGE),
        part(look, "rivals", card, lambda: rivals_card(scene), only=HALLS),
        part(look, "tracks", scene.say("tracks"), lambda: _tracks(scene), only=HALLS),
        Part(LOG, folds=behind("log", *NOT_HALLS)),
    )


def _strip(look: MervLook) -> Part:
    called = look.text("web-seats")
    return _only_page(look, "strip", called, lambda: seat.strip(look, SEATS), only=SMALL)


def _ledger(look: MervLook) -> Part:
    """All that everybody has; one's own cubes are paid there."""
    return part(look, "ledger", look.text("web-compare"), lambda: counters(look), only=HALLS)


def _standings(scene: MervScene) -> Part:
    """The same with seats across, below the tracks, where there is less room."""
    look, called = scene.look, scene.look.text("web-compare")
    all_of = scene.under("all-")

    def draw() -> tuple[Block, ...]:
        card = rivals_card(all_of)
        table_of_all = OnlyPage(join(counters(look).down(), year_sheet(all_of)))
        return *((card,) if card is not None else ()), _tracks(all_of), table_of_all

    folds = behind(SEATS, *NOT_HALLS)
    return _only_page(look, "standings", called, draw, folds=folds, only=NOT_HALLS)


def _hold(scene: MervScene) -> Part:
    called = scene.say("hold")
    return _only_page(scene.look, "hold", called, lambda: seat.hold(scene), only=NOT_HALLS)
