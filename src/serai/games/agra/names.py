"""What the things of Agra are called, as messages: the words stand in the text files.

Names come in a small letter where a language writes them so; whoever begins a line with one makes
it large. Besides names there are lines that explain a thing (`contract`, `deed-text`, `luxury`,
`pier`): they are asked for in the same way, and take their figures from the components.
"""

from serai.core.components import Components, Row
from serai.core.game import AnyGame
from serai.games.agra.tables import SIDE
from serai.games.naming import Args, Namer, Names
from serai.texts import Naming

PREFIX = "agra"

SHORT = {
    "building": (
        *("turmeric_farm", "cotton_farm", "cement_works", "curry_mill", "brickworks"),
        *("paper_mill", "weaving_mill", "sculptor", "bookbindery", "painters_studio"),
    ),
    "notable": (
        *("portuguese_trader", "french_trader", "english_trader", "dutch_trader"),
        *("mosaic_maker", "grand_mufti", "court_artist"),
    ),
}
"""Names that are too long for the board in some language have a short one in every language."""

GOODS = ("good", "also", "into")
"""What messages call a good: the first one, a second one, and the one that it becomes."""

NAMER = Namer(PREFIX)


def namings(game: AnyGame) -> dict[str, Names]:
    """How the things of this game, with its edition, are called, by their kinds and slugs."""
    data = game.components
    goods = NAMER.each("good", data.ids("goods"))
    buildings = NAMER.each("building", data.ids("buildings"))
    notables = NAMER.each("notable", data.ids("notables"))
    return {
        **dict.fromkeys(GOODS, goods),
        "row": NAMER.each("row", data.ids("rows")),
        "place": {**NAMER.each("place", data.ids("characters")), **buildings},
        "building": buildings,
        "short-building": _short("building", buildings),
        "sign-building": NAMER.each("sign-building", data.ids("buildings")),
        "notable": notables,
        "short-notable": _short("notable", notables),
        "guild": NAMER.each("guild", data.ids("guilds")),
        "wheel": NAMER.each("wheel", data.ids("wheel")),
        "arrow": {row.id: _arrow(row) for row in data.rows("arrows")},
        "bonus": {row.id: _bonus(row) for row in data.rows("bonus_tiles")},
        "bowl": {row.text("good"): NAMER.row("bowl", row, "good") for row in data.rows("bowls")},
        "token": NAMER.rows("token", data.rows("price_tokens"), "low", "high"),
        "cell": _cells(data),
        "mosaic": _mosaics(data),
        **_favour_actions(data),
        **_explained(data),
    }


def _short(kind: str, names: Names) -> Names:
    """The same names for narrow places."""
    return {**names, **NAMER.each(f"short-{kind}", filter(names.__contains__, SHORT[kind]))}


def _arrow(row: Row) -> Naming:
    return NAMER.name("arrow", row.id, good1=row.text("from"), good2=row.text("to"))


def _bonus(row: Row) -> Naming:
    keys = ("rupees", "guild") if row.text("guild") else ("rupees",)
    return NAMER.row(f"bonus-{row.text('extra')}", row, *keys)


def _cells(data: Components) -> Names:
    """A field of the farm is named by the goods at the ends of its side."""
    corners = data.row("farm").texts("corners")
    cells: Names = {}
    for side, letter in enumerate("nesw"):
        good1, good2 = corners[side], corners[(side + 1) % len(corners)]
        for at in range(1, SIDE):
            slug = f"{letter}{at}"
            cells[slug] = NAMER.name("cell", slug, good1=good1, good2=good2, at=at)
    return cells


def _mosaics(data: Components) -> Names:
    """What the Mosaic Maker gives for points of meditation."""
    row = data.row("numbers")
    pairs = zip(row.numbers("mosaic_points"), row.numbers("mosaic_favours"), strict=True)
    return {str(p): NAMER.name("mosaic", str(p), points=p, favours=favours) for p, favours in pairs}


def _favour_actions(data: Components) -> dict[str, Names]:
    """Their names, what they cost, and what they do."""
    costs: Names = {}
    texts: Names = {}
    for row in data.rows("favour_actions"):
        have, spend = row.number("have"), row.number("spend")
        cost: Args = {"have": have, "spend": spend, "cost": "all" if have == spend else "some"}
        costs[row.id] = NAMER.name("deed-cost", f"{have}/{spend}", **cost)
        texts[row.id] = NAMER.name(f"deed-text-{row.id}", row.id, **cost)
    names = NAMER.each("deed", data.ids("favour_actions"))
    return {"deed": names, "deed-cost": costs, "deed-text": texts}


def _explained(data: Components) -> dict[str, Names]:
    """Lines that explain contracts, oil and curry, luxury goods and piers. Their messages take any
    figure of the rules by its name in the data."""
    figures = _figures(data.row("numbers"))
    piers = [str(number) for number in range(1, len(data.rows("piers")) + 1)]
    return {
        "contract": {row.id: _contract(row, figures) for row in data.rows("notables")},
        "spices": NAMER.each("spices", ("oil", "curry", "both"), **figures),
        "luxury": NAMER.each("luxury", ("statue", "book", "painting", "clothing"), **figures),
        "pier": NAMER.each("pier", piers, **figures),
    }


def _contract(row: Row, figures: Args) -> Naming:
    """One short line of what a contract gives."""
    args: Args = {**figures, "guild": row.text("guild")}
    if row.text("pays_for"):
        args |= {"good": row.text("pays_for"), "pays": row.number("pays")}
    return NAMER.name(f"contract-{row.id}", row.id, **args)


def _figures(row: Row) -> Args:
    """Where a name stands for several figures, they are numbered from 1."""
    found: Args = {}
    for name, value in row.values.items():
        if isinstance(value, int):
            found[name] = value
        elif isinstance(value, list):
            found |= {f"{name}_{at}": figure for at, figure in enumerate(value, 1)}
    return found
