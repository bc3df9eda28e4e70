"""Every error that a user of the library can cause. Each message says what, where and why."""


class SeraiError(ValueError):
    """Base of all errors raised by Serai on purpose.

    Its text is English. For faults that a user of the pages can cause, `told` is the id of a
    message with the same content in every language, and `named` are its arguments.
    """

    def __init__(self, text: str = "", told: str = "", **named: str | int) -> None:
        super().__init__(text)
        self.told = told
        self.named = named


class UnknownGame(SeraiError):
    """No game has this name."""


class BrokenGame(SeraiError):
    """A game from outside cannot be loaded: a fault of the package that brings it."""


class SetupError(SeraiError):
    """A match cannot be set up like this: number of players, an option, a seed.

    An argument `option` is written as in a header: `rupees=open`.
    """


class IllegalAction(SeraiError):
    """The action exists, but the rules do not allow it now."""


class NotationError(SeraiError):
    """The text is not the notation of any action of the game."""


class RecordError(SeraiError):
    """A record is damaged, incomplete, or belongs to other rules or other components."""


class DataError(SeraiError):
    """A component file or an edition is wrong. The message starts with file and line.

    `detail` is what the message of the texts leaves unsaid, in the language of the files: whoever
    writes one reads English keys, too. Without a message of its own it does not fit the game.
    """

    def __init__(self, text: str, told: str = "", detail: str = "", **named: str | int) -> None:
        super().__init__(text, told or "edition-unfit", **named)
        self.detail = detail if told else text


class BrokenState(SeraiError):
    """A state breaks an invariant (conservation): a fault of the engine, never of the player."""


def ensure(holds: bool, broken: str, seat: int | None = None) -> None:
    """Raise BrokenState with this text, and with the seat if one is given, unless it holds."""
    if not holds:
        raise BrokenState(broken if seat is None else f"seat {seat}: {broken}")
