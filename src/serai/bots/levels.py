"""Bots by level, as pages and the terminal offer them."""

LEVELS = {
    "random": "web-level-random",
    "greedy": "web-level-greedy",
    "search:0.3s": "web-level-search",
    "search:2s": "web-level-strong",
}
"""What a level is made of, and the message that names it."""
USUAL = "greedy"
"""The level that is offered first."""
WORDS = dict(zip(("random", "easy", "thoughtful", "strong"), LEVELS, strict=True))
"""What a level is made of, by the word for it on a command line."""
