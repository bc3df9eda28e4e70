"""The dialog with all keyboard shortcuts, opened by `?`."""

from serai.draw.html import h
from serai.draw.markup import Markup
from serai.web.page_request import PageRequest

SHORTCUTS = (
    ("?", "web-key-help"),
    ("1 … 9", "web-key-option"),
    ("l", "web-key-list"),
    ("← →", "web-key-arrows"),
    ("← → r", "web-key-turn-it"),
    ("u", "web-key-undo"),
    ("r", "web-key-restart"),
    ("e", "web-key-end"),
    ("g", "web-key-log"),
    ("c", "web-key-chat"),
    ("+ − 0", "web-key-zoom"),
    ("Esc", "web-key-escape"),
)
REPLAY_SHORTCUTS = (
    ("?", "web-key-help"),
    ("← →", "web-key-step"),
    ("↑ ↓", "web-key-turn"),
    ("Home End", "web-key-ends"),
    ("p", "web-key-play"),
    ("+ − 0", "web-key-zoom"),
)


def keys(a: PageRequest, shortcuts: tuple[tuple[str, str], ...] = SHORTCUTS) -> Markup:
    """The dialog; the client script opens it."""
    rows = [
        h("div", h("dt", [h("kbd", key) for key in shown.split(" ") if key]), h("dd", a.text(id)))
        for shown, id in shortcuts
    ]
    return h(
        "dialog",
        h("h2", a.text("web-keys")),
        h("dl", rows, class_="keys"),
        h("form", h("button", a.text("web-close"), class_="btn"), method="dialog"),
        id="keys",
        aria_label=a.text("web-keys"),
    )
