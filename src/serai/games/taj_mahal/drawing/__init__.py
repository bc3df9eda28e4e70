"""The table as one SVG picture, drawn from a view: what a seat may not know cannot get into it."""

from collections.abc import Sequence
from pathlib import Path

from serai.draw.document import picture
from serai.draw.markup import Markup, el, join
from serai.draw.palette import check_theme
from serai.games.taj_mahal.drawing import bar, contest, court, result, score, top, tray
from serai.games.taj_mahal.drawing import map as country
from serai.games.taj_mahal.drawing import words as say
from serai.games.taj_mahal.drawing.scene import HEIGHT, WIDTH, Scene
from serai.games.taj_mahal.view import TajView

CSS = (Path(__file__).parent / "table.css").read_text(encoding="utf-8")


def draw(view: TajView, *, names: Sequence[str] = (), theme: str = "light") -> str:
    """The picture of a view. `theme` is light, dark, or page (the page sets the colours)."""
    scene = Scene(view, tuple(names))
    return picture(
        WIDTH,
        HEIGHT,
        title=say.title(scene),
        description=say.description(scene),
        css=CSS,
        theme=check_theme(theme),
        body=_layers(scene),
    )


def _layers(scene: Scene) -> Markup:
    """What stands still, then the pieces in one flat group, then names and choices upon them."""
    return join(
        el("rect", class_="f-ground", width=WIDTH, height=HEIGHT),
        el("rect", class_="jali", width=WIDTH, height=HEIGHT),
        top.bar(scene),
        _left(scene),
        country.ground(scene),
        court.court(scene),
        score.panels(scene),
        bar.bar(scene),
        tray.heads(scene),
        el("g", _pieces(scene), id="pieces"),
        country.names(scene),
        country.choices(scene),
    )


def _left(scene: Scene) -> Markup:
    if scene.view.outcome is not None:
        return result.panel(scene, scene.view.outcome)
    return contest.panel(scene)


def _pieces(scene: Scene) -> list[Markup]:
    """Everything that moves, each with an id that it keeps, and never inside another group."""
    return [
        *country.pieces(scene),
        *court.pieces(scene),
        *score.pieces(scene),
        *contest.pieces(scene),
        *tray.pieces(scene),
    ]
