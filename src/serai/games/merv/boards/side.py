"""Beside the city: the tracks, the card that leads the rivals of a game alone, what lines give."""

from collections.abc import Sequence

from serai.draw.html import h, small_picture
from serai.draw.lettering import Face, display, two_lines
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import CARD, HEAD, move, rule, spread, words
from serai.games.blocks import Board
from serai.games.look import sentence
from serai.games.merv import tables as c
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import FIGURE, STAMPS, icon, owner_badge, small, small_cube
from serai.games.merv.tables import HIGH_COURTIER, MAGISTRATE, NONE, SIZE, SYMBOL_IDS, line_number
from serai.games.merv.view import Yield

# === THE TRACKS ===============================================================================

WIDTH, HEIGHT = 224, 140
LEFT, RIGHT, LINE, BADGE = 32, 212, 29, 21
FAVOUR = 104
"""Where the favour track begins below that of influence."""
TITLE, PLAIN, REACHED = display(14), Face(12, 500), Face(12, 700)
LEVELS = ("I", "II", "III")


class Tracks(MervScene):
    """Influence and favour: who is how far, and what opens on the way."""

    def board(self) -> Board:
        return Board(self.id("tracks-drawing"), WIDTH, HEIGHT, self._draw(), self.say("tracks"))

    def _draw(self) -> Markup:
        """Both tracks, one below the other. Gold dots are points; what is reached is bold."""
        far, liked = self._track("influence"), self._track("favour")
        return join(
            self.group("influence", words(self.say("influence"), 0, 13, TITLE)),
            self.group("influence", far, self._thresholds(), transform=move(0, 16)),
            self.group("favour", words(self.say("favour"), 0, FAVOUR - 3, TITLE)),
            self.group("favour", liked, transform=move(0, FAVOUR)),
        )

    def _track(self, name: str) -> Markup:
        points = getattr(self.tables, f"{name}_points")
        ticks = [
            el("circle", class_="mv-dot", cx=_x(points, at), cy=LINE, r=3.2)
            if paid
            else rule(_x(points, at), LINE - 3, _x(points, at), LINE + 3, "s-gold", 1.2)
            for at, paid in enumerate(points)
        ]
        owners = [one for one in self.owners if one.owner != HIGH_COURTIER]
        owners.sort(key=lambda one: getattr(one, name))
        stand = [_x(points, getattr(one, name)) for one in owners]
        places = zip(owners, stand, spread(stand, BADGE - 1, LEFT, RIGHT), strict=True)
        markers = [self._marker(name, one.owner, x, badge) for one, x, badge in places]
        line = rule(LEFT, LINE, RIGHT, LINE, "s-gold", 1.3)
        return join(icon(name, 0, 9, 22), line, ticks, markers)

    def _marker(self, name: str, owner: int, x: float, badge: float) -> Markup:
        pointer = el("path", class_="f-ink", d=f"M{x - 3.5:g} 22h7l-3.5 5.5Z")
        drawn = join(pointer, owner_badge(owner, badge - BADGE / 2, 1, BADGE))
        return self.mark(f"owner-{owner}", (), drawn, id=f"{name}-{owner}")

    def _thresholds(self) -> Markup:
        """Levels of contracts, and how many kinds of spice one may have."""
        t = self.tables
        kinds = range(2, c.SPICES + 1)
        return join(
            icon("contract", 2, 35, 17),
            icon("caravan-card", 2, 54, 17),
            [self._mark(at, mark, 48) for at, mark in zip(t.contracts_at, LEVELS, strict=False)],
            [self._mark(t.spices_at[kind - 1], kind, 67) for kind in kinds],
        )

    def _mark(self, space: int, mark: str | int, y: float) -> Markup:
        x = _x(self.tables.influence_points, space)
        face = REACHED if self.shown.influence >= space else PLAIN
        line = rule(x, LINE + 4, x, y - 11, "s-gold", 0.8)
        return join(line, words(mark, x, y, face, "f-ink", "middle"))


def _x(points: Sequence[int], space: int) -> float:
    return LEFT + (RIGHT - LEFT) * space / (len(points) - 1)


# === THE RIVALS OF A GAME ALONE ===============================================================

CARD_WIDTH, CARD_HEIGHT = 240, 130
NAME, NEXT, NUMBERS = Face(14, 600), Face(14), Face(13, 600)
ARROWS = ("M12 84h46M18 80l-6 4 6 4", "M12 84h46M52 80l6 4-6 4")
"""From the near end of a line, and from the far one."""


def rivals_card(scene: MervScene) -> Board | None:
    """The card of the round, and both rivals beside it; nothing if nobody plays alone."""
    view = scene.view
    if view.players > 1 or view.solo_card == NONE:
        return None
    title = scene.say("rivals-card")
    bonus = scene.tables.year_points[view.difficulty][view.year - 1]
    card = join(
        words(title, 2, 17, HEAD),
        scene.mark("solo", (), el("g", solo_card(scene, view.solo_card), transform=move(2, 24))),
        _rival(scene, MAGISTRATE, 26),
        _rival(scene, HIGH_COURTIER, 70),
        words(scene.say("year-bonus", count=bonus), CARD_WIDTH, 17, NEXT, "f-ink-2", "end"),
    )
    told = scene.group("rivals", card)
    return Board(scene.id("rivals-drawing"), CARD_WIDTH, CARD_HEIGHT, told, title)


def next_slot(scene: MervScene, owner: int) -> int:
    """Where a rival stands in this round, or would go now."""
    view = scene.view
    first = view.round * SIZE
    stands = scene.owner(owner).meeple
    if first <= stands < first + SIZE:
        return stands
    taken = {one.meeple for one in scene.owners}
    order = scene.tables.solo_slots[view.solo_card][:: -1 if owner == HIGH_COURTIER else 1]
    return next(first + at for at in order if first + at not in taken)


def solo_card(scene: MervScene, card: int) -> Markup:
    """The face of a card: what the Magistrate seeks, the order of slots, from which end."""
    first = scene.view.round * SIZE
    order = [line_number(first + at) for at in scene.tables.solo_slots[card]]
    arrow = ARROWS[scene.tables.solo_far[card]]
    numbers = [
        words(line, 12 + 13 * at, 63, FIGURE if at == 0 else NUMBERS, "f-cardink", "middle")
        for at, line in enumerate(order)
    ]
    symbol = icon(SYMBOL_IDS[card], 22, 8, 32, CARD)
    return STAMPS("solo", symbol=symbol, numbers=numbers, arrow=arrow)


def _rival(scene: MervScene, owner: int, y: float) -> Markup:
    """Who it is, and the line he stands at or goes to."""
    name = two_lines(scene.name(owner), NAME, CARD_WIDTH - 110)
    line = scene.line_told(next_slot(scene, owner))
    return join(
        owner_badge(owner, 84, y, 22),
        [words(part, 110, y + 16 + 17 * at, NAME) for at, part in enumerate(name)],
        words(line, 110, y + 16 + 17 * len(name), NEXT, "f-ink-2"),
    )


# === WHAT A LINE WOULD GIVE ===================================================================


class Lines(MervScene):
    """For each slot that may be chosen, the choices that follow."""

    def leaves(self) -> Markup | None:
        """A leaf for every slot that may be chosen; that of the slot pointed at is in sight."""
        slugs = self.tables.slugs["slot"]
        slots = [slot for slot, slug in enumerate(slugs) if self.can(f"go {slug}")]
        if not slots:
            return None
        leaf = self._for_courtier if self.view.pending.owner == HIGH_COURTIER else self._leaf
        leaves = [h("table", leaf(slot), data_for=f"go {slugs[slot]}") for slot in slots]
        return h("div", leaves, class_="line")

    def _leaf(self, slot: int) -> list[Markup]:
        """What one gets, and the owner, with each kind of choice in the line."""
        head = h(
            "tr",
            h("th", sentence(self.line_told(slot)), scope="col", colspan=2),
            h("th", self.say("you-get"), scope="col"),
            h("th", self.say("they-get"), scope="col"),
        )
        found = [one for one in self.view.yields if one.slot == slot]
        found.sort(key=lambda one: (not one.builds, one.owner != self.view.seat, one.owner))
        market = h("tr", h("td", self.say("tip-past-market"), colspan=4))
        rows = [head, *(self._row(group) for group in _alike(found))]
        return [*rows, market] if found and c.CAMEL_MARKET in self.tables.lines[slot] else rows

    def _row(self, alike: list[Yield]) -> Markup:
        one = alike[0]
        return h(
            "tr",
            h("td", [self._symbol(each.cell) for each in alike]),
            h("th", self._whose(one), scope="row"),
            h("td", self._cubes(one.cubes)),
            h("td", self._cubes(one.share) if one.share else "·"),
        )

    def _whose(self, one: Yield) -> Markup | str:
        if one.builds:
            return self.say("line-build")
        if one.owner == self.view.seat:
            return self.say("line-yours")
        return self._badge(one.owner) if one.owner != NONE else self.say("tip-empty")

    def _for_courtier(self, slot: int) -> list[Markup]:
        """[high.site] The empty sites of the line, on one of which he builds."""
        view, line = self.view, self.tables.lines[slot]
        empty = [cell for cell in line if cell != c.CAMEL_MARKET and view.building[cell] == NONE]
        told = sentence(self.line_told(slot)), self.say("line-empty")
        heads = [h("th", one, scope="col") for one in told]
        signs = [self._symbol(cell) for cell in empty] or "·"
        return [h("tr", heads), h("tr", h("td", self._badge(HIGH_COURTIER)), h("td", signs))]

    def _symbol(self, cell: int) -> Markup:
        slug = SYMBOL_IDS[self.tables.site_symbol[self.view.site[cell]]]
        return small(slug, self.called("symbol", slug))

    def _cubes(self, colours: tuple[int, ...]) -> list[Markup]:
        named = self.tables.slugs["colour"]
        return [small_cube(one, self.called("colour", named[one]), 18) for one in colours]

    def _badge(self, owner: int) -> Markup:
        return small_picture(owner_badge(owner, 0, 0), 22, "", box=24, label=self.name(owner))


def _alike(yields: list[Yield]) -> list[list[Yield]]:
    """Choices with the same owner that give the same stand in one row."""
    groups: dict[tuple[int, tuple[int, ...], tuple[int, ...]], list[Yield]] = {}
    for one in yields:
        groups.setdefault((one.owner, one.cubes, one.share), []).append(one)
    return [*groups.values()]
