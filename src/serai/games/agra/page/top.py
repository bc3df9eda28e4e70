"""How far the game has come: the round, the six piers, and what the boat waits for."""

from serai.draw.html import classes, h, hidden
from serai.draw.markup import NOTHING, Markup, join
from serai.games.agra.state import LAST_BUT_ONE, PLAYING
from serai.games.agra.tables import PIERS
from serai.games.page import Look

ROMAN = ("I", "II", "III", "IV")


def progress(look: Look) -> Markup:
    """For the top bar of a large screen."""
    return join(
        h("span", look.text("agra-page-round", round=look.view.round), class_="round"),
        _piers(look),
        _back_to_result(look) or h("span", waits_for(look), class_="waits"),
        _ending(look),
    )


def where(look: Look) -> str:
    view = look.view
    if view.outcome is not None:
        return look.text("agra-page-after")
    return look.text("agra-page-where", round=view.round, pier=view.pier)


def _piers(look: Look) -> Markup:
    now = look.view.pier
    items = [
        h(
            "li",
            h("span", pier, aria_hidden="true"),
            hidden(_pier(look, pier)),
            class_=classes("now" if pier == now else "past" if pier < now else None),
            data_tip=_pier(look, pier),
            data_place=f"pier-{pier}",
            aria_current="step" if pier == now else None,
        )
        for pier in range(1, PIERS + 1)
    ]
    return h("ol", items, class_="piers", aria_label=look.text("agra-page-piers"))


def _pier(look: Look, pier: int) -> str:
    event = look.voice.name("pier", str(pier))
    return f"{look.text('agra-page-tip-pier', pier=pier)}. {event[:1].upper()}{event[1:]}"


def waits_for(look: Look) -> str:
    """How many contracts bring the boat to the next pier."""
    view = look.view
    if view.pier == PIERS:
        return look.text("agra-page-last-pier")
    level = view.tables.pier_level[view.pier - 1]
    left = view.tables.pier_contracts[view.pier - 1] - view.contracts[level - 1]
    return look.text("agra-page-next-pier", count=left, level=ROMAN[level - 1])


def _back_to_result(look: Look) -> Markup:
    """After the end, from any view."""
    if look.view.outcome is None:
        return NOTHING
    words = look.text("agra-page-result")
    return h("button", words, type="button", class_="link waits", data_view="result")


def _ending(look: Look) -> Markup:
    """Once the end is near, how many rounds are left."""
    ending = look.view.ending
    if ending == PLAYING or look.view.outcome is not None:
        return NOTHING
    near = ending == LAST_BUT_ONE
    text = look.text("agra-page-last-but-one" if near else "agra-page-last-round")
    return h("span", text, class_="ending")
