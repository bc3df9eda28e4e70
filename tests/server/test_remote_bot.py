"""The example of thirty lines plays a whole game against a real server."""

import subprocess
import sys
from pathlib import Path

from serai.server.settings import Settings
from tests.server.process import api_server

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def test_a_bot_of_thirty_lines_joins_a_table_and_plays_to_the_end(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/serai.db", rate_limits=False, bot_workers=1)
    with api_server(settings) as server:
        token = server.client.post("/api/people", json={"name": "Ann"}).json()["token"]
        bot = {"kind": "bot", "bot": "random"}
        made = server.client.post(
            "/api/tables",
            json={"game": "taj_mahal", "seats": [{"kind": "open"}, bot, bot]},
            headers={"Authorization": f"Bearer {token}"},
        )
        command = [sys.executable, str(EXAMPLE), server.address, made.json()["id"]]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("The end: [")


def test_the_example_is_short() -> None:
    code = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(code) <= 34
