"""The race: the two tracks, unrolled. Each seat has a lane, fame comes from the left and money from
the right, and between the two markers stands how far they still are from each other. And how far
the game has come: the round, who follows whom, and whether it is the last circle."""

from collections.abc import Callable
from functools import partial

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
from serai.games.rajas.view import SeatView
from serai.games.table import to_view

WIDTH, PHONE_WIDTH = 582, 366
HEIGHT = 144
"""On a table; its lanes take what there is. On a phone they are as high as four of these."""
LEFT, ARM, TOP, FOOT = 32, 34, 28, 25
"""Where lanes begin, how long the arm of a marker is, and the room for rewards on both sides."""
SMALL, NOTE, FIGURE, GAP = Face(12, 600), Face(12, 500), Face(14, 700), Face(16, 700)
WORD = Face(13, 600)


def race(scene: RajasScene) -> Board:
    """The lanes of all seats, with the rewards of both tracks."""
    lanes, seats = Lanes(scene), scene.look.before.seats
    best = max(seat.margin for seat in seats)
    content = join(
        lanes.heads(),
        lanes.rewards("fame", lanes.fame, TOP - 13, TOP - 4),
        lanes.rewards("money", lanes.money, HEIGHT - FOOT + 14, HEIGHT - FOOT),
        [lanes.lane(seat, seat.margin == best) for seat in seats],
    )
    drawn = scene.group("race", content, class_="rajas")
    return Board(scene.id("race-drawing"), lanes.width, HEIGHT, drawn, scene.say("race"))


class Lanes:
    """A drawing of the race, and where things stand in it."""

    def __init__(self, scene: RajasScene) -> None:
        self.scene = scene
        self.tables = scene.tables
        self.width = PHONE_WIDTH if scene.phone else WIDTH
        self.right = self.width - 6
        self.high = (HEIGHT - TOP - FOOT + 4) / scene.view.players - 4

    def y(self, seat: SeatView) -> float:
        return TOP + (self.high + 4) * seat.seat

    def fame(self, fame: float) -> float:
        """Where a marker of fame points at. One more than there is fame the two tracks meet."""
        first, last = LEFT + ARM, self.right - ARM
        return first + (last - first) * fame / (self.tables.fame_spaces + 1)

    def money(self, money: int) -> float:
        """The same for money, which comes from the other end."""
        return self.fame(self.tables.fame_spaces + 1 - money / self.tables.money_per_fame)

    def heads(self) -> Markup:
        """Which track comes from which side; a phone has room for the signs alone."""
        scene, t = self.scene, self.tables
        fame, money = icon("fame", 5, 3, 21), icon("coin", self.width - 27, 4, 20)
        if scene.phone:
            return join(fame, money)
        note = fitted(scene.say("race-note"), NOTE, self.money(t.money_bonus_at[-1]) - 60)
        word, room = scene.say("fame"), self.fame(t.fame_bonus_at[0]) - 46
        return join(
            fame,
            money,
            words(word, 29, 19, WORD) if width(word, WORD) <= room else NOTHING,
            words(scene.say("money"), self.width - 31, 19, WORD, "f-ink", "end"),
            words(note, LEFT, HEIGHT - 8, NOTE, "f-ink-2"),
        )

    def rewards(self, track: str, place: Callable[[int], float], y: float, tick: float) -> Markup:
        """What a track gives, each at its place, or further left where the next one needs the room:
        the number of the space, and its signs; without anything it is a worker."""
        found, phone = self.tables.track_rewards[track], self.scene.phone
        drawn, limit = [], float(WIDTH)
        for at in sorted(found, key=place, reverse=True):
            given, x, figure = found[at], place(at), NOTHING
            wide = 28.0 if given and given[0] not in (RIVER_STEP, UPGRADE) else 19.0
            left = min(x + 1 - wide / 2 if phone else x, limit - wide)
            limit = left - 5
            if not phone:
                limit -= width(str(at), SMALL) + 2
                figure = words(at, left - 2, y + 5, SMALL, "f-ink", "end")
            middle = left + wide / 2
            sign = gains(given, middle, y) if given else icon("worker", middle - 9.5, y - 9.5, 19)
            drawn.append(rule(x, tick, x, tick + 4, "s-gold", 1.2))
            drawn.append(self.scene.mark(f"bonus-{track}-{at}", (), join(figure, sign)))
        return join(drawn)

    def lane(self, seat: SeatView, best: bool) -> Markup:
        """A seat as everybody knows it; where the viewer's markers will be is planned, and dashed.
        My own lane has the colour of the game."""
        letter, y = self.scene.letter(seat.seat), self.y(seat)
        ground = "f-accent-soft" if seat.seat == self.scene.view.seat else "rj-lane"
        drawn = join(
            rect(Box(LEFT, y, self.right - LEFT, self.high), ground),
            seat_badge(seat.seat, 3, y + self.high / 2 - 12, 24),
            self._to_win(seat),
            self._apart(seat, ground, best) if seat.margin < 0 else self._crossed(seat),
            self._planned_arms(seat),
        )
        return self.scene.mark(f"seat-{letter}", (), drawn, id=f"lane-{letter}")

    def _planned_arms(self, seat: SeatView) -> Markup:
        """Where the markers will be after what is planned, if they will move."""
        fame, money = figures(self.scene, seat.seat)
        moved = [(self.fame(fame), 1)] if fame != seat.fame else []
        moved += [(self.money(money), -1)] if money != seat.money else []
        y, shape = self.y(seat) + 1, partial(_arm, self.high - 2)
        arms = [el("path", class_="rj-arm", transform=move(x, y), d=shape(way)) for x, way in moved]
        return el("g", arms, class_=f"seat-{self.scene.letter(seat.seat)}") if arms else NOTHING

    def _to_win(self, seat: SeatView) -> Markup:
        """Ticks at the rewards that this seat has not reached yet: fame in full, money in dots."""
        y, t = self.y(seat), self.tables
        fame = [self.fame(at) for at in t.fame_bonus_at if at > seat.fame]
        fame += [self.fame(t.worker_fame)] if seat.waiting & AT_FAME else []
        money = [self.money(at) for at in t.money_bonus_at[seat.money_stop :]]
        money += [self.money(t.worker_money)] if seat.waiting & AT_MONEY else []
        both = (("rj-goal", fame), ("rj-goal rj-dots", money))
        return join(rule(x, y, x, y + self.high, paint, 1.2) for paint, xs in both for x in xs)

    def _apart(self, seat: SeatView, ground: str, best: bool) -> Markup:
        """Two trails, each with its marker, and the spaces between them as a number; and those that
        are left by what is planned."""
        a, b, y, high = self.fame(seat.fame), self.money(seat.money), self.y(seat), self.high
        later = self.tables.margin(*figures(self.scene, seat.seat))
        to_go = f"{-seat.margin}" + (f" → {_signed(later)}" if later != seat.margin else "")
        half = 7 + width(to_go, GAP) / 2
        fits = b - a >= 2 * half
        middle = (a + b) / 2 if fits else b + ARM + half
        trails = (Box(LEFT, y, a - LEFT - 8, high), Box(b + 8, y, self.right - b - 8, high))
        lines = ((a + 4, middle - half), (middle + half, b - 4)) if b - a > 2 * half + 16 else ()
        box, line = Box(middle - half + 2, y, 2 * half - 4, high), y + high / 2
        seat_class = f"seat-{self.scene.letter(seat.seat)}"
        return join(
            el("g", [rect(trail, "rj-trail") for trail in trails], class_=seat_class),
            self._marker(seat, "fame", a, 1),
            self._marker(seat, "money", b, -1),
            [rule(x, line, to, line, "rj-between", 1.2) for x, to in lines],
            rect(box, "f-ink" if best else ground) if fits or best else NOTHING,
            words(to_go, middle, line + 5.7, GAP, "f-paper" if best else "f-ink", "middle"),
        )

    def _marker(self, seat: SeatView, track: str, x: float, way: int) -> Markup:
        """An arm that points along its track, with its figure; it glides."""
        letter, anchor = self.scene.letter(seat.seat), "end" if way > 0 else "start"
        figure = seat.fame if track == "fame" else seat.money
        told = words(figure, -9 * way, self.high / 2 + 5, FIGURE, f"on-{letter}", anchor)
        drawn = join(el("path", class_="f-seat", d=_arm(self.high, way)), told)
        return self.scene.moving(
            f"marker-{track}-{letter}", drawn, x, self.y(seat), f"seat-{letter}"
        )

    def _crossed(self, seat: SeatView) -> Markup:
        """Both trails meet in a lozenge that says by how much; beside them, in what order."""
        a, b, y, high = self.fame(seat.fame), self.money(seat.money), self.y(seat), self.high
        c, half, line = (a + b) / 2, max(abs(a - b) / 2, 15), y + high / 2 + 5
        lozenge = (
            f"M{number(c - half - 8)} {number(y + high / 2)}L{number(c - half)} {number(y - 1)}"
            f"H{number(c + half)}L{number(c + half + 8)} {number(y + high / 2)}"
            f"L{number(c + half)} {number(y + high + 1)}H{number(c - half)}Z"
        )
        letter, trail = self.scene.letter(seat.seat), Box(LEFT, y, self.right - LEFT, high)
        meeting = el("path", class_="f-seat s-gold", stroke_width=2, d=lozenge)
        told = self.scene.say("crossed-first" if seat.crossed == 1 else "crossed-later")
        left = c > (LEFT + self.right) / 2 + 90
        at, anchor = (LEFT + 6, "start") if left else (self.right - 6, "end")
        return join(
            el("g", rect(trail, "rj-trail"), meeting, class_=f"seat-{letter}"),
            words(f"+{seat.margin}", c, line, FIGURE, f"on-{letter}", "middle"),
            words(seat.fame, c - half - 13, line, GAP, "f-ink", "end"),
            words(seat.money, c + half + 13, line, GAP),
            words(told, at, line, WORD, "f-ink", anchor) if seat.crossed else NOTHING,
        )


def _arm(high: float, way: int) -> str:
    """The shape of a marker, from its point on: it comes from the left, or from the right."""
    return f"M0 {number(high / 2)}L{-7 * way} 0h{-(ARM - 7) * way}v{number(high)}H{-7 * way}Z"


def _signed(spaces: int) -> str:
    """By how many spaces markers have crossed, or how many are left."""
    return f"+{spaces}" if spaces >= 0 else str(-spaces)


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
