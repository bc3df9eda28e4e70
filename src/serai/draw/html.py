"""The same builder for HTML: there only some elements may close themselves."""

from functools import lru_cache

from serai.draw.markup import Child, Markup, Value, el
from serai.draw.shapes import LETTERS

VOID = frozenset({"br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})


def h(tag: str, /, *children: Child, **attributes: Value) -> Markup:
    """An element of HTML. An attribute that is there or not there takes "" or None."""
    if tag in VOID:
        return el(tag, **attributes)
    return el(tag, *(children or ("",)), **attributes)


def classes(*names: str | bool | None) -> str | None:
    """A class attribute from those names that are names."""
    return " ".join(name for name in names if isinstance(name, str) and name) or None


@lru_cache(maxsize=4096)
def icon(
    part: str, size: float, class_: str = "", *, box: float = 20, label: str = "", tip: str = ""
) -> Markup:
    """A drawn part between words."""
    return small_picture(el("use", href=f"#{part}"), size, class_, box=box, label=label, tip=tip)


def small_picture(
    drawn: Child, size: float, class_: str, *, box: float, label: str, tip: str = ""
) -> Markup:
    """A drawing between words; with a label it is an image, without one an ornament."""
    return el(
        "svg",
        drawn,
        class_=classes("i", class_),
        width=size,
        height=size,
        viewBox=f"0 0 {box:g} {box:g}",
        role="img" if label else None,
        aria_label=label or None,
        aria_hidden=None if label else "true",
        focusable="false",
        data_tip=tip or None,
    )


def seat_icon(seat: int, size: float, label: str = "") -> Markup:
    """Colour, shape and letter of a seat between words."""
    letter = LETTERS[seat]
    return icon(f"seat-{letter}", size, f"badge seat-{letter}", box=28, label=label)


def hidden(text: Child) -> Markup:
    """Words for the ear only."""
    return h("span", text, class_="sr")
