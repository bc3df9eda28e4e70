"""A state that cannot be changed, to prove that questions leave it alone."""

from __future__ import annotations

from typing import Any, NoReturn

from serai.core.step import State
from tests.kit.compare import attributes


def refuse_change(self: object, *args: object, **kwargs: object) -> NoReturn:
    raise AssertionError(f"a question changes the state: {args!r}")


class FrozenList(list[Any]):
    """A list that can only be read."""

    append = extend = insert = remove = pop = clear = sort = reverse = refuse_change
    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse_change


def frozen(s: State) -> State:
    """A copy that raises when it is changed, be it only for a moment.

    Compiled code writes past such guards. So this proves something only for plain Python, which is
    one of the two ways that the kit runs.
    """
    c = s.copy()
    for name, value in attributes(c).items():
        if isinstance(value, list):
            setattr(c, name, _frozen(value))
    kind: Any = type(c)
    if not any("__mypyc_attrs__" in vars(base) for base in kind.__mro__):
        c.__class__ = type(kind.__name__, (kind,), {"__setattr__": refuse_change})
    return c


def _frozen(value: Any) -> Any:
    return FrozenList(map(_frozen, value)) if isinstance(value, list) else value
