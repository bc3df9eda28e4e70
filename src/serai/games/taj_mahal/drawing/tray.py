"""The tray below: the viewer's hand, or everybody's cards as far as known, and the open cards."""

from serai.draw.lettering import Face, display, first_that_fits, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, Row, fitted_words, rect, row_that_fits, seat_badge, words
from serai.games.taj_mahal.drawing import cards
from serai.games.taj_mahal.drawing import words as say
from serai.games.taj_mahal.drawing.scene import TRAY, Scene
from serai.games.taj_mahal.tables import COLOURS
from serai.games.taj_mahal.view import SideView

TITLE, COUNT, NOTE = display(16), Face(15, 700), Face(14)
HEAD = TRAY.y + 17
CARDS = TRAY.y + 31
CARD_WIDTH = 76
HIDDEN = 0.24
"""The part of a card that the next one may hide without touching a badge."""


def _open_row(scene: Scene) -> Row:
    """Display and deck; nine cards are drawn smaller than five."""
    count = max(len(scene.view.display), 2 * len(scene.view.sides) - 1) + 1
    return row_that_fits(count, 650, CARD_WIDTH, 6)


def _open_left(scene: Scene) -> float:
    return TRAY.right - _open_row(scene).width - 2


def _hand_box(scene: Scene) -> Box:
    """What the open cards leave free; after the end there are none."""
    right = TRAY.right if scene.view.outcome is not None else _open_left(scene) - 26
    return Box(TRAY.x + 2, CARDS, right - TRAY.x - 2, TRAY.bottom - CARDS)


def heads(scene: Scene) -> Markup:
    """The words above the cards."""
    return el(
        "g",
        _hands_head(scene) if _shows_all(scene) else _hand_head(scene),
        NOTHING if scene.view.outcome is not None else (_open_head(scene), _deck(scene)),
        id="tray",
    )


def pieces(scene: Scene) -> list[Markup]:
    mine = _all_hands(scene) if _shows_all(scene) else _hand(scene)
    return [*mine, *_open_cards(scene)]


def _shows_all(scene: Scene) -> bool:
    """Onlookers have no hand, and after the end nothing is hidden."""
    return scene.me is None or scene.view.outcome is not None


# --- open cards -------------------------------------------------------------------------------


def _open_head(scene: Scene) -> Markup:
    x = _open_left(scene)
    count = str(len(scene.view.display))
    after = x + width(say.OPEN, TITLE) + 8
    note_x = after + width(count, COUNT) + 12
    note = first_that_fits(say.taking(scene), NOTE, TRAY.right - note_x)
    return join(
        words(say.OPEN, x, HEAD, TITLE),
        words(count, after, HEAD, COUNT),
        words(note, note_x, HEAD, NOTE, "f-ink-2") if note else NOTHING,
    )


def _open_cards(scene: Scene) -> list[Markup]:
    row = _open_row(scene)
    ids = scene.view.tables.card_ids
    return [
        cards.full(scene, card, x, CARDS, row.size, action=scene.action("take", ids[card]))
        for card, x in zip(scene.view.display, row.places(_open_left(scene)), strict=False)
    ]


def _deck(scene: Scene) -> Markup:
    row = _open_row(scene)
    x = row.places(_open_left(scene))[-1]
    height = row.size * cards.HEIGHT / cards.WIDTH
    label = Box(x + row.size / 2 - 17, CARDS + height / 2 - 12, 34, 24)
    return el(
        "g",
        cards.back(x, CARDS, row.size),
        rect(label, "f-card", 2),
        words(scene.view.deck_size, x + row.size / 2, label.y + 17, COUNT, "f-cardink", "middle"),
        id="deck",
    )


# --- the viewer's hand ------------------------------------------------------------------------


def _groups(scene: Scene) -> tuple[list[int], list[int]]:
    """Cards that may be played, or all when it is not the time; and those refused now."""
    assert scene.me is not None
    hand = sorted(scene.me.hand or ())
    refused = [card for card in hand if _reason(scene, card) is not None]
    return [card for card in hand if card not in refused], refused


def _reason(scene: Scene, card: int) -> str | None:
    """Why a card cannot be played now; None if it can, or if nobody would ask."""
    id = scene.view.tables.card_ids[card]
    if scene.action(_verb(scene, card), id):
        return None
    return scene.refusals.get(f"play {id}") or scene.refusals.get(f"add {id}")


def _verb(scene: Scene, card: int) -> str:
    return "play" if scene.view.tables.card_colour[card] < COLOURS else "add"


def _hand_row(scene: Scene) -> tuple[Row, float]:
    """One row for both groups, and the gap between them."""
    free, refused = _groups(scene)
    gap = 18.0 if free and refused else 0.0
    room = _hand_box(scene).w - gap
    return row_that_fits(
        len(free) + len(refused), room, CARD_WIDTH, 7, smallest=62, overlap=HIDDEN
    ), gap


def _places(scene: Scene) -> list[tuple[int, float]]:
    """Every card of the hand with the place of its left edge."""
    free, refused = _groups(scene)
    row, gap = _hand_row(scene)
    places = row.places(_hand_box(scene).x)
    return [
        (card, x + (gap if i >= len(free) else 0))
        for i, (card, x) in enumerate(zip(free + refused, places, strict=True))
    ]


def _hand(scene: Scene) -> list[Markup]:
    ids = scene.view.tables.card_ids
    size = _hand_row(scene)[0].size
    return [
        cards.full(
            scene,
            card,
            x,
            CARDS,
            size,
            action=scene.action(_verb(scene, card), ids[card]),
            refused=_reason(scene, card),
        )
        for card, x in _places(scene)
    ]


def _hand_head(scene: Scene) -> Markup:
    free, refused = _groups(scene)
    x = _hand_box(scene).x
    count = str(len(free) + len(refused))
    after = x + width(say.HAND, TITLE) + 8
    return join(
        words(say.HAND, x, HEAD, TITLE),
        words(count, after, HEAD, COUNT),
        _refused_head(scene, len(free), after + width(count, COUNT) + 16) if refused else NOTHING,
    )


def _refused_head(scene: Scene, first: int, earliest: float) -> Markup:
    """Why the second group cannot be played, above it if there is room."""
    places = _places(scene)
    x = max(places[first][1], earliest)
    room = _hand_box(scene).right - x
    reasons = [_reason(scene, card) or "" for card, _ in places[first:]]
    longest = say.not_now(reasons)
    if width(longest[-2 if len(longest) > 1 else -1], NOTE) > room:
        x, room = earliest, _hand_box(scene).right - earliest
    return words(first_that_fits(longest, NOTE, room), x, HEAD, NOTE, "f-ink-2")


# --- everybody's hand -------------------------------------------------------------------------


def _holders(scene: Scene) -> list[SideView]:
    return [side for side in scene.view.sides if side.side != scene.view.dummy]


def _slot(scene: Scene, index: int) -> Box:
    """Two rows of sides."""
    box = _hand_box(scene)
    columns = -(-len(_holders(scene)) // 2)
    width, height = box.w / columns, 57
    return Box(
        box.x + width * (index % columns),
        box.y - 3 + height * (index // columns),
        width - 12,
        height,
    )


def _hands_head(scene: Scene) -> Markup:
    x = _hand_box(scene).x
    after = x + width(say.HANDS, TITLE) + 12
    note = NOTHING
    if scene.view.outcome is None:
        room = _hand_box(scene).right - after
        note = fitted_words(say.NOBODY_KNOWS, after, HEAD, NOTE, room, "f-ink-2")
    return join(
        words(say.HANDS, x, HEAD, TITLE),
        note,
        [_holder(scene, side, _slot(scene, i)) for i, side in enumerate(_holders(scene))],
    )


def _holder(scene: Scene, side: SideView, box: Box) -> Markup:
    """Badge and backs of a side; the known cards are pieces."""
    known = _known(side)
    row = _hand_minis(side, box)
    places = row.places(box.x + 34)[len(known) :]
    y = box.y + (box.h - _mini_height(row.size)) / 2
    return join(
        seat_badge(side.side, box.x, box.y + box.h / 2 - 12, 24),
        [cards.mini_back(x, y, row.size) for x in places],
    )


def _known(side: SideView) -> tuple[int, ...]:
    return tuple(sorted(side.known if side.hand is None else side.hand))


def _hand_minis(side: SideView, box: Box) -> Row:
    tall = min(box.h - 4, cards.MINI_HEIGHT)
    size = tall * cards.MINI_WIDTH / cards.MINI_HEIGHT
    return row_that_fits(side.hand_size, box.w - 34, size, 3, smallest=size, overlap=0.14)


def _mini_height(width: float) -> float:
    return width * cards.MINI_HEIGHT / cards.MINI_WIDTH


def _all_hands(scene: Scene) -> list[Markup]:
    found = []
    for index, side in enumerate(_holders(scene)):
        box = _slot(scene, index)
        row = _hand_minis(side, box)
        y = box.y + (box.h - _mini_height(row.size)) / 2
        found += [
            cards.mini(scene, card, x, y, row.size)
            for card, x in zip(_known(side), row.places(box.x + 34), strict=False)
        ]
    return found
