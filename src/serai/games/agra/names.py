"""What the things of Agra are called, as messages: the words stand in the text files.

Names come in a small letter where a language writes them so; whoever begins a line with one makes
it large. Besides names there are lines that explain a thing (`contract`, `deed-text`, `luxury`,
`pier`): they are asked for in the same way, and take their figures from the components.
"""

from serai.core.components import Components, Row
from serai.core.game import AnyGame
from serai.texts import Naming

PREFIX = "agra"

CORNER = 6
"""Cells of the farm from one corner to the next."""
SIDES = "nesw"

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

SYMBOL_COUNTERS = ("grand_imam", "court_artist", "dewan")
"""Notables who pay for the symbols of their own guild."""

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
        "contract": {row.id: _contract(row, data) for row in data.rows("notables")},
        "guild": _plain(data, "guild", "guilds"),
        "wheel": _plain(data, "wheel", "wheel"),
        "arrow": {row.id: _arrow(row) for row in data.rows("arrows")},
        "bonus": {row.id: _bonus(row) for row in data.rows("bonus_tiles")},
        "bowl": {row.text("good"): _bowl(row) for row in data.rows("bowls")},
        "token": {row.id: _token(row) for row in data.rows("price_tokens")},
        "cell": _cells(data),
        "mosaic": _mosaics(data),
        **_favour_actions(data),
        **_sundries(data),
    }


def _plain(data: Components, kind: str, table: str) -> dict[str, Naming]:
    """Things with a message of their own."""
    return {
        row.id: Naming(f"{PREFIX}-{kind}-{row.id}", {}, row.id.replace("_", " "))
        for row in data.rows(table)
    }


def _short(kind: str, names: dict[str, Naming]) -> dict[str, Naming]:
    """The same names for narrow places."""
    return {
        slug: naming._replace(id=f"{PREFIX}-short-{kind}-{slug}") if slug in SHORT[kind] else naming
        for slug, naming in names.items()
    }


def _arrow(row: Row) -> Naming:
    args: Args = {"good1": row.text("from"), "good2": row.text("to")}
    return Naming(f"{PREFIX}-arrow", args, row.id.replace("_", " "))


def _bonus(row: Row) -> Naming:
    args: Args = {"rupees": row.number("rupees")}
    if row.text("guild"):
        args["guild"] = row.text("guild")
    return Naming(f"{PREFIX}-bonus-{row.text('extra')}", args, row.id.replace("_", " "))


def _bowl(row: Row) -> Naming:
    return Naming(f"{PREFIX}-bowl", {"good": row.text("good")}, row.id.replace("_", " "))


def _token(row: Row) -> Naming:
    args: Args = {"low": row.number("low"), "high": row.number("high")}
    return Naming(f"{PREFIX}-token", args, row.id.replace("_", " "))


def _cells(data: Components) -> dict[str, Naming]:
    """A field of the farm is named by the goods at the ends of its side."""
    corners = data.row("farm").texts("corners")
    cells: dict[str, Naming] = {}
    for side, letter in enumerate(SIDES):
        for at in range(1, CORNER):
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
        texts[row.id] = Naming(f"{PREFIX}-deed-text-{row.id}", cost, row.id.replace("_", " "))
    return {
        "deed": _plain(data, "deed", "favour_actions"),
        "deed-cost": costs,
        "deed-text": texts,
    }


def _sundries(data: Components) -> dict[str, dict[str, Naming]]:
    """Lines that explain oil and curry, luxury goods and piers."""
    n = data.row("numbers").number
    one: Args = {"workers": n("one_spice_raises")}
    both: Args = {"workers": n("both_spices_raise")}
    luxury: dict[str, Args] = {
        "statue": {},
        "book": {"workers": n("book_raises"), "favours": n("book_favours")},
        "painting": {"tracks": n("painting_tracks")},
        "clothing": {},
    }
    piers: dict[str, Args] = {
        "1": {},
        "2": {},
        "3": {"most": n("cotton_favours_most")},
        "4": {"favours": n("pier_4_favours")},
        "5": {},
        "6": {"rupees": n("clothing_extra_at_last_pier")},
    }
    return {
        "spices": {
            which: Naming(f"{PREFIX}-spices-{which}", args, which)
            for which, args in (("oil", one), ("curry", one), ("both", both))
        },
        "luxury": {
            good: Naming(f"{PREFIX}-luxury-{good}", args, good) for good, args in luxury.items()
        },
        "pier": {at: Naming(f"{PREFIX}-pier-{at}", args, at) for at, args in piers.items()},
    }


def _contract(row: Row, data: Components) -> Naming:
    """One short line of what a contract gives."""
    args: Args = {**_figures(row.id, data.row("numbers"))}
    if row.text("pays_for"):
        args |= {"good": row.text("pays_for"), "pays": row.number("pays")}
    if row.id in SYMBOL_COUNTERS:
        args["guild"] = row.text("guild")
    return Naming(f"{PREFIX}-contract-{row.id}", args, row.id.replace("_", " "))


def _figures(notable: str, row: Row) -> Args:
    n = row.number
    symbols: Args = {"favours": n("level_four_favours"), "rupees": n("symbol_rupees")}
    points, favours = row.numbers("mosaic_points"), row.numbers("mosaic_favours")
    guilds = row.numbers("dutch_rupees")
    figures: dict[str, Args] = {
        "portuguese_trader": {"most": n("portuguese_most")},
        "takshaka": {"extra": n("takshaka_value"), "rupees": n("takshaka_rupees")},
        "mahout": {"extra": n("producer_extra")},
        "khatib": {"extra": n("producer_extra")},
        "french_trader": {"slots": n("french_slots"), "rupees": n("french_rupees")},
        "dyer": {"gives": n("dyer_gives"), "most": n("dyer_value_most")},
        "cook": {"workers": n("cook_workers")},
        "muezzin": {"extra": n("muezzin_points")},
        "jagirdar": {"deliveries": n("jagirdar_deliveries")},
        "calligrapher": {"price": n("calligrapher_peon_price")},
        "mullah": {"saves": n("mullah_saves")},
        "mosaic_maker": {
            "less": points[0],
            "more": points[1],
            "few": favours[0],
            "many": favours[1],
        },
        "dutch_trader": {"one": guilds[0], "two": guilds[1], "three": guilds[2]},
        "painter": {"workers": n("painter_raises")},
        "subadar": {"rupees": n("subadar_rupees")},
        "sadr_us_sudur": {"rupees": n("sadr_rupees")},
        "grand_mufti": {"favours": n("level_four_favours"), "rupees": n("mufti_rupees")},
        **dict.fromkeys(SYMBOL_COUNTERS, symbols),
    }
    return figures.get(notable, {})
