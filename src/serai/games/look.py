"""A look: a view with everything that is needed to show it to one viewer.

Pages, pictures, and the drawings of games are made from looks. While parts of a table are drawn,
the look records which choices each of them offers.
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
"""Kinds of facts that drawings read: options by prefix, refusals, changed things, awaited seats."""
DONE = "done"
"""The choice to do nothing more; the same in every game."""
MANY = 8
"""From so many choices on, each is marked less strongly."""


class Ahead(Generic[V]):
    """The state that further choices of the viewer lead to, up to the wall; for forecasts."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    @cached_property
    def view(self) -> V:
        return cast(V, self._draft.view())

    def options(self) -> list[Action]:
        return self._draft.options()

    @property
    def wall(self) -> int:
        """The next to decide, if not the viewer: a seat or chance."""
        return self._draft.wall

    @property
    def ends_turn(self) -> bool:
        return self._draft.ends_turn

    def score(self) -> int:
        """The viewer's points there."""
        return self._draft.match.game.scores(self._draft.state)[self._draft.seat]

    def after(self, action: Action, short_of: Kinds = ()) -> Ahead[V]:
        """The state after one more of the options. Forced steps are played, except the classes
        `short_of`."""
        return Ahead(self._draft.after(action, short_of))


@dataclass(frozen=True)
class Look(Generic[V]):
    """A view with voice, names, draft and more, as needed to show it to one viewer.

    Drawings are cached (`keep`). So a drawing must not read the fields `decides`, `draft` and
    `changed`, but ask `waits_for`, `drafted` and `has_changed`.
    """

    view: V
    """Replaced by a recorder while something cached is drawn; so are the voice and the names."""
    voice: Voice
    names: tuple[str, ...] = ()
    """The names of the sides; the viewer is `you` in tables, but not in sentences."""
    decides: int = NOBODY
    """The seat to decide, also while its draft is complete."""
    tags: tuple[str, ...] = ()
    """A short note for each seat, such as that it is a bot."""
    draft: Draft | None = None
    """The viewer's draft, while the viewer is to decide."""
    changed: frozenset[str] = frozenset()
    """What has changed since the viewer's last turn, as kind and slug: `city-amber`."""
    rules_at: Callable[[str], str] = lambda rule: f"#{rule}"
    """The address of a rule."""
    still: bool = False
    """Whether it is a picture, where nothing can be clicked: things have titles instead."""
    layouts: tuple[str, ...] = LAYOUTS
    """The layouts to draw for; parts that none of them has are not drawn."""
    kept: Kept = field(default_factory=Kept)
    """Cached drawings of this viewer and of others at the table."""
    _open: list[Offers] = field(default_factory=list)
    """Offers of the drawings being made, the innermost last."""
    _reading: list[Reading] = field(default_factory=list)
    """Reads of the drawings being made, the innermost last."""
    _earlier: dict[str, V | None] = field(init=False, default_factory=dict)
    """Views before the last choice of each verb in this turn."""
    _made: dict[Hashable, Any] = field(init=False, default_factory=dict)
    """Values shared by several drawings that are not cached."""

    @cached_property
    def _whole(self) -> V:
        """The view without a recorder."""
        return self.view

    @cached_property
    def _drawer(self) -> Drawer:
        return Drawer(self.kept, self._reading, self._open)

    @cached_property
    def now(self) -> Moment:
        """The view and facts of this look, to find out whether drawings are up to date."""
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
        """The lines of the viewer's draft in this turn."""
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
        """Whether this seat is to decide."""
        self._read(AWAITED, (side,))
        return side == self.decides

    def has_changed(self, *things: str) -> bool:
        """Whether one of these has changed since the viewer's last turn."""
        self._read(CHANGED, things)
        return not self.changed.isdisjoint(things)

    @property
    def ahead(self) -> Ahead[V] | None:
        """The state after the draft, while there is something to choose. Drawings that use it are
        made every time."""
        return self._noted(("_ahead",), self._ahead)

    @cached_property
    def _ahead(self) -> Ahead[V] | None:
        return Ahead(self.draft) if self.draft is not None and self.draft.open else None

    @property
    def before(self) -> V:
        """The view without the viewer's draft."""
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
        """The view before the last choice with this verb, if that can still be replaced."""
        return self._noted(("_view_before", verb), self._view_before(verb))

    def _view_before(self, verb: str) -> V | None:
        if verb not in self._earlier:
            able = self.draft is not None and self.draft.open
            draft = self.draft.before(verb) if self.draft is not None and able else None
            self._earlier[verb] = None if draft is None else cast(V, draft.view())
        return self._earlier[verb]

    def instead(self, verb: str) -> frozenset[str]:
        """The choices that could replace the last one with this verb."""
        return self._noted(("_instead", verb), self._instead(verb))

    def _instead(self, verb: str) -> frozenset[str]:
        view = self._view_before(verb)
        found = view.options if view is not None else ()
        return frozenset(one.text for one in found if one.verb == verb) - {*self._drafted()}

    def name(self, side: int) -> str:
        """The name of a side, the same for all viewers."""
        return self.names[side] if 0 <= side < len(self.names) else self.voice.seat(side)

    def short_name(self, side: int) -> str:
        """The name of a side; `you` for the viewer."""
        return self.voice.text("web-you") if side == self.view.seat else self.name(side)

    def tag(self, side: int) -> str:
        return self._noted(("_tagged", side), self._tagged(side))

    def _tagged(self, side: int) -> str:
        return self.tags[side] if side < len(self.tags) else ""

    def letter(self, side: int) -> str:
        """The letter of a side in ids and classes."""
        return LETTERS[side]

    def ask(self, question: Callable[[Any, *About], T], *about: *About) -> T:
        """The result of a function of the view. Only the result is recorded as read: whether a
        thing is the chosen one changes less often than which one it is."""
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
        """The name of a thing, capitalised."""
        return sentence(self.voice.name(kind, slug))

    def slug(self, kind: str, number: int) -> str:
        """The slug of a thing by its number."""
        return self._whole.game.vocabulary.slugs[kind][number]

    def number(self, kind: str, slug: str) -> int:
        """The number of a thing by its slug."""
        return self._whole.game.vocabulary.slugs[kind].index(slug)

    def words_of(self, action: str) -> str:
        """The words of a choice."""
        return self.voice.action(self.read(action))

    def in_its_place(self, action: str) -> str:
        """The words of a choice that would replace another one."""
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
        """The options, as notation."""
        return self._noted(("_actions",), self._actions)

    @cached_property
    def _actions(self) -> frozenset[str]:
        return frozenset(action.text for action in self._whole.options)

    @property
    def refusals(self) -> dict[str, Refusal]:
        """The refusals, by notation."""
        return self._noted(("_refusals",), self._refusals)

    @cached_property
    def _refusals(self) -> dict[str, Refusal]:
        return {refusal.text: refusal for refusal in self._whole.refusals}

    def refused(self, actions: tuple[str, ...]) -> tuple[Refusal, ...]:
        """The refusals of these choices, if there are any."""
        self._read(REFUSAL, actions)
        refusals = self._refusals
        return tuple(refusals[one] for one in actions if one in refusals) if refusals else ()

    @property
    def anytime(self) -> frozenset[str]:
        """The options at any time, which the prompt does not ask for."""
        return self._noted(("_anytime",), self._anytime)

    @cached_property
    def _anytime(self) -> frozenset[str]:
        return frozenset(action.text for action in self._whole.options if action.anytime)

    def all_anytime(self, actions: tuple[str, ...]) -> bool:
        """Whether all of these are options at any time."""
        self._read(OPTION, actions)
        return self._anytime.issuperset(actions)

    @property
    def asked(self) -> frozenset[str]:
        """The options that the prompt asks for: all but those at any time and `DONE`."""
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
        """Whether there are so many options that each is marked less strongly."""
        return self._noted(("_many",), self._many)

    @cached_property
    def _many(self) -> bool:
        return len(self._asked) >= MANY

    @cached_property
    def _by_beginning(self) -> dict[str, list[str]]:
        """The options by prefix: their first word, their first two words, and so on."""
        found: dict[str, list[str]] = {}
        for action in self._whole.options:
            parts = action.text.split()
            for count in range(1, len(parts) + 1):
                found.setdefault(" ".join(parts[:count]), []).append(action.text)
        return found

    def may(self, action: str) -> bool:
        """Whether this is an option."""
        self._read(OPTION, (action,))
        return action in self._actions

    def can(self, action: str) -> bool:
        """Whether this is an option, or the beginning of one, such as `exchange wood`."""
        self._read(OPTION, (action,))
        return action in self._by_beginning

    def options_of(self, actions: Iterable[str]) -> tuple[str, ...]:
        """The options that begin with one of these; those that the prompt asks for come first."""
        actions = tuple(actions)
        self._read(OPTION, actions)
        options = self._by_beginning
        if not options:
            return ()
        found = dict.fromkeys(text for one in actions if one in options for text in options[one])
        return tuple(sorted(found, key=self._anytime.__contains__)) if found else ()

    # --- what was drawn before ----------------------------------------------------------------

    def once(self, name: Hashable, make: Callable[[], T]) -> T:
        """A value that is made once for this look and not cached, such as forecasts."""
        if name not in self._made:
            self._made[name] = make()
        return cast(T, self._made[name])

    def keep(self, name: Hashable, draw: Callable[[], T], *, small: bool = False) -> T:
        """The result of `draw`, cached until something that it has read changes. `small` drawings
        are shared with other tables, so they may depend only on their name and what they read."""
        return cast(T, self._drawer.keep(self, name, draw, small))

    @property
    def is_quiet(self) -> bool:
        """Whether the viewer has nothing to choose."""
        return not self._whole.options

    def watch(self, reading: Reading) -> dict[str, Any]:
        """Start recording what is read; returns the attributes to restore."""
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
        """The current answer to a recorded question."""
        found = getattr(self, cast(str, question[0]))
        if isinstance(found, MethodType):
            return found(*question[1:])
        return follow(found, question[1:]) if len(question) > 1 else found

    def _read(self, kind: str, things: Iterable[str | int]) -> None:
        """Record that facts are read, if something is being drawn."""
        if self._reading:
            self._drawer.read(self, kind, things)

    def _noted(self, question: Question, answer: T) -> T:
        """The answer, recorded if something cached is being drawn."""
        if self._reading:
            self._reading[-1].asked[question] = answer
        return answer

    # --- what is offered ----------------------------------------------------------------------

    @contextmanager
    def recording(self) -> Iterator[Offers]:
        """Record the offers of everything drawn in the `with`."""
        offers = Offers()
        self._open.append(offers)
        try:
            yield offers
        finally:
            self._open.pop()
            if self._open:
                self._open[-1].include(offers)

    def offer(self, actions: Iterable[str], *, plain: bool = True) -> None:
        """Record that a thing offers these choices; not `plain` if it is only a small reminder of a
        larger one."""
        if self._open:
            self._open[-1].add(tuple(actions), plain=plain)


AnyLook: TypeAlias = Look[TableView]
"""A look at any game."""


def sentence(text: str) -> str:
    """A text with its first letter capitalised."""
    return text[:1].upper() + text[1:]


def sentences(*parts: str) -> str:
    """Texts joined as sentences; empty ones are left out."""
    return " ".join(
        part if part.endswith((".", "?", "!")) else f"{part}." for part in parts if part
    )
