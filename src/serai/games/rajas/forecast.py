"""What a choice would bring: in the bar while one points at it, on its button, at the terminal."""

from collections.abc import Iterator, Sequence

from serai.core.action import Action
from serai.draw.html import h
from serai.draw.markup import Markup, el
from serai.games.counters import SIGN, Sign
from serai.games.forecast import Item, change, lines, phrase
from serai.games.look import sentence
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
from serai.games.rajas.boards.plan import best_way, linked, tile_pays
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import CARD, each, gain, icon
from serai.games.rajas.tables import DICE
from serai.games.rajas.view import Plan, SeatView, Way

COUNTED = {"count-fame": "fame", "count-money": "coin", "count-karma": "karma"}
"""Labels of what a choice may change at once, and their icons."""


def forecast(look: RajasLook) -> Markup:
    """A line for each choice, and for each that could take the place of one, which is in sight
    while that is pointed at."""
    others = [look.read(text) for verb in RajasScene.changes for text in sorted(look.instead(verb))]
    return lines(look, (*look.view.options, *others), brings)


def brings(look: RajasLook, action: Action) -> list[Item]:
    """What a choice gives. What lies behind the wall, such as rolls, is shown by its sign."""
    scene, tables, plan = RajasScene(look), look.view.tables, look.view.plan
    if isinstance(action, Settle):
        assert plan is not None
        return [_die(look, which) for which in plan.proposed]
    if action.verb in ("buy", "lay", "cover", "turn"):
        return [*_tile(scene, action)]
    if isinstance(action, Place):
        return [*_price(scene, action.place), *_signs(scene, tables.place_gives[action.place])]
    if isinstance(action, Token | Slot):
        token = action.token if isinstance(action, Token) else look.view.token_in_hand
        return [*_signs(scene, tables.token_rewards[token])]
    if isinstance(action, Choose):
        return [phrase(look.say("dice-left", count=look.view.supply[action.colour]))]
    if isinstance(action, Upgrade):
        fame, now = tables.scroll_fame, scene.shown.scroll[action.building]
        return [phrase(f"{fame[now]} → {fame[now + 1]}")]
    given = _given(scene, action)
    counted = not given or any(kind >= kinds.COINS_PER_MARKET for kind, _, _ in each(given))
    return [*_signs(scene, given), *(_changes(look, action) if counted else ())]


def _given(scene: RajasScene, action: Action) -> Sequence[int]:
    """The rewards behind a choice."""
    if isinstance(action, Sail):
        return scene.view.space_rewards(action.space)
    if isinstance(action, Visit):
        return scene.tables.chamber_rewards[action.chamber]
    return scene.pays(action.income) if isinstance(action, Income) else ()


# --- what is seen -----------------------------------------------------------------------------


def _changes(look: RajasLook, action: Action) -> Iterator[Item]:
    """Fame, money and karma, as far as they change before anything is rolled or asked."""
    assert look.ahead is not None
    assert look.view.seat is not None
    now = look.view.seats[look.view.seat]
    later: SeatView = look.ahead.after(action).view.seats[now.seat]
    before, after = ((one.fame, one.money, one.karma) for one in (now, later))
    for name, had, has in zip(COUNTED, before, after, strict=True):
        if had != has:
            yield _figure(look, name, has - had)


def _figure(look: RajasLook, name: str, amount: int) -> Item:
    label = look.say(name)
    drawn = icon(COUNTED[name], 0, 0, SIGN, CARD)
    return change(amount, label, Sign(drawn, label).html(20, "on-card"))


def _signs(scene: RajasScene, rewards: Sequence[int]) -> Iterator[Item]:
    for one in each(rewards):
        told = sentence(tips.rewards_told(scene, one))
        drawn = el("g", gain(one, 16, 16, CARD), transform="scale(.75)")
        yield Item(Sign(drawn, told).html(26, "on-card"), told)


def _price(scene: RajasScene, place: int) -> Iterator[Item]:
    coins = scene.view.price[place]
    if coins > 0:
        yield _figure(scene.look, "count-money", -coins)


def _die(look: RajasLook, which: int) -> Item:
    """A die that is paid; with the wheel if it is turned over for that."""
    shown = dice.sign(look, which % DICE)
    if which < DICE:
        return Item(shown.html(22), shown.label)
    wheel = Sign(icon("karma", 0, 0, SIGN, CARD), look.say("count-karma")).html(20, "on-card")
    told = look.say("fc-turned", die=look.view.tables.slugs["die"][which % DICE])
    return Item(h("span", shown.html(22), wheel), told)


# --- tiles ------------------------------------------------------------------------------------


def _tile(scene: RajasScene, action: Action) -> Iterator[Item]:
    """The incomes that a tile would link as it is to lie, then its own fame and coins."""
    plan = _plan(scene.look, action)
    way = _way(plan, action) if plan is not None else None
    for income in linked(way.incomes if way is not None else 0):
        yield from _signs(scene, scene.pays(income))
    tile = plan.tile if plan is not None else scene.view.top[action.args()[0]]
    fame, coins = tile_pays(scene.view, scene.shown, tile)
    figures = zip(COUNTED, (fame, coins), strict=False)
    yield from (_figure(scene.look, name, amount) for name, amount in figures if amount)


def _plan(look: RajasLook, action: Action) -> Plan | None:
    """What is planned where a choice is open: another tile or place is chosen at an earlier one."""
    earlier = look.earlier(action.verb) if action.text in look.instead(action.verb) else None
    return (earlier or look.view).plan


def _way(plan: Plan, action: Action) -> Way | None:
    """How the tile would lie after a choice."""
    if action.verb == "turn":
        return next(way for way in plan.ways if way.roads == action.args()[0])
    return best_way(plan, action.args()[0])
