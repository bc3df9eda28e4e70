"""The court: six niches with the prizes of this visit."""

from serai.draw.lettering import display
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, move, rect, seat_badge, use, words
from serai.games.taj_mahal.drawing import words as say
from serai.games.taj_mahal.drawing.board import pixel
from serai.games.taj_mahal.drawing.map import ORIGIN, province_tile
from serai.games.taj_mahal.drawing.scene import Scene
from serai.games.taj_mahal.tables import ELEPHANT, GRAND_MOGUL, SYMBOL_IDS, SYMBOLS

X, Y = (ORIGIN[0] + pixel(632, 36)[0], ORIGIN[1] + pixel(632, 36)[1])
WIDTH = pixel(966, 0)[0] - pixel(632, 0)[0]
NICHE_WIDTH, NICHE_HEIGHT = 36, 56
STEP = (WIDTH - 12 - NICHE_WIDTH) / (SYMBOLS - 1)
SHUT = "M3 53V19c0-5 3-6 5-7 1-4 4-5 7-6l3-3 3 3c3 1 6 2 7 6 2 1 5 2 5 7v34Z"


def court(scene: Scene) -> Markup:
    """The frame, the niches and the prizes that do not move."""
    return el(
        "g",
        rect(Box(0, 0, WIDTH, NICHE_HEIGHT + 34), "f-paper s-ink", 3),
        words(say.COURT, WIDTH / 2, 17, display(14), "f-ink", "middle"),
        [_niche(scene, prize) for prize in range(SYMBOLS)],
        id="court",
        transform=move(X, Y),
    )


def _niche(scene: Scene, prize: int) -> Markup:
    """A prize that is gone leaves a jali and the badge of the side that took it."""
    winner = scene.winner_of(prize)
    over = scene.view.outcome is not None
    content = NOTHING
    if winner is not None:
        content = join(el("path", class_="shut", d=SHUT), seat_badge(winner, 6, 21, 24))
    elif over:
        content = el("path", class_="shut", d=SHUT)
    elif prize == GRAND_MOGUL:
        content = use("crown", 4.5, 20, 27, 27)
    elif prize != ELEPHANT:
        content = use(f"s-{SYMBOL_IDS[prize]}", 2, 17, 32, 32)
    name = scene.board.symbols[prize]
    return el(
        "g",
        el("title", name if winner is None else f"{name}: {scene.short_name(winner)}"),
        use(
            "niche",
            0,
            0,
            NICHE_WIDTH,
            NICHE_HEIGHT,
            "niche" if winner is None and not over else "niche-gone",
        ),
        content,
        id=f"prize-{SYMBOL_IDS[prize]}",
        transform=move(6 + STEP * prize, 25),
    )


def pieces(scene: Scene) -> list[Markup]:
    """The province tile of this visit, which came from the map."""
    if scene.winner_of(ELEPHANT) is not None or scene.view.outcome is not None:
        return []
    x = X + 6 + STEP * ELEPHANT + NICHE_WIDTH / 2
    return [province_tile(scene, scene.view.visit - 1, x, Y + 25 + 34, 34)]
