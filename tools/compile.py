"""Compile the engine with mypyc, as one unit.

    python tools/compile.py              beside the sources, if they changed since the last time
    python tools/compile.py --into DIR   into another folder (the build hook does so for a wheel)

Which modules make up the engine stands in pyproject.toml, `[tool.serai] compiled`. Without a C
compiler nothing is lost but speed: a line says so, and Serai runs as plain Python. A compile error
ends the same way, unless `--strict` or SERAI_REQUIRE_COMPILE=1 asks for a failure; the latter also
insists on a compiler. SERAI_NO_COMPILE=1 leaves everything as it is.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import os
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

UNIT = "serai_engine"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
JOBS = os.cpu_count() or 1


class UnavailableError(Exception):
    """This machine cannot compile; the message says what is missing."""


def engine_sources(root: Path) -> list[Path]:
    """The modules to compile: what the globs of pyproject.toml find, in a stable order."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    globs: list[str] = settings["tool"]["serai"]["compiled"]
    return sorted({path for glob in globs for path in root.glob(glob)})


# --- What the build was made from ------------------------------------------------------------


def manifest_path(root: Path) -> Path:
    """Beside the package, one per kind of Python; `serai._build` reads it at every start."""
    return root / "src" / "serai" / f"_compiled.{sys.implementation.cache_tag}.txt"


def manifest(root: Path, sources: list[Path]) -> str:
    """One line `digest  path` for every source the compiled code depends on."""
    src = root / "src"
    known = sorted({*sources, *(path for source in sources for path in _imported(src, source))})
    return "".join(f"{_digest(path)}  {path.relative_to(src).as_posix()}\n" for path in known)


def is_current(root: Path, sources: list[Path]) -> bool:
    """Was all that is there made from these sources? PageRequest at every start, so quickly.

    The list of the last time is enough: a new dependency can only come with a changed source.
    """
    current, src = manifest_path(root), root / "src"
    if not current.exists():
        return False
    lines = (line.split("  ", 1) for line in current.read_text().splitlines())
    made_from = {src / name: digest for digest, name in lines}
    extensions = {path.with_suffix("").with_suffix(".py") for path in _installed(root)}
    return (
        set(sources) <= made_from.keys()
        and {path for path in extensions if path.is_relative_to(src / "serai")} == set(sources)
        and all(path.exists() and _digest(path) == made_from[path] for path in made_from)
    )


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _imported(src: Path, source: Path) -> Iterator[Path]:
    """Modules of ours that `source` names: mypyc copies their `Final` constants into the C code."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            path = src.joinpath(*name.split(".")).with_suffix(".py")
            if name.startswith("serai.") and path.is_file():
                yield path


# --- Compiling -------------------------------------------------------------------------------


def find_compiler() -> None:
    """Make sure that there is a C compiler and Python's headers, or raise UnavailableError."""
    usual = str(sysconfig.get_config_var("CC") or "cc")
    for command in (os.environ.get("CC") or usual, usual, "cc", "gcc", "clang"):
        if shutil.which(command.split()[0]):
            break
    else:
        raise UnavailableError("there is no C compiler")
    if command != usual:
        os.environ["CC"] = command
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if not headers.is_file():
        raise UnavailableError("Python's C headers (Python.h) are not installed")


def build(root: Path, sources: list[Path]) -> Path:
    """Compile `sources` in the build folder; return the folder that holds the extensions."""
    try:
        from mypy.version import __version__ as mypy_version
        from mypyc.build import mypycify
        from setuptools import Distribution
    except ImportError as missing:
        raise UnavailableError(f"{missing.name} is not installed") from missing

    # Objects of another mypyc or another Python must never be linked into this unit. The path is
    # relative, so that a checkout that is moved keeps its objects.
    work = Path("build", f"{UNIT}-{mypy_version}-{sys.implementation.cache_tag}")
    lib = work / "lib"
    shutil.rmtree(root / lib, ignore_errors=True)
    names = [str(path.relative_to(root)) for path in sources]
    with contextlib.chdir(root):
        extensions = mypycify(
            # Errors in modules that are only imported are the business of `make lint`.
            ["--follow-imports=silent", f"--cache-dir={os.devnull}", *names],
            opt_level="3",
            debug_level="0",
            strip_asserts=False,
            # One C file a module: the run time is the same, and the cores share the work.
            multi_file=True,
            group_name=UNIT,
            target_dir=str(work / "c"),
        )
        for extension in extensions:
            if os.name == "posix":
                extension.extra_compile_args += ["-w"]
        command = _parallel_build_ext()(
            Distribution({"name": UNIT, "ext_modules": extensions, "script_name": "compile"})
        )
        command.build_lib, command.build_temp = str(lib), str(work / "objects")
        command.parallel = JOBS
        command.ensure_finalized()
        command.run()
    return root / lib


def _parallel_build_ext() -> Any:
    """setuptools' build_ext, but with all cores at the C files of one extension."""
    from setuptools.command.build_ext import build_ext

    class ParallelBuildExt(build_ext):  # type: ignore[misc]  # setuptools is untyped
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compile_in_turn = compiler.compile

            def compile_file(source: str, options: dict[str, Any]) -> list[str]:
                objects = compiler.object_filenames([source], output_dir=options["output_dir"])
                if _is_newer(Path(objects[0]), Path(source), options["include_dirs"] or []):
                    return list(objects)
                return list(compile_in_turn([source], **options))

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(JOBS) as pool:
                    parts = pool.map(lambda source: compile_file(source, options), sources)
                    return [name for part in parts for name in part]

            compiler.compile = compile_all
            super().build_extensions()

    return ParallelBuildExt


def _is_newer(target: Path, source: Path, include_dirs: list[str]) -> bool:
    """Is an object up to date? mypyc rewrites a C file or a header only if its text changes."""
    if not target.exists():
        return False
    headers = [path for folder in include_dirs for path in Path(folder).glob("**/*.h")]
    made = target.stat().st_mtime
    return all(path.stat().st_mtime < made for path in (source, *headers))


# --- Putting it in place ---------------------------------------------------------------------


def install(root: Path, lib: Path, record: str) -> None:
    """Put the extensions beside their sources, whole files at a time: others may be running."""
    src = root / "src"
    # A manifest that fits nothing: whoever starts meanwhile runs the sources, not a mixture.
    _write_whole(manifest_path(root), f"{'0' * 64}  serai/__init__.py\n".encode())
    fresh = {path.relative_to(lib) for path in lib.glob(f"**/*{SUFFIX}")}
    for name in fresh:
        _write_whole(src / name, (lib / name).read_bytes())
    for old in set(_installed(root)) - {src / name for name in fresh}:
        old.unlink()
    _write_whole(manifest_path(root), record.encode())


def uninstall(root: Path) -> None:
    """Leave plain Python: a build that is older than its sources would only confuse."""
    for path in _installed(root):
        path.unlink()
    manifest_path(root).unlink(missing_ok=True)


def _installed(root: Path) -> list[Path]:
    src = root / "src"
    return [*src.glob(f"{UNIT}*{SUFFIX}"), *src.glob(f"serai/**/*{SUFFIX}")]


def _write_whole(path: Path, data: bytes) -> None:
    part = path.with_name(f".{path.name}.{os.getpid()}")
    part.write_bytes(data)
    part.replace(path)


@contextlib.contextmanager
def alone(root: Path) -> Iterator[None]:
    """One build at a time in one checkout."""
    (root / "build").mkdir(exist_ok=True)
    with (root / "build" / "compile.lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# --- The command -----------------------------------------------------------------------------


def compile_engine(root: Path, into: Path | None) -> str:
    """Compile what has to be compiled; return one sentence on what was done."""
    sources = engine_sources(root)
    if not sources:
        return "no module to compile yet"
    if into is None and is_current(root, sources):
        return "the compiled engine is up to date"
    find_compiler()
    record = manifest(root, sources)
    lib = build(root, sources)
    if into is None:
        install(root, lib, record)
    else:
        shutil.copytree(lib, into, dirs_exist_ok=True)
    return f"compiled {len(sources)} modules"


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument("--into", type=Path, help="another folder than beside the sources")
    parser.add_argument("--strict", action="store_true", help="fail on a compile error")
    arguments = parser.parse_args()
    root = Path(__file__).resolve().parent.parent
    if os.environ.get("SERAI_NO_COMPILE"):
        print("serai: SERAI_NO_COMPILE is set: nothing compiled")
        return 0
    required = bool(os.environ.get("SERAI_REQUIRE_COMPILE"))
    with alone(root):
        try:
            print(f"serai: {compile_engine(root, arguments.into)}")
            return 0
        except UnavailableError as reason:
            said, fatal = str(reason), required
        # mypyc reports errors in our sources by SystemExit, having printed them.
        except (Exception, SystemExit) as error:
            said, fatal = f"compiling failed ({error})", required or arguments.strict
        if arguments.into is None:
            uninstall(root)
    print(f"serai: {said}: the engine is plain Python, right but slower", file=sys.stderr)
    return 1 if fatal else 0


if __name__ == "__main__":
    sys.exit(main())
