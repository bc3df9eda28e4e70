"""Deep comparison of states, views and log lines, attribute by attribute.

Compiled classes have no `__dict__` and most of ours define no equality, so `==` is not enough. What
counts is every attribute of every object on the way, whichever build runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

ABSENT = "(absent)"
"""Stands for an attribute that has not been given a value."""
PLAIN = (int, str, float, bool, bytes, type(None))


def attributes(thing: object) -> dict[str, Any]:
    """All instance attributes, of compiled and of interpreted classes, inherited ones too."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names |= set(vars(kind).get("__mypyc_attrs__", ()))
        slots = vars(kind).get("__slots__", ())
        names |= {slots} if isinstance(slots, str) else set(slots)
        names |= {name for name in vars(kind).get("__annotations__", ()) if _is_own(kind, name)}
    names -= {"__dict__", "__weakref__"}
    return {name: getattr(thing, name, ABSENT) for name in sorted(names)}


def _is_own(kind: type, name: str) -> bool:
    """Whether an annotation is that of an instance: `ClassVar`s and constants have a value."""
    return name not in vars(kind)


def differences(a: object, b: object, ignore: frozenset[str] = frozenset()) -> list[str]:
    """Where two things differ, as paths with both values; empty if they are alike."""
    return list(_differences(a, b, "", ignore))


def _differences(a: Any, b: Any, path: str, ignore: frozenset[str]) -> Iterator[str]:
    if a is b:
        return
    if type(a) is not type(b):
        yield f"{path or 'it'}: {a!r} is not of the kind of {b!r}"
    elif isinstance(a, PLAIN):
        if a != b:
            yield f"{path or 'it'}: {a!r} is not {b!r}"
    elif isinstance(a, list | tuple):
        if len(a) != len(b):
            yield f"{path or 'it'}: {len(a)} things {a!r}, not {len(b)} {b!r}"
        for at, (one, other) in enumerate(zip(a, b, strict=False)):
            yield from _differences(one, other, f"{path}[{at}]", ignore)
    elif isinstance(a, Mapping):
        yield from _keyed(a, b, path, ignore)
    elif isinstance(a, set | frozenset):
        if a != b:
            yield f"{path or 'it'}: {a!r} is not {b!r}"
    else:
        mine = {f".{k}": v for k, v in attributes(a).items() if k not in ignore}
        yours = {f".{k}": v for k, v in attributes(b).items() if k not in ignore}
        yield from _keyed(mine, yours, path, ignore)


def _keyed(a: Any, b: Any, path: str, ignore: frozenset[str]) -> Iterator[str]:
    for key in a.keys() | b.keys():
        one, other = a.get(key, ABSENT), b.get(key, ABSENT)
        yield from _differences(one, other, f"{path}{key}", ignore)


def snapshot(thing: object) -> dict[str, Any]:
    """The attributes as they are now: lists are copied at every depth, objects are kept.

    Unlike a `copy()` of a state it cannot share anything with it by mistake.
    """
    return {name: _frozen(value) for name, value in attributes(thing).items()}


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return [_frozen(inner) for inner in value]
    if isinstance(value, dict):
        return {key: _frozen(inner) for key, inner in value.items()}
    return set(value) if isinstance(value, set) else value


def shared_containers(a: object, b: object) -> list[str]:
    """Lists, dicts and sets that two things have in common: a change to one would change both.

    Objects are not entered: steps and tables are immutable by contract and shared on purpose.
    """
    theirs = attributes(b)
    found = []
    for name, value in attributes(a).items():
        mine = dict(_containers(value, name))
        ids = {id(inner) for _, inner in _containers(theirs[name], name)}
        found += [path for path, inner in mine.items() if id(inner) in ids]
    return found


def _containers(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, list | dict | set):
        yield path, value
    if isinstance(value, list | tuple):
        for at, inner in enumerate(value):
            yield from _containers(inner, f"{path}[{at}]")
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _containers(inner, f"{path}[{key!r}]")
