"""What every game offers to drivers, bots, pages and notebooks. A thin façade over its files."""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from serai.core.action import Action
from serai.core.components import Components, Edition, Row, read_components
from serai.core.errors import SetupError
from serai.core.judge import Judge
from serai.core.luck import Luck
from serai.core.notation import Vocabulary
from serai.core.outcome import Outcome
from serai.core.record import Header
from serai.core.rulebook import Rulebook, read_rulebook
from serai.core.step import State
from serai.core.view import TableView


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game, by the names that are written in records: the text files say
    what people read. The first value is the default."""

    id: str
    values: tuple[str, ...]
    unofficial: bool = False


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What stands about a game in the row `meta` of its components."""

    id: str
    title: str
    designer: str
    year: int
    min_players: int
    max_players: int
    default_players: int

    @classmethod
    def read(cls, row: Row, **more: Any) -> Self:
        """The facts in this row; `more` are those of a class that knows more of a game."""
        return cls(
            id=row.id,
            title=row.text("title"),
            designer=row.text("designer"),
            year=row.number("year"),
            min_players=row.number("min_players"),
            max_players=row.number("max_players"),
            default_players=row.number("default_players"),
            **more,
        )


@dataclass(frozen=True, kw_only=True)
class Meta(Facts):
    """These facts, and what may be played. `rules` grows whenever old records would replay
    differently; `replays` are the earlier versions that are still played as they were."""

    rules: int
    options: tuple[Option, ...] = ()
    replays: tuple[int, ...] = ()


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=TableView)


class Game(ABC, Generic[S, V]):
    """One game with one set of components, read from the folder that its class stands in:
    `about.toml`, `data/<folder>.toml` and `rulebook.toml`."""

    rules: ClassVar[int] = 1
    """Grows whenever old records would replay differently."""
    replays: ClassVar[tuple[int, ...]] = ()
    """Earlier versions of the rules that the game still plays: `Header.rules` tells it which."""
    choices: ClassVar[tuple[Option, ...]] = ()
    """What may be chosen before a game."""

    meta: Meta
    components: Components
    rulebook: Rulebook
    vocabulary: Vocabulary
    judge: Judge

    def __init__(self, edition: Edition = None) -> None:
        folder = self._folder()
        data, about = folder / "data" / f"{folder.name}.toml", folder / "about.toml"
        if isinstance(edition, Components):
            self.components = edition
        else:
            self.components = read_components(data, edition, about)
        self.rulebook = read_rulebook(folder / "rulebook.toml")
        self.meta = Meta.read(
            self.components.row("meta"),
            rules=self.rules,
            options=self.choices,
            replays=self.replays,
        )

    def _folder(self) -> Path:
        """Where its files are: with its class, or with the class that this one is a variant of."""
        folders = [Path(inspect.getfile(kind)).parent for kind in type(self).__mro__[:-1]]
        for folder in folders:
            if (folder / "about.toml").is_file():
                return folder
        raise SetupError(f"{type(self).__name__} has no about.toml beside it, in {folders[0]}")

    @abstractmethod
    def new(self, header: Header) -> S:
        """The state before the first decision; set-up by chance is still to be drawn."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> V:
        """What a seat sees; None is an onlooker."""

    def imagine(self, s: S, seat: int, luck: Luck) -> S:
        """A world this seat could be in: all it knows kept, all it does not know drawn anew. By
        itself that is the only one: nothing is hidden but what chance has not decided yet."""
        return cast(S, s.copy())

    @abstractmethod
    def scores(self, s: S) -> list[int]:
        """Points of every seat so far."""

    def seen_scores(self, s: S, view: V) -> list[int | None]:
        """The same, as far as whoever has this view may know them; None where they are hidden."""
        return [*self.scores(s)]

    def chapter(self, s: S) -> int:
        """The part of the game that is being played: replays and plots mark where one begins. By
        itself every turn is one."""
        return s.turns

    def phase(self, s: S) -> int:
        """The part of a turn that is being played, where the rules divide one: a draft remembers in
        which of them something was chosen."""
        return 0

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def check(self, s: S) -> None:
        """Raise BrokenState unless every piece is where exactly one piece can be."""

    @abstractmethod
    def draw(
        self, view: V, *, names: Sequence[str] = (), theme: str = "light", language: str = "en"
    ) -> str:
        """The view as an SVG picture."""

    def write(self, action: Action) -> str:
        return action.text

    def read(self, text: str) -> Action:
        """The action with this notation; raises NotationError."""
        return self.vocabulary.read(text)

    def header(
        self,
        players: int | None = None,
        names: Sequence[str] = (),
        options: dict[str, str] | None = None,
    ) -> Header:
        """A checked header for a new match; the luck is still to be named."""
        count = players if players is not None else len(names) or self.meta.default_players
        if names and len(names) != count:
            raise SetupError(f"{len(names)} names for {count} players")
        chosen = {option.id: option.values[0] for option in self.meta.options}
        for key, value in (options or {}).items():
            self._check_option(key, value)
            chosen[key] = value
        self.check_players(count, chosen)
        return Header(
            game=self.meta.id,
            rules=self.meta.rules,
            data=self.components.digest,
            seats=tuple(_one_line(name) for name in names) or ("",) * count,
            edition=self.components.edition,
            options=chosen,
        )

    def check_players(self, count: int, options: dict[str, str]) -> None:
        low, high = self.meta.min_players, self.meta.max_players
        if not low <= count <= high:
            title = self.meta.title
            raise SetupError(
                f"{title} is for {low} to {high} players, not {count}",
                "setup-players",
                game=title,
                low=low,
                high=high,
                count=count,
            )

    def _check_option(self, key: str, value: str) -> None:
        known = {option.id: option.values for option in self.meta.options}
        if key not in known:
            listed = ", ".join(known) or "none"
            raise SetupError(f"{self.meta.title} has no option {key!r} (there is: {listed})")
        if value not in known[key]:
            raise SetupError(f"option {key!r} is one of {', '.join(known[key])}, not {value!r}")


AnyGame = Game[Any, Any]


def _one_line(name: str) -> str:
    """A name as a record can hold it: printable, on one line, of bounded length. Without one a
    seat is called by its letter, in the language of who reads it."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:40].rstrip()
