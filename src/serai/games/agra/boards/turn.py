"""This turn: meditation, action and order as lines, and what may be done at any time."""

from serai.draw.html import h, hidden
from serai.draw.markup import NOTHING, Markup, join
from serai.games.agra.boards.scene import AgraLook, AgraScene
from serai.games.agra.boards.signs import glyph, sign
from serai.games.agra.state import ACTION, MEDITATION, ORDER
from serai.games.table import TurnLine

PLACING = ("place", "peon")
SERVING = ("order", "akbar", "offer")
VERB_SIGNS = {
    "exchange": "exchange",
    "deliver": "deliver",
    "double": "deliver",
    "process": "process",
    "uncover": "cover",
    "farmer": "farmer",
    "contemplate": "meditation",
    "akbar": "akbar",
    "offer": "akbar",
    "order": "order",
    "raise": "worker",
    "store": "worker",
    "recall": "worker",
    "luxury": "worker",
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
    ("notable", "chip-contract", ("consign", "pray", "barter")),
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
    content = join(h("span", words, class_="what"), _did(look, chosen))
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


def _did(look: AgraLook, chosen: list[str]) -> Markup:
    """Choices as small signs; each says in words what it was."""
    shown = [_chosen(look, line) for line in chosen if line.partition(" ")[0] not in PLACING]
    return h("span", shown, class_="did") if shown else NOTHING


def _chosen(look: AgraLook, line: str) -> Markup:
    action = look.read(line)
    words = look.voice.action(action)
    first = VERB_SIGNS.get(action.verb)
    things = zip(action.kinds, line.split()[1:], strict=True)
    signs = [sign(look, kind, slug) for kind, slug in things]
    if first is None and not any(signs):
        return NOTHING
    return h(
        "span",
        glyph(first, size=18) if first else NOTHING,
        signs,
        data_tip=words,
        role="img",
        aria_label=words,
        class_="one",
    )


def steps(look: AgraLook) -> Markup:
    """On a small screen: the numbers of the phases, which open to what was done in them."""
    told = lines(look)
    if not told:
        return NOTHING
    numbers = [h("span", at, class_=line.state) for at, line in enumerate(told, 1)]
    rows = [h("li", line.words, class_=line.state) for line in told]
    title = look.text("web-this-turn")
    return h(
        "details",
        h("summary", hidden(title), numbers),
        h("ol", rows, class_="turn-sheet"),
        class_="turn-steps",
        id="turn-steps",
    )


# --- at any time ------------------------------------------------------------------------------


def chips(scene: AgraScene) -> Markup:
    """A chip for each kind of thing that may be done at any time."""
    found = [
        _chip(scene, sign, label, actions)
        for sign, label, verbs in ANYTIME
        if (actions := scene.offered(verbs))
    ]
    return h("div", h("small", scene.say("anytime")), found, class_="anytime") if found else NOTHING


def _chip(scene: AgraScene, sign: str, label: str, actions: tuple[str, ...]) -> Markup:
    several = len(actions) > 1
    words = scene.say(label) if several else scene.look.words_of(actions[0])
    return h(
        "button",
        glyph(sign, size=22),
        hidden(words),
        h("b", f" {len(actions)}") if several else NOTHING,
        type="button",
        id=scene.id(f"chip-{sign}"),
        class_="chip",
        data_tip=words,
        aria_haspopup="menu" if several else None,
        **scene.choices(actions),
    )
