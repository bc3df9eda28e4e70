"""How somebody likes the pages: language, colours, motion, taps. Kept in a cookie."""

from dataclasses import dataclass, fields, replace
from urllib.parse import parse_qsl, urlencode

from starlette.requests import Request
from starlette.responses import Response

from serai.server.context import Context
from serai.server.identity import YEAR
from serai.texts import LANGUAGES

COOKIE = "serai_taste"

CHOICES: dict[str, tuple[str, ...]] = {
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "still"),
    "taps": ("auto", "one", "two"),
    "letters": ("usual", "large"),
    "speed": ("1", "half", "2"),
}
"""What may be chosen beside the language; the first is the default."""


@dataclass(frozen=True)
class Preferences:
    language: str = "en"
    theme: str = "auto"
    motion: str = "auto"
    taps: str = "auto"
    letters: str = "usual"
    speed: str = "1"
    """How fast a replay goes on by itself."""

    def with_choice(self, **choices: str) -> "Preferences":
        """The same with those choices that are possible; others are ignored."""
        good = {
            key: value
            for key, value in choices.items()
            if value in (LANGUAGES if key == "language" else CHOICES.get(key, ()))
        }
        return replace(self, **good)

    def written(self) -> str:
        return urlencode({field.name: getattr(self, field.name) for field in fields(self)})


def preferences_of(request: Request) -> Preferences:
    """From the cookie; the language else from what the browser prefers."""
    kept = dict(parse_qsl(request.cookies.get(COOKIE, "")))
    preferred = preferred_language(request.headers.get("accept-language", ""))
    return Preferences(language=preferred).with_choice(**kept)


def preferred_language(header: str) -> str:
    """The first language that we speak of those that a browser asks for."""
    wanted: list[tuple[float, int, str]] = []
    for at, entry in enumerate(header.split(",")[:20]):
        name, _, quality = entry.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        wanted.append((-weight, at, name.split("-")[0].lower()))
    return next((name for _, _, name in sorted(wanted) if name in LANGUAGES), "en")


def keep_preferences(request: Request, response: Response, preferences: Preferences) -> None:
    settings = Context.of(request).settings
    response.set_cookie(
        COOKIE,
        preferences.written(),
        max_age=YEAR,
        path=settings.base_path or "/",
        secure=settings.secure_cookies,
        httponly=True,
        samesite="lax",
    )
