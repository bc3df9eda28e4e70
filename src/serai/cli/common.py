"""What several commands share: options, progress bars and output."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from serai.core.errors import SetupError

if TYPE_CHECKING:
    from rich.console import Console

F = TypeVar("F", bound=Callable[..., Any])

game_argument = click.argument("game", metavar="GAME")

edition_option = click.option(
    "--edition",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Use the printed values of your own copy: a small TOML file laid over the components.",
)
options_option = click.option(
    "--options",
    "pairs",
    multiple=True,
    metavar="NAME=VALUE",
    help="A choice of the game, such as two_players=stand_in. May be given several times.",
)
players_option = click.option(
    "--players",
    type=int,
    metavar="N",
    help="How many play. Default: what the game plays best with.",
)
json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object and nothing else."
)
seat_type = click.IntRange(min=0)
seed_type = click.IntRange(min=0)


def workers_option(default: int | None) -> Callable[[F], F]:
    return click.option(
        "--workers",
        type=click.IntRange(1, 1024),
        default=default,
        metavar="N",
        help=f"Processes that play at the same time. Default: {default or 'one for each core'}.",
    )


def read_options(pairs: tuple[str, ...]) -> dict[str, str]:
    """From ("a=b", "c=d,e=f") to the options of a match."""
    chosen: dict[str, str] = {}
    for pair in ",".join(pairs).split(","):
        if not pair.strip():
            continue
        key, equals, value = pair.partition("=")
        if not equals:
            raise SetupError(f"an option is written name=value, not {pair.strip()[:40]!r}")
        chosen[key.strip()] = value.strip()
    return chosen


def read_bots(specs: str, count: int) -> list[str]:
    """One bot for each seat: from "greedy", which is for all of them, or "greedy,random,…"."""
    listed = [spec.strip() for spec in specs.split(",")]
    if len(listed) == 1:
        return listed * count
    if len(listed) != count:
        raise SetupError(f"{len(listed)} bots for {count} seats: name one for all, or one for each")
    return listed


def print_json(value: object) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


def console() -> "Console":
    """Where text with some colour goes. Rich is imported here, for it takes its time."""
    from rich.console import Console

    return Console(highlight=False)


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar for long work, on the error output, and only if somebody watches it.

    Gives a function that is told how much more has been done.
    """
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich import progress as rich
    from rich.console import Console

    columns = (
        rich.TextColumn("{task.description}"),
        rich.BarColumn(),
        rich.MofNCompleteColumn(),
        rich.TimeRemainingColumn(),
    )
    with rich.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda more: bar.advance(task, more)
