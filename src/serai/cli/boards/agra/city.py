"""The city: who is where, what stands, which goods everybody has, and what they are worth."""

from rich.table import Table
from rich.text import Text

from serai.cli.boards.agra.words import good_name, rupees
from serai.cli.boards.parts import letter, listing
from serai.games.agra.tables import (
    BASICS,
    BUILDINGS,
    CHARACTER_IDS,
    CHARACTERS,
    LEVELS,
    NONE,
)
from serai.games.agra.view import AgraView
from serai.games.voice import Voice

MOVED_PRICE = "*"
AS_VALUE = "(its value)"
"""What those actions of the wheel cost that have no price of their own."""


def city(view: AgraView, voice: Voice) -> Table:
    """The characters, then the buildings: rows of goods across, levels from left to right.

    The path of Merchant and Builder goes down each column, and then on with the next.
    """
    whole = Table.grid(padding=(0, 0))
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    for _ in range(LEVELS):
        grid.add_column(min_width=22)
    grid.add_row(*(_character(view, voice, place) for place in range(CHARACTERS)))
    for row in range(BASICS):
        grid.add_row("")
        grid.add_row(*(_building(view, voice, b) for b in range(row, BUILDINGS, BASICS)))
    whole.add_row(grid)
    whole.add_row("")
    whole.add_row(_wheel(view, voice))
    return whole


def _character(view: AgraView, voice: Voice, place: int) -> Text:
    return Text.assemble(
        (voice.name("place", CHARACTER_IDS[place]), "bold"), "\n", _who(view, place)
    )


def _building(view: AgraView, voice: Voice, building: int) -> Text:
    """Its name; its good with the value of now and everybody's stock; who is there."""
    name = voice.name("short-building", view.tables.building_ids[building])
    if view.built[building]:
        text = Text(name, "bold")
    else:
        text = Text(f"{name} (costs {view.tables.cost[building]})", "dim")
    moved = MOVED_PRICE if building in view.token_on else ""
    text.append(f"\n{good_name(voice, building)} {view.value[building]}{moved}", "not bold not dim")
    owned = [f"{letter(s.seat)}{s.goods[building]}" for s in view.seats if s.goods[building]]
    text.append("".join(f" {entry}" for entry in owned), "not bold not dim cyan")
    text.append(f"\n{_people(view, building)}", "not bold not dim")
    return text


def _people(view: AgraView, building: int) -> str:
    there = [_who(view, CHARACTERS + building)]
    if view.merchant == building:
        there.append("Merchant")
    if view.builder == building:
        there.append("Builder")
    if view.coins[building]:
        there.append(rupees(view.coins[building]))
    return ", ".join(entry for entry in there if entry)


def _who(view: AgraView, place: int) -> str:
    """Whose worker is on a place, and whether it stands."""
    owner = view.worker[place]
    if owner == NONE:
        return ""
    return f"{letter(owner)} {'stands' if view.standing[place] else 'lies'}"


def _wheel(view: AgraView, voice: Voice) -> Table:
    """What points of meditation buy, and where the price tokens are."""
    t = view.tables
    names = [voice.name("wheel", slug) for slug in t.wheel_ids]
    actions = [
        f"{name} {t.wheel_points[n] or AS_VALUE}"
        for n, name in enumerate(names)
        if n != view.blocked
    ]
    tokens = [
        f"{low}/{high} {'at the Trader' if on == NONE else 'on ' + good_name(voice, on)}"
        for (low, high), on in zip(t.token_values, view.token_on, strict=True)
    ]
    made = listing()
    made.add_row("Wheel", ", ".join(actions))
    made.add_row("Blocked", names[view.blocked])
    made.add_row("Prices", ", ".join(tokens))
    return made
