"""This turn: meditation, action and order as lines, and what may be done at any time."""

from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup, join
from serai.games import turn
from serai.games.agra.boards.scene import AgraLook, AgraScene
from serai.games.agra.boards.signs import glyph, sign
from serai.games.agra.state import ACTION, MEDITATION, ORDER
from serai.games.table import TurnLine
from serai.games.turn import Chip

PLACING = ("place", "peon")
SERVING = ("order", "akbar", "offer")
VERB_SIGNS = {
    **{verb: verb for verb in ("exchange", "deliver", "process", "farmer", "akbar", "order")},
    **dict.fromkeys(("raise", "store", "recall", "luxury"), "worker"),
    "double": "deliver",
    "offer": "akbar",
    "uncover": "cover",
    "contemplate": "meditation",
    "sell": "rupee",
    "token": "price-token",
    "up": "influence-step",
    "favours": "favour",
}
"""What a choice was about, as an icon."""
ANYTIME = (
    ("curry", "chip-spices", ("spices",)),
    ("favour", "chip-favour", ("favour", "thrift")),
    ("statue", "chip-luxury", ("luxury",)),
    ("notable", "chip-contract", ("consign", "pray", "barter", "mosaic")),
)
"""What may be done at any time: a sign, its label, and the verbs of the choices."""


def lines(look: AgraLook) -> tuple[TurnLine, ...]:
    """The three phases; each tells what was chosen in it since the last wall."""
    view = look.view
    if view.turn != view.seat or view.outcome is not None:
        return ()
    before, during, after = _by_phase(look)
    return (
        _line(look, MEDITATION, _meditation(look), before),
        _line(look, ACTION, _action(look), during),
        _line(look, ORDER, look.say("turn-order"), after),
    )


def _by_phase(look: AgraLook) -> tuple[list[str], list[str], list[str]]:
    """What was chosen in each phase, as notation."""
    drafted = list(look.drafted)
    verbs = [line.partition(" ")[0] for line in drafted]
    placed = next((at for at, verb in enumerate(verbs) if verb in PLACING), len(drafted))
    if placed == len(drafted) and look.view.phase > MEDITATION:
        placed = 0  # it was placed before the last wall
    served = len(drafted)
    if look.view.phase == ORDER:
        back = next((at for at, verb in enumerate(reversed(verbs)) if verb in SERVING), None)
        served = served if back is None else len(drafted) - 1 - back
    placed = min(placed, served)
    return drafted[:placed], drafted[placed:served], drafted[served:]


def _line(look: AgraLook, phase: int, words: str, chosen: list[str]) -> TurnLine:
    now = look.view.phase
    told = [one for one in chosen if one.partition(" ")[0] not in PLACING]
    content = join(h("span", words, class_="what"), turn.did(look, told, _about, sign))
    return TurnLine(content, "done" if now > phase else "now" if now == phase else "later")


def _meditation(look: AgraLook) -> str:
    view = look.view
    if view.phase != MEDITATION or not view.laid:
        return look.say("turn-meditate")
    return look.say("turn-points", points=view.points)


def _action(look: AgraLook) -> str:
    placed = next((line for line in look.drafted if line.partition(" ")[0] in PLACING), "")
    if placed:
        return look.called("place", placed.split()[1])
    if look.view.phase > MEDITATION:
        return look.say("turn-action")
    return look.say("turn-place")


def _about(verb: str) -> Markup:
    return glyph(VERB_SIGNS[verb], size=18) if verb in VERB_SIGNS else NOTHING


def chips(scene: AgraScene) -> Markup:
    """What may be done at any time."""
    kinds = [
        Chip(name, glyph(name, size=22), scene.say(label), verbs) for name, label, verbs in ANYTIME
    ]
    return turn.chips(scene, scene.say("anytime"), kinds)
