"""Games that bots of one's own lost by a fault, in the reports of `simulate` and `arena`."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

    from serai.arena import GameResult


def faults_of(results: "Iterable[GameResult]") -> list[dict[str, Any]]:
    """All of them, as plain values."""
    return [
        {"game": result.number + 1, "seat": seat, "bot": result.bots[seat], "what": fault}
        for result in results
        for seat, fault in result.faults
    ]


def print_faults(faults: list[dict[str, Any]], out: "Console") -> None:
    """How many each bot has, and what its first one was."""
    by_bot: dict[str, list[dict[str, Any]]] = {}
    for fault in faults:
        by_bot.setdefault(fault["bot"], []).append(fault)
    for bot, mine in by_bot.items():
        out.print(
            f"{bot} lost {len(mine)} by a fault of its own; in game {mine[0]['game']}, "
            f"{mine[0]['what']}",
            markup=False,
            soft_wrap=True,
        )
