"""How far the game has come: the round, the six piers, and what the boat waits for."""

from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup, join
from serai.games.agra.boards.river import ROMAN
from serai.games.agra.boards.scene import AgraLook
from serai.games.agra.state import LAST_BUT_ONE, PLAYING
from serai.games.agra.tables import PIERS
from serai.games.progress import stages
from serai.games.table import to_view


def progress(look: AgraLook) -> Markup:
    """For the top bar of a large screen."""
    return join(
        h("span", look.say("round", round=look.view.round), class_="round"),
        _piers(look),
        _back_to_result(look) or h("span", waits_for(look), class_="waits"),
        h("span", words, class_="ending") if (words := ending(look)) else NOTHING,
    )


def where(look: AgraLook) -> str:
    view = look.view
    if view.outcome is not None:
        return look.say("after")
    return look.say("where", round=view.round, pier=view.pier)


def _piers(look: AgraLook) -> Markup:
    told = [(_pier(look, pier), f"pier-{pier}") for pier in range(1, PIERS + 1)]
    return stages("piers", look.say("piers"), told, look.view.pier)


def _pier(look: AgraLook, pier: int) -> str:
    return f"{look.say('tip-pier', pier=pier)}. {look.called('pier', str(pier))}"


def waits_for(look: AgraLook) -> str:
    """How many contracts bring the boat to the next pier."""
    view = look.view
    if view.pier == PIERS:
        return look.say("last-pier")
    level = view.tables.pier_level[view.pier - 1]
    left = view.tables.pier_contracts[view.pier - 1] - view.contracts[level - 1]
    return look.say("next-pier", count=left, level=ROMAN[level - 1])


def _back_to_result(look: AgraLook) -> Markup:
    """After the end, from any view."""
    if look.view.outcome is None:
        return NOTHING
    return to_view(look.text("web-result"), "result", class_="link waits")


def ending(look: AgraLook) -> str:
    """Once the end is near, how many rounds are left."""
    if look.view.ending == PLAYING or look.view.outcome is not None:
        return ""
    return look.say("last-but-one" if look.view.ending == LAST_BUT_ONE else "last-round")
