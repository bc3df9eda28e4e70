"""Rivals: the High Courtier, who takes slots and sites and nothing else, and our own Magistrate.

With two players these choose for the High Courtier. Alone, [solo.ours] both rivals are ours, since
the printed chapter is lost: a card leads them through a round, which slot, and from which end they
look for a site.
"""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, ChanceStep, Do, IfPossible, Refusal, SeatStep
from serai.games.merv import tables as c
from serai.games.merv.rules import caravansary, library, market, walls
from serai.games.merv.rules.gains import gain_camels, take_camel
from serai.games.merv.rules.mosque import ways_on
from serai.games.merv.rules.soldiers import take_upgrade, upgrades_left
from serai.games.merv.rules.turn import build, free_action_slots, slot_refusals
from serai.games.merv.rules.years import hall_points
from serai.games.merv.state import BY_BONUS, BY_BUILDINGS, BY_COURTIERS, BY_MOSQUE, MervState

# === TWO PLAYERS ================================================================================


def courtier_turn(s: MervState) -> None:
    """[high.slot] The player who is earlier in this round chooses his slot, [high.site] the other
    one his site."""
    first, second = [owner for owner in s.queue if owner < s.seats]
    s.acted.append(c.HIGH_COURTIER)
    s.begin_turn(first)
    s.then(CourtierSlot(first), CourtierSite(second))


class CourtierSlot(SeatStep[MervState]):
    """[high.slot] A free slot for the High Courtier."""

    rule: ClassVar[str] = "high.slot"
    asks: ClassVar[str] = "merv-prompt-courtier-slot"

    def options(self, s: MervState) -> list[Action]:
        return [s.words.go[slot] for slot in free_action_slots(s)]

    def apply(self, s: MervState, action: Action) -> None:
        slot = action.thing
        s.meeple[c.HIGH_COURTIER] = slot
        s.tell("merv-log-courtier-slot", self.rule, self.seat, "slot", slot)

    def refusals(self, s: MervState) -> list[Refusal]:
        return slot_refusals(s)


class CourtierSite(IfPossible[MervState]):
    """[high.site] An empty site where he builds. [high.none] Without one nothing happens,
    [high.out] nor without a building; [high.idle] nor does he ever act."""

    rule: ClassVar[str] = "high.site"
    asks: ClassVar[str] = "merv-prompt-courtier-site"

    def run(self, s: MervState) -> None:
        none = "high.none" if s.buildings[c.HIGH_COURTIER] else "high.out"
        s.tell("merv-log-courtier-none", none)

    def options(self, s: MervState) -> list[Action]:
        """The empty sites of his line, the nearest first, as long as he has a building."""
        line = s.line(c.HIGH_COURTIER) if s.buildings[c.HIGH_COURTIER] else []
        empty = [cell for cell in line if cell != c.CAMEL_MARKET and s.building[cell] == c.NONE]
        return [s.words.activate[cell] for cell in empty]

    def apply(self, s: MervState, action: Action) -> None:
        cell = action.thing
        build(s, c.HIGH_COURTIER, cell)
        s.tell("merv-log-courtier-site", self.rule, self.seat, "cell", cell)


# === ALONE ======================================================================================


class RevealCard(ChanceStep[MervState]):
    """[solo.deck] A card for this round, one of those not yet seen in this year."""

    rule: ClassVar[str] = "solo.deck"

    def options(self, s: MervState) -> list[Action]:
        return [s.words.reveal[card] for card in s.solo_deck]

    def apply(self, s: MervState, action: Action) -> None:
        card = action.thing
        s.solo_deck.remove(card)
        s.solo_card = card
        s.tell("merv-log-reveal", self.rule, NOBODY, "solo_card", card)


def rival_slot(s: MervState, backwards: bool) -> int:
    """[solo.slot] The first free slot in the order of the card, or in that order backwards."""
    order = s.tables.solo_slots[s.solo_card]
    slots = [s.round * c.SIZE + at for at in (order[::-1] if backwards else order)]
    return next(slot for slot in slots if slot not in s.meeple)  # five slots for three meeples


def rival_line(s: MervState, owner: int) -> list[int]:
    """[solo.from] The sites of a rival's line, from the end that the card names."""
    sites = [cell for cell in s.line(owner) if cell != c.CAMEL_MARKET]
    return sites[::-1] if s.tables.solo_far[s.solo_card] else sites


def go(s: MervState, owner: int) -> None:
    s.acted.append(owner)
    s.meeple[owner] = rival_slot(s, owner == c.HIGH_COURTIER)
    s.tell_of_rival("merv-log-rival-slot", "solo.slot", owner, "slot", s.meeple[owner])


def lone_courtier_turn(s: MervState) -> None:
    """[solo.courtier] The High Courtier builds on the first empty site."""
    go(s, c.HIGH_COURTIER)
    for cell in rival_line(s, c.HIGH_COURTIER):
        if s.building[cell] == c.NONE and s.buildings[c.HIGH_COURTIER]:
            rival_builds(s, c.HIGH_COURTIER, cell, "solo.courtier")
            return


def rival_builds(s: MervState, owner: int, cell: int, why: str) -> None:
    build(s, owner, cell)
    s.tell_of_rival("merv-log-rival-build", why, owner, "cell", cell)


def magistrate_turn(s: MervState) -> None:
    """[solo.site] The Magistrate activates a site, [solo.action] and does what it is for; without
    one he scores a point."""
    go(s, c.MAGISTRATE)
    cell = magistrate_site(s)
    if cell == c.NONE:
        s.score(c.MAGISTRATE, IDLE_POINTS, BY_BONUS)
        s.tell("merv-log-magistrate-idle", "solo.action")
        return
    if s.building[cell] == c.NONE:
        rival_builds(s, c.MAGISTRATE, cell, "solo.site")
    s.stack.append(Do(caravansary.refill_row))
    act_as_magistrate(s, s.symbol(cell))


def magistrate_site(s: MervState) -> int:
    """[solo.site] An empty site with the action of the card, else any empty one, else his own."""
    line = rival_line(s, c.MAGISTRATE)
    empty = [cell for cell in line if s.building[cell] == c.NONE and s.buildings[c.MAGISTRATE]]
    wanted = [cell for cell in empty if s.symbol(cell) == s.solo_card]
    own = [cell for cell in line if s.building[cell] == c.MAGISTRATE]
    return [*wanted, *empty, *own, c.NONE][0]


def score_magistrate(s: MervState) -> None:
    """[solo.score] His buildings and all his courtiers, [solo.bonus] and the bonus of
    the year."""
    before = s.points[c.MAGISTRATE]
    buildings = s.building.count(c.MAGISTRATE) * s.tables.building_points
    s.score(c.MAGISTRATE, buildings, BY_BUILDINGS)
    for hall in range(c.HALLS):
        count = s.halls[c.MAGISTRATE * c.HALLS + hall]
        s.score(c.MAGISTRATE, count * hall_points(s, c.MAGISTRATE, hall), BY_COURTIERS)
    s.score(c.MAGISTRATE, s.tables.year_points[s.difficulty][s.year - 1], BY_BONUS)
    gained = s.points[c.MAGISTRATE] - before
    s.tell("merv-log-magistrate", "solo.score", NOBODY, "count", gained)


# === THE SIX ACTIONS OF THE MAGISTRATE ==========================================================


CARDS: Final = 2  # [solo.caravansary]
SCROLLS: Final = 2  # [solo.library]
STEPS: Final = 2  # [solo.mosque]
IDLE_POINTS: Final = 1  # [solo.action] without a site
FIRST_POINTS: Final = 1  # [solo.palace] in an empty hall


def act_as_magistrate(s: MervState, symbol: int) -> None:
    """[solo.action] The action of his site, in his own way. [solo.cubes] He needs no cubes."""
    s.tell("merv-log-magistrate-acts", "solo.action", NOBODY, "symbol", symbol)
    acts = [take_front_cards, place_courtier, study, trade, two_steps, raise_wall]
    acts[symbol](s)


def take_front_cards(s: MervState) -> None:
    """[solo.caravansary] The two foremost cards with their camels, without limit and gifts. The
    row is filled up after his turn."""
    camels = s.on_card[:CARDS].count(True)
    for card, spice in enumerate(s.caravan[:CARDS]):
        s.spices[c.MAGISTRATE * c.SPICES + spice] += 1
        s.tell("merv-log-magistrate-card", "solo.caravansary", NOBODY, "spice", spice)
        s.caravan[card] = c.NONE
        s.on_card[card] = False
    if camels:
        gain_camels(s, c.MAGISTRATE, camels, "solo.caravansary")


def place_courtier(s: MervState) -> None:
    """[solo.palace] In the hall with most room; a point if it was empty."""
    courtiers = [s.in_hall(hall) for hall in range(c.HALLS)]
    fewest = min(courtiers)
    if fewest == s.tables.hall_room or s.servants[c.MAGISTRATE] == 0:
        return
    s.servants[c.MAGISTRATE] -= 1
    hall = courtiers.index(fewest)
    s.halls[c.MAGISTRATE * c.HALLS + hall] += 1
    points = FIRST_POINTS if fewest == 0 else 0
    s.score(c.MAGISTRATE, points, BY_BONUS)
    told = "merv-log-magistrate-courtier"
    s.tell(told, "solo.palace", NOBODY, "hall", hall, "count", points)


def study(s: MervState) -> None:
    """[solo.library] Two scrolls; a breakthrough that they reach leaves the game."""
    before = s.scrolls[c.MAGISTRATE]
    s.scrolls[c.MAGISTRATE] += SCROLLS
    reached = library.scrolls_reach(s, before, s.scrolls[c.MAGISTRATE])
    gone = [tile for tier in reached for tile in library.tiles_left(s, tier)[:1]]
    for tile in gone:
        s.breakthrough[tile] = c.MAGISTRATE
        s.tell("merv-log-magistrate-study", "solo.library", NOBODY, "breakthrough", tile)
    if not gone:
        s.tell("merv-log-magistrate-scrolls", "solo.library")


def trade(s: MervState) -> None:
    """[solo.market] A post in the first city that is open to him, its camel, and a good."""
    for city in market.open_cities(s, c.MAGISTRATE)[:1]:
        s.posts[c.MAGISTRATE] |= 1 << city
        s.tell("merv-log-magistrate-post", "solo.market", NOBODY, "city", city)
        take_camel(s, c.MAGISTRATE, s.city_camel, city, "solo.market")
        market.gain_good(s, c.MAGISTRATE, city)


def two_steps(s: MervState) -> None:
    """[solo.mosque] Two steps, the first of all into the first lane that has a camel."""
    for _ in range(STEPS):
        ways = ways_on(s, c.MAGISTRATE)
        if ways:
            enter(s, [*[lane for lane in ways if s.lane_camel[lane]], *ways][0])


def enter(s: MervState, space: int) -> None:
    """[solo.mosque] He takes camel and points; of other gifts only the tile leaves the game."""
    s.mosque[c.MAGISTRATE] = space
    points, gift = s.tables.space_points[space], s.tables.space_gift[space]
    s.score(c.MAGISTRATE, points, BY_MOSQUE)
    told = "merv-log-magistrate-mosque"
    s.tell(told, "solo.mosque", NOBODY, "space", space, "count", points)
    if gift == c.CAMEL:
        take_camel(s, c.MAGISTRATE, s.lane_camel, space, "mosque.camel")
    elif gift in (c.WHITE_UPGRADE, c.BONUS_UPGRADE):
        for colour in upgrades_left(s, gift)[:1]:
            take_upgrade(s, colour)
            s.upgrades_gone[colour] += 1
            s.tell("merv-log-magistrate-upgrade", "solo.mosque", NOBODY, "colour", colour)
    elif gift == c.SCORING_TILE and c.NONE in s.scoring_tiles:
        tile = s.scoring_tiles.index(c.NONE)
        s.scoring_tiles[tile] = c.MAGISTRATE
        s.tell("merv-log-magistrate-tile", "solo.mosque", NOBODY, "scoring_tile", tile)


def raise_wall(s: MervState) -> None:
    """[solo.wall] The cheapest segment, where it covers most of his buildings; points for what it
    covers."""
    wall, slots = cheapest_segment(s), walls.free_slots(s, False)
    if wall == c.NONE or not slots:
        return
    best = max(slots, key=lambda slot: own_covered(s, slot))
    s.walls_left[wall] -= 1
    s.wall[best] = wall
    points = walls.wall_influence(s, c.MAGISTRATE, best)
    s.score(c.MAGISTRATE, points, BY_BONUS)
    about = ("wall", wall, "slot", best, "count", points)
    s.tell("merv-log-magistrate-wall", "solo.wall", NOBODY, *about)


def cheapest_segment(s: MervState) -> int:
    segments = [one.thing for one in walls.pieces(s) if not s.tables.wall_gate[one.thing]]
    return min(segments, key=lambda wall: len(s.tables.wall_cost[wall]), default=c.NONE)


def own_covered(s: MervState, slot: int) -> int:
    cells = s.tables.lines[slot][: c.REACH]
    return len([cell for cell in cells if s.building[cell] == c.MAGISTRATE])
