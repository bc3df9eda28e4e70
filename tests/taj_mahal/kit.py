"""What the tests of all games are told about Taj Mahal."""

from tests.kit.facts import Facts

STAND_IN = {"two_players": "stand_in"}

FACTS = Facts(
    more_setups=((2, STAND_IN),),
    unpainted=frozenset({"crown-choice", "target"}),
    unpictured=frozenset(
        {
            *("meta", "components", "symbols", "card_colours", "court", "court_slots"),
            *("bonus_tile_counts", "card_distribution", "palaces", "black_figures"),
            *("score_markers", "player_counts", "numbers", "rule_options", "variant_two_players"),
            *("example_palace_chain", "example_hand_1", "example_hand_2"),
        }
    ),
    chance_verbs=frozenset({"lay", "bonus", "deal", "start"}),
    alike=frozenset({"bonus", "card"}),
    told=((2, 1, STAND_IN), (3, 2, {}), (4, 3, {}), (5, 4, {}), (5, 5, {})),
    counted={"taj-prompt-take": ("left", "take"), "taj-prompt-palace": ("regular", "palace")},
    rare={
        "taj-log-no-cards": {"count": 2},
        "taj-log-tile-lost": {"tile": "province_tile_03"},
    },
)
