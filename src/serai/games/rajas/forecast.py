"""What a choice would bring, in the bar while one points at it, and on its button."""

from collections.abc import Iterator, Sequence

from serai.core.action import Action
from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup, el, join
from serai.games.counters import SIGN, Sign
from serai.games.forecast import Item, change, line, phrase
from serai.games.rajas import rewards as kinds
from serai.games.rajas.actions import (
    Choose,
    Income,
    Place,
    Sail,
    Settle,
    Slot,
    Token,
    Upgrade,
    Visit,
)
from serai.games.rajas.boards import dice, tips
from serai.games.rajas.boards.province import best_way, linked
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import CARD, each, gain, icon
from serai.games.rajas.tables import DICE, NONE
from serai.games.rajas.view import Plan, SeatView, Way

COUNTED = (kinds.COINS, kinds.FAME, kinds.KARMA)
"""Rewards that are seen as figures once a choice is tried."""


def forecast(look: RajasLook) -> Markup:
    """A line for each choice, which is in sight while that is pointed at."""
    if look.ahead is None:
        return NOTHING
    nothing = look.say("nothing")
    return join(
        line(a.text, look.words_of(a.text), _items(look, a), nothing) for a in look.view.options
    )


def brings(look: RajasLook, action: str) -> Markup:
    """The same for the button of an answer."""
    if look.ahead is None:
        return NOTHING
    return join(item.shown for item in _items(look, look.read(action)))


def _items(look: RajasLook, action: Action) -> list[Item]:
    """What a choice gives. What lies behind the wall, such as rolls, is shown by its sign."""
    scene, tables, plan = RajasScene(look), look.view.tables, look.view.plan
    if isinstance(action, Settle):
        assert plan is not None
        return [_die(look, which) for which in plan.proposed]
    if action.verb in ("buy", "lay", "cover", "turn"):
        return [*_tile(scene, action, plan)]
    if isinstance(action, Place):
        return [*_price(scene, action.place), *_signs(scene, tips.gives_of(scene, action.place))]
    if isinstance(action, Token):
        return [*_signs(scene, tables.token_rewards[action.token])]
    if isinstance(action, Slot):
        return [*_signs(scene, tables.token_rewards[look.view.token_in_hand])]
    if isinstance(action, Choose):
        return [phrase(look.say("dice-left", count=look.view.supply[action.colour]))]
    if isinstance(action, Upgrade):
        fame, now = tables.scroll_fame, scene.shown.scroll[action.building]
        return [phrase(f"{fame[now]} → {fame[now + 1]}")]
    return [*_changes(look, action), *_signs(scene, _given(scene, action), seen=True)]


def _given(scene: RajasScene, action: Action) -> Sequence[int]:
    """The rewards behind a choice."""
    tables = scene.tables
    if isinstance(action, Sail):
        tile = scene.view.river_tile[action.space]
        return (
            tables.river_rewards[action.space] if tile == NONE else tables.river_tile_rewards[tile]
        )
    if isinstance(action, Visit):
        return tables.chamber_rewards[action.chamber]
    return tips.pays(scene, action.income) if isinstance(action, Income) else ()


# --- what is seen -----------------------------------------------------------------------------


def _changes(look: RajasLook, action: Action) -> Iterator[Item]:
    """Fame, money and karma, as far as they change before anything is rolled or asked."""
    assert look.ahead is not None
    assert look.view.seat is not None
    now = look.view.seats[look.view.seat]
    later: SeatView = look.ahead.after(action).view.seats[now.seat]
    figures = (("fame", now.fame, later.fame), ("coin", now.money, later.money))
    for name, before, after in (*figures, ("karma", now.karma, later.karma)):
        if before != after:
            yield _figure(look, name, after - before)


def _figure(look: RajasLook, name: str, amount: int) -> Item:
    label = look.say({"coin": "money"}.get(name, name))
    return change(amount, label, Sign(icon(name, 0, 0, SIGN, CARD), label).html(20, "on-card"))


def _signs(scene: RajasScene, rewards: Sequence[int], seen: bool = False) -> Iterator[Item]:
    """Rewards as signs; those whose figures are `seen` already are left out."""
    for one in each(rewards):
        if not (seen and (one[0] in COUNTED or one[0] >= kinds.COINS_PER_MARKET)):
            told = tips.rewards_told(scene, one)
            drawn = gain(one, 16, 16, CARD)
            yield Item(_picture(drawn, told), told)


def _picture(drawn: Markup, told: str) -> Markup:
    scaled = el("g", drawn, transform="scale(.75)")
    return Sign(scaled, told).html(26, "on-card")


def _price(scene: RajasScene, place: int) -> Iterator[Item]:
    coins = scene.view.price[place]
    if coins > 0:
        yield _figure(scene.look, "coin", -coins)


def _die(look: RajasLook, which: int) -> Item:
    """A die that is paid; with the wheel if it is turned over for that."""
    shown = dice.sign(look, which % DICE)
    wheel = Sign(icon("karma", 0, 0, SIGN, CARD), look.say("karma")).html(20, "on-card")
    return Item(h("span", shown.html(22), wheel if which >= DICE else NOTHING), shown.label)


# --- tiles ------------------------------------------------------------------------------------


def _tile(scene: RajasScene, action: Action, plan: Plan | None) -> Iterator[Item]:
    """The fame and coins of a tile; and the incomes that it would link as it is to lie."""
    tables, me = scene.tables, scene.shown
    tile = plan.tile if plan is not None else scene.view.top[action.args()[0]]
    fame = sum(tables.scroll_fame[me.scroll[building]] for building in tables.tile_buildings[tile])
    coins = sum(tables.tile_market_coins[tile])
    yield from (_figure(scene.look, name, n) for name, n in (("fame", fame), ("coin", coins)) if n)
    way = _way(plan, action) if plan is not None else None
    for income in linked(way.incomes if way is not None else 0):
        yield from _signs(scene, tips.pays(scene, income))


def _way(plan: Plan, action: Action) -> Way | None:
    """How the tile would lie after a choice."""
    if action.verb == "turn":
        return next(way for way in plan.ways if way.roads == action.args()[0])
    return best_way(plan, action.args()[0])
