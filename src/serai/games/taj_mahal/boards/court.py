"""The court: six niches with the prizes of this visit."""

from serai.draw.lettering import display
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, move, rect, seat_badge, use, words
from serai.games.taj_mahal.boards.scene import TajScene, about_symbol, pixel, province_tile
from serai.games.taj_mahal.tables import ELEPHANT, GRAND_MOGUL, SYMBOL_IDS, SYMBOLS

X, Y = pixel(632, 36)
WIDTH = pixel(966, 0)[0] - pixel(632, 0)[0]
NICHE_WIDTH, NICHE_HEIGHT = 36, 56
STEP = (WIDTH - 12 - NICHE_WIDTH) / (SYMBOLS - 1)
SHUT = el(
    "path", class_="shut", d="M3 53V19c0-5 3-6 5-7 1-4 4-5 7-6l3-3 3 3c3 1 6 2 7 6 2 1 5 2 5 7v34Z"
)


def court(scene: TajScene) -> Markup:
    """The frame, the niches and the prizes that do not move."""
    return scene.group(
        "court",
        rect(Box(0, 0, WIDTH, NICHE_HEIGHT + 34), "f-paper s-ink", 3),
        words(scene.say("court"), WIDTH / 2, 17, display(14), "f-ink", "middle"),
        [_niche(scene, prize) for prize in range(SYMBOLS)],
        id="court",
        transform=move(X, Y),
    )


def _niche(scene: TajScene, prize: int) -> Markup:
    """A prize that is gone leaves a jali and the badge of the side that took it."""
    winner = scene.winner_of(prize)
    gone = winner is not None or scene.over
    content = SHUT if gone else NOTHING
    if winner is not None:
        content = join(SHUT, seat_badge(winner, 6, 21, 24))
    elif not gone and prize == GRAND_MOGUL:
        content = use("icon-taj-crown", 4.5, 20, 27, 27)
    elif not gone and prize != ELEPHANT:
        content = use(f"icon-taj-s-{SYMBOL_IDS[prize]}", 2, 17, 32, 32)
    return el(
        "g",
        el("title", _told(scene, prize)) if scene.look.still else NOTHING,
        use("icon-taj-niche", 0, 0, NICHE_WIDTH, NICHE_HEIGHT, "niche-gone" if gone else "niche"),
        content,
        id=f"prize-{SYMBOL_IDS[prize]}",
        transform=move(6 + STEP * prize, 25),
    )


def _told(scene: TajScene, prize: int) -> str:
    winner = scene.winner_of(prize)
    if winner is not None:
        return f"{scene.called('symbol', SYMBOL_IDS[prize])}: {scene.short_name(winner)}"
    return about_symbol(scene.look, prize)


def targets(scene: TajScene) -> list[Markup]:
    """Over each niche: what its prize is, and who has it."""
    return [
        rect(
            Box(X + 6 + STEP * prize, Y + 25, NICHE_WIDTH, NICHE_HEIGHT),
            "reach",
            data_tip=_told(scene, prize),
            data_place=f"symbol-{SYMBOL_IDS[prize]}",
        )
        for prize in range(SYMBOLS)
    ]


def pieces(scene: TajScene) -> list[Markup]:
    """The province tile of this visit, which came from the map."""
    if scene.winner_of(ELEPHANT) is not None or scene.over:
        return []
    x = X + 6 + STEP * ELEPHANT + NICHE_WIDTH / 2
    return [province_tile(scene.look, scene.view.visit - 1, x, Y + 25 + 34, 34)]
