"""The sheet of a year: what it was scored for, and who of too many courtiers scores."""

from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup, join
from serai.games.counters import SIGN, Sign
from serai.games.merv.boards.palace import COUNTS
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import icon
from serai.games.merv.scoring import LABELS
from serai.games.merv.tables import HALL_IDS
from serai.games.merv.view import YEARLY
from serai.games.result import heads_of, row_of

SIGNS = ("courtier", "building", "scoring-tile", "mosque")
"""What stands beside each thing that a year is scored for."""


def year_sheet(scene: MervScene) -> Markup:
    """The last scoring, as far as it has come; nothing before the first one."""
    look, year = scene.look, scene.view.last_year
    if year is None:
        return NOTHING
    spent = [-favour for favour in year.favour_spent]
    rows = [
        row_of(_label(sign, look.text(LABELS[line])), points)
        for sign, line, points in zip(SIGNS, YEARLY, year.points, strict=True)
    ]
    totals = (sum(points) for points in zip(*year.points, strict=True))
    return join(
        h("h2", scene.say("year-sheet", year=year.year)),
        _courtiers(scene),
        h(
            "table",
            heads_of(look, range(look.view.players)),
            h(
                "tbody",
                row_of(_label("favour", scene.say("favour-spent")), spent, "loss"),
                rows,
                row_of(look.voice.total(), totals, "total"),
            ),
            class_="result",
        ),
    )


def _label(sign: str, text: str) -> Markup:
    return join(Sign(icon(sign, 0, 0, SIGN), "").html(20), h("span", text))


def _courtiers(scene: MervScene) -> Markup:
    """With too little favour: the halls whose courtiers may still score, and what each brings."""
    offered = [hall for hall, slug in enumerate(HALL_IDS) if scene.can(f"score {slug}")]
    return (
        h("div", [_courtier(scene, hall) for hall in offered], class_="halls")
        if offered
        else NOTHING
    )


def _courtier(scene: MervScene, hall: int) -> Markup:
    slug = HALL_IDS[hall]
    return h(
        "button",
        _label(COUNTS[hall], scene.say(f"hall-{slug}")),
        h("b", scene.shown.hall_points[hall]),
        type="button",
        class_="card can",
        data_tip=scene.tell(f"hall-{slug}"),
        **scene.choices((f"score {slug}",)),
    )
