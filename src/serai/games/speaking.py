"""The voice of a game: its sentences in a language, at one table of players."""

from collections.abc import Sequence
from importlib import import_module

from serai.core.action import Action
from serai.core.game import AnyGame
from serai.games import GAMES
from serai.texts import Speaker


class Voice(Speaker):
    """A speaker that also knows the actions of its game."""

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[str],
        language: str = "en",
        files: Sequence[str] = (),
    ) -> None:
        """`files` are further message files, such as those of a page."""
        names = import_module(f"{GAMES[game.meta.id]}.names")
        describe = names.describer(game)
        super().__init__(language, game.meta.id, *files, seats=seats, describe=describe)
        self._prefix: str = names.PREFIX

    def action(self, action: Action) -> str:
        """What an action does, in words."""
        args = dict(zip(action.kinds, action.text.split()[1:], strict=True))
        return self.text(f"{self._prefix}-do-{action.verb}", args)

    def option(self, id: str, value: str = "") -> str:
        """The name of a choice before the game, or of one of its values."""
        return self.text("-".join(filter(None, (self._prefix, "option", id, value))))
