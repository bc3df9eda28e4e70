"""The whole games of Taj Mahal that are kept as records."""

from serai.core.match import Match
from tests.records.recipe import Recipe, any_game

GAME = "taj_mahal"


def reshuffles(match: Match) -> int:
    """How often the deck ran out and was made anew."""
    return sum(note.message.rule == "draw.reshuffle" for note in match.log())


def never_reshuffled(match: Match) -> bool:
    return reshuffles(match) == 0


def reshuffled_twice(match: Match) -> bool:
    return reshuffles(match) == 2


def shared_victory(match: Match) -> bool:
    return match.outcome is not None and len(match.outcome.winners) > 1


def placing_palaces(match: Match) -> bool:
    """Somebody is in the middle of placing palaces, with a choice already made."""
    return match.options()[0].verb == "palace" and match.events[-1].text.startswith("palace")


RECIPES = [
    Recipe("three_players", GAME, 3, never_reshuffled),
    Recipe("four_players", GAME, 4, any_game),
    Recipe("five_players", GAME, 5, any_game),
    Recipe("reshuffled_twice", GAME, 5, reshuffled_twice),
    Recipe("shared_victory", GAME, 4, shared_victory),
    Recipe("two_players_stand_in", GAME, 2, any_game, options=(("two_players", "stand_in"),)),
    Recipe("unfinished", GAME, 4, placing_palaces, stop=150),
]
