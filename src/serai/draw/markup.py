"""A small builder of SVG: elements to strings, everything escaped unless it is markup already."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias


class Markup(str):
    """Text that is markup already and must not be escaped again."""

    __slots__ = ()


Child: TypeAlias = "str | int | float | Iterable[Child] | None"
Value: TypeAlias = str | int | float | None

NOTHING = Markup("")

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
_UNPRINTABLE = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 65534, 65535))
"""Characters that XML cannot hold in any form."""
_unsafe = re.compile(r'[&<>"\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]').search


class _Openings(dict[str, str]):
    """What stands before the value of an attribute, by the name it has in Python."""

    def __missing__(self, key: str) -> str:
        name = key.rstrip("_").replace("_", "-")
        self[key] = opening = f' {name}="'
        return opening


_openings = _Openings()


@lru_cache(maxsize=20_000)
def escape(text: str) -> str:
    """Text as it may stand between tags or in an attribute. (Tables say the same again and again:
    what is known need not be searched for signs.)"""
    if _unsafe(text) is None:
        return text
    clean = text.encode("utf-8", "replace").decode("utf-8")  # half of a surrogate pair
    return clean.translate(_UNPRINTABLE).translate(_ESCAPES)


@lru_cache(maxsize=20_000)
def number(value: float) -> str:
    """A coordinate: a tenth of a pixel is enough, and short pictures travel faster."""
    if type(value) is int and -100_000 < value < 100_000:
        return str(value)
    return f"{round(value, 1):g}"


def el(tag: str, /, *children: Child, **attributes: Value) -> Markup:
    """An element. `class_` becomes class, `stroke_width` stroke-width; None leaves one out."""
    out = _begun(tag, attributes)
    if not children:
        out.append("/>")
        return Markup("".join(out))
    out.append(">")
    _write(children, out)
    out.append(f"</{tag}>")
    return Markup("".join(out))


def opening(tag: str, /, **attributes: Value) -> Markup:
    """The opening tag alone, of an element that is put together elsewhere."""
    return Markup("".join([*_begun(tag, attributes), ">"]))


def _begun(tag: str, attributes: Mapping[str, Value]) -> list[str]:
    """An opening tag up to its last attribute, in pieces."""
    out = ["<", tag]
    for key, value in attributes.items():
        if value is None:
            continue
        if type(value) is str:
            value = escape(value)
        elif type(value) is not Markup:
            value = number(value)
        out.append(f'{_openings[key]}{value}"')
    return out


def join(*children: Child) -> Markup:
    """Elements one after another."""
    if len(children) == 1 and type(children[0]) is Markup:
        return children[0]
    out: list[str] = []
    _write(children, out)
    return Markup("".join(out))


def _write(children: Iterable[Child], out: list[str]) -> None:
    """The text of all children, one after another; the commonest kinds are asked for first."""
    for child in children:
        kind = type(child)
        if kind is Markup:
            out.append(child)  # type: ignore[arg-type]
        elif kind is str:
            out.append(escape(child))  # type: ignore[arg-type]
        elif child is None:
            continue
        elif kind is int or kind is float or kind is bool:
            out.append(number(child))  # type: ignore[arg-type]
        else:
            _write(child, out)  # type: ignore[arg-type]
