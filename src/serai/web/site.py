"""The whole site as an application: the API and the pages. Settings come from the environment."""

import os

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from serai.draw.parts import definitions
from serai.server.app import make_app
from serai.server.settings import Settings
from serai.web import (
    account,
    account_passkeys,
    components,
    home,
    making,
    preferences_page,
    replay,
    result,
    rules,
    static,
    table,
)
from serai.web.errors import speak_html
from serai.web.lobby import qr_code

BOT_PAUSE = 0.6
"""Seconds between two moves of bots: people want to see what happens."""


async def favicon(request: Request) -> Response:
    mark = definitions(["serai"])
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color="#1b2150">'
        "<style>.f-ink{fill:#1b2150}.f-paper{fill:#fdf9ee}</style>"
        f'<defs>{mark}</defs><use href="#serai"/></svg>'
    )
    return Response(svg, media_type="image/svg+xml")


async def qr(request: Request) -> Response:
    live = await table.open_table(request)
    address = str(request.base_url).rstrip("/") + f"/t/{live.id}"
    return Response(qr_code(address), media_type="image/svg+xml")


routes: list[BaseRoute] = [
    Route("/", home.home),
    Route("/play-now", home.play_now, methods=["POST"]),
    Route("/next", home.next_table),
    Route("/new/{game}", making.form),
    Route("/new/{game}", making.make, methods=["POST"]),
    Route("/t/{id}", table.show),
    Route("/t/{id}/now", table.now),
    Route("/t/{id}/turn", table.turn, methods=["POST"]),
    Route("/t/{id}/rewind", table.rewind, methods=["POST"]),
    Route("/t/{id}/chat", table.chat, methods=["POST"]),
    Route("/t/{id}/sit", table.sit, methods=["POST"]),
    Route("/t/{id}/fill", table.fill, methods=["POST"]),
    Route("/t/{id}/back", table.come_back, methods=["POST"]),
    Route("/t/{id}/ask-bot", table.ask_bot, methods=["POST"]),
    Route("/t/{id}/qr.svg", qr),
    Route("/t/{id}/replay", replay.of_table),
    Route("/t/{id}/replay/picture.png", replay.picture_of_table),
    Route("/t/{id}/branch", replay.branch_table, methods=["POST"]),
    Route("/t/{id}/result", result.show),
    Route("/t/{id}/rematch", result.rematch, methods=["POST"]),
    Route("/replay", replay.upload_form),
    Route("/replay", replay.upload, methods=["POST"]),
    Route("/replay/{id}", replay.of_record),
    Route("/replay/{id}/picture.png", replay.picture_of_record),
    Route("/replay/{id}/branch", replay.branch_record, methods=["POST"]),
    Route("/rules", rules.all_games),
    Route("/rules/{game}", rules.rules),
    Route("/rules/{game}/clauses", rules.clauses),
    Route("/components/{game}", components.components),
    Route("/settings", preferences_page.show),
    Route("/settings", preferences_page.save, methods=["POST"]),
    Route("/account", account.show),
    Route("/account/sign-up", account.sign_up, methods=["POST"]),
    Route("/account/log-in", account.log_in, methods=["POST"]),
    Route("/account/log-out", account.log_out, methods=["POST"]),
    Route("/account/end-sessions", account.end_sessions, methods=["POST"]),
    Route("/account/name", account.rename, methods=["POST"]),
    Route("/account/password", account.set_password, methods=["POST"]),
    Route("/account/passkey/remove", account.remove_passkey, methods=["POST"]),
    Route("/account/passkey/add/options", account_passkeys.offer, methods=["POST"]),
    Route("/account/passkey/add", account_passkeys.add, methods=["POST"]),
    Route("/account/passkey/use/options", account_passkeys.ask, methods=["POST"]),
    Route("/account/passkey/use", account_passkeys.use, methods=["POST"]),
    Route("/stream", table.watch),
    Route("/favicon.svg", favicon),
    Route("/static/{version}/{name:path}", static.serve),
]


def make_site(settings: Settings, bot_pause: float = 0.0) -> Starlette:
    """The site with these settings."""
    made = make_app(settings, routes, bot_pause)
    speak_html(made)
    return made


def app() -> Starlette:
    """The site for a server process that was started with settings in its environment."""
    pause = float(os.environ.get("SERAI_BOT_PAUSE", BOT_PAUSE))
    return make_site(Settings.from_environment(), pause)
