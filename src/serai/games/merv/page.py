"""Merv in a page: which boards stand where, on large and small screens."""

from functools import partial

from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup
from serai.games.blocks import Block, Board, OnlyPage
from serai.games.counters import Sign
from serai.games.layouts import (
    HALLS,
    LARGE,
    LAYOUTS,
    SMALL,
    TABLETS,
    behind,
)
from serai.games.merv.boards import city, seat, tracks
from serai.games.merv.boards.compare import counters
from serai.games.merv.boards.houses import FINGER, HOUSES, ON_PHONE, houses, on_phone, title
from serai.games.merv.boards.log import sign
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.signs import icon
from serai.games.merv.boards.solo import rivals_card
from serai.games.merv.forecast import forecast, on_button
from serai.games.merv.progress import where, years
from serai.games.result import Result
from serai.games.table import LOG, THIS_TURN, Cell, Column, Part, Tab, Table, part, to_view

__all__ = ["counters", "sign", "table"]

TABLE, RESULT, CITY, PLACES, SEATS = "table", "result", "town", "houses", "seats"
NOT_HALLS = tuple(layout for layout in LAYOUTS if layout not in HALLS)

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
            Column("houses", (*_houses(scene), *_result(look))),
            Column("side", _side(scene)),
            Column("ledger", (_ledger(look), _standings(look), _hold(scene))),
        ),
        counters=counters(look),
        picture=(
            (Cell(500, (CITY,)), Cell(586, (PLACES,)), Cell(228, ("tracks", "rivals", RESULT))),
            (Cell(1334, ("ledger",)),),
        ),
        tabs=_tabs(scene),
        views=(TABLE, RESULT),
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
        Tab(one.name, title(scene, one), sign=Sign(icon(one.name, 0, 0, 24), "").html(24))
        for one in HOUSES
    )
    return (
        Tab(RESULT, look.text("web-result")),
        Tab(CITY, look.say("city")),
        *signs,
        Tab(PLACES, look.say("houses")),
        Tab("tracks", look.say("tracks")),
        Tab("turn", look.text("web-this-turn")),
        Tab(SEATS, look.text("web-compare"), only=LARGE),
        Tab("log", look.text("web-log")),
    )


# --- the boards -------------------------------------------------------------------------------


def _city(scene: MervScene) -> tuple[Part, ...]:
    """The city; on a small screen with larger buildings."""
    look, called = scene.look, scene.say("city")
    phone = scene.on_phone(FINGER * city.WIDTH / ON_PHONE)

    def draw(name: str, which: MervScene) -> Block:
        return Board(name, city.WIDTH, city.HEIGHT, city.city(which), called)

    folds = behind(CITY, *SMALL)
    return (
        part(look, CITY, called, lambda: draw("city-drawing", scene), only=LARGE, key="c"),
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
        only=LARGE,
        folds=behind(PLACES, *TABLETS),
        views=(TABLE,),
        key="h",
    )
    alone = (
        _only_page(
            look,
            f"house-{one.name}",
            title(scene, one),
            partial(on_phone, scene, one),
            only=SMALL,
            folds=behind(one.name, *SMALL),
        )
        for one in HOUSES
    )
    return together, *alone


def _result(look: MervLook) -> tuple[Part, ...]:
    """After the end: how it ended, and what brought how many points."""
    outcome = look.view.outcome

    def draw() -> tuple[Block, ...] | None:
        if outcome is None:
            return None
        return Result(look, outcome), OnlyPage(h("p", look.text(outcome.reason)))

    called, folds = look.text("web-result"), behind(RESULT, *SMALL, *TABLETS)
    return (part(look, RESULT, called, draw, folds=folds, views=(RESULT,)),)


# --- beside and below -------------------------------------------------------------------------


def _side(scene: MervScene) -> tuple[Part, ...]:
    look, called = scene.look, scene.say("tracks")

    def draw() -> Block:
        return Board("tracks-drawing", tracks.WIDTH, tracks.HEIGHT, tracks.tracks(scene), called)

    folds = behind("tracks", *NOT_HALLS)
    return (
        Part(THIS_TURN, only=LARGE, folds=behind("turn", *TABLETS)),
        part(look, "rivals", scene.say("rivals-card"), lambda: rivals_card(scene), folds=folds),
        part(look, "tracks", called, draw, folds=folds),
        Part(LOG, folds=behind("log", *NOT_HALLS)),
    )


def _strip(look: MervLook) -> Part:
    called = look.text("web-seats")
    return _only_page(look, "strip", called, lambda: seat.strip(look, SEATS), only=SMALL)


def _ledger(look: MervLook) -> Part:
    """All that everybody has; one's own cubes are paid there."""
    return part(look, "ledger", look.text("web-compare"), lambda: counters(look), only=HALLS)


def _standings(look: MervLook) -> Part:
    """The same with seats across, where there is less room."""
    called, folds = look.text("web-compare"), behind(SEATS, *NOT_HALLS)
    everybody = counters(look)
    return _only_page(look, "standings", called, everybody.down, folds=folds, only=NOT_HALLS)


def _hold(scene: MervScene) -> Part:
    called = scene.say("hold")
    return _only_page(scene.look, "hold", called, lambda: seat.hold(scene), only=NOT_HALLS)
