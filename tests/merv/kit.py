"""What the tests of all games are told about Merv."""

from tests.kit.facts import Facts

FACTS = Facts(
    more_setups=((1, {"difficulty": "normal"}), (1, {"difficulty": "hard"})),
    one_world=True,
    chance_verbs=frozenset({"side", "lay", "deal", "next", "reveal"}),
)
