"""The table of Merv as text: who has what, the city, the houses, the contracts."""

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.core.action import Action
from serai.games.counters import shown
from serai.games.forecast import told
from serai.games.merv import tables as c
from serai.games.merv.boards.owners import Owners
from serai.games.merv.boards.scene import MervLook
from serai.games.merv.forecast import brings
from serai.games.merv.page import where
from serai.games.merv.view import MervView, OwnerView
from serai.games.terminal import EMPTY, listing, look_at, table
from serai.games.voice import Voice

SHEETS = (
    ("count-points", *c.COLOUR_IDS, "count-camels", "count-favour", "count-influence"),
    ("count-scrolls", "count-common", "count-rare", *c.SPICE_IDS, "count-mosque"),
    ("count-buildings", "count-servants", "count-danger"),
)
"""The figures of everybody, on as many sheets as fit the width of a terminal."""
PLAIN = frozenset({"done", "stand", "act", "soldier", "pay", "build", "discover", "gift"})
"""Choices whose own words tell all that they bring."""


def board(view: MervView, voice: Voice) -> Iterator[RenderableType]:
    """All that the seat of the view may see, from top to bottom."""
    scene = Owners(look_at(view, voice))
    yield Text(where(scene.look), "bold")
    for names in SHEETS:
        yield _figures(scene, names)
    yield _city(scene)
    yield listing(*_around(scene), *_houses(scene), *_contracts(scene))


def details(view: MervView, voice: Voice) -> Iterator[RenderableType]:
    """What is left in the library and of the walls."""
    scene = Owners(look_at(view, voice))
    free = [tile for tile, owner in enumerate(view.breakthrough) if owner == c.NONE]
    left = [
        f"{count} x {scene.named('wall', wall)}"
        for wall, count in enumerate(view.walls_left)
        if count
    ]
    yield listing(
        (scene.called("symbol", "library"), _several(scene, "breakthrough", free)),
        (scene.called("symbol", "wall"), ", ".join(left) or EMPTY),
    )


def hint(look: MervLook, action: Action) -> str:
    """What a choice brings; nothing where its own words say it all."""
    return "" if action.verb in PLAIN else told(brings(look, action))


def letter(owner: int) -> str:
    """A seat by its letter; the rivals come last."""
    return "YZ"[owner - c.HIGH_COURTIER] if owner >= c.HIGH_COURTIER else chr(ord("A") + owner)


def _owner(scene: Owners, owner: int) -> str:
    return f"{letter(owner)} {scene.name(owner)}"


def _figures(scene: Owners, names: Iterable[str]) -> Table:
    counted = scene.columns(*names)
    made = table("", *(one.label for one in counted))
    for side, one in enumerate(scene.compared):
        mark = "> " if scene.view.actor == one.owner else "  "
        name = Text(mark + _owner(scene, one.owner), "bold" if _mine(scene, one) else "")
        made.add_row(name, *(shown(counter.values[side]) for counter in counted))
    return made


def _mine(scene: Owners, one: OwnerView) -> bool:
    return one.owner == scene.view.seat


# --- the city ---------------------------------------------------------------------------------


def _city(scene: Owners) -> Table:
    """Five by five: the action of a site, its cube and upgrade, then its owner, a soldier in
    brackets, and a mark where an invasion would reach it."""
    made = table("", *(str(column) for column in range(1, c.SIZE + 1)))
    for row in range(c.SIZE):
        cells = [_cell(scene, row * c.SIZE + column) for column in range(c.SIZE)]
        made.add_row(str(row + 1), *cells)
    return made


def _cell(scene: Owners, cell: int) -> str:
    view, t, voice = scene.view, scene.tables, scene.look.voice
    if cell == c.CAMEL_MARKET:
        return voice.label("camel-market")
    site = view.site[cell]
    if site == c.NONE:
        return EMPTY
    symbol = voice.name("symbol", c.SYMBOL_IDS[t.site_symbol[site]])
    colour = voice.name("colour", c.COLOUR_IDS[t.site_colour[site]])
    if view.upgrade[cell] != c.NONE:
        colour += f" + {voice.name('colour', c.COLOUR_IDS[view.upgrade[cell]])}"
    owner = letter(view.building[cell]) if view.building[cell] != c.NONE else EMPTY
    soldier = f" [{letter(view.soldier[cell])}]" if view.soldier[cell] != c.NONE else ""
    return f"{symbol}\n{colour}\n{owner}{soldier}{' !' if view.threats[cell].attacked else ''}\n"


def _around(scene: Owners) -> Iterator[tuple[str, RenderableType]]:
    """The queue, the meeples, the walls, the camel market."""
    view, voice, slugs = scene.view, scene.look.voice, scene.tables.slugs
    queue = [EMPTY if one == c.NONE else _owner(scene, one) for one in view.queue]
    behind = [f"({camels})" if camels else "" for camels in view.left_behind]
    stands = zip(queue, behind, strict=False)
    yield voice.label("text-queue"), ", ".join(f"{who} {left}".strip() for who, left in stands)
    meeples = [
        f"{letter(one.owner)}: {voice.name('slot', slugs['slot'][one.meeple])}"
        for one in scene.owners
        if one.meeple != c.NONE
    ]
    yield voice.label("text-slots"), "; ".join(meeples) or EMPTY
    walls = [slugs["slot"][slot].upper() for slot in range(c.SLOTS) if view.wall[slot] != c.NONE]
    yield voice.label("text-walls"), " ".join(walls) or EMPTY
    gifts = scene.tables.stall_gifts[view.side]
    stalls = [
        f"{voice.name('gift', slugs['gift'][gift])}{' *' if camel else ''}"
        for gift, camel in zip(gifts, view.stall, strict=True)
    ]
    yield voice.label("camel-market"), ", ".join(stalls)


# --- the houses and the contracts -------------------------------------------------------------


def _houses(scene: Owners) -> Iterator[tuple[str, RenderableType]]:
    """What lies in each house; a star is a camel, letters say whose something is."""
    view = scene.view
    cards = [
        scene.named("spice", spice) + (" *" if camel else "")
        for spice, camel in zip(view.caravan, view.on_card, strict=True)
        if spice != c.NONE
    ]
    steps = [
        f"{letter(one.owner)}: {scene.named('space', one.mosque)}"
        for one in scene.owners
        if one.mosque != c.NONE
    ]
    listed = {
        "caravansary": cards,
        "palace": [_there(scene, "hall", at, _courtiers(scene, at)) for at in range(c.HALLS)],
        "marketplace": [_there(scene, "city", at, _posts(scene, at)) for at in range(c.CITIES)],
        "mosque": steps,
    }
    for symbol, things in listed.items():
        yield scene.called("symbol", symbol), ", ".join(things) or EMPTY


def _several(scene: Owners, kind: str, numbers: list[int]) -> str:
    return ", ".join(scene.named(kind, number) for number in numbers) or EMPTY


def _there(scene: Owners, kind: str, number: int, owners: str) -> str:
    name = scene.named(kind, number)
    return f"{name} [{owners}]" if owners else name


def _courtiers(scene: Owners, hall: int) -> str:
    return " ".join(map(letter, scene.courtiers_in(hall)))


def _posts(scene: Owners, city: int) -> str:
    camel = "*" if scene.view.city_camel[city] else ""
    return camel + " ".join(map(letter, scene.posts_in(city)))


def _contracts(scene: Owners) -> Iterator[tuple[str, RenderableType]]:
    """The top of every stack, and what it asks for."""
    tops = [lack.contract for lack in scene.view.prospects.contracts if lack.contract != c.NONE]
    slugs = [scene.tables.contract_ids[contract] for contract in tops]
    told = [scene.describe(f"contract-{slug}") for slug in slugs]
    yield scene.say("contracts"), "\n".join(told) or EMPTY
