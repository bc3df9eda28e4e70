"""That no piece is lost or made: every card, tile and palace is in exactly one place."""

from serai.core.errors import ensure
from serai.games.taj_mahal.state import REASONS, TajState
from serai.games.taj_mahal.tables import COMMODITIES, FIGURES, NONE, SPECIAL, SYMBOLS


def check(s: TajState) -> None:
    """Raise BrokenState unless every piece is in exactly one place and every figure adds up."""
    _check_cards(s)
    _check_influence(s)
    _check_goods(s)
    _check_palaces(s)
    _check_figures(s)


def _check_cards(s: TajState) -> None:
    below = s.deck + s.discard + s.display
    seen = below[:]
    for side in range(s.sides):
        seen += s.hands[side] + s.played[side]
    for figure, card in enumerate(s.tables.special_for_pair):
        owner = s.special_owner[figure]
        if owner == NONE:
            seen.append(card)
        else:
            held = card in s.hands[owner] or card in s.played[owner]
            ensure(held, f"{s.tables.card_ids[card]} is not with its owner {owner}")
    ensure(sorted(seen) == [*range(len(s.tables.card_ids))], "a card is missing or there twice")
    plain = all(s.tables.card_colour[card] != SPECIAL for card in below)
    ensure(plain, "a special card is in the deck, the discard pile or the display")


def _check_influence(s: TajState) -> None:
    for figure in range(FIGURES):
        in_court = 1 if s.winner[figure] == NONE else 0
        total = s.supply[figure] + in_court + sum(s.influence[figure::FIGURES])
        whole = total == s.tables.influence_supply[figure]
        ensure(whole, f"there are {total} influence tiles of figure {figure}")
        ensure(s.supply[figure] >= 0, "the supply of influence tiles is below zero")


def _check_goods(s: TajState) -> None:
    for city, bonus in enumerate(s.bonus_on):
        free = bonus == NONE or s.bonus_owner[bonus] == NONE
        ensure(free, f"the bonus tile in city {city} belongs to somebody")
    goods = [0] * (s.sides * COMMODITIES)
    for tile, owner in enumerate(s.tile_owner):
        if owner >= 0:
            for good in s.tables.tile_commodities[tile]:
                goods[owner * COMMODITIES + good] += 1
        ensure(owner == NONE or tile < s.visit, "a province tile is gone before its visit")
    for bonus, owner in enumerate(s.bonus_owner):
        if owner >= 0:
            goods[owner * COMMODITIES + s.tables.bonus_commodity[bonus]] += 1
    ensure(goods == s.goods, "the goods of a side are not those on its tiles")


def _check_palaces(s: TajState) -> None:
    crowned = [s.tables.city_province[city] for city, side in enumerate(s.crowned) if side != NONE]
    ensure(len(set(crowned)) == len(crowned), "a province has two crowned palaces")
    for province in s.tile_place[s.visit :]:
        for city in s.tables.province_cities[province] if province != NONE else []:
            bare = s.regular[city] == s.crowned[city] == NONE
            ensure(bare, "there is a palace in a province not visited yet")


def _check_figures(s: TajState) -> None:
    counts = [0] * (s.sides * SYMBOLS)
    for side in range(s.sides):
        for card in s.played[side]:
            for symbol in s.tables.card_symbols[card]:
                counts[side * SYMBOLS + symbol] += 1
        gone = s.active[side] or not s.played[side]
        ensure(gone, f"side {side} has withdrawn but still has cards on the table")
        total = sum(s.points[side * REASONS : (side + 1) * REASONS])
        ensure(s.score[side] == total, f"the points of side {side} do not add up to its score")
    ensure(counts == s.counts, "the symbols on the table are miscounted")
