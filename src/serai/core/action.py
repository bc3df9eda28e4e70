"""An action is one choice, of a seat or of chance, as a small shared value."""

import re
from inspect import get_annotations
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that can be chosen. A game makes each of its actions once and shares it.

    Its notation is the name of its class (`FreeFavour` is `free_favour`) and a slug for each thing
    that it names. The rules read the first thing as `thing`, or as an attribute that the class
    declares (`card: int`), which is named after the kind of the thing unless `kinds` names another.
    `text` and `index` are set by the game's vocabulary, which also makes the classes of actions
    that declare nothing.
    """

    kinds: ClassVar[tuple[str, ...]] = ()
    anytime: ClassVar[bool] = False
    """Whether it may be chosen at any time, in addition to what the open decision offers."""

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
    """The `int` attributes that an action's class and its bases declare: mypyc lists those of a
    compiled class, a plain one has annotations."""
    if kind not in _DECLARED:
        found: list[str] = []
        for base in kind.__mro__[: kind.__mro__.index(Action)]:
            annotations = get_annotations(base)
            found += [name for name in annotations if annotations[name] in (int, "int")]
            found += base.__dict__.get("__mypyc_attrs__", ())
        own = getattr(Action, "__mypyc_attrs__", ())
        _DECLARED[kind] = tuple(name for name in dict.fromkeys(found) if name not in own)
    return _DECLARED[kind]
