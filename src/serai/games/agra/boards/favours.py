"""Favour actions: the three printed on every board, the tiles of a seat, and those on offer."""

from dataclasses import replace

from serai.draw.lettering import Face, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import HEAD, LETTERS, NOTE, Box, heading, move, rect, seat_badge, words
from serai.games.agra.boards.figures import icon
from serai.games.agra.boards.parts import deed_face, deed_width
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.tables import PRINTED
from serai.games.agra.view import SeatView

WIDTH, HEIGHT = 240, 94
TILE, GAP = 44, 6
OFFER_HEIGHT = 26
PILE_TILE, PILE_GAP = 26, 3
PILE_COLUMNS = 3
EMPTY = Face(14)


def head(scene: AgraScene, seat: int) -> Markup:
    """How many favours there are; one may take some here, or take a stone back."""
    text = scene.say("favours", count=scene.view.seats[seat].favours)
    line = heading(icon("favour", 0, 1, 22), text, WIDTH, scene.say("have-spend"))
    if seat != scene.view.seat:
        return line
    return scene.mark(
        "favours",
        ("favours", "free_favour"),
        line,
        ring=Box(-4, -2, 28 + width(text, HEAD) + 10, 26),
    )


def actions(scene: AgraScene, seat: int) -> Markup:
    """Two rows: what is printed, then the seat's own tiles and the places that are free.

    A seat has four tiles for the moment in which it must give one of them up.
    """
    board = scene.view.seats[seat]
    room = max(scene.tables.tiles_most, len(board.tiles))
    below = TILE + GAP
    return el(
        "g",
        [_deed(scene, board, deed, _cell(deed, PRINTED, 0)) for deed in range(PRINTED)],
        [_deed(scene, board, deed, _cell(at, room, below)) for at, deed in enumerate(board.tiles)],
        [_empty(scene, _cell(at, room, below)) for at in range(len(board.tiles), room)],
        id=scene.id(f"favours-{LETTERS[seat]}"),
    )


def _cell(at: int, of: int, y: float) -> Box:
    across = (WIDTH - GAP * (of - 1)) / of
    return Box((across + GAP) * at, y, across, TILE)


def _deed(scene: AgraScene, board: SeatView, deed: int, box: Box) -> Markup:
    """One favour action; the stone of the seat lies on it once it is used."""
    slug = scene.tables.deed_ids[deed]
    used = board.used[deed]
    own = board.seat == scene.view.seat
    thing = f"deed-{LETTERS[board.seat]}-{slug}"
    return scene.mark(
        f"deed-{slug}",
        (f"favour {slug}", f"thrift {slug}", f"return {slug}") if own else (),
        (
            rect(box.inset(0.5, 0.5), "f-paper-2 s-cardgold" if used else "f-card s-cardgold"),
            _face(scene, board, deed, box),
            scene.moving(
                f"used-{LETTERS[board.seat]}-{slug}",
                seat_badge(board.seat, 0, 0, 19),
                box.right - 14,
                box.y - 6,
            )
            if used
            else NOTHING,
        ),
        ring=box.inset(-0.5, -0.5),
        radius=1,
        id=thing,
    )


def _face(scene: AgraScene, board: SeatView, deed: int, box: Box) -> Markup:
    """It is faint once it is used, and while the seat has too few favours for it."""
    used = board.used[deed]
    face = _fitted_face(
        scene, deed, box, *(("f-ink", "c-ink") if used else ("f-cardink", "c-cardink"))
    )
    short = board.favours < scene.tables.deed_have[deed]
    return el("g", face, class_="ag-faint") if used or short else face


def _empty(scene: AgraScene, box: Box) -> Markup:
    return join(
        rect(box.inset(0.5, 0.5), "f-none s-ink-2 ag-dots"),
        words(scene.say("tile-free"), box.x + box.w / 2, box.y + 27, EMPTY, "f-ink-2", "middle"),
    )


# --- tiles of nobody --------------------------------------------------------------------------


def offer(scene: AgraScene) -> Markup:
    """The open tiles in a row from the right; their label, if it leaves enough room for them."""
    tables, deeds = scene.tables, scene.view.open_tiles
    label = scene.say("tiles-open")
    natural = [deed_width(tables, deed) + 8 for deed in deeds]
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
        drawn.append(_tile(scene, deed, replace(box, h=PILE_TILE)))
    return el("g", drawn, id=scene.id("pile"))


def is_searched(scene: AgraScene) -> bool:
    """Whether the viewer may take a tile of the pile."""
    slugs = scene.tables.deed_ids
    return any(scene.can(f"tile {slugs[deed]}") for deed in scene.view.pile)


def _tile(scene: AgraScene, deed: int, box: Box) -> Markup:
    slug = scene.tables.deed_ids[deed]
    return scene.mark(
        f"deed-{slug}",
        (f"tile {slug}",),
        (
            rect(box.inset(0.5, 0.5), "f-paper s-paper-3"),
            _fitted_face(scene, deed, box, "f-ink", "c-ink"),
        ),
        ring=box.inset(-0.5, -0.5),
        radius=1,
        id=f"tile-{slug}",
    )


def _fitted_face(scene: AgraScene, deed: int, box: Box, paint: str, ink: str) -> Markup:
    """Price and sign in the middle of a tile, smaller if it is narrow."""
    natural = deed_width(scene.tables, deed)
    scale = min(1, (box.w - 6) / natural)
    x, y = box.x + (box.w - natural * scale) / 2, box.y + box.h / 2
    return el("g", deed_face(scene.tables, deed, 0, 0, paint, ink), transform=move(x, y, scale))
