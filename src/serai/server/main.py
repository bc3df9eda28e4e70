"""The API alone, as uvicorn wants it: `uvicorn serai.server.main:app`."""

from serai.server.app import make_app
from serai.server.settings import Settings

app = make_app(Settings.from_environment())
