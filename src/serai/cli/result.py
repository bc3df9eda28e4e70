"""How a game ended, as a table: every point with its reason."""

from rich import box
from rich.table import Table
from rich.text import Text

from serai.core.outcome import Outcome
from serai.games.voice import Voice


def result_table(outcome: Outcome, voice: Voice) -> Table:
    """Players by place, from left to right; a line for each reason, then the total."""
    order = outcome.seats
    reason = " ".join(voice.text(one) for one in (outcome.reason, outcome.tie) if one)
    title = voice.text("terminal-end", {"reason": reason})
    table = Table("", box=box.SIMPLE_HEAD, header_style="bold", title=title, title_justify="left")
    for seat in order:
        table.add_column(Text(voice.seat(seat)), justify="right")
    for label, points in outcome.reasons(order):
        table.add_row(voice.text(label), *map(str, points))
    table.add_section()
    totals = [str(outcome.score(seat)) for seat in order]
    table.add_row(voice.text("web-total"), *totals, style="bold")
    places = [_place(outcome, seat) for seat in order]
    table.add_row(voice.text("terminal-place"), *places, style="bold")
    return table


def _place(outcome: Outcome, seat: int) -> str:
    """The number of a place; two winners leave no second place, as in sport. An empty place is that
    of a rival without a seat."""
    ahead = 0
    for seats in outcome.ranking:
        if seat in seats:
            break
        ahead += max(1, len(seats))
    return f"{ahead + 1}{'' if len(seats) == 1 else '='}"
