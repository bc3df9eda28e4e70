"""What a game draws is a scene: a look, and how its things are marked as choices.

`Scene.mark` is the one place where a drawing says what can be clicked. The page turns marked things
into buttons, a picture shows the same rings and says the words as titles.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import wraps
from types import MappingProxyType
from typing import ClassVar, Concatenate, Generic, ParamSpec, TypedDict, TypeVar, Unpack

from serai.core.step import Refusal
from serai.core.view import TableView
from serai.draw.html import classes
from serai.draw.markup import NOTHING, Child, Markup, Value, el, join
from serai.draw.rings import ring
from serai.draw.shapes import Box, move, rect
from serai.games.blocks import Piece
from serai.games.look import Look, sentences
from serai.games.table_game import SeatedView

V = TypeVar("V", bound=TableView, covariant=True)
Self = TypeVar("Self", bound="Scene[TableView]")
S = TypeVar("S", bound="Scene[TableView]", contravariant=True)
T = TypeVar("T", covariant=True)
Seated = TypeVar("Seated", bound=SeatedView[object, object], covariant=True)
OneSeat = TypeVar("OneSeat")
Facts = TypeVar("Facts")
About = ParamSpec("About")

PHONE = "phone-"
SEPARATOR = "|"
"""Between the choices that one thing offers, in the attributes `data-actions` and `data-words`."""


def kept(draw: Callable[Concatenate[S, About], T]) -> Callable[Concatenate[S, About], T]:
    """A drawing that is kept by itself, apart from the board that it stands on. Besides the scene
    it takes numbers and sizes alone; it reads the view itself."""

    @wraps(draw)
    def again(scene: S, /, *about: About.args, **more: About.kwargs) -> T:
        name = (draw, scene.prefix, scene.finger, scene.apart, *about, *more.values())
        return scene.look.keep(name, lambda: draw(scene, *about, **more), small=True)

    return again


@dataclass(frozen=True)
class Marked:
    """A thing that may offer choices, and what is around it."""

    thing: str
    offered: tuple[str, ...]
    refused: tuple[Refusal, ...]
    instead: str
    """A choice that would take the place of one that is made already, or nothing."""
    ring: Box | None
    radius: float
    id: str


class Manners(TypedDict, total=False):
    """How a thing is marked (`Scene.mark`)."""

    ring: Box | None
    radius: float
    class_: str
    transform: str | None
    plain: bool


@dataclass(frozen=True)
class Scene(Generic[V]):
    """A look that is being drawn. A game extends it by what its things say of themselves."""

    replaceable_verbs: ClassVar[tuple[str, ...]] = ()
    """Kinds of choices that may be changed by pressing another thing, without taking them back."""
    named_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of things that say their name first."""
    fixed_tips: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Kinds of things that always say the same, each with the key of its label."""

    look: Look[V]
    prefix: str = ""
    """Before every id: a page may hold a board twice, large and small."""
    finger: float = 0
    """What a finger needs on a small screen, in units of the drawing."""

    @property
    def view(self) -> V:
        return self.look.view

    def under(self: Self, prefix: str) -> Self:
        """The same with other ids."""
        return replace(self, prefix=prefix)

    def for_finger(self: Self, units: float) -> Self:
        """The same for a small screen."""
        return replace(self, finger=units)

    def on_phone(self: Self, finger: float = 0) -> Self:
        """The same for a narrow screen, with ids of its own."""
        return replace(self, prefix=PHONE, finger=finger)

    @property
    def phone(self) -> bool:
        return self.prefix == PHONE

    def id(self, name: str) -> str:
        return f"{self.prefix}{name}"

    @property
    def apart(self) -> Hashable:
        """What lets things say something else than in other scenes of the same look."""
        return None

    # --- what a game says of its things -------------------------------------------------------

    def describe(self, thing: str) -> str:
        """Some short sentences about a thing, given as kind and slug: its name, what its kind
        always says, and what the method of the kind says of it, such as `tell_bowl(slug)`."""
        kind, _, slug = thing.partition("-")
        name = (self.called(kind, slug),) if kind in self.named_kinds else ()
        fixed = (self.say(self.fixed_tips[kind]),) if kind in self.fixed_tips else ()
        tell: Callable[[str], Iterable[str]] | None = getattr(self, f"tell_{kind}", None)
        return sentences(*name, *fixed, *(tell(slug) if tell is not None else ()))

    def lights(self, thing: str) -> str:
        """Other places that a thing concerns, which light up with it."""
        return ""

    def aliases(self, thing: str) -> tuple[str, ...]:
        """Other names under which log lines speak of a thing."""
        return ()

    def tell(self, thing: str) -> str:
        """What a thing says when one points at it."""
        name = ("told", self.apart, thing)
        return self.look.keep(name, lambda: self.describe(thing), small=True)

    # --- short forms --------------------------------------------------------------------------

    def say(self, key: str, **args: str | int) -> str:
        return self.look.say(key, **args)

    def called(self, kind: str, slug: str) -> str:
        return self.look.called(kind, slug)

    def slug(self, kind: str, number: int) -> str:
        return self.look.slug(kind, number)

    def number(self, kind: str, slug: str) -> int:
        return self.look.number(kind, slug)

    def named(self, kind: str, number: int) -> str:
        """What a thing of the tables is called in the middle of a sentence."""
        return self.look.voice.name(kind, self.slug(kind, number))

    def name(self, side: int) -> str:
        return self.look.name(side)

    def short_name(self, side: int) -> str:
        return self.look.short_name(side)

    def letter(self, side: int) -> str:
        return self.look.letter(side)

    def can(self, action: str) -> bool:
        return self.look.can(action)

    def refused(self, action: str) -> Refusal | None:
        """Why this may not be chosen, if there is a reason to tell."""
        return next(iter(self.look.refused((action,))), None)

    def offered(self, actions: Iterable[str]) -> tuple[str, ...]:
        """Those options that begin with one of these."""
        return self.look.options_of(actions)

    def instead(self, actions: Iterable[str]) -> str:
        """The first of these that could take the place of a choice of this turn."""
        found = (
            action
            for action in actions
            if (verb := action.partition(" ")[0]) in self.replaceable_verbs
            and action in self.look.instead(verb)
        )
        return next(found, "")

    # --- moving -------------------------------------------------------------------------------

    def moving(self, name: str, content: Child, x: float, y: float, class_: str = "") -> Markup:
        """Something that moves: it keeps its id, and a page lets it glide to its new place."""
        return el(
            "g",
            content,
            id=self.id(name),
            class_=classes("glides", class_),
            transform=move(x, y),
        )

    # --- on a shelf ---------------------------------------------------------------------------

    def piece(
        self,
        thing: str,
        action: str,
        face: Markup,
        *,
        label: str = "",
        about: str = "",
        veil: Markup = NOTHING,
        below: Child = None,
    ) -> Piece:
        """A thing that stands for one choice: it can be chosen, or take the place of another one,
        or it says why not. Its label is what is known of it, unless that is given; `about` is what
        its button says beside what it does."""
        refusal = self.refused(action)
        label = label or self.tell(thing)
        return Piece(
            thing=thing,
            face=face,
            label=label,
            action=action if self.look.may(action) else None,
            instead=self.instead((action,)),
            deed=f"{self.look.words_of(action)}. {about or label}",
            why=self.look.voice.say(refusal.reason) if refusal is not None else "",
            rule=refusal.reason.rule if refusal is not None else "",
            veil=veil,
            below=below,
        )

    # --- marking ------------------------------------------------------------------------------

    def mark(
        self,
        thing: str,
        actions: Iterable[str],
        content: Child,
        *,
        ring: Box | None = None,
        radius: float = 3,
        id: str = "",
        class_: str = "",
        transform: str | None = None,
        plain: bool = True,
    ) -> Markup:
        """A thing that may offer choices.

        `thing` is kind and slug, such as `place-quarry`; `actions` are notations, or beginnings of
        them, of all that could be chosen by it. One choice is a click, several are a menu. A ring
        is drawn around it, thin if the choices are merely possible at any time. It is not `plain`
        where a larger drawing of the same thing is the better place to choose. Its id is the thing,
        unless the page has another with that id. Marked things must not lie inside each other:
        both would be buttons.
        """
        wanted, id = tuple(actions), self.id(id or thing)
        offered = self.offered(wanted)
        refused = self.look.refused(wanted)
        if ring is not None and offered:
            self.look.offer(offered, plain=plain)
        instead = "" if offered else self.instead(wanted)
        state = "can" if offered else "instead" if instead else "not-now" if refused else None
        return el(
            "g",
            self.title(thing) if self.look.still else NOTHING,
            content,
            self._frame(Marked(thing, offered, refused, instead, ring, radius, id)),
            id=id,
            class_=classes(class_, state) if class_ else state,
            transform=transform,
            **self._attributes(thing, offered, refused),
        )

    def thing(
        self,
        kind: str,
        number: int,
        verbs: str,
        content: Child,
        *,
        name: str = "",
        also: tuple[str, ...] = (),
        notch: tuple[float, ...] = (),
        **manners: Unpack[Manners],
    ) -> Markup:
        """A thing of the tables, which some verbs may choose: `city-ray`, for `post ray` and
        `buy ray`. Things of another `name` stand for it, too; other choices may `also` be made by
        it. In its lower right corner is room for a `notch`."""
        slug = self.slug(kind, number)
        thing, actions = f"{name or kind}-{slug}", [f"{verb} {slug}" for verb in verbs.split()]
        changed = self.notch(thing, *notch) if notch else NOTHING
        return self.mark(thing, (*actions, *also), (content, changed), **manners)

    def group(self, about: str, *content: Child, **more: Value) -> Markup:
        """Things that say together what they are and mean, in the words of `about`, where none of
        them says more: a house with its sign and name, the squares of a track."""
        words = None if self.look.still else self.say(f"about-{about}")
        return el("g", *content, data_tip=words, **more)

    def title(self, thing: str) -> Markup:
        """The words of a thing that carries no others, as a browser shows them by itself."""
        told = self.tell(thing)
        return el("title", told) if told else NOTHING

    def choices(self, offered: tuple[str, ...], *, plain: bool = True) -> dict[str, Value]:
        """What makes an element choose: one choice, or several with what each of them does."""
        self.look.offer(offered, plain=plain)
        return self._choices(offered)

    def _choices(self, offered: tuple[str, ...]) -> dict[str, Value]:
        words_of = self.look.words_of
        if len(offered) == 1:
            return {"data_action": offered[0], "data_ask": words_of(offered[0])}
        if not offered:
            return {}
        return {
            "data_actions": SEPARATOR.join(offered),
            "data_words": SEPARATOR.join(words_of(action) for action in offered),
        }

    def _attributes(
        self, thing: str, offered: tuple[str, ...], refused: tuple[Refusal, ...]
    ) -> dict[str, Value]:
        """What a drawn thing carries; its choices stand on the frame around it."""
        if self.look.still:
            return {
                "data_place": thing,
                "data_action": offered[0] if len(offered) == 1 else None,
                "data_actions": SEPARATOR.join(offered) if len(offered) > 1 else None,
            }
        why = self._why(refused)
        rule = refused[0].reason.rule if refused and not offered else ""
        carried: dict[str, Value] = {
            "data_place": " ".join((thing, *self.aliases(thing))),
            "data_tip": " ".join(filter(None, (self.tell(thing), why))) or None,
            "data_lights": self.lights(thing) or None,
            **self.look.rule_link(rule),
        }
        if not offered and not refused:
            carried.update(self.behind(thing))
        return carried

    def _why(self, refused: tuple[Refusal, ...]) -> str:
        """Every reason, once."""
        return " ".join(dict.fromkeys(self.look.voice.say(one.reason) for one in refused))

    def is_asked(self, offered: tuple[str, ...]) -> bool:
        """Whether the prompt asks for one of these choices; else they are merely possible now. A
        game may set others back, too."""
        return not self.look.all_anytime(offered)

    def behind(self, thing: str) -> dict[str, Value]:
        """What a thing that offers nothing itself carries: a game may let a click through to what
        lies behind it."""
        return {}

    # --- what can be clicked ------------------------------------------------------------------

    def _frame(self, marked: Marked) -> Markup:
        """The button over a thing and the ring that shows it. The button says all in words, so
        that the drawing need not."""
        able = marked.offered or marked.instead
        if marked.ring is None or not (able or marked.refused):
            return NOTHING
        asked = self.is_asked(marked.offered)
        shown = self._ring(marked.ring, marked.radius, asked) if able else NOTHING
        if self.look.still:
            return shown
        button = el(
            "rect",
            id=f"on-{marked.id}",
            class_="hit",
            role="button",
            aria_label=self._label(marked),
            **_room(marked.ring, self.finger),
            **self._manners(marked),
        )
        return join(button, shown)

    def _ring(self, box: Box, radius: float, asked: bool) -> Markup:
        """A band for what the prompt asks for, thin among many; a line for what may be done."""
        if not asked:
            return rect(box, "ring ring-thin", radius)
        return ring(box, radius, thin=self.look.many)

    def _label(self, marked: Marked) -> str:
        """What a button does, and what is known of its thing."""
        look = self.look
        deed = look.words_of(marked.offered[0]) if len(marked.offered) == 1 else ""
        if marked.instead:
            deed = look.in_its_place(marked.instead)
        why = self._why(marked.refused)
        known = self.tell(marked.thing)
        said = " ".join(filter(None, (f"{deed}." if deed and known else deed, known, why)))
        return said or look.words_of(marked.offered[0])

    def _manners(self, marked: Marked) -> dict[str, Value]:
        """How a button behaves."""
        offered = marked.offered
        if marked.instead:
            return {"tabindex": 0, "data_instead": marked.instead}
        if not offered:
            return {"aria_disabled": "true"}
        popup = "menu" if len(offered) > 1 else None
        return {"tabindex": 0, "aria_haspopup": popup, **self._choices(offered)}

    def notch(self, thing: str, x: float, y: float, size: float = 11) -> Markup:
        """A green notch in a lower right corner: this changed since the viewer's last turn."""
        if not self.look.has_changed(thing, *self.aliases(thing)):
            return NOTHING
        return el("path", class_="notch", d=f"M{x - size:g} {y:g}h{size:g}v{-size:g}Z")


class SeatScene(Scene[Seated]):
    """The scene of a game whose view shows of every seat the same. What a seat and the facts of
    the game are follows from the view."""

    @property
    def tables(self: Scene[SeatedView[OneSeat, Facts]]) -> Facts:
        return self.view.tables

    @property
    def me(self: Scene[SeatedView[OneSeat, Facts]]) -> OneSeat | None:
        """The viewer's seat; an onlooker has none."""
        return None if self.view.seat is None else self.view.seats[self.view.seat]

    @property
    def shown(self: Scene[SeatedView[OneSeat, Facts]]) -> OneSeat:
        """The seat whose things are shown large: the viewer's, or that of the turn."""
        viewer = self.view.seat
        return self.view.seats[max(self.view.turn, 0) if viewer is None else viewer]


def _room(box: Box, finger: float) -> dict[str, Value]:
    """A box around the middle of another one, large enough for a finger."""
    w, h = max(box.w, finger), max(box.h, finger)
    return {"x": box.x + (box.w - w) / 2, "y": box.y + (box.h - h) / 2, "width": w, "height": h}
