"""The race: the two tracks, unrolled. Each seat has a lane, fame comes from the left and money from
the right, and between the two markers stands how far they still are from each other. And how far
the game has come: the round, who follows whom, and whether it is the last circle."""

from collections.abc import Callable
from dataclasses import dataclass

from serai.draw.html import classes, h, hidden
from serai.draw.html import icon as html_icon
from serai.draw.lettering import Face, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, move, rect, rule, seat_badge, words
from serai.games.blocks import Board
from serai.games.counters import badge
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import gains, icon
from serai.games.rajas.forecast import figures
from serai.games.rajas.rewards import RIVER_STEP, UPGRADE
from serai.games.rajas.state import AT_FAME, AT_MONEY
from serai.games.rajas.tables import Tables
from serai.games.rajas.view import SeatView
from serai.games.table import to_view

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
    def high(self) -> float:
        return (HEIGHT - TOP - FOOT + 4) / self.count - 4

    @property
    def right(self) -> float:
        return self.width - 6

    def y(self, seat: int) -> float:
        return TOP + (self.high + 4) * seat

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


def _rewards(
    scene: RajasScene, track: str, place: Callable[[int], float], y: float, tick: float
) -> Markup:
    """What a track gives, each at its place, or further left where the next one needs the room: the
    number of the space, and its signs; without anything it is a worker."""
    found = scene.tables.track_rewards[track]
    drawn, limit = [], float(WIDTH)
    for at in sorted(found, key=place, reverse=True):
        rewards, x, figure = found[at], place(at), NOTHING
        wide = 28.0 if rewards and rewards[0] not in (RIVER_STEP, UPGRADE) else 19.0
        left = min(x + 1 - wide / 2 if scene.phone else x, limit - wide)
        limit = left - 5
        if not scene.phone:
            limit -= width(str(at), SMALL) + 2
            figure = words(at, left - 2, y + 5, SMALL, "f-ink", "end")
        middle = left + wide / 2
        sign = gains(rewards, middle, y) if rewards else icon("worker", middle - 9.5, y - 9.5, 19)
        drawn.append(rule(x, tick, x, tick + 4, "s-gold", 1.2))
        drawn.append(scene.mark(f"bonus-{track}-{at}", (), join(figure, sign)))
    return join(drawn)


# --- a lane -----------------------------------------------------------------------------------


def _lane(scene: RajasScene, lanes: Lanes, seat: SeatView, best: bool) -> Markup:
    """A seat as everybody knows it; where the viewer's markers will be is planned, and dashed. My
    own lane has the colour of the game."""
    letter, y = scene.letter(seat.seat), lanes.y(seat.seat)
    ground = "f-accent-soft" if seat.seat == scene.view.seat else "rj-lane"
    apart = seat.margin < 0
    drawn = join(
        rect(Box(LEFT, y, lanes.right - LEFT, lanes.high), ground),
        seat_badge(seat.seat, 3, y + lanes.high / 2 - 12, 24),
        _to_win(scene.tables, lanes, seat),
        _apart(scene, lanes, seat, ground, best) if apart else _crossed(scene, lanes, seat),
        _planned_arms(scene, lanes, seat),
    )
    return scene.mark(f"seat-{letter}", (), drawn, id=f"lane-{letter}")


def _planned_arms(scene: RajasScene, lanes: Lanes, seat: SeatView) -> Markup:
    """Where the markers will be after what is planned, if they will move."""
    fame, money = figures(scene, seat.seat)
    moved = [(lanes.fame(fame), 1)] if fame != seat.fame else []
    moved += [(lanes.money(money), -1)] if money != seat.money else []
    y, high = lanes.y(seat.seat) + 1, lanes.high - 2
    arms = [el("path", class_="rj-arm", transform=move(x, y), d=_arm(high, w)) for x, w in moved]
    return el("g", arms, class_=f"seat-{scene.letter(seat.seat)}") if arms else NOTHING


def _signed(spaces: int) -> str:
    """By how many spaces markers have crossed, or how many are left."""
    return f"+{spaces}" if spaces >= 0 else str(-spaces)


def _to_win(tables: Tables, lanes: Lanes, seat: SeatView) -> Markup:
    """Ticks at the rewards that this seat has not reached yet: fame in full, money in dots."""
    y, high = lanes.y(seat.seat), lanes.high
    fame = [lanes.fame(at) for at in tables.fame_bonus_at if at > seat.fame]
    fame += [lanes.fame(tables.worker_fame)] if seat.waiting & AT_FAME else []
    money = [lanes.money(at) for at in tables.money_bonus_at[seat.money_stop :]]
    money += [lanes.money(tables.worker_money)] if seat.waiting & AT_MONEY else []
    both = (("rj-goal", fame), ("rj-goal rj-dots", money))
    return join(rule(x, y, x, y + high, paint, 1.2) for paint, goals in both for x in goals)


def _apart(scene: RajasScene, lanes: Lanes, seat: SeatView, ground: str, best: bool) -> Markup:
    """Two trails, each with its marker, and the spaces between them as a number; and those that are
    left by what is planned."""
    a, b = lanes.fame(seat.fame), lanes.money(seat.money)
    y, high, letter = lanes.y(seat.seat), lanes.high, scene.letter(seat.seat)
    later = scene.tables.margin(*figures(scene, seat.seat))
    to_go = f"{-seat.margin}" + (f" → {_signed(later)}" if later != seat.margin else "")
    half = 7 + width(to_go, GAP) / 2
    fits = b - a >= 2 * half
    middle = (a + b) / 2 if fits else b + ARM + half
    trails = (Box(LEFT, y, a - LEFT - 8, high), Box(b + 8, y, lanes.right - b - 8, high))
    lines = ((a + 4, middle - half), (middle + half, b - 4)) if b - a > 2 * half + 16 else ()
    box = Box(middle - half + 2, y, 2 * half - 4, high)
    return join(
        el("g", [rect(trail, "rj-trail") for trail in trails], class_=f"seat-{letter}"),
        _marker(scene, f"fame-{letter}", seat.fame, a, y, high, 1),
        _marker(scene, f"money-{letter}", seat.money, b, y, high, -1),
        [rule(x, y + high / 2, to, y + high / 2, "rj-between", 1.2) for x, to in lines],
        rect(box, "f-ink" if best else ground) if fits or best else NOTHING,
        words(to_go, middle, y + high / 2 + 5.7, GAP, "f-paper" if best else "f-ink", "middle"),
    )


def _marker(
    scene: RajasScene, name: str, figure: int, x: float, y: float, high: float, way: int
) -> Markup:
    """An arm that points along its track, with its figure; it glides."""
    letter, anchor = name[-1], "end" if way > 0 else "start"
    told = words(figure, -9 * way, high / 2 + 5, FIGURE, f"on-{letter}", anchor)
    drawn = join(el("path", class_="f-seat", d=_arm(high, way)), told)
    return scene.moving(f"marker-{name}", drawn, x, y, f"seat-{letter}")


def _arm(high: float, way: int) -> str:
    """Its shape, from its point on: it comes from the left, or from the right."""
    return f"M0 {number(high / 2)}L{-7 * way} 0h{-(ARM - 7) * way}v{number(high)}H{-7 * way}Z"


def _crossed(scene: RajasScene, lanes: Lanes, seat: SeatView) -> Markup:
    """Both trails meet in a lozenge that says by how much; beside them, in what order."""
    a, b = lanes.fame(seat.fame), lanes.money(seat.money)
    y, high, letter = lanes.y(seat.seat), lanes.high, scene.letter(seat.seat)
    c, half, line = (a + b) / 2, max(abs(a - b) / 2, 15), y + high / 2 + 5
    lozenge = (
        f"M{number(c - half - 8)} {number(y + high / 2)}L{number(c - half)} {number(y - 1)}"
        f"H{number(c + half)}L{number(c + half + 8)} {number(y + high / 2)}"
        f"L{number(c + half)} {number(y + high + 1)}H{number(c - half)}Z"
    )
    trail = rect(Box(LEFT, y, lanes.right - LEFT, high), "rj-trail")
    meeting = el("path", class_="f-seat s-gold", stroke_width=2, d=lozenge)
    told = scene.say("crossed-first" if seat.crossed == 1 else "crossed-later")
    left = c > (LEFT + lanes.right) / 2 + 90
    at, anchor = (LEFT + 6, "start") if left else (lanes.right - 6, "end")
    return join(
        el("g", trail, meeting, class_=f"seat-{letter}"),
        words(f"+{seat.margin}", c, line, FIGURE, f"on-{letter}", "middle"),
        words(seat.fame, c - half - 13, line, GAP, "f-ink", "end"),
        words(seat.money, c + half + 13, line, GAP),
        words(told, at, line, WORD, "f-ink", anchor) if seat.crossed else NOTHING,
    )


# --- in a line, and how far the game has come -------------------------------------------------


def strip(look: RajasLook, tab: str) -> Markup:
    """Where there is little room: how far each seat still is; a tap shows the lanes."""
    gaps = [_gap(look, seat) for seat in look.view.seats]
    told = hidden(look.say("race"))
    return h("button", told, gaps, type="button", class_="gaps", data_tab=tab)


def _gap(look: RajasLook, seat: SeatView) -> Markup:
    told = look.say("gap-crossed" if seat.margin >= 0 else "gap", count=abs(seat.margin))
    return h(
        "span",
        badge(look, seat.seat, 22),
        h("b", _signed(seat.margin)),
        h("small", look.say("to-go"), class_="go") if seat.margin < 0 else NOTHING,
        class_=classes("gap", seat.seat == look.view.seat and "me"),
        data_tip=f"{look.name(seat.seat)}: {told}",
    )


def progress(look: RajasLook, race_tab: str, result: str) -> Markup:
    """For the top bar of a large screen; how far everybody is where the lanes are folded."""
    last = h("span", ending(look), class_="last") if ending(look) else NOTHING
    over = to_view(look.text("web-result"), result, class_="link", data_tab=result)
    return join(
        h("span", brief(look), class_="round"),
        _order(look),
        over if look.view.outcome is not None else last,
        strip(look, race_tab),
    )


def where(look: RajasLook) -> str:
    """The round and the circle in a few words."""
    if look.view.outcome is not None:
        return look.say("after")
    return look.say("where", round=look.view.round, circle=look.view.circle)


def brief(look: RajasLook) -> str:
    """The round alone: a phone has no room for more."""
    over = look.view.outcome is not None
    return where(look) if over else look.say("round", round=look.view.round)


def ending(look: RajasLook) -> str:
    """Once markers have crossed: that this circle is the last one."""
    view = look.view
    return look.say("last-circle") if view.crossings and view.outcome is None else ""


def nearest(look: RajasLook) -> str:
    """Whose markers lack fewest spaces, and how many."""
    seat = max(look.view.seats, key=lambda one: one.margin)
    return look.say("nearest", seat=seat.seat, count=-seat.margin)


def _order(look: RajasLook) -> Markup:
    """The seats from the first player on. Whoever has no turn left in this circle steps back."""
    view, seats = look.view, []
    for seat in [(view.first + at) % view.players for at in range(view.players)]:
        name, now = look.name(seat), seat == view.turn
        told = look.say("has-elephant", name=name) if seat == view.elephant else name
        state = classes(now and "turn", now or seat in view.to_come or "past")
        seats.append(h("span", badge(look, seat, 22), class_=state, data_tip=told))
    elephant = html_icon("icon-rajas-elephant", 22, box=24, label=look.say("order"))
    return h("span", elephant, seats, class_="order")
