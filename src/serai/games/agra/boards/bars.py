"""What stands around the boards: the top bar, the counters of all seats, this turn, and the small
pictures between words."""

from collections.abc import Callable
from typing import TypeAlias

from serai.draw.html import h
from serai.draw.html import icon as icon_in_text
from serai.draw.markup import NOTHING, Markup, el, join
from serai.games import turn_panel
from serai.games.agra.boards import figures
from serai.games.agra.boards.figures import any_basic, deed_sign, icon, stone
from serai.games.agra.boards.river import ROMAN
from serai.games.agra.boards.scene import AgraLook, AgraScene, short_name
from serai.games.agra.state import ACTION, LAST_BUT_ONE, MEDITATION, ORDER, PLAYING
from serai.games.agra.tables import NEUTRAL, PIERS
from serai.games.agra.view import SeatView
from serai.games.counters import SIGN, Counter, Counters, Sign
from serai.games.progress import stages
from serai.games.table import TurnLine, to_view
from serai.games.turn_panel import Chip

Count: TypeAlias = Callable[[SeatView], int | None]
"""How many of something a seat has; None is hidden from the viewer."""
GOODS = ("good", "into", "also")
NAMED = ("place", "building", "notable")
"""What is shown by its name, since it has no picture of its own."""
BRIEF = ("rupee", "worker", "favour", "meditation")
"""What a phone always shows of the counters."""
PLACING = ("place", "peon")
"""What sends a worker to work."""
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


def sign(look: AgraLook, kind: str, slug: str) -> Markup:
    """A small picture of a thing that a log line names."""
    tables = look.view.tables
    if kind in GOODS:
        return good(look, tables.good_ids.index(slug))
    if kind == "arrow":
        return good(look, tables.arrow_to[tables.arrow_ids.index(slug)])
    if kind == "guild":
        return glyph(slug, look.called(kind, slug))
    if kind == "deed":
        return _deed(look, slug)
    if kind in NAMED:
        return h("u", short_name(look, kind, slug))
    return NOTHING


def glyph(name: str, label: str = "", size: float = 20) -> Markup:
    """One of Agra's icons in a line of text."""
    return icon_in_text(f"icon-agra-{name.replace('_', '-')}", size, box=24, label=label)


def good(look: AgraLook, which: int) -> Markup:
    """A good as it is drawn on the boards."""
    tables = look.view.tables
    drawn = figures.good(tables, which, 0, 0, SIGN)
    return Sign(drawn, look.called("good", tables.good_ids[which])).html(20, "gd")


def _deed(look: AgraLook, slug: str) -> Markup:
    drawn = deed_sign(look.view.tables.deed_ids.index(slug), 0, 0, "c-ink")
    scaled = el("g", drawn, transform=f"scale({SIGN / (figures.SIGN + 2):.3g})")
    return Sign(scaled, look.called("deed", slug)).html(20)


# --- how far the game has come ----------------------------------------------------------------


def progress(look: AgraLook) -> Markup:
    """For the top bar of a large screen."""
    piers = [(_pier(look, pier), f"pier-{pier}") for pier in range(1, PIERS + 1)]
    waits = h("span", waits_for(look), class_="waits")
    if look.view.outcome is not None:  # back to the result, from any view
        waits = to_view(look.text("web-result"), "result", class_="link waits")
    return join(
        h("span", look.say("round", round=look.view.round), class_="round"),
        stages("piers", look.say("piers"), piers, look.view.pier),
        waits,
        h("span", words, class_="ending") if (words := ending(look)) else NOTHING,
    )


def where(look: AgraLook) -> str:
    view = look.view
    if view.outcome is not None:
        return look.say("after")
    return look.say("where", round=view.round, pier=view.pier)


def _pier(look: AgraLook, pier: int) -> str:
    return f"{look.say('tip-pier', pier=pier)}. {look.called('pier', str(pier))}"


def waits_for(look: AgraLook) -> str:
    """How many contracts bring the boat to the next pier."""
    view = look.view
    if view.pier == PIERS:
        return look.say("last-pier")
    level = view.tables.pier_level[view.pier - 1]
    left = view.tables.pier_contracts[view.pier - 1] - view.contracts[level - 1]
    return look.say("next-pier", count=left, level=ROMAN[level - 1])


def ending(look: AgraLook) -> str:
    """Once the end is near, how many rounds are left."""
    if look.view.ending == PLAYING or look.view.outcome is not None:
        return ""
    return look.say("last-but-one" if look.view.ending == LAST_BUT_ONE else "last-round")


# --- the counters of all seats ----------------------------------------------------------------


def counters(look: AgraLook) -> Counters:
    """All columns, from left to right."""
    view = look.view
    columns = (
        *at_home(look),
        *(_track(look, guild, slug) for guild, slug in enumerate(view.tables.guild_ids)),
        _counter(look, "order", "count-orders", lambda one: view.order_owner.count(one.seat)),
        _counter(look, "akbar", "count-akbar", lambda one: view.bowl_owner.count(one.seat)),
        _counter(look, "notable", "count-contracts", lambda one: len(one.contracts)),
        _counter(look, "cover", "count-covers", lambda one: one.uncovered),
    )
    tags = {view.first: look.say("first")}
    return Counters(look, columns, tags=tags, link=lambda seat, name: _to_farm(look, seat, name))


def at_home(look: AgraLook) -> tuple[Counter, ...]:
    """What lies at home and on the own board."""
    return (
        _counter(look, "rupee", "count-rupees", lambda one: one.rupees),
        _counter(look, "worker", "count-workers", lambda one: one.supply),
        _counter(look, "stone", "count-stones", lambda one: one.yard),
        _counter(look, "favour", "count-favours", lambda one: one.favours),
        _counter(look, "goods", "count-goods", lambda one: sum(one.goods)),
        _counter(look, "meditation", "count-meditation", lambda one: one.meditation + 1),
    )


def _counter(look: AgraLook, sign: str, key: str, count: Count) -> Counter:
    label, values = look.say(key), tuple(map(count, look.view.seats))
    strong, brief = sign == "rupee", sign in BRIEF
    return Counter(label, values, Sign(_sign(sign), label), strong=strong, brief=brief)


def _track(look: AgraLook, guild: int, slug: str) -> Counter:
    """On the track of a guild it matters who is first."""
    label = look.called("guild", slug)
    values = tuple(one.influence[guild] for one in look.view.seats)
    return Counter(label, values, Sign(_sign(slug), label), race=True)


def _sign(name: str) -> Markup:
    """The head of a column."""
    if name == "goods":
        return any_basic(1, 1, SIGN - 2)
    if name == "stone":
        return stone(NEUTRAL, 0, 0, SIGN)
    return icon(name, 0, 0, SIGN)


def _to_farm(look: AgraLook, seat: int, name: Markup) -> Markup:
    """The badge of a seat leads to its farm, among those of all."""
    lights, tip = f"farm-{look.letter(seat)}", look.say("tip-board", seat=seat)
    to = {"class_": "to-farm", "data_tab": "farms", "data_lights": lights, "data_tip": tip}
    return to_view(name, "farms", **to)


# --- this turn --------------------------------------------------------------------------------


def lines(look: AgraLook) -> tuple[TurnLine, ...]:
    """The three phases; each tells what was chosen in it since the last wall."""
    view = look.view
    if view.turn != view.seat or view.outcome is not None:
        return ()
    return (
        _line(look, MEDITATION, _meditation(look)),
        _line(look, ACTION, _action(look)),
        _line(look, ORDER, look.say("turn-order")),
    )


def _line(look: AgraLook, phase: int, words: str) -> TurnLine:
    """A phase, and what was chosen in it; where the worker went is its heading."""
    now, chosen = look.view.phase, [one.action for one in look.chosen if one.phase == phase]
    told = [action.text for action in chosen if action.verb not in PLACING]
    content = join(h("span", words, class_="what"), turn_panel.did(look, told, _about, sign))
    return TurnLine(content, "done" if now > phase else "now" if now == phase else "later")


def _meditation(look: AgraLook) -> str:
    view = look.view
    if view.phase != MEDITATION or not view.laid:
        return look.say("turn-meditate")
    return look.say("turn-points", points=view.points)


def _action(look: AgraLook) -> str:
    placed = next((one.action for one in look.chosen if one.action.verb in PLACING), None)
    if placed is not None:
        return look.called("place", look.view.tables.place_ids[placed.thing])
    if look.view.phase > MEDITATION:
        return look.say("turn-action")
    return look.say("turn-place")


def _about(verb: str) -> Markup:
    return glyph(VERB_SIGNS[verb], size=18) if verb in VERB_SIGNS else NOTHING


def chips(scene: AgraScene) -> Markup:
    """What may be done at any time."""
    say = scene.say
    kinds = [Chip(name, glyph(name, size=22), say(key), verbs) for name, key, verbs in ANYTIME]
    return turn_panel.chips(scene, say("anytime"), kinds)
