"""The document around every page: head, parts, top bar."""

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Child, Markup, el, join
from serai.games import GAMES
from serai.web.asked import Asked
from serai.web.static import drawn_parts, version

KINDS_WITHOUT_BAR = ("table",)


def document(
    asked: Asked, title: str, body: Child, *, kind: str = "plain", icons: tuple[str, ...] = ()
) -> Markup:
    """A whole page. `kind` names the layout; a table brings its own top bar, and its `icons`."""
    taste = asked.taste
    name = asked.text("web-serai")
    head = h(
        "head",
        h("meta", charset="utf-8"),
        h("meta", name="viewport", content="width=device-width, initial-scale=1"),
        h("title", f"{title} · {name}" if title else name),
        h("meta", name="color-scheme", content="light dark"),
        h("link", rel="icon", href=asked.url("/favicon.svg"), type="image/svg+xml"),
        h("link", rel="stylesheet", href=asset(asked, "app.css")),
        h("script", type="module", src=asset(asked, "app.js")),
    )
    page = h(
        "html",
        head,
        h(
            "body",
            h("a", asked.text("web-skip"), href="#main", class_="skip"),
            parts(icons),
            body if kind in KINDS_WITHOUT_BAR else join(top(asked), body),
            notices(asked),
            class_=f"page-{kind}",
        ),
        lang=taste.language,
        data_theme=None if taste.theme == "auto" else taste.theme,
        data_motion=None if taste.motion == "auto" else taste.motion,
        data_taps=taste.taps,
        data_letters=None if taste.letters == "usual" else taste.letters,
        data_base=asked.base,
        data_lost=asked.text("web-lost"),
        data_static=asset(asked, ""),
    )
    return Markup("<!doctype html>\n" + page)


def asset(asked: Asked, name: str) -> str:
    return asked.url(f"/static/{version()}/{name}")


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


def notices(asked: Asked) -> Markup:
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
            data_rule=asked.text("web-rule"),
        ),
    )


def brand(asked: Asked, size: float = 26) -> Markup:
    name = asked.text("web-serai")
    mark = icon("serai", size, box=32)
    return h("a", mark, h("span", name), href=asked.url("/"), class_="brand", aria_label=name)


def top(asked: Asked) -> Markup:
    """The top bar of a plain page."""
    links = [
        h("a", asked.text("web-rules"), href=asked.url(f"/rules/{_game(asked)}")),
        h("a", asked.text("web-replay"), href=asked.url("/replay")),
        h("a", asked.text("web-settings"), href=asked.url("/settings")),
        h("a", account_name(asked), href=asked.url("/account"), class_="who"),
    ]
    return h(
        "header", brand(asked, 32), h("nav", links, aria_label=asked.text("web-site")), class_="top"
    )


def _game(asked: Asked) -> str:
    """The game that a page is about; else the one with the shortest rules."""
    named = asked.request.path_params.get("game")
    return named if named in GAMES else "taj_mahal"


def account_name(asked: Asked) -> str:
    return asked.person.name if asked.person else asked.text("web-log-in")


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
