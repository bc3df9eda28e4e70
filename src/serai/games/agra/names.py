"""What the things of Agra are called, as messages: the words stand in the text files.

Names come in a small letter where a language writes them so; whoever begins a line with one makes
it large. Besides names there are lines that explain a thing (`contract`, `deed-text`, `luxury`,
`pier`): they are asked for in the same way, and take their figures from the components.
"""

from serai.core.components import Components, Row
from serai.core.game import AnyGame
from serai.games.agra.tables import SIDE
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

Args = dict[str, str | int]


def namings(game: AnyGame) -> dict[str, dict[str, Naming]]:
    """How the things of this game, with its edition, are called, by their kinds and slugs."""
    data = game.components
    goods = _plain(data, "good", "goods")
    buildings = _plain(data, "building", "buildings")
    notables = _plain(data, "notable", "notables")
    return {
        **dict.fromkeys(GOODS, goods),
        "row": _plain(data, "row", "rows"),
        "place": {**_plain(data, "place", "characters"), **buildings},
        "building": buildings,
        "short-building": _short("building", buildings),
        "notable": notables,
        "short-notable": _short("notable", notables),
        "guild": _plain(data, "guild", "guilds"),
        "wheel": _plain(data, "wheel", "wheel"),
        "arrow": {row.id: _arrow(row) for row in data.rows("arrows")},
        "bonus": {row.id: _bonus(row) for row in data.rows("bonus_tiles")},
        "bowl": {row.text("good"): _bowl(row) for row in data.rows("bowls")},
        "token": {row.id: _token(row) for row in data.rows("price_tokens")},
        "cell": _cells(data),
        "mosaic": _mosaics(data),
        **_favour_actions(data),
        **_explained(data),
    }


def _plain(data: Components, kind: str, table: str) -> dict[str, Naming]:
    """Things with a message of their own."""
    return {row.id: _named(row, f"{kind}-{row.id}") for row in data.rows(table)}


def _named(row: Row, message: str, **args: str | int) -> Naming:
    return Naming(f"{PREFIX}-{message}", args, row.id.replace("_", " "))


def _short(kind: str, names: dict[str, Naming]) -> dict[str, Naming]:
    """The same names for narrow places."""
    return {
        slug: naming._replace(id=f"{PREFIX}-short-{kind}-{slug}") if slug in SHORT[kind] else naming
        for slug, naming in names.items()
    }


def _arrow(row: Row) -> Naming:
    return _named(row, "arrow", good1=row.text("from"), good2=row.text("to"))


def _bonus(row: Row) -> Naming:
    of: Args = {"guild": row.text("guild")} if row.text("guild") else {}
    return _named(row, f"bonus-{row.text('extra')}", rupees=row.number("rupees"), **of)


def _bowl(row: Row) -> Naming:
    return _named(row, "bowl", good=row.text("good"))


def _token(row: Row) -> Naming:
    return _named(row, "token", low=row.number("low"), high=row.number("high"))


def _cells(data: Components) -> dict[str, Naming]:
    """A field of the farm is named by the goods at the ends of its side."""
    corners = data.row("farm").texts("corners")
    cells: dict[str, Naming] = {}
    for side, letter in enumerate("nesw"):
        for at in range(1, SIDE):
            ends: Args = {"good1": corners[side], "good2": corners[(side + 1) % len(corners)]}
            cells[f"{letter}{at}"] = Naming(f"{PREFIX}-cell", {**ends, "at": at}, f"{letter}{at}")
    return cells


def _mosaics(data: Components) -> dict[str, Naming]:
    """What the Mosaic Maker gives for points of meditation."""
    row = data.row("numbers")
    pairs = zip(row.numbers("mosaic_points"), row.numbers("mosaic_favours"), strict=True)
    return {
        str(points): Naming(f"{PREFIX}-mosaic", {"points": points, "favours": favours}, str(points))
        for points, favours in pairs
    }


def _favour_actions(data: Components) -> dict[str, dict[str, Naming]]:
    """Their names, what they cost, and what they do."""
    costs: dict[str, Naming] = {}
    texts: dict[str, Naming] = {}
    for row in data.rows("favour_actions"):
        have, spend = row.number("have"), row.number("spend")
        cost: Args = {"have": have, "spend": spend, "cost": "all" if have == spend else "some"}
        costs[row.id] = Naming(f"{PREFIX}-deed-cost", cost, f"{have}/{spend}")
        texts[row.id] = _named(row, f"deed-text-{row.id}", **cost)
    return {
        "deed": _plain(data, "deed", "favour_actions"),
        "deed-cost": costs,
        "deed-text": texts,
    }


def _explained(data: Components) -> dict[str, dict[str, Naming]]:
    """Lines that explain contracts, oil and curry, luxury goods and piers. Their messages take any
    figure of the rules by its name in the data."""
    figures = _figures(data.row("numbers"))
    slugs = {
        "spices": ("oil", "curry", "both"),
        "luxury": ("statue", "book", "painting", "clothing"),
        "pier": tuple(str(n) for n in range(1, len(data.rows("piers")) + 1)),
    }
    return {
        "contract": {row.id: _contract(row, figures) for row in data.rows("notables")},
        **{
            kind: {slug: Naming(f"{PREFIX}-{kind}-{slug}", figures, slug) for slug in known}
            for kind, known in slugs.items()
        },
    }


def _contract(row: Row, figures: Args) -> Naming:
    """One short line of what a contract gives."""
    args: Args = {**figures, "guild": row.text("guild")}
    if row.text("pays_for"):
        args |= {"good": row.text("pays_for"), "pays": row.number("pays")}
    return _named(row, f"contract-{row.id}", **args)


def _figures(row: Row) -> Args:
    """Where a name stands for several figures, they are numbered from 1."""
    found: Args = {}
    for name, value in row.values.items():
        if isinstance(value, int):
            found[name] = value
        elif isinstance(value, list):
            found |= {f"{name}_{at}": figure for at, figure in enumerate(value, 1)}
    return found
