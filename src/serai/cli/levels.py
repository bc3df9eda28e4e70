"""`serai arena --levels`: what the levels that people play against are worth."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from serai.cli.common import Series, console, print_report, progress

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from serai.arena.many_games import OnResult


def show_levels(asked: Series, executor: "Executor | None") -> None:
    from serai.arena.levels import climbs
    from serai.arena.tally import Tally
    from serai.bots.levels import WORDS

    with progress("games", asked.games * (len(WORDS) - 1), lines=True) as advance:

        def ear(bot: str) -> "OnResult":
            tally = Tally(bot)
            return lambda result: advance(1, tally.add(result))

        found = climbs(asked.game, asked.games, asked.seed, asked.workers, ear, executor)
        rows = [_rounded(asdict(climb)) for climb in found]
    report = {"game": asked.game, "seed": asked.seed, "levels": rows}
    print_report(report, asked.as_json, _print_report)


def _rounded(row: dict[str, Any]) -> dict[str, Any]:
    return {k: round(v, 4) if isinstance(v, float) else v for k, v in row.items()}


def _print_report(report: dict[str, Any]) -> None:
    from rich.table import Table

    from serai.arena.levels import WORTH

    headings = ("level", "bot", "against", "games", "won", "95 % sure", "CPU s a choice")
    table = Table(*headings, box=None, header_style="bold", pad_edge=False)
    for row in report["levels"]:
        table.add_row(
            row["level"],
            row["bot"],
            row["below"],
            str(row["games"]),
            f"{row['share']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['cpu']:.3f}",
        )
    out = console()
    out.print(table)
    out.print(
        f"\nTwo against two in {report['game']}, seed {report['seed']}; equals win 50 %, a level "
        f"should win {WORTH:.0%} against the one below"
    )
