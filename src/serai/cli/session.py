"""A game at the terminal: shows the table, asks, lets the bots move, tells what happened."""

from collections.abc import Mapping
from pathlib import Path
from tempfile import gettempdir

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from serai.bots import Bot
from serai.cli.result import result_table
from serai.cli.rules import print_rules
from serai.core.action import Action
from serai.core.draft import Draft
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.core.record import Record
from serai.games.terminal import board_of, look_at
from serai.games.voice import Voice

HELP = """\
Type the number of a move, or its notation, or one of these:
  board        show the table again
  why          what you may not do now, and why
  undo         take back your last move, if nothing was revealed since
  log [N]      the last N things that happened
  rules [ID]   the rules, or those whose id starts so
  save FILE    keep the game as it stands
  quit         leave; the game is kept
With only one move left to choose, Enter chooses it."""
LONG_LOG = 20
MANY_MOVES = 20
"""More moves than that stand in columns."""


class Session:
    """One person in one seat, bots in the others."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: Mapping[int, Bot],
        keep: Path,
        out: Console,
        language: str,
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.keep = keep
        self.out = out
        self.voice = Voice(match.game, match.header.seats, language)
        self.board = board_of(match.game.meta.id)
        self.told = 0
        """How many lines of the log have been printed."""
        self.moves: dict[str, Action] = {}
        """The moves on offer, by their descriptions, in the order of their numbers."""

    def run(self) -> None:
        """Play to the end, or until the person leaves; either way the game is kept."""
        try:
            self._greet()
            while not self.match.over:
                self._tell()
                if self.match.actor == self.seat:
                    self._ask()
                else:
                    self._let_bot_move()
            self._tell()
            self._finish()
        except (EOFError, KeyboardInterrupt):
            self._leave()

    # --- the parts of a game ------------------------------------------------------------------

    def _greet(self) -> None:
        head = self.match.header
        players = ", ".join(head.seats)
        self.out.print(Text(f"{self.match.game.meta.title}: {players}", "bold"))
        if head.edition:
            self.out.print(Text(f"Edition: {head.edition}"))
        if head.commitment:
            self.out.print(Text(f"The luck is sealed: {head.commitment}", "dim"))
        self.out.print("Type help to see what you can type.")
        if self.match.events and self.match.record.choices():
            self.told = max(0, len(self.match.log(self.seat)) - LONG_LOG)

    def _tell(self) -> None:
        """Print what has happened since the last time."""
        log = self.match.log(self.seat)
        for note in log[self.told :]:
            self.out.print(Text(f"  {self.voice.tell(note.message)}"))
        self.told = len(log)

    def _let_bot_move(self) -> None:
        self.match.play(self.match.ask(self.bots[self.match.actor]))

    def _ask(self) -> None:
        """Ask until the person has made a choice."""
        if not self._in_the_middle():
            self._show_board()
        self._offer()
        done = False
        while not done:
            line = input(f"{self.match.header.seats[self.seat]}> ").strip()
            try:
                done = self._obey(line)
            except SeraiError as fault:
                self.out.print(Text(str(fault), "red"))
            except OSError as fault:
                self.out.print(Text(f"{fault.filename}: {fault.strerror}", "red"))

    def _in_the_middle(self) -> bool:
        """Whether the last thing that happened was a choice of the person."""
        events = self.match.events
        return bool(events) and events[-1].seat == self.seat

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.out.print(result_table(outcome, self.voice))
        path = self._kept(self.match.record)
        self._line(f"The record is in {path}. Prove it: serai verify {path}")

    def _leave(self) -> None:
        path = self._kept(self.match.saved())
        game = self.match.game.meta.id
        self.out.print()
        self._line(f"The game is kept. Go on: serai play {game} --load {path}")

    def _kept(self, record: Record) -> Path:
        """Save the game where it was asked for, or at least somewhere."""
        try:
            record.save(self.keep)
            return self.keep
        except OSError as fault:
            self._line(f"{self.keep}: {fault.strerror}", "red")
            path = Path(gettempdir()) / self.keep.name
            record.save(path)
            return path

    # --- showing ------------------------------------------------------------------------------

    def _line(self, text: str, style: str = "") -> None:
        """A line that is not broken, so that a path in it can be copied."""
        self.out.print(Text(text, style), soft_wrap=True)

    def _show_board(self) -> None:
        self.out.print()
        for part in self.board.board(self.match.view(self.seat), self.voice):
            self.out.print(part)
            self.out.print()

    def _offer(self) -> None:
        """List the moves. Cards that are alike are one move."""
        self.moves = {}
        for action in sorted(self.match.options(), key=lambda action: action.index):
            self.moves.setdefault(self.voice.action(action), action)
        view = self.match.view(self.seat)
        if view.prompt is not None:
            text = Text(self.voice.say(view.prompt), "bold")
            self.out.print(text.append(f"  ({view.prompt.rule})", "not bold dim"))
        look = look_at(view, self.voice, Draft(self.match, self.seat))
        lines = []
        for number, (words, action) in enumerate(self.moves.items(), 1):
            hint = self.board.hint(look, action)
            lines.append(Text(f"{number:4}  {words}").append(f"  · {hint}" if hint else "", "dim"))
        if len(lines) > MANY_MOVES:
            self.out.print(Columns(lines, column_first=True, padding=(0, 1)))
        else:
            self.out.print(*lines, sep="\n")

    # --- doing what is typed ------------------------------------------------------------------

    def _obey(self, line: str) -> bool:
        """Do what was typed; True when that settles the open decision."""
        word, _, rest = line.partition(" ")
        command = getattr(self, f"do_{word.lower()}", None) if word.isalpha() else None
        if command is not None:
            return bool(command(rest.strip()))
        chosen = self._chosen(line)
        self._check(chosen)
        self.match.play(chosen, self.seat)
        return True

    def _check(self, action: Action) -> None:
        """What is not allowed is refused in words; the engine would say it to a developer."""
        view = self.match.view(self.seat)
        if action in view.options:
            return
        reason = next((one.reason for one in view.refusals if one.text == action.text), None)
        if reason is None:
            raise SeraiError(f"'{action}' is not allowed now: type the number of a move, or why")
        raise SeraiError(
            f"{self.voice.say(reason)}  ({self.match.game.rulebook.cite(reason.rule)})"
        )

    def _chosen(self, line: str) -> Action:
        offered = list(self.moves.values())
        if not line and len(offered) == 1:
            return offered[0]
        if line.isascii() and line.isdigit():
            if not 1 <= int(line[:9]) <= len(offered):
                raise SeraiError(f"there is no move {line[:9]}: moves are 1 to {len(offered)}")
            return offered[int(line[:9]) - 1]
        if not line:
            raise SeraiError("type the number of a move, or help")
        return self.match.game.read(line)

    def do_help(self, rest: str) -> None:
        self.out.print(Text(HELP))

    def do_board(self, rest: str) -> None:
        self._show_board()
        self._offer()

    def do_why(self, rest: str) -> None:
        refusals = self.match.view(self.seat).refusals
        cite = self.match.game.rulebook.cite
        for reason in dict.fromkeys(
            f"{self.voice.say(refusal.reason)}  ({cite(refusal.reason.rule)})"
            for refusal in refusals
        ):
            self.out.print(Text(f"  {reason}"))
        if not refusals:
            self.out.print("Nothing that you might expect is refused now.")

    def do_undo(self, rest: str) -> bool:
        if not self._in_the_middle():
            raise SeraiError("nothing to take back: chance or another seat has moved since")
        self.match.undo()
        self.told = len(self.match.log(self.seat))
        self.out.print("Taken back.")
        return True

    def do_log(self, rest: str) -> None:
        count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 9 else LONG_LOG
        log = self.match.log(self.seat)
        for note in log[len(log) - min(count, len(log)) :]:
            self.out.print(Text(f"  {self.voice.tell(note.message)}"))

    def do_rules(self, rest: str) -> None:
        print_rules(self.match.game.rulebook, rest, self.out)

    def do_save(self, rest: str) -> None:
        path = Path(rest) if rest else self.keep
        self.match.saved().save(path)
        self._line(f"Saved in {path}.")

    def do_quit(self, rest: str) -> None:
        raise EOFError  # as if nothing more could be typed
