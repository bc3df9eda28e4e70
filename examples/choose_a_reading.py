"""An edition: printed values of one's own copy, or another reading of an open rule.

In Agra the Trader gives goods worth exactly one less than those he takes. Some let him give less.
"""

from pathlib import Path

import serai

Path("ours.toml").write_text(
    """
[edition]
name = "As we play it"

[[rule_options]]
id = "trader_total"
value = "at_most"
""",
    encoding="utf-8",
)
game = serai.load("agra", "ours.toml")
match = serai.Match(game, players=2, seed=7)
print(f"{game.meta.title}, {match.header.edition}")
print(match.record.header.data)  # the hash of all components, with the edition laid over them
