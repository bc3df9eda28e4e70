"""The HTML document around every page: head, symbols, top bar."""

from starlette.responses import Response

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Child, Markup, el, join
from serai.games import names
from serai.web.page_request import PageRequest
from serai.web.static import drawn_parts, version

KINDS_WITHOUT_BAR = ("table",)


def document(
    a: PageRequest,
    title: str,
    body: Child,
    *,
    kind: str = "plain",
    icons: str = "",
    game: str = "",
) -> Markup:
    """A whole page. `kind` is the layout (a table has its own top bar), `icons` the prefix of the
    needed icons, `game` the game that the page is about if its address does not say so."""
    preferences = a.preferences
    page = h(
        "html",
        _head(a, title),
        h(
            "body",
            h("script", src=asset(a, "layout.js")) if kind in KINDS_WITHOUT_BAR else NOTHING,
            h("a", a.text("web-skip"), href="#main", class_="skip"),
            parts(icons),
            body if kind in KINDS_WITHOUT_BAR else join(top(a, game), body),
            notices(a),
            class_=f"page-{kind}",
        ),
        lang=preferences.language,
        data_theme=None if preferences.theme == "auto" else preferences.theme,
        data_motion=None if preferences.motion == "auto" else preferences.motion,
        data_taps=preferences.taps,
        data_letters=None if preferences.letters == "usual" else preferences.letters,
        data_speed=preferences.speed,
        data_base=a.base,
        data_lost=a.text("web-lost"),
        data_static=asset(a, ""),
    )
    return Markup("<!doctype html>\n" + page)


def _head(a: PageRequest, title: str) -> Markup:
    name = a.text("web-serai")
    return h(
        "head",
        h("meta", charset="utf-8"),
        h("meta", name="viewport", content="width=device-width, initial-scale=1, minimum-scale=1"),
        h("title", f"{title} · {name}" if title else name),
        h("meta", name="color-scheme", content="light dark"),
        h("link", rel="icon", href=a.url("/favicon.svg"), type="image/svg+xml"),
        h("link", rel="stylesheet", href=asset(a, "app.css")),
        h("script", type="module", src=asset(a, "app.js")),
    )


def asset(a: PageRequest, name: str) -> str:
    return a.url(f"/static/{version()}/{name}")


def parts(icons: str) -> Markup:
    """The symbols for the page, and its background."""
    drawn = el("defs", Markup(drawn_parts(icons)))
    lattice = el("rect", width="100%", height="100%", fill="url(#jali)")
    return join(
        el("svg", drawn, class_="defs", width=0, height=0, aria_hidden="true"),
        el("svg", lattice, class_="lattice", aria_hidden="true"),
    )


def notices(a: PageRequest) -> Markup:
    """Where the client script shows messages: live region, notice, and tooltip."""
    return join(
        h("div", id="live", class_="sr", aria_live="polite", role="status"),
        h("div", id="notice", class_="notice", role="alert", hidden=""),
        h("div", id="tip", class_="tip", role="tooltip", hidden="", data_rule=a.text("web-rule")),
    )


def brand(name: str, home: str, size: float) -> Markup:
    """The link to the home page."""
    mark = icon("serai", size, box=32)
    return h("a", mark, h("span", name), href=home, class_="brand", aria_label=name)


def top(a: PageRequest, game: str = "") -> Markup:
    """The top bar of a plain page; its rules link is that of the game that the page is about."""
    links = [
        h("a", a.text("web-rules"), href=a.url(_rules(a, game))),
        h("a", a.text("web-replay"), href=a.url("/replay")),
        h("a", a.text("web-settings"), href=a.url("/settings")),
        h("a", account_name(a), href=a.url("/account"), class_="who"),
    ]
    home = brand(a.text("web-serai"), a.url("/"), 32)
    return h("header", home, h("nav", links, aria_label=a.text("web-site")), class_="top")


def _rules(a: PageRequest, game: str) -> str:
    named = game or a.request.path_params.get("game")
    return f"/rules/{named}" if named in names() else "/rules"


def account_name(a: PageRequest) -> str:
    """What stands for the page of who asks."""
    if a.person is None:
        return a.text("web-log-in")
    return a.own_name or a.text("web-guest")


def leaf(*content: Child, class_: str = "", **attributes: str | None) -> Markup:
    return h("section", *content, class_=classes("leaf", class_), **attributes)


def page(
    a: PageRequest,
    title: str,
    *content: Child,
    heading: str = "",
    lead: str = "",
    fault: Child = "",
    class_: str | None = None,
    game: str = "",
    icons: str = "",
) -> Response:
    """A plain page with title, lead and error."""
    body = h(
        "main",
        h("h1", heading or title, id="main"),
        h("p", lead, class_="lead") if lead else NOTHING,
        h("p", fault, class_="fault", role="alert") if fault else NOTHING,
        content,
        class_=class_,
    )
    return a.page(document(a, title, body, game=game, icons=icons), 400 if fault else 200)
