"""A second count of Agra: a clerk who reads the log and the component file, and keeps accounts.

Written from the rulebook, not from the engine: it shares no code, no tables and no way of counting
with it. It knows goods, favours, rupees, stones on notables, tracks, orders and gifts by name, says
itself who wins a contract and what a delivery or an order pays, and adds up the final scores.
"""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from serai.core.match import Match

FILE = Path(__file__).parents[2] / "src/serai/games/agra/data/agra.toml"
DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
NOTABLES = {row["id"]: row for row in DATA["notables"]}
SOURCE = {row["to"]: row["from"] for row in DATA["arrows"]}
ORDERS = [set(row["goods"]) for row in DATA["orders"]]
PRINTED = [row["order_rupees"] for row in DATA["influence_steps"]]
VALUE = {row["id"]: row["value"] for row in DATA["goods"]}
GUILDS = [row["id"] for row in DATA["guilds"]]
SPICES = (["oil"], ["curry"], ["oil", "curry"])
AT_ONCE = {"grand_mufti", "grand_imam", "court_artist", "dewan"}


class Clerk:
    """Follows a match line by line. `due` are rupees that the next lines must pay, by rule."""

    def __init__(self, match: Match) -> None:
        seats = range(match.players)
        self.rupees: list[int] = [DATA["per_player"]["rupees"] for _ in seats]
        self.favours = [0 for _ in seats]
        self.goods: list[Counter[str]] = [Counter() for _ in seats]
        self.covers = [0 for _ in seats]
        self.meditation = [1 for _ in seats]
        self.tracks: list[Counter[str]] = [Counter() for _ in seats]
        self.orders: list[Counter[str]] = [Counter() for _ in seats]
        self.gifts = [0 for _ in seats]
        self.contracts: list[set[str]] = [set() for _ in seats]
        self.stones: dict[str, list[tuple[str, int]]] = {name: [] for name in NOTABLES}
        self.due: list[tuple[int, int, str]] = []
        self.contracts_checked = 0

    def follow(self, match: Match) -> "Clerk":
        for event in match.events:
            for note in event.notes:
                name = note.message.id.removeprefix("agra-log-").replace("-", "_")
                entry = getattr(self, f"on_{name}", None)
                if entry is not None:
                    entry(note.message.rule, **note.message.args)
        assert self.due == []
        return self

    # --- rupees and favours -----------------------------------------------------------------

    def on_rupees(self, rule: str, seat: int, rupees: int) -> None:
        self.rupees[seat] += rupees
        if rule in ("deliver.rupees", "deliver.double", "order.first", "order.behind"):
            assert self.due.pop(0) == (seat, rupees, rule)

    def on_peon(self, rule: str, seat: int, place: str, rupees: int) -> None:
        assert rupees <= 2
        self.rupees[seat] -= rupees

    def on_favours(self, rule: str, seat: int, count: int) -> None:
        self.favours[seat] += count

    def on_deed(self, rule: str, seat: int, deed: str, spend: int) -> None:
        self.favours[seat] -= spend

    on_thrift = on_deed  # the Mullah made it cheaper

    def on_free_favour(self, rule: str, seat: int) -> None:
        self.favours[seat] -= 1

    # --- goods ------------------------------------------------------------------------------

    def on_good(self, rule: str, seat: int, good: str, count: int) -> None:
        self.goods[seat][good] += count

    def _lose(self, rule: str, seat: int, good: str) -> None:
        self.goods[seat][good] -= 1
        assert self.goods[seat][good] >= 0

    on_pay = on_give = on_sell = on_free = on_consign = on_luxury = _lose

    def on_process(self, rule: str, seat: int, count: int, good: str) -> None:
        self.goods[seat][SOURCE[good]] -= count
        self.goods[seat][good] += count

    def on_exchange(self, rule: str, seat: int, good: str, into: str) -> None:
        self._lose(rule, seat, good)
        self.goods[seat][into] += 1

    def on_spices(self, rule: str, seat: int, which: int) -> None:
        for good in SPICES[which]:
            self._lose(rule, seat, good)

    # --- notables ---------------------------------------------------------------------------

    def on_deliver(self, rule: str, seat: int, good: str, notable: str) -> None:
        self._lose(rule, seat, good)
        assert good in NOTABLES[notable]["goods"]
        assert good not in [there for there, _ in self.stones[notable]]
        self.stones[notable].append((good, seat))
        self.due.append((seat, len(self.stones[notable]), "deliver.rupees"))

    def on_double(self, rule: str, seat: int, good: str, notable: str) -> None:
        self._lose(rule, seat, good)
        assert (good, seat) in self.stones[notable]
        self.stones[notable].append((good, seat))
        self.due.append((seat, 1, "deliver.double"))

    def on_contract(self, rule: str, seat: int, notable: str) -> None:
        """Most stones win, then the topmost good: sort by both."""
        stones = self.stones.pop(notable)
        asked = NOTABLES[notable]["goods"]
        assert {good for good, _ in stones} == set(asked)
        count = Counter(owner for _, owner in stones)
        best = min(stones, key=lambda stone: (-count[stone[1]], asked.index(stone[0])))
        assert best[1] == seat
        self.contracts[seat].add(notable)
        self.contracts_checked += 1

    # --- the palace -------------------------------------------------------------------------

    def on_influence(self, rule: str, seat: int, guild: str, step: int) -> None:
        self.tracks[seat][guild] += 1
        assert self.tracks[seat][guild] == step

    def on_order(self, rule: str, seat: int, guild: str, good: str, also: str) -> None:
        assert {good, also} in ORDERS
        self._lose(rule, seat, good)
        self._lose(rule, seat, also)
        self.orders[seat][guild] += 1
        step = self.tracks[seat][guild]
        leads = step == max(track[guild] for track in self.tracks)
        assert step > 0
        due = (seat, PRINTED[step], "order.first") if leads else None
        self.due.append(due or (seat, PRINTED[step] - 1, "order.behind"))

    def on_akbar(self, rule: str, seat: int, good: str) -> None:
        self._lose(rule, seat, good)
        self.gifts[seat] += 1

    def on_offer(self, rule: str, seat: int, good: str, also: str) -> None:
        self.on_akbar(rule, seat, good)

    # --- the board --------------------------------------------------------------------------

    def on_uncover(self, rule: str, seat: int) -> None:
        self.covers[seat] += 1

    def on_advance(self, rule: str, seat: int, step: int) -> None:
        self.meditation[seat] += 1
        assert self.meditation[seat] == step

    # --- the end ----------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """All that a seat has in the end, added up from the rulebook's list."""
        total = self.rupees[seat] + self.covers[seat]
        total += 5 if self.meditation[seat] == len(DATA["meditation_steps"]) else 0
        gifts = self.gifts[seat]
        total += [0, 1, 3, 5][gifts] if gifts <= 3 else 5 + 3 * (gifts - 3)
        total += sum(self._track(seat, guild) for guild in GUILDS)
        return total + sum(self._contract(seat, name) for name in self.contracts[seat])

    def _track(self, seat: int, guild: str) -> int:
        mine = self.tracks[seat][guild]
        ahead = sorted({track[guild] for track in self.tracks if track[guild] > mine})
        leaders = [track for track in self.tracks if track[guild] == max(ahead, default=mine)]
        stones = self.orders[seat][guild]
        if not ahead:
            return stones * (2 if len(leaders) == 1 else 1)
        return stones if len(ahead) == 1 and len(leaders) == 1 else 0

    def _contract(self, seat: int, name: str) -> int:
        symbols = self.orders[seat] + Counter(NOTABLES[n]["guild"] for n in self.contracts[seat])
        if name == "dutch_trader":
            return [0, 1, 3, 6][sum(self.orders[seat][guild] > 0 for guild in GUILDS)]
        if name == "subadar":
            return sum(self.orders[seat].values())
        if name == "sadr_us_sudur":
            return self.gifts[seat]
        if name == "grand_mufti":
            return 3 * min(symbols[guild] for guild in GUILDS)
        if name in AT_ONCE:
            return symbols[NOTABLES[name]["guild"]]
        return 0
