"""Which build of the engine runs: the one compiled with mypyc, or the same source as plain Python.

`serai/__init__.py` calls `prepare()` before it imports anything else of the package, for once a
compiled module is loaded it is too late to choose. This module therefore imports nothing of Serai.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

_PACKAGE = Path(__file__).resolve().parent
_HEART = "serai.core.play"  # in every compiled unit, so it answers for the whole


class _SourceFinder(MetaPathFinder):
    """Finds `serai.*` in .py files only, where Python itself would prefer the .so beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("serai."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prepare() -> None:
    """Choose the build: plain source if SERAI_PURE=1, or if a checkout was edited since compiling.

    A unit half compiled and half not would break in odd ways, so it is all or nothing.
    """
    if any(isinstance(finder, _SourceFinder) for finder in sys.meta_path):
        return
    if os.environ.get("SERAI_PURE", "0") in ("", "0"):
        changed = _changed_since_compiled()
        if changed is None:
            return
        print(
            f"serai: {changed} changed since the engine was compiled; running plain Python, "
            "which is slower (make compile)",
            file=sys.stderr,
        )
    sys.meta_path.insert(0, _SourceFinder())


def _changed_since_compiled() -> str | None:
    """The first source that is not what was compiled. Only a checkout keeps a list of them."""
    manifest = _PACKAGE / f"_compiled.{sys.implementation.cache_tag}.txt"
    if not manifest.exists():
        return None
    from hashlib import sha256  # not needed by an installed package

    for line in manifest.read_text().splitlines():
        digest, name = line.split("  ", 1)
        source = _PACKAGE.parent / name
        if not source.exists() or sha256(source.read_bytes()).hexdigest() != digest:
            return name
    return None


def compiled() -> bool:
    """Does the compiled engine run? The module that is loaded knows, not what was asked for."""
    module = sys.modules.get(_HEART)
    if module is not None:
        origin = module.__file__
    else:
        spec = importlib.util.find_spec(_HEART)
        origin = spec.origin if spec is not None else None
    return origin is not None and not origin.endswith(tuple(SOURCE_SUFFIXES))


def describe() -> str:
    """One line on the build and the machine, for `serai version` and for benchmark records."""
    import platform

    return ", ".join(
        (
            "compiled with mypyc" if compiled() else "plain Python",
            f"{platform.python_implementation()} {platform.python_version()}",
            f"{platform.system()} {platform.machine()}",
            processor(),
        )
    )


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    import platform

    return platform.processor() or "unknown processor"
