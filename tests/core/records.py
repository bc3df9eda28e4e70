"""Records for the tests of records: whole ones, and the means to damage them."""

from __future__ import annotations

import hashlib
from functools import cache

import serai
from serai.core.record import Header
from tests.core import caravan as toy
from tests.kit.walk import play_on

SECRET = "5e" * 32


def toy_header(**changes: object) -> Header:
    fields: dict[str, object] = {
        "game": "caravan",
        "rules": 1,
        "data": "0" * 16,
        "seats": ("Ann", "Bob"),
        "options": {"wind": "calm"},
    }
    return Header(**{**fields, **changes})  # type: ignore[arg-type]


def toy_match(choices: int | None = None, **setup: object) -> serai.Match:
    """A toy for two, played to the end or for a number of choices."""
    settings: dict[str, object] = {"players": 2, "seed": 3, **setup}
    match = serai.Match(toy.CaravanGame(), **settings)  # type: ignore[arg-type]
    return play_on(match, 5, choices)


@cache
def sealed_text() -> str:
    """A whole sealed game of Taj Mahal."""
    match = serai.Match(serai.load("taj_mahal"), players=3, secret=SECRET)
    return str(play_on(match, 4).record)


@cache
def toy_text() -> str:
    return str(toy_match().record)


def reseal(lines: list[str]) -> str:
    """A record with these lines and a digest that fits them, as a forger would write it."""
    body = [line for line in lines if not line.startswith("digest: ")]
    digest = hashlib.sha256("\n".join(body).encode(errors="surrogatepass")).hexdigest()[:32]
    return "\n".join([*body, f"digest: {digest}"]) + "\n"


def changed(text: str, old: str, new: str) -> str:
    """The record with the first line that starts with `old` replaced; without it if `new` is ''."""
    lines = text.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith(old))
    lines[at : at + 1] = new.split("\n") if new else []
    return reseal(lines)
