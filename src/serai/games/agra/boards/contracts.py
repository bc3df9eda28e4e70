"""The contracts of a seat: who gave them, what they do, what lies on them, and which are used."""

from serai.draw.lettering import Face, two_lines, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import LETTERS, Box, fitted_words, rule, use, words
from serai.games.agra.boards import figures
from serai.games.agra.boards.figures import SHIELD_HEIGHT, SHIELD_WIDTH
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.tables import (
    CALIPH,
    COOK,
    ENGLISH_TRADER,
    FRENCH_TRADER,
    MOSAIC_MAKER,
)

WIDTH, HEIGHT = 240, 104
"""The height is what the column of the table leaves; other places may give more."""
ROW, LINE = 52, 24
"""The height of a contract with its words, and of one with its name alone at least."""
TICK = 18
NAME, TEXT, STATE, SMALL_NAME = Face(14, 600), Face(13), Face(14), Face(13, 600)

CHOICES = {
    FRENCH_TRADER: ("consign",),
    COOK: ("store", "recall"),
    CALIPH: ("pray",),
    ENGLISH_TRADER: ("barter",),
    MOSAIC_MAKER: ("mosaic",),
}
"""What can be chosen by a contract itself."""


def contracts(
    scene: AgraScene,
    seat: int,
    *,
    wide: float = WIDTH,
    tall: float = HEIGHT,
    brief: bool = False,
) -> Markup:
    """All contracts of a seat: with their words while there is room (or never, if brief), else
    names in two columns."""
    held = scene.view.seats[seat].contracts
    letter = LETTERS[seat]
    if not held:
        none = words(scene.say("contracts-none"), 0, 16, STATE, "f-ink-2")
        return el("g", none, id=scene.id(f"contracts-{letter}"))
    if not brief and len(held) * ROW <= tall + 2:
        top = min(6, (tall - len(held) * ROW) / 2)
        rows = [
            _full(scene, seat, notable, Box(0, top + ROW * at, wide, ROW - 2))
            for at, notable in enumerate(held)
        ]
    else:
        boxes = _cells(len(held), wide, tall)
        rows = [_short(scene, seat, notable, box) for notable, box in zip(held, boxes, strict=True)]
    return el("g", rows, id=scene.id(f"contracts-{letter}"))


def _cells(count: int, wide: float, tall: float) -> list[Box]:
    """Places for names: one column while they fit, then two, which come as close as they must."""
    columns = 1 if count * LINE <= tall else 2
    down = -(-count // columns)
    high = min(LINE + 2, tall / down)
    across = (wide - 8 * (columns - 1)) / columns
    return [
        Box((across + 8) * (at // down), high * (at % down), across, high) for at in range(count)
    ]


def state(scene: AgraScene, seat: int, notable: int) -> str:
    """What lies on a contract: goods with the French Trader, workers with the Cook."""
    if notable == FRENCH_TRADER:
        lying, most = len(scene.view.consigned), scene.tables.french_slots
        return scene.say("count-of", count=lying, most=most)
    if notable == COOK:
        lying, most = scene.view.seats[seat].stored, scene.tables.cook_workers
        return scene.say("count-of", count=lying, most=most)
    return ""


def _shield(scene: AgraScene, notable: int, x: float, y: float, scale: float) -> Markup:
    """The shield of the guild; once the contract is used it is faint, with a tick on it."""
    drawn = figures.shield(scene.guild_of(notable), x, y, scale=scale)
    if notable not in scene.view.contracts_used:
        return drawn
    left, top = x + (SHIELD_WIDTH * scale - TICK) / 2, y + (SHIELD_HEIGHT * scale - TICK) / 2
    return join(el("g", drawn, class_="ag-gone"), use("i-tick", left, top, TICK, TICK, "c-ink"))


def _marked(scene: AgraScene, seat: int, notable: int, content: Markup, ring: Box) -> Markup:
    slug = scene.tables.notable_ids[notable]
    own = seat == scene.view.seat
    return scene.mark(
        f"notable-{slug}",
        CHOICES.get(notable, ()) if own else (),
        content,
        ring=ring,
        id=f"contract-{slug}",
    )


# --- with words -------------------------------------------------------------------------------


def _full(scene: AgraScene, seat: int, notable: int, box: Box) -> Markup:
    """Shield, name, state, and the words in one line or two."""
    slug = scene.tables.notable_ids[notable]
    left = SHIELD_WIDTH + 8
    lines = two_lines(scene.called("contract", slug), TEXT, box.w - left)
    name = box.y + (20 if len(lines) == 1 else 13)
    lying = state(scene, seat, notable)
    room = box.w - left - width(lying, STATE) - 6
    ink = "f-ink-2" if notable in scene.view.contracts_used else "f-ink"
    content = join(
        rule(0, box.y - 1, box.w, box.y - 1, "s-paper-3") if box.y > ROW else NOTHING,
        _shield(scene, notable, 0, box.y + (box.h - SHIELD_HEIGHT) / 2, 1),
        fitted_words(scene.called("notable", slug), left, name, NAME, room),
        words(lying, box.w, name, STATE, "f-ink-2", "end") if lying else NOTHING,
        [words(text, left, name + 16 + 15 * at, TEXT, ink) for at, text in enumerate(lines)],
    )
    return _marked(scene, seat, notable, content, box.inset(-3, 0.5))


# --- names alone ------------------------------------------------------------------------------


def _short(scene: AgraScene, seat: int, notable: int, box: Box) -> Markup:
    slug = scene.tables.notable_ids[notable]
    scale = min(0.62, (box.h - 1) / SHIELD_HEIGHT)
    left = box.x + SHIELD_WIDTH * scale + 5
    y = box.y + box.h / 2 + 4.5
    text = state(scene, seat, notable)
    room = box.right - left - (width(text, SMALL_NAME) + 4 if text else 0)
    content = join(
        _shield(scene, notable, box.x, box.y + (box.h - SHIELD_HEIGHT * scale) / 2, scale),
        fitted_words(scene.called_short("notable", slug), left, y, SMALL_NAME, room),
        words(text, box.right, y, Face(13), "f-ink-2", "end") if text else NOTHING,
    )
    return _marked(scene, seat, notable, content, box.inset(-2, 0.5))
