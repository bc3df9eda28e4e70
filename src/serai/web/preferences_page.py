"""The page of settings: language, colours, motion, taps, letters."""

from starlette.requests import Request
from starlette.responses import Response

from serai.texts import LANGUAGES
from serai.web.document import leaf, page
from serai.web.forms import field, post, select, submit, unseen
from serai.web.page_request import page_request
from serai.web.preferences import CHOICES, keep_preferences

LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "nl": "Nederlands", "fr": "Français"}
"""The name of every language in that language."""
TITLES = {
    "theme": "web-theme",
    "motion": "web-motion",
    "taps": "web-taps",
    "speed": "web-speed",
    "letters": "web-letters",
}


def local(path: str) -> str:
    """The path to return to, if it is on this site; else the home page."""
    safe = path.startswith("/") and not path.startswith("//") and "\\" not in path
    return path if safe and path.isprintable() and len(path) < 200 else ""


async def show(request: Request) -> Response:
    a = await page_request(request)
    languages = [(code, LANGUAGE_NAMES.get(code, code)) for code in LANGUAGES]
    fields = [field(a.text("web-language"), select("language", languages, a.preferences.language))]
    for name, title in TITLES.items():
        options = [(value, a.text(id)) for value, id in CHOICES[name].items()]
        hint = a.text("web-taps-hint") if name == "taps" else ""
        fields.append(
            field(a.text(title), select(name, options, getattr(a.preferences, name)), hint)
        )
    back = local(request.query_params.get("back", ""))
    form = post(a.url("/settings"), fields, unseen("back", back), submit(a.text("web-save")))
    return page(a, a.text("web-settings"), leaf(form, class_="pad"), class_="narrow")


async def save(request: Request) -> Response:
    a = await page_request(request)
    data = await request.form()
    chosen = {key: str(value) for key, value in data.items() if key != "back"}
    preferences = a.preferences.with_choice(chosen)
    back = local(str(data.get("back", "")))
    response = a.go(back.removeprefix(a.base) if back else "/settings")
    keep_preferences(request, response, preferences)
    return response
