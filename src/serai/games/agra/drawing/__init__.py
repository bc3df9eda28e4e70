"""The table as one SVG picture, drawn from a view: what a seat may not know cannot get into it."""

from collections.abc import Sequence
from pathlib import Path

from serai.draw import shapes
from serai.draw.document import picture
from serai.draw.lettering import Face, display
from serai.draw.markup import Markup, el, join
from serai.draw.palette import check_theme
from serai.draw.shapes import Box, leaf, move
from serai.games.agra.drawing import bar, board, city, compare, palace, river, story, top
from serai.games.agra.drawing import words as say
from serai.games.agra.drawing.banks import won
from serai.games.agra.drawing.scene import (
    CITY,
    COMPARE,
    HEIGHT,
    PALACE,
    RIVER,
    WIDTH,
    YOU,
    Scene,
)
from serai.games.agra.view import AgraView

SHEETS = ("table.css", "board.css")
CSS = "\n".join((Path(__file__).parent / name).read_text(encoding="utf-8") for name in SHEETS)
HEAD, NOTE = display(16), Face(14)


def draw(view: AgraView, *, names: Sequence[str] = (), theme: str = "light") -> str:
    """The picture of a view. `theme` is light, dark, or page (the page sets the colours)."""
    scene = Scene(view, tuple(names))
    return picture(
        WIDTH,
        HEIGHT,
        title=say.title(scene),
        description=say.description(scene),
        css=CSS,
        theme=check_theme(theme),
        body=_table(scene),
    )


def _table(scene: Scene) -> Markup:
    """Ground and leaves, and last the bar, which has a button for all that has no place."""
    leaves = join(
        _on_leaf(YOU, board.column(scene, scene.shown.seat), 11, 7),
        _on_leaf(CITY, city.city(scene), 6, 6),
        _on_leaf(COMPARE, compare.compare(scene), 8, 4),
        _river(scene),
        story.turn(scene),
        _palace(scene),
        story.story(scene),
    )
    return join(
        el("rect", class_="f-ground", width=WIDTH, height=HEIGHT),
        el("rect", class_="jali", width=WIDTH, height=HEIGHT),
        top.bar(scene),
        leaves,
        bar.bar(scene, leaves),
    )


def _on_leaf(box: Box, content: Markup, dx: float, dy: float) -> Markup:
    """A drawing on its leaf of paper."""
    return join(leaf(box), el("g", content, transform=move(box.x + dx, box.y + dy)))


def _heading(box: Box, text: str, note: str) -> Markup:
    """A line above a drawing."""
    return join(
        shapes.words(text, box.x + 12, box.y + 22, HEAD),
        shapes.words(note, box.right - 12, box.y + 22, NOTE, "f-ink-2", "end"),
    )


def _river(scene: Scene) -> Markup:
    note = scene.say("won-of", won=len(won(scene)), all=len(scene.view.river))
    drawing = _on_leaf(RIVER, river.river(scene), 6, 42)
    return join(drawing, _heading(RIVER, scene.say("river"), note))


def _palace(scene: Scene) -> Markup:
    drawing = _on_leaf(PALACE, palace.small(scene, prefix=""), 6, 31)
    return join(drawing, _heading(PALACE, scene.say("palace"), palace.limit_note(scene)))
