"""Positions of Taj Mahal in words, for tests.

    match = table(province="ajmer_province", hands={0: "red_03"}, played={1: "green_01"})
    do(match, "play red_03", "done")

Whatever is not named is out of the way: no bonus tiles lie on the board, nobody owns anything, and
the cards that nobody holds are the deck. A built position obeys the laws of conservation; its match
has no history, so it cannot be undone or written as a record.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast

import serai
from serai.core import play
from serai.core.luck import FastLuck
from serai.core.match import Match
from serai.games.taj_mahal import TWO_PLAYERS, TajMahal, make
from serai.games.taj_mahal.rules.visit import take_turn
from serai.games.taj_mahal.scoring import REASON_RULES
from serai.games.taj_mahal.state import LOST, POINTS_TILES, REASONS, TajState
from serai.games.taj_mahal.tables import (
    COLOURS,
    COMMODITIES,
    FIGURES,
    NONE,
    SPECIAL,
    SYMBOL_IDS,
    SYMBOLS,
    VISITS,
)

GAME = cast(TajMahal, serai.load("taj_mahal"))
T = GAME.tables
AGRA = "agra_province"
REST = "the rest"
"""A hand of all the cards that are not named elsewhere."""

Cards = Mapping[int, str]
"""By side: names of things, parted by blanks."""
Owners = Mapping[str, int]
"""The side that a thing belongs to."""
NOTHING: Cards = {}
NOBODYS: Owners = {}


def new_match(players: int = 3, seed: int = 1, game: TajMahal = GAME) -> Match:
    """A match from the very beginning; two players get the stand-in."""
    options = {TWO_PLAYERS: "stand_in"} if players == 2 else {}
    return Match(game, players=players, seed=seed, options=options)


def reading(folder: Path, option: str, value: str) -> TajMahal:
    """Taj Mahal with an open rule read in another way."""
    path = folder / "mine.toml"
    row = f'[[rule_options]]\nid = "{option}"\nvalue = "{value}"\n'
    path.write_text('[edition]\nname = "Mine"\n' + row, encoding="utf-8")
    return make(path)


def table(
    *,
    game: TajMahal = GAME,
    players: int = 3,
    visit: int = 0,
    province: str = "ajmer_province",
    order: Iterable[str] = (),
    turn: int = 0,
    start: int = 0,
    hands: Cards = NOTHING,
    played: Cards = NOTHING,
    withdrawn: Iterable[int] = (),
    display: str | None = None,
    deck: str | None = None,
    discard: str | None = None,
    known: str = "",
    palaces: Owners = NOBODYS,
    crowned: Owners = NOBODYS,
    bonus: Mapping[str, str] | None = None,
    influence: Cards = NOTHING,
    won: Owners = NOBODYS,
    tiles: Cards = NOTHING,
    kept: Cards = NOTHING,
    score: Mapping[int, int] | None = None,
) -> Match:
    """A match in the middle of a visit, with the side `turn` to move.

    `order` lists all provinces as they are visited, where that matters; `won` are prizes taken in
    this visit, `tiles` numbers of province tiles won earlier, `kept` bonus tiles with a commodity.
    """
    match = new_match(players, game=game)
    s = game.new(match.header)
    s.stack = []
    _visit(s, visit, province, list(order), [*palaces, *crowned])
    s.start = start
    _owners(s, palaces, crowned, bonus or {}, won)
    _belongings(s, influence, won, tiles, kept, score or {})
    for side in withdrawn:
        s.active[side] = False
    s.dummy_ready = s.dummy in played  # its first turn is over
    _cards(s, hands, played, display)
    _rest_of_the_cards(s, hands, deck, discard)
    for name in known.split():
        s.known[card(name)] = True
    match.state, match.events, match.opening = s, [], []
    GAME.check(s)
    s.notes = []
    take_turn(s, turn)
    play.settle(s)
    play.advance(s, FastLuck(1))
    return match


# --- parts of a position ----------------------------------------------------------------------


def card(name: str) -> int:
    return T.card_ids.index(name)


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def city(name: str) -> int:
    return T.city_ids.index(name)


def symbol(name: str) -> int:
    return SYMBOL_IDS.index(name)


def bonus_tile(name: str) -> int:
    return T.bonus_ids.index(name)


def _visit(s: TajState, visit: int, province: str, order: list[str], settled: list[str]) -> None:
    """Lay the province tiles so that the provinces with palaces have been visited before."""
    if not order:
        before = {T.province_ids[T.city_province[city(name)]] for name in settled} - {province}
        others = [name for name in T.province_ids if name not in (province, AGRA)]
        others.sort(key=lambda name: name not in before)
        visit = visit or (VISITS if province == AGRA else len(before) + 1)
        order = [*others[: visit - 1], province, *others[visit - 1 :]]
        order += [] if province == AGRA else [AGRA]
    s.tile_place = [T.province_ids.index(name) for name in order]
    s.visit = order.index(province) + 1
    s.province = T.province_ids.index(province)
    for tile in range(s.visit - 1):
        s.tile_owner[tile] = LOST


def _owners(
    s: TajState, palaces: Owners, crowned: Owners, bonus: Mapping[str, str], won: Owners
) -> None:
    for name, side in palaces.items():
        s.regular[city(name)] = side
    for name, side in crowned.items():
        s.crowned[city(name)] = side
    s.bonus_on = [NONE] * len(T.city_ids)
    s.bonus_owner = [LOST] * len(T.bonus_ids)
    for name, tile in bonus.items():
        s.bonus_on[city(name)] = bonus_tile(tile)
        s.bonus_owner[bonus_tile(tile)] = NONE
    for name, side in won.items():
        s.winner[symbol(name)] = side


def _belongings(
    s: TajState,
    influence: Cards,
    won: Owners,
    tiles: Cards,
    kept: Cards,
    score: Mapping[int, int],
) -> None:
    held = [(side, name) for side, names in influence.items() for name in names.split()]
    taken = [(side, name) for name, side in won.items() if symbol(name) < FIGURES]
    for side, name in held + taken:
        s.influence[side * FIGURES + symbol(name)] += 1
        s.supply[symbol(name)] -= 1
    for _, name in taken:
        s.supply[symbol(name)] += 1  # it came from the court
    for side, numbers in tiles.items():
        for number in numbers.split():
            s.tile_owner[int(number) - 1] = side
            for good in T.tile_commodities[int(number) - 1]:
                s.goods[side * COMMODITIES + good] += 1
    for side, names in kept.items():
        for name in names.split():
            s.bonus_owner[bonus_tile(name)] = side
            s.goods[side * COMMODITIES + T.bonus_commodity[bonus_tile(name)]] += 1
    for side, points in score.items():
        s.gain(side, POINTS_TILES, points)


def _cards(s: TajState, hands: Cards, played: Cards, display: str | None) -> None:
    """Hands, rows and display; the display has a card or two for everybody still in."""
    for side, names in hands.items():
        if names != REST:
            _hold(s, side, s.hands[side], cards(names))
    for side, names in played.items():
        for number in cards(names):
            s.played[side].append(number)
            for shown in T.card_symbols[number]:
                s.counts[side * SYMBOLS + shown] += 1
            if s.colour[side] == NONE and T.card_colour[number] < COLOURS:
                s.colour[side] = T.card_colour[number]
        _hold(s, side, [], s.played[side])
    if display is not None:
        s.display = cards(display)
        return
    taken = {number for row in s.hands + s.played for number in row}
    free = [number for number in T.deck[::-1] if T.card_colour[number] < COLOURS]
    size = 2 * sum(s.active) - 1
    s.display = [number for number in free if number not in taken][:size]


def _hold(s: TajState, side: int, row: list[int], numbers: list[int]) -> None:
    row += numbers
    for number in numbers:
        if T.card_colour[number] == SPECIAL:
            s.special_owner[T.special_for_pair.index(number)] = side
            s.known[number] = True


def _rest_of_the_cards(s: TajState, hands: Cards, deck: str | None, discard: str | None) -> None:
    s.deck, s.discard = cards(deck or ""), cards(discard or "")
    used = {number for row in [*s.hands, *s.played, s.display, s.deck, s.discard] for number in row}
    rest = [number for number in T.deck if number not in used]
    holders = [side for side, names in hands.items() if names == REST]
    if holders:
        s.hands[holders[0]] += rest
    elif deck is None:
        s.deck += rest
    elif discard is None:
        s.discard += rest
    elif rest:
        raise ValueError(f"{len(rest)} cards have no place: give somebody the REST")


# --- verbs ------------------------------------------------------------------------------------


def do(match: Match, *texts: str) -> Match:
    """Make choices, one after another, each for the seat whose turn it is."""
    for text in texts:
        match.play(text)
        GAME.check(match.state)
    return match


def leave(match: Match, *placings: str) -> Match:
    """Withdraw, place the palaces as told, and take the first open cards."""
    seat = match.actor
    do(match, "withdraw", *placings)
    while match.actor == seat and match.options()[0].verb == "take":
        do(match, match.options()[0].text)
    return match


def finish_visit(match: Match) -> Match:
    """Everybody withdraws, placing and taking whatever comes first."""
    visit = match.state.visit
    while not match.over and match.state.visit == visit:
        texts = choices(match)
        do(match, "withdraw" if "withdraw" in texts else texts[0])
    return match


# --- questions --------------------------------------------------------------------------------


def choices(match: Match) -> list[str]:
    """The options of the seat to move, as texts."""
    return [action.text for action in match.options()]


def names(numbers: Iterable[int]) -> set[str]:
    """The names of cards."""
    return {T.card_ids[number] for number in numbers}


def hand(match: Match, seat: int) -> set[str]:
    return names(match.state.hands[seat])


def influence_of(match: Match, seat: int) -> list[str]:
    """The influence tiles of a seat, by figure."""
    row = match.state.influence[seat * FIGURES : (seat + 1) * FIGURES]
    return [SYMBOL_IDS[figure] for figure in range(FIGURES) for _ in range(row[figure])]


def goods_of(match: Match, seat: int) -> dict[str, int]:
    """The commodity icons that a seat owns."""
    row = match.state.goods[seat * COMMODITIES : (seat + 1) * COMMODITIES]
    return {T.commodity_ids[good]: count for good, count in enumerate(row) if count}


def points_of(match: Match, side: int) -> dict[str, int]:
    """The points of a side by reason."""
    row = match.state.points[side * REASONS : (side + 1) * REASONS]
    return {label: row[n] for n, (label, _) in enumerate(REASON_RULES) if row[n]}


def winners(match: Match) -> dict[str, int]:
    """Who has won which prize in this visit."""
    return {SYMBOL_IDS[n]: side for n, side in enumerate(match.state.winner) if side != NONE}


def palaces_of(match: Match, side: int) -> set[str]:
    """Cities with a regular palace of a side."""
    return {T.city_ids[n] for n, owner in enumerate(match.state.regular) if owner == side}


def log(match: Match, seat: int | None = None) -> list[tuple[str, dict[str, str | int], str]]:
    """The log as a seat reads it: message, arguments, rule."""
    return [(note.message.id, note.message.args, note.message.rule) for note in match.log(seat)]
