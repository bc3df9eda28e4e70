"""Alone: the card that leads the rivals through a round, and where they go next."""

from serai.draw.lettering import Face, two_lines
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import HEAD, Box, move, rect, words
from serai.games.blocks import Board
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import CARD, FIGURE, icon, owner_badge
from serai.games.merv.tables import HIGH_COURTIER, MAGISTRATE, NONE, SIZE, SYMBOL_IDS, line_number

WIDTH, HEIGHT = 240, 130
NAME, NEXT, ARROW = Face(14, 600), Face(14), "M12 84h46M18 80l-6 4 6 4"
NUMBERS = Face(13, 600)


def rivals_card(scene: MervScene) -> Board | None:
    """The card of the round, and both rivals beside it; nothing if nobody plays alone."""
    view = scene.view
    if view.players > 1 or view.solo_card == NONE:
        return None
    title = scene.say("rivals-card")
    bonus = scene.tables.year_points[view.difficulty][view.year - 1]
    drawn = join(
        words(title, 2, 17, HEAD),
        scene.mark("solo", (), el("g", solo_card(scene, view.solo_card), transform=move(2, 24))),
        _rival(scene, MAGISTRATE, 26),
        _rival(scene, HIGH_COURTIER, 70),
        words(scene.say("year-bonus", count=bonus), WIDTH, 17, NEXT, "f-ink-2", "end"),
    )
    return Board(scene.id("rivals-drawing"), WIDTH, HEIGHT, drawn, title)


def line_told(scene: MervScene, slot: int) -> str:
    """The row or column that a slot leads into."""
    side = "column" if slot // SIZE % 2 == 0 else "row"
    return scene.say(f"line-{side}", line=line_number(slot))


def next_slot(scene: MervScene, owner: int) -> int:
    """Where a rival stands in this round, or would go now."""
    view = scene.view
    first = view.round * SIZE
    stands = next(one.meeple for one in view.rivals if one.owner == owner)
    if first <= stands < first + SIZE:
        return stands
    taken = {one.meeple for one in scene.owners}
    order = scene.tables.solo_slots[view.solo_card][:: -1 if owner == HIGH_COURTIER else 1]
    return next(first + at for at in order if first + at not in taken)


def solo_card(scene: MervScene, card: int) -> Markup:
    """The face of a card: what the Magistrate seeks, the order of slots, from which end."""
    first = scene.view.round * SIZE
    order = [line_number(first + at) for at in scene.tables.solo_slots[card]]
    arrow = ARROW if not scene.tables.solo_far[card] else "M12 84h46M52 80l6 4-6 4"
    numbers = [
        words(line, 12 + 13 * at, 63, FIGURE if at == 0 else NUMBERS, "f-cardink", "middle")
        for at, line in enumerate(order)
    ]
    return join(
        rect(Box(0.6, 0.6, 74.8, 102.8), "f-card s-cardink", 4, stroke_width=1.2),
        icon(SYMBOL_IDS[card], 22, 8, 32, CARD),
        rect(Box(1.5, 46, 73, 24), "mv-head"),
        numbers,
        el("path", class_="f-none s-cardink s-round", stroke_width=2, d=arrow),
    )


def _rival(scene: MervScene, owner: int, y: float) -> Markup:
    """Who it is, and the line he stands at or goes to."""
    slot = next_slot(scene, owner)
    name = two_lines(scene.name(owner), NAME, WIDTH - 110)
    line = line_told(scene, slot)
    return join(
        owner_badge(owner, 84, y, 22),
        [words(part, 110, y + 16 + 17 * at, NAME) for at, part in enumerate(name)],
        words(line, 110, y + 16 + 17 * len(name), NEXT, "f-ink-2"),
    )
