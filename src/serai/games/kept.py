"""Cached drawings: a drawing is made again only when something that it has read has changed.

While something is drawn, every path of the view that is read is recorded, and every question to the
look (what may be chosen, what may have changed) with its answer. At another moment a drawing is
reused, for any viewer, if none of its paths is among the differences between the two views, all
answers are the same, and both are true of every drawing within it.

So nobody has to declare what a drawing depends on. But what was read *before* the drawing began is
not recorded: a drawing must read the view itself, and not take values as arguments.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from functools import cache, cached_property
from types import MethodType
from typing import Any, Final, TypeAlias, cast

from mypy_extensions import mypyc_attr

ViewPath: TypeAlias = tuple[Hashable, ...]
"""A path in a view, of names and indices; or the kind of a fact that a look has besides the view,
and what it is about."""
Question: TypeAlias = tuple[Hashable, ...]
"""A question to the look and its subject; or the name of another view and a path in it."""
Reads: TypeAlias = dict[Question, Any]
"""Paths or questions, with the values or answers found."""
Facts: TypeAlias = Mapping[str, Mapping[Any, Any]]
"""What a look knows besides its view, by kind and subject."""

SEAT: Final = "seat"
"""The prefix of message arguments that are seats."""
SHAPE: Final = "#"
"""The last step of a path to the length of a tuple, or the type of a part."""
MOST_READS: Final = 100
"""Drawings with more reads are not pooled: they seldom match again."""
MOST_ALIKE: Final = 8
"""Most variants of one drawing in the pool."""
MOST_DRAWINGS: Final = 20_000
NEWEST: Final = -1
"""Key, instead of a viewer, of the newest drawing for any viewer."""
QUIET: Final = -2
"""Key of the newest drawing for a viewer with nothing to choose."""
_ABSENT = object()


class Offers:
    """The choices offered by things while they are drawn, as notation."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        """All choices offered by some thing."""
        self.large: set[str] = set()
        """Choices offered by things that are more than a reminder."""
        self.plain: set[str] = set()
        """Choices offered by a thing of their own."""

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


class Moment:
    """A view and facts at one moment. Compared by identity, not by content."""

    def __init__(self, view: object, facts: Facts) -> None:
        self.view = view
        self.facts = facts
        """Facts besides the view."""

    def changes(self, earlier: Moment) -> frozenset[ViewPath]:
        """The paths that differ from an earlier moment."""
        found = differences(earlier.view, self.view)
        for kind, now in self.facts.items():
            then = earlier.facts[kind]
            if now != then:
                about = now.keys() | then.keys()
                found.update([(kind, one) for one in about if now.get(one) != then.get(one)])
        return frozenset(found)

    def at(self, place: ViewPath) -> Any:
        """The value at a path; `_ABSENT`, which equals nothing else, if there is none."""
        facts = self.facts.get(cast(str, place[0]))
        if facts is not None:
            return facts.get(place[1])
        try:
            return follow(self.view, place)
        except (AttributeError, IndexError, TypeError):
            return _ABSENT


class Drawn:
    """A drawing with what was read for it and what it offers."""

    def __init__(
        self,
        content: Any,
        places: Reads,
        asked: Reads,
        within: tuple[Drawn, ...],
        offers: Offers,
        held: Moment,
    ) -> None:
        self.content = content
        self.places = places
        """Paths read, with their values."""
        self.asked = asked
        """Questions asked, with their answers."""
        self.within = within
        """Drawings inside this one, whose reads count as well."""
        self.offers = offers
        self.held = held
        """The last moment at which it was known to be up to date."""

    def copy_at(self, moment: Moment) -> Drawn:
        """A copy for another viewer, valid at a moment: validity is tracked for each viewer."""
        within = tuple([one.copy_at(moment) for one in self.within])
        return Drawn(self.content, self.places, self.asked, within, self.offers, moment)

    def reads(self) -> int:
        """The number of reads, including those of drawings inside."""
        count = len(self.places) + len(self.asked)
        for one in self.within:
            count += one.reads()
        return count


class Pool:
    """Small drawings of a game in one language, shared by all tables and viewers.

    A drawing depends only on what it has read, so it is found by comparing its reads.
    """

    def __init__(self) -> None:
        self._drawn: dict[Hashable, list[Drawn]] = {}
        self._count = 0

    def alike(self, name: Hashable) -> list[Drawn]:
        """The variants of a drawing, the last used first."""
        return self._drawn.get(name) or []

    def add(self, name: Hashable, drawn: Drawn) -> None:
        if drawn.reads() > MOST_READS:
            return
        if self._count >= MOST_DRAWINGS:
            self._drawn.clear()
            self._count = 0
        found = self._drawn.setdefault(name, [])
        if len(found) < MOST_ALIKE:
            self._count += 1
        else:
            found.pop()
        found.insert(0, drawn)


class Reading:
    """Collects the reads of a drawing while it is made."""

    def __init__(self) -> None:
        self.places: Reads = {}
        self.asked: Reads = {}
        self.within: list[Drawn] = []


class Kept:
    """The newest drawings of one viewer at a table, by name; and the newest ones of any viewer with
    the same language, who often sees the same."""

    def __init__(self, among: Kept | None = None, pool: Pool | None = None) -> None:
        """`among`: the drawings of another viewer of the table; `pool`: those of all tables."""
        self.pool: Pool = among.pool if among is not None else pool or Pool()
        self.drawn: dict[Hashable, dict[int, Drawn]] = {} if among is None else among.drawn
        self.known: dict[ViewPath, ViewPath] = {} if among is None else among.known
        """Paths, each stored once: many drawings read the same ones."""
        self._numbers: Iterator[int] = itertools.count() if among is None else among._numbers
        self.viewer: int = next(self._numbers)
        self.extra: dict[Hashable, Any] = {}
        """Other caches for this viewer, keyed by the class that owns them."""

    def add(self, name: Hashable, drawn: Drawn, *, quiet: bool = False) -> None:
        """`quiet`: the viewer has nothing to choose."""
        found = self.drawn.setdefault(name, {})
        found[self.viewer] = found[NEWEST] = drawn
        if quiet:
            found[QUIET] = drawn


class Drawer:
    """Draws for one look, or finds a drawing that is up to date."""

    def __init__(self, kept: Kept, reading: list[Reading], open: list[Offers]) -> None:
        self.kept = kept
        self.reading = reading
        """Reads of the drawings being made, the innermost last."""
        self.open = open
        """Offers of the drawings being made, the innermost last."""
        self._now: Moment | None = None
        self._answers: Reads = {}
        """Answers at this moment, each asked once."""
        self._found: Reads = {}
        """Values at this moment for paths read at other tables."""
        self._changes: dict[Moment, frozenset[ViewPath]] = {}
        """Differences of the view since earlier moments."""

    def keep(self, look: Any, name: Hashable, draw: Callable[[], Any], small: bool) -> Any:
        """See `Look.keep`."""
        now = self._now
        if now is None:
            now = self._now = cast(Moment, look.now)
        by_viewer = self.kept.drawn.get(name)
        found = None if by_viewer is None else by_viewer.get(self.kept.viewer)
        if found is None or not self._holds(look, now, found):
            if small:
                found = self._pooled(look, now, name)
            else:
                found = self._shared(look, now, by_viewer, found)
            if found is None:
                found = self._draw(look, now, draw)
                self.kept.add(name, found, quiet=look.is_quiet)
                if small:
                    self.kept.pool.add(name, found)
        if self.reading:
            self.reading[-1].within.append(found)
        if self.open:
            self.open[-1].include(found.offers)
        return found.content

    def _shared(
        self, look: Any, now: Moment, by_viewer: dict[int, Drawn] | None, own: Drawn | None
    ) -> Drawn | None:
        """An up-to-date drawing of another viewer at this table."""
        if by_viewer is None:
            return None
        for other in (by_viewer.get(NEWEST), by_viewer.get(QUIET)):
            if other is not None and other is not own and self._holds(look, now, other):
                by_viewer[self.kept.viewer] = other
                return other
        return None

    def _pooled(self, look: Any, now: Moment, name: Hashable) -> Drawn | None:
        """An up-to-date drawing of any table."""
        alike = self.kept.pool.alike(name)
        for at, one in enumerate(alike):
            if self._fits(look, now, one):
                if at:
                    del alike[at]
                    alike.insert(0, one)
                found = one.copy_at(now)
                self.kept.add(name, found)
                return found
        return None

    def _draw(self, look: Any, now: Moment, draw: Callable[[], Any]) -> Drawn:
        reading, offers, known = Reading(), Offers(), self.kept.known
        self.reading.append(reading)
        self.open.append(offers)
        outer = look.watch(reading)
        try:
            content = draw()
        finally:
            look.unwatch(outer)
            self.open.pop()
            self.reading.pop()
        places = {known.setdefault(place, place): value for place, value in reading.places.items()}
        return Drawn(content, places, reading.asked, tuple(reading.within), offers, now)

    def _holds(self, look: Any, now: Moment, drawn: Drawn) -> bool:
        """Whether a drawing of this table is up to date."""
        held = drawn.held
        if held is now:
            return True
        changes = self._changes.get(held)
        if changes is None:
            changes = self._changes[held] = now.changes(held)
        if not drawn.places.keys().isdisjoint(changes):
            return False
        if drawn.asked and not self._same_answers(look, drawn.asked):
            return False
        for one in drawn.within:
            if one.held is not now and not self._holds(look, now, one):
                return False
        drawn.held = now
        return True

    def _fits(self, look: Any, now: Moment, drawn: Drawn) -> bool:
        """Whether all reads of a drawing, from any table, give the same now."""
        known = self._found
        for place, value in drawn.places.items():
            found = known.get(place, _ABSENT)
            if found is _ABSENT:
                found = known[place] = now.at(place)
            if found is not value and found != value:
                return False
        if drawn.asked and not self._same_answers(look, drawn.asked):
            return False
        for one in drawn.within:
            if not self._fits(look, now, one):
                return False
        return True

    def _same_answers(self, look: Any, asked: Reads) -> bool:
        """Whether questions have the same answers now."""
        answers = self._answers
        for question, answer in asked.items():
            now = answers.get(question, _ABSENT)
            if now is _ABSENT:
                now = answers[question] = look.answer(question)
            if now is not answer and now != answer:
                return False
        return True

    def read(self, look: Any, kind: str, things: Iterable[str | int]) -> None:
        """Record that facts of a kind are read, if something is being drawn."""
        if self.reading:
            places, facts = self.reading[-1].places, cast(Moment, look.now).facts[kind]
            for thing in things:
                places[kind, thing] = facts.get(thing)


@mypyc_attr(native_class=False)
class RecordingView:
    """A view, or a part of one, that records what is read of it.

    The first read goes through `__getattr__`, later ones find the value in the object's dictionary.
    Parts of a view, such as that of each seat, are wrapped in the same way.
    """

    def __init__(self, real: object, path: Question, reads: Reads) -> None:
        self._real = real
        self._path = path
        self._reads = reads

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._real, name)
        path, reads = (*self._path, name), self._reads
        kind: Any = type(value)
        if isinstance(value, tuple):
            if _has_parts(value):
                reads[*path, SHAPE] = len(value)
                value = tuple(
                    [RecordingView(one, (*path, at), reads) for at, one in enumerate(value)]
                )
            else:
                value = RecordingTuple.of(value, path, reads)
        elif kind is MethodType:
            return MethodType(value.__func__, self)  # not stored: it would refer to itself
        elif _is_kind_of_part(kind):
            reads[*path, SHAPE] = kind
            value = RecordingView(value, path, reads)
        else:
            reads[path] = value
        self.__dict__[name] = value
        return value


@mypyc_attr(native_class=False)
class RecordingTuple(tuple[Any, ...]):
    """A tuple of a view: reading an item by index records that item, any other use records the
    whole tuple."""

    _path: Question
    _reads: Reads

    @classmethod
    def of(cls, values: tuple[Any, ...], path: Question, reads: Reads) -> RecordingTuple:
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


@mypyc_attr(native_class=False)
class RecordingVoice:
    """A voice that records which seats it names, because each viewer is named differently.
    Everything that a voice says goes through `text`."""

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
    """Whether a value is a part of a view: a dataclass declared in a `view` module."""
    kind: Any = type(value)
    return _is_kind_of_part(kind)


@cache
def _is_kind_of_part(kind: type) -> bool:
    return is_dataclass(kind) and kind.__module__.endswith(".view")


def _has_parts(value: tuple[Any, ...]) -> bool:
    return bool(value) and is_part(value[0])


def _shape(value: object) -> object:
    return len(value) if isinstance(value, tuple) else type(value)


def follow(view: object, place: ViewPath) -> Any:
    """The value at a path in a view."""
    value: Any = view
    for step in place:
        if isinstance(step, int):
            value = value[step]
        else:
            value = _shape(value) if step == SHAPE else getattr(value, cast(str, step))
    return value


def differences(one: object, other: object) -> set[ViewPath]:
    """The paths in which two views differ."""
    found: set[ViewPath] = set()
    _compare(one, other, (), found)
    return found


def _compare(one: Any, other: Any, place: ViewPath, found: set[ViewPath]) -> None:
    """Collect the differing paths, down into parts and tuples."""
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
        for name in vars(one).keys() | _computed(kind):
            _compare(getattr(one, name), getattr(other, name), (*place, name), found)


@cache
def _computed(kind: type) -> frozenset[str]:
    """The names of the properties of a part of a view."""
    named = ((name, getattr(kind, name)) for name in dir(kind))
    return frozenset(name for name, one in named if isinstance(one, (property, cached_property)))
