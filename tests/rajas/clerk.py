"""A referee for Rajas of the Ganges: reads what happened, and keeps the accounts himself.

Written from the rulebook and the component file, not from the engine: it shares no code and no
tables with it. From the lines of a game it knows who placed, paid, rolled, laid and sailed; it says
itself what a tile pays, which incomes its roads reach, what a market or a space of the river gives,
when a worker joins and a reward of a track is due, who has crossed and who wins.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from serai.core.match import Match

FILE = Path(__file__).parents[2] / "src/serai/games/rajas/data/rajas.toml"
DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
TILES = {row["id"]: row for row in DATA["province_tiles"]}
INCOMES = {row["id"]: row for row in DATA["incomes"]}
TOKENS = {row["id"]: row["rewards"] for row in DATA["income_tokens"]}
RIVER = [[], *(row["rewards"] for row in DATA["river_spaces"])]
RIVER_TILES = {row["id"]: row["rewards"] for row in DATA["river_tiles"]}
CHAMBERS = {row["id"]: row["rewards"] for row in DATA["chambers"]}
GOODS = ("silk", "tea", "spice")
STOPS = [12, 33, 44, 55]
AROUND = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
FACING = {"n": "s", "e": "w", "s": "n", "w": "e"}


class Raja:
    """One seat, as the referee knows it."""

    def __init__(self) -> None:
        self.fame = 0
        self.money = 0
        self.karma = 1
        self.workers = 3
        self.waiting = {"fame", "money", "bridge"}
        self.stops = STOPS[:]
        self.boat = 0
        self.scrolls: Counter[str] = Counter()
        self.dice: Counter[str] = Counter()
        self.tiles: dict[str, str] = {}
        self.roads: dict[str, str] = {"c1": "esw"}
        self.tokens: dict[str, str] = {}
        self.linked: set[str] = set()
        self.owed: set[str] = set()
        self.expert = False

    def markets(self) -> Iterator[tuple[str, int]]:
        for tile in self.tiles.values():
            for market in TILES[tile]["markets"]:
                good, _, coins = market.partition(" ")
                yield good, int(coins)

    def sale(self, goods: tuple[str, ...], most: int) -> set[int]:
        """All that some of these markets may pay: `most` of one good, or one of each of several."""
        markets = [market for market in self.markets() if market[0] in goods]
        return {
            sum(coins for _, coins in chosen)
            for count in range(1, most + 1)
            for chosen in combinations(markets, count)
            if len(goods) == 1 or len({good for good, _ in chosen}) == count
        }

    def gap(self) -> int:
        """Fame spaces that the markers lack, counted along the fame track from 60 down."""
        beside = 61 if self.money == 0 else next(f for f in range(61) if self.money > 120 - 2 * f)
        return beside - self.fame


class Clerk:
    """Follows a match line by line. `due` is what the next lines must give, by seat."""

    def __init__(self, match: Match) -> None:
        options = match.header.options
        self.navaratna = options["variant"] == "navaratna"
        self.rajas = [Raja() for _ in range(match.players)]
        for seat, raja in enumerate(self.rajas):
            raja.expert = self.navaratna or options[f"expert_{'abcd'[seat]}"] == "yes"
        self.river = dict(enumerate(RIVER))
        self.crossed: list[int] = []
        self.turned = ""
        self.paid = 0
        self.due: list[tuple[int, str, int]] = []
        self.sales: list[tuple[int, set[int]]] = []
        self.late = ""

    def follow(self, match: Match) -> "Clerk":
        for event in match.events:
            verb, _, rest = event.text.partition(" ")
            if verb == "turn":
                self.turned = rest
            for note in event.notes:
                name = note.message.id.removeprefix("rajas-log-").replace("-", "_")
                entry = getattr(self, f"on_{name}", None)
                if entry is not None:
                    entry(note.message.rule, **note.message.args)
        return self

    # --- tracks -----------------------------------------------------------------------------

    def on_first(self, rule: str, seat: int) -> None:
        for at in range(len(self.rajas)):
            self.rajas[(seat + at) % len(self.rajas)].money = 3 + at

    on_first_lot = on_first

    def on_fame(self, rule: str, seat: int, count: int, fame: int) -> None:
        raja = self.rajas[seat]
        self.settle(seat, "fame", count, 60 - raja.fame)
        raja.fame += count
        assert raja.fame == fame

    def on_coins(self, rule: str, seat: int, count: int, money: int) -> None:
        raja = self.rajas[seat]
        room = 120 - raja.money
        sold, totals = self.sales[-1] if self.sales else (seat, set())
        told = count in {min(total, room) for total in totals}
        if (seat, "coins", count) not in self.due and seat == sold and told:
            self.sales.pop()
        else:
            self.settle(seat, "coins", count, room)
        raja.money += count
        assert raja.money == money

    def on_pays(self, rule: str, seat: int, count: int, money: int) -> None:
        self.rajas[seat].money -= count
        assert self.rajas[seat].money == money >= 0

    def settle(self, seat: int, what: str, count: int, room: int) -> None:
        """Every gain must be one that the referee has worked out himself, and exactly that, or what
        is left of the track."""
        mine = [one for one in self.due if one[:2] == (seat, what)]
        fit = [one for one in mine if min(one[2], room) == count]
        assert fit, (mine, count)
        self.due.remove(fit[0])

    def expect(self, seat: int, what: str, count: int) -> None:
        if count:
            self.due.append((seat, what, count))

    def expect_sale(self, seat: int, goods: tuple[str, ...], most: int) -> None:
        """Which of the markets pay is up to the seat; one of them must."""
        totals = self.rajas[seat].sale(goods, most)
        if totals:
            self.sales.append((seat, totals))

    def on_karma(self, rule: str, seat: int, count: int, karma: int) -> None:
        self.rajas[seat].karma += count
        assert self.rajas[seat].karma == karma <= 3

    def on_worker(self, rule: str, seat: int, count: int) -> None:
        raja = self.rajas[seat]
        raja.workers += 1
        assert raja.workers == count <= (6 if self.navaratna else 5)
        if rule == "worker.bridge":
            assert raja.boat > 20
            raja.waiting.remove("bridge")
        elif rule == "worker.fame":
            assert raja.fame >= 15
            raja.waiting.remove("fame")
        else:
            assert raja.money >= 20
            raja.waiting.remove("money")

    def on_upgrade(self, rule: str, seat: int, building: str, fame: int) -> None:
        self.rajas[seat].scrolls[building] += 1
        assert 2 + self.rajas[seat].scrolls[building] == fame <= 4

    def on_upgrade_later(self, rule: str, seat: int, building: str, fame: int) -> None:
        """It counts from the next turn on."""
        assert self.rajas[seat].fame >= 5
        self.on_upgrade(rule, seat, building, fame)
        self.late = building

    def counted(self, seat: int, building: str) -> int:
        """Upgrades of a building that count in this turn."""
        return self.rajas[seat].scrolls[building] - (building == self.late)

    # --- dice -------------------------------------------------------------------------------

    def on_roll(self, rule: str, seat: int, die: str) -> None:
        raja = self.rajas[seat]
        if rule == "palace.terrace":
            return  # which die it was before is told by the choices alone
        raja.dice[die[:-2]] += 1
        assert sum(raja.dice.values()) <= (8 if raja.expert else 10)
        assert sum(one.dice[die[:-2]] for one in self.rajas) <= 12

    def on_pay(self, rule: str, seat: int, die: str) -> None:
        self.give(seat, die, int(die[-1]))

    def on_flip(self, rule: str, seat: int, die: str, value: int) -> None:
        self.rajas[seat].karma -= 1
        assert self.rajas[seat].karma >= 0
        assert value == 7 - int(die[-1])
        self.give(seat, die, value)

    def give(self, seat: int, die: str, value: int) -> None:
        self.rajas[seat].dice[die[:-2]] -= 1
        assert self.rajas[seat].dice[die[:-2]] >= 0
        self.paid += value

    def on_return(self, rule: str, seat: int, die: str) -> None:
        self.rajas[seat].dice[die[:-2]] -= 1

    def on_place(self, rule: str, seat: int, place: str) -> None:
        self.paid = 0
        self.late = ""
        if place.startswith("market_different"):
            self.expect_sale(seat, GOODS, 3)
        elif place == "terrace_1":
            self.expect(seat, "coins", 2)
        elif place in CHAMBERS:
            self.rewards(seat, CHAMBERS[place])

    def on_sell(self, rule: str, seat: int, good: str) -> None:
        most = {"market.same": self.paid, "ganga.same": 3}.get(rule, 4)
        self.expect_sale(seat, (good,), most)

    # --- the province -----------------------------------------------------------------------

    def on_lay(self, rule: str, seat: int, tile: str, cell: str) -> None:
        raja = self.rajas[seat]
        assert cell not in raja.tiles
        assert self.paid >= TILES[tile]["cost"]
        self.put(seat, tile, cell)

    def on_cover(self, rule: str, seat: int, tile: str, cell: str) -> None:
        assert self.paid >= TILES[tile]["cost"] - TILES[self.rajas[seat].tiles[cell]]["cost"] > 0
        self.put(seat, tile, cell)

    def put(self, seat: int, tile: str, cell: str) -> None:
        """The tile lies, a way leads to the residence from every tile, and it pays."""
        raja, row = self.rajas[seat], TILES[tile]
        self.paid = 0
        raja.tiles[cell] = tile
        raja.roads[cell] = self.turned if len(self.turned) == len(row["roads"]) else ""
        self.turned = ""
        self.expect(seat, "fame", sum(2 + self.counted(seat, name) for name in row["buildings"]))
        self.expect(seat, "coins", sum(int(m.split()[1]) for m in row["markets"]))

    def on_income(self, rule: str, seat: int, income: str) -> None:
        raja = self.rajas[seat]
        assert income not in raja.linked or income in raja.owed  # a token that has not paid yet
        raja.linked.add(income)
        raja.owed.discard(income)
        known = {f"{cell} {edge}" for cell, roads in raja.roads.items() for edge in roads}
        blind = any(not roads for roads in raja.roads.values())  # a turn that was not asked
        assert blind or known & set(INCOMES[income]["touches"])
        if income in raja.tokens:
            self.rewards(seat, TOKENS[raja.tokens[income]])
        else:
            self.rewards(seat, INCOMES[income]["navaratna" if raja.expert else "rewards"])

    def on_slot(self, rule: str, seat: int, token: str, income: str) -> None:
        assert token.startswith(INCOMES[income]["slot"])
        self.rajas[seat].tokens[income] = token
        self.rajas[seat].owed.add(income)

    def on_draw(self, rule: str, seat: int, token: str) -> None:
        self.rewards(seat, TOKENS[token])

    # --- the river --------------------------------------------------------------------------

    def on_drift(self, rule: str, river_tile: str, space: str) -> None:
        self.river[int(space)] = RIVER_TILES[river_tile]

    def on_sail(self, rule: str, seat: int, space: str) -> None:
        raja, at = self.rajas[seat], int(space)
        assert at > raja.boat
        assert at == 30 or at not in [other.boat for other in self.rajas]
        raja.boat = at
        self.rewards(seat, self.river[at])

    def on_visit(self, rule: str, seat: int, chamber: str) -> None:
        self.rewards(seat, CHAMBERS[chamber])

    def rewards(self, seat: int, rewards: list[str]) -> None:
        """Coins and fame that a list of rewards brings: printed, or counted now."""
        raja = self.rajas[seat]
        upgrades = sum(self.counted(seat, building) for building in raja.scrolls)
        for text in rewards:
            kind, *rest = text.split()
            figure = int(rest[-1]) if rest and rest[-1].isdecimal() else 0
            counts = {
                "coins": 1,
                "fame": 1,
                "coins_per_market": len([*raja.markets()]),
                "coins_per_upgrade": upgrades,
                "fame_per_upgrade": upgrades,
                "fame_per_karma": raja.karma,
                "fame_per_worker": raja.workers,
                "coins_per_building": sum(len(TILES[t]["buildings"]) for t in raja.tiles.values()),
                "fame_per_market_tile": sum(bool(TILES[t]["markets"]) for t in raja.tiles.values()),
                "fame_per_bend": sum(bend(TILES[t]["roads"]) for t in raja.tiles.values()),
            }
            if kind in counts:
                self.expect(seat, kind.partition("_")[0], figure * counts[kind])
            elif kind == "coins_per_income":  # a tile links three at most, and some may come later
                linked = len(raja.linked)
                self.sales.append((seat, {figure * count for count in range(linked, linked + 3)}))
            elif kind == "fame_per_river":
                self.expect(seat, "fame", raja.boat // figure)
            elif kind == "sell_different":
                self.expect_sale(seat, GOODS, 3)

    # --- the end ----------------------------------------------------------------------------

    def on_crossed(self, rule: str, seat: int, count: int) -> None:
        assert self.rajas[seat].gap() == -count <= 0
        self.crossed.append(seat)

    def winner(self) -> int:
        """Most spaces between the markers; of equals the one who crossed first."""
        return min(self.crossed, key=lambda seat: self.rajas[seat].gap())


def bend(roads: list[str]) -> bool:
    return len(roads) == 2 and set(roads) not in ({"n", "s"}, {"e", "w"})
