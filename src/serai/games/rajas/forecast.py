"""What is planned, a tile in hand and how it may lie; and what a choice would bring: in the bar
while one points at it, on its button, at the terminal."""

from collections.abc import Iterator, Sequence

from serai.core.action import Action
from serai.draw.html import h
from serai.draw.markup import Markup, el
from serai.draw.shapes import CARD
from serai.games.counters import SIGN, Sign
from serai.games.forecast import Item, change, lines, phrase
from serai.games.look import sentence
from serai.games.rajas import rewards as kinds
from serai.games.rajas.boards import tray
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import each, gain, icon
from serai.games.rajas.tables import DICE, INCOMES, NONE
from serai.games.rajas.view import Plan, RajasView, SeatView, Way

ROLLED = (kinds.GAIN_DICE, kinds.DICE_SET, kinds.DICE_PER_KARMA)  # rewards that are rolled for
COUNTED = {"count-fame": "fame", "count-money": "coin", "count-karma": "karma"}
"""Labels of what a choice may change at once, and their icons."""


def linked(way: Way | None) -> list[int]:
    """The incomes that a tile would link; in no way at all none."""
    return [income for income in range(INCOMES) if way is not None and way.incomes >> income & 1]


def best_way(plan: Plan, cell: int) -> Way | None:
    """Of the ways to lie on a cell the one that links most incomes."""
    there = [way for way in plan.ways if way.cell == cell]
    return max(there, key=lambda way: way.incomes.bit_count()) if there else None


def tile_pays(view: RajasView, one: SeatView, tile: int) -> tuple[int, int]:
    """The fame and the coins that a tile would bring a seat now."""
    fame = sum(one.building_fame[building] for building in view.tables.tile_buildings[tile])
    return fame, sum(view.tables.tile_market_coins[tile])


def figures(scene: RajasScene, seat: int, way: Way | None = None) -> tuple[int, int]:
    """Fame and money of a seat with all that is planned: with the tile in hand, and with what it
    will link if only one way is left, or as it would lie."""
    view, tables = scene.view, scene.tables
    one, plan = view.seats[seat], view.plan
    if plan is None or view.actor != seat:
        return one.fame, one.money
    fame, money = tile_pays(view, one, plan.tile)
    way = way or (plan.ways[0] if len(plan.ways) == 1 else None)
    for kind, count, _ in _set_off(scene, way):
        fame += count if kind == kinds.FAME else 0
        money += count if kind == kinds.COINS else 0
    return min(one.fame + fame, tables.fame.spaces), min(one.money + money, tables.money.spaces)


def final(scene: RajasScene, way: Way) -> str:
    """What cannot be taken back once the tile lies so: rolls, and the next tile of its stack."""
    plan = scene.view.plan
    assert plan is not None
    rolls = any(kind in ROLLED for kind, _, _ in (*_set_off(scene, way), *_passed(scene, way)))
    if scene.view.left[plan.stack] > 0:
        return scene.say("final-both" if rolls else "final-tile")
    return scene.say("final-roll") if rolls else ""


def _set_off(scene: RajasScene, way: Way | None) -> list[tuple[int, int, int]]:
    """The rewards of the incomes that a tile would link."""
    return [one for income in linked(way) for one in each(scene.pays(income))]


def _passed(scene: RajasScene, way: Way) -> list[tuple[int, int, int]]:
    """The rewards on the tracks that the markers would reach then."""
    t, now = scene.tables, scene.shown
    fame, money = figures(scene, now.seat, way)
    given = [t.fame.seen[at] for at in t.fame.at if now.fame < at <= fame]
    given += [t.money.seen[at] for at in t.money.at[now.money_stop :] if at <= money]
    return [one for rewards in given for one in each(rewards)]


def before(scene: RajasScene, plan: Plan) -> Plan | None:
    """The plan while the place of the tile was still open, if that may be changed."""
    was = scene.look.earlier("cover" if plan.covers else "lay")
    return was.plan if was is not None and plan.cell != NONE else None


def forecast(look: RajasLook) -> Markup:
    """A line for each choice, and for each that could take the place of one, which is in sight
    while that is pointed at."""
    verbs = RajasScene.replaceable_verbs
    others = [look.read(text) for verb in verbs for text in sorted(look.instead(verb))]
    return lines(look, (*look.view.options, *others), brings)


def brings(look: RajasLook, action: Action) -> list[Item]:
    """What a choice gives. What lies behind the wall, such as rolls, is shown by its sign."""
    scene, tables, plan = RajasScene(look), look.view.tables, look.view.plan
    if action.verb == "settle":
        assert plan is not None
        return [_die(look, which) for which in plan.proposed]
    if action.verb in ("buy", "lay", "cover", "turn"):
        return [*_tile(scene, action)]
    if action.verb == "place":
        coins = look.view.price[action.thing]
        price = [_figure(look, "count-money", -coins)] if coins > 0 else []
        return [*price, *_signs(scene, tables.place_gives[action.thing])]
    if action.verb in ("token", "slot"):
        token = action.thing if action.verb == "token" else look.view.token_in_hand
        return [*_signs(scene, tables.token_rewards[token])]
    if action.verb == "choose":
        return [phrase(look.say("dice-left", count=look.view.supply[action.thing]))]
    if action.verb == "upgrade":
        fame, now = tables.scroll_fame, scene.shown.scroll[action.thing]
        return [phrase(f"{fame[now]} → {fame[now + 1]}")]
    given: Sequence[int] = ()  # the rewards behind a choice
    if action.verb == "sail":
        given = look.view.space_rewards(action.thing)
    elif action.verb == "visit":
        given = tables.chamber_rewards[action.thing]
    elif action.verb == "income":
        given = scene.pays(action.thing)
    counted = not given or any(kind >= kinds.COINS_PER_MARKET for kind, _, _ in each(given))
    return [*_signs(scene, given), *(_changes(look, action) if counted else ())]


def _changes(look: RajasLook, action: Action) -> Iterator[Item]:
    """Fame, money and karma, as far as they change before anything is rolled or asked."""
    assert look.ahead is not None
    assert look.view.seat is not None
    now, later = (view.seats[look.view.seat] for view in (look.view, look.ahead.after(action).view))
    before, after = ((one.fame, one.money, one.karma) for one in (now, later))
    changed = zip(COUNTED, before, after, strict=True)
    yield from (_figure(look, name, has - had) for name, had, has in changed if has != had)


def _figure(look: RajasLook, name: str, amount: int) -> Item:
    return change(amount, look.say(name), _small(look, name))


def _small(look: RajasLook, name: str) -> Markup:
    """The icon of what is counted."""
    return Sign(icon(COUNTED[name], 0, 0, SIGN, CARD), look.say(name)).html(20, "on-card")


def _signs(scene: RajasScene, rewards: Sequence[int]) -> Iterator[Item]:
    for one in each(rewards):
        told = sentence(scene.told(one))
        drawn = el("g", gain(one, 16, 16, CARD), transform="scale(.75)")
        yield Item(Sign(drawn, told).html(26, "on-card"), told)


def _die(look: RajasLook, which: int) -> Item:
    """A die that is paid; with the wheel if it is turned over for that."""
    shown = tray.sign(look, which % DICE)
    if which < DICE:
        return Item(shown.html(22), shown.label)
    told = look.say("fc-turned", die=look.view.tables.slugs["die"][which % DICE])
    return Item(h("span", shown.html(22), _small(look, "count-karma")), told)


def _tile(scene: RajasScene, action: Action) -> Iterator[Item]:
    """The incomes that a tile would link as it is to lie, then its own fame and coins. Another tile
    or place is chosen where that choice was open, so the plan is that of then."""
    look, about = scene.look, action.thing  # a stack, a cell, or roads
    earlier = look.earlier(action.verb) if action.text in look.instead(action.verb) else None
    plan, way = (earlier or look.view).plan, None
    if plan is not None and action.verb == "turn":
        way = next(way for way in plan.ways if way.roads == about)
    elif plan is not None:
        way = best_way(plan, about)
    for income in linked(way):
        yield from _signs(scene, scene.pays(income))
    tile = plan.tile if plan is not None else scene.view.top[about]
    both = zip(COUNTED, tile_pays(scene.view, scene.shown, tile), strict=False)
    yield from (_figure(look, name, amount) for name, amount in both if amount)
