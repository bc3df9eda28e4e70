"""`serai arena`: which bot is stronger, and how sure is that?"""

import os
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from serai.cli.common import Series, console, print_report, series

if TYPE_CHECKING:
    from serai.arena import Contest


@click.command()
@series(first="greedy", others="random", games=200, workers=None)
def command(asked: Series) -> None:
    """Let bots compete in GAME; they change seats from game to game.

    \b
    serai arena taj_mahal --bots greedy,random,random,random
    serai arena taj_mahal --bots search:0.1s,greedy,greedy,greedy --games 200

    For each bot: the share of games it won (a shared victory counts in parts) with the range that
    holds the true share in 95 of 100 such contests, the share of equals, its mean score, how far it
    was ahead of the others, and its rating.
    """
    from serai.arena import contest

    done, seconds = asked.played(contest)
    report = _report(done, asked.workers or os.cpu_count() or 1, seconds)
    print_report(report, asked.as_json, _print_report)


def _report(done: "Contest", workers: int, seconds: float) -> dict[str, Any]:
    from serai import _build

    decisions = sum(result.decisions for result in done.results)
    return {
        "game": done.game,
        "players": len(done.results[0].bots),
        "seed": done.seed,
        "games": len(done.results),
        "standings": [_rounded(asdict(standing)) for standing in done.standings],
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "seconds_per_decision": round(sum(r.seconds for r in done.results) / decisions, 6),
        "workers": workers,
        "compiled": _build.compiled(),
    }


def _rounded(standing: dict[str, Any]) -> dict[str, Any]:
    return {k: round(v, 4) if isinstance(v, float) else v for k, v in standing.items()}


def _print_report(report: dict[str, Any]) -> None:
    from rich.table import Table

    headings = ("bot", "seats", "won", "95 % sure", "equal", "score", "ahead", "rating")
    table = Table(*headings, box=None, header_style="bold", pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    for row in report["standings"]:
        table.add_row(
            row["bot"],
            f"{row['seats']} of {report['players']}",
            f"{row['share']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['equal_share']:.1%}",
            f"{row['mean_score']:.1f}",
            f"{row['mean_margin']:+.1f}",
            f"{row['rating']:.1f} ± {row['rating_doubt']:.1f}",
        )
    out = console()
    out.print(table)
    out.print(
        f"\n{report['games']} games of {report['game']}, seats rotated, seed {report['seed']}, "
        f"in {report['seconds']:.0f} s on {report['workers']} processes"
    )
