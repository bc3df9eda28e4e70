"""The progress of a game: numbered stages, one of them the current one."""

from collections.abc import Sequence

from serai.draw.html import classes, h, hidden
from serai.draw.markup import Markup


def stages(class_: str, label: str, named: Sequence[tuple[str, str]], now: int) -> Markup:
    """A number for each stage, with its words and its place on the board. `now` counts from 1; a
    larger number than there are stages means that all are past."""
    items = [
        h(
            "li",
            h("span", number, aria_hidden="true"),
            hidden(words),
            class_=classes("now" if number == now else "past" if number < now else None),
            data_tip=words,
            data_place=place,
            aria_current="step" if number == now else None,
        )
        for number, (words, place) in enumerate(named, 1)
    ]
    return h("ol", items, class_=class_, aria_label=label)
