"""How far the game has come: the round, the circle, and who is nearest to the end."""

from serai.games.rajas.boards.scene import RajasLook


def where(look: RajasLook) -> str:
    """The round and the circle in a few words."""
    view = look.view
    if view.outcome is not None:
        return look.say("after")
    return look.say("where", round=view.round, circle=view.circle)


def ending(look: RajasLook) -> str:
    """Once markers have crossed: that this circle is the last one."""
    view = look.view
    return look.say("last-circle") if view.crossings and view.outcome is None else ""


def nearest(look: RajasLook) -> str:
    """Whose markers lack fewest spaces, and how many."""
    seat = max(look.view.seats, key=lambda one: one.margin)
    return look.say("nearest", seat=seat.seat, count=-seat.margin)
