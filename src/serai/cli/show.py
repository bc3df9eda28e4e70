"""`serai show`: a moment of a game as a picture."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from serai.cli.common import Sitting, from_zero, read_bots, sitting
from serai.core.errors import SetupError

if TYPE_CHECKING:
    from serai.core.game import AnyGame
    from serai.core.match import Match

THEMES = ("light", "dark")
WIDEST = 16_384
USUAL_SEED = 1


@click.command()
@sitting(
    bots="Who has played so far. One name for all seats, or one for each, with commas.",
    seat="What the player in this seat sees. Default: what an onlooker sees.",
    seed=f"The luck.  [default: {USUAL_SEED}]",
)
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Show a game from its record instead of one played by bots.",
)
@click.option(
    "--upto",
    type=from_zero,
    metavar="N",
    help="The moment after N choices of players. Default: where the record, or the game, ends.",
)
@click.option("--theme", type=click.Choice(THEMES), default="light", show_default=True)
@click.option(
    "--width", type=click.IntRange(1, WIDEST), metavar="PX", help="Width of a .png in pixels."
)
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    metavar="FILE",
    help="Where the picture goes: a file whose name ends in .svg or .png.",
)
def command(
    asked: Sitting,
    record: Path | None,
    upto: int | None,
    theme: str,
    width: int | None,
    output: Path,
) -> None:
    """Draw a moment of GAME: the board, the cards, the scores.

    \b
    serai show taj_mahal --players 4 --seed 7 --upto 60 --seat 0 -o board.svg
    serai show taj_mahal --record my-game.serai -o end.png
    """
    if output.suffix not in (".svg", ".png"):
        raise SetupError(f"{output}: a picture is a file that ends in .svg or .png")
    from serai import read_record
    from serai.core.match import rebuild

    game = asked.load()
    names: tuple[str, ...] = ()  # bots have none of their own
    if record is None:
        match = _played(game, asked, upto)
    else:
        match = rebuild(game, read_record(record), upto)
        names = match.header.seats
    view = match.view(asked.seat)
    svg = game.draw(view, names=names, theme=theme, language=asked.language)
    if output.suffix == ".svg":
        output.write_text(svg, encoding="utf-8")
    else:
        from serai.draw.png import to_png

        output.write_bytes(to_png(svg, width))
    click.echo(f"{output}: {match.record.choices()} choices of players so far.")


def _played(game: "AnyGame", asked: Sitting, upto: int | None) -> "Match":
    """A game between bots, stopped after some choices."""
    from serai import Match
    from serai.bots import make_bot

    specs = read_bots(asked.bots, asked.players, game.meta.default_players)
    seed = USUAL_SEED if asked.seed is None else asked.seed
    match = Match(game, len(specs), seed, options=asked.options)
    bots = [make_bot(spec, game, seed + seat) for seat, spec in enumerate(specs)]
    choices = 0
    while not match.over and choices != upto:
        match.play(match.ask(bots[match.actor]))
        choices += 1
    return match
