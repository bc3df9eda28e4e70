"""Bots by level, as pages offer them."""

LEVELS = {
    "random": "web-level-random",
    "greedy": "web-level-greedy",
    "search:0.3s": "web-level-search",
    "search:2s": "web-level-strong",
}
"""What a level is made of, and the message that names it."""
USUAL = "greedy"
"""The level that is offered first."""
