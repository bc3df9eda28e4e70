"""Choices that no thing on the screen stands for, and where those are that something stands for."""

import re
from collections.abc import Iterable

from serai.draw.markup import Markup
from serai.games.agra.actions import Anytime
from serai.games.agra.drawing.scene import SEPARATOR
from serai.games.agra.page.labels import DONE
from serai.games.agra.state import ORDER
from serai.games.page import NEVER, Button, Look, Part

BEGIN, END = "agra-prompt-turn", "agra-prompt-order"
"""The prompt with which a turn begins, and that at which to be done ends it."""
_CHOICES = re.compile(r'data-actions?="([^"]+)"')

VIEWS = ("city", "palace", "farms", "result")
"""What the middle of a large screen can show."""
PALACE = frozenset({"order", "akbar", "offer"})
RIVER = frozenset({"deliver", "double"})
FARM = frozenset({"uncover", "farmer", "contemplate", "tile", "return", "favours"})


def ending(look: Look) -> str:
    """The choice that only ends the turn."""
    prompt = look.view.prompt
    ends = look.mine and prompt is not None and prompt.id == END and "done" in look.actions
    return "done" if ends else ""


def prompt(look: Look) -> str:
    """What to do now; with a complete draft, what comes of it."""
    if not sealing(look):
        return look.voice.say(look.view.prompt) if look.view.prompt is not None else ""
    if look.view.actor < 0:
        return look.text("agra-page-seal-chance-why")
    if look.view.turn == look.view.seat:
        return look.text("agra-page-seal-ask-why", seat=look.view.actor)
    return look.text("agra-page-seal-answer-why")


def sealing(look: Look) -> bool:
    """Whether the viewer has chosen all there was, but no turn ends by making it final."""
    complete = bool(look.drafted) and not look.mine and look.view.outcome is None
    return complete and not _is_turn_over(look)


def _is_turn_over(look: Look) -> bool:
    """Whether the next seat would begin its turn."""
    view = look.view
    begins = view.prompt is not None and view.prompt.id == BEGIN and not view.laid
    return begins and view.actor == view.turn == (view.seat + 1) % len(view.seats)


def seal(look: Look) -> str:
    """What makes a complete draft final: the turn may go on after it."""
    if not sealing(look):
        return ""
    mine = look.view.actor < 0 or look.view.turn == look.view.seat
    return look.text("web-go-on" if mine else "agra-page-seal-answer")


def wall(look: Look) -> str:
    """What comes after that."""
    if not sealing(look):
        return ""
    if look.view.actor < 0:
        return look.text("agra-page-wall-chance")
    return look.text("agra-page-wall-seat", seat=look.view.actor)


def buttons(look: Look, parts: Iterable[Part], view: str, during: Markup) -> tuple[Button, ...]:
    """A button for each choice that some screen would not offer otherwise."""
    parts = tuple(parts)
    large = [part.content for part in parts if not part.views or view in part.views]
    small = [part.content for part in parts if part.tab != NEVER]
    placed = offered_by(*large, during) & offered_by(*small)
    loose = [action.text for action in look.view.options if action.text not in placed]
    return tuple(_button(look, text) for text in loose if text != ending(look))


def offered_by(*contents: Markup) -> set[str]:
    """The choices that something in these contents stands for."""
    return {
        action
        for content in contents
        for found in _CHOICES.findall(content)
        for action in found.split(SEPARATOR)
    }


def _button(look: Look, text: str) -> Button:
    if text == "done":
        return Button(text, _done(look), main=True)
    words = look.voice.action(look.view.game.read(text))
    return Button(text, words[:1].upper() + words[1:])


def _done(look: Look) -> str:
    prompt = look.view.prompt
    return look.text(DONE.get(prompt.id, "agra-page-done"), **prompt.args)


# --- where to look ----------------------------------------------------------------------------


def asked_verbs(look: Look) -> frozenset[str]:
    """The verbs of what the prompt asks for."""
    return frozenset(
        action.verb
        for action in look.view.options
        if not isinstance(action, Anytime) and action.verb != "done"
    )


def view(look: Look) -> str:
    """The middle turns to the palace when an order or a gift is asked for."""
    if look.view.outcome is not None:
        return "result"
    verbs = asked_verbs(look)
    if verbs & PALACE and not verbs & RIVER:
        return "palace"
    resting = look.mine and not verbs and look.view.phase == ORDER
    return "palace" if resting else "city"


def tab(look: Look) -> str:
    """The tab of a small screen that the choices of now stand behind."""
    if look.view.outcome is not None:
        return "result"
    verbs = asked_verbs(look)
    if not verbs:
        return "palace" if look.mine and look.view.phase == ORDER else ""
    if verbs & RIVER and not verbs - RIVER - PALACE:
        return "river"
    if verbs <= PALACE | {"up"}:
        return "palace"
    if verbs <= FARM:
        return "farm"
    return "city"
