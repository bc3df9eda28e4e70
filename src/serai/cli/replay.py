"""`serai replay`: a recorded game as a story."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from serai.cli.common import console, edition_option, from_zero, language_option
from serai.core.errors import SetupError
from serai.core.record import may_see

if TYPE_CHECKING:
    from rich.console import Console

    from serai.core.match import Match
    from serai.core.step import Note
    from serai.games.voice import Voice


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--upto",
    type=from_zero,
    metavar="N",
    help="Stop after N choices of players. Default: the whole record.",
)
@click.option(
    "--seat",
    type=from_zero,
    metavar="N",
    help="Tell what the player in this seat saw. Default: what an onlooker saw.",
)
@edition_option
@language_option
def command(
    file: Path, upto: int | None, seat: int | None, edition: Path | None, language: str
) -> None:
    """Tell the game in FILE line by line, with the scores as each part of it begins: a visit, a
    round, a year, or a turn."""
    from serai import load, read_record
    from serai.core.match import rebuild
    from serai.games.voice import Voice

    record = read_record(file)
    match = rebuild(load(record.header.game, edition), record, upto)
    if seat is not None and seat >= match.players:
        raise SetupError(f"there is no seat {seat}: seats are 0 to {match.players - 1}")
    out = console()
    voice = Voice(match.game, match.header.seats, language)
    _tell(match, seat, voice, out)
    outcome = match.outcome
    if outcome is not None:
        from serai.cli.result import result_table

        out.print()
        out.print(result_table(outcome, voice))
    else:
        _scores(voice, match.game.seen_scores(match.state, match.view(seat)), out)


def _tell(match: "Match", seat: int | None, voice: "Voice", out: "Console") -> None:
    """The log, with the scores whenever another part of the game begins."""
    from serai.core import play

    game = match.game
    _print(match.opening, seat, voice, out)
    # The log does not hold scores, so the game is played again beside it.
    state = game.new(match.header)
    play.settle(state)
    for event in match.events:
        chapter = game.chapter(state)
        play.apply_trusted(state, game.read(event.text))
        _print(event.notes, seat, voice, out)
        if chapter and game.chapter(state) != chapter:  # before the first one nobody has anything
            _scores(voice, game.seen_scores(state, game.view(state, seat)), out)


def _print(notes: Sequence["Note"], seat: int | None, voice: "Voice", out: "Console") -> None:
    """Lines of the log, as far as a seat may read them."""
    from rich.text import Text

    bit = 0 if seat is None else 1 << seat
    for note in notes:
        if may_see(note.seen_by, bit):
            out.print(Text(voice.tell(note.message)))


def _scores(voice: "Voice", scores: "list[int | None]", out: "Console") -> None:
    """What everybody has, as far as it can be seen."""
    from rich.text import Text

    if all(score is None for score in scores):
        return
    shown = ("?" if score is None else score for score in scores)
    listed = ", ".join(f"{name} {score}" for name, score in zip(voice.seats, shown, strict=True))
    told = voice.text("terminal-scores", {"listed": listed})
    out.print(Text(f"{told}\n", "bold"))
