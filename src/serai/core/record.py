"""Records: a game as text. The log is the truth, the state is a replay of it.

    serai record 1
    game: taj_mahal
    …
    --- moves
    @ deal red_03
    0 play red_03
    --- end
    …

A line is the seat (`@` for chance) and the notation of what was chosen. The footer closes the file
with the number of lines and a digest over everything above it, which reveals a truncated or altered
record.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from serai.core.errors import RecordError
from serai.core.step import CHANCE, EVERYONE, Note

FORMAT = "serai record 1"
CHANCE_SIGN = "@"
HIDDEN = "?"
FOOTER = {"moves", "finished", "scores", "secret", "digest"}
LARGEST_RECORD = 4 * 1024 * 1024


@dataclass(frozen=True)
class Header:
    """What is needed to replay: the game, its rules, its components, and the names of the seats
    (empty for a seat without one)."""

    game: str
    rules: int
    data: str
    seats: tuple[str, ...]
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict)
    luck: str = "fast"
    commitment: str = ""

    @property
    def players(self) -> int:
        return len(self.seats)


@dataclass(slots=True)
class Event:
    """One line: a choice of a seat or an outcome of chance.

    `seen_by` (a mask of seats) and `notes` (the log lines that it caused) are not written; replay
    makes them again.
    """

    seat: int
    text: str
    seen_by: int = EVERYONE
    notes: list[Note] = field(default_factory=list)

    def line(self) -> str:
        return f"{CHANCE_SIGN if self.seat == CHANCE else self.seat} {self.text}"


@dataclass
class Record:
    """A game, finished or not. `secret` is empty until the end, except for the server."""

    header: Header
    events: list[Event]
    finished: bool = False
    secret: str = ""
    scores: tuple[int, ...] = ()

    def __str__(self) -> str:
        return write_record(self)

    def save(self, path: Path | str) -> None:
        Path(path).write_text(write_record(self), encoding="utf-8")

    def choices(self) -> int:
        """How many choices the seats have made: the length of the game in steps."""
        return sum(event.seat != CHANCE for event in self.events)


def undo_floor(events: Sequence[Event], seat: int) -> int:
    """The first event that this seat may still take back.

    The wall is the last outcome of chance or choice of another seat: what it revealed stays known.
    """
    floor = len(events)
    while floor > 0 and seat != CHANCE and events[floor - 1].seat == seat:
        floor -= 1
    return floor


def redact(record: Record, seat: int | None) -> Record:
    """The record as a seat may read it during the game; as an onlooker, if `seat` is None."""
    bit = 0 if seat is None else 1 << seat
    events: list[Event] = []
    for event in record.events:
        text = event.text if may_see(event.seen_by, bit) else HIDDEN
        notes = [note for note in event.notes if may_see(note.seen_by, bit)]
        events.append(Event(event.seat, text, event.seen_by, notes))
    return Record(record.header, events, record.finished)


def may_see(seen_by: int, bit: int) -> bool:
    """Whether a seat may see something; `bit` is the seat as a mask, 0 for an onlooker."""
    return seen_by == EVERYONE or bool(seen_by & bit)


# --- writing ----------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    head = record.header
    lines = [FORMAT, f"game: {head.game}", f"rules: {head.rules}", f"data: {head.data}"]
    if head.edition:
        lines.append(f"edition: {head.edition}")
    lines += [f"seat {number}: {name}".rstrip() for number, name in enumerate(head.seats)]
    lines += [f"option {key}: {value}" for key, value in sorted(head.options.items())]
    lines.append(f"luck: {head.luck}")
    if head.commitment:
        lines.append(f"commitment: {head.commitment}")
    lines.append("--- moves")
    lines += [event.line() for event in record.events]
    lines += ["--- end", f"moves: {len(record.events)}"]
    lines.append(f"finished: {'yes' if record.finished else 'no'}")
    if record.scores:
        lines.append(f"scores: {' '.join(str(score) for score in record.scores)}")
    if record.secret:
        lines.append(f"secret: {record.secret}")
    lines.append(f"digest: {digest_of(lines)}")
    return "\n".join(lines) + "\n"


def digest_of(lines: list[str]) -> str:
    """The digest for the last line of a record."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]


# --- reading ----------------------------------------------------------------------------------


def read_record(source: Path | str) -> Record:
    """Read a record from a file, or from its text if that has more than one line."""
    if isinstance(source, str) and "\n" in source:
        return parse_record(source)
    path = Path(source)
    try:
        if path.stat().st_size > LARGEST_RECORD:
            raise too_large(path.name, LARGEST_RECORD // 1024)
        return parse_record(path.read_text(encoding="utf-8"), path.name)
    except UnicodeDecodeError:
        raise no_text(path.name) from None
    except (OSError, ValueError) as fault:  # ValueError: a name that no file can have
        if isinstance(fault, RecordError):
            raise
        raise RecordError(f"{str(path)!r}: cannot be read: {fault}") from None


def parse_record(text: str, name: str = "record") -> Record:
    """Read a record from its text."""
    try:
        text.encode()
    except UnicodeEncodeError:
        why = f"{name}: not a text: it holds characters that no file can keep"
        raise RecordError(why, "record-no-text") from None
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not lines or lines[0] != FORMAT:
        why = f"{name}:1: does not start with {FORMAT!r}"
        raise RecordError(why, "record-no-record", start=FORMAT)
    moves_at = _find(lines, "--- moves", name)
    end_at = _find(lines, "--- end", name)
    if end_at < moves_at:
        raise _astray(name, end_at, "'--- end' comes before '--- moves'")
    head = _fields(lines, 1, moves_at, name)
    foot = _fields(lines, end_at + 1, len(lines), name)
    events = [_event(lines[at], at, name) for at in range(moves_at + 1, end_at)]
    if _number(foot, "moves", name) != len(events):
        raise _altered(f"{name}: has {len(events)} moves but its end says {foot['moves']}")
    if foot.get("digest") != digest_of(lines[:-1]):
        raise _altered(f"{name}: the digest does not fit: a line was altered or lost")
    for key in foot:
        if key not in FOOTER:
            raise _altered(f"{name}: the end has an unknown key {key[:20]!r}")
    if foot.get("finished") not in ("yes", "no"):
        raise _altered(f"{name}: 'finished' must be yes or no")
    scores = foot.get("scores", "").split()
    if not all(re.fullmatch(r"-?[0-9]{1,6}", score) for score in scores):
        raise _altered(f"{name}: the scores are not numbers")
    return Record(
        header=_header(head, name),
        events=events,
        finished=foot.get("finished") == "yes",
        secret=foot.get("secret", ""),
        scores=tuple(int(score) for score in scores),
    )


def _find(lines: list[str], mark: str, name: str) -> int:
    places = [at for at, line in enumerate(lines) if line == mark]
    if not places:
        raise _altered(f"{name}: truncated: there is no line {mark!r}")
    if len(places) > 1:
        raise _astray(name, places[1], f"{mark!r} is given twice")
    return places[0]


def _fields(lines: list[str], start: int, stop: int, name: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    for at in range(start, stop):
        key, colon, value = lines[at].partition(": ")
        if not colon and lines[at].endswith(":"):
            key, value = lines[at][:-1], ""
        elif not colon:
            raise _astray(name, at, f"expected 'key: value', found {lines[at][:40]!r}")
        if key in fields:
            raise _astray(name, at, f"{key!r} is given twice")
        fields[key] = value
    return fields


def _event(line: str, at: int, name: str) -> Event:
    sign, blank, text = line.partition(" ")
    if not blank or not text or not (sign == CHANCE_SIGN or (sign.isascii() and sign.isdigit())):
        raise _astray(name, at, f"not a move: {line[:40]!r}")
    if len(sign) > 2:
        raise _astray(name, at, f"there is no seat {sign[:20]}")
    return Event(CHANCE if sign == CHANCE_SIGN else int(sign), text)


def _header(fields: dict[str, str], name: str) -> Header:
    for key in ("game", "rules", "data", "seat 0"):
        if key not in fields:
            raise _altered(f"{name}: the header has no {key!r}")
    seats: list[str] = []
    while f"seat {len(seats)}" in fields:
        seats.append(fields[f"seat {len(seats)}"])
    prefix = "option "
    options = {k.removeprefix(prefix): v for k, v in fields.items() if k.startswith(prefix)}
    known = {"game", "rules", "data", "edition", "luck", "commitment"}
    known |= {f"seat {number}" for number in range(len(seats))} | {prefix + o for o in options}
    for key in fields:
        if key not in known:
            raise _altered(f"{name}: the header has an unknown key {key!r}")
    return Header(
        game=fields["game"],
        rules=_number(fields, "rules", name),
        data=fields["data"],
        seats=tuple(seats),
        edition=fields.get("edition", ""),
        options=options,
        luck=fields.get("luck", "fast"),
        commitment=fields.get("commitment", ""),
    )


def _number(fields: dict[str, str], key: str, name: str) -> int:
    value = fields.get(key, "")
    if not (value.isascii() and value.isdigit() and len(value) < 10):
        raise _altered(f"{name}: {key!r} must be a whole number, not {value[:20]!r}")
    return int(value)


# --- what can be wrong with one ---------------------------------------------------------------


def too_large(name: str, most: int) -> RecordError:
    return RecordError(f"{name}: larger than {most} KB", "record-large", most=most)


def no_text(name: str) -> RecordError:
    return RecordError(f"{name}: not a text file", "record-no-text")


def _astray(name: str, at: int, why: str) -> RecordError:
    """A line that no record has there."""
    return RecordError(f"{name}:{at + 1}: {why}", "record-line", line=at + 1)


def _altered(why: str) -> RecordError:
    """Something is lost, or does not go together: no record was ever written like this."""
    return RecordError(why, "record-altered")
