"""This turn: meditation, action and order as lines, and what may be done at any time."""

from serai.draw.html import h, hidden
from serai.draw.markup import NOTHING, Markup, join
from serai.games.agra.drawing.story import ANYTIME
from serai.games.agra.page.scene import PageScene
from serai.games.agra.page.signs import agra, name, sign
from serai.games.agra.state import ACTION, MEDITATION, ORDER
from serai.games.page import Look, TurnLine

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


def lines(look: Look) -> tuple[TurnLine, ...]:
    """The three phases; each tells what was chosen in it since the last wall."""
    view = look.view
    if view.turn != view.seat or view.outcome is not None:
        return ()
    before, during, after = _by_phase(look)
    return (
        _line(look, MEDITATION, _meditation(look), before),
        _line(look, ACTION, _action(look), during),
        _line(look, ORDER, look.text("agra-page-turn-order"), after),
    )


def _by_phase(look: Look) -> tuple[list[str], list[str], list[str]]:
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


def _line(look: Look, phase: int, words: str, chosen: list[str]) -> TurnLine:
    now = look.view.phase
    content = join(h("span", words, class_="what"), _did(look, chosen))
    return TurnLine(content, "done" if now > phase else "now" if now == phase else "later")


def _meditation(look: Look) -> str:
    view = look.view
    if view.phase != MEDITATION or not view.laid:
        return look.text("agra-page-turn-meditate")
    return look.text("agra-page-turn-points", points=view.points)


def _action(look: Look) -> str:
    placed = next((line for line in look.drafted if line.partition(" ")[0] in PLACING), "")
    if placed:
        return name(look, "place", placed.split()[1])
    if look.view.phase > MEDITATION:
        return look.text("agra-page-turn-action")
    return look.text("agra-page-turn-place")


def _did(look: Look, chosen: list[str]) -> Markup:
    """Choices as small signs; each says in words what it was."""
    shown = [_chosen(look, line) for line in chosen if line.partition(" ")[0] not in PLACING]
    return h("span", shown, class_="did") if shown else NOTHING


def _chosen(look: Look, line: str) -> Markup:
    action = look.view.game.read(line)
    words = look.voice.action(action)
    first = VERB_SIGNS.get(action.verb)
    things = zip(action.kinds, line.split()[1:], strict=True)
    signs = [sign(look, kind, slug) for kind, slug in things]
    if first is None and not any(signs):
        return NOTHING
    return h(
        "span",
        agra(look, first, size=18) if first else NOTHING,
        signs,
        data_tip=words,
        role="img",
        aria_label=words,
        class_="one",
    )


def steps(look: Look) -> Markup:
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


def chips(scene: PageScene, prefix: str = "") -> Markup:
    """A chip for each kind of thing that may be done at any time."""
    look = scene.look
    kinds = [(sign, scene.offered(verbs)) for sign, verbs in ANYTIME]
    found = [_chip(scene, sign, actions, prefix) for sign, actions in kinds if actions]
    if not found:
        return NOTHING
    return h("div", h("small", look.text("agra-page-anytime")), found, class_="anytime")


def _chip(scene: PageScene, sign_: str, actions: tuple[str, ...], prefix: str) -> Markup:
    look = scene.look
    label = {
        "curry": look.text("agra-page-chip-spices"),
        "favour": look.text("agra-page-chip-favour"),
        "statue": look.text("agra-page-chip-luxury"),
        "notable": look.text("agra-page-chip-contract"),
    }[sign_]
    if len(actions) == 1:
        label = scene.words_of(actions[0])
    return h(
        "button",
        agra(look, sign_, size=22),
        hidden(label),
        h("b", f" {len(actions)}") if len(actions) > 1 else NOTHING,
        type="button",
        id=f"{prefix}chip-{sign_}",
        class_="chip",
        data_tip=label,
        aria_haspopup="menu" if len(actions) > 1 else None,
        **scene.choices(actions),
    )
