"""The search tree, compiled together with the rules.

One tree serves all imagined worlds: a node stands for a sequence of choices, whatever chance and
the hidden cards were. A world offers only some of a node's branches, so each branch counts how
often it was available, and a rare branch does not pass for a neglected one. Every seat picks the
branch that is best for itself.
"""

from __future__ import annotations

import math
from typing import Final

from serai.core.action import Action
from serai.core.judge import Judge, softmax
from serai.core.luck import Luck, Stream
from serai.core.play import advance, apply_trusted
from serai.core.step import State

EXPLORATION: Final = 0.4
"""The c of PUCT: how much a branch with a high prior and few visits is preferred."""
EVEN: Final = 0.5
"""The expected reward before the first visit; rewards lie between 0 and 1."""


class Node:
    """A branch of the tree, with the rewards it brought to the seat that chose it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        """Its share of the softmax over the priors of all options."""
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.seen_in = 0
        """The last iteration that offered this branch."""
        self.branches: dict[int, Node] = {}


class Tree:
    """The tree of one decision."""

    def __init__(self, judge: Judge, stream: Stream) -> None:
        self.judge: Final = judge
        self.stream: Final = stream
        self.root: Final = Node(1.0)
        self.iteration = 0

    def grow(self, s: State, luck: Luck) -> None:
        """One iteration in one world: walk down, add a node, play out, reward the path."""
        self.iteration += 1
        node = self.root
        path: list[Node] = []
        movers: list[int] = []
        end = self.judge.horizon(s) + 1
        fresh = False
        while s.stack and not fresh and self.judge.horizon(s) < end:
            step = s.stack[-1]
            movers.append(step.actor(s))
            options = step.options(s)
            option = self._pick(node, s, options)
            node = node.branches[self.judge.alike(s, option)]
            path.append(node)
            fresh = node.visits == 0
            apply_trusted(s, option)
            advance(s, luck)
        self._play_out(s, luck, end)
        rewards = self.judge.rewards(s)
        for at in range(len(path)):
            path[at].visits += 1
            path[at].total += rewards[movers[at]]

    def best(self, s: State, options: list[Action]) -> Action:
        """The option with the most visits; of equals the first."""
        best = options[0]
        most = -1
        for option in options:
            branch = self.root.branches.get(self.judge.alike(s, option))
            if branch is not None and branch.visits > most:
                most = branch.visits
                best = option
        return best

    # --- walking down -------------------------------------------------------------------------

    def _pick(self, node: Node, s: State, options: list[Action]) -> Action:
        """The option with the best mean reward plus exploration bonus."""
        there: list[Node] = []
        choices: list[Action] = []
        self._offer(node, s, options, there, choices)
        if len(choices) == 1:
            return choices[0]
        priors = 0.0
        visits = 0
        total = 0.0
        for branch in there:
            priors += branch.prior
            visits += branch.visits
            total += branch.total
        unknown = total / visits if visits else EVEN
        best = 0
        most = -1.0
        for at, branch in enumerate(there):
            mean = branch.total / branch.visits if branch.visits else unknown
            bonus = branch.prior / priors * math.sqrt(branch.available) / (1 + branch.visits)
            if mean + EXPLORATION * bonus > most:
                most = mean + EXPLORATION * bonus
                best = at
        return choices[best]

    def _offer(
        self, node: Node, s: State, options: list[Action], there: list[Node], choices: list[Action]
    ) -> None:
        """Collect the branches that this world offers, one for each group of alike options."""
        shares: list[float] = []
        for at, option in enumerate(options):
            kind = self.judge.alike(s, option)
            branch = node.branches.get(kind)
            if branch is None:
                if not shares:
                    shares = softmax(self.judge.priors(s, options), self.judge.temperature())
                branch = Node(shares[at])
                node.branches[kind] = branch
            if branch.seen_in != self.iteration:
                branch.seen_in = self.iteration
                branch.available += 1
                there.append(branch)
                choices.append(option)

    # --- playing out --------------------------------------------------------------------------

    def _play_out(self, s: State, luck: Luck, end: int) -> None:
        while s.stack and self.judge.horizon(s) < end:
            options = s.stack[-1].options(s)
            apply_trusted(s, self.judge.guess(s, options, self.stream))
            advance(s, luck)
