"""A view that is being shown to somebody: what it shows, in whose language, and what it offers.

Everything that shows a table is made from a look: the page, the picture, and what the game draws
for them. While the parts of a table are drawn, the look records which choices each of them offers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from types import MethodType
from typing import Any, Generic, TypeAlias, TypeVar, TypeVarTuple, cast

from serai.core.action import Action
from serai.core.draft import Chosen, Draft, Kinds
from serai.core.step import NOBODY, Refusal
from serai.core.view import TableView
from serai.draw.markup import Value
from serai.draw.shapes import LETTERS
from serai.games.kept import (
    Drawer,
    Facts,
    Kept,
    Moment,
    Offers,
    Question,
    Reading,
    RecordingTuple,
    RecordingView,
    RecordingVoice,
    follow,
)
from serai.games.layouts import LAYOUTS
from serai.games.voice import Voice

__all__ = ["DONE", "MANY", "Ahead", "AnyLook", "Look", "Offers", "sentence", "sentences"]

V = TypeVar("V", bound=TableView, covariant=True)
T = TypeVar("T")
About = TypeVarTuple("About")

OPTION, REFUSAL, CHANGED, AWAITED = "_option", "_refusal", "_changed", "_awaited"
"""Kinds of facts that drawings read one by one: what may be chosen that begins in some way, why
something may not, which things have changed, and who is waited for."""
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


@dataclass(frozen=True)
class Look(Generic[V]):
    """A view that is being shown to somebody, with all that is needed to speak about it.

    What is drawn may be kept and shown again (`keep`). Therefore a drawing does not read the fields
    `decides`, `draft` and `changed`, but asks `waits_for`, `drafted` and `has_changed`.
    """

    view: V
    """While something is drawn that is kept, it writes down what is read of it; so do the voice and
    the names, which are not the same for everybody."""
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
    layouts: tuple[str, ...] = LAYOUTS
    """The layouts that it is shown in, as far as that is known: a part that none of them has is
    not drawn."""
    kept: Kept = field(default_factory=Kept)
    """What was drawn for the same viewer before, and lately for others at the same table."""
    _open: list[Offers] = field(default_factory=list)
    """What is being recorded, one within another."""
    _reading: list[Reading] = field(default_factory=list)
    """What is read for the drawings that are being made, one within another."""
    _earlier: dict[str, V | None] = field(init=False, default_factory=dict)
    """Views in which choices of this turn were made, by their kind."""
    _made: dict[Hashable, Any] = field(init=False, default_factory=dict)
    """What was made for several things that are not kept."""

    @cached_property
    def _whole(self) -> V:
        """The view itself."""
        return self.view

    @cached_property
    def _drawer(self) -> Drawer:
        return Drawer(self.kept, self._reading, self._open)

    @cached_property
    def now(self) -> Moment:
        """What is looked at, with what is known besides."""
        facts: Facts = {
            OPTION: self._by_beginning,
            REFUSAL: self._refusals,
            CHANGED: dict.fromkeys(self.changed, True),
            AWAITED: {self.decides: True},
        }
        return Moment(self._whole, facts)

    @cached_property
    def _voice(self) -> Voice:
        return self.voice

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return self.names

    def __post_init__(self) -> None:
        _ = self._whole, self._voice, self._names  # before anything is drawn

    # --- whose it is --------------------------------------------------------------------------

    @property
    def mine(self) -> bool:
        """Whether the viewer is to decide."""
        return self.view.seat is not None and self.view.actor == self.view.seat

    @property
    def drafted(self) -> tuple[str, ...]:
        """What the viewer has chosen in this turn, as notation."""
        return self._noted(("_drafted",), self._drafted())

    def _drafted(self) -> tuple[str, ...]:
        return tuple(self.draft.turn_lines) if self.draft is not None else ()

    @property
    def chosen(self) -> tuple[Chosen, ...]:
        """The same choices, each with the clause and the part of the turn it was made in."""
        return self._noted(("_chosen",), self._chosen())

    def _chosen(self) -> tuple[Chosen, ...]:
        return tuple(self.draft.in_turn) if self.draft is not None else ()

    def waits_for(self, side: int) -> bool:
        """Whether this seat is waited for."""
        self._read(AWAITED, (side,))
        return side == self.decides

    def has_changed(self, *things: str) -> bool:
        """Whether one of these has changed since the viewer's last turn."""
        self._read(CHANGED, things)
        return not self.changed.isdisjoint(things)

    @property
    def ahead(self) -> Ahead[V] | None:
        """What the viewer's choices would lead to, while there is something to choose. What is
        drawn from it is drawn every time."""
        return self._noted(("_ahead",), self._ahead)

    @cached_property
    def _ahead(self) -> Ahead[V] | None:
        return Ahead(self.draft) if self.draft is not None and self.draft.open else None

    @property
    def before(self) -> V:
        """The view without the viewer's draft: what everybody knows."""
        if not self._reading:
            return self._before
        return cast(V, RecordingView(self._before, ("_before",), self._reading[-1].asked))

    @cached_property
    def _before(self) -> V:
        if self.draft is None:
            return self._whole
        match = self.draft.match
        return cast(V, match.game.view(match.state, self.draft.seat))

    def earlier(self, verb: str) -> V | None:
        """The view in which the last choice of a kind was made, if it can still be changed."""
        return self._noted(("_view_before", verb), self._view_before(verb))

    def _view_before(self, verb: str) -> V | None:
        if verb not in self._earlier:
            able = self.draft is not None and self.draft.open
            draft = self.draft.before(verb) if self.draft is not None and able else None
            self._earlier[verb] = None if draft is None else cast(V, draft.view())
        return self._earlier[verb]

    def instead(self, verb: str) -> frozenset[str]:
        """What could be chosen in place of the last choice of a kind."""
        return self._noted(("_instead", verb), self._instead(verb))

    def _instead(self, verb: str) -> frozenset[str]:
        view = self._view_before(verb)
        found = view.options if view is not None else ()
        return frozenset(one.text for one in found if one.verb == verb) - {*self._drafted()}

    def name(self, side: int) -> str:
        """What a side is called, whoever looks."""
        return self.names[side] if 0 <= side < len(self.names) else self.voice.seat(side)

    def short_name(self, side: int) -> str:
        """What the viewer calls a side."""
        return self.voice.text("web-you") if side == self.view.seat else self.name(side)

    def tag(self, side: int) -> str:
        return self._noted(("_tagged", side), self._tagged(side))

    def _tagged(self, side: int) -> str:
        return self.tags[side] if side < len(self.tags) else ""

    def letter(self, side: int) -> str:
        """The letter of a side, as it stands in ids and classes."""
        return LETTERS[side]

    def ask(self, question: Callable[[Any, *About], T], *about: *About) -> T:
        """The answer to a question to the view, for a drawing that needs only that. Nothing but the
        answer is written down: whether a thing is the one that was chosen seldom changes, though
        which one it is often does."""
        return self._noted(("_asked_view", question, *about), self._asked_view(question, *about))

    def _asked_view(self, question: Callable[[Any, *About], T], *about: *About) -> T:
        return question(self._whole, *about)

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

    def slug(self, kind: str, number: int) -> str:
        """How a thing is written: its slug, by its number in the tables."""
        return self._whole.game.vocabulary.slugs[kind][number]

    def number(self, kind: str, slug: str) -> int:
        """The number of a thing in the tables."""
        return self._whole.game.vocabulary.slugs[kind].index(slug)

    def words_of(self, action: str) -> str:
        """What a choice does."""
        return self.voice.action(self.read(action))

    def in_its_place(self, action: str) -> str:
        """The same for what would take the place of another choice."""
        return self.text("web-instead", deed=self.words_of(action))

    def rule_link(self, rule: str) -> dict[str, Value]:
        """What leads from a drawn thing to the rule that speaks of it, and how that is cited."""
        if not rule:
            return {}
        cited = self.view.game.rulebook.cite(rule)
        return {"data_rule": self.rules_at(rule), "data_rule_at": cited}

    def read(self, action: str) -> Action:
        return self.view.game.read(action)

    # --- choices ------------------------------------------------------------------------------

    @property
    def actions(self) -> frozenset[str]:
        """What the viewer may choose now, as notation."""
        return self._noted(("_actions",), self._actions)

    @cached_property
    def _actions(self) -> frozenset[str]:
        return frozenset(action.text for action in self._whole.options)

    @property
    def refusals(self) -> dict[str, Refusal]:
        """What the viewer might expect to do but may not, by notation."""
        return self._noted(("_refusals",), self._refusals)

    @cached_property
    def _refusals(self) -> dict[str, Refusal]:
        return {refusal.text: refusal for refusal in self._whole.refusals}

    def refused(self, actions: tuple[str, ...]) -> tuple[Refusal, ...]:
        """Why some of these may not be chosen, as far as there is a reason to tell."""
        self._read(REFUSAL, actions)
        refusals = self._refusals
        return tuple(refusals[one] for one in actions if one in refusals) if refusals else ()

    @property
    def anytime(self) -> frozenset[str]:
        """Those choices that are merely possible now: the prompt does not ask for them."""
        return self._noted(("_anytime",), self._anytime)

    @cached_property
    def _anytime(self) -> frozenset[str]:
        return frozenset(action.text for action in self._whole.options if action.anytime)

    def all_anytime(self, actions: tuple[str, ...]) -> bool:
        """Whether all of these are merely possible now."""
        self._read(OPTION, actions)
        return self._anytime.issuperset(actions)

    @property
    def asked(self) -> frozenset[str]:
        """What the prompt asks for, which is more than to be done."""
        return self._noted(("_asked",), self._asked)

    @cached_property
    def _asked(self) -> frozenset[str]:
        return self._actions - self._anytime - {DONE}

    def asks_any(self, actions: frozenset[str]) -> bool:
        """Whether the prompt asks for one of these."""
        self._read(OPTION, actions)
        return not self._asked.isdisjoint(actions)

    @property
    def many(self) -> bool:
        """Whether there are so many choices that each is marked less loudly."""
        return self._noted(("_many",), self._many)

    @cached_property
    def _many(self) -> bool:
        return len(self._asked) >= MANY

    @cached_property
    def _by_beginning(self) -> dict[str, list[str]]:
        """The options by their first word, their first two words, and so on."""
        found: dict[str, list[str]] = {}
        for action in self._whole.options:
            parts = action.text.split()
            for count in range(1, len(parts) + 1):
                found.setdefault(" ".join(parts[:count]), []).append(action.text)
        return found

    def may(self, action: str) -> bool:
        """Whether exactly this may be chosen now."""
        self._read(OPTION, (action,))
        return action in self._actions

    def can(self, action: str) -> bool:
        """Whether this may be chosen now; a beginning such as `exchange wood` will do."""
        self._read(OPTION, (action,))
        return action in self._by_beginning

    def options_of(self, actions: Iterable[str]) -> tuple[str, ...]:
        """Those options that begin with one of these: what the prompt asks for comes first."""
        actions = tuple(actions)
        self._read(OPTION, actions)
        options = self._by_beginning
        if not options:
            return ()
        found = dict.fromkeys(text for one in actions if one in options for text in options[one])
        return tuple(sorted(found, key=self._anytime.__contains__)) if found else ()

    # --- what was drawn before ----------------------------------------------------------------

    def once(self, name: Hashable, make: Callable[[], T]) -> T:
        """What several things need that are made for this look and not kept, such as forecasts."""
        if name not in self._made:
            self._made[name] = make()
        return cast(T, self._made[name])

    def keep(self, name: Hashable, draw: Callable[[], T], *, small: bool = False) -> T:
        """What `draw` gives; as it was before, if all that was read for it still is so. Something
        `small` may also come from another table, if all that was read for it is the same here:
        then `draw` may depend on nothing else but its name."""
        return cast(T, self._drawer.keep(self, name, draw, small))

    @property
    def is_quiet(self) -> bool:
        """Whether the viewer has nothing to choose."""
        return not self._whole.options

    def watch(self, reading: Reading) -> dict[str, Any]:
        """Write down from now on what is read; gives what it was read from before."""
        outer = {"view": self.view, "voice": self.voice, "names": self.names}
        self.__dict__["view"] = RecordingView(self._whole, (), reading.places)
        self.__dict__["voice"] = RecordingVoice(self._voice, ("_called",), reading.asked)
        self.__dict__["names"] = RecordingTuple.of(self._names, ("_names",), reading.asked)
        return outer

    def unwatch(self, outer: dict[str, Any]) -> None:
        self.__dict__.update(outer)

    def _called(self, side: int) -> str:
        return self._voice.seat(side)

    def answer(self, question: Question) -> Any:
        """The answer to a question that was written down."""
        found = getattr(self, cast(str, question[0]))
        if isinstance(found, MethodType):
            return found(*question[1:])
        return follow(found, question[1:]) if len(question) > 1 else found

    def _read(self, kind: str, things: Iterable[str | int]) -> None:
        """Some facts are asked for, which is written down if something is being drawn."""
        if self._reading:
            self._drawer.read(self, kind, things)

    def _noted(self, question: Question, answer: T) -> T:
        """The answer, written down if something is being drawn that will be kept."""
        if self._reading:
            self._reading[-1].asked[question] = answer
        return answer

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
            if self._open:
                self._open[-1].include(offers)

    def offer(self, actions: Iterable[str], *, plain: bool = True) -> None:
        """Something that is drawn now stands for these choices. It is not `plain` where it is too
        small to be more than a reminder of a larger one."""
        if self._open:
            self._open[-1].add(tuple(actions), plain=plain)


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
