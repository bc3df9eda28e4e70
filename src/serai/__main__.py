"""`python -m serai` is `serai`."""

from serai.cli.main import main

main(prog_name="serai")
