"""The table as HTML: everything around the panels of a game."""

import secrets
from collections import defaultdict

from serai.draw.html import classes, h, icon, seat_icon
from serai.draw.lettering import Face, width
from serai.draw.markup import NOTHING, Markup, join
from serai.games.about import about_of
from serai.games.kept import Kept
from serai.games.layouts import LAYOUTS
from serai.games.look import DONE, AnyLook, sentence
from serai.games.page import Button, Page, Panels, page_of
from serai.games.page import panels as panels_of
from serai.games.picture import prompt_of
from serai.games.table import LOG, Part
from serai.server.store import ChatLine
from serai.web.forms import button, link
from serai.web.logbook import Line
from serai.web.sent_table import Pieces, SentTable
from serai.web.table_parts import (
    by_layout,
    chat_part,
    columns,
    fill,
    folding,
    log_list,
    own_part,
    tabs,
    top,
)
from serai.web.table_turn import play_back, this_turn, wall_line
from serai.web.table_wish import question, take_back
from serai.web.viewer import Viewer, log_of, look_of

ANSWER, BESIDE, ONE_ROW = Face(15, 600), 36, 760
"""The face of an answer's text, the padding of its button, and the width for all answers in the
bar."""
A_PHONE, HALF_A_PHONE, THIRD_OF_A_PHONE = 330, 132, 64
"""Widths on a phone: for all answers in one row, for one of two, for one of three."""
BOOT = secrets.token_hex(3)
"""Random for each process: tells the client that ticks start again."""


def table(viewer: Viewer, chat: list[ChatLine], kept: Kept) -> SentTable:
    """`<main id="table">` of a game that has begun, in pieces; `kept` has the earlier drawings for
    the same viewer."""
    live = viewer.live
    assert live.match is not None
    found, since = log_of(viewer)
    look = look_of(viewer, found, since, kept)
    page, panels = page_of(live.game), panels_of(look)
    watches = viewer.seat is None  # an onlooker has no last turn
    recent = [] if watches else [line for line in found if line.event >= since and line.event]
    panels = fill(
        panels,
        this_turn(viewer, look, page, panels, recent),
        _logs(viewer, look, page, found, since, chat),
    )
    pieces = Pieces()
    first, *others = columns(pieces, look, panels)
    waiting = "mine" if viewer.mine else "over" if viewer.over else "waiting"
    drawn = h(
        "main",
        top(pieces, look, panels, viewer.base, _links(viewer, look)),
        question(viewer, look),
        first,
        _bar(pieces, viewer, look, panels),
        others,
        tabs(look, panels, sum(line.event >= since for line in found)),
        _curtain(viewer, look) if viewer.curtain is not None else NOTHING,
        id="table",
        class_=f"game-{about_of(look.view.game.meta.id).accent} {waiting} sides-{len(look.names)}",
        data_table=live.id,
        data_seat="" if viewer.seat is None else viewer.seat,
        data_stamp=stamp(viewer),
        data_title=title(look, panels, viewer.mine),
        data_asks=by_layout(panels.tabs),
        data_folds=folding(panels),
        data_view=panels.view,
        data_layouts=None if panels.layouts == LAYOUTS else " ".join(panels.layouts),
        tabindex=-1,
    )
    return SentTable(drawn, pieces, stamp(viewer))


def stamp(viewer: Viewer) -> str:
    """Orders the states of a table: its version, then the process and its tick."""
    return f"{viewer.live.facts.version}.{BOOT}.{viewer.tick}"


def title(look: AnyLook, panels: Panels, mine: bool) -> str:
    mark = "● " if mine else ""
    words = filter(None, (look.view.game.meta.title, panels.table.where))
    return f"{mark}{', '.join(words)}"


def _links(viewer: Viewer, look: AnyLook) -> list[Markup]:
    return [
        link(look.text("web-rules"), f"{viewer.base}/rules/{viewer.live.facts.game}"),
        link(look.text("web-replay"), viewer.at("/replay")),
        button(look.text("web-chat"), "plain", data_show="chat"),
        button(look.text("web-list"), "plain", data_list=""),
        button(look.text("web-keys"), "plain", data_open="keys"),
        take_back(viewer, look, "plain small-only"),  # larger screens have it beside the turn
        link(look.text("web-settings"), f"{viewer.base}/settings?back={viewer.at()}"),
    ]


# --- the prompt bar ---------------------------------------------------------------------------


def _bar(pieces: Pieces, viewer: Viewer, look: AnyLook, panels: Panels) -> Markup:
    return h(
        "section",
        pieces.put(
            "bar",
            _choices(look, panels) if viewer.mine else NOTHING,
            _prompt(look, panels),
            _acts(viewer, look, panels),
            _sure(look) if viewer.mine else NOTHING,
        ),
        class_=classes(
            "bar",
            "asking" if viewer.mine else None,
            "open" if panels.asked and viewer.mine else None,
        ),
        id="bar",
        aria_label=look.text("web-what-now"),
    )


def _prompt(look: AnyLook, panels: Panels) -> Markup:
    return h(
        "div",
        h("p", prompt_of(look, panels), class_="prompt", id="prompt"),
        h("p", "", class_="prompt", id="sure"),
        h("p", panels.table.forecast, class_="forecast") if panels.table.forecast else NOTHING,
        wall_line(panels),
        class_="say",
    )


def _choices(look: AnyLook, panels: Panels) -> Markup:
    """Buttons for choices without a place on a board, at the other end of the bar from End turn."""
    choices = in_order(look, [one for one in panels.buttons if not (one.main or one.answer)])
    many = len(choices) > 2 and _do_alike(look, choices)
    labels = [_in_short(look, one, alike=True)[0] if many else one.label for one in choices]
    small = many and all(width(words, ANSWER) < HALF_A_PHONE / 2 for words in labels)
    found = [_choice(look, *one) for one in zip(choices, labels, strict=True)]
    return h("div", found, class_=classes("choices", "small" if small else None))


def _do_alike(look: AnyLook, choices: list[Button]) -> bool:
    """Whether all choices have the same verb, so that the prompt names it and buttons need not."""
    verbs = [look.read(one.action).verb for one in choices if one.action != DONE]
    return len(verbs) > 1 and len(set(verbs)) == 1


def _answers(look: AnyLook, panels: Panels) -> Markup:
    """The answers to a question with few of them, each with what it brings."""
    answers = in_order(look, [one for one in panels.buttons if one.answer])
    if not answers:
        return NOTHING
    alike = _do_alike(look, answers)
    short = [_in_short(look, one, alike) for one in answers]
    room = sum(width(words, ANSWER) + BESIDE for words, _ in short)
    found = [_answer(look, panels, one, *parts) for one, parts in zip(answers, short, strict=True)]
    brings = any(panels.table.brings(one.action) for one in answers)
    return h(
        "div",
        found,
        class_=classes(
            "answers-now",
            "some" if len(answers) > 2 else None,
            "brief" if room < A_PHONE and not brings else None,
            "thirds" if _fit_a_third([words for words, _ in short]) else None,
            "on-board" if room > ONE_ROW and all(one.placed for one in answers) else None,
        ),
    )


def in_order(look: AnyLook, choices: list[Button]) -> list[Button]:
    """Choices that do the same with other things stand in the order of those, as one counts; all
    others stay where they are."""
    alike: defaultdict[tuple[str, ...], list[tuple[tuple[int, ...], int]]] = defaultdict(list)
    for at, one in enumerate(choices):
        if one.action != DONE:
            action = look.read(one.action)
            alike[action.verb, *action.kinds].append((action.args(), at))
    found = list(choices)
    for group in alike.values():
        for (_, place), (_, at) in zip(group, sorted(group), strict=True):
            found[place] = choices[at]
    return found


def _fit_a_third(words: list[str]) -> bool:
    """Whether three answers fit side by side on a phone."""
    return len(words) == 3 and all(width(text, ANSWER) < THIRD_OF_A_PHONE for text in words)


def _in_short(look: AnyLook, choice: Button, alike: bool) -> tuple[str, list[Markup]]:
    """Words and signs of a choice; without the verb if all choices have the same."""
    page, action = page_of(look.view.game), look.read(choice.action)
    slugs = list(zip(action.kinds, action.text.split()[1:], strict=True))
    if short := look.voice.short_step(action.verb):
        return short, [page.sign(look, kind, slug) for kind, slug in slugs]
    if alike and slugs:
        return sentence(", ".join(look.called(kind, slug) for kind, slug in slugs)), []
    return choice.label, []


def _answer(
    look: AnyLook, panels: Panels, choice: Button, words: str, signs: list[Markup]
) -> Markup:
    brings = panels.table.brings(choice.action)
    full = look.words_of(choice.action) if words != choice.label else None
    long = width(words, ANSWER) > HALF_A_PHONE
    return h(
        "button",
        h("span", words, signs),
        h("small", brings) if brings else NOTHING,
        type="button",
        class_=classes("ans", "near" if choice.near else None, "long" if long else None),
        data_action=choice.action,
        data_tip=full,
        aria_label=full,
    )


def _choice(look: AnyLook, choice: Button, label: str) -> Markup:
    class_ = f"btn{' leave' if choice.costly else ''}{' main' if choice.main else ''}"
    words = look.words_of(choice.action)
    tip = words if sentence(words) != label else None
    full = words if label != choice.label else None
    return button(label, class_, data_action=choice.action, data_tip=tip, aria_label=full)


def _sure(look: AnyLook) -> Markup:
    """The buttons to confirm a choice, after a first tap has shown it."""
    return h(
        "div",
        button(look.text("web-elsewhere"), "btn ghost", data_sure="no"),
        button(look.text("web-sure"), "btn main", data_sure="yes"),
        class_="sure",
    )


def _acts(viewer: Viewer, look: AnyLook, panels: Panels) -> Markup:
    if viewer.over:
        return _after(viewer, look)
    if not viewer.mine:
        return NOTHING
    assert panels.seal is not None
    seal, able = panels.seal, look.draft is not None and bool(look.draft.lines)
    return h(
        "div",
        _take_back_button(look, "undo", "web-undo", able),
        _take_back_button(look, "restart", "web-restart", able),
        _answers(look, panels),
        [_choice(look, choice, choice.label) for choice in panels.buttons if choice.main],
        button(
            seal.label,
            "btn main",
            data_verb="end",
            data_ending=seal.ending or None,
            disabled=None if seal.ready else "",
            data_tip=None if seal.ready else look.text("web-not-finished"),
        ),
        class_="acts",
    )


def _take_back_button(look: AnyLook, verb: str, label: str, able: bool) -> Markup:
    return button(
        [icon(f"i-{verb}", 18), h("span", look.text(label), class_="word")],
        f"btn ghost {verb}",
        data_verb=verb,
        disabled=None if able else "",
        aria_label=look.text(label),
    )


def _after(viewer: Viewer, look: AnyLook) -> Markup:
    """The buttons after the end of the game."""
    return h(
        "div",
        link(look.text("web-replay"), viewer.at("/replay"), "btn ghost"),
        link(look.text("web-result"), viewer.at("/result"), "btn main"),
        class_="acts",
    )


# --- the log ----------------------------------------------------------------------------------


def _logs(
    viewer: Viewer,
    look: AnyLook,
    page: Page,
    found: list[Line],
    since: int,
    chat: list[ChatLine],
) -> Part:
    """Log and chat, one at a time."""
    news = [line for line in found if line.event >= since]
    in_turn_panel = look.draft is not None and not look.draft.lines  # beside the recap
    able = bool(news) and viewer.seat is not None and not in_turn_panel
    count = h("b", len(chat) or "", class_="count")
    heads = h(
        "div",
        button(look.text("web-log"), None, data_show="log"),
        button([look.text("web-chat"), count], None, data_show="chat"),
        play_back(viewer, look, news) if able else NOTHING,
        class_="switch",
    )
    lines = log_list(
        look, page, found, since, lambda step: viewer.at(f"/replay?step={step}"), viewer.shown
    )
    return own_part(LOG, look.text("web-log"), join(heads, lines, chat_part(viewer, look, chat)))


def _curtain(viewer: Viewer, look: AnyLook) -> Markup:
    """The curtain between seats that share a screen: nothing is shown before the screen is handed
    over."""
    assert viewer.curtain is not None
    name = look.name(viewer.curtain)
    words = look.text("web-hand-over", name=name)
    mine = viewer.at(f"?seat={viewer.curtain}")
    question = h(
        "div",
        seat_icon(viewer.curtain, 56),
        h("h2", words),
        h("p", look.text("web-hand-over-why")),
        link(look.text("web-i-am", name=name), mine, "btn go", id="curtain-go", autofocus=""),
        class_="leaf",
        role="dialog",
        aria_modal="true",
        aria_label=words,
    )
    return h("div", question, class_="curtain", id="curtain")
