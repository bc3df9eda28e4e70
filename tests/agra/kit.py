"""What the tests of all games are told about Agra."""

from tests.kit.facts import Facts

FACTS = Facts(
    more_setups=((2, {"rupees": "open"}),),
    one_world=True,
    length=2,
    unpainted=frozenset({"glides", "pieces"}),
    chance_verbs=frozenset({"roll", "arrive", "swap", "reveal", "start"}),
    unpictured=frozenset(
        {
            *("meta", "components", "per_player", "rows", "arrows", "player_counts", "numbers"),
            "rule_options",
        }
    ),
    alike=frozenset({"deed-cost"}),
    told=((2, 2, {}), (3, 3, {}), (4, 2, {}), (4, 4, {})),
    counted={"agra-prompt-up": ("count", "up"), "agra-prompt-raise": ("count", "raise")},
    rare={
        "agra-log-built": {"building": "oil_press"},
        "agra-log-consign": {"seat": 0, "good": "planks"},
        "agra-log-mosaic": {"seat": 0, "points": 2},
        "agra-log-offer": {"seat": 0, "good": "paper", "also": "curry"},
        "agra-log-recall": {"seat": 0, "points": 1},
        "agra-log-store": {"seat": 0},
        "agra-log-thrift": {"seat": 0, "deed": "gain_basic", "spend": 1},
        "agra-prompt-akbar-or-order": {"seat": 0},
        "agra-prompt-ascend": {"seat": 0, "guild": "artisans"},
        "agra-prompt-ascend-first": {"seat": 0, "kinds": "up"},
        "agra-prompt-before-jagirdar": {"seat": 0, "seat2": 1},
        "agra-prompt-cover": {"seat": 0},
        "agra-prompt-deliver-one": {"seat": 0},
        "agra-prompt-dye": {"seat": 0, "good": "cotton"},
        "agra-prompt-extra-later": {"seat": 0, "good": "paper"},
        "agra-prompt-first-site": {"seat": 0, "building": "cement_works"},
        "agra-prompt-free-peon": {"seat": 0},
        "agra-prompt-gain-value": {"seat": 0, "value": 2},
        "agra-prompt-jagirdar": {"seat": 0, "seat2": 1},
        "agra-prompt-offer": {"seat": 0, "kinds": "done-offer"},
        "agra-prompt-process-extra": {"seat": 0, "good": "paper"},
        "agra-prompt-search-tile": {"seat": 0},
        "agra-prompt-sell": {"seat": 0},
        "agra-prompt-store": {"seat": 0},
        "agra-refuse-double-one": {"good": "planks", "notable": "dyer"},
        "agra-refuse-build-worker": {"building": "tailor", "count": 5},
        "agra-refuse-doubles": {"count": 2},
        "agra-refuse-free-peon": {},
        "agra-refuse-nothing-to-process": {"place": "tailor", "good": "cloth"},
        "agra-refuse-order-deliveries": {"count": 2},
        "agra-refuse-order-once": {},
        "agra-refuse-order-full": {"guild": "merchants"},
    },
)
