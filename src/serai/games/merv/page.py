"""Merv in a page: which boards stand where, on large and small screens, and how far the game is."""

from functools import partial

from serai.draw.html import classes, h, icon
from serai.draw.lettering import Face, display, fitted, two_lines
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, move, rect, rule, words
from serai.games.blocks import Block, Board, Heading, OnlyPage
from serai.games.counters import SIGN
from serai.games.layouts import GALLERY, HALLS, LARGE, NOT_HALLS, SMALL, TABLETS, behind
from serai.games.merv.boards import city, signs
from serai.games.merv.boards.houses import Caravansary, Contracts, House, Library, Palace, Walls
from serai.games.merv.boards.owners import Owners, counters
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.side import Lines, Tracks, rivals_card
from serai.games.merv.boards.signs import sign
from serai.games.merv.boards.ways import Market, Mosque
from serai.games.merv.forecast import forecast, on_button
from serai.games.merv.tables import SIDE_IDS
from serai.games.progress import stages
from serai.games.result import result_part
from serai.games.table import LOG, THIS_TURN, Cell, Column, Part, Tab, Table, part, to_view

__all__ = ["counters", "sign", "table"]

RESULT, CITY, PLACES, SEATS = "result", "town", "houses", "seats"
TABLE, YEAR = "table", "year"
"""What a large screen shows: the houses, or the sheet of the last year."""
WIDE = (*HALLS, GALLERY)
"""Where all houses are in sight at once."""
ROUNDS = len(SIDE_IDS)

_only_page = partial(part, only_page=True)
"""A part that no picture shows."""


def table(look: MervLook) -> Table:
    """The table of a view."""
    scene, owners, say, text = MervScene(look), Owners(look), look.say, look.text
    first = partial(owners.strip, SEATS)
    strip = _only_page(look, "strip", text("web-seats"), first, only=SMALL)
    called, sheet = say("year-scored"), owners.year_sheet
    year = _only_page(look, "year", called, sheet, only=WIDE, views=(YEAR,))
    ledger = part(look, "ledger", text("web-compare"), lambda: counters(look), only=HALLS)
    hold = _only_page(look, "hold", say("hold"), owners.hold, only=NOT_HALLS)
    result = result_part(look, RESULT, *SMALL, *TABLETS)
    return Table(
        progress=_progress(look),
        where=where(look),
        columns=(
            Column("seats", (strip,)),
            Column("city", _city(scene)),
            Column("houses", (*_houses(scene), year, result)),
            Column("side", _side(scene)),
            Column("ledger", (ledger, _standings(scene), hold)),
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


def _tabs(scene: MervScene) -> tuple[Tab, ...]:
    """Small screens show a house at a time, behind its sign; a line of figures leads to the
    standings there."""
    look = scene.look
    places = [Tab(one[0].symbol, _titles(one), sign=_signs(one)) for one in behind_signs(scene)]
    return (
        Tab(RESULT, look.text("web-result")),
        Tab(CITY, look.say("city"), sign=signs.small("building", size=SIGN)),
        *places,
        Tab("turn", look.text("web-this-turn")),
        Tab(SEATS, look.text("web-compare"), only=LARGE),
        Tab("log", look.text("web-log")),
    )


def _signs(shown: tuple[House, ...]) -> Markup:
    return join(signs.small(one.symbol, size=SIGN) for one in shown)


def _titles(shown: tuple[House, ...]) -> str:
    return ", ".join(one.heading for one in shown)


# === HOW FAR THE GAME HAS COME ================================================================


def where(look: MervLook) -> str:
    """Year and round in a few words."""
    view = look.view
    if view.outcome is not None:
        return look.say("after")
    return look.say("where", year=view.year, round=view.round + 1)


def _progress(look: MervLook) -> Markup:
    """The rounds of every year, and a bow where an invasion ends one; after the end a way back to
    the result."""
    if look.view.outcome is not None:
        return to_view(look.text("web-result"), RESULT, class_="link", data_tab=RESULT)
    every = range(1, look.view.tables.years + 1)
    return h("ol", [_year(look, year) for year in every], class_="years", aria_label=where(look))


def _year(look: MervLook, year: int) -> Markup:
    view, title, raid = look.view, look.say("year", year=year), look.say("invasion")
    now = view.round + 1 if view.year == year else 0
    past = view.year > year
    told = [(look.say(f"round-{side}", year=year), f"round-{side}") for side in SIDE_IDS]
    bow = icon("icon-merv-mongol-raid", 22, box=24, label=raid, tip=raid)
    return h(
        "li",
        h("b", _link(look, year, title)),
        stages("visits", title, told, ROUNDS + 1 if past else now),
        bow if year >= view.tables.first_invasion else NOTHING,
        class_=classes("now" if now else "past" if past else None),
    )


def _link(look: MervLook, year: int, title: str) -> Markup | str:
    """The last year that was scored leads to its sheet, the one that is played back from it."""
    scored = look.view.last_year
    if scored is None or not scored.year <= year <= scored.year + 1:
        return title
    return to_view(title, YEAR if year == scored.year else TABLE, class_="link")


# === THE CITY AND THE HOUSES ==================================================================

FINGER, ON_PHONE = 44, 366
"""What a finger needs, and how wide a drawing is, on a phone."""
DRAWN = 128
"""Where the drawings of the houses begin, right of their names."""
WIDTH = DRAWN + 440
LEAST, BETWEEN = 38, 5
"""The height of the lowest row, and the room between drawings."""
NAME, NOTE = display(13.5), Face(13)
HOUSES = (Caravansary, Mosque, Market, Palace, Library, Walls, Contracts)
"""From top to bottom."""


def _city(scene: MervScene) -> tuple[Part, ...]:
    """The city; on a small screen with larger buildings."""
    look, called = scene.look, scene.say("city")
    phone = scene.on_phone(FINGER * city.WIDTH / ON_PHONE)

    def draw(which: MervScene) -> Block:
        drawn = city.City.of(which).draw()
        return Board(which.id("city-drawing"), city.WIDTH, city.HEIGHT, drawn, called)

    folds, narrow = behind(CITY, *SMALL), partial(draw, phone)
    return (
        part(look, CITY, called, lambda: draw(scene), only=LARGE, key="b"),
        _only_page(look, "phone-city", called, narrow, only=SMALL, folds=folds),
    )


def _houses(scene: MervScene) -> tuple[Part, ...]:
    """All houses on one leaf; on a small screen each behind its own sign."""
    look, called, narrow = scene.look, scene.say("houses"), (*SMALL, *TABLETS)
    single = (
        _only_page(
            look,
            f"house-{shown[0].symbol}",
            _titles(shown),
            partial(alone, shown),
            only=narrow,
            folds=behind(shown[0].symbol, *narrow),
        )
        for shown in behind_signs(scene)
    )
    leaf = partial(houses, scene)
    return part(look, PLACES, called, leaf, only=WIDE, views=(TABLE,), key="h"), *single


def houses(scene: MervScene) -> Board:
    """All of them. The one that is asked about lies on a band."""
    rows, y = [], 0.0
    for kind in HOUSES:
        one, high = kind.of(scene), max(kind.size[1], LEAST)
        with scene.look.recording() as offers:
            drawn = one.draw()
        asked = scene.look.asks_any(frozenset(offers.found))
        middle, last = high + BETWEEN / 2, kind is HOUSES[-1]
        rows.append(
            scene.group(
                one.symbol,
                rect(Box(-6, -2, WIDTH + 12, high + 4), "mv-asked") if asked else NOTHING,
                _name(one, high),
                el("g", drawn, transform=move(DRAWN, (high - kind.size[1]) / 2)),
                NOTHING if last else rule(0, middle, WIDTH, middle, "s-paper-3"),
                transform=move(0, y),
            )
        )
        y += high + BETWEEN
    return Board("houses-drawing", WIDTH, y - BETWEEN, join(rows), scene.say("houses"))


def _name(one: House, high: float) -> Markup:
    """Sign, name and, where there is a line left for it, what the house means to the viewer."""
    room = DRAWN - 31
    lines = two_lines(one.heading, NAME, room)
    note = one.note() if 17 * len(lines) + 16 <= high + 4 else ""
    middle = high / 2
    first = middle + 5 - 8.5 * (len(lines) - 1 + bool(note))
    below = first + 17 * len(lines) - 1
    return join(
        signs.icon(one.symbol, 0, middle - 13, 26),
        [words(line, 30, first + 17 * at, NAME) for at, line in enumerate(lines)],
        words(fitted(note, NOTE, room), 30, below, NOTE, "f-ink-2") if note else NOTHING,
    )


def alone(shown: tuple[House, ...]) -> tuple[Block, ...]:
    """Some houses below each other, as wide as a narrow screen."""
    blocks: list[Block] = []
    for one in shown:
        wide, high = one.phone_size
        drawn = one.group(one.symbol, one.on_phone(FINGER * wide / ON_PHONE).draw())
        board = Board(f"phone-{one.symbol}", wide, high, drawn, one.heading)
        blocks += [Heading(one.heading, one.note()), board]
    return tuple(blocks)


def behind_signs(scene: MervScene) -> list[tuple[House, ...]]:
    """The houses as a small screen shows them: the wall shares a sign with the palace, so that a
    finger finds room for all."""
    shown = [kind.of(scene) for kind in HOUSES if kind is not Walls]
    wall = Walls.of(scene)
    return [(one, wall) if isinstance(one, Palace) else (one,) for one in shown]


# === BESIDE AND BELOW =========================================================================


def _side(scene: MervScene) -> tuple[Part, ...]:
    look, card, lines = scene.look, scene.say("rivals-card"), Lines.of(scene)
    return (
        Part(THIS_TURN, only=LARGE, folds=behind("turn", *TABLETS)),
        _only_page(look, "line", scene.say("line"), lines.leaves, only=LARGE),
        part(look, "rivals", card, lambda: rivals_card(scene), only=HALLS),
        part(look, "tracks", scene.say("tracks"), Tracks.of(scene).board, only=HALLS),
        Part(LOG, folds=behind("log", *NOT_HALLS)),
    )


def _standings(scene: MervScene) -> Part:
    """The same with seats across, below the tracks, where there is less room."""
    look, called = scene.look, scene.look.text("web-compare")
    all_of = Owners.of(scene).under("all-")

    def draw() -> tuple[Block, ...]:
        card = rivals_card(all_of)
        table_of_all = OnlyPage(join(counters(look).down(), all_of.year_sheet()))
        return *((card,) if card is not None else ()), Tracks.of(all_of).board(), table_of_all

    folds = behind(SEATS, *NOT_HALLS)
    return _only_page(look, "standings", called, draw, folds=folds, only=NOT_HALLS)
