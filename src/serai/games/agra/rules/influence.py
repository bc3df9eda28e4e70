"""Influence: steps on the tracks of the guilds.

A step may bring something new, and the decisions about it (`tracks.py`) offer all that may be done
at any time; much of that leads to a step. So this module names them only when one is due.
"""

from serai.core.step import NOBODY
from serai.games.agra.state import END_TRACK, LAST_BUT_ONE, PLAYING, AgraState
from serai.games.agra.tables import GUILDS


def trigger(s: AgraState, what: int, why: str) -> None:
    """[end.trigger] The end comes near; [end.rounds] this round and one more are played."""
    if s.ending == PLAYING:  # a later reason changes nothing
        s.triggers = what
        s.ending = LAST_BUT_ONE
        s.tell("agra-log-ending", why, NOBODY, "what", what)


def step_up(s: AgraState, seat: int, guild: int, why: str) -> None:
    """[influence.step] One step up on a track; at the top there is no further one."""
    at = seat * GUILDS + guild
    if s.influence[at] == s.tables.top:
        return
    s.influence[at] += 1
    step = s.influence[at]
    s.tell("agra-log-influence", why, seat, "guild", guild, "step", step)
    if step == s.tables.top:
        trigger(s, END_TRACK, "end.track")
    if s.tables.step_favours[step]:
        from serai.games.agra.rules.tracks import TrackBonus

        s.stack.append(TrackBonus(seat, s.tables.step_favours[step]))


def may_step_up(s: AgraState, seat: int) -> bool:
    """Whether a step is left on any track."""
    return any(s.step(seat, guild) < s.tables.top for guild in range(GUILDS))


def choose_tracks(s: AgraState, seat: int, tracks: int, why: str) -> None:
    """[influence.choice] Steps on so many tracks of one's choice are due."""
    from serai.games.agra.rules.tracks import StepUp

    s.stack.append(StepUp(seat, tracks, 0, why))


def may_choose_track(s: AgraState, seat: int, why: str) -> None:
    """[notable.painter] A step on a track of one's choice is due, if one wants it."""
    from serai.games.agra.rules.tracks import MayStepUp

    s.stack.append(MayStepUp(seat, 1, 0, why))


def ascend(s: AgraState, seat: int, guild: int) -> None:
    """[influence.deliver] A step for a delivery is due."""
    from serai.games.agra.rules.tracks import Ascend

    s.stack.append(Ascend(seat, (guild,)))
