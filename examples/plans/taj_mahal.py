"""Taj Mahal by a plan: little battles, a network of palaces, and cards for the next visit.

* Every prize has a price: palaces bring their chain at once and roads for later, elephants bring
  goods (best of the kinds one has), influence tiles half a special card.
* Play a card only if what it leads, and will probably still lead when the turn comes round, is
  worth more than the card. Where others fight over one prize, another one is cheaper.
* Withdraw as soon as holding on costs more than it brings. Who finds nothing worth a card passes at
  once, and has three new cards for it.
* Take cards of the colour one has most of, and white ones.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from serai.core.action import Action
from serai.games.taj_mahal.tables import ELEPHANT, GRAND_MOGUL, SYMBOLS, VISITS, WHITE

CARD = 0.6
"""What a card is worth on average, in points."""
HOLD = (0.0, 0.6, 0.8, 0.92)
"""How likely a lead of so many symbols survives the turn of one other player."""
SECOND = 0.5
"""What a second palace of a visit is worth, in first ones."""


class Plan:
    """Follows the plan above. It needs neither luck nor memory."""

    def __init__(self, game: Any = None, seed: int = 0) -> None:
        pass

    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        table = Table(view)
        return max(options, key=table.worth)


class Table:
    """What one sees at the table, and what it is worth."""

    def __init__(self, view: Any) -> None:
        self.view, self.facts = view, view.tables
        self.me = view.sides[view.seat]
        self.left = VISITS - 1 - view.visit
        self.others = [side for side in view.sides if side.active and side.side != view.seat]
        self.own = {city for city in range(len(view.regular)) if self.mine(city)}
        self.palace = [self.best_city(regular) for regular in (True, False)]
        self.prize = [self.value_of(symbol) for symbol in range(SYMBOLS)]

    def mine(self, city: int) -> bool:
        return self.view.seat in (self.view.regular[city], self.view.crowned[city])

    # --- what may be chosen -------------------------------------------------------------------

    def worth(self, option: Action) -> float:
        what = option.args()[0] if option.args() else -1
        match option.verb:
            case "withdraw":
                extra = 0 if self.me.played else self.facts.unplayed_extra * CARD
                return self.gain(self.me.counts, certain=True) + extra
            case "play":
                partners = [card for card in self.me.hand if self.facts.card_colour[card] >= WHITE]
                return max(self.after([what, *more]) for more in [[], *([c] for c in partners)])
            case "add":
                return self.after([what])
            case "done":
                return self.after([])
            case "palace":
                return self.city_worth(what, regular=True)
            case "crown":
                return self.city_worth(what, regular=False)
            case "take":
                return self.card_worth(what, self.me.hand)
        return 0.0

    def after(self, cards: Sequence[int]) -> float:
        """Staying in with these cards: what will probably be won, less what they are worth."""
        counts = list(self.me.counts)
        for card in cards:
            for symbol in self.facts.card_symbols[card]:
                counts[symbol] += 1
        special = [card for card in cards if card in self.facts.specials]
        points = 2.0 if self.facts.plus_two_card in special else 0.0
        rest = [card for card in self.me.hand if card not in cards]
        cost = sum(self.card_worth(card, rest) for card in cards if card not in special)
        colour = self.facts.card_colour[cards[0]] if cards else self.me.colour
        reserve = sum(self.facts.card_colour[card] == colour for card in rest)
        return self.gain(counts, certain=False) + points - cost + 0.12 * min(reserve, 3)

    def gain(self, counts: Sequence[int], certain: bool) -> float:
        """What these symbols win, now or, less surely, when the turn comes round again."""
        total = palaces = best = 0.0
        for symbol in range(SYMBOLS):
            if counts[symbol] == 0 or self.view.winner[symbol] >= 0:
                continue
            chance = 1.0
            for other in self.others:
                lead = counts[symbol] - other.counts[symbol]
                if certain:
                    chance *= lead > 0
                else:
                    chance *= self.hold(lead, symbol, other)
            total += chance * self.prize[symbol]
            if symbol != ELEPHANT:
                palaces += chance
                best = max(best, self.palace[symbol == GRAND_MOGUL])
        # The chain counts once, so a second palace is worth less than the first.
        return total + best * (min(palaces, 1.0) + SECOND * max(0.0, palaces - 1.0))

    def hold(self, lead: int, symbol: int, other: Any) -> float:
        """Somebody who wants a prize and has cards for it is hard to keep off."""
        if lead <= 0:
            return 0.3 if lead == 0 else 0.1
        chance = HOLD[min(lead, 3)]
        if symbol != ELEPHANT:
            chance += 0.5 * (1 - chance)
        if other.hand_size <= 2:
            chance += (1.0, 0.6, 0.3)[other.hand_size] * (1 - chance)
        return chance

    # --- what things are worth ----------------------------------------------------------------

    def value_of(self, symbol: int) -> float:
        """A prize of this visit, without the palace that comes with it."""
        if symbol == ELEPHANT:
            tile = self.view.tile_place.index(self.view.province)
            return self.goods_worth(self.facts.tile_commodities[tile])
        return 0.0 if symbol == GRAND_MOGUL else self.tile_worth(symbol)

    def best_city(self, regular: bool) -> float:
        cities = self.facts.province_cities[self.view.province]
        free = [city for city in cities if not regular or self.view.regular[city] < 0]
        return max((self.city_worth(city, regular) for city in free), default=0.0)

    def goods_worth(self, goods: Iterable[int]) -> float:
        """Points now, and more for the next ones of the same kind."""
        return sum(1 + self.me.goods[good] + 0.15 * self.left for good in goods)

    def tile_worth(self, figure: int) -> float:
        """Half a special card; the second tile makes it whole."""
        whole = (3.0, 3.0, 2.0, 4.0)[figure] * min(1.0, self.left / 6)
        if self.facts.special_for_pair[figure] in self.me.specials:
            whole *= 0.4
        return whole * (0.7 if self.me.influence[figure] else 0.3)

    def city_worth(self, city: int, regular: bool) -> float:
        """Provinces that a palace here links to now, its bonus tile, and roads that lead on."""
        facts, placed = self.facts, [*self.view.placed]
        before = self.linked(placed, self.own) if placed else -1
        points = float(self.linked([*placed, city], self.own | {city}) - before)
        bonus = self.view.bonus_on[city]
        if regular and bonus >= 0:
            points += self.bonus_worth(bonus)
        visited = self.view.tile_place[: self.view.visit + 1]
        onward = [c for c in facts.links[city] if facts.city_province[c] not in visited]
        linked = len(self.own & set(facts.links[city]))
        return points + (0.5 * len(onward) + 0.2 * linked) * min(1.0, self.left / 5)

    def linked(self, new: Sequence[int], own: set[int]) -> int:
        """Other provinces that hang together with the new palaces."""
        seen, todo = set(new), list(new)
        while todo:
            for city in self.facts.links[todo.pop()]:
                if city in own and city not in seen:
                    seen.add(city)
                    todo.append(city)
        return len({self.facts.city_province[city] for city in seen} - {self.view.province})

    def bonus_worth(self, bonus: int) -> float:
        if self.facts.bonus_draws[bonus]:
            return CARD
        good = self.facts.bonus_commodity[bonus]
        return self.facts.bonus_points[bonus] or self.goods_worth([good])

    def card_worth(self, card: int, hand: Sequence[int]) -> float:
        """A card for later: best with others of its colour. In the end one colour counts."""
        colours = [self.facts.card_colour[other] for other in hand if other != card]
        colour = self.facts.card_colour[card]
        alike = colours.count(colour)
        most = max((colours.count(c) for c in range(WHITE)), default=0)
        if self.left == 0:
            return 1.0 if colour >= WHITE or alike >= most else 0.2
        if colour >= WHITE:
            return 1.3
        symbols = len(self.facts.card_symbols[card])
        crowd = 0.05 * max(0, len(hand) - 6)
        return CARD - 0.35 + 0.12 * min(alike, 4) + 0.1 * (symbols - 1) - crowd
