"""What a line would give: for each slot that may be chosen, the choices that follow."""

from serai.draw.html import h, small_picture
from serai.draw.markup import Markup
from serai.games.counters import SIGN, Sign
from serai.games.look import sentence
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import cube, icon, owner_badge
from serai.games.merv.boards.solo import line_told
from serai.games.merv.tables import CAMEL_MARKET, HIGH_COURTIER, NONE, SYMBOL_IDS
from serai.games.merv.view import Yield


def lines(scene: MervScene) -> Markup | None:
    """A leaf for every slot that may be chosen; that of the slot pointed at is in sight."""
    slugs = scene.tables.slugs["slot"]
    slots = [slot for slot, slug in enumerate(slugs) if scene.can(f"go {slug}")]
    if not slots:
        return None
    leaf = _for_courtier if scene.view.pending.owner == HIGH_COURTIER else _leaf
    leaves = [h("table", leaf(scene, slot), data_for=f"go {slugs[slot]}") for slot in slots]
    return h("div", leaves, class_="line")


def _leaf(scene: MervScene, slot: int) -> list[Markup]:
    """What one gets, and the owner, with each kind of choice in the line."""
    head = h(
        "tr",
        h("th", sentence(line_told(scene, slot)), scope="col", colspan=2),
        h("th", scene.say("you-get"), scope="col"),
        h("th", scene.say("they-get"), scope="col"),
    )
    found = [one for one in scene.view.yields if one.slot == slot]
    found.sort(key=lambda one: (not one.builds, one.owner != scene.view.seat, one.owner))
    market = h("tr", h("td", scene.say("tip-past-market"), colspan=4))
    return [head, *(_row(scene, group) for group in _alike(found))] + (
        [market] if found and found[0].market else []
    )


def _alike(yields: list[Yield]) -> list[list[Yield]]:
    """Choices with the same owner that give the same stand in one row."""
    groups: dict[tuple[int, tuple[int, ...], tuple[int, ...]], list[Yield]] = {}
    for one in yields:
        groups.setdefault((one.owner, one.cubes, one.share), []).append(one)
    return [*groups.values()]


def _row(scene: MervScene, alike: list[Yield]) -> Markup:
    one = alike[0]
    return h(
        "tr",
        h("td", [_symbol(scene, each.cell) for each in alike]),
        h("th", _whose(scene, one), scope="row"),
        h("td", _cubes(scene, one.cubes)),
        h("td", _cubes(scene, one.share) if one.share else "·"),
    )


def _whose(scene: MervScene, one: Yield) -> Markup | str:
    if one.builds:
        return scene.say("line-build")
    if one.owner == scene.view.seat:
        return scene.say("line-yours")
    return _badge(scene, one.owner) if one.owner != NONE else scene.say("tip-empty")


def _for_courtier(scene: MervScene, slot: int) -> list[Markup]:
    """[high.site] The empty sites of the line, on one of which he builds."""
    view, line = scene.view, scene.tables.lines[slot]
    empty = [cell for cell in line if cell != CAMEL_MARKET and view.building[cell] == NONE]
    heads = (
        h("th", sentence(line_told(scene, slot)), scope="col"),
        h("th", scene.say("line-empty"), scope="col"),
    )
    signs = [_symbol(scene, cell) for cell in empty] or "·"
    return [h("tr", heads), h("tr", h("td", _badge(scene, HIGH_COURTIER)), h("td", signs))]


def _symbol(scene: MervScene, cell: int) -> Markup:
    slug = SYMBOL_IDS[scene.tables.site_symbol[scene.view.site[cell]]]
    return Sign(icon(slug, 0, 0, SIGN), scene.called("symbol", slug)).html(20)


def _cubes(scene: MervScene, colours: tuple[int, ...]) -> list[Markup]:
    named = scene.tables.slugs["colour"]
    return [
        Sign(cube(one, 0, 0, SIGN), scene.called("colour", named[one])).html(18) for one in colours
    ]


def _badge(scene: MervScene, owner: int) -> Markup:
    return small_picture(owner_badge(owner, 0, 0), 22, "", box=24, label=scene.name(owner))
