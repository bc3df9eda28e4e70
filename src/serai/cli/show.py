"""`serai show`: a moment of a game as a picture."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from serai.cli.common import (
    edition_option,
    game_argument,
    options_option,
    players_option,
    read_bots,
    read_options,
    seat_type,
    seed_type,
)
from serai.core.errors import SetupError

if TYPE_CHECKING:
    from serai.core.game import AnyGame
    from serai.core.match import Match

THEMES = ("light", "dark")
WIDEST = 16_384


@click.command()
@game_argument
@players_option
@click.option("--seed", type=seed_type, default=1, show_default=True, metavar="N", help="The luck.")
@click.option(
    "--bots", default="greedy", show_default=True, metavar="BOTS", help="Who has played so far."
)
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Show a game from its record instead of one played by bots.",
)
@click.option(
    "--upto",
    type=click.IntRange(min=0),
    metavar="N",
    help="The moment after N choices of players. Default: where the record, or the game, ends.",
)
@click.option(
    "--seat",
    type=seat_type,
    metavar="N",
    help="What the player in this seat sees. Default: what an onlooker sees.",
)
@click.option("--theme", type=click.Choice(THEMES), default="light", show_default=True)
@click.option(
    "--width", type=click.IntRange(1, WIDEST), metavar="PX", help="Width of a .png in pixels."
)
@options_option
@edition_option
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    metavar="FILE",
    help="Where the picture goes: a file whose name ends in .svg or .png.",
)
def command(
    game: str,
    players: int | None,
    seed: int,
    bots: str,
    record: Path | None,
    upto: int | None,
    seat: int | None,
    theme: str,
    width: int | None,
    pairs: tuple[str, ...],
    edition: Path | None,
    output: Path,
) -> None:
    """Draw a moment of GAME: the board, the cards, the scores.

    \b
    serai show taj_mahal --players 4 --seed 7 --upto 60 --seat 0 -o board.svg
    serai show taj_mahal --record my-game.serai -o end.png
    """
    from serai import load

    if output.suffix not in (".svg", ".png"):
        raise SetupError(f"{output}: a picture is a file that ends in .svg or .png")
    rules = load(game, edition)
    if record is not None:
        match = _recorded(rules, record, upto)
    else:
        count = players or rules.meta.default_players
        match = _played(rules, read_bots(bots, count), seed, read_options(pairs), upto)
    svg = rules.draw(match.view(seat), names=match.header.seats, theme=theme)
    if output.suffix == ".svg":
        output.write_text(svg, encoding="utf-8")
    else:
        from serai.draw.png import to_png

        output.write_bytes(to_png(svg, width))
    click.echo(f"{output}: {match.record.choices()} choices of players so far.")


def _recorded(game: "AnyGame", path: Path, upto: int | None) -> "Match":
    from serai import read_record
    from serai.core.match import rebuild

    return rebuild(game, read_record(path), upto)


def _played(
    game: "AnyGame", specs: list[str], seed: int, options: dict[str, str], upto: int | None
) -> "Match":
    """A game between bots, stopped after some choices."""
    from serai import Match
    from serai.bots import make_bot
    from serai.core.match import Worlds

    match = Match(game, len(specs), seed, options=options)
    bots = [make_bot(spec, game, seed + seat) for seat, spec in enumerate(specs)]
    choices = 0
    while not match.over and choices != upto:
        seat = match.actor
        worlds = Worlds(match, seat)
        match.play(bots[seat].choose(match.view(seat), match.options(), worlds))
        choices += 1
    return match
