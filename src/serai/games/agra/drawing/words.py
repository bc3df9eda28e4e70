"""The labels of city and table, and the sentences of a whole picture, in English.

Names, prompts and reasons come from the message files. A page has labels of its own languages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from serai.games.agra.drawing.board_words import DESCRIPTIONS as BOARD_DESCRIPTIONS
from serai.games.agra.drawing.board_words import LABELS as BOARD_LABELS
from serai.games.agra.tables import CHARACTERS, NONE, SLOTS

if TYPE_CHECKING:
    from serai.games.agra.drawing.scene import Scene

TITLE = "Agra"
LABELS = {
    "player": "Player {letter}",
    "you": "You",
    # the city
    "architect": "build or influence",
    "sailor": "deliver goods",
    "trader": "trade goods",
    "botanist": "step, cover, farmers",
    "bonus": "Bonus for building",
    "bonus-short": "Bonus",
    # the river
    "river": "River",
    "won": "Won",
    "won-of": "{won} of {all} won",
    # the top
    "round": "Round {round}",
    "next-pier": "next pier after {count} more level {level} contracts",
    "next-pier-one": "next pier after 1 more level {level} contract",
    "last-pier": "the boat has reached the last pier",
    # this turn
    "your-turn": "Your turn",
    "turn-of": "{name}’s turn",
    "meditate": "Meditate",
    "meditate-points": "Meditate, {points} left",
    "act": "Action: place a worker",
    "order": "Order or Akbar, if wanted",
    "asked": "{name} decides",
    "anytime": "Any time",
    # how near the end is
    "end": "The end of the game",
    "end-contract": "Contracts of level IV",
    "end-track": "Highest influence",
    "end-column": "Fullest row of orders",
    "last-but-one": "This round and one more",
    "last-round": "The last round",
    "result": "Result",
    # the bar
    "over": "The game is over.",
    "waiting": "Waiting for {name}.",
    "more": "{count} more",
} | BOARD_LABELS


def listed(parts: Sequence[str]) -> str:
    """a; a and b; a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


# --- things, in a sentence each ---------------------------------------------------------------


def describe(scene: Scene, thing: str) -> str:
    """What a browser shows when one points at a thing, given as kind and slugs."""
    kind, _, slug = thing.partition("-")
    return _DESCRIPTIONS[kind](scene, slug) if kind in _DESCRIPTIONS else ""


def _place(scene: Scene, slug: str) -> str:
    view = scene.view
    place = view.tables.place_ids.index(slug)
    parts = [scene.called("place", slug)]
    building = place - CHARACTERS
    if building >= 0 and not view.built[building]:
        parts.append(f"costs {view.tables.cost[building]}")
    if view.worker[place] != NONE:
        pose = "stands" if view.standing[place] else "lies"
        parts.append(f"a worker of {scene.name(view.worker[place])} {pose} here")
    if building >= 0:
        parts += _on_building(scene, building)
    return f"{', '.join(parts)}."


def _on_building(scene: Scene, building: int) -> list[str]:
    view = scene.view
    parts = [
        name
        for name, at in (("Merchant", view.merchant), ("Builder", view.builder))
        if at == building
    ]
    if view.coins[building]:
        parts.append(f"{view.coins[building]} rupees")
    return parts


def _good(scene: Scene, slug: str) -> str:
    view = scene.view
    good = view.tables.good_ids.index(slug)
    owners = [f"{scene.name(s.seat)} {s.goods[good]}" for s in view.seats if s.goods[good]]
    return f"{scene.called('good', slug)}, value {view.value[good]}: {listed(owners) or 'nobody'}."


def _notable(scene: Scene, slug: str) -> str:
    tables = scene.view.tables
    notable = tables.notable_ids.index(slug)
    guild = scene.called("guild", tables.guild_ids[tables.notable_guild[notable]])
    parts = [scene.called("notable", slug), f"level {tables.notable_level[notable]}", guild]
    owner = scene.view.notable_owner[notable]
    if owner >= 0:
        parts.append(f"won by {scene.name(owner)}")
    if notable in scene.view.contracts_used:
        parts.append("used in this turn")
    return f"{', '.join(parts)}: {scene.called('contract', slug)}"


def _slot(scene: Scene, slug: str) -> str:
    notable_slug, _, good_slug = slug.partition("-")
    view = scene.view
    notable = view.tables.notable_ids.index(notable_slug)
    good = view.tables.good_ids.index(good_slug)
    at = notable * SLOTS + view.tables.asks[notable].index(good)
    good_name = scene.called("good", good_slug).lower()
    text = f"{scene.called('notable', notable_slug)} asks for {good_name}"
    owner = view.stone[at]
    if owner == NONE:
        return f"{text}."
    times = "twice" if view.doubled[at] else "once"
    return f"{text}: {scene.name(owner)} has delivered {times}."


def _bonus(scene: Scene, slug: str) -> str:
    return f"Bonus tile: {scene.called('bonus', slug)}."


def _pier(scene: Scene, slug: str) -> str:
    return f"Pier {slug}: {scene.called('pier', slug)}"


def _wheel(scene: Scene, slug: str) -> str:
    tables = scene.view.tables
    deed = tables.wheel_ids.index(slug)
    points = tables.wheel_points[deed]
    price = f"{points} points" if points else "the value of the good"
    blocked = ", blocked now" if scene.view.blocked == deed else ""
    return f"{scene.called('wheel', slug)}: {price}{blocked}."


_DESCRIPTIONS: dict[str, Callable[[Scene, str], str]] = {
    "place": _place,
    "good": _good,
    "notable": _notable,
    "slot": _slot,
    "bonus": _bonus,
    "pier": _pier,
    "wheel": _wheel,
} | BOARD_DESCRIPTIONS


# --- the whole picture ------------------------------------------------------------------------


def prompt(scene: Scene) -> str:
    """One sentence: what to do now, or whom one waits for."""
    view = scene.view
    if view.outcome is not None:
        winners = [scene.short_name(seat) for seat in view.outcome.winners]
        rupees = view.outcome.score(view.outcome.winners[0])
        verb = "win" if len(winners) > 1 or winners == [scene.say("you")] else "wins"
        return f"{scene.say('over')} {listed(winners)} {verb} with {rupees} rupees."
    if scene.my_turn and view.prompt is not None:
        return scene.voice.say(view.prompt)
    return scene.say("waiting", name=scene.name(max(view.actor, 0)))


def title(scene: Scene) -> str:
    return f"{TITLE}. {scene.say('round', round=scene.view.round)}"


def description(scene: Scene) -> str:
    """The position in plain sentences, for a screen reader."""
    view = scene.view
    parts = [prompt(scene), f"The boat is at pier {view.pier}."]
    parts += [_seat(scene, seat) for seat in range(len(view.seats))]
    parts += [_place(scene, slug) for slug in view.tables.place_ids if _is_of_note(scene, slug)]
    parts += [_notable(scene, view.tables.notable_ids[notable]) for notable in view.river]
    return " ".join(parts)


def _is_of_note(scene: Scene, slug: str) -> bool:
    return scene.view.worker[scene.view.tables.place_ids.index(slug)] != NONE


def _seat(scene: Scene, seat: int) -> str:
    board = scene.view.seats[seat]
    tables = scene.view.tables
    name = f"{scene.name(seat)} ({scene.letter(seat).upper()})"
    rupees = "hidden" if board.rupees is None else str(board.rupees)
    goods = [
        f"{count} {scene.called('good', tables.good_ids[good]).lower()}"
        for good, count in enumerate(board.goods)
        if count
    ]
    steps = ", ".join(
        f"{scene.called('guild', guild)} {board.influence[at]}"
        for at, guild in enumerate(tables.guild_ids)
    )
    return (
        f"{name}: rupees {rupees}, {board.supply} workers at home, {board.favours} favours, "
        f"goods {listed(goods) or 'none'}, influence {steps}."
    )
