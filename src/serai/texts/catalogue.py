"""The message files of one language, with English behind them for what is not translated yet."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from serai._extras import require

HERE = Path(__file__).parent
FIRST_LANGUAGE = "en"
"""The language that every message is written in first."""
LANGUAGES = tuple(sorted(folder.parent.name for folder in HERE.glob("*/core.ftl")))


class TextError(LookupError):
    """A message is missing, or asks for something it is not told: a fault of the texts."""


class Catalogue:
    """All messages of some files in one language; ours, or in folders that games bring."""

    def __init__(self, language: str, files: tuple[str, ...], more: tuple[Path, ...] = ()) -> None:
        if not (HERE / language / "core.ftl").is_file():
            raise TextError(f"no texts in {language[:20]!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundles = [_bundle(language, files, more)]
        if language != FIRST_LANGUAGE:
            self._bundles.append(_bundle(FIRST_LANGUAGE, files, more))

    def __contains__(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles)

    def format(self, id: str, args: Mapping[str, Any]) -> str:
        """The text of a message. Arguments are text, numbers, or types of Fluent."""
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                text, faults = bundle.format_pattern(pattern, dict(args))
                if faults:
                    raise TextError(f"message {id!r} in {bundle.locales[0]!r}: {faults[0]}")
                return str(text)
        raise TextError(f"there is no message {id!r} in {self.language!r}")


@cache
def read_catalogue(language: str, *files: str, more: tuple[Path, ...] = ()) -> Catalogue:
    """The messages of these files, read once. `more` are folders like this one: `en/toy.ftl`."""
    return Catalogue(language, files, more)


def has_file(file: str, more: tuple[Path, ...] = ()) -> bool:
    """Whether there is a message file of this name: what there is, is there in English."""
    return _find(FIRST_LANGUAGE, file, more) is not None


def _find(language: str, file: str, more: tuple[Path, ...]) -> Path | None:
    paths = (folder / language / f"{file}.ftl" for folder in (HERE, *more))
    return next((path for path in paths if path.is_file()), None)


def _bundle(language: str, files: tuple[str, ...], more: tuple[Path, ...]) -> Any:
    require("words", "making sentences or pictures")
    # Here and not above: the Fluent library takes longer to import than most commands to run.
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Callable[..., Any]] = {"NAME": name_in_form}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for file in files:
        path = _find(language, file, more)
        if path is not None:
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        elif language == FIRST_LANGUAGE:
            raise TextError(f"there is no file {language}/{file}.ftl")
    return bundle


def name_in_form(thing: Any, **forms: Any) -> str:
    """The Fluent function NAME: `{ NAME($card, case: "accusative") }` declines a name."""
    return str(thing.in_form({key: str(value) for key, value in forms.items()}))
