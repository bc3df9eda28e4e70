"""Conservation: every piece is in exactly one place, and every figure adds up."""

from serai.core.errors import ensure
from serai.games.merv import tables as c
from serai.games.merv.rules.caravansary import spice_limit
from serai.games.merv.rules.market import posts_most
from serai.games.merv.state import LINES, MervState, rivals


def check(s: MervState) -> None:
    """Raise BrokenState unless all is in order."""
    check_caravansary(s)
    check_queue(s)
    check_city(s)
    check_walls(s)
    for owner in range(c.OWNERS):
        check_pieces(s, owner)
    for seat in range(s.seats):
        check_seat(s, seat)


def check_caravansary(s: MervState) -> None:
    ensure(min(s.camels) >= 0, "somebody has less than no camels")
    standing = s.on_card.count(True) + s.stall.count(True) + s.city_camel.count(True)
    on_the_way = s.lane_camel.count(True) + s.routes.bit_count() + sum(s.left_behind)
    total = sum(s.camels) + standing + on_the_way + s.camels_gone
    full = c.INNER + s.tables.space_step.count(1) + s.tables.caravan_camels[s.seats]
    ensure(total == full or s.year == 0, "a camel is missing or there twice")
    ensure(len(s.caravan) == len(s.on_card), "the row of cards and its camels differ in length")
    for spice in range(c.SPICES):
        held = sum([s.spices[owner * c.SPICES + spice] for owner in range(c.OWNERS)])
        total = held + s.deck[spice] + s.caravan.count(spice)
        ensure(total == s.tables.spice_cards[spice], "a caravan card is missing or there twice")


def check_queue(s: MervState) -> None:
    """Everybody stands in the queue once; while one is formed, the others still on their slots."""
    all_owners = [*range(s.seats), *rivals(s.seats)]
    standing = [owner for owner in s.queue if owner != c.NONE]
    ensure(len(set(standing)) == len(standing), "somebody stands in the queue twice")
    ensure(set(standing) <= set(all_owners), "a stranger stands in the queue")
    slots = [slot for slot in s.meeple if slot != c.NONE]
    ensure(len(set(slots)) == len(slots), "two meeples share a slot")
    ensure(len(set(s.acted)) == len(s.acted), "somebody took two turns in a round")
    if not s.year:
        return
    ensure(len(s.queue) == s.tables.queue_length[s.seats], "the queue has lost a place")
    forming = c.NONE in s.queue
    ensure(forming or len(standing) == len(all_owners), "somebody has left the queue")
    for place, camels in enumerate(s.left_behind):
        free = place < len(s.queue) and s.queue[place] == c.NONE
        ensure(camels == 0 or free, "camels wait where nobody can take them")


def check_city(s: MervState) -> None:
    t = s.tables
    if s.year:
        sites = sorted([site for site in s.site if site != c.NONE])
        ensure(sites == [*range(len(t.site_ids))], "a site is missing or there twice")
    for cell in range(c.CELLS):
        free = s.upgrade[cell] == c.NONE or s.soldier[cell] == c.NONE
        ensure(free, "a soldier and an upgrade share a site")
        ensure(s.soldier[cell] == c.NONE or s.building[cell] != c.NONE, "a soldier guards nothing")
    for pieces in (s.building, s.upgrade, s.soldier, s.site):
        ensure(pieces[c.CAMEL_MARKET] == c.NONE, "a piece stands on the camel market")
    white = s.upgrade.count(c.WHITE) + s.white_upgrades + s.upgrades_gone[c.WHITE]
    ensure(white == t.white_upgrades, "a white upgrade is missing")
    for colour in range(c.COLOURS):
        left = (s.bonus_upgrades >> colour & 1) + s.upgrades_gone[colour]
        ensure(s.upgrade.count(colour) + left == 1, "a bonus upgrade is missing or there twice")


def check_walls(s: MervState) -> None:
    t = s.tables
    there = [s.wall.count(wall) + left for wall, left in enumerate(s.walls_left)]
    ensure(there == t.wall_count, "a piece of wall is missing")
    for slot, wall in enumerate(s.wall):
        fits = wall == c.NONE or t.wall_gate[wall] == (slot % c.SIZE == c.SIZE // 2)
        ensure(fits, "a gate and a segment have changed places")
    for hall in range(c.HALLS):
        ensure(s.in_hall(hall) <= t.hall_room, "a hall is too full")


def check_pieces(s: MervState, owner: int) -> None:
    t = s.tables
    buildings = s.buildings[owner] + s.building.count(owner)
    ensure(buildings == t.buildings, f"a building of owner {owner} is missing")
    servants = s.servants[owner] + s.soldier.count(owner) + s.courtiers(owner)
    ensure(servants == t.servants and s.servants[owner] >= 0, f"a servant of {owner} is missing")
    posts = s.posts[owner].bit_count()
    ensure(posts <= posts_most(s, owner), f"owner {owner} has more posts than discs")
    earned = sum(s.earned[owner * LINES : (owner + 1) * LINES])
    ensure(earned == s.points[owner], f"the points of owner {owner} do not add up")


def check_seat(s: MervState, seat: int) -> None:
    t = s.tables
    ensure(min(s.cubes[seat * c.CUBES : (seat + 1) * c.CUBES]) >= 0, f"seat {seat} owes cubes")
    ensure(0 <= s.favour[seat] < len(t.favour_points), f"seat {seat} has left the favour track")
    influence = s.influence[seat]
    ensure(0 <= influence < len(t.influence_points), f"seat {seat} has left the influence track")
    used = s.scrolls_used[seat] <= s.scrolls[seat] and s.common_used[seat] <= s.common[seat]
    ensure(used and s.rare_used[seat] <= s.rare[seat], f"seat {seat} has used what it has not")
    own = s.spices[seat * c.SPICES : (seat + 1) * c.SPICES]
    kinds = len([count for count in own if count])
    ensure(kinds <= spice_limit(s, seat), f"seat {seat} has too many kinds of spice")
