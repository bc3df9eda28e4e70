"""What those are called who gave no name: kept in one way, shown in the language of who reads it.

A seat without a name is empty in a record; older records say `Player A` there. Somebody who plays
in the page without a name is a `Guest`, and so are the others at the same screen. Whoever takes
such a name on purpose reads it in another language, too.
"""

import re

from serai.draw.shapes import seat_letter
from serai.texts import Speaker

GUEST = "Guest"
_PLAYER = re.compile(r"Player ([A-H])")
_BOT = re.compile(r"Bot ([A-H])")
_GUEST = re.compile(rf"{GUEST} (\d+)")


def bot_without_name(seat: int) -> str:
    """The stored name of a bot without a name."""
    return f"Bot {seat_letter(seat)}"


def shown_name(speaker: Speaker, name: str, seat: int = 0) -> str:
    """The name to show for a stored name."""
    if not name:
        return speaker.text("web-player", {"letter": seat_letter(seat)})
    if name == GUEST:
        return speaker.text("web-guest")
    if found := _PLAYER.fullmatch(name):
        return speaker.text("web-player", {"letter": found[1]})
    if found := _BOT.fullmatch(name):
        return speaker.text("web-bot-letter", {"letter": found[1]})
    if found := _GUEST.fullmatch(name):
        return speaker.text("web-guest-number", {"number": found[1]})
    return name
