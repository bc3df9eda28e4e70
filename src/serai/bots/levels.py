"""Bots by level, as pages and the terminal offer them."""

LEVELS = {
    "random": "web-level-random",
    "greedy": "web-level-greedy",
    "search:0.05s": "web-level-search",
    "net:0.3s": "web-level-strong",
    "net:1.5s": "web-level-best",
}
"""The spec of each level, and the message that names it."""
USUAL = "greedy"
"""The level that is preselected."""
WORDS = dict(zip(("random", "easy", "thoughtful", "strong", "best"), LEVELS, strict=True))
"""The spec of each level, by its name on a command line."""
