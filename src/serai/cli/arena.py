"""`serai arena`: which bot is stronger, and how sure is that?"""

import os
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from serai.cli.common import Series, cluster_option, console, players_at, print_report, series
from serai.cli.faults import faults_of, print_faults
from serai.cli.levels import show_levels
from serai.core.errors import SetupError
from serai.core.watch import Status

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from serai.arena import Contest, GameResult, Sprt

MOST_GAMES = 4000
"""Of a sequential test, unless somebody says how many."""


@click.command()
@click.option(
    "--sprt",
    metavar="LOW,HIGH",
    help="Play until it is known whether the first bot wins the share LOW of all games or the "
    f"share HIGH, as in 0.25,0.32; at most --games, which is then {MOST_GAMES} by default.",
)
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep the record of every game in this folder.",
)
@click.option(
    "--deadline",
    type=click.FloatRange(min=0, min_open=True),
    default=60.0,
    show_default=True,
    metavar="SECONDS",
    help="How long a bot of your own may think about a choice.",
)
@click.option(
    "--levels",
    is_flag=True,
    help="Measure the levels that people play against, each two against two of the one below, by "
    "CPU time; --bots does not count.",
)
@cluster_option
@series(first="greedy", others="random", games=200, workers=None)
def command(
    asked: Series,
    sprt: str | None,
    records: Path | None,
    deadline: float,
    levels: bool,
    cluster: str | None,
) -> None:
    """Let bots compete in GAME; each plays every seat of every deal.

    \b
    serai arena taj_mahal --bots greedy,random,random,random
    serai arena taj_mahal --bots search:0.1s,greedy,greedy,greedy --games 200
    serai arena taj_mahal --bots ./mybot.py:MyBot,greedy,greedy,greedy --sprt 0.25,0.32

    For each bot: the share of games it won (a shared victory counts in parts) with the range that
    holds the true share in 95 of 100 such contests, the share of equals, its mean score, how far it
    was ahead of the others, how long it thought about a decision, and its rating.

    A bot of your own is a class or a function in a file, in a module (package.module:MyBot) or in
    an installed package. If it fails, it loses the game.
    """
    with players_at(cluster, asked.workers) as executor:
        if levels:
            show_levels(asked, executor)
        else:
            _compete(asked, sprt, records, deadline, executor)


def _compete(
    asked: Series,
    sprt: str | None,
    records: Path | None,
    deadline: float,
    executor: "Executor | None",
) -> None:
    from serai.arena import contest
    from serai.arena.tally import Tally

    test = None if sprt is None else read_sprt(sprt)
    if test is not None and _usual_games():
        asked = replace(asked, games=MOST_GAMES)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    tally = Tally(asked.lineup[0])

    def hear(result: "GameResult") -> Status:
        if records is not None:
            path = records / f"game-{result.number + 1:05}.serai"
            path.write_text(result.record, encoding="utf-8")
        return tally.add(result)

    done, seconds = asked.played(
        contest,
        hear,
        executor=executor,
        sprt=test,
        recorded=records is not None,
        deadline=deadline,
    )
    report = _report(done, asked.workers or os.cpu_count() or 1, seconds)
    if test is not None and done.verdict is not None:
        report["sprt"] = {"bot": asked.lineup[0], **asdict(test), **_rounded(asdict(done.verdict))}
    print_report(report, asked.as_json, _print_report)


def read_sprt(text: str) -> "Sprt":
    """From "0.25,0.32"."""
    from serai.arena import Sprt

    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise SetupError(
            f"a sequential test is written like 0.25,0.32, not {text[:40]!r}"
        ) from None
    return Sprt(low, high)


def _usual_games() -> bool:
    source = click.get_current_context().get_parameter_source("games")
    return source is ParameterSource.DEFAULT


# --- the report -------------------------------------------------------------------------------


def _report(done: "Contest", workers: int, seconds: float) -> dict[str, Any]:
    from serai import _build

    decisions = sum(result.decisions for result in done.results)
    return {
        "game": done.game,
        "players": len(done.results[0].bots),
        "seed": done.seed,
        "games": len(done.results),
        "deals": len({result.seed for result in done.results}),
        "standings": [_rounded(asdict(standing)) for standing in done.standings],
        "faults": faults_of(done.results),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "seconds_per_decision": round(sum(r.seconds for r in done.results) / decisions, 6),
        "workers": workers,
        "compiled": _build.compiled(),
    }


def _rounded(standing: dict[str, Any]) -> dict[str, Any]:
    return {k: round(v, 4) if isinstance(v, float) else v for k, v in standing.items()}


def _print_report(report: dict[str, Any]) -> None:
    out = console()
    out.print(_standings(report))
    out.print(
        f"\n{report['games']} games of {report['game']} ({report['deals']} deals, seats rotated), "
        f"seed {report['seed']}, in {report['seconds']:.0f} s on {report['workers']} processes"
    )
    if "sprt" in report:
        out.print(_verdict(report["sprt"]), markup=False)
    print_faults(report["faults"], out)


def _standings(report: dict[str, Any]) -> Any:
    from rich.table import Table
    from rich.text import Text

    headings = ("bot", "seats", "won", "95 % sure", "equal", "score", "ahead", "CPU ms", "rating")
    table = Table(*headings, box=None, header_style="bold", pad_edge=False)
    table.columns[0].overflow = "fold"
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    for row in report["standings"]:
        table.add_row(
            Text(row["bot"]),
            f"{row['seats']} of {report['players']}",
            f"{row['share']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['equal_share']:.1%}",
            f"{row['mean_score']:.1f}",
            f"{row['mean_margin']:+.1f}",
            f"{row['cpu'] * 1000:.1f}",
            f"{row['rating']:.1f} ± {row['rating_doubt']:.1f}",
        )
    return table


def _verdict(test: dict[str, Any]) -> str:
    """What was decided, and how often such a decision is wrong."""
    said = {
        "high": f"wins {test['high']:.1%} or more, not {test['low']:.1%}: wrong in "
        f"{test['alpha']:.0%} of such tests",
        "low": f"wins {test['low']:.1%} or less, not {test['high']:.1%}: wrong in "
        f"{test['beta']:.0%} of such tests",
        "open": f"wins {test['low']:.1%} or {test['high']:.1%}: nobody knows yet",
    }
    return (
        f"Sequential test: {test['bot']} {said[test['accepted']]}. {test['deals']} deals; the "
        f"logarithm of the likelihoods is {test['likelihood']:+.2f} "
        f"({test['least']:+.2f} … {test['most']:+.2f})."
    )
