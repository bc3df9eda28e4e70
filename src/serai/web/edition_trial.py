"""A trial of an edition, before anybody sits down at it.

An edition may hold figures with which no game can be played, or none can be drawn; nobody but the
rules and the boards can tell. So a game is played and looked at first.
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
"""As many choices as a trial takes at most; no game of ours needs so many."""
ASKED = 40
"""As many of them a bot is asked for: it must be able to judge what it sees."""
LOOKS = 400
"""After so many choices it is looked at once more."""


async def try_out(context: Context, edition: str, wanted: NewTable) -> None:
    """Let a game be played as somebody wants it, in a process of its own; DataError if it cannot be
    done, or takes for ever."""
    try:
        await context.tester.run(TRIAL_SECONDS, play_through, (edition, wanted))
    except LOST:
        raise DataError("edition: a game with it takes too long", "edition-slow") from None


def play_through(trial: tuple[str, NewTable]) -> None:
    """Play a game by chance, and draw it; DataError if something of that cannot be done."""
    edition, wanted = trial
    game = load(wanted.game, edition)
    try:
        _play(game, Match(game, len(wanted.seats), seed=1, options=wanted.options))
    except SeraiError:
        raise
    except Exception as fault:  # whatever rules and boards make of figures they were not made for
        what = f"{type(fault).__name__}: {fault}"
        why = f"edition: no game can be played with it ({what})"
        raise DataError(why, "edition-unplayable", what) from fault


def _play(game: AnyGame, match: Match) -> None:
    chance = Stream(FastLuck(1))
    bot = make_bot("greedy:1", game, 1)
    for number in range(CHOICES):
        if number % LOOKS == 0:
            _look_at(game, match)
        if match.over:
            break
        choices = match.options()
        chosen = choices[chance.below(len(choices))]
        match.play(match.ask(bot) if number < ASKED else chosen)
    _look_at(game, match)


def _look_at(game: AnyGame, match: Match) -> None:
    """Draw the page of whoever is to decide, for windows of every size."""
    seat = max(match.actor, 0)
    names = tuple(str(number) for number in range(match.players))
    draft = None if match.over else Draft(match, seat)
    voice = voice_of(game, names, "en", seat)
    panels(Look(match.view(seat), voice, names, decides=match.actor, draft=draft))
