"""Write the records of tests/records again: `PYTHONPATH=src python -m tests.records.make GAME`.

Run this after a change of the rules, and only then. Without the name of a game all records are
written.
"""

import sys
from collections.abc import Sequence
from importlib import import_module

import serai
from tests.records.recipe import HERE, Recipe, make, path_of


def recipes_of(game: str) -> Sequence[Recipe]:
    found: Sequence[Recipe] = import_module(f"tests.{game}.recipes").RECIPES
    return found


def main() -> None:
    """All records, or those of the games named on the command line."""
    for recipe in (recipe for game in sys.argv[1:] or serai.GAMES for recipe in recipes_of(game)):
        path_of(recipe).parent.mkdir(exist_ok=True)
        path_of(recipe).write_text(make(recipe), encoding="utf-8")
        print(path_of(recipe).relative_to(HERE))


if __name__ == "__main__":
    main()
