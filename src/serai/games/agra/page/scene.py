"""A scene whose words are those of the viewer's language, and whose marked things are buttons."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

from serai.core.step import Refusal
from serai.draw.markup import NOTHING, Markup, Value, el, join
from serai.draw.shapes import Box
from serai.games.agra.drawing.buildings import building_actions
from serai.games.agra.drawing.scene import SEPARATOR, Marked, Scene
from serai.games.agra.page import tips
from serai.games.agra.page.labels import LABELS
from serai.games.page import Look
from serai.games.voice import Voice

SAME = {"place": ("building",), "good": ("into", "also"), "stock": ("good", "into", "also")}
"""Other names under which log lines speak of a thing."""
UNMARKED = ("pier",)
"""Things that are drawn without being marked: they carry their words as a title."""


@dataclass(frozen=True)
class PageScene(Scene):
    """What is drawn in a page."""

    look: Look = field(kw_only=True)
    finger: float = 0
    """What a finger needs on a small screen, in units of the drawing."""
    told: dict[str, str] = field(default_factory=dict)
    """What was told already about things, which most screens show several times."""

    @cached_property
    def voice(self) -> Voice:
        return self.look.voice

    def say(self, key: str, **args: str | int) -> str:
        return self.look.text(LABELS[key], **args)

    def tell(self, thing: str) -> str:
        """What a thing says when one points at it."""
        if thing not in self.told:
            self.told[thing] = tips.describe(self, thing)
        return self.told[thing]

    def for_finger(self, units: float) -> "PageScene":
        """The same for a small screen."""
        return replace(self, finger=units)

    def words_of(self, action: str) -> str:
        """What a choice does."""
        return self.voice.action(self.view.game.read(action))

    def offered(self, actions: Iterable[str]) -> tuple[str, ...]:
        """On a small screen bonus tiles stand too close together: each of them offers all."""
        found = super().offered(actions)
        if self.finger and found and found[0].startswith("bonus "):
            return super().offered(("bonus",))
        return found

    def attributes(
        self, thing: str, offered: tuple[str, ...], refused: tuple[Refusal, ...]
    ) -> dict[str, Value]:
        """What a drawn thing carries; its choices stand on the frame around it."""
        why = self.voice.say(refused[0].reason) if refused else ""
        idle = not offered and not refused
        return {
            "data_place": _places(thing),
            "data_tip": " ".join(filter(None, (self.tell(thing), why))) or None,
            "data_lights": tips.lights(self, thing) or None,
            "data_rule": self.look.rules_at(refused[0].reason.rule)
            if refused and not offered
            else None,
        } | (self._through(thing) if idle else {})

    def _through(self, thing: str) -> dict[str, Value]:
        """A good that offers nothing itself lies before its building: a click means that one.

        A finger goes through it, as it points at nothing before it taps.
        """
        kind, _, slug = thing.partition("-")
        if kind != "good" or self.finger:
            return {}
        building = self.view.tables.good_ids.index(slug)
        return self.choices(self.offered(building_actions(self, building)))

    def choices(self, offered: tuple[str, ...]) -> dict[str, Value]:
        """One choice, or several with what each of them does: the page asks which."""
        if len(offered) == 1:
            return {"data_action": offered[0], "data_ask": self.words_of(offered[0])}
        if not offered:
            return {}
        return {
            "data_actions": SEPARATOR.join(offered),
            "data_words": SEPARATOR.join(self.words_of(action) for action in offered),
        }

    # --- what can be clicked ------------------------------------------------------------------

    def frame(self, marked: Marked) -> Markup:
        """The button over a thing. It says all in words, so that the drawing need not."""
        if marked.ring is None or not (marked.offered or marked.refused):
            return NOTHING
        button = el(
            "rect",
            id=f"on-{marked.id}",
            class_="hit",
            role="button",
            aria_label=self._label(marked),
            **_room(marked.ring, self.finger),
            **self._manners(marked.offered),
        )
        return join(button, super().frame(marked))

    def _label(self, marked: Marked) -> str:
        """What a button does, and what is known of its thing."""
        deed = self.words_of(marked.offered[0]) if len(marked.offered) == 1 else ""
        why = self.voice.say(marked.refused[0].reason) if marked.refused else ""
        known = self.tell(marked.thing)
        said = " ".join(filter(None, (f"{deed}." if deed and known else deed, known, why)))
        return said or self.words_of(marked.offered[0])

    def _manners(self, offered: tuple[str, ...]) -> dict[str, Value]:
        """How a button behaves."""
        if not offered:
            return {"aria_disabled": "true"}
        popup = "menu" if len(offered) > 1 else None
        return {"tabindex": 0, "aria_haspopup": popup, **self.choices(offered)}

    def title(self, thing: str) -> Markup:
        if thing.partition("-")[0] in UNMARKED:
            return el("title", self.tell(thing))
        return NOTHING


def scene_of(look: Look) -> PageScene:
    return PageScene(
        look.view,
        tuple(look.name(seat) for seat in range(len(look.view.seats))),
        _changed(look),
        look=look,
    )


def _changed(look: Look) -> frozenset[str]:
    """Log lines speak of buildings, the city has places."""
    return frozenset(
        f"place-{thing.partition('-')[2]}" if thing.startswith("building-") else thing
        for thing in look.changed
    )


def _places(thing: str) -> str:
    """All names under which a thing lights up."""
    kind, _, slug = thing.partition("-")
    return " ".join((thing, *(f"{other}-{slug}" for other in SAME.get(kind, ()))))


def _room(box: Box, finger: float) -> dict[str, Value]:
    """A box around the middle of another one, large enough for a finger."""
    w, h = max(box.w, finger), max(box.h, finger)
    return {"x": box.x + (box.w - w) / 2, "y": box.y + (box.h - h) / 2, "width": w, "height": h}
