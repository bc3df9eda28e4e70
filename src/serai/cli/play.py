"""`serai play`: a game in the terminal, you against bots."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from serai.cli.common import Sitting, console, read_bots, sitting
from serai.core.errors import SetupError

if TYPE_CHECKING:
    from serai.core.game import AnyGame
    from serai.core.match import Match


@click.command()
@sitting(
    bots="Who plays against you: random, greedy, search:0.5s, … One name for all, or one for each "
    "other seat, with commas between them.",
    seat="Your seat, from 0 on.  [default: 0]",
    seed="The same luck every time. Without it the luck is sealed and can be proved afterwards.",
)
@click.option("--name", default="", metavar="TEXT", help="What the others call you.")
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a game.")
@click.option(
    "--save",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where the game is kept when you leave or finish it. Default: the file it came from, or a "
    "new one in this folder.",
)
def command(asked: Sitting, name: str, load: Path | None, save: Path | None) -> None:
    """Play GAME here in the terminal, against bots.

    You see the table and the legal moves with numbers; type a number, or `help`. Moves of your
    own turn can be taken back until chance or another player has moved.
    """
    from serai import read_record
    from serai.bots import make_bot
    from serai.cli.session import Session
    from serai.core.luck import FastLuck
    from serai.core.match import rebuild

    game, seat = asked.load(), asked.seat or 0
    if load is not None:
        if asked.players is not None or asked.seed is not None or asked.options or name:
            raise SetupError("a loaded game has its players, names, options and luck already")
        match = rebuild(game, read_record(load))
        specs = _around(asked.bots, match.players, match.players, seat)
    else:
        specs = _around(asked.bots, asked.players, game.meta.default_players, seat)
        match = _new(game, specs, name, asked.seed, asked.options)
    luck = FastLuck(
        asked.seed if asked.seed is not None else int.from_bytes(match.header.commitment.encode())
    )
    thinkers = {
        at: make_bot(spec, game, luck.below(at, 1 << 30)) for at, spec in enumerate(specs) if spec
    }
    keep = save or load or Path(f"{asked.game}-{datetime.now():%Y%m%d-%H%M%S}.serai")
    Session(match, seat, thinkers, keep, console(), asked.language).run()


def _around(bots: str, players: int | None, usual: int, seat: int) -> list[str]:
    """The bots of all seats in order, with nothing in the seat of the person."""
    specs = read_bots(bots, None if players is None else players - 1, usual - 1)
    if seat > len(specs):
        raise SetupError(f"there is no seat {seat}: seats are 0 to {len(specs)}")
    return [*specs[:seat], "", *specs[seat:]]


def _new(
    game: "AnyGame", specs: list[str], name: str, seed: int | None, options: dict[str, str]
) -> "Match":
    from serai import Match

    names = [
        f"{spec.partition(':')[0].capitalize()} {letter}" if spec else name or f"Player {letter}"
        for letter, spec in zip("ABCDEFGH", specs, strict=False)
    ]
    return Match(game, len(specs), seed, names=names, options=options)
