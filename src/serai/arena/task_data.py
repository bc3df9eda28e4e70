"""Data that tasks refer to by a hash, such as the weights of a network: sent once, not with each
task.

The process that makes tasks keeps the data here and puts its name into them; whatever starts
workers sends them everything that is kept.
"""

from hashlib import sha256

from serai.core.errors import SeraiError

_kept: dict[str, bytes] = {}
"""Data kept in this process, or received when it started as a worker."""


def keep(data: bytes) -> str:
    """Keep data for all workers that start from now on; returns its name."""
    name = sha256(data).hexdigest()[:16]
    _kept[name] = data
    return name


def find(name: str) -> bytes:
    if name not in _kept:
        raise SeraiError(f"this worker was not given the data {name!r}, which its task needs")
    return _kept[name]


def everything() -> dict[str, bytes]:
    """All data, to be sent to a worker."""
    return dict(_kept)


def receive(data: dict[str, bytes]) -> None:
    """In a worker: keep the data it was sent."""
    _kept.update(data)
