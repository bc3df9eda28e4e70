"""The games as these tests see them: what each one names, and how."""

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module

import serai
from serai.core.game import AnyGame
from serai.games.voice import describer
from serai.texts.speaker import Describe
from tests.kit.facts import Facts, facts_of


@dataclass(frozen=True)
class Spoken:
    """A game, and the names of its things."""

    game: AnyGame
    prefix: str
    things: dict[str, list[str]]
    describe: Describe

    @property
    def id(self) -> str:
        return self.game.meta.id

    @property
    def rules(self) -> str:
        """The file with the rulebook in other languages."""
        return f"{self.id}_rules"

    @property
    def facts(self) -> Facts:
        return facts_of(self.id)

    def has_file(self, file: str) -> bool:
        return file == self.id or file.startswith(f"{self.id}_")

    def message_of(self, kind: str, id: str) -> str:
        """The message of a clause."""
        return f"{self.prefix}-{kind}-{id}".replace(".", "-").replace("_", "-")

    def names_of(self, kind: str) -> set[str]:
        """Messages that name the things of a kind."""
        namings = (self.describe(kind, slug) for slug in self.things[kind])
        return {naming.id for naming in namings if naming is not None}

    @cached_property
    def names(self) -> set[str]:
        """Messages that name things."""
        return {id for kind in self.things for id in self.names_of(kind)}

    def akin(self, kind: str) -> set[str]:
        """Kinds whose things are called by the same messages: a place may be a building."""
        return {other for other in self.things if self.names_of(kind) & self.names_of(other)}


def spoken(name: str) -> Spoken:
    game = serai.load(name)
    names = import_module(f"{serai.GAMES[name]}.names")
    namings = names.namings(game)
    things = {kind: list(named) for kind, named in namings.items()}
    return Spoken(game, names.PREFIX, things, describer(namings))


GAMES = [spoken(name) for name in serai.GAMES]
KINDS = [(game, kind) for game in GAMES for kind in game.things]


def called(value: object) -> str:
    """How a parameter of a test is called."""
    return value.id if isinstance(value, Spoken) else str(value)
