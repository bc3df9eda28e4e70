"""The signs of the game: dice, coins, all that something gives, and province tiles.

Only the road turns with a tile; its signs stay upright, each in a quarter of it.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from serai.draw.icons import icons, read_layout
from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import CARD, INK, Box, move, rect, use, words
from serai.draw.stamps import Stamps
from serai.games.rajas import rewards as kinds
from serai.games.rajas import tables as t
from serai.games.rajas.rewards import ANY, GOODS, LENGTH
from serai.games.rajas.tables import COLOUR_IDS, Tables

FIGURE = Face(13, 600)
LETTERS = {INK: "f-ink", CARD: "f-cardink"}  # the paint of letters beside them

STAMPS = Stamps(Path(__file__).with_name("faces.svg"))
LAYOUT = read_layout(__file__)  # where things stand on the boards, and shapes that are drawn there
SIGNS = {kinds.KIND_IDS.index(kind): name for kind, name in LAYOUT["signs"].items()}
PER = {kinds.KIND_IDS.index(kind): name for kind, name in LAYOUT["per"].items()}
"""Rewards that are an icon, and those for each of something that is one."""

SIDE = 72
ROADS: list[str] = [LAYOUT["roads"].get(slug, "") for slug in t.road_ids()]
"""The paths of roads, by their mask."""
QUARTERS = ((42, 42), (0, 42), (42, 0))
"""Where features stand: lower right, lower left, upper right. The cost is upper left."""

icon = icons("rajas")


@lru_cache(maxsize=4096)
def body(colour: int, x: float, y: float, size: float) -> Markup:
    """A die without pips: colour and cut tell which; `ANY` is of all four."""
    name = "any" if colour == ANY else COLOUR_IDS[colour]
    return use(f"icon-rajas-body-{name}", x, y, size, size, f"d-{name}")


@lru_cache(maxsize=4096)
def coin(count: int | str, x: float, y: float, radius: float = 9.4) -> Markup:
    """So many coins, around a point."""
    face = Face(13.5 if radius > 9 else 12, 700)
    figure = words(count, x, y + face.size * 0.36, face, "f-cardink", "middle")
    return join(el("circle", class_="rj-coin", cx=x, cy=y, r=radius), figure)


@lru_cache(maxsize=4096)
def good(which: int, x: float, y: float, size: float) -> Markup:
    """A good: an ivory square."""
    inset = size * 0.08
    sign = icon(t.GOOD_IDS[which], x + inset, y + inset, size - 2 * inset, CARD)
    return join(rect(Box(x, y, size, size), "f-card s-cardink"), sign)


def each(rewards: Sequence[int]) -> list[tuple[int, int, int]]:
    """The rewards of a list, one by one: kind and two figures."""
    starts = range(0, len(rewards), LENGTH)
    return [(rewards[at], rewards[at + 1], rewards[at + 2]) for at in starts]


def gains(
    rewards: Sequence[int], x: float, y: float, paint: str = INK, across: float = 0
) -> Markup:
    """All that something gives around a point, one above the other; or `across`, with that step."""
    found = each(rewards)
    dx, dy = (across, 0) if across else (0, 20)
    x, y = x - dx / 2 * (len(found) - 1), y - dy / 2 * (len(found) - 1)
    return join(gain(one, x + dx * at, y + dy * at, paint) for at, one in enumerate(found))


@lru_cache(maxsize=4096)
def gain(one: tuple[int, int, int], x: float, y: float, paint: str = INK) -> Markup:
    """One reward around a point."""
    kind, first, second = one
    if kind == kinds.COINS:
        return coin(first, x, y)
    if kind in (kinds.GAIN_DICE, kinds.DICE_SET):
        return _dice(kind, first, second, x, y, paint)
    if kind in (kinds.SELL_DIFFERENT, kinds.SELL_SAME):
        mark, most = ("≠", GOODS) if kind == kinds.SELL_DIFFERENT else ("=", first)
        return _counted("market", most, x, y, paint, mark)
    if kind == kinds.SELL_GOOD:
        return good(first, x - 12, y - 12, 24)
    if kind == kinds.RIVER_MOVE:
        return _counted("boat", second, x, y, paint, "" if first == second else "≤")
    if kind in SIGNS:
        return _counted(SIGNS[kind], first, x, y, paint)
    if kind == kinds.VISIT:  # a choice of several is the palace
        name = t.CHAMBER_IDS[first.bit_length() - 1] if first.bit_count() == 1 else "palace"
        return icon(name, x - 12, y - 12, 24, paint)
    if kind == kinds.DICE_PER_KARMA:
        return join(body(first, x - 14, y - 14, 16), icon("karma", x - 2, y - 2, 18, paint))
    return _per(kind, first, x, y, paint)


def _dice(kind: int, which: int, count: int, x: float, y: float, paint: str) -> Markup:
    """Dice of a colour side by side, of any colour with a figure, of several in a triangle."""
    if kind == kinds.DICE_SET:
        colours = [colour for colour in range(len(COLOUR_IDS)) if which & 1 << colour]
        spots = ((-7.5, -14), (-14.5, -0.5), (-0.5, -0.5), (-0.5, -14))
        at = zip(colours, spots, strict=False)
        return join(body(colour, x + dx, y + dy, 15) for colour, (dx, dy) in at)
    if count == 2 and which != ANY:
        return join(body(which, x - 15.5, y - 8, 16), body(which, x - 0.5, y - 8, 16))
    half = 8.5 if which == ANY else 9
    left = x - (13 if count > 1 else half)
    return _beside(body(which, left, y - half, 2 * half), count, x, y, paint)


def _counted(name: str, count: int, x: float, y: float, paint: str, mark: str = "") -> Markup:
    """An icon, with a figure where there are several; the mark stands above the figure."""
    if not mark:
        left = 15 if count > 1 else 11
        return _beside(icon(name, x - left, y - 10, 20, paint), count, x, y, paint)
    return join(
        icon(name, x - 15, y - 10, 20, paint),
        el("path", class_=f"rj-sign {paint}", transform=move(x + 5.5, y), d=LAYOUT["marks"][mark]),
        words(count, x + 14, y + 12, FIGURE, LETTERS[paint], "end"),
    )


def _beside(sign: Markup, count: int, x: float, y: float, paint: str) -> Markup:
    """A sign at the left and how many there are, if more than one."""
    figure = words(count, x + 14, y + 5, FIGURE, LETTERS[paint], "end")
    return join(sign, figure) if count > 1 else sign


def _per(kind: int, count: int, x: float, y: float, paint: str) -> Markup:
    """Coins or fame for each of something: what one gets above, what counts below it; and how much
    fame, if it is more than one. On the river that is for how many spaces it is one."""
    counts = icon(PER[kind], x - 2, y - 3, 18, paint)
    if kind < kinds.FAME_PER_UPGRADE:
        return join(coin(count, x - 6.5, y - 6.5, 7.4), counts)
    at = (x - 4, y + 13) if kind == kinds.FAME_PER_RIVER else (x + 13, y - 3)
    rate = words(count, *at, Face(12, 600), LETTERS[paint], "end") if count != 1 else NOTHING
    return join(icon("fame", x - 15.5, y - 15.5, 18, paint), counts, rate)


@lru_cache(maxsize=4096)
def tile(tables: Tables, which: int, roads: int, x: float, y: float, size: float = SIDE) -> Markup:
    """A tile whose roads lead to these edges."""
    colour, features = tables.tile_colour[which], _features(tables, which)
    slug, cost, die = COLOUR_IDS[colour], tables.tile_cost[which], body(colour, 2, 2, 23)
    drawn = STAMPS("tile", colour=slug, road=road(roads), die=die, cost=cost, features=features)
    return el("g", drawn, transform=move(x, y, size / SIDE))


def _features(tables: Tables, which: int) -> Markup:
    """Buildings as bare icons, then markets: a good, and what it pays at its corner."""
    found = [icon(t.BUILDING_IDS[b], 2.5, 1.5, 26, CARD) for b in tables.tile_buildings[which]]
    goods = zip(tables.tile_market_goods[which], tables.tile_market_coins[which], strict=True)
    found += [join(good(one, 3, 2, 24), coin(coins, 21.5, 20.5, 7.6)) for one, coins in goods]
    placed = zip(found, QUARTERS, strict=False)
    return join(el("g", drawn, transform=move(*quarter)) for drawn, quarter in placed)


@lru_cache(maxsize=64)
def road(roads: int) -> Markup:
    """A road with its edges; where more than two ways meet, the middle is free of them."""
    drawn = [el("path", class_=paint, d=ROADS[roads]) for paint in ("rj-road-edge", "rj-road")]
    hub = NOTHING if roads in t.BENDS else el("circle", class_="rj-hub", cx=36, cy=36, r=6.5)
    return join(drawn, hub)


def mini(roads: int, colour: int) -> Markup:
    """A tile without its signs: how it lies, in a square of 24."""
    drawn = STAMPS("mini", colour=COLOUR_IDS[colour], road=ROADS[roads])
    return el("g", drawn, transform=move(0, 0, 24 / SIDE))
