"""Which of their seats a person means; the same for the API and the pages.

Most people have one seat. A person with several, on one screen or as a program, may name one; a
seat that is not theirs never shows another player's cards.
"""

from serai.server.live_table import LiveTable, NotYours


def seat_meant(live: LiveTable, person: str | None, named: int | None) -> int | None:
    """The seat to look from: the named one if it is theirs, else their seat to move, else their
    first one. None: an onlooker."""
    mine = live.seats_of(person)
    if named is not None and named in mine:
        return named
    if live.match is not None and live.match.actor in mine:
        return live.match.actor
    return mine[0] if mine else None


def seat_to_act(live: LiveTable, person: str | None, named: int | None) -> int:
    """The seat to act for: as in `seat_meant`, but raises NotYours for a seat of another person."""
    if named is not None and named not in live.seats_of(person):
        raise NotYours("this seat is not yours")
    seat = seat_meant(live, person, named)
    if seat is None:
        raise NotYours("you have no seat at this table")
    return seat


def seat_on_screen(
    live: LiveTable, person: str | None, named: int | None
) -> tuple[int | None, int | None]:
    """The seat whose cards a screen shows, and the seat that it must be handed to first.

    A screen shared by several seats shows their cards one at a time: only those of the named seat,
    and only until another of the seats is to move. After the end nothing is hidden.
    """
    mine = live.seats_of(person)
    if len(mine) < 2 or live.match is None or live.match.over:
        return seat_meant(live, person, named), None
    if live.match.actor in mine and live.match.actor != named:
        return None, live.match.actor
    return (named if named in mine else None), None


def only_seat(live: LiveTable, person: str | None) -> int | None:
    """The seat of a person with one seat; None for several, so that no cards are shown unasked."""
    mine = live.seats_of(person)
    return mine[0] if len(mine) == 1 else None
