"""The supply of income tokens in Navaratna: open to all, a row for each colour."""

from serai.draw.lettering import Face
from serai.draw.markup import Markup, join
from serai.draw.shapes import Box, rule, words
from serai.games.blocks import Block, Board, Heading
from serai.games.rajas.boards.province import arch
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.boards.signs import CARD, gains_across, icon
from serai.games.rajas.rewards import LENGTH
from serai.games.rajas.state import NAVARATNA
from serai.games.rajas.tables import BUILDING_IDS, TOKEN_COLOUR_IDS, TOKEN_COLOURS

WIDTH, ROW, HIGH = 262, 53, 36
LEFT, GAP = 27, 5
COUNT = Face(12, 600)


def supply(scene: RajasScene) -> tuple[Block, ...] | None:
    """All tokens that lie open; without Navaratna there are none."""
    if scene.view.variant != NAVARATNA:
        return None
    title = scene.say("tokens")
    rows = join(_row(scene, colour) for colour in range(TOKEN_COLOURS))
    board = Board(scene.id("tokens-board"), WIDTH, ROW * TOKEN_COLOURS, rows, title)
    return Heading(title, scene.say("open-to-all")), board


def kinds(scene: RajasScene, colour: int) -> list[list[int]]:
    """The tokens of a colour that are left, alike ones together."""
    tables = scene.tables
    found: dict[tuple[int, ...], list[int]] = {}
    for token in tables.tokens_of[colour]:
        if scene.view.tokens[token]:
            found.setdefault(tuple(tables.token_rewards[token]), []).append(token)
    return list(found.values())


def _row(scene: RajasScene, colour: int) -> Markup:
    """The sign of the building that stands for the colour, and one token of each kind."""
    y, groups = ROW * colour, kinds(scene, colour)
    rewards = [len(scene.tables.token_rewards[group[0]]) // LENGTH for group in groups]
    wanted = [30.0 if one == 1 else 46.0 for one in rewards]
    step = min(1, (WIDTH - LEFT - GAP * len(groups)) / max(sum(wanted), 1))
    x, drawn = float(LEFT), []
    for group, wide in zip(groups, wanted, strict=True):
        drawn.append(_token(scene, group, Box(x, y + 14, wide * step, HIGH)))
        x += wide * step + GAP
    building = BUILDING_IDS[scene.tables.building_token.index(colour)]
    line = rule(0, y, WIDTH, y, "s-paper-3") if colour else None
    return join(line, icon(building, 0, y + 21, 22), drawn)


def _token(scene: RajasScene, group: list[int], box: Box) -> Markup:
    """Tokens that are alike: one of them, and how many there are."""
    token, tables = group[0], scene.tables
    x = box.x + box.w / 2
    count = words(f"×{len(group)}", box.right, box.y - 4, COUNT, "f-ink", "end")
    return scene.mark(
        f"token-{tables.token_ids[token]}",
        [f"token {tables.token_ids[one]}" for one in group],
        (
            arch(box, f"rj-token rj-token-{TOKEN_COLOUR_IDS[tables.token_colour[token]]}"),
            gains_across(tables.token_rewards[token], x, box.y + 22, CARD, 22),
            count if len(group) > 1 else None,
        ),
        ring=box,
    )
