"""The caravansary: the row of caravan cards, the camels on them, and the deck."""

from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, move, rect, rule, words
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import CARD, FIGURE, gift, icon
from serai.games.merv.boards.units import camel, in_rows
from serai.games.merv.tables import NONE, SPICE_IDS

WIDTH, HEIGHT = 436, 74
PHONE_WIDTH, PHONE_HEIGHT = 246, 156
STEP = 48.5
FACE = Box(0.6, 0.6, 42.8, 60.8)
AROUND = FACE.inset(1, 1)


def caravansary(scene: MervScene) -> Markup:
    """The row from its front on; the deck comes last."""
    row = [_card(scene, card) for card in range(len(scene.view.caravan))]
    row += [NOTHING] * (scene.tables.caravan_length - len(row))
    across, x = (5, 4) if scene.phone else (len(row) + 1, 0)
    lower = [el("g", one, transform=move(x, 8)) for one in (*row, _deck(scene))]
    return in_rows(lower, across, STEP, 78)


def note(scene: MervScene) -> str:
    """How many cards are in reach without another camel."""
    return scene.say("in-reach", count=len(in_reach(scene)))


def in_reach(scene: MervScene) -> list[int]:
    """Cards with a camel, and the foremost one without."""
    row = enumerate(zip(scene.view.caravan, scene.view.prospects.card_camels, strict=True))
    return [at for at, (spice, camels) in row if spice != NONE and not camels]


def _card(scene: MervScene, at: int) -> Markup:
    """A card: its spice above, what a pair of it gives below."""
    spice, slug = scene.view.caravan[at], f"card-{at + 1}"
    if spice == NONE:
        return rect(FACE, "mv-empty", 4)
    take = f"take {at + 1}"
    drawn = join(
        spice_card(scene, spice),
        rect(FACE, "veil", 4) if scene.refused(take) else NOTHING,
        rule(2, 65.5, 42, 65.5, "s-gold", 2) if at in in_reach(scene) else NOTHING,
    )
    card = scene.mark(slug, (take,), drawn, ring=AROUND, radius=5)
    return join(card, _camel(scene, at))


def spice_card(scene: MervScene, spice: int) -> Markup:
    """The face of a card at (0, 0)."""
    return join(
        rect(FACE, "f-card s-cardink", 4, stroke_width=1.2),
        el("path", class_="mv-foot", d="M2.5 40h39v19.500h-39Z"),
        icon(SPICE_IDS[spice], 8, 7, 28, CARD),
        gift(scene.tables.pair_gift[spice], 13, 41, 18, CARD),
    )


def _camel(scene: MervScene, at: int) -> Markup:
    """The camel on a card, or the place where one may be put."""
    if scene.view.on_card[at]:
        return camel(36, 4)
    if at not in in_reach(scene) or not scene.can("load"):
        return NOTHING
    spot = el("g", camel(32, 8, 11), class_="mv-pale")
    return scene.mark("load", ("load",), spot, ring=Box.around(32, 8, 13), radius=13)


def _deck(scene: MervScene) -> Markup:
    """The back of the cards that are still to come, and how many."""
    return scene.mark(
        "deck",
        (),
        join(
            rect(FACE, "f-cardink", 4),
            rect(FACE.inset(3, 3), "f-none s-cardgold", 2),
            el("path", class_="f-none s-cardgold", d="M22 12 37 31 22 50 7 31Z"),
            rect(Box(10, 20, 24, 22), "f-card", 2),
            words(sum(scene.view.deck), 22, 36, FIGURE, "f-cardink", "middle"),
        ),
    )
