"""`serai`, and `python -m serai`: the command line, or what to install for it."""

import sys

from serai._extras import MissingExtra, require


def main() -> None:
    try:
        require("cli", "the command line")
    except MissingExtra as missing:
        print(f"serai: {missing}", file=sys.stderr)
        sys.exit(2)
    from serai.cli.main import main as run

    run(prog_name="serai")


if __name__ == "__main__":
    main()
