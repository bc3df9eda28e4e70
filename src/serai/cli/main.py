"""`serai`: the entry of the command line. Every mistake of a user ends in one clear line."""

import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import click

from serai._extras import MissingExtra
from serai.core.errors import SeraiError
from serai.draw.errors import PictureError

COMMANDS = (
    "serve",
    "backup",
    "restore",
    "play",
    "show",
    "replay",
    "verify",
    "rules",
    "components",
    "simulate",
    "arena",
    "ladder",
    "train",
    "bench",
    "version",
)
"""Each is a module of this package with a `command`, in the order that `--help` lists them."""


class Fault(click.ClickException):
    """A mistake of the user: one line on the error output, and exit code 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(f"serai: {' '.join(self.message.split())}", err=True, file=file)


class Commands(click.Group):
    """Commands that are imported when they are needed, so that a short one starts at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"serai.cli.{cmd_name}").command
        return command

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise  # the reader of our output has gone, as `head` does: click ends quietly
        except (SeraiError, PictureError, MissingExtra) as fault:
            raise Fault(str(fault)) from None
        except OSError as fault:
            raise Fault(f"{fault.filename or 'a file'}: {fault.strerror}") from None


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Great board games of the Silk Road: play them, watch them, measure them.

    Start with `serai play taj_mahal` or `serai play agra`: you against three bots, in this
    terminal. Every command explains itself with --help.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a letter gets a "?" for it
            stream.reconfigure(errors="replace")
