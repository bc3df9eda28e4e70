"""Positions of Agra in words, for tests.

    match = table(goods={0: "wood*3 cement"}, standing={1: "sailor"}, river="cook mahout")
    do(match, "place sailor", "pay wood", "deliver wood cook", "done")

Whatever is not named is out of the way: nobody owns anything, no notable is at the river, nothing
is built but the four buildings of level 1, the Merchant waits on the last of them and the Builder
on the last site. Stones and workers that are not named are at home, so that everybody has 22 and
10. A built position obeys the laws of conservation; its match has no history, so it cannot be
undone or written as a record.

Chance decides nothing by itself here: `do` takes its outcomes too, as in `do(match, "roll 3")`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import serai
from serai.core import play
from serai.core.errors import IllegalAction
from serai.core.match import Match
from serai.games.agra import Agra, conservation, make
from serai.games.agra.rules.meditation import Meditation
from serai.games.agra.rules.turn import EndTurn, NextTurn, OrderPhase, ToOrders
from serai.games.agra.state import MEDITATION, PLAYING, AgraState
from serai.games.agra.tables import (
    BASICS,
    CELLS,
    DEEDS,
    FIRST_LUXURY,
    GOODS,
    GUILDS,
    LUXURIES,
    NONE,
    ORDERS,
    PIERS,
    SIDES,
    SLOTS,
)

GAME = cast(Agra, serai.load("agra"))
T = GAME.tables
ALL = "all"
"""Every building is built."""

Things = Mapping[int, str]
"""By seat: names of things, parted by blanks; `wood*3` is three of them."""
Figures = Mapping[int, int]
"""By seat: a number."""
Owners = Mapping[str, int]
"""The seat that a thing belongs to."""
NOTHING: Things = {}
ZERO: Figures = {}


def new_match(players: int = 3, seed: int = 1, game: Agra = GAME) -> Match:
    """A match from the very beginning, with the luck of a seed."""
    return Match(game, players=players, seed=seed)


def unset(players: int = 3, game: Agra = GAME) -> Match:
    """A match before its first die: `do` says what chance decides while it is set up."""
    match = new_match(players, game=game)
    s = game.new(match.header)
    play.settle(s)
    return _begin(match, s)


def edition(folder: Path, text: str) -> Agra:
    """Agra with other components or readings."""
    path = folder / "mine.toml"
    path.write_text('[edition]\nname = "Mine"\n' + text, encoding="utf-8")
    return make(path)


def reading(folder: Path, option: str, value: str) -> Agra:
    """Agra with an open rule read in another way."""
    return edition(folder, f'[[rule_options]]\nid = "{option}"\nvalue = "{value}"\n')


@dataclass(frozen=True, kw_only=True)
class Position:
    """A match in the middle of the game, at the beginning of a turn or of its order phase.

    `meditation` counts steps from 1. `bare` names fields whose covers are off, `farmers` fields
    they stand on. `influence` is "merchants=2". `stones` and `doubles` are "cook oil", `orders`
    "merchants 3" with rows from 1, `markers` the row of a guild's marker. `tokens` are written as
    the action that puts them there: "price_1_2 high wood". The pier is the one that the contracts
    have opened, unless it is told.
    """

    game: Agra = GAME
    players: int = 3
    turn: int = 0
    first: int = 0
    round: int = 1
    phase: int = MEDITATION
    ending: int = PLAYING
    points: int = 0
    blocked: str = "deliver_good"
    goods: Things = field(default_factory=dict)
    favours: Figures = field(default_factory=dict)
    rupees: Figures = field(default_factory=dict)
    standing: Things = field(default_factory=dict)
    lying: Things = field(default_factory=dict)
    stored: Figures = field(default_factory=dict)
    meditation: Figures = field(default_factory=dict)
    bare: Things = field(default_factory=dict)
    farmers: Things = field(default_factory=dict)
    tiles: Things = field(default_factory=dict)
    open_tiles: str = ""
    used: Things = field(default_factory=dict)
    scrolls: Things = field(default_factory=dict)
    influence: Things = field(default_factory=dict)
    river: str = ""
    contracts: Things = field(default_factory=dict)
    stones: Owners = field(default_factory=dict)
    doubles: Owners = field(default_factory=dict)
    consigned: str = ""
    orders: Owners = field(default_factory=dict)
    markers: Owners = field(default_factory=dict)
    akbar: Owners = field(default_factory=dict)
    pier: int = 0
    built: str = ""
    merchant: str = "cotton_farm"
    builder: str = ""
    coins: Owners = field(default_factory=dict)
    tokens: Iterable[str] = ()
    bonuses: Things = field(default_factory=dict)

    def match(self) -> Match:
        """The match at this point."""
        match = new_match(self.players, game=self.game)
        s = self.game.new(match.header)
        s.stack = []
        s.turn, s.first, s.round, s.ending, s.points = (
            self.turn,
            self.first,
            self.round,
            self.ending,
            self.points,
        )
        s.blocked = self.game.tables.wheel_ids.index(self.blocked)
        _city(s, self.built, self.merchant, self.builder, self.coins, self.tokens)
        _workers(s, self.standing, self.lying, self.stored)
        _boards(s, self.goods, self.favours, self.rupees, self.meditation, self.bare, self.farmers)
        _favours(s, self.tiles, self.open_tiles, self.used, self.scrolls)
        _palace(s, self.influence, self.orders, self.markers, self.akbar, self.bonuses)
        _river(s, self.river, self.contracts, self.stones, self.doubles, self.consigned, self.pier)
        _home(s)
        self.game.check(s)
        begin = [Meditation()] if self.phase == MEDITATION else []
        s.then(
            *begin,
            ToOrders(),
            OrderPhase(False),
            EndTurn(),
            NextTurn((self.turn + 1) % self.players),
        )
        s.notes = []
        play.settle(s)
        return _begin(match, s)


def table(**parts: Any) -> Match:
    """A match at the `Position` that is told."""
    return Position(**parts).match()


def _begin(match: Match, s: AgraState) -> Match:
    match.state, match.events, match.opening = s, [], []
    s.notes = []
    return match


# --- parts of a position ----------------------------------------------------------------------


def many(names: str) -> list[str]:
    """`wood*2 cement` as wood, wood, cement."""
    split = [name.partition("*") for name in names.split()]
    return [name for name, _, count in split for _ in range(int(count or 1))]


def good(name: str) -> int:
    return T.good_ids.index(name)


def place(name: str) -> int:
    return T.place_ids.index(name)


def building(name: str) -> int:
    return T.building_ids.index(name)


def notable(name: str) -> int:
    return T.notable_ids.index(name)


def guild(name: str) -> int:
    return T.guild_ids.index(name)


def deed(name: str) -> int:
    return T.deed_ids.index(name)


def slot(names: str) -> int:
    """Where the stone for a good lies on a notable: "cook oil"."""
    who, what = names.split()
    return notable(who) * SLOTS + T.asks[notable(who)].index(good(what))


def order(names: str) -> int:
    """An order: "merchants 3" is the third one from the top."""
    who, row = names.split()
    return guild(who) * ORDERS + int(row) - 1


def _city(
    s: AgraState, built: str, merchant: str, builder: str, coins: Owners, tokens: Iterable[str]
) -> None:
    for number, name in enumerate(T.building_ids):
        s.built[number] = number < BASICS or built == ALL or name in built.split()
    sites = [number for number, stands in enumerate(s.built) if not stands]
    s.merchant = building(merchant)
    s.builder = building(builder) if builder else sites[-1] if sites else NONE
    for name, rupees in coins.items():
        s.coins[building(name)] = rupees
    for text in tokens:
        token, face, name = text.split()
        number = T.token_ids.index(token)
        s.token_on[number] = good(name)
        s.token_face[number] = ["low", "high"].index(face)
    s.count_values()


def _workers(s: AgraState, standing: Things, lying: Things, stored: Figures) -> None:
    for upright, workers in ((True, standing), (False, lying)):
        for seat, names in workers.items():
            for name in names.split():
                assert s.worker[place(name)] == NONE, f"two workers on {name}"
                s.worker[place(name)] = seat
                s.standing[place(name)] = upright
    for seat, count in stored.items():
        s.stored[seat] = count


def _boards(
    s: AgraState,
    goods: Things,
    favours: Figures,
    rupees: Figures,
    meditation: Figures,
    bare: Things,
    farmers: Things,
) -> None:
    for seat in range(s.seats):
        s.rupees[seat] = rupees.get(seat, 0)
        s.favours[seat] = favours.get(seat, 0)
        s.meditation[seat] = meditation.get(seat, 1) - 1
        for name in many(goods.get(seat, "")):
            s.goods[seat * GOODS + good(name)] += 1
        for name in bare.get(seat, "").split():
            s.covers[seat * CELLS + T.cell_ids.index(name)] = False
            s.uncovered[seat] += 1
        for name in farmers.get(seat, "").split():
            cell = T.cell_ids.index(name)
            s.farmers[seat * SIDES + "nesw".index(name[0])] = cell


def _favours(s: AgraState, tiles: Things, open_tiles: str, used: Things, scrolls: Things) -> None:
    for seat, names in tiles.items():
        for name in names.split():
            s.pile.remove(deed(name))
            s.tiles[seat].append(deed(name))
    for name in open_tiles.split():
        s.pile.remove(deed(name))
        s.open_tiles.append(deed(name))
    for seat, names in used.items():
        for name in names.split():
            s.used[seat * DEEDS + deed(name)] = True
    for seat, names in scrolls.items():
        for name in names.split():
            s.scrolls[seat * LUXURIES + good(name) - FIRST_LUXURY] = True


def _palace(
    s: AgraState,
    influence: Things,
    orders: Owners,
    markers: Owners,
    akbar: Owners,
    bonuses: Things,
) -> None:
    for seat, tracks in influence.items():
        for track in tracks.split():
            name, _, step = track.partition("=")
            s.influence[seat * GUILDS + guild(name)] = int(step)
    for name, owner in orders.items():
        s.order_owner[order(name)] = owner
    for number, name in enumerate(T.guild_ids):
        column = s.order_owner[number * ORDERS : (number + 1) * ORDERS]
        free = column.index(NONE) if NONE in column else NONE
        s.order_at[number] = markers[name] - 1 if name in markers else free
    for name, owner in akbar.items():
        s.bowl_owner[T.bowl_of[good(name)]] = owner
    for seat, names in bonuses.items():
        for name in names.split():
            s.bonus_owner[T.bonus_ids.index(name)] = seat


def _river(
    s: AgraState,
    river: str,
    contracts: Things,
    stones: Owners,
    doubles: Owners,
    consigned: str,
    pier: int,
) -> None:
    owners = {name: seat for seat, names in contracts.items() for name in names.split()}
    served = [name.split()[0] for name in [*stones, *doubles]]
    for name in dict.fromkeys([*river.split(), *owners, *served]):
        s.river.append(notable(name))
        s.notable_owner[notable(name)] = owners.get(name, NONE)
    for name in owners:
        s.contracts[T.notable_level[notable(name)] - 1] += 1
    for name, owner in [*stones.items(), *doubles.items()]:
        s.stone[slot(name)] = owner
        s.doubled[slot(name)] = name in doubles
    s.consigned = [s.value[good(name)] for name in many(consigned)]
    while (
        s.pier < PIERS
        and s.contracts[T.pier_level[s.pier - 1] - 1] >= (T.pier_contracts[s.pier - 1])
    ):
        s.pier += 1
    s.pier = pier or s.pier


def _home(s: AgraState) -> None:
    """All stones and workers that are nowhere else."""
    for seat in range(s.seats):
        s.yard[seat] = 0
        s.yard[seat] = s.tables.stones - conservation.stones_of(s, seat)
        s.supply[seat] = s.tables.workers - s.worker.count(seat) - s.stored[seat]


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


def end_turn(match: Match) -> Match:
    """Do no more in this turn; everybody else who is asked says no."""
    seat, turns = match.state.turn, match.state.round
    while (match.state.turn, match.state.round) == (seat, turns) and not match.over:
        do(match, "done")
    return match


# --- questions --------------------------------------------------------------------------------


def choices(match: Match) -> list[str]:
    """What may be chosen now, as texts."""
    return [action.text for action in match.options()]


def offers(match: Match, verb: str) -> list[str]:
    """What may be chosen with a verb: the rest of the texts."""
    split = [text.partition(" ") for text in choices(match)]
    return [rest for first, _, rest in split if first == verb]


def goods_of(match: Match, seat: int) -> dict[str, int]:
    row = match.state.goods[seat * GOODS : (seat + 1) * GOODS]
    return {T.good_ids[number]: count for number, count in enumerate(row) if count}


def track(match: Match, seat: int, name: str) -> int:
    """The step of a seat on the track of a guild."""
    step: int = match.state.step(seat, guild(name))
    return step


def worker_at(match: Match, name: str) -> tuple[int, str] | None:
    """Whose worker is on a place, and how."""
    s = match.state
    if s.worker[place(name)] == NONE:
        return None
    return s.worker[place(name)], "standing" if s.standing[place(name)] else "lying"


def owner_of(match: Match, name: str) -> int:
    """The seat with a notable's contract, or NONE."""
    owner: int = match.state.notable_owner[notable(name)]
    return owner


def tiles_of(match: Match, seat: int) -> list[str]:
    return [T.deed_ids[tile] for tile in match.state.tiles[seat]]


def earned(match: Match, act: str, seat: int = 0) -> int:
    """The rupees that a choice brings a seat."""
    before: int = match.state.rupees[seat]
    do(match, act)
    after: int = match.state.rupees[seat]
    return after - before


def log(match: Match, seat: int | None = None) -> list[tuple[str, dict[str, str | int], str]]:
    """The log as a seat reads it: message, arguments, rule."""
    return [(note.message.id, note.message.args, note.message.rule) for note in match.log(seat)]


def refusals(
    match: Match, *, favours: bool = False
) -> dict[str, tuple[str, dict[str, str | int], str]]:
    """What is greyed out for the actor: by action, the message, its arguments and the rule.

    Favour actions, which are refused most of the time, are told apart from the rest.
    """
    return {
        refused.text: (refused.reason.id, refused.reason.args, refused.reason.rule)
        for refused in match.view(match.actor).refusals
        if refused.text.startswith("favour ") == favours
    }


def prompt(match: Match) -> tuple[str, dict[str, str | int], str]:
    message = match.view(None).prompt
    return message.id, message.args, message.rule


def kinds(match: Match) -> str:
    """The kinds of options that the prompt tells whoever is asked."""
    return str(match.view(match.actor).prompt.args["kinds"])
