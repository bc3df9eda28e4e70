"""A match: a record, the state it leads to, and the luck that carries it on."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, cast

from serai.core import play
from serai.core.action import Action
from serai.core.bot import Bot
from serai.core.errors import IllegalAction, NotationError, RecordError, SetupError
from serai.core.fairness import SealedLuck, commitment, new_secret
from serai.core.game import AnyGame, Game
from serai.core.luck import FastLuck, Luck
from serai.core.outcome import Outcome
from serai.core.record import Event, Header, Record, may_see, redact, undo_floor
from serai.core.step import CHANCE, NOBODY, Note, State
from serai.core.view import TableView

FAST, SEALED, BRANCHED = "fast", "sealed", "branched"
"""Kinds of luck in a header: by seed; sealed and verifiable; played on from another record."""

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", bound=TableView, default=Any)
else:  # defaults let anybody write `Match` alone; Python itself knows them later than we need
    from typing import TypeVar

    S, V = TypeVar("S"), TypeVar("V")


class Match(Generic[S, V]):
    """One game being played. Chance resolves by itself; every choice lands in the record.

    `seed` gives a repeatable match with the fast luck, `secret` one with the sealed luck. Without
    either, a fresh secret is made.
    """

    def __init__(
        self,
        game: Game[S, V],
        players: int | None = None,
        seed: int | None = None,
        *,
        secret: str | None = None,
        names: Sequence[str] = (),
        options: dict[str, str] | None = None,
    ) -> None:
        header = game.header(players, names, options)
        if seed is not None and secret is not None:
            raise SetupError("a match has a seed or a secret, not both")
        if seed is not None:
            header = replace(header, luck=FAST)
            secret = str(_checked_seed(seed))
        else:
            secret = secret or new_secret()
            SealedLuck(secret)  # says what is wrong with it
            header = replace(header, luck=SEALED, commitment=commitment(secret))
        self._begin(game, header, secret)
        self._draw()
        self._floor = len(self.events)

    def _begin(self, game: Game[S, V], header: Header, secret: str) -> None:
        self.game = game
        self.header = header
        self._secret = secret
        self._luck = luck_of(header.luck, secret) if secret else None
        self.events: list[Event] = []
        self._floor = 0
        self._forget_notes()
        self.state = game.new(header)
        self.state.notes = []
        self.opening: list[Note] = []
        play.settle(self.state)
        self.opening = self._collect()

    # --- asking -------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.header.players

    @property
    def actor(self) -> int:
        """The seat to decide, or NOBODY when the game is over."""
        return play.actor(self.state)

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    def options(self) -> list[Action]:
        """What the actor may choose."""
        return play.options(self.state)

    def view(self, seat: int | None = None) -> V:
        """What a seat sees; None is an onlooker."""
        self._bit(seat)
        return self.game.view(self.state, seat)

    def ask(self, bot: Bot) -> Action:
        """What a bot would choose for the actor. It gets the actor's view, never the state, and
        the notes that it has made itself, none of another bot that was asked for this seat."""
        if self._asked.get(self.actor) is not bot:
            self.notes_of(self.actor).clear()
            self._asked[self.actor] = bot
        return bot.choose(self.view(self.actor), self.options(), Worlds(self, self.actor))

    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result with its reasons, or None while the game goes on."""
        return self.game.outcome(self.state)

    @property
    def record(self) -> Record:
        """The record, with the secret of its luck only when the game is over.

        It tells all that was dealt. While the game goes on, a seat gets `redact(record, seat)`.
        """
        return self._record(self._secret if self.over else "")

    def saved(self) -> Record:
        """The record for the host, with the secret, so that the match can go on later."""
        return self._record(self._secret)

    def log(self, seat: int | None = None) -> list[Note]:
        """What has happened, as far as a seat may know."""
        bit = self._bit(seat)
        notes = self.opening + [note for event in self.events for note in event.notes]
        return [note for note in notes if may_see(note.seen_by, bit)]

    def notes_of(self, seat: int) -> dict[str, Any]:
        """What a bot in this seat has noted in this turn; nothing when another one has begun."""
        if self._noted_in != self.state.turns:
            self._forget_notes(self.state.turns)
        return self._notes.setdefault(seat, {})

    def _forget_notes(self, turn: int = 0) -> None:
        self._noted_in = turn
        self._notes: dict[int, dict[str, Any]] = {}
        self._asked: dict[int, Bot] = {}

    def _bit(self, seat: int | None) -> int:
        if seat is None:
            return 0
        if not 0 <= seat < self.players:
            raise SetupError(f"there is no seat {seat}: seats are 0 to {self.players - 1}")
        return 1 << seat

    # --- playing ------------------------------------------------------------------------------

    def play(self, action: Action | str, seat: int | None = None) -> None:
        """Make a choice for the actor. Anything wrong raises and changes nothing."""
        if self.over:
            raise IllegalAction("the game is over")
        if seat is not None and seat != self.actor:
            raise IllegalAction(f"seat {self.actor} is to decide, not seat {seat}")
        if isinstance(action, str):
            action = self.game.read(action)
        options = self.options()
        if action not in options:
            raise IllegalAction(play.refusal(self.state, action))
        self._apply(options[options.index(action)])  # the shared one, which knows its text
        self._draw()
        self._floor = undo_floor(self.events, self.events[-1].seat)

    def can_undo(self) -> bool:
        """Whether the last choice may be taken back: nothing was revealed since.

        Taking back never lowers the floor: what another seat has shown stays shown.
        """
        return len(self.events) > self._floor

    def undo(self) -> None:
        """Take back the last choice."""
        if not self.can_undo():
            raise IllegalAction("nothing to take back: chance or another seat has moved since")
        kept, floor = self.events[:-1], self._floor
        self._begin(self.game, self.header, self._secret)
        for event in kept:
            self._apply(self.game.read(event.text))
        self._floor = floor

    def fork(self) -> "Match[S, V]":
        """An independent match at the same point, with the same luck to come."""
        other: Match[S, V] = Match.__new__(Match)
        other.game, other.header = self.game, self.header
        other._secret, other._luck = self._secret, self._luck
        other.events = self.events[:]
        other._floor = self._floor
        other.opening = self.opening
        other._forget_notes()
        other.state = cast(S, self.state.copy())
        other.state.notes = []
        return other

    def follow(self, events: Sequence[Event]) -> None:
        """Replay lines that were played elsewhere; each is checked against the rules."""
        for event in events:
            _replay_line(self, event, len(self.events))
        self._floor = undo_floor(self.events, self.events[-1].seat) if self.events else 0

    def _apply(self, action: Action) -> None:
        step = self.state.stack[-1]
        event = Event(step.actor(self.state), action.text, step.seen_by(self.state))
        play.apply_trusted(self.state, action)
        event.notes = self._collect()
        self.events.append(event)

    def _draw(self) -> None:
        """Let chance decide until a seat has to."""
        while self.actor == CHANCE:
            if self._luck is None:
                self._branch()
            assert self._luck is not None
            step = self.state.stack[-1]
            self._apply(step.sample(self.state, self._luck, self.state.draws))

    def _branch(self) -> None:
        """Go on from a record whose luck is not known: with luck of our own from here."""
        self._secret = new_secret()
        self._luck = SealedLuck(self._secret)
        self.header = replace(self.header, luck=BRANCHED, commitment="")

    def _collect(self) -> list[Note]:
        notes: list[Note] = self.state.notes or []
        self.state.notes = []
        return notes

    def _record(self, secret: str) -> Record:
        scores = tuple(self.scores()) if self.over else ()
        return Record(self.header, list(self.events), self.over, secret, scores)


@dataclass(frozen=True)
class Worlds:
    """The worlds a seat could be in, and their past: all that a bot gets besides the view."""

    _match: Match
    seat: int

    @property
    def notes(self) -> dict[str, Any]:
        return self._match.notes_of(self.seat)

    def record(self) -> Record:
        return redact(self._match.record, self.seat)

    def sample(self, luck: Luck) -> State:
        imagined: State = self._match.game.imagine(self._match.state, self.seat, luck)
        return imagined


def luck_of(kind: str, secret: str) -> Luck:
    """The luck that a header names."""
    if kind == FAST:
        if not (secret.isascii() and secret.isdigit() and len(secret) < 100):
            why = f"the seed of the luck is not a number: {secret[:20]!r}"
            raise RecordError(why, "record-altered")
        return FastLuck(int(secret))
    if kind in (SEALED, BRANCHED):
        try:
            return SealedLuck(secret)
        except SetupError as fault:
            raise RecordError(str(fault), "record-altered") from None
    raise RecordError(f"unknown kind of luck {kind[:20]!r}", "record-altered")


def rebuild(
    game: AnyGame, record: Record, upto: int | None = None, luck: Luck | None = None
) -> Match:
    """Replay a record up to a number of choices (all of them without `upto`).

    Every line is checked against the rules. Only the lines count, no luck is needed; where one is
    given, every outcome of chance must be the one that this luck draws.
    """
    if upto is not None and upto < 0:
        raise RecordError(f"a replay goes up to 0 choices or more, not {upto}")
    _check_header(game, record)
    match = Match.__new__(Match)
    match._begin(game, record.header, record.secret)
    choices = 0
    for number, event in enumerate(record.events):
        if upto is not None and choices == upto and event.seat != CHANCE:
            break
        if luck is not None and event.seat == CHANCE:
            _prove_line(match, event, luck, number)
        _replay_line(match, event, number)
        choices += event.seat != CHANCE
    else:
        _check_end(match, record)
    if match.events:
        match._floor = undo_floor(match.events, match.events[-1].seat)
    return match


def _prove_line(match: Match, event: Event, luck: Luck, number: int) -> None:
    if match.actor != CHANCE:
        return  # the replay says what is wrong
    drawn = match.state.stack[-1].sample(match.state, luck, match.state.draws)
    if drawn.text != event.text:
        raise _astray(event, number, f"the luck of this game gives {drawn.text!r}", "record-luck")


def _replay_line(match: Match, event: Event, number: int) -> None:
    if match.over:
        raise _astray(event, number, "the game is over before it")
    if event.seat != match.actor:
        who = "chance" if match.actor == CHANCE else f"seat {match.actor}"
        raise _astray(event, number, f"it is the turn of {who}")
    try:
        action = match.game.read(event.text)
    except NotationError as fault:
        raise _astray(event, number, str(fault)) from None
    if action not in match.options():
        raise _astray(event, number, str(play.refusal(match.state, action)))
    match._apply(action)


def _astray(event: Event, number: int, why: str, told: str = "record-move") -> RecordError:
    """A line that the rules, or the luck, do not allow where it stands."""
    line = event.line()[:60]
    words = f"move {number + 1} ({line!r}): {why}"
    return RecordError(words, told, move=number + 1, line=line)


def _check_header(game: AnyGame, record: Record) -> None:
    head = record.header
    if head.game != game.meta.id:
        why = f"a record of {head.game!r} cannot be replayed as {game.meta.id!r}"
        raise RecordError(why, "record-game", game=game.meta.title)
    if head.rules not in (game.meta.rules, *game.meta.replays):
        why = f"the record needs version {head.rules} of the rules; this is {game.meta.rules}"
        raise RecordError(why, "record-rules", wants=head.rules, has=game.meta.rules)
    if head.data != game.components.digest:
        wants = f"edition {head.edition!r}" if head.edition else "the plain components"
        has = f"edition {game.components.edition!r}" if game.components.edition else "plain ones"
        raise RecordError(
            f"the record was played with {wants} (hash {head.data[:16]}), "
            f"but these are {has} (hash {game.components.digest})",
            "record-components" if not head.edition else "record-edition",
            edition=head.edition,
        )
    if head.luck not in (FAST, SEALED, BRANCHED):
        raise RecordError(f"unknown kind of luck {head.luck[:20]!r}", "record-altered")
    try:
        game.header(head.players, head.seats, head.options)
    except SetupError as fault:
        raise RecordError(f"the header does not fit the game: {fault}", "record-header") from None


def _check_end(match: Match, record: Record) -> None:
    if record.finished and not match.over:
        why = "the record says the game is finished, but moves are missing"
        raise RecordError(why, "record-altered")
    if match.over and not record.finished:
        why = "the record says the game is not finished, but it is"
        raise RecordError(why, "record-altered")
    if record.finished and record.scores != tuple(match.scores()):
        why = f"the record gives scores {record.scores}, the game {match.scores()}"
        raise RecordError(why, "record-altered")


def _checked_seed(seed: int) -> int:
    if seed < 0:
        raise SetupError(f"a seed is a whole number from 0 on, not {seed}")
    if seed.bit_length() > 256:
        raise SetupError("a seed has at most 256 bits")
    return seed
