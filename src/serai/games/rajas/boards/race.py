"""The race: the two tracks, unrolled. Each seat has a lane, fame comes from the left and money from
the right, and between the two markers stands how far they still are from each other. And how far
the game has come: the round, who follows whom, and whether it is the last circle."""

from collections.abc import Callable

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
from serai.games.scene import kept
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
    all_lanes = [lanes.lane(seat, seat.margin == best) for seat in seats]
    drawn = scene.group("race", _tracks(scene), all_lanes, class_="rajas")
    return Board(scene.id("race-drawing"), lanes.width, HEIGHT, drawn, scene.say("race"))


@kept
def _tracks(scene: RajasScene) -> Markup:
    """What stands above and below the lanes, in every game."""
    lanes = Lanes(scene)
    fame = lanes.rewards("fame", lanes.fame, TOP - 13, TOP - 4)
    money = lanes.rewards("money", lanes.money, HEIGHT - FOOT + 14, HEIGHT - FOOT)
    return join(lanes.heads(), fame, money)


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
        return first + (last - first) * fame / (self.tables.fame.spaces + 1)

    def money(self, money: int) -> float:
        """The same for money, which comes from the other end."""
        return self.fame(self.tables.fame.spaces + 1 - money / self.tables.money_per_fame)

    def heads(self) -> Markup:
        """Which track comes from which side; a phone has room for the signs alone."""
        scene, t = self.scene, self.tables
        signs = icon("fame", 5, 3, 21), icon("coin", self.width - 27, 4, 20)
        if scene.phone:
            return join(signs)
        note = fitted(scene.say("race-note"), NOTE, self.money(t.money.at[-1]) - 60)
        word, room = scene.say("fame"), self.fame(t.fame.at[0]) - 46
        fame = words(word, 29, 19, WORD) if width(word, WORD) <= room else NOTHING
        money = words(scene.say("money"), self.width - 31, 19, WORD, "f-ink", "end")
        return join(signs, fame, money, words(note, LEFT, HEIGHT - 8, NOTE, "f-ink-2"))

    def rewards(self, track: str, place: Callable[[int], float], y: float, tick: float) -> Markup:
        """What a track gives, each at its place, or further left where the next one needs the room:
        the number of the space, and its signs; without anything it is a worker."""
        found, phone = self.tables.tracks[track].seen, self.scene.phone
        drawn, limit = [], float(WIDTH)
        for at in sorted(found, key=place, reverse=True):
            given, x = found[at], place(at)
            wide = 28.0 if given and given[0] not in (RIVER_STEP, UPGRADE) else 19.0
            left = min(x + 1 - wide / 2 if phone else x, limit - wide)
            limit = left - 5 - (0 if phone else width(str(at), SMALL) + 2)
            figure = NOTHING if phone else words(at, left - 2, y + 5, SMALL, "f-ink", "end")
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
        lane = rect(Box(LEFT, y, self.right - LEFT, self.high), ground)
        badge = seat_badge(seat.seat, 3, y + self.high / 2 - 12, 24)
        markers = self._apart(seat, ground, best) if seat.margin < 0 else self._crossed(seat)
        drawn = lane, badge, self._to_win(seat), markers, self._planned_arms(seat)
        return self.scene.mark(f"seat-{letter}", (), drawn, id=f"lane-{letter}")

    def _planned_arms(self, seat: SeatView) -> Markup:
        """Where the markers will be after what is planned, if they will move."""
        (fame, money), y = figures(self.scene, seat.seat), self.y(seat) + 1
        moved = [(self.fame(fame), 1)] if fame != seat.fame else []
        moved += [(self.money(money), -1)] if money != seat.money else []
        shapes = [(move(x, y), _arm(self.high - 2, way)) for x, way in moved]
        arms = [el("path", class_="rj-arm", transform=at, d=shape) for at, shape in shapes]
        return el("g", arms, class_=f"seat-{self.scene.letter(seat.seat)}") if arms else NOTHING

    def _to_win(self, seat: SeatView) -> Markup:
        """Ticks at the rewards that this seat has not reached yet: fame in full, money in dots."""
        y, t = self.y(seat), self.tables
        fame = [self.fame(at) for at in t.fame.at if at > seat.fame]
        fame += [self.fame(t.fame.worker)] if seat.waiting & AT_FAME else []
        money = [self.money(at) for at in t.money.at[seat.money_stop :]]
        money += [self.money(t.money.worker)] if seat.waiting & AT_MONEY else []
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
        drawn = el("g", [rect(trail, "rj-trail") for trail in trails], class_=seat_class)
        markers = self._marker(seat, "fame", a, 1), self._marker(seat, "money", b, -1)
        between = [rule(x, line, to, line, "rj-between", 1.2) for x, to in lines]
        cleared = rect(box, "f-ink" if best else ground) if fits or best else NOTHING
        told = words(to_go, middle, line + 5.7, GAP, "f-paper" if best else "f-ink", "middle")
        return join(drawn, markers, between, cleared, told)

    def _marker(self, seat: SeatView, track: str, x: float, way: int) -> Markup:
        """An arm that points along its track, with its figure; it glides."""
        letter, anchor = self.scene.letter(seat.seat), "end" if way > 0 else "start"
        figure = seat.fame if track == "fame" else seat.money
        x0 = -(9 if figure < 100 else 7) * way
        told = words(figure, x0, self.high / 2 + 5, FIGURE, f"on-{letter}", anchor)
        drawn, name = (el("path", class_="f-seat", d=_arm(self.high, way)), told), f"marker-{track}"
        return self.scene.moving(f"{name}-{letter}", drawn, x, self.y(seat), f"seat-{letter}")

    def _crossed(self, seat: SeatView) -> Markup:
        """Both trails meet in a lozenge that says by how much; beside them, in what order."""
        a, b, y, high = self.fame(seat.fame), self.money(seat.money), self.y(seat), self.high
        c, half, line = (a + b) / 2, max(abs(a - b) / 2, 15), y + high / 2 + 5
        xs = [number(x) for x in (c - half - 8, c - half, c + half, c + half + 8)]
        top, middle, foot = number(y - 1), number(y + high / 2), number(y + high + 1)
        upper = f"M{xs[0]} {middle}L{xs[1]} {top}H{xs[2]}L{xs[3]} {middle}"
        lozenge = f"{upper}L{xs[2]} {foot}H{xs[1]}Z"
        letter, trail = self.scene.letter(seat.seat), Box(LEFT, y, self.right - LEFT, high)
        meeting = el("path", class_="f-seat s-gold", stroke_width=2, d=lozenge)
        told = self.scene.say("crossed-first" if seat.crossed == 1 else "crossed-later")
        left = c > (LEFT + self.right) / 2 + 90
        at, anchor = (LEFT + 6, "start") if left else (self.right - 6, "end")
        drawn = el("g", rect(trail, "rj-trail"), meeting, class_=f"seat-{letter}")
        margin = words(f"+{seat.margin}", c, line, FIGURE, f"on-{letter}", "middle")
        fame = words(seat.fame, c - half - 13, line, GAP, "f-ink", "end")
        order = words(told, at, line, WORD, "f-ink", anchor) if seat.crossed else NOTHING
        return join(drawn, margin, fame, words(seat.money, c + half + 13, line, GAP), order)


def _arm(high: float, way: int) -> str:
    """The shape of a marker, from its point on: it comes from the left, or from the right."""
    return f"M0 {number(high / 2)}L{-7 * way} 0h{-(ARM - 7) * way}v{number(high)}H{-7 * way}Z"


def _signed(spaces: int) -> str:
    """By how many spaces markers have crossed, or how many are left."""
    return f"+{spaces}" if spaces >= 0 else str(-spaces)


def strip(look: RajasLook, tab: str) -> Markup:
    """Where there is little room: how far each seat still is; a tap shows the lanes."""
    gaps = [_gap(look, seat) for seat in look.view.seats]
    told = hidden(look.say("race"))
    return h("button", told, gaps, type="button", class_="gaps", data_tab=tab)


def _gap(look: RajasLook, seat: SeatView) -> Markup:
    told = look.say("gap-crossed" if seat.margin >= 0 else "gap", count=abs(seat.margin))
    name, mine = look.name(seat.seat), seat.seat == look.view.seat
    go = h("small", look.say("to-go"), class_="go") if seat.margin < 0 else NOTHING
    shown, tip = (badge(look, seat.seat, 22), h("b", _signed(seat.margin)), go), f"{name}: {told}"
    return h("span", shown, class_=classes("gap", mine and "me"), data_tip=tip)


def progress(look: RajasLook, race_tab: str, result: str) -> Markup:
    """For the top bar of a large screen; how far everybody is where the lanes are folded."""
    last = h("span", ending(look), class_="last") if ending(look) else NOTHING
    over = to_view(look.text("web-result"), result, class_="link", data_tab=result)
    after = over if look.view.outcome is not None else last
    return join(h("span", brief(look), class_="round"), _order(look), after, strip(look, race_tab))


def where(look: RajasLook) -> str:
    """The round and the circle in a few words."""
    view, over = look.view, look.view.outcome is not None
    return look.say("after") if over else look.say("where", round=view.round, circle=view.circle)


def brief(look: RajasLook) -> str:
    """The round alone: a phone has no room for more."""
    over = look.view.outcome is not None
    return look.say("after") if over else look.say("round", round=look.view.round)


def ending(look: RajasLook) -> str:
    """Once markers have crossed: that this circle is the last one."""
    view = look.view
    return look.say("last-circle") if view.crossings and view.outcome is None else ""


def _order(look: RajasLook) -> Markup:
    """The seats from the first player on. Whoever has no turn left in this circle steps back."""
    view, seats = look.view, []
    for seat in (*range(view.first, view.players), *range(view.first)):
        name, now = look.name(seat), seat == view.turn
        told = look.say("has-elephant", name=name) if seat == view.elephant else name
        state = classes(now and "turn", now or seat in view.to_come or "past")
        seats.append(h("span", badge(look, seat, 22), class_=state, data_tip=told))
    elephant = html_icon("icon-rajas-elephant", 22, box=24, label=look.say("order"))
    return h("span", elephant, seats, class_="order")
