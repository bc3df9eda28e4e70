"""The table of Rajas of the Ganges as text: the board, the river, the stacks, the players."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.draw.shapes import seat_letter
from serai.games.rajas import tables
from serai.games.rajas.boards.compare import counters
from serai.games.rajas.boards.race import ending, where
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.boards.tray import held
from serai.games.rajas.forecast import brings
from serai.games.rajas.rewards import FACES
from serai.games.rajas.tables import BUILDING_IDS, COLOUR_IDS, NONE
from serai.games.rajas.view import RajasView, SeatView
from serai.games.terminal import EMPTY, counted, hint_by, listing, look_at, table
from serai.games.voice import Voice

AHEAD = 8
"""Spaces of the river that are listed before the first and behind the last boat on the way."""
ROADS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # how roads lie, by their mask: north 1, east 2, south 4, west 8
HOME, FREE = "R", "."
PLAIN = frozenset({"pay", "flip", "return", "forgo", "reroll", "done", "choose"})
"""Choices whose own words tell all that they bring."""

hint = hint_by(brings, PLAIN)


def board(view: RajasView, voice: Voice) -> Iterator[RenderableType]:
    """All that the seat of the view may see, from top to bottom."""
    look = look_at(view, voice)
    yield Text(f"{where(look)}  {ending(look)}", "bold")
    yield counted(view, voice, counters(look))
    yield _places(view, voice)
    yield _river(RajasScene(look))
    yield _stacks(view, voice)
    for one in view.seats if view.seat is None else (view.seats[view.seat],):
        yield _own(RajasScene(look).looking_at(one.seat), voice, one)


def _places(view: RajasView, voice: Voice) -> Table:
    """Areas of the board, each with its places: free, or with a worker."""
    areas: dict[str, list[str]] = {slug: [] for slug in tables.AREA_IDS}
    for place in view.places:
        name, owner = voice.name("place", view.tables.place_ids[place]), view.worker_on[place]
        price = f" ({view.price[place]})" if view.price[place] else ""
        told = f"{name}{price}" if owner == NONE else f"{name} [{seat_letter(owner)}]"
        areas[tables.AREA_IDS[view.tables.place_area[place]]].append(told)
    return listing(*((voice.label(slug), ", ".join(there)) for slug, there in areas.items()))


def _river(scene: RajasScene) -> Table:
    """The spaces ahead of the boats, each with its reward."""
    view, boats = scene.view, [one.boat for one in scene.view.seats]
    last = min(max(boats) + AHEAD, view.tables.last_space)
    made = table(*map(scene.say, ("river", "text-boats", "text-reward")))
    for space in range(min(boats), last + 1):
        there = " ".join(seat_letter(seat) for seat, boat in enumerate(boats) if boat == space)
        made.add_row(str(space), there or EMPTY, scene.told(view.space_rewards(space)))
    return made


def _stacks(view: RajasView, voice: Voice) -> Table:
    made = table(*map(voice.label, ("text-stack", "text-top", "text-roads", "text-below")))
    for tile, slug, left in zip(view.top, view.tables.slugs["stack"], view.left, strict=True):
        there = tile != NONE
        name = voice.name("tile", view.tables.tile_ids[tile]) if there else EMPTY
        roads = ROADS[view.tables.tile_roads[tile]] if there else ""
        made.add_row(voice.name("stack", slug), name, roads, str(left))
    return made


def _own(scene: RajasScene, voice: Voice, one: SeatView) -> Table:
    """The statue, the scrolls, the province and its incomes."""
    raised, fame = zip(BUILDING_IDS, one.scroll, strict=True), scene.tables.scroll_fame
    scrolls = [f"{voice.name('building', slug)} {fame[step]}" for slug, step in raised]
    return listing(
        (voice.seat(one.seat), ""),
        (voice.label("text-dice"), _dice(voice, one)),
        (voice.label("text-kinds"), ", ".join(scrolls)),
        (voice.label("province"), _province(scene, one)),
        (voice.label("text-incomes"), _incomes(scene, voice, one)),
    )


def _dice(voice: Voice, one: SeatView) -> str:
    """Dice by colour: `blue 2 5, green 1`."""
    groups = []
    for colour, slug in enumerate(COLOUR_IDS):
        values = [str(die % FACES + 1) for die in held(one) if die // FACES == colour]
        if values:
            groups.append(f"{voice.name('colour', slug)} {' '.join(values)}")
    return f"{', '.join(groups) or EMPTY}  ({one.held}/{one.capacity})"


def _province(scene: RajasScene, one: SeatView) -> str:
    """Roads as they lie, and what the other signs mean."""
    signs, across = [" "] * tables.CELLS, tables.COLUMNS
    signs[scene.tables.residence] = HOME
    for cell in scene.tables.building_cells:
        signs[cell] = FREE if one.tile[cell] == NONE else ROADS[one.roads[cell]]
    rows = [" ".join(signs[at : at + across]) for at in range(0, len(signs), across)]
    return "\n".join([*rows, scene.say("text-signs", home=HOME, free=FREE)])


def _incomes(scene: RajasScene, voice: Voice, one: SeatView) -> str:
    """Incomes that have not paid yet, with what they give."""
    found = [
        f"{voice.name('income', slug)}: {scene.told(scene.pays(at))}"
        for at, slug in enumerate(scene.tables.income_ids)
        if not one.linked & ~one.owed & 1 << at
    ]
    return "\n".join(found) or EMPTY
