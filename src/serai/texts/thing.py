"""A thing that a message names, as a type that Fluent can print, decline and select on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fluent.runtime.types import FluentType

if TYPE_CHECKING:
    from serai.texts.speaker import Naming, Speaker


class Thing(FluentType):
    """`{ $card }` prints the name; `{ $symbol -> [elephant] … }` compares the slug."""

    def __init__(self, speaker: Speaker, naming: Naming, slug: str) -> None:
        self._speaker = speaker
        self._naming = naming
        self._slug = slug

    def in_form(self, forms: Mapping[str, str]) -> str:
        return self._speaker.spell(self._naming, forms)

    def format(self, locale: Any) -> str:
        return self.in_form({})

    def __eq__(self, other: object) -> bool:
        return self._slug == other

    def __hash__(self) -> int:
        return hash(self._slug)
