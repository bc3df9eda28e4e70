"""The viewer's hand and the open cards."""

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Markup, el, join
from serai.games.page import Look
from serai.games.taj_mahal.drawing import cards
from serai.games.taj_mahal.page.parts import badge, card_button, flower, heading, mini
from serai.games.taj_mahal.tables import COLOUR_IDS, COLOURS, NONE
from serai.games.taj_mahal.view import SideView

FULL_SIZE = 8
TWO_ROWS = 16
"""More cards than this stand closer together, and in two rows."""


def hand(look: Look) -> Markup:
    """The viewer's own cards; for onlookers, and after the end, what is known of all hands."""
    if look.view.seat is None or look.view.outcome is not None:
        return _all_hands(look)
    me = look.view.sides[look.view.seat]
    free, refused = _groups(look, me)
    parts = [_free(look, me, free)]
    if refused:
        parts.append(_refused(look, me, refused))
    return join(parts)


def _verb(look: Look, card: int) -> str:
    return "play" if look.view.tables.card_colour[card] < COLOURS else "add"


def _action(look: Look, card: int) -> str | None:
    text = f"{_verb(look, card)} {look.view.tables.card_ids[card]}"
    return text if text in look.actions else None


def _groups(look: Look, me: SideView) -> tuple[list[int], list[int]]:
    """Cards that may be played, or all when nobody asks; and those that are refused now."""
    refused_texts = {refusal.text for refusal in look.view.refusals}
    ids = look.view.tables.card_ids
    own = sorted(me.hand or ())
    refused = [
        card
        for card in own
        if _action(look, card) is None and refused_texts & {f"play {ids[card]}", f"add {ids[card]}"}
    ]
    return [card for card in own if card not in refused], refused


def _free(look: Look, me: SideView, own: list[int]) -> Markup:
    note: list[Markup | str] = []
    if me.colour != NONE:
        colour = look.voice.name("colour", COLOUR_IDS[me.colour])
        note = [look.text("taj-page-playing"), " ", flower(me.colour), " ", colour]
    title = heading(look.text("taj-page-hand"), " ", h("b", me.hand_size), " ", h("small", note))
    buttons = [card_button(look, card, _action(look, card)) for card in own]
    still = all(_action(look, card) is None for card in own)
    return h("div", title, _row(buttons, me, look.text("taj-page-hand"), still), class_="able")


def _row(buttons: list[Markup], me: SideView, label: str, still: bool = False) -> Markup:
    """Cards side by side; a full hand is drawn smaller, in two rows if need be. A row of cards that
    just lie there takes the focus itself, so that it can be moved along by keys."""
    size = "crowd" if me.hand_size > TWO_ROWS else "many" if me.hand_size > FULL_SIZE else None
    return h(
        "div",
        buttons,
        class_=classes("cards", size),
        style=f"--across:{-(-len(buttons) // 2)}",
        tabindex=0 if still else None,
        role="group",
        aria_label=label,
    )


def _refused(look: Look, me: SideView, refused: list[int]) -> Markup:
    reasons = {refusal.text: refusal.reason for refusal in look.view.refusals}
    ids = look.view.tables.card_ids
    found = []
    rule = ""
    for card in refused:
        reason = reasons.get(f"play {ids[card]}") or reasons[f"add {ids[card]}"]
        rule = rule or reason.rule
        why = look.voice.say(reason)
        found.append(card_button(look, card, None, why=why, rule=reason.rule))
    link = h("a", look.text("web-rule"), href=look.rules_at(rule))
    first = reasons.get(f"play {ids[refused[0]]}") or reasons[f"add {ids[refused[0]]}"]
    short = look.text(SHORT_REFUSALS.get(first.id, "taj-page-not-now"))
    title = h("h2", h("small", short, " ", link))
    return h("div", title, _row(found, me, look.text("taj-page-not-now")), class_="not")


SHORT_REFUSALS = {
    "taj-refuse-colour": "taj-page-not-now-colour",
    "taj-refuse-alone": "taj-page-not-now-alone",
    "taj-refuse-second": "taj-page-not-now-second",
}


# --- open cards -------------------------------------------------------------------------------


def market(look: Look) -> Markup:
    """The display and the deck. After the end there are none."""
    view = look.view
    if view.outcome is not None:
        return NOTHING
    ids = view.tables.card_ids
    buttons = []
    for card in view.display:
        action = f"take {ids[card]}"
        buttons.append(card_button(look, card, action if action in look.actions else None))
    sides = len(view.sides)
    due = look.text("taj-page-taking", count=view.tables.draw[sides])
    title = heading(
        look.text("taj-page-open"), " ", h("b", len(view.display)), " ", h("small", due)
    )
    return join(
        title,
        h(
            "div",
            buttons,
            _deck(look),
            class_=classes("cards", "nine" if sides > 4 else "seven" if sides > 3 else None),
            role="group",
            aria_label=look.text("taj-page-open"),
        ),
    )


def _deck(look: Look) -> Markup:
    label = look.text("taj-page-deck", count=look.view.deck_size)
    back = el(
        "svg",
        cards.back(0, 0, cards.WIDTH),
        class_="face",
        viewBox=f"0 0 {cards.WIDTH} {cards.HEIGHT}",
        aria_hidden="true",
    )
    return h(
        "div",
        back,
        h("b", look.view.deck_size, aria_hidden="true"),
        class_="card deck",
        role="img",
        aria_label=label,
        data_tip=label,
    )


# --- hands of others --------------------------------------------------------------------------


def _all_hands(look: Look) -> Markup:
    rows = [_one_hand(look, side) for side in look.view.sides if side.side != look.view.dummy]
    return h(
        "div", heading(look.text("taj-page-hands")), h("div", rows, class_="hands", tabindex=0)
    )


def _one_hand(look: Look, side: SideView) -> Markup:
    shown = side.hand if side.hand is not None else side.known
    faces = [mini(look, card, piece=True) for card in sorted(shown)]
    backs = side.hand_size - len(shown)
    hidden_cards = [icon("card-mini-back", 24, "mini-back", box=50) for _ in range(backs)]
    return h(
        "div",
        badge(look, side.side, 24),
        h("span", look.short_name(side.side), class_="name"),
        h("span", faces, hidden_cards, class_="row"),
        class_="one-hand",
        role="group",
        aria_label=look.text("taj-page-hand-of", name=look.name(side.side), count=side.hand_size),
    )
