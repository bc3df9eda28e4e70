"""The voice of a game: its sentences in a language, at one table of players."""

from collections.abc import Sequence
from importlib import import_module

from serai.core.action import Action
from serai.core.game import AnyGame
from serai.core.rulebook import Clause
from serai.games import module_of
from serai.games.about import About, about_of
from serai.texts import Naming, Speaker, has_file, read_catalogue
from serai.texts.speaker import Describe


class Voice(Speaker):
    """A speaker that also knows the actions of its game."""

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[str],
        language: str = "en",
        files: Sequence[str] = (),
    ) -> None:
        """`files` are further message files, such as those of a page; not every game has them."""
        about = about_of(game.meta.id)
        self._prefix, describe = _names(about, game)
        self._more = (about.texts,)
        found = [file for file in files if has_file(file, self._more)]
        super().__init__(
            language, about.id, *found, seats=seats, describe=describe, more=self._more
        )
        self._id = about.id
        self._sections = list(game.rulebook.sections())

    def action(self, action: Action) -> str:
        """What an action does, in words."""
        slugs = action.text.split()[1:]
        args = {
            key: int(slug) if slug.isdigit() and self._describe(kind, slug) is None else slug
            for key, kind, slug in zip(_keys(action.kinds), action.kinds, slugs, strict=True)
        }
        return self.text(f"{self._prefix}-do-{action.verb}", args)

    def option(self, id: str, value: str = "") -> str:
        """The name of a choice before the game, or of one of its values."""
        return self.text("-".join(filter(None, (self._prefix, "option", id, value))))

    def rule_text(self, clause: Clause) -> str:
        """A clause of the rulebook."""
        return self._of_rulebook("rule", clause.id, clause.text)

    def reading_text(self, clause: Clause) -> str:
        """How an unclear clause is played; empty where the clause is clear."""
        return self._of_rulebook("reading", clause.id, clause.reading)

    def section_title(self, section: str) -> str:
        """The title of a section, which the rulebook names in English."""
        return self._of_rulebook("section", str(self._sections.index(section) + 1), section)

    def table_title(self, table: str) -> str:
        """The title of a table of components; where nobody gave it one, its name in the data."""
        message = f"{self._prefix}-table-{table}".replace("_", "-")
        return self._of_file("page", message, table.replace("_", " ").capitalize())

    def _of_rulebook(self, kind: str, id: str, english: str) -> str:
        """A translation, or the rulebook's own words: they are English and stand only there."""
        message = f"{self._prefix}-{kind}-{id}".replace(".", "-").replace("_", "-")
        return self._of_file("rules", message, english)

    def _of_file(self, file: str, message: str, plain: str) -> str:
        """A message of a file that is read only when it is needed; plain words if it has none."""
        if not has_file(f"{self._id}_{file}", self._more):
            return plain
        texts = read_catalogue(self.language, f"{self._id}_{file}", more=self._more)
        return texts.format(message, {}) if message in texts else plain


def _names(about: About, game: AnyGame) -> tuple[str, Describe]:
    """How the messages of a game begin, and how its things are called, as its `names` say.

    A game without that module has messages that begin with its id, and things without names.
    """
    if not about.has("names"):
        return about.id.replace("_", "-"), _nameless
    names = import_module(f"{module_of(about.id)}.names")
    return names.PREFIX, names.describer(game)


def _nameless(kind: str, slug: str) -> Naming | None:
    return None


def _keys(kinds: Sequence[str]) -> list[str]:
    """What a message calls the things of an action: good1 and good2, where there are two goods."""
    return [
        f"{kind}{kinds[: at + 1].count(kind)}" if kinds.count(kind) > 1 else kind
        for at, kind in enumerate(kinds)
    ]
