"""Drawings that are kept: one is made anew only when something that it has read is different.

While something is drawn, every place of the view that is read is written down, everything that the
look was asked about (a choice, a thing that may have changed), and every other question to the look
with its answer. At another moment the two are compared, once for all drawings: if nothing that it
has read is among what differs, if the questions have the same answers, and if the same goes for
every drawing within it, it looks the same and need not be made, whoever looks.
Nobody has to say what a drawing depends on, so nobody can forget a part of it; but what was read
*before* the drawing began is not known here, so a drawing reads the view itself and takes no
figures along.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, is_dataclass
from functools import cache, cached_property
from types import MethodType
from typing import Any, Generic, TypeAlias, TypeVar, cast

T = TypeVar("T")

Place: TypeAlias = tuple[Hashable, ...]
"""Where something stands in a view: a path of names and numbers; or the kind of a fact that a look
knows besides, and what it is about."""
Question: TypeAlias = tuple[Hashable, ...]
"""A question to the look, and what it is about; or which of its views, and a place in that."""
Reads: TypeAlias = dict[Question, Any]
"""Places or questions, and what was found there."""
Facts: TypeAlias = Mapping[str, Mapping[Any, Any]]
"""What a look knows besides its view, by kind and by what it is about."""

SEAT = "seat"
"""How a message calls a seat that it names."""
SHAPE = "#"
"""Of parts of a view: how many there are, or of which kind one is."""
_ABSENT = object()


@dataclass
class Offers:
    """What is offered while something is drawn, as notation."""

    found: set[str] = field(default_factory=set)
    """All choices that some thing stands for."""
    large: set[str] = field(default_factory=set)
    """Those among them that some thing stands for which is more than a reminder."""
    plain: set[str] = field(default_factory=set)
    """Those among these that have a thing of their own."""

    def add(self, actions: tuple[str, ...], *, plain: bool) -> None:
        self.found.update(actions)
        if plain:
            self.large.update(actions)
        if plain and len(actions) == 1:
            self.plain.update(actions)

    def include(self, others: Offers) -> None:
        if others.found:
            self.found |= others.found
            self.large |= others.large
            self.plain |= others.plain


@dataclass(frozen=True, eq=False)
class Moment:
    """A view that was looked at. There are no two, even if they look the same."""

    view: object
    facts: Facts
    """What was known besides."""

    def news(self, earlier: Moment) -> frozenset[Place]:
        """The places that are different from those of an earlier moment."""
        found = differences(earlier.view, self.view)
        for kind, now in self.facts.items():
            then = earlier.facts[kind]
            if now != then:
                about = now.keys() | then.keys()
                found.update((kind, one) for one in about if now.get(one) != then.get(one))
        return frozenset(found)


@dataclass
class Drawn(Generic[T]):
    """Something drawn, what was read for it, and what it offers."""

    content: T
    places: frozenset[Place]
    """What was read."""
    asked: Reads
    """What was asked besides, and the answers."""
    within: tuple[Drawn[Any], ...]
    """Drawings that it was put together from: what they have read counts, too."""
    offers: Offers
    held: Moment
    """When it was last known to look like this."""


class Reading:
    """What is read for a drawing while it is made."""

    def __init__(self) -> None:
        self.places: Reads = {}
        self.asked: Reads = {}
        self.within: list[Drawn[Any]] = []


NEWEST, QUIET = -1, -2
"""In place of the number of a viewer: what was drawn last, for whomever; and what was drawn last
for somebody who had nothing to choose."""


class Kept:
    """What was drawn for one viewer of a table, by name, each as it was last; and what was drawn
    last for any of those who look at it in the same language, since they often see the same."""

    def __init__(self, among: Kept | None = None) -> None:
        """`among`: of somebody who looks at the same table."""
        self._drawn: dict[Hashable, dict[int, Drawn[Any]]] = {} if among is None else among._drawn
        self._places: dict[Place, Place] = {} if among is None else among._places
        self._numbers: Iterator[int] = itertools.count() if among is None else among._numbers
        self._viewer = next(self._numbers)
        self.aside: dict[Hashable, Any] = {}
        """What else is remembered for this viewer, by whoever needs it."""

    def find(self, name: Hashable, holds: Callable[[Drawn[Any]], bool]) -> Drawn[Any] | None:
        """A drawing that looks the same now, if there is one."""
        found = self._drawn.get(name)
        if found is None:
            return None
        own = found.get(self._viewer)
        if own is not None and holds(own):
            return own
        for other in (found[NEWEST], found.get(QUIET)):
            if other is not None and other is not own and holds(other):
                found[self._viewer] = other
                return other
        return None

    def add(self, name: Hashable, drawn: Drawn[T], *, quiet: bool = False) -> Drawn[T]:
        """`quiet`: it was drawn for somebody who has nothing to choose."""
        found = self._drawn.setdefault(name, {})
        found[self._viewer] = found[NEWEST] = drawn
        if quiet:
            found[QUIET] = drawn
        return drawn

    def places(self, read: Iterable[Place]) -> frozenset[Place]:
        """The same places. Many drawings read the same ones, which are remembered once."""
        known = self._places
        return frozenset([known.setdefault(place, place) for place in read])


class Seen:
    """A view, or a part of one, that writes down what is read of it.

    It is found in `__getattr__` the first time and in the dictionary of the object from then on.
    Parts of a view, such as what belongs to each seat, are followed in their turn.
    """

    def __init__(self, real: object, path: Question, reads: Reads) -> None:
        self._real = real
        self._path = path
        self._reads = reads

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._real, name)
        path = (*self._path, name)
        if isinstance(value, MethodType):
            return MethodType(value.__func__, self)  # not remembered: it would hold itself
        if _has_parts(value):
            self._reads[*path, SHAPE] = _shape(value)
            value = tuple(Seen(one, (*path, at), self._reads) for at, one in enumerate(value))
        elif is_part(value):
            self._reads[*path, SHAPE] = _shape(value)
            value = Seen(value, path, self._reads)
        elif isinstance(value, tuple):
            value = SeenTuple.of(value, path, self._reads)
        else:
            self._reads[path] = value
        self.__dict__[name] = value
        return value


class SeenTuple(tuple[Any, ...]):
    """Values of a view of which some may be read and others not: what is asked for by its number
    is written down by itself, whatever else is done with them is to read them all."""

    _path: Question
    _reads: Reads

    @classmethod
    def of(cls, values: tuple[Any, ...], path: Question, reads: Reads) -> SeenTuple:
        seen = cls(values)
        seen._path = path
        seen._reads = reads
        return seen

    def _all(self) -> tuple[Any, ...]:
        if self._path not in self._reads:
            self._reads[self._path] = tuple(tuple.__iter__(self))
        values: tuple[Any, ...] = self._reads[self._path]
        return values

    def __getitem__(self, at: Any) -> Any:
        if not isinstance(at, int):
            return self._all()[at]
        value = tuple.__getitem__(self, at)
        self._reads[*self._path, at] = value
        return value

    def __len__(self) -> int:
        size = tuple.__len__(self)
        self._reads[*self._path, SHAPE] = size
        return size

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all())

    def __contains__(self, value: object) -> bool:
        return value in self._all()

    def __eq__(self, other: object) -> bool:
        return self._all() == other

    def __ne__(self, other: object) -> bool:
        return self._all() != other

    def __hash__(self) -> int:
        return hash(self._all())

    def __add__(self, other: Any) -> Any:
        return self._all() + tuple(other)

    def __radd__(self, other: Any) -> Any:
        return tuple(other) + self._all()

    def index(self, value: Any, *place: Any) -> int:
        return self._all().index(value, *place)

    def count(self, value: Any) -> int:
        return self._all().count(value)


class Heard:
    """A voice that writes down whom it names: whoever listens is named in another way. Whatever a
    voice says, it says by `text`."""

    def __init__(self, real: object, path: Question, reads: Reads) -> None:
        self._real: Any = real
        self._path = path
        self._reads = reads

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._real, name)
        return MethodType(value.__func__, self) if isinstance(value, MethodType) else value

    def seat(self, seat: int) -> str:
        name: str = self._real.seat(seat)
        self._reads[*self._path, seat] = name
        return name

    def text(self, id: str, args: Mapping[str, str | int] | None = None) -> str:
        for key, value in args.items() if args else ():
            if key.startswith(SEAT) and isinstance(value, int):
                self.seat(value)
        said: str = self._real.text(id, args)
        return said


def is_part(value: object) -> bool:
    """Whether this is a part of a view, rather than a value: it is declared beside the view."""
    kind: Any = type(value)
    return _is_kind_of_part(kind)


@cache
def _is_kind_of_part(kind: type) -> bool:
    return is_dataclass(kind) and kind.__module__.endswith(".view")


def _has_parts(value: object) -> bool:
    return isinstance(value, tuple) and bool(value) and is_part(value[0])


def _shape(value: object) -> object:
    return len(value) if isinstance(value, tuple) else type(value)


def follow(view: object, place: Place) -> Any:
    """What stands in a view at a place."""
    value: Any = view
    for step in place:
        if isinstance(step, int):
            value = value[step]
        else:
            value = _shape(value) if step == SHAPE else getattr(value, cast(str, step))
    return value


def differences(one: object, other: object) -> set[Place]:
    """The places in which two views are different."""
    found: set[Place] = set()
    _compare(one, other, (), found)
    return found


def _compare(one: Any, other: Any, place: Place, found: set[Place]) -> None:
    """Parts and tuples that differ are followed to what differs in them."""
    if one is other or one == other:
        return
    found.add(place)
    if isinstance(one, tuple) and isinstance(other, tuple):
        if len(one) != len(other):
            found.add((*place, SHAPE))
        for at, pair in enumerate(itertools.zip_longest(one, other, fillvalue=_ABSENT)):
            _compare(*pair, (*place, at), found)
    elif type(one) is not type(other):
        found.add((*place, SHAPE))
    elif not place or is_part(one):
        kind: Any = type(one)
        for name in vars(one).keys() | _worked_out(kind):
            _compare(getattr(one, name), getattr(other, name), (*place, name), found)


@cache
def _worked_out(kind: type) -> frozenset[str]:
    """What a part of a view works out from what it holds."""
    named = ((name, getattr(kind, name)) for name in dir(kind))
    return frozenset(name for name, one in named if isinstance(one, (property, cached_property)))
