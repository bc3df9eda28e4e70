"""How a game ended, as a table: every point with its reason."""

from rich import box
from rich.table import Table
from rich.text import Text

from serai.core.outcome import Outcome
from serai.games.result import result_rows, told_end
from serai.games.voice import Voice


def result_table(outcome: Outcome, voice: Voice) -> Table:
    """Players by place, from left to right; a line for each reason, then the total."""
    order = outcome.seats
    title = voice.text("terminal-end", {"reason": told_end(voice, outcome)})
    table = Table("", box=box.SIMPLE_HEAD, header_style="bold", title=title, title_justify="left")
    for seat in order:
        table.add_column(Text(voice.seat(seat)), justify="right")
    reasons, total = result_rows(outcome, voice, order)
    for label, points in reasons:
        table.add_row(label, *map(str, points))
    table.add_section()
    table.add_row(total.label, *map(str, total.points), style="bold")
    places = [_place(outcome, seat) for seat in order]
    table.add_row(voice.text("terminal-place"), *places, style="bold")
    return table


def _place(outcome: Outcome, seat: int) -> str:
    shared = any(seat in seats and len(seats) > 1 for seats in outcome.ranking)
    return f"{outcome.place(seat)}{'=' if shared else ''}"
