"""The river: piers and boat on the left, the notables by level beside them."""

from serai.draw.lettering import Face, display, first_that_fits, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, rect, rule, use, words
from serai.games.agra.boards import figures
from serai.games.agra.boards.banks import (
    PHONE_WIDTH,
    ROW,
    WIDTH,
    WON,
    WON_ACROSS,
    Bank,
    Row,
    bank_of,
    is_open,
    won,
)
from serai.games.agra.boards.figures import icon
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.tables import LEVELS, NONE, PIERS, SLOTS

ROMAN = ("I", "II", "III", "IV")
EVENTS = (
    (),
    ("agra-builder",),
    ("agra-merchant", "agra-favour"),
    ("agra-price-token", "agra-favour"),
    ("merv-common-good",),
    ("agra-clothing",),
)
"""What the boat brings to each pier, as icons; a new order limit comes before them."""
WAVE = "q4-4 8 0t8 0"
LEVEL, PIER, PIER_NOW, LIMIT = display(14), Face(14, 600), Face(14, 700), Face(13, 600)
NAME, QUIET = Face(13, 600), Face(13, 500)
PHONE_NAME, PHONE_QUIET = Face(15, 600), Face(15, 500)

SHIELD_X, NAME_X = 52, 87
GOOD, GOOD_STEP, STONE = 22, 37.5, 19
PHONE_SHIELD_X, PHONE_NAME_X, PHONE_SCALE = 56, 98, 1.16
PHONE_STONE = 24


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
    waves = "".join(
        f"M{3 + 3 * (n % 4)} {26 + 54 * n}{WAVE}" for n in range(int(bank.height - 20) // 54 + 1)
    )
    return el(
        "g",
        el("path", class_="ag-water", d=shore),
        el("path", class_="ag-wave", d=waves),
        id=scene.id("water"),
    )


def _pier(scene: AgraScene, bank: Bank, pier: int) -> Markup:
    """A jetty with its number; below those to come lies what the boat will bring there."""
    y, now = bank.piers[pier - 1], scene.view.pier
    jetty = f"M20 {y - 3:g}h14M20 {y + 2:g}h14M29 {y - 5:g}v10"
    if pier == now:
        paint, face, ink = "f-agra s-ink", PIER_NOW, "f-paper"
    else:
        paint, face, ink = ("f-past" if pier < now else "f-paper s-ink"), PIER, "f-ink"
    return el(
        "g",
        scene.title(f"pier-{pier}"),
        el("path", class_="ag-jetty", d=jetty),
        el("circle", class_=paint, cx=15, cy=y, r=12 if pier == now else 11),
        words(pier, 15, y + 5, face, ink, "middle"),
        _events(scene, bank, pier) if pier > now else NOTHING,
        id=scene.id(f"pier-{pier}"),
        data_place=f"pier-{pier}",
    )


def _new_limit(scene: AgraScene, pier: int) -> int:
    """The order limit token that lies at a pier, or 0."""
    limits = scene.tables.order_limit
    return limits[pier - 1] if pier > 1 and limits[pier - 1] != limits[pier - 2] else 0


def _events(scene: AgraScene, bank: Bank, pier: int) -> Markup:
    """As large as the water before the next pier allows; the last pier has no room below."""
    if pier == PIERS:
        return NOTHING
    limit = _new_limit(scene, pier)
    signs = EVENTS[pier - 1]
    count = len(signs) + bool(limit)
    room = bank.piers[pier] - bank.piers[pier - 1] - 26
    step = min(26, room / count)
    size = min(20, step - 1)
    if size < 9:
        return NOTHING
    y = bank.piers[pier - 1] + 14
    drawn = []
    if limit:
        drawn += [icon("order", 1, y, size), words(limit, size + 2, y + size - 5, LIMIT)]
        y += step
    for sign in signs:
        drawn.append(use(f"icon-{sign}", 15 - size / 2, y, size, size, "c-ink"))
        y += step
    return join(drawn)


def _levels(scene: AgraScene, bank: Bank) -> Markup:
    """A line where a level begins, and its numeral beside its first notable."""
    found, right = [], PHONE_WIDTH if scene.phone else WIDTH
    for level in range(1, LEVELS + 1):
        first = bank.first_of(level)
        if first is None:
            continue
        y = first.y
        if y:
            found.append(rule(36, y + 0.5, right, y + 0.5, "s-gold"))
        base = y + (first.height + 10) / 2
        found.append(words(ROMAN[level - 1], 44, base, LEVEL, "f-gold-ink", "middle"))
    return el("g", found, id=scene.id("levels"))


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
    y = row.y + (row.height - ROW) / 2
    owner = scene.view.notable_owner[row.notable]
    is_won = owner != NONE
    face = QUIET if quiet else NAME
    room = (WIDTH - 24 if is_won else WIDTH) - NAME_X
    name = first_that_fits(_names(scene, row.notable), face, room)
    shield = figures.shield(scene.guild_of(row.notable), SHIELD_X, y + 5, plain=is_won)
    return join(
        el("g", shield, class_="ag-dim"),
        words(name, NAME_X, y + (26 if is_won else 14), face, "f-ink-2" if quiet else "f-ink"),
        figures.stone(owner, 178, y + 12, 20) if is_won else NOTHING,
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
        y = row.y + (row.height - ROW) / 2 + 18
        return Box(NAME_X + GOOD_STEP * slot, y, GOOD, GOOD)
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
    tables = scene.tables
    good = tables.asks[row.notable][slot]
    pair = f"{tables.good_ids[good]} {tables.notable_ids[row.notable]}"
    thing = f"slot-{tables.notable_ids[row.notable]}-{tables.good_ids[good]}"
    box = _slot_box(scene, row, slot)
    bar = Box(box.x, box.bottom + 1.2, box.w, 2.6)
    return scene.mark(
        thing,
        [f"deliver {pair}", f"double {pair}"],
        (
            figures.good(tables, good, box.x, box.y, box.w),
            rect(bar, "f-ink") if _could_serve(scene, row, slot) else NOTHING,
        ),
        ring=box,
        radius=1,
        class_="ag-dim",
    )


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
    return el("g", words(label, 48, 26, QUIET, "f-ink-2"), shields, id=scene.id("won"))


def _won_shield(scene: AgraScene, notable: int, x: float, y: float) -> Markup:
    thing = f"notable-{scene.tables.notable_ids[notable]}"
    owner = scene.view.notable_owner[notable]
    content = join(
        figures.shield(scene.guild_of(notable), x, y, plain=True),
        figures.stone(owner, x + 22, y + 17, 19),
    )
    return scene.mark(thing, [], content)


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
    stones = [
        one for row in bank.rows for slot in _asked(scene, row) for one in _stones(scene, row, slot)
    ]
    return [_boat(scene, bank), *stones]


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
    if scene.phone:
        size, x, y = PHONE_STONE, box.x - 13, box.bottom - PHONE_STONE
    else:
        size, x, y = STONE, box.x + 19, box.y + 1.5
    stone = figures.stone(owner, 0, 0, size)
    if not view.doubled[at]:
        return [scene.moving(name, stone, x, y)]
    lift = size * 0.24
    return [
        scene.moving(f"{name}-2", stone, x, y - lift),
        scene.moving(name, stone, x, y + lift),
    ]
