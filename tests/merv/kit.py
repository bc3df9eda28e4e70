"""What the tests of all games are told about Merv."""

from tests.kit.facts import Facts

FACTS = Facts(
    more_setups=((1, {"solo": "ours_normal"}), (1, {"solo": "ours_hard"})),
    one_world=True,
    chance_verbs=frozenset({"side", "lay", "deal", "next", "reveal"}),
)
