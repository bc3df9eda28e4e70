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
from dataclasses import is_dataclass
from functools import cache, cached_property
from types import MethodType
from typing import Any, Final, TypeAlias, cast

from mypy_extensions import mypyc_attr

Place: TypeAlias = tuple[Hashable, ...]
"""Where something stands in a view: a path of names and numbers; or the kind of a fact that a look
knows besides, and what it is about."""
Question: TypeAlias = tuple[Hashable, ...]
"""A question to the look, and what it is about; or which of its views, and a place in that."""
Reads: TypeAlias = dict[Question, Any]
"""Places or questions, and what was found there."""
Facts: TypeAlias = Mapping[str, Mapping[Any, Any]]
"""What a look knows besides its view, by kind and by what it is about."""

SEAT: Final = "seat"
"""How a message calls a seat that it names."""
SHAPE: Final = "#"
"""Of parts of a view: how many there are, or of which kind one is."""
MOST_READS: Final = 100
"""What was drawn from more than this is seldom the same again."""
MOST_ALIKE: Final = 8
"""So many ways that one thing looks are remembered."""
MOST_DRAWINGS: Final = 20_000
NEWEST: Final = -1
"""In place of the number of a viewer: what was drawn last, for whomever."""
QUIET: Final = -2
"""The same for what was drawn last for somebody who had nothing to choose."""
_ABSENT = object()


class Offers:
    """What is offered while something is drawn, as notation."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        """All choices that some thing stands for."""
        self.large: set[str] = set()
        """Those among them that some thing stands for which is more than a reminder."""
        self.plain: set[str] = set()
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


class Moment:
    """A view that was looked at. There are no two, even if they look the same."""

    def __init__(self, view: object, facts: Facts) -> None:
        self.view = view
        self.facts = facts
        """What was known besides."""

    def news(self, earlier: Moment) -> frozenset[Place]:
        """The places that are different from those of an earlier moment."""
        found = differences(earlier.view, self.view)
        for kind, now in self.facts.items():
            then = earlier.facts[kind]
            if now != then:
                about = now.keys() | then.keys()
                found.update([(kind, one) for one in about if now.get(one) != then.get(one)])
        return frozenset(found)

    def at(self, place: Place) -> Any:
        """What stands at a place; if there is none, something that is like nothing else."""
        facts = self.facts.get(cast(str, place[0]))
        if facts is not None:
            return facts.get(place[1])
        try:
            return follow(self.view, place)
        except (AttributeError, IndexError, TypeError):
            return _ABSENT


class Drawn:
    """Something drawn, what was read for it, and what it offers."""

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
        """What was read, and what was found there."""
        self.asked = asked
        """What was asked besides, and the answers."""
        self.within = within
        """Drawings that it was put together from: what they have read counts, too."""
        self.offers = offers
        self.held = held
        """When it was last known to look like this."""

    def seen_at(self, moment: Moment) -> Drawn:
        """The same for somebody else: what one viewer knows of a drawing is not the next one's."""
        within = tuple([one.seen_at(moment) for one in self.within])
        return Drawn(self.content, self.places, self.asked, within, self.offers, moment)

    def reads(self) -> int:
        """How much was read for it, and for all within it."""
        count = len(self.places) + len(self.asked)
        for one in self.within:
            count += one.reads()
        return count


class Pool:
    """Small drawings of a game in one language, at whichever table and for whomever they were made.

    A drawing says nothing but what it has read: wherever all of that reads the same, it looks the
    same. So it is found again by what it has read, and not by who looks.
    """

    def __init__(self) -> None:
        self._drawn: dict[Hashable, list[Drawn]] = {}
        self._count = 0

    def alike(self, name: Hashable) -> list[Drawn]:
        """The ways that something looks; those that were wanted last come first."""
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
    """What is read for a drawing while it is made."""

    def __init__(self) -> None:
        self.places: Reads = {}
        self.asked: Reads = {}
        self.within: list[Drawn] = []


class Kept:
    """What was drawn for one viewer of a table, by name, each as it was last; and what was drawn
    last for any of those who look at it in the same language, since they often see the same."""

    def __init__(self, among: Kept | None = None, pool: Pool | None = None) -> None:
        """`among`: of somebody who looks at the same table; `pool`: what was drawn at any."""
        self.pool: Pool = among.pool if among is not None else pool or Pool()
        self.drawn: dict[Hashable, dict[int, Drawn]] = {} if among is None else among.drawn
        self.known: dict[Place, Place] = {} if among is None else among.known
        """Many drawings read the same places, which are remembered once."""
        self._numbers: Iterator[int] = itertools.count() if among is None else among._numbers
        self.viewer: int = next(self._numbers)
        self.aside: dict[Hashable, Any] = {}
        """What else is remembered for this viewer, by whoever needs it."""

    def add(self, name: Hashable, drawn: Drawn, *, quiet: bool = False) -> None:
        """`quiet`: it was drawn for somebody who has nothing to choose."""
        found = self.drawn.setdefault(name, {})
        found[self.viewer] = found[NEWEST] = drawn
        if quiet:
            found[QUIET] = drawn


class Keeper:
    """What draws for one look, or finds what was drawn before."""

    def __init__(self, kept: Kept, reading: list[Reading], open: list[Offers]) -> None:
        self.kept = kept
        self.reading = reading
        """What is read for the drawings that are being made, one within another."""
        self.open = open
        """What is being recorded, one within another."""
        self._now: Moment | None = None
        self._answers: Reads = {}
        """What was asked anew already to see whether a drawing still holds."""
        self._found: Reads = {}
        """What stands at places that drawings of other tables have read."""
        self._news: dict[Moment, frozenset[Place]] = {}
        """What is different in the view since earlier moments."""

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
        """What was drawn for others at this table, if it looks the same now."""
        if by_viewer is None:
            return None
        for other in (by_viewer.get(NEWEST), by_viewer.get(QUIET)):
            if other is not None and other is not own and self._holds(look, now, other):
                by_viewer[self.kept.viewer] = other
                return other
        return None

    def _pooled(self, look: Any, now: Moment, name: Hashable) -> Drawn | None:
        """What was drawn at any table, if it looks the same now."""
        alike = self.kept.pool.alike(name)
        for at, one in enumerate(alike):
            if self._fits(look, now, one):
                if at:
                    del alike[at]
                    alike.insert(0, one)
                found = one.seen_at(now)
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
        """Whether a drawing looks the same now."""
        held = drawn.held
        if held is now:
            return True
        news = self._news.get(held)
        if news is None:
            news = self._news[held] = now.news(held)
        if not drawn.places.keys().isdisjoint(news):
            return False
        if drawn.asked and not self._says_the_same(look, drawn.asked):
            return False
        for one in drawn.within:
            if one.held is not now and not self._holds(look, now, one):
                return False
        drawn.held = now
        return True

    def _fits(self, look: Any, now: Moment, drawn: Drawn) -> bool:
        """Whether all that was read for a drawing, here or at another table, reads the same now."""
        known = self._found
        for place, value in drawn.places.items():
            found = known.get(place, _ABSENT)
            if found is _ABSENT:
                found = known[place] = now.at(place)
            if found is not value and found != value:
                return False
        if drawn.asked and not self._says_the_same(look, drawn.asked):
            return False
        for one in drawn.within:
            if not self._fits(look, now, one):
                return False
        return True

    def _says_the_same(self, look: Any, asked: Reads) -> bool:
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
        """Some facts are asked for, which is written down if something is being drawn."""
        if self.reading:
            places, facts = self.reading[-1].places, cast(Moment, look.now).facts[kind]
            for thing in things:
                places[kind, thing] = facts.get(thing)


@mypyc_attr(native_class=False)
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
        path, reads = (*self._path, name), self._reads
        kind: Any = type(value)
        if isinstance(value, tuple):
            if _has_parts(value):
                reads[*path, SHAPE] = len(value)
                value = tuple([Seen(one, (*path, at), reads) for at, one in enumerate(value)])
            else:
                value = SeenTuple.of(value, path, reads)
        elif kind is MethodType:
            return MethodType(value.__func__, self)  # not remembered: it would hold itself
        elif _is_kind_of_part(kind):
            reads[*path, SHAPE] = kind
            value = Seen(value, path, reads)
        else:
            reads[path] = value
        self.__dict__[name] = value
        return value


@mypyc_attr(native_class=False)
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


@mypyc_attr(native_class=False)
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


def _has_parts(value: tuple[Any, ...]) -> bool:
    return bool(value) and is_part(value[0])


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
