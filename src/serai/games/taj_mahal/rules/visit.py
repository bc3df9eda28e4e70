"""The course of a visit: its beginning, whose turn it is, its end; and the end of the game."""

from typing import ClassVar, Final

from serai.core.step import NOBODY, Step
from serai.games.taj_mahal.rules import cards
from serai.games.taj_mahal.rules.turn import Turn, place_regular, win_prizes
from serai.games.taj_mahal.scoring import score_hands
from serai.games.taj_mahal.state import LOST, TajState
from serai.games.taj_mahal.tables import ELEPHANT, FIGURES, NONE, SYMBOLS, VISITS

DUMMY_CARDS: Final = 2  # [two.turn]


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
        s.active = [True] * s.sides
        s.colour = [NONE] * s.sides
        s.winner = [NONE] * SYMBOLS
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
    s.then(cards.DealOut(cards.TO_DISPLAY, s.tables.display[s.sides]), NextVisit())


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


# === TWO PLAYERS: AN UNOFFICIAL STAND-IN, WITH A DUMMY AS THE THIRD SIDE ======================


def dummy_turns_up(s: TajState) -> None:
    """[two.turn] In its first turn the dummy turns up two cards of the deck, of any colours."""
    s.dummy_ready = True
    cards.deal(s, s.dummy, DUMMY_CARDS, "two.turn")


def dummy_withdraws(s: TajState) -> None:
    """[two.withdraw] In its second turn it leaves with what it leads, and scores nothing.

    [two.draw] Its cards and the first open cards are discarded: two, or one if it is last.
    """
    side = s.dummy
    s.tell("taj-log-withdraw", "two.withdraw", side, "province", s.province)
    dummy_takes_prizes(s)
    cards.clear_row(s, side)
    for _ in range(cards.open_cards_due(s, side)):
        card = s.display.pop(0)
        s.discard.append(card)
        s.tell("taj-log-discards", "two.draw", side, "card", card)


def dummy_takes_prizes(s: TajState) -> None:
    """[two.prizes] Influence tiles go back to the supply after a palace is placed for each; crown
    and province tile are out of this visit and of the game."""
    side = s.dummy
    figures = win_prizes(s, side, "two.prizes")
    for figure in range(FIGURES):
        place = side * FIGURES + figure
        s.supply[figure] += s.influence[place]
        s.influence[place] = 0
    for _ in range(figures):
        dummy_palace(s)
    if s.winner[ELEPHANT] == side:
        s.tile_owner[s.visit - 1] = LOST
    s.placed = []
    s.taken = []


def dummy_palace(s: TajState) -> None:
    """[two.palace] The first free fortress of the province, else the first free city; a bonus tile
    there leaves the game."""
    cities = s.tables.province_cities[s.province]
    free = [city for city in cities if s.regular[city] == NONE]
    forts = [city for city in free if s.tables.fortress[city]]
    place_regular(s, s.dummy, forts[0] if forts else free[0], "two.palace")
