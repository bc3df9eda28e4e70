"""The replay as HTML: the panels of the table, and a timeline."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from serai.draw.html import h, icon, seat_icon
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import LETTERS, Box, rect
from serai.games.about import about_of
from serai.games.look import AnyLook, Look
from serai.games.page import Page, page_of
from serai.games.page import panels as panels_of
from serai.games.table import LOG, THIS_TURN, Part
from serai.web.course import Course, Mark
from serai.web.forms import button, link, post, submit, unseen
from serai.web.logbook import Line, ShownLines, changed_things, deeds, lines, sentence_of
from serai.web.sent_table import Pieces, SentTable
from serai.web.table_parts import by_layout, columns, fill, folding, log_list, own_part, tabs, top

LONGEST_DEED = 40
"""Enough lines to hold the last sentence."""
MOST_CHAPTERS = 12
"""Most chapter marks side by side on a phone."""
SPEEDS = {"half": "½×", "1": "1×", "2": "2×"}


@dataclass(frozen=True)
class Showing:
    """What a viewer sees of a course: step, seat, and addresses."""

    course: Course
    step: int
    seat: int | None
    """The seat to look from."""
    seats_free: bool
    """Whether the viewer may change the seat: after the end."""
    language: str
    base: str
    at: Callable[[int, int | None], str]
    """The address of a step from a seat."""
    shown: ShownLines
    table: str = ""
    """The address of the table, if the game was played here."""
    record: str = ""
    branch: str = ""
    """The address to continue from here as a new table."""
    picture: Callable[[int, int | None], str] = lambda step, seat: ""
    """The address of a picture of a step."""
    playing: bool = False
    waited_for: bool = False
    """Whether the table waits for the viewer."""
    speed: str = "1"


def replay(showing: Showing) -> Markup:
    """`<main id="table">` of a replay."""
    course, names = showing.course, showing.course.match.header.seats
    own = None if showing.seats_free else showing.seat  # after the end the seat can be changed
    voice = showing.shown.voice_of(course.game, names, showing.language, own)
    since = course.events[max(showing.step - 1, 0)] if showing.step else 0
    found = lines(course.match, showing.seat, course.events[showing.step])
    look = Look(
        view=course.view(showing.step, showing.seat),
        voice=voice,
        names=voice.seats,
        decides=course.actor(showing.step),
        changed=changed_things(found, since) if showing.step else frozenset(),
        rules_at=lambda rule: f"{showing.base}/rules/{course.game.meta.id}/clauses#{rule}",
    )
    page, panels = page_of(course.game), panels_of(look)
    log = log_list(
        look, page, found, since, lambda step: showing.at(step, showing.seat), showing.shown
    )
    panels = fill(panels, _about(showing, look), _log(look, log))
    pieces = Pieces()
    first, *others = columns(pieces, look, panels)
    drawn = h(
        "main",
        top(pieces, look, panels, showing.base, _links(showing, look)),
        first,
        _bar(showing, look, _words(look, page, found)),
        others,
        tabs(look, panels, sum(line.event >= since for line in found)),
        id="table",
        class_=f"game-{about_of(look.view.game.meta.id).accent} replaying sides-{len(look.names)}",
        data_still="",
        data_stamp=f"{showing.step}.replay.0",
        data_title=f"{course.game.meta.title}, {look.text('web-replay')} {showing.step}",
        data_asks=by_layout(panels.tabs),
        data_folds=folding(panels),
        data_view=panels.view,
        tabindex=-1,
    )
    return SentTable(drawn, pieces).whole


def _links(showing: Showing, look: AnyLook) -> list[Markup]:
    return [
        link(look.text("web-table"), showing.table) if showing.table else NOTHING,
        link(look.text("web-rules"), f"{showing.base}/rules/{showing.course.game.meta.id}"),
        button(look.text("web-keys"), "plain", data_open="keys"),
    ]


# --- moving along -----------------------------------------------------------------------------


def _words(look: AnyLook, page: Page, found: list[Line]) -> list[Markup | str]:
    """The last sentence of the log."""
    last = deeds(look, found[-LONGEST_DEED:], 0)
    done = [deed for deed in last if deed.first.seat is not None] or last
    return sentence_of(page, look, done[-1]) if done else []


def _bar(showing: Showing, look: AnyLook, deed: list[Markup | str]) -> Markup:
    words = look.text("web-step-of", step=showing.step, count=showing.course.last)
    return h(
        "section",
        h("div", _buttons(showing, look), class_="choices"),
        h(
            "div",
            h(
                "p",
                h("span", h("span", words, class_="at"), " ", deed, class_="told"),
                class_="prompt",
                id="prompt",
            ),
            _strip(showing),
            _chapters(showing),
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
    """The buttons for the speed, and to stop."""
    speeds = [
        button(words, None, data_speed=name, aria_pressed=str(name == showing.speed).lower())
        for name, words in SPEEDS.items()
    ]
    label = look.text("web-skip-to-turn" if showing.waited_for else "web-table")
    out = link(label, showing.table, "btn main", data_skip="")
    return h(
        "div",
        h("div", speeds, class_="speeds", role="group", aria_label=look.text("web-speed")),
        out if showing.table else NOTHING,
        class_="acts",
    )


def _buttons(showing: Showing, look: AnyLook) -> list[Markup]:
    step = showing.step
    starts = [mark.step for mark in showing.course.marks]
    before = max((start for start in starts if start < step), default=0)
    after = min((start for start in starts if start > step), default=showing.course.last)
    signs = [
        icon("icon-ui-play", 22, "when-still", box=24),
        icon("icon-ui-pause", 22, "when-playing", box=24),
    ]
    return [
        _step(showing, look, "first", 0, "icon-ui-replay", "web-first-step"),
        _step(showing, look, "turn-back", before, "icon-ui-turn-back", "web-turn-back"),
        _step(showing, look, "back", step - 1, "icon-ui-step-back", "web-step-back"),
        button(signs, data_play="", aria_label=look.text("web-autoplay")),
        _step(showing, look, "forward", step + 1, "icon-ui-step-forward", "web-step-forward"),
        _step(showing, look, "turn-forward", after, "icon-ui-turn-forward", "web-turn-forward"),
    ]


def _step(showing: Showing, look: AnyLook, name: str, step: int, part: str, label: str) -> Markup:
    able = 0 <= step <= showing.course.last and step != showing.step
    to = showing.at(min(max(step, 0), showing.course.last), showing.seat)
    class_ = "btn" if able else "btn off"
    return link(icon(part, 22, box=24), to, class_, aria_label=look.text(label), data_go=name)


def _strip(showing: Showing) -> Markup:
    """The timeline: a mark for each turn in the colour of its seat, and lines between chapters."""
    last = max(showing.course.last, 1)
    marks = showing.course.marks
    places = [mark.step * 1000 / last for mark in marks]
    turns = [
        rect(Box(x, 6, max(end - x - 1, 1), 14), f"f-seat seat-{LETTERS[mark.seat]}")
        for mark, x, end in zip(marks, places, [*places, 1000][1:], strict=True)
    ]
    chapters = [
        el("path", class_="s-ink", stroke_width=2, d=f"M{x - 0.5:.1f} 0V26")
        for (before, mark), x in zip(pairwise(marks), places[1:], strict=True)
        if before.chapter != mark.chapter
    ]
    here = showing.step * 1000 / last
    return el(
        "svg",
        turns,
        chapters,
        el("path", class_="here", d=f"M{here:.1f} 0V26", stroke_width=5),
        class_="strip",
        viewBox="-4 0 1008 26",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


def _chapters(showing: Showing) -> Markup:
    """The timeline on a phone: a mark for each chapter, or for several together."""
    marks, step = showing.course.marks, showing.step
    begins = [mark for at, mark in enumerate(marks) if _begins_chapter(marks, at)]
    if not begins:
        return NOTHING
    groups = begins[:: -(-len(begins) // MOST_CHAPTERS)]
    ends = [*(mark.step for mark in groups[1:]), showing.course.last + 1]
    shown = [
        h(
            "li",
            mark.chapter,
            class_="here" if mark.step <= step < end else None,
            style=f"flex-grow:{end - mark.step}",
        )
        for mark, end in zip(groups, ends, strict=True)
    ]
    return h("ol", shown, class_="chapter-marks", aria_hidden="true")


def _begins_chapter(marks: Sequence[Mark], at: int) -> bool:
    return at == 0 or marks[at - 1].chapter != marks[at].chapter


# --- beside it --------------------------------------------------------------------------------


def _log(look: AnyLook, lines: Markup) -> Part:
    title = look.text("web-log")
    return own_part(LOG, title, join(h("h2", title), lines))


def _about(showing: Showing, look: AnyLook) -> Part:
    """The choice of the seat, the links, and the button to play on."""
    title = look.text("web-viewpoint")
    content = join(
        h("h2", title),
        _viewpoints(showing, look) if showing.seats_free else h("p", _eyes(look, showing.seat)),
        _links_here(showing, look),
        _branch(showing, look) if showing.branch else NOTHING,
    )
    return own_part(THIS_TURN, title, content)


def _links_here(showing: Showing, look: AnyLook) -> Markup:
    """Links to this moment, its picture, and the record."""
    picture = showing.picture(showing.step, showing.seat)
    links = [
        link(
            look.text("web-link-here"),
            showing.at(showing.step, showing.seat),
            "link",
            data_copies="",
            data_done=look.text("web-copied"),
        ),
        link(look.text("web-picture"), picture, "link", download=""),
    ]
    if showing.record:
        links.append(link(look.text("web-download"), showing.record, "link", download=""))
    return h("p", links, class_="more")


def _viewpoints(showing: Showing, look: AnyLook) -> Markup:
    choices: list[int | None] = [None, *range(len(showing.course.match.header.seats))]
    return h("ul", [h("li", _viewpoint(showing, look, seat)) for seat in choices], class_="eyes")


def _viewpoint(showing: Showing, look: AnyLook, seat: int | None) -> Markup:
    return link(
        icon("icon-ui-eye", 26, box=24) if seat is None else seat_icon(seat, 26),
        showing.at(showing.step, seat),
        aria_label=_eyes(look, seat),
        aria_current="true" if seat == showing.seat else None,
        data_tip=_eyes(look, seat),
    )


def _eyes(look: AnyLook, seat: int | None) -> str:
    return look.text("web-onlooker") if seat is None else look.name(seat)


def _branch(showing: Showing, look: AnyLook) -> Markup:
    seat = showing.seat if showing.seat is not None else max(showing.course.actor(showing.step), 0)
    return post(
        showing.branch,
        unseen("step", showing.step),
        unseen("seat", seat),
        submit(look.text("web-play-on"), "mini-btn"),
    )
