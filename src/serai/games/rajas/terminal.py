"""The table of Rajas of the Ganges as text: the board, the river, the stacks, the players."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.core.action import Action
from serai.games.forecast import told
from serai.games.rajas.boards.compare import counters
from serai.games.rajas.boards.race import ending, where
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.forecast import brings
from serai.games.rajas.rewards import FACES
from serai.games.rajas.tables import (
    AREA_IDS,
    BUILDING_IDS,
    CELLS,
    COLOUR_IDS,
    COLUMNS,
    INCOMES,
    NONE,
    STACKS,
)
from serai.games.rajas.view import RajasView, SeatView
from serai.games.terminal import EMPTY, counted, letter, listing, look_at, table
from serai.games.voice import Voice

AHEAD = 8
"""Spaces of the river that are listed before the first and behind the last boat on the way."""
ROADS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""How roads lie, by their mask: north 1, east 2, south 4, west 8."""
PLAIN = frozenset({"pay", "flip", "return", "forgo", "reroll", "done", "choose"})
"""Choices whose own words tell all that they bring."""


def board(view: RajasView, voice: Voice) -> Iterator[RenderableType]:
    """All that the seat of the view may see, from top to bottom."""
    look = look_at(view, voice)
    yield Text(f"{where(look)}  {ending(look)}", "bold")
    yield counted(view, voice, counters(look))
    yield _places(view, voice)
    yield _river(view, voice)
    yield _stacks(view, voice)
    for one in view.seats if view.seat is None else (view.seats[view.seat],):
        yield _own(view, voice, one)


def hint(look: RajasLook, action: Action) -> str:
    """What a choice brings; nothing where its own words say it all."""
    return "" if action.verb in PLAIN else told(brings(look, action))


# --- the board --------------------------------------------------------------------------------


def _places(view: RajasView, voice: Voice) -> Table:
    """Areas of the board, each with its places: free, or with a worker."""
    rows: list[tuple[str, RenderableType]] = []
    for area, slug in enumerate(AREA_IDS):
        there = [place for place in view.places if view.tables.place_area[place] == area]
        rows.append((voice.label(slug), ", ".join(_place(view, voice, place) for place in there)))
    return listing(*rows)


def _place(view: RajasView, voice: Voice, place: int) -> str:
    name = voice.name("place", view.tables.place_ids[place])
    price = f" ({view.price[place]})" if view.price[place] else ""
    owner = view.worker_on[place]
    return f"{name}{price}" if owner == NONE else f"{name} [{letter(owner)}]"


def _river(view: RajasView, voice: Voice) -> Table:
    """The spaces ahead of the boats, each with its reward."""
    scene, boats = RajasScene(look_at(view, voice)), [one.boat for one in view.seats]
    first, last = min(boats), min(max(boats) + AHEAD, view.tables.last_space)
    made = table(voice.label("river"), voice.label("text-boats"), voice.label("text-reward"))
    for space in range(first, last + 1):
        there = " ".join(letter(seat) for seat, boat in enumerate(boats) if boat == space)
        gives = scene.told(view.space_rewards(space))
        made.add_row(str(space), there or EMPTY, gives)
    return made


def _stacks(view: RajasView, voice: Voice) -> Table:
    heads = ("text-stack", "text-top", "text-roads", "text-below")
    made = table(*(voice.label(head) for head in heads))
    t = view.tables
    for stack in range(STACKS):
        tile = view.top[stack]
        name = voice.name("stack", t.slugs["stack"][stack])
        if tile == NONE:
            made.add_row(name, EMPTY, "", "0")
        else:
            roads = ROADS[t.tile_roads[tile]]
            made.add_row(name, voice.name("tile", t.tile_ids[tile]), roads, str(view.left[stack]))
    return made


# --- one seat ---------------------------------------------------------------------------------


def _own(view: RajasView, voice: Voice, one: SeatView) -> Table:
    """The statue, the scrolls, the province and its incomes."""
    return listing(
        (voice.seat(one.seat), ""),
        (voice.label("text-dice"), _dice(voice, one)),
        (voice.label("text-kinds"), _scrolls(view, voice, one)),
        (voice.label("province"), _province(view, one)),
        (voice.label("text-incomes"), _incomes(view, voice, one)),
    )


def _dice(voice: Voice, one: SeatView) -> str:
    """Dice by colour: `blue 2 5, green 1`."""
    groups = []
    for colour, slug in enumerate(COLOUR_IDS):
        counts = one.dice[colour * FACES : (colour + 1) * FACES]
        values = [str(value) for value, count in enumerate(counts, 1) for _ in range(count)]
        if values:
            groups.append(f"{voice.name('colour', slug)} {' '.join(values)}")
    return f"{', '.join(groups) or EMPTY}  ({one.held}/{one.capacity})"


def _scrolls(view: RajasView, voice: Voice, one: SeatView) -> str:
    fame = view.tables.scroll_fame
    names = [voice.name("building", slug) for slug in BUILDING_IDS]
    return ", ".join(f"{name} {fame[step]}" for name, step in zip(names, one.scroll, strict=True))


def _province(view: RajasView, one: SeatView) -> str:
    """Roads as they lie; R is the residence, a dot an empty place."""
    signs = []
    for cell in range(CELLS):
        if cell == view.tables.residence:
            signs.append("R")
        elif one.tile[cell] != NONE:
            signs.append(ROADS[one.roads[cell]])
        else:
            signs.append("." if cell in view.tables.building_cells else " ")
    rows = [signs[at : at + COLUMNS] for at in range(0, CELLS, COLUMNS)]
    return "\n".join(" ".join(row) for row in rows)


def _incomes(view: RajasView, voice: Voice, one: SeatView) -> str:
    """Incomes that are not linked yet, with what they give."""
    scene = RajasScene(look_at(view, voice)).looking_at(one.seat)
    names = [voice.name("income", slug) for slug in view.tables.income_ids]
    found = [
        f"{names[at]}: {scene.told(scene.pays(at))}"
        for at in range(INCOMES)
        if not one.linked & 1 << at
    ]
    return "\n".join(found) or EMPTY
