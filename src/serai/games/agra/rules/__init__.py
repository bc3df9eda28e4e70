"""The rules of Agra, one file a chapter.

A turn is `Meditation` (which ends with the choice of a place), the action of that place,
`OrderPhase`, `EndTurn`. Whatever interrupts a turn is pushed above it: a contract, a pier, a
follower, a shortage of stones.

    setup       dice and draws of the beginning
    turn        NextTurn, OrderPhase, EndTurn, the end of the game
    meditation  points and the wheel
    placing     the worker, the peon, what each place does
      characters     Architect, Trader, Botanist; sailor: deliveries, the Jagirdar
      workshop       what buildings do, and who follows
    anytime     spices, luxury goods, contracts once a turn, a shortage; favours: the favour actions
    notables    deliveries and contracts, the boat and its piers
    orders      steps on tracks, orders of the guilds, gifts to Akbar
    tracks      which steps, their bonuses, favour tiles, the gift of the Sadr us-Sudur
    city, production, goods     the pieces: workers, figures, buildings; the farm; stones and goods
    asks        puts the questions of later chapters for earlier ones (`s.asks`)
"""

from serai.games.agra.rules.asks import Questions
from serai.games.agra.rules.setup import set_up

__all__ = ["Questions", "set_up"]
