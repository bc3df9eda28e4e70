"""The players of games: our bots by their specs, or users' bots."""

import pickle
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from serai.bots import own
from serai.bots.make import any_bot, is_ours
from serai.core.bot import Bot
from serai.core.errors import SetupError
from serai.core.game import AnyGame

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Player:
    """A bot with the name that results have for it.

    It makes a new bot for every game, so a player can be at many tables and in many processes.
    """

    name: str
    thing: Any = None
    """A class, function or bot object of a user; None if the name is a spec."""

    def bot(self, game: AnyGame, seed: int) -> Bot:
        make = any_bot(self.name) if self.thing is None else own.maker(self.thing, self.name)
        return make(game, seed)

    @property
    def ours(self) -> bool:
        """Whether it is one of our bots, which are trusted to answer correctly and in time."""
        return self.thing is None and is_ours(self.name)

    @property
    def fingerprint(self) -> str:
        """A digest of the source of a user's bot; empty for ours, which have versions."""
        if self.ours:
            return ""
        return own.fingerprint(own.load(self.name) if self.thing is None else self.thing)


def player(entry: Any) -> Player:
    """A player from a spec, a class, a function, a bot object, or a Player."""
    if isinstance(entry, Player):
        return entry
    if isinstance(entry, str):
        return Player(entry)
    named = getattr(entry, "__name__", "") or type(entry).__name__
    return Player(named, entry)


def check_players(game: AnyGame, players: Iterable[Player]) -> None:
    """Raise SetupError if two bots share a name, or one cannot be made."""
    known: dict[str, Player] = {}
    for entry in players:
        if known.setdefault(entry.name, entry) != entry:
            raise SetupError(f"two bots are called {entry.name!r}: name them, Player(name, bot)")
    for entry in known.values():
        entry.bot(game, 0)


def check_travel(players: Iterable[Player]) -> None:
    """Raise SetupError if one cannot be pickled for other processes."""
    for entry in players:
        try:
            pickle.dumps(entry)
        except Exception as fault:
            raise SetupError(
                f"bot {entry.name!r} cannot go to another process ({fault}): "
                "write it at the top of a module, or play with workers=1"
            ) from None
