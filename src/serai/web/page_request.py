"""A request for a page: its person, preferences and addresses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from serai.core.errors import SeraiError
from serai.draw.markup import Markup
from serai.games.unnamed import GUEST, shown_name
from serai.server.context import Context
from serai.server.identity import remember_if_new, who
from serai.server.people import Person
from serai.server.store import Seat
from serai.texts import FIRST_LANGUAGE, Speaker
from serai.web.preferences import Preferences, preferences_of


@cache
def speaker(language: str) -> Speaker:
    """The texts of the pages in a language."""
    return Speaker(language, "web", "account")


@dataclass(frozen=True)
class PageRequest:
    request: Request
    context: Context
    person: Person | None
    preferences: Preferences

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def base(self) -> str:
        return self.context.settings.base_path

    def url(self, path: str) -> str:
        """The address of a path, below the base path of the site."""
        return self.base + path

    def text(self, id: str, **args: str | int) -> str:
        return speaker(self.preferences.language).text(id, args)

    def why(self, fault: Exception) -> str:
        """What went wrong, in the language of who asks. What no page leads to is said only in the
        words of the library, and so only where they are understood."""
        if isinstance(fault, SeraiError) and fault.told:
            return speaker(self.preferences.language).text(fault.told, fault.named)
        return str(fault) if self.preferences.language == FIRST_LANGUAGE else ""

    def name(self, seat: Seat) -> str:
        """The name to show for a seat."""
        return shown_name(speaker(self.preferences.language), seat.name, seat.number)

    @property
    def own_name(self) -> str:
        """The name that who asks has given; empty if there is none."""
        return "" if self.person is None or self.person.name == GUEST else self.person.name

    async def fields(self, *names: str) -> list[str]:
        """The values of these fields of the form; empty texts for missing ones."""
        data = await self.request.form()
        return [str(data.get(name, "")) for name in names]

    def page(self, markup: Markup, status: int = 200) -> Response:
        response = HTMLResponse(markup, status, headers={"Cache-Control": "no-store"})
        return remember_if_new(self.request, response)

    def go(self, path: str) -> Response:
        """Redirect the browser after a form."""
        return remember_if_new(self.request, RedirectResponse(self.url(path), 303))


async def page_request(request: Request) -> PageRequest:
    return PageRequest(request, Context.of(request), await who(request), preferences_of(request))
