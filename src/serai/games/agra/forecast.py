"""What a choice would bring, shown while it is pointed at: the position after it, compared."""

from collections.abc import Iterator
from typing import TypeAlias

from serai.core.action import Action
from serai.core.step import CHANCE, Message
from serai.draw.html import h
from serai.draw.markup import NOTHING, Child, Markup, join
from serai.games.agra.actions import Build, Deliver, Double, Peon, Place, Process
from serai.games.agra.boards.bars import PLACING, glyph, good
from serai.games.agra.boards.scene import AgraLook
from serai.games.agra.rules.workshop import FirstSite
from serai.games.agra.state import MEDITATION
from serai.games.agra.tables import CHARACTERS, NONE, SLOTS
from serai.games.agra.view import AgraView, SeatView
from serai.games.forecast import Item, brought, change, line, phrase, rival
from serai.games.look import Ahead

AgraAhead: TypeAlias = Ahead[AgraView]

PLAIN = frozenset({"exchange", "token", "give", "take", "pay", "free", "raise", "offer", "done"})
"""Choices whose own words tell all that they bring."""
SHORT_REASONS = {
    "order.full": "fc-full",
    "order.influence": "fc-influence",
    "order.limit": "fc-limit",
}
"""Why an order cannot be filled whose goods do not matter, by the rule."""


def forecast(look: AgraLook) -> Markup:
    """A line for each choice, of which the one that is pointed at is in sight; and what is
    refused now, for the time nothing is pointed at."""
    if look.ahead is None:
        return NOTHING
    told = [action for action in look.ahead.options() if action.verb not in PLAIN]
    return join([*_refused(look), *(_line(look, action) for action in told)])


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
    goods, have = [*map(look.view.tables.good_ids.index, asked)], _mine(look.view).goods
    lack = [which for at, which in enumerate(goods) if have[which] <= goods[:at].count(which)]
    return [look.say("fc-lack"), [good(look, which) for which in lack or goods]]


def _line(look: AgraLook, action: Action) -> Markup:
    """The thing that a choice is about in a word or two, and what it brings."""
    if action.kinds and action.verb != "process":
        about = look.called(action.kinds[-1], action.text.split()[-1])
    else:
        about = look.voice.action(action)
    return line(action.text, about, brought(look, brings, action), look.say("fc-nothing"))


def brings(look: AgraLook, action: Action) -> list[Item]:
    """All that a choice brings: at once to the viewer, to others, and what follows by itself."""
    ahead = look.ahead
    assert ahead is not None
    then = ahead.after(action)
    return [
        *_before(look, action, then),
        *_own(look, ahead, then),
        *_others(look, then.view),
        *_after(look, action, then),
    ]


# --- counters that change ---------------------------------------------------------------------


def _mine(view: AgraView) -> SeatView:
    """The seat of the viewer, who is about to choose."""
    assert view.seat is not None
    return view.seats[view.seat]


def _counts(view: AgraView, seat: int) -> tuple[int | None, ...]:
    """What is counted of a seat: of others also who comes home, of the viewer also points."""
    one, mine = view.seats[seat], seat == view.seat
    points = view.points if mine and view.phase == MEDITATION else None
    home = None if mine else one.supply
    first, last = (one.rupees, one.favours, one.uncovered), (one.meditation, points, home)
    return (*first, *one.goods, *one.influence, *last)


def _counted(look: AgraLook) -> Iterator[tuple[str, str]]:
    """The same things by kind and slug."""
    yield from (("rupee", "rupees"), ("favour", "favours"), ("cover", "covers"))
    yield from (("good", slug) for slug in look.view.tables.good_ids)
    yield from (("guild", slug) for slug in look.view.tables.guild_ids)
    yield from (("meditation", "meditation"), ("meditation", "points"), ("worker", "workers"))


def _changed(look: AgraLook, kind: str, slug: str, amount: int) -> Item:
    """So much more or less of something that is counted."""
    if kind == "good":
        sign = good(look, look.view.tables.good_ids.index(slug))
    else:
        sign = glyph(slug if kind == "guild" else kind)
    is_named = kind in ("good", "guild")
    return change(amount, look.called(kind, slug) if is_named else look.say(f"count-{slug}"), sign)


def _changes(look: AgraLook, later: AgraView, seat: int) -> Iterator[Item]:
    """What is counted, and contracts that the seat would have won."""
    counts = zip(_counts(look.view, seat), _counts(later, seat), _counted(look), strict=True)
    for now, then, (kind, slug) in counts:
        if now is not None and then is not None and now != then:
            yield _changed(look, kind, slug, then - now)
    for notable in later.seats[seat].contracts:
        if look.view.notable_owner[notable] == NONE:
            words = look.say("fc-wins", notable=look.view.tables.notable_ids[notable])
            yield Item(h("b", words, class_="gain"), words)


def _own(look: AgraLook, ahead: AgraAhead, then: AgraAhead) -> Iterator[Item]:
    mine, later = _mine(look.view), _mine(then.view)
    yield from _changes(look, then.view, mine.seat)
    more = then.score() - ahead.score() - (later.rupees or 0) + (mine.rupees or 0)
    if more:  # what it adds to the final score beyond the rupees of now
        words = look.say("fc-end")
        yield change(more, words, h("span", words))


def _others(look: AgraLook, later: AgraView) -> Iterator[Item]:
    """What it brings to each other seat."""
    for one in look.view.seats:
        if one.seat != look.view.seat and (gains := [*_changes(look, later, one.seat)]):
            yield rival(look, (one.seat,), gains)


# --- what the counters do not tell yet --------------------------------------------------------


def _before(look: AgraLook, action: Action, then: AgraAhead) -> Iterator[Item]:
    """What the action of a place is about, before it is chosen how to use it."""
    tables, prompt = look.view.tables, look.view.prompt
    if isinstance(action, Build) and prompt is not None and prompt.rule != FirstSite.rule:
        yield phrase(look.say("fc-costs", count=tables.cost[action.building]))
    if action.verb not in PLACING:
        return
    most: dict[int, int] = {}
    for option in then.options():
        if isinstance(option, Process):
            most[option.arrow] = max(most.get(option.arrow, 0), option.count)
    for arrow, count in most.items():
        source, into = tables.arrow_from[arrow], tables.arrow_to[arrow]
        limit = f"≤ {count}"
        yield Item(
            h("span", good(look, source), "→", good(look, into), h("b", limit), class_="ch"),
            f"{look.called('arrow', tables.arrow_ids[arrow])} {limit}",
        )


def _after(look: AgraLook, action: Action, then: AgraAhead) -> Iterator[Item]:
    """What comes later by itself: the Merchant, a step with the guild, others who follow."""
    view = look.view
    if isinstance(action, Place | Peon):
        building = action.place - CHARACTERS
        if building >= 0 and building == view.merchant and then.wall != CHANCE:
            words, favours = look.say("fc-merchant"), look.say("count-favours")
            name = f"{words}: {favours}"
            yield change(view.tables.merchant_favours, name, words, " ", glyph("favour"))
    if isinstance(action, Process):
        yield from _followers(look, action)
    if isinstance(action, Deliver | Double):
        yield from _standing(look, action, then.view)


def _followers(look: AgraLook, action: Process) -> Iterator[Item]:
    """Whoever has the good may process one too, which earns a favour."""
    source = look.view.tables.arrow_from[action.arrow]
    able = [s.seat for s in look.view.seats if s.seat != look.view.seat and s.goods[source]]
    if able and look.view.turn == look.view.seat:
        yield rival(look, able, [phrase(look.say("fc-follow"))])


def _standing(look: AgraLook, action: Deliver | Double, later: AgraView) -> Iterator[Item]:
    """The step that follows; and who would have most stones, if the contract is still open."""
    tables, notable = look.view.tables, action.notable
    guild = tables.notable_guild[notable]
    slug, words = tables.guild_ids[guild], look.say("fc-then")
    if _mine(look.view).influence[guild] == _mine(later).influence[guild]:
        yield change(1, f"{words} {look.called('guild', slug)}", h("span", words), glyph(slug))
    leader = leading(later, notable)
    if later.notable_owner[notable] == NONE and leader != NONE:
        yield rival(look, (leader,), [phrase(look.say("fc-leads"))])


def leading(view: AgraView, notable: int) -> int:
    """The seat that would win a contract with the stones that lie there, or none."""
    places = range(notable * SLOTS, notable * SLOTS + len(view.tables.asks[notable]))
    stones = [(view.stone[at], 2 if view.doubled[at] else 1) for at in places]
    owners = [owner for owner, _ in stones if owner != NONE]
    counts = {owner: sum(n for who, n in stones if who == owner) for owner in owners}
    most = max(counts.values(), default=0)
    return next((owner for owner in owners if counts[owner] == most), NONE)
