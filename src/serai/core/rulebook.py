"""The rulebook of a game as data: every clause with an id, our paraphrase and our reading."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from serai.core.errors import DataError


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule. `at` is its place in print, or the nearest one; `reading` says how an unclear text
    is played; `ruling` is the id of that reading in the data."""

    id: str
    section: str
    text: str
    at: str = ""
    reading: str = ""
    ruling: str = ""
    unofficial: bool = False
    about: tuple[str, ...] = ()
    """Things of the game that this rule is about, such as `chamber dancer`, for links to it."""


@dataclass(frozen=True)
class Rulebook:
    """All clauses in rulebook order."""

    title: str
    clauses: dict[str, Clause]

    def __getitem__(self, id: str) -> Clause:
        if id not in self.clauses:
            raise DataError(f"the rulebook has no clause {id!r}")
        return self.clauses[id]

    def by_thing(self) -> dict[str, str]:
        """The id of the clause about each thing."""
        return {thing: clause.id for clause in self.clauses.values() for thing in clause.about}

    def cite(self, id: str) -> str:
        """The id of a clause, with its place in print if that is known."""
        at = self.clauses[id].at if id in self.clauses else ""
        return f"{id} · {at}" if at else id

    def sections(self) -> dict[str, list[Clause]]:
        grouped: dict[str, list[Clause]] = {}
        for clause in self.clauses.values():
            grouped.setdefault(clause.section, []).append(clause)
        return grouped


def read_rulebook(path: Path) -> Rulebook:
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    clauses: dict[str, Clause] = {}
    for section in raw["sections"]:
        for entry in section["clauses"]:
            about = tuple(entry.pop("about", ()))
            clause = Clause(section=section["title"], about=about, **entry)
            if clause.id in clauses:
                raise DataError(f"{path.name}: clause {clause.id!r} is given twice")
            clauses[clause.id] = clause
    return Rulebook(raw["title"], clauses)
