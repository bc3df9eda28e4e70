"""Beside the palace: whose turn it is and how far, and how near the end of the game."""

from serai.core.outcome import Outcome
from serai.draw.lettering import Face, display, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, leaf, move, rect, seat_badge, words
from serai.games.agra.drawing.figures import icon
from serai.games.agra.drawing.scene import STORY, TURN, Scene, mark
from serai.games.agra.state import ACTION, MEDITATION, ORDER
from serai.games.agra.tables import GUILDS, LEVELS, NONE, ORDERS, PIERS

HEAD, LINE, NOW, STEP, FIGURE = display(16), Face(15), Face(15, 700), display(15), Face(16, 700)
NOTE, COUNT, SMALL, SMALL_FIGURE = Face(14), Face(15, 700), Face(13), Face(14, 600)
PHASES = ((MEDITATION, "meditate"), (ACTION, "act"), (ORDER, "order"))
ANYTIME = (
    ("curry", ("spices",)),
    ("favour", ("favour", "thrift")),
    ("statue", ("luxury",)),
    ("notable", ("consign", "pray", "barter")),
)
"""What may be done at any time: a sign, and the verbs of the choices."""


# --- the turn ---------------------------------------------------------------------------------


def turn(scene: Scene) -> Markup:
    """Whose turn it is, its three phases, what may be done at any time, and the order of seats."""
    if scene.view.outcome is not None:
        return _reasons(scene, scene.view.outcome)
    view, box = scene.view, TURN
    mine = view.turn == view.seat
    name = fitted(scene.name(view.turn), HEAD, 120)
    head = scene.say("your-turn") if mine else scene.say("turn-of", name=name)
    return el(
        "g",
        leaf(box),
        words(head, box.x + 10, box.y + 23, HEAD),
        _asked(scene, box),
        [_phase(scene, at, box.y + 48 + 23 * at) for at in range(len(PHASES))],
        el("g", anytime(scene), transform=move(box.x + 12, box.y + 104)),
        _seats(scene, box),
        id="turn",
    )


def _phase(scene: Scene, at: int, y: float) -> Markup:
    """A phase of the turn: over, now or to come."""
    phase, key = PHASES[at]
    now = phase == scene.view.phase and scene.view.outcome is None
    if now and phase == MEDITATION and scene.view.laid:
        text = scene.say("meditate-points", points=scene.view.points)
    else:
        text = scene.say(key)
    over = phase < scene.view.phase
    paint = "f-agra" if now else "f-ink" if over else "f-ink-2"
    return join(
        words(at + 1, TURN.x + 12, y, STEP, "f-gold-ink"),
        words(text, TURN.x + 31, y, NOW if now else LINE, paint),
    )


def _asked(scene: Scene, box: Box) -> Markup:
    """Somebody else may have to decide in the middle of a turn."""
    view = scene.view
    if view.actor < 0 or view.actor == view.turn:
        return NOTHING
    text = scene.say("asked", name=fitted(scene.short_name(view.actor), NOTE, 80))
    return words(text, box.right - 12, box.y + 23, NOTE, "f-agra", "end")


def anytime(scene: Scene) -> Markup:
    """A chip for each kind of thing that may be done at any time: how many such choices."""
    kinds = [(sign, scene.offered(verbs)) for sign, verbs in ANYTIME]
    found = [(sign, actions) for sign, actions in kinds if actions]
    if not found:
        return NOTHING
    label = scene.say("anytime")
    left = width(label, NOTE) + 12
    chips = [
        _chip(scene, sign, actions, Box(left + 52 * at, 0, 46, 30))
        for at, (sign, actions) in enumerate(found)
    ]
    return join(words(label, 0, 20, NOTE, "f-ink-2"), chips)


def _chip(scene: Scene, sign: str, actions: tuple[str, ...], box: Box) -> Markup:
    content = join(
        rect(box, "f-card s-cardgold", 3),
        icon(sign, box.x + 5, box.y + 5, 20, "c-cardink"),
        words(len(actions), box.right - 12, box.y + 20, COUNT, "f-cardink", "middle"),
    )
    return mark(scene, f"anytime-{sign}", actions, content, ring=box, id=f"anytime-{sign}")


def _seats(scene: Scene, box: Box) -> Markup:
    """Badges in the order of turns, the seat of the turn first; and who began the round."""
    view = scene.view
    count, x, y = len(view.seats), box.x + 12, box.bottom - 36
    return join(
        [seat_badge((view.turn + n) % count, x + 36 * n, y, 24) for n in range(count)],
        el("path", class_="f-none s-agra", stroke_width=2, d=f"M{x} {y + 27.5}h24"),
        words(scene.say("first"), box.right - 40, y + 17, NOTE, "f-ink-2", "end"),
        seat_badge(view.first, box.right - 34, y, 24),
    )


# --- the end ----------------------------------------------------------------------------------


def story(scene: Scene) -> Markup:
    """How near each of the three ends is; after the end, the result."""
    if scene.view.outcome is not None:
        return _ranking(scene, scene.view.outcome)
    view, tables = scene.view, scene.view.tables
    highest = max(step for seat in view.seats for step in seat.influence)
    fullest = max(_filled(scene, guild) for guild in range(GUILDS))
    needed = tables.pier_contracts[PIERS - 2]
    rows = (
        ("notable", "end-contract", view.contracts[LEVELS - 1], needed),
        ("influence-step", "end-track", highest, tables.top),
        ("order", "end-column", fullest, ORDERS),
    )
    return el(
        "g",
        leaf(STORY),
        words(scene.say("end"), STORY.x + 10, STORY.y + 23, HEAD),
        [_near(scene, row, STORY.y + 36 + 29 * at) for at, row in enumerate(rows)],
        id="story",
    )


def _filled(scene: Scene, guild: int) -> int:
    orders = scene.view.order_owner[guild * ORDERS : (guild + 1) * ORDERS]
    return sum(owner != NONE for owner in orders)


def _near(scene: Scene, row: tuple[str, str, int, int], y: float) -> Markup:
    """A row: icon, words, and how much of how much."""
    sign, key, have, need = row
    face, paint = (NOW, "f-danger") if have >= need else (LINE, "f-ink")
    return join(
        icon(sign, STORY.x + 10, y, 20),
        words(fitted(scene.say(key), face, 190), STORY.x + 38, y + 15, face, paint),
        words(f"{have}/{need}", STORY.right - 12, y + 15, FIGURE, paint, "end"),
    )


# --- after the end ----------------------------------------------------------------------------


def _reasons(scene: Scene, outcome: Outcome) -> Markup:
    """Every line of the score: what for, and how much for each seat."""
    seats = range(len(scene.view.seats))
    columns = [TURN.right - 26 - 34 * (len(seats) - 1 - seat) for seat in seats]
    reasons = list(dict.fromkeys(line.label for line in outcome.lines))
    rows = [
        words(
            fitted(scene.voice.text(reason), SMALL, columns[0] - TURN.x - 30),
            TURN.x + 12,
            TURN.y + 54 + 24 * at,
            SMALL,
        )
        for at, reason in enumerate(reasons)
    ]
    figures = [
        words(
            line.points or "·",
            columns[line.seat],
            TURN.y + 54 + 24 * reasons.index(line.label),
            SMALL_FIGURE,
            "f-ink",
            "middle",
        )
        for line in outcome.lines
    ]
    head = words(scene.say("result"), TURN.x + 10, TURN.y + 23, HEAD)
    badges = [seat_badge(seat, columns[seat] - 11, TURN.y + 10, 22) for seat in seats]
    return el("g", leaf(TURN), head, badges, rows, figures, id="result")


def _ranking(scene: Scene, outcome: Outcome) -> Markup:
    """Seats from the first place on, with their rupees."""
    order = [seat for place in outcome.ranking for seat in place]
    rows = []
    for at, seat in enumerate(order):
        y = STORY.y + 12 + 28 * at
        face = NOW if seat in outcome.winners else LINE
        rows += [
            seat_badge(seat, STORY.x + 10, y, 24),
            words(fitted(scene.short_name(seat), face, 180), STORY.x + 42, y + 17, face),
            words(outcome.score(seat), STORY.right - 12, y + 17, FIGURE, "f-ink", "end"),
        ]
    return el("g", leaf(STORY), rows, id="story")
