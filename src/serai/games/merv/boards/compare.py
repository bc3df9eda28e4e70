"""What is public of every seat, in numbers; the cubes of one's own are paid by them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from serai.draw.html import h
from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Child, Markup, join
from serai.draw.shapes import words
from serai.games.counters import SIGN, Counter, Counters, Sign, Value
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.signs import cube, icon, owner_badge
from serai.games.merv.tables import (
    COLOUR_IDS,
    HIGH_COURTIER,
    MAGISTRATE,
    NONE,
    SPICE_IDS,
    SYMBOL_IDS,
)
from serai.games.merv.view import OwnerView

LESS = Face(14, 700)
RACES = ("count-points", "count-favour", "count-influence", "count-mosque")
"""Columns in which the highest is marked."""
HIS = ("count-camels", "count-buildings", "count-danger")
"""What the High Courtier has."""


def compared(look: MervLook) -> tuple[OwnerView, ...]:
    """The seats, and the rivals: the Magistrate scores as they do, the High Courtier comes last."""
    rivals = sorted(look.view.rivals, key=lambda one: one.owner != MAGISTRATE)
    return (*look.view.seats, *rivals)


def counters(look: MervLook) -> Counters:
    """All columns."""
    scene = MervScene(look)
    owners = [one.owner for one in compared(look)]
    names = tuple(scene.name(owner) for owner in owners)
    shield = Sign(owner_badge(HIGH_COURTIER, 0, 0, SIGN), "")
    return Counters(
        replace(look, names=names),
        (*columns(scene, "count-points"), *columns(scene), _tiles(scene)),
        caption=look.text("web-compare"),
        crests={owners.index(HIGH_COURTIER): shield} if HIGH_COURTIER in owners else {},
    )


def columns(scene: MervScene, *names: str) -> list[Counter]:
    """Some columns by name; all but the points without one."""
    wanted = names or tuple(name for name in COLUMNS if name != "count-points")
    return [_column(scene, name) for name in wanted]


def _column(scene: MervScene, name: str) -> Counter:
    values = tuple(_value(name, one) for one in compared(scene.look))
    if name in COLOUR_IDS:
        label, sign = (
            scene.say("count-cubes", colour=name),
            cube(COLOUR_IDS.index(name), 0, 0, SIGN),
        )
        return Counter(label, values, Sign(sign, label), press=partial(_pay, scene, name))
    label = scene.called("spice", name) if name in SPICE_IDS else scene.say(name)
    drawn = icon(ICONS.get(name, name.removeprefix("count-")), 0, 0, SIGN)
    strong = name == "count-points"
    return Counter(label, values, Sign(drawn, label), strong=strong, race=name in RACES)


def _value(name: str, one: OwnerView) -> Value:
    """[high.idle] The High Courtier has camels and buildings, and nothing else to count."""
    idle = one.owner == HIGH_COURTIER and name not in HIS
    return "" if idle else COLUMNS[name](one)


def _pay(scene: MervScene, colour: str, side: int, figure: str) -> Child:
    """The figure of one's own cubes pays with one of them."""
    offered = scene.offered((f"pay {colour}",))
    if side != scene.view.seat or not offered:
        return figure
    words_of = scene.look.words_of(offered[0])
    return h(
        "button",
        figure,
        type="button",
        class_="card can",
        aria_label=words_of,
        data_tip=words_of,
        **scene.choices(offered),
    )


def _used(all_of: int, used: int) -> Value:
    """How many are left for contracts; with all that were ever gained, if that is more."""
    return f"{all_of - used}/{all_of}" if used else all_of


def _spice(which: int, one: OwnerView) -> int:
    return one.spices[which]


def _cubes(which: int, one: OwnerView) -> int:
    return one.cubes[which]


COLUMNS: dict[str, Callable[[OwnerView], Value]] = {
    "count-points": lambda one: one.points,
    **{slug: partial(_cubes, at) for at, slug in enumerate(COLOUR_IDS)},
    "count-camels": lambda one: one.camels,
    "count-scrolls": lambda one: _used(one.scrolls, one.scrolls_used),
    "count-common": lambda one: _used(one.common, one.common_used),
    "count-rare": lambda one: _used(one.rare, one.rare_used),
    **{slug: partial(_spice, at) for at, slug in enumerate(SPICE_IDS)},
    "count-favour": lambda one: one.favour,
    "count-influence": lambda one: one.influence,
    "count-mosque": lambda one: one.mosque_steps,
    "count-buildings": lambda one: one.buildings,
    "count-servants": lambda one: one.servants,
    "count-danger": lambda one: one.in_danger,
}
"""What is counted of everybody, by name."""
ICONS = {
    "count-camels": "camel",
    "count-scrolls": "scroll",
    "count-common": "common-good",
    "count-rare": "rare-good",
    "count-buildings": "building",
    "count-servants": "courtier",
    "count-danger": "mongol-raid",
}
"""Columns whose icons have other names."""


# --- tiles ------------------------------------------------------------------------------------


def _tiles(scene: MervScene) -> Counter:
    """Breakthroughs that still work, and scoring tiles."""
    values = tuple(tuple(_owned(scene, one.owner)) for one in compared(scene.look))
    return Counter(scene.say("count-tiles"), values, share=3)


def _owned(scene: MervScene, owner: int) -> list[Sign]:
    t, view = scene.tables, scene.view
    found: list[Sign] = []
    for tile, whose in enumerate(view.breakthrough):
        drawn = _breakthrough(scene, tile)
        if whose == owner and drawn:
            found.append(Sign(drawn, scene.called("breakthrough", t.breakthrough_ids[tile])))
    for tile, whose in enumerate(view.scoring_tiles):
        if whose == owner:
            label = scene.called("scoring_tile", t.scoring_tile_ids[tile])
            sign = SYMBOL_IDS[t.scoring_symbol[tile]]
            star = icon("points", 12, 12, 12)
            found.append(Sign(join(icon(sign, 0, 0, 19), star), label))
    return found


def _breakthrough(scene: MervScene, tile: int) -> Markup:
    """One cube less for an action, or a cube that counts as any."""
    t = scene.tables
    if t.discount_on[tile] != NONE:
        less = words("−1", SIGN, 23.5, LESS, "f-ink", "end")
        return join(icon(SYMBOL_IDS[t.discount_on[tile]], 0, 0, 15), less)
    if t.wild_colour[tile] != NONE:
        return join(
            cube(t.wild_colour[tile], 0, 0, 15), words("?", SIGN, 23.5, LESS, "f-ink", "end")
        )
    return NOTHING
