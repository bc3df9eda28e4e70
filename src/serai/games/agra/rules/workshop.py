"""Workshops: the action of a building that processes goods, and who follows it."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import IfPossible, Message
from serai.games.agra.actions import Build, Process
from serai.games.agra.rules import goods
from serai.games.agra.rules.anytime import IfAnyUse, may_have
from serai.games.agra.rules.city import build
from serai.games.agra.state import AgraState


class Workshop(IfAnyUse):
    """[process.building] Up to three goods, or none; [builder.process] so it is in a building just
    built, too, [build.process] even if one got it in the turn of another. Where an edition asks for
    a good, whoever comes must process."""

    rule: ClassVar[str] = "process.building"
    asks: ClassVar[str] = "agra-prompt-process"
    about: ClassVar[tuple[str, ...]] = ("building",)

    def __init__(self, seat: int, building: int, optional: bool) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.optional: Final = optional

    def any_use(self, s: AgraState) -> bool:
        source = s.tables.arrow_from[s.tables.arrow_into[self.building]]
        return not self.optional or may_have(s, self.seat, source)

    def choices(self, s: AgraState) -> list[Action]:
        options = goods.building_options(s, self.seat, self.building)
        if self.optional or not options:
            options.append(s.words.done)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Process):
            process_openly(s, self.seat, action.arrow, action.count)


class FirstSite(IfPossible[AgraState]):
    """[notable.mujtahida] The first site on the way through the city, for nothing, or not at all.

    Without a worker at home it is built all the same, but nobody stands there to process.
    [follow.mujtahida] Processing there is followed: it is built as by the Architect.
    """

    rule: ClassVar[str] = "notable.mujtahida"

    def options(self, s: AgraState) -> list[Action]:
        barred = s.tables.mujtahida_needs_worker and not s.supply[self.seat]
        if barred or all(s.built):
            return []
        return [s.words.build[s.built.index(False)], s.words.done]

    def apply(self, s: AgraState, action: Action) -> None:
        if not isinstance(action, Build):
            return
        if s.supply[self.seat]:
            build(s, self.seat, action.building, Workshop(self.seat, action.building, True))
        else:
            build(s, self.seat, action.building)

    def prompt(self, s: AgraState) -> Message:
        site = s.built.index(False)
        return s.message("agra-prompt-first-site", self.rule, self.seat, "building", site)


# === FOLLOWING ================================================================================


def process_openly(s: AgraState, seat: int, arrow: int, count: int) -> None:
    """[follow.may] After goods were processed by a main action every other seat may process one.

    [follow.order] They are asked clockwise. [favour.process_extra] What the tile adds comes last,
    when their favours are there to pay for it; it is for one's own turn.
    """
    if seat == s.turn:
        s.asks.extra(s, seat, arrow)
    s.then(*[Follow(other, seat, arrow) for other in s.after(seat)])
    goods.process(s, seat, arrow, count, "process.building")


class Follow(IfAnyUse):
    """[follow.one] One good of the same kind along the same arrow, or none. [follow.extra] The tile
    may be added; the one followed gets nothing for that.

    [anytime.turn] Whoever follows another's Mujtahida in their own turn may get the good first.
    """

    rule: ClassVar[str] = "follow.one"

    def __init__(self, seat: int, leader: int, arrow: int) -> None:
        super().__init__(seat)
        self.leader: Final = leader
        self.arrow: Final = arrow

    def any_use(self, s: AgraState) -> bool:
        return may_have(s, self.seat, s.tables.arrow_from[self.arrow])

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        if s.has(self.seat, s.tables.arrow_from[self.arrow]):
            options.append(s.words.process[self.arrow][0])
        options.append(s.words.done)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        """[follow.favour] The leader gets a favour for each seat that follows."""
        if isinstance(action, Process):
            goods.process_alone(s, self.seat, self.arrow, 1, self.rule)
            goods.gain_favours(s, self.leader, s.tables.follower_favours, "follow.favour")

    def prompt(self, s: AgraState) -> Message:
        t = s.tables
        source, target = t.arrow_from[self.arrow], t.arrow_to[self.arrow]
        about = ("seat2", self.leader, "good", source, "into", target)
        return s.message("agra-prompt-follow", self.rule, self.seat, *about)
