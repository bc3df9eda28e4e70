"""How far the game has come: the round, who follows whom, and whether it is the last circle."""

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Markup, join
from serai.games.counters import badge
from serai.games.rajas.boards import race
from serai.games.rajas.boards.scene import RajasLook
from serai.games.rajas.progress import ending, where
from serai.games.table import to_view


def progress(look: RajasLook, race_tab: str, result: str) -> Markup:
    """For the top bar of a large screen; how far everybody is where the lanes are folded."""
    view = look.view
    last = h("span", ending(look), class_="last") if ending(look) else NOTHING
    over = to_view(look.text("web-result"), result, class_="link", data_tab=result)
    return join(
        h("span", brief(look), class_="round"),
        _order(look),
        over if view.outcome is not None else last,
        race.strip(look, race_tab),
    )


def brief(look: RajasLook) -> str:
    """The round alone: a phone has no room for more."""
    over = look.view.outcome is not None
    return where(look) if over else look.say("round", round=look.view.round)


def _order(look: RajasLook) -> Markup:
    """The seats from the first player on. Whoever has no turn left in this circle steps back."""
    view = look.view
    seats = [(view.first + at) % view.players for at in range(view.players)]
    return h(
        "span",
        icon("icon-rajas-elephant", 22, box=24, label=look.say("order")),
        [
            h(
                "span",
                badge(look, seat, 22),
                class_=classes(seat == view.turn and "turn", _waits(look, seat) or "past"),
                data_tip=_about(look, seat),
            )
            for seat in seats
        ],
        class_="order",
    )


def _waits(look: RajasLook, seat: int) -> bool:
    """Whether a seat has its turn now, or still comes in this circle."""
    view = look.view
    return seat == view.turn or seat in view.to_come


def _about(look: RajasLook, seat: int) -> str:
    name = look.name(seat)
    return look.say("has-elephant", name=name) if seat == look.view.elephant else name
