"""A game that another package brings is played like ours; a package that is broken harms nobody."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import serai

TOY = Path(__file__).resolve().parents[1] / "core"

PYPROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "serai-caravan"
version = "1.0"
dependencies = ["serai"]

[project.entry-points."serai.games"]
caravan = "serai_caravan"
"""

ABOUT = """
[meta]
id = "caravan"
title = "Caravan"
designer = "Nobody"
year = 2001
min_players = 2
max_players = 8
default_players = 3
source = "reconstructed: it is a toy"

[page]
accent = "caravan"

[light]
caravan = "#5c3590"

[dark]
caravan = "#d08ad0"
"""

DATA = """
[numbers]
bales = 20
source = "reconstructed: it is a toy"
"""

CODE = '''
"""Caravan, the toy of the tests, as a game of its own."""

from dataclasses import replace

from serai.core.game import Game
from serai_caravan.caravan import VOCABULARY, CaravanGame


class Caravan(CaravanGame):
    def __init__(self, edition=None):
        Game.__init__(self, edition)
        self.vocabulary = VOCABULARY

    def outcome(self, s):
        found = super().outcome(s)
        if found is None:
            return None
        lines = tuple(replace(line, label="toy-points-coins") for line in found.lines)
        return replace(found, reason="toy-end-rounds", lines=lines)


def make(edition=None):
    return Caravan(edition)
'''

ENGLISH = """
toy-log-load = { $seat } loads a bale.
toy-log-sell = { $seat } sells.
toy-log-bribe = { $seat } bribes.
toy-log-favour = { $seat } uses a favour.
toy-log-raid = Raiders come for { $seat }.
toy-log-drew = { $seat } draws card { $card }.
toy-refuse-sell = { $seat } has nothing to sell
toy-points-coins = Coins
toy-end-rounds = all rounds are played
caravan-do-load = Load a bale
caravan-do-sell = Sell all bales
caravan-do-bribe = Bribe
caravan-do-favour = Use a favour
caravan-do-coin = A coin
caravan-do-bale = A bale
caravan-do-follow = Load too
caravan-do-stay = Stay behind
caravan-do-show = Show a high card
caravan-do-hide = Hide the card
"""

DUTCH = "toy-log-load = { $seat } laadt een baal.\n"

PACKAGE = {
    "pyproject.toml": PYPROJECT,
    "serai_caravan/__init__.py": CODE,
    "serai_caravan/about.toml": ABOUT,
    "serai_caravan/data/serai_caravan.toml": DATA,
    "serai_caravan/texts/en/caravan.ftl": ENGLISH,
    "serai_caravan/texts/nl/caravan.ftl": DUTCH,
}


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.lstrip(), encoding="utf-8")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy as a package, installed as anybody would install it."""
    source, site = tmp_path_factory.mktemp("caravan"), tmp_path_factory.mktemp("site")
    write(source, PACKAGE)
    shutil.copy(TOY / "caravan.py", source / "serai_caravan")
    for name in ("caravan.toml", "rulebook.toml"):  # the toy's own place, and that of every game
        shutil.copy(TOY / "caravan.toml", source / "serai_caravan" / name)
    flags = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    command = [sys.executable, "-m", "pip", "install", *flags, "--target", str(site), str(source)]
    subprocess.run(command, check=True, capture_output=True)
    return site


def python(site: Path, *args: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python where the packages of a folder are installed too."""
    return subprocess.run(
        [sys.executable, *args],
        input=typed,
        cwd=site,
        env=os.environ | {"PYTHONPATH": str(site), "COLUMNS": "100", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def out(site: Path, *args: str | Path, typed: str = "") -> str:
    """What a command of Serai prints that succeeds."""
    done = python(site, "-m", "serai", *args, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def fault(site: Path, *args: str) -> str:
    """The one line of a command that fails by a mistake of its user."""
    done = python(site, "-m", "serai", *args)
    assert done.returncode == 2, done.stdout + done.stderr
    return done.stderr.splitlines()[-1]


# --- a game that works ------------------------------------------------------------------------


def test_it_is_played_in_the_terminal_on_a_plain_board(installed: Path, tmp_path: Path) -> None:
    kept = tmp_path / "caravan.serai"
    play = ("play", "caravan", "--bots", "random", "--save", kept)
    text = out(installed, *play, typed="why\n1\nquit\n")
    assert "Caravan: Player A, Random B, Random C" in text
    assert "> A Player A" in text
    assert re.search(r"Bales +Coins", text)
    assert "Hand sizes" in text
    assert "1  Load a bale" in text
    assert "Player A has nothing to sell  (toy.sell)" in text
    assert "only random bots play it" in fault(installed, "play", "caravan")
    ended = out(installed, *play[:4], "--load", kept, typed="1\ne\n" * 60)
    assert "The end: all rounds are played" in ended
    assert "proved" in out(installed, "verify", kept)
    assert "loads a bale." in out(installed, "replay", kept)


def test_bots_play_it_in_the_arena_and_many_times(installed: Path) -> None:
    names = ("--bots", "random,random,random", "--games", "4", "--workers", "2")
    assert "4 games of caravan" in out(installed, "arena", "caravan", *names)
    report = json.loads(out(installed, "simulate", "caravan", "--games", "5", "--json"))
    assert report["ends"] == {"toy-end-rounds": 5}
    assert "all rounds are played" in out(installed, "simulate", "caravan", "--games", "2")


def test_its_rules_and_components_are_listed(installed: Path) -> None:
    assert "The weather sets the price" in out(installed, "rules", "caravan")
    assert "numbers" in out(installed, "components", "caravan")


def test_its_texts_are_found_in_every_language_it_has(installed: Path) -> None:
    script = (
        "from serai import load; from serai.games.voice import Voice\n"
        "for language in ('en', 'nl', 'fr'):\n"
        "    voice = Voice(load('caravan'), ['Ann'], language)\n"
        "    print(voice.text('toy-log-load', {'seat': 0}), voice.text('web-rules'))\n"
        "    print(voice.section_title('All of it'), voice.table_title('numbers'))\n"
    )
    done = python(installed, "-c", script)
    assert done.stdout.splitlines() == [
        "Ann loads a bale. Rules",
        "All of it Numbers",
        "Ann laadt een baal. Regels",
        "All of it Numbers",
        "Ann loads a bale. Règles",  # what is not translated is said in English
        "All of it Numbers",
    ], done.stderr


def test_it_stands_behind_our_gates_in_its_own_colour(installed: Path) -> None:
    script = (
        "from serai.games import names; from serai.games.about import gates\n"
        "from serai.web.static import style_sheet\n"
        "print(*names()); print(*(about.id for about in gates()))\n"
        "print('.game-caravan { --accent: var(--caravan); }' in style_sheet())\n"
        "print('--caravan: #5c3590;' in style_sheet(), '--caravan: #d08ad0;' in style_sheet())\n"
    )
    done = python(installed, "-c", script)
    assert done.stdout.splitlines() == [
        " ".join([*serai.GAMES, "caravan"]),
        "agra rajas taj_mahal merv caravan",
        "True",
        "True True",
    ], done.stderr


MANY = (6, 7, 8)
"""So many play no game of the house."""

EVERYWHERE = """
import re, sys
from io import StringIO
from rich.console import Console
from starlette.testclient import TestClient
from serai import Match, load
from serai.games.picture import draw
from serai.games.terminal import board_of
from serai.games.voice import Voice
from serai.server.settings import Settings
from serai.web.site import make_site

BROWSER = {"Accept": "text/html", "Sec-Fetch-Site": "same-origin"}
SETTINGS = Settings(database=f"sqlite:///{sys.argv[1]}/serai.db", rate_limits=False, bot_workers=1)

def badges(markup):
    return "".join(sorted(set(re.findall(r'href="#seat-([a-z])"', markup))))

def printed(match, voice):
    out = StringIO()
    for part in board_of("caravan").board(match.view(0), voice):
        Console(file=out, width=100).print(part)
    return out.getvalue()

with TestClient(make_site(SETTINGS), headers=BROWSER) as ann:
    print("seat7" in ann.get("/new/caravan").text)
    for players in map(int, sys.argv[2:]):
        match = Match(load("caravan"), players, 1)
        text = printed(match, Voice(match.game, match.header.seats))
        letters = "".join(re.findall("^[> ] ([A-H]) Player", text, re.MULTILINE))
        picture = draw(match.game, match.view(0))
        others = {f"seat{seat}": "same_screen" for seat in range(1, players)}
        table = ann.post("/new/caravan", data={"name": "Ann", "seat0": "me", **others}).url.path
        shown = ann.get(f"{table}?seat=0").text
        replay = ann.get(f"{table}/replay?step=0").text
        print(letters, badges(picture), badges(shown), badges(replay), "Player H" in picture)
"""


def test_as_many_as_a_table_has_seats_for_play_it_everywhere(
    installed: Path, tmp_path: Path
) -> None:
    """In the terminal, in pictures and in pages, with a badge and a letter for each."""
    done = python(installed, "-c", EVERYWHERE, str(tmp_path), *map(str, MANY))
    letters = ["abcdefgh"[:players] for players in MANY]
    assert done.stdout.splitlines() == [
        "True",
        *(f"{own.upper()} {own} {own} {own} {own[-1] == 'h'}" for own in letters),
    ], done.stderr


@pytest.mark.parametrize("players", MANY)
def test_as_many_bots_play_it_in_the_arena(installed: Path, players: int) -> None:
    bots = ("--bots", ",".join(["random"] * players))
    assert "2 games of caravan" in out(installed, "arena", "caravan", *bots, "--games", "2")


PAGE = """
import re, sys
from starlette.testclient import TestClient
from serai.core.luck import FastLuck
from serai.server.settings import Settings
from serai.web.site import make_site

BROWSER = {"Accept": "text/html", "Sec-Fetch-Site": "same-origin"}
settings = Settings(database=f"sqlite:///{sys.argv[1]}/serai.db", rate_limits=False, bot_workers=1)
with TestClient(make_site(settings), headers=BROWSER) as ann:
    made = ann.post("/new/caravan", data={"name": "Ann", "seat0": "me", "seat1": "same_screen"})
    table = made.url.path
    for n in range(200):
        seen = ann.get("/api" + table.replace("/t/", "/tables/")).json()
        if seen["actor"] < 0:
            break
        page = ann.get(f"{table}?seat={seen['actor']}").text
        offered = re.findall(r'data-action="([^"]+)"', page)
        assert set(offered) == set(seen["options"]), (offered, seen["options"])
        body = {"verb": "choose", "action": offered[n % len(offered)], "seat": seen["actor"]}
        answer = ann.post(f"{table}/turn", json=body)
        assert answer.status_code == 200, answer.text
        end = ann.post(f"{table}/turn", json={"verb": "end", "seat": seen["actor"]})
    print(seen["reason"], "Bales" in page, "result" in ann.get(f"{table}/result").text)
    print(ann.get(f"{table}/replay?step=3").status_code)
"""


def test_it_is_played_in_the_page_on_a_plain_table(installed: Path, tmp_path: Path) -> None:
    done = python(installed, "-c", PAGE, str(tmp_path))
    assert done.stdout.splitlines() == ["toy-end-rounds True True", "200"], done.stderr


API = """
import sys
from starlette.testclient import TestClient
from serai.server.app import make_app
from serai.server.settings import Settings

with TestClient(make_app(Settings(database=f"sqlite:///{sys.argv[1]}/serai.db"))) as client:
    answer = client.get("/api/games")
    print(answer.status_code, *(game["id"] for game in answer.json()))
"""


def test_the_api_lists_it_with_ours(installed: Path, tmp_path: Path) -> None:
    done = python(installed, "-c", API, str(tmp_path))
    assert done.stdout.split() == ["200", *serai.GAMES, "caravan"], done.stderr


# --- packages that do not work ----------------------------------------------------------------


def claim(site: Path, package: str, name: str, module: str) -> None:
    """What is left of an installed package: that it brings a game."""
    entry = f"[serai.games]\n{name} = {module}\n"
    metadata = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n"
    folder = f"{package.replace('-', '_')}-1.dist-info"
    write(site, {f"{folder}/entry_points.txt": entry, f"{folder}/METADATA": metadata})


def meta(id: str) -> str:
    return ABOUT.partition("[page]")[0].replace('"caravan"', f'"{id}"')


BROKEN = {
    "failing": ("import no_such_library\n", meta("failing"), "No module named 'no_such_library'"),
    "empty": ("", meta("empty"), "has no attribute 'make'"),
    "mute": ("", meta("mute"), "the game 'mute' has no words: mute_game/texts/en/mute.ftl"),
    "silent": ("", "", "the game in silent_game has no about.toml"),
    "shy": ("", meta("bold"), "the game 'shy' calls itself 'bold'"),
    "odd": ("", "light = 3\n" + meta("odd"), "odd_game/about.toml: "),
    "crowded": (
        "",
        meta("crowded").replace("max_players = 8", "max_players = 9"),
        "8 seats, not 9",
    ),
    "plain": ("", meta("plain") + '[page]\ngate = "x"\n', "'gate'"),
    "garish": ("", meta("garish") + "[light]\npaper = '#ff00ff'\n", "another colour 'paper'"),
}
"""By name: the code, what it says of itself, and what Serai says of it."""


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package for each way to be broken, and more that only claim to bring a game."""
    site = tmp_path_factory.mktemp("broken")
    for name, (code, about, _) in BROKEN.items():
        files = {"__init__.py": code, **({"about.toml": about} if about else {})}
        if name != "mute":
            files[f"texts/en/{name}.ftl"] = "# nothing to say\n"
        write(site / f"{name}_game", files)
        claim(site, f"{name}-game", name, f"{name}_game")
    claim(site, "gone-game", "gone", "gone_game")
    claim(site, "one", "twice", "failing_game")
    claim(site, "other", "twice", "empty_game")
    claim(site, "agra-too", "agra", "failing_game")
    return site


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_says_what_is_wrong_with_it(broken: Path, name: str) -> None:
    assert BROKEN[name][2] in fault(broken, "rules", name)


def test_a_game_whose_package_is_not_there_is_told(broken: Path) -> None:
    assert "no such package" in fault(broken, "rules", "gone")


def test_a_name_that_two_packages_claim_is_nobodys(broken: Path) -> None:
    assert "both bring a game 'twice': uninstall one" in fault(broken, "rules", "twice")


def test_broken_games_keep_nobody_from_playing_ours(broken: Path) -> None:
    assert "A turn" in out(broken, "rules", "agra")
    script = (
        "from serai.games.about import gates; from serai.web.static import style_sheet\n"
        "from serai.games import names\n"
        "print(*(about.id for about in gates()))\n"
        "print('agra' in names(), '#ff00ff' in style_sheet())\n"
    )
    done = python(broken, "-c", script)
    assert done.stdout.splitlines() == [
        "agra rajas taj_mahal merv empty failing",  # what two of them lack is found on loading
        "True False",
    ], done.stderr
    assert "agra-too brings a game 'agra'; ours is played" in done.stderr


def test_the_api_lists_only_what_can_be_played(broken: Path, tmp_path: Path) -> None:
    done = python(broken, "-c", API, str(tmp_path))
    assert done.stdout.split() == ["200", *serai.GAMES], done.stderr
