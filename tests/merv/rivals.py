"""The referee of a game alone: he plays the Magistrate and the High Courtier again, from our own
rules for them."""

from typing import Any

from tests.merv.clerk import Clerk
from tests.merv.ledger import (
    BREAKTHROUGHS,
    CITIES,
    EDGES,
    HALLS,
    MARKET,
    SITES,
    SOLO_CARDS,
    SPACES,
    TILES,
    WALLS,
    YEAR_POINTS,
    attackers,
    line_of,
)

SLOTS = [f"{side}{at}" for side in "nesw" for at in range(1, 6)]
ME = "magistrate"


class SoloClerk(Clerk):
    """Follows a match of one player."""

    def on_year(self, rule: str, year: int) -> None:
        super().on_year(rule, year)
        self.round, self.seen = -1, set[str]()

    def on_reveal(self, rule: str, solo_card: str) -> None:
        assert solo_card not in self.seen
        self.seen.add(solo_card)
        self.round += 1
        self.lead = solo_card

    def on_rival_slot(self, rule: str, rival: str, slot: str) -> None:
        self.settle_gifts()
        if len(self.meeple) == 3:
            self.meeple = {}
        order = SOLO_CARDS[self.lead]["slots"]
        if rival != ME:
            order = order[::-1]
        slots = [f"{'nesw'[self.round]}{at}" for at in order]
        assert slot == next(one for one in slots if one not in self.meeple.values())
        self.go(rival, slot)
        cell = self.wanted_site(rival)
        if cell is not None and cell not in self.building:
            self.due.append((rival, "build", cell))
        if rival == ME and cell is None:
            self.score(ME, 1, "bonus")
        elif rival == ME:
            self.due.append((ME, "acts", SITES[self.site[cell]]["symbol"]))

    def wanted_site(self, rival: str) -> Any:
        line = [cell for cell in line_of(self.meeple[rival]) if cell != MARKET]
        if SOLO_CARDS[self.lead]["from_far"]:
            line.reverse()
        empty = [cell for cell in line if cell not in self.building]
        if not self.owners[rival].buildings:
            empty = []
        if rival != ME:
            return empty[0] if empty else None
        fitting = [cell for cell in empty if SITES[self.site[cell]]["symbol"] == self.lead]
        own = [cell for cell in line if self.holds(ME, cell)]
        return next(iter([*fitting, *empty, *own]), None)

    def on_rival_build(self, rule: str, rival: str, cell: str) -> None:
        self.come(rival, "build", cell)
        self.erect(rival, cell)

    def on_magistrate_acts(self, rule: str, symbol: str) -> None:
        self.come(ME, "acts", symbol)
        getattr(self, f"act_{symbol}")()

    def act_caravansary(self) -> None:
        self.send_home()
        mine = self.owners[ME]
        for spice, camel in self.row[:2]:
            mine.spices[spice] += 1
            mine.camels += camel
        self.row = self.row[2:]

    def act_palace(self) -> None:
        there = {hall: sum(one.halls[hall] for one in self.owners.values()) for hall in HALLS}
        hall = min(there, key=lambda one: there[one])
        mine = self.owners[ME]
        if there[hall] < 3 and mine.servants:
            mine.servants -= 1
            mine.halls[hall] += 1
            self.score(ME, there[hall] == 0, "bonus")

    def act_library(self) -> None:
        goods = self.owners[ME].goods
        goods["scrolls"] += 2
        tier = goods["scrolls"] // 2
        left = [one for one, row in BREAKTHROUGHS.items() if row["tier"] == tier]
        self.taken |= set([one for one in left if one not in self.taken][:1])

    def act_marketplace(self) -> None:
        mine = self.owners[ME]
        for city, row in CITIES.items():
            open_to_him = row["by"] == "merv" or row["by"] in mine.posts
            if city not in mine.posts and open_to_him and len(mine.posts) < 6:
                mine.posts.add(city)
                mine.camels += city in self.firsts
                self.firsts.discard(city)
                mine.goods["common" if row["by"] == "merv" else "rare"] += 1
                return

    def act_mosque(self) -> None:
        mine = self.owners[ME]
        for _ in range(2):
            ways = [to for start, to in EDGES if start == (mine.space or "start")]
            if ways:
                mine.space = next((way for way in ways if way in self.lanes), ways[0])
                mine.camels += mine.space in self.lanes
                self.lanes.discard(mine.space)
                self.score(ME, SPACES[mine.space]["points"], "mosque")
                if SPACES[mine.space]["gift"] == "scoring_tile":
                    self.taken |= set([tile for tile in TILES if tile not in self.taken][:1])

    def act_wall(self) -> None:
        """What he builds is told by a line of its own, unless there is nothing left to build."""
        segments = [slot for slot in SLOTS if not slot.endswith("3") and slot not in self.walls]
        if segments:
            best = max(segments, key=self.own_covered)  # the first of them
            self.due.append((ME, "wall", best))

    def own_covered(self, slot: str) -> int:
        return sum(self.holds(ME, cell) for cell in line_of(slot)[:2])

    def on_magistrate_wall(self, rule: str, wall: str, slot: str, count: int) -> None:
        self.come(ME, "wall", slot)
        built = [*self.walls.values()]
        left = [one for one, row in WALLS.items() if built.count(one) < row["count"]]
        prices = [len(WALLS[one]["cost"]) for one in left if not WALLS[one]["gate"]]
        assert len(WALLS[wall]["cost"]) == min(prices)
        self.put_wall(wall, slot)
        assert count == self.covered(ME, slot)
        self.score(ME, count, "bonus")
        assert all(attackers(cell) for cell in line_of(slot)[:2] if cell != MARKET)

    def on_magistrate(self, rule: str, count: int) -> None:
        self.gained = count

    def score_magistrate(self) -> None:
        mine = self.owners[ME]
        buildings = [*self.building.values()].count(ME)
        courtiers = sum(n * mine.hall_points(hall) for hall, n in mine.halls.items())
        bonus = YEAR_POINTS[self.level][self.year - 1]
        assert self.gained == buildings + courtiers + bonus
        self.score(ME, self.gained, "year")
