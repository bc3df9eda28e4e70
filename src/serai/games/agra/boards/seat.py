"""The board of a seat as a column of the table, and all boards side by side."""

from serai.draw import shapes
from serai.draw.lettering import Face, display, fitted, two_lines, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import HEAD, LETTERS, NOTE, Box, heading, move, rect, seat_badge, use, words
from serai.games.agra import tables
from serai.games.agra.boards import farm, figures
from serai.games.agra.boards.figures import SHIELD_HEIGHT, SHIELD_WIDTH, deed_face, deed_width, icon
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.tables import PRINTED
from serai.games.agra.view import SeatView
from serai.games.scene import kept

WIDTH, HEIGHT = 240, 634

FARM, MEDITATION, FAVOURS, OFFER, CONTRACTS = 29, 248, 327, 457, 490
"""Where the parts of the column begin, each but the farm and the offer with its heading."""
LINE = 27
"""The height of a heading."""

LOW_RING = 0.93
"""How large the farm is in a low window."""
LOW_MEDITATION, LOW_FAVOURS, LOW_OFFER, LOW_CONTRACTS = 225, 297, 422, 452

SMALL_WIDTH, SMALL_HEIGHT = 366, 222
SMALL_RING = 200
NAME, FIGURE = display(16), Face(15, 600)

TALL = 104
"""How high the contracts may be: what the column leaves; other places may give more."""
ROW, NAME_LINE = 52, 24
"""The height of a contract with its words, and of one with its name alone at least."""
TICK = 18
NOTABLE, TEXT, STATE, SMALL_NAME = Face(14, 600), Face(13), Face(14), Face(13, 600)
CHOICES = {
    tables.FRENCH_TRADER: ("consign",),
    tables.COOK: ("store", "recall"),
    tables.CALIPH: ("pray",),
    tables.ENGLISH_TRADER: ("barter",),
    tables.MOSAIC_MAKER: ("mosaic",),
}
"""What can be chosen by a contract itself."""

TILE, GAP, OFFER_HEIGHT = 44, 6, 26
PILE_TILE, PILE_GAP, PILE_COLUMNS = 26, 3, 3
"""Favour actions on a board, those on offer, and those of the pile."""
ON_PAPER, ON_CARD = ("f-ink", "c-ink"), ("f-cardink", "c-cardink")
"""The inks of words and signs."""


def column(scene: AgraScene, seat: int) -> Markup:
    """Farm, meditation, favours and contracts of a seat from top to bottom."""
    return scene.group(
        "board",
        _title(scene, seat),
        _at(FARM, farm.farm(scene, seat)),
        _at(MEDITATION, _meditation(scene, seat)),
        _at(FAVOURS, head(scene, seat)),
        _at(FAVOURS + LINE, deeds(scene, seat)),
        _at(OFFER, offer(scene)),
        _at(CONTRACTS, _contracts(scene, seat)),
        id=scene.id(f"board-{LETTERS[seat]}"),
    )


def low_column(scene: AgraScene, seat: int) -> Markup:
    """The same for a low window: the farm smaller, the contracts by their names."""
    left = WIDTH * (1 - LOW_RING) / 2
    return scene.group(
        "board",
        _title(scene, seat),
        el("g", farm.farm(scene, seat), transform=move(left, 27, LOW_RING)),
        _at(LOW_MEDITATION, _meditation(scene, seat)),
        _at(LOW_FAVOURS, head(scene, seat)),
        _at(LOW_FAVOURS + LINE, deeds(scene, seat)),
        _at(LOW_OFFER, offer(scene)),
        _at(LOW_CONTRACTS, _contracts(scene, seat, tall=_low_contracts(scene, seat), brief=True)),
        id=scene.id(f"board-{LETTERS[seat]}"),
    )


def low_height(scene: AgraScene, seat: int) -> float:
    return LOW_CONTRACTS + LINE + _low_contracts(scene, seat)


def _low_contracts(scene: AgraScene, seat: int) -> float:
    """How high the contracts are: the names of two stand in a line; or the pile in their place."""
    if seat == scene.view.seat and is_searched(scene):
        return TALL
    return (NAME_LINE + 2) * max(1, -(-len(scene.view.seats[seat].contracts) // 2))


def _at(y: float, content: Markup) -> Markup:
    return el("g", content, transform=move(0, y))


def _title(scene: AgraScene, seat: int) -> Markup:
    own = seat == scene.view.seat
    text = scene.say("your-farm") if own else scene.say("farm-of", name=scene.name(seat))
    return join(seat_badge(seat, 0, 0, 24), words(fitted(text, HEAD, WIDTH - 30), 30, 18, HEAD))


@kept
def _meditation(scene: AgraScene, seat: int) -> Markup:
    title = scene.say("meditation")
    note = farm.note(scene, seat, WIDTH - 36 - width(title, HEAD))
    return scene.group(
        "meditation",
        heading(icon("meditation", 0, 1, 22), title, WIDTH, note),
        _at(LINE, farm.track(scene, seat)),
    )


@kept
def _contracts(
    scene: AgraScene, seat: int, *, tall: float = HEIGHT - CONTRACTS - LINE, brief: bool = False
) -> Markup:
    """The contracts; while the viewer searches the pile of tiles, the pile lies in their place."""
    if seat == scene.view.seat and is_searched(scene):
        title = heading(icon("favour", 0, 1, 22), scene.say("tiles-all"), WIDTH)
        return join(title, _at(LINE, pile(scene)))
    held = scene.view.seats[seat].contracts
    return scene.group(
        "contracts",
        heading(icon("notable", 0, 1, 22), scene.say("contracts", count=len(held)), WIDTH),
        _at(LINE, contracts(scene, seat, tall=tall, brief=brief)),
    )


# --- all boards -------------------------------------------------------------------------------


@kept
def small(scene: AgraScene, seat: int) -> Markup:
    """A farm, and beside it all else that lies on the board of a seat."""
    board = scene.view.seats[seat]
    x, room = SMALL_RING + 14, SMALL_WIDTH - SMALL_RING - 14
    return scene.group(
        "board",
        el("g", farm.ring(scene, seat), transform=move(0, 11, SMALL_RING / farm.RING)),
        seat_badge(seat, x, 10, 24),
        words(fitted(scene.short_name(seat), NAME, room - 30), x + 30, 28, NAME),
        _figures(scene, board, Box(x, 44, room, 58)),
        _tiles(scene, board, Box(x, 106, room, 26)),
        _shields(scene, board, Box(x, 138, room, 74)),
    )


def _figures(scene: AgraScene, board: SeatView, box: Box) -> Markup:
    """Two rows of counters."""
    shown = (*farm.counts(board), ("favour", board.favours), ("meditation", board.meditation + 1))
    step = box.w / 3
    return join(
        (
            icon(name, box.x + step * (at % 3), box.y + 29 * (at // 3), 22),
            words(count, box.x + step * (at % 3) + 26, box.y + 29 * (at // 3) + 17, FIGURE),
        )
        for at, (name, count) in enumerate(shown)
    )


def _tiles(scene: AgraScene, board: SeatView, box: Box) -> Markup:
    """The favour tiles of a seat, as small as they must be."""
    across = [deed_width(scene.tables, deed) + 10 for deed in board.tiles]
    scale = min(0.8, box.w / max(sum(across), 1))
    drawn, x = [], box.x
    for deed, wide in zip(board.tiles, across, strict=True):
        face = deed_face(scene.tables, deed, 0, 0, "f-ink", "c-ink")
        faint = "ag-faint" if board.used[deed] else None
        drawn.append(el("g", face, class_=faint, transform=move(x, box.y + box.h / 2, scale)))
        x += wide * scale
    return join(drawn)


def _shields(scene: AgraScene, board: SeatView, box: Box) -> Markup:
    """The contracts of a seat: shields with their names while there is room."""
    held = contracts(scene, board.seat, wide=box.w, tall=box.h, brief=True)
    return el("g", held, transform=move(box.x, box.y)) if board.contracts else NOTHING


# --- contracts: who gave them, what they do, what lies on them, and which are used -----------


def contracts(
    scene: AgraScene, seat: int, *, wide: float = WIDTH, tall: float = TALL, brief: bool = False
) -> Markup:
    """All contracts of a seat: with their words while there is room (or never, if brief), else
    names in two columns."""
    held = scene.view.seats[seat].contracts
    if not held:
        rows = [words(scene.say("contracts-none"), 0, 16, STATE, "f-ink-2")]
    elif not brief and len(held) * ROW <= tall + 2:
        top = min(6, (tall - len(held) * ROW) / 2)
        rows = [
            _full(scene, seat, notable, Box(0, top + ROW * at, wide, ROW - 2))
            for at, notable in enumerate(held)
        ]
    else:
        boxes = _cells(len(held), wide, tall)
        rows = [_named(scene, seat, notable, box) for notable, box in zip(held, boxes, strict=True)]
    return el("g", rows, id=scene.id(f"contracts-{LETTERS[seat]}"))


def _cells(count: int, wide: float, tall: float) -> list[Box]:
    """Places for names: one column while they fit, then two, which come as close as they must."""
    columns = 1 if count * NAME_LINE <= tall else 2
    down = -(-count // columns)
    high = min(NAME_LINE + 2, tall / down)
    w = (wide - 8 * (columns - 1)) / columns
    return [Box((w + 8) * (at // down), high * (at % down), w, high) for at in range(count)]


def state(scene: AgraScene, seat: int, notable: int, brief: bool = False) -> str:
    """What lies on a contract: goods with the French Trader, workers with the Cook."""
    if notable == tables.FRENCH_TRADER:
        lying, most = len(scene.view.consigned), scene.tables.french_slots
    elif notable == tables.COOK:
        lying, most = scene.view.seats[seat].stored, scene.tables.cook_workers
    else:
        return ""
    return f"{lying}/{most}" if brief else scene.say("count-of", count=lying, most=most)


def _shield(scene: AgraScene, notable: int, x: float, y: float, scale: float) -> Markup:
    """The shield of the guild; once the contract is used it is faint, with a tick on it."""
    drawn = figures.shield(scene.guild_of(notable), x, y, scale=scale)
    if notable not in scene.view.contracts_used:
        return drawn
    left, top = x + (SHIELD_WIDTH * scale - TICK) / 2, y + (SHIELD_HEIGHT * scale - TICK) / 2
    return join(el("g", drawn, class_="ag-gone"), use("i-tick", left, top, TICK, TICK, "c-ink"))


def _marked(scene: AgraScene, seat: int, notable: int, content: Markup, ring: Box) -> Markup:
    slug = scene.tables.notable_ids[notable]
    choices = CHOICES.get(notable, ()) if seat == scene.view.seat else ()
    return scene.mark(f"notable-{slug}", choices, content, ring=ring, id=f"contract-{slug}")


def _full(scene: AgraScene, seat: int, notable: int, box: Box) -> Markup:
    """Shield, name, state, and the words in one line or two."""
    slug = scene.tables.notable_ids[notable]
    left = SHIELD_WIDTH + 8
    lines = two_lines(scene.called("contract", slug), TEXT, box.w - left)
    name = box.y + (20 if len(lines) == 1 else 13)
    lying = state(scene, seat, notable)
    room = box.w - left - width(lying, STATE) - 6
    ink = "f-ink-2" if notable in scene.view.contracts_used else "f-ink"
    content = join(
        shapes.rule(0, box.y - 1, box.w, box.y - 1, "s-paper-3") if box.y > ROW else NOTHING,
        _shield(scene, notable, 0, box.y + (box.h - SHIELD_HEIGHT) / 2, 1),
        shapes.fitted_words(scene.called("notable", slug), left, name, NOTABLE, room),
        words(lying, box.w, name, STATE, "f-ink-2", "end") if lying else NOTHING,
        [words(text, left, name + 16 + 15 * at, TEXT, ink) for at, text in enumerate(lines)],
    )
    return _marked(scene, seat, notable, content, box.inset(-3, 0.5))


def _named(scene: AgraScene, seat: int, notable: int, box: Box) -> Markup:
    """The name alone."""
    slug = scene.tables.notable_ids[notable]
    scale = min(0.62, (box.h - 1) / SHIELD_HEIGHT)
    left = box.x + SHIELD_WIDTH * scale + 5
    y = box.y + box.h / 2 + 4.5
    text = state(scene, seat, notable, brief=True)
    room = box.right - left - (width(text, SMALL_NAME) + 4 if text else 0)
    content = join(
        _shield(scene, notable, box.x, box.y + (box.h - SHIELD_HEIGHT * scale) / 2, scale),
        shapes.fitted_words(scene.called_short("notable", slug), left, y, SMALL_NAME, room),
        words(text, box.right, y, Face(13), "f-ink-2", "end") if text else NOTHING,
    )
    return _marked(scene, seat, notable, content, box.inset(-2, 0.5))


# --- favour actions: three printed on every board, the tiles of a seat, and those on offer ---


def head(scene: AgraScene, seat: int) -> Markup:
    """How many favours there are; one may take some here, or take a stone back."""
    text = scene.say("favours", count=scene.view.seats[seat].favours)
    line = heading(icon("favour", 0, 1, 22), text, WIDTH, scene.say("have-spend"))
    if seat != scene.view.seat:
        return line
    ring = Box(-4, -2, 28 + width(text, HEAD) + 10, 26)
    return scene.mark("favours", ("favours", "free_favour"), line, ring=ring)


def deeds(scene: AgraScene, seat: int) -> Markup:
    """Two rows: what is printed, then the seat's own tiles and the places that are free.

    A seat has four tiles for the moment in which it must give one of them up.
    """
    board = scene.view.seats[seat]
    room = max(scene.tables.tiles_most, len(board.tiles))
    below = TILE + GAP
    return scene.group(
        "favours",
        [_deed(scene, board, deed, _cell(deed, PRINTED, 0)) for deed in range(PRINTED)],
        [_deed(scene, board, deed, _cell(at, room, below)) for at, deed in enumerate(board.tiles)],
        [_empty(scene, _cell(at, room, below)) for at in range(len(board.tiles), room)],
        id=scene.id(f"favours-{LETTERS[seat]}"),
    )


def _cell(at: int, of: int, y: float) -> Box:
    across = (WIDTH - GAP * (of - 1)) / of
    return Box((across + GAP) * at, y, across, TILE)


def _deed(scene: AgraScene, board: SeatView, deed: int, box: Box) -> Markup:
    """One favour action; the stone of the seat lies on it once it is used. It is faint then,
    and while the seat has too few favours for it."""
    slug, letter, used = scene.tables.deed_ids[deed], LETTERS[board.seat], board.used[deed]
    verbs = ("favour", "thrift", "return") if board.seat == scene.view.seat else ()
    paper, print_ = ("f-paper-2", ON_PAPER) if used else ("f-card", ON_CARD)
    face = _fitted_face(scene, deed, box, *print_)
    if used or board.favours < scene.tables.deed_have[deed]:
        face = el("g", face, class_="ag-faint")
    stone, x, y = seat_badge(board.seat, 0, 0, 19), box.right - 14, box.y - 6
    content = (
        rect(box.inset(0.5, 0.5), f"{paper} s-cardgold"),
        face,
        scene.moving(f"used-{letter}-{slug}", stone, x, y) if used else NOTHING,
    )
    can, ring = [f"{verb} {slug}" for verb in verbs], box.inset(-0.5, -0.5)
    id = f"deed-{letter}-{slug}"
    return scene.mark(f"deed-{slug}", can, content, ring=ring, radius=1, id=id)


def _empty(scene: AgraScene, box: Box) -> Markup:
    text, x = scene.say("tile-free"), box.x + box.w / 2
    ground = rect(box.inset(0.5, 0.5), "f-none s-ink-2 ag-dots")
    return join(ground, words(text, x, box.y + 27, NOTE, "f-ink-2", "middle"))


# --- tiles of nobody --------------------------------------------------------------------------


def offer(scene: AgraScene) -> Markup:
    """The open tiles in a row from the right; their label, if it leaves enough room for them."""
    t, deeds = scene.tables, scene.view.open_tiles
    label = scene.say("tiles-open")
    natural = [deed_width(t, deed) + 8 for deed in deeds]
    room = WIDTH - 5 * (len(deeds) - 1)
    if sum(natural) > room - width(label, NOTE) - 6:
        label = ""
    scale = min(1, room / max(sum(natural), 1))
    left, drawn = float(WIDTH), []
    for deed, across in zip(reversed(deeds), reversed(natural), strict=True):
        left -= across * scale
        drawn.append(_tile(scene, deed, Box(left, 0, across * scale, OFFER_HEIGHT)))
        left -= 5
    return el("g", words(label, 0, 18, NOTE, "f-ink-2"), drawn[::-1], id=scene.id("open-tiles"))


def pile(scene: AgraScene) -> Markup:
    """The tiles of the pile, for the one who may search it."""
    drawn = []
    for at, deed in enumerate(scene.view.pile):
        row, column = divmod(at, PILE_COLUMNS)
        box = _cell(column, PILE_COLUMNS, (PILE_TILE + PILE_GAP) * row)
        drawn.append(_tile(scene, deed, box._replace(h=PILE_TILE)))
    return el("g", drawn, id=scene.id("pile"))


def is_searched(scene: AgraScene) -> bool:
    """Whether the viewer may take a tile of the pile."""
    slugs = scene.tables.deed_ids
    return any(scene.can(f"tile {slugs[deed]}") for deed in scene.view.pile)


def _tile(scene: AgraScene, deed: int, box: Box) -> Markup:
    slug, ring = scene.tables.deed_ids[deed], box.inset(-0.5, -0.5)
    ground = rect(box.inset(0.5, 0.5), "f-paper s-paper-3")
    face, id = _fitted_face(scene, deed, box, *ON_PAPER), f"tile-{slug}"
    can = (f"tile {slug}",)
    return scene.mark(f"deed-{slug}", can, (ground, face), ring=ring, radius=1, id=id)


def _fitted_face(scene: AgraScene, deed: int, box: Box, paint: str, ink: str) -> Markup:
    """Price and sign in the middle of a tile: smaller, or in two lines, if it is narrow."""
    natural = deed_width(scene.tables, deed)
    scale, y = min(1, (box.w - 6) / natural), box.y + box.h / 2
    if scale < 0.85 and box.h == TILE:
        return deed_face(scene.tables, deed, box.x + 6, y, paint, ink, stacked=True)
    x = box.x + (box.w - natural * scale) / 2
    return el("g", deed_face(scene.tables, deed, 0, 0, paint, ink), transform=move(x, y, scale))
