"""Every word of the picture, in one place. English for now: the texts layer will take over here."""

from collections.abc import Iterable, Sequence

from serai.games.taj_mahal.drawing.scene import Scene
from serai.games.taj_mahal.tables import NONE, SPECIAL, VISITS, Tables
from serai.games.taj_mahal.view import SideView

TITLE = "Taj Mahal"
PLAYED = "Played this visit"
COURT = "Court of the Grand Mogul"
INFLUENCE = "A pair wins the special card"
HAND = "Your hand"
OPEN = "Open cards"
HANDS = "Hands"
RESULT = "Result"
TOTAL = "Total"
NOT_NOW = "Not now"
WITHDRAW = "Withdraw"
END_TURN = "End turn"
FORECAST = "Withdrawing now would win"
NOTHING_WON = "nothing"
AFTER_THE_END = "Twelve visits have been made. The cards left in hand have been counted."
NOBODY_KNOWS = "Cards seen when taken lie open; the others are backs."

REASONS = {
    "taj-points-tiles": "Bonus tiles",
    "taj-points-goods": "Goods",
    "taj-points-palaces": "Palaces and roads",
    "taj-points-plus-two": "The +2 card",
    "taj-points-white": "White cards in hand",
    "taj-points-special": "Special cards in hand",
    "taj-points-colour": "Longest colour in hand",
}
REFUSALS = {
    "taj-refuse-colour": "you play one colour a visit",
    "taj-refuse-alone": "white and special cards go with a coloured one",
    "taj-refuse-second": "you play one coloured card a turn",
    "taj-refuse-taken": "a city holds one regular palace",
}
EFFECTS = {
    "special_elephant": "elephant",
    "special_grand_mogul": "grand mogul",
    "special_plus_two": "2 points a visit",
    "special_colour_change": "any colour",
}


# --- the prompt -------------------------------------------------------------------------------


def prompt(scene: Scene) -> str:
    """One sentence: what to do now, or whom one waits for."""
    view = scene.view
    if view.outcome is not None:
        winners = [scene.short_name(side) for side in view.outcome.winners]
        points = view.outcome.score(view.outcome.winners[0])
        verb = "win" if len(winners) > 1 or winners == ["You"] else "wins"
        return f"The game is over. {listed(winners)} {verb} with {points} points."
    if view.prompt is None:
        return "One moment"
    if scene.my_turn:
        return _request(scene)
    return f"Waiting for {scene.name(view.actor)} to {_task(scene)}."


def _request(scene: Scene) -> str:
    view = scene.view
    assert view.prompt is not None
    args = view.prompt.args
    match view.prompt.id:
        case "taj-prompt-turn":
            return _play_or_withdraw(scene)
        case "taj-prompt-companion":
            return "Add a white or special card, or end your turn."
        case "taj-prompt-palace":
            return (
                f"Put {_palaces(int(args['regular']), int(args['crowned']))} in {province(scene)}."
            )
        case "taj-prompt-take":
            left = int(args["left"])
            return "Take an open card." if left == 1 else f"Take an open card, {left} in all."
    return "Choose."


def _play_or_withdraw(scene: Scene) -> str:
    me = scene.me
    if me is None or len(scene.actions) == 1:
        return "No card of yours fits: withdraw."
    if me.colour == NONE:
        return "Play a coloured card, or withdraw."
    return f"Play a {scene.board.colours[me.colour].lower()} card, or withdraw."


def _palaces(regular: int, crowned: int) -> str:
    parts = []
    if regular:
        parts.append("a palace" if regular == 1 else f"{regular} palaces")
    if crowned:
        parts.append("the crowned palace")
    return listed(parts)


def _task(scene: Scene) -> str:
    assert scene.view.prompt is not None
    tasks = {
        "taj-prompt-turn": "play a card or withdraw",
        "taj-prompt-companion": "add a card or end the turn",
        "taj-prompt-palace": f"place palaces in {province(scene)}",
        "taj-prompt-take": "take open cards",
    }
    return tasks.get(scene.view.prompt.id, "choose")


# --- names of things --------------------------------------------------------------------------


def listed(parts: Sequence[str]) -> str:
    """a; a and b; a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def province(scene: Scene) -> str:
    return scene.board.lands[scene.view.province].name


def visit(number: int) -> str:
    return f"visit {number}"


def visit_of_twelve(scene: Scene) -> str:
    if scene.view.outcome is not None:
        return "After the last visit"
    return f"Visit {scene.view.visit} of {VISITS}: {province(scene)}"


def palace(owner: str, city: str, crowned: bool) -> str:
    kind = "crowned palace" if crowned else "palace"
    return f"{city}: {kind} of {'yours' if owner == 'You' else owner}"


def place_palace(city: str) -> str:
    return f"Put a palace in {city}"


def place_crown(city: str) -> str:
    return f"Put the crowned palace in {city}"


def bonus(tables: Tables, tile: int) -> str:
    good = tables.bonus_commodity[tile]
    if good != NONE:
        return f"Bonus tile: {tables.commodity_ids[good]}"
    if tables.bonus_draws[tile]:
        return "Bonus tile: draw a card"
    return f"Bonus tile: {tables.bonus_points[tile]} points"


def card(scene: Scene, number: int) -> str:
    tables = scene.view.tables
    if tables.card_colour[number] == SPECIAL:
        return f"Special: {EFFECTS[tables.card_ids[number]]}"
    colour = scene.board.colours[tables.card_colour[number]]
    return f"{colour}: {symbols(scene, tables.card_symbols[number])}"


def symbols(scene: Scene, numbers: Iterable[int]) -> str:
    return ", ".join(scene.board.symbols[symbol].lower() for symbol in numbers)


def not_now(reasons: Iterable[str]) -> tuple[str, ...]:
    """Why some cards cannot be played, from the longest way to say it to the shortest."""
    texts = [REFUSALS[reason] for reason in dict.fromkeys(reasons) if reason in REFUSALS]
    if not texts:
        return (NOT_NOW,)
    return (f"{NOT_NOW}: {'; '.join(texts)}.", f"{NOT_NOW}: {texts[0]}.", NOT_NOW)


def taking(scene: Scene) -> tuple[str, ...]:
    sides = len(scene.view.sides)
    many, last = scene.view.tables.draw[sides], scene.view.tables.last_draw[sides]
    return (
        f"{many} for each who withdraws, {last} for the last",
        f"take {many} on withdrawing",
        "",
    )


def gap(points: int, best: int) -> str:
    return "lead" if points == best else f"−{best - points}"


# --- for a screen reader ----------------------------------------------------------------------


def title(scene: Scene) -> str:
    return f"{TITLE}. {visit_of_twelve(scene)}"


def description(scene: Scene) -> str:
    """The position in plain sentences."""
    view = scene.view
    parts = [prompt(scene)]
    parts += [_side(scene, side) for side in view.sides]
    parts.append(f"Open cards: {'; '.join(card(scene, c) for c in view.display) or 'none'}.")
    parts.append(f"Deck: {view.deck_size} cards.")
    if scene.me is not None and scene.me.hand is not None:
        parts.append(f"Your hand: {'; '.join(card(scene, c) for c in scene.me.hand) or 'empty'}.")
    parts.append(_cities_of_now(scene))
    return " ".join(parts)


def _side(scene: Scene, side: SideView) -> str:
    name = f"{scene.name(side.side)} ({scene.letter(side.side).upper()})"
    text = f"{name}: {side.score} points, {side.hand_size} cards"
    won = [prize for prize, winner in enumerate(scene.view.winner) if winner == side.side]
    if won:
        text += f", has won {symbols(scene, won)}"
    if not side.active:
        return text + ", has withdrawn."
    shown = [
        f"{count} {scene.board.symbols[symbol].lower()}"
        for symbol, count in enumerate(side.counts)
        if count
    ]
    text += f", on the table {', '.join(shown) or 'nothing'}"
    if side.would_win:
        text += f", would win {symbols(scene, side.would_win)}"
    return text + "."


def _cities_of_now(scene: Scene) -> str:
    view = scene.view
    cities = []
    for city in view.tables.province_cities[view.province]:
        owners = [
            f"{'crowned ' if crowned else ''}palace of {scene.name(owner)}"
            for owner, crowned in ((view.regular[city], False), (view.crowned[city], True))
            if owner != NONE
        ]
        cities.append(f"{scene.board.places[city].name} {' and '.join(owners) or 'free'}")
    return f"{province(scene)}: {', '.join(cities)}."
