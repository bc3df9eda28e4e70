"""The voice of a game: its sentences in one language, for the players of one table."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module

from serai.core.action import Action
from serai.core.errors import SetupError
from serai.core.game import AnyGame
from serai.core.rulebook import Clause
from serai.core.step import Message
from serai.games import module_of
from serai.games.about import about_of
from serai.games.unnamed import shown_name
from serai.texts import Lore, Naming, Speaker, has_file, read_catalogue
from serai.texts.speaker import Describe


class Voice(Speaker):
    """A speaker with the messages and things of a game."""

    def __init__(
        self, game: AnyGame, seats: Sequence[str], language: str = "en", own: int | None = None
    ) -> None:
        """`own` is the seat of the listener, whose name is marked."""
        about = about_of(game.meta.id)
        self.prefix, describe = _names(game)
        """The prefix of its message ids."""
        self._more = (about.texts,)
        may = (f"{about.id}_{part}" for part in ("page", "summary"))  # not every game has them
        files = (about.id, *(file for file in may if has_file(file, self._more)), "web", "terminal")
        lore = _lore(game, language)
        super().__init__(
            language, *files, seats=seats, describe=describe, more=self._more, lore=lore
        )
        self._id = about.id
        self._own = own
        self.seats = tuple(shown_name(self, name, seat) for seat, name in enumerate(seats))
        self._sections = list(game.rulebook.sections())
        self._about: dict[str, str] = {}

    def seat(self, seat: int) -> str:
        """The name of a seat, in the third person also for the listener, whose name is marked."""
        name = super().seat(seat)
        return self.text("web-own-name", {"name": name}) if seat == self._own else name

    def action(self, action: Action) -> str:
        """The words of an action."""
        slugs = action.text.split()[1:]
        args = {
            key: int(slug) if slug.isdigit() and self._describe(kind, slug) is None else slug
            for key, kind, slug in zip(_keys(action.kinds), action.kinds, slugs, strict=True)
        }
        return self.text(f"{self.prefix}-do-{action.verb}", args)

    def label(self, key: str, args: Mapping[str, str | int] | None = None) -> str:
        """A label of the game's table."""
        return self.text(f"{self.prefix}-page-{key}", args)

    def short_log(self, message: str, args: Mapping[str, str | int]) -> str:
        """The text of a log line whose things are shown as signs; empty if it has none."""
        prefix, _, rest = message.partition("-")
        return self._if_there(f"{prefix}-page-{rest}", args) if prefix == self.prefix else ""

    def also(self, message: str, args: Mapping[str, str | int]) -> str:
        """The text of a log line as an addition to the one before; empty if it cannot be added."""
        prefix, _, rest = message.partition("-log-")
        return self._if_there(f"{prefix}-page-also-{rest}", args) if prefix == self.prefix else ""

    def joins(self, message: str) -> bool:
        """Whether a log line can be added to the one before."""
        return message.replace("-log-", "-page-also-") in self._texts

    def cause(self, message: Message) -> str:
        """The cause of an added log line: a few words for its rule, or the name of the thing that
        the rule is about; may be empty."""
        if not self.joins(message.id):
            return ""
        kind, _, slug = message.rule.partition(".")
        rule = message.rule.replace(".", "-").replace("_", "-")
        words = self._if_there(f"{self.prefix}-page-cause-{rule}", {})
        return words or (self.name(kind, slug) if self._describe(kind, slug) is not None else "")

    def tell(self, message: Message) -> str:
        """The sentence of a log line, with its cause."""
        sentence, cause = self.say(message), self.cause(message)
        return f"{sentence.removesuffix('.')} ({cause})." if cause else sentence

    def short_step(self, verb: str) -> str:
        """The short words of a step of a turn; empty if there are none."""
        return self._if_there(f"{self.prefix}-page-do-{verb}", {})

    def done(self, prompt: Message | None) -> str:
        """The words of `done` as an answer to this prompt; empty if there are none."""
        return "" if prompt is None else self._if_there(f"{prompt.id}-done", prompt.args)

    def total(self) -> str:
        """The name of the total of points."""
        return self._if_there(f"{self.prefix}-page-total", {}) or self.text("web-total")

    def amount(self, points: int) -> str:
        """An amount of points, with the game's own unit such as rupees."""
        args = {"points": points}
        return self._if_there(f"{self.prefix}-page-amount", args) or self.text("web-amount", args)

    def chapter(self) -> str:
        """The name of the chapters of the game."""
        return self._if_there(f"{self.prefix}-page-chapter", {}) or self.text("web-round")

    def about(self, part: str) -> str:
        """The explanation of a part of the table, by its name or a word of it: `phone-city` is a
        city too. Empty if there is none."""
        if part not in self._about:
            found = (
                self._if_there(f"{whose}-about-{name}", {})
                for name in (part, *part.split("-"))
                for whose in (f"{self.prefix}-page", "web")
            )
            self._about[part] = next(filter(None, found), "")
        return self._about[part]

    def _if_there(self, id: str, args: Mapping[str, str | int]) -> str:
        return self.text(id, args) if id in self._texts else ""

    def option(self, id: str, value: str = "") -> str:
        """The name of an option of the game, or of one of its values."""
        return self.text("-".join(filter(None, (self.prefix, "option", id, value))))

    def why_no_table(self, fault: SetupError, as_written: bool = False) -> str:
        """Why a match cannot be set up, in words of the page; the library's own message for faults
        that no page can cause. Options have their names, or are as written."""
        if fault.told not in self._texts:
            return str(fault)
        named = dict(fault.named)
        if "option" in named and not as_written:
            id, _, value = str(named["option"]).partition("=")
            chosen = {"name": self.option(id), "value": self.option(id, value)}
            named["option"] = self.text("web-option", chosen)
        return self.text(fault.told, named)

    def rule_text(self, clause: Clause) -> str:
        """A clause of the rulebook."""
        return self._of_rulebook("rule", clause.id, clause.text)

    def reading_text(self, clause: Clause) -> str:
        """The reading of an unclear clause; empty for others."""
        return self._of_rulebook("reading", clause.id, clause.reading)

    def section_title(self, section: str) -> str:
        """The title of a section of the rulebook."""
        return self._of_rulebook("section", str(self._sections.index(section) + 1), section)

    def table_title(self, table: str) -> str:
        """The title of a component table; its name in the data if it has none."""
        message = f"{self.prefix}-table-{table}".replace("_", "-")
        return self._of_file("page", message, table.replace("_", " ").capitalize())

    def _of_rulebook(self, kind: str, id: str, english: str) -> str:
        """The translation of a text of the rulebook; in English the text itself."""
        message = f"{self.prefix}-{kind}-{id}".replace(".", "-").replace("_", "-")
        return self._of_file("rules", message, english)

    def _of_file(self, file: str, message: str, plain: str) -> str:
        """A message of a file that is read on demand; the given text if it is missing."""
        if not has_file(f"{self._id}_{file}", self._more):
            return plain
        texts = read_catalogue(self.language, f"{self._id}_{file}", more=self._more)
        return texts.format(message, {}) if message in texts else plain


@lru_cache(maxsize=100)
def _lore(game: AnyGame, language: str) -> Lore:
    """What was said of a game, and of its edition, at any table: a game is known by itself."""
    return Lore()


@lru_cache(maxsize=100)
def _names(game: AnyGame) -> tuple[str, Describe]:
    """The prefix of a game's messages, and the namings of its things, from its module `names`.

    A game without that module uses its id as prefix, and its things have no names.
    """
    about = about_of(game.meta.id)
    if not about.has("names"):
        return about.id.replace("_", "-"), _nameless
    names = import_module(f"{module_of(about.id)}.names")
    return names.PREFIX, describer(names.namings(game))


def _nameless(kind: str, slug: str) -> Naming | None:
    return None


def describer(namings: Mapping[str, Mapping[str, Naming]]) -> Describe:
    """A function that finds the naming of a thing by kind and slug."""

    def describe(kind: str, slug: str) -> Naming | None:
        return namings[kind].get(slug) if kind in namings else None

    return describe


def voice_of(game: AnyGame, names: tuple[str, ...], language: str, own: int | None = None) -> Voice:
    """The voice of a game for these players, or for one of them; without names it is cached."""
    if names or own is not None:
        return Voice(game, names, language, own)
    return _nameless_voice(game, language)


@lru_cache(maxsize=100)
def _nameless_voice(game: AnyGame, language: str) -> Voice:
    return Voice(game, (), language)


def _keys(kinds: Sequence[str]) -> list[str]:
    """The argument names for the things of an action: good1 and good2 if there are two goods."""
    return [
        f"{kind}{kinds[: at + 1].count(kind)}" if kinds.count(kind) > 1 else kind
        for at, kind in enumerate(kinds)
    ]
