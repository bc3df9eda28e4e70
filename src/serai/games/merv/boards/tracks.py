"""The tracks of influence and favour: who is how far, and what opens on the way."""

from collections.abc import Sequence

from serai.draw.lettering import Face, display
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import move, rule, spread, words
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import icon, owner_badge
from serai.games.merv.tables import HIGH_COURTIER, SPICES
from serai.games.merv.view import OwnerView

WIDTH, HEIGHT = 224, 140
LEFT, RIGHT, LINE, BADGE = 32, 212, 29, 21
FAVOUR = 104
"""Where the favour track begins below that of influence."""
TITLE, PLAIN, REACHED = display(14), Face(12, 500), Face(12, 700)
LEVELS = ("I", "II", "III")


def tracks(scene: MervScene) -> Markup:
    """Both tracks, one below the other. Gold dots are points; what is reached is bold."""
    t, owners = scene.tables, [one for one in scene.owners if one.owner != HIGH_COURTIER]
    influence = [one.influence for one in owners]
    favour = [one.favour for one in owners]
    return join(
        words(scene.say("influence"), 0, 13, TITLE),
        el(
            "g",
            _track(scene, "influence", t.influence_points, owners, influence),
            _thresholds(scene),
            transform=move(0, 16),
        ),
        words(scene.say("favour"), 0, FAVOUR - 3, TITLE),
        el(
            "g", _track(scene, "favour", t.favour_points, owners, favour), transform=move(0, FAVOUR)
        ),
    )


def _x(points: Sequence[int], space: int) -> float:
    return LEFT + (RIGHT - LEFT) * space / (len(points) - 1)


def _track(
    scene: MervScene,
    name: str,
    points: Sequence[int],
    owners: Sequence[OwnerView],
    spaces: Sequence[int],
) -> Markup:
    ticks = [
        el("circle", class_="mv-dot", cx=_x(points, at), cy=LINE, r=3.2)
        if paid
        else rule(_x(points, at), LINE - 3, _x(points, at), LINE + 3, "s-gold", 1.2)
        for at, paid in enumerate(points)
    ]
    order = sorted(range(len(owners)), key=lambda at: spaces[at])
    stand = [_x(points, spaces[at]) for at in order]
    badges = spread(stand, BADGE - 1, LEFT, RIGHT)
    markers = [
        scene.mark(
            f"owner-{owners[at].owner}",
            (),
            join(
                el("path", class_="f-ink", d=f"M{x - 3.5:g} 22h7l-3.5 5.5Z"),
                owner_badge(owners[at].owner, badge - BADGE / 2, 1, BADGE),
            ),
            id=f"{name}-{owners[at].owner}",
        )
        for at, x, badge in zip(order, stand, badges, strict=True)
    ]
    return join(icon(name, 0, 9, 22), rule(LEFT, LINE, RIGHT, LINE, "s-gold", 1.3), ticks, markers)


def _thresholds(scene: MervScene) -> Markup:
    """Levels of contracts, and how many kinds of spice one may have."""
    t = scene.tables
    kinds = range(2, SPICES + 1)
    return join(
        icon("contract", 2, 35, 17),
        icon("caravan-card", 2, 54, 17),
        [_mark(scene, at, mark, 48) for at, mark in zip(t.contracts_at, LEVELS, strict=False)],
        [_mark(scene, t.spices_at[kind - 1], kind, 67) for kind in kinds],
    )


def _mark(scene: MervScene, space: int, mark: str | int, y: float) -> Markup:
    x = _x(scene.tables.influence_points, space)
    face = REACHED if scene.shown.influence >= space else PLAIN
    return join(
        rule(x, LINE + 4, x, y - 11, "s-gold", 0.8), words(mark, x, y, face, "f-ink", "middle")
    )
