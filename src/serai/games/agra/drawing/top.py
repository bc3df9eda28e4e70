"""The top bar: the game, the round, and the six piers with what the boat waits for."""

from serai.draw.lettering import Face, display, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import octagon, rule, use, words
from serai.games.agra.drawing.scene import TOP, Scene
from serai.games.agra.drawing.words import TITLE
from serai.games.agra.state import LAST_BUT_ONE, PLAYING
from serai.games.agra.tables import PIERS

NAME, ROUND, NOTE = display(22), Face(16, 600), Face(15)
MIDDLE = TOP.y + 20
ROMAN = ("I", "II", "III", "IV")


def bar(scene: Scene) -> Markup:
    """All of it on the ground, without a leaf."""
    label = scene.say("round", round=scene.view.round)
    game = TOP.x + 117
    round_at = game + width(TITLE, NAME) + 24
    piers_at = round_at + width(label, ROUND) + 18
    return el(
        "g",
        use("serai", TOP.x, MIDDLE - 13, 26, 26),
        words("Serai", TOP.x + 34, MIDDLE + 7, NAME),
        rule(TOP.x + 100, MIDDLE - 13, TOP.x + 100, MIDDLE + 13, "s-ink"),
        words(TITLE, game, MIDDLE + 7, NAME, "f-agra"),
        words(label, round_at, MIDDLE + 6, ROUND),
        _piers(scene, piers_at),
        words(waits_for(scene), piers_at + 188, MIDDLE + 5, NOTE, "f-ink-2"),
        _ending(scene),
        id="top",
    )


def _piers(scene: Scene, x: float) -> Markup:
    """Numbers in octagons: past, now, to come."""
    marks = []
    for pier in range(1, PIERS + 1):
        now = pier == scene.view.pier
        size = 32 if now else 26
        ground = "f-agra" if now else "f-past" if pier < scene.view.pier else "f-paper"
        face, ink = (Face(16, 700), "f-paper") if now else (Face(14, 600), "f-ink")
        middle = x + size / 2
        marks.append(octagon(x, MIDDLE - size / 2, size, ground))
        marks.append(words(pier, middle, MIDDLE + face.size * 0.36, face, ink, "middle"))
        x += size + 3
    return join(marks)


def waits_for(scene: Scene) -> str:
    """How many contracts bring the boat to the next pier."""
    view = scene.view
    if view.pier == PIERS:
        return scene.say("last-pier")
    level = view.tables.pier_level[view.pier - 1]
    left = view.tables.pier_contracts[view.pier - 1] - view.contracts[level - 1]
    if left == 1:
        return scene.say("next-pier-one", level=ROMAN[level - 1])
    return scene.say("next-pier", count=left, level=ROMAN[level - 1])


def _ending(scene: Scene) -> Markup:
    """Once the end is near, how many rounds are left."""
    ending = scene.view.ending
    if ending == PLAYING or scene.view.outcome is not None:
        return NOTHING
    text = scene.say("last-but-one" if ending == LAST_BUT_ONE else "last-round")
    return words(text, TOP.right, MIDDLE + 6, ROUND, "f-danger", "end")
