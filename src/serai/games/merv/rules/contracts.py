"""Contracts, which may be fulfilled between the steps of one's own turn."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Do, Message, Refusal, SeatStep
from serai.games.merv.rules.payment import PayCubes, can_pay, cubes_short
from serai.games.merv.state import BY_CONTRACTS, MervState
from serai.games.merv.tables import NONE, STACKS

LAST: Final = "merv-prompt-contracts"
"""What is asked at the end of a turn."""


def top_contract(s: MervState, stack: int) -> int:
    """[contract.top] The top contract of a stack, or NONE."""
    for contract in s.tables.stacks[stack]:
        if s.contract[contract] == NONE:
            return contract
    return NONE


def level_reached(s: MervState, seat: int, contract: int) -> bool:
    """[contract.influence] Whether the influence of a seat opens a contract."""
    return s.influence[seat] >= s.tables.contracts_at[s.tables.contract_level[contract]]


def levels_open(s: MervState, seat: int) -> int:
    """[contract.influence] How many levels of contracts the influence of a seat opens."""
    return len([space for space in s.tables.contracts_at if s.influence[seat] >= space])


def goods_ready(s: MervState, seat: int, contract: int) -> bool:
    """[contract.goods] Whether a seat has the scrolls and goods, none of them on a contract."""
    t = s.tables
    return (
        s.scrolls[seat] - s.scrolls_used[seat] >= t.contract_scrolls[contract]
        and s.common[seat] - s.common_used[seat] >= t.contract_common[contract]
        and s.rare[seat] - s.rare_used[seat] >= t.contract_rare[contract]
    )


def may_fulfil(s: MervState, seat: int, contract: int) -> bool:
    if not level_reached(s, seat, contract) or not goods_ready(s, seat, contract):
        return False
    return can_pay(s, seat, s.tables.contract_cost[contract], False)  # [contract.cubes]


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


def add_contracts(s: MervState, seat: int, options: list[Action]) -> None:
    """[contract.several] All that a seat can fulfil now."""
    for stack in range(STACKS):
        contract = top_contract(s, stack)
        if contract != NONE and may_fulfil(s, seat, contract):
            options.append(s.words.fulfil[contract])


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


class InTurn(SeatStep[MervState]):
    """[contract.when] A decision between complete steps of one's own turn, also within an action:
    contracts may be fulfilled first, and then it comes again."""

    rule: ClassVar[str] = "contract.when"

    def choices(self, s: MervState) -> list[Action]:
        """What this decision is about."""
        raise NotImplementedError

    def choose(self, s: MervState, action: Action) -> None:
        raise NotImplementedError

    def refused(self, s: MervState) -> list[Refusal]:
        """What one might expect of the step itself, and why it cannot be had."""
        return []

    def options(self, s: MervState) -> list[Action]:
        options = self.choices(s)
        add_contracts(s, self.seat, options)
        return options

    def only_option(self, s: MervState) -> Action | None:
        """The same answer as always, found quickly where there is a choice anyway."""
        options = self.choices(s)
        if len(options) > 1:
            return None
        add_contracts(s, self.seat, options)
        return options[0] if len(options) == 1 else None

    def run(self, s: MervState) -> None:
        """Nothing can be chosen."""

    def apply(self, s: MervState, action: Action) -> None:
        contract = action.thing
        if action.verb == "fulfil":
            s.stack.append(self)
            fulfil(s, self.seat, contract)
        else:
            self.choose(s, action)

    def prompt(self, s: MervState) -> Message:
        """Where contracts are all that is left to do, they are asked for."""
        asked = super().prompt(s)
        if self.choices(s) != [s.words.done] or asked.id == LAST:
            return asked
        return Message("merv-prompt-between", asked.args, "contract.when")

    def refusals(self, s: MervState) -> list[Refusal]:
        return self.refused(s) + contract_refusals(s, self.seat)


def contract_refusals(s: MervState, seat: int) -> list[Refusal]:
    """Why the top contracts cannot be fulfilled."""
    refused: list[Refusal] = []
    for stack in range(STACKS):
        contract = top_contract(s, stack)
        if contract == NONE or may_fulfil(s, seat, contract):
            continue
        word = s.words.fulfil[contract]
        if not level_reached(s, seat, contract):
            refused.append(s.refuse(word, "merv-refuse-influence", "contract.influence"))
        elif not goods_ready(s, seat, contract):
            refused.append(s.refuse(word, "merv-refuse-goods", "contract.goods"))
        else:
            refused.append(s.refuse(word, "merv-refuse-cubes", "contract.cubes"))
    return refused
