"""The parts of a page for this turn: the choices as signs, and what may be done at any time."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from serai.core.view import TableView
from serai.draw.html import h, hidden
from serai.draw.markup import NOTHING, Markup
from serai.games.look import AnyLook, Look
from serai.games.scene import Scene
from serai.games.table import TurnLine

V = TypeVar("V", bound=TableView)


class Chip(NamedTuple):
    """A button for a kind of choice at any time, with a menu if there are several."""

    name: str
    sign: Markup
    label: str
    verbs: tuple[str, ...]


def did(
    look: Look[V],
    chosen: Sequence[str],
    about: Callable[[str], Markup],
    sign: Callable[[Look[V], str, str], Markup],
) -> Markup:
    """The choices as signs of their verbs and things, each with its words."""
    shown = [_did(look, line, about, sign) for line in chosen]
    return h("span", shown, class_="did") if shown else NOTHING


def _did(
    look: Look[V],
    line: str,
    about: Callable[[str], Markup],
    sign: Callable[[Look[V], str, str], Markup],
) -> Markup:
    action = look.read(line)
    words, first = look.voice.action(action), about(action.verb)
    things = zip(action.kinds, line.split()[1:], strict=True)
    signs = [sign(look, kind, slug) for kind, slug in things]
    if not first and not any(signs):
        return NOTHING
    return h("span", first, signs, data_tip=words, role="img", aria_label=words, class_="one")


def folded(look: AnyLook, lines: Sequence[TurnLine]) -> Markup:
    """For small screens: the numbers of the phases, which open to their choices."""
    if not lines:
        return NOTHING
    numbers = [h("span", at, class_=line.state) for at, line in enumerate(lines, 1)]
    rows = [h("li", line.words, class_=line.state) for line in lines]
    return h(
        "details",
        h("summary", hidden(look.text("web-this-turn")), numbers),
        h("ol", rows, class_="turn-sheet"),
        class_="turn-steps",
        id="turn-steps",
    )


def chips(scene: Scene[V], title: str, kinds: Sequence[Chip]) -> Markup:
    """A button for each kind with something possible."""
    found = [_chip(scene, one, actions) for one in kinds if (actions := scene.offered(one.verbs))]
    return h("div", h("small", title), found, class_="anytime") if found else NOTHING


def _chip(scene: Scene[V], one: Chip, actions: tuple[str, ...]) -> Markup:
    several = len(actions) > 1
    words = one.label if several else scene.look.words_of(actions[0])
    return h(
        "button",
        one.sign,
        hidden(words),
        h("b", f" {len(actions)}") if several else NOTHING,
        type="button",
        id=scene.id(f"chip-{one.name}"),
        class_="chip",
        data_tip=words,
        aria_haspopup="menu" if several else None,
        **scene.choices(actions),
    )
