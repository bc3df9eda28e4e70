"""A speaker turns messages into sentences of one language, for one table of players.

A message names things by slug: {"seat": 0, "card": "red_03"}. The key says what kind of thing it
is (a key may end in a digit, where a message names two of a kind). The game says how a thing is
called, again as a message: a card is "taj-card-two" with a colour and two symbols. So the whole
grammar of a name stands in the message files: a language with cases asks for one by
`{ NAME($card, case: "accusative") }`, and the message of the name selects on `$case`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from serai.texts.catalogue import read_catalogue

FORMS = ("article", "case", "gender", "number")
"""What a sentence may ask of a name. A name that is not asked gets an empty text for each."""
SEAT, DIGITS = "seat", "0123456789"
LARGEST_CACHE = 10_000

Value = str | int
Said = tuple[str, tuple[tuple[str, Value], ...]]
"""The id of a message, and its arguments."""


class Sayable(Protocol):
    """A message of the engine; this package does not know the engine."""

    @property
    def id(self) -> str: ...
    @property
    def args(self) -> Mapping[str, Value]: ...


class Naming(NamedTuple):
    """How a thing is called: a message, or plain words where the texts do not know it.

    An edition may bring things that no message file has heard of.
    """

    id: str
    args: Mapping[str, Value]
    plain: str


Describe = Callable[[str, str], Naming | None]
"""From the kind of a thing and its slug to its name; None where the kind is not a kind of thing."""


@dataclass
class Lore:
    """What was said in one language of the same things, whoever sits at a table: making a sentence
    takes long. Seats stand in it by their names."""

    texts: dict[Said, str] = field(default_factory=dict)
    names: dict[tuple[str, str], str] = field(default_factory=dict)
    """Of things, by kind and slug."""


class Speaker:
    """Speaks one language at one table."""

    def __init__(
        self,
        language: str,
        *files: str,
        seats: Sequence[str] = (),
        describe: Describe = lambda kind, slug: None,
        more: tuple[Path, ...] = (),
        lore: Lore | None = None,
    ) -> None:
        """`more` are folders with texts beside ours; `lore` is what was said at other tables."""
        self.language = language
        self.seats = tuple(seats)
        self._texts = read_catalogue(language, "core", *files, more=more)
        self._describe = describe
        self._said: dict[Said, str] = {}
        self._lore = Lore() if lore is None else lore
        self._named = self._lore.names

    def say(self, message: Sayable) -> str:
        """The sentence of a message."""
        return self.text(message.id, message.args)

    def text(self, id: str, args: Mapping[str, Value] | None = None) -> str:
        """The text with this id."""
        key = (id, tuple(args.items()) if args else ())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= LARGEST_CACHE:
                self._said.clear()
            said = self._said[key] = self._say(id, args or {})
        return said

    def _say(self, id: str, args: Mapping[str, Value]) -> str:
        """The same, for the first time here: it may have been said at another table."""
        known = self._lore.texts
        named = tuple((key, self._named_seat(key, value)) for key, value in args.items())
        said = known.get((id, named))
        if said is None:
            if len(known) >= LARGEST_CACHE:
                known.clear()
            said = known[id, named] = self._texts.format(id, self._resolve(args))
        return said

    def _named_seat(self, key: str, value: Value) -> Value:
        """A seat by its name, which differs from table to table; everything else as it is."""
        if not isinstance(value, int) or not key.startswith(SEAT):
            return value
        return self.seat(value) if key.rstrip(DIGITS) == SEAT else value

    def name(self, kind: str, slug: str, **forms: str) -> str:
        """What a thing is called, on its own."""
        if forms:
            return self._name(kind, slug, forms)
        key = (kind, slug)
        if key not in self._named:
            if len(self._named) >= LARGEST_CACHE:
                self._named.clear()
            self._named[key] = self._name(kind, slug, {})
        return self._named[key]

    def _name(self, kind: str, slug: str, forms: Mapping[str, str]) -> str:
        naming = self._describe(kind, slug)
        return slug if naming is None else self.spell(naming, forms)

    def spell(self, naming: Naming, forms: Mapping[str, str]) -> str:
        """A name in the form that a sentence asks for."""
        if naming.id not in self._texts:
            return naming.plain
        asked = {form: forms.get(form, "") for form in FORMS}
        return self._texts.format(naming.id, {**self._resolve(naming.args), **asked})

    def seat(self, seat: int) -> str:
        """The player in a seat; a side that nobody sits at is the dummy."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else self.text("side-dummy")

    def _resolve(self, args: Mapping[str, Value]) -> dict[str, Any]:
        """Arguments as Fluent takes them: slugs become things with a name."""
        resolved: dict[str, Any] = {}
        for key, value in args.items():
            kind = key.rstrip(DIGITS)
            if isinstance(value, int):
                resolved[key] = self.seat(value) if kind == SEAT else value
                continue
            naming = self._describe(kind, value)
            resolved[key] = value if naming is None else _thing(self, naming, value)
        return resolved


def _thing(speaker: Speaker, naming: Naming, slug: str) -> Any:
    """An argument that is a thing: printed it is its name, compared it is its slug."""
    from serai.texts.thing import Thing  # needs the Fluent library, which is slow to import

    return Thing(speaker, naming, slug)
