"""Positions of Rajas of the Ganges in words, for tests.

    match = table(dice={0: "blue_3 blue_5"}, money={0: 4}, top="blue_cow_3")
    do(match, "place quarry_1", "buy blue_cow", "lay b1", "turn ew", "settle", "reveal blue_cow_1")

Whatever is not named is out of the way: nobody has dice, coins or tiles, all have three workers at
home, and every stack shows its first tile. A built position obeys the laws of conservation; its
match has no history, so it cannot be undone or written as a record.

Chance decides nothing by itself: `do` takes its outcomes too, `do(match, "roll blue_3")`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

import serai
from serai.core import play
from serai.core.errors import IllegalAction
from serai.core.match import Match
from serai.core.step import Do
from serai.games.rajas import Rajas, make
from serai.games.rajas.rewards import RewardReader
from serai.games.rajas.rules.course import SeatInCircle, end_turn, next_circle
from serai.games.rajas.rules.gains import Give
from serai.games.rajas.rules.placing import PlaceWorker
from serai.games.rajas.rules.province import count_markets
from serai.games.rajas.state import WAITING, RajasState
from serai.games.rajas.tables import (
    BUILDING_IDS,
    BUILDINGS,
    CELLS,
    CHAMBER_IDS,
    COLOUR_IDS,
    DICE,
    GOOD_IDS,
    INCOMES,
    NONE,
    STACKS,
)

GAME = cast(Rajas, serai.load("rajas"))
T = GAME.tables
DIE_IDS = T.slugs["die"]
STACK_IDS = T.slugs["stack"]
ROAD_IDS = T.slugs["roads"]
READER = RewardReader(COLOUR_IDS, GOOD_IDS, CHAMBER_IDS)

Figures = Mapping[int, int]
"""By seat: a number."""
Things = Mapping[int, str]
"""By seat: names of things, parted by blanks."""


def new_match(
    players: int = 3,
    seed: int = 1,
    game: Rajas = GAME,
    options: Mapping[str, str] = MappingProxyType({}),
) -> Match:
    """A match from the very beginning, with the luck of a seed."""
    return Match(game, players=players, seed=seed, options=dict(options))


def unset(players: int = 3, game: Rajas = GAME, **options: str) -> Match:
    """A match before its first tile: `do` says what chance decides while it is set up."""
    match = new_match(players, game=game, options=options)
    s = game.new(match.header)
    play.settle(s)
    return _begin(match, s)


def edition(folder: Path, text: str) -> Rajas:
    """The game with other components or readings."""
    path = folder / "mine.toml"
    path.write_text('[edition]\nname = "Mine"\n' + text, encoding="utf-8")
    return make(path)


def reading(folder: Path, option: str, value: str) -> Rajas:
    """The game with an open rule read in another way."""
    return edition(folder, f'[[rule_options]]\nid = "{option}"\nvalue = "{value}"\n')


@dataclass(frozen=True, kw_only=True)
class Position:
    """A match in the middle of a round, where a seat is to place a worker.

    `tiles` are "b1 orange_snake_3 ns, …" by seat, with the roads as they lie; incomes that they
    touch have paid. `scrolls` are "mill=1", `tokens` "west_2 yellow_1, …" on incomes. `workers`
    gives the number that has joined, `home` how many of them are still to be placed. `places` says
    whose workers stand where.
    """

    game: Rajas = GAME
    players: int = 3
    turn: int = 0
    first: int = 0
    circle: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    dice: Things = field(default_factory=dict)
    money: Figures = field(default_factory=dict)
    fame: Figures = field(default_factory=dict)
    karma: Figures = field(default_factory=dict)
    boat: Figures = field(default_factory=dict)
    scrolls: Things = field(default_factory=dict)
    tiles: Things = field(default_factory=dict)
    tokens: Things = field(default_factory=dict)
    workers: Figures = field(default_factory=dict)
    home: Figures = field(default_factory=dict)
    places: Mapping[str, int] = field(default_factory=dict)
    supply: Mapping[int, int] = field(default_factory=dict)
    top: str = ""
    river_tiles: Mapping[int, str] = field(default_factory=dict)

    def match(self) -> Match:
        match = new_match(self.players, game=self.game, options=self.options)
        s = self.game.new(match.header)
        s.stack = []
        s.turn, s.turns = self.turn, 1
        s.round, s.circle, s.first, s.elephant = 1, self.circle, self.first, self.first
        _seats(s, self)
        _provinces(s, self)
        _stacks(s, self.top)
        for space, name in self.river_tiles.items():
            s.river_tile[space] = T.river_tile_ids.index(name)
        later = range((self.turn - self.first) % self.players + 1, self.players)
        come = [SeatInCircle((self.first + at) % self.players) for at in later]
        s.then(PlaceWorker(self.turn), Do(end_turn, self.turn), *come, Do(next_circle))
        self.game.check(s)
        return _begin(match, s)


def table(**parts: Any) -> Match:
    """A match at the `Position` that is told."""
    match = Position(**parts).match()
    play.settle(match.state)
    return match


def getting(*rewards: str, seat: int = 0, why: str = "river.reward", **parts: Any) -> Match:
    """A match in which a seat gets rewards now, as the data writes them."""
    match = Position(turn=seat, **parts).match()
    row = GAME.components.rows("chambers")[0]
    numbers: list[int] = []
    for text in rewards:
        numbers += READER.parse(row, text)
    match.state.stack.pop()
    match.state.placed = True
    match.state.stack.append(Give(seat, numbers, why))
    play.settle(match.state)
    return match


def _begin(match: Match, s: RajasState) -> Match:
    match.state, match.events, match.opening = s, [], []
    s.notes = []
    return match


# --- parts of a position ----------------------------------------------------------------------


def _seats(s: RajasState, p: Position) -> None:
    for seat in range(s.seats):
        s.money[seat] = p.money.get(seat, 0)
        s.fame[seat] = p.fame.get(seat, 0)
        s.karma[seat] = p.karma.get(seat, 0)
        s.boat[seat] = p.boat.get(seat, 0)
        s.money_stop[seat] = sum(at <= s.money[seat] for at in T.money.at)
        for name in p.dice.get(seat, "").split():
            s.put_die(seat, DIE_IDS.index(name))
        for name, _, steps in (word.partition("=") for word in p.scrolls.get(seat, "").split()):
            s.scroll[seat * BUILDINGS + BUILDING_IDS.index(name)] = int(steps)
        _workers(s, seat, p)
    for name, seat in p.places.items():
        s.worker_on[T.place_ids.index(name)] = seat
    for colour, count in p.supply.items():
        _hoard(s, colour, count)


def _workers(s: RajasState, seat: int, p: Position) -> None:
    """Those who have joined came from the tracks first, then from the bridge."""
    s.workers[seat] = p.workers.get(seat, 3)
    joined = s.workers[seat] - 3
    s.waiting[seat] = sum(WAITING[joined:]) if s.workers[seat] < s.workers_most() else 0
    out = sum(owner == seat for owner in p.places.values())
    s.home[seat] = p.home.get(seat, s.workers[seat] - out)


def _hoard(s: RajasState, colour: int, left: int) -> None:
    """The last seats take dice of a colour, till so many are left in the supply."""
    for seat in reversed(range(s.seats)):
        while s.supply[colour] > left and s.held[seat] < s.capacity(seat):
            s.put_die(seat, colour * 6)
    assert s.supply[colour] == left


def _provinces(s: RajasState, p: Position) -> None:
    for seat, tiles in p.tiles.items():
        for entry in tiles.split(","):
            cell, tile, roads = entry.split()
            lie = ROAD_IDS.index("".join(edge for edge in "nesw" if edge in roads))
            _put(s, seat, T.cell_ids.index(cell), T.tile_ids.index(tile), lie)
    for seat, tokens in p.tokens.items():
        for entry in tokens.split(","):
            income, token = entry.split()
            s.token_on[seat * INCOMES + T.income_ids.index(income)] = T.token_ids.index(token)
            s.tokens[T.token_ids.index(token)] = False
            s.owed[seat] |= 1 << T.income_ids.index(income) & ~s.linked[seat]


def _put(s: RajasState, seat: int, cell: int, tile: int, roads: int) -> None:
    stack = next(at for at in range(STACKS) if tile in s.below[at])
    s.below[stack].remove(tile)
    s.tile[seat * CELLS + cell] = tile
    s.set_roads(seat, cell, roads)
    count_markets(s, seat, tile, 1)
    for edge in range(4):
        income = T.income_at[cell * 4 + edge]
        if income != NONE and roads & 1 << edge:
            s.linked[seat] |= 1 << income


def _stacks(s: RajasState, top: str) -> None:
    wanted = [T.tile_ids.index(name) for name in top.split()]
    for stack in range(STACKS):
        there = [tile for tile in wanted if tile in s.below[stack]] or s.below[stack][:1]
        s.below[stack].remove(there[0])
        s.top[stack] = there[0]


# --- verbs ------------------------------------------------------------------------------------


def do(match: Match, *texts: str) -> Match:
    """Make choices one after another, of seats and of chance, each for whoever decides."""
    for text in texts:
        action = match.game.read(text)
        if action not in match.options():
            raise IllegalAction(play.refusal(match.state, action))
        match._apply(action)  # `play` would let the match's own luck draw
        match.game.check(match.state)
    return match


# --- questions --------------------------------------------------------------------------------


def choices(match: Match) -> list[str]:
    """What may be chosen now, as texts."""
    return [action.text for action in match.options()]


def offers(match: Match, verb: str) -> list[str]:
    """What may be chosen with a verb: the rest of the texts."""
    split = [text.partition(" ") for text in choices(match)]
    return [rest for first, _, rest in split if first == verb]


def dice_of(match: Match, seat: int = 0) -> list[str]:
    row = match.state.dice[seat * DICE : (seat + 1) * DICE]
    return [DIE_IDS[die] for die, count in enumerate(row) for _ in range(count)]


def scroll_of(match: Match, building: str, seat: int = 0) -> int:
    """What a building of a kind gives a seat."""
    step = match.state.scroll[seat * BUILDINGS + BUILDING_IDS.index(building)]
    fame: int = T.scroll_fame[step]
    return fame


def tile_at(match: Match, cell: str, seat: int = 0) -> str:
    """The tile on a cell, or nothing."""
    tile = match.state.tile[seat * CELLS + T.cell_ids.index(cell)]
    return "" if tile == NONE else T.tile_ids[tile]


def linked(match: Match, seat: int = 0) -> set[str]:
    return {name for at, name in enumerate(T.income_ids) if match.state.linked[seat] & 1 << at}


def token_at(match: Match, income: str, seat: int = 0) -> str:
    token = match.state.token_on[seat * INCOMES + T.income_ids.index(income)]
    return "" if token == NONE else T.token_ids[token]


def top_of(match: Match, stack: str) -> str:
    tile = match.state.top[STACK_IDS.index(stack)]
    return "" if tile == NONE else T.tile_ids[tile]


def log(match: Match, seat: int | None = None) -> list[tuple[str, dict[str, str | int], str]]:
    """The log as a seat reads it: message, arguments, rule. What the position itself brought about
    comes last."""
    notes = [*match.log(seat), *match.state.notes]
    return [(note.message.id, note.message.args, note.message.rule) for note in notes]


def told(match: Match, message: str) -> list[dict[str, str | int]]:
    """What the lines of the log with this message tell."""
    return [args for id, args, _ in log(match) if id == f"rajas-log-{message}"]


def refusals(match: Match) -> dict[str, tuple[str, str]]:
    """What is greyed out for the actor: by action, the message and the rule."""
    return {
        refused.text: (refused.reason.id, refused.reason.rule)
        for refused in match.view(match.actor).refusals
    }


def prompt(match: Match) -> tuple[str, dict[str, str | int], str]:
    message = match.view(None).prompt
    return message.id, message.args, message.rule
