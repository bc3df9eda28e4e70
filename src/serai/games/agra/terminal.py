"""The table of Agra as text: the city, the palace, the river, the players, one's own board.

Beside a move stands a hint of what it would bring; it tells only what the table shows anyway.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.core.action import Action
from serai.games.agra.state import LAST_BUT_ONE, LAST_ROUND
from serai.games.agra.tables import (
    BASICS,
    BUILDINGS,
    CALLIGRAPHER,
    CHARACTER_IDS,
    CHARACTERS,
    DELIVER,
    FARMER,
    GOOD_IDS,
    GOODS,
    GUILDS,
    LEVELS,
    NEUTRAL,
    NONE,
    ORDERS,
    PIERS,
    PRINTED,
    SIDE,
    SIDES,
    SLOTS,
    UNCOVER,
)
from serai.games.agra.view import AgraView, SeatView
from serai.games.terminal import EMPTY, letter, listing, table, who
from serai.games.voice import Voice

PHASES = ("meditation", "action", "orders")
ENDING = {LAST_BUT_ONE: "One more round after this one.", LAST_ROUND: "The last round."}
MOVED_PRICE = "*"
AS_VALUE = "(its value)"
"""What those actions of the wheel cost that have no price of their own."""
COVER, PERSON, FIELD = "#", "F", "."
"""The fields of a farm."""
CHARACTER_HINTS = (
    "a step on a track, or build",
    "deliver goods",
    "trade goods, move a price token",
    "farm and meditation",
)
WHEEL = {"deliver": DELIVER, "uncover": UNCOVER, "farmer": FARMER}
"""Actions of the wheel with a price of their own; for the others it is the value of a good."""
MEDITATING = "agra-prompt-turn"
PAYING_FOR_BUILDING = "agra-prompt-materials"

Hint = Callable[[AgraView, Voice, tuple[int, ...]], str]


def board(view: AgraView, voice: Voice) -> Iterator[RenderableType]:
    """All that the seat of the view may see, from top to bottom."""
    yield _title(view, voice)
    yield _city(view, voice)
    yield _palace(view, voice)
    yield _river(view, voice)
    yield _players(view, voice)
    if view.seat is not None:
        yield _own_board(view, voice, view.seat)


def _title(view: AgraView, voice: Voice) -> Text:
    text = Text(f"Round {view.round}: {voice.seat(view.turn)}, {PHASES[view.phase]}", "bold")
    if view.ending in ENDING:
        text.append(f"  {ENDING[view.ending]}", "not bold red")
    return text


# --- the city ---------------------------------------------------------------------------------


def _city(view: AgraView, voice: Voice) -> Table:
    """The characters, then the buildings: rows of goods across, levels from left to right.

    The path of Merchant and Builder goes down each column, and then on with the next.
    """
    whole = Table.grid(padding=(0, 0))
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    for _ in range(LEVELS):
        grid.add_column(min_width=22)
    grid.add_row(*(_character(view, voice, place) for place in range(CHARACTERS)))
    for row in range(BASICS):
        grid.add_row("")
        grid.add_row(*(_building(view, voice, b) for b in range(row, BUILDINGS, BASICS)))
    whole.add_row(grid)
    whole.add_row("")
    whole.add_row(_wheel(view, voice))
    return whole


def _character(view: AgraView, voice: Voice, place: int) -> Text:
    return Text.assemble(
        (voice.name("place", CHARACTER_IDS[place]), "bold"), "\n", _who(view, place)
    )


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
        there.append(_rupees(view.coins[building]))
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
    made = listing()
    made.add_row("Wheel", ", ".join(actions))
    made.add_row("Blocked", names[view.blocked])
    made.add_row("Prices", ", ".join(tokens))
    return made


# --- the palace -------------------------------------------------------------------------------


def _palace(view: AgraView, voice: Voice) -> Table:
    """The guilds, and below them Akbar and the favour tiles."""
    whole = Table.grid(padding=(0, 0))
    whole.add_row(_guilds(view, voice))
    whole.add_row("")
    whole.add_row(_sundries(view, voice))
    return whole


def _guilds(view: AgraView, voice: Voice) -> Table:
    made = table("Guild", "Steps", "Order", "For your step", f"Stones (at most {view.order_limit})")
    for guild in range(GUILDS):
        steps = [f"{letter(s.seat)}{s.influence[guild]}" for s in view.seats]
        owners = view.order_owner[guild * ORDERS : (guild + 1) * ORDERS]
        made.add_row(
            voice.name("guild", view.tables.guild_ids[guild]),
            " ".join(steps),
            _order(view, voice, guild),
            _pay(view, guild),
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


def _pay(view: AgraView, guild: int) -> str:
    if view.seat is None or not view.seats[view.seat].influence[guild]:
        return EMPTY
    return str(_order_rupees(view, view.seat, guild))


def _order_rupees(view: AgraView, seat: int, guild: int) -> int:
    """What an order of a guild pays a seat now: one less than printed to all but the first."""
    steps = [s.influence[guild] for s in view.seats]
    behind = steps[seat] < max(steps)
    return view.tables.order_rupees[steps[seat]] - behind


def _sundries(view: AgraView, voice: Voice) -> Table:
    t = view.tables
    wanted = [
        _good_name(voice, good)
        for good, owner in zip(t.bowl_good, view.bowl_owner, strict=True)
        if owner == NONE
    ]
    tiles = [
        f"{_deed_name(view, voice, deed)} ({_cost_of_deed(view, deed)})" for deed in view.open_tiles
    ]
    made = listing()
    made.add_row("Akbar wants", ", ".join(wanted) or "nothing more")
    made.add_row("Akbar has", _stones(view.bowl_owner) or "nothing yet")
    made.add_row("Favour tiles", ", ".join(tiles) or EMPTY)
    return made


# --- the river --------------------------------------------------------------------------------


def _river(view: AgraView, voice: Voice) -> Table:
    """The boat, and the notables whose contracts can still be won."""
    whole = Table.grid(padding=(0, 0))
    whole.add_row(_boat(view, voice))
    whole.add_row(_notables(view, voice))
    return whole


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


def _players(view: AgraView, voice: Voice) -> Table:
    """What everybody has at home, and owns."""
    made = table("", "Rupees", "Workers", "Stones", "Favours", "Step", "Farm", "Owns")
    for column in made.columns[1:6]:
        column.justify = "center"
    for seat in view.seats:
        made.add_row(
            who(view, voice, seat.seat),
            "?" if seat.rupees is None else str(seat.rupees),
            f"{seat.supply}+{seat.stored}" if seat.stored else str(seat.supply),
            str(seat.yard),
            str(seat.favours),
            str(seat.meditation + 1),
            " ".join(map(str, seat.production)),
            _owns(view, voice, seat),
        )
    basics = ", ".join(voice.name("good", slug) for slug in GOOD_IDS[:BASICS])
    made.caption = f"Workers and stones at home; step of meditation; the farm gives {basics}."
    made.caption_justify = "left"
    return made


def _owns(view: AgraView, voice: Voice, seat: SeatView) -> str:
    """Contracts; favour tiles; bonus tiles."""
    t = view.tables
    contracts = [voice.name("short-notable", t.notable_ids[notable]) for notable in seat.contracts]
    tiles = [f"“{_deed_name(view, voice, deed)}”" for deed in seat.tiles]
    return ", ".join(contracts + tiles)


def _own_board(view: AgraView, voice: Voice, seat: int) -> Table:
    board = view.seats[seat]
    made = listing()
    made.add_row("Your goods", _stock(voice, board.goods) or "none")
    made.add_row("Your farm", _farm(view, voice, board))
    made.add_row("Meditation", _meditation(view, voice, board))
    made.add_row("Favour actions", _deeds(view, voice, board))
    return made


def _farm(view: AgraView, voice: Voice, board: SeatView) -> str:
    """Around the farm: a corner with its good, the five fields to the next, and so on."""
    corners = [_good_name(voice, good) for good in view.tables.corner_good]
    sides = [f"{corners[side]} {' '.join(_fields(board, side))}" for side in range(SIDES)]
    return f"{'  '.join(sides)}  {corners[0]}\n{COVER} cover, {PERSON} farmer, {FIELD} free field"


def _fields(board: SeatView, side: int) -> list[str]:
    cells = range(side * SIDE + 1, (side + 1) * SIDE)
    return [
        PERSON if cell in board.farmers else COVER if board.covers[cell] else FIELD
        for cell in cells
    ]


def _meditation(view: AgraView, voice: Voice, board: SeatView) -> str:
    t = view.tables
    points = max(1, t.meditation_points[board.meditation])
    here = f"step {board.meditation + 1}: the first worker gives {points}"
    if board.meditation == t.last_meditation:
        return here
    goods = [_good_name(voice, good) for good in t.meditation_cost[board.meditation]]
    return f"{here}; the next step costs {' + '.join(goods)}"


def _deeds(view: AgraView, voice: Voice, board: SeatView) -> str:
    """The printed ones and one's tiles, with what they cost; those used this turn are marked."""
    listed = []
    for deed in (*range(PRINTED), *board.tiles):
        cost = "used" if board.used[deed] else _cost_of_deed(view, deed)
        listed.append(f"{_deed_name(view, voice, deed)} ({cost})")
    return ", ".join(listed)


# --- hints ------------------------------------------------------------------------------------


def hint(view: AgraView, voice: Voice, action: Action) -> str:
    """The hint of a move; empty where there is nothing to add."""
    found = HINTS.get(action.verb)
    hints = [found(view, voice, action.args())] if found is not None else []
    if _asked(view) == MEDITATING:
        hints.insert(0, _wheel_points(view, action))
    return "; ".join(filter(None, hints))


def _asked(view: AgraView) -> str:
    """The id of the prompt: what the moves are for."""
    return view.prompt.id if view.prompt is not None else ""


def _mine(view: AgraView) -> SeatView:
    assert view.seat is not None  # an onlooker has no moves
    return view.seats[view.seat]


def _wheel_points(view: AgraView, action: Action) -> str:
    """The points that an action of the wheel costs."""
    if action.verb in WHEEL:
        return _points(view.tables.wheel_points[WHEEL[action.verb]])
    if action.verb == "exchange":
        return _points(view.value[action.args()[0]])
    if action.verb == "process":
        return _points(view.value[view.tables.arrow_to[action.args()[0]]])
    return ""


# --- hints: workers ---------------------------------------------------------------------------


def _place(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    place = args[0]
    hints = [_deed_of(view, voice, place)]
    building = place - CHARACTERS
    if building >= 0 and view.coins[building]:
        hints.append(f"+{_rupees(view.coins[building])}")
    if building >= 0 and view.merchant == building:
        hints.append(f"+{_favours(view.tables.merchant_favours)} of the Merchant")
    owner = view.worker[place]
    if owner not in (NONE, view.seat):
        hints.append(f"sends {letter(owner)} home")
    return ", ".join(hints)


def _deed_of(view: AgraView, voice: Voice, place: int) -> str:
    """The action of a place."""
    building = place - CHARACTERS
    if building < 0:
        return CHARACTER_HINTS[place]
    if building < BASICS:
        return f"the fields give {_mine(view).production[building]}"
    source = view.tables.arrow_from[view.tables.arrow_into[building]]
    have = f"you have {_mine(view).goods[source]} {_good_name(voice, source)}"
    return have if view.built[building] else f"the Builder builds it; {have}"


def _peon(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    t = view.tables
    price = t.calligrapher_peon_price if CALLIGRAPHER in _mine(view).contracts else t.peon_price
    cost = "costs nothing" if view.free_peon else f"costs {_rupees(price)}"
    return f"{cost}, {_place(view, voice, args)}"


def _lay(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    step = max(_mine(view).meditation - view.laid, 0)
    return _points(max(view.tables.meditation_points[step], 1))


# --- hints: goods -----------------------------------------------------------------------------


def _deliver(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    at = args[1] * SLOTS
    lying = sum(owner != NONE for owner in view.stone[at : at + SLOTS])
    return _rupees(lying + sum(view.doubled[at : at + SLOTS]) + 1)


def _order_pay(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    seat, guild = _mine(view).seat, args[0]
    first = all(s.influence[guild] <= _mine(view).influence[guild] for s in view.seats)
    return _rupees(_order_rupees(view, seat, guild)) + ("" if first else " and a step")


def _worth(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    """The value of a good, or what it counts as material."""
    if _asked(view) == PAYING_FOR_BUILDING:
        return f"counts {view.tables.building_value[args[0]]}"
    return f"value {view.value[args[0]]}"


def _build(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    t = view.tables
    tiles = [
        voice.name("bonus", slug)
        for slug, level, owner in zip(t.bonus_ids, t.bonus_level, view.bonus_owner, strict=True)
        if level == t.building_level[args[0]] and owner == NONE
    ]
    return f"costs {t.cost[args[0]]}; for {' / '.join(dict.fromkeys(tiles))}"


# --- hints: favours and tracks ----------------------------------------------------------------


def _favour(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    return voice.name("deed-text", view.tables.deed_ids[args[0]])


def _thrift(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    return _cost_of_deed(view, args[0], view.tables.mullah_saves)


def _up(view: AgraView, voice: Voice, args: tuple[int, ...]) -> str:
    step = min(_mine(view).influence[args[0]] + 1, view.tables.top)
    gift = view.tables.step_favours[step]
    more = f", {_favours(gift)} or a tile" if gift else ""
    return f"to step {step}{more}" + (", the top" if step == view.tables.top else "")


HINTS: dict[str, Hint] = {
    "place": _place,
    "peon": _peon,
    "lay": _lay,
    "recall": _lay,
    "deliver": _deliver,
    "order": _order_pay,
    "pay": _worth,
    "give": _worth,
    "take": _worth,
    "sell": _worth,
    "build": _build,
    "favour": _favour,
    "thrift": _thrift,
    "tile": _favour,
    "return": _favour,
    "up": _up,
}
"""By verb."""


# --- short words for things -------------------------------------------------------------------


def _good_name(voice: Voice, good: int) -> str:
    return voice.name("good", GOOD_IDS[good])


def _stock(voice: Voice, counts: Sequence[int]) -> str:
    """The goods of a seat: "3 wood, 1 cement"."""
    named = (f"{counts[good]} {_good_name(voice, good)}" for good in range(GOODS) if counts[good])
    return ", ".join(named)


def _stones(owners: Iterable[int]) -> str:
    """How many stones lie there, by owner: "A2 C1", and "n1" for nobody's."""
    counts = Counter(owner for owner in owners if owner != NONE)
    seats = sorted(owner for owner in counts if owner >= 0)
    listed = [f"{letter(seat)}{counts[seat]}" for seat in seats]
    if counts[NEUTRAL]:
        listed.append(f"n{counts[NEUTRAL]}")
    return " ".join(listed)


def _rupees(count: int) -> str:
    return "1 rupee" if count == 1 else f"{count} rupees"


def _favours(count: int) -> str:
    return "1 favour" if count == 1 else f"{count} favours"


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def _cost_of_deed(view: AgraView, deed: int, saved: int = 0) -> str:
    """What a favour action asks for: "spend 2", or "have 4, spend 2"."""
    have, spend = view.tables.deed_have[deed], max(1, view.tables.deed_spend[deed] - saved)
    return (
        f"spend {spend}" if have == view.tables.deed_spend[deed] else f"have {have}, spend {spend}"
    )


def _deed_name(view: AgraView, voice: Voice, deed: int) -> str:
    return voice.name("deed", view.tables.deed_ids[deed])
