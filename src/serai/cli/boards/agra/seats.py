"""The players side by side, and the board of the one who looks."""

from rich.table import Table

from serai.cli.boards.agra.words import cost_of_deed, deed_name, good_name, stock
from serai.cli.boards.parts import listing, table, who
from serai.games.agra.tables import BASICS, GOOD_IDS, PRINTED, SIDE, SIDES
from serai.games.agra.view import AgraView, SeatView
from serai.games.voice import Voice

COVER, FARMER, FIELD = "#", "F", "."


def players(view: AgraView, voice: Voice) -> Table:
    """What everybody has at home, and owns."""
    made = table("", "Rupees", "Workers", "Stones", "Favours", "Step", "Farm", "Owns")
    for column in made.columns[1:6]:
        column.justify = "center"
    for seat in view.seats:
        made.add_row(
            who(view, voice, seat.seat),
            "?" if seat.rupees is None else str(seat.rupees),
            f"{seat.supply}+{seat.stored}" if seat.stored else str(seat.supply),
            str(seat.yard),
            str(seat.favours),
            str(seat.meditation + 1),
            " ".join(map(str, seat.production)),
            _owns(view, voice, seat),
        )
    basics = ", ".join(voice.name("good", slug) for slug in GOOD_IDS[:BASICS])
    made.caption = f"Workers and stones at home; step of meditation; the farm gives {basics}."
    made.caption_justify = "left"
    return made


def _owns(view: AgraView, voice: Voice, seat: SeatView) -> str:
    """Contracts; favour tiles; bonus tiles."""
    t = view.tables
    contracts = [voice.name("short-notable", t.notable_ids[notable]) for notable in seat.contracts]
    tiles = [f"“{deed_name(view, voice, deed)}”" for deed in seat.tiles]
    return ", ".join(contracts + tiles)


# --- one's own board --------------------------------------------------------------------------


def own_board(view: AgraView, voice: Voice, seat: int) -> Table:
    board = view.seats[seat]
    made = listing()
    made.add_row("Your goods", stock(voice, board.goods) or "none")
    made.add_row("Your farm", _farm(view, voice, board))
    made.add_row("Meditation", _meditation(view, voice, board))
    made.add_row("Favour actions", _deeds(view, voice, board))
    return made


def _farm(view: AgraView, voice: Voice, board: SeatView) -> str:
    """Around the farm: a corner with its good, the five fields to the next, and so on."""
    corners = [good_name(voice, good) for good in view.tables.corner_good]
    sides = [f"{corners[side]} {' '.join(_fields(board, side))}" for side in range(SIDES)]
    return f"{'  '.join(sides)}  {corners[0]}\n{COVER} cover, {FARMER} farmer, {FIELD} free field"


def _fields(board: SeatView, side: int) -> list[str]:
    cells = range(side * SIDE + 1, (side + 1) * SIDE)
    return [
        FARMER if cell in board.farmers else COVER if board.covers[cell] else FIELD
        for cell in cells
    ]


def _meditation(view: AgraView, voice: Voice, board: SeatView) -> str:
    t = view.tables
    points = max(1, t.meditation_points[board.meditation])
    here = f"step {board.meditation + 1}: the first worker gives {points}"
    if board.meditation == t.last_meditation:
        return here
    goods = [good_name(voice, good) for good in t.meditation_cost[board.meditation]]
    return f"{here}; the next step costs {' + '.join(goods)}"


def _deeds(view: AgraView, voice: Voice, board: SeatView) -> str:
    """The printed ones and one's tiles, with what they cost; those used this turn are marked."""
    listed = []
    for deed in (*range(PRINTED), *board.tiles):
        cost = "used" if board.used[deed] else cost_of_deed(view, deed)
        listed.append(f"{deed_name(view, voice, deed)} ({cost})")
    return ", ".join(listed)
