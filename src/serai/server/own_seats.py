"""Which of their seats somebody means. Decided here, for the API and for the pages alike.

Most people have one seat. Who plays for several, on one screen or as a program, may name the one
they mean; a name that is not theirs is never a way to another seat's cards.
"""

from serai.server.live_table import LiveTable, NotYours


def seat_meant(live: LiveTable, person: str | None, named: int | None) -> int | None:
    """The seat to look from: the one named if it is their own, else that of theirs which is to
    move, else their first. None: an onlooker."""
    mine = live.seats_of(person)
    if named is not None and named in mine:
        return named
    if live.match is not None and live.match.actor in mine:
        return live.match.actor
    return mine[0] if mine else None


def seat_to_act(live: LiveTable, person: str | None, named: int | None) -> int:
    """The seat to act for. The same one, but a seat of somebody else is refused."""
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

    Several seats at one screen see their cards one after another: only the seat that was named,
    and only until another of them is to move. When the game is over, nothing is hidden any more.
    """
    mine = live.seats_of(person)
    if len(mine) < 2 or live.match is None or live.match.over:
        return seat_meant(live, person, named), None
    if live.match.actor in mine and live.match.actor != named:
        return None, live.match.actor
    return (named if named in mine else None), None


def only_seat(live: LiveTable, person: str | None) -> int | None:
    """The seat of who has just one. Of several that share a screen, none is shown unasked."""
    mine = live.seats_of(person)
    return mine[0] if len(mine) == 1 else None
