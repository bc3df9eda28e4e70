"""The course of a visit: its beginning, whose turn it is, its end; and the end of the game."""

from typing import ClassVar, Final

from serai.core.step import NOBODY, Step
from serai.games.taj_mahal.rules.cards import TO_DISPLAY, DealOut
from serai.games.taj_mahal.rules.turn import Turn
from serai.games.taj_mahal.rules.two_players import dummy_turns_up, dummy_withdraws
from serai.games.taj_mahal.scoring import score_hands
from serai.games.taj_mahal.state import LOST, TajState
from serai.games.taj_mahal.tables import FIGURES, NONE, SYMBOLS, VISITS


class NextVisit(Step[TajState]):
    """A procedure: [visit.order] the figure moves to the province with the next number.

    [end.next] Its tile goes to the court. [setup.court] It, the crown and one influence tile of
    each kind lie there.
    """

    rule: ClassVar[str] = "visit.order"

    def run(self, s: TajState) -> None:
        s.visit += 1
        s.province = s.tile_place[s.visit - 1]
        s.dummy_ready = False
        for side in range(s.sides):
            s.active[side] = True
            s.colour[side] = NONE
        for symbol in range(SYMBOLS):
            s.winner[symbol] = NONE
        s.tell("taj-log-visit", self.rule, NOBODY, "visit", s.visit, "province", s.province)
        take_turn(s, s.start)


def take_turn(s: TajState, side: int) -> None:
    """[visit.turns] The side moves, then the turn passes on. A dummy moves by itself."""
    s.begin_turn(side)
    s.stack.append(PassOn(side))
    if side != s.dummy:
        s.stack.append(Turn(side))
    elif not s.dummy_ready:
        dummy_turns_up(s)
    else:
        dummy_withdraws(s)


class PassOn(Step[TajState]):
    """A procedure: [visit.turns] clockwise to the next side that has not withdrawn.

    [visit.over] When all have withdrawn the visit is over.
    """

    rule: ClassVar[str] = "visit.turns"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: TajState) -> None:
        for distance in range(1, s.sides + 1):
            following = (self.side + distance) % s.sides
            if s.active[following]:
                take_turn(s, following)
                return
        end_visit(s)


# === END OF THE VISIT =========================================================================


def end_visit(s: TajState) -> None:
    """[end.tile_lost] A province tile that nobody won leaves the game.

    [end.stay] Influence tiles and crown that nobody won stay in the court. [end.bonus_left] Bonus
    tiles that nobody took stay on the board. [end.crown] The ring of the crown goes back, the
    palace stays.
    """
    tile = s.visit - 1
    if s.tile_owner[tile] == NONE:
        s.tile_owner[tile] = LOST
        s.tell("taj-log-tile-lost", "end.tile_lost", NOBODY, "tile", tile)
    trade_pairs(s)
    if s.visit == VISITS:
        end_game(s)
        return
    refill_court(s)
    s.start = (s.start + 1) % s.sides  # [end.start] the left neighbour starts the next visit
    s.then(DealOut(TO_DISPLAY, s.tables.display[s.sides]), NextVisit())


def trade_pairs(s: TajState) -> None:
    """[end.pairs] Two equal influence tiles go back for the special card of their figure.

    [end.pair_owner] It comes from the table or from its owner. [end.pair_kept] The owner hands in
    a pair as well, and keeps the card.
    """
    price = s.tables.tiles_for_a_special
    for side in range(s.seats):
        for figure in range(FIGURES):
            place = side * FIGURES + figure
            if s.influence[place] >= price:
                s.influence[place] -= price
                s.supply[figure] += price
                take_special(s, side, figure)


def take_special(s: TajState, side: int, figure: int) -> None:
    card = s.tables.special_for_pair[figure]
    owner = s.special_owner[figure]
    if owner != NONE:
        s.hands[owner].remove(card)
    s.hands[side].append(card)
    s.known[card] = True
    s.special_owner[figure] = side
    if owner in (NONE, side):
        s.tell("taj-log-special", "end.pairs", side, "card", card)
    else:
        s.tell("taj-log-special-from", "end.pair_owner", side, "card", card, "seat2", owner)


def refill_court(s: TajState) -> None:
    """[end.refill] One influence tile of each kind lies in the court again."""
    for figure in range(FIGURES):
        if s.winner[figure] != NONE:
            s.winner[figure] = NONE
            s.supply[figure] -= 1


def end_game(s: TajState) -> None:
    """[final.twelve] After the twelfth visit the hands are scored, and nothing more is dealt."""
    score_hands(s)
    s.tell("taj-log-end", "final.twelve")
