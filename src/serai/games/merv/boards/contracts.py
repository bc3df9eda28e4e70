"""The contracts: the top card of each of six stacks."""

from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, rect, words
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import CARD, FIGURE, cube, gift, icon
from serai.games.merv.boards.units import NARROW, TABLE, in_rows
from serai.games.merv.tables import NONE, STACK_IDS, STACKS

WIDTH, HEIGHT = TABLE, 66
PHONE_WIDTH, PHONE_HEIGHT = NARROW, 138
STEP = 73.4
FACE = Box(0.6, 2.6, 67.8, 60.8)
HEAD = "M1.200 6a3 3 0 0 1 3-2.800h60.600a3 3 0 0 1 3 2.800V23h-66.600Z"
LEVEL = Face(12, 600)
LEVELS = ("I", "II", "III", "IV", "V")


def contracts(scene: MervScene) -> Markup:
    cards = [_stack(scene, stack) for stack in range(STACKS)]
    return in_rows(cards, 3 if scene.phone else STACKS, STEP, 70)


def note(scene: MervScene) -> str:
    """The levels that the influence opens."""
    levels = ", ".join(LEVELS[: scene.shown.contract_levels])
    return scene.say("levels", levels=levels) if levels else scene.say("no-level")


def _stack(scene: MervScene, stack: int) -> Markup:
    """The top contract; a veil lies on it while its level is not reached."""
    lack = scene.view.prospects.contracts[stack]
    if lack.contract == NONE:
        return scene.mark(f"stack-{STACK_IDS[stack]}", (), rect(FACE, "mv-empty", 3))
    slug = scene.tables.contract_ids[lack.contract]
    veil = rect(FACE, "mv-veil", 3) if lack.influence else NOTHING
    drawn = el("g", contract_card(scene, lack.contract), veil, class_="mv-shy" if veil else None)
    return scene.mark(f"contract-{slug}", (f"fulfil {slug}",), drawn, ring=FACE, radius=3)


def contract_card(scene: MervScene, card: int) -> Markup:
    """A contract: points, level and reward above, what it takes below."""
    t = scene.tables
    goods = (
        *["scroll"] * t.contract_scrolls[card],
        *["common_good"] * t.contract_common[card],
        *["rare_good"] * t.contract_rare[card],
    )
    return join(
        rect(FACE, "f-card s-cardink", 3, stroke_width=1.2),
        el("path", class_="mv-head", d=HEAD),
        words(t.contract_points[card], 6, 18.5, FIGURE, "f-cardink"),
        words(LEVELS[t.contract_level[card]], 36.5, 18, LEVEL, "f-cardink", "middle"),
        gift(t.contract_gift[card], 47, 4.5, 17, CARD),
        _needs(t.contract_cost[card], goods),
    )


def _needs(cost: list[int], goods: tuple[str, ...]) -> Markup:
    """Cubes and goods in one line, or one line each if they are many."""
    if len(cost) + len(goods) <= 3:
        left = 34.5 - 8.5 * (len(cost) + len(goods))
        return join(_cubes(cost, left, 35), _goods(goods, left + 17 * len(cost), 34.5, 17))
    step = 17 if len(goods) < 4 else 16
    return join(
        _cubes(cost, 34.5 - 8.5 * len(cost), 26),
        _goods(goods, 34.5 - step / 2 * len(goods), 43.5, step),
    )


def _cubes(cost: list[int], x: float, y: float) -> Markup:
    return join(cube(one, x + 17 * at, y, 16) for at, one in enumerate(cost))


def _goods(goods: tuple[str, ...], x: float, y: float, step: float) -> Markup:
    return join(icon(one, x + step * at, y, step, CARD) for at, one in enumerate(goods))
