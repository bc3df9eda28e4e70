"""An action is one choice, of a seat or of chance, as a small shared value."""

import re
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that can be chosen. A game makes each of its actions once and shares it.

    It is written as its class is called, `FreeFavour` as `free_favour`, and then one slug for each
    thing that it names; `kinds` says of what kind. The rules read these from attributes that the
    class declares, `card: int`; they are called by their kinds, unless `names` says otherwise.
    `text` and `index` are filled in by the game's vocabulary.
    """

    kinds: ClassVar[tuple[str, ...]] = ()
    names: ClassVar[tuple[str, ...]] = ()
    anytime: ClassVar[bool] = False
    """Whether it is offered beside what a decision asks for, since it may be done at any time."""

    def __init__(self, *ids: int) -> None:
        self.verb = re.sub(r"\B([A-Z])", r"_\1", type(self).__name__).lower()
        self.text = ""
        self.index = -1
        self._ids: Final = ids
        for at, name in enumerate(self.names or self.kinds):
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
