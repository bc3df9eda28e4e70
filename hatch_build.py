"""Build hook: compile the engine when Serai is installed or made into a wheel.

The work is done by tools/compile.py in a process of its own: mypyc wants the project as its
working directory and ends the process when it meets an error.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if version == "editable":  # the extensions land beside the sources
            self._compile()
            return
        folder = Path(self.root) / "build" / "wheel"
        shutil.rmtree(folder, ignore_errors=True)
        self._compile("--into", str(folder))
        extensions = list(folder.glob(f"**/*{sysconfig.get_config_var('EXT_SUFFIX')}"))
        for path in extensions:
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        if extensions:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compile(self, *options: str) -> None:
        command = [sys.executable, str(Path(self.root) / "tools" / "compile.py"), *options]
        subprocess.run(command, cwd=self.root, check=True)
