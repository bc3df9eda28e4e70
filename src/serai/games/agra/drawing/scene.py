"""What all drawings of Agra share: the view, its names, and how a thing is marked as a choice.

A notebook shows a `Scene` as it is. A page makes its own kind of it, which names things in the
viewer's language (`called`, `say`) and turns marked things into buttons (`attributes`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from serai.core.game import AnyGame
from serai.core.step import Refusal
from serai.draw.html import classes
from serai.draw.markup import NOTHING, Child, Markup, Value, el
from serai.draw.shapes import LETTERS, Box, rect
from serai.games.agra.actions import Anytime
from serai.games.agra.drawing import words
from serai.games.agra.view import AgraView, SeatView
from serai.games.voice import Voice

WIDTH, HEIGHT = 1366, 768

TOP = Box(12, 0, 1342, 40)
YOU = Box(12, 46, 262, 648)
CITY = Box(282, 46, 548, 504)
COMPARE = Box(282, 558, 548, 136)
RIVER = Box(838, 46, 212, 648)
TURN = Box(1058, 46, 296, 184)
PALACE = Box(1058, 238, 296, 316)
STORY = Box(1058, 562, 296, 132)
BAR = Box(12, 700, 1342, 56)
"""Where the leaves lie in the whole picture."""

SEPARATOR = "|"
"""Between the actions that one thing offers, in the attribute `data-actions`."""


@dataclass(frozen=True)
class Scene:
    """A view that is being drawn."""

    view: AgraView
    given_names: Sequence[str] = ()
    changed: frozenset[str] = frozenset()
    """Things with a green notch, as kind and slug: `place-quarry`."""

    # --- the seats ----------------------------------------------------------------------------

    @property
    def me(self) -> SeatView | None:
        """The viewer's seat; an onlooker has none."""
        return None if self.view.seat is None else self.view.seats[self.view.seat]

    @property
    def shown(self) -> SeatView:
        """The seat whose board is shown large: the viewer's, or that of the turn."""
        return self.me or self.view.seats[self.view.turn]

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to decide."""
        return self.view.seat is not None and self.view.actor == self.view.seat

    def letter(self, seat: int) -> str:
        return LETTERS[seat]

    def name(self, seat: int) -> str:
        """What a seat is called, whoever looks."""
        if seat < len(self.given_names):
            return self.given_names[seat]
        return self.say("player", letter=LETTERS[seat].upper())

    def short_name(self, seat: int) -> str:
        """What the viewer calls a seat."""
        return self.say("you") if seat == self.view.seat else self.name(seat)

    # --- words --------------------------------------------------------------------------------

    @cached_property
    def voice(self) -> Voice:
        """Who names things and says messages; a notebook speaks English."""
        seats = range(len(self.view.seats))
        return _english(self.view.game, tuple(self.name(seat) for seat in seats))

    def called(self, kind: str, slug: str) -> str:
        """The name of a thing as it begins a line: a good, a place, a notable, a guild ..."""
        return _sentence(self.voice.name(kind, slug))

    def called_short(self, kind: str, slug: str) -> str:
        """The same for narrow places; only buildings and notables have two names."""
        of_building = kind == "place" and slug in self.view.tables.building_ids
        narrow = f"short-{'building' if of_building else kind}"
        has_two = of_building or kind == "notable"
        return self.called(narrow if has_two else kind, slug)

    def say(self, key: str, **args: str | int) -> str:
        """A label of the drawing."""
        return words.LABELS[key].format(**args)

    # --- choices ------------------------------------------------------------------------------

    @cached_property
    def actions(self) -> frozenset[str]:
        """What the viewer may choose now, as notation."""
        return frozenset(action.text for action in self.view.options)

    @cached_property
    def refusals(self) -> dict[str, Refusal]:
        """What the viewer might expect to do but may not, by notation."""
        return {refusal.text: refusal for refusal in self.view.refusals}

    @cached_property
    def _anytime(self) -> frozenset[str]:
        return frozenset(a.text for a in self.view.options if isinstance(a, Anytime))

    @cached_property
    def _by_beginning(self) -> dict[str, list[str]]:
        """The options by their first word, their first two words, and so on."""
        found: dict[str, list[str]] = {}
        for action in self.view.options:
            parts = action.text.split()
            for count in range(1, len(parts) + 1):
                found.setdefault(" ".join(parts[:count]), []).append(action.text)
        return found

    def can(self, action: str) -> bool:
        """Whether this may be chosen now; a beginning such as `exchange wood` will do."""
        return action in self._by_beginning

    def refused(self, action: str) -> Refusal | None:
        """Why this may not be chosen, if there is a reason to tell."""
        return self.refusals.get(action)

    def offered(self, actions: Iterable[str]) -> tuple[str, ...]:
        """Those options that begin with one of these: what the prompt asks for comes first."""
        found = dict.fromkeys(
            text for action in actions for text in self._by_beginning.get(action, ())
        )
        return tuple(sorted(found, key=self.is_anytime))

    def is_anytime(self, action: str) -> bool:
        """Whether it is merely possible now, not what the prompt asks for."""
        return action in self._anytime

    # --- how a page differs -------------------------------------------------------------------

    def attributes(
        self, thing: str, offered: tuple[str, ...], refused: tuple[Refusal, ...]
    ) -> dict[str, Value]:
        """What a marked thing carries: its name, the click, and all the choices it offers."""
        return {
            "data_place": thing,
            "data_action": offered[0] if offered else None,
            "data_actions": SEPARATOR.join(offered) if len(offered) > 1 else None,
        }

    def title(self, thing: str) -> Markup:
        """The words that a browser shows when one points at the thing."""
        text = words.describe(self, thing)
        return el("title", text) if text else NOTHING

    def frame(self, marked: "Marked") -> Markup:
        """What shows that a thing can be chosen: a ring, thin if it is merely possible."""
        if marked.ring is None or not marked.offered:
            return NOTHING
        asked = is_asked(self, marked.offered)
        return ring_around(marked.ring, marked.radius, asked=asked)


@dataclass(frozen=True)
class Marked:
    """A thing that may offer choices, and what is around it."""

    thing: str
    offered: tuple[str, ...]
    refused: tuple[Refusal, ...]
    ring: Box | None
    radius: float
    id: str | None


def mark(
    scene: Scene,
    thing: str,
    actions: Iterable[str],
    content: Child,
    *,
    ring: Box | None = None,
    radius: float = 3,
    id: str | None = None,
    class_: str = "",
    transform: str | None = None,
) -> Markup:
    """A thing that may offer choices: the one place where a drawing says what can be clicked.

    `thing` is kind and slug, such as `place-quarry`; `actions` are notations, or beginnings of
    them, of all that could be chosen by it. The first one offered is the click; if there are
    several, all stand in `data-actions`. A ring is drawn around it, thin if the choices are merely
    possible at any time. Marked things must not lie inside each other: both would be buttons.
    """
    wanted = tuple(actions)
    offered = scene.offered(wanted)
    refused = tuple(scene.refusals[action] for action in wanted if action in scene.refusals)
    return el(
        "g",
        scene.title(thing),
        content,
        scene.frame(Marked(thing, offered, refused, ring, radius, id)),
        id=id,
        class_=classes(class_, "can" if offered else "not-now" if refused else None),
        transform=transform,
        **scene.attributes(thing, offered, refused),
    )


def is_asked(scene: Scene, offered: Iterable[str]) -> bool:
    """Whether the prompt itself asks for one of these choices."""
    return not all(scene.is_anytime(action) for action in offered)


def ring_around(box: Box, radius: float = 3, *, asked: bool = True) -> Markup:
    """Selectable: a strong ring for what the prompt asks for, a thin one for what may be done."""
    return rect(box, "ring" if asked else "ring ring-thin", radius)


def notch(scene: Scene, thing: str, x: float, y: float, size: float = 11) -> Markup:
    """A green notch in a lower right corner: this has changed since the viewer's last turn."""
    if thing not in scene.changed:
        return NOTHING
    return el("path", class_="notch", d=f"M{x - size:g} {y:g}h{size:g}v{-size:g}Z")


def _sentence(text: str) -> str:
    """A name as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=32)
def _english(game: AnyGame, names: tuple[str, ...]) -> Voice:
    return Voice(game, names, "en")
