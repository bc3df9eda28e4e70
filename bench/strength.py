"""What our bots are to achieve, and what they do: contests, one line of a table for each.

    python bench/strength.py                    every line that is not played yet, then the table
    python bench/strength.py --only merv        the lines with this in their names
    python bench/strength.py --table            only the table, of what was played so far

Games are kept in a folder (`--store`), one line of JSON each, so that it can be stopped at any time
and goes on where it was. Budgets are iterations or time of the processor, never the clock: a busy
machine plays the same, only later. A line of one against others is the same contest as
`serai arena GAME --bots … --games … --seed 1`; all bots are named with their versions.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from serai.arena import GameResult
from serai.arena.contest import deals, wilson
from serai.arena.many_games import Task, checked, played
from serai.bots.make import versioned
from serai.core.match import Match, rebuild
from serai.core.record import parse_record
from serai.games import load

SEED = 1


@dataclass(frozen=True)
class Line:
    """A contest, and what is to come of it."""

    name: str
    game: str
    bots: tuple[str, ...]
    least: float = 0.0
    """The share of victories that the first bot is to have; 0: the games are only looked at."""
    games: int = 200
    wanted: str = ""
    """What else is to be seen."""
    options: dict[str, str] = field(default_factory=dict)


def one_against(name: str, game: str, bot: str, others: str, least: float, **more: Any) -> Line:
    return Line(name, game, (bot, others, others, others), least, **more)


def at_other_tables(game: str, others: str, least: float, counts: tuple[int, ...]) -> list[Line]:
    """Ten points less are asked for where other numbers sit down."""
    asked = round(least - 0.10, 2)
    found = []
    for count in counts:
        alone = {"two_players": "stand_in"} if (game, count) == ("taj_mahal", 2) else {}
        bots = (NET, *[others] * (count - 1))
        found.append(Line(f"{game} {count} players", game, bots, asked, options=alone))
    return found


NET, GREEDY, OLD = "net:0.1cpu", "greedy@1", "search@1:0.1cpu"
FIGURES = {"variant": "navaratna"}

LINES = [
    *[
        one_against(f"{game} search", game, "search:400", "greedy@1", 0.45)
        for game in ("rajas", "merv")
    ],
    *[
        one_against(f"{game} greedy", game, "greedy@1", "random@1", 0.95)
        for game in ("rajas", "merv")
    ],
    one_against("rajas navaratna search", "rajas", "search:400", "greedy@1", 0.45, options=FIGURES),
    one_against("rajas navaratna greedy", "rajas", "greedy@1", "random@1", 0.95, options=FIGURES),
    Line("rajas four", "rajas", ("search:400",) * 4, games=40, wanted="6 to 9 rounds, both ways"),
    Line("merv four", "merv", ("search:400",) * 4, games=40, wanted="90 to 130 points, all six"),
    Line("merv four, old search", "merv", ("search@1:400",) * 4, games=40, wanted="the same"),
    one_against("taj_mahal net, old search", "taj_mahal", NET, OLD, 0.80),
    one_against("taj_mahal net, greedy", "taj_mahal", NET, GREEDY, 0.97),
    one_against("taj_mahal net, five times", "taj_mahal", "net:0.5cpu", NET, 0.50),
    one_against("agra net, greedy", "agra", NET, GREEDY, 0.85, wanted="105 rupees"),
    Line("agra four", "agra", ("net:40",) * 4, games=40, wanted="18 to 24 rounds"),
    *[
        one_against(f"{game} net, {word}", game, NET, bot, least)
        for game in ("rajas", "merv")
        for word, bot, least in (("greedy", GREEDY, 0.80), ("old search", OLD, 0.55))
    ],
    *at_other_tables("taj_mahal", GREEDY, 0.97, (2, 3, 5)),
    *at_other_tables("agra", GREEDY, 0.85, (2, 3)),
    *at_other_tables("rajas", GREEDY, 0.80, (2, 3)),
    *at_other_tables("merv", GREEDY, 0.80, (2, 3)),
]

# --- what is seen in a game -----------------------------------------------------------------------


def seen_in_agra(match: Match, winner: int) -> dict[str, Any]:
    return {"rounds": match.state.round}


def seen_in_rajas(match: Match, winner: int) -> dict[str, Any]:
    """Which of the markers of the winner went further, both in spaces of fame."""
    s = match.state
    fame = s.fame[winner]
    money = s.margin(winner) - fame + s.tables.fame.spaces + 1
    return {"rounds": s.round, "by": "fame" if fame > money else "money"}


def seen_in_merv(match: Match, winner: int) -> dict[str, Any]:
    """Which actions were carried out, and what people do beside them."""
    counted: Counter[str] = Counter()
    for event in match.events:
        verb = event.text.partition(" ")[0]
        if verb in ("courtier", "fulfil", "wall", "favour", "soldier"):
            counted[verb] += 1
        for note in event.notes:
            if note.message.id == "merv-log-act":
                counted[f"act {note.message.args['symbol']}"] += 1
    return {"counted": dict(counted)}


SEEN: dict[str, Callable[[Match, int], dict[str, Any]]] = {
    "agra": seen_in_agra,
    "rajas": seen_in_rajas,
    "merv": seen_in_merv,
}


def seen_in(line: Line, result: GameResult) -> dict[str, Any]:
    look = SEEN.get(line.game)
    if look is None or not result.record:
        return {}
    match = rebuild(load(line.game), parse_record(result.record))
    return look(match, result.winners[0])


# --- playing --------------------------------------------------------------------------------------


class Kept:
    """The games of a line that were played, in the order of their numbers."""

    def __init__(self, folder: Path, line: Line) -> None:
        self.path = folder / f"{line.name.replace(' ', '-').replace(',', '')}.jsonl"
        rows: list[str] = []
        if self.path.exists():
            rows = self.path.read_text(encoding="utf-8").splitlines()
        games = [json.loads(row) for row in rows if row.endswith("}")]
        bots = sorted(versioned(bot) for bot in line.bots)
        by_number = {game["number"]: game for game in games if sorted(game["bots"]) == bots}
        self.games: list[dict[str, Any]] = [by_number[number] for number in sorted(by_number)]

    def add(self, result: GameResult, seen: dict[str, Any]) -> None:
        row = asdict(result) | {"record": "", "seen": seen}
        self.games.append(row)
        with self.path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")


def tasks_of(line: Line, done: set[int]) -> list[Task]:
    """The games of a line that are still to be played, as `serai arena` deals them."""
    named = [versioned(bot) for bot in line.bots]
    (players,) = checked(line.game, [named], line.options)
    recorded = line.game in SEEN
    return [
        Task(line.game, table, luck, dict(line.options), number, recorded, 3600.0)
        for number, (table, luck) in enumerate(deals(players, line.games, SEED))
        if number not in done
    ]


def play(line: Line, kept: Kept, workers: int) -> None:
    done = {game["number"] for game in kept.games}
    for result in played(tasks_of(line, done), workers):
        kept.add(result, seen_in(line, result))
        print(f"\r{told(line, kept)}", end="", flush=True)
    print()


# --- telling --------------------------------------------------------------------------------------


def told(line: Line, kept: Kept) -> str:
    """One row of the table."""
    asked = f">= {100 * line.least:g} %" if line.least else ""
    head = f"| {line.name} | {len(kept.games)} | {', '.join(filter(None, [asked, line.wanted]))} |"
    return f"{head} {'; '.join(found(line, kept.games))} |"


def found(line: Line, games: list[dict[str, Any]]) -> Iterator[str]:
    if not games:
        return
    me = versioned(line.bots[0])
    if line.least:
        yield from of_the_first(me, games)
    else:
        best = [max(game["scores"]) for game in games]
        yield f"the best has {sum(best) / len(best):.1f}"
    rounds = [game["seen"]["rounds"] for game in games if "rounds" in game["seen"]]
    if rounds:
        mean = sum(rounds) / len(rounds)
        yield f"{mean:.1f} rounds ({min(rounds)} to {max(rounds)})"
    ways = Counter(game["seen"]["by"] for game in games if "by" in game["seen"])
    if ways:
        yield "won by " + ", ".join(f"{way} {count}" for way, count in ways.most_common())
    counted: Counter[str] = Counter()
    for game in games:
        counted.update(game["seen"].get("counted", {}))
    if counted:
        yield ", ".join(f"{what} {count}" for what, count in sorted(counted.items()))


def of_the_first(me: str, games: list[dict[str, Any]]) -> Iterator[str]:
    """What the first bot has won, its points and those of the others, and how long it thought."""
    won = cpu = choices = 0.0
    mine: list[int] = []
    others: list[int] = []
    for game in games:
        for seat, bot in enumerate(game["bots"]):
            (mine if bot == me else others).append(game["scores"][seat])
            if bot == me:
                won += seat in game["winners"] and 1 / len(game["winners"])
                cpu += game["cpu"][seat]
                choices += game["choices"][seat]
    low, high = wilson(won, len(games))
    yield f"{100 * won / len(games):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    yield f"{sum(mine) / len(mine):.1f} to {sum(others) / len(others):.1f}"
    yield f"{1000 * cpu / choices:.1f} ms"


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("--only", default="", help="lines with this in their names")
    reader.add_argument("--games", type=int, default=0, help="play so many of a line at most")
    reader.add_argument("--store", type=Path, default=Path("strength"))
    reader.add_argument("--workers", type=int, default=2)
    reader.add_argument("--table", action="store_true", help="play nothing")
    asked = reader.parse_args()
    asked.store.mkdir(parents=True, exist_ok=True)
    lines = [line for line in LINES if asked.only in line.name]
    for line in lines:
        kept = Kept(asked.store, line)
        if not asked.table and len(kept.games) < min(asked.games or line.games, line.games):
            few = Line(**{**vars(line), "games": min(asked.games or line.games, line.games)})
            play(few, kept, asked.workers)
    print("| | games | wanted | seen |\n| --- | ---: | --- | --- |")
    for line in lines:
        print(told(line, Kept(asked.store, line)))


if __name__ == "__main__":
    main()
