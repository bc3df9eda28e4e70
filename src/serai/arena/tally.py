"""The share of victories of a bot while games are played."""

from serai.arena.contest import seats_of, wilson
from serai.arena.single_game import GameResult
from serai.core.watch import Status


class Tally:
    """Counts the victories of a bot; gives their share with its 95 % interval."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0

    def add(self, result: GameResult) -> Status:
        """Count a game; returns what to show in the progress display."""
        self.games += 1
        self.wins += sum(result.share(seat) for seat in seats_of(self.bot, result))
        return self.status

    def status(self) -> str:
        return f"{self.bot} won {self.share()}"

    def share(self) -> str:
        low, high = wilson(self.wins, self.games)
        return f"{self.wins / self.games:.1%} ({low:.1%} – {high:.1%})"
