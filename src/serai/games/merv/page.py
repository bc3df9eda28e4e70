"""Merv in a page: what its parts show, which `page.toml` arranges, and how far the game is."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from serai.draw.html import classes, h, icon
from serai.draw.lettering import Face, display, fitted, two_lines
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, move, rect, rule, words
from serai.games.arranged import Arrangement, One
from serai.games.blocks import Block, Board, Heading, OnlyPage
from serai.games.counters import SIGN
from serai.games.merv.boards import city, signs
from serai.games.merv.boards.houses import Caravansary, Contracts, House, Library, Palace, Walls
from serai.games.merv.boards.owners import Owners, counters
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.side import Lines, Tracks, rivals_card
from serai.games.merv.boards.signs import sign
from serai.games.merv.boards.ways import Market, Mosque
from serai.games.merv.forecast import forecast, on_button
from serai.games.merv.tables import ROUNDS, SIDE_IDS
from serai.games.progress import stages
from serai.games.table import Draw, Table, to_view

__all__ = ["counters", "sign", "table"]

ARRANGEMENT = Arrangement(Path(__file__).with_suffix(".toml"))
RESULT, TABLE, YEAR = "result", "table", "year"


def table(look: MervLook) -> Table:
    """The table of a view. Whoever chooses what scores has the sheet of the year in front."""
    scene = MervScene(look)
    views = (YEAR, TABLE, RESULT) if look.can("score") else (TABLE, YEAR, RESULT)
    return ARRANGEMENT.table(
        look,
        _draws(scene),
        {"house": [_alone([house.of(scene) for house in houses]) for houses in SIGNS]},
        progress=look.keep("progress", lambda: _progress(look)),
        where=where(look),
        views=views,
        forecast=NOTHING if look.still else forecast(look),
        brings=lambda action: on_button(look, action),
    )


def _draws(scene: MervScene) -> dict[str, Draw]:
    """What the parts of the table show, by their names."""
    look, owners, phone = scene.look, Owners.of(scene), FINGER * city.WIDTH / ON_PHONE
    return {
        "strip": partial(owners.strip, "seats"),
        "town": lambda: city.City.of(scene).board(),
        "phone-city": lambda: city.City.of(scene.on_phone(phone)).board(),
        "houses": lambda: houses(scene),
        "year": owners.year_sheet,
        "line": Lines.of(scene).leaves,
        "rivals": lambda: rivals_card(scene),
        "tracks": Tracks.of(scene).board,
        "ledger": lambda: counters(look),
        "standings": lambda: _standings(owners.under("all-")),
        "hold": owners.hold,
    }


def _standings(owners: Owners) -> tuple[Block, ...]:
    """Everybody: the card of the rivals, the tracks, what is counted, the last year."""
    card = rivals_card(owners)
    counted = OnlyPage(join(counters(owners.look).down(), owners.year_sheet()))
    return *((card,) if card is not None else ()), Tracks.of(owners).board(), counted


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
    now, past = view.round + 1 if view.year == year else 0, view.year > year
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


# === THE HOUSES ================================================================================

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
SIGNS = ((Caravansary,), (Mosque,), (Market,), (Palace, Walls), (Library,), (Contracts,))
"""As a small screen shows them: the wall shares a sign with the palace, so that a finger finds room
for all."""


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
    room, middle = DRAWN - 31, high / 2
    lines = two_lines(one.heading, NAME, room)
    note = one.note() if 17 * len(lines) + 16 <= high + 4 else ""
    first = middle + 5 - 8.5 * (len(lines) - 1 + bool(note))
    below = first + 17 * len(lines) - 1
    return join(
        signs.icon(one.symbol, 0, middle - 13, 26),
        [words(line, 30, first + 17 * at, NAME) for at, line in enumerate(lines)],
        words(fitted(note, NOTE, room), 30, below, NOTE, "f-ink-2") if note else NOTHING,
    )


def _alone(shown: Sequence[House]) -> One:
    """Houses behind one sign, below each other, as wide as a narrow screen."""
    first, title = shown[0].symbol, ", ".join(one.heading for one in shown)
    drawn = join(signs.small(one.symbol, size=SIGN) for one in shown)
    return One(f"house-{first}", title, first, partial(_narrow, shown), drawn)


def _narrow(shown: Sequence[House]) -> tuple[Block, ...]:
    blocks: list[Block] = []
    for one in shown:
        wide, high = one.phone_size
        drawn = one.group(one.symbol, one.on_phone(FINGER * wide / ON_PHONE).draw())
        board = Board(f"phone-{one.symbol}", wide, high, drawn, one.heading)
        blocks += [Heading(one.heading, one.note()), board]
    return tuple(blocks)
