"""What the things of the city and the tracks say when one points at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from serai.games.look import sentence, sentences
from serai.games.merv.tables import CAMEL_MARKET, COLOUR_IDS, GIFT_IDS, NONE, STALLS, WHITE

if TYPE_CHECKING:
    from serai.games.merv.boards.scene import MervScene


def producing(scene: MervScene, cell: int) -> list[int]:
    """The sites that would give cubes together with one that is activated now."""
    view = scene.view
    found = next((one for one in view.yields if one.cell == cell), None)
    if found is None or found.owner == NONE:
        return [cell]
    line = scene.tables.lines[found.slot]
    return [one for one in line if one == cell or view.building[one] == found.owner]


def _cell(scene: MervScene, slug: str) -> str:
    """A site: its action and cube, whose it is, what lies there, whether it is safe."""
    view, say = scene.view, scene.say
    cell = scene.tables.slugs["cell"].index(slug)
    if view.site[cell] == NONE:
        return sentences(scene.called("cell", slug))
    owner, upgrade, soldier = view.building[cell], view.upgrade[cell], view.soldier[cell]
    return sentences(
        scene.called("site", scene.tables.site_ids[view.site[cell]]),
        scene.called("cell", slug),
        say("tip-empty") if owner == NONE else say("tip-building", name=scene.name(owner)),
        _upgrade(scene, upgrade) if upgrade != NONE else "",
        say("tip-soldier", name=scene.name(soldier)) if soldier != NONE else "",
        _danger(scene, cell),
    )


def _danger(scene: MervScene, cell: int) -> str:
    """From where a building would be attacked, and the cubes of which one would save it."""
    threat = scene.view.threats[cell]
    if not threat.attacked:
        return ""
    called = scene.look.voice.name
    sides = "; ".join(called("slot", scene.tables.slugs["slot"][slot]) for slot in threat.open)
    cubes = ", ".join(called("colour", COLOUR_IDS[colour]) for colour in threat.ransom)
    return scene.say("tip-attacked", sides=sides, cubes=cubes)


def _upgrade(scene: MervScene, colour: int) -> str:
    return scene.say("tip-up-white" if colour == WHITE else "tip-up", colour=COLOUR_IDS[colour])


def _slot(scene: MervScene, slug: str) -> str:
    slot = scene.tables.slugs["slot"].index(slug)
    here = [scene.name(one.owner) for one in scene.owners if one.meeple == slot]
    market = CAMEL_MARKET in scene.tables.lines[slot]
    return sentences(
        scene.called("slot", slug),
        scene.say("tip-stands", name=here[0]) if here else "",
        scene.say("tip-past-market") if market else "",
    )


def _stall(scene: MervScene, slug: str) -> str:
    stall = int(slug) - 1
    if scene.view.stall[stall]:
        return scene.say("tip-stall-camel")
    which = scene.tables.stall_gifts[scene.view.side][stall]
    lost = stall in scene.view.prospects.lost_gifts
    return sentences(
        scene.say("tip-stall", gift=GIFT_IDS[which]), scene.say("gift-lost") if lost else ""
    )


def _market(scene: MervScene, slug: str) -> str:
    """All of the camel market, where it is shown too small for single places."""
    return sentences(
        scene.say("camel-market"), *(_stall(scene, str(at)) for at in range(1, STALLS + 1))
    )


def _rampart(scene: MervScene, slug: str) -> str:
    slot = scene.tables.slugs["slot"].index(slug)
    piece = scene.view.wall[slot]
    what = scene.called("wall", scene.tables.wall_ids[piece]) if piece != NONE else ""
    return sentences(what or scene.say("tip-breach"), scene.called("slot", slug))


def _place(scene: MervScene, slug: str) -> str:
    """A place of the queue."""
    view, at = scene.view, int(slug) - 1
    owner = view.queue[at]
    camels = view.left_behind[at]
    return sentences(
        scene.say("tip-place", place=at + 1),
        scene.name(owner) if owner != NONE else "",
        scene.say("tip-left-behind", count=camels) if camels else "",
    )


def _owner(scene: MervScene, slug: str) -> str:
    """An owner on the tracks."""
    one = scene.owner(int(slug))
    figures = scene.say("tip-owner", influence=one.influence, favour=one.favour)
    return sentences(sentence(scene.name(one.owner)), figures)


DESCRIPTIONS: dict[str, Callable[[MervScene, str], str]] = {
    "cell": _cell,
    "slot": _slot,
    "stall": _stall,
    "market": _market,
    "rampart": _rampart,
    "place": _place,
    "owner": _owner,
}
"""By kind of thing; each is told its slug."""
