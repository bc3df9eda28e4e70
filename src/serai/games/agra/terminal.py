"""The table of Agra as text: the city, the palace, the river, the players, one's own board.

Beside a move stands a hint of what it would bring; it tells only what the table shows anyway.
"""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.core.action import Action
from serai.draw.shapes import seat_letter
from serai.games.agra import tables
from serai.games.agra.boards.bars import PLACING, at_home, ending, waits_for
from serai.games.agra.boards.palace import pay_of_order
from serai.games.agra.boards.river import ROMAN
from serai.games.agra.boards.scene import AgraLook, AgraScene
from serai.games.agra.boards.seat import state
from serai.games.agra.forecast import brings
from serai.games.agra.tables import BASICS, CHARACTERS, LEVELS, NEUTRAL, NONE, ORDERS, PIERS, SIDE
from serai.games.agra.view import AgraView, SeatView
from serai.games.counters import Counter, Counters
from serai.games.forecast import in_words, phrase
from serai.games.look import sentence
from serai.games.terminal import EMPTY, counted, listing, look_at, table
from serai.games.voice import Voice

PHASES = ("meditation", "turn-action", "count-orders")
"""How they are called."""
MOVED_PRICE = "*"
NARROW = 16
"""The least width of a street of the city."""
COVER, PERSON, FIELD = "#", "F", "."
"""The fields of a farm."""
PAYING = ("pay", "give", "take")
PAYING_FOR_BUILDING = "agra-prompt-materials"


def board(view: AgraView, voice: Voice) -> Iterator[RenderableType]:
    """What the seat of the view needs to see, from top to bottom."""
    look = look_at(view, voice)
    yield _title(look)
    yield _city(look)
    yield _wheel(look)
    yield _guilds(look)
    yield _gifts_and_tiles(look)
    yield _boat(look)
    yield _notables(look)
    yield _players(look)
    if view.seat is not None:
        yield _own_board(look, view.seats[view.seat])


def details(view: AgraView, voice: Voice) -> Iterator[RenderableType]:
    """All orders that are left, and the farms of all."""
    look = look_at(view, voice)
    names = (voice.name("guild", slug) for slug in view.tables.guild_ids)
    yield listing(*((name, ", ".join(_orders(look, at))) for at, name in enumerate(names)))
    yield listing(*((look.name(one.seat), Text(_farm(look, one))) for one in view.seats))


def _title(look: AgraLook) -> Text:
    view, say = look.view, look.say
    parts = (say("round", round=view.round), look.name(view.turn), say(PHASES[view.phase]))
    return Text(", ".join(parts), "bold").append(f"  {ending(look)}", "not bold red")


# --- the city ---------------------------------------------------------------------------------


def _city(look: AgraLook) -> Table:
    """The characters, then the buildings: rows of goods across, levels from left to right.

    The path of Merchant and Builder goes down each column, and then on with the next.
    """
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    for _ in range(LEVELS):
        grid.add_column(min_width=NARROW)
    names = [Text(look.voice.name("place", slug), "bold") for slug in tables.CHARACTER_IDS]
    grid.add_row(*(name.append(f"\n{_who(look, at)}", "not bold") for at, name in enumerate(names)))
    for row in range(BASICS):
        grid.add_row("")
        grid.add_row(*(_building(look, b) for b in range(row, tables.BUILDINGS, BASICS)))
    return grid


def _building(look: AgraLook, building: int) -> Text:
    """Its name; its good with the value of now and everybody's stock; who is there."""
    view, voice = look.view, look.voice
    name = voice.name("short-building", view.tables.building_ids[building])
    if view.built[building]:
        text = Text(name, "bold")
    else:
        text = Text(f"{name} ({look.say('fc-costs', count=view.tables.cost[building])})", "dim")
    moved = MOVED_PRICE if building in view.token_on else ""
    price = f"{_good_name(voice, building)} {view.value[building]}{moved}"
    text.append(f"\n{price}", "not bold not dim")
    owned = [f"{seat_letter(s.seat)}{s.goods[building]}" for s in view.seats if s.goods[building]]
    text.append("".join(f" {entry}" for entry in owned), "not bold not dim cyan")
    text.append(f"\n{_people(look, building)}", "not bold not dim")
    return text


def _people(look: AgraLook, building: int) -> str:
    view = look.view
    there = [
        _who(look, CHARACTERS + building),
        look.say("fc-merchant") if view.merchant == building else "",
        look.say("builder") if view.builder == building else "",
        look.voice.amount(view.coins[building]) if view.coins[building] else "",
    ]
    return ", ".join(entry for entry in there if entry)


def _who(look: AgraLook, place: int) -> str:
    """Whose worker is on a place, and whether it stands."""
    owner, pose = look.view.worker[place], "stands" if look.view.standing[place] else "lies"
    return "" if owner == NONE else look.say(pose, letter=seat_letter(owner))


def _wheel(look: AgraLook) -> Table:
    """What points of meditation buy, and where the price tokens are."""
    view, voice, t, say = look.view, look.voice, look.view.tables, look.say
    names = [voice.name("wheel", slug) for slug in t.wheel_ids]
    priced = [f"{name} {t.wheel_points[n] or say('its-value')}" for n, name in enumerate(names)]
    actions = [action for n, action in enumerate(priced) if n != view.blocked]
    trader = voice.name("place", "trader")
    tokens = [
        f"{low}/{high} {trader if on == NONE else _good_name(voice, on)}"
        for (low, high), on in zip(t.token_values, view.token_on, strict=True)
    ]
    return listing(
        (say("wheel"), ", ".join(actions)),
        (say("blocked"), names[view.blocked]),
        (say("prices"), ", ".join(tokens)),
    )


# --- the palace -------------------------------------------------------------------------------


def _guilds(look: AgraLook) -> Table:
    view, voice, say = look.view, look.voice, look.say
    heads = (say("guild"), say("steps"), say("order"), say("pay"))
    made = table(*heads, say("stones", limit=view.order_limit))
    for guild in range(tables.GUILDS):
        steps = [f"{seat_letter(s.seat)}{s.influence[guild]}" for s in view.seats]
        owners = view.order_owner[guild * ORDERS : (guild + 1) * ORDERS]
        made.add_row(
            voice.name("guild", view.tables.guild_ids[guild]),
            " ".join(steps),
            _orders(look, guild)[0],
            _pay(look, guild),
            _stones(owners) or EMPTY,
        )
    return made


def _orders(look: AgraLook, guild: int) -> list[str]:
    """The goods that a guild asks for, now and later."""
    view, first = look.view, look.view.order_at[guild]
    if first == NONE:
        return [look.say("fc-full")]
    return [
        " + ".join(_good_name(look.voice, good) for good in view.tables.order_goods[at])
        for at in range(guild * ORDERS + first, (guild + 1) * ORDERS)
        if view.order_owner[at] == NONE
    ]


def _pay(look: AgraLook, guild: int) -> str:
    seat = look.view.seat
    if seat is None or not look.view.seats[seat].influence[guild]:
        return EMPTY
    return str(pay_of_order(AgraScene(look), seat, guild)[0])


def _gifts_and_tiles(look: AgraLook) -> Table:
    view, t, say = look.view, look.view.tables, look.say
    free = [good for bowl, good in enumerate(t.bowl_good) if view.bowl_owner[bowl] == NONE]
    wanted = [_good_name(look.voice, good) for good in free]
    tiles = [_deed(look, deed) for deed in view.open_tiles]
    bonuses = filter(None, (_bonus(look, level) for level in range(1, LEVELS + 1)))
    return listing(
        (say("akbar-wants"), ", ".join(wanted) or EMPTY),
        (say("akbar-has"), _stones(view.bowl_owner) or EMPTY),
        (say("favour-tiles"), ", ".join(tiles) or EMPTY),
        (say("bonus"), "\n".join(bonuses) or EMPTY),
    )


def _bonus(look: AgraLook, level: int) -> str:
    """The tiles of a level that nobody has: "II  3 rupees and a favour, …"."""
    t, owners = look.view.tables, look.view.bonus_owner
    tiles = [n for n, of in enumerate(t.bonus_level) if of == level and owners[n] == NONE]
    left = [look.voice.name("bonus", t.bonus_ids[tile]) for tile in tiles]
    return f"{ROMAN[level - 1]}  {', '.join(left)}" if left else ""


# --- the river --------------------------------------------------------------------------------


def _boat(look: AgraLook) -> Text:
    """Where it is, what it waits for, and what happens then."""
    pier = look.view.pier
    text = Text(look.say("boat", pier=pier, piers=PIERS), "bold")
    text.append(f" · {waits_for(look)}", "not bold")
    if pier < PIERS:
        there = look.say("tip-pier", pier=pier + 1)
        text.append(f"\n{there} · {look.voice.name('pier', str(pier + 1))}", "not bold")
    return text


def _notables(look: AgraLook) -> Table:
    """Those of a level that is not open yet are dim."""
    view, voice = look.view, look.voice
    made = table(*(look.say(key) for key in ("notable", "level", "guild", "wants", "gives")))
    made.columns[0].max_width = None  # some have long titles
    made.columns[1].justify = "center"
    for notable in view.river:
        if view.notable_owner[notable] != NONE:
            continue
        level = view.tables.notable_level[notable]
        slug = view.tables.notable_ids[notable]
        made.add_row(
            voice.name("notable", slug),
            ROMAN[level - 1],
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
        at = notable * tables.SLOTS + slot
        owner = view.stone[at]
        twice = "2" if view.doubled[at] else ""
        given = "" if owner == NONE else f" [{seat_letter(owner)}{twice}]"
        wants.append(f"{_good_name(voice, good)}{given}")
    return ", ".join(wants)


# --- the players, and the board of the one who looks ------------------------------------------


def _players(look: AgraLook) -> Table:
    """What everybody has at home, what their farms give, and whose contracts and tiles they own."""
    seats = look.view.seats
    farms = Counter(look.say("farm"), tuple(" ".join(map(str, one.production)) for one in seats))
    owned = Counter(look.say("owns"), tuple(_owned(look, one) for one in seats))
    made = counted(look.view, look.voice, Counters(look, [*at_home(look), farms, owned]))
    goods = ", ".join(_good_name(look.voice, good) for good in range(BASICS))
    made.caption = look.say("farm-gives", listed=goods)
    made.caption_justify = "left"
    return made


def _owned(look: AgraLook, seat: SeatView) -> str:
    """Contracts with what lies on them, and favour tiles."""
    t, name, owned = look.view.tables, look.voice.name, []
    for notable in seat.contracts:
        lying = state(AgraScene(look), seat.seat, notable)
        owned.append(name("short-notable", t.notable_ids[notable]) + (lying and f" ({lying})"))
    return ", ".join(owned + [f"“{name('deed', t.deed_ids[deed])}”" for deed in seat.tiles])


def _own_board(look: AgraLook, board: SeatView) -> Table:
    """Goods, farm, meditation and favour actions; those used in this turn are marked."""
    say = look.say
    signs = say("farm-signs", cover=COVER, person=PERSON, field=FIELD)
    goods = [f"{n} {_good_name(look.voice, good)}" for good, n in enumerate(board.goods) if n]
    own = (*range(tables.PRINTED), *board.tiles)
    deeds = [_deed(look, deed, used=board.used[deed]) for deed in own]
    return listing(
        (sentence(say("your-goods")), ", ".join(goods) or EMPTY),
        (say("your-farm"), Text(f"{_farm(look, board)}\n{signs}")),
        (say("meditation"), _meditation(look, board)),
        (say("chip-favour"), ", ".join(deeds)),
    )


def _farm(look: AgraLook, board: SeatView) -> str:
    """Around the farm: a corner with its good, the five fields to the next, and so on."""
    corners = [_good_name(look.voice, good) for good in look.view.tables.corner_good]
    fields = [COVER if covered else FIELD for covered in board.covers]
    for cell in board.farmers:
        fields[cell] = PERSON
    sides = [" ".join(fields[at + 1 : at + SIDE]) for at in range(0, len(fields), SIDE)]
    round_about = [f"{good} {side}" for good, side in zip(corners, sides, strict=True)]
    return "  ".join([*round_about, corners[0]])


def _meditation(look: AgraLook, board: SeatView) -> str:
    t, step = look.view.tables, board.meditation
    here = look.say("step-gives", step=step + 1, points=max(1, t.meditation_points[step]))
    if step == t.last_meditation:
        return here
    goods = " + ".join(_good_name(look.voice, good) for good in t.meditation_cost[step])
    return f"{here} · {look.say('step-next', goods=goods)}"


# --- hints ------------------------------------------------------------------------------------


def hint(look: AgraLook, action: Action) -> str:
    """What a favour action or a character does, what a good is worth, what the move brings."""
    view, args = look.view, action.args()
    if action.kinds == ("deed",):
        return look.voice.name("deed-text", view.tables.deed_ids[args[0]])
    if action.verb in PLACING and args[0] < CHARACTERS:
        return in_words([phrase(look.say(tables.CHARACTER_IDS[args[0]])), *brings(look, action)])
    if action.verb not in PAYING:
        return in_words(brings(look, action))
    if view.prompt is not None and view.prompt.id == PAYING_FOR_BUILDING:
        return look.say("counts", value=view.tables.building_value[args[0]])
    return look.say("value", value=view.value[args[0]])


# --- short words for things -------------------------------------------------------------------


def _good_name(voice: Voice, good: int) -> str:
    return voice.name("good", tables.GOOD_IDS[good])


def _stones(owners: Sequence[int]) -> str:
    """How many stones lie there, by owner: "A2 C1", and "n1" for nobody's."""
    stones = sorted(owner for owner in owners if owner >= 0)
    listed = [f"{seat_letter(seat)}{stones.count(seat)}" for seat in dict.fromkeys(stones)]
    neutral = owners.count(NEUTRAL)
    return " ".join([*listed, *([f"n{neutral}"] if neutral else [])])


def _deed(look: AgraLook, deed: int, *, used: bool = False) -> str:
    """A favour action and what it asks for: "Basic good (spend 2)"."""
    t = look.view.tables
    have, spend = t.deed_have[deed], t.deed_spend[deed]
    key = "used" if used else "have-to-spend" if have > spend else "spend"
    return f"{look.voice.name('deed', t.deed_ids[deed])} ({look.say(key, have=have, spend=spend)})"
