"""The viewer of a table: the seat, the language, and the curtain between seats that share a
screen."""

from __future__ import annotations

from dataclasses import dataclass

from serai.core.view import unasked
from serai.games.kept import Kept
from serai.games.layouts import LAYOUTS, drawn_with
from serai.games.look import AnyLook, Look
from serai.games.unnamed import shown_name
from serai.server.context import Context
from serai.server.live_table import LiveTable
from serai.server.own_seats import seat_on_screen
from serai.server.store import FINISHED, Seat
from serai.web.logbook import Line, ShownLines, changed_things, last_lines, last_own_event
from serai.web.page_request import speaker


@dataclass(frozen=True)
class Viewer:
    """A table as seen by one viewer."""

    live: LiveTable
    person: str | None
    seat: int | None
    """The seat whose cards are shown; None for an onlooker, or behind the curtain."""
    curtain: int | None
    """The seat that the screen must be handed to before anything is shown."""
    language: str
    base: str
    shown: ShownLines
    """The cache of shown log lines."""
    layouts: tuple[str, ...] = LAYOUTS
    """The layouts that the table is drawn for."""

    @property
    def mine(self) -> bool:
        """Whether the viewer is to move."""
        match = self.live.match
        if match is None or self.seat is None or self.away:
            return False
        return match.actor == self.seat

    @property
    def away(self) -> bool:
        """Whether a bot plays for the viewer."""
        seats = (self.live.facts.seats[number] for number in self.own_seats)
        return not self.over and any(seat.stand_in is not None for seat in seats)

    @property
    def over(self) -> bool:
        return self.live.facts.status == FINISHED

    @property
    def own_seats(self) -> list[int]:
        return self.live.seats_of(self.person)

    @property
    def tick(self) -> int:
        """A number that changes with everything that this viewer can see."""
        return self.live.tick(self.seat)

    @property
    def identity(self) -> str | bool:
        """The person, if the page shows something of theirs; else whether somebody is logged in."""
        if self.own_seats or (self.person is not None and self.live.facts.host == self.person):
            return self.person or False
        return self.person is not None

    def text(self, id: str, **args: str | int) -> str:
        return speaker(self.language).text(id, args)

    def name(self, seat: Seat) -> str:
        """The name to show for a seat."""
        return shown_name(speaker(self.language), seat.name, seat.number)

    def at(self, path: str = "") -> str:
        """The address of a path below this table."""
        return f"{self.base}/t/{self.live.id}{path}"


def viewer_of(
    context: Context,
    live: LiveTable,
    person: str | None,
    named: int | None,
    language: str,
    layout: str = "",
) -> Viewer:
    """The viewer of a table on a screen; `named` is the seat that they want to look from."""
    seat, curtain = seat_on_screen(live, person, named)
    shown = context.memory(ShownLines)
    base, layouts = context.settings.base_path, drawn_with(layout)
    return Viewer(live, person, seat, curtain, language, base, shown, layouts)


def log_of(viewer: Viewer) -> tuple[list[Line], int]:
    """The end of the log for a viewer, and the first event that is new to them."""
    assert viewer.live.match is not None
    since = last_own_event(viewer.live.match, viewer.seat)
    return last_lines(viewer.live.match, viewer.seat, since), since


def look_of(viewer: Viewer, found: list[Line], since: int, kept: Kept | None = None) -> AnyLook:
    """The look (view, voice, draft …) of this viewer."""
    live = viewer.live
    assert live.match is not None
    voice = viewer.shown.voice_of(live.game, tuple(live.names), viewer.language, viewer.seat)
    view = live.view(viewer.seat)
    if viewer.away:  # they must come back first
        view = unasked(view)
    return Look(
        view=view,
        voice=voice,
        names=tuple(voice.seat(seat) for seat in range(len(live.names))),
        decides=live.match.actor,
        tags=tuple(_tag(voice.text("web-bot"), seat) for seat in live.facts.seats),
        draft=live.draft(viewer.seat) if viewer.mine and viewer.seat is not None else None,
        changed=changed_things(found, since),
        rules_at=lambda rule: f"{viewer.base}/rules/{live.facts.game}/clauses#{rule}",
        layouts=viewer.layouts,
        kept=Kept() if kept is None else kept,
    )


def _tag(bot: str, seat: Seat) -> str:
    return bot if seat.played_by_bot else ""
