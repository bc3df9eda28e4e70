"""Flow is a stack of steps. The step on top says who decides, what may be chosen, what follows.

A step is immutable: its fields are ids and counts, and what changes lives in the state. So a copy
of the stack is a copy of a list. The play loop takes a step off the stack before it applies a
choice; a step that is not finished puts itself (or its successor) back. Three shapes:

* a *decision* of a seat, or of chance (actor CHANCE),
* a *procedure* (actor NOBODY): the outline of a turn, run without asking anyone; where it is a
  function of the rules that comes later, `Do(refill)` or `Do(pay_back, seat, coins)`,
* an *interruption*: any step pushed above an open decision, which comes back afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from serai.core.action import Action
from serai.core.luck import Luck

CHANCE: Final = -1
"""The seat of chance."""
NOBODY: Final = -2
"""No seat decides: a procedure, or a game that is over."""
EVERYONE: Final = -1
"""A set of seats, as bits: all of them, and the onlookers."""


class Message:
    """Something to say to people, as an id of the text files and the arguments for it."""

    def __init__(self, id: str, args: dict[str, str | int], rule: str = "") -> None:
        self.id: Final = id
        self.args: Final = args
        self.rule: Final = rule

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Message)
            and self.id == other.id
            and self.args == other.args
            and self.rule == other.rule
        )

    def __hash__(self) -> int:
        return hash((self.id, self.rule))

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r}, {self.rule!r})"


class Refusal:
    """Something a player might expect to do but may not do now, and why."""

    def __init__(self, text: str, reason: Message) -> None:
        self.text: Final = text
        self.reason: Final = reason

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return False
        return self.text == other.text and self.reason == other.reason

    def __hash__(self) -> int:
        return hash((self.text, self.reason))


class Note:
    """One line of the log: what happened, who may read it, and the turn it belongs to."""

    def __init__(self, message: Message, seen_by: int = EVERYONE, turn: int = 0) -> None:
        self.message: Final = message
        self.seen_by: Final = seen_by
        self.turn: Final = turn
        """How many turns had begun: lines with the same number tell of one turn."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Note):
            return False
        return self.message == other.message and self.seen_by == other.seen_by

    def __hash__(self) -> int:
        return hash((self.message, self.seen_by))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that is on the table, known and unknown. Each game adds plain lists and numbers."""

    def __init__(self, seats: int, slugs: dict[str, list[str]] | None = None) -> None:
        self.seats = seats
        self.slugs: Final = slugs or {}
        """How the things of each kind are written, by their numbers."""
        self.stack: list[Step[Any]] = []
        self.draws = 0
        """Chance outcomes so far: the number of the next one."""
        self.notes: list[Note] | None = None
        """The log since it was last collected, or None while nobody listens (search)."""
        self.turn = NOBODY
        """The seat whose turn it is, also while others answer in it or chance decides."""
        self.turns = 0
        """Turns that have begun: a draft that leads to another number ends the turn."""

    def begin_turn(self, seat: int) -> None:
        """A turn begins. Every game says so where its rules do."""
        self.turn = seat
        self.turns += 1

    def after(self, seat: int) -> list[int]:
        """All other seats, clockwise from a seat."""
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    def everyone(self) -> list[int]:
        """All seats, clockwise from the one whose turn it is."""
        return [(self.turn + n) % self.seats for n in range(self.seats)]

    def copy_flow(self, c: State) -> None:
        """For `copy`: whose turn it is, what is open, and how far chance has come."""
        c.stack = self.stack[:]
        c.draws = self.draws
        c.turn = self.turn
        c.turns = self.turns

    def copy(self) -> State:
        """An independent copy that nobody listens to. Every game writes its own."""
        raise NotImplementedError

    def then(self, *steps: Step[Any]) -> None:
        """What follows now, in this order."""
        self.stack.extend(steps[::-1])

    # --- words ------------------------------------------------------------------------------

    def slug(self, kind: str, number: int) -> str | int:
        """What a message calls a thing: its slug, or the number itself where a kind has none."""
        slugs = self.slugs.get(kind)
        return slugs[number] if slugs is not None else number

    def message(
        self,
        id: str,
        rule: str,
        seat: int = NOBODY,
        kind: str = "",
        thing: int = 0,
        kind2: str = "",
        thing2: int = 0,
        kind3: str = "",
        thing3: int = 0,
    ) -> Message:
        """A message about a seat and up to three things, each by its kind and number."""
        args: dict[str, str | int] = {}
        if seat != NOBODY:
            args["seat"] = seat
        for name, number in ((kind, thing), (kind2, thing2), (kind3, thing3)):
            if name:
                args[name] = self.slug(name, number)
        return Message(id, args, rule)

    def tell(
        self,
        id: str,
        rule: str,
        seat: int = NOBODY,
        kind: str = "",
        thing: int = 0,
        kind2: str = "",
        thing2: int = 0,
        kind3: str = "",
        thing3: int = 0,
        seen_by: int = EVERYONE,
    ) -> None:
        """Write a line of the log. Callers give numbers: while nobody listens, nothing is looked
        up and nothing is made of them, not even a tuple of arguments."""
        if self.notes is not None:
            said = self.message(id, rule, seat, kind, thing, kind2, thing2, kind3, thing3)
            self.notes.append(Note(said, seen_by, self.turns))

    def refuse(
        self,
        action: Action,
        id: str,
        rule: str,
        kind: str = "",
        thing: int = 0,
        kind2: str = "",
        thing2: int = 0,
        kind3: str = "",
        thing3: int = 0,
    ) -> Refusal:
        """Why an action cannot be chosen now."""
        reason = self.message(id, rule, NOBODY, kind, thing, kind2, thing2, kind3, thing3)
        return Refusal(action.text, reason)

    def refuse_all(self, actions: list[Action], id: str, rule: str) -> list[Refusal]:
        """Why none of these can be chosen now."""
        return [self.refuse(action, id, rule) for action in actions]


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One open decision, or a procedure."""

    rule: ClassVar[str] = ""
    """Id in the game's rulebook."""
    asks: ClassVar[str] = "prompt-choose"
    """The prompt, if it needs to know no more than the seat and what `about` names."""
    about: ClassVar[tuple[str, ...]] = ()
    """Fields of the step that the prompt tells, under the same names."""
    together: ClassVar[dict[str, str]] = {}
    """Verbs for which the prompt has one word, with that word."""
    private: ClassVar[bool] = False
    """Whether the options depend on what only the actor knows. Then they are shown to nobody else,
    and a single option is not played by itself, since that would give the secret away."""

    def actor(self, s: S) -> int:
        """The seat that decides, or CHANCE, or NOBODY for a procedure."""
        return NOBODY

    def options(self, s: S) -> list[Action]:
        """What may be chosen: in a stable order, no two alike, never empty."""
        raise NotImplementedError

    def apply(self, s: S, action: Action) -> None:
        """Carry out the choice. The step is off the stack already."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """Carry out a procedure. The step is off the stack already."""
        raise NotImplementedError

    def only_option(self, s: S) -> Action | None:
        """The one option of a public decision that leaves no choice, else None."""
        options = self.options(s)
        return options[0] if len(options) == 1 else None

    def weights(self, s: S) -> list[int]:
        """Chance only: how often each option comes up, as whole numbers; empty if all alike."""
        return []

    def sample(self, s: S, luck: Luck, n: int) -> Action:
        """Chance only: outcome number n. A subclass may answer faster, never differently."""
        options = self.options(s)
        weights = self.weights(s)
        if not weights:
            return options[luck.below(n, len(options))]
        left = luck.below(n, sum(weights))
        at = 0
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        return options[at]

    def seen_by(self, s: S) -> int:
        """The seats, as bits, that may see which option was chosen."""
        return EVERYONE

    def refusals(self, s: S) -> list[Refusal]:
        """What the actor might expect among the options, and why it is not there."""
        return []

    def kind(self, s: S, action: Action) -> str:
        """What the prompt takes an option for: its verb, unless one word covers several verbs, or
        a verb does not say enough."""
        return self.together.get(action.verb, action.verb)

    def prompt(self, s: S) -> Message:
        """One sentence that asks for the choice. Whoever is asked is also told, as `$kinds`, which
        kinds of options there are, so that no sentence need name one that is not there."""
        args: dict[str, str | int] = {"seat": self.actor(s)}
        for name in self.about:
            args[name] = s.slug(name, getattr(self, name))
        return Message(self.asks, args, self.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Interruptible(Step[S]):
    """A decision before which other things may be done, those that are possible at any time: it
    offers them besides its own choices, and comes again after each of them."""

    def choices(self, s: S) -> list[Action]:
        """What this decision is about: a list made for whoever asks."""
        raise NotImplementedError

    def choose(self, s: S, action: Action) -> None:
        raise NotImplementedError

    def refused(self, s: S) -> list[Refusal]:
        """What one might expect of the step itself, and why it cannot be had."""
        return []

    def first(self, s: S) -> list[Action]:
        """What may be done first, now."""
        raise NotImplementedError

    def do_first(self, s: S, action: Action) -> None:
        raise NotImplementedError

    def refused_first(self, s: S) -> list[Refusal]:
        """What one might expect to do first, and why it cannot be done."""
        return []

    def options(self, s: S) -> list[Action]:
        options = self.choices(s)
        options += self.first(s)
        return options

    def only_option(self, s: S) -> Action | None:
        """The same answer as always, found quickly where there is a choice anyway."""
        options = self.choices(s)
        if len(options) > 1:
            return None
        options += self.first(s)
        return options[0] if len(options) == 1 else None

    def apply(self, s: S, action: Action) -> None:
        if action.anytime:
            s.stack.append(self)
            self.do_first(s, action)
        else:
            self.choose(s, action)

    def run(self, s: S) -> None:
        """Nobody is asked."""

    def refusals(self, s: S) -> list[Refusal]:
        offered = [action.text for action in self.choices(s)]
        first = [one for one in self.refused_first(s) if one.text not in offered]
        return self.refused(s) + first


class Do(Step[S]):
    """A procedure that is a function of the rules: it gets the state, and the numbers that it is
    about."""

    def __init__(self, does: Callable[..., None], *about: int) -> None:
        self.does: Final = does
        self.numbers: Final = about

    def run(self, s: S) -> None:
        if self.numbers:
            self.does(s, *self.numbers)
        else:  # quicker without a tuple
            self.does(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A decision of one seat that is known from the start."""

    def __init__(self, seat: int, why: str = "") -> None:
        self.seat: Final = seat
        self.why: Final = why
        """The clause that leads to it, where several may: it is the one that the log tells."""

    def actor(self, s: S) -> int:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class IfPossible(SeatStep[S]):
    """A decision of one seat that is passed over where nothing can be chosen."""

    otherwise: ClassVar[tuple[str, str]] = ("", "")
    """What the log tells then, and under which clause; an empty one stands for `why`."""

    def actor(self, s: S) -> int:
        return self.seat if self.options(s) else NOBODY

    def run(self, s: S) -> None:
        """Nothing can be chosen."""
        told, rule = self.otherwise
        if told:
            s.tell(told, rule or self.why, self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(SeatStep[S]):
    """A procedure for a seat."""

    def actor(self, s: S) -> int:
        return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(SeatStep[S]):
    """Something that chance decides, for a seat if it concerns one."""

    def __init__(self, seat: int = NOBODY, why: str = "") -> None:
        super().__init__(seat, why)

    def actor(self, s: S) -> int:
        return CHANCE
