"""A second count of Taj Mahal: a clerk who reads the log and the component file, and adds up.

Written from the rulebook, not from the engine: it shares no code, no tables and no way of counting
with it. Goods are triangular numbers, chains are merged sets of cities.
"""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from serai.core.match import Match

FILE = Path(__file__).parents[2] / "src/serai/games/taj_mahal/data/taj_mahal.toml"
DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
SHOWN = {row["id"]: Counter(row["symbols"]) for row in DATA["cards"]}
PROVINCE = {row["id"]: row["province"] for row in DATA["cities"]}
ROADS = [{row["a"], row["b"]} for row in DATA["roads"]]
TILES = {row["number"]: row["commodities"] for row in DATA["province_tiles"]}
BONUSES = {row["id"]: row for row in DATA["bonus_tiles"]}
HAND = 6


def triangle(n: int) -> int:
    """What n icons of one commodity have given in all."""
    return n * (n + 1) // 2


class Clerk:
    """Follows a match line by line and keeps accounts of its own."""

    def __init__(self, match: Match) -> None:
        sides = match.state.sides
        self.score = [0] * match.players
        self.hands: list[set[str]] = [set() for _ in range(sides)]
        self.rows: list[list[str]] = [[] for _ in range(sides)]
        self.cities: list[set[str]] = [set() for _ in range(sides)]
        self.goods: list[Counter[str]] = [Counter() for _ in range(sides)]
        self.bonus: dict[str, str] = {"agra": "taj_mahal"}
        self.inside: set[int] = set()
        self.court: set[str] = set()
        self.visit = 0
        self.new_cities: set[str] = set()
        self.taken: list[str] = []
        self.prizes: set[str] = set()
        self.played_plus_two = False
        self._deals = 0
        self._players = match.players

    def follow(self, match: Match) -> "Clerk":
        for event in match.events:
            verb, *rest = event.text.split()
            if verb == "bonus":
                self.bonus[rest[1]] = rest[0]
            if verb == "deal" and self._deals < HAND * self._players:
                self.hands[self._deals // HAND].add(rest[0])
                self._deals += 1
            for note in event.notes:
                name = note.message.id.removeprefix("taj-log-").replace("-", "_")
                entry = getattr(self, f"on_{name}", None)
                if entry is not None:
                    entry(**note.message.args)
        return self

    # --- lines of the log -------------------------------------------------------------------

    def on_visit(self, visit: int, province: str) -> None:
        self.visit = visit
        self.inside = set(range(len(self.rows)))
        self.court = {row["id"] for row in DATA["symbols"]}

    def on_play(self, seat: int, card: str) -> None:
        self.hands[seat].discard(card)
        self.rows[seat].append(card)

    def on_withdraw(self, seat: int, province: str) -> None:
        totals = {s: sum((SHOWN[card] for card in self.rows[s]), Counter()) for s in self.inside}
        mine = totals.pop(seat)
        others = list(totals.values())
        self.prizes = {
            symbol
            for symbol in self.court
            if mine[symbol] > max([0, *(counter[symbol] for counter in others)])
        }
        self.court -= self.prizes
        self.inside.discard(seat)
        self.new_cities, self.taken = set(), []
        self.played_plus_two = "special_plus_two" in self.rows[seat]
        self.hands[seat] |= {card for card in self.rows[seat] if card.startswith("special")}
        self.rows[seat] = []

    def on_prize(self, seat: int, symbol: str) -> None:
        self.prizes.remove(symbol)  # a prize we did not expect is an error
        if symbol == "elephant" and seat < self._players:
            self._gain_goods(seat, TILES[self.visit])

    def on_palace(self, seat: int, city: str) -> None:
        self._settle(seat, city)
        if city in self.bonus:
            self.taken.append(self.bonus.pop(city))

    def on_crown(self, seat: int, city: str) -> None:
        self._settle(seat, city)

    def on_score(self, seat: int, points: int, palaces: int, goods: int) -> None:
        assert not self.prizes, f"prizes not taken: {self.prizes}"
        for tile in self.taken:
            self.score[seat] += BONUSES[tile]["points"]
            if BONUSES[tile]["commodity"]:
                self._gain_goods(seat, [BONUSES[tile]["commodity"]])
        assert palaces == (len(self._linked(seat)) if self.new_cities else 0)
        assert palaces + goods <= points
        if self.new_cities:
            self.score[seat] += len(self._linked(seat))  # the current province is among them
        if self.played_plus_two:
            self.score[seat] += 2

    def on_drew(self, seat: int, card: str) -> None:
        self.hands[seat].add(card)

    def on_take(self, seat: int, card: str) -> None:
        self.hands[seat].add(card)

    def on_special(self, seat: int, card: str) -> None:
        for hand in self.hands:
            hand.discard(card)
        self.hands[seat].add(card)

    def on_special_from(self, seat: int, card: str, seat2: int) -> None:
        assert card in self.hands[seat2]
        self.on_special(seat, card)

    def on_end(self) -> None:
        for seat in range(self._players):
            kinds = Counter(card.split("_")[0] for card in self.hands[seat])
            self.score[seat] += kinds.pop("white", 0) + kinds.pop("special", 0)
            self.score[seat] += max(kinds.values(), default=0)

    # --- counting ---------------------------------------------------------------------------

    def _gain_goods(self, seat: int, goods: list[str]) -> None:
        for good in goods:
            before = triangle(self.goods[seat][good])
            self.goods[seat][good] += 1
            self.score[seat] += triangle(self.goods[seat][good]) - before

    def _settle(self, seat: int, city: str) -> None:
        self.cities[seat].add(city)
        self.new_cities.add(city)

    def _linked(self, seat: int) -> set[str]:
        """Provinces in the groups of own cities that a new palace belongs to."""
        group = {city: {city} for city in self.cities[seat]}
        for road in ROADS:
            if road <= self.cities[seat]:
                a, b = road
                merged = group[a] | group[b]
                for city in merged:
                    group[city] = merged
        return {PROVINCE[city] for new in self.new_cities for city in group[new]}
