"""A picture of the table, as one seat sees it. In a notebook `match.view(0)` shows it by itself."""

from pathlib import Path

import serai

match = serai.Match(serai.load("taj_mahal"), players=4, seed=7)
for _ in range(40):
    match.play(match.options()[0])

picture = match.game.draw(match.view(0), names=match.header.seats, theme="dark")
Path("board.svg").write_text(picture, encoding="utf-8")
print("board.svg")
