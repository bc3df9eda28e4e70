"""The river: piers and boat on the left, the notables by level beside them."""

from dataclasses import dataclass
from itertools import pairwise

from serai.draw.lettering import Face, display, first_that_fits, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, rect, rule, spread, words
from serai.games.agra.boards import figures
from serai.games.agra.boards.figures import icon
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.tables import LEVELS, NONE, PIERS, SLOTS, Tables

HEIGHT = 596
PHONE_WIDTH = 374
LOW = "low-"
"""Before the ids of the river in a low window."""

ROW, LOOSE = 42, 54
"""The height of a row, and what it grows to where there are few notables."""
BETWEEN, PHONE_BETWEEN = 2, 6
"""Room between levels."""
PHONE_ROW, PHONE_CLOSED = 54, 48
WON, WON_ACROSS = 46, 7
"""On a phone notables who are won stand on top: the height of such a line, and how many fit."""
BELOW = 14
"""How far below the beginning of a level its pier lies."""

ROMAN = ("I", "II", "III", "IV")
EVENTS = (
    (),
    ("builder",),
    ("merchant", "favour"),
    ("price-token", "favour"),
    ("sack",),
    ("clothing",),
)
"""What the boat brings to each pier, as icons; a new order limit comes before them."""
WAVE = "q4-4 8 0t8 0"
LEVEL, PIER, PIER_NOW, LIMIT = display(14), Face(14, 600), Face(14, 700), Face(13, 600)
QUIET = Face(13, 500)
PHONE_NAME, PHONE_QUIET = Face(15, 600), Face(15, 500)

SHIELD_X, NAME_X = 52, 87
PHONE_SHIELD_X, PHONE_NAME_X, PHONE_SCALE, PHONE_STONE = 56, 98, 1.16, 24


@dataclass(frozen=True)
class Measures:
    """How wide the river is, and how large names, goods and stones are on it."""

    width: float
    letter: int
    least: float
    """Letters may be enlarged to so much where the drawing is shown small: names leave room."""
    good: float
    step: float
    """From a good to the next one; a stone lies between them."""
    stone: float

    def fits(self, names: tuple[str, str], weight: int, room: float) -> str:
        """A name that fits even where letters are enlarged; if none does, one that fits here."""
        enlarged = first_that_fits(names, Face(self.least, weight), room)
        return enlarged if enlarged in names else first_that_fits(names, self.face(weight), room)

    def face(self, weight: int) -> Face:
        return Face(self.letter, weight)


WIDE = Measures(width=200, letter=13, least=14.2, good=22, step=37.5, stone=19)
SHALLOW = Measures(width=232, letter=16, least=16.6, good=22, step=48, stone=22)
"""A low window has less height for a row, but as much room beside the shield."""


def measures_of(scene: AgraScene) -> Measures:
    return SHALLOW if scene.prefix == LOW else WIDE


# --- where everything stands --------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    """A notable and where it stands."""

    notable: int
    level: int
    """From 1."""
    y: float
    height: float


@dataclass(frozen=True)
class Bank:
    """All rows, the middles of the piers, and the height of it all."""

    rows: tuple[Row, ...]
    piers: tuple[float, ...]
    height: float

    def first_of(self, level: int) -> Row | None:
        return next((row for row in self.rows if row.level == level), None)


def is_open(scene: AgraScene, level: int) -> bool:
    """Whether goods can be delivered to the notables of a level."""
    return scene.view.pier >= scene.tables.level_opens[level - 1]


def by_level(scene: AgraScene, level: int) -> list[int]:
    """The notables of a level in their places."""
    levels = scene.tables.notable_level
    return [notable for notable in scene.view.river if levels[notable] == level]


def won(scene: AgraScene) -> list[int]:
    """The notables who have been won, in their places."""
    found = [notable for level in range(1, LEVELS + 1) for notable in by_level(scene, level)]
    return [notable for notable in found if scene.view.notable_owner[notable] != NONE]


def bank_of(scene: AgraScene) -> Bank:
    return _phone_bank(scene) if scene.phone else _wide_bank(scene)


def _wide_bank(scene: AgraScene) -> Bank:
    """Every notable keeps its place, won or not."""
    count = max(len(scene.view.river), 1)
    height = min(LOOSE, int((HEIGHT - BETWEEN * (LEVELS - 1)) / count))
    levels = [(by_level(scene, n), height, BETWEEN) for n in range(1, LEVELS + 1)]
    rows, starts, _ = _stacked(levels, 0)
    piers = _piers(scene.tables, [start + BELOW for start in starts], HEIGHT - 12)
    return Bank(rows, piers, HEIGHT)


def _phone_bank(scene: AgraScene) -> Bank:
    """Those who can still be served have large rows; those who are won share a line on top."""
    gone, levels = set(won(scene)), []
    for level in range(1, LEVELS + 1):
        waiting = [notable for notable in by_level(scene, level) if notable not in gone]
        height = PHONE_ROW if is_open(scene, level) else PHONE_CLOSED
        levels.append((waiting, height, PHONE_BETWEEN if waiting else 0))
    rows, starts, y = _stacked(levels, WON * -(-len(gone) // WON_ACROSS))
    first = 20 if gone else 24
    wanted = [first, *(max(start + 24, first) for start in starts[1:])]
    piers = _piers(scene.tables, wanted, max(y - BELOW, first))
    whole = max(y, 28 * PIERS)
    return Bank(rows, tuple(spread(piers, 28, 15, whole - 14)), whole)


def _stacked(
    levels: list[tuple[list[int], int, int]], y: float
) -> tuple[tuple[Row, ...], list[float], float]:
    """Rows from top to bottom, where each level begins, and where all end. A level is given by its
    notables, their height and the room after them."""
    rows, starts = [], []
    for level, (notables, height, after) in enumerate(levels, 1):
        starts.append(y)
        rows += [Row(one, level, y + height * at, height) for at, one in enumerate(notables)]
        y += height * len(notables) + after
    return tuple(rows), starts, y


def _piers(tables: Tables, starts: list[float], end: float) -> tuple[float, ...]:
    """A pier lies where the level that it opens begins, the last one at the end; others between."""
    known = dict(zip(tables.level_opens, starts, strict=True))
    known[PIERS] = end
    found: list[float] = []
    for (pier, y), (later, other) in pairwise(sorted(known.items())):
        step = (other - y) / (later - pier)
        found += [y + step * n for n in range(later - pier)]
    return (*found, end)


# --- the whole ----------------------------------------------------------------------------------


def river(scene: AgraScene) -> Markup:
    """The whole river at (0, 0); a phone shows it wider, and as high as it needs."""
    bank = bank_of(scene)
    return el(
        "g",
        _water(scene, bank),
        el("g", [_pier(scene, bank, n) for n in range(1, PIERS + 1)], id=scene.id("piers")),
        _levels(scene, bank),
        _won_line(scene) if scene.phone else NOTHING,
        el("g", [_row(scene, row) for row in bank.rows], id=scene.id("notables")),
        el("g", _pieces(scene, bank), id=scene.id("river-pieces"), class_="pieces"),
        class_="agra",
    )


# --- water and piers --------------------------------------------------------------------------


def _water(scene: AgraScene, bank: Bank) -> Markup:
    """A stream with a bank that swings to and fro."""
    swings, side, y = [], 1, -4.0
    while y < bank.height - 60:
        swings.append(f"c{5 * side} 40 {-4 * side} 70 0 110")
        side, y = -side, y + 110
    shore = f"M-4-4H33{''.join(swings)}V{number(bank.height)}H-4Z"
    many = int(bank.height - 20) // 54 + 1
    waves = "".join(f"M{3 + 3 * (n % 4)} {26 + 54 * n}{WAVE}" for n in range(many))
    water, foam = el("path", class_="ag-water", d=shore), el("path", class_="ag-wave", d=waves)
    return scene.group("river", water, foam, id=scene.id("water"))


def _pier(scene: AgraScene, bank: Bank, pier: int) -> Markup:
    """A jetty with its number; below those to come lies what the boat will bring there."""
    y, now = bank.piers[pier - 1], scene.view.pier
    jetty = f"M20 {y - 3:g}h14M20 {y + 2:g}h14M29 {y - 5:g}v10"
    if pier == now:
        paint, face, ink = "f-agra s-ink", PIER_NOW, "f-paper"
    else:
        paint, face, ink = ("f-past" if pier < now else "f-paper s-ink"), PIER, "f-ink"
    drawn = (
        el("path", class_="ag-jetty", d=jetty),
        el("circle", class_=paint, cx=15, cy=y, r=12 if pier == now else 11),
        words(pier, 15, y + 5, face, ink, "middle"),
        _events(scene, bank, pier) if pier > now else NOTHING,
    )
    return scene.mark(f"pier-{pier}", (), drawn)


def _new_limit(scene: AgraScene, pier: int) -> int:
    """The order limit token that lies at a pier, or 0."""
    limits = scene.tables.order_limit
    return limits[pier - 1] if pier > 1 and limits[pier - 1] != limits[pier - 2] else 0


def _events(scene: AgraScene, bank: Bank, pier: int) -> Markup:
    """As large as the water before the next pier allows; the last pier has no room below."""
    if pier == PIERS:
        return NOTHING
    limit, signs = _new_limit(scene, pier), EVENTS[pier - 1]
    room = bank.piers[pier] - bank.piers[pier - 1] - 26
    step = min(26, room / (len(signs) + bool(limit)))
    size = min(20, step - 1)
    if size < 9:
        return NOTHING
    y = bank.piers[pier - 1] + 14
    drawn = []
    if limit:
        drawn += [icon("order", 1, y, size), words(limit, size + 2, y + size - 5, LIMIT)]
        y += step
    for sign in signs:
        drawn.append(icon(sign, 15 - size / 2, y, size))
        y += step
    return join(drawn)


def _levels(scene: AgraScene, bank: Bank) -> Markup:
    """A line where a level begins, and its numeral beside its first notable."""
    found, right = [], PHONE_WIDTH if scene.phone else measures_of(scene).width
    for level in range(1, LEVELS + 1):
        first = bank.first_of(level)
        if first is None:
            continue
        y = first.y
        if y:
            found.append(rule(36, y + 0.5, right, y + 0.5, "s-gold"))
        base = y + (first.height + 10) / 2
        found.append(words(ROMAN[level - 1], 44, base, LEVEL, "f-gold-ink", "middle"))
    return scene.group("levels", found, id=scene.id("levels"))


# --- notables ---------------------------------------------------------------------------------


def _names(scene: AgraScene, notable: int) -> tuple[str, str]:
    slug = scene.tables.notable_ids[notable]
    return scene.called("notable", slug), scene.called_short("notable", slug)


def _row(scene: AgraScene, row: Row) -> Markup:
    """Shield and name, and the goods asked for unless the contract is won."""
    thing = f"notable-{scene.tables.notable_ids[row.notable]}"
    is_won = scene.view.notable_owner[row.notable] != NONE
    closed = not is_won and not is_open(scene, row.level)
    draw = _phone_notable if scene.phone else _notable
    notable = scene.mark(thing, [], draw(scene, row, thing, quiet=is_won or closed))
    slots = [] if is_won else [_slot(scene, row, n) for n in _asked(scene, row)]
    return el("g", notable, slots, class_="ag-closed" if closed else None)


def _notable(scene: AgraScene, row: Row, thing: str, *, quiet: bool) -> Markup:
    """Once he is won he wears the badge of the winner."""
    y, m = row.y + (row.height - ROW) / 2, measures_of(scene)
    owner = scene.view.notable_owner[row.notable]
    is_won = owner != NONE
    weight, badge = (500 if quiet else 600), m.width - m.stone
    room = (badge - 1 if is_won else m.width) - NAME_X
    name, face = m.fits(_names(scene, row.notable), weight, room), m.face(weight)
    shield = figures.shield(scene.guild_of(row.notable), SHIELD_X, y + 5, plain=is_won)
    return join(
        el("g", shield, class_="ag-dim"),
        words(name, NAME_X, y + (26 if is_won else 13.5), face, "f-ink-2" if quiet else "f-ink"),
        figures.stone(owner, badge, y + 22 - m.stone / 2, m.stone) if is_won else NOTHING,
        scene.notch(thing, SHIELD_X + 31, y + 40, 10),
    )


def _phone_notable(scene: AgraScene, row: Row, thing: str, *, quiet: bool) -> Markup:
    top = row.y + (row.height - 40) / 2
    room = _slot_box(scene, row, 0).x - 16 - PHONE_NAME_X
    shield = figures.shield(scene.guild_of(row.notable), PHONE_SHIELD_X, top, scale=PHONE_SCALE)
    return join(
        el("g", shield, class_="ag-dim"),
        _phone_name(scene, row, room, PHONE_QUIET if quiet else PHONE_NAME),
        scene.notch(thing, PHONE_SHIELD_X + 36, top + 42, 10),
    )


def _asked(scene: AgraScene, row: Row) -> range:
    return range(len(scene.tables.asks[row.notable]))


def _slot_box(scene: AgraScene, row: Row, slot: int) -> Box:
    """On a phone two goods have more room than three, and those of a closed level need less."""
    if not scene.phone:
        m, y = measures_of(scene), row.y + (row.height + ROW) / 2
        return Box(NAME_X + m.step * slot, y - m.good - 2, m.good, m.good)
    asked = len(_asked(scene, row))
    if asked == 2:
        size, step = 40, 64
    elif is_open(scene, row.level):
        size, step = 36, 50
    else:
        size, step = 34, 46
    x = PHONE_WIDTH - 14 - size - step * (asked - 1 - slot)
    return Box(x, row.y + (row.height - size) / 2, size, size)


def _slot(scene: AgraScene, row: Row, slot: int) -> Markup:
    """A good that a notable asks for; a bar below it says that the viewer has one."""
    tables, good = scene.tables, scene.tables.asks[row.notable][slot]
    slug, of = tables.good_ids[good], tables.notable_ids[row.notable]
    box = _slot_box(scene, row, slot)
    bar = rect(Box(box.x, box.bottom + 0.6, box.w, 2.4), "f-ink")
    drawn = figures.good(tables, good, box.x, box.y, box.w)
    content = (drawn, bar if _could_serve(scene, row, slot) else NOTHING)
    can = (f"deliver {slug} {of}", f"double {slug} {of}")
    return scene.mark(f"slot-{of}-{slug}", can, content, ring=box, radius=1, class_="ag-dim")


def _could_serve(scene: AgraScene, row: Row, slot: int) -> bool:
    """Whether the viewer has the good, and the notable still waits for it."""
    if scene.me is None or not is_open(scene, row.level):
        return False
    free = scene.view.stone[row.notable * SLOTS + slot] == NONE
    return free and scene.me.goods[scene.tables.asks[row.notable][slot]] > 0


# --- on a phone -------------------------------------------------------------------------------


def _won_line(scene: AgraScene) -> Markup:
    """Shields of the notables who have been won, each with the badge of the winner."""
    found = won(scene)
    if not found:
        return NOTHING
    label = scene.say("won")
    left = 48 + width(label, QUIET) + 10
    step = min(70, (PHONE_WIDTH - left) / min(len(found), WON_ACROSS))
    shields = [
        _won_shield(scene, notable, left + step * (n % WON_ACROSS), 4 + WON * (n // WON_ACROSS))
        for n, notable in enumerate(found)
    ]
    return scene.group("won", words(label, 48, 26, QUIET, "f-ink-2"), shields, id=scene.id("won"))


def _won_shield(scene: AgraScene, notable: int, x: float, y: float) -> Markup:
    thing = f"notable-{scene.tables.notable_ids[notable]}"
    stone = figures.stone(scene.view.notable_owner[notable], x + 22, y + 17, 19)
    return scene.mark(thing, [], (figures.shield(scene.guild_of(notable), x, y, plain=True), stone))


def _phone_name(scene: AgraScene, row: Row, room: float, face: Face) -> Markup:
    """In one line, or in two."""
    full, short = _names(scene, row.notable)
    paint = "f-ink" if face is PHONE_NAME else "f-ink-2"
    middle = row.y + row.height / 2
    if width(full, face) <= room:
        return words(full, PHONE_NAME_X, middle + 6, face, paint)
    head, _, tail = full.rpartition(" ")
    if not head or width(head, face) > room:
        return words(fitted(short, face, room), PHONE_NAME_X, middle + 6, face, paint)
    return join(
        words(head, PHONE_NAME_X, middle - 2, face, paint),
        words(fitted(tail, face, room), PHONE_NAME_X, middle + 15, face, paint),
    )


# --- pieces -----------------------------------------------------------------------------------


def _pieces(scene: AgraScene, bank: Bank) -> list[Markup]:
    """The boat, and the stones on goods that were delivered."""
    slots = [(row, slot) for row in bank.rows for slot in _asked(scene, row)]
    return [_boat(scene, bank), *(one for place in slots for one in _stones(scene, *place))]


def _boat(scene: AgraScene, bank: Bank) -> Markup:
    """Below its pier; at the last one there is only room above."""
    y = bank.piers[scene.view.pier - 1]
    top = y + 14 if y + 50 <= bank.height else y - 47
    return scene.moving("boat", icon("boat", 0, 0, 34), 1, top)


def _stones(scene: AgraScene, row: Row, slot: int) -> list[Markup]:
    """One beside the good; after a double delivery a second one above it."""
    view = scene.view
    at = row.notable * SLOTS + slot
    owner = view.stone[at]
    if owner == NONE or view.notable_owner[row.notable] != NONE:
        return []
    good = view.tables.good_ids[view.tables.asks[row.notable][slot]]
    name = f"stone-{view.tables.notable_ids[row.notable]}-{good}"
    box = _slot_box(scene, row, slot)
    size = PHONE_STONE if scene.phone else measures_of(scene).stone
    if scene.phone:
        x, y = box.x - 13, box.bottom - size
    else:
        x, y = box.right - 3, box.y + (box.h - size) / 2
    stone = figures.stone(owner, 0, 0, size)
    if not view.doubled[at]:
        return [scene.moving(name, stone, x, y)]
    lift = 5.8 if scene.phone else 3.5  # no stone reaches up to the name
    return [scene.moving(f"{name}-2", stone, x, y - lift), scene.moving(name, stone, x, y + lift)]
