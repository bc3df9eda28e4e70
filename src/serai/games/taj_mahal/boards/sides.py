"""The sides beside each other: the contest of this visit, and all that is public of everybody."""

from functools import lru_cache

from serai.draw.html import classes, h, hidden, icon
from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el
from serai.draw.shapes import LETTERS, move, use, words
from serai.games.blocks import Block, OnlyPage, OnlyPicture, Stack
from serai.games.counters import SIGN, Counter, Counters, Sign, badge
from serai.games.taj_mahal.actions import Add, Play
from serai.games.taj_mahal.boards import cards
from serai.games.taj_mahal.boards.scene import TajLook, about, flower, glyph, symbol_sign
from serai.games.taj_mahal.tables import COLOUR_IDS, FIGURES, NONE, SYMBOLS
from serai.games.taj_mahal.view import SideView

LEFT, RIGHT, LINE = 14, 256, 48
STACK, NEAR = 6, 10
"""How far a marker stands above one with as many points, or one nearer than this."""
NICHE = el("use", href="#icon-taj-niche")
ARCH = el("svg", NICHE, class_="arch", viewBox="0 0 40 62", width=31, height=48, aria_hidden="true")


# --- the contest: one row for each side, one column for each prize ----------------------------


def contest(look: TajLook) -> Block:
    """The page has a table of its own for it; a picture shows the same as counters."""
    if not look.still:
        return OnlyPage(_table(look))
    symbols = [
        Counter(sign.label, tuple(_figure(look, side, prize) for side in look.view.sides), sign)
        for prize in range(SYMBOLS)
        for sign in [symbol_sign(look, prize)]
    ]
    rows = tuple(tuple(cards.sign(look, c) for c in side.played) for side in look.view.sides)
    played = Counter(look.say("played"), rows, share=5)
    return OnlyPicture(Counters(look, [played, *symbols], row=58))


def _figure(look: TajLook, side: SideView, prize: int) -> int | str:
    """How many symbols; the one who would win has a star, a prize that is won a tick."""
    state = standing(look, side, prize)
    if state == "won":
        return "✓"
    return f"{side.counts[prize]}*" if state == "lead" else side.counts[prize]


def _table(look: TajLook) -> Markup:
    gone = ["gone" if winner != NONE else None for winner in look.view.winner]
    heads = [h("th", glyph(look, n, 26), scope="col", class_=gone[n]) for n in range(SYMBOLS)]
    return h(
        "table",
        h("caption", look.say("contest"), class_="sr"),
        h("thead", h("tr", h("th", look.say("played"), scope="col", class_="h"), heads)),
        h("tbody", [_kept_row(look, side) for side in range(len(look.view.sides))]),
        class_=f"contest sides-{len(look.view.sides)}",
    )


def _kept_row(look: TajLook, side: int) -> Markup:
    return look.keep((_row, side), lambda: _row(look, look.view.sides[side]))


def _row(look: TajLook, side: SideView) -> Markup:
    return h(
        "tr",
        h("th", _seat(look, side), _below(look, side), scope="row"),
        [_cell(look, side, prize) for prize in range(SYMBOLS)],
        class_=classes(look.waits_for(side.side) and "now", not side.active and "out"),
        id=f"side-{side.side}",
        data_place=f"seat-{side.side}",
    )


def _seat(look: TajLook, side: SideView) -> Markup:
    first = icon("rosette", 15, "first", box=16, label=look.say("first"))
    return h(
        "span",
        badge(look, side.side, 26),
        h(
            "span",
            h("span", look.short_name(side.side), class_="name"),
            first if side.side == look.view.start else NOTHING,
            _suit(look, side),
            h("span", look.tag(side.side), class_="tag"),
            class_="who",
        ),
        h("span", side.score, class_="pts"),
        class_="seat",
    )


def _suit(look: TajLook, side: SideView) -> Markup:
    """The colour that a side plays, for screens too small to show its cards."""
    if side.colour == NONE or not side.active or not side.played:
        return NOTHING
    told = f"{look.say('playing')} {look.voice.name('colour', COLOUR_IDS[side.colour])}"
    return h("span", flower(side.colour), hidden(told), class_="suit")


def _below(look: TajLook, side: SideView) -> Markup:
    if not side.active:
        won = [prize for prize, who in enumerate(look.view.winner) if who == side.side]
        if not won:
            going = any(other.active for other in look.view.sides)  # else the court is full again
            return h("p", look.say("left-empty" if going else "left-all"), class_="left")
        signs = [glyph(look, prize, 18) for prize in won]
        return h("p", look.say("left"), " ", signs, class_="left")
    if not side.played:
        return NOTHING
    chosen = look.chosen if side.side == look.view.seat else ()
    older = len(side.played) - sum(isinstance(one.action, Play | Add) for one in chosen)
    minis = [
        cards.mini(look, card, "fresh" if at >= older else "", glides=True)
        for at, card in enumerate(side.played)
    ]
    size = "many" if len(side.played) > 4 else None
    return h("span", minis, class_=classes("row", size), style=f"--cards:{len(side.played)}")


def standing(look: TajLook, side: SideView, prize: int) -> str:
    """Where a side stands for a prize: won, lead, tie, some or none."""
    winner = look.view.winner[prize]
    if winner == side.side:
        return "won"
    if winner != NONE or not side.active or not side.counts[prize]:
        return "none"
    if prize in side.would_win:
        return "lead"
    best = max(other.counts[prize] for other in look.view.sides if other.active)
    return "tie" if side.counts[prize] == best else "some"


SAYS = {"won": "won", "tie": "tie", "lead": "leads"}
"""What is said of a prize for the ear, by how a side stands for it."""


def _cell(look: TajLook, side: SideView, prize: int) -> Markup:
    state = standing(look, side, prize)
    told = look.say(SAYS[state]) if state in SAYS else ""
    count = 0 if state in ("won", "none") else side.counts[prize]
    return _drawn_cell(state, count, side.active, told)


@lru_cache(maxsize=1024)
def _drawn_cell(state: str, count: int, active: bool, told: str) -> Markup:
    if state == "won":
        content = h("b", hidden(told), icon("i-tick", 16))
    elif state == "none":
        content = h("b", "·" if active else "")
    else:
        content = h("b", count, _sign(state, told))
    arch = ARCH if state in ("lead", "tie", "some") else NOTHING
    return h("td", h("div", arch, content), class_=f"n {state}")


def _sign(state: str, told: str) -> Markup:
    if state == "tie":
        return h("small", hidden(told), h("i", "=", aria_hidden="true"))
    return hidden(told) if state == "lead" else NOTHING


# --- in one line ------------------------------------------------------------------------------


def strip(look: TajLook) -> Markup:
    """For each prize its sign, what the viewer has for it, and the best of the others."""
    cells = [_prize(look, prize) for prize in range(SYMBOLS)]
    return h("ul", cells, class_="contest-strip", aria_label=look.say("contest"))


def _prize(look: TajLook, prize: int) -> Markup:
    sides, winner = look.view.sides, look.view.winner[prize]
    if winner != NONE:
        return h("li", glyph(look, prize, 22), badge(look, winner, 20), class_="won")
    me = sides[look.view.seat] if look.view.seat is not None else None
    others = [side for side in sides if side is not me and side.active and side.counts[prize]]
    best = max(others, key=lambda side: side.counts[prize], default=None)
    rival = h("small", badge(look, best.side, 16), best.counts[prize]) if best else NOTHING
    state = standing(look, me, prize) if me is not None else "none"
    count = me.counts[prize] if me is not None and me.active else 0
    told = look.say(SAYS[state]) if state in SAYS else ""
    mine = h("b", count or "·", _sign(state, told)) if me is not None else NOTHING
    return h("li", glyph(look, prize, 22), mine, rival, class_=state)


# --- all that is public -----------------------------------------------------------------------


def public(look: TajLook) -> Stack:
    return Stack([OnlyPage(track(look)), counters(look)])


def counters(look: TajLook) -> Counters:
    """Points, the gap to the first, cards, goods, and tiles with the cards that pairs brought."""
    sides = look.view.sides
    best = max(side.score for side in sides)
    goods = [_goods(look, at, slug) for at, slug in enumerate(look.view.tables.commodity_ids)]
    hand = Sign(use("icon-taj-cards", 2, 2, SIGN - 4, SIGN - 4, "c-ink"), look.say("cards"))
    gaps = tuple(f"−{best - s.score}" if s.score < best else look.say("lead") for s in sides)
    tiles = tuple(_tiles(look, side) for side in sides)
    scores = tuple(side.score for side in sides)
    columns = [
        Counter(look.say("points"), scores, strong=True, about=look.say("about-points")),
        Counter(look.say("gap"), gaps, about=look.say("about-gap")),
        Counter(look.say("cards"), tuple(side.hand_size for side in sides), hand),
        *goods,
        Counter(look.say("tiles"), tiles, share=2.4, about=look.say("about-tiles")),
    ]
    return Counters(look, columns, look.say("compare"), named=False)


def _goods(look: TajLook, at: int, slug: str) -> Counter:
    name, tip = look.called("commodity", slug), about(look, "commodity", slug, "about-goods")
    sign = Sign(use(f"icon-taj-{slug}", 0, 0, SIGN, SIGN), name)
    return Counter(name, tuple(side.goods[at] for side in look.view.sides), sign, about=tip)


def _tiles(look: TajLook, side: SideView) -> tuple[Sign, ...]:
    figures = [symbol_sign(look, f) for f in range(FIGURES) for _ in range(side.influence[f])]
    return (*figures, *(cards.sign(look, card) for card in side.specials))


# --- the track --------------------------------------------------------------------------------


def track(look: TajLook) -> Markup:
    """A gold rule with figures and a marker for each side, exactly at its score; equal scores stand
    one above the other."""
    low, high = _range(look)
    place = {p: LEFT + (p - low) * (RIGHT - LEFT) / (high - low) for p in range(low, high + 1)}
    ticks = [f"M{x:.1f} {LINE - (2 if p % 5 else 4)}v{4 if p % 5 else 9}" for p, x in place.items()]
    at = [place[side.score] for side in look.view.sides]
    markers = [
        _marker(side, at[side.side], sum(abs(x - at[side.side]) < NEAR for x in at[: side.side]))
        for side in look.view.sides  # in their order, so that they can glide
    ]
    every = next(step for step in (5, 10, 20, 50, 100) if (high - low) // step <= 8)
    figures = range(-(-low // every) * every, high + 1, every)  # few enough to have room
    sides = sorted(look.view.sides, key=lambda side: (side.score, side.side), reverse=True)
    label = ", ".join(f"{look.name(side.side)} {side.score}" for side in sides)
    return el(
        "svg",
        el("path", class_="rule", d=f"M{LEFT - 4} {LINE}H{RIGHT + 4}{''.join(ticks)}"),
        [words(p, place[p], LINE + 18, Face(18), "f-ink-2", "middle") for p in figures],
        markers,
        class_="track",
        viewBox=f"0 0 270 {LINE + 20}",
        role="img",
        aria_label=look.say("scores", listed=label),
    )


def _range(look: TajLook) -> tuple[int, int]:
    """The stretch that is shown: whole fives around all scores."""
    scores = [side.score for side in look.view.sides]
    low, high = min(scores) // 5 * 5, -(-max(scores) // 5) * 5
    low = max(0, min(low, high - 15))
    return low, max(high, low + 15)


def _marker(side: SideView, x: float, level: int) -> Markup:
    letter = LETTERS[side.side]
    return el(
        "g",
        use(f"icon-taj-score-{letter}", 0, 0, 24, 34),
        id=f"score-{letter}-marker",
        class_=f"seat-{letter} glides",
        transform=move(x - 12, LINE - 38 - level * STACK),
    )
