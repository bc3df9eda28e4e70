"""What is planned: a tile in hand, how it may lie, what it would pay, and what is final then."""

from collections.abc import Iterable, Iterator

from serai.games.rajas import rewards as kinds
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.boards.signs import each
from serai.games.rajas.tables import INCOMES, NONE
from serai.games.rajas.view import Plan, RajasView, SeatView, Way

ROLLED = (kinds.GAIN_DICE, kinds.DICE_SET, kinds.DICE_PER_KARMA)
"""Rewards that are rolled for."""


def linked(incomes: int) -> Iterable[int]:
    """Incomes that are given as bits."""
    return (income for income in range(INCOMES) if incomes & 1 << income)


def best_way(plan: Plan, cell: int) -> Way | None:
    """Of the ways to lie on a cell the one that links most incomes."""
    there = [way for way in plan.ways if way.cell == cell]
    return max(there, key=lambda way: way.incomes.bit_count()) if there else None


def tile_pays(view: RajasView, one: SeatView, tile: int) -> tuple[int, int]:
    """The fame and the coins that a tile would bring a seat now."""
    t = view.tables
    fame = sum(one.building_fame[building] for building in t.tile_buildings[tile])
    return fame, sum(t.tile_market_coins[tile])


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
    return min(one.fame + fame, tables.fame_spaces), min(one.money + money, tables.money_spaces)


def final(scene: RajasScene, way: Way) -> str:
    """What cannot be taken back once the tile lies so: rolls, and the next tile of its stack."""
    view, plan = scene.view, scene.view.plan
    assert plan is not None
    rolls = any(kind in ROLLED for kind, _, _ in (*_set_off(scene, way), *_passed(scene, way)))
    reveals = view.left[plan.stack] > 0
    if not rolls and not reveals:
        return ""
    return scene.say("final-both" if rolls and reveals else "final-roll" if rolls else "final-tile")


def _set_off(scene: RajasScene, way: Way | None) -> Iterator[tuple[int, int, int]]:
    """The rewards of the incomes that a tile would link."""
    for income in linked(way.incomes) if way is not None else ():
        yield from each(scene.pays(income))


def _passed(scene: RajasScene, way: Way) -> Iterator[tuple[int, int, int]]:
    """The rewards on the tracks that the markers would reach then."""
    t, now = scene.tables, scene.shown
    fame, money = figures(scene, now.seat, way)
    passed = [at for at in t.fame_bonus_at if now.fame < at <= fame]
    stops = [at for at in t.money_bonus_at[now.money_stop :] if at <= money]
    for track, spaces in (("fame", passed), ("money", stops)):
        for at in spaces:
            yield from each(t.track_rewards[track][at])


def before(scene: RajasScene, plan: Plan) -> Plan | None:
    """The plan while the place of the tile was still open, if that may be changed."""
    was = scene.look.earlier("cover" if plan.covers else "lay")
    return was.plan if was is not None and plan.cell != NONE else None
