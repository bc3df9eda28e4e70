"""Who stands on every ladder: bots with a version and a budget that no machine changes.

The roster is frozen. A newer bot is added; nobody is changed or taken away, so that ladders of this
year and of the next have the same rungs.
"""

ROSTER = ("random@1", "greedy@1", "search@1:50", "search@1:200", "net@3:50", "net@3:200")
ANCHOR = "greedy@1"
LEVEL = 1000.0
"""The rating of the anchor."""
