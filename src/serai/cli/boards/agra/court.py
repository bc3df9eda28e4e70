"""The palace and the river: tracks, orders, Akbar, favour tiles, and the notables."""

from rich.table import Table
from rich.text import Text

from serai.cli.boards.agra.words import cost_of_deed, deed_name, good_name, stones
from serai.cli.boards.parts import EMPTY, letter, listing, table
from serai.games.agra.tables import GUILDS, NONE, ORDERS, PIERS, SLOTS
from serai.games.agra.view import AgraView
from serai.games.voice import Voice


def palace(view: AgraView, voice: Voice) -> Table:
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
            stones(owners) or EMPTY,
        )
    return made


def _order(view: AgraView, voice: Voice, guild: int) -> str:
    """The goods that a guild asks for now."""
    row = view.order_at[guild]
    if row == NONE:
        return "all are filled"
    goods = view.tables.order_goods[guild * ORDERS + row]
    return " + ".join(good_name(voice, good) for good in goods)


def _pay(view: AgraView, guild: int) -> str:
    if view.seat is None or not view.seats[view.seat].influence[guild]:
        return EMPTY
    return str(order_rupees(view, view.seat, guild))


def order_rupees(view: AgraView, seat: int, guild: int) -> int:
    """What an order of a guild pays a seat now: one less than printed to all but the first."""
    steps = [s.influence[guild] for s in view.seats]
    behind = steps[seat] < max(steps)
    return view.tables.order_rupees[steps[seat]] - behind


def _sundries(view: AgraView, voice: Voice) -> Table:
    t = view.tables
    wanted = [
        good_name(voice, good)
        for good, owner in zip(t.bowl_good, view.bowl_owner, strict=True)
        if owner == NONE
    ]
    tiles = [
        f"{deed_name(view, voice, deed)} ({cost_of_deed(view, deed)})" for deed in view.open_tiles
    ]
    made = listing()
    made.add_row("Akbar wants", ", ".join(wanted) or "nothing more")
    made.add_row("Akbar has", stones(view.bowl_owner) or "nothing yet")
    made.add_row("Favour tiles", ", ".join(tiles) or EMPTY)
    return made


# --- the river --------------------------------------------------------------------------------


def river(view: AgraView, voice: Voice) -> Table:
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
        wants.append(f"{good_name(voice, good)}{given}")
    return ", ".join(wants)
