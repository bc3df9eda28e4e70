"""A view that is being shown to somebody: what it shows, in whose language, and what it offers.

Everything that shows a table is made from a look: the page, the picture, and what the game draws
for them. While the parts of a table are drawn, the look records which choices each of them offers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, TypeAlias, TypeVar, cast

from serai.core.action import Action
from serai.core.draft import Draft, Kinds
from serai.core.step import NOBODY, Refusal
from serai.core.view import TableView
from serai.draw.shapes import LETTERS
from serai.games.voice import Voice

V = TypeVar("V", bound=TableView, covariant=True)

DONE = "done"
"""The choice that says that one wants nothing more; written alike in every game."""
MANY = 8
"""Of so many choices each is marked less loudly, so that the one pointed at leads."""


class Ahead(Generic[V]):
    """Where further choices of the viewer would lead, up to the wall. For forecasts."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    @cached_property
    def view(self) -> V:
        return cast(V, self._draft.view())

    def options(self) -> list[Action]:
        return self._draft.options()

    @property
    def wall(self) -> int:
        """Who comes after what was chosen, if that is not the viewer: a seat or chance."""
        return self._draft.wall

    @property
    def ends_turn(self) -> bool:
        return self._draft.ends_turn

    def score(self) -> int:
        """The viewer's points."""
        return self._draft.match.game.scores(self._draft.state)[self._draft.seat]

    def after(self, action: Action, short_of: Kinds = ()) -> Ahead[V]:
        """The same after one more choice, which must be one of the options, and what follows from
        it, short of steps of these kinds."""
        return Ahead(self._draft.after(action, short_of))


@dataclass
class Offers:
    """What is offered while something is drawn, as notation."""

    found: set[str] = field(default_factory=set)
    """All choices that some thing stands for."""
    large: set[str] = field(default_factory=set)
    """Those among them that some thing stands for which is more than a reminder."""
    plain: set[str] = field(default_factory=set)
    """Those among these that have a thing of their own."""

    def add(self, actions: Iterable[str], *, plain: bool) -> None:
        actions = tuple(actions)
        self.found.update(actions)
        if plain:
            self.large.update(actions)
        if plain and len(actions) == 1:
            self.plain.update(actions)


@dataclass(frozen=True)
class Look(Generic[V]):
    """A view that is being shown to somebody, with all that is needed to speak about it."""

    view: V
    voice: Voice
    names: tuple[str, ...] = ()
    """What the sides are called; the viewer is `you` in tables, but not in sentences."""
    decides: int = NOBODY
    """The seat that is waited for: the one that is to decide, also while its draft is complete."""
    tags: tuple[str, ...] = ()
    """A short word for each seat, such as that it is a bot."""
    draft: Draft | None = None
    """What the viewer has chosen in this turn, while it is the viewer's to choose."""
    changed: frozenset[str] = frozenset()
    """What has changed since the viewer's last turn, as kind and slug: `city-amber`."""
    rules_at: Callable[[str], str] = lambda rule: f"#{rule}"
    """The address of a rule."""
    still: bool = False
    """Whether it is a picture that nobody can click: then things say their words as titles."""
    _open: list[Offers] = field(default_factory=list)
    """What is being recorded, one within another."""
    _earlier: dict[str, V | None] = field(default_factory=dict)
    """Views in which choices of this turn were made, by their kind."""

    # --- whose it is --------------------------------------------------------------------------

    @property
    def mine(self) -> bool:
        """Whether the viewer is to decide."""
        return self.view.seat is not None and self.view.actor == self.view.seat

    @property
    def drafted(self) -> tuple[str, ...]:
        """What the viewer has chosen in this turn, as notation."""
        return tuple(self.draft.turn_lines) if self.draft is not None else ()

    @cached_property
    def ahead(self) -> Ahead[V] | None:
        """What the viewer's choices would lead to, while there is something to choose."""
        return Ahead(self.draft) if self.draft is not None and self.draft.open else None

    @cached_property
    def before(self) -> V:
        """The view without the viewer's draft: what everybody knows."""
        if self.draft is None:
            return self.view
        match = self.draft.match
        return cast(V, match.game.view(match.state, self.draft.seat))

    def earlier(self, verb: str) -> V | None:
        """The view in which the last choice of a kind was made, if it can still be changed."""
        if verb not in self._earlier:
            able = self.draft is not None and self.draft.open
            draft = self.draft.before(verb) if self.draft is not None and able else None
            self._earlier[verb] = None if draft is None else cast(V, draft.view())
        return self._earlier[verb]

    def instead(self, verb: str) -> frozenset[str]:
        """What could be chosen in place of the last choice of a kind."""
        view = self.earlier(verb)
        found = view.options if view is not None else ()
        return frozenset(one.text for one in found if one.verb == verb) - {*self.drafted}

    def name(self, side: int) -> str:
        """What a side is called, whoever looks."""
        return self.names[side] if 0 <= side < len(self.names) else self.voice.seat(side)

    def short_name(self, side: int) -> str:
        """What the viewer calls a side."""
        return self.voice.text("web-you") if side == self.view.seat else self.name(side)

    def tag(self, side: int) -> str:
        return self.tags[side] if side < len(self.tags) else ""

    def letter(self, side: int) -> str:
        """The letter of a side, as it stands in ids and classes."""
        return LETTERS[side]

    # --- words --------------------------------------------------------------------------------

    def text(self, id: str, **args: str | int) -> str:
        """A message of the text files."""
        return self.voice.text(id, args)

    def say(self, key: str, **args: str | int) -> str:
        """A label of the game's own table."""
        return self.voice.label(key, args)

    def called(self, kind: str, slug: str) -> str:
        """The name of a thing as it begins a line."""
        return sentence(self.voice.name(kind, slug))

    def words_of(self, action: str) -> str:
        """What a choice does."""
        return self.voice.action(self.read(action))

    def in_its_place(self, action: str) -> str:
        """The same for what would take the place of another choice."""
        return self.text("web-instead", deed=self.words_of(action))

    def read(self, action: str) -> Action:
        return self.view.game.read(action)

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
    def anytime(self) -> frozenset[str]:
        """Those choices that are merely possible now: the prompt does not ask for them."""
        return frozenset(action.text for action in self.view.options if action.anytime)

    @cached_property
    def asked(self) -> frozenset[str]:
        """What the prompt asks for, which is more than to be done."""
        return self.actions - self.anytime - {DONE}

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

    def options_of(self, actions: Iterable[str]) -> tuple[str, ...]:
        """Those options that begin with one of these: what the prompt asks for comes first."""
        options = self._by_beginning
        found = dict.fromkeys(text for one in actions if one in options for text in options[one])
        return tuple(sorted(found, key=self.anytime.__contains__)) if found else ()

    # --- what is offered ----------------------------------------------------------------------

    @contextmanager
    def recording(self) -> Iterator[Offers]:
        """What is offered by all that is drawn meanwhile."""
        offers = Offers()
        self._open.append(offers)
        try:
            yield offers
        finally:
            self._open.pop()

    def offer(self, actions: Iterable[str], *, plain: bool = True) -> None:
        """Something that is drawn now stands for these choices. It is not `plain` where it is too
        small to be more than a reminder of a larger one."""
        actions = tuple(actions)
        for offers in self._open:
            offers.add(actions, plain=plain)


AnyLook: TypeAlias = Look[TableView]
"""A look at any game: what the page and the picture need of it."""


def sentence(text: str) -> str:
    """A name as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def sentences(*parts: str) -> str:
    """Some words one after the other, each as a sentence; empty ones are left out."""
    return " ".join(
        part if part.endswith((".", "?", "!")) else f"{part}." for part in parts if part
    )
