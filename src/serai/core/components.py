"""Component tables: TOML files of nouns and numbers, each row with its provenance.

A game's printed facts live in data files. Every row names its source, so that an owner of the box
can compare. An *edition* is a small overlay with the values as printed in one's own copy. Whatever
is wrong is reported with file and line, before any game starts.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

from serai.core.errors import DataError

SOURCES = ("rulebook", "public", "recalled", "reconstructed")
"""Kinds of sources, the most certain first."""
EDITION_KEYS = {"edition", "remove"}
LARGEST_EDITION = 256 * 1024
LONGEST_LINE = 1000
LARGEST_NUMBER = 999
"""The largest number in an edition: no box holds more of anything, and large numbers would make
drawings endless."""
MOST_DOTS = 9
SINGLE_ROWS = {"meta"}
"""Tables that are not lists, although their row has an id."""
NOT_RULES = {"source", "pages", "rulings", "default_players"}
"""Keys outside the data hash: they explain, and no rule depends on them."""


Known: TypeAlias = dict[str, int] | list[str]
"""Ids of things: with their numbers, or in the order of their numbers."""


@dataclass(frozen=True)
class Row:
    """One component: its values, its table, and the file and line where it is written."""

    table: str
    values: dict[str, Any]
    where: str

    @property
    def id(self) -> str:
        return str(self.values.get("id", self.table))

    @property
    def source(self) -> str:
        return str(self.values["source"])

    @property
    def provenance(self) -> tuple[str, ...]:
        """Every kind of source that the row names, the least certain last."""
        text = self.source
        return tuple(kind for kind in SOURCES if re.search(rf"\b{kind}\b[:(]", text))

    @property
    def facts(self) -> dict[str, Any]:
        """The values without id and source."""
        return {key: value for key, value in self.values.items() if key not in ("id", "source")}

    def error(self, why: str) -> DataError:
        return _wrong_row(self.where, self.table, self.id, f"{self.table} {self.id!r}: {why}")

    def need(self, holds: bool, why: str) -> None:
        """Raise DataError unless something holds for this row."""
        if not holds:
            raise self.error(why)

    def text(self, key: str) -> str:
        return str(self._typed(key, str, "a text"))

    def number(self, key: str) -> int:
        value = self._typed(key, int, "a whole number")
        if isinstance(value, bool):
            raise self.error(f"{key!r} must be a whole number")
        if value < 0:
            raise self.error(f"{key!r} must not be below zero")
        return int(value)

    def each(self, *keys: str) -> list[int]:
        """The whole numbers under these keys."""
        return [self.number(key) for key in keys]

    def flag(self, key: str) -> bool:
        return bool(self._typed(key, bool, "true or false"))

    def texts(self, key: str) -> list[str]:
        values = self._typed(key, list, "a list of texts")
        if not all(isinstance(value, str) for value in values):
            raise self.error(f"{key!r} must be a list of texts")
        return list(values)

    def numbers(self, key: str) -> list[int]:
        values = self._typed(key, list, "a list of whole numbers")
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or value < 0:
                raise self.error(f"{key!r} must be a list of whole numbers, none below zero")
        return list(values)

    def one_of(self, key: str, known: Known) -> int:
        """The number of the thing that the value names by its id."""
        return self._look_up(key, self.text(key), known)

    def one_or_none(self, key: str, known: Known) -> int:
        """The number of the thing that the value names; -1 for an empty text."""
        return self.one_of(key, known) if self.text(key) else -1

    def many_of(self, key: str, known: Known) -> list[int]:
        return [self._look_up(key, name, known) for name in self.texts(key)]

    def bits_of(self, key: str, known: Known) -> int:
        """The things that the value lists, as a mask with a bit for each."""
        return sum(1 << number for number in set(self.many_of(key, known)))

    def _look_up(self, key: str, name: str, known: Known) -> int:
        if name not in known:
            raise self.error(f"{key!r} names {name!r}, which does not exist")
        return known.index(name) if isinstance(known, list) else known[name]

    def _typed(self, key: str, kind: type, words: str) -> Any:
        if key not in self.values:
            raise self.error(f"{key!r} is missing")
        value = self.values[key]
        if not isinstance(value, kind):
            raise self.error(f"{key!r} must be {words}, not {value!r}")
        return value


@dataclass
class Components:
    """All tables of a game, with an edition laid over them if there is one."""

    tables: dict[str, list[Row]]
    edition: str = ""
    pages: list[dict[str, str]] = field(default_factory=list)
    rulings: list[dict[str, str]] = field(default_factory=list)

    def rows(self, table: str) -> list[Row]:
        if table not in self.tables:
            raise DataError(f"the component data has no table {table!r}")
        return self.tables[table]

    def row(self, table: str) -> Row:
        """The only row of a table that is not a list."""
        return self.rows(table)[0]

    def figures(self, table: str, *keys: str) -> list[list[int]]:
        """A list for each key: the number that every row has there."""
        return [[row.number(key) for row in self.rows(table)] for key in keys]

    def named(self, table: str, **known: Known) -> list[list[int]]:
        """A list for each key: the number of the thing that every row names there."""
        rows = self.rows(table)
        return [[row.one_of(key, ids) for row in rows] for key, ids in known.items()]

    def named_or_none(self, table: str, **known: Known) -> list[list[int]]:
        """Like `named`, with -1 for rows that name nothing."""
        rows = self.rows(table)
        return [[row.one_or_none(key, ids) for row in rows] for key, ids in known.items()]

    def named_lists(self, table: str, **known: Known) -> list[list[list[int]]]:
        """A list for each key: the numbers of the things that every row lists there."""
        rows = self.rows(table)
        return [[row.many_of(key, ids) for row in rows] for key, ids in known.items()]

    def readings(self) -> dict[str, str]:
        """The chosen reading of every row of `rule_options`; an edition may choose another one."""
        chosen: dict[str, str] = {}
        for row in self.rows("rule_options"):
            if "alternatives" not in row.values:
                raise row.error("there is no such open rule")
            said = row.values.get("value")
            value = str(said).lower() if isinstance(said, bool) else row.text("value")
            if value not in row.texts("alternatives"):
                raise row.error(f"'value' is one of {', '.join(row.texts('alternatives'))}")
            chosen[row.id] = value
        return chosen

    def ids(self, table: str) -> dict[str, int]:
        """Row id to row number; ids are unique."""
        known: dict[str, int] = {}
        for number, row in enumerate(self.rows(table)):
            if row.id in known:
                raise row.error("this id is used twice")
            known[row.id] = number
        return known

    def fixed_ids(self, table: str, wanted: list[str]) -> dict[str, int]:
        """Row id to row number; DataError unless the table has exactly these ids in this order,
        because the rules know them."""
        known = self.ids(table)
        if list(known) != wanted:
            raise DataError(f"{table} must be, in this order: {', '.join(wanted)}")
        return known

    def fixed(self, **tables: list[str]) -> None:
        """Check several tables with `fixed_ids`."""
        for table, wanted in tables.items():
            self.fixed_ids(table, wanted)

    def ids_of_length(self, table: str, length: int) -> dict[str, int]:
        """Row id to row number; DataError unless the table has so many rows."""
        known = self.ids(table)
        if len(known) != length:
            raise DataError(f"{table} must have {length} rows, not {len(known)}")
        return known

    def by_players(self, *counts: int) -> dict[int, Row]:
        """The rows of `player_counts` by number of players; DataError unless they are these."""
        rows = {row.number("players"): row for row in self.rows("player_counts")}
        if sorted(rows) != [*counts]:
            listed = ", ".join(map(str, counts[:-1]))
            raise DataError(f"player_counts must be given for {listed} and {counts[-1]} players")
        return rows

    def expect(self, what: str, count: int) -> None:
        """Raise DataError unless a total of the row `components` holds, also after an edition."""
        totals = self.row("components")
        if totals.number(what) != count:
            raise totals.error(f"{what} must be {totals.number(what)}, but there are {count}")

    def need(self, holds: bool, why: str) -> None:
        """Raise DataError unless something holds for a table as a whole."""
        if not holds:
            raise DataError(why)

    def all_rows(self) -> Iterator[Row]:
        for rows in self.tables.values():
            yield from rows

    @cached_property
    def digest(self) -> str:
        """A short hash of everything that affects a game; keys in `NOT_RULES` do not."""
        plain = {
            table: [{k: v for k, v in row.values.items() if k not in NOT_RULES} for row in rows]
            for table, rows in self.tables.items()
        }
        text = json.dumps(plain, sort_keys=True, ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


Edition: TypeAlias = Path | str | Components | None
"""What a game can be made with: an edition (its path, or its text), the complete stored components
of an earlier game, or None for the components as shipped."""


def stored(components: Components) -> str:
    """Components as a text for `restored`, to keep what a game was played with."""
    tables = {table: [row.values for row in rows] for table, rows in components.tables.items()}
    return json.dumps({"edition": components.edition, "tables": tables}, ensure_ascii=False)


def restored(text: str) -> Components:
    raw = json.loads(text)
    tables = {
        table: [Row(table, values, "stored components") for values in rows]
        for table, rows in raw["tables"].items()
    }
    return Components(tables, raw["edition"])


def read_components(
    path: Path, edition: Path | str | None = None, about: Path | None = None
) -> Components:
    """Read a component file; `edition` is an overlay: its path, or its text if that has lines.

    `about` is the file that describes the game. Its row `meta` is one of the components, so an
    edition may change it, and it is part of the digest.
    """
    text = path.read_text(encoding="utf-8")
    raw = _parse(text, path.name)
    components = Components(tables={}, pages=raw.pop("pages", []), rulings=raw.pop("rulings", []))
    if about is not None:
        components.tables["meta"] = [read_meta(about)]
    lines = _LineFinder(text, path.name)
    for table, content in raw.items():
        entries = content if isinstance(content, list) else [content]
        components.tables[table] = [_row(table, entry, lines) for entry in entries]
    if edition is not None:
        if isinstance(edition, str) and "\n" in edition:
            _overlay(components, _checked_edition(edition), "edition")
        else:
            _overlay(components, _read_edition(Path(edition)), Path(edition).name)
    return components


def read_figures(package: str, name: str) -> dict[str, float]:
    """Weights of a judge by name, from a file of its game."""
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    return {key: float(figure) for key, figure in tomllib.loads(text).items()}


def read_meta(about: Path) -> Row:
    """The row `meta` of an `about.toml`: title, designer, year and players."""
    text = about.read_text(encoding="utf-8")
    return _row("meta", _parse(text, about.name).get("meta"), _LineFinder(text, about.name))


def _row(table: str, values: Any, lines: "_LineFinder") -> Row:
    if not isinstance(values, dict):
        raise _wrong_row(lines.name, table, "", f"{table!r} must be a table, not {values!r}")
    row = Row(table, values, lines.where(table, str(values.get("id", ""))))
    if not isinstance(values.get("source"), str) or not row.provenance:
        raise row.error(f"'source' must name one of {', '.join(SOURCES)}")
    return row


def _parse(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except ValueError as fault:  # what the parser finds wrong, or a number of thousands of digits
        why = f"{name}: not valid TOML: {fault}"
        raise DataError(why, "edition-toml", str(fault)) from None
    except RecursionError:
        why = f"{name}: lists are nested too deeply"
        raise DataError(why, "edition-toml", "lists are nested too deeply") from None


# --- editions ---------------------------------------------------------------------------------


def _overlay(components: Components, text: str, name: str) -> None:
    """Lay an edition over the tables: change rows by id, add rows, remove rows."""
    _check_lines(text, name)
    raw = _parse(text, name)
    lines = _LineFinder(text, name)
    head = raw.get("edition")
    if not isinstance(head, dict) or not isinstance(head.get("name"), str) or not head["name"]:
        why = f'{name}: an edition starts with [edition] and name = "…"'
        raise DataError(why, "edition-head")
    if len(head["name"]) > 60 or not head["name"].isprintable():
        why = f"{name}: the name of an edition is one line of at most 60 letters"
        raise DataError(why, "edition-name", most=60)
    _remove_rows(components, raw.get("remove", {}), name)
    for table, content in raw.items():
        if table not in EDITION_KEYS:
            _change_table(components, table, content, lines)
    components.edition = head["name"]


def _check_lines(text: str, name: str) -> None:
    """Refuse lines that the parser would take minutes for, such as a key of a thousand dots."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            why = f"{name}:{number}: a line has at most {LONGEST_LINE} letters"
            raise DataError(why, "edition-line", line=number)
        if line.partition("=")[0].count(".") > MOST_DOTS:
            why = f"{name}:{number}: a key has at most {MOST_DOTS} dots"
            raise DataError(why, "edition-line", line=number)


def _checked_edition(text: str) -> str:
    if len(text) > LARGEST_EDITION:
        raise _too_large("edition")
    return text


def _read_edition(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST_EDITION:
            raise _too_large(path.name)
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise no_text(path.name) from None
    except (OSError, ValueError) as fault:  # ValueError: a name that no file can have
        if isinstance(fault, DataError):
            raise
        raise DataError(f"{str(path)!r}: cannot be read: {fault}") from None


def _remove_rows(components: Components, removals: Any, name: str) -> None:
    if not isinstance(removals, dict):
        raise _wrong_removal(name, "lists ids by table, such as roads = ['road_50']")
    for table, ids in removals.items():
        rows = _known_table(components, table, name)
        known = {row.id for row in rows}
        if not isinstance(ids, list):
            raise _wrong_removal(name, f"{table} must be a list of ids")
        for gone in ids:
            if not isinstance(gone, str) or gone not in known:
                raise _wrong_removal(name, f"{table}: there is no {gone!r}")
        components.tables[table] = [row for row in rows if row.id not in ids]
        if not components.tables[table]:
            raise _wrong_removal(name, f"{table}: nothing would be left of it")


def _change_table(components: Components, table: str, content: Any, lines: "_LineFinder") -> None:
    rows = _known_table(components, table, lines.name)
    if isinstance(content, dict):
        if "id" in rows[0].values and table not in SINGLE_ROWS:
            why = f"{table!r} is a list: write [[{table}]]"
            raise _wrong_row(lines.where(table, ""), table, "", why)
        rows[0] = _changed(rows[0], content, lines.where(table, ""))
        return
    if not isinstance(content, list):
        raise _wrong_row(lines.name, table, "", f"{table!r} must be a table")
    places = {row.id: place for place, row in enumerate(rows)}
    seen: set[str] = set()
    for values in content:
        if not isinstance(values, dict) or not isinstance(values.get("id"), str):
            why = f"every row of {table!r} needs an id"
            raise _wrong_row(lines.where(table, ""), table, "", why)
        where = lines.where(table, values["id"])
        if values["id"] in seen:
            why = f"{table} {values['id']!r} is given twice"
            raise _wrong_row(where, table, values["id"], why)
        seen.add(values["id"])
        if values["id"] in places:
            place = places[values["id"]]
            rows[place] = _changed(rows[place], values, where)
        else:
            rows.append(
                Row(table, {"source": "public: edition", **_plain(table, values, where)}, where)
            )


def _changed(row: Row, values: dict[str, Any], where: str) -> Row:
    for key in values:
        if key not in row.values:
            raise _wrong_row(where, row.table, row.id, f"{row.table} {row.id!r} has no {key!r}")
    return Row(
        row.table,
        {**row.values, "source": "public: edition", **_plain(row.table, values, where)},
        where,
    )


def _plain(table: str, values: dict[str, Any], where: str) -> dict[str, Any]:
    """The values, if they are texts, numbers, flags or lists of them; DataError if not."""
    id = str(values.get("id", ""))
    for key, value in values.items():
        for part in value if isinstance(value, list) else [value]:
            if not isinstance(part, str | int | bool):
                why = f"{key!r} must be texts or whole numbers, not {part!r}"
                raise _wrong_row(where, table, id, why)
            if isinstance(part, int) and part > LARGEST_NUMBER:
                raise _wrong_row(where, table, id, f"{key!r} must not be above {LARGEST_NUMBER}")
    return values


def _known_table(components: Components, table: str, name: str) -> list[Row]:
    if table not in components.tables:
        why = f"{name}: there is no table {table!r} in this game"
        raise DataError(why, "edition-no-table", table=table)
    return components.tables[table]


class _LineFinder:
    """Finds the line of a row: the TOML parser does not keep it."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self._lines: dict[tuple[str, str], int] = {}
        table = ""
        for number, line in enumerate(text.splitlines(), 1):
            if header := re.match(r"\s*\[\[?\s*([\w.]+)\s*\]", line):
                table = header[1]
                self._lines.setdefault((table, ""), number)
            elif key := re.match(r'\s*id\s*=\s*["\']([^"\']*)["\']', line):
                self._lines.setdefault((table, key[1]), number)

    def where(self, table: str, id: str) -> str:
        number = self._lines.get((table, id)) or self._lines.get((table, "")) or 1
        return f"{self.name}:{number}"


# --- what can be wrong ------------------------------------------------------------------------


def no_text(name: str) -> DataError:
    return DataError(f"{name}: not a UTF-8 text", "edition-no-text")


def _too_large(name: str) -> DataError:
    most = LARGEST_EDITION // 1024
    return DataError(f"{name}: an edition is at most {most} KB", "edition-large", most=most)


def _wrong_row(where: str, table: str, id: str, why: str) -> DataError:
    """A row, or a whole table where `id` is empty, that cannot stand there like this."""
    told = "edition-row" if id not in ("", table) else "edition-table"
    return DataError(f"{where}: {why}", told, why, where=where, table=table, id=id)


def _wrong_removal(name: str, why: str) -> DataError:
    return DataError(f"{name}: [remove] {why}", "edition-remove", why)
