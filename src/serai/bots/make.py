"""Bots by name: `random`, `greedy`, `search:0.1s`, `search@1:400`, `./mybot.py:MyBot`."""

from collections.abc import Callable

from serai.bots import own
from serai.bots.fitted import fitted, has_factors
from serai.bots.greedy import GreedyBot
from serai.bots.learned import has_weights, learned
from serai.bots.own import Maker
from serai.bots.plan import PatientBot, PlanBot
from serai.bots.random_bot import RandomBot
from serai.bots.search import Budget, DecidedBot, PoolBot, SearchBot
from serai.bots.spec import Spec
from serai.bots.tuned import has_tuned_weights, tuned
from serai.core.bot import Bot
from serai.core.errors import SetupError
from serai.core.game import AnyGame
from serai.core.judge import Judge
from serai.core.luck import FastLuck

BOTS = {
    "random": "any option, all alike",
    "greedy": "looks one step ahead; greedy:8 imagines 8 worlds for it",
    "search": "compares finished turns, or grows a tree, in imagined worlds; search:0.5s by the "
    "clock, search:0.5cpu by the time of the processor, search:800 by iterations",
    "net": "the strongest: thinks like search, but by what was learned from games, if anything was",
}
"""Every kind of bot, with a line for people."""

DEFAULT_WORLDS = 4
DEFAULT_SECONDS = 0.1
MOST_WORLDS = 10_000


def make_bot(spec: str, game: AnyGame, seed: int) -> Bot:
    """The bot that `spec` names. Same seed, same views, same choices (but for the clock)."""
    return any_bot(spec)(game, seed)


def any_bot(spec: str) -> Maker:
    """One of our bots, or a user's own.

    This may run code that the spec names: never call it with untrusted text. Raises SetupError
    where there is no such bot.
    """
    found = None if is_ours(spec) else own.find(spec)
    return read_spec(spec) if found is None else found


def is_ours(spec: str) -> bool:
    """Whether a spec means one of our bots, even if there is something wrong with it."""
    return spec.partition(":")[0].partition("@")[0] in BOTS


def read_spec(spec: str) -> Maker:
    """Check the spec of one of our bots without making it; raises SetupError."""
    wanted = Spec.of(spec)
    return MAKERS[wanted.name, _version(wanted)](wanted)


def versioned(spec: str) -> str:
    """The spec with the version of the bot that it means: `search:50` is `search@2:50` today."""
    wanted = Spec.of(spec)
    colon = ":" if wanted.detail else ""
    return f"{wanted.name}@{_version(wanted)}{colon}{wanted.detail}"


def _version(spec: Spec) -> int:
    """The one that is asked for, or the newest."""
    if spec.name not in BOTS:
        raise SetupError(
            f"there is no bot {spec.text!r}; choose one of: {', '.join(BOTS)}; "
            "or name your own, as in ./mybot.py:MyBot"
        )
    versions = sorted(version for name, version in MAKERS if name == spec.name)
    if not spec.version:
        return versions[-1]
    if int(spec.version) not in versions:
        there = ", ".join(f"{spec.name}@{version}" for version in versions)
        raise SetupError(f"there is no bot {spec.text!r}; of this kind there is: {there}")
    return int(spec.version)


# --- our bots, each from the details of its spec --------------------------------------------------


def _random(spec: Spec) -> Maker:
    if spec.detail:
        raise SetupError(f"bot {spec.text!r}: the random bot has no settings")
    return lambda game, seed: RandomBot(FastLuck(seed))


def _greedy(spec: Spec) -> Maker:
    worlds = spec.count(MOST_WORLDS) if spec.detail else DEFAULT_WORLDS
    return lambda game, seed: GreedyBot(judge_of(game), seed, worlds)


def _budget(spec: Spec) -> Budget:
    return spec.budget() if spec.detail else Budget(seconds=DEFAULT_SECONDS)


def _search_1(spec: Spec) -> Maker:
    budget = _budget(spec)
    return lambda game, seed: SearchBot(judge_of(game), seed, budget)


def _search(spec: Spec) -> Maker:
    budget = _budget(spec)
    return lambda game, seed: pool_thinker(judge_of(game).for_planners(), seed, budget)


def _net_1(spec: Spec) -> Maker:
    budget = _budget(spec)
    return lambda game, seed: thinker(network_of(game), seed, budget)


def _net_2(spec: Spec) -> Maker:
    budget = _budget(spec)
    return lambda game, seed: thinker(fitted_judge_of(game), seed, budget)


def _net_3(spec: Spec) -> Maker:
    budget = _budget(spec)
    return lambda game, seed: thinker(best_judge_of(game), seed, budget)


def _net_4(spec: Spec) -> Maker:
    budget = _budget(spec)
    return lambda game, seed: brief_thinker(best_judge_of(game), seed, budget)


def _net(spec: Spec) -> Maker:
    budget = _budget(spec)
    return lambda game, seed: pool_thinker(planners_judge_of(game), seed, budget)


def thinker(judge: Judge, seed: int, budget: Budget) -> Bot:
    """Whole turns are planned where they can be judged; a tree is grown where they cannot."""
    kind = PlanBot if judge.whole_turns() else SearchBot
    return kind(judge, seed, budget)


def brief_thinker(judge: Judge, seed: int, budget: Budget) -> Bot:
    """Like `thinker`, but it stops when more thought would change nothing."""
    kind = PatientBot if judge.whole_turns() else DecidedBot
    return kind(judge, seed, budget)


def pool_thinker(judge: Judge, seed: int, budget: Budget) -> Bot:
    """Like `brief_thinker`, with a pool of worlds for the tree."""
    kind = PatientBot if judge.whole_turns() else PoolBot
    return kind(judge, seed, budget)


def planners_judge_of(game: AnyGame) -> Judge:
    """What the game tells planners besides, where it does: in Merv that beat the fitted value."""
    judge = judge_of(game)
    told = judge.for_planners()
    return best_judge_of(game) if told is judge else told


def best_judge_of(game: AnyGame) -> Judge:
    """With other weights, if some come with the game; else with a value fitted or learned."""
    return tuned(game, judge_of(game)) if has_tuned_weights(game) else fitted_judge_of(game)


def fitted_judge_of(game: AnyGame) -> Judge:
    """With the fitted value, if factors come with the game; else with a learned one."""
    return fitted(game, judge_of(game)) if has_factors(game) else network_of(game)


def network_of(game: AnyGame) -> Judge:
    """With the learned value, if weights come with the game."""
    judge = judge_of(game)
    return learned(game, judge) if has_weights(game) else judge


def judge_of(game: AnyGame) -> Judge:
    """A game from outside may have no judge: then only random bots can play it."""
    judge: Judge | None = getattr(game, "judge", None)
    if judge is None:
        raise SetupError(f"{game.meta.title} has no judge, so only random bots play it")
    return judge


MAKERS: dict[tuple[str, int], Callable[[Spec], Maker]] = {
    ("random", 1): _random,
    ("greedy", 1): _greedy,
    ("search", 1): _search_1,
    ("search", 2): _search,
    ("net", 1): _net_1,
    ("net", 2): _net_2,
    ("net", 3): _net_3,
    ("net", 4): _net_4,
    ("net", 5): _net,
}
"""Every version of every kind. A name alone means the newest; the older ones stay, so that what
was measured against them can be measured again."""
