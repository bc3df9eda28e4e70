"""What a game says of itself in its `about.toml`: who made it, its colours, what its pages need.

Read without any code of the game, so that the home page and the palette need not load games:

    [meta]      title, designer, year, players: one of the components, with its source
    [page]      gate: its place among the gates; accent: the name of its colour and its CSS class
    [light]     colours of its own by name, in the light theme; `<accent>-soft` is its wash
    [dark]      those that are different in the dark

All but `[meta]` may be left out. Beside it may stand `gate.svg`, the picture of its gate;
`icons.svg`, the symbols that it draws with, `icon-<accent>-…`; style sheets, `boards/*.css` for
what it draws and `page.css` for its page alone; and in a game from outside
`texts/<language>/<game>.ftl`.
"""

import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path

from serai.core.components import Row, read_meta
from serai.core.errors import BrokenGame, SeraiError
from serai.core.game import Facts
from serai.draw import palette, parts
from serai.draw.shapes import LETTERS
from serai.games import GAMES, module_of, names
from serai.texts import has_file

HERE = Path(__file__).parent
FILE = "about.toml"


@dataclass(frozen=True, kw_only=True)
class About(Facts):
    """The `about.toml` of a game."""

    folder: Path
    gate: int
    """Its position on the home page; 0 for a game of another package."""
    accent: str
    """The name of its accent colour; the CSS class of its pages is `game-` and this name."""
    light: dict[str, str]
    dark: dict[str, str]

    @property
    def texts(self) -> Path:
        """The folder of its texts, if the game is from another package; ours are with all
        others."""
        return self.folder / "texts"

    @cached_property
    def board_style(self) -> str:
        """The style sheets of its boards, for pages and pictures."""
        sheets = sorted(self.folder.glob("boards/*.css"))
        return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)

    @property
    def style(self) -> str:
        """The style sheets of its pages, with its accent colours."""
        names = {"accent": self.accent, "accent-soft": f"{self.accent}-soft"}
        own = [f"--{role}: var(--{name});" for role, name in names.items() if name in self.light]
        accent = f".game-{self.accent} {{ {' '.join(own)} }}\n" if own else ""
        page = self.folder / "page.css"
        more = page.read_text(encoding="utf-8") if page.is_file() else ""
        return f"{accent}{self.board_style}\n{more}"

    @property
    def icons(self) -> str:
        """The prefix of the ids of its icons."""
        return f"icon-{self.accent}-"

    @property
    def picture(self) -> str:
        """The picture of its gate, as SVG; empty if there is none."""
        path = self.folder / "gate.svg"
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    def has(self, part: str) -> bool:
        """Whether a game has a module or package of this name, such as `page` or `terminal`."""
        package = self.folder / part / "__init__.py"
        return package.is_file() or self.folder.joinpath(f"{part}.py").is_file()


@cache
def about_of(name: str) -> About:
    """The `about.toml` of a game; adds its colours to the palette."""
    folder = _folder(name)
    _house()  # first, so that the colours of our games are taken
    try:
        about = read_about(folder)
    except SeraiError:
        raise
    except Exception as fault:  # anybody may have written it, and chosen colours that are taken
        raise BrokenGame(f"{folder.name}/{FILE}: {fault}") from fault
    if about.id != name:
        raise BrokenGame(f"{folder.name}/{FILE}: the game {name!r} calls itself {about.id!r}")
    if name not in GAMES and not has_file(name, (about.texts,)):
        raise BrokenGame(f"the game {name!r} has no words: {folder.name}/texts/en/{name}.ftl")
    return about


@cache
def gates() -> tuple[About, ...]:
    """All games with an `about.toml`: ours, also those not playable yet, then others. Files that
    cannot be read are left out; loading such a game says why."""
    outside = []
    for name in names():
        if name not in GAMES:
            try:
                outside.append(about_of(name))
            except SeraiError:
                continue
    return (*_house(), *sorted(outside, key=lambda a: a.title))


@cache
def _house() -> tuple[About, ...]:
    """Our games, in the order of their gates."""
    found = [read_about(path.parent) for path in HERE.glob(f"*/{FILE}")]
    return tuple(sorted(found, key=lambda about: about.gate))


def _folder(name: str) -> Path:
    """The folder of a game; imports outer packages, but not the game itself."""
    module = module_of(name)
    try:
        spec = find_spec(module)
    except Exception as fault:  # an outer package may raise anything
        raise BrokenGame(f"the game {name!r} ({module}) cannot be found: {fault}") from fault
    if spec is None or not spec.submodule_search_locations:
        raise BrokenGame(f"the game {name!r} is to be in {module}, and there is no such package")
    return Path(next(iter(spec.submodule_search_locations)))


def read_about(folder: Path) -> About:
    """Read the file in a folder, and add its colours and icons."""
    path = folder / FILE
    if not path.is_file():
        raise BrokenGame(f"the game in {folder.name} has no {FILE}")
    meta = read_meta(path)
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    own = {"gate": 0, "accent": meta.id.replace("_", "-")}
    page = Row("page", own | raw.get("page", {}), meta.where)
    most, seats = meta.number("max_players"), len(LETTERS)
    meta.need(most <= seats, f"a table has at most {seats} seats, not {most}")
    about = About.read(
        meta,
        folder=folder,
        gate=page.number("gate"),
        accent=page.text("accent"),
        light=raw.get("light", {}),
        dark=raw.get("dark", {}),
    )
    palette.learn(about.light, about.dark)
    drawn = folder / "icons.svg"
    if drawn.is_file():
        parts.learn(about.icons, drawn)
    return about
