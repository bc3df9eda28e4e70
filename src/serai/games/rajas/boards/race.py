"""The race: the two tracks, unrolled. Each seat has a lane, fame comes from the left and money from
the right, and between the two markers stands how far they still are from each other."""

from collections.abc import Callable
from dataclasses import dataclass

from serai.draw.html import classes, h, hidden
from serai.draw.lettering import Face, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, move, rect, rule, seat_badge, words
from serai.games.blocks import Board
from serai.games.counters import badge
from serai.games.rajas.boards.plan import figures
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import gains, icon
from serai.games.rajas.rewards import RIVER_STEP, UPGRADE
from serai.games.rajas.state import AT_FAME, AT_MONEY
from serai.games.rajas.tables import Tables
from serai.games.rajas.view import SeatView

WIDTH, PHONE_WIDTH = 582, 366
HEIGHT = 144
"""On a table; its lanes take what there is. On a phone they are as high as four of these."""
LEFT, ARM, TOP, FOOT = 32, 34, 28, 25
"""Where lanes begin, how long the arm of a marker is, and the room for rewards on both sides."""
SMALL, NOTE, FIGURE, GAP = Face(12, 600), Face(12, 500), Face(14, 700), Face(16, 700)
WORD = Face(13, 600)


@dataclass(frozen=True)
class Lanes:
    """Where things stand in a drawing of the race."""

    width: float
    count: int
    spaces: int
    """One more than there is fame: where the two tracks meet."""
    per_fame: int
    """Coins that lie beside a space of fame."""

    @property
    def pitch(self) -> float:
        return (HEIGHT - TOP - FOOT + 4) / self.count

    @property
    def high(self) -> float:
        return self.pitch - 4

    @property
    def right(self) -> float:
        return self.width - 6

    def y(self, seat: int) -> float:
        return TOP + self.pitch * seat

    def fame(self, fame: float) -> float:
        """Where a marker of fame points at."""
        first, last = LEFT + ARM, self.right - ARM
        return first + (last - first) * fame / self.spaces

    def money(self, money: int) -> float:
        """The same for money, which comes from the other end."""
        return self.fame(self.spaces - money / self.per_fame)


def race(scene: RajasScene, title: str) -> Board:
    """The lanes of all seats, with the rewards of both tracks."""
    tables, wide = scene.tables, PHONE_WIDTH if scene.phone else WIDTH
    lanes = Lanes(wide, len(scene.view.seats), tables.fame_spaces + 1, tables.money_per_fame)
    seats = scene.look.before.seats
    best = max(seat.margin for seat in seats)
    content = join(
        _heads(scene, lanes),
        _rewards(scene, "fame", lanes.fame, TOP - 13, TOP - 4),
        _rewards(scene, "money", lanes.money, HEIGHT - FOOT + 14, HEIGHT - FOOT),
        [_lane(scene, lanes, seat, seat.margin == best) for seat in seats],
    )
    return Board(scene.id("race-drawing"), wide, HEIGHT, el("g", content, class_="rajas"), title)


def _heads(scene: RajasScene, lanes: Lanes) -> Markup:
    """Which track comes from which side; a phone has room for the signs alone."""
    fame, money = icon("fame", 5, 3, 21), icon("coin", lanes.width - 27, 4, 20)
    if scene.phone:
        return join(fame, money)
    note = fitted(scene.say("race-note"), NOTE, lanes.money(scene.tables.money_bonus_at[-1]) - 60)
    word, room = scene.say("fame"), lanes.fame(scene.tables.fame_bonus_at[0]) - 46
    return join(
        fame,
        money,
        words(word, 29, 19, WORD) if width(word, WORD) <= room else NOTHING,
        words(scene.say("money"), lanes.width - 31, 19, WORD, "f-ink", "end"),
        words(note, LEFT, HEIGHT - 8, NOTE, "f-ink-2"),
    )


# --- rewards ----------------------------------------------------------------------------------


def _rewards(
    scene: RajasScene, track: str, place: Callable[[int], float], y: float, tick: float
) -> Markup:
    """What a track gives, each at its place, or further left where the next one needs the room."""
    found = scene.tables.track_rewards[track]
    drawn, limit = [], float(WIDTH)
    for at in sorted(found, key=place, reverse=True):
        rewards, x = found[at], place(at)
        wide = 19.0 if not rewards or rewards[0] == RIVER_STEP or rewards[0] == UPGRADE else 28.0
        figure = 0 if scene.phone else width(str(at), SMALL) + 2
        left = min(x + 1 - wide / 2 if scene.phone else x, limit - wide)
        limit = left - figure - 5
        drawn.append(rule(x, tick, x, tick + 4, "s-gold", 1.2))
        drawn.append(_reward(scene, f"{track}-{at}", at, rewards, left, wide, y))
    return join(drawn)


def _reward(
    scene: RajasScene, slug: str, at: int, rewards: list[int], x: float, wide: float, y: float
) -> Markup:
    """The number of the space, and what it gives; without anything it is a worker."""
    middle = x + wide / 2
    sign = gains(rewards, middle, y) if rewards else icon("worker", middle - 9.5, y - 9.5, 19)
    figure = NOTHING if scene.phone else words(at, x - 2, y + 5, SMALL, "f-ink", "end")
    return scene.mark(f"bonus-{slug}", (), join(figure, sign))


# --- a lane -----------------------------------------------------------------------------------


def _lane(scene: RajasScene, lanes: Lanes, seat: SeatView, best: bool) -> Markup:
    """A seat as everybody knows it; where the viewer's markers will be is planned, and dashed."""
    letter, y = scene.letter(seat.seat), lanes.y(seat.seat)
    drawn = _apart if seat.margin < 0 else _crossed
    return scene.mark(
        f"seat-{letter}",
        (),
        join(
            rect(Box(LEFT, y, lanes.right - LEFT, lanes.high), _ground(scene, seat)),
            seat_badge(seat.seat, 3, y + lanes.high / 2 - 12, 24),
            _to_win(scene.tables, lanes, seat),
            drawn(scene, lanes, seat, best),
            _planned_arms(scene, lanes, seat),
        ),
        id=f"lane-{letter}",
    )


def _planned_arms(scene: RajasScene, lanes: Lanes, seat: SeatView) -> Markup:
    """Where the markers will be after what is planned, if they will move."""
    fame, money = figures(scene, seat.seat)
    y, high = lanes.y(seat.seat), lanes.high
    moved = [
        (lanes.fame(fame), 1) if fame != seat.fame else None,
        (lanes.money(money), -1) if money != seat.money else None,
    ]
    arms = [
        el("path", class_="rj-arm", transform=move(at[0], y + 1), d=_arm(high - 2, at[1]))
        for at in moved
        if at is not None
    ]
    return el("g", arms, class_=f"seat-{scene.letter(seat.seat)}") if arms else NOTHING


def _gap_told(scene: RajasScene, seat: SeatView) -> str:
    """The spaces to go, and those that are left by what is planned."""
    later = scene.tables.margin(*figures(scene, seat.seat))
    return str(-seat.margin) if later == seat.margin else f"{-seat.margin} → {_signed(later)}"


def _signed(spaces: int) -> str:
    """By how many spaces markers have crossed, or how many are left."""
    return f"+{spaces}" if spaces >= 0 else str(-spaces)


def _ground(scene: RajasScene, seat: SeatView) -> str:
    """My own lane has the colour of the game."""
    return "f-accent-soft" if seat.seat == scene.view.seat else "rj-lane"


def _to_win(tables: Tables, lanes: Lanes, seat: SeatView) -> Markup:
    """Ticks at the rewards that this seat has not reached yet: fame in full, money in dots."""
    y, high = lanes.y(seat.seat), lanes.high
    fame = [lanes.fame(at) for at in tables.fame_bonus_at if at > seat.fame]
    fame += [lanes.fame(tables.worker_fame)] if seat.waiting & AT_FAME else []
    money = [lanes.money(at) for at in tables.money_bonus_at[seat.money_stop :]]
    money += [lanes.money(tables.worker_money)] if seat.waiting & AT_MONEY else []
    return join(
        [rule(x, y, x, y + high, "rj-goal", 1.2) for x in fame],
        [rule(x, y, x, y + high, "rj-goal rj-dots", 1.2) for x in money],
    )


def _apart(scene: RajasScene, lanes: Lanes, seat: SeatView, best: bool) -> Markup:
    """Two trails, each with its marker, and the spaces between them as a number."""
    a, b = lanes.fame(seat.fame), lanes.money(seat.money)
    y, high, letter = lanes.y(seat.seat), lanes.high, scene.letter(seat.seat)
    line, to_go = y + high / 2 + 5, _gap_told(scene, seat)
    half = 7 + width(to_go, GAP) / 2
    fits = b - a >= 2 * half
    middle = (a + b) / 2 if fits else b + ARM + half
    ground = "f-ink" if best else _ground(scene, seat)
    trails = [Box(LEFT, y, a - LEFT - 8, high), Box(b + 8, y, lanes.right - b - 8, high)]
    return join(
        el("g", [rect(box, "rj-trail") for box in trails], class_=f"seat-{letter}"),
        _marker(scene, f"fame-{letter}", seat.fame, a, y, high, 1),
        _marker(scene, f"money-{letter}", seat.money, b, y, high, -1),
        _line_between(a, b, half, y + high / 2) if b - a > 2 * half + 16 else NOTHING,
        rect(Box(middle - half + 2, y, 2 * half - 4, high), ground) if fits or best else NOTHING,
        words(to_go, middle, line + 0.7, GAP, "f-paper" if best else "f-ink", "middle"),
    )


def _marker(
    scene: RajasScene, name: str, figure: int, x: float, y: float, high: float, way: int
) -> Markup:
    """An arm that points along its track, with its figure; it glides."""
    letter = name[-1]
    anchor = "end" if way > 0 else "start"
    told = words(figure, -9 * way, high / 2 + 5, FIGURE, f"on-{letter}", anchor)
    drawn = join(el("path", class_="f-seat", d=_arm(high, way)), told)
    return scene.moving(f"marker-{name}", drawn, x, y, f"seat-{letter}")


def _arm(high: float, way: int) -> str:
    """Its shape, from its point on: it comes from the left, or from the right."""
    return f"M0 {number(high / 2)}L{-7 * way} 0h{-(ARM - 7) * way}v{number(high)}H{-7 * way}Z"


def _line_between(a: float, b: float, half: float, y: float) -> Markup:
    middle = (a + b) / 2
    return join(
        rule(a + 4, y, middle - half, y, "rj-between", 1.2),
        rule(middle + half, y, b - 4, y, "rj-between", 1.2),
    )


def _crossed(scene: RajasScene, lanes: Lanes, seat: SeatView, best: bool) -> Markup:
    """Both trails meet in a lozenge that says by how much; beside them, in what order."""
    a, b = lanes.fame(seat.fame), lanes.money(seat.money)
    y, high, letter = lanes.y(seat.seat), lanes.high, scene.letter(seat.seat)
    c, half, line = (a + b) / 2, max(abs(a - b) / 2, 15), y + high / 2 + 5
    lozenge = (
        f"M{number(c - half - 8)} {number(y + high / 2)}L{number(c - half)} {number(y - 1)}"
        f"H{number(c + half)}L{number(c + half + 8)} {number(y + high / 2)}"
        f"L{number(c + half)} {number(y + high + 1)}H{number(c - half)}Z"
    )
    key = "crossed-first" if seat.crossed == 1 else "crossed-later"
    left = c > (LEFT + lanes.right) / 2 + 90
    at, anchor = (LEFT + 6, "start") if left else (lanes.right - 6, "end")
    return join(
        el(
            "g",
            rect(Box(LEFT, y, lanes.right - LEFT, high), "rj-trail"),
            el("path", class_="f-seat s-gold", stroke_width=2, d=lozenge),
            class_=f"seat-{letter}",
        ),
        words(f"+{seat.margin}", c, line, FIGURE, f"on-{letter}", "middle"),
        words(seat.fame, c - half - 13, line, GAP, "f-ink", "end"),
        words(seat.money, c + half + 13, line, GAP),
        words(scene.say(key), at, line, WORD, "f-ink", anchor) if seat.crossed else NOTHING,
    )


# --- in a line --------------------------------------------------------------------------------


def strip(look: RajasLook, tab: str) -> Markup:
    """Where there is little room: how far each seat still is; a tap shows the lanes."""
    return h(
        "button",
        hidden(look.say("race")),
        [_gap(look, seat) for seat in look.view.seats],
        type="button",
        class_="gaps",
        data_tab=tab,
    )


def _gap(look: RajasLook, seat: SeatView) -> Markup:
    key = "gap-crossed" if seat.margin >= 0 else "gap"
    told = look.say(key, count=abs(seat.margin))
    return h(
        "span",
        badge(look, seat.seat, 22),
        h("b", _signed(seat.margin)),
        h("small", look.say("to-go"), class_="go") if seat.margin < 0 else NOTHING,
        class_=classes("gap", seat.seat == look.view.seat and "me"),
        data_tip=f"{look.name(seat.seat)}: {told}",
    )
