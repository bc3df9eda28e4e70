"""`serai simulate`: many games between bots in fixed seats, and what came out."""

from collections import Counter
from typing import TYPE_CHECKING, Any

import click

from serai.cli.common import Series, console, print_report, series
from serai.cli.faults import faults_of, print_faults

if TYPE_CHECKING:
    from serai.arena import GameResult


@click.command()
@series(first="random", others="random", games=100, workers=1)
def command(asked: Series) -> None:
    """Let bots play GAME many times, each in the same seat throughout.

    The same seed gives the same games, however many processes play them (a bot that thinks by the
    clock excepted). To compare bots fairly use `serai arena`, where they change seats.
    """
    from serai.arena import simulate

    report = _report(asked, *asked.played(simulate))
    print_report(report, asked.as_json, _print_report)


def _report(asked: Series, results: "list[GameResult]", seconds: float) -> dict[str, Any]:
    from serai import _build

    finished = len(results)
    seats = range(len(asked.lineup))
    decisions = sum(result.decisions for result in results)
    return {
        "game": asked.game,
        "players": len(asked.lineup),
        "bots": asked.lineup,
        "seed": asked.seed,
        "games": asked.games,
        "finished": finished,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(finished / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
        "mean_scores": [
            round(sum(result.scores[seat] for result in results) / finished, 3) for seat in seats
        ],
        "wins": [round(sum(result.share(seat) for result in results), 3) for seat in seats],
        "winning_mean": round(sum(max(result.scores) for result in results) / finished, 3),
        "ends": dict(Counter(result.reason for result in results).most_common()),
        "faults": faults_of(results),
        "compiled": _build.compiled(),
    }


def _print_report(report: dict[str, Any]) -> None:
    from rich.table import Table
    from rich.text import Text

    from serai import load
    from serai.games.voice import Voice

    table = Table("seat", "bot", "wins", "mean score", box=None, header_style="bold")
    for column in (table.columns[2], table.columns[3]):
        column.justify = "right"
    rows = zip(report["bots"], report["wins"], report["mean_scores"], strict=True)
    for seat, (bot, wins, score) in enumerate(rows):
        table.add_row(str(seat), Text(bot), f"{wins:.1f}", f"{score:.1f}")
    out = console()
    out.print(table)
    out.print(f"\nThe best score of a game was {report['winning_mean']:.1f} on average.")
    out.print("\nHow they ended:")
    voice = Voice(load(report["game"]), ())
    for reason, count in report["ends"].items():
        out.print(f"{count:6}  {voice.text(reason)}")
    out.print(
        f"\n{report['finished']} games, {report['decisions']} decisions in "
        f"{report['seconds']:.1f} s: {report['games_per_second']:,.1f} games and "
        f"{report['decisions_per_second']:,.0f} decisions a second"
    )
    print_faults(report["faults"], out)
