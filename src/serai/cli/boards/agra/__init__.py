"""The table of Agra as text: the city, the palace, the river, the players, one's own board."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from serai.cli.boards.agra.city import city
from serai.cli.boards.agra.court import palace, river
from serai.cli.boards.agra.hints import hint
from serai.cli.boards.agra.seats import own_board, players
from serai.games.agra.state import LAST_BUT_ONE, LAST_ROUND
from serai.games.agra.view import AgraView
from serai.games.voice import Voice

__all__ = ["board", "hint"]

PHASES = ("meditation", "action", "orders")
ENDING = {LAST_BUT_ONE: "One more round after this one.", LAST_ROUND: "The last round."}


def board(view: AgraView, voice: Voice) -> Iterator[RenderableType]:
    """All that the seat of the view may see, from top to bottom."""
    yield _title(view, voice)
    yield city(view, voice)
    yield palace(view, voice)
    yield river(view, voice)
    yield players(view, voice)
    if view.seat is not None:
        yield own_board(view, voice, view.seat)


def _title(view: AgraView, voice: Voice) -> Text:
    text = Text(f"Round {view.round}: {voice.seat(view.turn)}, {PHASES[view.phase]}", "bold")
    if view.ending in ENDING:
        text.append(f"  {ENDING[view.ending]}", "not bold red")
    return text
