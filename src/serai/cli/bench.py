"""`serai bench`: how fast a game is on this machine."""

from typing import Any

import click

from serai.cli.common import console, game_argument, json_option, players_option, print_report

LABELS = {
    "decisions_per_second": "decisions a second, in the engine's loop",
    "driven_decisions_per_second": "decisions a second, driven from Python",
    "games_per_second": "games a second",
    "copies_per_second": "copies of a state a second",
    "chance_outcomes_per_second": "outcomes of chance a second",
}


@click.command()
@game_argument
@players_option
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 600),
    default=3.0,
    show_default=True,
    metavar="S",
    help="CPU time for each of four measurements, for each of the two builds.",
)
@json_option
def command(game: str, players: int | None, seconds: float, as_json: bool) -> None:
    """Measure GAME: random play on one core, compiled and as plain Python.

    A decision is listing the options and applying one. The medians of five windows of CPU time
    are shown; on a machine that does other work at the same time, trust the ratios.
    """
    from serai.arena.bench import bench

    print_report(bench(game, players, seconds), as_json, _print_table)


def _print_table(figures: dict[str, Any]) -> None:
    from rich.table import Table

    machine = figures["machine"]
    out = console()
    out.print(f"{figures['game']}, {figures['players']} players, random play, one core")
    out.print(f"{machine['processor']}, {machine['python']}, {machine['platform']}\n")
    table = Table("", "compiled", "plain", "ratio", box=None, header_style="bold", pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for key, label in LABELS.items():
        table.add_row(
            label,
            f"{figures['compiled'][key]:,.0f}" if figures["compiled"] else "–",
            f"{figures['plain'][key]:,.0f}",
            f"{figures['ratio'][key]:.1f}" if figures["ratio"] else "–",
        )
    out.print(table)
    if not figures["compiled"]:
        out.print("\nThe engine is not compiled here, or SERAI_PURE=1 is set.")
