"""Positions of Merv in words, for tests.

    match = table(buildings={0: "r1c4"}, cubes={0: "purple*2 white"}, influence={0: 6})
    do(match, "go n4", "activate r2c4", "favour")

Whatever is not named is out of the way: nobody has anything, no camel stands anywhere, and the
sites lie in the order of the data. A built position obeys the laws of conservation; its match has
no history, so it cannot be undone or written as a record.

Chance decides nothing by itself: `do` takes its outcomes too, `do(match, "deal ginger")`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import serai
from serai.core import play
from serai.core.errors import IllegalAction
from serai.core.match import Match
from serai.core.step import Do, Step
from serai.games.merv import Merv, make
from serai.games.merv.rules.course import FormQueue, NextYear, ScoreYear, next_round, turn_of
from serai.games.merv.rules.invasion import Invasion
from serai.games.merv.rules.years import score_sets
from serai.games.merv.state import MervState, rivals
from serai.games.merv.tables import (
    CAMEL_MARKET,
    CELLS,
    COLOUR_IDS,
    CUBES,
    HALL_IDS,
    HALLS,
    INNER,
    NONE,
    SIZE,
    SPICE_IDS,
    SPICES,
    WHITE,
)

GAME = cast(Merv, serai.load("merv"))
T = GAME.tables
SLOT_IDS = T.slugs["slot"]
CELL_IDS = T.slugs["cell"]

Figures = Mapping[int, int]
"""By owner: a number."""
Things = Mapping[int, str]
"""By owner: names of things, parted by blanks; `purple*2` is two of them."""


def new_match(players: int = 3, seed: int = 1, game: Merv = GAME, **options: str) -> Match:
    """A match from the very beginning, with the luck of a seed."""
    return Match(game, players=players, seed=seed, options=options)


def edition(folder: Path, text: str) -> Merv:
    """The game with other components or readings."""
    path = folder / "mine.toml"
    path.write_text('[edition]\nname = "Mine"\n' + text, encoding="utf-8")
    return make(path)


def reading(folder: Path, option: str, value: str) -> Merv:
    """The game with an open rule read in another way."""
    return edition(folder, f'[[rule_options]]\nid = "{option}"\nvalue = "{value}"\n')


def split(words: str) -> list[str]:
    """`purple*2 white` as a list of three names."""
    found: list[str] = []
    for word in words.split():
        name, _, count = word.partition("*")
        found += [name] * int(count or 1)
    return found


@dataclass(frozen=True, kw_only=True)
class Position:
    """A match in the middle of a year, where the first of the queue is to move.

    `sites` are "r4c5": "library_turquoise"; `caravan` is the row from the front, "ginger+" with a
    camel; `standing` says who has moved already, and to which slot.
    """

    game: Merv = GAME
    players: int = 3
    year: int = 1
    side: str = "n"
    market: int = 0
    queue: tuple[int, ...] = ()
    standing: Mapping[int, str] = field(default_factory=dict)
    sites: Mapping[str, str] = field(default_factory=dict)
    buildings: Things = field(default_factory=dict)
    upgrades: Mapping[str, str] = field(default_factory=dict)
    soldiers: Things = field(default_factory=dict)
    walls: str = ""
    cubes: Things = field(default_factory=dict)
    spices: Things = field(default_factory=dict)
    halls: Things = field(default_factory=dict)
    posts: Things = field(default_factory=dict)
    breakthroughs: Things = field(default_factory=dict)
    contracts: Things = field(default_factory=dict)
    tiles: Things = field(default_factory=dict)
    mosque: Things = field(default_factory=dict)
    camels: Figures = field(default_factory=dict)
    favour: Figures = field(default_factory=dict)
    influence: Figures = field(default_factory=dict)
    scrolls: Figures = field(default_factory=dict)
    common: Figures = field(default_factory=dict)
    rare: Figures = field(default_factory=dict)
    points: Figures = field(default_factory=dict)
    caravan: str = ""
    cities: str = ""
    lanes: str = ""
    stalls: str = ""
    options: Mapping[str, str] = field(default_factory=dict)

    def match(self) -> Match:
        match = Match(self.game, players=self.players, seed=1, options=dict(self.options))
        s = self.game.new(match.header)
        s.stack = []
        s.year, s.round, s.turns = self.year, "nesw".index(self.side), 1
        s.side = self.market
        s.queue = list(self.queue) or [*range(self.players), *rivals(self.players)]
        _city(s, self)
        _owners(s, self)
        _figures(s, self)
        _caravan(s, self)
        _flow(s, self)
        self.game.check(s)
        match.state, match.events, match.opening = s, [], []
        s.notes = []
        return match


def table(**parts: Any) -> Match:
    """A match at the `Position` that is told."""
    match = Position(**parts).match()
    play.settle(match.state)
    return match


# --- parts of a position ----------------------------------------------------------------------


def _city(s: MervState, p: Position) -> None:
    named = {CELL_IDS.index(cell): T.site_ids.index(site) for cell, site in p.sites.items()}
    others = [site for site in range(CELLS - 1) if site not in named.values()]
    for at in range(CELLS):
        if at != CAMEL_MARKET:
            s.site[at] = named[at] if at in named else others.pop(0)
    for owner, cells in p.buildings.items():
        for cell in split(cells):
            s.building[CELL_IDS.index(cell)] = owner
            s.buildings[owner] -= 1
    for cell, colour in p.upgrades.items():
        s.upgrade[CELL_IDS.index(cell)] = COLOUR_IDS.index(colour)
        if COLOUR_IDS.index(colour) == WHITE:
            s.white_upgrades -= 1
        else:
            s.bonus_upgrades &= ~(1 << COLOUR_IDS.index(colour))
    for owner, cells in p.soldiers.items():
        for cell in split(cells):
            s.soldier[CELL_IDS.index(cell)] = owner
            s.servants[owner] -= 1
    _walls(s, p)


def _walls(s: MervState, p: Position) -> None:
    for slot in split(p.walls):
        gate = SLOT_IDS.index(slot) % SIZE == SIZE // 2
        kinds = range(len(T.wall_ids))
        wall = next(w for w in kinds if T.wall_gate[w] == gate and s.walls_left[w])
        s.wall[SLOT_IDS.index(slot)] = wall
        s.walls_left[wall] -= 1
    for stall in split(p.stalls):
        s.stall[int(stall) - 1] = True


def _owners(s: MervState, p: Position) -> None:
    for owner, names in p.cubes.items():
        for name in split(names):
            s.cubes[owner * CUBES + COLOUR_IDS.index(name)] += 1
    for owner, names in p.spices.items():
        for name in split(names):
            s.spices[owner * SPICES + SPICE_IDS.index(name)] += 1
    for owner, names in p.halls.items():
        for name in split(names):
            s.halls[owner * HALLS + HALL_IDS.index(name)] += 1
            s.servants[owner] -= 1
    for owner, names in p.posts.items():
        for name in split(names):
            s.posts[owner] |= 1 << T.city_ids.index(name)
    for owner, name in p.mosque.items():
        s.mosque[owner] = T.space_ids.index(name)
    for things, ids, owners in (
        (p.breakthroughs, T.breakthrough_ids, s.breakthrough),
        (p.contracts, T.contract_ids, s.contract),
        (p.tiles, T.scoring_tile_ids, s.scoring_tiles),
    ):
        for owner, names in things.items():
            for name in split(names):
                owners[ids.index(name)] = owner


def _figures(s: MervState, p: Position) -> None:
    for figures, row in (
        (p.camels, s.camels),
        (p.favour, s.favour),
        (p.influence, s.influence),
        (p.scrolls, s.scrolls),
        (p.common, s.common),
        (p.rare, s.rare),
    ):
        for owner, number in figures.items():
            row[owner] = number
    for owner, number in p.points.items():
        s.score(owner, number, 0)
    s.best_favour = s.favour[:]


def _caravan(s: MervState, p: Position) -> None:
    """The row and the deck; camels that are not named have left the game."""
    for word in p.caravan.split():
        s.caravan.append(SPICE_IDS.index(word.rstrip("+")))
        s.on_card.append(word.endswith("+"))
    for spice in range(SPICES):
        held = sum(s.spices[spice::SPICES])
        s.deck[spice] -= held + s.caravan.count(spice)
    s.city_camel = [name in p.cities.split() for name in T.city_ids]
    s.lane_camel = [name in p.lanes.split() for name in T.space_ids]
    there = sum(s.camels)
    for camels in (s.on_card, s.stall, s.city_camel, s.lane_camel):
        there += sum(camels)
    full = INNER + T.space_step.count(1) + T.caravan_camels[s.seats]
    assert there <= full, "more camels than there are"
    s.camels_gone = full - there


def _flow(s: MervState, p: Position) -> None:
    for owner, slot in p.standing.items():
        s.meeple[owner] = SLOT_IDS.index(slot)
        s.acted.append(owner)
    steps: list[Step[MervState]] = [turn_of(s, o) for o in s.queue if s.meeple[o] == NONE]
    steps.append(FormQueue())
    steps += [Do(next_round, side) for side in range(s.round + 1, 4)]
    if s.year >= T.first_invasion:
        steps.append(Invasion())
    steps += [ScoreYear(), NextYear() if s.year < T.years else Do(score_sets)]
    s.then(*steps)


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


def run(match: Match, *steps: Step[MervState]) -> Match:
    """These steps come now, in place of the turn."""
    match.state.stack = []
    match.state.then(*steps, NextYear())
    play.settle(match.state)
    return match


# --- questions --------------------------------------------------------------------------------


def choices(match: Match) -> list[str]:
    """What may be chosen now, as texts."""
    return [action.text for action in match.options()]


def offers(match: Match, verb: str) -> list[str]:
    """What may be chosen with a verb: the rest of the texts."""
    parts = [text.partition(" ") for text in choices(match)]
    return [rest for first, _, rest in parts if first == verb]


def cubes_of(match: Match, seat: int = 0) -> str:
    """The cubes of a seat in words, in the order of the colours."""
    row = match.state.cubes[seat * CUBES : (seat + 1) * CUBES]
    words = [f"{COLOUR_IDS[c]}*{n}" if n > 1 else COLOUR_IDS[c] for c, n in enumerate(row) if n]
    return " ".join(words)


def owner_at(match: Match, cell: str) -> int:
    """Whose building stands on a cell, or NONE."""
    owner: int = match.state.building[CELL_IDS.index(cell)]
    return owner


def log(match: Match) -> list[tuple[str, dict[str, str | int], str]]:
    """The log as everybody reads it: message, arguments, rule. What the position itself brought
    about comes last."""
    notes = [*match.log(None), *match.state.notes]
    return [(note.message.id, note.message.args, note.message.rule) for note in notes]


def prompt(match: Match) -> tuple[str, dict[str, str | int], str]:
    message = match.view(None).prompt
    return message.id, message.args, message.rule


def kinds(match: Match) -> str:
    """The kinds of options that the prompt tells whoever is asked."""
    return str(match.view(match.actor).prompt.args["kinds"])


def told(match: Match, message: str) -> list[dict[str, str | int]]:
    """What the lines of the log with this message tell."""
    notes = [*match.log(None), *match.state.notes]
    return [note.message.args for note in notes if note.message.id == f"merv-log-{message}"]


def refusals(match: Match) -> dict[str, tuple[str, str]]:
    """What is greyed out for the actor: by action, the message and the rule."""
    return {
        refused.text: (refused.reason.id, refused.reason.rule)
        for refused in match.view(match.actor).refusals
    }
