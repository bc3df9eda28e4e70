"""What several commands share: options, progress bars and output."""

import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from serai.core.errors import SetupError
from serai.core.watch import Advance, Status
from serai.texts import FIRST_LANGUAGE, LANGUAGES

if TYPE_CHECKING:
    from concurrent.futures import Executor

    import rich.progress
    from rich.console import Console

    from serai.core.game import AnyGame

Command = Callable[..., None]
T = TypeVar("T")

game_argument = click.argument("game", metavar="GAME")

edition_option = click.option(
    "--edition",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Use the printed values of your own copy: a small TOML file laid over the components.",
)

database_option = click.option(
    "--database",
    default="sqlite:///serai.db",
    show_default=True,
    envvar="SERAI_DATABASE",
    metavar="URL",
    help="SQLite in one file, or postgresql+psycopg://user@host/name.",
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


options_option = click.option(
    "--options",
    multiple=True,
    callback=lambda context, parameter, pairs: read_options(pairs),
    metavar="NAME=VALUE",
    help="A choice of the game, such as rupees=open in Agra. May be given several times.",
)
players_option = click.option(
    "--players",
    type=int,
    metavar="N",
    help="How many play. Default: as many as are named, or what the game plays best with.",
)
language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=FIRST_LANGUAGE,
    show_default=True,
    help="The language of names, sentences and labels.",
)
json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object and nothing else."
)
LINES = 10
"""How many lines tell of long work that nobody watches."""
PATIENCE = 2.0
"""Seconds between two notes beside a bar."""
LONG_GAMES = 3600.0
"""Seconds that a guess of the time left looks back. Games of bots that think take minutes each."""
cluster_option = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Play on Ray in place of processes: ray://HOST:10001, or `local` for a Ray of this "
    "machine, with --workers. Needs serai[cluster].",
)
from_zero = click.IntRange(min=0)
"""For seats, seeds and numbers of choices."""
luck_option = click.option(
    "--seed", type=from_zero, default=1, show_default=True, metavar="N", help="The luck."
)


def games_option(usual: int, help: str, least: int = 1) -> Callable[[Command], Command]:
    return click.option(
        "--games",
        type=click.IntRange(min=least),
        default=usual,
        show_default=True,
        metavar="N",
        help=help,
    )


def workers_option(usual: int | None = None) -> Callable[[Command], Command]:
    told = usual or "one for each core"
    return click.option(
        "--workers",
        type=click.IntRange(1, 1024),
        default=usual,
        metavar="N",
        help=f"Processes that play at the same time.  [default: {told}]",
    )


def taking(command: Command, options: Iterable[Callable[[Command], Command]]) -> Command:
    """The command with these options, in the order that `--help` lists them."""
    for option in reversed(tuple(options)):
        command = option(command)
    return command


# --- one game: play, show ---------------------------------------------------------------------


@dataclass(frozen=True)
class Sitting:
    """A game to be played or shown: which one, by whom, and with which luck."""

    game: str
    players: int | None
    bots: str
    seat: int | None
    seed: int | None
    options: dict[str, str]
    edition: Path | None
    language: str

    def load(self) -> "AnyGame":
        from serai import load

        return load(self.game, self.edition)

    def explained(self, fault: SetupError) -> SetupError:
        """The same in the language of the sitting, if it is about the table and not the command."""
        if not fault.told:
            return fault
        from serai.games.voice import Voice

        voice = Voice(self.load(), (), self.language)
        return SetupError(voice.why_no_table(fault, as_written=True))


def sitting(bots: str, seat: str, seed: str, usual: str = "greedy") -> Callable[[Command], Command]:
    """The options that make up a sitting, which is the first argument of the command.

    The commands give their own help for three of them, and say who plays if nobody is named.
    """
    options = (
        game_argument,
        players_option,
        click.option("--bots", default=usual, show_default=bool(usual), metavar="BOTS", help=bots),
        click.option("--seat", type=from_zero, metavar="N", help=seat),
        click.option("--seed", type=from_zero, metavar="N", help=seed),
        options_option,
        edition_option,
        language_option,
    )

    def decorate(command: Command) -> Command:
        @wraps(command)
        def told(**given: Any) -> None:
            asked = Sitting(**{field.name: given.pop(field.name) for field in fields(Sitting)})
            try:
                command(asked, **given)
            except SetupError as fault:
                raise asked.explained(fault) from None

        return taking(told, options)

    return decorate


# --- many games: simulate, arena --------------------------------------------------------------


@dataclass(frozen=True)
class Series:
    """Many games between bots, and how they are reported."""

    game: str
    lineup: list[str]
    """The bot of each seat."""
    games: int
    seed: int
    options: dict[str, str]
    workers: int | None
    """Processes that play; None: one for each core."""
    as_json: bool

    def played(
        self, play: Callable[..., T], hear: Callable[..., Status] | None = None, **more: Any
    ) -> tuple[T, float]:
        """What a function of the arena makes of it, and how many seconds that took.

        `hear` is told of each game, and says what is known while the others are played.
        """
        started = time.perf_counter()
        with progress("games", self.games, lines=hear is not None) as advance:
            done = play(
                self.game,
                self.lineup,
                self.games,
                self.seed,
                self.workers,
                lambda result: advance(1, hear(result) if hear else None),
                self.options,
                **more,
            )
        return done, time.perf_counter() - started


def series(
    first: str, others: str, games: int, workers: int | None
) -> Callable[[Command], Command]:
    """The options of a series, which is the first argument of the command.

    Where no bots are named, `first` plays against `others`.
    """

    def decorate(command: Command) -> Command:
        @wraps(command)
        def told(game: str, players: int | None, bots: str, **given: Any) -> None:
            from serai import load

            usual = load(game).meta.default_players
            named = bots or ",".join([first, *[others] * ((players or usual) - 1)])
            lineup = read_bots(named, players, usual)
            rest = {field.name: given.pop(field.name) for field in fields(Series)[2:]}
            command(Series(game, lineup, **rest), **given)

        usual = f"{first} against {others}" if first != others else first
        return taking(told, _series_options(usual, games, workers))

    return decorate


def _series_options(
    bots: str, games: int, workers: int | None
) -> Iterable[Callable[[Command], Command]]:
    return (
        game_argument,
        players_option,
        click.option(
            "--bots",
            default="",
            metavar="BOTS",
            help="random, greedy, search:0.1s, search@1:400, ./mybot.py:MyBot, … One name for all "
            f"seats, or one for each, with commas.  [default: {bots}]",
        ),
        games_option(games, "How many games."),
        luck_option,
        options_option,
        workers_option(workers),
        json_option,
    )


def read_bots(specs: str, seats: int | None, usual: int) -> list[str]:
    """One bot for each seat: from "greedy", which is for all of them, or "greedy,random,…".

    Where nobody says how many seats there are, the list does; else there are the usual ones.
    """
    listed = [spec.strip() for spec in specs.split(",")]
    if len(listed) == 1:
        return listed * (usual if seats is None else seats)
    if seats is not None and len(listed) != seats:
        raise SetupError(f"{len(listed)} bots for {seats} seats: name one for all, or one for each")
    return listed


@contextmanager
def players_at(cluster: str | None, workers: int | None) -> "Iterator[Executor | None]":
    """The executor of a cluster, until all is played; None where processes of our own play."""
    if cluster is None:
        yield None
        return
    from serai.arena.cluster import Cluster

    with Cluster(cluster, workers) as executor:
        yield executor


# --- output -----------------------------------------------------------------------------------


def print_report(value: T, as_json: bool, show: Callable[[T], None]) -> None:
    """As one JSON object, or as the command shows it to people."""
    if as_json:
        click.echo(json.dumps(value, indent=2, ensure_ascii=False))
    else:
        show(value)


def console() -> "Console":
    """Where text with some colour goes. Rich is imported here, for it takes its time."""
    from rich.console import Console

    return Console(highlight=False)


@contextmanager
def progress(label: str, total: int, lines: bool = False) -> Iterator[Advance]:
    """A bar for long work, on the error output, and only if somebody watches it.

    Gives a function that is told how much more has been done, and what is known by now. Where
    nobody watches, it may write a line now and then, for whoever reads the log.
    """
    if not sys.stderr.isatty():
        yield _line_writer(label, total) if lines else lambda more, status=None: None
        return
    from rich import progress as rich
    from rich.console import Console

    columns = (
        rich.TextColumn("{task.description}"),
        rich.BarColumn(),
        rich.MofNCompleteColumn(),
        rich.TimeElapsedColumn(),
        rich.TextColumn("left"),
        rich.TimeRemainingColumn(),
        rich.TextColumn("{task.fields[note]}", markup=False),
    )
    bar = rich.Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        speed_estimate_period=LONG_GAMES,
    )
    with bar:
        yield _bar_mover(bar, bar.add_task(label, total=total, note=""))


def _bar_mover(bar: "rich.progress.Progress", task: "rich.progress.TaskID") -> Advance:
    """Moves a bar on, and shows the newest status from time to time."""
    shown = 0.0

    def advance(more: int, status: Status | None = None) -> None:
        nonlocal shown
        bar.advance(task, more)
        if status is not None and time.monotonic() - shown >= PATIENCE:
            bar.update(task, note=status())
            shown = time.monotonic()

    return advance


def _line_writer(label: str, total: int) -> Advance:
    """Writes a line whenever another tenth is done."""
    done = 0

    def advance(more: int, status: Status | None = None) -> None:
        nonlocal done
        before, done = done, done + more
        if before * LINES // total < done * LINES // total:
            known = status() if status is not None else ""
            click.echo(f"{done} of {total} {label}{': ' if known else ''}{known}", err=True)

    return advance
