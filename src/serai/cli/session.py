"""A game at the terminal: shows the table, asks, lets the bots move, tells what happened."""

from collections.abc import Mapping
from pathlib import Path
from tempfile import gettempdir

from rich.console import Console
from rich.text import Text

from serai.bots import Bot
from serai.cli.result import result_table
from serai.cli.turn import Turn
from serai.core.draft import Draft
from serai.core.match import Match
from serai.core.record import Record
from serai.games.terminal import board_of
from serai.games.voice import Voice

LONG_LOG = 20


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
        self.turn: Turn | None = None
        """The turn that the person is playing."""

    @property
    def name(self) -> str:
        """What the person is called."""
        return self.voice.seats[self.seat]

    def run(self) -> None:
        """Play to the end, or until the person leaves; either way the game is kept."""
        try:
            self._greet()
            while not self.match.over:
                self._tell()
                if self.match.actor == self.seat:
                    self._play_turn()
                else:
                    self.match.play(self.match.ask(self.bots[self.match.actor]))
            self._tell()
            self._finish()
        except (EOFError, KeyboardInterrupt):
            self._leave()

    # --- the parts of a game ------------------------------------------------------------------

    def _greet(self) -> None:
        head, text = self.match.header, self.voice.text
        players = ", ".join(self.voice.seats)
        title = {"game": self.match.game.meta.title, "players": players}
        self.out.print(Text(text("terminal-title", title), "bold"))
        if head.edition:
            self.out.print(Text(text("terminal-edition", {"name": head.edition})))
        if head.commitment:
            self.out.print(Text(text("terminal-sealed", {"seal": head.commitment}), "dim"))
        self.out.print(text("terminal-start"))
        if self.match.events and self.match.record.choices():
            self.told = max(0, len(self.match.log(self.seat)) - LONG_LOG)

    def _play_turn(self) -> None:
        self.turn = Turn(self)
        self.turn.play()
        self.turn = None

    def _tell(self) -> None:
        """Print what has happened since the last time."""
        self.repeat(len(self.match.log(self.seat)) - self.told)
        self.told = len(self.match.log(self.seat))

    def repeat(self, count: int | None = None) -> None:
        """Print the last lines of the log."""
        log = self.match.log(self.seat)
        for note in log[max(0, len(log) - (LONG_LOG if count is None else count)) :]:
            self.out.print(Text(f"  {self.voice.tell(note.message)}"))

    # --- keeping it ---------------------------------------------------------------------------

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.out.print(result_table(outcome, self.voice))
        path = self._kept(self.match.record)
        self._line("terminal-record", path=path, command=f"serai verify {path}")

    def _leave(self) -> None:
        path = self._kept(self.match.saved())
        game = self.match.game.meta.id
        self.out.print()
        self._line("terminal-kept", command=f"serai play {game} --load {path}")
        if self.turn is not None:
            self._say_what_is_lost(self.turn.draft)

    def save(self, path: Path, draft: Draft) -> None:
        """Keep the game without the draft: that is not part of it yet."""
        self.match.saved().save(path)
        self._line("terminal-saved", path=path)
        self._say_what_is_lost(draft)

    def _say_what_is_lost(self, draft: Draft) -> None:
        if draft.lines:
            self._line("terminal-turn-lost")

    def _kept(self, record: Record) -> Path:
        """Save the game where it was asked for, or at least somewhere."""
        try:
            record.save(self.keep)
            return self.keep
        except OSError as fault:
            self.out.print(Text(f"{self.keep}: {fault.strerror}", "red"), soft_wrap=True)
            path = Path(gettempdir()) / self.keep.name
            record.save(path)
            return path

    def _line(self, id: str, **args: Path | str) -> None:
        """A line that is not broken, so that a path in it can be copied."""
        told = {key: str(value) for key, value in args.items()}
        self.out.print(Text(self.voice.text(id, told)), soft_wrap=True)
