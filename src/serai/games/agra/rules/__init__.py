"""The rules of Agra, one file a chapter.

A turn is `Meditation` (which ends with the choice of a place), the action of that place,
`OrderPhase`, `EndTurn`. Whatever interrupts a turn is pushed above it: a contract, a pier, a
follower, a shortage of stones.

    setup       dice and draws of the beginning
    turn        NextTurn, OrderPhase, EndTurn, the end of the game
    meditation  points and the wheel
    placing     the worker, the peon, what each place does
      architect, building      a step, or a new building
      sailor                   payment, deliveries, the Jagirdar
      trader, botanist         goods and price tokens; the own board
      production, workshop     what buildings do, followers; processing: along arrows
    anytime     spices, luxury goods, contracts once a turn; favours: the favour actions
    notables    deliveries and contracts; river: the boat and its piers
    orders      orders of the guilds, gifts to Akbar; sadr: the gift of the Sadr us-Sudur
    influence   steps on tracks; tracks: which ones, and their bonuses; tiles: favour tiles
    farm, goods, workers, figures   the pieces
    stones      stones, and what favours cost; shortage: no stone at home
"""

from serai.games.agra.rules.setup import set_up

__all__ = ["set_up"]
