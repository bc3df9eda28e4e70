"""The board of a seat as a column of the table, and all boards side by side."""

from serai.draw.lettering import Face, display, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import HEAD, LETTERS, NOTE, Box, heading, move, seat_badge, words
from serai.games.agra.boards import contracts, farm, favours, meditation
from serai.games.agra.boards.figures import icon
from serai.games.agra.boards.parts import deed_face, deed_width
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.view import SeatView
from serai.games.scene import kept

WIDTH, HEIGHT = 240, 634

FARM, MEDITATION, FAVOURS, OFFER, CONTRACTS = 29, 248, 327, 457, 490
"""Where the parts of the column begin, each but the farm and the offer with its heading."""
LINE = 27
"""The height of a heading."""

SMALL_WIDTH, SMALL_HEIGHT = 366, 222
SMALL_RING = 200
NAME, FIGURE = display(16), Face(15, 600)


def column(scene: AgraScene, seat: int) -> Markup:
    """Farm, meditation, favours and contracts of a seat from top to bottom."""
    return el(
        "g",
        _title(scene, seat),
        _at(FARM, farm.farm(scene, seat)),
        _at(MEDITATION, _meditation(scene, seat)),
        _at(FAVOURS, favours.head(scene, seat)),
        _at(FAVOURS + LINE, favours.actions(scene, seat)),
        _at(OFFER, favours.offer(scene)),
        _at(CONTRACTS, _contracts(scene, seat)),
        id=scene.id(f"board-{LETTERS[seat]}"),
    )


def _at(y: float, content: Markup) -> Markup:
    return el("g", content, transform=move(0, y))


def _title(scene: AgraScene, seat: int) -> Markup:
    own = seat == scene.view.seat
    text = scene.say("your-farm") if own else scene.say("farm-of", name=scene.name(seat))
    return join(seat_badge(seat, 0, 0, 24), words(fitted(text, HEAD, WIDTH - 30), 30, 18, HEAD))


@kept
def _meditation(scene: AgraScene, seat: int) -> Markup:
    title = scene.say("meditation")
    note = fitted(meditation.note(scene, seat), NOTE, WIDTH - 36 - width(title, HEAD))
    return join(
        heading(icon("meditation", 0, 1, 22), title, WIDTH, note),
        _at(LINE, meditation.track(scene, seat)),
    )


@kept
def _contracts(scene: AgraScene, seat: int) -> Markup:
    """The contracts; while the viewer searches the pile of tiles, the pile lies in their place."""
    if seat == scene.view.seat and favours.is_searched(scene):
        pile = favours.pile(scene)
        return join(
            heading(icon("favour", 0, 1, 22), scene.say("tiles-all"), WIDTH), _at(LINE, pile)
        )
    held = scene.view.seats[seat].contracts
    tall = HEIGHT - CONTRACTS - LINE
    return join(
        heading(icon("notable", 0, 1, 22), scene.say("contracts", count=len(held)), WIDTH),
        _at(LINE, contracts.contracts(scene, seat, tall=tall)),
    )


# --- all boards -------------------------------------------------------------------------------


@kept
def small(scene: AgraScene, seat: int) -> Markup:
    """A farm, and beside it all else that lies on the board of a seat."""
    board = scene.view.seats[seat]
    scale = SMALL_RING / farm.RING
    ring = farm.ring(scene, seat)
    x, room = SMALL_RING + 14, SMALL_WIDTH - SMALL_RING - 14
    return join(
        el("g", ring, transform=move(0, 11, scale)),
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
    held = contracts.contracts(scene, board.seat, wide=box.w, tall=box.h, brief=True)
    return el("g", held, transform=move(box.x, box.y)) if board.contracts else NOTHING
