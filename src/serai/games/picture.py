"""The picture of a view: the boards of its table with title, counters and prompt, as one SVG.

It is composed from the same parts that a page shows, so a game draws nothing twice; and it is made
from a view, so what a seat may not know cannot get into it.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.core.game import AnyGame
from serai.core.view import TableView
from serai.draw.document import picture
from serai.draw.lettering import Face, display, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.palette import check_theme
from serai.draw.shapes import Box, leaf, move, rect, words
from serai.games.about import About, about_of
from serai.games.blocks import Drawing
from serai.games.look import AnyLook, Look
from serai.games.page import Button, Panels, button_of, panels
from serai.games.scene import SEPARATOR
from serai.games.table import Cell, Part
from serai.games.voice import voice_of

WIDTH, MARGIN, GAP = 1366, 12, 8
TOP, BAR, PAD = 44, 56, 7
"""Heights of title and prompt, and the margin of a leaf."""
TITLE, WHERE, PROMPT, BUTTON = display(22), Face(15), display(19), Face(15, 600)


def draw(
    game: AnyGame,
    view: TableView,
    *,
    names: Sequence[str] = (),
    theme: str = "light",
    language: str = "en",
) -> str:
    """The picture of a view. `theme` is light, dark, or page (the page sets the colours)."""
    look = still_look(game, view, tuple(names), language)
    shown = panels(look)
    body, height = _body(look, shown)
    return picture(
        WIDTH,
        height,
        title=f"{game.meta.title}. {shown.table.where}",
        description=_description(look, shown),
        css=_style(about_of(game.meta.id)),
        theme=check_theme(theme),
        body=body,
    )


def _style(about: About) -> str:
    """The style sheets of the boards, with the game's accent colour."""
    if about.accent not in about.light:
        return about.board_style
    colour = f"var(--{about.accent})"
    soft = f".picture .f-accent-soft {{ fill: {colour}; opacity: .13; }}"
    return f".picture .f-accent {{ fill: {colour}; }} {soft}\n{about.board_style}"


def still_look(game: AnyGame, view: TableView, given: tuple[str, ...], language: str) -> AnyLook:
    """A look for a picture; sides without a name have their letters."""
    names = (*given, *[""] * (view.players - len(given)))
    voice = voice_of(game, names, language)
    return Look(view, voice, voice.seats, decides=view.actor, still=True)


# --- putting it together ----------------------------------------------------------------------


def _body(look: AnyLook, shown: Panels) -> tuple[Markup, float]:
    """Title, rows of leaves and bar, and their height."""
    y, parts = float(TOP + 2), [_title(look, shown)]
    for row in shown.table.picture:
        drawn, height = _row(shown, row, y)
        if height:
            parts.append(drawn)
            y += height + GAP
    parts.append(_bar(look, shown, Box(MARGIN, y, WIDTH - 2 * MARGIN, BAR)))
    height = y + BAR + MARGIN
    ground = join(
        el("rect", class_="f-ground", width=WIDTH, height=height),
        el("rect", class_="jali", width=WIDTH, height=height),
    )
    return el("g", ground, parts, class_=f"picture {look.view.game.meta.id}"), height


def _title(look: AnyLook, shown: Panels) -> Markup:
    title = look.view.game.meta.title
    left = MARGIN + 6 + width(title, TITLE) + 18
    return join(
        words(title, MARGIN + 6, 30, TITLE, "f-accent"),
        words(shown.table.where, left, 30, WHERE, "f-ink"),
    )


def _row(shown: Panels, row: Sequence[Cell], y: float) -> tuple[Markup, float]:
    """A row of leaves, all as high as the highest one."""
    stacks = [(cell, _drawings(shown, cell)) for cell in row]
    stacks = [(cell, found) for cell, found in stacks if found]
    if not stacks:
        return NOTHING, 0
    tallest = max(_height(found) for _, found in stacks)
    x, drawn = float(MARGIN), []
    for cell, found in stacks:
        drawn.append(_column(found, Box(x, y, cell.width, tallest)))
        x += cell.width + GAP
    return join(drawn), tallest


def _drawings(shown: Panels, cell: Cell) -> list[Drawing]:
    found = [shown.table.part(name) for name in cell.parts]
    return [
        drawing
        for part in found
        if part is not None and (drawing := _drawn(part, cell.width - 2 * PAD)) is not None
    ]


def _drawn(part: Part, room: float) -> Drawing | None:
    return None if part.block is None else part.block.drawn(room)


def _height(drawings: Sequence[Drawing]) -> float:
    return sum(drawing.height + 2 * PAD for drawing in drawings) + GAP * (len(drawings) - 1)


def _column(drawings: Sequence[Drawing], box: Box) -> Markup:
    """Leaves from top to bottom; the last one fills the rest."""
    y, drawn = box.y, []
    for at, drawing in enumerate(drawings):
        last = at == len(drawings) - 1
        height = box.bottom - y if last else drawing.height + 2 * PAD
        drawn.append(leaf(Box(box.x, y, box.w, height)))
        drawn.append(el("g", drawing.content, transform=move(box.x + PAD, y + PAD)))
        y += height + GAP
    return join(drawn)


# --- the bar ----------------------------------------------------------------------------------


def prompt_of(look: AnyLook, shown: Panels) -> str:
    """The prompt, what a complete draft brings, who is to decide, or who has won."""
    outcome = look.view.outcome
    if outcome is not None and not outcome.winners:
        return look.text(outcome.reason)
    if outcome is not None:
        points = look.voice.amount(outcome.score(outcome.winners[0]))
        if outcome.winners == (look.view.seat,):
            return look.text("web-you-won", points=points)
        names = ", ".join(look.short_name(seat) for seat in outcome.winners)
        return look.text("web-over", names=names, points=points, count=len(outcome.winners))
    if look.draft is not None or (look.still and look.mine):
        return shown.prompt
    if look.decides < 0:
        return look.text("web-waiting-chance")
    return look.text("web-waiting", name=look.name(look.decides))


def _bar(look: AnyLook, shown: Panels, box: Box) -> Markup:
    """The bar, dark while the viewer is to decide."""
    asking = look.mine and look.view.outcome is None
    ground = (
        join(rect(box, "bar", 3), rect(box.inset(3.5, 3.5), "f-none bar-rule", 1.5))
        if asking
        else leaf(box)
    )
    buttons, left = _buttons(look, shown, box) if asking else (NOTHING, box.right)
    line = fitted(prompt_of(look, shown), PROMPT, left - box.x - 40)
    ink = "bar-ink" if asking else "f-ink"
    return el("g", ground, words(line, box.x + 20, box.y + 35, PROMPT, ink), buttons, id="prompt")


def _buttons(look: AnyLook, shown: Panels, box: Box) -> tuple[Markup, float]:
    """Buttons for choices without a place, from the right, and where they begin; those without room
    are joined in one."""
    x, drawn = box.right - 10, []
    waiting = _loose(look, shown)
    while waiting:
        button = waiting.pop()
        if x - _across(button.label) < box.x + box.w * 0.4:
            rest = [*(one.action for one in waiting), button.action]
            drawn.append(_button(f"+{len(rest)}", x, box, data_actions=SEPARATOR.join(rest)))
            return join(drawn), x - _across("+00")
        drawn.append(_button(button.label, x, box, button.main, data_action=button.action))
        x -= _across(button.label) + 10
    return join(drawn), x


def _across(label: str) -> float:
    return width(label, BUTTON) + 28


def _button(label: str, right: float, bar: Box, main: bool = False, **carried: str) -> Markup:
    box = Box(right - _across(label), bar.y + 9, _across(label), bar.h - 18)
    ground, ink = ("bar-main", "bar-main-ink") if main else ("bar-dashed", "bar-ink")
    return el(
        "g",
        rect(box, ground, 3),
        words(label, box.x + box.w / 2, box.y + 25, BUTTON, ink, "middle"),
        **carried,
    )


def _loose(look: AnyLook, shown: Panels) -> list[Button]:
    """The choices that no part of the picture offers."""
    names = [name for row in shown.table.picture for cell in row for name in cell.parts]
    parts = [part for name in names if (part := shown.table.part(name)) is not None]
    placed = set().union(*(part.offers.found for part in parts))
    return [button_of(look, shown.table, a.text) for a in look.view.options if a.text not in placed]


def _description(look: AnyLook, shown: Panels) -> str:
    """The position in sentences, for a screen reader."""
    names = [name for row in shown.table.picture for cell in row for name in cell.parts]
    found = [shown.table.part(name) for name in names]
    spoken = [part.block.spoken() for part in found if part is not None and part.block is not None]
    return " ".join([prompt_of(look, shown), *filter(None, spoken)])
