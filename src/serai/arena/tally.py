"""How a bot is doing while games are played."""

from serai.arena.contest import seats_of, wilson
from serai.arena.single_game import GameResult
from serai.core.watch import Note


class Tally:
    """Hears of every game, and knows the share that a bot has won, with its interval."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0

    def hear(self, result: GameResult) -> Note:
        self.games += 1
        self.wins += sum(result.share(seat) for seat in seats_of(self.bot, result))
        return self.told

    def told(self) -> str:
        return f"{self.bot} won {self.share()}"

    def share(self) -> str:
        low, high = wilson(self.wins, self.games)
        return f"{self.wins / self.games:.1%} ({low:.1%} – {high:.1%})"
