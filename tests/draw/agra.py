"""Pictures of Agra for tests: positions to draw, and what can be read off a picture."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from serai.draw.document import picture
from serai.draw.lettering import DISPLAY, TEXT, Face, width
from serai.draw.markup import Markup
from serai.games import agra
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.view import AgraView
from serai.games.look import Look
from serai.games.scene import SEPARATOR
from serai.games.voice import voice_of
from tests.agra.build import GAME, new_match, table

SVG = "{http://www.w3.org/2000/svg}"
CSS = (Path(agra.__file__).parent / "boards" / "boards.css").read_text(encoding="utf-8")
NAMES = ("Anjali", "Olga", "Kestrel", "Pieter")
WON = {0: "french_trader khatib", 1: "cook", 3: "mullah"}
RIVER = (
    "french_trader khatib cook dyer mahout mullah jagirdar mosaic_maker muezzin painter subadar "
    "sadr_us_sudur grand_imam court_artist"
)
_PLACE = re.compile(r"(translate|scale)\(([-\d.]+)(?: ([-\d.]+))?\)")


@cache
def full_view(seat: int | None = 0) -> AgraView:
    """The middle of a game of four, with something of everything."""
    match = table(
        players=4,
        round=9,
        first=3,
        goods={
            0: "wood turmeric*2 cotton*4 cement curry paper",
            1: "sandstone*2 cotton cement oil bricks*2 cloth statue",
            2: "sandstone wood*3 planks*2 oil dye painting",
            3: "wood turmeric*2 cotton*2 curry paper dye book",
        },
        favours={0: 4, 1: 2, 2: 5, 3: 3},
        rupees={0: 31, 1: 9, 2: 8, 3: 7},
        standing={
            0: "paper_mill",
            1: "architect weaving_mill sculptor",
            2: "trader carpentry",
            3: "quarry oil_press",
        },
        lying={0: "sailor sawmill", 1: "cement_works", 2: "cotton_farm"},
        blocked="remove_cover",
        river=RIVER,
        contracts=WON,
        stones={"dyer cotton": 2, "mahout wood": 0, "mosaic_maker dye": 3},
        doubles={"jagirdar planks": 2},
        built="cement_works carpentry oil_press paper_mill weaving_mill sculptor",
        merchant="weaving_mill",
        builder="dye_works",
        coins={"cotton_farm": 1, "carpentry": 1, "oil_press": 2},
        tokens=["price_1_2 high cotton"],
        bonuses={1: "l2_artisans l4_merchants", 2: "l2_merchants", 3: "l3_favour"},
    )
    view: AgraView = match.view(seat)
    return view


@cache
def sampled(players: int, every: int = 90) -> list[AgraView]:
    """Views of the seat to move and of an onlooker in a random game, and of all at its end."""
    match, luck = new_match(players, seed=players), random.Random(players)
    found: list[AgraView] = []
    while not match.over:
        if match.record.choices() % every == 0:
            found += [match.view(match.actor), match.view(None)]
        match.play(luck.choice(match.options()))
    return [*found, *(match.view(seat) for seat in range(players))]


@cache
def sampled_pictures(players: int) -> list[tuple[AgraView, str]]:
    return [(view, GAME.draw(view, names=NAMES[:players])) for view in sampled(players)]


def everything() -> Iterator[tuple[AgraView, str]]:
    for players in (2, 3, 4):
        yield from sampled_pictures(players)


def alone(drawing: Markup) -> str:
    """A drawing as a picture of its own."""
    return picture(800, 800, title="", description="", css=CSS, theme="light", body=drawing)


def ids(svg: str) -> list[str]:
    return re.findall(r'\sid="([^"]+)"', svg)


def choices(svg: str) -> set[str]:
    """All that can be clicked or chosen from a menu in a picture."""
    found = re.findall(r'data-actions?="([^"]+)"', svg)
    return {choice for several in found for choice in several.split(SEPARATOR)}


def element(svg: str, id: str) -> ElementTree.Element:
    found = ElementTree.fromstring(svg).find(f".//*[@id='{id}']")
    assert found is not None, f"there is no {id} in the picture"
    return found


def text_of(svg: str, id: str) -> str:
    """All that is written in a part of a picture."""
    return " ".join("".join(text.itertext()) for text in element(svg, id).iter(f"{SVG}text"))


def scene(
    view: AgraView,
    *changed: str,
    phone: bool = False,
    language: str = "en",
    names: tuple[str, ...] = NAMES,
    still: bool = False,
) -> AgraScene:
    """A view as a page shows it, or, if it is still, a picture."""
    voice = voice_of(GAME, names, language)
    look = Look(view, voice, names, view.actor, changed=frozenset(changed), still=still)
    return AgraScene(look).on_phone() if phone else AgraScene(look)


def button(svg: str, id: str) -> ElementTree.Element:
    """What can be clicked of a thing."""
    return element(svg, f"on-{id}")


# --- where words stand ------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A line of text and the room it takes in the whole picture."""

    text: str
    left: float
    right: float
    top: float
    base: float


def lines(svg: str) -> list[Line]:
    """Every line of text that is drawn, but not what is seen only while one points at it."""
    root = ElementTree.fromstring(svg)
    return list(_lines(root, 0, 0, 1))


def collisions(found: list[Line]) -> Iterator[tuple[Line, Line]]:
    """Lines that run into each other."""
    ordered = sorted(found, key=lambda line: line.top)
    for at, line in enumerate(ordered):
        for other in ordered[at + 1 :]:
            if other.top >= line.base - 1:
                break
            if min(line.right, other.right) - max(line.left, other.left) > 1:
                yield line, other


def _lines(node: ElementTree.Element, x: float, y: float, scale: float) -> Iterator[Line]:
    for part in node:
        classes = str(part.get("class", "")).split()
        if part.tag == f"{SVG}defs" or "ag-plan" in classes or "ag-ghost" in classes:
            continue
        dx, dy, size = _moved(str(part.get("transform", "")))
        at = (x + dx * scale, y + dy * scale, scale * size)
        if part.tag == f"{SVG}text":
            yield _line(part, classes, *at)
        else:
            yield from _lines(part, *at)


def _moved(transform: str) -> tuple[float, float, float]:
    x = y = 0.0
    size = 1.0
    for kind, first, second in _PLACE.findall(transform):
        if kind == "scale":
            size = float(first)
        else:
            x, y = float(first), float(second or 0)
    return x, y, size


def _line(node: ElementTree.Element, classes: list[str], x: float, y: float, scale: float) -> Line:
    text = "".join(node.itertext())
    weight = next((int(name[1]) * 100 for name in classes if re.fullmatch(r"w\d", name)), 400)
    family = DISPLAY if "display" in classes else TEXT
    size = float(str(node.get("font-size")))
    wide = width(text, Face(size, weight, family)) * scale
    left = x + float(str(node.get("x", 0))) * scale
    left -= {"middle": wide / 2, "end": wide}.get(str(node.get("text-anchor", "start")), 0)
    base = y + float(str(node.get("y", 0))) * scale
    return Line(text, left, left + wide, base - size * scale * 0.72, base)
