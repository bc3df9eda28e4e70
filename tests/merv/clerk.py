"""A referee for Merv: reads what happened, and keeps the accounts himself.

Written from the rulebook and the component file, not from the engine: it shares no code and no
tables with it. From the lines of a game he knows who went where, activated, paid, took and built.
He says himself which cubes a site gives to whom, what everything costs, what is reached on the two
tracks, which buildings are attacked, what every year scores, where everybody stands in the queue,
and who wins. What the Magistrate of a solo game does, he does again.
"""

from collections import Counter
from typing import Any

from serai.core.match import Match
from tests.merv.ledger import (
    BREAKTHROUGHS,
    CARDS_SHOWN,
    CITIES,
    CONTRACTS,
    DATA,
    EDGES,
    FAVOUR,
    HALLS,
    INFLUENCE,
    MARKET,
    PAIR_GIFTS,
    SIDES,
    SITES,
    SPACES,
    TILES,
    WALLS,
    Ledger,
    attackers,
    best_sets,
    line_of,
)

CHOSEN = (
    *("soldier", "card", "advance", "white_upgrade", "bonus_upgrade", "scoring_tile"),
    *("courtier", "wall_piece", "post"),
)
"""Gifts that are followed by a choice, and so by a line of their own."""


class Clerk:
    """Follows a match line by line. `due` are the lines that must come at once."""

    def __init__(self, match: Match) -> None:
        self.players = match.players
        self.level = match.header.options["solo"].removeprefix("ours_")
        self.owners: dict[Any, Ledger] = {seat: Ledger() for seat in range(match.players)}
        rivals = {1: ("magistrate", "high_courtier"), 2: ("high_courtier",)}
        self.rivals = rivals.get(match.players, ())
        self.owners.update({rival: Ledger() for rival in self.rivals})
        self.site: dict[str, str] = {}
        self.building: dict[str, Any] = {}
        self.upgrade: dict[str, str] = {}
        self.soldier: dict[str, Any] = {}
        self.walls: dict[str, str] = {}
        self.queue: list[Any] = []
        self.places: dict[int, Any] = {}
        self.left: Counter[int] = Counter()
        self.meeple: dict[Any, str] = {}
        self.row: list[tuple[str, bool]] = []
        self.taken: set[str] = set()
        """Contracts, breakthroughs and tiles that somebody has."""
        self.stalls = [False] * 4
        self.firsts = {city for city, row in CITIES.items() if row["by"] == "merv"}
        self.lanes = {space for space, row in SPACES.items() if row["step"] == 1}
        self.gone = self.year = 0
        self.active = ""
        self.symbol = ""
        self.paid: list[tuple[str, bool]] = []
        self.waived = 0
        self.wild_used = False
        self.bought: set[str] = set()
        self.colours: set[str] = set()
        self.routes: set[str] = set()
        self.gifts: Counter[str] = Counter()
        self.due: list[tuple[Any, str, Any]] = []
        self.attacked: set[str] = set()
        self.scored: Counter[tuple[Any, str]] = Counter()
        """Points of this year's scoring, by rule."""
        self.points: Counter[tuple[Any, str]] = Counter()
        """All points, by the label of their line."""
        self.told = ""
        self.card = -1
        """The card of the row that was chosen; it may still have to be paid."""

    def follow(self, match: Match) -> "Clerk":
        for note in match.opening:
            self.note(note.message)
        for event in match.events:
            self.told = event.text
            if event.text.startswith("take "):
                self.card = int(event.text.split()[1]) - 1
            for note in event.notes:
                self.note(note.message)
        assert self.due == []
        self.close_year()
        self.score_sets()
        return self

    def note(self, message: Any) -> None:
        name = message.id.removeprefix("merv-log-").replace("-", "_")
        entry = getattr(self, f"on_{name}", None)
        if entry is not None:
            entry(message.rule, **message.args)

    def come(self, seat: Any, what: str, thing: Any = 1) -> None:
        """Every gain must be one that the referee has worked out himself, and exactly that."""
        assert (seat, what, thing) in self.due, (seat, what, thing, self.due)
        self.due.remove((seat, what, thing))

    def score(self, seat: Any, points: int, label: str) -> None:
        self.points[seat, label] += points

    # --- setting up, the course -------------------------------------------------------------

    def on_side(self, rule: str, side: str) -> None:
        self.market = SIDES[side]

    def on_site(self, rule: str, site: str, cell: str) -> None:
        assert site not in self.site.values()
        self.site[cell] = site

    def on_next(self, rule: str, seat: int, place: str) -> None:
        self.queue.append(seat)
        if len(self.queue) == self.players:
            self.queue += self.rivals
            camels = {1: 2, 2: 2, 3: 3, 4: 4}[self.players]
            self.row = [(spice, at < camels) for at, (spice, _) in enumerate(self.row)]

    def on_deal(self, rule: str, spice: str) -> None:
        self.close_row()
        assert len(self.row) < CARDS_SHOWN
        self.row.append((spice, False))

    def on_year(self, rule: str, year: int) -> None:
        if year > 1:
            self.close_year()
        assert year == self.year + 1
        self.year = year

    def on_slot(self, rule: str, seat: int, slot: str) -> None:
        self.settle_gifts()
        self.go(seat, slot)
        self.wild_used = False

    def go(self, owner: Any, slot: str) -> None:
        assert self.due == []
        if len(self.meeple) == len(self.owners):
            self.meeple = {}
        assert owner == self.queue[len(self.meeple)], "the order of the queue"
        assert slot not in self.meeple.values()
        assert all(slot[0] == other[0] for other in self.meeple.values())
        self.meeple[owner] = slot

    def settle_gifts(self) -> None:
        """Gifts of the last turn that could not or need not be taken are lost."""
        self.gifts.clear()
        self.paid, self.waived, self.bought = [], 0, set()
        self.colours = set()

    # --- a turn -----------------------------------------------------------------------------

    def on_activate(self, rule: str, seat: int, cell: str) -> None:
        line = line_of(self.meeple[seat])
        assert cell in line
        assert cell != MARKET
        self.active, mine = cell, self.owners[seat]
        owner = self.building.get(cell)
        if owner is None and mine.buildings:
            self.due.append((seat, "build", cell))
            owner = seat
        same = [
            one for one in line if one == cell or (owner is not None and self.holds(owner, one))
        ]
        for one in same:
            self.due += [(seat, "cube", colour) for colour in self.yields(one)]
        if owner in range(self.players) and owner != seat:
            self.due += [(owner, "cube", colour) for colour in self.yields(cell)]
            more = [self.upgrade[one] for one in same if one != cell and one in self.upgrade]
            self.due += [(owner, "cube", colour) for colour in more]

    def holds(self, owner: Any, cell: str) -> bool:
        return owner is not None and self.building.get(cell) == owner

    def yields(self, cell: str) -> list[str]:
        own, upgrade = SITES[self.site[cell]]["colour"], self.upgrade.get(cell)
        return [own] if upgrade is None else ["white"] if upgrade == "white" else [own, upgrade]

    def on_build(self, rule: str, seat: int, cell: str) -> None:
        self.come(seat, "build", cell)
        self.erect(seat, cell)

    def erect(self, owner: Any, cell: str) -> None:
        assert cell not in self.building
        self.building[cell] = owner
        self.owners[owner].buildings -= 1
        assert self.owners[owner].buildings >= 0

    def on_cube(self, rule: str, seat: int, colour: str) -> None:
        self.come(seat, "cube", colour)
        self.owners[seat].cubes[colour] += 1

    def on_act(self, rule: str, seat: int, symbol: str) -> None:
        assert self.due == []
        assert SITES[self.site[self.active]]["symbol"] == symbol
        self.symbol = symbol
        self.send_home()
        self.paid, self.waived, self.bought, self.colours = [], 0, set(), set()

    def on_camels(self, rule: str, seat: Any, count: int) -> None:
        if rule == "camels.collect":
            self.send_home()
            assert MARKET in line_of(self.meeple[seat])
            assert count == sum(self.stalls) > 0
            self.stalls = [False] * 4
        else:
            self.come(seat, "camels", count)
        self.owners[seat].camels += count

    def on_trade(self, rule: str, seat: int, gift: str) -> None:
        self.send_home()
        stall = int(self.told.removeprefix("trade ")) - 1
        assert MARKET in line_of(self.meeple[seat])
        assert not self.stalls[stall]
        assert self.market[stall] == gift
        self.stalls[stall] = True
        self.spend_camels(seat, 1)
        self.gift(seat, gift)

    def spend_camels(self, owner: Any, count: int) -> None:
        self.owners[owner].camels -= count
        assert self.owners[owner].camels >= 0

    def gift(self, seat: Any, gift: str) -> None:
        """What a gift must bring at once, or which choice it leads to."""
        if gift == "favour":
            self.favour(seat)
        elif gift == "white_cube":
            self.due.append((seat, "cube", "white"))
        elif gift == "scroll":
            self.due.append((seat, "scrolls", 1))
        elif gift == "rare_good":
            self.due.append((seat, "rare gift", 1))
        elif gift in CHOSEN:
            self.gifts[gift] += 1

    def use(self, gift: str) -> None:
        assert self.gifts[gift] > 0, gift
        self.gifts[gift] -= 1

    # --- the two tracks ---------------------------------------------------------------------

    def favour(self, seat: int) -> None:
        mine = self.owners[seat]
        if mine.favour < len(FAVOUR) - 1:
            mine.favour += 1
            self.due.append((seat, "favour", 1))
            self.expect_points(seat, FAVOUR[mine.favour], "favour")
        elif mine.influence < len(INFLUENCE) - 1:
            self.rise(seat)

    def influence(self, seat: int, count: int) -> None:
        for _ in range(count):
            if self.owners[seat].influence < len(INFLUENCE) - 1:
                self.rise(seat)
            elif self.owners[seat].favour < len(FAVOUR) - 1:
                self.favour(seat)

    def rise(self, seat: int) -> None:
        mine = self.owners[seat]
        mine.influence += 1
        self.due.append((seat, "influence", 1))
        self.expect_points(seat, INFLUENCE[mine.influence], "influence")

    def expect_points(self, seat: int, points: int, label: str) -> None:
        if points:
            self.due.append((seat, f"{points} points", label))

    def on_favour(self, rule: str, seat: int) -> None:
        if rule == "favour.action":
            self.favour(seat)
        self.come(seat, "favour")

    def on_influence(self, rule: str, seat: int) -> None:
        if (seat, "influence", 1) not in self.due:  # a favour as the action, on a full track
            assert self.owners[seat].favour == len(FAVOUR) - 1
            self.favour(seat)
        self.come(seat, "influence")

    def on_points(self, rule: str, seat: int, count: int) -> None:
        labels = {"favour.points": "favour", "influence.points": "influence"}
        labels |= {"contract.points": "contracts", "mosque.gift": "mosque"}
        labels |= {"library.points": "library"}
        if rule in labels:
            self.come(seat, f"{count} points", labels[rule])
            self.score(seat, count, labels[rule])
            if rule == "contract.points":
                self.reward(seat)
        else:
            self.scored[seat, rule] += count

    # --- paying -----------------------------------------------------------------------------

    def on_pay(self, rule: str, seat: int, colour: str) -> None:
        mine = self.owners[seat]
        mine.cubes[colour] -= 1
        assert mine.cubes[colour] >= 0
        wild = rule == "library.wild"
        if wild:
            assert f"wild_{colour}" in mine.tiles
            assert not self.wild_used
            self.wild_used = True
        self.paid.append((colour, wild))

    def on_waive(self, rule: str, seat: int) -> None:
        assert BREAKTHROUGHS["discount_" + self.symbol]["id"] in self.owners[seat].tiles
        self.waived += 1
        self.gifts["waived"] += 1
        assert self.gifts["waived"] == 1, "once a turn"

    def charge(self, cost: list[str]) -> None:
        """What was paid since the last time pays exactly this."""
        assert len(self.paid) + self.waived == len(cost), (self.paid, self.waived, cost)
        plain = Counter(colour for colour, wild in self.paid if not wild and colour != "white")
        assert not plain - Counter(cost), (self.paid, cost)
        self.paid, self.waived = [], 0

    def is_free(self, gift: str) -> bool:
        """Whether something was a gift: then nothing was paid for it."""
        if self.paid or self.waived or not self.gifts[gift]:
            return False
        self.use(gift)
        return True

    # --- contracts --------------------------------------------------------------------------

    def on_contract(self, rule: str, seat: int, contract: str) -> None:
        row, mine = CONTRACTS[contract], self.owners[seat]
        stack = [one for one in CONTRACTS if CONTRACTS[one]["stack"] == row["stack"]]
        assert contract == next(one for one in stack if one not in self.taken)
        assert mine.influence >= DATA["influence_track"]["contracts_at"][row["level"] - 1]
        for thing in ("scrolls", "common", "rare"):
            mine.used[thing] += row[thing]
            assert mine.used[thing] <= mine.goods[thing]
        self.taken.add(contract)
        self.paid, self.contract = [], contract
        self.due.append((seat, f"{row['points']} points", "contracts"))

    def reward(self, seat: int) -> None:
        self.charge(CONTRACTS[self.contract]["cost"])
        self.gift(seat, CONTRACTS[self.contract]["gift"])

    # --- soldiers, upgrades, walls ----------------------------------------------------------

    def on_soldier(self, rule: str, seat: int, cell: str) -> None:
        if rule != "soldier.action":
            self.use("soldier")
        assert cell in self.building
        assert cell not in self.soldier
        assert cell not in self.upgrade
        assert any(slot not in self.walls for slot in attackers(cell)), "safe by walls"
        self.soldier[cell] = seat
        self.owners[seat].servants -= 1
        assert self.owners[seat].servants >= 0
        self.influence(seat, 1 if self.holds(seat, cell) else 2)

    def on_upgrade(self, rule: str, seat: int, colour: str, cell: str) -> None:
        self.use("white_upgrade" if colour == "white" else "bonus_upgrade")
        assert self.holds(seat, cell)
        assert cell not in self.upgrade
        self.upgrade[cell] = colour
        assert sum(one == colour for one in self.upgrade.values()) <= (
            6 if colour == "white" else 1
        )
        self.dismiss(cell)

    def dismiss(self, cell: str) -> None:
        if cell in self.soldier:
            self.owners[self.soldier.pop(cell)].servants += 1

    def on_wall(self, rule: str, seat: int, wall: str, slot: str) -> None:
        if not self.is_free("wall_piece"):
            assert self.symbol == "wall"
            self.charge(WALLS[wall]["cost"])
        self.put_wall(wall, slot)
        self.influence(seat, self.covered(seat, slot))

    on_free_wall = on_wall

    def put_wall(self, wall: str, slot: str) -> None:
        assert slot not in self.walls
        assert WALLS[wall]["gate"] == slot.endswith("3")
        self.walls[slot] = wall
        assert sum(one == wall for one in self.walls.values()) <= WALLS[wall]["count"]

    def covered(self, owner: Any, slot: str) -> int:
        owners = [self.building.get(cell) for cell in line_of(slot)[:2]]
        return sum(1 if one == owner else 2 for one in owners if one is not None)

    # --- the caravansary --------------------------------------------------------------------

    def on_load(self, rule: str, seat: int) -> None:
        self.send_home()
        self.spend_camels(seat, 1)
        at = self.front()
        self.row[at] = (self.row[at][0], True)

    def front(self) -> int:
        return next(at for at, (spice, camel) in enumerate(self.row) if spice and not camel)

    def on_card(self, rule: str, seat: int, spice: str) -> None:
        self.send_home()
        mine, at = self.owners[seat], self.place_of(spice)
        camel = self.row[at][1]
        if not self.is_free("card"):
            assert self.symbol == "caravansary"
            assert camel or at == self.front()
            self.pay_card()
        self.row[at] = ("", False)
        mine.spices[spice] += 1
        opened = sum(mine.influence >= at for at in DATA["influence_track"]["spices_at"])
        assert len(+mine.spices) <= opened
        if camel:
            self.due.append((seat, "camels", 1))
        if mine.spices[spice] % 2 == 0:
            self.gifts[f"pair of {spice}"] += 1

    def place_of(self, spice: str) -> int:
        """Which card it was: a choice says so, unless only one could be taken."""
        names = [one for one, _ in self.row]
        at = self.card if self.card >= 0 else names.index(spice)
        self.card = -1
        assert names[at] == spice
        return at

    def pay_card(self) -> None:
        assert len(self.paid) + self.waived == 1
        self.colours |= {colour for colour, wild in self.paid if not wild and colour != "white"}
        assert len(self.colours) <= 1, "cubes of one colour"
        self.paid, self.waived = [], 0

    def close_row(self) -> None:
        self.row = [card for card in self.row if card[0]]

    def on_pair(self, rule: str, seat: int, spice: str) -> None:
        self.use(f"pair of {spice}")
        self.gift(seat, PAIR_GIFTS[spice])

    # --- the palace, the library ------------------------------------------------------------

    def on_courtier(self, rule: str, seat: int, hall: str) -> None:
        mine = self.owners[seat]
        if not self.is_free("courtier"):
            assert self.symbol == "palace"
            self.charge([HALLS[hall]["colour"]] * (sum(mine.halls.values()) + 1))
        there = sum(one.halls[hall] for one in self.owners.values())
        assert there < 3
        mine.halls[hall] += 1
        mine.servants -= 1
        assert mine.servants >= 0
        if there == 0:
            self.favour(seat)

    def on_scrolls(self, rule: str, seat: int, count: int) -> None:
        mine = self.owners[seat]
        if rule == "library.scrolls":
            plain = [colour for colour, wild in self.paid if not wild and colour != "white"]
            assert len(set(plain)) == len(plain) <= len(self.paid) == count <= 4
            self.paid = []
        else:
            self.come(seat, "scrolls", count)
        before = mine.goods["scrolls"]
        mine.goods["scrolls"] += count
        for tier in range(1, 5):
            if before < 2 * tier <= mine.goods["scrolls"]:
                self.gifts[f"tier {tier}"] += 1

    def on_breakthrough(self, rule: str, seat: int, breakthrough: str) -> None:
        row = BREAKTHROUGHS[breakthrough]
        self.use(f"tier {row['tier']}")
        assert breakthrough not in self.taken
        self.taken.add(breakthrough)
        self.owners[seat].tiles.add(breakthrough)
        self.expect_points(seat, row["points"], "library")
        for gift in row["gifts"]:
            self.gift(seat, gift)

    # --- the market -------------------------------------------------------------------------

    def on_post(self, rule: str, seat: int, city: str) -> None:
        mine, by = self.owners[seat], CITIES[city]["by"]
        if rule == "library.post":
            self.use("post")
            self.due.append((seat, "good", city))
        assert city not in mine.posts
        assert by == "merv" or by in mine.posts
        first = not any(city in one.posts for one in self.owners.values())
        mine.posts.add(city)
        assert len(mine.posts) <= 6
        if city in self.firsts:
            self.firsts.remove(city)
            self.due.append((seat, "camels", 1))
        elif by != "merv" and first:
            self.favour(seat)

    def on_common(self, rule: str, seat: int, city: str) -> None:
        self.buy(rule, seat, city, "common")

    def on_rare(self, rule: str, seat: int, city: str) -> None:
        self.buy(rule, seat, city, "rare")

    def buy(self, rule: str, seat: int, city: str, kind: str) -> None:
        mine, by = self.owners[seat], CITIES[city]["by"]
        assert (by == "merv") == (kind == "common")
        if rule == "library.post":
            self.come(seat, "good", city)
        else:
            self.charge(CITIES[city]["cost"])
            assert city not in self.bought
            self.bought.add(city)
            wanted = set() if city in mine.posts else {city, by} - mine.posts - {"merv"}
            self.spend_camels(seat, len(wanted - self.routes))
            self.routes |= wanted
        mine.goods[kind] += 1

    def on_rare_gift(self, rule: str, seat: int) -> None:
        self.come(seat, "rare gift")
        self.owners[seat].goods["rare"] += 1

    def send_home(self) -> None:
        """Camels on the routes go to the row: done before anybody looks there again."""
        for _ in range(len(self.routes)):
            bare = [at for at, (spice, camel) in enumerate(self.row) if spice and not camel]
            if bare:
                self.row[bare[0]] = (self.row[bare[0]][0], True)
            elif False in self.stalls:
                self.stalls[self.stalls.index(False)] = True
            else:
                self.gone += 1
        self.routes = set()

    # --- the mosque -------------------------------------------------------------------------

    def on_mosque(self, rule: str, seat: int, space: str) -> None:
        mine = self.owners[seat]
        cost = EDGES[mine.space or "start", space]
        if not self.is_free("advance"):
            assert self.symbol == "mosque"
            self.charge(cost)
        mine.space = space
        self.expect_points(seat, SPACES[space]["points"], "mosque")
        if space in self.lanes:
            self.lanes.remove(space)
            self.due.append((seat, "camels", 1))
        self.gift(seat, SPACES[space]["gift"])

    def on_tile(self, rule: str, seat: int, scoring_tile: str) -> None:
        self.use("scoring_tile")
        assert scoring_tile not in self.taken
        self.taken.add(scoring_tile)
        self.owners[seat].tiles.add(scoring_tile)

    # --- the queue --------------------------------------------------------------------------

    def on_queue(self, rule: str, seat: int, place: str, count: int) -> None:
        assert self.due == []
        order = sorted(self.meeple, key=lambda owner: self.meeple[owner])
        for owner in order[len(self.places) : order.index(seat)]:
            self.push_ahead(owner)
        self.stand(seat, int(place))
        if all(owner in self.rivals for owner in order[len(self.places) :]):
            for owner in order[len(self.places) :]:
                self.push_ahead(owner)
        if len(self.places) == len(order):
            self.queue = [self.places[at] for at in sorted(self.places)]
            self.places = {}
            assert +self.left == Counter()

    def free_places(self) -> list[int]:
        return [at for at in range(len(self.owners), 0, -1) if at not in self.places]

    def push_ahead(self, rival: str) -> None:
        free = self.free_places()
        self.stand(rival, free[min(self.owners[rival].camels, len(free) - 1)])

    def stand(self, owner: Any, place: int) -> None:
        for passed in [at for at in self.free_places() if at > place]:
            self.spend_camels(owner, 1)
            self.left[passed] += 1
        self.places[place] = owner
        found = self.left.pop(place, 0)
        if found and owner in self.rivals:
            self.owners[owner].camels += found
        elif found:
            self.due.append((owner, "camels", found))

    # --- the invasion -----------------------------------------------------------------------

    def on_invasion(self, rule: str) -> None:
        assert self.year > 1
        for cell in self.building.keys() - self.soldier.keys():
            if any(slot not in self.walls for slot in attackers(cell)):
                self.attacked.add(cell)
        for cell in [*self.soldier]:
            self.dismiss(cell)
        for cell in [one for one in self.attacked if self.building[one] in self.rivals]:
            self.lose(cell)

    def lose(self, cell: str) -> None:
        self.attacked.remove(cell)
        self.owners[self.building.pop(cell)].buildings += 1

    def on_ransom(self, rule: str, seat: int, colour: str, cell: str) -> None:
        assert self.holds(seat, cell)
        upgrade = self.upgrade.get(cell)
        fits = (SITES[self.site[cell]]["colour"], "white", upgrade)
        assert upgrade == "white" or colour in fits
        self.owners[seat].cubes[colour] -= 1
        assert self.owners[seat].cubes[colour] >= 0
        self.attacked.remove(cell)

    def on_lost(self, rule: str, seat: int, cell: str) -> None:
        assert self.holds(seat, cell)
        self.lose(cell)

    # --- scoring ----------------------------------------------------------------------------

    def on_favour_spent(self, rule: str, seat: int, count: int) -> None:
        mine = self.owners[seat]
        assert count == min(sum(mine.halls.values()), mine.favour)
        mine.favour -= count
        mine.voices = count

    def on_hall(self, rule: str, seat: int, hall: str, count: int) -> None:
        mine = self.owners[seat]
        assert count == mine.hall_points(hall)
        mine.voices -= 1
        mine.heard[hall] += 1
        assert mine.heard[hall] <= mine.halls[hall]
        self.score(seat, count, "courtiers")

    def close_year(self) -> None:
        """Everybody has scored: what was told is what the city gives."""
        assert self.attacked == set()
        for seat in range(self.players):
            mine = self.owners[seat]
            assert mine.voices == 0
            mine.heard.clear()
            own = [SITES[self.site[c]]["symbol"] for c in self.building if self.holds(seat, c)]
            tiles = [tile for tile in TILES if tile in mine.tiles]
            shown = sum(3 * own.count(TILES[tile]["symbol"]) for tile in tiles)
            ended = 4 * own.count("mosque") if mine.space == "top_10" else 0
            lines = {"buildings": len(own), "tiles": shown, "mosque": ended}
            for name, points in lines.items():
                assert self.scored[seat, f"score.{name}"] == points, (seat, name)
                self.score(seat, points, "mosque-end" if name == "mosque" else name)
        if "magistrate" in self.owners:
            self.score_magistrate()
        sets = {key: n for key, n in self.scored.items() if key[1] == "end.sets"}
        self.scored = Counter(sets)

    def score_sets(self) -> None:
        for owner, mine in self.owners.items():
            points = best_sets(tuple(sorted(mine.spices.values())))
            assert owner in self.rivals or self.scored[owner, "end.sets"] == points
            self.score(owner, points, "spices")

    def total(self, owner: Any) -> int:
        return sum(points for (one, _), points in self.points.items() if one == owner)

    def winner(self) -> Any:
        """Most points, then favour, influence, the queue; alone more than the Magistrate."""
        if self.players == 1:
            return 0 if self.total(0) > self.total("magistrate") else None
        return max(
            range(self.players),
            key=lambda seat: (
                self.total(seat),
                self.owners[seat].favour,
                self.owners[seat].influence,
                -self.queue.index(seat),
            ),
        )

    # --- rivals -----------------------------------------------------------------------------

    def on_courtier_slot(self, rule: str, seat: int, slot: str) -> None:
        self.settle_gifts()
        self.go("high_courtier", slot)

    def on_courtier_site(self, rule: str, seat: int, cell: str) -> None:
        assert cell in line_of(self.meeple["high_courtier"])
        self.erect("high_courtier", cell)

    def score_magistrate(self) -> None:
        """A game alone has a referee of its own."""
        raise NotImplementedError
