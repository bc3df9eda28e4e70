"""An action is one choice, of a seat or of chance, as a small shared value."""

import re
from inspect import get_annotations
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that can be chosen. A game makes each of its actions once and shares it.

    It is written as its class is called, `FreeFavour` as `free_favour`, and then one slug for each
    thing that it names. The rules read the first of these from `thing`, or from attributes that
    the class declares, `card: int`; an attribute is called by the kind of its thing, unless `kinds`
    says otherwise. `text` and `index` are filled in by the game's vocabulary, which also makes the
    classes that declare nothing.
    """

    kinds: ClassVar[tuple[str, ...]] = ()
    anytime: ClassVar[bool] = False
    """Whether it is offered beside what a decision asks for, since it may be done at any time."""

    def __init__(self, *ids: int) -> None:
        self.verb = re.sub(r"\B([A-Z])", r"_\1", type(self).__name__).lower()
        self.text = ""
        self.index = -1
        self.thing: Final = ids[0] if ids else -1
        self._ids: Final = ids
        kind = type(self)
        names = declared(kind) or self.kinds
        if names and not self.kinds:
            kind.kinds = names
        for at, name in enumerate(names):
            setattr(self, name, ids[at])

    def args(self) -> tuple[int, ...]:
        """The ids that this action names, one for each of `kinds`."""
        return self._ids

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Action) and self.verb == other.verb and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((self.verb, self.args()))

    def __str__(self) -> str:
        return self.text or f"{self.verb}{self.args()}"

    def __repr__(self) -> str:
        return f"<{self}>"


_DECLARED: Final[dict[type[Action], tuple[str, ...]]] = {}


def declared(kind: type[Action]) -> tuple[str, ...]:
    """The attributes that an action's class declares, or those above it do: of a compiled class
    mypyc lists them, of a plain one they are annotated with `int`."""
    if kind not in _DECLARED:
        found: list[str] = []
        for one in kind.__mro__[: kind.__mro__.index(Action)]:
            noted = get_annotations(one)
            found += [name for name in noted if noted[name] in (int, "int")]
            found += one.__dict__.get("__mypyc_attrs__", ())
        own = getattr(Action, "__mypyc_attrs__", ())
        _DECLARED[kind] = tuple(name for name in dict.fromkeys(found) if name not in own)
    return _DECLARED[kind]
