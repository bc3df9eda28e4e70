"""What a choice would bring, shown while it is pointed at: the position after it, compared."""

from collections.abc import Iterator
from typing import TypeAlias

from serai.core.action import Action
from serai.core.step import CHANCE, Message
from serai.draw.html import classes, h
from serai.draw.markup import NOTHING, Child, Markup, join
from serai.games.agra.actions import Build, Deliver, Double, Peon, Place, Process
from serai.games.agra.boards.scene import AgraLook
from serai.games.agra.boards.signs import glyph, good
from serai.games.agra.tables import CHARACTERS, GOODS, NONE, SLOTS
from serai.games.agra.view import AgraView, SeatView
from serai.games.counters import badge
from serai.games.look import Ahead

AgraAhead: TypeAlias = Ahead[AgraView]

PLACING = ("place", "peon")
PLAIN = frozenset({"exchange", "token", "give", "take", "pay", "free", "raise", "offer", "done"})
"""Choices whose own words tell all that they bring."""
SHORT_REASONS = {
    "order.full": "fc-full",
    "order.influence": "fc-influence",
    "order.limit": "fc-limit",
}
"""Why an order cannot be filled whose goods do not matter, by the rule."""
COUNTERS = (("rupees", "rupee"), ("favours", "favour"), ("uncovered", "cover"))
"""What is counted of a seat, and its icon."""


def forecast(look: AgraLook) -> Markup:
    """A line for each choice, of which the one that is pointed at is in sight; and what is
    refused now, for the time nothing is pointed at."""
    if look.ahead is None:
        return NOTHING
    told = [action for action in look.ahead.options() if action.verb not in PLAIN]
    return join([*_refused(look), *(_line(look, look.ahead, action) for action in told)])


def _refused(look: AgraLook) -> Iterator[Markup]:
    """Orders that one might expect to fill, and what is missing."""
    for refusal in look.view.refusals:
        verb, _, guild = refusal.text.partition(" ")
        if verb == "order":
            sign = glyph(guild, look.called("guild", guild), size=18)
            rule = h("a", look.text("web-rule"), href=look.rules_at(refusal.reason.rule))
            yield h("span", sign, _why_not(look, refusal.reason), rule, class_="fc rivals")


def _why_not(look: AgraLook, reason: Message) -> Child:
    """The goods that are missing, or the reason in words."""
    if reason.rule in SHORT_REASONS:
        return look.say(SHORT_REASONS[reason.rule])
    asked = [str(reason.args[key]) for key in ("good", "also") if key in reason.args]
    ids = look.view.tables.good_ids
    goods = [ids.index(slug) for slug in asked]
    have = _mine(look.view).goods
    lack = [which for at, which in enumerate(goods) if have[which] <= goods[:at].count(which)]
    return [look.say("fc-lack"), [good(look, which) for which in lack or goods]]


def brings(look: AgraLook, text: str) -> Markup:
    """The same of one choice, without its name."""
    return NOTHING if look.ahead is None else join(_items(look, look.ahead, look.read(text)))


def _items(look: AgraLook, ahead: AgraAhead, action: Action) -> list[Markup]:
    then = ahead.after(action)
    return [
        *_before(look, action, then),
        *_own(look, ahead, then),
        *_others(look, then),
        *_after(look, action, then),
    ]


def _line(look: AgraLook, ahead: AgraAhead, action: Action) -> Markup:
    items = _items(look, ahead, action)
    label = h("b", _about(look, action), class_="lbl")
    nothing = h("span", look.say("fc-nothing"))
    return h("span", label, items or nothing, class_="fc pointed", data_for=action.text)


def _about(look: AgraLook, action: Action) -> str:
    """The thing that a choice is about, in a word or two."""
    kind, _, slug = _thing(action).partition(" ")
    return look.called(kind, slug) if kind else look.voice.action(action)


def _thing(action: Action) -> str:
    """The last thing that it names."""
    if not action.kinds or action.verb == "process":
        return ""
    return f"{action.kinds[-1]} {action.text.split()[-1]}"


# --- counters that change ---------------------------------------------------------------------


def _mine(view: AgraView) -> SeatView:
    """The seat of the viewer, who is about to choose."""
    assert view.seat is not None
    return view.seats[view.seat]


def _change(amount: int, *signs: Child) -> Markup:
    """So much more or less of something."""
    text = f"+{amount}" if amount > 0 else f"−{-amount}"
    return h(
        "span", signs, h("b", text, class_=classes("gain", amount < 0 and "loss")), class_="ch"
    )


def _own(look: AgraLook, ahead: AgraAhead, then: AgraAhead) -> Iterator[Markup]:
    now, later = look.view, then.view
    mine, mine_later = _mine(now), _mine(later)
    yield from _counters(look, mine, mine_later)
    if later.points != now.points and later.phase == now.phase:
        yield _change(later.points - now.points, glyph("meditation"))
    yield from _contracts(look, later, mine.seat)
    rupees = (mine_later.rupees or 0) - (mine.rupees or 0)
    more = then.score() - ahead.score() - rupees
    if more:  # what it adds to the final score beyond the rupees of now
        yield _change(more, h("span", look.say("fc-end")))


def _counters(look: AgraLook, now: SeatView, later: SeatView) -> Iterator[Markup]:
    for field, sign in COUNTERS:
        before, after = getattr(now, field), getattr(later, field)
        if before is not None and before != after:
            yield _change(after - before, glyph(sign))
    for which in range(GOODS):
        if now.goods[which] != later.goods[which]:
            yield _change(later.goods[which] - now.goods[which], good(look, which))
    for guild, slug in enumerate(look.view.tables.guild_ids):
        if now.influence[guild] != later.influence[guild]:
            yield _change(later.influence[guild] - now.influence[guild], glyph(slug))
    if now.meditation != later.meditation:
        yield _change(later.meditation - now.meditation, glyph("meditation"))


def _contracts(look: AgraLook, later: AgraView, seat: int) -> Iterator[Markup]:
    """Contracts that the seat would have won."""
    for notable in later.seats[seat].contracts:
        if look.view.notable_owner[notable] == NONE:
            slug = look.view.tables.notable_ids[notable]
            yield h("b", look.say("fc-wins", notable=slug), class_="gain")


def _others(look: AgraLook, then: AgraAhead) -> Iterator[Markup]:
    """What it brings to each other seat."""
    for now, later in zip(look.view.seats, then.view.seats, strict=True):
        if now.seat == look.view.seat:
            continue
        gains = [
            *_counters(look, now, later),
            *_contracts(look, then.view, now.seat),
            *([_change(1, glyph("worker"))] if later.supply > now.supply else []),
        ]
        if gains:
            yield h("span", badge(look, now.seat, 20), gains, class_="rival")


# --- what the counters do not tell yet --------------------------------------------------------


def _before(look: AgraLook, action: Action, then: AgraAhead) -> Iterator[Markup]:
    """What the action of a place is about, before it is chosen how to use it."""
    tables = look.view.tables
    if isinstance(action, Build):
        yield h("span", look.say("fc-costs", count=tables.cost[action.building]))
    if action.verb not in PLACING:
        return
    most: dict[int, int] = {}
    for option in then.options():
        if isinstance(option, Process):
            into = tables.arrow_to[option.arrow]
            most[into] = max(most.get(into, 0), option.count)
    for into, count in most.items():
        source = tables.arrow_from[tables.arrow_into[into]]
        yield h(
            "span", good(look, source), "→", good(look, into), h("b", f"≤ {count}"), class_="ch"
        )


def _after(look: AgraLook, action: Action, then: AgraAhead) -> Iterator[Markup]:
    """What comes later by itself: the Merchant, a step with the guild, others who follow."""
    view = look.view
    if isinstance(action, Place | Peon):
        building = action.place - CHARACTERS
        if building >= 0 and building == view.merchant and then.wall != CHANCE:
            words = look.say("fc-merchant")
            yield _change(view.tables.merchant_favours, words, " ", glyph("favour"))
    if isinstance(action, Process):
        yield from _followers(look, action)
    if isinstance(action, Deliver | Double):
        yield from _standing(look, action, then.view)


def _followers(look: AgraLook, action: Process) -> Iterator[Markup]:
    """Whoever has the good may process one too, which earns a favour."""
    source = look.view.tables.arrow_from[action.arrow]
    able = [s.seat for s in look.view.seats if s.seat != look.view.seat and s.goods[source]]
    if able and look.view.turn == look.view.seat:
        badges = [badge(look, seat, 20) for seat in able]
        yield h("span", badges, h("span", look.say("fc-follow")), class_="rival")


def _standing(look: AgraLook, action: Deliver | Double, later: AgraView) -> Iterator[Markup]:
    """The step that follows; and who would have most stones, if the contract is still open."""
    tables, notable = look.view.tables, action.notable
    guild = tables.notable_guild[notable]
    if _mine(look.view).influence[guild] == _mine(later).influence[guild]:
        yield _change(1, h("span", look.say("fc-then")), glyph(tables.guild_ids[guild]))
    if later.notable_owner[notable] != NONE:
        return
    leader = leading(later, notable)
    if leader != NONE:
        words = look.say("fc-leads")
        yield h("span", badge(look, leader, 20), h("span", words), class_="rival")


def leading(view: AgraView, notable: int) -> int:
    """The seat that would win a contract with the stones that lie there, or none."""
    places = range(notable * SLOTS, notable * SLOTS + len(view.tables.asks[notable]))
    stones = [(view.stone[at], 2 if view.doubled[at] else 1) for at in places]
    owners = [owner for owner, _ in stones if owner != NONE]
    counts = {owner: sum(n for who, n in stones if who == owner) for owner in owners}
    most = max(counts.values(), default=0)
    return next((owner for owner in owners if counts[owner] == most), NONE)
