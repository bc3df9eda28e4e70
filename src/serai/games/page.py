"""A table in a page, ready to be shown: what the game declares, and what follows from it.

A game has a module `page` with `table(look)` and `sign(look, kind, slug)`. Where choices stand,
which tab and view they need, which of them want a button, and what makes a draft final is decided
here, for every game alike. The page itself knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Protocol, TypeAlias, TypeVar, cast

from serai.core.draft import Draft
from serai.core.game import Game
from serai.core.step import CHANCE, NOBODY, State
from serai.core.view import TableView
from serai.draw.markup import Markup
from serai.games import module_of
from serai.games.about import about_of
from serai.games.layouts import HALL, LARGE, LAYOUTS, SMALL
from serai.games.look import DONE, AnyLook, Look, Offers, sentence
from serai.games.table import Table

FEW = 4
"""Questions with at most so many answers show them in the bar."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=TableView)
OwnView = TypeVar("OwnView", bound=TableView, contravariant=True)


class GamePage(Protocol[OwnView]):
    """The module `page` of a game, for looks at its own views."""

    def table(self, look: Look[OwnView], /) -> Table: ...

    def sign(self, look: Look[OwnView], kind: str, slug: str, /) -> Markup:
        """The sign of a thing in a log line; empty if it has none."""
        ...


Page: TypeAlias = GamePage[TableView]
"""The page of any game."""


def page_of(game: Game[S, V]) -> GamePage[V]:
    """The page of a game; a plain table if it has none."""
    return cast(GamePage[V], _page_of(game.meta.id))


@cache
def _page_of(game: str) -> ModuleType:
    if about_of(game).has("page"):
        return import_module(f"{module_of(game)}.page")
    return import_module("serai.games.plain")


@dataclass(frozen=True)
class Button:
    """A button for a choice without a thing on the table, or for one of few answers."""

    action: str
    label: str
    costly: bool = False
    """Whether choosing it by mistake would be costly."""
    main: bool = False
    """Whether it is the only choice left: it is beside End turn, and filled like it."""
    answer: bool = False
    """Whether it is one of few answers, which are shown side by side."""
    placed: bool = False
    """Whether a thing on the table offers it too."""
    near: bool = False
    """Whether such a thing is visible on every small screen, whichever tab is open."""


@dataclass(frozen=True)
class Seal:
    """The button that commits a draft."""

    label: str
    ready: bool
    prompt: str = ""
    """For a complete draft: what comes of it, shown instead of the prompt."""
    wall: str = ""
    """Who decides after the commit; empty while the draft is open."""
    ending: str = ""
    """A choice that only ends the turn, which the button makes."""


@dataclass(frozen=True)
class Panels:
    """A table, ready for a page, which adds bars, log and chat."""

    table: Table
    prompt: str
    tabs: dict[str, str]
    """By layout the tab with the current choices; empty if they are visible."""
    view: str
    """The view of large layouts with the current choices; empty if there is only one."""
    buttons: tuple[Button, ...]
    seal: Seal | None
    """Only while the viewer is to decide."""
    asked: frozenset[str] = frozenset()
    """The parts with choices that the prompt asks for."""
    many: bool = False
    """Whether there are so many choices that most things are choices."""
    layouts: tuple[str, ...] = LAYOUTS
    """The layouts that it is made for."""


def panels(look: AnyLook) -> Panels:
    """The table of a look."""
    table = page_of(look.view.game).table(look)
    seal = seal_of(look)
    view = view_of(look, table)
    asked = look.view.prompt if look.mine else None
    prompt = look.voice.say(asked) if asked is not None else ""
    return Panels(
        table=table,
        prompt=(seal.prompt if seal is not None else "") or prompt,
        tabs={layout: tab_of(look, table, view, layout) for layout in look.layouts},
        view=view,
        buttons=buttons_of(look, table, view, seal.ending if seal is not None else ""),
        seal=seal,
        asked=asked_parts(look, table),
        many=look.many,
        layouts=look.layouts,
    )


# --- where the choices are --------------------------------------------------------------------


def asked_parts(look: AnyLook, table: Table) -> frozenset[str]:
    """The parts with choices that the prompt asks for."""
    return frozenset(part.name for part in table.parts if part.offers.found & look.asked)


def view_of(look: AnyLook, table: Table) -> str:
    """The view of large layouts in which the choices that the prompt asks for are offered best."""
    if look.view.outcome is not None and table.result in table.views:
        return table.result
    large = HALL if HALL in look.layouts else look.layouts[-1]
    offers = {
        view: _together(part.offers for part in table.parts if part.stands(large, view))
        for view in table.views
    }
    asked = set(look.asked)
    usual = table.views[0] if table.views else ""
    return _best(asked, offers) or (table.rest if not asked else "") or usual


def tab_of(look: AnyLook, table: Table, view: str, layout: str) -> str:
    """The tab of a layout with the current choices, if they are not visible; the one with the first
    of them, if they are behind several."""
    standing = [part for part in table.parts if part.stands(layout, view)]
    names = list(dict.fromkeys(part.folds[layout] for part in standing if layout in part.folds))
    if look.view.outcome is not None and table.result in names:
        return table.result
    in_sight = _together(part.offers for part in standing if layout not in part.folds)
    asked = set(look.asked) - in_sight.found
    if not asked:
        return table.rest if table.rest in names else ""
    in_order = [tab.name for tab in table.tabs if tab.name in names]
    offers = {
        tab: _together(part.offers for part in standing if part.folds.get(layout) == tab)
        for tab in in_order
    }
    listed = [option.text for option in look.view.options if option.text in asked]
    first = (tab for text in listed for tab in in_order if text in offers[tab].found)
    return _best(asked, offers) or next(first, "")


def _together(all_offers: Iterable[Offers]) -> Offers:
    joined = Offers()
    for offers in all_offers:
        joined.include(offers)
    return joined


def _best(asked: set[str], offers: dict[str, Offers]) -> str:
    """The first name under which each choice has its own thing, else where all are offered."""
    if not asked:
        return ""
    plain = (name for name, there in offers.items() if asked <= there.plain)
    large = (name for name, there in offers.items() if asked <= there.large)
    found = (name for name, there in offers.items() if asked <= there.found)
    return next(plain, "") or next(large, "") or next(found, "")


# --- choices without a place ------------------------------------------------------------------


def buttons_of(look: AnyLook, table: Table, view: str, ending: str) -> tuple[Button, ...]:
    """Buttons for choices that some layout would not offer otherwise."""
    placed = set(look.actions)
    for layout in look.layouts:
        standing = [part.offers for part in table.parts if part.stands(layout, view)]
        during = [table.during.offers] if layout in LARGE else []
        placed &= _together([*standing, *during]).found
    near = _always_in_sight(look, table)
    answers = answers_of(look, table, ending)
    shown = [a.text for a in look.view.options if a.text not in placed or a.text in answers]
    found = [button_of(look, table, text) for text in shown if text != ending]
    return tuple(
        replace(
            button,
            answer=button.action in answers,
            placed=button.action in placed,
            near=button.action in near,
        )
        for button in sorted(found, key=lambda button: button.action == DONE)  # yes comes first
    )


def _always_in_sight(look: AnyLook, table: Table) -> set[str]:
    """Choices that are visible in every small layout, such as those of a hand below the tabs."""
    in_sight = [
        _together(p.offers for p in table.parts if layout in p.only and layout not in p.folds).found
        for layout in look.layouts
        if layout in SMALL
    ]
    return set.intersection(*in_sight) if in_sight else set()


def answers_of(look: AnyLook, table: Table, ending: str) -> frozenset[str]:
    """The answers to a question with few of them, without what ends the turn or would be costly."""
    asked = look.actions - look.anytime - {ending} - table.costly
    return asked if look.asked and len(asked) <= FEW else frozenset()


def button_of(look: AnyLook, table: Table, text: str) -> Button:
    """The button of a choice. `DONE` is filled only if nothing else is asked for."""
    if text == DONE:
        label = look.voice.done(look.view.prompt) or look.text("web-done")
        return Button(text, label, main=not look.asked)
    return Button(text, sentence(look.words_of(text)), costly=text in table.costly)


# --- making it final --------------------------------------------------------------------------


def seal_of(look: AnyLook) -> Seal | None:
    """The commit button. The turn may go on after it: by chance, another seat, or in another's
    turn."""
    draft = look.draft
    if draft is None:
        return None
    if draft.open:
        return _open_seal(look, draft)
    if draft.wall == CHANCE:
        label, prompt, wall = "web-confirm", "web-complete-chance", look.text("web-wall-chance")
    elif not draft.in_own_turn:
        label, prompt, wall = "web-confirm", "web-complete-answer", _asked_next(look, draft.wall)
    elif draft.ends_turn:
        label, prompt, wall = "web-end-turn", "web-complete", _next_turn(look, draft.wall)
    else:
        name = look.text("web-complete-ask", name=look.name(draft.wall))
        return Seal(look.text("web-confirm"), True, name, _asked_next(look, draft.wall))
    return Seal(look.text(label), True, look.text(prompt), wall)


def _open_seal(look: AnyLook, draft: Draft) -> Seal:
    """The button while the draft is open; it ends the turn if that is the only thing left."""
    if not draft.in_own_turn:
        return Seal(look.text("web-confirm"), ready=False)
    label = look.text("web-end-turn")
    if DONE not in look.actions or look.voice.done(look.view.prompt):
        return Seal(label, ready=False)
    assert look.ahead is not None
    then = look.ahead.after(look.read(DONE))
    if not then.ends_turn:
        return Seal(label, ready=False)
    return Seal(label, True, wall=_next_turn(look, then.wall), ending=DONE)


def _next_turn(look: AnyLook, wall: int) -> str:
    """Words for who decides after the commit."""
    if wall == CHANCE:
        return look.text("web-wall-chance")
    if wall == NOBODY:
        return look.text("web-wall-end")
    if wall == look.view.seat:
        return look.text("web-wall-you")
    return look.text("web-wall-seat", name=look.name(wall))


def _asked_next(look: AnyLook, wall: int) -> str:
    return (
        look.text("web-wall-asked", name=look.name(wall)) if wall >= 0 else _next_turn(look, wall)
    )
