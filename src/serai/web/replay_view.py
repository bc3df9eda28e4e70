"""The replay as HTML: the same panels, and below them the course of the game to move along."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import LETTERS
from serai.games.about import about_of
from serai.games.look import AnyLook, Look
from serai.games.page import Page, page_of
from serai.games.page import panels as panels_of
from serai.games.table import LOG, THIS_TURN, Part
from serai.games.voice import voice_of
from serai.web.course import Course
from serai.web.logbook import Line, ShownLines, changed_things, deeds, lines, sentence_of
from serai.web.table_parts import columns, fill, log_list, own_part, tabs, top

LONGEST_DEED = 40
"""Lines of the log among which all those of the last deed are."""
SPEEDS = {"half": "½×", "1": "1×", "2": "2×"}


@dataclass(frozen=True)
class Showing:
    """A moment of a course, as somebody watches it."""

    course: Course
    step: int
    seat: int | None
    """The seat whose eyes one looks through."""
    seats_free: bool
    """Whether any seat may be looked from: when the game is over."""
    language: str
    base: str
    at: Callable[[int, int | None], str]
    """The address of a step seen from a seat."""
    shown: ShownLines
    table: str = ""
    """The address of the table, if the game was played here."""
    record: str = ""
    branch: str = ""
    """Where to post the wish to play on from here."""
    picture: Callable[[int, int | None], str] = lambda step, seat: ""
    """The address of a picture of a step."""
    playing: bool = False
    waited_for: bool = False
    """Whether the table waits for the viewer."""
    speed: str = "1"


def replay(showing: Showing) -> Markup:
    """`<main id="table">` of a replay."""
    course = showing.course
    names = course.match.header.seats
    voice = voice_of(course.game, names, showing.language)
    since = course.events[max(showing.step - 1, 0)] if showing.step else 0
    found = lines(course.match, showing.seat, course.events[showing.step])
    look = Look(
        view=course.view(showing.step, showing.seat),
        voice=voice,
        names=names,
        turn=course.actor(showing.step),
        changed=changed_things(found, since) if showing.step else frozenset(),
        rules_at=lambda rule: f"{showing.base}/rules/{course.game.meta.id}#{rule}",
    )
    page = page_of(course.game)
    panels = panels_of(look)
    log = log_list(
        look, page, found, since, lambda step: showing.at(step, showing.seat), showing.shown
    )
    panels = fill(panels, _about(showing, look), _log(look, log))
    first, *others = columns(look, panels)
    return h(
        "main",
        top(look, panels, showing.base, _links(showing, look)),
        first,
        _bar(showing, look, _words(look, page, found)),
        others,
        tabs(look, panels, sum(line.event >= since for line in found)),
        id="table",
        class_=f"game-{about_of(look.view.game.meta.id).accent} replaying sides-{len(look.names)}",
        data_still="",
        data_stamp=f"{showing.step}.replay.0",
        data_title=f"{course.game.meta.title}, {look.text('web-replay')} {showing.step}",
        data_tab=panels.tab,
        data_view=panels.view,
        tabindex=-1,
    )


def _links(showing: Showing, look: AnyLook) -> list[Markup]:
    links = [
        h("a", look.text("web-rules"), href=f"{showing.base}/rules/{showing.course.game.meta.id}"),
        h("button", look.text("web-keys"), type="button", class_="plain", data_open="keys"),
    ]
    if showing.table:
        links.insert(0, h("a", look.text("web-table"), href=showing.table))
    return links


# --- moving along -----------------------------------------------------------------------------


def _words(look: AnyLook, page: Page, found: list[Line]) -> list[Markup | str]:
    """What somebody did last, in words."""
    told = deeds(look, found[-LONGEST_DEED:], 0)
    done = [deed for deed in told if deed.first.seat is not None] or told
    return sentence_of(page, look, done[-1]) if done else []


def _bar(showing: Showing, look: AnyLook, told: list[Markup | str]) -> Markup:
    words = look.text("web-step-of", step=showing.step, count=showing.course.last)
    return h(
        "section",
        h("div", _buttons(showing, look), class_="choices"),
        h(
            "div",
            h("p", h("span", words, class_="at"), " ", told, class_="prompt", id="prompt"),
            _strip(showing),
            h(
                "input",
                type="range",
                id="scrub",
                min=0,
                max=showing.course.last,
                value=showing.step,
                aria_label=look.text("web-step"),
            ),
            class_="say",
        ),
        _pace(showing, look),
        class_="bar",
        id="replay",
        aria_label=look.text("web-replay"),
        data_step=showing.step,
        data_last=showing.course.last,
        data_turns=" ".join(str(mark.step) for mark in showing.course.marks),
        data_address=showing.at(-1, showing.seat),
        data_autoplay="" if showing.playing else None,
    )


def _pace(showing: Showing, look: AnyLook) -> Markup:
    """How fast it goes on by itself, and the way out."""
    speeds = [
        h(
            "button",
            words,
            type="button",
            data_speed=name,
            aria_pressed="true" if name == showing.speed else "false",
        )
        for name, words in SPEEDS.items()
    ]
    label = look.text("web-skip-to-turn" if showing.waited_for else "web-table")
    out = h("a", label, href=showing.table, class_="btn main", data_skip="")
    return h(
        "div",
        h("div", speeds, class_="speeds", role="group", aria_label=look.text("web-speed")),
        out if showing.table else NOTHING,
        class_="acts",
    )


def _buttons(showing: Showing, look: AnyLook) -> list[Markup]:
    starts = [mark.step for mark in showing.course.marks]
    before = max((step for step in starts if step < showing.step), default=0)
    after = min((step for step in starts if step > showing.step), default=showing.course.last)
    return [
        _button(showing, look, "first", 0, "icon-ui-replay", "web-first-step"),
        _button(showing, look, "turn-back", before, "icon-ui-turn-back", "web-turn-back"),
        _button(showing, look, "back", showing.step - 1, "icon-ui-step-back", "web-step-back"),
        h(
            "button",
            icon("icon-ui-play", 22, "when-still", box=24),
            icon("icon-ui-pause", 22, "when-playing", box=24),
            type="button",
            class_="btn",
            data_play="",
            aria_label=look.text("web-autoplay"),
        ),
        _button(
            showing, look, "forward", showing.step + 1, "icon-ui-step-forward", "web-step-forward"
        ),
        _button(showing, look, "turn-forward", after, "icon-ui-turn-forward", "web-turn-forward"),
    ]


def _button(showing: Showing, look: AnyLook, name: str, step: int, part: str, label: str) -> Markup:
    able = 0 <= step <= showing.course.last and step != showing.step
    to = min(max(step, 0), showing.course.last)
    return h(
        "a",
        icon(part, 22, box=24),
        href=showing.at(to, showing.seat),
        class_=classes("btn", None if able else "off"),
        aria_label=look.text(label),
        data_go=name,
    )


def _strip(showing: Showing) -> Markup:
    """One mark for each turn in the colour of its seat; chapters are parted by lines."""
    last = max(showing.course.last, 1)
    marks = showing.course.marks
    parts = []
    for at, mark in enumerate(marks):
        end = marks[at + 1].step if at + 1 < len(marks) else last
        width = max((end - mark.step) * 1000 / last - 1, 1)
        parts.append(
            el(
                "rect",
                x=mark.step * 1000 / last,
                y=6,
                width=width,
                height=14,
                class_=f"f-seat seat-{LETTERS[mark.seat]}",
            )
        )
    chapters = [
        el("path", class_="s-ink", stroke_width=2, d=f"M{mark.step * 1000 / last - 0.5:.1f} 0V26")
        for before, mark in pairwise(marks)
        if before.chapter != mark.chapter
    ]
    here = showing.step * 1000 / last
    return el(
        "svg",
        parts,
        chapters,
        el("path", class_="here", d=f"M{here:.1f} 0V26", stroke_width=5),
        class_="strip",
        viewBox="-4 0 1008 26",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


# --- beside it --------------------------------------------------------------------------------


def _log(look: AnyLook, lines: Markup) -> Part:
    title = look.text("web-log")
    return own_part(LOG, title, join(h("h2", title), lines))


def _about(showing: Showing, look: AnyLook) -> Part:
    """Whose eyes, the record, and playing on."""
    title = look.text("web-viewpoint")
    content = join(
        h("h2", title),
        _viewpoints(showing, look) if showing.seats_free else _one_viewpoint(showing, look),
        _links_here(showing, look),
        _branch(showing, look) if showing.branch else NOTHING,
    )
    return own_part(THIS_TURN, title, content)


def _links_here(showing: Showing, look: AnyLook) -> Markup:
    """The address and a picture of what is shown, and the record."""
    here = showing.at(showing.step, showing.seat)
    picture = showing.picture(showing.step, showing.seat)
    links = [
        h("a", look.text("web-link-here"), href=here, class_="link"),
        h("a", look.text("web-picture"), href=picture, class_="link", download=""),
    ]
    if showing.record:
        words = look.text("web-download")
        links.append(h("a", words, href=showing.record, class_="link", download=""))
    return h("p", links, class_="more")


def _one_viewpoint(showing: Showing, look: AnyLook) -> Markup:
    name = look.text("web-onlooker") if showing.seat is None else look.name(showing.seat)
    return h("p", name)


def _viewpoints(showing: Showing, look: AnyLook) -> Markup:
    choices: list[int | None] = [None, *range(len(showing.course.match.header.seats))]
    return h(
        "ul",
        [
            h(
                "li",
                h(
                    "a",
                    _eyes(seat),
                    href=showing.at(showing.step, seat),
                    aria_label=look.text("web-onlooker") if seat is None else look.name(seat),
                    aria_current="true" if seat == showing.seat else None,
                    data_tip=look.text("web-onlooker") if seat is None else look.name(seat),
                ),
            )
            for seat in choices
        ],
        class_="eyes",
    )


def _eyes(seat: int | None) -> Markup:
    if seat is None:
        return icon("icon-ui-eye", 26, box=24)
    return icon(f"seat-{LETTERS[seat]}", 26, f"seat-{LETTERS[seat]}", box=28)


def _branch(showing: Showing, look: AnyLook) -> Markup:
    seat = showing.seat if showing.seat is not None else max(showing.course.actor(showing.step), 0)
    return h(
        "form",
        h("input", type="hidden", name="step", value=showing.step),
        h("input", type="hidden", name="seat", value=seat),
        h("button", look.text("web-play-on"), class_="mini-btn"),
        method="post",
        action=showing.branch,
    )
