"""`serai serve`: the pages and the API, for a laptop or for a small server."""

import ipaddress
import os
import socket
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from serai._extras import require
from serai.cli.common import database_option
from serai.core.errors import SetupError

if TYPE_CHECKING:
    from serai.server.settings import Settings

APPLICATION = "serai.web.site:app"
"""By name: the pages stand above the command line, which must not know them."""
CONNECTION = "serai.server.connections:Connection"
"""By name, too: only server processes need it."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0: the whole network.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535))
@database_option
@click.option(
    "--secret",
    default="",
    envvar="SERAI_SECRET",
    metavar="TEXT",
    help="Signs the cookies. Default: made once and kept in a file.",
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Server processes; more than one needs PostgreSQL.",
)
@click.option("--base-path", default="", metavar="PATH", help="Where a proxy mounts us: /serai.")
@click.option(
    "--trusted-proxy",
    is_flag=True,
    help="Believe X-Forwarded-* headers, and send cookies over HTTPS only.",
)
@click.option(
    "--bots",
    "bot_workers",
    default=2,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Processes in which bots think.",
)
@click.option(
    "--metrics-token",
    default="",
    envvar="SERAI_METRICS_TOKEN",
    metavar="TEXT",
    help="Opens /metrics to who sends it. Default: shut.",
)
def command(
    host: str,
    port: int,
    database: str,
    secret: str,
    workers: int,
    base_path: str,
    trusted_proxy: bool,
    bot_workers: int,
    metrics_token: str,
) -> None:
    """Open the gates: play in the browser, alone or with friends who get a link.

    Everything is kept in one file; stop with Ctrl-C and go on later.
    """
    require("server", "serai serve")
    _check_wishes(database, workers, base_path, metrics_token)
    from serai.server.settings import Settings  # here: `serai --help` works without the server

    settings = replace(
        Settings.from_environment(),
        database=database,
        secret=secret,
        host=host,
        port=port,
        base_path=base_path,
        trusted_proxy=trusted_proxy,
        secure_cookies=trusted_proxy,
        bot_workers=bot_workers,
        metrics_token=metrics_token,
    )
    _check_database(settings)
    os.environ.update(settings.environment())
    _greet(host, port, base_path)
    _run(host, port, workers, trusted_proxy)


def _check_wishes(database: str, workers: int, base_path: str, metrics_token: str) -> None:
    """What does not go together is said before anything is started."""
    if database.startswith("postgresql"):
        require("postgres", "a database on PostgreSQL")
    if workers > 1 and database.startswith("sqlite"):
        raise SetupError(
            "several server processes need PostgreSQL: --database postgresql+psycopg://…"
        )
    if workers > 1 and metrics_token:
        raise SetupError(
            "every process has figures of its own: start one `serai serve` for each port instead "
            "of --workers, and read them all; see docs/hosting.md"
        )
    if base_path and (not base_path.startswith("/") or base_path.endswith("/")):
        raise SetupError("a base path starts with a slash and does not end with one: /serai")


def _check_database(settings: "Settings") -> None:
    """Whatever is wrong with it or its key is told in one line, before anybody is invited."""
    import sqlalchemy as sa

    from serai.server.database import Database
    from serai.server.signing_key import signing_key

    address = settings.database
    try:
        with closing(Database(address)) as database:
            database.lock()
            database.create()
            signing_key(settings, database)
    except sa.exc.SQLAlchemyError as fault:
        why = str(getattr(fault, "orig", None) or fault).splitlines()[0]
        raise SetupError(f"the database {address!r} cannot be used: {why}") from None


def _run(host: str, port: int, workers: int, trusted_proxy: bool) -> None:
    import uvicorn  # here: other commands need not wait for it

    uvicorn.run(
        APPLICATION,
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        proxy_headers=trusted_proxy,
        forwarded_allow_ips="*" if trusted_proxy else None,
        timeout_graceful_shutdown=3,
        server_header=False,
        http=CONNECTION,
    )


def _greet(host: str, port: int, base_path: str) -> None:
    """Say where to go; on an open network also for the phones of friends."""
    address = host
    if not _is_loopback(host):
        address = own_address() if host in ("0.0.0.0", "::") else host
    shown = f"[{address}]" if ":" in address else address
    link = f"http://{shown}:{port}{base_path}/"
    click.echo(f"Serai is open at {link}")
    if not _is_loopback(host):
        import segno

        segno.make(link, error="l").terminal(compact=True)
    click.echo("Stop with Ctrl-C; the tables stay.")


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def own_address() -> str:
    """The address of this machine in its network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
