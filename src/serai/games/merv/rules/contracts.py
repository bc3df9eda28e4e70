"""Contracts, which may be fulfilled between the steps of one's own turn."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Do, Interruptible, Message, Refusal
from serai.games.merv.rules.payment import PayCubes, can_pay, cubes_short
from serai.games.merv.state import BY_CONTRACTS, MervState
from serai.games.merv.tables import NONE, STACKS


def top_contract(s: MervState, stack: int) -> int:
    """[contract.top] The top contract of a stack, or NONE."""
    for contract in s.tables.stacks[stack]:
        if s.contract[contract] == NONE:
            return contract
    return NONE


def levels_open(s: MervState, seat: int) -> int:
    """[contract.influence] How many levels of contracts the influence of a seat opens."""
    return len([space for space in s.tables.contracts_at if s.influence[seat] >= space])


def may_fulfil(s: MervState, seat: int, contract: int) -> bool:
    """Whether a seat has [contract.influence] the influence, [contract.goods] scrolls and goods,
    none of them on a contract, and [contract.cubes] the cubes."""
    t = s.tables
    return (
        s.influence[seat] >= t.contracts_at[t.contract_level[contract]]
        and s.scrolls[seat] - s.scrolls_used[seat] >= t.contract_scrolls[contract]
        and s.common[seat] - s.common_used[seat] >= t.contract_common[contract]
        and s.rare[seat] - s.rare_used[seat] >= t.contract_rare[contract]
        and can_pay(s, seat, t.contract_cost[contract], False)
    )


SHORT_OF: Final = [
    ("merv-refuse-influence", "contract.influence"),
    *[("merv-refuse-goods", "contract.goods")] * 3,
    ("merv-refuse-cubes", "contract.cubes"),
]
"""Why a contract cannot be fulfilled, by what one is short of."""


def shortages(s: MervState, seat: int, contract: int) -> list[int]:
    """What a seat is short of for a contract: influence, scrolls, common and rare goods, cubes."""
    t = s.tables
    level = t.contracts_at[t.contract_level[contract]]
    return [
        max(0, level - s.influence[seat]),
        max(0, t.contract_scrolls[contract] - s.scrolls[seat] + s.scrolls_used[seat]),
        max(0, t.contract_common[contract] - s.common[seat] + s.common_used[seat]),
        max(0, t.contract_rare[contract] - s.rare[seat] + s.rare_used[seat]),
        cubes_short(s, seat, t.contract_cost[contract], False),
    ]


def open_contracts(s: MervState, seat: int) -> list[Action]:
    """[contract.several] All that a seat can fulfil now."""
    tops = [top_contract(s, stack) for stack in range(STACKS)]
    return [s.words.fulfil[one] for one in tops if one != NONE and may_fulfil(s, seat, one)]


def fulfil(s: MervState, seat: int, contract: int) -> None:
    """[contract.goods] [contract.kept] Scrolls and goods stay on it, [contract.cubes] cubes are
    paid."""
    t = s.tables
    s.contract[contract] = seat
    s.scrolls_used[seat] += t.contract_scrolls[contract]
    s.common_used[seat] += t.contract_common[contract]
    s.rare_used[seat] += t.contract_rare[contract]
    s.tell("merv-log-contract", "contract.when", seat, "contract", contract)
    pay = PayCubes(seat, t.contract_cost[contract], 0, False, "contract.cubes")
    s.then(pay, Do(reward, seat, contract))


def reward(s: MervState, seat: int, contract: int) -> None:
    """[contract.points] The points of a contract, and [contract.reward] what else it brings."""
    points = s.tables.contract_points[contract]
    s.score(seat, points, BY_CONTRACTS)
    s.tell("merv-log-points", "contract.points", seat, "count", points)
    s.giver.give(s, seat, s.tables.contract_gift[contract], "contract.reward")


class InTurn(Interruptible[MervState]):
    """[contract.when] A decision between complete steps of one's own turn, also within an action:
    contracts may be fulfilled first, and then it comes again."""

    rule: ClassVar[str] = "contract.when"
    between: ClassVar[str] = "merv-prompt-between"
    """What is asked where contracts are all that is left to do."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actor(self, s: MervState) -> int:
        return self.seat

    def first(self, s: MervState) -> list[Action]:
        return open_contracts(s, self.seat)

    def do_first(self, s: MervState, action: Action) -> None:
        contract = action.thing
        fulfil(s, self.seat, contract)

    def prompt(self, s: MervState) -> Message:
        asked = super().prompt(s)
        if self.choices(s) != [s.words.done]:
            return asked
        return Message(self.between, asked.args, "contract.when")

    def refused_first(self, s: MervState) -> list[Refusal]:
        """Why the top contracts cannot be fulfilled: the first thing that is missing for each."""
        refused: list[Refusal] = []
        for contract in [top_contract(s, stack) for stack in range(STACKS)]:
            short = shortages(s, self.seat, contract) if contract != NONE else []
            missing = [why for why, count in zip(SHORT_OF, short, strict=False) if count]
            if missing:
                refused.append(s.refuse(s.words.fulfil[contract], *missing[0]))
        return refused
