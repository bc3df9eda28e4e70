"""`serai train`: learn the value of positions from games of one's own."""

import os
from pathlib import Path

import click

from serai._extras import require
from serai.cli.common import (
    cluster_option,
    console,
    from_zero,
    game_argument,
    games_option,
    luck_option,
    players_at,
    progress,
    workers_option,
)
from serai.core.errors import SetupError
from serai.games import load


@click.command()
@game_argument
@click.option(
    "--minutes",
    type=click.FloatRange(min=0, min_open=True),
    default=30.0,
    show_default=True,
    metavar="N",
    help="After this no further games are begun; what is there is fitted.",
)
@games_option(2000, "Games of a round.", least=20)
@click.option(
    "--rounds",
    type=click.IntRange(min=1),
    default=2,
    show_default=True,
    metavar="N",
    help="The first learns from quick players, each further one from the one before.",
)
@click.option(
    "--duels",
    type=from_zero,
    default=400,
    show_default=True,
    metavar="N",
    help="Games at most to find out whether a network is better than the last; 0 keeps it unseen.",
)
@luck_option
@workers_option()
@cluster_option
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Where everything is kept; with the same folder it goes on.  [default: train/GAME]",
)
def command(
    game: str,
    minutes: float,
    games: int,
    rounds: int,
    duels: int,
    seed: int,
    workers: int | None,
    cluster: str | None,
    into: Path | None,
) -> None:
    """Let bots play GAME with themselves, and learn from it who will win.

    A network that wins against the one before (at first: against the hand-written value) is kept as
    weights.npz, with a card that says how it was made; both go into the folder of the game. The
    same seed and number of games give the same weights on one machine, if the minutes suffice.
    """
    require("bots", "learning")
    from serai.training.folder import TrainingSettings
    from serai.training.rounds import train

    if getattr(load(game), "judge", None) is None:
        raise SetupError(f"{game} has no judge, so there is nobody to learn from")
    folder = into or Path("train") / game
    settings = TrainingSettings(
        game, seed, games, rounds, minutes, workers or os.cpu_count() or 1, folder, duels
    )
    with players_at(cluster, workers) as executor:
        card = train(
            settings, console().print, lambda label, total: progress(label, total, True), executor
        )
    if card:
        console().print(f"the weights are in {folder}")
    else:
        console().print("no network was better than the hand-written value; nothing is kept")
