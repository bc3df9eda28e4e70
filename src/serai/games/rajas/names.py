"""What the things of Rajas of the Ganges are called: messages, whose words are in the text files.

Many things are called by what they give or show, so a name takes its figures from the components.
What something gives has a name too (`reward`): its slug is the text of the data, such as `coins 3`.
"""

from serai.core.components import Components, Row
from serai.core.game import AnyGame
from serai.games.naming import Args, Namer, Names
from serai.games.rajas.rewards import FACES
from serai.games.rajas.tables import EDGE_IDS, cell_ids, place_slug, road_ids, sale_ids
from serai.texts import Naming

PREFIX = "rajas"
NAMER = Namer(PREFIX)


def namings(game: AnyGame) -> dict[str, Names]:
    """How the things of this game, with its edition, are called, by their kinds and slugs."""
    data = game.components
    colours, coins = list(data.ids("die_colours")), sale_ids(data)
    tiles, spaces = data.rows("province_tiles"), len(data.rows("river_spaces"))
    return {
        **NAMER.tables(data, good="goods", building="buildings", back="backs"),
        **NAMER.tables(data, chamber="chambers", income="incomes", token_colour="token_colours"),
        "colour": NAMER.each("colour", [*colours, "any"]),
        "edge": NAMER.each("edge", EDGE_IDS),
        "die": NAMER.combined("die", colour=colours, value=range(1, FACES + 1)),
        "place": {place_slug(row): _place(row) for row in data.rows("places")},
        "stack": NAMER.combined("stack", colour=colours, back=data.ids("backs")),
        "feature": {slug: _feature(slug) for row in tiles for slug in _features(row)},
        "tile": {row.id: _tile(row) for row in tiles},
        "cell": {slug: _cell(slug) for slug in cell_ids()},
        "roads": {slug: _roads(slug) for slug in road_ids()},
        "space": {"0": NAMER.name("space-start", "0"), **NAMER.counted("space", spaces)},
        "token": {row.id: _gives("token", row) for row in data.rows("income_tokens")},
        "river_tile": {row.id: _gives("river_tile", row) for row in data.rows("river_tiles")},
        "coins": {slug: NAMER.name("reward-coins", slug, count=int(slug)) for slug in coins},
        "reward": {slug: _reward(slug) for slug in _rewards(data)},
    }


def _place(row: Row) -> Naming:
    """A place is called by its area, and by its colour, its good or its number there."""
    slug, area = place_slug(row), row.text("area")
    words = slug.split("_")
    if area == "chamber":
        return NAMER.name(f"chamber-{slug}", slug)
    args: Args = {}
    if words[-1].isdecimal():
        args["at"] = int(words.pop())
    if area in ("garden", "balcony"):
        args["colour"] = words[-1]
    elif area == "market" and words[-1] != "different":
        return NAMER.name("place-market_same", slug, good=words[-1])
    return NAMER.name(f"place-{area}", slug, **args)


def _features(row: Row) -> list[str]:
    """Buildings and markets of a tile; a market is its good and its coins, `silk 2`."""
    return [*row.texts("buildings"), *row.texts("markets")]


def _feature(slug: str) -> Naming:
    good, _, coins = slug.partition(" ")
    if not coins:
        return NAMER.name(f"building-{slug}", slug)
    return NAMER.name("market", slug, good=good, coins=int(coins))


def _tile(row: Row) -> Naming:
    args: Args = {"colour": row.text("colour"), "cost": row.number("cost")}
    return NAMER.listing("tile", row.id, "feature", _features(row), **args)


def _cell(slug: str) -> Naming:
    return NAMER.name("cell", slug, row=int(slug[1]), column="abcde".index(slug[0]) + 1)


def _roads(slug: str) -> Naming:
    return NAMER.listing("roads", slug, "edge", [edge for edge in EDGE_IDS if edge in slug])


def _gives(message: str, row: Row) -> Naming:
    """What is called by what it gives, and by its colour if it has one."""
    colour = {"token_colour": row.text("colour")} if "colour" in row.values else {}
    return NAMER.listing(message, row.id, "reward", row.texts("rewards"), **colour)


def _rewards(data: Components) -> list[str]:
    """All that anything gives."""
    keys = ("rewards", "navaratna")
    return [text for row in data.all_rows() for key in keys for text in row.values.get(key, [])]


def _reward(slug: str) -> Naming:
    """What one gets: the kind of reward, then how many, or which."""
    kind, *words = slug.split()
    figures = [int(word) for word in words if word.isdecimal()]
    things = [word for word in words if not word.isdecimal()]
    if kind == "chamber":
        return NAMER.name(f"chamber-{things[0]}" if len(things) == 1 else "reward-chamber", slug)
    if kind == "dice_set":
        return NAMER.listing("reward-dice", slug, "colour", things)
    args: Args = {"good" if kind == "sell_good" else "colour": thing for thing in things}
    if figures:
        args["count"] = figures[-1]
    if kind == "river_move" and figures[0] == figures[-1]:
        kind = "river_exactly"
    return NAMER.name(f"reward-{kind}", slug, **args)
