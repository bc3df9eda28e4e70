"""The page of settings: language, colours, motion, taps, letters."""

from starlette.requests import Request
from starlette.responses import Response

from serai.draw.html import h
from serai.draw.markup import Markup
from serai.texts import LANGUAGES
from serai.web.document import document, field, leaf, select
from serai.web.page_request import PageRequest, page_request
from serai.web.preferences import keep_preferences

LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "nl": "Nederlands", "fr": "Français"}
"""Every language under its own name, so that one finds it whatever is set."""
WORDS = {
    "theme": (
        "web-theme",
        {"auto": "web-theme-auto", "light": "web-theme-light", "dark": "web-theme-dark"},
    ),
    "motion": ("web-motion", {"auto": "web-motion-auto", "still": "web-motion-still"}),
    "taps": ("web-taps", {"auto": "web-taps-auto", "one": "web-taps-one", "two": "web-taps-two"}),
    "speed": (
        "web-speed",
        {"1": "web-speed-usual", "half": "web-speed-half", "2": "web-speed-double"},
    ),
    "letters": ("web-letters", {"usual": "web-letters-usual", "large": "web-letters-large"}),
}


def local(path: str) -> str:
    """A way back on this site, never to another one."""
    safe = path.startswith("/") and not path.startswith("//") and "\\" not in path
    return path if safe and path.isprintable() and len(path) < 200 else ""


async def show(request: Request) -> Response:
    a = await page_request(request)
    return a.page(document(a, a.text("web-settings"), _page(a)))


def _page(a: PageRequest) -> Markup:
    languages = [(code, LANGUAGE_NAMES.get(code, code)) for code in LANGUAGES]
    fields = [field(a.text("web-language"), select("language", languages, a.preferences.language))]
    for name, (title, values) in WORDS.items():
        options = [(value, a.text(id)) for value, id in values.items()]
        hint = a.text("web-taps-hint") if name == "taps" else ""
        fields.append(
            field(a.text(title), select(name, options, getattr(a.preferences, name)), hint)
        )
    back = local(a.request.query_params.get("back", ""))
    return h(
        "main",
        h("h1", a.text("web-settings"), id="main"),
        leaf(
            h(
                "form",
                fields,
                h("input", type="hidden", name="back", value=back),
                h("button", a.text("web-save"), class_="btn go"),
                method="post",
                action=a.url("/settings"),
            ),
            class_="pad",
        ),
        class_="narrow",
    )


async def save(request: Request) -> Response:
    a = await page_request(request)
    data = await request.form()
    chosen = {key: str(value) for key, value in data.items() if key != "back"}
    preferences = a.preferences.with_choice(**chosen)
    back = local(str(data.get("back", "")))
    response = a.go(back.removeprefix(a.base) if back else "/settings")
    keep_preferences(request, response, preferences)
    return response
