"""What the tests of all games are told about Merv."""

from tests.kit.facts import Facts

FACTS = Facts(
    more_setups=((1, {"solo": "ours_normal"}), (1, {"solo": "ours_hard"})),
    one_world=True,
    unpainted=frozenset({"glides", "target"}),
    chance_verbs=frozenset({"side", "lay", "deal", "next", "reveal"}),
    told=((4, 36, {}), (1, 19, {}), (2, 42, {}), (4, 9, {}), (4, 53, {})),
    unpictured=frozenset(
        {
            "components",
            "numbers",
            "player_counts",
            "favour_track",
            "influence_track",
            "mosque_edges",
            "difficulties",
            "rule_options",
        }
    ),
    rare={
        "merv-log-home-full": {"count": 1},
        "merv-log-home-gone": {"count": 1},
        "merv-log-magistrate-idle": {},
        "merv-log-magistrate-scrolls": {},
        "merv-log-magistrate-tile": {"scoring_tile": "library"},
        "merv-log-no-card": {"seat": 0},
        "merv-log-no-courtier": {"seat": 0},
        "merv-log-no-post": {"seat": 0},
        "merv-log-no-soldier": {"seat": 0},
        "merv-log-no-step": {"seat": 0},
        "merv-log-no-upgrade": {"seat": 0},
        "merv-log-no-wall": {"seat": 0},
        "merv-prompt-free-courtier": {"seat": 0},
        "merv-refuse-hall": {},
        "merv-refuse-no-post": {},
        "merv-refuse-wall": {},
    },
)
