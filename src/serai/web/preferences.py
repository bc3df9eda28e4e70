"""Preferences of a browser: language, colours, motion, taps. Stored in a cookie."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from urllib.parse import parse_qsl, urlencode

from starlette.requests import Request
from starlette.responses import Response

from serai.server.cookies import keep_cookie
from serai.server.identity import YEAR
from serai.texts import LANGUAGES

COOKIE = "serai_preferences"
EARLIER_COOKIE = "serai_taste"
"""Its name in earlier versions: read once, until `COOKIE` is set."""

CHOICES: dict[str, dict[str, str]] = {
    "theme": {"auto": "web-theme-auto", "light": "web-theme-light", "dark": "web-theme-dark"},
    "motion": {"auto": "web-motion-auto", "still": "web-motion-still"},
    "taps": {"auto": "web-taps-auto", "one": "web-taps-one", "two": "web-taps-two"},
    "speed": {"1": "web-speed-usual", "half": "web-speed-half", "2": "web-speed-double"},
    "letters": {"usual": "web-letters-usual", "large": "web-letters-large"},
}
"""The choices besides the language, with their message ids; the first one is the default."""


@dataclass(frozen=True)
class Preferences:
    language: str = "en"
    theme: str = "auto"
    motion: str = "auto"
    taps: str = "auto"
    letters: str = "usual"
    speed: str = "1"
    """Speed of a playing replay."""

    def with_choice(self, choices: Mapping[str, str]) -> "Preferences":
        """These preferences with other choices; invalid ones are ignored."""
        good = {
            key: value
            for key, value in choices.items()
            if value in (LANGUAGES if key == "language" else CHOICES.get(key, ()))
        }
        return replace(self, **good)

    def written(self) -> str:
        return urlencode({field.name: getattr(self, field.name) for field in fields(self)})


def preferences_of(request: Request) -> Preferences:
    """From the cookie; the default language is that of the browser."""
    cookies = request.cookies
    kept = dict(parse_qsl(cookies.get(COOKIE) or cookies.get(EARLIER_COOKIE, "")))
    preferred = preferred_language(request.headers.get("accept-language", ""))
    return Preferences(language=preferred).with_choice(kept)


def preferred_language(header: str) -> str:
    """The best supported language of an Accept-Language header."""
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
    keep_cookie(request, response, COOKIE, preferences.written(), YEAR)
