"""The meditation track of a seat: points of a worker at each step, and the goods between them."""

from serai.draw.lettering import Face
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import LETTERS, Box, words
from serai.games.agra.boards import figures
from serai.games.agra.boards.scene import AgraScene

WIDTH, HEIGHT = 240, 42
STEP, PRICE = 28, 20
NUMBER, NUMBER_ON = Face(15, 600), Face(15, 700)


def track(scene: AgraScene, seat: int) -> Markup:
    """All steps; upon the one that the seat stands on lies its marker, which says the same."""
    board, tables = scene.view.seats[seat], scene.tables
    last = tables.last_meditation
    letter = LETTERS[seat]
    return el(
        "g",
        [
            _step(tables.meditation_points[step], middle(scene, step))
            for step in range(last + 1)
            if step != board.meditation
        ],
        [_price(scene, seat, step) for step in range(last)],
        scene.moving(
            f"meditation-{letter}",
            _marker(tables.meditation_points[board.meditation], letter),
            middle(scene, board.meditation),
            HEIGHT / 2,
            class_=f"seat-{letter}",
        ),
        id=scene.id(f"track-{letter}"),
    )


def worker_points(scene: AgraScene, seat: int) -> list[int]:
    """What each further worker gives who is laid down: the first one the most."""
    step = scene.view.seats[seat].meditation
    return scene.tables.meditation_points[step::-1]


def note(scene: AgraScene, seat: int) -> str:
    """The same in words."""
    points = ", ".join(str(points) for points in worker_points(scene, seat))
    return scene.say("workers-give", points=points)


def middle(scene: AgraScene, step: float) -> float:
    """Where a step stands."""
    return STEP / 2 + (WIDTH - STEP) / scene.tables.last_meditation * step


def _step(points: int, x: float) -> Markup:
    return join(
        el("circle", class_="f-paper s-ink-2", cx=x, cy=HEIGHT / 2, r=STEP / 2 - 0.5),
        words(points, x, HEIGHT / 2 + 5.5, NUMBER, "f-ink", "middle"),
    )


def _marker(points: int, letter: str) -> Markup:
    return join(
        el("circle", class_="f-seat s-piece", r=STEP / 2 - 0.5),
        words(points, 0, 5.5, NUMBER_ON, f"on-{letter}", "middle"),
    )


def _price(scene: AgraScene, seat: int, step: int) -> Markup:
    """The goods before the next step; those that are due next are not faded."""
    goods = scene.tables.meditation_cost[step]
    tall = PRICE * len(goods) + len(goods) - 1
    x, top = middle(scene, step + 0.5) - PRICE / 2, (HEIGHT - tall) / 2
    tiles = [
        figures.good(scene.tables, good, x, top + (PRICE + 1) * at, PRICE)
        for at, good in enumerate(goods)
    ]
    if step != scene.view.seats[seat].meditation:
        return el("g", tiles, class_="ag-faint")
    if seat != scene.view.seat:
        return join(tiles)
    return scene.mark(
        "meditation",
        ("contemplate",),
        tiles,
        ring=Box(x - 2, top - 2, PRICE + 4, tall + 4),
        radius=2,
        id="contemplate",
    )
