"""What the tests of all games are told about Rajas of the Ganges."""

from tests.kit.facts import Facts

FACTS = Facts(
    more_setups=(
        (2, {"variant": "navaratna", "ganga": "on"}),
        (4, {"variant": "navaratna"}),
        (3, {"variant": "mixed", "expert_b": "yes", "expert_c": "yes", "ganga": "on"}),
        (4, {"variant": "mixed", "expert_a": "yes", "expert_d": "yes"}),
    ),
    one_world=True,
    length=4,
    unpictured=frozenset(
        (
            *("meta", "components", "numbers", "player_counts", "token_colours", "places"),
            *("covers", "cells", "province", "rule_options", "rulings"),
        )
    ),
    chance_verbs=frozenset({"roll", "reveal", "draw", "count", "drift", "start"}),
    alike=frozenset({"token"}),
    told=((3, 5, {"variant": "navaratna", "ganga": "on"}), (2, 7, {}), (2, 2, {})),
    counted={"rajas-prompt-sail": ("count", "sail")},
    rare={
        "rajas-log-blocked": {"seat": 0},
        "rajas-log-first-lot": {"seat": 0},
        "rajas-log-no-dice": {"seat": 0, "count": 1},
        "rajas-log-no-sail": {"seat": 0},
        "rajas-log-none-fits": {"seat": 0},
        "rajas-prompt-income": {"seat": 0},
        "rajas-refuse-cell": {},
        "rajas-refuse-coins": {"count": 2},
        "rajas-refuse-cut": {},
    },
)
