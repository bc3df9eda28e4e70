"""Questions above a table: whether a turn may be taken back, or whether a player is back."""

from serai.draw.html import h
from serai.draw.markup import NOTHING, Child, Markup
from serai.games.look import AnyLook
from serai.server.rewind import FRIENDLY, Wish, people_to_ask, wish_of
from serai.web.forms import button, post, submit
from serai.web.page_request import PageRequest
from serai.web.viewer import Viewer


def may_ask(viewer: Viewer) -> bool:
    """Whether the viewer may ask to take back a finished turn."""
    match = viewer.live.match
    if match is None or match.over or viewer.seat is None or wish_of(viewer.live) is not None:
        return False
    if viewer.live.facts.choices.get("undo") != FRIENDLY:
        return False
    return any(event.seat == viewer.seat for event in match.events)


def take_back(viewer: Viewer, look: AnyLook, class_: str) -> Markup:
    """The button to take back a finished turn; a dialog asks again."""
    if not may_ask(viewer):
        return NOTHING
    return button(look.text("web-take-back"), class_, data_open="rewind")


def question(viewer: Viewer, look: AnyLook) -> Markup:
    """The question that waits for an answer."""
    if viewer.away:
        back = post(viewer.at("/back"), submit(look.text("web-back")))
        return _strip(look.text("web-away"), back)
    if viewer.live.bot_silent and viewer.own_seats:
        assert viewer.live.match is not None
        name = look.name(viewer.live.match.actor)
        again = post(viewer.at("/ask-bot"), submit(look.text("web-ask-again")))
        return _strip(look.text("web-bot-silent", name=name), again)
    wish = wish_of(viewer.live)
    if wish is None or viewer.person not in people_to_ask(viewer.live):
        return NOTHING
    if viewer.person in wish.agreed:
        words = look.text("web-rewind-waits", names=", ".join(_silent(viewer, wish)))
        return _strip(words, button(look.text("web-rewind-drop"), data_rewind="refuse"))
    answers = [
        button(look.text("web-agree"), "btn go", data_rewind="agree"),
        button(look.text("web-refuse"), data_rewind="refuse"),
    ]
    return _strip(look.text("web-rewind-asks", name=look.name(wish.seat)), answers)


def _strip(words: str, answers: Child) -> Markup:
    return h(
        "section",
        h("p", words, id="question-words"),
        h("div", answers, class_="answers"),
        class_="question",
        id="question",
        aria_labelledby="question-words",
    )


def _silent(viewer: Viewer, wish: Wish) -> list[str]:
    """The names of those who have not answered yet."""
    waited_for = people_to_ask(viewer.live) - set(wish.agreed)
    names = [viewer.name(seat) for seat in viewer.live.facts.seats if seat.person in waited_for]
    return list(dict.fromkeys(names))


def rewind_dialog(a: PageRequest) -> Markup:
    """The dialog before a turn is taken back."""
    return h(
        "dialog",
        h("h2", a.text("web-take-back-sure")),
        h("p", a.text("web-take-back-words")),
        h(
            "form",
            submit(a.text("web-take-back"), data_rewind="ask"),
            submit(a.text("web-cancel"), "btn"),
            method="dialog",
            class_="answers",
        ),
        id="rewind",
        aria_label=a.text("web-take-back-sure"),
    )
