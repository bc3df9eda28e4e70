"""What the Magistrate of a solo game does in each of the six actions."""

from typing import Final

from serai.core.step import NOBODY
from serai.games.merv.rules.gains import gain_camels
from serai.games.merv.rules.market import open_cities
from serai.games.merv.rules.mosque import take_lane_camel, ways_on
from serai.games.merv.rules.walls import free_slots, wall_influence
from serai.games.merv.state import BY_BONUS, BY_MOSQUE, MervState
from serai.games.merv.tables import (
    BONUS_UPGRADE,
    CAMEL,
    CARAVANSARY,
    COLOURS,
    HALLS,
    INNER,
    LIBRARY,
    MAGISTRATE,
    MARKETPLACE,
    MOSQUE,
    NONE,
    PALACE,
    REACH,
    SCORING_TILE,
    SPICES,
    TIER_TILES,
    TIERS,
    WHITE,
    WHITE_UPGRADE,
)

CARDS: Final = 2
SCROLLS: Final = 2
STEPS: Final = 2


def act_as_magistrate(s: MervState, symbol: int) -> None:
    """[solo.action] The action of his site, in his own way. [solo.cubes] He needs no cubes."""
    s.tell("merv-log-magistrate-acts", "solo.action", NOBODY, "symbol", symbol)
    if symbol == CARAVANSARY:
        take_front_cards(s)
    elif symbol == PALACE:
        place_courtier(s)
    elif symbol == LIBRARY:
        study(s)
    elif symbol == MARKETPLACE:
        trade(s)
    elif symbol == MOSQUE:
        for _ in range(STEPS):
            step_on(s)
    else:
        raise_wall(s)


def take_front_cards(s: MervState) -> None:
    """[solo.caravansary] The two foremost cards with their camels, without limit and gifts. The
    row is filled up after his turn."""
    for card in range(min(CARDS, len(s.caravan))):
        s.spices[MAGISTRATE * SPICES + s.caravan[card]] += 1
        s.caravan[card] = NONE
        if s.on_card[card]:
            s.on_card[card] = False
            gain_camels(s, MAGISTRATE, 1, "solo.caravansary")


def place_courtier(s: MervState) -> None:
    """[solo.palace] In the hall with most room; a point if it was empty."""
    courtiers = [s.in_hall(hall) for hall in range(HALLS)]
    fewest = min(courtiers)
    if fewest == s.tables.hall_room or s.servants[MAGISTRATE] == 0:
        return
    s.servants[MAGISTRATE] -= 1
    s.halls[MAGISTRATE * HALLS + courtiers.index(fewest)] += 1
    if fewest == 0:
        s.score(MAGISTRATE, 1, BY_BONUS)


def study(s: MervState) -> None:
    """[solo.library] Two scrolls; a breakthrough that they reach leaves the game."""
    before = s.scrolls[MAGISTRATE]
    s.scrolls[MAGISTRATE] += SCROLLS
    for tier in range(TIERS):
        if before < s.tables.tier_scrolls[tier] <= s.scrolls[MAGISTRATE]:
            for tile in range(tier * TIER_TILES, (tier + 1) * TIER_TILES):
                if s.breakthrough[tile] == NONE:
                    s.breakthrough[tile] = MAGISTRATE
                    break


def trade(s: MervState) -> None:
    """[solo.market] A post in the first city that is open to him, its camel, and a good."""
    cities = open_cities(s, MAGISTRATE)
    if not cities:
        return
    city = cities[0]
    s.posts[MAGISTRATE] |= 1 << city
    if s.city_camel[city]:
        s.city_camel[city] = False
        gain_camels(s, MAGISTRATE, 1, "solo.market")
    if city < INNER:
        s.common[MAGISTRATE] += 1
    else:
        s.rare[MAGISTRATE] += 1


def step_on(s: MervState) -> None:
    """[solo.mosque] A step, at first into the first lane that has a camel. He takes camel and
    points; of other gifts only the tile leaves the game."""
    ways = ways_on(s, MAGISTRATE)
    if not ways:
        return
    space = ways[0]
    for lane in ways:
        if s.lane_camel[lane]:
            space = lane
            break
    s.mosque[MAGISTRATE] = space
    s.score(MAGISTRATE, s.tables.space_points[space], BY_MOSQUE)
    gift = s.tables.space_gift[space]
    if gift == CAMEL:
        take_lane_camel(s, MAGISTRATE, space)
    elif gift == WHITE_UPGRADE and s.white_upgrades:
        s.white_upgrades -= 1
        s.upgrades_gone[WHITE] += 1
    elif gift == BONUS_UPGRADE:
        drop_bonus(s)
    elif gift == SCORING_TILE and NONE in s.scoring_tiles:
        s.scoring_tiles[s.scoring_tiles.index(NONE)] = MAGISTRATE


def drop_bonus(s: MervState) -> None:
    for colour in range(COLOURS):
        if s.bonus_upgrades >> colour & 1:
            s.bonus_upgrades &= ~(1 << colour)
            s.upgrades_gone[colour] += 1
            return


def raise_wall(s: MervState) -> None:
    """[solo.wall] The cheapest segment, where it covers most of his buildings; points for what it
    covers."""
    wall = cheapest_segment(s)
    slots = free_slots(s, False)
    if wall == NONE or not slots:
        return
    best = slots[0]
    for slot in slots:
        if own_covered(s, slot) > own_covered(s, best):
            best = slot
    s.walls_left[wall] -= 1
    s.wall[best] = wall
    s.score(MAGISTRATE, wall_influence(s, MAGISTRATE, best), BY_BONUS)
    s.tell("merv-log-magistrate-wall", "solo.wall", NOBODY, "wall", wall, "slot", best)


def cheapest_segment(s: MervState) -> int:
    t, found = s.tables, NONE
    for wall in range(len(t.wall_ids)):
        if not s.walls_left[wall] or t.wall_gate[wall]:
            continue
        if found == NONE or len(t.wall_cost[wall]) < len(t.wall_cost[found]):
            found = wall
    return found


def own_covered(s: MervState, slot: int) -> int:
    cells = s.tables.lines[slot][:REACH]
    return len([cell for cell in cells if s.building[cell] == MAGISTRATE])
