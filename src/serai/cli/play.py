"""`serai play`: a game in the terminal, you against bots."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from serai.cli.common import (
    console,
    edition_option,
    game_argument,
    options_option,
    players_option,
    read_bots,
    read_options,
    seat_type,
    seed_type,
)
from serai.core.errors import SetupError

if TYPE_CHECKING:
    from serai.core.game import AnyGame
    from serai.core.match import Match


@click.command()
@game_argument
@players_option
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="BOTS",
    help="Who plays against you: random, greedy, search:0.5s, … One name for all, or one for each "
    "other seat, with commas between them.",
)
@click.option("--seat", type=seat_type, metavar="N", help="Your seat, from 0 on.  [default: 0]")
@click.option("--name", default="", metavar="TEXT", help="What the others call you.")
@click.option(
    "--seed",
    type=seed_type,
    metavar="N",
    help="The same luck every time. Without it the luck is sealed and can be proved afterwards.",
)
@options_option
@edition_option
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a game.")
@click.option(
    "--save",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where the game is kept when you leave or finish it. Default: the file it came from, or a "
    "new one in this folder.",
)
def command(
    game: str,
    players: int | None,
    bots: str,
    seat: int | None,
    name: str,
    seed: int | None,
    pairs: tuple[str, ...],
    edition: Path | None,
    load: Path | None,
    save: Path | None,
) -> None:
    """Play GAME here in the terminal, against bots.

    You see the table and the legal moves with numbers; type a number, or `help`. Moves of your
    own turn can be taken back until chance or another player has moved.
    """
    from serai import load as load_game
    from serai.bots import make_bot
    from serai.cli.session import Session
    from serai.core.luck import FastLuck

    rules = load_game(game, edition)
    if load is not None:
        if players is not None or seed is not None or pairs or name:
            raise SetupError("a loaded game has its players, names, options and luck already")
        match = _loaded(rules, load)
        specs = _around(bots, match.players, seat or 0)
    else:
        count = players or rules.meta.default_players
        specs = _around(bots, count, seat or 0)
        match = _new(rules, specs, name, seed, read_options(pairs))
    luck = FastLuck(seed if seed is not None else int.from_bytes(match.header.commitment.encode()))
    thinkers = {
        at: make_bot(spec, rules, luck.below(at, 1 << 30)) for at, spec in enumerate(specs) if spec
    }
    keep = save or load or Path(f"{game}-{datetime.now():%Y%m%d-%H%M%S}.serai")
    Session(match, seat or 0, thinkers, keep, console()).run()


def _around(bots: str, count: int, seat: int) -> list[str]:
    """The bots of all seats in order, with nothing in the seat of the person."""
    if seat >= count:
        raise SetupError(f"there is no seat {seat}: seats are 0 to {count - 1}")
    specs = read_bots(bots, count - 1)
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


def _loaded(game: "AnyGame", path: Path) -> "Match":
    from serai import read_record
    from serai.core.match import rebuild

    return rebuild(game, read_record(path))
