"""The measuring of a server measures: it starts one, plays at it, and says what it found."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SMALL = ("--tables", "2", "--seconds", "2", "--warm-up", "1", "--clicks", "1", "--rate", "2")


def test_a_small_load_is_carried_and_told() -> None:
    command = [sys.executable, "bench/load.py", "--game", "taj_mahal", *SMALL]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout[done.stdout.index("{") :])
    assert found["choices"] > 0
    assert found["failures"] == 0
