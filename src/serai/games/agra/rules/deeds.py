"""What each favour action does, and whether it would do anything now."""

from serai.games.agra.rules.farm import (
    MoveFarmers,
    RemoveCover,
    advance,
    farmer_options,
    gain_points,
    may_advance,
)
from serai.games.agra.rules.goods import (
    ExchangeOne,
    GainBasic,
    GainValue,
    MoveToken,
    SellOne,
    exchange_options,
)
from serai.games.agra.rules.influence import StepUp
from serai.games.agra.rules.notables import DeliverOne, deliver_options
from serai.games.agra.rules.orders import AkbarOrOrder, akbar_options, order_options
from serai.games.agra.rules.processing import ProcessCheap, ProcessOne, cheap_options
from serai.games.agra.rules.workers import RaiseWorkers, any_lying
from serai.games.agra.state import MEDITATION, AgraState
from serai.games.agra.tables import (
    ADVANCE_MEDITATION,
    AKBAR_OR_ORDER,
    DELIVER_NOTABLE,
    EXCHANGE_GOOD,
    FIRST_LUXURY,
    FREE_PEON,
    GAIN_BASIC,
    GAIN_MP,
    GAIN_VALUE_2,
    GOODS,
    GUILDS,
    INFLUENCE,
    MOVE_FARMERS,
    MOVE_PRICE_TOKEN,
    PROCESS_1_TO_2,
    PROCESS_EXTRA,
    PROCESS_ONE,
    RAISE_WORKER,
    REMOVE_COVER,
    SELL_GOOD,
)


def deed_possible(s: AgraState, seat: int, deed: int) -> bool:
    """Whether the action would have an effect now; its price is not looked at here."""
    if deed == PROCESS_EXTRA:  # offered only right after another processing
        return False
    if deed in (GAIN_BASIC, MOVE_PRICE_TOKEN, GAIN_VALUE_2):
        return True
    if deed in (PROCESS_ONE, SELL_GOOD, EXCHANGE_GOOD, PROCESS_1_TO_2):
        return goods_possible(s, seat, deed)
    if deed == INFLUENCE:
        return min(s.influence[seat * GUILDS : (seat + 1) * GUILDS]) < s.tables.top
    if deed == RAISE_WORKER:
        return any_lying(s, seat)
    if deed == GAIN_MP:  # [favour.gain_mp]
        return s.phase == MEDITATION
    if deed == REMOVE_COVER:
        return s.uncovered[seat] < s.tables.covers
    if deed == DELIVER_NOTABLE:
        return len(deliver_options(s, seat)) > 0
    if deed == AKBAR_OR_ORDER:
        return len(akbar_options(s, seat)) > 0 or len(order_options(s, seat)) > 0
    if deed == MOVE_FARMERS:
        return len(farmer_options(s, seat)) > 0
    if deed == ADVANCE_MEDITATION:
        return may_advance(s, seat)
    assert deed == FREE_PEON  # [favour.free_peon]
    if s.free_peon or seat not in s.worker:
        return False
    extra = s.stack[-1].rule == "luxury.statue"  # the extra action is still to be chosen
    return s.phase == MEDITATION or extra


def goods_possible(s: AgraState, seat: int, deed: int) -> bool:
    """For actions on a good: whether there is one."""
    first = seat * GOODS
    if deed == PROCESS_1_TO_2:
        return len(cheap_options(s, seat)) > 0
    if deed == EXCHANGE_GOOD:  # a good worth 4 may have no equal
        return len(exchange_options(s, seat, GOODS)) > 0
    if deed == PROCESS_ONE:
        for source in s.tables.arrow_from:
            if s.goods[first + source]:
                return True
        return False
    return any(s.goods[first : first + GOODS])


def do_deed(s: AgraState, seat: int, deed: int) -> None:
    """[favour.effect] What the favours buy."""
    if deed in (GAIN_BASIC, PROCESS_ONE, SELL_GOOD, EXCHANGE_GOOD, GAIN_VALUE_2, PROCESS_1_TO_2):
        do_goods_deed(s, seat, deed)
    elif deed == INFLUENCE:
        s.stack.append(StepUp(seat, 1, 0, "favour.influence"))
    elif deed == RAISE_WORKER:
        s.stack.append(RaiseWorkers(seat, 1, "favour.raise_worker"))
    elif deed == GAIN_MP:
        gain_points(s, seat, 1)
    elif deed == REMOVE_COVER:
        s.stack.append(RemoveCover(seat, "favour.remove_cover"))
    elif deed == DELIVER_NOTABLE:
        s.stack.append(DeliverOne(seat, "favour.deliver_notable"))
    elif deed == AKBAR_OR_ORDER:
        s.stack.append(AkbarOrOrder(seat))
    elif deed == MOVE_FARMERS:
        s.stack.append(MoveFarmers(seat, s.tables.farmer_moves, "favour.move_farmers"))
    elif deed == MOVE_PRICE_TOKEN:
        s.stack.append(MoveToken(seat))
    elif deed == ADVANCE_MEDITATION:
        advance(s, seat, "favour.advance_meditation")
    else:
        assert deed == FREE_PEON
        s.free_peon = True


def do_goods_deed(s: AgraState, seat: int, deed: int) -> None:
    if deed == GAIN_BASIC:
        s.stack.append(GainBasic(seat))
    elif deed == PROCESS_ONE:
        s.stack.append(ProcessOne(seat))
    elif deed == PROCESS_1_TO_2:
        s.stack.append(ProcessCheap(seat))
    elif deed == SELL_GOOD:
        s.stack.append(SellOne(seat))
    elif deed == EXCHANGE_GOOD:
        s.stack.append(ExchangeOne(seat, "favour.exchange_good"))
    else:
        s.stack.append(GainValue(seat, 2, "favour.gain_value_2"))


assert FIRST_LUXURY == 12  # luxury goods close the list of goods
