"""The table of Agra as text: the city, the palace, the river, the players, one's own board.

Beside a move stands a hint of what it would bring; it tells only what the table shows anyway.
"""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.core.action import Action
from serai.games.agra.boards.compare import at_home
from serai.games.agra.boards.contracts import state
from serai.games.agra.boards.palace import pay_of_order
from serai.games.agra.boards.scene import AgraLook, AgraScene
from serai.games.agra.boards.top import ending
from serai.games.agra.boards.turn import PLACING
from serai.games.agra.forecast import brings
from serai.games.agra.tables import (
    BASICS,
    BUILDINGS,
    CHARACTER_IDS,
    CHARACTERS,
    GOOD_IDS,
    GUILDS,
    LEVELS,
    NEUTRAL,
    NONE,
    ORDERS,
    PIERS,
    PRINTED,
    SIDE,
    SLOTS,
)
from serai.games.agra.view import AgraView, SeatView
from serai.games.counters import Counter, Counters
from serai.games.forecast import phrase, told
from serai.games.terminal import EMPTY, counted, letter, listing, look_at, table
from serai.games.voice import Voice

PHASES = ("meditation", "action", "orders")
MOVED_PRICE = "*"
AS_VALUE = "(its value)"
"""What those actions of the wheel cost that have no price of their own."""
COVER, PERSON, FIELD = "#", "F", "."
"""The fields of a farm."""
PAYING = ("pay", "give", "take")
PAYING_FOR_BUILDING = "agra-prompt-materials"


def board(view: AgraView, voice: Voice) -> Iterator[RenderableType]:
    """All that the seat of the view may see, from top to bottom."""
    yield _title(look_at(view, voice))
    yield _city(view, voice)
    yield _wheel(view, voice)
    yield _guilds(look_at(view, voice))
    yield _gifts_and_tiles(view, voice)
    yield _boat(view, voice)
    yield _notables(view, voice)
    yield _players(look_at(view, voice))
    if view.seat is not None:
        yield _own_board(view, voice, view.seat)


def _title(look: AgraLook) -> Text:
    view, whose = look.view, look.voice.seat(look.view.turn)
    text = Text(f"Round {view.round}: {whose}, {PHASES[view.phase]}", "bold")
    return text.append(f"  {ending(look)}", "not bold red")


# --- the city ---------------------------------------------------------------------------------


def _city(view: AgraView, voice: Voice) -> Table:
    """The characters, then the buildings: rows of goods across, levels from left to right.

    The path of Merchant and Builder goes down each column, and then on with the next.
    """
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    for _ in range(LEVELS):
        grid.add_column(min_width=22)
    names = [Text(voice.name("place", slug), "bold") for slug in CHARACTER_IDS]
    grid.add_row(*(name.append(f"\n{_who(view, at)}", "not bold") for at, name in enumerate(names)))
    for row in range(BASICS):
        grid.add_row("")
        grid.add_row(*(_building(view, voice, b) for b in range(row, BUILDINGS, BASICS)))
    return grid


def _building(view: AgraView, voice: Voice, building: int) -> Text:
    """Its name; its good with the value of now and everybody's stock; who is there."""
    name = voice.name("short-building", view.tables.building_ids[building])
    if view.built[building]:
        text = Text(name, "bold")
    else:
        text = Text(f"{name} (costs {view.tables.cost[building]})", "dim")
    moved = MOVED_PRICE if building in view.token_on else ""
    text.append(
        f"\n{_good_name(voice, building)} {view.value[building]}{moved}", "not bold not dim"
    )
    owned = [f"{letter(s.seat)}{s.goods[building]}" for s in view.seats if s.goods[building]]
    text.append("".join(f" {entry}" for entry in owned), "not bold not dim cyan")
    text.append(f"\n{_people(view, building)}", "not bold not dim")
    return text


def _people(view: AgraView, building: int) -> str:
    there = [_who(view, CHARACTERS + building)]
    if view.merchant == building:
        there.append("Merchant")
    if view.builder == building:
        there.append("Builder")
    if view.coins[building]:
        there.append("1 rupee" if view.coins[building] == 1 else f"{view.coins[building]} rupees")
    return ", ".join(entry for entry in there if entry)


def _who(view: AgraView, place: int) -> str:
    """Whose worker is on a place, and whether it stands."""
    owner = view.worker[place]
    if owner == NONE:
        return ""
    return f"{letter(owner)} {'stands' if view.standing[place] else 'lies'}"


def _wheel(view: AgraView, voice: Voice) -> Table:
    """What points of meditation buy, and where the price tokens are."""
    t = view.tables
    names = [voice.name("wheel", slug) for slug in t.wheel_ids]
    actions = [
        f"{name} {t.wheel_points[n] or AS_VALUE}"
        for n, name in enumerate(names)
        if n != view.blocked
    ]
    tokens = [
        f"{low}/{high} {'at the Trader' if on == NONE else 'on ' + _good_name(voice, on)}"
        for (low, high), on in zip(t.token_values, view.token_on, strict=True)
    ]
    return listing(
        ("Wheel", ", ".join(actions)),
        ("Blocked", names[view.blocked]),
        ("Prices", ", ".join(tokens)),
    )


# --- the palace -------------------------------------------------------------------------------


def _guilds(look: AgraLook) -> Table:
    view, voice = look.view, look.voice
    made = table("Guild", "Steps", "Order", "For your step", f"Stones (at most {view.order_limit})")
    for guild in range(GUILDS):
        steps = [f"{letter(s.seat)}{s.influence[guild]}" for s in view.seats]
        owners = view.order_owner[guild * ORDERS : (guild + 1) * ORDERS]
        made.add_row(
            voice.name("guild", view.tables.guild_ids[guild]),
            " ".join(steps),
            _order(view, voice, guild),
            _pay(look, guild),
            _stones(owners) or EMPTY,
        )
    return made


def _order(view: AgraView, voice: Voice, guild: int) -> str:
    """The goods that a guild asks for now."""
    row = view.order_at[guild]
    if row == NONE:
        return "all are filled"
    goods = view.tables.order_goods[guild * ORDERS + row]
    return " + ".join(_good_name(voice, good) for good in goods)


def _pay(look: AgraLook, guild: int) -> str:
    seat = look.view.seat
    if seat is None or not look.view.seats[seat].influence[guild]:
        return EMPTY
    return str(pay_of_order(AgraScene(look), seat, guild)[0])


def _gifts_and_tiles(view: AgraView, voice: Voice) -> Table:
    t = view.tables
    wanted = [
        _good_name(voice, good)
        for good, owner in zip(t.bowl_good, view.bowl_owner, strict=True)
        if owner == NONE
    ]
    tiles = [_deed(view, voice, deed) for deed in view.open_tiles]
    return listing(
        ("Akbar wants", ", ".join(wanted) or "nothing more"),
        ("Akbar has", _stones(view.bowl_owner) or "nothing yet"),
        ("Favour tiles", ", ".join(tiles) or EMPTY),
    )


# --- the river --------------------------------------------------------------------------------


def _boat(view: AgraView, voice: Voice) -> Text:
    text = Text.assemble(("The boat", "bold"), f" is at pier {view.pier} of {PIERS}.")
    if view.pier < PIERS:
        text.append(f" At the next one: {voice.name('pier', str(view.pier + 1))}")
    return text


def _notables(view: AgraView, voice: Voice) -> Table:
    """Those of a level that is not open yet are dim."""
    made = table("Notable", "Level", "Guild", "Wants", "Gives")
    made.columns[1].justify = "center"
    for notable in view.river:
        if view.notable_owner[notable] != NONE:
            continue
        level = view.tables.notable_level[notable]
        slug = view.tables.notable_ids[notable]
        made.add_row(
            voice.name("notable", slug),
            str(level),
            voice.name("guild", view.tables.guild_ids[view.tables.notable_guild[notable]]),
            _wants(view, voice, notable),
            voice.name("contract", slug),
            style="" if view.pier >= view.tables.level_opens[level - 1] else "dim",
        )
    return made


def _wants(view: AgraView, voice: Voice, notable: int) -> str:
    """The goods that a notable asks for, from the topmost on: "oil [A2], dye"."""
    wants = []
    for slot, good in enumerate(view.tables.asks[notable]):
        at = notable * SLOTS + slot
        owner = view.stone[at]
        twice = "2" if view.doubled[at] else ""
        given = "" if owner == NONE else f" [{letter(owner)}{twice}]"
        wants.append(f"{_good_name(voice, good)}{given}")
    return ", ".join(wants)


# --- the players, and the board of the one who looks ------------------------------------------


def _players(look: AgraLook) -> Table:
    """What everybody has at home, what their farms give, and whose contracts and tiles they own."""
    seats = look.view.seats
    farms = Counter("Farm", tuple(" ".join(map(str, one.production)) for one in seats))
    owned = Counter("Owns", tuple(_owned(look, one) for one in seats))
    made = counted(look.view, look.voice, Counters(look, [*at_home(look), farms, owned]))
    made.caption = f"A farm gives {', '.join(_good_name(look.voice, n) for n in range(BASICS))}."
    made.caption_justify = "left"
    return made


def _owned(look: AgraLook, seat: SeatView) -> str:
    """Contracts with what lies on them, and favour tiles."""
    t, name, owned = look.view.tables, look.voice.name, []
    for notable in seat.contracts:
        lying = state(AgraScene(look), seat.seat, notable)
        owned.append(name("short-notable", t.notable_ids[notable]) + (lying and f" ({lying})"))
    return ", ".join(owned + [f"“{name('deed', t.deed_ids[deed])}”" for deed in seat.tiles])


def _own_board(view: AgraView, voice: Voice, seat: int) -> Table:
    """Goods, farm, meditation and favour actions; those used in this turn are marked."""
    board = view.seats[seat]
    goods = [f"{n} {_good_name(voice, good)}" for good, n in enumerate(board.goods) if n]
    deeds = [
        _deed(view, voice, deed, used=board.used[deed]) for deed in (*range(PRINTED), *board.tiles)
    ]
    return listing(
        ("Your goods", ", ".join(goods) or "none"),
        ("Your farm", _farm(view, voice, board)),
        ("Meditation", _meditation(view, voice, board)),
        ("Favour actions", ", ".join(deeds)),
    )


def _farm(view: AgraView, voice: Voice, board: SeatView) -> str:
    """Around the farm: a corner with its good, the five fields to the next, and so on."""
    corners = [_good_name(voice, good) for good in view.tables.corner_good]
    fields = [
        PERSON if cell in board.farmers else COVER if covered else FIELD
        for cell, covered in enumerate(board.covers)
    ]
    sides = [
        f"{corner} {' '.join(fields[side * SIDE + 1 : (side + 1) * SIDE])}"
        for side, corner in enumerate(corners)
    ]
    return f"{'  '.join(sides)}  {corners[0]}\n{COVER} cover, {PERSON} farmer, {FIELD} free field"


def _meditation(view: AgraView, voice: Voice, board: SeatView) -> str:
    t = view.tables
    points = max(1, t.meditation_points[board.meditation])
    here = f"step {board.meditation + 1}: the first worker gives {points}"
    if board.meditation == t.last_meditation:
        return here
    goods = [_good_name(voice, good) for good in t.meditation_cost[board.meditation]]
    return f"{here}; the next step costs {' + '.join(goods)}"


# --- hints ------------------------------------------------------------------------------------


def hint(look: AgraLook, action: Action) -> str:
    """What a favour action or a character does, what a good is worth, what the move brings."""
    view, args = look.view, action.args()
    if action.kinds == ("deed",):
        return look.voice.name("deed-text", view.tables.deed_ids[args[0]])
    if action.verb in PLACING and args[0] < CHARACTERS:
        return told([phrase(look.say(CHARACTER_IDS[args[0]])), *brings(look, action)])
    if action.verb not in PAYING:
        return told(brings(look, action))
    if view.prompt is not None and view.prompt.id == PAYING_FOR_BUILDING:
        return f"counts {view.tables.building_value[args[0]]}"
    return f"value {view.value[args[0]]}"


# --- short words for things -------------------------------------------------------------------


def _good_name(voice: Voice, good: int) -> str:
    return voice.name("good", GOOD_IDS[good])


def _stones(owners: Sequence[int]) -> str:
    """How many stones lie there, by owner: "A2 C1", and "n1" for nobody's."""
    stones = sorted(owner for owner in owners if owner >= 0)
    listed = [f"{letter(seat)}{stones.count(seat)}" for seat in dict.fromkeys(stones)]
    neutral = owners.count(NEUTRAL)
    return " ".join([*listed, *([f"n{neutral}"] if neutral else [])])


def _deed(view: AgraView, voice: Voice, deed: int, *, used: bool = False) -> str:
    """A favour action and what it asks for: "Basic good (spend 2)"."""
    have, spend = view.tables.deed_have[deed], view.tables.deed_spend[deed]
    cost = f"spend {spend}" if have == spend else f"have {have}, spend {spend}"
    return f"{voice.name('deed', view.tables.deed_ids[deed])} ({'used' if used else cost})"
