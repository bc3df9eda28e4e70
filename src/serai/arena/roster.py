"""The bots on every ladder: fixed versions, with budgets that do not depend on the machine.

The roster only grows: newer bots are added and none is changed or removed, so that ladders of
different years can be compared.
"""

ROSTER = ("random@1", "greedy@1", "search@1:50", "search@1:200", "net@3:50", "net@3:200")
ANCHOR = "greedy@1"
LEVEL = 1000.0
"""The rating of the anchor."""
