"""`serai play`: a game in the terminal, you against bots."""

import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from serai.bots.levels import LEVELS, USUAL, WORDS
from serai.cli.common import Sitting, console, read_bots, sitting
from serai.core.errors import SetupError
from serai.draw.shapes import seat_letter
from serai.games.unnamed import bot_without_name

if TYPE_CHECKING:
    from rich.console import Console

    from serai.games.voice import Voice


@click.command()
@sitting(
    bots="Who plays against you: random, greedy, search:0.5s, … One name for all, or one for each "
    "other seat, with commas between them.",
    seat="Your seat, from 0 on.  [default: 0]",
    seed="The same luck every time. Without it the luck is sealed and can be proved afterwards.",
    usual="",
)
@click.option(
    "--level",
    type=click.Choice([*WORDS]),
    help="How well the bots play, instead of --bots. Default: you are asked; where nobody can "
    "answer, easy.",
)
@click.option("--name", default="", metavar="TEXT", help="What the others call you.")
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a game.")
@click.option(
    "--save",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where the game is kept when you leave or finish it. Default: the file it came from, or a "
    "new one in this folder.",
)
def command(
    asked: Sitting, level: str | None, name: str, load: Path | None, save: Path | None
) -> None:
    """Play GAME here in the terminal, against bots.

    You see the table and the legal moves with numbers; type a number, or `help`. Your turn is a
    draft: take back what you like until you end it.
    """
    from serai import Match, read_record
    from serai.bots import make_bot
    from serai.cli.session import Session
    from serai.core.luck import FastLuck
    from serai.core.match import rebuild
    from serai.games.voice import Voice

    game, seat, out = asked.load(), asked.seat or 0, console()
    voice = Voice(game, (), asked.language)
    match = None
    if load is not None:
        if asked.players is not None or asked.seed is not None or asked.options or name:
            raise SetupError("a loaded game has its players, names, options and luck already")
        match = rebuild(game, read_record(load))
    players = asked.players if match is None else match.players
    bots = _bots(asked.bots, level, voice, out)
    specs = _around(bots, players, game.meta.default_players, seat)
    if match is None:
        names = _names(asked, specs, name)
        match = Match(game, len(specs), asked.seed, names=names, options=asked.options)
    luck = FastLuck(
        asked.seed if asked.seed is not None else int.from_bytes(match.header.commitment.encode())
    )
    thinkers = {
        at: make_bot(spec, game, luck.below(at, 1 << 30)) for at, spec in enumerate(specs) if spec
    }
    keep = save or load or Path(f"{asked.game}-{datetime.now():%Y%m%d-%H%M%S}.serai")
    Session(match, seat, thinkers, keep, out, asked.language).run()


def _bots(named: str, level: str | None, voice: "Voice", out: "Console") -> str:
    """The bots that were named, or those of a level. Whoever has named neither is asked for the
    level, if somebody is there to answer."""
    if named and level is not None:
        raise SetupError("name the bots or their level, not both")
    if named or level is not None:
        return named or WORDS[str(level)]
    if not sys.stdin.isatty():
        return USUAL
    names = [voice.text(message) for message in LEVELS.values()]
    out.print(voice.text("web-bot-level"))
    for number, words in enumerate(names, 1):
        out.print(f"{number:4}  {words}")
    question = voice.text("terminal-ask-level", {"name": voice.text(LEVELS[USUAL])})
    while typed := input(f"{question} ").strip():
        if typed in [str(number) for number in range(1, len(names) + 1)]:
            return [*LEVELS][int(typed) - 1]
        args: dict[str, str | int] = {"typed": typed[:9], "count": len(names)}
        out.print(voice.text("terminal-no-level", args), style="red", markup=False)
    return USUAL


def _around(bots: str, players: int | None, usual: int, seat: int) -> list[str]:
    """The bots of all seats in order, with nothing in the seat of the person."""
    specs = read_bots(bots, None if players is None else players - 1, usual - 1)
    if seat > len(specs):
        raise SetupError(f"there is no seat {seat}: seats are 0 to {len(specs)}")
    return [*specs[:seat], "", *specs[seat:]]


def _names(asked: Sitting, specs: list[str], name: str) -> list[str]:
    """What everybody is called: bots after their kind, if that was named."""
    names = []
    for seat, spec in enumerate(specs):
        kind = spec.partition(":")[0].capitalize()
        bot = f"{kind} {seat_letter(seat)}" if asked.bots else bot_without_name(seat)
        names.append(bot if spec else name)
    return names
