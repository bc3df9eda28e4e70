"""What people read. The engine speaks in message ids and arguments; here they become sentences.

    texts/<language>/core.ftl      words of every game
    texts/<language>/<game>.ftl    words of one game; one from outside has such folders of its own

The files are Fluent: plain lines, with plurals and cases where a language has them. This package
knows nothing else of Serai, so a translator needs to know nothing else either.
"""

from serai.texts.catalogue import (
    FIRST_LANGUAGE,
    LANGUAGES,
    Catalogue,
    TextError,
    has_file,
    read_catalogue,
)
from serai.texts.speaker import Lore, Naming, Speaker

__all__ = [
    "FIRST_LANGUAGE",
    "LANGUAGES",
    "Catalogue",
    "Lore",
    "Naming",
    "Speaker",
    "TextError",
    "has_file",
    "read_catalogue",
]
