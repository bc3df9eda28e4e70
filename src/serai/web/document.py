"""The document around every page: head, parts, top bar."""

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Child, Markup, el, join
from serai.games import names
from serai.games.about import shortest_rules
from serai.web.page_request import PageRequest
from serai.web.static import drawn_parts, version

KINDS_WITHOUT_BAR = ("table",)


def document(
    a: PageRequest, title: str, body: Child, *, kind: str = "plain", icons: tuple[str, ...] = ()
) -> Markup:
    """A whole page. `kind` names the layout; a table brings its own top bar, and its `icons`."""
    preferences = a.preferences
    name = a.text("web-serai")
    head = h(
        "head",
        h("meta", charset="utf-8"),
        h("meta", name="viewport", content="width=device-width, initial-scale=1"),
        h("title", f"{title} · {name}" if title else name),
        h("meta", name="color-scheme", content="light dark"),
        h("link", rel="icon", href=a.url("/favicon.svg"), type="image/svg+xml"),
        h("link", rel="stylesheet", href=asset(a, "app.css")),
        h("script", type="module", src=asset(a, "app.js")),
    )
    page = h(
        "html",
        head,
        h(
            "body",
            h("a", a.text("web-skip"), href="#main", class_="skip"),
            parts(icons),
            body if kind in KINDS_WITHOUT_BAR else join(top(a), body),
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


def asset(a: PageRequest, name: str) -> str:
    return a.url(f"/static/{version()}/{name}")


def parts(icons: tuple[str, ...]) -> Markup:
    """The drawn parts, and the lattice of the ground."""
    return join(
        el(
            "svg",
            el("defs", Markup(drawn_parts(icons))),
            class_="defs",
            width=0,
            height=0,
            aria_hidden="true",
        ),
        el(
            "svg",
            el("rect", width="100%", height="100%", fill="url(#jali)"),
            class_="lattice",
            aria_hidden="true",
        ),
    )


def notices(a: PageRequest) -> Markup:
    """Where the client speaks: for the ear, for the eye, and beside the pointer."""
    return join(
        h("div", id="live", class_="sr", aria_live="polite", role="status"),
        h("div", id="notice", class_="notice", role="alert", hidden=""),
        h(
            "div",
            id="tip",
            class_="tip",
            role="tooltip",
            hidden="",
            data_rule=a.text("web-rule"),
        ),
    )


def brand(a: PageRequest, size: float = 26) -> Markup:
    name = a.text("web-serai")
    mark = icon("serai", size, box=32)
    return h("a", mark, h("span", name), href=a.url("/"), class_="brand", aria_label=name)


def top(a: PageRequest) -> Markup:
    """The top bar of a plain page."""
    links = [
        h("a", a.text("web-rules"), href=a.url(f"/rules/{_game(a)}")),
        h("a", a.text("web-replay"), href=a.url("/replay")),
        h("a", a.text("web-settings"), href=a.url("/settings")),
        h("a", account_name(a), href=a.url("/account"), class_="who"),
    ]
    return h("header", brand(a, 32), h("nav", links, aria_label=a.text("web-site")), class_="top")


def _game(a: PageRequest) -> str:
    """The game that a page is about; else the one with the shortest rules."""
    named = a.request.path_params.get("game")
    return named if named in names() else shortest_rules()


def account_name(a: PageRequest) -> str:
    return a.person.name if a.person else a.text("web-log-in")


def leaf(*content: Child, class_: str = "", **attributes: str | None) -> Markup:
    return h("section", *content, class_=classes("leaf", class_), **attributes)


def field(label: str, control: Child, hint: str = "") -> Markup:
    """A labelled control of a form."""
    more = h("small", hint) if hint else NOTHING
    return h("label", h("span", label, class_="label"), control, more, class_="field")


def select(name: str, options: list[tuple[str, str]], chosen: str = "", **more: str) -> Markup:
    return h(
        "select",
        [
            h("option", text, value=value, selected="" if value == chosen else None)
            for value, text in options
        ],
        name=name,
        **more,
    )
