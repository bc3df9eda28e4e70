"""A turn of the person at the terminal: choices are a draft, which is shown, taken back, ended.

The draft goes as far as chance, another seat or the end of the game, as in the page. What was
chosen until there is final when the person ends it; where there was never a choice, by itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.text import Text

from serai.cli.rules import print_rules
from serai.core.action import Action
from serai.core.draft import Draft
from serai.core.errors import SeraiError
from serai.games.look import AnyLook
from serai.games.page import Seal, seal_of
from serai.games.terminal import WARNING, details, listing, look_at

if TYPE_CHECKING:
    from serai.cli.session import Session

COMMANDS = {
    "end": ("end", "terminal-help-end"),
    "undo": ("undo", "terminal-help-undo"),
    "board": ("board [ALL]", "terminal-help-board"),
    "why": ("why", "terminal-help-why"),
    "log": ("log [N]", "terminal-help-log"),
    "rules": ("rules [ID]", "terminal-help-rules"),
    "save": ("save FILE", "terminal-help-save"),
    "quit": ("quit", "terminal-help-quit"),
    "help": ("help", "terminal-help-help"),
}
"""The words that can be typed: how they are written, and what they do. No two begin alike."""
CYRILLIC = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")
"""A Cyrillic keyboard has the same keys with other letters on them."""
ALL = "all"
"""After `board`: nothing is left out."""
MANY_MOVES = 20
"""More moves than that stand in columns."""


class Turn:
    """What the person chooses until somebody else or chance comes."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.out = session.out
        self.voice = session.voice
        self.draft = Draft(session.match, session.seat)
        self.ways: list[int] = []
        """For each choice of the draft: how many there were, to end the turn among them."""
        self.ended = False

    def play(self) -> None:
        """Show the table and ask, until the turn is ended."""
        self.show_board()
        while not self.ended:
            self.offer()
            self._ask()

    def _ask(self) -> None:
        """Do what is typed, until something has been chosen, taken back or ended."""
        changed = False
        while not changed:
            line = input(f"{self.session.name}> ").strip()
            try:
                changed = self._obey(line)
            except SeraiError as fault:
                self.out.print(Text(str(fault), "red"))
            except OSError as fault:
                self.out.print(Text(f"{fault.filename}: {fault.strerror}", "red"))

    # --- what can be done ---------------------------------------------------------------------

    @property
    def look(self) -> AnyLook:
        return look_at(self.draft.view(), self.voice, self.draft)

    @property
    def seal(self) -> Seal:
        """What would make the draft final."""
        seal = seal_of(self.look)
        assert seal is not None  # there is a draft
        return seal

    @property
    def moves(self) -> list[tuple[str, Action]]:
        """The moves with their descriptions, in the order of their numbers. Cards that are alike
        are one move, and what only ends the turn is none."""
        found: dict[str, Action] = {}
        ending = self.seal.ending
        for action in sorted(self.draft.options(), key=lambda action: action.index):
            if action.text != ending:
                found.setdefault(self.voice.action(action), action)
        return list(found.items())

    # --- showing ------------------------------------------------------------------------------

    def show_board(self, *, whole: bool = False) -> None:
        """The table, with the draft counted in; the whole of it has what hardly changes, too."""
        board, view = self.session.board, self.draft.view()
        more = details(board, view, self.voice) if whole else ()
        self.out.print()
        for part in (*more, *board.board(view, self.voice)):
            self.out.print(part)
            self.out.print()

    def offer(self) -> None:
        """What was chosen, what is asked, and what can be typed now."""
        look, seal = self.look, self.seal
        if look.drafted:
            chosen = "; ".join(look.words_of(line) for line in look.drafted)
            self.out.print(Text(look.text("terminal-chosen", listed=chosen), "italic"))
        prompt = look.view.prompt
        if seal.prompt:
            self.out.print(Text(seal.prompt, "bold"))
        elif prompt is not None:
            text = Text(self.voice.say(prompt), "bold")
            self.out.print(text.append(f"  ({prompt.rule})", "not bold dim"))
        self._list_moves(look)
        if seal.ready:
            self.out.print(_entry("e", seal.label, seal.wall))
        if self.draft.lines:
            self.out.print(_entry("u", look.text("web-undo"), ""))

    def _list_moves(self, look: AnyLook) -> None:
        hint = self.session.board.hint
        lines = [
            _entry(str(number), words, hint(look, action))
            for number, (words, action) in enumerate(self.moves, 1)
        ]
        if len(lines) > MANY_MOVES:
            self.out.print(Columns(lines, column_first=True, padding=(0, 1)))
        elif lines:
            self.out.print(*lines, sep="\n")

    # --- doing what is typed ------------------------------------------------------------------

    def _obey(self, line: str) -> bool:
        """Do what was typed; True when that has changed the draft, or ended it."""
        word, _, rest = line.partition(" ")
        command = _command(word)
        if command:
            return bool(getattr(self, f"do_{command}")(rest.strip()))
        if not line and not self.moves:
            return self.do_end("")
        action = self._chosen(line)
        if action.text == self.seal.ending:
            return self.do_end("")
        self._check(action)
        self.ways.append(len(self.moves) + bool(self.seal.ending))
        self.draft.add(action)
        self.draft.pay_up()
        if not self.draft.open and max(self.ways) == 1:
            self._commit()  # there was nothing to choose, so there is nothing to think over
        return True

    def _chosen(self, line: str) -> Action:
        text, moves = self.voice.text, self.moves
        if not moves and not self.seal.ending:
            raise SeraiError(text("terminal-type-end"))
        if not line and len(moves) == 1 and not self.seal.ready:
            return moves[0][1]
        if not line:
            raise SeraiError(text("terminal-type"))
        if line.isascii() and line.isdigit():
            if not 1 <= int(line[:9]) <= len(moves):
                args: dict[str, str | int] = {"typed": line[:9], "count": len(moves)}
                raise SeraiError(text("terminal-no-move" if moves else "terminal-type-end", args))
            return moves[int(line[:9]) - 1][1]
        try:
            return self.session.match.game.read(line)
        except SeraiError:  # which says it to a developer
            raise SeraiError(text("terminal-unknown", {"typed": line[:40]})) from None

    def _check(self, action: Action) -> None:
        """What is not allowed is refused in words; the engine would say it to a developer."""
        view = self.draft.view()
        if action in view.options:
            return
        reason = next((one.reason for one in view.refusals if one.text == action.text), None)
        if reason is None:
            raise SeraiError(self.voice.text("terminal-refused", {"typed": action.text}))
        cited = self.session.match.game.rulebook.cite(reason.rule)
        raise SeraiError(f"{self.voice.say(reason)}  ({cited})")

    def _commit(self) -> None:
        self.draft.commit()
        self.ended = True

    def do_end(self, rest: str) -> bool:
        seal = self.seal
        if not seal.ready:
            raise SeraiError(self.voice.text("web-not-finished"))
        if seal.ending:
            self.draft.add(seal.ending)
        self._commit()
        return True

    def do_undo(self, rest: str) -> bool:
        if not self.draft.lines:
            raise SeraiError(self.voice.text("terminal-nothing-chosen"))
        self.draft.undo()
        self.ways.pop()
        self.out.print(self.voice.text("terminal-taken-back"))
        return True

    def do_board(self, rest: str) -> bool:
        self.show_board(whole=_latin(rest) == ALL)
        return True  # and show what can be done

    def do_why(self, rest: str) -> None:
        refusals = self.draft.view().refusals
        cite = self.session.match.game.rulebook.cite
        for reason in dict.fromkeys(
            f"{self.voice.say(refusal.reason)}  ({cite(refusal.reason.rule)})"
            for refusal in refusals
        ):
            self.out.print(Text(f"  {reason}"))
        if not refusals:
            self.out.print(self.voice.text("terminal-nothing-refused"))

    def do_log(self, rest: str) -> None:
        count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 9 else None
        self.session.repeat(count)

    def do_rules(self, rest: str) -> None:
        print_rules(self.session.match.game.rulebook, self.voice, rest, self.out)

    def do_save(self, rest: str) -> None:
        self.session.save(Path(rest) if rest else self.session.keep, self.draft)

    def do_quit(self, rest: str) -> None:
        raise EOFError  # as if nothing more could be typed

    def do_help(self, rest: str) -> None:
        text = self.voice.text
        self.out.print(text("terminal-help"))
        self.out.print(listing(*((f"  {word}", text(id)) for word, id in COMMANDS.values())))
        self.out.print(text("terminal-help-enter"))


def _command(word: str) -> str:
    """The command that a word is the beginning of, on whichever keyboard; empty if none is."""
    typed = _latin(word)
    return next((one for one in COMMANDS if typed.isalpha() and one.startswith(typed)), "")


def _latin(typed: str) -> str:
    return typed.lower().translate(CYRILLIC)


def _entry(key: str, words: str, hint: str) -> Text:
    """What to type, what it does, and what that brings."""
    style = "yellow" if hint.startswith(WARNING) else "dim"
    return Text(f"{key:>4}  {words}").append(f"  · {hint}" if hint else "", style)
