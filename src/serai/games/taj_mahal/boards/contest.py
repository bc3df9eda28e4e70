"""The contest of this visit as a table: one row for each side, one column for each prize."""

from serai.draw.html import classes, h, hidden, icon
from serai.draw.markup import NOTHING, Markup, el
from serai.games.blocks import OnlyPage, OnlyPicture, Stack
from serai.games.counters import Counter, Counters, Sign, badge
from serai.games.taj_mahal.boards import cards
from serai.games.taj_mahal.boards.scene import TajLook
from serai.games.taj_mahal.boards.signs import flower, glyph, symbol_sign
from serai.games.taj_mahal.tables import COLOUR_IDS, NONE, SYMBOLS
from serai.games.taj_mahal.view import SideView

ARCH = el(
    "svg",
    el("use", href="#niche"),
    class_="arch",
    viewBox="0 0 40 62",
    width=31,
    height=48,
    aria_hidden="true",
)


def contest(look: TajLook) -> Stack:
    """The page has a table of its own for it; a picture shows the same as counters."""
    symbols = [
        Counter(sign.label, tuple(_figure(look, side, prize) for side in look.view.sides), sign)
        for prize in range(SYMBOLS)
        for sign in [symbol_sign(look, prize)]
    ]
    played = Counter(look.say("played"), tuple(_cards(look, s) for s in look.view.sides), share=5)
    drawn = Counters(look, [played, *symbols], row=58)
    return Stack([OnlyPage(_table(look)), OnlyPicture(drawn)])


def _cards(look: TajLook, side: SideView) -> tuple[Sign, ...]:
    return tuple(cards.sign(look, card) for card in side.played)


def _figure(look: TajLook, side: SideView, prize: int) -> int | str:
    """How many symbols; the one who would win has a star, a prize that is won a tick."""
    state = standing(look, side, prize)
    if state == "won":
        return "✓"
    return f"{side.counts[prize]}*" if state == "lead" else side.counts[prize]


def _table(look: TajLook) -> Markup:
    heads = [
        h(
            "th",
            glyph(look, prize, 26),
            scope="col",
            class_="gone" if look.view.winner[prize] != NONE else None,
        )
        for prize in range(SYMBOLS)
    ]
    return h(
        "table",
        h("caption", look.say("contest"), class_="sr"),
        h("thead", h("tr", h("th", look.say("played"), scope="col", class_="h"), heads)),
        h("tbody", [_row(look, side) for side in look.view.sides]),
        class_=f"contest sides-{len(look.view.sides)}",
    )


def _row(look: TajLook, side: SideView) -> Markup:
    return h(
        "tr",
        h("th", _seat(look, side), _below(look, side), scope="row"),
        [_cell(look, side, prize) for prize in range(SYMBOLS)],
        class_=classes(
            "now" if look.waits_for(side.side) else None,
            "out" if not side.active else None,
        ),
        id=f"side-{side.side}",
        data_place=f"seat-{side.side}",
    )


def _seat(look: TajLook, side: SideView) -> Markup:
    first = NOTHING
    if side.side == look.view.start:
        first = icon("fl-special", 15, "first", box=16, label=look.say("first"))
    return h(
        "span",
        badge(look, side.side, 26),
        h(
            "span",
            h("span", look.short_name(side.side), class_="name"),
            first,
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
    return h("span", flower(side.colour), hidden(_colour(look, side.colour)), class_="suit")


def _colour(look: TajLook, colour: int) -> str:
    return f"{look.say('playing')} {look.voice.name('colour', COLOUR_IDS[colour])}"


def _below(look: TajLook, side: SideView) -> Markup:
    if not side.active:
        won = [prize for prize, who in enumerate(look.view.winner) if who == side.side]
        if not won:
            ended = not any(
                other.active for other in look.view.sides
            )  # and the court is full again
            words = look.say("left-all" if ended else "left-empty")
            return h("p", words, class_="left")
        signs = [glyph(look, prize, 18) for prize in won]
        return h("p", look.say("left"), " ", signs, class_="left")
    if not side.played:
        return NOTHING
    fresh = _fresh(look, side)
    minis = [
        cards.mini(look, card, "fresh" if at >= len(side.played) - fresh else "", glides=True)
        for at, card in enumerate(side.played)
    ]
    crowd = "many" if len(side.played) > 4 else None
    return h("span", minis, class_=classes("row", crowd), style=f"--cards:{len(side.played)}")


def _fresh(look: TajLook, side: SideView) -> int:
    """How many of the last cards are still a draft."""
    if side.side != look.view.seat:
        return 0
    return sum(line.startswith(("play ", "add ")) for line in look.drafted)


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


def _cell(look: TajLook, side: SideView, prize: int) -> Markup:
    state = standing(look, side, prize)
    if state == "won":
        content = h("b", hidden(look.say("won")), icon("i-tick", 16))
    elif state == "none":
        content = h("b", "·" if side.active else "")
    else:
        content = h("b", side.counts[prize], _sign(look, state))
    arch = ARCH if state in ("lead", "tie", "some") else NOTHING
    return h("td", h("div", arch, content), class_=f"n {state}")


def _sign(look: TajLook, state: str) -> Markup:
    if state == "tie":
        return h("small", hidden(look.say("tie")), h("i", "=", aria_hidden="true"))
    if state == "lead":
        return hidden(look.say("leads"))
    return NOTHING


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
    mine = h("b", count or "·", _sign(look, state)) if me is not None else NOTHING
    return h("li", glyph(look, prize, 22), mine, rival, class_=state)
