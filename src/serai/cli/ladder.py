"""`serai ladder`: one rating for each of many bots, from games that are kept."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from serai.cli.common import (
    cluster_option,
    console,
    game_argument,
    games_option,
    json_option,
    luck_option,
    options_option,
    players_at,
    print_report,
    progress,
    taking,
    workers_option,
)
from serai.core.errors import SetupError

if TYPE_CHECKING:
    from serai.arena import Ladder

GLANCE = 20
"""Bootstraps for what is said while games are played."""


WHO = (
    game_argument,
    click.option("--players", type=int, metavar="N", help="How many sit at a table."),
    click.option(
        "--bots",
        default="",
        metavar="BOTS",
        help="Bots beside those of the roster, with commas: search@1:2000, ./mybot.py:MyBot.",
    ),
    click.option(
        "--roster", default="", metavar="BOTS", help="Bots in the place of those of the roster."
    ),
)
HOW = (
    games_option(100, "How many games everybody has played in the end, with those that are kept."),
    luck_option,
    options_option,
    workers_option(),
    cluster_option,
)
KEPT = (
    click.option(
        "--store",
        type=click.Path(dir_okay=False, path_type=Path),
        metavar="FILE",
        help="Where games are kept, a line of JSON for each.  [default: ladder/GAME.jsonl]",
    ),
    click.option(
        "--this-commit",
        is_flag=True,
        help="Count only games that this commit has played, not those of earlier ones.",
    ),
    click.option(
        "--readme",
        type=click.Path(dir_okay=False, exists=True, path_type=Path),
        metavar="FILE",
        help="Write the table into this file, too, between <!-- ladder GAME --> and "
        "<!-- end of ladder -->.",
    ),
    json_option,
)


def rate(
    game: str,
    players: int | None,
    bots: str,
    roster: str,
    games: int,
    seed: int,
    options: dict[str, str],
    store: Path | None,
    this_commit: bool,
    workers: int | None,
    cluster: str | None,
    readme: Path | None,
    as_json: bool,
) -> None:
    """Rate bots in GAME, from games at tables of all kinds.

    \b
    serai ladder taj_mahal --games 200 --bots ./mybot.py:MyBot
    serai ladder agra --roster random,greedy,search:100 --store games.jsonl

    Everybody sits down with everybody, and plays every seat of every deal. Of two bots the one with
    100 points more ends up ahead of the other in 64 of 100 games; greedy@1 has 1000. The interval
    holds the true rating in 95 of 100 such ladders.

    Games are kept: a second call plays only what is missing, and after an interruption it goes on.
    """
    from serai import load
    from serai.arena import Ladder, Store
    from serai.arena.roster import ROSTER

    seats = players or load(game).meta.default_players
    named = [*(_split(roster) or ROSTER), *_split(bots)]
    store = store or Path("ladder") / f"{game}.jsonl"
    ladder = Ladder(game, named, seats, Store(store), options, this_commit)
    _play(ladder, games, seed, workers, cluster)
    report = {**_report(ladder), "command": _call(ladder, games, seed, roster, bots, options)}
    if readme is not None:
        write_between_marks(readme, game, markdown(report, load(game).meta.title))
    print_report(report, as_json, _print_report)


command = click.command("ladder")(taking(rate, (*WHO, *HOW, *KEPT)))


def _split(bots: str) -> list[str]:
    return [spec.strip() for spec in bots.split(",") if spec.strip()]


def _play(
    ladder: "Ladder", games: int, seed: int, workers: int | None, cluster: str | None
) -> None:
    """Play what is missing, and say now and then who leads."""
    tasks = ladder.tasks(games, seed)
    if not tasks:
        return
    with (
        players_at(cluster, workers) as executor,
        progress("games", len(tasks), lines=True) as advance,
    ):
        for _ in ladder.play(tasks, workers, executor):
            advance(1, lambda: _leader(ladder))


def _leader(ladder: "Ladder") -> str:
    rungs = ladder.rungs(GLANCE)
    if not rungs:
        return ""
    best = rungs[0]
    return f"{best.bot} {best.rating:.0f} ({best.low:.0f} – {best.high:.0f})"


# --- the report -------------------------------------------------------------------------------


def _call(
    ladder: "Ladder", games: int, seed: int, roster: str, bots: str, options: dict[str, str]
) -> str:
    """The command that makes such a ladder."""
    words = [f"serai ladder {ladder.setup.game} --players {ladder.seats}"]
    words += [f"--games {games} --seed {seed}"]
    words += [f"--roster {roster}"] if roster else []
    words += [f"--bots {bots}"] if bots else []
    words += [f"--options {key}={value}" for key, value in options.items()]
    return " ".join(words)


def _report(ladder: "Ladder") -> dict[str, Any]:
    rungs = [asdict(rung) for rung in ladder.rungs()]
    for rung in rungs:
        for key in ("rating", "low", "high"):
            rung[key] = round(rung[key], 1)
        for key in ("won", "cpu"):
            rung[key] = round(rung[key], 5)
    return {
        "game": ladder.setup.game,
        "players": ladder.seats,
        "rules": ladder.setup.rules,
        "options": ladder.setup.options,
        "games": len(ladder.games),
        "commits": ladder.commits,
        "rungs": rungs,
    }


HEADINGS = ("bot", "rating", "95 % sure", "games", "won", "CPU a decision")


def _cells(rung: dict[str, Any]) -> tuple[str, ...]:
    return (
        rung["bot"],
        f"{rung['rating']:.0f}",
        f"{rung['low']:.0f} – {rung['high']:.0f}",
        str(rung["games"]),
        f"{rung['won']:.1%}",
        f"{rung['cpu'] * 1000:.1f} ms",
    )


def _print_report(report: dict[str, Any]) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table(*HEADINGS, box=None, header_style="bold", pad_edge=False)
    table.columns[0].overflow = "fold"
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    for rung in report["rungs"]:
        table.add_row(*map(Text, _cells(rung)))
    out = console()
    out.print(table)
    out.print(
        f"\n{report['games']} games of {report['game']}, {report['players']} players, "
        f"{_commits(report)}; equals win {1 / report['players']:.1%}"
    )
    for rung in report["rungs"]:
        if rung["faults"]:
            out.print(f"{rung['bot']} lost {rung['faults']} by a fault of its own", markup=False)


def _commits(report: dict[str, Any]) -> str:
    return f"commit {', '.join(report['commits'])}"


# --- the table of the README ------------------------------------------------------------------


def markdown(report: dict[str, Any], title: str) -> str:
    """The table of a ladder, and the command that makes it."""
    head = f"{title}, {report['players']} players"
    rows: list[tuple[str, ...]] = [(head, *HEADINGS[1:])]
    rows.append(("---", "---:", "---", "---:", "---:", "---:"))
    rows += [(f"`{rung['bot']}`", *_cells(rung)[1:]) for rung in report["rungs"]]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    lines += ["", f"({report['games']} games, {_commits(report)}: `{report['command']}`)"]
    return "\n".join(lines)


def write_between_marks(path: Path, game: str, text: str) -> None:
    """Put a text where the table of a game stands in a document."""
    start, end = f"<!-- ladder {game} -->", "<!-- end of ladder -->"
    before, mark, rest = path.read_text(encoding="utf-8").partition(start)
    _, close, after = rest.partition(end)
    if not mark or not close:
        raise SetupError(f"{path} has no place for the table: {start} and then {end}")
    path.write_text(f"{before}{start}\n\n{text}\n\n{end}{after}", encoding="utf-8")
