"""Tries out an uploaded edition before anybody plays with it.

Some values of an edition make games that cannot be played or drawn, which only the rules and the
boards can tell. So a game is played and drawn first.
"""

from serai.bots import make_bot
from serai.core.draft import Draft
from serai.core.errors import DataError, SeraiError
from serai.core.game import AnyGame
from serai.core.luck import FastLuck, Stream
from serai.core.match import Match
from serai.games import load
from serai.games.look import Look
from serai.games.page import panels
from serai.games.voice import voice_of
from serai.server.context import Context
from serai.server.messages import NewTable
from serai.server.own_process import LOST

TRIAL_SECONDS = 60.0
CHOICES = 2000
"""Most choices of a trial; no game of ours needs so many."""
ASKED = 40
"""The first choices are made by a bot, which must be able to judge the positions."""
LOOKS = 400
"""The page is drawn every so many choices."""


async def try_out(context: Context, edition: str, wanted: NewTable) -> None:
    """Try an edition in the trial process; raises DataError if it fails or takes too long."""
    try:
        await context.trial_process.run(TRIAL_SECONDS, play_through, (edition, wanted))
    except LOST:
        raise DataError("edition: a game with it takes too long", "edition-slow") from None


def play_through(trial: tuple[str, NewTable]) -> None:
    """Play and draw a game; raises DataError if that fails."""
    edition, wanted = trial
    game = load(wanted.game, edition)
    try:
        _play(game, Match(game, len(wanted.seats), seed=1, options=wanted.options))
    except SeraiError:
        raise
    except Exception as fault:  # rules and boards may fail in any way
        what = f"{type(fault).__name__}: {fault}"
        why = f"edition: no game can be played with it ({what})"
        raise DataError(why, "edition-unplayable", what) from fault


def _play(game: AnyGame, match: Match) -> None:
    chance = Stream(FastLuck(1))
    bot = make_bot("greedy:1", game, 1)
    for number in range(CHOICES):
        if number % LOOKS == 0:
            _draw(game, match)
        if match.over:
            break
        choices = match.options()
        chosen = choices[chance.below(len(choices))]
        match.play(match.ask(bot) if number < ASKED else chosen)
    _draw(game, match)


def _draw(game: AnyGame, match: Match) -> None:
    """Draw the page of the seat to decide, for all layouts."""
    seat = max(match.actor, 0)
    names = tuple(str(number) for number in range(match.players))
    draft = None if match.over else Draft(match, seat)
    voice = voice_of(game, names, "en", seat)
    panels(Look(match.view(seat), voice, names, decides=match.actor, draft=draft))
