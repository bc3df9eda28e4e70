"""What a choice would bring: the position after it compared, and what a tile would pay and link."""

from collections.abc import Iterator

from serai.core.action import Action
from serai.games.forecast import Item, change, compared, phrase
from serai.games.rajas.actions import (
    Buy,
    Cover,
    Income,
    Lay,
    Place,
    Sail,
    Settle,
    Slot,
    Token,
    Turn,
)
from serai.games.rajas.compare import RajasLook, changing
from serai.games.rajas.tables import EDGES, NONE, place_slug
from serai.games.rajas.view import RajasView, SeatView


def brings(look: RajasLook, action: Action) -> list[Item]:
    """All that a choice brings: at once, to the viewer and to others, and what follows of it."""
    return [*_follows(look, action), *compared(look, action, changing)]


def mine(view: RajasView) -> SeatView:
    """The seat of the viewer, who is about to choose."""
    assert view.seat is not None
    return view.seats[view.seat]


def _follows(look: RajasLook, action: Action) -> Iterator[Item]:
    """What the counters do not tell yet, since more is to be chosen or paid first."""
    view = look.view
    if isinstance(action, Place):
        yield from _rewards(look, place_rewards(view, action.place))
    elif isinstance(action, Buy):
        yield from _tile(look, view.top[action.stack])
    elif isinstance(action, (Lay, Cover)):
        yield from _incomes(look, _within_reach(view, action.cell))
    elif isinstance(action, Turn):
        assert view.plan is not None
        yield from _incomes(look, linked_by(view, view.plan.cell, action.roads))
    elif isinstance(action, Settle):
        assert view.plan is not None
        yield phrase(", ".join(_die(look, die) for die in view.plan.proposed))
    elif isinstance(action, Sail):
        yield from _rewards(look, space_rewards(view, action.space))
    elif isinstance(action, (Income, Slot)):
        yield from _rewards(look, income_rewards(view, action.income))
    elif isinstance(action, Token):
        row = view.game.components.rows("income_tokens")[action.token]
        yield from _rewards(look, row.texts("rewards"))


# --- tiles ------------------------------------------------------------------------------------


def tile_pays(view: RajasView, one: SeatView, tile: int) -> tuple[int, int]:
    """The fame and the coins that a tile would bring a seat now."""
    t = view.tables
    fame = sum(t.scroll_fame[one.scroll[building]] for building in t.tile_buildings[tile])
    return fame, sum(t.tile_market_coins[tile])


def _tile(look: RajasLook, tile: int) -> Iterator[Item]:
    fame, coins = tile_pays(look.view, mine(look.view), tile)
    if fame:
        yield change(fame, look.say("count-fame"), look.say("count-fame"))
    if coins:
        yield change(coins, look.say("count-money"), look.say("count-money"))


def linked_by(view: RajasView, cell: int, roads: int) -> list[int]:
    """The incomes that roads on a cell would link for the viewer."""
    found: list[int] = []
    for edge in range(EDGES):
        income = view.tables.income_at[cell * EDGES + edge]
        if income != NONE and roads & 1 << edge and not mine(view).linked & 1 << income:
            found.append(income)
    return found


def _within_reach(view: RajasView, cell: int) -> list[int]:
    """The incomes that the tile in hand could link there, one way or another."""
    assert view.plan is not None
    found: list[int] = []
    for roads in view.tables.tile_turnings[view.plan.tile]:
        if roads & mine(view).reached[cell]:
            found += [income for income in linked_by(view, cell, roads) if income not in found]
    return found


def _incomes(look: RajasLook, incomes: list[int]) -> Iterator[Item]:
    for income in incomes:
        yield from _rewards(look, income_rewards(look.view, income))


# --- rewards ----------------------------------------------------------------------------------


def income_rewards(view: RajasView, income: int) -> list[str]:
    """What an income would give the viewer, as the data writes it: by its token, or as printed."""
    data = view.game.components
    token = mine(view).token_on[income]
    if token == NONE and view.token_in_hand != NONE:
        token = view.token_in_hand
    if token != NONE:
        return data.rows("income_tokens")[token].texts("rewards")
    side = "navaratna" if mine(view).expert else "rewards"
    return data.rows("incomes")[income].texts(side)


def place_rewards(view: RajasView, place: int) -> list[str]:
    """What a place gives, those of its chamber if it is one."""
    data, slug = view.game.components, view.tables.place_ids[place]
    for chamber in data.rows("chambers"):
        if chamber.id == slug:
            return chamber.texts("rewards")
    row = next(row for row in data.rows("places") if place_slug(row) == slug)
    return row.texts("rewards")


def space_rewards(view: RajasView, space: int) -> list[str]:
    """What a space of the river gives, by its river tile or as printed."""
    data = view.game.components
    tile = view.river_tile[space]
    if tile != NONE:
        return data.rows("river_tiles")[tile].texts("rewards")
    return data.rows("river_spaces")[space - 1].texts("rewards")


def _rewards(look: RajasLook, rewards: list[str]) -> Iterator[Item]:
    for reward in rewards:
        yield phrase(look.called("reward", reward))


def _die(look: RajasLook, die: int) -> str:
    """A die of a proposal; beyond the last kind of die they are turned over."""
    slugs = look.view.tables.slugs["die"]
    slug = slugs[die % len(slugs)]
    return look.say("fc-turned", die=slug) if die >= len(slugs) else look.called("die", slug)
