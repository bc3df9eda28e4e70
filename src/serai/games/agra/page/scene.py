"""A scene whose words are those of the viewer's language, and whose marked things are buttons."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

from serai.core.step import Refusal
from serai.draw.markup import NOTHING, Child, Markup, Value, el
from serai.draw.shapes import Box
from serai.games.agra.drawing.buildings import building_actions
from serai.games.agra.drawing.scene import SEPARATOR, Scene
from serai.games.agra.page import tips
from serai.games.agra.page.labels import LABELS
from serai.games.paging import Look
from serai.games.speaking import Voice

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
        tip = self.tell(thing)
        common: dict[str, Value] = {
            "data_place": _places(thing),
            "data_tip": tip or None,
            "data_lights": tips.lights(self, thing) or None,
        }
        if offered and refused:
            tip = f"{tip} {self.voice.say(refused[0].reason)}"
            common["data_tip"] = tip
        if offered:
            return common | self._buttons(thing, offered, tip)
        if refused:
            return common | self._refused(refused[0], tip)
        return common | self._through(thing)

    def _through(self, thing: str) -> dict[str, Value]:
        """A good that offers nothing itself lies before its building: a click means that one.

        A finger goes through it, as it points at nothing before it taps.
        """
        kind, _, slug = thing.partition("-")
        if kind != "good" or self.finger:
            return {}
        building = self.view.tables.good_ids.index(slug)
        offered = self.offered(building_actions(self, building))
        if len(offered) > 1:
            return self._several(offered)
        return {"data_action": offered[0], "data_ask": self.words_of(offered[0])} if offered else {}

    def _buttons(self, thing: str, offered: tuple[str, ...], tip: str) -> dict[str, Value]:
        """One choice is a button, several are a menu."""
        button: dict[str, Value] = {"role": "button", "tabindex": 0}
        if len(offered) == 1:
            deed = self.words_of(offered[0])
            label = f"{deed}. {tip}" if tip else deed
            return button | {"data_action": offered[0], "aria_label": label, "data_ask": deed}
        name = tip or self.words_of(offered[0])
        return button | self.menu(offered) | {"aria_label": name}

    def menu(self, offered: tuple[str, ...]) -> dict[str, Value]:
        """A button that opens a menu."""
        return self._several(offered) | {"aria_haspopup": "menu"}

    def _several(self, offered: tuple[str, ...]) -> dict[str, Value]:
        """Several choices of one thing, and what each of them does: the page asks which."""
        return {
            "data_actions": SEPARATOR.join(offered),
            "data_words": SEPARATOR.join(self.words_of(action) for action in offered),
        }

    def _refused(self, refusal: Refusal, tip: str) -> dict[str, Value]:
        why = self.voice.say(refusal.reason)
        words = f"{tip} {why}" if tip else why
        return {
            "role": "button",
            "aria_disabled": "true",
            "aria_label": words,
            "data_tip": words,
            "data_rule": self.look.rules_at(refusal.reason.rule),
        }

    def title(self, thing: str) -> Markup:
        if thing.partition("-")[0] in UNMARKED:
            return el("title", self.tell(thing))
        return NOTHING

    def inside(self, content: Child) -> Markup:
        return el("g", content, aria_hidden="true")

    def reach(self, box: Box) -> Markup:
        """Room for a finger around the middle of a thing. A mouse does not need it."""
        w, h = max(box.w, self.finger), max(box.h, self.finger)
        if not self.finger or (w == box.w and h == box.h):
            return NOTHING
        x, y = box.x + (box.w - w) / 2, box.y + (box.h - h) / 2
        return el("rect", class_="reach", x=x, y=y, width=w, height=h)


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
