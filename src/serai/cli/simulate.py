"""`serai simulate`: many games between bots in fixed seats, and what came out."""

import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import click

from serai.cli.common import (
    console,
    game_argument,
    json_option,
    options_option,
    players_option,
    print_json,
    progress,
    read_bots,
    read_options,
    seed_type,
    workers_option,
)

if TYPE_CHECKING:
    from serai.arena import GameResult


@click.command()
@game_argument
@players_option
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    metavar="N",
    help="How many games.",
)
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="BOTS",
    help="random, greedy, search:0.1s, … One name for all seats, or one for each, with commas.",
)
@click.option("--seed", type=seed_type, default=1, show_default=True, metavar="N", help="The luck.")
@options_option
@workers_option(default=1)
@json_option
def command(
    game: str,
    players: int | None,
    games: int,
    bots: str,
    seed: int,
    pairs: tuple[str, ...],
    workers: int,
    as_json: bool,
) -> None:
    """Let bots play GAME many times, each in the same seat throughout.

    The same seed gives the same games, however many processes play them (a bot that thinks by the
    clock excepted). To compare bots fairly use `serai arena`, where they change seats.
    """
    from serai import load
    from serai.arena import simulate

    specs = read_bots(bots, players or load(game).meta.default_players)
    started = time.perf_counter()
    with progress("games", games) as advance:
        results = simulate(
            game, specs, games, seed, workers, lambda result: advance(1), read_options(pairs)
        )
    report = _report(game, specs, games, seed, results, time.perf_counter() - started)
    if as_json:
        print_json(report)
    else:
        _print_report(report)


def _report(
    game: str,
    specs: list[str],
    games: int,
    seed: int,
    results: "list[GameResult]",
    seconds: float,
) -> dict[str, Any]:
    from serai import _build

    finished = len(results)
    seats = range(len(specs))
    decisions = sum(result.decisions for result in results)
    return {
        "game": game,
        "players": len(specs),
        "bots": specs,
        "seed": seed,
        "games": games,
        "finished": finished,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(finished / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
        "mean_scores": [
            round(sum(result.scores[seat] for result in results) / finished, 3) for seat in seats
        ],
        "wins": [round(sum(result.share(seat) for result in results), 3) for seat in seats],
        "ends": dict(Counter(result.reason for result in results)),
        "compiled": _build.compiled(),
    }


def _print_report(report: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table("seat", "bot", "wins", "mean score", box=None, header_style="bold")
    for column in (table.columns[2], table.columns[3]):
        column.justify = "right"
    rows = zip(report["bots"], report["wins"], report["mean_scores"], strict=True)
    for seat, (bot, wins, score) in enumerate(rows):
        table.add_row(str(seat), bot, f"{wins:.1f}", f"{score:.1f}")
    ends = ", ".join(f"{reason} ({count})" for reason, count in report["ends"].items())
    out = console()
    out.print(table)
    out.print(f"\nEnds: {ends}")
    out.print(
        f"{report['finished']} games, {report['decisions']} decisions in "
        f"{report['seconds']:.1f} s: {report['games_per_second']:,.0f} games and "
        f"{report['decisions_per_second']:,.0f} decisions a second"
    )
