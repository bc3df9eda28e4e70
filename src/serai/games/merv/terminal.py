"""The table of Merv as text: who has what, the city, the houses, the contracts."""

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.draw.shapes import seat_letter
from serai.games.counters import Counters
from serai.games.merv import tables as c
from serai.games.merv.boards.owners import Owners
from serai.games.merv.forecast import brings
from serai.games.merv.page import where
from serai.games.merv.tables import NONE
from serai.games.merv.view import MervView
from serai.games.terminal import EMPTY, counted, hint_by, listing, look_at, marked, table
from serai.games.voice import Voice

SHEETS = (
    ("count-points", *c.COLOUR_IDS, "count-camels", "count-favour", "count-influence"),
    ("count-scrolls", "count-common", "count-rare", *c.SPICE_IDS, "count-mosque"),
    ("count-buildings", "count-servants", "count-danger"),
)
"""The figures of everybody, on as many sheets as fit the width of a terminal."""
PLAIN = frozenset({"done", "stand", "act", "soldier", "pay", "build", "discover", "gift"})
"""Choices whose own words tell all that they bring."""

hint = hint_by(brings, PLAIN)


def board(view: MervView, voice: Voice) -> Iterator[RenderableType]:
    """All that the seat of the view may see, from top to bottom."""
    scene = Sheet(look_at(view, voice))
    yield Text(where(scene.look), "bold")
    for names in SHEETS:
        yield scene.figures(names)
    yield scene.city()
    yield listing(*scene.around(), *scene.houses(), scene.contracts())


def details(view: MervView, voice: Voice) -> Iterator[RenderableType]:
    """What is left in the library and of the walls."""
    scene, left = Sheet(look_at(view, voice)), enumerate(view.walls_left)
    free = [tile for tile, owner in enumerate(view.breakthrough) if owner == NONE]
    walls = [f"{count} x {scene.named('wall', wall)}" for wall, count in left if count]
    tiles = [scene.named("breakthrough", tile) for tile in free]
    yield listing(scene.house("library", tiles), scene.house("wall", walls))


def letter(owner: int) -> str:
    """A seat by its letter; the rivals come last."""
    return "YZ"[owner - c.HIGH_COURTIER] if owner >= c.HIGH_COURTIER else seat_letter(owner)


class Sheet(Owners):
    """The table as it is written down; a star is a camel, letters say whose something is."""

    def figures(self, names: Iterable[str]) -> Table:
        owners = [one.owner for one in self.compared]
        return counted(
            self.view,
            self.look.voice,
            Counters(self.look, self.columns(*names)),
            lambda side: marked(self.view, owners[side], self._owner(owners[side])),
        )

    def _owner(self, owner: int) -> str:
        return EMPTY if owner == NONE else f"{letter(owner)} {self.name(owner)}"

    def city(self) -> Table:
        """Five by five: the action of a site, its cube and upgrade, then its owner, a soldier in
        brackets, and a mark where an invasion would reach it."""
        made = table("", *(str(column) for column in range(1, c.SIZE + 1)))
        for row in range(c.SIZE):
            cells = [self._cell(row * c.SIZE + column) for column in range(c.SIZE)]
            made.add_row(str(row + 1), *cells)
        return made

    def _cell(self, cell: int) -> str:
        view, t, site = self.view, self.tables, self.view.site[cell]
        if cell == c.CAMEL_MARKET:
            return self.look.voice.label("camel-market")
        if site == NONE:
            return EMPTY
        symbol, colour = self.named("symbol", t.site_symbol[site]), t.site_colour[site]
        cubes = [colour] if view.upgrade[cell] == NONE else [colour, view.upgrade[cell]]
        made = " + ".join(self.named("colour", one) for one in cubes)
        owner = letter(view.building[cell]) if view.building[cell] != NONE else EMPTY
        soldier = f" [{letter(view.soldier[cell])}]" if view.soldier[cell] != NONE else ""
        return f"{symbol}\n{made}\n{owner}{soldier}{' !' if view.threats[cell].attacked else ''}\n"

    def around(self) -> Iterator[tuple[str, RenderableType]]:
        """The queue, the meeples, the walls, the camel market."""
        view, label = self.view, self.look.voice.label
        behind = [f"({camels})" if camels else "" for camels in view.left_behind]
        stands = zip(map(self._owner, view.queue), behind, strict=False)
        yield label("text-queue"), ", ".join(f"{who} {left}".strip() for who, left in stands)
        meeples = [one for one in self.owners if one.meeple != NONE]
        slots = [f"{letter(one.owner)}: {self.named('slot', one.meeple)}" for one in meeples]
        yield label("text-slots"), "; ".join(slots) or EMPTY
        walls = [slot for slot in range(c.SLOTS) if view.wall[slot] != NONE]
        built = " ".join(self.slug("slot", one).upper() for one in walls)
        yield label("text-walls"), built or EMPTY
        gifts = zip(self.tables.stall_gifts[view.side], view.stall, strict=True)
        stalls = [f"{self.named('gift', gift)}{' *' if camel else ''}" for gift, camel in gifts]
        yield label("camel-market"), ", ".join(stalls)

    def houses(self) -> Iterator[tuple[str, RenderableType]]:
        """What lies in each house."""
        view, there = self.view, self._there
        row = zip(view.caravan, view.on_card, strict=True)
        cards = [(spice, " *" if camel else "") for spice, camel in row if spice != NONE]
        yield self.house("caravansary", [self.named("spice", one) + camel for one, camel in cards])
        halls = [there("hall", at, "", self.courtiers_in(at)) for at in range(c.HALLS)]
        yield self.house("palace", halls)
        camels = ["*" if camel else "" for camel in view.city_camel]
        cities = [there("city", at, camels[at], self.posts_in(at)) for at in range(c.CITIES)]
        yield self.house("marketplace", cities)
        discs = [one for one in self.owners if one.mosque != NONE]
        steps = [f"{letter(one.owner)}: {self.named('space', one.mosque)}" for one in discs]
        yield self.house("mosque", steps)

    def house(self, symbol: str, things: list[str]) -> tuple[str, str]:
        return self.called("symbol", symbol), ", ".join(things) or EMPTY

    def _there(self, kind: str, number: int, camel: str, owners: list[int]) -> str:
        name, whose = self.named(kind, number), camel + " ".join(map(letter, owners))
        return f"{name} [{whose}]" if whose else name

    def contracts(self) -> tuple[str, str]:
        """The top of every stack, and what it asks for."""
        tops = [lack.contract for lack in self.view.lacks if lack.contract != NONE]
        told = [self.describe(f"contract-{self.slug('contract', one)}") for one in tops]
        return self.say("contracts"), "\n".join(told) or EMPTY
