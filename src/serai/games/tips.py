"""What the things of a table say when one points at them.

A game tells each kind of thing in a function of its own, sentence by sentence; what it yields as
nothing is left out:

    TIPS: Tips[MyScene] = Tips()

    @TIPS.of("bowl")
    def _bowl(scene: MyScene, slug: str) -> Iterator[str]:
        yield scene.called("bowl", slug)
        if scene.view.owner[slug] != NONE:
            yield scene.say("tip-taken", seat=scene.view.owner[slug])

    class MyScene(Scene[MyView]):
        def describe(self, thing: str) -> str:
            return TIPS.tell(self, thing)

or, where few of them need many words, in methods of its scene, `tell_bowl` (`Scene.describe`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeAlias, TypeVar

from serai.games.look import sentences

S = TypeVar("S")
Tip: TypeAlias = Callable[[S, str], Iterable[str]]


class Tips(Generic[S]):
    """The kinds of things that have something to say, in scenes of one game."""

    def __init__(self) -> None:
        self._by_kind: dict[str, Tip[S]] = {}

    def of(self, *kinds: str) -> Callable[[Tip[S]], Tip[S]]:
        """This function tells of things of these kinds, each given by its slug."""

        def known(tip: Tip[S]) -> Tip[S]:
            self._by_kind.update(dict.fromkeys(kinds, tip))
            return tip

        return known

    def tell(self, scene: S, thing: str) -> str:
        """Some short sentences about a thing, given as kind and slug."""
        kind, _, slug = thing.partition("-")
        return sentences(*self._by_kind[kind](scene, slug)) if kind in self._by_kind else ""
