"""Scoring a year: courtiers, buildings, scoring tiles, the end of the mosque."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Do, IfPossible
from serai.games.merv import state
from serai.games.merv import tables as c
from serai.games.merv.rules.gains import score_points
from serai.games.merv.state import MervState


def hall_points(s: MervState, owner: int, hall: int) -> int:
    """What a courtier in a hall scores."""
    if hall == c.KNOWLEDGE:  # [score.knowledge]
        return s.scrolls[owner]
    if hall == c.SPICE:  # [score.spice]
        return sum(s.spices[owner * c.SPICES : (owner + 1) * c.SPICES])
    if hall == c.FAITH:  # [score.faith]
        return s.mosque_steps(owner)
    return s.common[owner] + s.rare[owner]  # [score.trade]


def score_courtier(s: MervState, owner: int, hall: int) -> None:
    points = hall_points(s, owner, hall)
    s.score(owner, points, state.BY_COURTIERS)
    if owner < s.seats:
        s.tell("merv-log-hall", "score.each", owner, "hall", hall, "count", points)


def score_seat(s: MervState, seat: int) -> None:
    """[score.favour] Every courtier costs a favour, [score.each] and scores.
    [score.short] With too little favour one chooses which of them do."""
    count = s.courtiers(seat)
    halls = s.halls[seat * c.HALLS : (seat + 1) * c.HALLS]
    paid = min(count, s.favour[seat])
    s.favour[seat] -= paid
    s.favour_spent[seat] = paid
    if paid:
        s.tell("merv-log-favour-spent", "score.favour", seat, "count", paid)
    s.stack.append(Do(score_buildings, seat))
    if paid == count:
        for hall in range(c.HALLS):
            for _ in range(halls[hall]):
                score_courtier(s, seat, hall)
    else:
        s.stack.append(ChooseCourtiers(seat, paid, halls))


class ChooseCourtiers(IfPossible[MervState]):
    """[score.short] One courtier after the other scores, as far as favour went."""

    rule: ClassVar[str] = "score.short"
    asks: ClassVar[str] = "merv-prompt-score"
    about: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: int, count: int, halls: list[int]) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.halls: Final = halls
        """Courtiers that have not scored, by hall."""

    def options(self, s: MervState) -> list[Action]:
        halls = range(c.HALLS) if self.count else range(0)
        return [s.words.score[hall] for hall in halls if self.halls[hall]]

    def apply(self, s: MervState, action: Action) -> None:
        hall = action.thing
        score_courtier(s, self.seat, hall)
        halls = self.halls[:]
        halls[hall] -= 1
        s.stack.append(ChooseCourtiers(self.seat, self.count - 1, halls))


def score_buildings(s: MervState, seat: int) -> None:
    """[score.buildings] Buildings, [score.tiles] scoring tiles, [score.mosque] and the end of the
    mosque."""
    t = s.tables
    own = [cell for cell in range(c.CELLS) if s.building[cell] == seat]
    score_points(s, seat, len(own) * t.building_points, state.BY_BUILDINGS, "score.buildings")
    for tile, owner in enumerate(s.scoring_tiles):
        if owner == seat:
            count = len([cell for cell in own if s.symbol(cell) == t.scoring_symbol[tile]])
            points = count * t.scoring_points[tile]
            score_points(s, seat, points, state.BY_TILES, "score.tiles")
    space = s.mosque[seat]
    if space != c.NONE and t.space_gift[space] == c.MOSQUE_SCORING:
        count = len([cell for cell in own if s.symbol(cell) == c.MOSQUE])
        points = count * t.mosque_end_points
        score_points(s, seat, points, state.BY_MOSQUE_END, "score.mosque")


def score_sets(s: MervState) -> None:
    """[end.sets] The caravan cards of everybody, sorted into sets."""
    for owner in s.queue:
        points = set_points(s, s.spices[owner * c.SPICES : (owner + 1) * c.SPICES])
        score_points(s, owner, points, state.BY_SPICES, "end.sets")


def set_points(s: MervState, spices: list[int]) -> int:
    """[end.values] Each set as large as possible: in a pass, one card of every spice left."""
    sizes = [len([one for one in spices if one > taken]) for taken in range(max(spices))]
    return sum([s.tables.set_points[size - 1] for size in sizes])
