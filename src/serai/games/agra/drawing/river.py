"""The river: piers and boat on the left, the notables by level beside them."""

from serai.draw.lettering import Face, display, first_that_fits, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, rect, rule, use, words
from serai.games.agra.drawing import figures
from serai.games.agra.drawing.banks import (
    HEIGHT,
    PHONE_WIDTH,
    ROW,
    WIDTH,
    WON,
    WON_ACROSS,
    Bank,
    Row,
    is_open,
    phone_bank,
    wide_bank,
    won,
)
from serai.games.agra.drawing.figures import icon
from serai.games.agra.drawing.parts import moving
from serai.games.agra.drawing.scene import Scene, mark, notch
from serai.games.agra.tables import LEVELS, NONE, PIERS, SLOTS

__all__ = ["HEIGHT", "PHONE_WIDTH", "WIDTH", "phone_height", "river"]

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


def river(scene: Scene, phone: bool = False) -> Markup:
    """The whole river at (0, 0); a phone shows it wider, and as high as it needs."""
    prefix = "phone-" if phone else ""
    bank = phone_bank(scene) if phone else wide_bank(scene)
    draw_row = _phone_row if phone else _row
    return el(
        "g",
        _water(bank, prefix),
        _piers(scene, bank, prefix),
        _levels(bank, PHONE_WIDTH if phone else WIDTH, prefix),
        _won_line(scene) if phone else NOTHING,
        el("g", [draw_row(scene, row) for row in bank.rows], id=f"{prefix}notables"),
        el("g", _pieces(scene, bank, phone), id=f"{prefix}river-pieces", class_="pieces"),
        class_="agra",
    )


def phone_height(scene: Scene) -> float:
    """How high the river is on a phone."""
    return phone_bank(scene).height


# --- water and piers --------------------------------------------------------------------------


def _water(bank: Bank, prefix: str) -> Markup:
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
        id=f"{prefix}water",
    )


def _piers(scene: Scene, bank: Bank, prefix: str) -> Markup:
    return el(
        "g", [_pier(scene, bank, n, prefix) for n in range(1, PIERS + 1)], id=f"{prefix}piers"
    )


def _pier(scene: Scene, bank: Bank, pier: int, prefix: str) -> Markup:
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
        id=f"{prefix}pier-{pier}",
        data_place=f"pier-{pier}",
    )


def _new_limit(scene: Scene, pier: int) -> int:
    """The order limit token that lies at a pier, or 0."""
    limits = scene.view.tables.order_limit
    return limits[pier - 1] if pier > 1 and limits[pier - 1] != limits[pier - 2] else 0


def _events(scene: Scene, bank: Bank, pier: int) -> Markup:
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


def _levels(bank: Bank, right: float, prefix: str) -> Markup:
    """A line where a level begins, and its numeral beside its first notable."""
    found = []
    for level in range(1, LEVELS + 1):
        first = bank.first_of(level)
        if first is None:
            continue
        y = first.y
        if y:
            found.append(rule(36, y + 0.5, right, y + 0.5, "s-gold"))
        base = y + (first.height + 10) / 2
        found.append(words(ROMAN[level - 1], 44, base, LEVEL, "f-gold-ink", "middle"))
    return el("g", found, id=f"{prefix}levels")


# --- notables ---------------------------------------------------------------------------------


def _state(scene: Scene, row: Row) -> str | None:
    if scene.view.notable_owner[row.notable] != NONE:
        return "ag-won"
    return None if is_open(scene, row.level) else "ag-closed"


def _names(scene: Scene, notable: int) -> tuple[str, str]:
    slug = scene.view.tables.notable_ids[notable]
    return scene.called("notable", slug), scene.called_short("notable", slug)


def _row(scene: Scene, row: Row) -> Markup:
    """Shield, name, and the goods asked for; or, once won, the badge of the winner."""
    tables, state = scene.view.tables, _state(scene, row)
    thing = f"notable-{tables.notable_ids[row.notable]}"
    guild = tables.guild_ids[tables.notable_guild[row.notable]]
    y = row.y + (row.height - ROW) / 2
    owner = scene.view.notable_owner[row.notable]
    is_won = owner != NONE
    face = QUIET if state else NAME
    room = (WIDTH - 24 if is_won else WIDTH) - NAME_X
    name = first_that_fits(_names(scene, row.notable), face, room)
    base = y + (26 if is_won else 14)
    content = join(
        el("g", figures.shield(guild, SHIELD_X, y + 5, plain=is_won), class_="ag-dim"),
        words(name, NAME_X, base, face, "f-ink-2" if state else "f-ink"),
        figures.stone(scene.view.notable_owner[row.notable], 178, y + 12, 20)
        if is_won
        else NOTHING,
        notch(scene, thing, SHIELD_X + 31, y + 40, 10),
    )
    slots = [] if is_won else [_slot(scene, row, n) for n in range(_asked(scene, row))]
    return el("g", mark(scene, thing, [], content, id=thing), slots, class_=state)


def _asked(scene: Scene, row: Row) -> int:
    return len(scene.view.tables.asks[row.notable])


def _slot_box(scene: Scene, row: Row, slot: int) -> Box:
    y = row.y + (row.height - ROW) / 2 + 18
    return Box(NAME_X + GOOD_STEP * slot, y, GOOD, GOOD)


def _phone_slot_box(scene: Scene, row: Row, slot: int) -> Box:
    """Two goods have more room than three, and those of a closed level need less."""
    asked = _asked(scene, row)
    if asked == 2:
        size, step = 40, 64
    elif is_open(scene, row.level):
        size, step = 36, 50
    else:
        size, step = 34, 46
    x = PHONE_WIDTH - 14 - size - step * (asked - 1 - slot)
    return Box(x, row.y + (row.height - size) / 2, size, size)


def _slot(scene: Scene, row: Row, slot: int, prefix: str = "") -> Markup:
    """A good that a notable asks for; a bar below it says that the viewer has one."""
    tables = scene.view.tables
    good = tables.asks[row.notable][slot]
    pair = f"{tables.good_ids[good]} {tables.notable_ids[row.notable]}"
    thing = f"slot-{tables.notable_ids[row.notable]}-{tables.good_ids[good]}"
    box = (_phone_slot_box if prefix else _slot_box)(scene, row, slot)
    bar = Box(box.x, box.bottom + 1.2, box.w, 2.6)
    return mark(
        scene,
        thing,
        [f"deliver {pair}", f"double {pair}"],
        (
            figures.good(tables, good, box.x, box.y, box.w),
            rect(bar, "f-ink") if _could_serve(scene, row, slot) else NOTHING,
        ),
        ring=box,
        radius=1,
        id=f"{prefix}{thing}",
        class_="ag-dim",
    )


def _could_serve(scene: Scene, row: Row, slot: int) -> bool:
    """Whether the viewer has the good, and the notable still waits for it."""
    if scene.me is None or not is_open(scene, row.level):
        return False
    free = scene.view.stone[row.notable * SLOTS + slot] == NONE
    return free and scene.me.goods[scene.view.tables.asks[row.notable][slot]] > 0


# --- on a phone -------------------------------------------------------------------------------


def _won_line(scene: Scene) -> Markup:
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
    return el("g", words(label, 48, 26, QUIET, "f-ink-2"), shields, id="phone-won")


def _won_shield(scene: Scene, notable: int, x: float, y: float) -> Markup:
    tables = scene.view.tables
    thing = f"notable-{tables.notable_ids[notable]}"
    guild = tables.guild_ids[tables.notable_guild[notable]]
    owner = scene.view.notable_owner[notable]
    content = join(
        figures.shield(guild, x, y, plain=True),
        figures.stone(owner, x + 22, y + 17, 19),
    )
    return mark(scene, thing, [], content, id=f"phone-{thing}")


def _phone_row(scene: Scene, row: Row) -> Markup:
    tables, state = scene.view.tables, _state(scene, row)
    thing = f"notable-{tables.notable_ids[row.notable]}"
    guild = tables.guild_ids[tables.notable_guild[row.notable]]
    top = row.y + (row.height - 40) / 2
    room = _phone_slot_box(scene, row, 0).x - 16 - PHONE_NAME_X
    content = join(
        el("g", figures.shield(guild, PHONE_SHIELD_X, top, scale=PHONE_SCALE), class_="ag-dim"),
        _phone_name(scene, row, room, PHONE_QUIET if state else PHONE_NAME),
        notch(scene, thing, PHONE_SHIELD_X + 36, top + 42, 10),
    )
    slots = [_slot(scene, row, n, "phone-") for n in range(_asked(scene, row))]
    return el("g", mark(scene, thing, [], content, id=f"phone-{thing}"), slots, class_=state)


def _phone_name(scene: Scene, row: Row, room: float, face: Face) -> Markup:
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


def _pieces(scene: Scene, bank: Bank, phone: bool) -> list[Markup]:
    """The boat, and the stones on goods that were delivered."""
    prefix = "phone-" if phone else ""
    stones = [
        one
        for row in bank.rows
        for slot in range(_asked(scene, row))
        for one in _stones(scene, row, slot, prefix)
    ]
    return [_boat(scene, bank, prefix), *stones]


def _boat(scene: Scene, bank: Bank, prefix: str) -> Markup:
    """Below its pier; at the last one there is only room above."""
    y = bank.piers[scene.view.pier - 1]
    top = y + 14 if y + 50 <= bank.height else y - 47
    return moving("boat", icon("boat", 0, 0, 34), 1, top, prefix=prefix)


def _stones(scene: Scene, row: Row, slot: int, prefix: str) -> list[Markup]:
    """One beside the good; after a double delivery a second one above it."""
    view = scene.view
    at = row.notable * SLOTS + slot
    owner = view.stone[at]
    if owner == NONE or view.notable_owner[row.notable] != NONE:
        return []
    good = view.tables.good_ids[view.tables.asks[row.notable][slot]]
    name = f"stone-{view.tables.notable_ids[row.notable]}-{good}"
    box = (_phone_slot_box if prefix else _slot_box)(scene, row, slot)
    if prefix:
        size, x, y = PHONE_STONE, box.x - 13, box.bottom - PHONE_STONE
    else:
        size, x, y = STONE, box.x + 19, box.y + 1.5
    stone = figures.stone(owner, 0, 0, size)
    if not view.doubled[at]:
        return [moving(name, stone, x, y, prefix=prefix)]
    lift = size * 0.24
    return [
        moving(f"{name}-2", stone, x, y - lift, prefix=prefix),
        moving(name, stone, x, y + lift, prefix=prefix),
    ]
