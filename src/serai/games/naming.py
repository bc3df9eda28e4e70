"""The names of a game's things, as messages for each kind and slug.

The words are in the text files. Things of an edition that no text file names are called by their
slugs.
"""

from collections.abc import Iterable
from itertools import product

from serai.core.components import Components, Row
from serai.texts import Naming

COUNTS = ("zero", "one", "two", "three", "four")

Args = dict[str, str | int]
Names = dict[str, Naming]


class Namer:
    """Makes the names of one game, whose message ids begin with a prefix."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix

    def name(self, message: str, slug: str, **args: str | int) -> Naming:
        return Naming(f"{self._prefix}-{message}", args, slug.replace("_", " "))

    def each(self, kind: str, slugs: Iterable[str], **args: str | int) -> Names:
        """Things with a message of their own: `<kind>-<slug>`."""
        return {slug: self.name(f"{kind}-{slug}", slug, **args) for slug in slugs}

    def tables(self, data: Components, **tables: str) -> dict[str, Names]:
        """Things with a message of their own, for all rows of some tables by kind:
        `good="goods"`."""
        return {kind: self.each(kind, data.ids(table)) for kind, table in tables.items()}

    def counted(self, kind: str, most: int) -> Names:
        """Things named by their numbers alone."""
        return {str(at): self.name(kind, str(at), at=at) for at in range(1, most + 1)}

    def combined(self, message: str, **parts: Iterable[str | int]) -> Names:
        """Things named by several values: `blue_3` by its colour and its value."""
        found: Names = {}
        for values in product(*parts.values()):
            slug = "_".join(map(str, values))
            found[slug] = self.name(message, slug, **dict(zip(parts, values, strict=True)))
        return found

    def row(self, message: str, row: Row, *keys: str) -> Naming:
        """A component named by some of its values."""
        return self.name(message, row.id, **{key: row.values[key] for key in keys})

    def rows(self, message: str, rows: Iterable[Row], *keys: str) -> Names:
        """Components with one message for all of them."""
        return {row.id: self.row(message, row, *keys) for row in rows}

    def listing(
        self, message: str, slug: str, part: str, parts: list[str], **args: str | int
    ) -> Naming:
        """A thing named by its parts: `<message>-two` with `<part>1` and `<part>2`."""
        count = COUNTS[len(parts)] if len(parts) < len(COUNTS) else "many"
        named: Args = {f"{part}{at}": found for at, found in enumerate(parts, 1)}
        return self.name(f"{message}-{count}", slug, **args, **named)
