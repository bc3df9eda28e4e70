"""What is public of everybody, in numbers; what the viewer has; the scoring of the last year."""

from dataclasses import replace
from functools import partial

from serai.draw.html import classes, h, small_picture
from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Child, Markup, join
from serai.draw.shapes import words
from serai.games.counters import SIGN, Counted, Counter, Counters, Sign, shown
from serai.games.merv.boards.houses import COUNTS
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.signs import LAYOUT, cube, icon, owner_badge, small
from serai.games.merv.scoring import LABELS
from serai.games.merv.tables import COLOUR_IDS, HALL_IDS, HIGH_COURTIER, MAGISTRATE, NONE
from serai.games.merv.view import YEARLY, OwnerView
from serai.games.result import heads_of, row_of

LESS = Face(14, 700)
COLUMNS = Counted.read(OwnerView, LAYOUT["counters"])
"""What is counted of everybody, by name."""
HIS = ("count-camels", "count-buildings", "count-danger")
"""What the High Courtier has."""
HELD = (*COLOUR_IDS, "count-camels", "count-scrolls", "count-common", "count-rare")
"""What the viewer sees of the own things where there is no room for all of everybody."""
SCORED = ("courtier", "building", "scoring-tile", "mosque")
"""What stands beside each thing that a year is scored for."""


def counters(look: MervLook) -> Counters:
    """All columns, the points first."""
    scene = Owners(look)
    owners = [one.owner for one in scene.compared]
    names = tuple(scene.name(owner) for owner in owners)
    shield = Sign(owner_badge(HIGH_COURTIER, 0, 0, SIGN), "")
    return Counters(
        replace(look, names=names),
        (*scene.columns(*COLUMNS), scene.tiles()),
        caption=look.text("web-compare"),
        crests={owners.index(HIGH_COURTIER): shield} if HIGH_COURTIER in owners else {},
    )


class Owners(MervScene):
    """Everybody at the table."""

    @property
    def compared(self) -> tuple[OwnerView, ...]:
        """The seats, and the rivals: the Magistrate scores as they do; the other one comes last."""
        rivals = sorted(self.view.rivals, key=lambda one: one.owner != MAGISTRATE)
        return (*self.view.seats, *rivals)

    def columns(self, *names: str) -> list[Counter]:
        return [self._column(name) for name in names]

    def _column(self, name: str) -> Counter:
        """[high.idle] The High Courtier has camels and buildings, and nothing else to count. The
        figures of cubes pay with them."""
        told = COLUMNS[name]
        label, sign = told.label(self.look, name), icon(told.icon, 0, 0, SIGN)
        values = tuple(
            "" if one.owner == HIGH_COURTIER and name not in HIS else told.of(one)
            for one in self.compared
        )
        found = Counter(label, values, Sign(sign, label), told.strong, told.race)
        return replace(found, press=partial(self._pay, name)) if name in COLOUR_IDS else found

    def _pay(self, colour: str, side: int, figure: str) -> Child:
        """The figure of one's own cubes pays with one of them."""
        offered = self.offered((f"pay {colour}",))
        if side != self.view.seat or not offered:
            return figure
        said, chosen = self.look.words_of(offered[0]), self.choices(offered)
        how = {"class_": "card can", "aria_label": said, "data_tip": said, **chosen}
        return h("button", figure, type="button", **how)

    def tiles(self) -> Counter:
        """Breakthroughs that still work, and scoring tiles."""
        values = tuple(tuple(self._owned(one.owner)) for one in self.compared)
        return Counter(self.say("count-tiles"), values, share=3)

    def _owned(self, owner: int) -> list[Sign]:
        t, view = self.tables, self.view
        found: list[Sign] = []
        for tile, whose in enumerate(view.breakthrough):
            drawn = self._breakthrough(tile)
            if whose == owner and drawn:
                found.append(Sign(drawn, self.called("breakthrough", t.breakthrough_ids[tile])))
        for tile, whose in enumerate(view.scoring_tiles):
            if whose == owner:
                sign = icon(self.slug("symbol", t.scoring_symbol[tile]), 0, 0, 19)
                label = self.called("scoring_tile", t.scoring_tile_ids[tile])
                found.append(Sign(join(sign, icon("points", 12, 12, 12)), label))
        return found

    def _breakthrough(self, tile: int) -> Markup:
        """One cube less for an action, or a cube that counts as any."""
        symbol, wild = self.tables.discount_on[tile], self.tables.wild_colour[tile]
        if symbol == wild == NONE:
            return NOTHING
        if symbol == NONE:
            return join(cube(wild, 0, 0, 15), words("?", SIGN, 23.5, LESS, "f-ink", "end"))
        drawn = icon(self.slug("symbol", symbol), 0, 0, 15)
        return join(drawn, words("−1", SIGN, 23.5, LESS, "f-ink", "end"))

    # --- where there is no room for the table of everybody --------------------------------------

    def hold(self) -> Markup:
        """Cubes, camels and goods of the viewer; cubes are paid here."""
        seat = self.shown.owner
        items = []
        for one in self.columns(*HELD):
            figure = shown(one.values[seat]) if one.values[seat] != 0 else "0"
            assert one.sign is not None
            content = (one.sign.html(22), h("b", one.press(seat, figure)))
            nothing = "z" if not one.values[seat] else None
            items.append(h("span", content, class_=nothing, data_tip=one.label))
        return h("div", items, class_="hold")

    def strip(self, tab: str) -> Markup:
        """Everybody in the order of the round, with points; it leads to the table of everybody."""
        view = self.view
        points = {one.owner: one.points for one in self.compared if one.owner != HIGH_COURTIER}
        order = [owner for owner in view.queue if owner >= 0] or [*points]
        order += [owner for owner in points if owner not in order]
        items = [
            h(
                "span",
                small_picture(owner_badge(owner, 0, 0), 24, "", box=24, label=self.name(owner)),
                h("b", points[owner]) if owner in points else "",
                class_=classes(owner == view.seat and "me", self.look.waits_for(owner) and "now"),
            )
            for owner in order
        ]
        return h("button", items, type="button", class_="seats", data_tab=tab)

    # --- the sheet of a year --------------------------------------------------------------------

    def year_sheet(self) -> Markup:
        """The last scoring, as far as it has come; nothing before the first one."""
        look, year = self.look, self.view.last_year
        if year is None:
            return NOTHING
        spent = [-favour for favour in year.favour_spent]
        rows = [row_of(_label("favour", self.say("favour-spent")), spent, "loss")]
        for sign, line, points in zip(SCORED, YEARLY, year.points, strict=True):
            rows.append(row_of(_label(sign, look.text(LABELS[line])), points))
        totals = (sum(points) for points in zip(*year.points, strict=True))
        rows.append(row_of(look.voice.total(), totals, "total"))
        heads = heads_of(look, range(look.view.players))
        return join(
            h("h2", self.say("year-sheet", year=year.year)),
            self._courtiers(),
            h("table", heads, h("tbody", rows), class_="result"),
        )

    def _courtiers(self) -> Markup:
        """With too little favour: halls whose courtiers may still score, and what each brings."""
        offered = [hall for hall, slug in enumerate(HALL_IDS) if self.can(f"score {slug}")]
        courtiers = [self._courtier(hall) for hall in offered]
        return h("div", courtiers, class_="halls") if offered else NOTHING

    def _courtier(self, hall: int) -> Markup:
        slug = HALL_IDS[hall]
        return h(
            "button",
            _label(COUNTS[hall], self.say(f"hall-{slug}")),
            h("b", self.shown.hall_points[hall]),
            type="button",
            class_="card can",
            data_tip=self.tell(f"hall-{slug}"),
            **self.choices((f"score {slug}",)),
        )


def _label(sign: str, text: str) -> Markup:
    return join(small(sign), h("span", text))
