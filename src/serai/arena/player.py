"""Who plays: one of our bots by its spec, or a bot of one's own."""

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
    """A bot under the name that results have for it.

    Every game asks for a bot of its own, so a player may be at many tables, and in many processes.
    """

    name: str
    thing: Any = None
    """A class, a function or a bot of one's own; None: the name is a spec."""

    def bot(self, game: AnyGame, seed: int) -> Bot:
        make = any_bot(self.name) if self.thing is None else own.maker(self.thing, self.name)
        return make(game, seed)

    @property
    def ours(self) -> bool:
        """Whether it is one of our bots, which keep to the rules and to their time."""
        return self.thing is None and is_ours(self.name)

    @property
    def fingerprint(self) -> str:
        """Changes with the source of a bot of one's own; empty for ours, which have versions."""
        return "" if self.ours else own.fingerprint(self.thing or own.load(self.name))


def player(entry: Any) -> Player:
    """From a spec, a class, a function, a bot, or a player who has a name already."""
    if isinstance(entry, Player):
        return entry
    if isinstance(entry, str):
        return Player(entry)
    named = getattr(entry, "__name__", "") or type(entry).__name__
    return Player(named, entry)


def check_players(game: AnyGame, players: Iterable[Player]) -> None:
    """Whatever is wrong with them is said before the first game."""
    known: dict[str, Player] = {}
    for one in players:
        if known.setdefault(one.name, one) != one:
            raise SetupError(f"two bots are called {one.name!r}: name them, Player(name, bot)")
    for one in known.values():
        one.bot(game, 0)


def check_travel(players: Iterable[Player]) -> None:
    """Whether they may go to other processes."""
    for one in players:
        try:
            pickle.dumps(one)
        except Exception as fault:
            raise SetupError(
                f"bot {one.name!r} cannot go to another process ({fault}): "
                "write it at the top of a module, or play with workers=1"
            ) from None
